import { box, cardBack, coin, type Part, type Room, stackEdges, tileFace } from '@wonders/core/board';
import { MYTHOLOGIES } from '../components/cards.js';
import { activationPrice } from '../costs/index.js';
import { funds } from '../state/index.js';
import { deckIndices } from '../table/pantheon.js';
import { divinityOn } from '../words/facts.js';
import { divinityEmblem, mythologyEmblem } from './emblems.js';
import { heading } from './progress.js';
import { MYTHOLOGY, numberOn } from './signs.js';
import { fromLeft, type Table } from './table.js';

const SPACES = [1, 2, 3, 4, 5, 6];

/** How high a space and a deck are. */
const SPACE = { desk: 62, phone: 52 } as const;
const DECK = 26;

/** The Pantheon: its six spaces with prices, below the rest of the decks. On a desk the spaces stand two by two. */
export function pantheon(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone, payer, below, words } = table;
  const { pantheon } = view;
  if (pantheon === null) return { svg: '', height: 0 };
  const across = width > 300 ? 6 : 2;
  const high = phone ? SPACE.phone : SPACE.desk;
  const step = (width + 4) / across;
  const [deck, top] = [phone ? DECK : DECK + 14, y + 24];
  const under = top + deck + 9;
  const spaces = fromLeft(below, SPACES).map((space, i) => {
    const at = {
      x: x + (i % across) * step,
      y: under + Math.floor(i / across) * (high + 6),
      width: step - 4,
      height: high,
    };
    return pantheonSpace(table, space, at, payer);
  });
  const decks = MYTHOLOGIES.map((mythology, i) => {
    const left = deckIndices(pantheon, mythology).length;
    const ground = MYTHOLOGY[mythology];
    const wide = (width + 4) / 5 - 4;
    const letters = left === 0 ? 'soft' : `on-${ground}`;
    const emblem = wide > 30 ? wide / 2 - 8 : wide / 2;
    return board.place(
      `mythology-${mythology}`,
      { x: x + i * (wide + 4), y: top, width: wide, height: deck, radius: 5 },
      left === 0 ? '' : stackEdges(left, wide, deck, ground),
      box(0, 0, wide, deck, left === 0 ? 'tray' : ground, 5),
      mythologyEmblem(board, mythology)(emblem, DECK / 2, 15, letters),
      wide > 30 ? numberOn(wide / 2 + 9, DECK / 2, left, letters, 12) : numberOn(wide / 2, DECK + 4, left, letters, 12),
    );
  });
  return {
    svg: heading(x, y, words.pantheon) + spaces.join('') + decks.join(''),
    height: under - y + (6 / across) * (high + 6) - 6,
  };
}

/** A space with its divinity and price. */
function pantheonSpace(
  { view, board, name }: Table,
  space: number,
  at: Room & { readonly height: number },
  payer: number,
): string {
  const there = view.pantheon?.spaces[space - 1] ?? null;
  const { width, height } = at;
  if (there === null)
    return board.place(`space-${space}`, at, box(0, 0, width, height, view.age < 2 ? 'tray' : 'clear'));
  const id = divinityOn(view, space);
  const price = activationPrice(view, payer, space, there.id);
  const ground = there.mythology === null ? 'orange' : MYTHOLOGY[there.mythology];
  const paid = price <= funds(view, payer);
  const size = Math.min(18, width * 0.36);
  const sign = coin(board, width - size / 2 - (paid ? 3 : 4), size / 2 + 4, size, price, paid);
  if (id === null)
    return board.place(
      `space-${space}`,
      { ...at, raised: true },
      cardBack(board, { width, height, tone: ground, text: '', shown: height + 12 }),
      there.mythology === null ? '' : mythologyEmblem(board, there.mythology)(width / 2, height - 14, 17, 'on-paper'),
      sign,
    );
  return board.place(
    `space-${space}`,
    { ...at, raised: true },
    tileFace({
      width,
      height,
      tone: ground,
      art: (x, y, large, tone) => divinityEmblem(board, id)(x - 6, y, large * 0.9, tone),
      name: name(id),
    }),
    sign,
  );
}
