/** A language and a board of the kit's small game, which has none of its own: with them the laws of languages and boards can be broken. */
import {
  type BoardOptions,
  box,
  drawing,
  formOf,
  framed,
  label,
  sketch,
  type TextOptions,
} from '../src/board/index.js';
import { tellOutcome, tellPiece } from '../src/engine/telling.js';
import {
  CHANCE,
  type Language,
  type NoValues,
  type Outcome,
  type PromptOf,
  type ReasonOf,
  type Seat,
  type ValuesIn,
} from '../src/index.js';
import { type Move, type SealedTypes, type State, sealed, type View } from '../src/testing/index.js';
import { commonEnglish, listed, optionsEnglish, phrase, placingOf, speaker } from '../src/words/index.js';

type Position = State | View;

/** What the sentences of the small game are about. */
export interface Terms extends SealedTypes {
  readonly chance: 'draw';
  readonly reason: ReasonOf<{
    readonly high: NoValues;
    readonly low: NoValues;
    readonly scale: NoValues;
    readonly dear: NoValues;
    readonly card: { readonly card: number };
    readonly prize: { readonly prize: number };
  }>;
  readonly prompt: PromptOf<{ readonly bid: NoValues; readonly draw: NoValues }>;
  readonly notice: ReasonOf<{ readonly 'last-round': NoValues }>;
  readonly outcome: Outcome<'prizes'>;
  readonly question: 'high' | 'low';
  readonly component: never;
  readonly ahead: never;
  readonly board: { readonly prize: (points: number | null) => string };
}

type Said = ValuesIn<Terms['reason']>;

/** How the small game ended. */
const outcomeOf = (position: Position) => {
  const ended = sealed.outcome(position);
  if (ended === undefined) throw new Error('the game goes on');
  return ended;
};

const seatOf = ({ names }: Position, seat: Seat): string => names[seat] || `Seat ${seat + 1}`;

const pieceAt = (_: Position, place: string) => {
  const card = /^card-(\d+)$/.exec(place)?.[1];
  if (place !== 'pool' && card === undefined) return undefined;
  const name = card === undefined ? 'The pool' : `Card ${card}`;
  const effect = card === undefined ? '' : `bids ${card}`;
  return {
    name,
    effect,
    status: card === undefined ? 'on the table' : '',
    price: card === undefined ? [] : ['this card'],
    rules: [card === undefined ? 'SEALED-1' : 'SEALED-2'],
  };
};

const reason = <K extends keyof Said>(key: K, values: Said[K]) => ({ key, values });

/** The small game, in which the list of the bot, its candidates and its reasons have names. */
export const game: typeof sealed = {
  ...sealed,
  explainBotMove(position, seat) {
    const told = sealed.explainBotMove(position, seat);
    const steps = told.steps.map((step) => ({
      ...step,
      list: reason('scale', {}),
      candidates: step.candidates.map((each) => {
        const card = Number(each.id);
        return { ...each, name: reason('card', { card }), note: card > 20 ? reason('dear', {}) : null };
      }),
    }));
    return { ...told, reasons: [reason('prize', { prize: Number(position.prize) })], steps };
  },
};

/** The English of the small game. */
export const language: Language<Terms> = {
  tag: 'en',
  common: commonEnglish,
  name: (component) => component,
  seat: seatOf,
  moves: {
    bid: ({ seat, card }, position) => speaker(seatOf(position, seat)).does('bid', String(card)),
    draw: ({ card }) => `${card} turns up`,
  },
  events: {
    bid: () => '',
    sold: ({ to, prize }, position) => speaker(seatOf(position, to)).does('take', `the prize of ${prize}`),
  },
  draws: {
    draw: (move, position, to) =>
      to === 'all'
        ? `The prize is ${move?.card}`
        : speaker(seatOf(position, to)).does('draw', String(move?.card ?? 'a card')),
  },
  refusals: { 'not-held': () => 'That card is not in the hand' },
  reasons: {
    high: () => 'A high card for a good prize',
    low: () => 'A low card for a poor one',
    scale: () => 'The scale',
    dear: () => 'it is dear',
    card: ({ card }) => `The card ${card}`,
    prize: ({ prize }) => `The prize counts ${prize}`,
  },
  briefly: {},
  grounds: { prize: ['SEALED-4'] },
  questions: { high: () => 'Which card is highest?', low: () => 'Which card is lowest?' },
  prompts: {
    bid: (_, position, seat) => speaker(seatOf(position, seat)).does('bid', `a card in round ${position.round + 1}`),
    draw: (_, { round, hands }) => `Card ${hands.flat().length + 1} of round ${round + 1} turns up`,
  },
  notices: { 'last-round': () => 'This is the last round' },
  ahead: {},
  weights: {
    events: { bid: 'pays', sold: ({ to }, { round }) => ({ weight: round === 3 ? 'ends' : 'gains', seat: to }) },
    draws: { draw: 'gains' },
    notices: { 'last-round': 'ends' },
    ahead: {},
  },
  places: {
    events: { bid: [], sold: ['pool'] },
    draws: { draw: (move, _, to) => (move === null || to === 'all' ? ['pool'] : [`card-${move.card}`]) },
    notices: { 'last-round': ['pool'] },
    ahead: {},
  },
  options: {
    ...optionsEnglish,
    seats: { label: 'Seats', help: 'How many sit at the table', number: (seats) => `${seats} seats` },
  },
  piece: pieceAt,
  legend: {},
  categories: { prizes: 'Prizes' },
  total: 'Total',
  outcome: (position) => {
    const { winners, scores } = outcomeOf(position);
    const [{ total } = { total: 0 }] = winners.flatMap((seat) => scores[seat] ?? []);
    return `All prizes are sold: ${listed(winners.map((seat) => seatOf(position, seat)))}, ${total} points`;
  },
  placing: (position) => placingOf(outcomeOf(position)),
  position: ({ round }) => [{ heading: 'The table', lines: [`Round ${round + 1}`] }],
  board: { prize: (points) => (points === null ? 'The prize is to come' : `The prize is ${points}`) },
};

/** Whose turn it is, or how the game ended. */
const moment = (spoken: Language<Terms>, view: View): string =>
  view.pending.length === 0 ? tellOutcome(spoken, view) : phrase(spoken.notices['last-round']({}, view)).text;

const SIZE = { width: 340, height: 120 } as const;

/** The board of the small game, with a place for each card that may be bid. */
export const drawBoard = drawing(language, (view: View, spoken, options: BoardOptions<Move, Language<Terms>>) => {
  const board = sketch<Move>(options, {
    placeOf: (move) => (move.kind === 'bid' ? `card-${move.card}` : 'pool'),
    describe: (move) => phrase(spoken.moves[move.kind](move as never, view)).text,
    encode: (move) => (move.kind === 'bid' ? `bid ${move.seat} ${move.card}` : `draw ${move.card}`),
    pieceAt: (id) => tellPiece(spoken, view, id),
    more: spoken.common.more,
  });
  const own = typeof view.viewer === 'number' ? (view.hands[view.viewer] ?? []) : [];
  const cards = own.map((card, i) =>
    board.place(
      `card-${card}`,
      { x: 8 + i * 40, y: 40, width: 32, height: 44 },
      box(0, 0, 32, 44),
      label(16, 22, card, { anchor: 'middle' }),
    ),
  );
  const pool = board.place('pool', { x: 8, y: 92, width: 60, height: 20 });
  const title = spoken.prompts.bid({}, view, CHANCE) === '' ? '' : phrase(spoken.notices['last-round']({}, view)).text;
  const form = formOf(options, SIZE, SIZE.width);
  const height = Math.max(form.height, SIZE.height);
  const picture = { ...form, height, title, description: moment(spoken, view) };
  return board.finish(picture, label(8, 20, spoken.board.prize(view.prize), { tone: 'on-paper' }), ...cards, pool);
});

/** The board as text. */
export const drawText = drawing(language, (view: View, spoken, _: TextOptions<Language<Terms>>) =>
  framed(phrase(spoken.notices['last-round']({}, view)).text, [
    spoken.board.prize(view.prize),
    moment(spoken, view),
  ]).join('\n'),
);
