import type { Seat } from '@wonders/core';
import {
  box,
  column,
  GAP,
  type IconName,
  keptHeight,
  label,
  moved,
  NOTHING,
  type Part,
  type Room,
  wrapped,
} from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { type CardId, isLetter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { TILES, type TileId } from '../components/tiles.js';
import { cardPoints, districtPoints } from '../scoring.js';
import { halTurn } from '../script/forecast.js';
import { isScript, isSolo } from '../state/index.js';
import { halCardIsFaceDown } from '../table/piles.js';
import { cardSign, cube, field, tileFace } from './art.js';
import { back } from './cards.js';
import { KEPT, keptCard, person } from './kept.js';
import { groundOf, roomFor } from './signs.js';
import type { Table } from './table.js';

/** A heading above what a seat has. */
const heading = (x: number, y: number, text: string, room?: number): string =>
  label(x, y, text, { size: 12, tone: 'soft', ...(room === undefined ? {} : { room }) });

const TITLE = 17;

/** The height of a name with its figures. */
const HEAD = 39;

/** HAL-61: what a seat has, and what it would score now. */
function figures(table: Table, seat: Seat): readonly (readonly [IconName | 'own', string])[] {
  const { view, words } = table;
  const player = view.players[seat];
  if (player === undefined) return [];
  return [
    ['points', words.points(player.points)],
    ['own', words.resources(player.resources, isScript(view, seat) ? null : player.supply)],
    ['card', words.forCards(cardPoints(view, seat))],
    ['floors', words.forDistricts(districtPoints(view)[seat] ?? 0)],
  ];
}

/** A seat by its name, and in two columns what it has. */
function head(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, board, seatName } = table;
  const newHands = view.players[seat]?.newHands ?? 0;
  const named = Math.min(84, width * (isSolo(view) ? 0.2 : 0.26));
  const step = (width - named) / 2;
  const drawn = figures(table, seat).map(([sign, text], i) => {
    const [left, middle] = [named + (i % 2) * step, 10 + Math.floor(i / 2) * 20];
    const mark =
      sign === 'own' ? cube(table, seat, left + 9, middle, 18) : board.icon(sign, left + 9, middle, 15, 'on-paper');
    return (
      mark +
      label(left + 22, middle, text, { size: i < 2 ? 13 : 12, tone: i < 2 ? 'on-paper' : 'soft', room: step - 32 })
    );
  });
  const svg = board.place(
    `seat-${seat}`,
    { x, y, width, height: HEAD },
    label(2, isSolo(view) ? HEAD / 2 - 1 : 12, capital(seatName(seat)), {
      size: 19,
      tone: 'on-paper serif',
      room: named - 6,
    }),
    ...drawn,
    isSolo(view) ? '' : board.icon('turn', 11, 30, 14, 'soft') + label(24, 30, newHands, { size: 12, tone: 'soft' }),
  );
  return { svg, height: HEAD };
}

/** Rows of things: where a picture that keeps its places has room for fewer, they lie closer. */
const stepOf = ({ board }: Table, rows: number, usual: number, kept: number): number =>
  !board.still || rows <= kept ? usual : (kept * usual) / rows;

const TILE = 36;
const BETWEEN = 4;

/** The rows that a picture keeps for a stash: beside a city with many seats there is room for one. */
const stashRows = ({ view, phone }: Table): number => (phone || view.players.length <= 2 ? 2 : 1);

/** The rows that a picture keeps for the cards of a seat. */
const KEPT_ROWS = 2;

/** HAL-12: the tiles of a stash; those that may be returned are hotspots. */
function stash(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const tiles = view.players[seat]?.tiles ?? [];
  const isBelow = seat === table.below;
  const row = TILE + BETWEEN;
  const kept = keptHeight(board, 0, isBelow ? TITLE + stashRows(table) * row : TITLE);
  if (tiles.length === 0)
    return isScript(view, seat)
      ? NOTHING
      : { svg: board.still ? heading(x + 2, y + 6, words.stash(0)) : '', height: kept };
  const seen = tiles.filter((tile): tile is TileId => tile !== 'hidden');
  if (seen.length === 0) return { svg: unseen(table, seat, tiles.length, { x, y, width }), height: Math.max(kept, 18) };
  const across = Math.max(1, Math.floor((width + BETWEEN) / row));
  const lines = Math.ceil(seen.length / across);
  const step = stepOf(table, lines, row, isBelow ? stashRows(table) : lines);
  const high = step - Math.min(BETWEEN, step * 0.14);
  const faces = seen.map((tile, i) => {
    const { colour, number } = TILES[tile];
    const at = { x: x + (i % across) * row, y: y + TITLE + Math.floor(i / across) * step };
    return board.place(
      `tile-${tile}`,
      {
        ...at,
        width: TILE,
        height: high,
        radius: Math.min(5, high * 0.16),
        raised: board.movesAt(`tile-${tile}`).length > 0,
      },
      tileFace(table, colour, number, TILE, high),
    );
  });
  return {
    svg: heading(x + 2, y + 6, words.stash(tiles.length), width) + faces.join(''),
    height: Math.max(kept, TITLE + lines * step),
  };
}

/** Tiles that the viewer may not see, by their number. */
function unseen({ board, words }: Table, seat: Seat, n: number, { x, y, width }: Room): string {
  const wide = Math.min(width, 160);
  const text = label(wide - 2, 10, words.hiddenTiles(n), { size: 12, anchor: 'end', tone: 'soft', room: wide - 4 });
  return board.place(`stash-${seat}`, { x: x + width - wide, y: y - 4, width: wide, height: 20, radius: 4 }, text);
}

/** Cards of one row lie over one another where there are more than the rows have room for, but show as much of themselves. */
const CLOSEST = 0.4;

/** Spreads cards over rows: side by side, or closer together where they would need more rows than there are. */
function spread<T extends { readonly wide: number }>(all: readonly T[], width: number, most: number) {
  for (let close = 1; ; close -= 0.05) {
    let [at, line] = [0, 0];
    const spots = all.map((each) => {
      if (at > 0 && at + each.wide > width) [at, line] = [0, line + 1];
      const spot = { ...each, at, line };
      at += (each.wide + BETWEEN) * close;
      return spot;
    });
    if (line < most || close < CLOSEST) return { spots, rows: line + 1 };
  }
}

/** HAL-42, HAL-72: the cards kept from constructing, and the characters, with what they do. */
function tableau(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const player = view.players[seat];
  const people = (player?.characters ?? []).filter((each): each is CharacterId => each !== 'hidden');
  const cards = player?.tableau ?? [];
  const usual = KEPT.height + BETWEEN;
  const kind = words.cardsKept(people.length > 0);
  // On a phone the city lies between Hal and his cards.
  const title = table.phone && isScript(view, seat) ? `${capital(table.seatName(seat))} · ${kind}` : kind;
  const kept = KEPT_ROWS * usual;
  if (cards.length + people.length === 0)
    return board.still ? { svg: heading(x + 2, y + 6, title), height: TITLE + kept } : NOTHING;
  const all = [
    ...people.map((id) => ({ id, wide: KEPT.person, draw: () => person(table, id) })),
    ...cards.map((id) => ({ id, wide: KEPT.width, draw: () => keptCard(table, id) })),
  ];
  const { spots, rows } = spread(all, width, board.still ? KEPT_ROWS : Number.POSITIVE_INFINITY);
  const drawn = spots.map((each) =>
    board.place(
      `card-${each.id}`,
      { x: x + each.at, y: y + TITLE + each.line * usual, width: each.wide, height: KEPT.height, radius: 5 },
      each.draw(),
    ),
  );
  return {
    svg: heading(x + 2, y + 6, title, width - 170) + drawn.join(''),
    height: TITLE + (board.still ? kept : rows * usual),
  };
}

/** The size of Hal's card. */
const CARD = { width: 44, height: 54 } as const;

/** HAL-19, HAL-21: the card that Hal was given, and what it comes to. */
function halCard(table: Table, { x, y, width }: Room): Part {
  const { view, board, words } = table;
  const card = view.halCard;
  const told = (text: string, at: number): string => heading(at, 9, text, width - CARD.width - 14);
  const beside = CARD.width + 12;
  const { height } = CARD;
  if (card === null)
    return board.still
      ? { svg: moved(x, y, box(0, 0, CARD.width, height, 'tray') + told(words.hisCard(false), beside)), height }
      : NOTHING;
  const title = moved(x, y, told(words.hisCard(halCardIsFaceDown(view)), beside));
  if (card === 'hidden' || card === 'face-down') {
    const place = { x, y, width: CARD.width, height };
    return { svg: board.place('card-of-hal', place, back(table, CARD.width, height)) + title, height };
  }
  const room = width - beside - 4;
  const lines = wrapped(capital(words.turn(halTurn(view, card))), roomFor(room), 13, 2);
  const svg = board.place(
    `card-${card}`,
    { x, y, width, height },
    shown(table, card),
    ...lines.map((line, i) => label(beside, 27 + i * 16, line, { size: 13, tone: 'on-paper', room })),
  );
  return { svg: svg + title, height };
}

/** A card at a glance. */
const shown = (table: Table, card: CardId): string =>
  isLetter(card)
    ? box(0, 0, CARD.width, CARD.height, 'green') + cardSign(table, card, CARD.width, CARD.height)
    : box(0, 0, CARD.width, CARD.height, 'stock') +
      field(CARD.width, 30, groundOf(card)) +
      cardSign(table, card, CARD.width, 28) +
      label(CARD.width / 2, 42, capital(table.nameOf(card)), {
        size: 11,
        anchor: 'middle',
        room: CARD.width - 6,
        whole: true,
      });

/** Who sits there, with the card of Hal. */
export const headOf = (table: Table, seat: Seat, room: Room): Part =>
  column(
    room,
    (at) => head(table, seat, at),
    (at) => (isScript(table.view, seat) ? halCard(table, at) : NOTHING),
  );

/** The stash and the tableau of a seat. Hidden tiles are counted beside the title of the tableau. */
export function restOf(table: Table, seat: Seat, room: Room): Part {
  const tiles = table.view.players[seat]?.tiles ?? [];
  if (tiles.length === 0 || tiles.some((tile) => tile !== 'hidden') || seat === table.below)
    return column(
      room,
      (at) => (tiles.length === 0 && seat !== table.below ? NOTHING : stash(table, seat, at)),
      (at) => tableau(table, seat, at),
    );
  const { svg, height } = tableau(table, seat, room);
  return { svg: svg + unseen(table, seat, tiles.length, room), height: Math.max(height, TITLE) };
}

/** The seats that do not sit below. */
export const others = ({ view, below }: Table): readonly Seat[] =>
  [...view.players.keys()].filter((seat) => seat !== below);

/** All that each of the other seats owns, one below the other. */
export const rivals = (table: Table, room: Room): Part =>
  column(
    room,
    ...others(table).map((seat) => (area: Room) => {
      const inner = column(
        { ...area, y: area.y },
        (at) => headOf(table, seat, at),
        (at) => restOf(table, seat, at),
      );
      return { svg: inner.svg, height: inner.height + GAP / 2 };
    }),
  );
