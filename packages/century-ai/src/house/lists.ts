import { choose, type Naming, priorityList } from '@wonders/core';
import { STARTING_SETS } from '../components/board.js';
import { BONUS_IDS, type BonusId } from '../components/bonuses.js';
import { type Colour, RANK } from '../components/cubes.js';
import type { Move } from '../notation.js';
import type { Reason, Trace } from '../reasons/index.js';
import { noBonus } from '../table/boards.js';
import { seatOf } from '../table/seats.js';
import type { Chart } from './chart.js';

// What the house bot takes by a list alone, without a search.

/** The set that its list likes best: brown, then green, red and yellow. */
export function chooseStart({ position }: Chart, trace?: Trace): Move {
  const liking = priorityList<Colour, null, Reason>({ key: 'set-list', values: {} }, [
    {
      rule: 'CENT-23',
      label: { key: 'best-set', values: {} },
      score: (set) => RANK[set],
      note: (set) => ({ key: 'cubes', values: { cubes: STARTING_SETS[set] } }),
    },
  ]);
  const naming: Naming<Colour, Reason> = { id: String, name: (set) => ({ key: 'set', values: { set } }) };
  const [set = 'brown'] = choose(position.sets, liking, null, trace, naming);
  if (trace !== undefined) trace.headline = { key: 'start-with', values: { set } };
  return { kind: 'choose-start', set };
}

/** The bonus tiles, the best first. One of a kind that it has comes after all others: a second one brings less. */
const LIKED: readonly BonusId[] = ['bonus-extra-move', 'bonus-harvest-red', 'bonus-cargo', ...BONUS_IDS];

export function takeBonus({ position, seat }: Chart, trace?: Trace): Move {
  const owned = seatOf(position, seat).bonuses;
  const liking = priorityList<BonusId, null, Reason>({ key: 'bonus-list', values: {} }, [
    {
      rule: 'CENT-60',
      label: { key: 'best-bonus', values: {} },
      score: (tile) => (owned.includes(tile) ? 0 : LIKED.length) - LIKED.indexOf(tile),
    },
  ]);
  const naming: Naming<BonusId, Reason> = { id: String, name: (tile) => ({ key: 'bonus', values: { tile } }) };
  const possible = BONUS_IDS.filter((each) => noBonus(position, seat, each) === '');
  const [tile = 'bonus-vp-3'] = choose(possible, liking, null, trace, naming);
  if (trace !== undefined) trace.headline = { key: 'take-bonus', values: { tile } };
  return { kind: 'bonus', tile };
}
