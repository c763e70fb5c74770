import type { BaseDraft, ChanceEvent, Decision, Emit, Frozen, GameRefusal, Seat, Viewer } from '../index.js';
import {
  CHANCE,
  choose,
  defineChance,
  defineGame,
  drawInt,
  integer,
  integerField,
  rank,
  withDefault,
} from '../index.js';

// Sealed: cards 1 to 24 and the prizes 1 to 4. Before each prize every seat draws up to two cards, unseen by the
// others; then a prize turns up, all seats bid one card at once, and the highest card takes the prize.
type Entry = Decision & { readonly to: Seat };
type Move =
  | { readonly kind: 'bid'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'prize'; readonly card: number };
type Event =
  | { readonly kind: 'bid'; readonly seat: Seat; readonly card: number | 'hidden' }
  | { readonly kind: 'sold'; readonly to: Seat; readonly prize: number };
type Sink = Emit<Event | ChanceEvent<Move>>;

interface Draft extends BaseDraft {
  pending: Entry[];
  pool: number[];
  prizes: number[];
  prize: number | null;
  hands: number[][];
  bids: (number | null)[];
  won: number[];
}
type State = Frozen<Draft>;
type View = Omit<State, 'viewer' | 'rng' | 'hands' | 'bids'> & {
  readonly viewer: Viewer;
  readonly rng: null;
  readonly hands: readonly (readonly (number | 'hidden')[])[];
  readonly bids: readonly (number | 'hidden' | null)[];
};

const BID: Entry = { kind: 'bid', seat: 0, to: 0 };
const PRIZE: Entry = { kind: 'prize', seat: CHANCE, to: 0 };
const CARD: readonly Entry[] = [0, 1, 2, 3].map((to) => ({ kind: 'card', seat: CHANCE, to }));
const ascending = (a: number | 'hidden', b: number | 'hidden') => Number(a) - Number(b);
const take = (cards: number[], i: number) => cards.splice(i, 1)[0] ?? 0;

const drawn = (kind: 'card' | 'prize', pile: (s: State | View) => readonly number[]) => ({
  size: (s: State | View) => pile(s).length,
  at: (s: State | View, _: Entry, i: number): Move => ({ kind, card: pile(s)[i] ?? 0 }),
  find: (s: State | View, _: Entry, move: Move) => pile(s).indexOf(move.card),
});
const chance = defineChance<State | View, Draft, Entry, Move, Event>({
  // SEALED-1: a card goes to one hand, unseen by the others.
  card: {
    ...drawn('card', (s) => s.pool),
    to: (_, entry) => entry.to,
    apply(draft, entry, i) {
      draft.hands[entry.to] = [...(draft.hands[entry.to] ?? []), take(draft.pool, i)].sort(ascending);
    },
  },
  // SEALED-2: a prize turns up in sight of all.
  prize: {
    ...drawn('prize', (s) => s.prizes),
    to: () => 'all',
    apply(draft, _, i) {
      draft.prize = take(draft.prizes, i);
    },
  },
});

function clone(s: State): Draft {
  const piles = { pending: [...s.pending], pool: [...s.pool], prizes: [...s.prizes] };
  const each = { hands: s.hands.map((hand) => [...hand]), bids: [...s.bids], won: [...s.won] };
  return { ...s, rng: s.rng && { ...s.rng }, ...piles, ...each };
}

function settle(draft: Draft, emit?: Sink): void {
  while (draft.pending.length === 0) {
    const short = draft.hands.findIndex((hand) => hand.length < 2);
    if (draft.prize !== null) draft.pending.push(BID);
    else if (draft.prizes.length === 0) return;
    else chance.ask(draft, CARD[short] ?? PRIZE, emit);
  }
}

function play(draft: Draft, _: Entry, move: Move, emit?: Sink): void {
  if (move.kind !== 'bid') return;
  const hand = draft.hands[move.seat] ?? [];
  draft.bids[move.seat] = take(hand, hand.indexOf(move.card));
  emit?.({ kind: 'bid', seat: move.seat, card: move.card });
  if (draft.bids.includes(null)) return;
  // SEALED-4: all bids are in; the highest takes the prize.
  const prize = draft.prize ?? 0;
  const to = draft.bids.indexOf(Math.max(...draft.bids.map(Number)));
  draft.won[to] = (draft.won[to] ?? 0) + prize;
  emit?.({ kind: 'sold', to, prize });
  draft.bids.fill(null);
  draft.prize = null;
  draft.pending.pop();
}

/**
 * The kit's own small game: private hands, private draws, sealed bids. The guide "Write your own game" walks through it.
 *
 * @category Testing
 */
export const sealed = /* @__PURE__ */ defineGame<
  State,
  Draft,
  Move,
  Event,
  View,
  { seats: number },
  GameRefusal,
  Entry
>({
  id: 'sealed',
  rules: 1,
  options: { seats: withDefault(integer(2, 4), 3) },
  setup: ({ seats }, rng) => ({
    game: 'sealed',
    rules: 1,
    viewer: null,
    rng,
    pending: [],
    pool: Array.from({ length: 24 }, (_, i) => i + 1),
    prizes: [1, 2, 3, 4],
    prize: null,
    hands: Array.from({ length: seats }, () => []),
    bids: Array(seats).fill(null),
    won: Array(seats).fill(0),
  }),
  clone,
  seats: (s) => s.won.map((_, seat) => ({ name: `Seat ${seat + 1}`, role: 'player' })),
  decisions: {
    // SEALED-3: every seat bids one card of its hand, all at once.
    bid: {
      kinds: ['bid'],
      actors: (s) => s.bids.flatMap((bid, seat) => (bid === null ? [seat] : [])),
      size: () => 24,
      at: (_, __, i, seat) => ({ kind: 'bid', seat, card: i + 1 }),
      no: (s, _, move) => (move.kind === 'bid' && s.hands[move.seat]?.includes(move.card) ? '' : 'not-held'),
      refuse: () => ({ code: 'not-held', rule: 'SEALED-3' }),
    },
  },
  chance,
  play,
  settle,
  // SEALED-5: the bot bids high for the prizes 3 and 4, low for the others.
  bot(view, seat, trace) {
    const hand = view.hands[seat]?.filter((card) => card !== 'hidden') ?? [];
    const big = (s: View) => Number(s.prize) > 2;
    const high = { rule: 'SEALED-5', says: 'high for a big prize', when: big, score: Number };
    const low = { rule: 'SEALED-5', says: 'low for a small one', score: (card: number) => -card };
    return { kind: 'bid', seat, card: choose(hand, [high, low], view, trace)[0] ?? 0 };
  },
  outcome({ won }) {
    const scores = won.map((total, seat) => ({ seat, total, categories: { prizes: total }, order: [total] }));
    return rank('all-sold', scores);
  },
  // A hidden card lies in the view's pool: nobody but its owner can place it.
  view(s, viewer) {
    const show = (card: number, seat: Seat) => (seat === viewer ? card : 'hidden');
    const hands = s.hands.map((hand, seat) => hand.map((card) => show(card, seat)));
    const bids = s.bids.map((bid, seat) => bid && show(bid, seat));
    const unseen = [...s.hands, ...s.bids.map((bid) => (bid === null ? [] : [bid]))];
    const others = unseen.filter((_, i) => i % s.won.length !== viewer).flat();
    return { ...s, viewer, rng: null, pool: [...s.pool, ...others].sort(ascending), hands, bids };
  },
  viewEvent: (event, viewer) => (event.kind === 'bid' && event.seat !== viewer ? { ...event, card: 'hidden' } : event),
  determinize(view, rng) {
    const pool = [...view.pool];
    const fill = <T>(card: T | 'hidden') => (card === 'hidden' ? take(pool, drawInt(rng, pool.length)) : card);
    const hands = view.hands.map((hand) => hand.map(fill).sort(ascending));
    const bids = view.bids.map(fill);
    return clone({ ...view, viewer: null, rng, pool, hands, bids });
  },
  notation: {
    bid: { seat: integerField(0, 3), card: integerField(1, 24) },
    card: { card: integerField(1, 24) },
    prize: { card: integerField(1, 4) },
  },
  describeMove(_, move) {
    if (move.kind === 'bid') return `Seat ${move.seat + 1} bids ${move.card}`;
    return move.kind === 'card' ? `A ${move.card} is drawn` : `The prize is ${move.card}`;
  },
  describeRefusal: () => 'that card is not in the hand',
});
