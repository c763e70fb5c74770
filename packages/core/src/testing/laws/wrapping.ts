import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../../contract/game.js';
import { copy } from '../../engine/state-form.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { anyViewer } from './random.js';
import { fail, same } from './same.js';

/** A value in a proxy that hands out its parts in proxies, as reactive states and drafts do, and how to know one. A copy: no proxy may hide a part that is frozen. */
function wrapping<T extends object>(value: T): { readonly wrapped: T; isWrapped(part: object): boolean } {
  const proxies = new WeakSet<object>();
  const known = new WeakMap<object, object>();
  const wrap = (part: object): object => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const proxy = new Proxy(part, {
      get(target, key, receiver) {
        const given: unknown = Reflect.get(target, key, receiver);
        return typeof given === 'object' && given !== null ? wrap(given) : given;
      },
    });
    proxies.add(proxy);
    known.set(part, proxy);
    return proxy;
  };
  return { wrapped: wrap(copy(value)) as T, isWrapped: (part) => proxies.has(part) };
}

/** Where a value has a part that a test knows; `undefined` where it has none. */
function placeOf(value: unknown, isKnown: (part: object) => boolean, at = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isKnown(value)) return at === '' ? 'all of it' : at;
  for (const [key, part] of Object.entries(value)) {
    const place = placeOf(part, isKnown, `${at}/${key}`);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** One ply of this many is looked at. */
const PLIES = 6;

/** Plays a game again, with states and moves in proxies: no answer may have a part of them. */
export function checkPlain<G extends AnyGame>(game: G, options: OptionsOf<G>, moves: readonly MoveOf<G>[]): void {
  const rng = seedRng('plain');
  let state: StateOf<G> = game.newGame(options);
  for (const move of moves) {
    const next = game.applyMove(state, move);
    if (drawInt(rng, PLIES) === 0) {
      const { wrapped, isWrapped } = wrapping(state);
      const chosen = wrapping(move as MoveOf<G> & object);
      const code = game.encodeMove(move);
      const nth = game.legalMoves(state).findIndex((each: MoveOf<G>) => game.encodeMove(each) === code);
      const viewer = anyViewer(game, state, rng);
      const given: readonly (readonly [unknown, unknown, string])[] = [
        [game.applyMove(wrapped, chosen.wrapped), next, 'applyMove'],
        [game.transition(wrapped, chosen.wrapped), game.transition(state, move), 'transition'],
        [game.choices(wrapped).play(nth), next, 'choices().play'],
        [game.view(wrapped, viewer), game.view(state, viewer), 'view'],
      ];
      for (const [found, expected, what] of given) {
        const place = placeOf(found, (part) => isWrapped(part) || chosen.isWrapped(part));
        if (place !== undefined) fail(`${what} gives a part of what it was given, in its proxy: ${place}`);
        same(found, expected, `${what} of a state in proxies`);
      }
    }
    state = next;
  }
}
