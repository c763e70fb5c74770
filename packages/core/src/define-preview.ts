import { copy } from './check.js';
import type { Rules } from './define-rules.js';
import type { BaseMove } from './notation.js';
import { type BaseDraft, type BaseState, type BaseView, CHANCE, type Seat } from './position.js';
import type { Preview, PreviewedPly } from './preview.js';
import type { GameRefusal } from './refusal.js';
import { seedRng } from './rng.js';

/** As many states that agree with the view have to agree on an event before it counts as certain. */
const GUESSES = 32;

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What two previews have in common, from the beginning. */
function common<M extends BaseMove, E>(a: Preview<M, E>, b: Preview<M, E>): Preview<M, E> {
  const plies: PreviewedPly<M, E>[] = [];
  for (const [i, one] of a.plies.entries()) {
    const other = b.plies[i];
    if (other === undefined || !alike(one.move, other.move)) return { plies, until: 'hidden' };
    const end = one.events.findIndex((event, at) => !alike(event, other.events[at]));
    plies.push(end < 0 ? one : { ...one, events: one.events.slice(0, end) });
    if (end >= 0 || one.events.length < other.events.length) return { plies, until: 'hidden' };
  }
  return { plies, until: a.until === b.until && a.plies.length === b.plies.length ? a.until : 'hidden' };
}

/**
 * The preview of a legal move: what happens in all guesses at what its seat cannot see.
 *
 * @param view - The view of the seat.
 * @param answer - The move of a scripted seat.
 */
export function previewOf<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends { readonly kind: string },
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
>(rules: Rules<S, D, M, E, V, O, R>, view: V, seat: Seat, move: M, answer: (state: S, seat: Seat) => M): Preview<M, E> {
  const infos = rules.seats(view);
  const together = rules.inside.isSimultaneous(view);

  function guess(i: number): Preview<M, E> {
    const draft = rules.fast.clone(rules.determinize(view, seedRng(`preview/${i}`)));
    // Without a generator, chance asks, and nothing random happens.
    draft.rng = null;
    const plies: PreviewedPly<M, E>[] = [];
    for (let mover = seat, next = move; ; ) {
      const events: E[] = [];
      const shown = copy(rules.viewMove(draft, next, seat));
      rules.fast.play(draft, next, (event) => events.push(copy(rules.viewEvent(event, seat))));
      plies.push({ seat: mover, move: shown, events });
      const [first, ...others] = rules.activeSeats(draft);
      if (first === undefined) return { plies, until: 'over' };
      if (first === CHANCE) return { plies, until: 'chance' };
      if (others.length > 0 || infos[first]?.role !== 'script') return { plies, until: 'seat' };
      // What the others have chosen in secret decides how the game goes on.
      if (together) return { plies, until: 'hidden' };
      mover = first;
      next = answer(draft, first);
    }
  }

  let certain = guess(0);
  for (let i = 1; i < GUESSES; i++) certain = common(certain, guess(i));
  return certain;
}
