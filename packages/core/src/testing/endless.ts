import { MOST_STEPS } from '../index.js';

/**
 * A draft that never leaves a phase. Code that settles it for far more than {@link MOST_STEPS} steps fails and does not hang.
 *
 * @param phase - One of the game, or none of it.
 */
export function endless<D extends { readonly phase: string }>(draft: D, phase: string): D {
  let steps = 0;
  const get = (): string => {
    if (++steps > 100 * MOST_STEPS) throw new Error('it goes on and on');
    return phase;
  };
  return Object.defineProperty(draft, 'phase', { get, set: () => undefined });
}
