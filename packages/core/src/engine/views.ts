import type { RulesDefinition } from '../contract/definition.js';
import type { ChanceEvent } from '../contract/event.js';
import type { DefinedTypes, PositionIn } from '../contract/game-types.js';
import type { AleaRng } from '../contract/generator.js';
import type { SealedMove } from '../contract/notation.js';
import { CHANCE, MOST_SEATS, type Seat, type Viewer } from '../contract/position.js';
import { seatOrThrow } from './errors.js';
import { viewChance } from './events.js';
import type { engineOf } from './legal.js';
import { copy } from './state-form.js';

/** What a viewer may know of states, events and moves, and the states that agree with what it knows. */
export function viewsOf<G extends DefinedTypes<G>>(
  definition: RulesDefinition<G>,
  engine: ReturnType<typeof engineOf<G>>,
) {
  function viewerOrThrow(viewer: unknown, count: number): void {
    if (viewer !== 'spectator') seatOrThrow(definition.id, viewer, count);
  }

  function view(state: G['state'], viewer: Viewer): G['view'] {
    viewerOrThrow(viewer, definition.seats(state).length);
    const shown = definition.view(state, viewer);
    return definition.ownView === undefined ? copy(shown) : definition.ownView(shown, copy);
  }

  function viewEvent(event: G['event'], viewer: Viewer): G['event'] {
    viewerOrThrow(viewer, definition.mostSeats ?? MOST_SEATS);
    const shown = event.kind === 'chance' ? viewChance(event as ChanceEvent<G['move']>, viewer) : event;
    return definition.viewEvent(shown, viewer);
  }

  function viewMove(position: PositionIn<G>, move: G['move'], viewer: Viewer): G['move'] | SealedMove {
    viewerOrThrow(viewer, definition.seats(position).length);
    const decision = engine.current(position);
    if (decision === undefined) return move;
    if (decision.seat === CHANCE) {
      const to = engine.chanceOf(decision).to(position, decision);
      const turned: ChanceEvent<G['move']> = { kind: 'chance', decision: decision.kind, move, to };
      const shown = viewEvent(turned, viewer) as ChanceEvent<G['move']>;
      return shown.move === 'hidden' ? { kind: 'sealed', seat: CHANCE } : shown.move;
    }
    if (definition.viewMove !== undefined) {
      const shown = definition.viewMove(position, decision, move, viewer);
      const { seat = decision.seat } = move as { readonly seat?: Seat };
      return shown ?? { kind: 'sealed', seat };
    }
    const { seat } = move as { readonly seat?: Seat };
    if (engine.rulesOf(decision).actors === undefined || seat === undefined || seat === viewer) return move;
    return { kind: 'sealed', seat };
  }

  function determinize(view: G['view'], rng: AleaRng): G['draft'] {
    const drawn = { ...rng };
    const draft = definition.determinize(view, drawn);
    draft.rng = drawn;
    return draft;
  }

  return { view, viewEvent, viewMove, determinize };
}
