import {
  type AnyGame,
  CHANCE,
  type ChanceEvent,
  type EventOf,
  type MoveOf,
  type Seat,
  type StateOf,
} from '@wonders/core';

/** An event, and the position in which it happened. */
export interface Happening {
  readonly event: EventOf<AnyGame>;
  readonly at: StateOf<AnyGame>;
}

interface Step {
  readonly state: StateOf<AnyGame>;
  readonly events: readonly EventOf<AnyGame>[];
}

/**
 * A new game, with what happened before the first decision.
 *
 * @throws `InvalidOptionsError` as `newGame` does.
 */
export function open(game: AnyGame, options: object): { state: StateOf<AnyGame>; happenings: readonly Happening[] } {
  const start = (given: object): Step => {
    const events: EventOf<AnyGame>[] = [];
    return { state: game.newGame(given, (event) => events.push(event)), events };
  };
  const { state, events } = start(options);
  const manual = start({ ...options, chance: 'manual' });
  return { state, happenings: unfold(game, manual.state, manual, events) };
}

/** The state after a move, and its events, each with the position in which it happened. */
export function advance(
  game: AnyGame,
  before: StateOf<AnyGame>,
  move: MoveOf<AnyGame>,
  seat: Seat,
): { state: StateOf<AnyGame>; happenings: readonly Happening[] } {
  const { state, events } = game.transition(before, move, seat);
  if (before.rng === null) return { state, happenings: events.map((event) => ({ event, at: before })) };
  const manual = game.transition({ ...before, rng: null }, move, seat);
  return { state, happenings: unfold(game, before, manual, events) };
}

/**
 * Sampled chance decides in the middle of a move, but a sentence about a draw needs the position at that draw. Without its generator the
 * same game stops at each draw and takes the outcome as a move, so every event gets its position.
 */
function unfold(
  game: AnyGame,
  before: StateOf<AnyGame>,
  manual: Step,
  events: readonly EventOf<AnyGame>[],
): readonly Happening[] {
  const found: Happening[] = manual.events.map((event) => ({ event, at: before }));
  let { state } = manual;
  for (let event = events[found.length]; event !== undefined; event = events[found.length]) {
    if (event.kind !== 'chance') throw new TypeError(`${game.id}: ${event.kind} happened only with sampled chance`);
    const step = game.transition(state, (event as ChanceEvent<MoveOf<AnyGame>>).move as MoveOf<AnyGame>, CHANCE);
    for (const each of step.events) found.push({ event: each, at: state });
    state = step.state;
  }
  return found;
}
