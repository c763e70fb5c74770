import type { Seat } from '@wonders/core';
import { beside, columnsOf, drawing, framed, inked, type TextOptions, tabled } from '@wonders/core/board';
import { CARDS, COLOURS, SYMBOLS } from '../components/cards.js';
import { CAPITAL } from '../components/military.js';
import { RESOURCES } from '../components/resources.js';
import { activationPrice, cardPrice, wonderPrice } from '../costs/index.js';
import { pointsOf } from '../scoring.js';
import { type CityState, cityOf, PLAYER_SEAT, type View } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { symbolBit } from '../table/science.js';
import { layoutOf } from '../table/structure.js';
import { boardEnglish } from '../words/board.js';
import { divinityOn } from '../words/facts.js';
import type { BoardLanguage } from '../words/language.js';
import { unitsOf } from '../words/sums.js';
import { headline } from './headline.js';
import { GROUND } from './signs.js';
import { drawnColumn, fromLeft, type Spoken, spoken } from './table.js';

/** The data that every part of the text reads. */
interface TextTable extends Spoken {
  readonly view: View;
  readonly colour: boolean;
  readonly columns: number;
  readonly below: Seat;
  readonly payer: Seat;
}

const CELL = 12;
const short = (text: string, columns: number): string =>
  text.length > columns ? `${text.slice(0, columns - 1)}…` : text;

/**
 * Draws the position for a terminal: the structure, the track and both cities.
 *
 * @param options - Colours, the language, and the number of columns.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/duel-solo';
 * import { drawText } from '@wonders/duel-solo/board';
 * console.log(drawText(view(newGame({ seed: 'monday' }), 1)).includes('SOLO')); // true
 * ```
 * @category Board
 */
export const drawText = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, language, options: TextOptions<BoardLanguage>) => {
    const { colour = false, columns = 80 } = options;
    const below = typeof view.viewer === 'number' ? view.viewer : PLAYER_SEAT;
    const payer = Math.max(0, view.pending[view.pending.length - 1]?.seat ?? view.seat);
    const table: TextTable = { view, colour, columns, below, payer, ...spoken(view, language) };
    const { title, line } = headline(view, language);
    return [
      inked(title, 'bold', colour),
      ...filled(line.split(' '), columns, ' '),
      ...city(table, 1 - below),
      track(table),
      ...(view.age === 0 ? draft(table) : structure(table)),
      ...sides(table),
      ...city(table, below),
    ].join('\n');
  },
);

/** Cards as cells of a grid. Accessible cards show their price. */
function structure(table: TextTable): readonly string[] {
  const rows: string[] = [];
  for (const [slot, { row, column }] of fromLeft(table.below, [...layoutOf(table.view).places.entries()])) {
    const start = ((drawnColumn(table.below, column) - 1) * (CELL + 1)) / 2;
    const before = rows[row - 1] ?? '';
    const gap = ' '.repeat(Math.max(0, Math.floor(start) - columnsOf(before)));
    rows[row - 1] = before + gap + cell(table, slot);
  }
  return rows;
}

function cell({ view, payer, colour, name }: TextTable, slot: number): string {
  const id = view.structure[slot] ?? null;
  if (id === null) return ' '.repeat(CELL);
  if (id === 'face-down') return '▒'.repeat(CELL);
  const open = ((view.open >> slot) & 1) === 1;
  const price = open ? ` ${cardPrice(view, payer, CARDS[id])}` : '';
  const text = short(name(id), CELL - price.length).padEnd(CELL - price.length) + price;
  return inked(text, open ? GROUND[CARDS[id].colour] : 'faint', colour);
}

const draft = ({ view, name, words }: TextTable): readonly string[] => [
  `${words.draft}:`,
  ...view.offer.map((id) => `  ${name(id)}`),
];

/** The Conflict track: the pawn between two capitals. */
function track({ view, below, who }: TextTable): string {
  const side = below === 0 ? 1 : -1;
  const spaces = Array.from({ length: 2 * CAPITAL + 1 }, (_, i) =>
    i - CAPITAL === view.pawn * side ? '●' : i === CAPITAL ? '│' : '·',
  );
  return `${who(below)} ╞${spaces.join(' ')}╡ ${who(1 - below)}`;
}

/** Progress tokens and the Pantheon. */
function sides({ view, payer, columns, name, words }: TextTable): readonly string[] {
  const { titles } = words;
  const spaces = (view.pantheon?.spaces ?? []).flatMap((place, i) => {
    if (place === null) return [];
    const id = divinityOn(view, i + 1);
    const called = id === null ? `${name(place.mythology ?? 'roman')} ?` : name(id);
    return [[called, String(activationPrice(view, payer, i + 1, place.id))]];
  });
  const blocks = [framed(titles.progress, view.board.map(name))];
  if (spaces.length > 0) blocks.push(framed(titles.pantheon, tabled(spaces)));
  if (view.drawn.length > 0) blocks.push(framed(titles.toChoose, view.drawn.map(name)));
  return beside(blocks).map((line) => short(line, columns));
}

function city({ view, colour, columns, name, who, words }: TextTable, seat: Seat): readonly string[] {
  const own = cityOf<CityState>(view, seat);
  const room = columns - 4;
  const points = Object.values(pointsOf(view, seat)).reduce((sum, each) => sum + each, 0);
  const goods = RESOURCES.filter((each) => own[each] > 0).map((each) => unitsOf(words.resources, own[each], each));
  const symbols = SYMBOLS.filter((symbol) => (own.symbols & symbolBit(symbol)) !== 0).map(
    (each) => words.symbols[each],
  );
  const lines = [...filled([words.coins(own.coins), words.points(points), ...goods, ...symbols], room)];
  const wonders = [
    ...own.built.map(({ wonder }) => `${name(wonder)} ✓`),
    ...own.wonders.map((id) => `${name(id)} (${wonderPrice(view, seat, wonderOf(view, id))})`),
  ];
  if (wonders.length > 0) lines.push(...filled(wonders, room));
  for (const each of COLOURS) {
    const cards = own.cards.filter((id) => CARDS[id].colour === each).map((id) => name(id));
    if (cards.length > 0) lines.push(...filled(cards, room).map((line) => inked(line, GROUND[each], colour)));
  }
  if (own.progress.length > 0) lines.push(...filled(own.progress.map(name), room));
  return framed(who(seat), lines);
}

/** Words wrapped to the number of columns. */
function filled(words: readonly string[], columns: number, between = ', '): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last === undefined || last.length + between.length + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${last}${between}${word}`;
  }
  return lines;
}
