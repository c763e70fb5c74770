/**
 * What the bots and the coach of this package answer in a few positions of its small game, with every setting: kept as the golden games
 * are, so that a changed choice, count or judgement is seen in the commit. `npm run golden` writes the files.
 */
import { expect, test } from 'vitest';
import { MORE } from '../../../.ci/runs.js';
import { greedyBot, levels, type SearchOptions, searchBot } from '../src/bots/index.js';
import { type AnalyseOptions, analyse, courseOf, hint, puzzles, summary } from '../src/coach/index.js';
import { draw, type MoveOf, type OptionsOf, type Seat, type StateOf, seedRng } from '../src/index.js';
import type { GameRecord } from '../src/records/index.js';
import { sealed } from '../src/testing/index.js';

type Sealed = typeof sealed;
type State = StateOf<Sealed>;
type Bid = MoveOf<Sealed>;
type Settings = SearchOptions<Sealed>;

const start = sealed.newGame({ seed: 'signature', seats: 2 });

/** A position in which all seats are to bid. */
const dealt = (round: number, prize: number, hands: readonly (readonly number[])[], won: readonly number[]): State => {
  const gone = [prize, ...hands.flat()];
  const pool = Array.from({ length: 24 }, (_, i) => i + 1).filter((card) => !gone.includes(card));
  return { ...start, round, prize, hands, won, bids: won.map(() => null), pool: pool.slice(0, 9) } as State;
};

const POSITIONS: readonly (readonly [name: string, state: State, seat: Seat])[] = [
  ['the first round', start, 0],
  [
    'full hands',
    dealt(
      2,
      12,
      [
        [1, 2, 9, 14, 20, 24],
        [3, 4, 11, 23],
      ],
      [9, 17],
    ),
    0,
  ],
  [
    'three seats',
    dealt(
      2,
      15,
      [
        [2, 16, 21],
        [3, 18, 24],
        [5, 6, 22],
      ],
      [4, 20, 13],
    ),
    1,
  ],
  [
    'the last round',
    dealt(
      3,
      10,
      [
        [4, 15, 23],
        [2, 24],
      ],
      [5, 9],
    ),
    0,
  ],
];

const ahead = ({ won, hands }: Pick<State, 'won'> & { readonly hands: State['hands'] }, seat: Seat): number => {
  const worth = won.map((points, at) => points + (hands[at] ?? []).reduce((sum, card) => sum + Number(card), 0) / 10);
  return (worth[seat] ?? 0) - Math.max(...worth.filter((_, at) => at !== seat));
};

const highest = (state: State, seat: Seat): Bid => sealed.legalMoves(state, seat).at(-1) as Bid;

/** With evaluate, searches look some decisions ahead. */
const near = { evaluate: ahead, depth: 2 } as const;

const SEARCHES: readonly (readonly [name: string, settings: Settings])[] = [
  ['as it is', { proof: 300 }],
  ['to the end of every iteration', { early: false }],
  ['exploring', { exploration: 1.5 }],
  ['for points', { victory: 0 }],
  ['for victories', { victory: 1 }],
  ['with a narrow margin', { margin: 3 }],
  ['judging two decisions on', near],
  ['judging two decisions on, for points', { ...near, victory: 0, margin: 4 }],
  ['judging at once', { ...near, depth: 0 }],
  ['with playouts of the house', { playout: 'house' }],
  ['with playouts of the house, now and then', { playout: 'house', probability: 0.5 }],
  ['with playouts of the highest card', { playout: highest }],
  ['without a prior', { prior: 'none' }],
  ['with a prior at random', { prior: 'random', bias: 1 }],
  ['with a prior for two decisions', { prior: highest, guided: 2, bias: 1 }],
  ['urgent', { urgency: 2, widening: 2 }],
  ['widening from one move', { widening: 1 }],
  ['against the house', { others: 'house' }],
  ['against chance', { others: 'random' }],
  ['one decision deep', { plies: 1 }],
  ['in two worlds', { worlds: 2 }],
  ['with a long proof', { proof: 5000 }],
  ['without anything', {}],
  ['by halving', { root: 'halving' }],
  ['by halving, to the end', { root: 'halving', early: false }],
  ['by halving, in two worlds', { root: 'halving', worlds: 2 }],
  ['by halving, for long', { root: 'halving', iterations: 300 }],
  ['by regret', { simultaneous: 'regret' }],
  ['with chance shared out', { chances: 9 }],
  ['with few outcomes of chance shared out', { chances: 4 }],
  ['by a reward', { reward: ({ winners }, seat) => (winners.includes(seat) ? 0.2 : 0.7) }],
  [
    'by a judge',
    { judge: (position) => position.won.map((_, seat) => 1 / (1 + Math.exp(-ahead(position, seat) / 9))), depth: 1 },
  ],
  [
    'by a judge who is the prior',
    {
      judge: (position) => position.won.map((_, seat) => 1 / (1 + Math.exp(-ahead(position, seat) / 9))),
      prior: 'judge',
      depth: 0,
    },
  ],
];

/** Figures to the millionth: the last digits of logarithms and roots are the platform's. */
const short = (value: number): number => Math.round(value * 1e6) / 1e6;

const cardOf = (move: Bid): number => move.card;

const turnOf = (game: Sealed, state: State, seat: Seat, seed: string) => {
  const view = game.view(state, seat);
  const rng = seedRng(seed);
  return { view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) };
};

/** The same game, in which the second seat follows a script. */
const scripted = {
  ...sealed,
  seats: (position) => sealed.seats(position).map((info, seat) => (seat === 1 ? { ...info, role: 'script' } : info)),
  legalMoves: (position, seat) => {
    const legal = sealed.legalMoves(position, seat);
    return seat === 1 ? legal.slice(0, 1) : legal;
  },
} as Sealed;

/** The same game with all cards on the table. */
const open = {
  ...sealed,
  view: (state, viewer) => ({ ...state, viewer, rng: null }),
  determinize: (view, rng) => ({ ...view, viewer: null, rng }),
} as Sealed;

const judging = { ...sealed, evaluate: ahead } as Sealed;

function answered(
  game: Sealed,
  bot: ReturnType<typeof searchBot<Sealed>>,
  [name, state, seat]: (typeof POSITIONS)[number],
) {
  const { move, candidates, line, proven } = bot(turnOf(game, state, seat, name));
  const weighed = candidates.map((each) => `${cardOf(each.move)} ${short(each.visits)} ${short(each.value)}`);
  const expected =
    line === undefined
      ? ''
      : `, then ${line.map((each) => `${'seat' in each ? each.seat : '-'}:${cardOf(each)}`).join(' ')}`;
  return `  ${name}: ${cardOf(move)} of ${weighed.join(' | ')}${expected}${proven ? ', proven' : ''}`;
}

test('the search chooses, counts and expects as kept, with every setting', async () => {
  const told = SEARCHES.flatMap(([name, settings]) => {
    const bot = searchBot(sealed, { iterations: 60, proof: 0, ...settings });
    return [name, ...POSITIONS.map((position) => answered(sealed, bot, position))];
  });
  for (const [name, game] of [
    ['beside a script', scripted],
    ['with all cards on the table', open],
    ['a game that judges', judging],
  ] as const) {
    const bot = searchBot(game, { iterations: 60 });
    told.push(name, ...POSITIONS.map((position) => answered(game, bot, position)));
  }
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../golden/search.txt');
});

test('a search that keeps its tree goes on with it as kept', async () => {
  const told = [0.3, 1].flatMap((reuse) => {
    const bot = searchBot(sealed, { iterations: 40, others: 'house', early: false, proof: 0, reuse });
    let state = start;
    const lines = [`${reuse} of the tree`];
    while (state.pending.length > 0) {
      lines.push(answered(sealed, bot, [`round ${state.round}`, state, 0]));
      state = sealed.applyMove(state, sealed.botMove(state, 0), 0);
      while (sealed.activeSeats(state)[0] === 1) state = sealed.applyMove(state, sealed.botMove(state, 1), 1);
    }
    return lines;
  });
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../golden/reuse.txt');
});

test('the levels and the bot that looks one ply ahead choose as kept', async () => {
  const told = [sealed, judging].flatMap((game) =>
    levels(game).flatMap(({ name, bot }) => [
      name,
      ...POSITIONS.map((position) => answered(game, bot, position)),
      `  ten times: ${Array.from({ length: 10 }, (_, i) => cardOf(bot(turnOf(game, (POSITIONS[1] as (typeof POSITIONS)[number])[1], 0, `${i}`)).move)).join(' ')}`,
    ]),
  );
  for (const samples of [1, 3]) {
    const bot = greedyBot(sealed, ahead as never, samples);
    told.push(`greedy, ${samples}`, ...POSITIONS.map((position) => answered(sealed, bot, position)));
  }
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../golden/levels.txt');
});

/** A game of bids at random. */
function record(seed: string, seats: number): GameRecord<Bid, OptionsOf<Sealed>> {
  const options = { seats, seed };
  const rng = seedRng(seed);
  const moves: Bid[] = [];
  for (
    let state = sealed.newGame(options);
    state.pending.length > 0;
    state = sealed.applyMove(state, moves.at(-1) as Bid)
  )
    moves.push(sealed.fast.randomMove(state, () => draw(rng)));
  return { game: 'sealed', options, moves };
}

/** As text, with every figure rounded and every move as its code. */
const textOf = (told: unknown): string =>
  JSON.stringify(told, (_, value: unknown) => {
    if (typeof value === 'number') return short(value);
    const isMove = typeof value === 'object' && value !== null && 'kind' in value && 'card' in value;
    return isMove ? sealed.encodeMove(value as Bid) : value;
  });

/** What an analysis says, review by review. */
function reviewed(game: Sealed, kept: GameRecord<Bid, OptionsOf<Sealed>>, settings: AnalyseOptions): readonly string[] {
  const steps = analyse(game, kept, settings);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { reviews, ...rest } = step.value;
  const { lines, ...short } = summary(game, kept, step.value);
  return [...[rest, ...reviews, courseOf(kept, step.value), short].map((told) => textOf(told)), ...lines];
}

test('the coach reviews and sums up as kept', async () => {
  const told = [
    ...['monday', ...reviewed(sealed, record('monday', 2), { iterations: 100 })],
    ...['tuesday', ...reviewed(judging, record('tuesday', 2), { seat: 1, iterations: 60, seed: 'other' })],
    ...['friday', ...reviewed(sealed, record('friday', 3), { budget: 200, search: { victory: 1 } })],
    ...['all cards on the table', ...reviewed(open, record('sunday', 2), { seat: 1, iterations: 400 })],
    ...['all cards on the table, again', ...reviewed(open, record('april', 2), { iterations: 400 })],
  ];
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../golden/reviews.txt');
});

test('the coach hints as kept', async () => {
  const told = [sealed, open, judging].flatMap((game) =>
    POSITIONS.map(([name, state, seat]) => {
      const view = game.view(state, seat);
      return `${name}: ${textOf(hint(game, view, { iterations: 100 }))}`;
    }),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('../golden/hints.txt');
});

test.runIf(MORE)('the coach finds the puzzles that are kept', async () => {
  const game = { ...open, evaluate: ahead } as Sealed;
  const records = [4, 6, 14, 20].map((i) => record(`puzzle ${i}`, 2));
  const bots = ['greedy', 'random', 'house'];
  const found = [...puzzles(game, records, { iterations: 60, points: 2, most: 2, bots })];
  const told = found.flatMap((puzzle) => (puzzle === undefined ? [] : [textOf(puzzle)]));
  await expect(`${found.length} positions\n${told.join('\n')}\n`).toMatchFileSnapshot('../golden/puzzles.txt');
});
