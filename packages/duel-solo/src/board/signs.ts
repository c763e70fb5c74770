import type { IconName, Ink, ThingName } from '@wonders/core/board';
import { box, coin, element, label, laurel, onStock } from '@wonders/core/board';
import type { Card, Colour, Counted, Mythology, ScienceSymbol } from '../components/cards.js';
import { type Cost, RESOURCES, type Resource } from '../components/resources.js';
import type { Wonder } from '../components/wonders.js';
import { scene } from './art.js';
import { type Board, mythologyEmblem } from './emblems.js';

export type { Board } from './emblems.js';

/** The ground for each card colour. Guilds and Grand Temples have purple backs. */
export const GROUND: Readonly<Record<Colour, Ink>> = {
  brown: 'brown',
  grey: 'grey',
  yellow: 'yellow',
  green: 'green',
  red: 'red',
  blue: 'blue',
  guild: 'purple',
  temple: 'purple',
};

const SCIENCE = {
  wheel: 'wheel',
  mortar: 'mortar',
  inkwell: 'quill',
  pendulum: 'compass',
  astrolabe: 'armillary',
  sundial: 'sundial',
  law: 'balance',
} as const satisfies Record<ScienceSymbol, IconName>;

export const scienceSign = (symbol: ScienceSymbol): IconName => SCIENCE[symbol];

/** The ground of a mythology, behind its emblem. */
export const MYTHOLOGY: Readonly<Record<Mythology, string>> = {
  mesopotamian: 'green',
  phoenician: 'yellow',
  greek: 'blue',
  egyptian: 'orange',
  roman: 'red',
};

/** The resources of a choice. */
const CHOICES = { raw: ['wood', 'clay', 'stone'], goods: ['glass', 'papyrus'] } as const;

/** A sign: how wide it is, as a multiple of the size of a row, and how it is drawn around a point. */
export interface Sign {
  readonly wide: number;
  draw(x: number, y: number, size: number): string;
}

/** Things side by side on stock, of which the city gets one. */
function oneOf(board: Board, things: readonly ThingName[], bare = false): Sign {
  const wide = 0.78 * things.length + 0.3;
  return {
    wide,
    draw: (x, y, size) =>
      (bare ? '' : box(x - (wide * size) / 2, y - size / 2, wide * size, size, 'stock', size / 2)) +
      things
        .map((each, i) => board.thing(each, x + (i - (things.length - 1) / 2) * size * 0.78, y, size * 0.8))
        .join(''),
  };
}

export const choiceSign = (board: Board, of: 'raw' | 'goods', bare = false): Sign => oneOf(board, CHOICES[of], bare);

const onGround = (board: Board, name: ThingName): Sign => ({
  wide: 1,
  draw: (x, y, size) => onStock(board, name, x, y, size),
});

const points = (board: Board, n: number, tone?: 'line'): Sign => ({
  wide: 1.1,
  draw: (x, y, size) => laurel(board, x, y, size * 1.15, n, tone),
});

const coins = (board: Board, n: string | number): Sign => ({
  wide: 1.05,
  draw: (x, y, size) => coin(board, x, y, size * 1.05, n),
});

const icon = (board: Board, name: IconName, tone: string): Sign => ({
  wide: 1,
  draw: (x, y, size) => board.icon(name, x, y, size * 0.95, tone),
});

const shield = (board: Board, tone?: 'line'): Sign => ({
  wide: 0.95,
  draw: (x, y, size) => board.thing('shield', x, y, size, tone),
});

/** What is counted: a card of the colour with its scene, a wonder, or coins. */
function swatch(board: Board, of: Counted): Sign {
  if (of === 'money') return coins(board, 3);
  const [tone, art] = of === 'wonder' ? ['orange', 'temple' as const] : [of, of];
  return {
    wide: 0.85,
    draw: (x, y, size) =>
      box(x - size * 0.38, y - size * 0.48, size * 0.76, size * 0.96, 'stock', 2) +
      box(x - size * 0.32, y - size * 0.42, size * 0.64, size * 0.84, tone, 2) +
      scene(board, art)(x, y, size * 0.56, 'white'),
  };
}

const many = (n: number, sign: Sign): readonly Sign[] => Array.from({ length: n }, () => sign);
const some = (n: number, sign: (n: number) => Sign): readonly Sign[] => (n === 0 ? [] : [sign(n)]);

/** The effects of a card, in signs. */
export function effectSigns(board: Board, card: Card): readonly Sign[] {
  const fixed = RESOURCES.filter((_, i) => (card.fixed & (1 << i)) !== 0);
  const [of, each, paid] = card.majority ?? [[], 0, 0];
  return [
    ...RESOURCES.flatMap((resource) => many(card.produces[resource], onGround(board, resource))),
    ...(card.choice === null ? [] : [choiceSign(board, card.choice)]),
    ...(fixed.length > 0 ? [oneOf(board, fixed), coins(board, 1)] : []),
    ...many(card.shields, shield(board)),
    ...some(card.points, (n) => points(board, n)),
    ...(card.symbol === null ? [] : [icon(board, SCIENCE[card.symbol], 'on-green')]),
    ...some(card.gain, (n) => coins(board, n)),
    ...(card.per === null ? [] : [coins(board, card.per[1]), swatch(board, card.per[0])]),
    ...some(each, (n) => points(board, n)),
    ...some(paid, (n) => coins(board, n)),
    ...of.map((counted) => swatch(board, counted)),
    ...(card.mythology === null ? [] : [emblemOf(board, card.mythology)]),
  ];
}

const emblemOf = (board: Board, mythology: Mythology): Sign => ({
  wide: 1,
  draw: (x, y, size) => mythologyEmblem(board, mythology)(x, y, size, 'on-purple'),
});

/** The effects of a wonder, in signs. A star stands for a special effect. */
export function wonderSigns(board: Board, wonder: Wonder, built: boolean): readonly Sign[] {
  const tone = built ? undefined : 'line';
  return [
    ...some(wonder.points, (n) => points(board, n, tone)),
    ...many(wonder.shields, shield(board, tone)),
    ...some(wonder.gain, (n) => coins(board, n)),
    ...some(wonder.fine, (n) => coins(board, `−${n}`)),
    ...(wonder.choice === null ? [] : [choiceSign(board, wonder.choice, !built)]),
    ...(wonder.special === null ? [] : [special(board)]),
    ...(wonder.again ? [again(board)] : []),
  ];
}

/** A disc around a point. */
export const disc = (x: number, y: number, r: number, ground = 'stock'): string =>
  element('circle', { class: `w-${ground}`, cx: x, cy: y, r });

/** The token of a mythology: its emblem on its ground, with a rim of stock. */
export const seal = (board: Board, mythology: Mythology, x: number, y: number, r: number): string =>
  disc(x, y, r) +
  disc(x, y, r - 1.5, MYTHOLOGY[mythology]) +
  mythologyEmblem(board, mythology)(x, y, 1.2 * r, `on-${MYTHOLOGY[mythology]}`);

/** A number in the middle of what bears it; `tone` is that of its letters. */
export const numberOn = (x: number, y: number, n: number | string, tone: string, size = 11): string =>
  label(x, y, n, { size, anchor: 'middle', bold: true, tone });

/** A sign in ink on a round of stock, so that it stands out from the picture behind it. */
const inked = (draw: (x: number, y: number, size: number) => string): Sign => ({
  wide: 1,
  draw: (x, y, size) => disc(x, y, size / 2) + draw(x, y, size * 0.74),
});

const again = (board: Board): Sign => inked((x, y, size) => board.icon('turn', x, y, size, 'muted'));
const special = (board: Board): Sign => inked((x, y, size) => board.emblem('special', SPECIAL, x, y, size, 'muted'));

const SPECIAL = 'M12 1L15 9L23 12L15 15L12 23L9 15L1 12L9 9Z';

/** Signs in a row, from their left edge on; closer where they have no room. Returns the width as well. */
export function signRow(
  signs: readonly Sign[],
  x: number,
  y: number,
  size: number,
  room = Number.POSITIVE_INFINITY,
): { readonly svg: string; readonly width: number } {
  const full = signs.reduce((sum, { wide }) => sum + wide * size + 1, 0);
  const close = Math.min(1, room / full);
  let at = x;
  const drawn = signs.map(({ wide, draw }) => {
    const svg = draw(at + (wide * size) / 2, y, size);
    at += (wide * size + 1) * close;
    return svg;
  });
  return { svg: drawn.join(''), width: Math.min(full, room) };
}

/** The resources of a cost as things, in a row that closes up where there is no room. */
export function costThings(board: Board, of: Cost, x: number, y: number, size: number, room: number): string {
  const units: readonly Resource[] = RESOURCES.flatMap((each) => Array.from({ length: of[each] }, () => each));
  const all: readonly ThingName[] = [...(of.coins > 0 ? (['coin'] as const) : []), ...units];
  const step = Math.min(size, (room - size) / Math.max(1, all.length - 1));
  return all
    .map((each, i) =>
      each === 'coin'
        ? coin(board, x + size / 2, y, Math.max(14, size * 1.2), of.coins)
        : board.thing(each, x + size / 2 + i * step + (of.coins > 0 ? 3 : 0), y, size),
    )
    .join('');
}

/** The text of an amount, bold and on the table. */
export const amount = (x: number, y: number, n: number | string, size = 13): string =>
  label(x, y, n, { size, bold: true, tone: 'on-paper' });
