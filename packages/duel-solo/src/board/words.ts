import { CHANCE, type Seat } from '@wonders/core';
import { capital, count } from '@wonders/core/words';
import type { Counted } from '../components/cards.js';
import { nameOf } from '../components/names.js';
import type { Move } from '../notation.js';
import type { Category } from '../scoring.js';
import { type Position, SCRIPT_SEAT } from '../state/index.js';
import { whereIs } from '../table/structure.js';
import { describeMove, fields } from '../words/moves.js';
import { place } from '../words/places.js';
import { isYou, who, whose } from '../words/seats.js';

/** Everything that a board says, in one language. */
export interface BoardWords {
  readonly name: (id: string) => string;
  readonly who: (s: Position, seat: Seat) => string;
  readonly describe: (s: Position, move: Move) => string;
  readonly category: (category: Category) => string;
  /** What is counted on cards, where there is little room. */
  readonly counted: Readonly<Record<Counted, string>>;
  readonly ages: readonly [draft: string, first: string, second: string, third: string];
  /** `SOLO plays for science, then military`, from its three letters. */
  readonly direction: (s: Position, letters: string) => string;
  /** Whose turn it is. */
  readonly turn: (s: Position, seat: Seat) => string;
  /** Who has won; nobody where it is a draw. */
  readonly won: (s: Position, winner: Seat | null) => string;
  readonly supremacy: Readonly<Record<'military' | 'science', string>>;
  readonly coins: (coins: number) => string;
  readonly constructed: (name: string) => string;
  readonly discarded: (name: string) => string;
  readonly inCity: (name: string, s: Position, owner: Seat) => string;
  readonly faceDown: (row: number) => string;
  readonly accessible: (name: string, price: string) => string;
  readonly covered: (name: string) => string;
  readonly space: (s: Position, space: number) => string;
  readonly pawn: (s: Position) => string;
  readonly military: (coins: number, s: Position, side: Seat) => string;
  readonly divinity: (mythology: string) => string;
  readonly deck: (mythology: string, cards: number) => string;
  /** What the table is asked for a kind of move. */
  readonly asks: (s: Position, move: Move) => string;
  /** How many more moves a place has than are read aloud. */
  readonly more: (moves: number) => string;
  readonly free: string;
  readonly gate: string;
  readonly theGate: string;
  readonly emptySpace: string;
  readonly pantheon: string;
  readonly progress: string;
  readonly toChoose: string;
  readonly onEnki: string;
  readonly discardPile: string;
  readonly removed: string;
  readonly draft: string;
  readonly offering: string;
  readonly total: string;
  /** A Grand Temple where there is no room for its mythology, which its letter tells. */
  readonly temple: string;
}

/** The questions to the table; `#` stands for a place of the structure. */
const ASKED: Partial<Readonly<Record<Move['kind'], string>>> = {
  reveal: 'Which card lies #?',
  'removed-card': 'Which removed card was drawn?',
  'isis-card': 'Which discarded card was drawn?',
  'draw-wonder': 'Which wonder was drawn?',
  'draw-progress': 'Which Progress token was drawn?',
  'mythology-token': 'Which token lies #?',
  'offering-token': 'Which token lies #?',
  'look-divinity': 'Which divinity was drawn?',
  'turn-divinity': 'Which divinity was turned up?',
  'theater-draw': 'Which divinity was drawn?',
  'first-player': 'Who begins?',
};

/** A question with the place of the structure that it is about. */
export function inPlace(s: Position, question: string, words: (row: number, place: number) => string): string {
  const slot = s.pending.at(-1)?.slot ?? 0;
  if (!question.includes('#')) return question;
  const { row, place } = whereIs(s, slot);
  return question.replace('#', words(row, place));
}

export const ENGLISH: BoardWords = {
  name: nameOf,
  who,
  describe: describeMove,
  category: nameOf,
  counted: {
    brown: 'brown',
    grey: 'grey',
    yellow: 'yellow',
    green: 'green',
    red: 'red',
    blue: 'blue',
    wonder: 'wonder',
    money: '3 coins',
  },
  ages: ['The draft', 'Age I', 'Age II', 'Age III'],
  direction: (s, letters) => `${who(s, SCRIPT_SEAT)} plays for ${fields(letters)}`,
  turn(s, seat) {
    if (seat === CHANCE) return 'the table decides';
    return isYou(s, seat) ? 'your turn' : `${who(s, seat)} to play`;
  },
  won(s, winner) {
    if (winner === null) return 'A draw';
    return isYou(s, winner) ? 'You win' : `${who(s, winner)} wins`;
  },
  supremacy: { military: 'by military supremacy', science: 'by scientific supremacy' },
  coins: (coins) => count(coins, 'coin'),
  constructed: (name) => `${name}, constructed`,
  discarded: (name) => `${name}, discarded`,
  inCity: (name, s, owner) => `${name}, in ${whose(s, owner)} city`,
  faceDown: (row) => `A card face down, row ${row}`,
  accessible: (name, price) => `${name}, accessible, ${price}`,
  covered: (name) => `${name}, covered`,
  space: (s, space) => capital(place(s, space)),
  pawn: (s) => `The Conflict pawn: ${place(s, s.pawn)}`,
  military: (coins, s, side) => `Military token, ${count(coins, 'coin')}, on ${whose(s, side)} side`,
  divinity: (mythology) => `${mythology} divinity, face down`,
  deck: (mythology, cards) => `${mythology} deck, ${count(cards, 'card')}`,
  asks: (s, { kind }) => inPlace(s, ASKED[kind] ?? '', (row, at) => `in row ${row}, place ${at}`),
  more: (moves) => `${moves} more`,
  free: 'free',
  gate: 'Gate',
  theGate: 'The Gate',
  emptySpace: 'An empty space of the Pantheon',
  pantheon: 'The Pantheon',
  progress: 'Progress tokens',
  toChoose: 'To choose from',
  onEnki: 'On Enki',
  discardPile: 'Discard pile',
  removed: 'Removed cards',
  draft: 'The wonders to choose from',
  offering: 'Offering',
  total: 'Total',
  temple: 'Grand Temple',
};
