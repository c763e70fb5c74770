import type { Seat } from '@wonders/core';
import {
  box,
  column,
  element,
  GAP,
  type IconName,
  keptHeight,
  label,
  moved,
  NOTHING,
  type Part,
  type Room,
  type Slots,
  slots,
} from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import type { CharacterId } from '../components/characters.js';
import { TILES, type TileId } from '../components/tiles.js';
import { cardPoints, districtPoints } from '../scoring.js';
import { halTurn } from '../script/forecast.js';
import { isScript, isSolo } from '../state/index.js';
import { halCardIsFaceDown } from '../table/piles.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { strip } from './cards.js';
import { chip, figure, GINKGO, PERSON, personChip, tileChip } from './signs.js';
import type { Table } from './table.js';

const PAD = 10;

/** A heading within a panel. */
const heading = (x: number, y: number, text: string): string =>
  label(x, y, text, { size: 12, bold: true, tone: 'muted' });

/** Signs with their counts, in two columns. */
function figures(table: Table, all: readonly (readonly [IconName, string])[], { x, y, width }: Room): Part {
  const svg = all.map(([sign, text], i) =>
    figure(table, sign, text, x + (i % 2) * (width / 2), y + Math.floor(i / 2) * 22, 13),
  );
  return { svg: svg.join(''), height: Math.ceil(all.length / 2) * 22 + 2 };
}

/** HAL-61: what a seat has, and what it would score now. */
function assets(table: Table, seat: Seat): readonly (readonly [IconName, string])[] {
  const { view, words } = table;
  const player = view.players[seat];
  if (player === undefined) return [];
  const told: (readonly [IconName, string])[] = [
    ['points', words.points(player.points)],
    ['cube', words.resources(player.resources, isScript(view, seat) ? null : player.supply)],
    ['card', words.forCards(cardPoints(view, seat))],
    ['floors', words.forDistricts(districtPoints(view)[seat] ?? 0)],
  ];
  if (!isSolo(view)) told.push(['hand', words.newHands(player.newHands)]);
  return told;
}

/** How high the tiles of a stash and the cards kept are, on a desk and on a phone. */
const TILE = { desk: 38, phone: 30 } as const;
const KEPT_CARD = { desk: 28, phone: 24 } as const;

/** The room below a heading for rows of that height. */
const rowsOf = (rows: number, height: number): number => 18 + rows * (height + 4) + 4;

/** Three rows of tiles, and six of cards. */
const STASH_ROWS = 3;
const TABLEAU_ROWS = 6;

/** Rows of things as high as that: where a picture that keeps its places has room for fewer, they lie closer. */
function lain(
  { board }: Table,
  rows: number,
  high: number,
  kept: number,
): { readonly high: number; readonly step: number } {
  const usual = high + 4;
  if (!board.still || rows <= kept) return { high, step: usual };
  const step = (kept * usual) / rows;
  return { high: step - Math.min(4, step * 0.14), step };
}

/** The tray in which tiles or cards come to lie, with their places; where it has none, a leaf shows on it while it is empty. */
function tray(
  { board }: Table,
  text: string,
  empty: boolean,
  { x, y, width }: Room,
  height: number,
  places?: Slots,
): string {
  if (!board.still || height < 40) return empty ? '' : heading(x, y + 6, text);
  const size = Math.min(64, height - 22) / 24;
  const leaf = element('path', { class: 'w-line w-faded', d: GINKGO, transform: `scale(${size})` });
  return (
    box(x - 4, y - 5, width + 8, height - 6, 'paper', 6) +
    heading(x, y + 6, text) +
    (places === undefined ? '' : slots(board, { x, y: y + 18, width }, places)) +
    (empty && places === undefined ? moved(x + width / 2 - 12 * size, y + height / 2 - 12 * size - 8, leaf) : '')
  );
}

/** HAL-12: the tiles of a stash; those that may be returned are hotspots. */
function stash(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const tiles = view.players[seat]?.tiles ?? [];
  const [wide, high] = [52, TILE[table.phone ? 'phone' : 'desk']];
  const kept = keptHeight(board, 0, seat !== table.below ? 20 : rowsOf(STASH_ROWS, high));
  const places = { wide, high, rows: STASH_ROWS };
  if (tiles.length === 0)
    return isScript(view, seat)
      ? NOTHING
      : { svg: tray(table, words.stash(0), true, { x, y, width }, kept, places), height: kept };
  const across = Math.max(1, Math.floor((width + 4) / (wide + 4)));
  const isBelow = seat === table.below;
  const seen = tiles.filter((tile): tile is TileId => tile !== 'hidden');
  if (seen.length === 0) {
    const place = { x, y: y - 2, width, height: 20, radius: 4 };
    return { svg: board.place(`stash-${seat}`, place, heading(0, 9, words.hiddenTiles(tiles.length))), height: 20 };
  }
  const lines = Math.ceil(seen.length / across);
  const row = lain(table, lines, high, isBelow ? STASH_ROWS : lines);
  const chips = seen.map((tile, i) => {
    const at = { x: x + (i % across) * (wide + 4), y: y + 18 + Math.floor(i / across) * row.step };
    return board.place(
      `tile-${tile}`,
      { ...at, width: wide, height: row.high, radius: 4 },
      tileChip(table, tile, wide, row.high),
    );
  });
  const height = Math.max(kept, rowsOf(board.still && isBelow ? STASH_ROWS : lines, high));
  return {
    svg: tray(table, words.stash(tiles.length), false, { x, y, width }, height, places) + chips.join(''),
    height,
  };
}

/** How wide the chip of a card is. */
const CHIP = 44;

/** With more cards than this there are two columns. */
const ONE_COLUMN = 12;

/** HAL-42, HAL-72: the cards kept from constructing, and the characters, with what they do. */
function tableau(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const player = view.players[seat];
  const people = (player?.characters ?? []).filter((each): each is CharacterId => each !== 'hidden');
  const count = people.length + (player?.tableau.length ?? 0);
  const across = board.still || count > ONE_COLUMN ? 2 : 1;
  const lines = Math.ceil(count / across);
  const usual = KEPT_CARD[table.phone ? 'phone' : 'desk'];
  const { high, step } = lain(table, lines, usual, TABLEAU_ROWS);
  const kept = (player?.tableau ?? []).map((card) => {
    const { colour, number } = TILES[card];
    return {
      id: card,
      bonus: keptBonus(view.options, card),
      sign: chip(table, colour, number, CHIP, high),
      wide: CHIP,
    };
  });
  const characters = people.map((card) => {
    const { colour, bonus } = characterCard(view.options, card);
    return { id: card, bonus, sign: personChip(table, card, colour, high), wide: PERSON };
  });
  const all = [...characters, ...kept];
  const wide = (width - (across - 1) * 6) / across;
  const height = board.still ? rowsOf(TABLEAU_ROWS, usual) : count === 0 ? 0 : rowsOf(lines, usual);
  const rows = all.map(({ id, sign, wide: before, bonus }, i) => {
    const at = { x: x + (i % across) * (wide + 6), y: y + 18 + Math.floor(i / across) * step };
    const told = across === 1 ? words.bonus(bonus) : words.shortened(words.bonus(bonus));
    const size = across === 1 ? 12 : 11;
    return board.place(
      `card-${id}`,
      { ...at, width: wide, height: high, radius: 4 },
      sign,
      label(before + 8, high / 2, told, { size, room: wide - before - 10 }),
    );
  });
  const places = { wide, high: usual, rows: TABLEAU_ROWS, gap: 6, step: usual + 4 };
  const room = { x, y, width };
  const free = lines > TABLEAU_ROWS ? undefined : places;
  return {
    svg: tray(table, words.cardsKept(people.length > 0), all.length === 0, room, height, free) + rows.join(''),
    height,
  };
}

/** HAL-19, HAL-21: the card that Hal was given, and what it comes to. */
function halCard(table: Table, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const card = view.halCard;
  if (card === null) {
    const kept = keptHeight(board, 0, 68);
    return { svg: tray(table, words.hisCard(false), true, { x, y, width }, kept), height: kept };
  }
  const room = { x, y: y + 16, width };
  const svg =
    card === 'hidden' || card === 'face-down'
      ? board.place(
          'card-of-hal',
          { x, y: y + 16, width: 82, height: 40 },
          box(0, 0, 82, 40, 'grey edge'),
          board.icon('card', 41, 20, 20, 'on-grey'),
        )
      : strip(table, card, capital(words.turn(halTurn(view, card))), room);
  return { svg: tray(table, words.hisCard(halCardIsFaceDown(view)), false, { x, y, width }, 68) + svg, height: 68 };
}

/** All that a seat owns. */
function seatPanel(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, seatName } = table;
  const inner = { x: x + PAD, width: width - 2 * PAD };
  const totals = figures(table, assets(table, seat), { x: PAD - 4, y: 36, width: inner.width });
  const head = { x: x + 4, y: y + 4, width: width - 8, height: 36 + totals.height - 10 };
  const name = label(PAD - 4, 13, capital(seatName(seat)), { size: 16, bold: true });
  const svg: string[] = [table.board.place(`seat-${seat}`, head, name, totals.svg)];
  let down = y + 40 + totals.height;
  const put = ({ svg: part, height }: Part): void => {
    svg.push(part);
    down += height;
  };
  if (isScript(view, seat)) put(halCard(table, { ...inner, y: down }));
  put(stash(table, seat, { ...inner, y: down }));
  put(tableau(table, seat, { ...inner, y: down }));
  const height = down - y + GAP - 4;
  return { svg: box(x, y, width, height, 'panel', 8) + svg.join(''), height };
}

/** All that the seat below owns. */
export const own = (table: Table, room: Room): Part => seatPanel(table, table.below, room);

/** All that each of the other seats owns, one below the other. */
export function others(table: Table, room: Room): Part {
  const seats = [...table.view.players.keys()].filter((seat) => seat !== table.below);
  return column(room, ...seats.map((seat) => (area: Room) => seatPanel(table, seat, area)));
}
