import { box, label, type Part, type Room } from '@wonders/core/board';
import { MYTHOLOGIES } from '../components/cards.js';
import { activationPrice } from '../costs/index.js';
import { deckIndices } from '../table/pantheon.js';
import { divinityOn } from '../words/facts.js';
import { divinityEmblem, mythologyEmblem } from './emblems.js';
import { MYTHOLOGY } from './signs.js';
import { fromLeft, type Table } from './table.js';

const SPACES = [1, 2, 3, 4, 5, 6];

/** The Pantheon: its six spaces with prices, then the rest of the decks. */
export function pantheon(table: Table, { x, y, width }: Room): Part {
  const { view, board, name, payer, below, words } = table;
  const { pantheon } = view;
  if (pantheon === null) return { svg: '', height: 0 };
  const step = width / 6;
  const spaces = fromLeft(below, SPACES).map((space, i) => {
    const there = pantheon.spaces[space - 1] ?? null;
    const at = { x: x + i * step + 2, y: y + 20, width: step - 4, height: 66 };
    if (there === null) {
      return board.place(`space-${space}`, at, box(0, 0, at.width, 66, 'empty'));
    }
    const id = divinityOn(view, space);
    const price = activationPrice(view, payer, space, there.id);
    const { mythology } = there;
    const ground = mythology === null ? 'orange' : MYTHOLOGY[mythology];
    const middle = at.width / 2;
    const [disc, emblem] = id === null ? [middle, 0] : mythology === null ? [0, middle] : [middle - 14, middle + 13];
    return board.place(
      `space-${space}`,
      at,
      box(0, 0, at.width, 66, 'panel'),
      mythology === null && id !== null ? '' : box(disc - 11, 5, 22, 22, `${ground} edge`, 11),
      mythology === null ? '' : mythologyEmblem(board, mythology)(disc, 16, 14, `on-${ground}`),
      id === null ? '' : divinityEmblem(board, id)(emblem, 16, 22),
      label(middle, 38, id === null ? '?' : name(id), { room: at.width - 4, size: 11, anchor: 'middle' }),
      board.icon('coin', at.width / 2 - 8, 55, 12),
      label(at.width / 2, 55, price, { size: 13, bold: true }),
    );
  });
  const decks = MYTHOLOGIES.map((mythology, i) => {
    const left = deckIndices(pantheon, mythology).length;
    const ground = MYTHOLOGY[mythology];
    const at = { x: x + i * (width / 5) + 2, y: y + 92, width: width / 5 - 4, height: 26 };
    return board.place(
      `mythology-${mythology}`,
      at,
      box(0, 0, at.width, 26, left === 0 ? 'empty' : `${ground} edge`),
      mythologyEmblem(board, mythology)(at.width / 2 - 11, 13, 16, left === 0 ? 'muted' : `on-${ground}`),
      label(at.width / 2 + 9, 13, left, {
        size: 12,
        anchor: 'middle',
        bold: true,
        tone: left === 0 ? 'muted' : `on-${ground}`,
      }),
    );
  });
  return {
    svg:
      label(x + 2, y + 8, words.pantheon, { size: 12, bold: true, tone: 'muted' }) + spaces.join('') + decks.join(''),
    height: 124,
  };
}
