/** Tiny Game: take the card, or leave it. This file is the whole game; `npm run new-game -- tiny-game --full` gives each part its room. */
import type { BaseDraft, ChanceEvent, Emit, Frozen, GameTypes, Rung, Seat, StartOptions, Viewer } from '@wonders/core';
import { among, CHANCE, choose, defineChance, defineGame, integer, oneOf, rank, withDefault } from '@wonders/core';
import { plainBoard } from '@wonders/core/board';
import { commonEnglish, count } from '@wonders/core/words';

export type Card = (typeof CARDS)[number];
export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

type Choice = { readonly kind: 'take' } | { readonly kind: 'leave' };
export type Move = Choice | { readonly kind: 'card'; readonly card: Card };
type Event = { readonly kind: 'taken' | 'left'; readonly seat: Seat; readonly card: Card } | ChanceEvent<Move>;
type Decision = { readonly kind: 'choose' | 'card'; readonly seat: Seat };
type Options = { readonly mode: 'solo' | 'versus'; readonly leaves: number };

/** What lies on the table, and what is to be decided. Lists of cards are sorted: the order in which cards came would tell something. */
interface Draft extends BaseDraft {
  pending: Decision[];
  options: Options;
  turn: number;
  card: Card | null;
  pool: Card[];
  cards: Card[][];
  left: number[];
}
export type State = Frozen<Draft>;
type View = Omit<State, 'viewer' | 'rng'> & { readonly viewer: Viewer; readonly rng: null };
type Position = State | View;

interface TinyGameTypes extends GameTypes {
  readonly state: State;
  readonly draft: Draft;
  readonly view: View;
  readonly decision: Decision;
  readonly move: Move;
  readonly event: Event;
  readonly own: Options;
  readonly options: StartOptions<Options>;
  readonly refusal: { readonly code: 'no-more-leaves'; readonly rule: 'TINY-04'; readonly leaves: number };
}

const CHOICES: readonly Choice[] = [{ kind: 'take' }, { kind: 'leave' }];

const leavesOf = ({ left, options }: Position, seat: Seat): number => options.leaves - (left[seat] ?? 0);
const roleOf = ({ options }: Position, seat: Seat) => (options.mode === 'solo' && seat === 1 ? 'script' : 'player');
/** TINY-05: a card above 4 counts its number, any other costs it. */
const worth = (card: Card): number => (card > 4 ? card : -card);

const clone = (state: State): Draft => ({
  ...{ ...state, rng: state.rng && { ...state.rng }, pending: [...state.pending] },
  ...{ pool: [...state.pool], cards: state.cards.map((own) => [...own]), left: [...state.left] },
});

/** TINY-02: each card of the pool is as likely, and all see it. */
const chance = defineChance<Position, Draft, Decision, Move, Event>({
  card: {
    size: ({ pool }) => pool.length,
    outcome: ({ pool }, _, i) => ({ kind: 'card', card: pool[i] ?? 1 }),
    find: ({ pool }, _, move) => (move.kind === 'card' ? pool.indexOf(move.card) : -1),
    to: () => 'all',
    apply(draft, _, i) {
      draft.card = draft.pool.splice(i, 1)[0] ?? null;
    },
  },
});

/** TINY-06: the next card and the next choice, until eight turns have been taken. */
function settle(draft: Draft, emit?: Emit<Event>): void {
  while (draft.pending.length === 0 && draft.turn < 8) {
    if (draft.card === null) chance.ask(draft, { kind: 'card', seat: CHANCE }, emit);
    else draft.pending.push({ kind: 'choose', seat: draft.turn % 2 });
  }
}

/** TINY-03: the seat takes the card, or leaves it for the other. */
function play(draft: Draft, { seat }: Decision, { kind }: Move, emit?: Emit<Event>): void {
  const { card } = draft;
  if (card === null) return;
  const to = kind === 'take' ? seat : 1 - seat;
  draft.cards[to] = [...(draft.cards[to] ?? []), card].sort((a, b) => a - b);
  if (kind === 'leave') draft.left[seat] = (draft.left[seat] ?? 0) + 1;
  emit?.({ kind: kind === 'take' ? 'taken' : 'left', seat, card });
  draft.card = null;
  draft.turn++;
}

/** TINY-06: the most points win; of equal seats the one that has left fewer cards. */
function outcome(position: Position) {
  const scores = [0, 1].map((seat) => {
    const total = (position.cards[seat] ?? []).reduce((sum: number, card) => sum + worth(card), 0);
    return { seat, total, categories: { cards: total }, order: [total, leavesOf(position, seat)] };
  });
  return rank('all-drawn', scores);
}

/** TINY-07: the script does what changes the lead most in its favour. */
const SCRIPT: Rung<Choice, View> = {
  rule: 'TINY-07',
  label: { key: 'better-lead', values: {} },
  score: ({ kind }, { card }) => (kind === 'take' ? 1 : -1) * worth(card ?? 12),
};

const NAMING = { id: ({ kind }: Choice) => kind, name: ({ kind }: Choice) => ({ key: kind, values: {} }) };
const seatName = ({ names }: Position, seat: Seat): string => names[seat] || `Seat ${seat + 1}`;

export const tinyGame = defineGame<TinyGameTypes>({
  id: 'tiny-game',
  rules: 1,
  options: { mode: withDefault(oneOf('solo', 'versus'), 'solo'), leaves: withDefault(integer(1, 8), 3) },
  setup: (options, rng) => ({
    ...{ game: 'tiny-game', rules: 1, viewer: null, rng, pending: [], ply: 0, names: [] },
    ...{ options, turn: 0, card: null, pool: [...CARDS], cards: [[], []], left: [0, 0] },
  }),
  clone,
  seats: (position) =>
    [0, 1].map((seat) => ({ name: seatName({ ...position, names: [] }, seat), role: roleOf(position, seat) })),
  decisions: {
    choose: among(['take', 'leave'], () => CHOICES, {
      // TINY-04: a seat may leave only so many cards.
      forbids: (position, { seat }, { kind }) =>
        kind === 'leave' && leavesOf(position, seat) <= 0 ? 'no-more-leaves' : '',
      refuse: ({ options }) => ({ code: 'no-more-leaves', rule: 'TINY-04', leaves: options.leaves }),
    }),
  },
  chance,
  play,
  settle,
  outcome,
  // All of the table lies open.
  view: (state, viewer) => ({ ...state, viewer, rng: null }),
  viewEvent: (event) => event,
  determinize: (view, rng) => clone({ ...view, viewer: null, rng }),
  bot(view, seat, trace) {
    const choices = CHOICES.filter(({ kind }) => kind === 'take' || leavesOf(view, seat) > 0);
    return choose(choices, [SCRIPT], view, trace, NAMING)[0] ?? { kind: 'take' };
  },
  notation: { take: {}, leave: {}, card: { card: oneOf(...CARDS) } },
  words: {
    common: commonEnglish,
    seat: seatName,
    moves: {
      take: (_, { card }) => `Take the ${card ?? 'card'}`,
      leave: (_, { card }) => `Leave the ${card ?? 'card'}`,
      card: ({ card }) => `The ${card} turns up`,
    },
    refusals: { 'no-more-leaves': ({ leaves }) => `a seat may leave ${count(leaves, 'card')}, and that is done` },
  },
});

/** The board, which core draws of what lies where. Each move is a button, but the card itself can be taken. */
export const drawBoard = plainBoard(tinyGame, {
  title: 'Tiny Game',
  cloth: 'leaf',
  placeOf: ({ kind }) => (kind === 'take' ? 'card' : undefined),
  middle: ({ card, pool }) => [
    { id: 'card', name: 'On the table', pieces: card === null ? [] : [card], tone: 'yellow' },
    { id: 'pool', name: 'Still to come', pieces: pool },
  ],
  before: ({ cards }, seat) => [{ id: `cards-${seat}`, name: 'Cards', pieces: cards[seat] ?? [] }],
});
