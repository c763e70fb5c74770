import { type AnyGame, type MoveOf, type StateOf, seedRng, type ViewOf } from '@wonders/core';
import { load, type PlaythroughOf, positionText, readPosition } from '@wonders/core/records';
import { offers, type Playable } from '../playground/games.js';
import { unpack } from '../playground/share.js';
import { statesAlong } from './states.js';

/** What a reader has brought: a game up to a position, a position alone, or what a seat sees of one. */
export interface Found {
  readonly playable: Playable;
  /** The positions from the opening on; of a position alone, itself; of a view, none. */
  readonly states: readonly StateOf<AnyGame>[];
  readonly moves: readonly MoveOf<AnyGame>[];
  /** The options of a game; `undefined` of a position alone. */
  readonly options: object | undefined;
  readonly view: ViewOf<AnyGame> | undefined;
}

async function playableOf(name: string): Promise<Playable> {
  const found = Object.hasOwn(offers, name) ? await offers[name]?.load() : undefined;
  if (found === undefined) throw new Error(`This site has no game "${name}".`);
  return found;
}

function replayed(playable: Playable, { record }: PlaythroughOf<AnyGame>): Found {
  const { options, moves } = record;
  return { playable, states: statesAlong(playable.game, record), moves, options, view: undefined };
}

/** Whether a value is a state of a game: says where it is not. */
export function faultIn(game: AnyGame, value: unknown): string {
  const { issues = [] } = game.states['~standard'].validate(value) as Issues;
  return issues.map(({ message }) => message).join('; ');
}

interface Issues {
  readonly issues?: readonly { readonly message: string; readonly path: readonly PropertyKey[] }[];
}

/** The longest view, as JSON, and the largest number in one: a bit for each place of a board. */
const LONGEST = 200_000;
const LARGEST = 2 ** 24;

/** The first number of a view that is no count: loops run as often as a view says. */
const strangeNumber = (text: string): string | undefined =>
  [...text.matchAll(/[[:,](-?\d[^,\]}]*)/g)]
    .map(([, number = '']) => number)
    .find((number) => !(Math.abs(Number(number)) <= LARGEST));

/** Whether a value is what a seat sees of a game: it is what the same seat sees of a state that may lie behind it. Says why not. */
function faultInView(game: AnyGame, value: object & { readonly viewer: unknown }): string {
  const text = JSON.stringify(value);
  if (text.length > LONGEST) return 'it is longer than any view';
  const { issues = [] } = game.states['~standard'].validate({ ...value, viewer: null }) as Issues;
  const at = (path: readonly PropertyKey[]) => path.reduce<unknown>((part, key) => Object(part)[key], value);
  const wrong = issues.find(({ path }) => at(path) !== 'hidden');
  if (wrong !== undefined) return wrong.message;
  const strange = strangeNumber(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'));
  if (strange !== undefined) return `${strange} is no number of a view`;
  try {
    const view = value as ViewOf<AnyGame>;
    const guess = game.determinize(view, seedRng('a guess'));
    const fault = faultIn(game, guess);
    if (fault !== '') return fault;
    return isSame(game.view(guess, view.viewer), value) ? '' : 'no seat sees this';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether two values are the same JSON, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  const parts = one as Readonly<Record<string, unknown>>;
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(parts[key], (other as typeof parts)[key]))
  );
}

/** The position of a line. */
function fromLine(playable: Playable, line: string): Found {
  const found = readPosition(playable.game, line);
  if (!found.ok) throw new Error(`This position cannot be read: ${found.issue.message}.`);
  return { playable, states: [found.state], moves: [], options: undefined, view: undefined };
}

async function fromValue(value: unknown): Promise<Found> {
  if (typeof value !== 'object' || value === null || !('game' in value) || typeof value.game !== 'string')
    throw new Error('This is neither a save nor a position: it names no game.');
  const playable = await playableOf(value.game);
  const { game } = playable;
  if ('format' in value) {
    const read = load(game, value);
    if (!read.ok) throw new Error(`This game cannot be read: ${read.issue.message}.`);
    return replayed(playable, read.playthrough);
  }
  if ('viewer' in value && value.viewer !== null) {
    const fault = faultInView(game, value);
    if (fault !== '') throw new Error(`This is no view of ${game.id}: ${fault}.`);
    return { playable, states: [], moves: [], options: undefined, view: value as ViewOf<AnyGame> };
  }
  return fromLine(playable, positionText(game, value as StateOf<AnyGame>));
}

/** The moves after which most of what a game knows lies on the table. */
const EXAMPLE = 40;

/** The middle of a game of the house bots. */
export async function example(name: string): Promise<Found> {
  const playable = await playableOf(name);
  const { game } = playable;
  const [options = {}] = Object.values(offers[name]?.variants ?? {});
  const seeded = { ...options, seed: 'example' };
  const moves: MoveOf<AnyGame>[] = [];
  let state: StateOf<AnyGame> = game.newGame(seeded);
  for (let active = game.activeSeats(state); active.length > 0 && moves.length < EXAMPLE; ) {
    const move = game.botMove(state, active[0]);
    moves.push(move);
    state = game.applyMove(state, move, active[0]);
    active = game.activeSeats(state);
  }
  return replayed(playable, { record: { game: game.id, options: seeded, moves }, state });
}

/** The JSON that a link brings, or the text itself. */
async function unwrapped(text: string): Promise<string> {
  const [, packed] = /#[\w-]+\/([\w-]+)$/.exec(text) ?? [];
  if (packed === undefined) return text;
  return unpack(packed).catch(() => {
    throw new Error('This link is incomplete: part of it may have been lost when it was copied.');
  });
}

/**
 * Reads a link of Play here, a save, a state, a view, or the line of a position.
 *
 * @throws with a sentence that says what is wrong.
 */
export async function read(text: string): Promise<Found> {
  const [, id] = /^wonders-position[. ]\d+[. ]([\w-]+)[. ]/.exec(text.trim()) ?? [];
  if (id !== undefined) return fromLine(await playableOf(id), text);
  const json = await unwrapped(text.trim());
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error('This is no link of Play here, and no JSON.');
  }
  return fromValue(value);
}
