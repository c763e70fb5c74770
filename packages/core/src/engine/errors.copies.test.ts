import { expect, test, vi } from 'vitest';
import * as own from '../index.js';
import { load, save } from '../records/index.js';
import { sealed } from '../testing/index.js';

/** The same modules once more, as a program has them that loads both the ES and the CommonJS form. */
async function anotherCopy() {
  vi.resetModules();
  const [core, testing, arena] = await Promise.all([
    import('../index.js'),
    import('../testing/index.js'),
    import('../arena/index.js'),
  ]);
  return { core, arena, game: testing.sealed };
}

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('every error of another copy is recognised', async () => {
  const { isNoAnswerError } = await import('../arena/index.js');
  const { core, arena, game } = await anotherCopy();
  const state = game.newGame({ seats: 2 });
  const errors = [
    [own.isIllegalMoveError, own.IllegalMoveError, thrown(() => game.applyMove(state, { kind: 'no' } as never))],
    [own.isInvalidOptionsError, own.InvalidOptionsError, thrown(() => game.newGame({ seats: 99 }))],
    [own.isNoSuchSeatError, own.NoSuchSeatError, thrown(() => game.view(state, 7))],
    [own.isNoCipherError, own.NoCipherError, new core.NoCipherError()],
    [isNoAnswerError, Error, new arena.NoAnswerError('late')],
  ] as const;
  for (const [knows, Own, error] of errors) {
    if (Own !== Error) expect(error).not.toBeInstanceOf(Own);
    expect(knows(error)).toBe(true);
    for (const [, , other] of errors) expect(knows(other)).toBe(other === error);
    for (const junk of [new Error('x'), null, undefined, {}, { name: (error as Error).name }])
      expect(knows(junk)).toBe(false);
  }
});

test('load gives the issue of a save whose game comes from another copy', async () => {
  const record = { game: sealed.id, options: { seats: 2 }, moves: [] };
  const saved = { ...save(sealed, { record, state: sealed.newGame({ seats: 2 }) }), options: { seats: 99 } };
  const { game } = await anotherCopy();
  expect(load(game as typeof sealed, saved)).toMatchObject({ ok: false, issue: { code: 'bad-options' } });
});
