import { type ActionCard, type BuildingType, type Category, type DiscId, type Move, WONDERS } from '../../src/index.js';
import { BY_JOKER, CARDS_DRAWN, FIVE, LIGHT, PARTS, REST, ROWS, TRIPLED } from '../by-hand/printed.js';
import { discBonus, needs, ranked, sum } from '../by-hand/table.js';
import { active, type Kept, needed, opponents } from './kept.js';

// The moves of a game kept by hand: EIGHT-30 to EIGHT-154.

/** What comes up by chance: the type of the next building card, which this seat draws, or the kind of the next action card. */
export interface Chance {
  card(seat: number): BuildingType;
  action(seat: number): ActionCard;
}

const TYPES: readonly BuildingType[] = ['camel', 'crane', 'ship', 'stone-mason'];

const row = <T>(rows: readonly T[], i: number): T => {
  const found = rows[i];
  if (found === undefined) throw new RangeError(`No entry ${i}`);
  return found;
};

/** EIGHT-36: a card from the draw pile, and no card if the discard pile is empty too. */
function draw(kept: Kept, seat: number, chance: Chance): void {
  if (sum(kept.pile) === 0) [kept.pile, kept.discard] = [kept.discard, [0, 0, 0, 0]];
  if (sum(kept.pile) === 0) return;
  const kind = TYPES.indexOf(chance.card(seat));
  kept.pile[kind] = row(kept.pile, kind) - 1;
  const hand = row(kept.hands, seat);
  hand[kind] = row(hand, kind) + 1;
}

/** Building cards from a hand to the discard pile. What others know of the hand may have been these. */
function spend(kept: Kept, seat: number, cards: readonly number[]): void {
  const less = (from: readonly number[]) => from.map((each, kind) => each - row(cards, kind));
  kept.hands[seat] = less(row(kept.hands, seat));
  kept.shown[seat] = less(row(kept.shown, seat)).map((each) => Math.max(0, each));
  kept.discard = kept.discard.map((each, kind) => each + row(cards, kind));
}

/** EIGHT-116. */
function discardAction(kept: Kept, seat: number, card: ActionCard): void {
  const held = row(kept.actions, seat);
  held.splice(held.indexOf(card), 1);
  kept.played.push(card);
}

const score = (kept: Kept, seat: number, category: Category, points: number): void => {
  row(kept.scores, seat)[category] += points;
};

const ask = (kept: Kept, asked: Kept['asked'], waiting: readonly number[]): void => {
  kept.asked = asked;
  kept.waiting = [...waiting];
};

/** EIGHT-62, EIGHT-63: decoys go back, and with them a trading card that stands alone. */
function reveal(kept: Kept): void {
  const wanted = needed(kept);
  kept.offers = kept.offers.map((offer, seat) => {
    if (offer === null) return null;
    kept.shown[seat] = row(kept.shown, seat).map((each, kind) => Math.max(each, offer.cards[kind as 0] ?? 0));
    const [a, b, c, d] = offer.cards.map((each, kind) => (row(wanted, kind) > 0 ? each : 0));
    const cards = [a ?? 0, b ?? 0, c ?? 0, d ?? 0] as const;
    return { cards, trade: offer.trade && sum(cards) > 0 };
  });
  ask(kept, 'select', [active(kept)]);
}

/** EIGHT-75 to EIGHT-78. */
function build(kept: Kept, accept: readonly number[], byJokers: readonly number[]): void {
  const builder = active(kept);
  const site = kept.site ?? 0;
  const placed = row(kept.parts, Math.floor(site / 3));
  const place = (seat: number, parts: number): void => {
    const supply = PARTS - sum(kept.parts.map((each) => row(each, seat)));
    placed[seat] = row(placed, seat) + Math.min(parts, supply);
  };
  let receiver = builder;
  let missing = [...needed(kept)];
  for (const seat of accept) {
    const { cards, trade } = kept.offers[seat] ?? { cards: [0, 0, 0, 0] as const, trade: false };
    missing = missing.map((each, kind) => each - (cards[kind as 0] ?? 0));
    spend(kept, seat, cards);
    place(trade ? builder : seat, sum(cards));
    if (trade) receiver = seat;
  }
  place(builder, sum(missing));
  spend(
    kept,
    builder,
    missing.map((each, kind) => each - row(byJokers, kind)),
  );
  for (let used = 0; used < sum(byJokers); used += BY_JOKER) discardAction(kept, builder, 'joker');
  row(kept.discs, receiver).push(kept.spaces[site] as DiscId);
  kept.spaces[site] = null;
}

/** EIGHT-79, EIGHT-86: the seats whose offers have not been accepted, and their correct cards. */
const turnedDown = (kept: Kept): readonly { readonly seat: number; readonly cards: number }[] =>
  opponents(kept)
    .filter((seat) => kept.accepted === null || !kept.accepted.includes(seat))
    .map((seat) => ({ seat, cards: sum(kept.offers[seat]?.cards ?? []) }))
    .filter(({ cards }) => cards > 0);

/** EIGHT-125: who is asked for a Triple bonus, before anybody scores. */
function answerOffers(kept: Kept, chance: Chance): void {
  const holders = turnedDown(kept).filter(({ seat }) => row(kept.actions, seat).length > 0);
  kept.tripled = [];
  ask(
    kept,
    'triple',
    holders.map(({ seat }) => seat),
  );
  if (holders.length === 0) settle(kept, chance);
}

const isOpen = (kept: Kept, wonder: number): boolean =>
  kept.spaces.slice(3 * wonder, 3 * wonder + 3).some((disc) => disc !== null);

/** EIGHT-101 to EIGHT-105, EIGHT-135. */
function rank(kept: Kept, wonder: number, category: 'finished' | 'unfinished'): void {
  const { first, second } = kept.row === 'light' ? LIGHT : row(ROWS, kept.row - 1);
  const points = ranked(row(kept.parts, wonder), first, second, REST);
  for (const [seat, each] of points.entries()) score(kept, seat, category, each);
  kept.parts[wonder] = points.map(() => 0);
}

/** EIGHT-79 to EIGHT-82: what happens after the last answer. */
function settle(kept: Kept, chance: Chance): void {
  for (const { seat, cards } of turnedDown(kept))
    score(kept, seat, 'rejected', kept.tripled.includes(seat) ? TRIPLED * cards : cards);
  const wonder = Math.floor((kept.site ?? 0) / 3);
  const isBuilt = kept.accepted !== null;
  kept.site = null;
  kept.offers = kept.offers.map(() => null);
  if (isBuilt && !isOpen(kept, wonder)) {
    rank(kept, wonder, 'finished');
    kept.row = kept.row === 'light' ? 'light' : Math.min(7, kept.row + 1);
    if (kept.hasActionCards) row(kept.actions, active(kept)).push(chance.action(active(kept)));
  }
  const shows = (kind: number) => kept.spaces.some((disc) => disc !== null && row(needs(disc), kind) > 0);
  if (isBuilt && ![0, 1, 2, 3].every(shows)) end(kept, 'type-gone');
  else endTurn(kept, isBuilt, chance);
}

/** EIGHT-31, EIGHT-126, EIGHT-133. */
function endTurn(kept: Kept, tookDisc: boolean, chance: Chance): void {
  kept.turns++;
  kept.idle = tookDisc ? 0 : kept.idle + 1;
  const seat = active(kept);
  if (kept.idle >= kept.patience) end(kept, 'stall');
  else if (row(kept.actions, seat).length > 0) ask(kept, 'double', [seat]);
  else nextSeat(kept, chance);
}

/** EIGHT-31 to EIGHT-35: the columns move, then everybody draws. */
function nextSeat(kept: Kept, chance: Chance): void {
  const drawing = kept.track;
  kept.track = [...opponents(kept), active(kept)];
  for (const seat of drawing) draw(kept, seat, chance);
  ask(kept, 'turn', [active(kept)]);
}

/** EIGHT-123, EIGHT-127, EIGHT-138 to EIGHT-140: what the discs and action cards of a seat are worth in the end. */
export function possessions(kept: Kept, seat: number): { readonly discs: number; readonly actions: number } {
  const discs = row(kept.discs, seat);
  const holds = (card: ActionCard) => row(kept.actions, seat).filter((each) => each === card).length;
  return { discs: discBonus(discs), actions: FIVE * holds('five-vp') + discs.length * holds('disc-bonus') };
}

/** EIGHT-130 to EIGHT-136. */
function end(kept: Kept, ending: 'type-gone' | 'stall'): void {
  kept.ending = ending;
  kept.row = 'light';
  for (const wonder of WONDERS.keys()) if (isOpen(kept, wonder)) rank(kept, wonder, 'unfinished');
  for (const seat of kept.discs.keys()) {
    const { discs, actions } = possessions(kept, seat);
    score(kept, seat, 'discs', discs);
    score(kept, seat, 'actions', actions);
  }
  ask(kept, 'over', []);
}

/** Plays a move of a seat on the kept table. */
export function play(kept: Kept, move: Move, chance: Chance): void {
  if (!('seat' in move)) return;
  const { seat } = move;
  switch (move.kind) {
    case 'pass':
      draw(kept, seat, chance);
      endTurn(kept, false, chance);
      break;
    case 'build':
      kept.site = 3 * WONDERS.indexOf(move.wonder) + move.space;
      ask(kept, 'offer', opponents(kept));
      break;
    case 'offer':
      kept.offers[seat] = { cards: move.cards, trade: move.trade };
      kept.waiting = kept.waiting.filter((each) => each !== seat);
      if (kept.waiting.length === 0) reveal(kept);
      break;
    case 'complete':
      kept.accepted = move.accept;
      build(kept, move.accept, move.jokers);
      answerOffers(kept, chance);
      break;
    case 'abandon':
      kept.accepted = null;
      answerOffers(kept, chance);
      break;
    case 'triple':
      if (move.use) discardAction(kept, seat, 'triple-bonus');
      if (move.use) kept.tripled.push(seat);
      kept.waiting = kept.waiting.slice(1);
      if (kept.waiting.length === 0) settle(kept, chance);
      break;
    case 'double':
      if (move.use) discardAction(kept, seat, 'double-turn');
      if (move.use) ask(kept, 'turn', [seat]);
      else nextSeat(kept, chance);
      break;
    case 'card-draw':
      discardAction(kept, seat, 'card-draw');
      for (let i = 0; i < CARDS_DRAWN; i++) draw(kept, seat, chance);
      break;
    case 'card-trade':
      discardAction(kept, seat, 'card-trade');
      spend(kept, seat, move.give);
      for (let i = 0; i < sum(move.give); i++) draw(kept, seat, chance);
      break;
  }
}
