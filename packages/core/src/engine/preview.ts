import type { DefinedTypes } from '../contract/game-types.js';
import { CHANCE, type Seat } from '../contract/position.js';
import type { Preview, PreviewedPly } from '../contract/preview.js';
import type { Reason } from '../contract/reason.js';
import { guessAt, HIDDEN, hiding } from './hidden.js';
import { internalsOf, type Rules } from './rules.js';
import { copy } from './state-form.js';

/**
 * The preview of a legal move. Play runs on one guess at what the seat cannot see, and ends where it reads a part of the guess that may
 * be wrong: all that has happened until then follows from the view alone.
 *
 * @param view - The view of the seat.
 * @param answer - The move of a scripted seat.
 */
export function previewOf<G extends DefinedTypes<G>>(
  rules: Rules<G>,
  view: G['view'],
  seat: Seat,
  move: G['move'],
  answer: (state: G['state'], seat: Seat) => G['move'],
): Preview<G['move'], G['event']> {
  const infos = rules.seats(view);
  const together = internalsOf(rules).isSimultaneous(view);
  const { guess, places } = guessAt((rng) => rules.fast.clone(rules.determinize(view, rng)), view);
  const draft = hiding(guess, places);
  const plies: PreviewedPly<G['move'], G['event']>[] = [];
  let mover = seat;
  let next = move;
  const before = rules.notices(view, seat).map((notice) => JSON.stringify(notice));
  /** Notices of the position reached that were not there before the move. */
  const ahead = (): readonly Reason[] =>
    readable(() => copy(rules.notices(draft, seat)), []).filter((each) => !before.includes(JSON.stringify(each)));
  let notices: readonly Reason[] = [];
  try {
    for (;;) {
      const events: G['event'][] = [];
      plies.push({ seat: mover, move: copy(rules.viewMove(draft, next, seat)), events });
      rules.fast.play(draft, next, (event) => events.push(copy(rules.viewEvent(event, seat))));
      const [first, ...others] = rules.activeSeats(draft);
      if (first === undefined) return { plies, until: 'over', notices: [] };
      if (first === CHANCE) return { plies, until: 'chance', notices: ahead() };
      if (others.length > 0 || infos[first]?.role !== 'script') return { plies, until: 'seat', notices: ahead() };
      // The rest depends on the secret choices of the others.
      if (together) return { plies, until: 'hidden', notices: [] };
      notices = ahead();
      mover = first;
      next = answer(draft, first);
    }
  } catch (error) {
    if (error === HIDDEN) return { plies, until: 'hidden', notices };
    throw error;
  }
}

/** The result of a function, or a fallback if the function reads something that its viewer cannot see. */
function readable<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (error === HIDDEN) return otherwise;
    throw error;
  }
}
