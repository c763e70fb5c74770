import { box, label, type Part, type Room } from '@wonders/core/board';
import { MYTHOLOGIES } from '../components/cards.js';
import { activationPrice } from '../costs/index.js';
import { deckIndices } from '../table/pantheon.js';
import { divinityOn } from '../words/facts.js';
import { divinityEmblem, mythologyEmblem } from './emblems.js';
import { smallToken } from './progress.js';
import { MYTHOLOGY } from './signs.js';
import { fromLeft, type Table } from './table.js';

const SPACES = [1, 2, 3, 4, 5, 6];

/** The form of the spaces and of the decks below them. On a desk that keeps its places they fill what the structure is higher. */
const USUAL = { space: 66, sign: 16, emblem: 22, name: 38, price: 55, deck: 26 } as const;
const TALL = { space: 100, sign: 30, emblem: 34, name: 62, price: 84, deck: 30 } as const;

/** The Pantheon: its six spaces with prices, then the rest of the decks. */
export function pantheon(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone, name, payer, below, words } = table;
  const form = board.still && !phone ? TALL : USUAL;
  const { pantheon } = view;
  if (pantheon === null) return { svg: '', height: 0 };
  const step = width / 6;
  const spaces = fromLeft(below, SPACES).map((space, i) => {
    const there = pantheon.spaces[space - 1] ?? null;
    const at = { x: x + i * step + 2, y: y + 20, width: step - 4, height: form.space };
    if (there === null) {
      return board.place(`space-${space}`, at, box(0, 0, at.width, form.space, 'empty'));
    }
    const id = divinityOn(view, space);
    const price = activationPrice(view, payer, space, there.id);
    const { mythology } = there;
    const ground = mythology === null ? 'orange' : MYTHOLOGY[mythology];
    const middle = at.width / 2;
    const [disc, emblem] =
      id === null ? [middle, 0] : mythology === null ? [0, middle] : [middle - form.emblem * 0.6, middle + 12];
    return board.place(
      `space-${space}`,
      at,
      box(0, 0, at.width, form.space, 'panel'),
      mythology === null && id !== null ? '' : box(disc - 11, form.sign - 11, 22, 22, `${ground} edge`, 11),
      mythology === null ? '' : mythologyEmblem(board, mythology)(disc, form.sign, 14, `on-${ground}`),
      id === null ? '' : divinityEmblem(board, id)(emblem, form.sign, form.emblem),
      label(middle, form.name, id === null ? '?' : name(id), { room: at.width - 4, size: 11, anchor: 'middle' }),
      board.icon('coin', at.width / 2 - 8, form.price, 12),
      label(at.width / 2, form.price, price, { size: 13, bold: true }),
    );
  });
  const decks = MYTHOLOGIES.map((mythology, i) => {
    const left = deckIndices(pantheon, mythology).length;
    const ground = MYTHOLOGY[mythology];
    const at = { x: x + i * (width / 5) + 2, y: y + 26 + form.space, width: width / 5 - 4, height: form.deck };
    return board.place(
      `mythology-${mythology}`,
      at,
      box(0, 0, at.width, form.deck, left === 0 ? 'empty' : `${ground} edge`),
      mythologyEmblem(board, mythology)(at.width / 2 - 11, form.deck / 2, 16, left === 0 ? 'muted' : `on-${ground}`),
      label(at.width / 2 + 9, form.deck / 2, left, {
        size: 12,
        anchor: 'middle',
        bold: true,
        tone: left === 0 ? 'muted' : `on-${ground}`,
      }),
    );
  });
  // On a phone what lies on Enki has room beside the title.
  const enki = board.still && phone ? pantheon.enki : [];
  const first = x + width - enki.length * 30;
  const onEnki = enki.map((token, i) => smallToken(table, token, first + i * 30, y - 4));
  const title = { size: 12, bold: true, tone: 'muted' } as const;
  return {
    svg: [
      label(x + 2, y + 8, words.pantheon, title),
      enki.length === 0 ? '' : label(first - 6, y + 8, words.onEnki, { ...title, anchor: 'end' }),
      ...spaces,
      ...decks,
      ...onEnki,
    ].join(''),
    height: 32 + form.space + form.deck,
  };
}
