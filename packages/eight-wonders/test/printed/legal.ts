import { type ActionCard, type Cards, type Move, WONDERS } from '../../src/index.js';
import { BY_JOKER, MOST_TRADED } from '../by-hand/printed.js';
import { KINDS, sum } from '../by-hand/table.js';
import { active, type Kept, needed } from './kept.js';

// What may be played on the kept table, found by force: every move that could be written down, and a yes or no for each.

/** Every vector with at most so many of each type. */
function vectors(most: readonly number[]): readonly Cards[] {
  const upTo = (kind: number) => Array.from({ length: (most[kind] ?? 0) + 1 }, (_, i) => i);
  return upTo(0).flatMap((a) =>
    upTo(1).flatMap((b) => upTo(2).flatMap((c) => upTo(3).map((d) => [a, b, c, d] as const))),
  );
}

const held = (kept: Kept, seat: number, card: ActionCard): number =>
  (kept.actions[seat] ?? []).filter((each) => each === card).length;

const hand = (kept: Kept, seat: number): readonly number[] => kept.hands[seat] ?? [];

const within = (cards: readonly number[], most: readonly number[]): boolean =>
  cards.every((each, kind) => each <= (most[kind] ?? 0));

/** EIGHT-56 to EIGHT-61. */
function mayOffer(kept: Kept, seat: number, cards: readonly number[], trade: boolean): boolean {
  const wanted = needed(kept);
  const isWithinNeeds = cards.every((each, kind) => wanted[kind] === 0 || each <= (wanted[kind] ?? 0));
  const hasCards = sum(cards) > 0;
  return within(cards, hand(kept, seat)) && sum(cards) <= sum(wanted) && isWithinNeeds && (hasCards || !trade);
}

/** EIGHT-65 to EIGHT-70, EIGHT-122. */
function mayComplete(kept: Kept, accept: readonly number[], byJokers: readonly number[]): boolean {
  const taken = accept.map((seat) => kept.offers[seat] ?? null);
  let trades = 0;
  const accepted = [0, 0, 0, 0];
  for (const offer of taken) {
    if (offer === null || sum(offer.cards) === 0) return false;
    if (offer.trade) trades++;
    for (const kind of KINDS) accepted[kind] = (accepted[kind] ?? 0) + offer.cards[kind];
  }
  if (trades > 1) return false;
  const missing = needed(kept).map((each, kind) => each - (accepted[kind] ?? 0));
  if (missing.some((each) => each < 0)) return false;
  const jokers = sum(byJokers) / BY_JOKER;
  if (!Number.isInteger(jokers) || jokers > held(kept, active(kept), 'joker')) return false;
  const own = missing.map((each, kind) => each - (byJokers[kind] ?? 0));
  return own.every((each) => each >= 0) && within(own, hand(kept, active(kept)));
}

/** EIGHT-121. */
const mayTrade = (kept: Kept, seat: number, give: readonly number[]): boolean =>
  sum(give) >= 1 && sum(give) <= MOST_TRADED && within(give, hand(kept, seat)) && held(kept, seat, 'card-trade') > 0;

/** EIGHT-51. */
const mayBuild = (kept: Kept, wonder: number, space: number): boolean => {
  const isThere = (each: number) => kept.spaces[3 * wonder + each] !== null;
  return isThere(space) && (!kept.top || ![0, 1, 2].some((each) => each < space && isThere(each)));
};

/** Every Card trade that could be written down, up to one card more of each type than the hand has. */
const trades = (kept: Kept, seat: number): readonly Move[] =>
  vectors(hand(kept, seat).map((each) => Math.min(each, MOST_TRADED) + 1)).map((give) => ({
    kind: 'card-trade',
    seat,
    give,
  }));

/** Every offer that could be written down, up to one card more of each type than the hand has or the disc shows. */
function offers(kept: Kept, seat: number): readonly Move[] {
  const most = sum(needed(kept));
  const all = vectors(hand(kept, seat).map((each) => Math.min(each, most) + 1));
  return all.flatMap((cards) => [false, true].map((trade): Move => ({ kind: 'offer', seat, cards, trade })));
}

/** Every completion that could be written down: any seats, and Jokers for one card more than there are Jokers for. */
function completions(kept: Kept): readonly Move[] {
  const seat = active(kept);
  const jokers = held(kept, seat, 'joker');
  const most = needed(kept).map((each) => (jokers === 0 ? 0 : Math.min(each, BY_JOKER * jokers) + 1));
  const sets = Array.from({ length: 2 ** kept.seats }, (_, set) =>
    Array.from(kept.hands.keys()).filter((each) => (set >> each) % 2 === 1),
  );
  const all = vectors(most);
  return sets.flatMap((accept) => all.map((byJokers): Move => ({ kind: 'complete', seat, accept, jokers: byJokers })));
}

const builds = (seat: number): readonly Move[] =>
  WONDERS.flatMap((wonder) => [0, 1, 2].map((space): Move => ({ kind: 'build', seat, wonder, space })));

/** Every move of a seat that could be written down, but for cards that it does not hold. */
export function wellFormed(kept: Kept, seat: number): readonly Move[] {
  const uses = [false, true];
  return [
    { kind: 'pass', seat },
    { kind: 'abandon', seat },
    { kind: 'card-draw', seat },
    ...uses.map((use): Move => ({ kind: 'triple', seat, use })),
    ...uses.map((use): Move => ({ kind: 'double', seat, use })),
    ...builds(seat),
    ...(held(kept, seat, 'card-trade') > 0 ? trades(kept, seat) : []),
    ...(kept.asked === 'offer' ? offers(kept, seat) : []),
    ...(kept.asked === 'select' && seat === active(kept) ? completions(kept) : []),
  ];
}

/** Whether a seat may play a move that is written down properly. */
export function isLegal(kept: Kept, move: Move): boolean {
  if (!('seat' in move)) return false;
  const { asked } = kept;
  const { seat } = move;
  // Offers come in any order, other answers one after the other.
  const isAsked = asked === 'offer' ? kept.waiting.includes(seat) : kept.waiting[0] === seat;
  if (!isAsked) return false;
  // EIGHT-115: where a seat turns, offers or selects, it may play these cards first.
  const isOwnDecision = asked === 'turn' || asked === 'offer' || asked === 'select';
  switch (move.kind) {
    case 'pass':
      return asked === 'turn';
    case 'build':
      return asked === 'turn' && mayBuild(kept, WONDERS.indexOf(move.wonder), move.space);
    case 'offer':
      return asked === 'offer' && mayOffer(kept, seat, move.cards, move.trade);
    case 'complete':
      return asked === 'select' && mayComplete(kept, move.accept, move.jokers);
    case 'abandon':
      return asked === 'select';
    case 'card-draw':
      return isOwnDecision && held(kept, seat, 'card-draw') > 0;
    case 'card-trade':
      return isOwnDecision && mayTrade(kept, seat, move.give);
    case 'triple':
      return asked === 'triple' && (!move.use || held(kept, seat, 'triple-bonus') > 0);
    case 'double':
      return asked === 'double' && (!move.use || held(kept, seat, 'double-turn') > 0);
    default:
      return false;
  }
}
