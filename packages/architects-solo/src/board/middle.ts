import { box, element, label, NOTHING, type Part, type Room, stackEdges, wrapped } from '@wonders/core/board';
import type { CardKind } from '../components/cards.js';
import { TOKEN_PLACES } from '../notation.js';
import { deckChoice } from '../script/index.js';
import { PRIORITIES } from '../script/priorities.js';
import { isAges, isSolo, type View } from '../state/index.js';
import { conflictTokens } from '../table/area.js';
import { deckName, deckNames, type ShownDeck, shownDeck } from '../table/decks.js';
import { deckPlace, tokenPlace } from '../table/places.js';
import { cat, wonderTone } from './art.js';
import { back, face, small, toneOf } from './cards.js';
import { tokenDisc } from './emblems.js';
import { looked } from './hand.js';
import { warDisc } from './seat.js';
import type { Table } from './table.js';

// The middle of the table: decks, Progress tokens, Conflict tokens, and the Opponent's priorities.

/** Cards of which a deck has one edge more. */
const PER_EDGE = 7;

/** A deck: the edges of its cards, and the top card, a back, or a free place. */
function pile(table: Table, deck: number, { card, more }: ShownDeck, width: number, height: number): string {
  const { words, view } = table;
  const wonder = view.areas[deck]?.wonder ?? null;
  const tone = wonder === null ? 'grey' : wonderTone(wonder);
  if (card === null && more === 0)
    return (
      box(0, 0, width, height, 'tray') +
      label(width / 2, height / 2, words.board.empty, { size: 12, anchor: 'middle', tone: 'soft' })
    );
  const edges = stackEdges(1 + Math.ceil(more / PER_EDGE), width, height, tone, 6);
  return edges + (card === null ? back(table, width, height, tone) : face(table, card, width, height));
}

/** A deck: its title, its top card, and how many lie below. */
function deckPart(table: Table, deck: number, { x, y, width }: Room, height: number): string {
  const { view, board, words } = table;
  const drawn = shownDeck(view, deck);
  const named = deckName(view, deck);
  const high = Math.min(height - 50, width * 1.5);
  const wide = Math.min(width, high * 0.78);
  const top = y + 26;
  const id = deckPlace(named);
  const hidden = drawn.card === null && drawn.more > 0;
  const below = drawn.peeked
    ? words.board.peeked
    : hidden
      ? `${words.board.faceDown}, ${drawn.more}`
      : words.board.more(view, named, drawn.more);
  const at = { x: x + (width - wide) / 2, y: top, width: wide, height: high, raised: board.movesAt(id).length > 0 };
  const style = { size: 12, anchor: 'middle', room: width + 4, whole: true } as const;
  return (
    label(x + width / 2, top - 18, words.board.deck(view, named), { ...style, bold: true, tone: 'on-paper' }) +
    board.place(id, at, pile(table, deck, drawn, wide, high)) +
    (drawn.card === null && drawn.more === 0
      ? ''
      : label(x + width / 2, top + high + 14, below, { ...style, tone: 'soft' }))
  );
}

/** How high a deck is with its title on a phone, also where its place has to hold the scores of three Ages, and where there are many. */
const DECK = { phone: 172, ages: 200, many: 150 } as const;

/** How many decks have room in a row of a phone, and between two rows. */
const DECKS_IN_ROW = 4;
const ROW_GAP = 6;

/** How the decks lie: in one row, or on a phone in as many as they need, which then are as long as each other. */
function decksForm({ view, phone }: Table, tall?: number) {
  const count = deckNames(view).length;
  const rows = phone ? Math.ceil(count / DECKS_IN_ROW) : 1;
  const height = tall ?? DECK[isAges(view) ? 'ages' : count < DECKS_IN_ROW ? 'phone' : 'many'];
  return { count, perRow: Math.ceil(count / rows), height, all: rows * (height + ROW_GAP) - ROW_GAP };
}

/** How high the decks are on a phone. */
export const decksHeight = (table: Table): number => decksForm(table).all;

/** The decks; where the picture keeps its places, cards that are looked at lie there meanwhile. */
export const decksOrLooked = (table: Table, room: Room, tall?: number): Part => {
  const lying = decks(table, room, tall);
  return table.board.still && table.view.looked !== null
    ? { svg: looked(table, room, lying.height).svg, height: lying.height }
    : lying;
};

/** All decks; a last row that is shorter lies in the middle. */
function decks(table: Table, { x, y, width }: Room, tall?: number): Part {
  const { count, perRow, height, all } = decksForm(table, tall);
  // The central deck lies between those of a solo game.
  const order = isSolo(table.view)
    ? [1 - table.below, 2, table.below]
    : Array.from({ length: count }, (_, deck) => deck);
  const step = Math.min(width / perRow, table.phone ? 124 : 168);
  const between = perRow === DECKS_IN_ROW ? 8 : 14;
  const svg = order.map((deck, i) => {
    const row = Math.floor(i / perRow);
    const beside = Math.min(perRow, count - row * perRow);
    const left = x + (width - step * beside) / 2;
    return deckPart(
      table,
      deck,
      { x: left + (i % perRow) * step + between / 2, y: y + row * (height + ROW_GAP), width: step - between },
      height,
    );
  });
  return { svg: svg.join(''), height: all };
}

/** How Progress tokens lie on the table: how many beside each other, how high each is, and the size of its disc. */
interface TokensForm {
  readonly across: number;
  readonly height: number;
  readonly disc: number;
  readonly lines: number;
}

const LOW: TokensForm = { across: 2, height: 58, disc: 36, lines: 3 };

/** The title of a part. */
const TITLE = 22;

/** The Progress tokens that lie face up, and the stack: discs, each beside its name and what it does. */
export function tokens(table: Table, { x, y, width }: Room, form: TokensForm = LOW): Part {
  const { across, height, disc, lines } = form;
  const step = width / across;
  const svg = TOKEN_PLACES.map((slot, i) => {
    const id = tokenPlace(slot);
    const { name = '', effect = '', status = '' } = table.words.piece(table.view, id) ?? {};
    const token = slot === 'stack' ? null : (table.view.tokenSlots[slot] ?? null);
    const r = disc / 2;
    const at = {
      x: x + 2 + (i % across) * step,
      y: y + TITLE + Math.floor(i / across) * height + (height - disc) / 2,
      width: disc,
      height: disc,
      radius: r,
    };
    const text = slot === 'stack' ? status : effect;
    const room = step - disc - 18;
    const told = wrapped(text, room * 0.96, 11.5, lines);
    const top = r - (told.length * 13.5) / 2;
    return table.board.place(
      id,
      at,
      token !== null
        ? tokenDisc(table.board, token, r, r, disc)
        : slot === 'stack' && table.view.tokenStack.length > 0
          ? hidden(table.view.tokenStack.length, disc)
          : element('circle', { class: 'w-tray', cx: r, cy: r, r }),
      label(disc + 9, text === '' ? r : top, name, {
        size: 13,
        bold: true,
        room,
        tone: text === '' ? 'soft' : 'on-paper',
      }),
      ...told.map((line, row) => label(disc + 9, top + 15 + row * 13.5, line, { size: 11.5, tone: 'soft', room })),
    );
  });
  return {
    svg: label(x + 2, y + 9, table.words.board.tokens, { size: 12, bold: true, tone: 'soft' }) + svg.join(''),
    height: TITLE + Math.ceil(TOKEN_PLACES.length / across) * height,
  };
}

/** The stack of tokens face down: discs, one over the other. */
const hidden = (tokens: number, size: number): string => {
  const r = size / 2;
  const disc = (y: number, tone: string, radius: number): string =>
    element('circle', { class: `w-${tone}`, cx: r, cy: y, r: radius });
  const below = Math.min(3, Math.ceil(tokens / 3)) - 1;
  return [
    disc(r + 2, 'deep', r),
    ...Array.from({ length: below + 1 }, (_, i) => {
      const y = r - 3.5 * i;
      return disc(y, 'green', r) + disc(y, 'deep', r) + disc(y, i === below ? 'clear' : 'light', r - 1.5);
    }),
    disc(r - 3.5 * below, 'light', r * 0.6),
  ].join('');
};

/** The Progress tokens where they fill so much height: one below the other, or two beside each other where there is room. */
export function highTokens(table: Table, room: Room, height: number): Part {
  const across = room.width > 320 ? 2 : 1;
  const step = Math.min(104, (height - TITLE) / (TOKEN_PLACES.length / across));
  return tokens(table, room, { across, height: step, disc: across === 1 ? 40 : 52, lines: step > 60 ? 3 : 2 });
}

/** The Progress tokens in one row. */
export const WIDE_TOKENS = TITLE + 70;
export const wideTokens = (table: Table, room: Room): Part =>
  tokens(table, room, { across: 4, height: WIDE_TOKENS - TITLE, disc: 36, lines: 4 });

/** Whether the Cat has room beside the Conflict tokens. */
const isWide = (view: View, width: number): boolean => width > 300 && !isAges(view);

/** How high the Cat is, and the Conflict tokens with their title. */
const THE_CAT = 40;
const CONFLICTS = 50;

/** How high the Conflict tokens lie with the Cat. */
export const warHeight = (view: View, width: number): number =>
  isAges(view) ? THE_CAT : isWide(view, width) ? CONFLICTS : CONFLICTS + THE_CAT;

/** The Conflict tokens, and who has the Cat: below them, or beside them where there is room. */
export function war({ view, board, words }: Table, { x, y, width }: Room): Part {
  const beside = isWide(view, width);
  const [left, top] = beside ? [width * 0.52, CONFLICTS - THE_CAT] : [0, isAges(view) ? 0 : CONFLICTS];
  const holder = board.place(
    'cat',
    { x: x + left, y: y + top, width: width - left, height: THE_CAT },
    cat(board, THE_CAT / 2 + 1, THE_CAT / 2, THE_CAT - 6),
    label(THE_CAT + 6, THE_CAT / 2, words.board.cat(view), {
      size: 12,
      tone: 'on-paper',
      room: width - left - THE_CAT - 8,
    }),
  );
  const height = warHeight(view, width);
  if (isAges(view)) return { svg: holder, height };
  const discs = Array.from({ length: conflictTokens(view) }, (_, i) =>
    warDisc(board, 14 + i * 28, 34, 25, i < view.conflictsTurned ? 'red' : 'stock'),
  );
  const title = label(2, 9, words.board.battle(view), {
    size: 12,
    bold: true,
    tone: 'soft',
    room: (beside ? left : width) - 12,
  });
  const place = { x, y, width: beside ? left - 8 : width, height: CONFLICTS };
  return { svg: board.place('conflicts', place, title, ...discs) + holder, height };
}

/** The sign of a card that matches a priority. */
const matching = ({ board }: Table, card: CardKind, x: number, y: number): string =>
  box(x, y - 10, 26, 20, toneOf(card), 4) + small(board, card, x + 13, y);

/** From one priority to the next on a phone. */
const PRIORITY = 24;

/** The Opponent's priorities, with the cards that match them now (ARCH-61); a finished game has none that match. */
export function priorities(table: Table, { x, y, width }: Room, tall?: number): Part {
  const { view, board, words } = table;
  const over = view.phase === 'over';
  if (!isSolo(view) || (over && !board.still)) return NOTHING;
  const choice = over ? undefined : deckChoice(view);
  const by = choice === undefined ? '' : words.board.decides[choice.by];
  const step = tall === undefined ? PRIORITY : Math.min(34, Math.floor((tall - 54) / PRIORITIES.length));
  const best = Math.min(...(choice?.priorities ?? []).filter((each) => each > 0));
  const head = 30;
  const height = head + PRIORITIES.length * step + (tall === undefined ? 8 : 24);
  const rows = PRIORITIES.map(({ id }, i) => {
    const middle = step / 2;
    const cards = choice?.cards.flatMap((card, deck) => (choice.priorities[deck] === i + 1 ? (card ?? []) : [])) ?? [];
    return board.place(
      `priority-${id}`,
      { x: x + 6, y: y + head + i * step, width: width - 12, height: step },
      label(8, middle, i + 1, { size: 13, tone: 'muted' }),
      label(26, middle, words.board.priority(id), {
        size: 13,
        bold: i + 1 === best,
        tone: cards.length > 0 ? 'ink' : 'muted',
        room: width - 46 - cards.length * 30,
      }),
      ...cards.map((card, column) => matching(table, card, width - 44 - column * 30, middle)),
    );
  });
  // What decides where none matches stands at the foot, or on a phone beside the title.
  const beside = tall === undefined;
  const half = (width - 36) / 2;
  const decides = beside
    ? label(x + width - 14, y + 17, by, { size: 11, anchor: 'end', tone: 'muted', room: half })
    : label(x + 14, y + height - 13, by, { size: 11, tone: 'muted', room: width - 28 });
  return {
    svg: [
      box(x, y + 3, width, height, 'deep', 8),
      box(x, y, width, height, 'stock', 8),
      label(x + 14, y + 17, words.board.priorities, { size: 13, tone: 'ink serif', room: beside ? half : width - 28 }),
      element('rect', { class: 'w-line', x: x + 12, y: y + head - 2, width: width - 24, height: 1 }),
      ...rows,
      by === '' ? '' : decides,
    ].join(''),
    height: height + 3,
  };
}
