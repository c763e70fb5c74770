import { expect, test } from 'vitest';
import { type Cell, hal, promptOf, type State, view } from '../src/index.js';
import {
  describeEvent,
  describeMove,
  describePiece,
  describePosition,
  describePreview,
  describePrompt,
} from '../src/words/index.js';
import { acting, build, edit, events, play, table } from './scene.js';

const at = (x: number, y: number): Cell => ({ x, y });

/** D in a corner, between C and E (example 26). */
const corner = edit(acting(['d', 'l'], 'red-1'), (draft) => {
  for (const [x, y, tile] of [
    [1, -2, 'red-11'],
    [1, -3, 'red-12'],
    [2, -1, 'red-13'],
    [2, 0, 'red-14'],
    [3, 0, 'red-15'],
    [3, -1, 'red-16'],
  ] as const)
    build(draft, { x, y, tiles: [tile] });
  draft.tokens = { ...draft.tokens, c: at(2, -3), d: at(2, -2), e: at(3, -2) };
});
const lifted = play(corner, 'urbanize d yellow-7');
const chain = play(lifted, 'move-token 3 -2');

const asked = (state: State): string => {
  const prompt = promptOf(state);
  return prompt === undefined ? '' : describePrompt(view(state, 0), prompt);
};

test('HAL-84: the question says which tokens may give way, and why', () => {
  expect(asked(lifted)).toBe('Your turn: put token D down where C or E stands: no cell between C and E is free');
  expect(asked(chain)).toBe('Your turn: token E gives way to D: put it down between D and F');
});

test('HAL-84: the move, the event and the table name the token that gives way', () => {
  expect(describeMove(lifted, { kind: 'move-token', x: 3, y: -2 })).toBe(
    'Put token D down above red 16, where E gives way',
  );
  const [event] = events(lifted, 'move-token 3 -2');
  expect(event && describeEvent(chain, event as never)?.text).toBe(
    'Token D goes to the cell above red 16, where E gives way',
  );
  const lines = describePosition(chain).flatMap(({ lines: each }) => each);
  expect(lines).toContain('Token E: lifted, giving way to D');
  expect(describePiece(view(lifted, 0), 'cell-3--2')?.status).toBe('token E stands here and would give way');
});

test('HAL-32, HAL-84: a refusal says where the token belongs', () => {
  expect(table.why(chain, 'move-token 1 2')).toMatch(/^the token goes (?:above|below|left of|right of) /);
  expect(table.why(chain, 'move-token -1 -2')).toMatch(/^the token goes (?:above|below|left of|right of) /);
  expect(table.why(chain, 'move-token 0 -3')).toBe(
    'token E belongs between D and F: it goes right of red 16, right of red 15 or below red 15 (HAL-32)',
  );
  expect(table.why(lifted, 'move-token 5 5')).toBe(
    'token D has no free cell that keeps the order, so C or E gives way: it goes above yellow 7 or above red 16 (HAL-84)',
  );
});

test('a tile that cannot be paid for is told before it is committed, and nobody is told of others', () => {
  let state = hal.newGame({ mode: 'versus', characters: 'starter', seed: 'back' });
  while (state.pending.at(-1)?.kind !== 'commit') state = hal.applyMove(state, hal.legalMoves(state)[0] as never);
  const poor = edit(state, (draft) => {
    Object.assign(draft.players[0] ?? {}, { resources: 0, hand: ['f', 'g', 'h', 'i'], tiles: ['red-20'] });
  });
  const move = { kind: 'commit', seat: 0, card: 'f', tile: 'red-20' } as const;
  const told = (each: State) =>
    describePreview(view(each, 0), hal.preview(view(each, 0), move)).map(({ text }) => text);
  const back = 'Unless resources or points come back before, red 20 returns to the stash, and F is played alone';
  expect(told(poor)).toContain(back);
  const rich = edit(poor, (draft) => Object.assign(draft.players[0] ?? {}, { resources: 1 }));
  expect(told(rich)).not.toContain(back);
});

test('a tile that goes back is told', () => {
  const told = { kind: 'tile-back', seat: 0, card: 'red-8', tile: 'yellow-11' } as const;
  expect(describeEvent(corner, told)?.text).toBe(
    'You take yellow 11 back: there is too little to pay for it, so red 8 is played alone',
  );
});
