/** Saves and positions of every game, spoilt from a seed: what reads them names what is wrong, or gives a game. */
import { type AnyGame, draw, drawInt, type Rng } from '@wonders/core';
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
    rng: anyOf(rng, ['alea', 'sealed']),
    chance: anyOf(rng, ['sampled', 'manual']),
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

/**
 * Reads spoilt positions whose sum is right.
 *
 * @param games - Each in turn.
 * @param sumOf - The sum that the line of a position holds.
 * @returns How many were accepted.
 * @throws An `Error` that shows the position, where `readPosition` throws, or accepts a state with neither moves nor an outcome.
 */
export function fuzzPositions(
  games: readonly AnyGame[],
  sumOf: (json: string) => string,
  frames: number,
  rng: Rng,
): number {
  let accepted = 0;
  for (let done = 0; done < frames; ) {
    const game = anyOf(rng, games);
    let state = game.newGame({ seed: `fuzz ${draw(rng)}`, rng: anyOf(rng, ['alea', 'sealed']) });
    for (let left = drawInt(rng, 60); left > 0 && game.activeSeats(state).length > 0; left--)
      state = game.applyMove(
        state,
        game.fast.randomMove(state, () => draw(rng)),
      );
    const head = positionText(game, state).split(' ').slice(0, 4).join(' ');
    for (let i = 0; i < EACH && done < frames; i++, done++) {
      const value = chance(rng, 0.4) ? spoiltText(JSON.stringify(state), rng) : JSON.stringify(spoiltValue(state, rng));
      const json = value ?? '';
      try {
        const read = readPosition(game, `${head} ${sumOf(json)} ${json}`);
        if (!read.ok) {
          if (read.issue.message === '') throw new Error('an issue without a message');
          continue;
        }
        accepted++;
        if (game.legalMoves(read.state).length === 0 && game.outcome(read.state) === undefined)
          throw new Error('a state without moves was accepted');
      } catch (error) {
        throw new Error(`${game.id}: ${json.slice(0, 2000)}\n${error instanceof Error ? error.stack : error}`);
      }
    }
  }
  return accepted;
}
