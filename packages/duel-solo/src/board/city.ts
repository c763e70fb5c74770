import type { Seat } from '@wonders/core';
import { box, coin, fitted, label, onStock, type Part, type Room, textWidth } from '@wonders/core/board';
import { CARDS, COLOURS, MYTHOLOGIES, SYMBOLS } from '../components/cards.js';
import { MYTHOLOGY_OF } from '../components/pantheon.js';
import { RESOURCES } from '../components/resources.js';
import { WONDER_IDS, type WonderId } from '../components/wonders.js';
import { pointsOf } from '../scoring.js';
import { type CityState, cityOf } from '../state/index.js';
import { symbolBit } from '../table/science.js';
import { fan, fanWidth, TAB } from './cards.js';
import { divinityEmblem, mythologyEmblem, progressEmblem } from './emblems.js';
import { amount, choiceSign, disc, MYTHOLOGY, numberOn, scienceSign } from './signs.js';
import type { Table } from './table.js';
import { BETWEEN, wonder } from './wonder.js';

/** The rows of a city: who it is, what it produces, and its cards; on a phone also what it holds. */
const ROW = { seat: 28, goods: 26, held: 28, cards: TAB.height + 2 } as const;

/** How high a city is on a desk. */
export const CITY = ROW.seat + ROW.goods + ROW.cards + 8;

/** How high a wonder is on a phone. */
const PHONE_WONDER = 46;

/** The city of the seat at the bottom, and the city of the other seat. */
export const cityBelow = (table: Table, room: Room): Part => city(table, room, table.below);
export const cityAbove = (table: Table, room: Room): Part => city(table, room, 1 - table.below);

/** A city: its seat, what it holds and produces, its cards by colour, and its wonders. */
function city(table: Table, { x, y, width }: Room, seat: Seat): Part {
  const { view, phone, board } = table;
  const own = cityOf<CityState>(view, seat);
  const wonders = wondersOf(table, own);
  const four = phone ? width : Math.min(width * 0.46, 4 * 112 + 3 * BETWEEN);
  const left = phone ? width : width - four - 16;
  const wide = (four - (Math.max(4, wonders.length) - 1) * BETWEEN) / Math.max(4, wonders.length);
  const goods = y + ROW.seat;
  const cards = goods + ROW.goods + (phone ? ROW.held : 0) + 4;
  const corner = phone ? { x, y: cards + rowsOf(phone) * ROW.cards + 4 } : { x: x + width - four, y: y + 2 };
  const high = phone ? PHONE_WONDER : CITY - 8;
  const tiles = wonders.map((id, i) =>
    wonder(table, seat, id, { x: corner.x + i * (wide + BETWEEN), y: corner.y, width: wide, height: high }),
  );
  const after = SHELF.goods * RESOURCES.length;
  return {
    svg: [
      head(table, seat, { x, y, width: left }),
      shelf(table, seat, { x, y: goods, width: left }),
      ...(phone
        ? [
            choices(table, own, seat, { x, y: goods + ROW.goods, width }),
            ...holdings(table, seat, { x: x + SHELF.choices, y: goods + ROW.goods - 1, width: width - SHELF.choices }),
          ]
        : [choices(table, own, seat, { x: x + after, y: goods, width })]),
      built(table, own, { x, y: cards, width: left }),
      ...tiles,
    ].join(''),
    height: phone
      ? cards + rowsOf(phone) * ROW.cards - y + (wonders.length > 0 || board.still ? 4 + PHONE_WONDER + 3 : 0)
      : CITY,
  };
}

/** The wonders of a city: those that stand come first, unless each keeps its place. */
function wondersOf({ board, view }: Table, { built: standing, wonders }: CityState): readonly WonderId[] {
  const all = [...standing.map(({ wonder: id }) => id), ...wonders];
  return board.still && view.age > 0 ? WONDER_IDS.filter((id) => all.includes(id)) : all;
}

/** The seat with its coins and points, then its Progress tokens; on a desk also the others. */
function head(table: Table, seat: Seat, { x, y, width }: Room): string {
  const { view, who, board, phone } = table;
  const own = cityOf<CityState>(view, seat);
  const points = Object.values(pointsOf(view, seat)).reduce((sum, each) => sum + each, 0);
  const called = fitted(who(seat), 150, 17);
  const name = Math.max(56, textWidth(called, 17) + 12);
  const taken = name + 96;
  const left = { x: x + taken, y: y + 1, width: width - taken };
  const progress = own.progress.map((id) => token(table, `progress-${id}`, 'green', progressEmblem(board, id)));
  return [
    board.place(
      `seat-${seat}`,
      { x, y, width: taken - 4, height: 26 },
      label(2, 13, called, { size: 17, tone: 'on-paper serif' }),
      coin(board, name + 8, 13, 19),
      amount(name + 21, 13, own.coins, 15),
      board.icon('points', name + 56, 13, 17, 'on-paper'),
      amount(name + 67, 13, points, 15),
    ),
    closed(progress, { ...left, width: phone ? left.width : left.width * 0.42 }),
    ...(phone ? [] : holdings(table, seat, { ...left, x: left.x + left.width * 0.44, width: left.width * 0.56 })),
  ].join('');
}

/** Draws a token at a corner. */
type Token = (x: number, y: number) => string;

/** How wide and high a token is, and from one to the next. */
const TOKEN = { size: 24, step: 27 } as const;

/** Tokens side by side, over one another where they have no room. */
function closed(tokens: readonly Token[], { x, y, width }: Room): string {
  const step = Math.min(TOKEN.step, (width - TOKEN.size) / Math.max(1, tokens.length - 1));
  return tokens.map((draw, i) => draw(x + i * step, y)).join('');
}

/** A token or divinity with a sign. */
const held =
  ({ board }: Table, id: string, ground: string, radius: number, sign: string): Token =>
  (x, y) =>
    board.place(
      id,
      { x, y, width: TOKEN.size, height: TOKEN.size, radius, raised: true },
      box(0, 0, TOKEN.size, TOKEN.size, ground, radius),
      sign,
    );

const token = (
  table: Table,
  id: string,
  ground: string,
  emblem: (x: number, y: number, size: number, tone: string) => string,
): Token => held(table, id, ground, 12, emblem(12, 12, 15, `on-${ground}`));

/** The tokens of the Pantheon that a seat holds, and its divinities: each kind has a part of the room. */
function holdings(table: Table, seat: Seat, { x, y, width }: Room): readonly string[] {
  const { view, board } = table;
  const own = cityOf<CityState>(view, seat);
  const holding = view.pantheon?.holdings[seat as 0 | 1];
  const mythologies = MYTHOLOGIES.flatMap((id): readonly Token[] => {
    const tokens = (holding?.mythologies ?? []).filter((each) => each === id).length;
    const ground = MYTHOLOGY[id];
    if (tokens === 0) return [];
    const several = tokens < 2 ? '' : disc(21, 4, 7) + numberOn(21, 4, tokens, 'ink');
    return [
      held(table, `token-${seat}-${id}`, ground, 12, mythologyEmblem(board, id)(12, 12, 15, `on-${ground}`) + several),
    ];
  });
  const offerings = (holding?.offerings ?? []).map((each) =>
    held(table, `token-${seat}-${each}`, 'yellow', 12, coin(board, 12, 12, TOKEN.size, `−${each}`)),
  );
  const divinities = (holding?.divinities ?? []).map((id) => {
    const ground = MYTHOLOGY[MYTHOLOGY_OF[id]];
    return held(table, `divinity-${id}`, ground, 5, divinityEmblem(board, id)(12, 12, 17, `on-${ground}`));
  });
  const astarte =
    own.astarte > 0
      ? [held(table, `astarte-${seat}`, 'yellow', 12, numberOn(12, 12, own.astarte, 'on-yellow', 12))]
      : [];
  const first = { x, y, width: width * 0.44 };
  return [
    closed([...mythologies, ...offerings], first),
    closed([...divinities, ...astarte], { x: x + first.width + 3, y, width: width - first.width - 3 }),
  ];
}

/** The room of each resource, of the choices and of each symbol. */
const SHELF = { goods: 44, choices: 104, raw: 62, symbol: 19 } as const;

/** What a city produces, each resource at its place, and its symbols. */
function shelf({ view, board, phone }: Table, seat: Seat, { x, y, width }: Room): string {
  const own = cityOf<CityState>(view, seat);
  const goods = RESOURCES.map((resource, i) => {
    const cheap = (own.fixed & (1 << i)) !== 0;
    const units = own[resource];
    if (units === 0 && !cheap) return '';
    return board.place(
      `goods-${seat}-${resource}`,
      { x: x + i * SHELF.goods, y, width: SHELF.goods - 2, height: 22, radius: 11 },
      onStock(board, resource, 10, 11, 19),
      units === 0 ? '' : amount(21, 11, units),
      cheap ? coin(board, units === 0 ? 27 : 35, 11, 14, 1) : '',
    );
  });
  const least = RESOURCES.length * SHELF.goods + (phone ? 0 : SHELF.choices);
  const step = Math.min(SHELF.symbol, (width - least) / SYMBOLS.length);
  const first = x + width - SYMBOLS.length * step;
  const symbols = SYMBOLS.filter((symbol) => (own.symbols & symbolBit(symbol)) !== 0).map((symbol, i) =>
    board.place(
      `symbol-${seat}-${symbol}`,
      { x: first + i * step, y: y + 2, width: 18, height: 18, radius: 9 },
      box(0, 0, 18, 18, 'green', 9),
      board.icon(scienceSign(symbol), 9, 9, 13, 'on-green'),
    ),
  );
  return goods.join('') + symbols.join('');
}

/** What a city may choose when it pays. */
const choices = ({ board }: Table, own: CityState, seat: Seat, { x, y }: Room): string =>
  (
    [
      ['raw', own.rawChoices, 0],
      ['goods', own.goodChoices, SHELF.raw],
    ] as const
  )
    .map(([of, units, left]) => {
      const sign = choiceSign(board, of);
      const taken = sign.wide * 17;
      if (units === 0) return '';
      return board.place(
        `choice-${seat}-${of}`,
        { x: x + left, y: y + 2, width: taken + (units < 2 ? 0 : 16), height: 17, radius: 8.5 },
        sign.draw(taken / 2, 8.5, 17),
        units < 2 ? '' : amount(taken + 1, 8.5, `×${units}`, 13),
      );
    })
    .join('');

/** The rows of fans that have room. */
const rowsOf = (phone: boolean): number => (phone ? 2 : 1);

/** The cards of a city by colour, in fans that close up where there are many. */
function built(table: Table, { cards }: CityState, { x, y, width }: Room): string {
  const fans = COLOURS.map((colour) => cards.filter((id) => CARDS[id].colour === colour)).filter(
    ({ length }) => length > 0,
  );
  const sizes = fans.map(({ length }) => length);
  let step: number = TAB.step;
  while (step > TAB.least && !fansFit(sizes, step, width, rowsOf(table.phone))) step -= 0.4;
  const corners = fanCorners(sizes, step, width);
  return fans
    .map((each, i) => {
      const { at, row } = corners[i] as FanCorner;
      return fan(table, each, x + at, y + row * ROW.cards, step);
    })
    .join('');
}

/** Where a fan begins in its row, and which row that is. */
interface FanCorner {
  readonly at: number;
  readonly row: number;
}

/** The corners of fans in rows: one that finds no room begins a new row. */
function fanCorners(sizes: readonly number[], step: number, width: number): readonly FanCorner[] {
  let [at, row] = [0, 0];
  return sizes.map((size) => {
    const wide = fanWidth(size, step);
    if (at > 0 && at + wide > width) [at, row] = [0, row + 1];
    const corner = { at, row };
    at += wide + TAB.gap;
    return corner;
  });
}

/** Whether fans have room in so many rows. */
const fansFit = (sizes: readonly number[], step: number, width: number, rows: number): boolean =>
  fanCorners(sizes, step, width).every(({ at, row }, i) => row < rows && at + fanWidth(sizes[i] ?? 0, step) <= width);
