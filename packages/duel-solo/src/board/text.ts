import { beside, columnsOf, framed, inked, type TextOptions, tabled } from '@wonders/core/board';
import { CARDS, SYMBOLS } from '../components/cards.js';
import { CAPITAL } from '../components/military.js';
import { nameOf } from '../components/names.js';
import { RESOURCES } from '../components/resources.js';
import { activationPrice, cardPrice, wonderPrice } from '../costs.js';
import { pointsOf } from '../scoring.js';
import { type CityState, cityOf, PLAYER_SEAT, type View } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { symbolBit } from '../table/science.js';
import { layoutOf } from '../table/structure.js';
import { who } from '../words/seats.js';
import { COLOURS } from './cards.js';
import { headline } from './headline.js';
import { GROUND } from './signs.js';
import { ENGLISH } from './words.js';

const CELL = 12;
const short = (text: string, columns: number): string =>
  text.length > columns ? `${text.slice(0, columns - 1)}…` : text;

/**
 * Draws the position for a terminal: the structure, the track and both cities.
 *
 * @param options - Colours, and the columns there are.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/duel-solo';
 * import { drawText } from '@wonders/duel-solo/board';
 * console.log(drawText(view(newGame({ seed: 'monday' }), 1)).includes('SOLO')); // true
 * ```
 * @category Board
 */
export function drawText(view: View, { colour = false, columns = 80 }: TextOptions = {}): string {
  const { title, line } = headline(view, ENGLISH);
  const below = typeof view.viewer === 'number' ? view.viewer : PLAYER_SEAT;
  const cities = [1 - below, below].map((seat) => city(view, seat, colour, columns - 4));
  const middle = view.age === 0 ? draft(view) : structure(view, colour);
  return [
    inked(title, 'bold', colour) + (line === '' ? '' : `  ${line}`),
    ...(cities[0] ?? []),
    track(view, below),
    ...middle,
    ...sides(view, columns),
    ...(cities[1] ?? []),
  ].join('\n');
}

/** Cards as cells of a grid; those that can be taken bear their price. */
function structure(view: View, colour: boolean): readonly string[] {
  const { places } = layoutOf(view);
  const payer = Math.max(0, view.pending.at(-1)?.seat ?? view.seat);
  const rows: string[] = [];
  for (const [slot, { row, column }] of places.entries()) {
    const id = view.structure[slot] ?? null;
    const start = ((column - 1) * (CELL + 1)) / 2;
    const before = rows[row - 1] ?? '';
    const plain = columnsOf(before);
    const gap = ' '.repeat(Math.max(0, Math.floor(start) - plain));
    rows[row - 1] = before + gap + cell(view, slot, id, payer, colour);
  }
  return rows;
}

function cell(view: View, slot: number, id: View['structure'][number], payer: number, colour: boolean): string {
  if (id === null) return ' '.repeat(CELL);
  if (id === 'face-down') return '▒'.repeat(CELL);
  const open = ((view.open >> slot) & 1) === 1;
  const price = open ? ` ${cardPrice(view, payer, CARDS[id])}` : '';
  const text = short(nameOf(id), CELL - price.length).padEnd(CELL - price.length) + price;
  return inked(text, open ? GROUND[CARDS[id].colour] : 'faint', colour);
}

const draft = (view: View): readonly string[] => [
  'The wonders to choose from:',
  ...view.offer.map((id) => `  ${nameOf(id)}`),
];

/** The conflict track: the pawn between two capitals. */
function track(view: View, below: number): string {
  const side = below === 0 ? 1 : -1;
  const spaces = Array.from({ length: 2 * CAPITAL + 1 }, (_, i) =>
    i - CAPITAL === view.pawn * side ? '●' : i === CAPITAL ? '│' : '·',
  );
  return `${who(view, below)} ╞${spaces.join(' ')}╡ ${who(view, 1 - below)}`;
}

function sides(view: View, columns: number): readonly string[] {
  const payer = Math.max(0, view.pending.at(-1)?.seat ?? view.seat);
  const spaces = view.pantheon?.spaces.flatMap((place, i) =>
    place === null
      ? []
      : [
          [
            place.id === 'open' || place.id === 'hidden' ? `${nameOf(place.mythology ?? '')} ?` : nameOf(place.id),
            String(activationPrice(view, payer, i + 1, place.id)),
          ],
        ],
  );
  const blocks = [framed('Progress', view.board.map(nameOf))];
  if (spaces !== undefined && spaces.length > 0) blocks.push(framed('Pantheon', tabled(spaces)));
  if (view.drawn.length > 0) blocks.push(framed('To choose', view.drawn.map(nameOf)));
  const lines = beside(blocks);
  return lines.map((line) => short(line, columns));
}

function city(view: View, seat: number, colour: boolean, columns: number): readonly string[] {
  const own = cityOf<CityState>(view, seat);
  const points = Object.values(pointsOf(view, seat)).reduce((sum, each) => sum + each, 0);
  const goods = RESOURCES.filter((each) => own[each] > 0).map((each) => `${own[each]} ${each}`);
  const symbols = SYMBOLS.filter((symbol) => (own.symbols & symbolBit(symbol)) !== 0);
  const lines = [...filled([`${own.coins} coins`, `${points} points`, ...goods, ...symbols], columns)];
  const wonders = [
    ...own.built.map(({ wonder }) => `${nameOf(wonder)} ✓`),
    ...own.wonders.map((id) => `${nameOf(id)} (${wonderPrice(view, seat, wonderOf(view, id))})`),
  ];
  if (wonders.length > 0) lines.push(...filled(wonders, columns));
  for (const each of COLOURS) {
    const cards = own.cards.filter((id) => CARDS[id].colour === each).map((id) => nameOf(id));
    if (cards.length > 0) lines.push(...filled(cards, columns).map((line) => inked(line, GROUND[each], colour)));
  }
  if (own.progress.length > 0) lines.push(...filled(own.progress.map(nameOf), columns));
  return framed(who(view, seat), lines);
}

/** Words in lines no longer than the columns. */
function filled(words: readonly string[], columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 2 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${last}, ${word}`;
  }
  return lines;
}
