import { fitted, label } from '@wonders/core/board';
import { pieceName } from '../components/names.js';
import type { Move } from '../notation.js';
import { chip } from './signs.js';
import type { Part, Room, Table } from './table.js';

/** The words on a button. */
function buttonText({ name }: Table, move: Move): string {
  switch (move.kind) {
    case 'hal-turn':
      return 'Hal takes his turn';
    case 'new-hand':
      return move.use ? 'Use a New Hand token' : 'Keep the hand';
    case 'take':
      return `Take a ${move.item}`;
    case 'return-tiles':
      return 'Return no more tiles';
    case 'first-player':
      return `${name(move.player)} begins`;
    case 'starter-set':
      return `Set ${move.set}`;
    case 'character':
      return pieceName(move.character);
    default:
      return 'card' in move ? pieceName(move.card) : '';
  }
}

/** What the host is asked about a component that turned up. */
function question(move: Move | undefined): string {
  switch (move?.kind) {
    case 'start-tile':
      return 'Which tile comes next in the starting city?';
    case 'tile':
      return 'Which tile was drawn?';
    case 'hal-tile':
      return 'Which tile did Hal draw?';
    case 'burn':
      return 'Which card was burnt?';
    case 'card':
      return 'Which card was drawn?';
    case 'hal-card':
      return 'Which card is Hal’s?';
    case 'expert-card':
      return 'Which card was drawn for Hal?';
    case 'first-player':
      return 'Who begins?';
    case 'starter-set':
      return 'Which starter set was dealt?';
    case 'character':
      return 'Which character was dealt?';
    default:
      return '';
  }
}

/** Buttons and pieces for moves that nothing on the table answers. */
export function tray(table: Table, { x, y, width }: Room): Part {
  const { board, phone } = table;
  const places = board.left();
  const [first] = places.flatMap((id) => board.movesAt(id));
  if (first === undefined) return { svg: '', height: 0 };
  const asked = question(first);
  const head = asked === '' ? 0 : 24;
  const small = places.length > 4;
  const wanted = small ? (first.kind === 'character' ? 110 : 64) : phone ? width / Math.min(2, places.length) : 220;
  const across = Math.max(1, Math.floor((width + 6) / (wanted + 6)) || 1);
  const [wide, high] = [small ? (width - (across - 1) * 6) / across : Math.min(wanted, width) - (phone ? 4 : 0), 44];
  const step = small ? wide + 6 : wide + 8;
  const perRow = Math.max(1, Math.floor((width + 8) / step));
  const buttons = places.map((id, i) => {
    const [move] = board.movesAt(id);
    const at = {
      x: x + (i % perRow) * step,
      y: y + head + Math.floor(i / perRow) * (high + 6),
      width: wide,
      height: high,
    };
    if (move !== undefined && 'tile' in move && move.tile !== null && move.kind !== 'return-tiles')
      return board.place(id, { ...at, name: pieceName(move.tile) }, chip(table, move.tile, wide, high));
    return board.button(id, at, fitted(move === undefined ? '' : buttonText(table, move), wide - 8, 13, true));
  });
  return {
    svg: (asked === '' ? '' : label(x, y + 10, asked, { size: 14, bold: true })) + buttons.join(''),
    height: head + Math.ceil(places.length / perRow) * (high + 6),
  };
}
