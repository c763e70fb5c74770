/**
 * How close the games of the house bot against the AI are, by the readings of the rules: wins, margins, close games, and how many
 * columns of the player's board are emptied.
 *
 * `node --conditions=@wonders/source --import tsx packages/century-ai/bench/contest.ts 100`: the deals. After them `all` plays every mix
 * of the readings, a word like `virtual` the levels and mixes that have it, `cubes` mixes in which the AI begins with cubes, and `one-sided` the
 * players with one idea against the house bot.
 */
import { centuryAi, newGame, type Options, outcome, type State } from '@wonders/century-ai';
import { cellsOf, contest, HEADS, head, line, shareOf } from '../../core/src/testing/contest.js';
import { ONE_SIDED, playedBy } from './one-sided.js';

type Mix = Partial<Options>;

/** The levels of the README. */
const LEVELS: Readonly<Record<string, Mix>> = {
  gentle: { aiTradeGain: 'once' },
  fair: { aiTradeGain: 'matched' },
  fierce: {},
  'fierce, with a board': { aiBoard: 'virtual', map: 'random' },
  contest: { aiTradeGain: 'matched', aiBoard: 'virtual', startingCubes: 'choose', aiCubes: 3 },
  'contest, a little harder': {
    aiTradeGain: 'once',
    aiBoard: 'virtual',
    map: 'random',
    startingCubes: 'choose',
    aiCubes: 4,
  },
};

const READINGS = ['printed', 'matched', 'once'] as const;
const BOARDS = ['none', 'virtual'] as const;

/** Every mix that the source allows. */
function mixes(): Readonly<Record<string, Mix>> {
  const found: Record<string, Mix> = {};
  for (const aiTradeGain of READINGS)
    for (const aiBoard of BOARDS)
      for (const aiMarketReaction of ['place-and-gain', 'place-or-gain'] as const)
        for (const startingCubes of ['random', 'choose'] as const)
          for (const map of ['hexagon', 'random'] as const) {
            const mix = { aiTradeGain, aiBoard, aiMarketReaction, startingCubes, map };
            found[Object.values(mix).join(', ')] = mix;
          }
  return found;
}

/** Mixes in which the AI begins with cubes of each colour. */
function cubes(): Readonly<Record<string, Mix>> {
  const found: Record<string, Mix> = {};
  for (const aiTradeGain of READINGS)
    for (const aiBoard of BOARDS)
      for (const aiCubes of [1, 2, 3, 4, 5]) {
        const mix = { aiTradeGain, aiBoard, map: 'random', aiCubes } as const;
        found[Object.values(mix).join(', ')] = mix;
      }
  return found;
}

/** How many columns of the player's board are emptied: every row has placed that many outposts. */
const emptied = ({ seats }: State): number => Math.min(...(seats[0]?.built ?? [0]));

/** How the players with one idea fare against the house bot, each on either seat in turn. */
function oneSided(deals: number): void {
  console.log(head(['player', 'deals', 'won', '95 %', 'points', 'points of the house bot']));
  for (const player of ONE_SIDED) {
    let [won, mine, others] = [0, 0, 0];
    for (let deal = 0; deal < deals; deal++) {
      const own = deal % 2;
      const played = playedBy(player, newGame({ mode: 'versus', seed: `one-sided ${deal}` }), own);
      const { winners = [], scores = [] } = outcome(played) ?? {};
      if (winners.includes(own)) won++;
      mine += scores[own]?.total ?? 0;
      others += scores[1 - own]?.total ?? 0;
    }
    const points = [mine, others].map((sum) => (sum / deals).toFixed(1));
    console.log(line([player, String(deals), ...shareOf(won, deals), ...points]));
  }
}

function contests(deals: number, which: string): void {
  const named = { levels: LEVELS, cubes: cubes(), all: mixes() }[which];
  const mix = Object.entries({ ...LEVELS, ...mixes() }).filter(([name]) => name.includes(which));
  const played = named === undefined ? mix : Object.entries(named);
  console.log(head(['level', ...HEADS, 'columns emptied']));
  for (const [name, options] of played) {
    const games = contest(centuryAi, options, deals);
    const columns = games.states.reduce((sum, state) => sum + emptied(state as State), 0) / games.deals;
    console.log(line([name, ...cellsOf(games), columns.toFixed(1)]));
  }
}

const [deals = '100', which = 'levels'] = process.argv.slice(2);
if (which === 'one-sided') oneSided(Number(deals));
else contests(Number(deals), which);
