import { box, label, NOTHING, type Part, type Room, wrapped } from '@wonders/core/board';
import type { CardKind } from '../components/cards.js';
import { TOKEN_PLACES } from '../notation.js';
import { deckChoice } from '../script/index.js';
import { PRIORITIES } from '../script/priorities.js';
import { isAges, isSolo, type View } from '../state/index.js';
import { conflictTokens } from '../table/area.js';
import { deckName, deckNames, type ShownDeck, shownDeck } from '../table/decks.js';
import { deckPlace, tokenPlace } from '../table/places.js';
import { back, face, lookOf, toneOf } from './cards.js';
import { tokenDisc } from './emblems.js';
import { looked } from './hand.js';
import type { Table } from './table.js';

// The middle of the table: decks, Progress tokens, Conflict tokens, and the Opponent's priorities.

/** The top card of a deck, a back, or an empty place. */
function lying(table: Table, { card, more }: ShownDeck, width: number, height: number): string {
  const { words } = table;
  if (card !== null) return face(table, card, width, height);
  if (more > 0) return back(table, width, height, words.board.faceDown);
  const empty = label(width / 2, height / 2, words.board.empty, { size: 12, anchor: 'middle', tone: 'muted' });
  return box(0, 0, width, height, 'empty', 8) + empty;
}

/** A deck: its title, its top card, and how many lie below. */
function deckPart(table: Table, deck: number, x: number, y: number, width: number, height: number): string {
  const { view, board, words } = table;
  const drawn = shownDeck(view, deck);
  const named = deckName(view, deck);
  const title = words.board.deck(view, named);
  const below = drawn.peeked ? words.board.peeked : words.board.more(view, named, drawn.more);
  const at = { x, y: y + 19, width, height: height - 40, radius: 8 };
  return (
    label(x + width / 2, y + 9, title, { size: 12, bold: true, anchor: 'middle', room: width + 4 }) +
    board.place(deckPlace(named), at, lying(table, drawn, width, height - 40)) +
    label(x + width / 2, y + height - 9, below, { size: 12, anchor: 'middle', tone: 'muted' })
  );
}

/** How high a deck is with its title. */
const DECK = 168;

/** The decks; where the picture keeps its places, cards that are looked at lie there meanwhile. */
export const decksOrLooked = (table: Table, room: Room, tall = DECK): Part => {
  const lying = decks(table, room, tall);
  return table.board.still && table.view.looked !== null
    ? { svg: looked(table, room, lying.height).svg, height: lying.height }
    : lying;
};

/** All decks, in a row or, where there are many, in several. */
function decks(table: Table, { x, y, width }: Room, tall = DECK): Part {
  const all = deckNames(table.view).map((_, deck) => deck);
  // The central deck lies between those of a solo game.
  const order = isSolo(table.view) ? [1 - table.below, 2, table.below] : all;
  const perRow = table.phone ? Math.min(all.length, all.length > 3 ? 4 : 3) : all.length;
  const step = Math.min(width / perRow, 124);
  const height = table.phone && perRow === 4 ? 132 : tall;
  const left = x + (width - step * perRow) / 2;
  const svg = order.map((deck, i) =>
    deckPart(table, deck, left + (i % perRow) * step + 6, y + Math.floor(i / perRow) * (height + 6), step - 12, height),
  );
  return { svg: svg.join(''), height: Math.ceil(all.length / perRow) * (height + 6) - 6 };
}

/** How a Progress token lies on the table: where it has more room, its letters and its emblem are larger. */
const LOW = { height: 76, name: 13, text: 12, line: 15, lines: 3, disc: 22 } as const;
const HIGH = { height: 128, name: 15, text: 13, line: 17, lines: 5, disc: 36 } as const;

/** The Progress tokens that lie face up, and the stack. */
export function tokens(table: Table, { x, y, width }: Room, form: typeof LOW | typeof HIGH = LOW): Part {
  const half = width / 2;
  const { height } = form;
  const svg = TOKEN_PLACES.map((slot, i) => {
    const id = tokenPlace(slot);
    const { name = '', effect = '', status = '' } = table.words.piece(table.view, id) ?? {};
    const text = slot === 'stack' ? status : effect;
    const at = { x: x + (i % 2) * half, y: y + 20 + Math.floor(i / 2) * (height + 6), width: half - 6, height };
    const lines = wrapped(text, (at.width - 16) * 0.92, form.text, form.lines);
    const token = slot === 'stack' ? null : (table.view.tokenSlots[slot] ?? null);
    const middle = form.disc / 2 + 4;
    return table.board.place(
      id,
      { ...at, radius: 10 },
      box(0, 0, at.width, height, text === '' ? 'empty' : 'panel', 10),
      token === null ? '' : tokenDisc(table, token, at.width - middle - 2, middle, form.disc),
      label(8, middle, name, {
        size: form.name,
        bold: true,
        room: at.width - (token === null ? 12 : form.disc + 20),
        tone: text === '' ? 'muted' : 'ink',
      }),
      ...lines.map((line, row) => label(8, 2 * middle + 6 + row * form.line, line, { size: form.text, tone: 'muted' })),
    );
  });
  return {
    svg: label(x, y + 9, table.words.board.tokens, { size: 12, bold: true }) + svg.join(''),
    height: 20 + 2 * height + 6,
  };
}

/** The tokens high enough to fill the middle of a desk. */
export const highTokens = (table: Table, room: Room): Part => tokens(table, room, HIGH);

/** Whether the Cat has room beside the Conflict tokens. */
const isWide = (view: View, width: number): boolean => width > 300 && !isAges(view);

/** How high the Conflict tokens lie with the Cat. */
export const warHeight = (view: View, width: number): number => (isAges(view) ? 24 : isWide(view, width) ? 44 : 70);

/** The Conflict tokens, and who has the Cat: below them, or beside them where there is room. */
export function war({ view, board, words }: Table, { x, y, width }: Room): Part {
  const beside = isWide(view, width);
  const [left, top] = beside ? [width * 0.52, 18] : [0, isAges(view) ? 0 : 46];
  const cat = board.place(
    'cat',
    { x: x + left, y: y + top, width: width - left, height: 24 },
    board.icon('cat', 9, 12, 18),
    label(24, 12, words.board.cat(view), { size: 12, room: width - left - 24 }),
  );
  const height = warHeight(view, width);
  if (isAges(view)) return { svg: cat, height };
  const tokens = Array.from({ length: conflictTokens(view) }, (_, i) => {
    const turned = i < view.conflictsTurned;
    return (
      box(i * 28, 18, 24, 24, turned ? 'red edge' : 'panel', 12) +
      board.icon(turned ? 'sword' : 'balance', i * 28 + 12, 30, 14, turned ? 'on-red' : 'muted')
    );
  });
  const title = label(0, 9, words.board.battle(view), { size: 12, bold: true });
  const place = { x, y, width: beside ? left - 8 : width, height: 44 };
  return { svg: board.place('conflicts', place, title, ...tokens) + cat, height };
}

/** The sign of a card that matches a priority. */
const matching = ({ board }: Table, card: CardKind, x: number, y: number): string =>
  box(x, y - 9, 22, 18, `${toneOf(card)} edge`, 4) + board.icon(lookOf(card).icon, x + 11, y, 13, `on-${toneOf(card)}`);

/** From one priority to the next, on a desk and on a phone. */
const ROW = { desk: 30, phone: 19 } as const;

/** The Opponent's priorities, with the cards that match them now (ARCH-61). */
export function priorities(table: Table, { x, y, width }: Room): Part {
  const { view, board, words, phone } = table;
  if (!isSolo(view) || (view.phase === 'over' && !board.still)) return NOTHING;
  const choice = deckChoice(view);
  const step = ROW[phone ? 'phone' : 'desk'];
  const size = phone ? 12 : 13;
  const best = Math.min(...choice.priorities.filter((each) => each > 0));
  const rows = PRIORITIES.map(({ id }, i) => {
    const middle = step / 2;
    const cards = choice.cards.flatMap((card, deck) => (choice.priorities[deck] === i + 1 ? (card ?? []) : []));
    return board.place(
      `priority-${id}`,
      { x, y: y + 20 + i * step, width, height: step },
      label(6, middle, i + 1, { size, tone: 'muted' }),
      label(21, middle, words.board.priority(id), {
        size,
        bold: i + 1 === best,
        tone: cards.length > 0 ? 'ink' : 'muted',
      }),
      ...cards.map((card, column) => matching(table, card, width - 24 - column * 26, middle)),
    );
  });
  const foot = 20 + PRIORITIES.length * step;
  const title = label(x + 6, y + 9, words.board.priorities, { size: 12, bold: true });
  const by = words.board.decides[choice.by];
  const decided = by === '' ? '' : label(x + 6, y + foot + 10, by, { size: 12, tone: 'muted' });
  return { svg: title + rows.join('') + decided, height: foot + 20 };
}
