import { box, label } from '@wonders/core/board';
import { type Bonus, type CardId, isLetter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { type Colour, type Item, TILES } from '../components/tiles.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { actionSign, cardSign, field, itemSign } from './art.js';
import { portrait } from './portraits.js';
import { SIGNS } from './signs.js';
import type { Table } from './table.js';

/** The size of a card that lies in a tableau, and that of its coloured field. */
export const KEPT = { width: 36, person: 56, height: 44, field: 19 } as const;

/** Draws something around a point. */
type Drawn = (x: number, y: number) => string;

/** Drawings side by side around a point. */
const row = (all: readonly Drawn[], x: number, y: number, step: number): string =>
  all.map((draw, i) => draw(x + (i - (all.length - 1) / 2) * step, y)).join('');

const SIGN = 11;

const ITEM_NAMES: readonly Item[] = ['resource', 'tile', 'point'];

/** The points of a card at the end, and for what: in two rows. */
function rowsOf(table: Table, bonus: Bonus): readonly (readonly Drawn[])[] {
  const { board } = table;
  const icon =
    (name: Parameters<typeof board.icon>[0], tone?: string): Drawn =>
    (x, y) =>
      board.icon(name, x, y, SIGN, tone);
  const text =
    (words: string | number): Drawn =>
    (x, y) =>
      label(x, y, words, { size: 11, anchor: 'middle', bold: true });
  const coloured =
    (colour: Colour): Drawn =>
    (x, y) =>
      box(x - 7, y - 6, 14, 12, colour, 3) + board.icon(SIGNS[colour], x, y, 9, `on-${colour}`);
  const action: Drawn = (x, y) => ('action' in bonus ? actionSign(table, bonus.action, x, y, SIGN + 1) : '');
  const worth = (n: number): readonly Drawn[] => [text(n), icon('points', 'purple')];
  switch (bonus.kind) {
    case 'on-action': {
      const items = ITEM_NAMES.flatMap((item) => Array.from({ length: bonus.gain[item] }, () => item));
      return [
        [action],
        items.slice(0, 3).map(
          (item): Drawn =>
            (x, y) =>
              itemSign(table, item, x, y, SIGN),
        ),
      ];
    }
    case 'per-resource-on-colour':
      return [worth(bonus.points), [icon('cube', 'muted'), coloured(bonus.colour)]];
    case 'per-building-with-floors': {
      const { minFloors, maxFloors } = bonus;
      return [
        worth(bonus.points),
        [icon('floors', 'muted'), text(maxFloors === null ? `${minFloors}+` : `–${maxFloors}`)],
      ];
    }
    case 'per-card-with-action':
      return [worth(bonus.points), [icon('card', 'muted'), action]];
    case 'per-card-of-colour':
      return [worth(bonus.points), [icon('card', 'muted'), coloured(bonus.colour)]];
    case 'flat':
      return [worth(bonus.points)];
  }
}

/** The lower part of a card: what it gives. */
function gives(table: Table, bonus: Bonus, x: number): string {
  const rows = rowsOf(table, bonus);
  const middle = (KEPT.field + KEPT.height) / 2;
  return rows.map((each, i) => row(each, x, middle + (i - (rows.length - 1) / 2) * 12, SIGN + 3)).join('');
}

/** A card that was kept: its number on its colour, and what it gives. */
export function keptCard(table: Table, id: Exclude<CardId, 'hidden'>): string {
  const ground = isLetter(id) ? 'green' : TILES[id].colour;
  return (
    box(0, 0, KEPT.width, KEPT.height, 'stock', 5) +
    field(KEPT.width, KEPT.field, ground, 5) +
    cardSign(table, id, KEPT.width, KEPT.field - 1.6) +
    (isLetter(id) ? '' : gives(table, keptBonus(table.view.options, id), KEPT.width / 2))
  );
}

/** A character: its portrait and its number on its colour, and what it gives. */
export function person(table: Table, id: CharacterId): string {
  const { colour, bonus } = characterCard(table.view.options, id);
  const tone = `on-${colour}`;
  const middle = (KEPT.field - 1.6) / 2;
  return (
    box(0, 0, KEPT.person, KEPT.height, 'stock', 5) +
    field(KEPT.person, KEPT.field, colour, 5) +
    table.board.icon(SIGNS[colour], 9, middle, 10, tone) +
    portrait(table, id, 26, middle, 19, tone) +
    label(45, middle, Number(id.slice(-2)), { size: 12, anchor: 'middle', bold: true, tone: `${tone} serif` }) +
    gives(table, bonus, KEPT.person / 2)
  );
}
