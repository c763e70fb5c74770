/** Saves and positions of every game, spoilt from a seed: what reads them names what is wrong, or gives a game. */
import {
  type AnyGame,
  CHANCE,
  draw,
  drawInt,
  isIllegalMoveError,
  type Rng,
  type StateOf,
  seedRng,
} from '@wonders/core';
import { begin, compact, digest, load, positionText, push, readPosition, replay, save } from '@wonders/core/records';
import '@wonders/core/sealed';
import { anyOf, chance, deep, spoiltText, spoiltValue } from '../server/test/frames.js';

/** The codes of `SaveIssue`. */
const CODES: readonly string[] = [
  ...['not-json', 'unknown-format', 'newer-version', 'malformed', 'wrong-game', 'other-rules', 'bad-options'],
  ...['unreadable-move', 'refused-move', 'digest-differs'],
];

/** How many spoilt saves are made of one. */
const EACH = 50;

/** The saves of a random game of few moves, in both forms. */
function savesOf(game: AnyGame, rng: Rng): readonly object[] {
  const options = {
    seed: `fuzz ${draw(rng)}`,
    rng: anyOf(rng, ['alea', 'sealed'] as const),
    chance: anyOf(rng, ['sampled', 'manual'] as const),
  };
  let play = begin(game, options);
  for (let left = drawInt(rng, 25); left > 0 && game.activeSeats(play.state).length > 0; left--)
    play = push(
      game,
      play,
      game.fast.randomMove(play.state, () => draw(rng)),
    );
  return [save(game, play), compact(game, play)];
}

/** A save, spoilt as text or as a value. */
function spoilt(given: object, rng: Rng): unknown {
  if (chance(rng, 0.01))
    return anyOf(rng, [deep(100_000), { ...given, options: { seed: deep(2000) } }, 'x'.repeat(2_000_000)]);
  if (chance(rng, 0.4)) return spoiltText(JSON.stringify(given), rng);
  const value = spoiltValue(given, rng);
  return chance(rng, 0.5) ? value : (JSON.stringify(value) ?? '');
}

/** What is wrong with the answer of `load`; `undefined` where nothing is. */
function wrong(game: AnyGame, input: unknown): string | undefined {
  const loaded = load(game, input);
  if (!loaded.ok)
    return CODES.includes(loaded.issue.code) && loaded.issue.message !== '' ? undefined : 'an issue without a name';
  const { record, state } = loaded.playthrough;
  if (digest(replay(game, record)) !== digest(state)) return 'the record leads to another state';
  const given = (typeof input === 'string' ? JSON.parse(input) : input) as { readonly digest: string };
  if (given.digest !== digest(state)) return 'another digest was accepted';
  const again = load(game, JSON.stringify(save(game, loaded.playthrough)));
  return again.ok ? undefined : `what was loaded cannot be saved: ${again.issue.message}`;
}

/**
 * Loads spoilt saves.
 *
 * @param games - Each in turn.
 * @returns What was seen.
 * @throws An `Error` that shows the save, where `load` throws or accepts what it should not.
 */
export function fuzzRecords(games: readonly AnyGame[], frames: number, rng: Rng): string {
  let accepted = 0;
  let done = 0;
  while (done < frames) {
    const game = anyOf(rng, games);
    for (const kept of savesOf(game, rng)) {
      for (let i = 0; i < EACH && done < frames; i++, done++) {
        const input = spoilt(kept, rng);
        const shown = (): string => `${game.id}: ${JSON.stringify(input).slice(0, 2000)}`;
        let fault: string | undefined;
        try {
          fault = wrong(game, input);
          if (load(game, input).ok) accepted++;
        } catch (error) {
          throw new Error(`${shown()}\n${error instanceof Error ? error.stack : error}`);
        }
        if (fault !== undefined) throw new Error(`${shown()}\n${fault}`);
      }
    }
  }
  return `${frames} saves: ${accepted} accepted, because nothing in them was changed that counts`;
}

/** What a place of a state may be exchanged for: values of other types, and values beside its own. */
const WRONG: readonly unknown[] = [null, true, '0', '', 'x', -1, 0.5, 1e9, [], {}, [null]];

function neighbours(value: unknown, texts: readonly string[], rng: Rng): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, 2 * value + 3];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [[...value, ...value.slice(0, 1)], value.slice(1), [...value].reverse()];
  return value === null || typeof value === 'string' ? [anyOf(rng, texts), 0] : [];
}

/** Every place in a value, as the keys that lead to it. */
function* placesIn(value: unknown, path: readonly string[] = []): Generator<readonly [readonly string[], unknown]> {
  yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* placesIn(part, [...path, key]);
}

/** The value with something else in one place; without the place where `to` is undefined. */
function exchanged(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const gone = rest.length === 0 && to === undefined;
  if (Array.isArray(value))
    return value.flatMap((each, at) => (String(at) !== key ? [each] : gone ? [] : [exchanged(each, rest, to)]));
  const { [key]: part, ...others } = value as Readonly<Record<string, unknown>>;
  return gone ? others : { ...others, [key]: exchanged(part, rest, to) };
}

/** Everything that a host asks of a position. */
function askAll(game: AnyGame, state: StateOf<AnyGame>): void {
  const [first] = game.activeSeats(state);
  game.promptOf(state);
  game.notices(state);
  game.chances(state);
  game.outcome(state);
  game.standing(state);
  for (const viewer of [...game.seats(state).keys(), 'spectator' as const]) {
    const view = game.view(state, viewer);
    if (viewer === first) game.determinize(view, seedRng('fuzz'));
  }
  if (first !== undefined && first !== CHANCE) game.explainBotMove(state, first);
}

/**
 * Plays a position on for some moves. It may be one that no game comes to, and then a question or a move is refused.
 *
 * @returns What a refusal says that does not name the place.
 */
function playOn(game: AnyGame, from: StateOf<AnyGame>, rng: Rng): string | undefined {
  let state = from;
  try {
    for (let left = 40; left > 0 && game.activeSeats(state).length > 0; left--) {
      if (left % 8 === 0) askAll(game, state);
      state = game.applyMove(state, anyOf(rng, game.legalMoves(state)));
    }
    return undefined;
  } catch (error) {
    if (!isIllegalMoveError(error)) throw error;
    const named = error.cause === undefined || / should be | at "[\w-]+" of seat -?\d+: ./.test(error.message);
    return named ? undefined : error.message;
  }
}

/** A state of a random game after some moves. */
function someState(game: AnyGame, options: object, rng: Rng): StateOf<AnyGame> {
  let state = game.newGame({ ...options, seed: `fuzz ${draw(rng)}`, rng: anyOf(rng, ['alea', 'sealed']) });
  for (let left = drawInt(rng, 60); left > 0 && game.activeSeats(state).length > 0; left--)
    state = game.applyMove(
      state,
      game.fast.randomMove(state, () => draw(rng)),
    );
  return state;
}

/** The line of a position with the right sum, which a stranger can compute, too: a refusal tells it. */
export function lineOf(game: AnyGame, json: string): string {
  const head = `wonders-position 1 ${game.id} ${game.rules}`;
  const said = readPosition(game, `${head} 0 ${json}`);
  const sum = said.ok ? '' : (/the sum is (\w+)/.exec(said.issue.message)?.[1] ?? '');
  return `${head} ${sum} ${json}`;
}

/** What was seen of spoilt positions. */
export interface Positions {
  readonly read: number;
  readonly refused: number;
}

/**
 * Reads positions whose sum is right and in which one place is exchanged, and plays those on that are read.
 *
 * @param games - Each in turn.
 * @throws An `Error` that shows the position, where `readPosition` throws or refuses without saying what it expected, where it accepts a state
 * with neither moves nor an outcome or a game that goes on as over, or where a question or a move is answered by any error but an
 * `IllegalMoveError` that says where.
 */
export function fuzzPositions(games: readonly AnyGame[], frames: number, rng: Rng): Positions {
  let [read, refused] = [0, 0];
  while (read + refused < frames) {
    const game = anyOf(rng, games);
    const state = someState(game, {}, rng);
    const line = positionText(game, state);
    if (!readPosition(game, line).ok) throw new Error(`${game.id}: a position of a game is refused: ${line}`);
    const places = [...placesIn(state)];
    const texts = places.flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
    for (let i = 0; i < EACH && read + refused < frames; i++) {
      const [path, value] = anyOf(rng, places);
      const to = chance(rng, 0.1) ? undefined : anyOf(rng, [...WRONG, ...neighbours(value, texts, rng)]);
      const json = chance(rng, 0.1)
        ? spoiltText(JSON.stringify(state), rng)
        : (JSON.stringify(exchanged(state, path, to)) ?? '');
      try {
        const answer = readPosition(game, lineOf(game, json));
        if (answer.ok) {
          read++;
          if (game.activeSeats(answer.state).length === 0 && game.activeSeats(state).length > 0)
            throw new Error('a game that goes on is read as over');
          const unnamed = playOn(game, answer.state, rng);
          if (unnamed !== undefined) throw new Error(`a refusal that does not say where: ${unnamed}`);
          continue;
        }
        refused++;
        const { code, message } = answer.issue;
        if (code === 'not-a-state' && !/should be |the rules |no move is legal|what .* may see/.test(message))
          throw new Error(`an issue that does not say what was expected: ${message}`);
      } catch (error) {
        throw new Error(`${game.id}: ${json.slice(0, 4000)}\n${error instanceof Error ? error.stack : error}`);
      }
    }
  }
  return { read, refused };
}
