import { box, columnWidth, element, gallery, label, NOTHING, type Part, type Room, wrapped } from '@wonders/core/board';
import type { CardKind } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { WonderId } from '../components/wonders.js';
import type { ChanceMove, Move } from '../notation.js';
import { CHANCES } from '../state/index.js';
import { face } from './cards.js';
import { placeOf } from './places.js';
import type { Table } from './table.js';

/** Whether a move is an answer of the host: those are shown as pictures. */
export const isAnswer = (move: Move): move is ChanceMove => CHANCES.some((kind) => kind === move.kind);

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf({ phone }: Table, move: ChanceMove, width: number): Size {
  if (cardOf(move) !== undefined) return { width: columnWidth(width, phone ? 4 : 10), height: 78 };
  if (tokenOf(move) !== undefined) return { width: columnWidth(width, phone ? 2 : 5), height: 62 };
  return { width: columnWidth(width, phone ? (move.kind === 'die' ? 3 : 2) : 6), height: 52 };
}

/** The card that a move names. */
const cardOf = (move: ChanceMove): CardKind | undefined => ('card' in move ? move.card : undefined);

const tokenOf = (move: ChanceMove): TokenId | undefined => ('token' in move ? move.token : undefined);

/** A Progress token: its name and what it does. */
function token({ view, words }: Table, id: TokenId, place: string, { width, height }: Size): string {
  const lines = wrapped(words.piece(view, place)?.effect ?? '', (width - 12) * 0.9, 11, 3);
  return (
    box(0, 0, width, height, 'panel', 8) +
    label(8, 13, words.name(id), { size: 13, bold: true, room: width - 12 }) +
    lines.map((line, i) => label(8, 29 + i * 13, line, { size: 11, tone: 'muted' })).join('')
  );
}

/** A Wonder: its city, and what stands there. */
function wonder({ words }: Table, id: WonderId, { width, height }: Size): string {
  return (
    box(0, 0, width, height, 'orange edge', 8) +
    label(width / 2, 18, words.name(id), { size: 14, anchor: 'middle', bold: true, tone: 'on-orange' }) +
    label(width / 2, 36, words.board.monument(id), { room: width - 10, size: 11, anchor: 'middle', tone: 'on-orange' })
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

function picture(table: Table, place: string, move: ChanceMove, size: Size): string {
  const card = cardOf(move);
  if (card !== undefined) return face(table, card, size.width, size.height);
  const id = tokenOf(move);
  if (id !== undefined) return token(table, id, place, size);
  if (move.kind === 'wonder') return wonder(table, move.wonder, size);
  return move.kind === 'die' ? die(move.face, size) : '';
}

/** Pictures of what may have turned up on a real table. Cards of one kind share a picture, even with different backs. */
export function outcomes(table: Table, room: Room): Part {
  const { view, board, words } = table;
  const answers = table.moves.filter(isAnswer);
  const [first] = answers;
  if (first === undefined) return NOTHING;
  const size = sizeOf(table, first, room.width);
  const places = new Map(answers.map((move) => [placeOf(view, move), move]));
  const pictures = [...places].map(
    ([id, move]) =>
      (x: number, y: number) =>
        board.place(id, { x, y, ...size, radius: 8 }, picture(table, id, move, size)),
  );
  return gallery(words.board.answers, pictures, size, room);
}
