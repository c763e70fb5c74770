import type { IconName, Ink } from '@wonders/core/board';
import { label, textWidth } from '@wonders/core/board';
import type { Card, Colour, Mythology, ScienceSymbol } from '../components/cards.js';
import { type Cost, RESOURCES, type Resource } from '../components/resources.js';
import type { Wonder } from '../components/wonders.js';
import type { BoardWords } from '../words/language.js';
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

const SIGNS = {
  wood: 'wood',
  clay: 'clay',
  stone: 'stone',
  glass: 'glass',
  papyrus: 'papyrus',
} as const satisfies Record<Resource, IconName>;

const SCIENCE = {
  wheel: 'wheel',
  mortar: 'mortar',
  inkwell: 'quill',
  pendulum: 'compass',
  astrolabe: 'armillary',
  sundial: 'sundial',
  law: 'balance',
} as const satisfies Record<ScienceSymbol, IconName>;

/** The ground of a mythology, behind its letter. */
export const MYTHOLOGY: Readonly<Record<Mythology, string>> = {
  mesopotamian: 'green',
  phoenician: 'yellow',
  greek: 'blue',
  egyptian: 'grey',
  roman: 'red',
};

/** A part of a row of signs: a sign, text, or the emblem of a mythology. */
type Sign = IconName | { readonly text: string } | { readonly mythology: Mythology };

const resource = (of: Resource): IconName => SIGNS[of];
export const scienceSign = (symbol: ScienceSymbol): IconName => SCIENCE[symbol];
export const resourceSign = resource;

/** One sign for each unit; from three on a number. */
const units = (of: Omit<Cost, 'coins'>): readonly Sign[] =>
  RESOURCES.flatMap((each): readonly Sign[] =>
    of[each] > 2 ? counted(of[each], SIGNS[each]) : Array.from({ length: of[each] }, () => SIGNS[each]),
  );

/** A number before its sign. */
const counted = (n: number, sign: IconName): readonly Sign[] => (n === 0 ? [] : [{ text: String(n) }, sign]);

/** The signs of a choice, of which the city gets one. */
export const choiceSigns = (of: 'raw' | 'goods' | null): readonly Sign[] => {
  if (of === null) return [];
  const [first, ...rest] = of === 'raw' ? (['wood', 'clay', 'stone'] as const) : (['glass', 'papyrus'] as const);
  return [SIGNS[first], ...rest.flatMap((each): readonly Sign[] => [{ text: '/' }, SIGNS[each]])];
};

/** The cost of a card. Empty if it is free. */
export const costSigns = (of: Cost): readonly Sign[] => [...counted(of.coins, 'coin'), ...units(of)];

/** The effects of a card, in signs. */
export function effectSigns(card: Card, words: BoardWords): readonly Sign[] {
  const fixed = RESOURCES.filter((_, i) => (card.fixed & (1 << i)) !== 0).map(resource);
  const [of, points, coins] = card.majority ?? [[], 0, 0];
  return [
    ...units(card.produces),
    ...choiceSigns(card.choice),
    ...(fixed.length > 0 ? [...fixed, { text: '=1' }, 'coin' as const] : []),
    ...Array.from({ length: card.shields }, () => 'shield' as const),
    ...(card.symbol === null ? [] : [SCIENCE[card.symbol]]),
    ...counted(card.points, 'points'),
    ...counted(card.gain, 'coin'),
    ...(card.per === null ? [] : [...counted(card.per[1], 'coin'), { text: `/${words.counted[card.per[0]]}` }]),
    ...counted(points, 'points'),
    ...(points === 0 ? [] : [{ text: `/${of.map((each) => words.counted[each]).join('+')}` }]),
    ...(coins === 0 ? [] : ['coin' as const]),
    ...(card.mythology === null ? [] : [{ mythology: card.mythology }, 'points' as const]),
  ];
}

/** The same for a constructed card, without the coins that it has already paid out and without a coin sign for fixed prices. */
export const chipSigns = (card: Card, words: BoardWords): readonly Sign[] =>
  effectSigns({ ...card, gain: 0, per: null, majority: null }, words).filter((sign) => sign !== 'coin');

/** The effects of a wonder, in signs. A star stands for a special effect. */
export const wonderSigns = (wonder: Wonder): readonly Sign[] => [
  ...counted(wonder.points, 'points'),
  ...Array.from({ length: wonder.shields }, () => 'shield' as const),
  ...counted(wonder.gain, 'coin'),
  ...(wonder.fine === 0 ? [] : [{ text: `−${wonder.fine}` }, 'coin' as const]),
  ...choiceSigns(wonder.choice),
  ...(wonder.special === null ? [] : [{ text: '✦' }]),
  ...(wonder.again ? ['turn' as const] : []),
];

/** A row of signs, and its width. */
export function row(
  board: Board,
  signs: readonly Sign[],
  x: number,
  y: number,
  { size = 12, tone = 'ink', width = Number.POSITIVE_INFINITY }: { size?: number; tone?: string; width?: number } = {},
): { readonly svg: string; readonly width: number } {
  const wide = (of: (sign: Sign) => boolean): number =>
    signs.reduce((sum, sign) => sum + (of(sign) ? advance(sign, size) : 0), 0);
  const [words, icons] = [wide(isWord), wide((sign) => textOf(sign) === '')];
  const numbers = wide(() => true) - words - icons;
  // In a row that is too long, the words are condensed, and then the signs are smaller. Numbers keep their size.
  const close = words === 0 ? 1 : Math.min(1, Math.max(0.5, (width - numbers - icons) / words));
  const squeeze = icons === 0 ? 1 : Math.min(1, (width - numbers - words * close) / icons);
  let at = x;
  const drawn = signs.map((sign) => {
    const step = advance(sign, size) * (isWord(sign) ? close : textOf(sign) === '' ? squeeze : 1);
    const part =
      typeof sign === 'string'
        ? board.icon(sign, at + step / 2, y, size * squeeze, tone)
        : 'mythology' in sign
          ? mythologyEmblem(board, sign.mythology)(at + step / 2, y, size * squeeze, tone)
          : label(at, y, sign.text, {
              size: Math.max(11, size - 1),
              bold: true,
              tone,
              ...(isWord(sign) && close < 1 ? { room: step, whole: true } : {}),
            });
    at += step;
    return part;
  });
  return { svg: drawn.join(''), width: at - x };
}

/** Whether a sign is a word, that is, a text of more than three characters. */
const isWord = (sign: Sign): boolean => textOf(sign).length > 3;

const textOf = (sign: Sign): string => (typeof sign !== 'string' && 'text' in sign ? sign.text : '');

const advance = (sign: Sign, size: number): number =>
  textOf(sign) === '' ? size + 1 : textWidth(textOf(sign), Math.max(11, size - 1), true) + 1;
