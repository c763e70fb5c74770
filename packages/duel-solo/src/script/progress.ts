import { once } from '@wonders/core';
import { PROGRESS, type ProgressId } from '../components/progress.js';
import { PROGRESS_OF } from '../components/solo.js';
import type { Reason } from '../reasons/index.js';
import { least, type Naming, plain, type Rung, reason, scale } from '../reasons/trace.js';
import type { CityState, Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { directionOf } from './metrics.js';
import { listedNote } from './notes.js';
import { completes, seeksEverywhere } from './wins.js';

/** The printed points of a city's wonders. */
const wonderPoints = (position: Position, city: CityState): number =>
  city.built.reduce((sum, { wonder }) => sum + wonderOf(position, wonder).points, 0);

/** A progress token that SOLO may take, and its index among the tokens on offer. */
export interface Offered {
  readonly token: ProgressId;
  readonly index: number;
}

/** The names of Progress tokens in explanations. */
export const BY_TOKEN: Naming<Offered> = {
  id: ({ token }) => token,
  name: ({ token }) => reason('component', { component: token }),
};

const step = (
  rule: string,
  label: Reason,
  wanted: (position: Position) => readonly ProgressId[],
  when: (position: Position) => boolean = () => true,
): Rung<Offered, Position> => ({
  rule,
  label,
  yesNo: true,
  when,
  score({ token }, position) {
    const place = wanted(position).indexOf(token);
    return place < 0 ? 0 : PROGRESS.length - place;
  },
  note: ({ token }, position) => listedNote(wanted(position).indexOf(token)),
});

const wins = ({ token }: Offered, position: Position): boolean =>
  token === 'law' && completes(position, SCRIPT_SEAT, 'law');

/** DUEL-145: the token that wins comes before the scale. */
const WINNING = once(() =>
  scale<Offered, Position>(plain('win-on-the-table'), [
    {
      rule: 'DUEL-145',
      label: plain('wins-at-once'),
      yesNo: true,
      when: (position) => seeksEverywhere(position) && completes(position, SCRIPT_SEAT, 'law'),
      score: (offered, position) => (wins(offered, position) ? 1 : 0),
    },
  ]),
);

/** DUEL-150: what SOLO has at most where it follows the first two items. */
const MOST_WONDERS = 1;
const MOST_COINS = 3;

const FEW_WONDERS: readonly ProgressId[] = ['architecture', 'theology'];
const FEW_COINS: readonly ProgressId[] = ['agriculture', 'urbanism', 'economy'];
const FEW_POINTS: readonly ProgressId[] = ['philosophy', 'mysticism'];

/** DUEL-150: the progress scale, after a token that wins. */
export const PROGRESS_SCALE = once((): readonly Rung<Offered, Position>[] => [
  ...WINNING(),
  ...scale(plain('progress-scale'), [
    step(
      'DUEL-150.1',
      reason('few-wonders', { tokens: FEW_WONDERS, wonders: MOST_WONDERS }),
      () => FEW_WONDERS,
      (position) => position.cities[SCRIPT_SEAT].built.length <= MOST_WONDERS,
    ),
    step(
      'DUEL-150.2',
      reason('few-coins', { tokens: FEW_COINS, coins: MOST_COINS }),
      () => FEW_COINS,
      (position) => position.cities[SCRIPT_SEAT].coins <= MOST_COINS,
    ),
    step(
      'DUEL-150.3',
      reason('few-wonder-points', { tokens: FEW_POINTS }),
      () => FEW_POINTS,
      (position) =>
        wonderPoints(position, position.cities[SCRIPT_SEAT]) <= wonderPoints(position, position.cities[PLAYER_SEAT]),
    ),
    step('DUEL-150.4', plain('tokens-of-direction'), (position) => PROGRESS_OF[directionOf(position)]),
    {
      rule: 'DUEL-150.5',
      label: plain('first-token'),
      score: ({ index }: Offered) => least(index),
      note: ({ index }: Offered) => reason('number', { number: index + 1 }),
    },
  ]),
]);
