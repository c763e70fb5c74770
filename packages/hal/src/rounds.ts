import type { ChanceEvent, Emit, Seat } from '@wonders/core';
import { construct, discard, discardHand, end, exploit, gain, playCard, urbanize } from './actions.js';
import { draw } from './chance.js';
import { top } from './city.js';
import { type CardId, isLetter } from './components/cards.js';
import { HUMAN_START, START_CELLS, VERSUS } from './components/setup.js';
import type { Event } from './events.js';
import type { Move } from './move.js';
import { expertChoice, halBuilds } from './opponent/hal.js';
import { withPiece, inOrder } from './pool.js';
import { characterCard } from './scoring.js';
import { suppliesOf } from './setup.js';
import { type Draft, seatDecision, type Ending, SCRIPT_SEAT, PLAYER_SEAT, isSolo, type Phase, player, seatInTurn } from './state.js';

type Sink = Emit<Event | ChanceEvent<Move>>;

const supply = (draft: Draft): number => draft.unseen.length - draft.removed;

/** HAL-50: the pawns' cards and the discard pile make the new deck, of which the first cards are burnt. */
function refill(draft: Draft, emit?: Sink): void {
  const cards = draft.city.filter(({ pawn }) => pawn).map(top);
  draft.reserve = draft.reserve.filter((card) => !cards.includes(card));
  draft.city = draft.city.map((building) => (building.pawn ? { ...building, pawn: false } : building));
  draft.deck = cards.reduce(withPiece<CardId>, draft.discard);
  draft.discard = [];
  draft.burning = Math.min(draft.options.cardsBurntAtEachRefill, suppliesOf(draft.options).burnt);
  emit?.({ kind: 'refilled', cards: inOrder(cards) });
}

/** HAL-18, HAL-50: the next card of the deck, or first a new deck. */
function drawCard(draft: Draft, kind: 'card' | 'expertCard', seat: Seat, emit?: Sink): void {
  if (draft.deck.length === 0) refill(draft, emit);
  else draw(draft, kind, seat, 1, emit);
}

function nextRound(draft: Draft, emit?: Sink): void {
  draft.round++;
  draft.turn = 0;
  emit?.({ kind: 'round', round: draft.round, first: draft.first });
}

/** What each phase does next when nobody has to decide. */
const STEPS: Readonly<Record<Phase, (draft: Draft, emit?: Sink) => void>> = {
  /** HAL-06, HAL-09: the starting city, then the first cards to the discard pile. */
  city(draft, emit) {
    if (draft.city.length < START_CELLS.length) return draw(draft, 'startTile', PLAYER_SEAT, 1, emit);
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
  first: (draft, emit) => draw(draft, 'firstPlayer', 0, 1, emit),
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
    draw(draft, starter ? 'starterSet' : 'character', seat, 1, emit);
  },
  draft(draft, emit) {
    if (player(draft, 0).characters.length < VERSUS.characters) {
      draft.pending.push(seatDecision('draft'));
      return;
    }
    // HAL-71: the last card goes back unseen.
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
    if (hand.length < VERSUS.handSize) drawCard(draft, 'card', seat, emit);
    else if (newHands > 0) draft.pending.push(seatDecision('newHand', seat));
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
  /** HAL-21: Hal's card is turned up. */
  reveal(draft, emit) {
    if (draft.halCard === 'face-down') return draw(draft, 'halCard', SCRIPT_SEAT, 1, emit);
    if (draft.halCard !== null) emit?.({ kind: 'revealed', card: draft.halCard });
    draft.phase = 'hal';
    draft.pending.push(seatDecision('hal', SCRIPT_SEAT));
  },
  /** HAL-46: without a tile Hal does nothing. */
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
    if (expertCard === null) return drawCard(draft, 'expertCard', SCRIPT_SEAT, emit);
    const choice = expertChoice(draft, halCard as never, expertCard);
    emit?.({ kind: 'expert', ...choice });
    discard(draft, SCRIPT_SEAT, [choice.used === expertCard ? (halCard as CardId) : expertCard], 'table', emit);
    draft.halCard = choice.used;
    draft.expertCard = null;
    draft.phase = 'build';
  },
  build(draft, emit) {
    if (draft.halTile === null) return draw(draft, 'halTile', SCRIPT_SEAT, 1, emit);
    draft.phase = 'end';
    halBuilds(draft, draft.halCard as CardId, draft.halTile, emit);
  },
  end: endOfRound,
};

/** HAL-18, HAL-19: three cards, of which one is Hal's; the blind third stays unseen on the deck. */
function drawForHal(draft: Draft, emit?: Sink): void {
  const blind = draft.options.giftToHal === 'blind';
  if (player(draft, PLAYER_SEAT).hand.length < (blind ? 2 : 3)) drawCard(draft, 'card', PLAYER_SEAT, emit);
  else if (blind && draft.deck.length === 0) refill(draft, emit);
  else {
    if (blind) {
      draft.halCard = 'face-down';
      emit?.({ kind: 'laid' });
    } else draft.pending.push(seatDecision('give', PLAYER_SEAT));
    draft.phase = 'act';
  }
}

/** HAL-73, HAL-74: everybody draws up to four, in the turn order of the round that ends; then the next one begins. */
function drawHands(draft: Draft, emit?: Sink): void {
  for (draft.turn = 0; draft.turn < draft.players.length; draft.turn++) {
    const seat = seatInTurn(draft);
    if (player(draft, seat).hand.length < VERSUS.handSize) {
      drawCard(draft, 'card', seat, emit);
      return;
    }
  }
  if (draft.round > 0) draft.first = (draft.first + 1) % draft.players.length;
  nextRound(draft, emit);
  draft.phase = 'new-hand';
}

/** HAL-74: the committed cards are turned up and carried out in turn order. */
function resolve(draft: Draft, emit?: Sink): void {
  if (supply(draft) === 0 && draft.emptied !== 2) {
    // HAL-79: the second time ends the game.
    if (++draft.emptied === 1) callForTiles(draft);
    return;
  }
  if (draft.turn === draft.players.length) {
    draft.phase = 'end';
    return;
  }
  const seat = seatInTurn(draft);
  draft.turn++;
  const mover = player(draft, seat);
  if (mover.commitment === null) return;
  const { card, tile } = mover.commitment;
  mover.commitment = null;
  playCard(draft, seat, card, tile, emit);
  if (!isLetter(card)) {
    if (tile === null) exploit(draft, seat, card, null, emit);
    else construct(draft, seat, card, tile, emit);
  } else if (tile === null) {
    draft.running = { seat, card, site: null };
    draft.pending.push(seatDecision('take', seat));
  } else urbanize(draft, seat, card, tile, emit);
}

/**
 * HAL-78: everybody who has a tile is asked, even if it is committed: otherwise who is not asked would tell what he has
 * committed.
 */
function callForTiles(draft: Draft): void {
  for (const each of draft.players) each.settled = each.tiles.length === 0;
  if (draft.players.some(({ settled }) => !settled)) draft.pending.push(seatDecision('returnTiles'));
}

/** HAL-78: a point for each returned tile; the tiles are the second supply. */
export function resupply(draft: Draft, emit?: Sink): void {
  draft.outOfPlay = draft.unseen;
  draft.removed = 0;
  draft.unseen = inOrder(draft.players.flatMap(({ returned }) => returned));
  for (const each of draft.players) {
    each.tiles = each.tiles.filter((tile) => !each.returned.includes(tile));
    each.points += each.returned.length;
  }
  emit?.({ kind: 'resupplied', returned: draft.players.map(({ returned }) => returned.length) });
}

/** HAL-56, HAL-57, HAL-59, in the order of HAL-60. */
function soloEnding(draft: Draft): Ending | null {
  const human = player(draft, PLAYER_SEAT);
  if (supply(draft) === 0) return 'tiles-exhausted';
  if (human.resources + human.supply === 0) return 'human-resources-placed';
  return player(draft, SCRIPT_SEAT).resources === 0 ? 'hal-resources-exhausted' : null;
}

/** HAL-79 */
function versusEnding({ emptied, players }: Draft): Ending | null {
  if (emptied === 2) return 'tiles-exhausted';
  return players.some(({ resources, supply }) => resources + supply === 0) ? 'resources-placed' : null;
}

/** HAL-74: unplayed cards go to the left neighbour; whoever hands cards on remembers them. */
function passHands(draft: Draft, emit?: Sink): void {
  const hands = draft.players.map(({ hand }) => hand);
  for (const [seat, each] of draft.players.entries()) {
    const received = hands[(seat + hands.length - 1) % hands.length] as CardId[];
    each.known = each.known.filter((card) => !received.includes(card));
    for (const card of each.hand) if (!each.known.includes(card)) each.known = withPiece(each.known, card);
    each.hand = received;
  }
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

/** Runs what nobody decides, until somebody has to decide or the game is over. */
export function settle(draft: Draft, emit?: Sink): void {
  while (draft.pending.length === 0 && draft.ending === null) {
    if (draft.burning > 0) draw(draft, 'burn', PLAYER_SEAT, 1, emit);
    else STEPS[draft.phase](draft, emit);
  }
}
