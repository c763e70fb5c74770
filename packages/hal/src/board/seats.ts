import type { Seat } from '@wonders/core';
import { box, fitted, type IconName, label } from '@wonders/core/board';
import { capital, count } from '@wonders/core/words';
import type { CharacterId } from '../components/characters.js';
import { pieceName } from '../components/names.js';
import type { TileId } from '../components/tiles.js';
import { halTurn } from '../opponent/forecast.js';
import { cardPoints, districtPoints } from '../scoring.js';
import { isScript, isSolo } from '../state/position.js';
import { halCardIsFaceDown } from '../table/piles.js';
import { keptBonus } from '../table/tableau.js';
import { bonusWords, characterWords } from '../words/cards.js';
import { cardText, giftText, strip } from './cards.js';
import { chip, figure } from './signs.js';
import type { Part, Room, Table } from './table.js';
import { GAP } from './table.js';

const PAD = 10;

/** A heading within a panel. */
const heading = (x: number, y: number, text: string): string =>
  label(x, y, text, { size: 12, bold: true, tone: 'muted' });

/** Signs with numbers in a row, broken where it is full. */
function figures(table: Table, all: readonly (readonly [IconName, string])[], { x, y, width }: Room): Part {
  let [at, down] = [x, y];
  const svg: string[] = [];
  for (const [sign, text] of all) {
    let drawn = figure(table, sign, text, at, down);
    if (at > x && at + drawn.width > x + width) {
      [at, down] = [x, down + 22];
      drawn = figure(table, sign, text, at, down);
    }
    svg.push(drawn.svg);
    at += drawn.width + 14;
  }
  return { svg: svg.join(''), height: down - y + 22 };
}

/** HAL-61: what a seat has and would count now. */
function assets(table: Table, seat: Seat): readonly (readonly [IconName, string])[] {
  const { view } = table;
  const player = view.players[seat];
  if (player === undefined) return [];
  const known = (n: number | 'hidden', noun: string): string => (n === 'hidden' ? 'hidden' : count(n, noun));
  const supply = isScript(view, seat) ? '' : `, ${player.supply} in supply`;
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
      chip(table, tile, wide, high),
    );
  });
  return {
    svg: heading(x, y + 6, `Tiles in the stash (${tiles.length})`) + chips.join(''),
    height: 18 + Math.ceil(seen.length / across) * (high + 4) + 4,
  };
}

/** HAL-42, HAL-72: the cards kept from constructing, and the characters, with what they do. */
function tableau(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, board } = table;
  const player = view.players[seat];
  const characters = (player?.characters ?? []).filter((each): each is CharacterId => each !== 'hidden');
  const cards = player?.tableau ?? [];
  if (cards.length + characters.length === 0) return { svg: '', height: 0 };
  const across = 2;
  const wide = (width - (across - 1) * 6) / across;
  const high = 24;
  const spot = (i: number) => ({ x: x + (i % across) * (wide + 6), y: y + 18 + Math.floor(i / across) * (high + 4) });
  const rows = cards.map((card, i) => {
    const words = bonusWords(keptBonus(view.options, card));
    return board.place(
      `card-${card}`,
      { ...spot(i), width: wide, height: high, name: `${pieceName(card)}, kept, ${words}`, radius: 4 },
      chip(table, card, 46, high),
      label(51, high / 2, fitted(shortened(words), wide - 52, 11), { size: 11 }),
    );
  });
  const people = characters.map((card, i) => {
    const words = characterWords(view)(card);
    return board.place(
      `card-${card}`,
      { ...spot(cards.length + i), width: wide, height: high, name: words, radius: 4 },
      label(2, high / 2, fitted(capital(shortened(words.replace(/^character/, 'no.'))), wide - 4, 11), { size: 11 }),
    );
  });
  const lines = Math.ceil((cards.length + characters.length) / across);
  return {
    svg: heading(x, y + 6, 'Cards kept') + rows.join('') + people.join(''),
    height: 18 + lines * (high + 4) + 4,
  };
}

/** The words of a bonus where there is little room. */
const shortened = (words: string): string =>
  words
    .replace(/(\d+) resources?/, '$1 res.')
    .replace(/(\d+) points?/g, '$1 pt')
    .replace(/ building of /, ' ')
    .replace(/ building/, '')
    .replace(/for exploiting/, 'exploiting')
    .replace(/for urbanizing/, 'urbanizing')
    .replace(/for constructing/, 'constructing')
    .replace(/ and /, ', ');

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
      : strip(table, card, `${cardText(table, card)}. ${giftText(halTurn(view, card))}`, room);
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
