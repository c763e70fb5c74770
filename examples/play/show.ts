import { type AnyGame, CHANCE, draw, type MoveOf, type Seat, type StateOf, seedRng } from '@wonders/core';
import { digest, type PlaythroughOf } from '@wonders/core/records';
import { createTable, stateOf } from '@wonders/core/table';
import { count, type DescribedExplanation } from '@wonders/core/words';
import type { Playable } from './games.js';
import { advance, open } from './happenings.js';
import { type Audience, seatIn, tellMove, tellOpening, tellScores, tellTitle } from './story.js';

type Chooser = (state: StateOf<AnyGame>, seat: Seat) => MoveOf<AnyGame>;

/**
 * Plays a game with a bot on every seat and tells it.
 *
 * @param audience - Absent: the game is not told.
 * @throws `InvalidOptionsError` as `newGame` does.
 */
export function showGame(
  playable: Playable,
  options: Readonly<Record<string, unknown>>,
  audience?: Audience,
): PlaythroughOf<AnyGame> {
  const { game } = playable;
  const random = dice(options);
  const choose: Chooser = (state, seat) =>
    seat === CHANCE ? game.fast.randomMove(state, random) : game.botMove(state, seat);
  const play = tell(playable, options, choose, audience);
  if (audience !== undefined) tellScores(playable, play.state, audience);
  return play;
}

/** Tells a recorded game move by move, and its digest at the end. */
export function showRecord(playable: Playable, { record }: PlaythroughOf<AnyGame>, audience: Audience): void {
  const moves = record.moves.values();
  const { state } = tell(playable, record.options, () => moves.next().value as MoveOf<AnyGame>, audience);
  // A verdict is in the record, not in its moves.
  tellScores(playable, stateOf(createTable(playable.game, { record })), audience);
  audience.print(`${count(record.moves.length, 'move')}, digest ${digest(state)}: as recorded.`);
}

/** Answers to manual chance come from the seed, too. */
function dice(options: Readonly<Record<string, unknown>>): () => number {
  const rng = seedRng(`table/${options['seed'] ?? '0'}`);
  return () => draw(rng);
}

function tell(
  playable: Playable,
  options: Readonly<Record<string, unknown>>,
  choose: Chooser,
  audience?: Audience,
): PlaythroughOf<AnyGame> {
  const { game } = playable;
  const moves: MoveOf<AnyGame>[] = [];
  let { state, happenings } = open(game, options);
  if (audience !== undefined) {
    tellTitle(playable, options, state, audience);
    tellOpening(playable, happenings, audience);
  }
  // Without a scripted opponent, every seat is one.
  const free = game.seats(state).every(({ role }) => role === 'player');
  for (let seat = game.activeSeats(state)[0]; seat !== undefined; seat = game.activeSeats(state)[0]) {
    const before = state;
    const move = choose(before, seat);
    if (move === undefined) break;
    const mover: Seat = seatIn(move) ?? seat;
    moves.push(move);
    ({ state, happenings } = advance(game, before, move, mover));
    if (audience === undefined) continue;
    const why =
      audience.why || free || isScript(game, before, mover) ? reasonsFor(playable, before, mover, move) : undefined;
    const told = { ply: moves.length, before, seat: mover, move, happenings };
    tellMove(playable, why === undefined ? told : { ...told, why }, audience);
  }
  return { record: { game: game.id, options, moves }, state };
}

/** Whether a script plays a seat. */
export function isScript(game: AnyGame, state: StateOf<AnyGame>, seat: Seat): boolean {
  return seat !== CHANCE && game.seats(state)[seat]?.role === 'script';
}

/** The reasons of a seat's bot, if the move is what it would have played. */
export function reasonsFor(
  { game, describeExplanation }: Playable,
  state: StateOf<AnyGame>,
  seat: Seat,
  move: MoveOf<AnyGame>,
): DescribedExplanation | undefined {
  if (seat === CHANCE) return undefined;
  const why = game.explainBotMove(state, seat);
  return game.encodeMove(why.move) === game.encodeMove(move) ? describeExplanation?.(state, why) : undefined;
}
