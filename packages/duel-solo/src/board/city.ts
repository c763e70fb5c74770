import type { Seat } from '@wonders/core';
import { box, fitted, flow, type Item, label, type Part, type Room, textWidth, toned } from '@wonders/core/board';
import { CARDS, type CardId, COLOURS, SYMBOLS } from '../components/cards.js';
import type { ComponentId } from '../components/ids.js';
import { RESOURCES } from '../components/resources.js';
import type { WonderId } from '../components/wonders.js';
import { wonderPrice } from '../costs.js';
import { pointsOf } from '../scoring.js';
import { type CityState, cityOf } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { symbolBit } from '../table/science.js';
import { chips } from './cards.js';
import { choiceSigns, costSigns, MYTHOLOGY, resourceSign, row, scienceSign, wonderSigns } from './signs.js';
import { heardPrice, type Table, wonderTag } from './table.js';

/** The distance between rows of goods and tokens. */
const ROW = 26;
const WONDER = { height: 44, desk: 194, phone: 164 };

/** The city of the seat at the bottom, and the city of the other seat. */
export const cityBelow = (table: Table, room: Room): Part => city(table, room, table.below);
export const cityAbove = (table: Table, room: Room): Part => city(table, room, 1 - table.below);

/** A city: treasury and production, symbols and tokens, wonders, and its buildings by colour. */
function city(table: Table, { x, y, width }: Room, seat: Seat): Part {
  const { view, phone, name, who, words, board } = table;
  const own = cityOf<CityState>(view, seat);
  const parts: string[] = [];
  let at = y + 20;
  const points = Object.values(pointsOf(view, seat)).reduce((sum, each) => sum + each, 0);
  const called = fitted(who(seat), 170, 16, true);
  const after = x + 12 + Math.max(66, textWidth(called, 16, true) + 14);
  parts.push(
    label(x + 12, at, called, { size: 16, bold: true }),
    board.icon('coin', after + 14, at, 17),
    label(after + 26, at, own.coins, { size: 16, bold: true }),
    board.icon('points', after + 64, at, 17),
    label(after + 76, at, points, { size: 16, bold: true }),
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
  const owned = (id: CardId) => words.inCity(name(id), view, seat);
  const built = chips(table, cards, owned, { x: x + 8, y: at, width: room - 8 }, phone ? 3 : 4);
  parts.push(built.svg);
  const beside = Math.max(2, Math.ceil(wonders.length / 2)) * (WONDER.height + 4) + 12;
  const height = Math.max(at + Math.max(ROW, built.height) + 4 - y, phone ? 0 : beside);
  return { svg: box(x, y, width, height) + parts.join(''), height };
}

/** A token with a letter or a number on it. */
const disc = (ground: string, text: string): Item => ({
  width: 22,
  draw: (x, y) =>
    box(x, y - 11, 22, 22, `${ground} edge`, 11) +
    label(x + 11, y, text, { size: 12, anchor: 'middle', bold: true, tone: `on-${ground}` }),
});

/** A named token with its own place. */
const plate = ({ board, name }: Table, place: string, id: ComponentId, ground: string, radius: number): Item => {
  const width = textWidth(name(id), 11) + 14;
  return {
    width,
    draw: (x, y) =>
      board.place(
        `${place}-${id}`,
        { x, y: y - 11, width, height: 22, name: name(id), radius },
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
    const draw = (x: number, y: number) =>
      board.icon(resourceSign(resource), x + 8, y, 15) + label(x + 18, y, text, { size: 13 });
    return [{ width: 20 + textWidth(text, 13), draw }];
  });
  const chosen = (
    [
      ['raw', own.rawChoices],
      ['goods', own.goodChoices],
    ] as const
  ).flatMap(([of, units]) =>
    Array.from(
      { length: units },
      (): Item => ({
        width: of === 'raw' ? 56 : 34,
        draw: (x, y) => row(board, choiceSigns(of), x, y, { size: 13 }).svg,
      }),
    ),
  );
  const symbols = SYMBOLS.filter((symbol) => (own.symbols & symbolBit(symbol)) !== 0).map(
    (symbol): Item => ({
      width: 22,
      draw: (x, y) => box(x, y - 11, 22, 22, 'green', 11) + board.icon(scienceSign(symbol), x + 11, y, 15, 'on-green'),
    }),
  );
  const astarte: Item = {
    width: 84,
    draw: (x, y) =>
      board.icon('coin', x + 8, y, 14, 'muted') +
      label(x + 18, y, `${own.astarte} ${name('astarte')}`, { size: 11, tone: 'muted' }),
  };
  return [
    ...produced,
    ...chosen,
    ...symbols,
    ...own.progress.map((id) => plate(table, 'progress', id, 'green', 11)),
    ...(holding?.mythologies ?? []).map((id) => disc(MYTHOLOGY[id], words.letters[id])),
    ...(holding?.offerings ?? []).map((offering) => disc('white', `−${offering}`)),
    ...(holding?.divinities ?? []).map((id) => plate(table, 'divinity', id, 'purple', 4)),
    ...(own.astarte > 0 ? [astarte] : []),
  ];
}

/** A wonder: constructed, or with its cost and price. */
export function wonder(
  table: Table,
  seat: Seat | null,
  id: WonderId,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): string {
  const { view, board, name, words } = table;
  const printed = wonderOf(view, id);
  const built = seat !== null && cityOf<CityState>(view, seat).built.some((each) => each.wonder === id);
  const ground = built ? 'orange' : 'panel';
  const tone = built ? 'on-orange' : 'ink';
  const price = seat === null || built ? null : wonderTag(table, seat, id);
  const room = width - (price === null ? 26 : 52);
  const heard = built
    ? words.constructed(name(id))
    : seat === null
      ? name(id)
      : `${name(id)}, ${heardPrice(table, wonderPrice(view, seat, printed))}`;
  return board.place(
    `wonder-${id}`,
    { x, y, width, height: WONDER.height, name: heard },
    box(0, 0, width, WONDER.height, built ? 'orange edge' : ground),
    toned(
      tone,
      built ? board.icon('check', width - 12, 12, 14) : '',
      label(7, 13, name(id), { size: 12, bold: true, room }),
      row(board, wonderSigns(printed), 7, 31, { size: 13, width: built ? width - 14 : width / 2 }).svg,
    ),
    built ? '' : toned('muted', row(board, costSigns(printed), width - 74, 31, { size: 12, width: 68 }).svg),
    price === null
      ? ''
      : label(width - 20, 13, price.text, { size: 13, anchor: 'end', bold: true, tone: price.tone }) +
          board.icon(price.sign, width - 11, 13, 12, price.tone),
  );
}
