import type { AnyGame, MoveOf, StateOf } from '@wonders/core';
import { type CompactSave, load } from '@wonders/core/records';
import type { AnyWords } from '@wonders/core/words';
import { statesAlong } from '../.vitepress/explorer/states.js';
import type { Asked, Key, Value } from './facts.js';

/** A game, of which some positions are kept. */
export interface Mined {
  /** The number in its seed. */
  readonly n: number;
  /** The options of its variant. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The bot in the seats of its players. */
  readonly bot: string;
  readonly save: CompactSave;
  /** The positions: after how many moves, and the places of their facts and lines in the lists of the pack. */
  readonly at: readonly (readonly [ply: number, facts: readonly number[], lines: readonly number[]])[];
}

/** The positions of a game that can be asked for, and what can be asked. */
export interface Pack {
  readonly game: string;
  readonly rules: number;
  readonly keys: Readonly<Record<string, Key>>;
  readonly facts: readonly (readonly [key: string, value: Value])[];
  readonly lines: readonly string[];
  readonly games: readonly Mined[];
}

/** How the seed of a game begins; its number follows. */
export const SEED = 'question ';

/** A kept game as it went: its options and moves, and the position before each move. */
export interface Replayed {
  readonly options: object;
  readonly moves: readonly MoveOf<AnyGame>[];
  readonly states: readonly StateOf<AnyGame>[];
}

/** Plays a kept game again. @throws where the rules have changed since. */
export function wentBy(game: AnyGame, save: CompactSave): Replayed {
  const read = load(game, save);
  if (!read.ok) throw new Error(`This game cannot be read: ${read.issue.message}.`);
  const { record } = read.playthrough;
  return { ...record, states: statesAlong(game, record) };
}

/** A position of a game after so many moves, as its facts are read; `undefined` where no move follows. */
export function askedAt(game: AnyGame, words: AnyWords, { moves, states }: Replayed, ply: number): Asked | undefined {
  const [before, state] = [states[ply - 1], states[ply]];
  const last = moves[ply - 1];
  if (state === undefined || ply >= moves.length) return undefined;
  const [seat = 0] = game.activeSeats(state);
  const view = game.view(state, seat);
  const legal: readonly MoveOf<AnyGame>[] = game.legalMoves(view, seat);
  return {
    game,
    words,
    view,
    seat,
    moves: legal,
    previews: legal.map((each) => game.preview(view, each)),
    choice: game.explainBotMove(view, seat),
    events: before === undefined || last === undefined ? [] : game.transition(before, last).events,
    end: game.outcome(states.at(-1) as StateOf<AnyGame>),
    left: moves.length - ply,
  };
}
