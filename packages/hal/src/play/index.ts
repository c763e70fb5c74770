import { playByKind } from '@wonders/core';
import type { Letter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import type { Cell } from '../components/grid.js';
import type { Event, Sink } from '../events.js';
import type { MoveOf, SeatMove } from '../notation.js';
import type { Decision, Running } from '../state/index.js';
import { type Draft, isSolo, PLAYER_SEAT, player } from '../state/index.js';
import { withoutPiece, withPiece } from '../table/pool.js';
import { liftedToken, tokenAt, tokenChoice } from '../table/tokens.js';
import { discard, discardHand, playCard } from './cards.js';
import { construct } from './construct.js';
import { exploit } from './exploit.js';
import { resupply } from './resupply.js';
import { halHarvests, harvest, urbanize } from './urbanize.js';

/** HAL-19: Hal's card, face down. */
function give(draft: Draft, _: Decision, { card }: MoveOf<'give'>, emit?: Sink): void {
  const human = player(draft, PLAYER_SEAT);
  human.hand = withoutPiece(human.hand, card);
  draft.halCard = card;
  emit?.({ kind: 'given', card });
}

/** HAL-31, HAL-32, HAL-84: the token is put down. If another one gives way, that one is next; then the new building's neighbours produce. */
function moveToken(draft: Draft, decision: Decision, { x, y }: MoveOf<'move-token'>, emit?: Sink): void {
  const running = draft.running as Running & { readonly site: Cell };
  const { seat, card, site } = running;
  const letter = liftedToken(draft) as Letter;
  const givesWay = tokenAt(draft, x, y) ?? null;
  // A chain ends before it returns to the token of the card (HAL-84). In a forged position it might not, and would never end.
  if (givesWay === card) throw new RangeError(`token ${card} gives way to itself: no game comes to this position`);
  if (givesWay !== null) {
    const giveWay = running.giveWay ?? (tokenChoice(draft)?.between?.[1] === givesWay ? 'after' : 'before');
    draft.running = { ...running, giveWay };
    draft.tokens = { ...draft.tokens, [letter]: { x, y }, [givesWay]: null };
    emit?.({ kind: 'token', letter, givesWay, x, y });
    draft.pending.push(decision);
    return;
  }
  draft.running = null;
  draft.tokens = { ...draft.tokens, [letter]: { x, y } };
  emit?.({ kind: 'token', letter, givesWay, x, y });
  discard(draft, seat, [card], 'table', emit);
  if (isSolo(draft) && seat !== PLAYER_SEAT) halHarvests(draft, site, emit);
  else harvest(draft, seat, site, emit);
}

/** HAL-24, chosen when the card is turned up. */
function take(draft: Draft, _: Decision, { item }: MoveOf<'take'>, emit?: Sink): void {
  const { seat, card } = draft.running as Running;
  draft.running = null;
  exploit(draft, seat, card, item, emit);
}

/** HAL-71: when all have chosen, the picks are kept and the rest goes to the left. */
function pick(draft: Draft, _: Decision, { seat, character }: MoveOf<'draft'>, emit?: Sink): void {
  player(draft, seat).pick = character;
  emit?.({ kind: 'picked', seat, character });
  if (draft.players.some((each) => each.pick === null)) return;
  draft.pending.pop();
  for (const each of draft.players) {
    const kept = each.pick as CharacterId;
    each.dealt = withoutPiece(each.dealt, kept);
    each.characters = withPiece(each.characters, kept);
    each.pick = null;
  }
  const dealt = draft.players.map((each) => each.dealt);
  for (const [to, each] of draft.players.entries())
    each.dealt = dealt[(to + dealt.length - 1) % dealt.length] as CharacterId[];
  emit?.({ kind: 'passed', hands: draft.players.map((each) => each.dealt) });
}

/** HAL-75: four cards for a token; when a player declines, the next one is asked. */
function newHand(draft: Draft, { whose }: Decision, { use }: MoveOf<'new-hand'>, emit?: Sink): void {
  if (!use) {
    draft.turn++;
    return;
  }
  player(draft, whose).newHands--;
  emit?.({ kind: 'new-hand', seat: whose });
  discardHand(draft, whose, emit);
}

/** HAL-74: a commitment; after the last one all are turned up. */
function commit(draft: Draft, _: Decision, { seat, card, tile }: MoveOf<'commit'>, emit?: Sink): void {
  player(draft, seat).commitment = { card, tile };
  emit?.({ kind: 'committed', seat, card, tile });
  if (draft.players.every(({ commitment }) => commitment !== null)) draft.pending.pop();
}

/** HAL-78: one more tile to return, or the end; when all have ended, the supply is renewed. */
function returnTiles(draft: Draft, _: Decision, { seat, tile }: MoveOf<'return-tiles'>, emit?: Sink): void {
  const mover = player(draft, seat);
  if (tile !== null) {
    mover.returned = withPiece(mover.returned, tile);
    return;
  }
  mover.settled = true;
  if (draft.players.some(({ settled }) => !settled)) return;
  draft.pending.pop();
  resupply(draft, emit);
}

/** Plays a legal move of a seat. */
export const play = playByKind<Draft, Decision, SeatMove, Event>({
  give,
  exploit(draft, { whose }, { card, take }, emit) {
    playCard(draft, whose, card, null, emit);
    exploit(draft, whose, card, take, emit);
  },
  urbanize(draft, { whose }, { card, tile }, emit) {
    playCard(draft, whose, card, tile, emit);
    urbanize(draft, whose, card, tile, emit);
  },
  construct(draft, { whose }, { card, tile }, emit) {
    playCard(draft, whose, card, tile, emit);
    construct(draft, whose, card, tile, emit);
  },
  'move-token': moveToken,
  take,
  draft: pick,
  'new-hand': newHand,
  commit,
  'return-tiles': returnTiles,
  // HAL-45: the phases that follow play it.
  'hal-turn': () => undefined,
});
