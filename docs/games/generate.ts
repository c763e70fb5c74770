/**
 * Writes the generated part of each game's page: options, kinds of moves and the lists of the opponent, from the game, its words and
 * seeded games. The part above the marked line is written by hand. `--check` lists the pages that are out of date.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FoundGame, games, isNamed, variantsNamed } from '../../.ci/lib/games.js';
import { root } from '../../.ci/lib/packages.js';
import { type Written, writeStale } from '../../.ci/lib/written.js';
import {
  type AnyGame,
  CHANCE,
  draw,
  type MoveOf,
  type OptionField,
  type StateOf,
  seedRng,
} from '../../packages/core/src/index.js';
import { type AnyWords, optionsEnglish } from '../../packages/core/src/words/index.js';
import { type Lists, listsOf, pictureOf } from './lists.js';
import { statesOf } from './states.js';
import { type Term, type Vocabulary, vocabularyOf } from './vocabulary.js';

/** What stands below this line is written by this program. */
const LINE = '<!-- What follows is written by npm run docs -- games. -->';

const SEEDS = ['monday', 'tuesday', 'wednesday', 'thursday'];

interface Example {
  readonly code: string;
  readonly says: string;
  readonly byChance: boolean;
}

const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|');

/** A name in a table, to which links and the search lead. */
const named = (kind: string, name: string): string => `<a id="${kind}-${name}"></a>\`${name}\``;

/** An option with more limits than that says in its sentence what they are about. */
const MOST_LIMITS = 4;

/** What an option takes: its values, each with its text, and otherwise what is allowed. */
function takes(field: OptionField, words: AnyWords): string {
  const { name, kind, values, items = [], initial, expected } = field;
  const named = [...new Set([...values, ...items])];
  const texts = words.describeOption({ name, values: named }).values;
  const { limits } = words.describeOption(field);
  const lines = named.map((value, i) => `\`${value}\`: ${texts[i]}${value === initial ? ' (default)' : ''}`);
  const byDefault = typeof initial === 'number' ? ` (default: ${initial})` : '';
  return cell(
    [
      ...(kind === 'choice' ? [] : [`${expected}${byDefault}`]),
      ...lines,
      ...(limits.length > MOST_LIMITS ? [] : limits),
    ].join('<br>'),
  );
}

/** The options that are the game's own. */
async function options({ game, manifest }: FoundGame): Promise<string> {
  const words = await manifest.load.words();
  const rows = game.options.fields
    .filter(({ name }) => !Object.hasOwn(optionsEnglish, name))
    .map((field) => {
      const { label, help } = words.describeOption(field);
      return `| ${named('option', field.name)} | ${cell(`**${label}.** ${help}`)} | ${takes(field, words)} |`;
    });
  return ['| Option | What it does | Takes |', '| --- | --- | --- |', ...rows].join('\n');
}

type Chooser = (state: StateOf<AnyGame>, legal: readonly MoveOf<AnyGame>[]) => MoveOf<AnyGame>;

/** The first move of each kind: in games of the bots and at random, then in those that show what is rare. */
function examples({ game, manifest }: FoundGame): ReadonlyMap<string, Example> {
  const { shown, variants } = manifest;
  const found = new Map<string, Example>();
  const play = (options: object, choose: Chooser): void => {
    let state: StateOf<AnyGame> = game.newGame(options);
    const note = (move: MoveOf<AnyGame>, byChance: boolean): void => {
      if (!found.has(move.kind))
        found.set(move.kind, { code: game.encodeMove(move), says: game.describeMove(state, move), byChance });
    };
    for (const code of shown.answers) note(game.decodeMove(code) as MoveOf<AnyGame>, true);
    while (game.activeSeats(state).length > 0) {
      const legal: readonly MoveOf<AnyGame>[] = game.legalMoves(state);
      for (const move of legal) note(move, game.activeSeats(state)[0] === CHANCE);
      state = game.applyMove(state, choose(state, legal));
    }
  };
  const rng = seedRng('examples');
  const random: Chooser = (state) => game.fast.randomMove(state, () => draw(rng));
  const bots: Chooser = (state, legal) =>
    game.activeSeats(state)[0] === CHANCE ? random(state, legal) : game.botMove(state);
  for (const { options } of variantsNamed(manifest, shown.moves))
    for (const seed of SEEDS) play({ ...options, seed }, seed === SEEDS[0] ? bots : random);
  for (const { variant, seed } of shown.rare) {
    const own = seedRng(`examples${seed}`);
    play({ ...variants[variant], seed }, (_, legal) => legal[Math.floor(draw(own) * legal.length)] as MoveOf<AnyGame>);
  }
  return found;
}

/** Every kind of move in the order of the notation, with an example and its sentence. */
function moves(of: FoundGame): string {
  const { game } = of;
  const found = examples(of);
  const table = (byChance: boolean): string => {
    const rows = Object.keys(game.notation).flatMap((kind) => {
      const example = found.get(kind);
      if (example === undefined || example.byChance !== byChance) return [];
      return `| ${named('move', kind)} | \`${cell(example.code)}\` | ${cell(example.says)} |`;
    });
    return ['| Kind | Example | In a sentence |', '| --- | --- | --- |', ...rows].join('\n');
  };
  const unseen = Object.keys(game.notation).filter((kind) => !found.has(kind));
  if (unseen.length > 0) throw new Error(`${game.id}: no example of ${unseen.join(', ')}`);
  return `${table(false)}\n\nWith \`chance: 'manual'\`, you answer what turned up:\n\n${table(true)}`;
}

/** The names of a game with its sentences. */
function terms(game: AnyGame, heads: readonly string[], list: readonly Term[]): string {
  const link = (rule: string): string => `[${rule}](../rules/${game.id}.md#${rule.toLowerCase().replace(/\..*$/, '')})`;
  const rows = list.map(({ id, name, says, rules }) => {
    const cited = rules.filter((rule) => !says.includes(rule)).map(link);
    const told = cell(
      [says.replaceAll(/\b[A-Z]+-\d+(?:\.\d+)?\b/g, link), ...cited].filter((each) => each !== '').join(' '),
    );
    return `| <a id="${id}"></a>${id.startsWith('piece-') ? name : `\`${name}\``} | ${told} |`;
  });
  return [`| ${heads.join(' | ')} |`, '| --- | --- |', ...rows].join('\n');
}

/** An event without a sentence says so. */
const told = (event: Term): Term =>
  event.says === '' ? { ...event, says: '*No sentence: that of the move has said it.*' } : event;

/** What a game calls its refusals, its events and its pieces. */
const vocabulary = (game: AnyGame, { refusals, events, pieces }: Vocabulary): string => `## Why a move is refused

\`check\` gives a refusal with one of these codes, and \`describeRefusal\` makes a sentence of it. The last ones are those of every game.

${terms(game, ['Code', 'For example'], refusals)}

## Events

\`transition\` gives what happened as events, and \`describeEvent\` makes sentences of them.

${terms(game, ['Kind', 'For example'], events.map(told))}

## Pieces

Everything that lies on the table, with the text of \`describePiece\`.

${terms(game, ['Piece', 'What it does'], pieces)}`;

/** The lists of the opponent as a picture, and in words. */
function opponent(game: AnyGame, lists: Lists): string {
  if (lists.length === 0) return '';
  const words = lists.map(({ name, rungs }) => {
    const steps = rungs.map(
      ({ rule, label }) =>
        `   1. ${label} ([${rule}](../rules/${game.id}.md#${rule.toLowerCase().replace(/\..*$/, '')}))`,
    );
    return `- **${name}**\n${steps.join('\n')}`;
  });
  const picture = (theme: string): string =>
    `<img class="only-${theme}" src="/opponents/${game.id}-${theme}.svg" alt="The lists of the opponent, and how often each step decides">`;
  return `### Which step decides

The opponent works each list from the top down: every step keeps the best candidates and passes them on to the next step. The bars show how often
a step dropped a candidate in a set of sample games.

<figure>${picture('light')}${picture('dark')}</figure>

::: details The same in words
${words.join('\n')}
:::

`;
}

/** The pictures of a whole game. A picture that is not in sight yet is not loaded. */
function states({ id }: AnyGame): string {
  const shown = statesOf(id).map(({ called, width, file }) => {
    const says = `${called}, on a ${width}`;
    return `<figure><img src="/boards/states/${file}" alt="${says}" loading="lazy"><figcaption>${says}</figcaption></figure>`;
  });
  return shown.join('\n');
}

const files: Written[] = [];

const folder = 'docs/public/opponents';
mkdirSync(join(root, folder), { recursive: true });
for (const found of (await games()).filter(isNamed)) {
  const { game, pkg, manifest } = found;
  const page = `docs/games/${game.id}.md`;
  if (!existsSync(join(root, page))) continue;
  const looked = variantsNamed(manifest, manifest.shown.moves).map(({ options }) => options);
  const lists = listsOf(game, await manifest.load.words(), looked, SEEDS);
  if (lists.length > 0)
    for (const theme of ['light', 'dark'] as const)
      files.push({ file: `${folder}/${game.id}-${theme}.svg`, text: pictureOf(lists, theme) });
  const [byHand = ''] = readFileSync(join(root, page), 'utf8').split(LINE);
  const written = `${opponent(game, lists)}## Every kind of move

Each kind of move, with an example as text (\`encodeMove\`) and as a sentence (\`describeMove\`).

${moves(found)}

## Options

Every game also takes \`seed\`, \`chance\` and \`names\`.

${await options(found)}

${vocabulary(game, await vocabularyOf(found, SEEDS))}

## The board, from the opening to the end

A game of the bots, on a desk and on a phone, in the light and in the dark.

${states(game)}

## Next

- [Play it here](../play.md#${game.id}), in your browser.
- [The rules](../rules/${game.id}.md), numbered, each with its tests and a button that shows an example.
- [The reference](/api/@wonders/${game.id}/): every function and type.
- [Install](../install.md) \`${pkg.manifest.name}\`.
`;
  files.push({ file: page, text: `${byHand}${LINE}\n\n${written}` });
}
writeStale(files, 'the sources', 'docs -- games');
