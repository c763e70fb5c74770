import { box, columnWidth, element, gallery, label, NOTHING, type Part, type Room, wrapped } from '@wonders/core/board';
import type { CardKind } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { WonderId } from '../components/wonders.js';
import type { ChanceMove, Move } from '../notation.js';
import { CHANCES } from '../state/index.js';
import { rising, type StageLook, wonderTone } from './art.js';
import { face } from './cards.js';
import { tokenDisc } from './emblems.js';
import { placeOf } from './places.js';
import type { Table } from './table.js';

/** Whether a move is an answer of the host: those are shown as pictures. */
export const isAnswer = (move: Move): move is ChanceMove => CHANCES.some((kind) => kind === move.kind);

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf({ phone }: Table, move: ChanceMove, width: number): Size {
  if (cardOf(move) !== undefined) return { width: columnWidth(width, phone ? 4 : 10), height: phone ? 84 : 92 };
  if (tokenOf(move) !== undefined) return { width: columnWidth(width, phone ? 2 : 4), height: 66 };
  return { width: columnWidth(width, phone ? (move.kind === 'die' ? 3 : 2) : move.kind === 'die' ? 6 : 4), height: 64 };
}

/** The card that a move names. */
const cardOf = (move: ChanceMove): CardKind | undefined => ('card' in move ? move.card : undefined);

const tokenOf = (move: ChanceMove): TokenId | undefined => ('token' in move ? move.token : undefined);

/** A Progress token: its disc, its name and what it does. */
function token({ view, words, board }: Table, id: TokenId, place: string, { width, height }: Size): string {
  const room = width - 46;
  const lines = wrapped(words.piece(view, place)?.effect ?? '', room * 0.94, 11, 3);
  const top = height / 2 - lines.length * 6.5;
  return (
    box(0, 0, width, height, 'stock') +
    tokenDisc(board, id, 21, height / 2, 30) +
    label(41, top, words.name(id), { size: 13, bold: true, room }) +
    lines.map((line, i) => label(41, top + 15 + i * 13, line, { size: 11, tone: 'muted', room })).join('')
  );
}

/** All stages of a Wonder. */
const STANDING = Array<StageLook>(5).fill('built');

/** A Wonder as it will stand, with its city and what it is called. */
function wonder({ words, board }: Table, id: WonderId, { width, height }: Size): string {
  const tone = wonderTone(id);
  const size = height - 8;
  const room = width - size - 18;
  const style = { room, tone: `on-${tone}`, whole: true };
  return (
    box(0, 0, width, height, tone) +
    box(2, 2, size + 4, height - 4, 'sky', 4) +
    rising(board, id, STANDING, size / 2 + 4, height / 2, size) +
    label(size + 12, height / 2 - 9, words.name(id), { ...style, size: 14, bold: true }) +
    label(size + 12, height / 2 + 9, words.board.monument(id), { ...style, size: 11 })
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
  box(width / 2 - height / 2, 0, height, height, 'white', 10) +
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
        board.place(id, { x, y, ...size, raised: move.kind !== 'die' }, picture(table, id, move, size)),
  );
  return gallery(words.board.answers, pictures, size, room);
}
