import type { SetupOf } from '@wonders/core';
import { WONDER_IDS } from '../src/components/wonders.js';
import { type duelSolo, PROMOS, type WonderId, type WonderPrint } from '../src/index.js';

interface Variant {
  readonly name: string;
  readonly options: SetupOf<typeof duelSolo>;
}

/** The games that the laws run on. */
export const variants: readonly Variant[] = [
  { name: 'solo/pantheon', options: {} },
  { name: 'versus/pantheon', options: { mode: 'versus' } },
  { name: 'versus/base', options: { mode: 'versus', pantheon: false } },
  { name: 'versus/first game', options: { mode: 'versus', pantheon: false, draft: 'first-game' } },
  { name: 'solo, promos', options: { promos: PROMOS, level: 'legendary' } },
  {
    name: 'versus, promos',
    options: { mode: 'versus', promos: PROMOS, tiedAgeStart: 'last-active-begins', firstPlayer: 1 },
  },
  { name: 'solo, manual chance', options: { chance: 'manual', level: 'medium', promos: PROMOS } },
  { name: 'versus, manual chance', options: { chance: 'manual', mode: 'versus' } },
  {
    name: 'solo, other readings',
    options: { costReading: 'actual', scaleVersion: 'as-printed', soloWinsWithWonder: true, level: 'hard' },
  },
];

/** Other costs and points on every wonder. */
const PRINTS = Object.fromEntries(
  WONDER_IDS.map((id, i) => [
    id,
    { coins: i % 3, wood: 1, clay: 0, stone: i % 2, glass: 0, papyrus: 1, victoryPoints: i },
  ]),
) as Readonly<Record<WonderId, WonderPrint>>;

/** The other levels, each with a different set of readings. */
export const levels: readonly Variant[] = [
  { name: 'solo, easy, on its turn', options: { level: 'easy', soloSeeksWin: 'on-turn', firstPlayer: 0 } },
  { name: 'solo, normal, Zeus takes', options: { level: 'normal', zeusToken: 'taken' } },
  {
    name: 'solo, demanding, Ra by the print, divinities by price',
    options: { level: 'demanding', raReading: 'printed', divinityCost: 'actual' },
  },
  { name: 'solo, legendary, a handicap', options: { level: 'legendary', pawnStart: 5 } },
  { name: 'solo, extreme, other prints', options: { level: 'extreme', wonderOverrides: PRINTS } },
];
