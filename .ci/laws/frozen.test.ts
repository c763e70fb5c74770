/**
 * What every program in the process shares must not be changed by any of them: all that a package exports is frozen to the bottom, and so
 * is whatever two games, two positions or two answers have in common.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type AnyGame, draw, seedRng } from '../../packages/core/src/index.js';
import { games, variantsOf } from '../lib/games.js';
import { packages } from '../lib/packages.js';
import { fewOf } from '../runs.js';

/** Prototypes that belong to the realm: to freeze them is for the host, who starts it. */
const REALM: ReadonlySet<unknown> = new Set([null, Object, Array, Map, Set].map((each) => each?.prototype ?? null));

/** The objects that can be reached from a value, each with the first path to it. */
function reached(value: unknown, path: string, found = new Map<object, string>()): Map<object, string> {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || found.has(value)) return found;
  found.set(value, path);
  const prototype: unknown = typeof value === 'function' ? null : Object.getPrototypeOf(value);
  if (!REALM.has(prototype)) reached(prototype, `${path} (its prototype)`, found);
  for (const key of Reflect.ownKeys(value)) {
    // What belongs to every function and class is the realm's.
    if (typeof value === 'function' && ['prototype', 'name', 'length'].includes(String(key))) continue;
    // With what a getter makes when it is first read.
    if (Object.hasOwn(value, key)) reached(Reflect.get(value, key), `${path}.${String(key)}`, found);
  }
  return found;
}

const isOpen = (value: object): boolean =>
  typeof value === 'object' && (!Object.isFrozen(value) || value instanceof Map || value instanceof Set);

const entries = packages().flatMap(({ dir, manifest, entries }) =>
  entries.map(({ subpath, source }) => ({ name: `${manifest.name}${subpath.slice(1)}`, file: join(dir, source) })),
);

test.each(entries)('$name exports nothing that can be changed', async ({ file }) => {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  const found = new Map<object, string>();
  for (const [name, value] of Object.entries(module)) reached(value, name, found);
  const open = [...found].filter(([value]) => isOpen(value)).map(([, path]) => path);
  expect(open).toEqual([]);
});

/** What a game answers when it is asked all that a bot or an app may ask, move by move. */
function answers(game: AnyGame, options: object, last: number): Map<object, string> {
  const found = new Map<object, string>();
  const note = (what: string, value: unknown) => reached(value, what, found);
  const rng = seedRng('shared');
  let state = game.newGame({ ...options, seed: 'shared' });
  for (let ply = 0; ply < last && game.activeSeats(state).length > 0; ply++) {
    const [seat = 0] = game.activeSeats(state);
    const view = game.view(state, Math.max(0, seat));
    note('state', state);
    note('view', view);
    note('legalMoves', game.legalMoves(state, seat));
    note('choices', game.choices(state, seat));
    note('chances', game.chances(state));
    note('activeSeats', game.activeSeats(state));
    note('seats', game.seats(state));
    note('standing', game.standing(state));
    if (seat >= 0) note('explainBotMove', game.explainBotMove(state, seat));
    const move = game.fast.randomMove(state, () => draw(rng));
    const { state: next, events } = game.transition(state, move);
    note('events', events);
    state = next;
  }
  note('outcome', game.outcome(state));
  return found;
}

describe.each(await games())('$game.id', (found) => {
  test.each(fewOf(variantsOf(found)))('$name: games have nothing in common that can be changed', ({ options }) => {
    const { game } = found;
    const first = answers(game, options, 30);
    const second = answers(game, options, 30);
    const shared = [...first].filter(([value]) => second.has(value) && isOpen(value)).map(([, path]) => path);
    expect([...new Set(shared)]).toEqual([]);
  });
});
