import { MOST_STEPS, stuck } from '@wonders/core';
import { draw } from '../chance.js';
import { type CardId, isLetter, type Letter } from '../components/cards.js';
import { START_CELLS } from '../components/grid.js';
import { HUMAN_START, VERSUS } from '../components/supplies.js';
import type { TileId } from '../components/tiles.js';
import { canPay } from '../costs.js';
import type { Sink } from '../events.js';
import { suppliesOf } from '../options.js';
import { discard, discardHand, playCard } from '../play/cards.js';
import { construct } from '../play/construct.js';
import { end } from '../play/end.js';
import { exploit } from '../play/exploit.js';
import { gain } from '../play/gain.js';
import { halBuilds } from '../play/hal.js';
import { urbanize } from '../play/urbanize.js';
import { expertChoice } from '../script/expert-level.js';
import {
  type Commitment,
  type Draft,
  isSolo,
  type Phase,
  PLAYER_SEAT,
  player,
  SCRIPT_SEAT,
  seatDecision,
  seatInTurn,
} from '../state/index.js';
import { withPiece } from '../table/pool.js';
import { characterCard } from '../table/tableau.js';
import { refill } from './deck.js';
import { notePlaced, soloEnding, supply, versusEnding } from './endings.js';

/** What each phase does when no decision is pending. */
const NEXT: Readonly<Record<Phase, (draft: Draft, emit?: Sink) => void>> = {
  /** HAL-06, HAL-09: the starting city is laid, then the first cards are burnt. */
  city(draft, emit) {
    if (draft.city.length < START_CELLS.length) return draw(draft, 'start-tile', PLAYER_SEAT, 1, emit);
    draft.burning = suppliesOf(draft.options).burnt;
    draft.phase = isSolo(draft) ? 'stash' : 'first';
  },
  /** HAL-12: the human's tiles. */
  stash(draft, emit) {
    draft.phase = 'draw';
    nextRound(draft, emit);
    draw(draft, 'tile', PLAYER_SEAT, HUMAN_START.tile, emit);
  },
  /** HAL-73: who begins. */
  first: (draft, emit) => draw(draft, 'first-player', 0, 1, emit),
  /** HAL-71: starter sets, or four characters each to draft from. */
  characters(draft, emit) {
    const starter = draft.options.characters === 'starter';
    if (draft.turn === draft.players.length) {
      draft.phase = starter ? 'equip' : 'draft';
      draft.turn = 0;
      return;
    }
    const seat = seatInTurn(draft);
    if (starter || player(draft, seat).dealt.length === VERSUS.dealt - 1) draft.turn++;
    draw(draft, starter ? 'starter-set' : 'character', seat, 1, emit);
  },
  draft(draft, emit) {
    if (player(draft, 0).characters.length < VERSUS.characters) {
      draft.pending.push(seatDecision('draft'));
      return;
    }
    // HAL-71: the last card goes back, unseen.
    for (const [seat, each] of draft.players.entries()) {
      for (const card of each.dealt) draft.characters = withPiece(draft.characters, card);
      each.dealt = [];
      emit?.({ kind: 'characters', seat, characters: each.characters });
    }
    draft.phase = 'equip';
  },
  /** HAL-72: what the characters start with, in turn order. */
  equip(draft, emit) {
    if (draft.turn === draft.players.length) {
      draft.phase = 'draw';
      return;
    }
    const seat = seatInTurn(draft);
    const items = { resource: 0, tile: 0, point: 0 };
    for (const card of player(draft, seat).characters) {
      const { start } = characterCard(draft.options, card);
      items.resource += start.resource;
      items.tile += start.tile;
      items.point += start.point;
    }
    draft.turn++;
    gain(draft, seat, items, emit);
  },
  draw: (draft, emit) => (isSolo(draft) ? drawForHal(draft, emit) : drawHands(draft, emit)),
  /** HAL-75: in turn order, each until he declines or has no token. */
  'new-hand'(draft, emit) {
    if (draft.turn === draft.players.length) {
      draft.phase = 'commit';
      return;
    }
    const seat = seatInTurn(draft);
    const { hand, newHands } = player(draft, seat);
    if (hand.length < VERSUS.handSize) draw(draft, 'card', seat, 1, emit);
    else if (newHands > 0) draft.pending.push(seatDecision('new-hand', seat));
    else draft.turn++;
  },
  commit(draft) {
    draft.phase = 'resolve';
    draft.turn = 0;
    draft.pending.push(seatDecision('commit'));
  },
  resolve,
  act(draft) {
    draft.phase = 'reveal';
    draft.pending.push(seatDecision('act', PLAYER_SEAT));
  },
  /** HAL-21: Hal's card is turned up. HAL-57: before that it is settled whether the human has placed all resources. */
  reveal(draft, emit) {
    notePlaced(draft);
    if (draft.halCard === 'face-down') return draw(draft, 'hal-card', SCRIPT_SEAT, 1, emit);
    emit?.({ kind: 'revealed', card: draft.halCard as CardId });
    draft.phase = 'hal';
    draft.pending.push(seatDecision('hal', SCRIPT_SEAT));
  },
  /** HAL-46: Hal does nothing without a tile. */
  hal(draft, emit) {
    const card = draft.halCard as CardId;
    if (supply(draft) === 0) {
      emit?.({ kind: 'idle', card });
      discard(draft, SCRIPT_SEAT, [card], 'table', emit);
      draft.halCard = null;
      draft.phase = 'end';
    } else draft.phase = draft.options.level === 'expert' && isLetter(card) ? 'expert' : 'build';
  },
  /** HAL-54: which of two cards Hal uses. */
  expert(draft, emit) {
    const { halCard, expertCard } = draft;
    if (expertCard === null) return draw(draft, 'expert-card', SCRIPT_SEAT, 1, emit);
    const choice = expertChoice(draft, halCard as Letter, expertCard);
    emit?.({ kind: 'expert', ...choice });
    discard(draft, SCRIPT_SEAT, [choice.used === expertCard ? (halCard as CardId) : expertCard], 'table', emit);
    draft.halCard = choice.used;
    draft.expertCard = null;
    draft.phase = 'build';
  },
  build(draft, emit) {
    if (draft.halTile === null) return draw(draft, 'hal-tile', SCRIPT_SEAT, 1, emit);
    draft.phase = 'end';
    halBuilds(draft, draft.halCard as CardId, draft.halTile, emit);
  },
  end: endOfRound,
};

/** HAL-74: the committed cards are turned up and played in turn order. HAL-79: after each it is settled whether all is placed. */
function resolve(draft: Draft, emit?: Sink): void {
  notePlaced(draft);
  if (draft.turn === draft.players.length) {
    draft.phase = 'end';
    return;
  }
  const seat = seatInTurn(draft);
  draft.turn++;
  const mover = player(draft, seat);
  const { card, tile: committed } = mover.commitment as Commitment;
  mover.commitment = null;
  const tile = committed !== null && canPay(draft, seat, card, committed) ? committed : null;
  // HAL-85: the tile stays in the stash.
  if (tile !== committed) emit?.({ kind: 'tile-back', seat, card, tile: committed as TileId });
  playCard(draft, seat, card, tile, emit);
  if (!isLetter(card)) {
    if (tile === null) exploit(draft, seat, card, null, emit);
    else construct(draft, seat, card, tile, emit);
  } else if (tile === null) {
    draft.running = { seat, card, site: null, giveWay: null };
    draft.pending.push(seatDecision('take', seat));
  } else urbanize(draft, seat, card, tile, emit);
}

/** Goes on until a decision is pending or the game is over. */
export function settle(draft: Draft, emit?: Sink): void {
  for (let left = MOST_STEPS; draft.pending.length === 0 && draft.ending === null; left--) {
    if (left === 0) stuck();
    if (draft.burning > 0) draw(draft, 'burn', PLAYER_SEAT, 1, emit);
    // HAL-50: the last card has just been drawn.
    else if (draft.deck.length === 0) refill(draft, emit);
    else if (runsOut(draft)) callForTiles(draft);
    else if (draft.owed > 0) payOwed(draft, emit);
    else NEXT[draft.phase](draft, emit);
  }
}

/** HAL-78, HAL-79: whether a supply has just run out, the first or the second one. */
const runsOut = (draft: Draft): boolean => !isSolo(draft) && draft.emptied < 2 && supply(draft) === 0;

/** HAL-78: the player who had the last turn draws the rest from the second supply; what that lacks is lost. */
function payOwed(draft: Draft, emit?: Sink): void {
  const tile = draft.owed;
  draft.owed = 0;
  gain(draft, (draft.first + draft.turn - 1) % draft.players.length, { resource: 0, tile, point: 0 }, emit);
}

/**
 * HAL-78: at once all seats with a tile are asked, even if it is committed: who is left out would give away what he has committed.
 * HAL-79: the second time the game ends with the round.
 */
function callForTiles(draft: Draft): void {
  if (++draft.emptied === 2) return;
  for (const each of draft.players) each.settled = each.tiles.length === 0;
  if (draft.players.some(({ settled }) => !settled)) draft.pending.push(seatDecision('return-tiles'));
}

/** HAL-74: unplayed cards go to the left neighbour, the first-player card with them; a player remembers the cards that he hands on. */
function passHands(draft: Draft, emit?: Sink): void {
  const hands = draft.players.map(({ hand }) => hand);
  for (const [seat, each] of draft.players.entries()) {
    const received = hands[(seat + hands.length - 1) % hands.length] as CardId[];
    each.known = each.known.filter((card) => !received.includes(card));
    for (const card of each.hand) if (!each.known.includes(card)) each.known = withPiece(each.known, card);
    each.hand = received;
  }
  draft.first = (draft.first + 1) % hands.length;
  emit?.({ kind: 'passed', hands: draft.players.map(({ hand }) => hand) });
}

function endOfRound(draft: Draft, emit?: Sink): void {
  const solo = isSolo(draft);
  // HAL-22: the unplayed card.
  if (solo) discardHand(draft, PLAYER_SEAT, emit);
  const ending = solo ? soloEnding(draft) : versusEnding(draft);
  draft.phase = 'draw';
  if (ending !== null) end(draft, ending, emit);
  else if (solo) nextRound(draft, emit);
  else passHands(draft, emit);
}

/** HAL-73, HAL-74: all draw up to four cards, from the first player of the round that begins. */
function drawHands(draft: Draft, emit?: Sink): void {
  for (draft.turn = 0; draft.turn < draft.players.length; draft.turn++) {
    const seat = seatInTurn(draft);
    if (player(draft, seat).hand.length < VERSUS.handSize) {
      draw(draft, 'card', seat, 1, emit);
      return;
    }
  }
  nextRound(draft, emit);
  draft.phase = 'new-hand';
}

/** HAL-18, HAL-19: three cards, one of them for Hal; a blind gift stays unseen on the deck. */
function drawForHal(draft: Draft, emit?: Sink): void {
  const blind = draft.options.giftToHal === 'blind';
  if (player(draft, PLAYER_SEAT).hand.length < (blind ? 2 : 3)) draw(draft, 'card', PLAYER_SEAT, 1, emit);
  else {
    draft.phase = 'act';
    if (!blind) {
      draft.pending.push(seatDecision('give', PLAYER_SEAT));
      return;
    }
    draft.halCard = 'face-down';
    emit?.({ kind: 'laid' });
    // HAL-50: all can tell which card the last one is.
    if (draft.deck.length === 1) draw(draft, 'hal-card', SCRIPT_SEAT, 1, emit);
  }
}

function nextRound(draft: Draft, emit?: Sink): void {
  draft.round++;
  draft.turn = 0;
  emit?.({ kind: 'round', round: draft.round, first: draft.first });
}
