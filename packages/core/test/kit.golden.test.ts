/**
 * How often the kit asks which function of a game while it checks the laws. A law that looks at fewer plies, viewers or moves than before
 * finds fewer faults, and no fault of a test shows it: so the counts are kept. `npm run golden` writes the file.
 */
import { expect, test } from 'vitest';
import { MORE } from '../../../.ci/runs.js';
import '../src/sealed/index.js';
import type { BoardOptions } from '../src/board/index.js';
import { clockwise, counts, defineLearn, multiHot, oneHot, scalar } from '../src/learn/index.js';
import {
  boardLaws,
  contract,
  dealLaws,
  golden,
  languageLaws,
  learnLaws,
  type Move,
  optionLaws,
} from '../src/testing/index.js';
import { drawBoard, drawText, game, language } from './words.js';

type Anything = (...given: readonly never[]) => unknown;

/** What is called, and how often. */
const asked = new Map<string, number>();

const count = (name: string): void => void asked.set(name, (asked.get(name) ?? 0) + 1);

/** The same functions, which are counted. */
function counted<T extends object>(what: T, prefix = ''): T {
  const entries = Object.entries(what).map(([name, part]) => {
    const key = `${prefix}${name}`;
    if (typeof part === 'function') {
      const called = part as Anything;
      return [
        name,
        (...given: readonly never[]) => {
          count(key);
          return called(...given);
        },
      ];
    }
    return [name, ['fast', 'actions'].includes(name) ? counted(part as object, `${key}.`) : part];
  });
  return Object.fromEntries(entries) as T;
}

/** How often the laws ask what, as lines. */
function told(title: string, laws: (run: (title: string, test: () => void) => void) => void): string {
  asked.clear();
  const titles: string[] = [];
  laws((name, run) => {
    titles.push(name);
    run();
  });
  const lines = [...asked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, times]) => `  ${name} ${times}`);
  return [title, ...titles.map((name) => `  "${name}"`), ...lines].join('\n');
}

const variants = [
  { name: 'three seats', options: { seats: 3 } },
  { name: 'manual chance', options: { seats: 2, chance: 'manual' } },
] as const;

const more = ['a', 'b', 'c', 'd'].map((name) => ({ name, options: { seats: 3 } }) as const);

const judging: typeof game = {
  ...game,
  efforts: ['quick', 'slow'],
  evaluate: ({ won }, seat) => (won[seat] ?? 0) - Math.max(...won.filter((_, other) => other !== seat)),
};

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

const learn = defineLearn<typeof game>(game, {
  kinds: ['bid'],
  features: [
    scalar('round', 4, ({ view }) => view.round),
    oneHot('prize', CARDS, ({ view }) => view.prize),
    multiHot('pool', CARDS, ({ view }) => view.pool),
    counts('won', [0, 1, 2, 3], 96, ({ view, seat }) => clockwise(view.won, seat)),
    multiHot('hand', CARDS, ({ view, seat }) => view.hands[seat]?.map(Number) ?? []),
    scalar('bids', 4, ({ view }) => view.bids.filter((bid) => bid !== null).length),
  ],
});

const pinned = {
  actionCount: learn.actions.actionCount,
  actions: learn.actions.digest,
  observationLength: learn.observation.length,
  observation: learn.observation.digest,
};

const howOf = ({ moves, marks, ...how }: BoardOptions<Move, never>): string =>
  JSON.stringify({ ...how, language: how.language && 'other', moves: moves !== undefined, marks: marks !== undefined });

test.runIf(MORE)('the kit asks a game as often as kept', async () => {
  const drawn: typeof drawBoard = (view, how = {}) => {
    count(`drawBoard ${howOf(how as never)}`);
    return drawBoard(view, how);
  };
  const written: typeof drawText = (view, how = {}) => {
    count(`drawText ${howOf(how as never)}`);
    return drawText(view, how);
  };
  const heard = {
    invariants: () => count('invariants'),
    recount(state: ReturnType<typeof game.newGame>) {
      count('recount');
      return state;
    },
  };
  const lines = [
    ...[1, 7, 13].map((games) =>
      told(`contract, ${games} games`, (run) =>
        contract(counted(judging), { variants, bound: 60, games, first: 2, seeds: 'counted ', ...heard }, run),
      ),
    ),
    told('contract, a short run of several variants', (run) =>
      contract(counted(game), { variants: [...variants, ...more], bound: 60, games: 1 }, run),
    ),
    told('contract, as many games as it plays unasked', (run) =>
      contract(counted(game), { variants: variants.slice(0, 1), bound: 60 }, run),
    ),
    told('options', (run) => optionLaws(counted(game), { variants }, run)),
    told('deals', (run) => dealLaws(counted(game), { variants }, run)),
    told('learning', (run) =>
      learnLaws(
        counted(game),
        counted(learn),
        {
          variants,
          pinned,
          leftOut: {},
          unseen: { hands: 'the pool shows them', pending: 'seats decide nothing but bids' },
        },
        run,
      ),
    ),
    told('boards', (run) => boardLaws(counted(game), { variants, drawBoard: drawn, drawText: written }, run)),
    told('boards, some of them', (run) =>
      boardLaws(counted(game), { variants, drawBoard: drawn, drawText: written, games: 3, every: 3, paints: 4 }, run),
    ),
    told('language', (run) =>
      languageLaws(
        counted(game),
        { variants, language, drawBoard: drawn, drawText: written, placeless: { draw: '' } },
        run,
      ),
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/kit.txt');
});

test('golden games of the small game are kept', async () => {
  const games = [
    { seed: 'first', seats: 2 },
    { seed: 'second', seats: 3 },
    { seed: 'third', seats: 2, chance: 'manual' },
  ] as const;
  await expect(games.map((options) => golden(game, options)).join('\n')).toMatchFileSnapshot('../golden/games.txt');
});
