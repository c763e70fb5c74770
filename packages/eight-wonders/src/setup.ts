import type { Rng } from '@wonders/core';
import type { ActionCard } from './components/actions.js';
import { handOf } from './components/cards.js';
import type { DiscId } from './components/discs.js';
import { TABLES, type Tables } from './components/tables.js';
import { BUILDING_TYPES, CARDS_PER_TYPE } from './components/types.js';
import { SPACES, WONDERS } from './components/wonders.js';
import { type Options, type Settings, settingsOf } from './options.js';
import { type DiscStack, type Draft, ID, RULES } from './state/index.js';

/** The position before the first disc is placed. */
export function setup(given: Options, rng: Rng | null): Draft {
  const options = settingsOf(given);
  const { players } = options;
  const bySeat = <T>(value: () => T): T[] => {
    const values: T[] = [];
    for (let seat = 0; seat < players; seat++) values.push(value());
    return values;
  };
  // Lists of their own kind: V8 adds faster in lists that have never held anything but whole numbers.
  const noneBySeat = (): number[] => Array<number>(players).fill(0);
  return {
    game: ID,
    rules: RULES,
    viewer: null,
    rng,
    pending: [],
    ply: 0,
    names: [],
    options,
    phase: 'discs',
    active: 0,
    turns: 0,
    idle: 0,
    row: 1, // EIGHT-13
    spaces: Array<null>(WONDERS.length * SPACES).fill(null),
    parts: WONDERS.map(noneBySeat),
    site: null,
    offers: bySeat(() => null),
    triples: [],
    hands: bySeat(() => [0, 0, 0, 0]),
    hidden: noneBySeat(),
    shown: bySeat(() => [0, 0, 0, 0]),
    owed: noneBySeat(),
    pile: handOf(() => CARDS_PER_TYPE), // EIGHT-15
    discard: [0, 0, 0, 0],
    actions: bySeat(() => []),
    hiddenActions: noneBySeat(),
    actionPile: actionsInBox(options),
    played: [],
    discs: bySeat(() => []),
    box: boxOf(options),
    scores: bySeat(() => ({ finished: 0, unfinished: 0, rejected: 0, discs: 0, actions: 0 })),
    ending: null,
  };
}

/** EIGHT-14: the action cards; none in the designer's variant. */
export function actionsInBox({ actionCards, tables }: Settings): Draft['actionPile'] {
  const printed = (tables ?? TABLES).actionCards;
  const count = (card: ActionCard): number => (actionCards ? printed[card].count : 0);
  return {
    'card-trade': count('card-trade'),
    joker: count('joker'),
    'disc-bonus': count('disc-bonus'),
    'card-draw': count('card-draw'),
    'triple-bonus': count('triple-bonus'),
    'double-turn': count('double-turn'),
    'five-vp': count('five-vp'),
  };
}

/** EIGHT-10, EIGHT-151: the 24 discs of a game. */
export const discsOf = ({ tables, discSet, twoColoured }: Settings): readonly DiscId[] =>
  discsIn(tables ?? TABLES, discSet, twoColoured);

function discsIn(
  { discSets, twoColouredDiscs }: Tables,
  discSet: Settings['discSet'],
  twoColoured: boolean,
): readonly DiscId[] {
  const discs: DiscId[] = [...discSets[discSet]];
  if (!twoColoured) return discs;
  for (const type of BUILDING_TYPES) discs.splice(discs.indexOf(`${type}-${twoColouredDiscs.replaces}`), 1);
  return [...discs, ...twoColouredDiscs.discs];
}

/** The stacks of the printed discs by set, without and with two-coloured ones. To count them took an eighth of a new game. */
const PRINTED: Readonly<Record<Settings['discSet'], Readonly<Record<'plain' | 'twoColoured', readonly DiscStack[]>>>> =
  /* @__PURE__ */ (() => {
    const printed = (discSet: Settings['discSet']) => ({
      plain: stacks(discsIn(TABLES, discSet, false)),
      twoColoured: stacks(discsIn(TABLES, discSet, true)),
    });
    return { 'manual-1-5': printed('manual-1-5'), 'published-3-6': printed('published-3-6') };
  })();

function boxOf({ tables, discSet, twoColoured }: Settings): readonly DiscStack[] {
  if (tables !== null) return stacks(discsIn(tables, discSet, twoColoured));
  return PRINTED[discSet][twoColoured ? 'twoColoured' : 'plain'];
}

/** Equal discs together, in the order of the list. */
function stacks(discs: readonly DiscId[]): DiscStack[] {
  const counts = new Map<DiscId, number>();
  for (const disc of discs) counts.set(disc, 1 + (counts.get(disc) ?? 0));
  return Array.from(counts, ([disc, count]) => Object.freeze({ disc, count }));
}
