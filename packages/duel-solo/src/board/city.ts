import type { Seat } from '@wonders/core';
import { box, fitted, flow, type Item, label, type Part, type Room, textWidth, toned } from '@wonders/core/board';
import { CARDS, COLOURS, MYTHOLOGIES, SYMBOLS } from '../components/cards.js';
import type { ComponentId } from '../components/ids.js';
import { RESOURCES } from '../components/resources.js';
import type { WonderId } from '../components/wonders.js';
import { pointsOf } from '../scoring.js';
import { type CityState, cityOf } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { symbolBit } from '../table/science.js';
import { chips } from './cards.js';
import { choiceSigns, costSigns, MYTHOLOGY, resourceSign, row, scienceSign, wonderSigns } from './signs.js';
import { type Table, wonderTag } from './table.js';

/** The distance between rows of goods and tokens. */
const ROW = 26;
const WONDER = { height: 44, desk: 194, phone: 164 };

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
  const wonders = [...own.built.map(({ wonder }) => wonder), ...own.wonders];
  const wide = phone ? WONDER.phone : WONDER.desk;
  const right = phone ? x + 6 : x + width - 2 * (wide + 6) - 4;
  const start = phone ? { x: x + 12, y: at + 28 } : { x: after + 118, y: at };
  const goods = flow(treasury(table, seat), { ...start, width: (phone ? x + width : right) - 8 - start.x }, ROW);
  parts.push(goods.svg);
  at = start.y + Math.max(phone ? 0 : ROW, goods.height) - 6;
  for (const [i, id] of wonders.entries()) {
    const top = (phone ? at : y + 8) + Math.floor(i / 2) * (WONDER.height + 4);
    parts.push(wonder(table, seat, id, { x: right + (i % 2) * (wide + 6), y: top, width: wide }));
  }
  if (phone) at += Math.ceil(wonders.length / 2) * (WONDER.height + 4) + 2;
  const cards = COLOURS.flatMap((colour) => own.cards.filter((id) => CARDS[id].colour === colour));
  const room = phone ? width - 8 : right - x - 8;
  const built = chips(table, cards, { x: x + 8, y: at, width: room - 8 }, phone ? 3 : 4);
  parts.push(built.svg);
  const beside = Math.max(2, Math.ceil(wonders.length / 2)) * (WONDER.height + 4) + 12;
  const height = Math.max(at + Math.max(ROW, built.height) + 4 - y, phone ? 0 : beside);
  return { svg: box(x, y, width, height) + parts.join(''), height };
}

/** Something of a seat that has its own place. */
const held = ({ board }: Table, id: string, width: number, ...children: readonly string[]): Item => ({
  width,
  draw: (x, y) => board.place(id, { x, y: y - 11, width, height: 22, radius: 11 }, ...children),
});

/** Tokens with a letter or a number on each. */
const discs = (table: Table, id: string, ground: string, text: string, count = 1): Item =>
  held(
    table,
    id,
    22 * count,
    ...Array.from(
      { length: count },
      (_, i) =>
        box(22 * i, 0, 22, 22, `${ground} edge`, 11) +
        label(22 * i + 11, 11, text, { size: 12, anchor: 'middle', bold: true, tone: `on-${ground}` }),
    ),
  );

/** A named token with its own place. */
const plate = ({ board, name }: Table, place: string, id: ComponentId, ground: string, radius: number): Item => {
  const width = textWidth(name(id), 11) + 14;
  return {
    width,
    draw: (x, y) =>
      board.place(
        `${place}-${id}`,
        { x, y: y - 11, width, height: 22, radius },
        box(0, 0, width, 22, ground, radius),
        label(width / 2, 11, name(id), { size: 11, anchor: 'middle', tone: `on-${ground}` }),
      ),
  };
};

/** The production and choices of a city, its science symbols and its tokens. */
function treasury(table: Table, seat: Seat): readonly Item[] {
  const { view, board, name, words } = table;
  const own = cityOf<CityState>(view, seat);
  const holding = view.pantheon?.holdings[seat as 0 | 1];
  const produced = RESOURCES.flatMap((resource, i): readonly Item[] => {
    const cheap = (own.fixed & (1 << i)) !== 0;
    const text = `${own[resource] === 0 ? '' : own[resource]}${cheap ? '=1' : ''}`;
    if (text === '') return [];
    const width = 20 + textWidth(text, 13);
    const sign = board.icon(resourceSign(resource), 8, 11, 15);
    return [held(table, `goods-${seat}-${resource}`, width, sign, label(18, 11, text, { size: 13 }))];
  });
  const chosen = (
    [
      ['raw', own.rawChoices, 56],
      ['goods', own.goodChoices, 34],
    ] as const
  ).flatMap(([of, units, width]): readonly Item[] => {
    if (units === 0) return [];
    const rows = Array.from({ length: units }, (_, i) =>
      row(board, choiceSigns(of), i * (width + 6), 11, { size: 13 }),
    );
    return [held(table, `choice-${seat}-${of}`, units * (width + 6) - 6, ...rows.map(({ svg }) => svg))];
  });
  const symbols = SYMBOLS.filter((symbol) => (own.symbols & symbolBit(symbol)) !== 0).map((symbol) => {
    const sign = board.icon(scienceSign(symbol), 11, 11, 15, 'on-green');
    return held(table, `symbol-${seat}-${symbol}`, 22, box(0, 0, 22, 22, 'green', 11), sign);
  });
  const mythologies = MYTHOLOGIES.flatMap((id): readonly Item[] => {
    const tokens = (holding?.mythologies ?? []).filter((each) => each === id).length;
    return tokens === 0 ? [] : [discs(table, `token-${seat}-${id}`, MYTHOLOGY[id], words.letters[id], tokens)];
  });
  const offerings = (holding?.offerings ?? []).map((each) =>
    discs(table, `token-${seat}-${each}`, 'white', `−${each}`),
  );
  const astarte = (): Item => {
    const text = label(18, 11, `${own.astarte} ${name('astarte')}`, { size: 11, tone: 'muted' });
    return held(table, `astarte-${seat}`, 84, board.icon('coin', 8, 11, 14, 'muted'), text);
  };
  return [
    ...produced,
    ...chosen,
    ...symbols,
    ...own.progress.map((id) => plate(table, 'progress', id, 'green', 11)),
    ...mythologies,
    ...offerings,
    ...(holding?.divinities ?? []).map((id) => plate(table, 'divinity', id, 'purple', 4)),
    ...(own.astarte > 0 ? [astarte()] : []),
  ];
}

/** A wonder: constructed, or with its cost and price. */
export function wonder(
  table: Table,
  seat: Seat | null,
  id: WonderId,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): string {
  const { view, board, name, asksTable } = table;
  const printed = wonderOf(view, id);
  const built = seat !== null && cityOf<CityState>(view, seat).built.some((each) => each.wonder === id);
  const ground = built ? 'orange' : 'panel';
  const tone = built ? 'on-orange' : 'ink';
  const price = seat === null || built ? null : wonderTag(table, seat, id);
  const room = width - (price === null ? 26 : 52);
  return board.place(
    `wonder-${id}`,
    { x, y, width, height: WONDER.height },
    box(0, 0, width, WONDER.height, built ? 'orange edge' : ground),
    toned(
      tone,
      built ? board.icon('check', width - 12, 12, 14) : '',
      label(7, 13, name(id), { size: 12, bold: true, room }),
      row(board, wonderSigns(printed), 7, 31, { size: 13, width: built ? width - 14 : width / 2 }).svg,
    ),
    built
      ? ''
      : toned('muted', row(board, asksTable ? [] : costSigns(printed), width - 74, 31, { size: 12, width: 68 }).svg),
    price === null
      ? ''
      : label(width - 20, 13, price.text, { size: 13, anchor: 'end', bold: true, tone: price.tone }) +
          board.icon(price.sign, width - 11, 13, 12, price.tone),
  );
}
