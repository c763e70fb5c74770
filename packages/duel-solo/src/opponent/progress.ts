import type { Rung } from '@wonders/core';
import { priorityList } from '@wonders/core';
import { nameOf } from '../components/names.js';
import { PROGRESS, type ProgressId } from '../components/progress.js';
import { PROGRESS_OF } from '../components/solo.js';
import type { CityState, Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { directionOf } from './metrics.js';
import { filled } from './reasons.js';
import { completes, seeksEverywhere } from './wins.js';

/** The printed points of a city's wonders. */
const wonderPoints = (s: Position, city: CityState): number =>
  city.built.reduce((sum, { wonder }) => sum + wonderOf(s, wonder).points, 0);

/** A progress token that SOLO may take, and its place among those offered. */
export interface Offered {
  readonly token: ProgressId;
  readonly index: number;
}

const step = (
  rule: string,
  label: string,
  wanted: (s: Position) => readonly ProgressId[],
  when: (s: Position) => boolean = () => true,
): Rung<Offered, Position> => ({
  rule,
  label,
  when,
  score({ token }, s) {
    const place = wanted(s).indexOf(token);
    return place < 0 ? 0 : PROGRESS.length - place;
  },
});

const wins = ({ token }: Offered, s: Position): boolean => token === 'law' && completes(s, SCRIPT_SEAT, 'law');

/** DUEL-145: the token that wins comes before the scale. */
const WINNING = priorityList<Offered, Position>('win on the table', [
  {
    rule: 'DUEL-145',
    label: 'wins the game at once',
    when: (s) => seeksEverywhere(s) && completes(s, SCRIPT_SEAT, 'law'),
    score: (offered, s) => (wins(offered, s) ? 1 : 0),
  },
]);

/** DUEL-150: the progress scale, after a token that wins. */
export const PROGRESS_SCALE: readonly Rung<Offered, Position>[] = [
  ...WINNING,
  ...priorityList('progress scale', [
    step(
      'DUEL-150.1',
      'SOLO has constructed at most one wonder: Architecture, Theology',
      () => ['architecture', 'theology'],
      (s) => s.cities[SCRIPT_SEAT as 0].built.length <= 1,
    ),
    step(
      'DUEL-150.2',
      'SOLO has at most three coins: Agriculture, Urbanism, Economy',
      () => ['agriculture', 'urbanism', 'economy'],
      (s) => s.cities[SCRIPT_SEAT as 0].coins <= 3,
    ),
    step(
      'DUEL-150.3',
      "SOLO's wonders are worth no more points than the player's: Philosophy, Mysticism",
      () => ['philosophy', 'mysticism'],
      (s) => wonderPoints(s, s.cities[SCRIPT_SEAT as 0]) <= wonderPoints(s, s.cities[PLAYER_SEAT as 1]),
    ),
    {
      ...step('DUEL-150.4', "tokens of SOLO's direction", (s) => PROGRESS_OF[directionOf(s)]),
      says: (_: Offered, s: Position) =>
        filled('direction {0}: {1}', directionOf(s), PROGRESS_OF[directionOf(s)].map(nameOf).join(', ')),
    },
    { rule: 'DUEL-150.5', label: 'first token offered', score: ({ index }: Offered) => -index },
  ]),
];
