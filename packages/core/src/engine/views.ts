import type { RulesDefinition } from '../contract/definition.js';
import type { BaseEvent, ChanceEvent } from '../contract/event.js';
import type { AleaRng } from '../contract/generator.js';
import type { BaseMove, SealedMove } from '../contract/notation.js';
import {
  type BaseDraft,
  type BaseState,
  type BaseView,
  CHANCE,
  type Decision,
  MOST_SEATS,
  type Seat,
  type Viewer,
} from '../contract/position.js';
import type { GameRefusal } from '../contract/refusal.js';
import { seatOrThrow } from './errors.js';
import { viewChance } from './events.js';
import type { laneOf } from './legal.js';
import { copy } from './state-form.js';

/** What a viewer may know of states, events and moves, and the states that agree with what it knows. */
export function sightOf<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends BaseEvent,
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
  K extends Decision,
>(definition: RulesDefinition<S, D, M, E, V, O, R, K>, lane: ReturnType<typeof laneOf<S, D, M, E, V, O, R, K>>) {
  function viewerOrThrow(viewer: unknown, count: number): void {
    if (viewer !== 'spectator') seatOrThrow(definition.id, viewer, count);
  }

  function view(state: S, viewer: Viewer): V {
    viewerOrThrow(viewer, definition.seats(state).length);
    const shown = definition.view(state, viewer);
    return definition.ownView === undefined ? copy(shown) : definition.ownView(shown, copy);
  }

  function viewEvent(event: E | ChanceEvent<M>, viewer: Viewer): E | ChanceEvent<M> {
    viewerOrThrow(viewer, definition.mostSeats ?? MOST_SEATS);
    const shown = event.kind === 'chance' ? viewChance(event as ChanceEvent<M>, viewer) : event;
    return definition.viewEvent(shown, viewer);
  }

  function viewMove(position: S | V, move: M, viewer: Viewer): M | SealedMove {
    viewerOrThrow(viewer, definition.seats(position).length);
    const decision = lane.current(position);
    if (decision === undefined) return move;
    if (decision.seat === CHANCE) {
      const to = lane.chanceOf(decision).to(position, decision);
      const shown = viewEvent({ kind: 'chance', decision: decision.kind, move, to }, viewer) as ChanceEvent<M>;
      return shown.move === 'hidden' ? { kind: 'sealed', seat: CHANCE } : shown.move;
    }
    if (definition.viewMove !== undefined) {
      const shown = definition.viewMove(position, decision, move, viewer);
      const { seat = decision.seat } = move as { readonly seat?: Seat };
      return shown ?? { kind: 'sealed', seat };
    }
    const { seat } = move as { readonly seat?: Seat };
    if (lane.rulesOf(decision).actors === undefined || seat === undefined || seat === viewer) return move;
    return { kind: 'sealed', seat };
  }

  function determinize(view: V, rng: AleaRng): D {
    const drawn = { ...rng };
    const draft = definition.determinize(view, drawn);
    draft.rng = drawn;
    return draft;
  }

  return { view, viewEvent, viewMove, determinize };
}
