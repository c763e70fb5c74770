/**
 * How close the games of the house bot against the AI are, by the readings of the rules: wins, margins, close games, and how many
 * columns of the player's board are emptied.
 *
 * `node --conditions=@wonders/source --import tsx packages/century-ai/bench/contest.ts 100`: the deals. After them `all` plays every mix
 * of the readings, and a word like `virtual` the mixes that have it.
 */
import { centuryAi, type Options, type State } from '@wonders/century-ai';
import { cellsOf, contest, HEADS, head, line } from '../../contests.js';

/** The levels of the README. */
const LEVELS: Readonly<Record<string, Partial<Options>>> = {
  gentle: { aiTradeGain: 'once' },
  fair: { aiTradeGain: 'matched' },
  fierce: {},
  contest: { aiBoard: 'virtual', map: 'random' },
};

/** Every mix that the source allows. */
function mixes(): Readonly<Record<string, Partial<Options>>> {
  const found: Record<string, Partial<Options>> = {};
  for (const aiTradeGain of ['printed', 'matched', 'once'] as const)
    for (const aiBoard of ['none', 'virtual'] as const)
      for (const aiMarketReaction of ['place-and-gain', 'place-or-gain'] as const)
        for (const startingCubes of ['random', 'choose'] as const)
          for (const map of ['hexagon', 'random'] as const) {
            const mix = { aiTradeGain, aiBoard, aiMarketReaction, startingCubes, map };
            found[Object.values(mix).join(', ')] = mix;
          }
  return found;
}

/** How many columns of the player's board are emptied: every row has placed that many outposts. */
const emptied = ({ seats }: State): number => Math.min(...(seats[0]?.built ?? [0]));

const [deals = '100', which = 'levels'] = process.argv.slice(2);
const played =
  which === 'levels'
    ? Object.entries(LEVELS)
    : Object.entries(mixes()).filter(([name]) => which === 'all' || name.includes(which));
console.log(head(['level', ...HEADS, 'columns emptied']));
for (const [name, options] of played) {
  const games = contest(centuryAi, options, Number(deals));
  const columns = games.states.reduce((sum, state) => sum + emptied(state as State), 0) / games.deals;
  console.log(line([name, ...cellsOf(games), columns.toFixed(1)]));
}
