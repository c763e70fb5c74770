import type { Seat } from '@wonders/core';
import { box, GAP, type IconName, label, type Part, type Room } from '@wonders/core/board';
import { capital, count } from '@wonders/core/words';
import type { CharacterId } from '../components/characters.js';
import { pieceName } from '../components/names.js';
import { TILES, type TileId } from '../components/tiles.js';
import { halTurn } from '../opponent/forecast.js';
import { cardPoints, districtPoints } from '../scoring.js';
import { isScript, isSolo } from '../state/position.js';
import { halCardIsFaceDown } from '../table/piles.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { bonusWords } from '../words/cards.js';
import { giftText, strip } from './cards.js';
import { chip, figure, shortened, tileChip } from './signs.js';
import type { Table } from './table.js';

const PAD = 10;

/** A heading within a panel. */
const heading = (x: number, y: number, text: string): string =>
  label(x, y, text, { size: 12, bold: true, tone: 'muted' });

/** Signs with what they count, in two columns. */
function figures(table: Table, all: readonly (readonly [IconName, string])[], { x, y, width }: Room): Part {
  const svg = all.map(([sign, text], i) =>
    figure(table, sign, text, x + (i % 2) * (width / 2), y + Math.floor(i / 2) * 22, 13),
  );
  return { svg: svg.join(''), height: Math.ceil(all.length / 2) * 22 + 2 };
}

/** HAL-61: what a seat has and would count now. */
function assets(table: Table, seat: Seat): readonly (readonly [IconName, string])[] {
  const { view } = table;
  const player = view.players[seat];
  if (player === undefined) return [];
  const known = (n: number | 'hidden', noun: string): string => (n === 'hidden' ? 'hidden' : count(n, noun));
  const supply = isScript(view, seat) ? '' : `, ${player.supply} left`;
  return [
    ['points', known(player.points, 'point')],
    ['cube', `${known(player.resources, 'resource')}${supply}`],
    ['card', `${cardPoints(view, seat)} for cards`],
    ['floors', `${districtPoints(view)[seat] ?? 0} for districts`],
    ...(isSolo(view) ? [] : [['hand', count(player.newHands, 'New Hand token')] as const]),
  ];
}

/** HAL-12: the tiles of a stash; those that may be returned are hotspots. */
function stash(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, board } = table;
  const tiles = view.players[seat]?.tiles ?? [];
  if (tiles.length === 0) return { svg: '', height: 0 };
  const [wide, high] = [52, 30];
  const across = Math.max(1, Math.floor((width + 4) / (wide + 4)));
  const seen = tiles.filter((tile): tile is TileId => tile !== 'hidden');
  if (seen.length === 0) return { svg: heading(x, y + 7, `${count(tiles.length, 'tile')}, hidden`), height: 20 };
  const chips = seen.map((tile, i) => {
    const at = { x: x + (i % across) * (wide + 4), y: y + 18 + Math.floor(i / across) * (high + 4) };
    const name = `${pieceName(tile)}, in the stash`;
    return board.place(
      `tile-${tile}`,
      { ...at, width: wide, height: high, name, radius: 4 },
      tileChip(table, tile, wide, high),
    );
  });
  return {
    svg: heading(x, y + 6, `Tiles in the stash (${tiles.length})`) + chips.join(''),
    height: 18 + Math.ceil(seen.length / across) * (high + 4) + 4,
  };
}

/** The most cards that are told one below the other; of more there are two columns. */
const ONE_COLUMN = 12;

/** HAL-42, HAL-72: the cards kept from constructing, and the characters, with what they do. */
function tableau(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, board } = table;
  const player = view.players[seat];
  const kept = (player?.tableau ?? []).map((card) => {
    const { color, number } = TILES[card];
    return { id: card, color, number, words: bonusWords(keptBonus(view.options, card)) };
  });
  const people = (player?.characters ?? [])
    .filter((each): each is CharacterId => each !== 'hidden')
    .map((card) => {
      const { color, bonus } = characterCard(view.options, card);
      return { id: card, color, number: Number(card.slice(-2)), words: bonusWords(bonus) };
    });
  const all = [...kept, ...people];
  if (all.length === 0) return { svg: '', height: 0 };
  const across = all.length > ONE_COLUMN ? 2 : 1;
  const [wide, high] = [(width - (across - 1) * 6) / across, 24];
  const rows = all.map(({ id, color, number, words }, i) => {
    const at = { x: x + (i % across) * (wide + 6), y: y + 18 + Math.floor(i / across) * (high + 4) };
    const told = across === 1 ? words : shortened(words);
    const size = across === 1 ? 12 : 11;
    return board.place(
      `card-${id}`,
      { ...at, width: wide, height: high, name: `${pieceName(id)}, kept, ${words}`, radius: 4 },
      chip(table, color, number, 44, high),
      label(52, high / 2, told, { size, room: wide - 54 }),
    );
  });
  return {
    svg: heading(x, y + 6, people.length > 0 ? 'Cards kept and characters' : 'Cards kept') + rows.join(''),
    height: 18 + Math.ceil(all.length / across) * (high + 4) + 4,
  };
}

/** HAL-19, HAL-21: the card that Hal was given, and what it comes to. */
function halCard(table: Table, { x, y, width }: Room): Part {
  const { view, board } = table;
  const card = view.halCard;
  if (card === null) return { svg: '', height: 0 };
  const down = halCardIsFaceDown(view) ? 'His card, face down' : 'His card';
  const room = { x, y: y + 16, width };
  const svg =
    card === 'hidden' || card === 'face-down'
      ? board.place(
          'card-of-hal',
          { x, y: y + 16, width: 82, height: 40, name: 'Hal’s card, face down' },
          box(0, 0, 82, 40, 'grey edge'),
          board.icon('card', 41, 20, 20, 'on-grey'),
        )
      : strip(table, card, capital(giftText(halTurn(view, card)).replace('Hal: ', '')), room);
  return { svg: heading(x, y + 6, down) + svg, height: 64 };
}

/** Everything that lies before a seat. */
export function seatPanel(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, name } = table;
  const inner = { x: x + PAD, width: width - 2 * PAD };
  const svg: string[] = [label(inner.x, y + 17, capital(name(seat)), { size: 16, bold: true })];
  let down = y + 40;
  const put = ({ svg: part, height }: Part): void => {
    svg.push(part);
    down += height;
  };
  put(figures(table, assets(table, seat), { ...inner, y: down }));
  if (isScript(view, seat)) put(halCard(table, { ...inner, y: down }));
  put(stash(table, seat, { ...inner, y: down }));
  put(tableau(table, seat, { ...inner, y: down }));
  const height = down - y + GAP - 4;
  return { svg: box(x, y, width, height, 'panel', 8) + svg.join(''), height };
}
