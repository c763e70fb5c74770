import type { RulesDefinition, ViewsDefinition } from '../contract/definition.js';
import type { ChanceEvent } from '../contract/event.js';
import type { DefinedTypes, GameViews, PositionIn } from '../contract/game.js';
import type { AleaRng } from '../contract/generator.js';
import type { SealedMove } from '../contract/notation.js';
import { CHANCE, MOST_SEATS, type Seat, type Viewer } from '../contract/position.js';
import { seatOrThrow } from './errors.js';
import { viewChance } from './events.js';
import { guardedBy } from './guard.js';
import type { engineOf } from './legal.js';
import { copy } from './state-form.js';

function viewerOrThrow(id: string, viewer: unknown, count: number): void {
  if (viewer !== 'spectator') seatOrThrow(id, viewer, count);
}

/** Hides from states and events whatever a viewer may not see. */
function seenBy<G extends DefinedTypes<G>>(definition: ViewsDefinition<G>) {
  function view(state: G['state'], viewer: Viewer): G['view'] {
    viewerOrThrow(definition.id, viewer, definition.seats(state).length);
    const shown = definition.view(state, viewer);
    const own = definition.ownView === undefined ? copy(shown) : definition.ownView(shown, copy);
    const { judged } = state;
    return judged === undefined ? own : { ...own, judged: copy(judged) };
  }

  function viewEvent(event: G['event'], viewer: Viewer): G['event'] {
    viewerOrThrow(definition.id, viewer, definition.mostSeats ?? MOST_SEATS);
    const shown = event.kind === 'chance' ? viewChance(event as ChanceEvent<G['move']>, viewer) : event;
    return definition.viewEvent(shown, viewer);
  }

  return { view, viewEvent };
}

/**
 * Makes the part of a game that shows states and events to a viewer. An app that imports only this part does not carry the rules of play.
 *
 * @param definition - The part of the definition of the rules that says who sees what.
 * @category Writing a game
 */
export function defineViews<G extends DefinedTypes<G>>(definition: ViewsDefinition<G>): GameViews<G> {
  const { view, viewEvent } = seenBy(definition);
  return Object.freeze({ view: guardedBy<G>(definition).guarded(view), viewEvent });
}

/** Hides from states, events and moves whatever a viewer may not know, and draws states that agree with a view. */
export function viewsOf<G extends DefinedTypes<G>>(
  definition: RulesDefinition<G>,
  engine: ReturnType<typeof engineOf<G>>,
) {
  const { view, viewEvent } = seenBy<G>(definition);

  function viewMove(position: PositionIn<G>, move: G['move'], viewer: Viewer): G['move'] | SealedMove {
    viewerOrThrow(definition.id, viewer, definition.seats(position).length);
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
