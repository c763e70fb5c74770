import type { AnyGame, MoveOf, ViewOf } from '../contract/game.js';
import type { InvalidOptionsError } from '../engine/errors.js';
import { gameGiven } from '../engine/given.js';
import { deepFreeze } from '../schema/freeze.js';
import type { Bot } from './bot.js';
import { greedyBot } from './greedy.js';
import { houseBot } from './house.js';
import { LEVELS, levels } from './levels.js';
import { randomBot } from './random.js';
import type { SearchOptions } from './search/options.js';
import { searchBot } from './search/search.js';

/**
 * Makes a bot from the parts of its name: `search:1000:depth=12` calls the maker `search` with the words `['1000']` and the
 * settings `{ depth: '12' }`.
 *
 * @category Bots
 */
export type BotMaker = (
  game: AnyGame,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
) => Bot<ViewOf<AnyGame>, MoveOf<AnyGame>>;

const NUMBERS = [
  'iterations',
  'nodes',
  'exploration',
  'margin',
  'victory',
  'depth',
  'probability',
  'bias',
  'guided',
  'urgency',
  'widening',
  'plies',
  'worlds',
  'proof',
  'chances',
  'reuse',
] as const satisfies readonly (keyof SearchOptions)[];

const CHOICES = {
  playout: ['random', 'house'],
  prior: ['random', 'house', 'none'],
  others: ['tree', 'random', 'house'],
  root: ['bound', 'halving'],
  simultaneous: ['bound', 'regret'],
} as const satisfies { readonly [N in keyof SearchOptions]?: readonly string[] };

/** A number as text, `Infinity` included. */
function numberOf(name: string, text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(value)) throw new RangeError(`${name} should be a number, not "${text}"`);
  return value;
}

/** The options of a search from the parts of its name. */
function searchOptions(words: readonly string[], settings: Readonly<Record<string, string>>): SearchOptions {
  const [iterations, ...more] = words;
  if (more.length > 0) throw new RangeError(`search takes one number of iterations, and then settings like depth=12`);
  const all = iterations === undefined ? settings : { iterations, ...settings };
  const options: Record<string, number | string> = {};
  for (const [name, text] of Object.entries(all)) {
    const choices: readonly string[] | undefined = Object.hasOwn(CHOICES, name)
      ? CHOICES[name as keyof typeof CHOICES]
      : undefined;
    if (choices?.includes(text)) options[name] = text;
    else if (choices !== undefined)
      throw new RangeError(`${name} should be one of ${choices.join(', ')}, not "${text}"`);
    else if ((NUMBERS as readonly string[]).includes(name)) options[name] = numberOf(name, text);
    else
      throw new RangeError(
        `search has no setting "${name}"; it has ${[...NUMBERS, ...Object.keys(CHOICES)].join(', ')}`,
      );
  }
  return options as SearchOptions;
}

/** Refuses everything after the name of a bot except these settings. */
function only(
  name: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  known: readonly string[] = [],
): void {
  const extra = words[0] ?? Object.keys(settings).find((each) => !known.includes(each));
  if (extra !== undefined) throw new RangeError(`${name} has no setting "${extra}"`);
}

/** Refuses a level that the script of a game does not have. */
function checkLevel(game: AnyGame, level: string): void {
  try {
    game.newGame({ level } as object);
  } catch (error) {
    // Recognised by its name: the game may come with another copy of core.
    if (!(error instanceof Error) || error.name !== 'InvalidOptionsError') throw error;
    const expected = (error as InvalidOptionsError).issues.find(({ path }) => path[0] === 'level')?.expected;
    const known = expected === undefined || expected.startsWith('absent') ? '' : `: it should be ${expected}`;
    throw new RangeError(`the script of ${game.id} has no level "${level}"${known}`);
  }
}

/** The options in a view, where it has them. */
const levelOf = (view: object): unknown =>
  'options' in view && typeof view.options === 'object' && view.options !== null && 'level' in view.options
    ? view.options.level
    : undefined;

/** The script on its own seat, at the level of the options or at a given one. */
function scriptBot(game: AnyGame, words: readonly string[]): Bot<ViewOf<AnyGame>, MoveOf<AnyGame>> {
  const [level, ...more] = words;
  if (more.length > 0) throw new RangeError(`script has no setting "${more[0]}"`);
  if (!game.seats(game.newGame({ seed: 'seats' })).some(({ role }) => role === 'script'))
    throw new RangeError(`${game.id} has no script`);
  if (level !== undefined) checkLevel(game, level);
  return ({ view, seat }) => {
    if (game.seats(view)[seat]?.role !== 'script')
      throw new RangeError(`the script of ${game.id} does not play seat ${seat}, which is a player's`);
    const played = levelOf(view);
    if (level !== undefined && played !== level)
      throw new RangeError(`script:${level} cannot play a game at the level ${String(played)}`);
    return { move: game.botMove(view, seat), candidates: [] };
  };
}

/**
 * A maker of bots that search with settings of your own: text alone cannot name a net.
 *
 * @param own - The settings that names do not change.
 * @example
 * ```ts
 * import { BOTS, botNamed, searchMaker } from '@wonders/core/bots';
 * import { duelSolo } from '@wonders/duel-solo';
 * import { netSearch } from '@wonders/duel-solo/net';
 * const bot = botNamed(duelSolo, 'net:200', { ...BOTS, net: searchMaker<typeof duelSolo>(netSearch) });
 * const view = duelSolo.view(duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'monday' }), 0);
 * console.log(bot({ view, seat: 0, legal: duelSolo.legalMoves(view), random: () => 0.5 }).move.kind); // draft-wonder
 * ```
 * @category Bots
 */
export const searchMaker =
  <G extends AnyGame>(own: SearchOptions<G>): BotMaker =>
  (game, words, settings) =>
    searchBot(game, { ...searchOptions(words, settings), ...(own as SearchOptions) });

/**
 * The bots that have names: `random`, `house` (`house:thorough` where a house bot has efforts), `level` (`level:novice`), `greedy`
 * (`greedy:samples=8`), `search` (`search:1000`, `search:200:depth=24:playout=house`) and, for the seat of the script alone, `script`
 * and `script:expert`. Spread it to add your own.
 *
 * @category Bots
 */
export const BOTS: Readonly<Record<string, BotMaker>> = /* @__PURE__ */ deepFreeze({
  random(_, words, settings) {
    only('random', words, settings);
    return randomBot();
  },
  house(game, words, settings) {
    const [effort, ...more] = words;
    only('house', more, settings);
    return houseBot(game, effort);
  },
  level(game, words, settings) {
    const [name = '', ...more] = words;
    only('level', more, settings);
    const found = levels(game).find((level) => level.name === name);
    if (found === undefined) throw new RangeError(`there is no level "${name}"; there are ${LEVELS.join(', ')}`);
    return found.bot;
  },
  greedy(game, words, settings) {
    only('greedy', words, settings, ['samples']);
    const samples = numberOf('samples', settings.samples ?? '1');
    if (!Number.isInteger(samples) || samples < 1)
      throw new RangeError(`samples should be a whole number from 1, not ${samples}`);
    return greedyBot(game, undefined, samples);
  },
  script(game, words, settings) {
    only('script', [], settings);
    return scriptBot(game, words);
  },
  search: (game, words, settings) => searchBot(game, searchOptions(words, settings)),
});

/**
 * The bot for a name: what comes before the first colon names the maker, the rest is words and `setting=value`.
 *
 * @param makers - The bots there are; default {@link BOTS}.
 * @throws RangeError that says what is wrong with the name and what is allowed.
 * @example
 * ```ts
 * import { botNamed } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const bot = botNamed(sealed, 'search:200:exploration=0.6');
 * const view = sealed.view(sealed.newGame({ seed: 'monday' }), 0);
 * console.log(bot({ view, seat: 0, legal: sealed.legalMoves(view), random: () => 0.5 }).candidates.length); // 2
 * ```
 * @category Bots
 */
export function botNamed<G extends AnyGame>(
  game: G,
  name: string,
  makers: Readonly<Record<string, BotMaker>> = BOTS,
): Bot<ViewOf<G>, MoveOf<G>> {
  gameGiven('botNamed', game);
  const [kind = '', ...parts] = name.split(':');
  const maker = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
  if (maker === undefined)
    throw new RangeError(`no bot is called "${kind}"; there are ${Object.keys(makers).sort().join(', ')}`);
  const words: string[] = [];
  const settings: Record<string, string> = Object.create(null);
  for (const part of parts) {
    const at = part.indexOf('=');
    if (at < 0) words.push(part);
    else settings[part.slice(0, at)] = part.slice(at + 1);
  }
  return maker(game, words, settings) as unknown as Bot<ViewOf<G>, MoveOf<G>>;
}
