import { byKind } from '@wonders/core';
import { box, GAP, label, NOTHING, type Part, type Room } from '@wonders/core/board';
import { total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES, type TypeIndex } from '../components/types.js';
import type { Move, MoveOf } from '../notation.js';
import type { Position } from '../state/index.js';
import { correctCards } from '../table/offers.js';
import type { BoardWords, ButtonKind, ButtonWords } from '../words/language.js';
import { SIGNS, type Table } from './table.js';

/** Large enough for a finger. */
const HEIGHT = 44;

/** A button for each move without a thing on the table: to pass, to offer, to accept. */
export function choices(table: Table, { x, y, width }: Room): Part {
  const { board, phone } = table;
  const left = board.still ? [] : board.left();
  if (left.length === 0) return NOTHING;
  const most = phone ? 2 : 5;
  const columns = Math.min(most, Math.max(left.length, phone ? 1 : 4));
  const each = (width - (columns - 1) * GAP) / columns;
  const svg = left.map((id, i) => {
    const room = { x: x + (i % columns) * (each + GAP), y: y + Math.floor(i / columns) * (HEIGHT + GAP), width: each };
    return drawChoice(table, id, room);
  });
  return { svg: svg.join(''), height: Math.ceil(left.length / columns) * (HEIGHT + GAP) - GAP };
}

function drawChoice(table: Table, id: string, { x, y, width }: Room): string {
  const { board } = table;
  const [move] = board.movesAt(id);
  if (move === undefined) return '';
  const { title, more } = wordsOf(table, move);
  const type = typeOf(table, move);
  const middle = more === '' ? HEIGHT / 2 : HEIGHT / 2 - 8;
  const place = { x, y, width, height: HEIGHT, name: more === '' ? title : `${title}, ${more}` };
  const frame = box(0, 0, width, HEIGHT, 'button');
  if (type === undefined) {
    const style = { anchor: 'middle', tone: 'on-accent' } as const;
    return board.place(
      id,
      place,
      frame,
      label(width / 2, middle, title, { ...style, size: 13, bold: true, room: width - 12 }),
      more === '' ? '' : label(width / 2, HEIGHT / 2 + 10, more, { ...style, room: width - 12 }),
    );
  }
  const room = width - 48;
  return board.place(
    id,
    place,
    frame,
    board.icon(SIGNS[BUILDING_TYPES[type]].icon, 21, HEIGHT / 2, 22, 'on-accent'),
    label(38, middle, title, { size: 13, bold: true, tone: 'on-accent', room }),
    more === '' ? '' : label(38, HEIGHT / 2 + 10, more, { tone: 'on-accent', room }),
  );
}

/** The type whose sign is on a button: the first one in an offer. */
function typeOf({ view }: Table, move: Move): TypeIndex | undefined {
  if (move.kind !== 'offer') return undefined;
  const correct = correctCards(view, move.cards);
  return total(correct) === 0 ? undefined : TYPES.find((type) => correct[type] > 0);
}

const hasButton = ({ buttons }: BoardWords, move: Move): move is MoveOf<ButtonKind> =>
  Object.hasOwn(buttons, move.kind);

/** What stands on the button of a move, if its kind has words of its own for that. */
export const buttonWords = (words: BoardWords, view: Position, move: Move): ButtonWords | undefined =>
  hasButton(words, move)
    ? byKind<MoveOf<ButtonKind>, [position: Position], ButtonWords>(words.buttons)(move, view)
    : undefined;

/** What a button says. Face-down action cards, for example, have no place of their own: their buttons tell the whole move. */
const wordsOf = ({ words, view, describe }: Table, move: Move): ButtonWords =>
  buttonWords(words, view, move) ?? { title: describe(move), more: '' };
