import { box, columnWidth, element, gallery, label, NOTHING, type Part, type Room, wrapped } from '@wonders/core/board';
import { type CardKind, cardName } from '../components/cards.js';
import { type TokenId, tokenName } from '../components/tokens.js';
import { WONDERS } from '../components/wonders.js';
import type { Move } from '../notation.js';
import type { View } from '../state/index.js';
import { deckName } from '../table/decks.js';
import { deckWords, nameOf, tokenText } from '../words/names.js';
import { face } from './cards.js';
import type { Table } from './parts.js';
import { placeOf } from './places.js';

/** What the host of a real table is asked, by the kind of what turned up. */
const QUESTIONS: Partial<Readonly<Record<Move['kind'], string>>> = {
  wonder: 'Which is # Wonder?',
  slot: 'Which Progress token was turned up?',
  'opening-token': 'Which token does the Opponent begin with?',
  'stack-token': 'Which token was taken from the stack?',
  top: 'Which card lies on top of #?',
  die: 'What does the die show?',
  flip: 'Which card lies on the central deck?',
  blind: 'Which card was taken?',
  look: 'Which card of # was looked at?',
  deal: 'Which card was dealt to #?',
  reveal: 'Which card of # was revealed?',
  'own-card': 'Which card does the Opponent take?',
  'discard-hand': 'Which card was left in the hand?',
};

/** Whether it is a question to the host, which pictures answer. */
export const isOutcome = (move: Move): boolean => QUESTIONS[move.kind] !== undefined;

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf({ phone }: Table, move: Move, width: number): Size {
  if (cardOf(move) !== undefined) return { width: columnWidth(width, phone ? 4 : 10), height: 78 };
  if (tokenOf(move) !== undefined) return { width: columnWidth(width, phone ? 2 : 5), height: 62 };
  return { width: columnWidth(width, phone ? (move.kind === 'die' ? 3 : 2) : 6), height: 52 };
}

/** The card of a move that tells what turned up. */
const cardOf = (move: Move): CardKind | undefined =>
  isOutcome(move) && 'card' in move ? (move.card ?? undefined) : undefined;

const tokenOf = (move: Move): TokenId | undefined =>
  isOutcome(move) && 'token' in move ? (move.token as TokenId) : undefined;

/** A Progress token: its name and what it does. */
function token({ view }: Table, id: TokenId, { width, height }: Size): string {
  const lines = wrapped(tokenText(view, id), (width - 12) * 0.9, 11, 3);
  return (
    box(0, 0, width, height, 'panel', 10) +
    label(8, 13, tokenName(id), { size: 13, bold: true, room: width - 12 }) +
    lines.map((line, i) => label(8, 29 + i * 13, line, { size: 11, tone: 'muted' })).join('')
  );
}

/** A Wonder: its city, and what stands there. */
function wonder(id: keyof typeof WONDERS, { width, height }: Size): string {
  const { name, monument } = WONDERS[id];
  return (
    box(0, 0, width, height, 'orange edge', 8) +
    label(width / 2, 18, name, { size: 14, anchor: 'middle', bold: true, tone: 'on-orange' }) +
    label(width / 2, 36, monument, { room: width - 10, size: 11, anchor: 'middle', tone: 'on-orange' })
  );
}

/** Where the pips of each face lie, from the middle. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A face of the die. */
const die = (shown: number, { width, height }: Size): string =>
  box(width / 2 - height / 2, 0, height, height, 'white edge', 10) +
  (PIPS[shown] ?? [])
    .map(([x, y]) => element('circle', { class: 'w-on-white', cx: width / 2 + x * 14, cy: height / 2 + y * 14, r: 5 }))
    .join('');

function picture(table: Table, move: Move, size: Size): { readonly svg: string; readonly name: string } {
  const card = cardOf(move);
  if (card !== undefined) return { svg: face(table.board, card, size.width, size.height), name: cardName(card) };
  const id = tokenOf(move);
  if (id !== undefined) return { svg: token(table, id, size), name: tokenName(id) };
  if (move.kind === 'wonder') return { svg: wonder(move.wonder, size), name: WONDERS[move.wonder].name };
  return move.kind === 'die' ? { svg: die(move.face, size), name: String(move.face) } : { svg: '', name: '' };
}

/** Whose Wonder or which deck a question is about. */
function about(view: View, move: Move): string {
  const { deck, receiver } = view.pending.at(-1) ?? { deck: null, receiver: null };
  if (move.kind === 'wonder') return nameOf(view, receiver ?? view.seat).whose;
  return deck === null ? '' : deckWords(view, deckName(view, deck));
}

/** What may have turned up on a real table, as pictures to choose from. Cards of one kind, whatever their backs, share one. */
export function outcomes(table: Table, moves: readonly Move[], room: Room): Part {
  const [first] = moves;
  const question = first === undefined ? undefined : QUESTIONS[first.kind];
  if (first === undefined || question === undefined) return NOTHING;
  const size = sizeOf(table, first, room.width);
  const places = new Map(moves.map((move) => [placeOf(table.view, move), move]));
  const pictures = [...places].map(([id, move]) => (x: number, y: number) => {
    const { svg, name } = picture(table, move, size);
    return table.board.place(id, { x, y, ...size, name, radius: 8 }, svg);
  });
  return gallery(question.replace('#', about(table.view, first)), pictures, size, room);
}
