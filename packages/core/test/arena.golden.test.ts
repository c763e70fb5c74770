/** What tournaments of the small game come to, figure by figure, as kept: `npm run golden` writes the file. */
import { expect, test } from 'vitest';
import {
  type BotOf,
  compare,
  type GameResult,
  lineUpsFor,
  mergeTotals,
  playGames,
  sprt,
  standings,
  tally,
  totalsOf,
} from '../src/arena/index.js';
import { greedyBot, houseBot, randomBot } from '../src/bots/index.js';
import { sealed } from '../src/testing/index.js';

type Sealed = typeof sealed;

const broken: BotOf<Sealed> = ({ view, legal, random }) => {
  if (view.round === 2) throw new RangeError('tired');
  return randomBot()({ view, legal, random, seat: 0 });
};

const bots = {
  house: houseBot(sealed),
  random: randomBot(),
  greedy: greedyBot<Sealed>(sealed, ({ won, hands }, seat) => (won[seat] ?? 0) + (hands[seat]?.length ?? 0), 2),
};

const short = (told: unknown): string =>
  JSON.stringify(told, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value));

const shown = ({ deal, lineUp, line, outcome, asked, plies, times, fault, seed }: GameResult): string =>
  `  ${deal}.${lineUp} ${line.join(' ')}: ${outcome.scores.map(({ total }) => total).join(' ')}, ${outcome.ending}, won by ${outcome.winners.join(' ')}; ${short({ asked, plies, times, fault, seed })}`;

test('tournaments come to what is kept', async () => {
  let now = 0;
  const clock = () => {
    now += 3;
    return now;
  };
  const two = [...playGames(sealed, { house: bots.house, random: bots.random }, { seats: 2, seed: 'two' }, 12)];
  const three = [...playGames(sealed, bots, { seats: 3, seed: 'three' }, { to: 5, lineUps: 'all', clock })];
  const field = [
    ...playGames(
      sealed,
      bots,
      { seats: 3, seed: 'field' },
      { from: 2, to: 4, lineUps: 'one-against-field', field: 'random' },
    ),
  ];
  const faults = [
    ...playGames(
      sealed,
      { broken, house: bots.house },
      { seats: 2, seed: 'faults', chance: 'manual' },
      { to: 2, record: true },
    ),
  ];
  const told = [
    ...(['rotations', 'all', 'one-against-field'] as const).map(
      (kind) =>
        `${kind}: ${lineUpsFor(sealed, ['a', 'b', 'c'], { seats: 3 }, kind, 'b')
          .map((line) => line.join(''))
          .join(' ')}`,
    ),
    ...[two, three, field, faults].flatMap((games) => [
      ...games.map(shown),
      ...standings(mergeTotals(totalsOf(games.slice(0, 3)), totalsOf(games.slice(3)))).map(short),
    ]),
    ...faults.map(({ moves }) => short(moves)),
    ...[
      compare(two, 'house', 'random'),
      compare(three, 'greedy', 'house'),
      compare(three, 'random', 'greedy'),
      compare(field, 'house', 'random'),
      compare(two.slice(0, 2), 'house', 'random'),
      sprt(two, 'house', 'random', 0.3),
      sprt(two, 'house', 'random', 0.3, 0.2, 0.1),
      sprt(two, 'random', 'house', 0.05),
      sprt(three, 'house', 'random', 0.1),
    ].map(short),
    short(tally([...two, ...faults])),
  ];
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../golden/arena.txt');
});
