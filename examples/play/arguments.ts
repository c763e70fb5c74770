import { type AnyGame, isInvalidOptionsError } from '@wonders/core';
import { Command, CommanderError, Option } from 'commander';
import { Fault } from './fault.js';
import { KIT, type Playable } from './games.js';
import { RIVALS, type Rival } from './opponents.js';
import { type GameOption, optionsOf, readOption } from './options.js';

/** What the command line asks for. */
export interface Request {
  /** The game named; every game when absent. */
  readonly playable?: Playable;
  /** The options of the game, checked. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly interactive: boolean;
  /** The seat of the person, from 0; default: the first free one. */
  readonly seat?: number;
  /** Who plays the seats of other players; asked when absent. */
  readonly against?: Rival;
  readonly json: boolean;
  readonly why: boolean;
  readonly resume?: string;
  readonly replay?: string;
}

interface Flags {
  readonly interactive?: true;
  readonly seat?: number;
  readonly against?: Rival;
  readonly json?: true;
  readonly why?: true;
  readonly resume?: string;
  readonly replay?: string;
}

/** Options of all games that take the next word as their value. */
const VALUED = ['--seed', '--chance', '--seat', '--against', '--resume', '--replay'];

/**
 * Reads the command line. The options of the game come from its own schema.
 *
 * @param words - Without the names of the program and the script.
 * @returns `undefined` after showing the help.
 * @throws {@link Fault} in one line that names what is wrong and what is allowed.
 */
export function readArguments(words: readonly string[], all: readonly Playable[]): Request | undefined {
  const playable = named(words, all);
  const options = playable === undefined ? [SEED] : optionsOf(playable.game, playable);
  const command = commandFor(playable, options, all);
  try {
    command.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return undefined;
    throw new Fault(`${error.message.replace(/^error: /, '').replaceAll('\n', ' ')}${elsewhere(playable, error)}`);
  }
  const { interactive, json, why, seat, against, resume, replay } = command.opts<Flags>();
  const unknown = command.args.find((word) => word !== playable?.game.id);
  if (unknown !== undefined) throw noGame(unknown, all);
  const given = options.filter(({ name }) => command.getOptionValueSource(name) === 'cli');
  if (json && (interactive || resume !== undefined))
    throw new Fault('--json prints a record and --interactive lets you play: choose one of them');
  const file = resume ?? replay;
  if (resume !== undefined && replay !== undefined)
    throw new Fault('--resume continues a game and --replay shows one: choose one of them');
  if (file !== undefined && given.length > 0)
    throw new Fault(`${given[0]?.flag} cannot be changed: the options come from ${file}`);
  return {
    options: readOptions(playable?.game, given, command.opts()),
    interactive: interactive === true || resume !== undefined,
    json: json === true,
    why: why === true,
    ...(playable === undefined ? {} : { playable }),
    ...(seat === undefined ? {} : { seat: seat - 1 }),
    ...(against === undefined ? {} : { against }),
    ...(resume === undefined ? {} : { resume }),
    ...(replay === undefined ? {} : { replay }),
  };
}

/** The demonstration is the same every time; a person gets a new game every time. */
export const DEMO_SEED = 'wonders';

const SEED: GameOption = { name: 'seed', flag: '--seed', expected: 'a text', initial: DEMO_SEED, onOff: false };

type Words = Readonly<Record<string, string | boolean>>;

/** The given options, checked by starting the game once, so that errors show before anything is played. */
function readOptions(game: AnyGame | undefined, given: readonly GameOption[], words: Words): Request['options'] {
  if (game === undefined) return Object.fromEntries(given.map(({ name }) => [name, words[name]]));
  const options = Object.fromEntries(given.map(({ name }) => [name, readOption(game, name, words[name] ?? '')]));
  try {
    game.newGame({ seed: DEMO_SEED, ...options });
  } catch (error) {
    if (!isInvalidOptionsError(error)) throw error;
    const issues = error.issues.map(({ path, message }) => {
      const flag = given.find(({ name }) => name === path[0])?.flag;
      return flag === undefined ? message : message.replace(`/${path[0]}`, flag);
    });
    throw new Fault(`${game.id}: ${issues.join('; ')}`);
  }
  return options;
}

/** The game that the words name: the first word that is neither an option nor its value. */
function named(words: readonly string[], all: readonly Playable[]): Playable | undefined {
  const known = [...all, ...(all.includes(KIT) ? [] : [KIT])];
  const free = words.filter((word, i) => !word.startsWith('-') && !VALUED.includes(words[i - 1] ?? ''));
  const found = known.find(({ game }) => free.includes(game.id));
  const first = words[0];
  if (found === undefined && first !== undefined && !first.startsWith('-')) throw noGame(first, all);
  return found;
}

function noGame(word: string, all: readonly Playable[]): Fault {
  return new Fault(
    `there is no game ${JSON.stringify(word)}; choose one of ${all.map(({ game }) => game.id).join(', ')}`,
  );
}

/** Options of one game are unknown until the game is named. */
function elsewhere(playable: Playable | undefined, error: CommanderError): string {
  return playable === undefined && error.code === 'commander.unknownOption'
    ? '; to use an option of a game, name the game'
    : '';
}

function commandFor(playable: Playable | undefined, options: readonly GameOption[], all: readonly Playable[]): Command {
  const ids = all.map(({ game }) => game.id).join(', ');
  const command = new Command('npm start --')
    .description(
      'Plays a seeded game with a bot on every seat and tells it move by move: who did what, why the opponent did ' +
        'it, and the final scores. Without a name, plays one game of each package and sums it up.',
    )
    .argument('[game]', `one of ${ids}; without a name, a summary of each`)
    .usage('[game] [options]')
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .option('-i, --interactive', 'play yourself, with menus, hints, undo, save and resume')
    .addOption(
      new Option('--seat <number>', 'your seat, counted from 1 (default: the first free one)').argParser(seatNumber),
    )
    .addOption(new Option('--against <level>', 'who plays the other seats (default: the program asks)').choices(RIVALS))
    .option('--resume <file>', 'continue a saved game')
    .option('--replay <file>', 'show a saved game move by move and check its digest')
    .option('--json', 'print the game as a record for --replay and --resume, instead of telling it')
    .option('--why', 'give reasons for the moves of every seat, not only of scripted opponents')
    .helpOption('-h, --help', 'show this help; after the name of a game, its options too')
    .optionsGroup(playable === undefined ? 'Options of every game:' : `Options of ${playable.game.id}:`);
  for (const option of options) {
    const { flag, onOff } = option;
    command.addOption(new Option(onOff ? `${flag} [yes]` : `${flag} <value>`, describe(option)));
    if (onOff) command.addOption(new Option(flag.replace('--', '--no-')).hideHelp());
  }
  return command.addHelpText('after', EXAMPLES(playable?.game.id ?? all[0]?.game.id ?? KIT.game.id));
}

function seatNumber(word: string): number {
  const seat = Number(word);
  if (Number.isInteger(seat) && seat > 0) return seat;
  throw new Fault(`--seat should be the number of a seat, from 1, got ${JSON.stringify(word)}`);
}

function describe({ name, expected, initial, help }: GameOption): string {
  const what = help === undefined ? '' : `${help} `;
  if (name === 'seed') return `${what}${expected} (default: ${DEMO_SEED}; with --interactive a new one every time)`;
  const shown = typeof initial === 'string' ? initial : JSON.stringify(initial);
  return `${what}Takes ${expected} (default: ${shown})`;
}

const EXAMPLES = (id: string): string => `
Examples:
  npm start                                         a summary of one game per package
  npm start -- ${id} --seed monday
  npm start -- ${id} --interactive
  npm start -- ${id} --interactive --chance manual  at a real table: you type in what turns up
  npm start --silent -- ${id} --json > game.json
  npm start -- --replay game.json

If a game, an option or a file is wrong, the program prints one line and ends with exit code 2.
`;
