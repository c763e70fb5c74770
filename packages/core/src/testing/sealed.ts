import type {
  BaseDraft,
  ChanceEvent,
  Decision,
  Emit,
  Frozen,
  GameTypes,
  Reason,
  Rung,
  Seat,
  StartOptions,
  Viewer,
} from '../index.js';
import {
  among,
  CHANCE,
  choose,
  defineChance,
  defineGame,
  drawInt,
  integer,
  list,
  nullable,
  object,
  oneOf,
  playByKind,
  rank,
  stateSchema,
  withDefault,
} from '../index.js';
import { commonEnglish, speaker } from '../words/index.js';

/**
 * A move of the game Sealed: bid a card, or answer chance with the card that turns up.
 *
 * @category Testing
 */
export type Move =
  | {
      readonly kind: 'bid';
      /** The seat that bids. */
      readonly seat: Seat;
      /** A card of its hand, 1 to 24. */
      readonly card: number;
    }
  | {
      readonly kind: 'draw';
      /** The card that turns up, 1 to 24. */
      readonly card: number;
    };

/**
 * What happens besides draws.
 *
 * @category Testing
 */
export type Event =
  | {
      readonly kind: 'bid';
      /** The seat that bids. */
      readonly seat: Seat;
      /** The card; `'hidden'` from the other seats. */
      readonly card: number | 'hidden';
    }
  | {
      readonly kind: 'sold';
      /** The cards that were bid, by seat. */
      readonly bids: readonly number[];
      /** The seat that takes the prize. */
      readonly to: Seat;
      /** The points of the card that was sold. */
      readonly prize: number;
    };

/**
 * A position that the fast lane plays on in place.
 *
 * @category Testing
 */
export interface Draft extends BaseDraft {
  /** How many rounds have been played, 0 to 4. */
  round: number;
  /** The cards that are still to be drawn, lowest first. */
  pool: number[];
  /** The card that is for sale; `null` before it turns up. */
  prize: number | null;
  /** The cards in each hand, by seat, lowest first. */
  hands: number[][];
  /** The card that each seat bids; `null` for none yet. */
  bids: (number | null)[];
  /** The points of each seat. */
  won: number[];
}

/** A position with everything in it, deeply readonly. @category Testing */
export type State = Frozen<Draft>;

/** What one seat may see of a position. @category Testing */
export type View = Omit<State, 'viewer' | 'rng' | 'hands' | 'bids'> & {
  /** The seat that looks, or `'spectator'`. */
  readonly viewer: Viewer;
  /** `null`: a view cannot draw. */
  readonly rng: null;
  /** The cards in each hand; those of other seats are hidden. */
  readonly hands: readonly (readonly (number | 'hidden')[])[];
  /** The bids; those of other seats are hidden until all are in. */
  readonly bids: readonly (number | 'hidden' | null)[];
};

/** Why a bid is refused. @category Testing */
export type NotHeld = {
  readonly code: 'not-held';
  /** The rule of bids. */
  readonly rule: 'SEALED-2';
};

/** The types of the game, which all its parts share. @category Testing */
export interface SealedTypes extends GameTypes {
  readonly state: State;
  readonly draft: Draft;
  readonly view: View;
  readonly move: Move;
  readonly event: Event | ChanceEvent<Move>;
  readonly own: {
    /** How many play, 2 to 4. */
    readonly seats: number;
  };
  readonly options: StartOptions<SealedTypes['own']>;
  readonly refusal: NotHeld;
}

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);
const BID: Decision = { kind: 'bid', seat: 0 };
const DRAW: Decision = { kind: 'draw', seat: CHANCE };
const ascending = (a: number | 'hidden', b: number | 'hidden') => Number(a) - Number(b);
const take = (cards: number[], i: number) => cards.splice(i, 1)[0] ?? 0;
const score = (total: number, seat: Seat) => ({ seat, total, categories: { prizes: total }, order: [total] });
const short = (position: State | View) => position.hands.findIndex((hand) => hand.length < 2);

const chance = defineChance<State | View, Draft, Decision, Move, Event>({
  draw: {
    size: (position) => position.pool.length,
    outcome: (position, _, i) => ({ kind: 'draw', card: position.pool[i] ?? 0 }),
    find: (position, _, move) => position.pool.indexOf(move.card),
    // SEALED-1: a card goes to one hand, unseen by the others; once all hands are full, it is the prize.
    to: (position) => (short(position) < 0 ? 'all' : short(position)),
    apply(draft, _, i) {
      const to = short(draft);
      const card = take(draft.pool, i);
      if (to < 0) draft.prize = card;
      else draft.hands[to] = [...(draft.hands[to] ?? []), card].sort(ascending);
    },
  },
});

function settle(draft: Draft, emit?: Emit<Event | ChanceEvent<Move>>): void {
  while (draft.pending.length === 0 && draft.round < 4) {
    if (draft.prize === null) chance.ask(draft, DRAW, emit);
    else draft.pending.push(BID);
  }
}

const play = playByKind<Draft, Decision, Extract<Move, { kind: 'bid' }>, Event | ChanceEvent<Move>>({
  bid(draft, _, { seat, card }, emit) {
    const hand = draft.hands[seat] ?? [];
    draft.bids[seat] = take(hand, hand.indexOf(card));
    emit?.({ kind: 'bid', seat, card });
    if (draft.bids.includes(null)) return;
    // SEALED-3: once every bid is in, all are shown, and the highest takes the prize.
    const bids = draft.bids.map(Number);
    const to = bids.indexOf(Math.max(...bids));
    const prize = draft.prize ?? 0;
    draft.won[to] = (draft.won[to] ?? 0) + prize;
    emit?.({ kind: 'sold', bids, to, prize });
    draft.bids.fill(null);
    draft.prize = null;
    draft.round++;
    draft.pending.pop();
  },
});

function clone(state: State): Draft {
  return {
    ...state,
    rng: state.rng && { ...state.rng },
    pending: [...state.pending],
    pool: [...state.pool],
    hands: state.hands.map((hand) => [...hand]),
    bids: [...state.bids],
    won: [...state.won],
  };
}

const seatName = (position: State | View, seat: Seat) => position.names[seat] || `Seat ${seat + 1}`;

const LAST: Reason = { key: 'last-round', values: {} };
const HIGH: Reason = { key: 'high', values: {} };
const LOW: Reason = { key: 'low', values: {} };
const SCALE: readonly Rung<number, View>[] = [
  { rule: 'SEALED-4', label: HIGH, when: (view) => Number(view.prize) > 12, score: Number },
  { rule: 'SEALED-4', label: LOW, score: (card) => -card },
];

const card = integer(1, 24);
const cards = list(card, 0, 24);
const states = () =>
  stateSchema<State>('sealed', 1, { least: 2, most: 4, of: ({ hands }) => hands.length }, ({ mover, bySeat }) => ({
    decision: object<Decision>({ kind: oneOf('bid', 'draw'), seat: mover }),
    keys: {
      round: integer(0, 4),
      prize: nullable(card),
      pool: cards,
      hands: bySeat(cards),
      bids: bySeat(nullable(card)),
      won: bySeat(integer(0, 90)),
    },
  }));

/**
 * The kit's own small game: private hands, private draws, sealed bids. Four rounds with cards 1 to 24: every seat draws up to two
 * cards unseen, a prize turns up, all seats bid one card at once, and the highest card takes the prize, which scores its number. The
 * guide "Write your own game" walks through the file.
 *
 * @category Testing
 */
export const sealed = defineGame<SealedTypes>({
  id: 'sealed',
  rules: 1,
  options: { seats: withDefault(integer(2, 4), 3) },
  setup: ({ seats }, rng) => ({
    game: 'sealed',
    rules: 1,
    viewer: null,
    rng,
    pending: [],
    ply: 0,
    names: [],
    round: 0,
    prize: null,
    pool: [...CARDS],
    hands: Array.from({ length: seats }, () => []),
    bids: Array(seats).fill(null),
    won: Array(seats).fill(0),
  }),
  clone,
  states,
  seats: (position) => position.won.map((_, seat) => ({ name: seatName(position, seat), role: 'player' })),
  decisions: {
    // SEALED-2: every seat bids one card of its hand, all at once.
    bid: among(['bid'], (_, __, seat) => CARDS.map((card) => ({ kind: 'bid', seat, card })), {
      actors: (position) => position.bids.map((_, seat) => seat).filter((seat) => position.bids[seat] === null),
      forbids: (position, _, { seat, card }) => (position.hands[seat]?.includes(card) ? '' : 'not-held'),
      refuse: () => ({ code: 'not-held', rule: 'SEALED-2' }),
    }),
  },
  chance,
  play,
  settle,
  bot(view, seat, trace) {
    const hand = view.hands[seat]?.filter((card) => card !== 'hidden') ?? [];
    return { kind: 'bid', seat, card: choose(hand, SCALE, view, trace)[0] ?? 0 };
  },
  notices: ({ round }) => (round === 3 ? [LAST] : []),
  outcome: ({ won }) => rank('all-sold', won.map(score)),
  view(state, viewer) {
    // The view puts hidden cards back into its pool: all that its viewer knows is that they are not elsewhere.
    const pool = [...state.pool];
    const show = (card: number, seat: Seat) => {
      if (seat === viewer) return card;
      pool.push(card);
      return 'hidden';
    };
    const hands = state.hands.map((hand, seat) => hand.map((card) => show(card, seat)));
    const bids = state.bids.map((bid, seat) => bid && show(bid, seat));
    return { ...state, viewer, rng: null, pool: pool.sort(ascending), hands, bids };
  },
  viewEvent: (event, viewer) => (event.kind === 'bid' && event.seat !== viewer ? { ...event, card: 'hidden' } : event),
  determinize(view, rng) {
    const pool = [...view.pool];
    const fill = <T>(card: T | 'hidden') => (card === 'hidden' ? take(pool, drawInt(rng, pool.length)) : card);
    const hands = view.hands.map((hand) => hand.map(fill).sort(ascending));
    return clone({ ...view, viewer: null, rng, pool, hands, bids: view.bids.map(fill) });
  },
  notation: { bid: { seat: integer(0, 3), card: integer(1, 24) }, draw: { card: integer(1, 24) } },
  words: {
    common: commonEnglish,
    seat: seatName,
    moves: {
      bid: ({ seat, card }, position) => speaker(seatName(position, seat)).does('bid', String(card)),
      draw: ({ card }) => `${card} turns up`,
    },
    refusals: { 'not-held': () => 'that card is not in the hand' },
  },
});
