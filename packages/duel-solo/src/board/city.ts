import type { Seat } from '@wonders/core';
import { box, fitted, flow, type Item, label, type Part, type Room, slots, textWidth } from '@wonders/core/board';
import { CARDS, COLOURS, MYTHOLOGIES, SYMBOLS } from '../components/cards.js';
import type { ComponentId } from '../components/ids.js';
import { RESOURCES } from '../components/resources.js';
import { WONDER_IDS, type WonderId } from '../components/wonders.js';
import { pointsOf } from '../scoring.js';
import { type CityState, cityOf, isSolo } from '../state/index.js';
import { symbolBit } from '../table/science.js';
import { CHIP, chips } from './cards.js';
import { divinityEmblem, mythologyEmblem, progressEmblem } from './emblems.js';
import { choiceSigns, MYTHOLOGY, resourceSign, row, scienceSign } from './signs.js';
import type { Table } from './table.js';
import { WONDER, wonder } from './wonder.js';

/** The distance between rows of goods and tokens. */
const ROW = 26;

/** The rows of cards that a city has at the end of most games: against SOLO, and between two players. */
const CARD_ROWS = { desk: [3, 4], phone: [3, 4] } as const;

/** How many cards lie side by side: on a phone, where each keeps its place, as their signs alone. */
const ACROSS = { desk: 4, phone: 18, still: { desk: 7, phone: 8 } } as const;

/** The city of the seat at the bottom, and the city of the other seat. */
export const cityBelow = (table: Table, room: Room): Part => city(table, room, table.below);
export const cityAbove = (table: Table, room: Room): Part => city(table, room, 1 - table.below);

/** A city: treasury and production, symbols and tokens, wonders, and its buildings by colour. */
function city(table: Table, { x, y, width }: Room, seat: Seat): Part {
  const { view, phone, who, board } = table;
  const own = cityOf<CityState>(view, seat);
  const parts: string[] = [];
  let at = y + 20;
  const points = Object.values(pointsOf(view, seat)).reduce((sum, each) => sum + each, 0);
  const called = fitted(who(seat), 170, 16, true);
  const name = Math.max(66, textWidth(called, 16, true) + 14);
  const after = x + 12 + name;
  parts.push(
    board.place(
      `seat-${seat}`,
      { x: x + 8, y: at - 13, width: name + 104, height: 26 },
      label(4, 13, called, { size: 16, bold: true }),
      board.icon('coin', name + 18, 13, 17),
      label(name + 30, 13, own.coins, { size: 16, bold: true }),
      board.icon('points', name + 68, 13, 17),
      label(name + 80, 13, points, { size: 16, bold: true }),
    ),
  );
  const wonders = wondersOf(table, own);
  const pair = 2 * ((phone ? WONDER.phone : WONDER.desk) + 6);
  // DUEL-098: where each thing keeps its place, a fifth wonder finds room in the two rows of the others.
  const inRow = board.still && wonders.length > 4 ? Math.ceil(wonders.length / 2) : 2;
  const wide = pair / inRow - 6;
  const lines = Math.ceil(wonders.length / inRow);
  const right = phone ? x + 6 : x + width - pair - 4;
  const start = phone ? { x: x + 12, y: at + 28 } : { x: after + 118, y: at };
  const room = { ...start, width: (phone ? x + width : right) - 8 - start.x };
  const goods = board.still ? shelves(table, seat, room, x + 12) : flow(treasury(table, seat), room, ROW);
  parts.push(goods.svg);
  at = start.y + Math.max(phone ? 0 : ROW, goods.height) - 6;
  for (const [i, id] of wonders.entries()) {
    const top = (phone ? at : y + 8) + Math.floor(i / inRow) * (WONDER.height + 4);
    parts.push(wonder(table, seat, id, { x: right + (i % inRow) * (wide + 6), y: top, width: wide }));
  }
  if (phone) at += Math.max(lines, board.still ? 2 : 0) * (WONDER.height + 4) + 2;
  const beside = Math.max(2, lines) * (WONDER.height + 4) + (board.still ? 22 : 12);
  // New cards come last where the others keep their places; below the wonders, they have the whole width.
  const cards = board.still
    ? own.cards
    : COLOURS.flatMap((colour) => own.cards.filter((id) => CARDS[id].colour === colour));
  const device = phone ? 'phone' : 'desk';
  const across = board.still ? ACROSS.still[device] : ACROSS[device];
  if (board.still && !phone) at = Math.max(at, y + beside);
  const reach = phone || board.still ? width - 16 : right - x - 16;
  const [solo, versus] = CARD_ROWS[device];
  const most = board.still ? (isSolo(view) ? solo : versus) : Number.POSITIVE_INFINITY;
  const bare = phone && board.still;
  const built = chips(table, cards, { x: x + 8, y: at, width: reach }, { across, bare, most });
  parts.push(built.svg);
  const lain = board.still ? most * CHIP.step : Math.max(ROW, built.height);
  const height = Math.max(at + lain + 4 - y, phone ? 0 : beside);
  const places = { wide: (reach + CHIP.gap) / across - CHIP.gap, high: CHIP.height, rows: most };
  const tray = board.still
    ? box(x + 4, at - 4, width - 8, lain + 4, 'paper') + slots(board, { x: x + 8, y: at, width: reach }, places)
    : '';
  return { svg: box(x, y, width, height) + tray + parts.join(''), height };
}

/** The wonders of a city: those that are constructed stand first, unless each keeps its place. */
function wondersOf({ board, view }: Table, { built, wonders }: CityState): readonly WonderId[] {
  const all = [...built.map(({ wonder }) => wonder), ...wonders];
  return board.still && view.age > 0 ? WONDER_IDS.filter((id) => all.includes(id)) : all;
}

/** The width of what a city produces of a resource, of a symbol, and of a choice of raw materials. */
const SLOT = { goods: 48, symbol: 24, raw: 62, twice: 84 } as const;

/**
 * The treasury in rows where each thing has its place: production, below it symbols and choices, at the foot whatever has a name.
 *
 * @param left - Where the row at the foot begins.
 */
function shelves(table: Table, seat: Seat, { x, y, width }: Room, left: number): Part {
  const { produced, chosen, symbols, progress, tokens, divine } = possessions(table, seat);
  const apart = table.phone ? SLOT.twice : 2 * SLOT.raw;
  const drawn = [
    ...produced.map(({ draw }, i) => draw(x + i * SLOT.goods, y)),
    ...symbols.map(({ draw }, i) => draw(x + i * SLOT.symbol, y + ROW)),
    ...chosen.map(({ draw }, i) => draw(x + SYMBOLS.length * SLOT.symbol + 4 + i * apart, y + ROW)),
  ];
  const held = flow(
    tokens,
    { x: x + RESOURCES.length * SLOT.goods, y, width: width - RESOURCES.length * SLOT.goods },
    ROW,
  );
  const foot = { x: left, y: y + 2 * ROW, width: width + x - left };
  const named = inOneRow(progress, table.phone ? foot : { ...foot, width: foot.width * 0.6 });
  const beside = table.phone ? { ...foot, y: foot.y + ROW } : { ...foot, x: left + foot.width * 0.6 };
  const gods = inOneRow(divine, table.phone ? beside : { ...beside, width: foot.width * 0.4 });
  // A phone has the tokens of the Pantheon in a row of their own.
  const least = table.phone && table.view.pantheon !== null ? 2 * ROW : ROW;
  return {
    svg: drawn.join('') + held.svg + named.svg + gods.svg,
    height: 2 * ROW + Math.max(named.height, beside.y - foot.y + gods.height, least),
  };
}

/** Things with names, or where these take more than a row, with their emblems alone. */
function inOneRow(items: (bare: boolean) => readonly Item[], room: Room): Part {
  const named = flow(items(false), room, ROW);
  return named.height > ROW ? flow(items(true), room, ROW) : named;
}

/** Something of a seat that has its own place. */
const held = ({ board }: Table, id: string, width: number, ...children: readonly string[]): Item => ({
  width,
  draw: (x, y) => board.place(id, { x, y: y - 11, width, height: 22, radius: 11 }, ...children),
});

/** Tokens with a sign on each, which is drawn around its middle. */
const discs = (table: Table, id: string, ground: string, sign: (x: number) => string, count = 1): Item =>
  held(
    table,
    id,
    22 * count,
    ...Array.from({ length: count }, (_, i) => box(22 * i, 0, 22, 22, `${ground} edge`, 11) + sign(22 * i + 11)),
  );

/** A token with its own place, and with its name unless it is bare. */
const plate = (
  { board, name }: Table,
  place: string,
  id: ComponentId,
  ground: string,
  radius: number,
  emblem: (x: number, y: number, size: number, tone: string) => string,
  bare: boolean,
): Item => {
  const width = bare ? 28 : textWidth(name(id), 11) + 32;
  return {
    width,
    draw: (x, y) =>
      board.place(
        `${place}-${id}`,
        { x, y: y - 11, width, height: 22, radius },
        box(0, 0, width, 22, ground, radius),
        emblem(bare ? 14 : 13, 11, 15, `on-${ground}`),
        bare ? '' : label((width + 18) / 2, 11, name(id), { size: 11, anchor: 'middle', tone: `on-${ground}` }),
      ),
  };
};

/** The production and choices of a city, its science symbols and its tokens, one after the other. */
function treasury(table: Table, seat: Seat): readonly Item[] {
  const { produced, chosen, symbols, progress, tokens, divine } = possessions(table, seat);
  return [
    ...[...produced, ...chosen, ...symbols].filter(({ width }) => width > 0),
    ...progress(false),
    ...tokens,
    ...divine(false),
  ];
}

/** What has no place yet: nothing is drawn there. */
const ABSENT: Item = { width: 0, draw: () => '' };

/** What a city has: a place for each resource, for each kind of choice and for each symbol, and what has a name. */
function possessions(table: Table, seat: Seat) {
  const { view, board, name, phone } = table;
  const own = cityOf<CityState>(view, seat);
  const holding = view.pantheon?.holdings[seat as 0 | 1];
  const produced = RESOURCES.map((resource, i): Item => {
    const cheap = (own.fixed & (1 << i)) !== 0;
    const text = `${own[resource] === 0 ? '' : own[resource]}${cheap ? '=1' : ''}`;
    if (text === '') return ABSENT;
    const width = 20 + textWidth(text, 13);
    const sign = board.icon(resourceSign(resource), 8, 11, 15);
    return held(table, `goods-${seat}-${resource}`, width, sign, label(18, 11, text, { size: 13 }));
  });
  const chosen = (
    [
      ['raw', own.rawChoices, 56],
      ['goods', own.goodChoices, 34],
    ] as const
  ).map(([of, units, width]): Item => {
    if (units === 0) return ABSENT;
    // Where everything keeps its place, a phone has no room for a choice of raw goods twice.
    if (board.still && phone && units > 1) {
      const { svg } = row(board, choiceSigns(of), 0, 11, { size: 13 });
      return held(table, `choice-${seat}-${of}`, width + 20, svg, label(width + 3, 11, `×${units}`, { size: 13 }));
    }
    const rows = Array.from({ length: units }, (_, i) =>
      row(board, choiceSigns(of), i * (width + 6), 11, { size: 13 }),
    );
    return held(table, `choice-${seat}-${of}`, units * (width + 6) - 6, ...rows.map(({ svg }) => svg));
  });
  const symbols = SYMBOLS.map((symbol): Item => {
    if ((own.symbols & symbolBit(symbol)) === 0) return ABSENT;
    const sign = board.icon(scienceSign(symbol), 11, 11, 15, 'on-green');
    return held(table, `symbol-${seat}-${symbol}`, 22, box(0, 0, 22, 22, 'green', 11), sign);
  });
  const mythologies = MYTHOLOGIES.flatMap((id): readonly Item[] => {
    const tokens = (holding?.mythologies ?? []).filter((each) => each === id).length;
    const ground = MYTHOLOGY[id];
    const sign = (x: number) => mythologyEmblem(board, id)(x, 11, 14, `on-${ground}`);
    return tokens === 0 ? [] : [discs(table, `token-${seat}-${id}`, ground, sign, tokens)];
  });
  const offerings = (holding?.offerings ?? []).map((each) =>
    discs(table, `token-${seat}-${each}`, 'white', (x) =>
      label(x, 11, `−${each}`, { size: 12, anchor: 'middle', bold: true, tone: 'on-white' }),
    ),
  );
  const astarte = (): Item => {
    const text = label(18, 11, `${own.astarte} ${name('astarte')}`, { size: 11, tone: 'muted' });
    return held(table, `astarte-${seat}`, 84, board.icon('coin', 8, 11, 14, 'muted'), text);
  };
  const progress = (bare: boolean) =>
    own.progress.map((id) => plate(table, 'progress', id, 'green', 11, progressEmblem(board, id), bare));
  const divine = (bare: boolean) => [
    ...(holding?.divinities ?? []).map((id) =>
      plate(table, 'divinity', id, 'purple', 4, divinityEmblem(board, id), bare),
    ),
    ...(own.astarte > 0 ? [astarte()] : []),
  ];
  return { produced, chosen, symbols, progress, tokens: [...mythologies, ...offerings], divine };
}
