import { expect, test } from 'vitest';
import { seedRng } from '../../rng/rng.js';
import { sealed } from '../sealed.js';
import { sharesNothing } from './embedding.js';

type Sealed = typeof sealed;
type State = ReturnType<Sealed['newGame']>;

/** What an app can change in a game that hands out what is its own. */
function changeable(given: Partial<Record<keyof Sealed, unknown>>): string {
  const state = structuredClone(sealed.newGame({ seats: 3, seed: 'shared' })) as State;
  const [move] = sealed.legalMoves(state, 0);
  try {
    sharesNothing({ ...sealed, ...given } as Sealed, state, move as NonNullable<typeof move>, seedRng('app'));
  } catch (error) {
    return (error as Error).message.split(':')[0] ?? '';
  }
  return 'nothing';
}

const views = new Map<unknown, unknown>();
const lists = new Map<string, unknown>();

/** What is once made for a question, and handed out to all who ask. */
function kept<T>(map: Map<unknown, unknown>, key: unknown, make: () => T): T {
  if (!map.has(key)) map.set(key, make());
  return map.get(key) as T;
}

/** An event that holds a list of a state. */
const telling = (which: 'before' | 'after') => (state: State, move: never) => {
  const { state: next, events } = sealed.transition(state, move);
  return { state: next, events: [...events, { kind: 'won', won: (which === 'before' ? state : next).won }] };
};

test.each<[string, Partial<Record<keyof Sealed, unknown>>]>([
  ['nothing', {}],
  [
    'the state after its view was changed',
    { view: (state: State, viewer: 0) => ({ ...sealed.view(state, viewer), won: state.won }) },
  ],
  [
    'the view after another one was changed',
    { view: (state: State, viewer: 0) => kept(views, viewer, () => sealed.view(state, viewer)) },
  ],
  ['the state after the events that left it were changed', { transition: telling('before') }],
  ['the state after the events that led to it were changed', { transition: telling('after') }],
  [
    'the state after its legal moves were changed',
    { legalMoves: (state: State) => sealed.legalMoves(state).map((each) => ({ ...each, of: state.won })) },
  ],
  [
    'the legal moves after a list of them was changed',
    { legalMoves: (state: State) => kept(lists, 'moves', () => sealed.legalMoves(state)) },
  ],
  [
    'the state after its chances and seats were changed',
    { seats: (state: State) => sealed.seats(state).map((each) => ({ ...each, won: state.won })) },
  ],
  ['the state after its chances and seats were changed', { chances: (state: State) => [{ move: state.won }] }],
])('law 13: an app can change %s', (what, game) => {
  expect(changeable(game)).toBe(what);
});
