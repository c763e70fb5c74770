import type { AnyGame, MoveOf, StateOf, ViewOf } from '@wonders/core';
import { load, type PlaythroughOf, readPosition } from '@wonders/core/records';
import { offers, type Playable } from '../playground/games.js';
import { unpack } from '../playground/share.js';

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
  const found = await offers[name]?.load();
  if (found === undefined) throw new Error(`This site has no game "${name}".`);
  return found;
}

function replayed(playable: Playable, { record: { options, moves } }: PlaythroughOf<AnyGame>): Found {
  const { game } = playable;
  const states: StateOf<AnyGame>[] = [game.newGame(options)];
  for (const move of moves) {
    const state = states.at(-1) as StateOf<AnyGame>;
    states.push(game.applyMove(state, move, game.activeSeats(state)[0]));
  }
  return { playable, states, moves, options, view: undefined };
}

/** Whether a value is a state of a game: says where it is not. */
export function faultIn(game: AnyGame, value: unknown): string {
  const { issues } = game.states['~standard'].validate(value) as {
    readonly issues?: readonly { readonly message: string }[];
  };
  return issues === undefined ? '' : issues.map(({ message }) => message).join('; ');
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
  if ('viewer' in value && value.viewer !== null)
    return { playable, states: [], moves: [], options: undefined, view: value as ViewOf<AnyGame> };
  const fault = faultIn(game, value);
  if (fault !== '') throw new Error(`This is no state of ${game.id}: ${fault}.`);
  return { playable, states: [value as StateOf<AnyGame>], moves: [], options: undefined, view: undefined };
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
  const [, id] = /^wonders-position \d+ (\S+) /.exec(text.trim()) ?? [];
  if (id !== undefined) {
    const playable = await playableOf(id);
    const found = readPosition(playable.game, text);
    if (!found.ok) throw new Error(`This position cannot be read: ${found.issue.message}.`);
    return { playable, states: [found.state], moves: [], options: undefined, view: undefined };
  }
  const json = await unwrapped(text.trim());
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error('This is no link of Play here, and no JSON.');
  }
  return fromValue(value);
}
