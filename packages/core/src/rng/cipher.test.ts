import { expect, test, vi } from 'vitest';

// A program that has never imported the entry, whatever other tests have done.
vi.resetModules();
const { draw, InvalidOptionsError, NoCipherError } = await import('../index.js');
const { load } = await import('../records/index.js');
const { createTable } = await import('../table/index.js');
const { sealed } = await import('../testing/index.js');

const rng = { key: '5ea1'.repeat(16), counter: 9 };
const state = { ...sealed.newGame({ seats: 2, seed: 'monday' }), rng };
const text = JSON.stringify(state);
const move = sealed.botMove(state);

test('a sealed game cannot begin: the option is refused, with the import that it needs', () => {
  const begin = () => sealed.newGame({ seats: 2, seed: 'monday', rng: 'sealed' });
  expect(begin).toThrow(InvalidOptionsError);
  expect(begin).toThrow("rng should be alea, or sealed after import '@wonders/core/sealed'");
});

test('a sealed save is not loaded, and says why', () => {
  const options = { seats: 2, seed: 'monday', rng: 'sealed' };
  const save = {
    format: 'wonders-save',
    version: 1,
    game: 'sealed',
    rules: 1,
    options,
    moves: [],
    digest: '0'.repeat(14),
  };
  const loaded = load(sealed, save);
  expect(loaded.ok ? '' : loaded.issue.code).toBe('bad-options');
  expect(loaded.ok ? '' : loaded.issue.message).toContain("import '@wonders/core/sealed'");
});

test('a sealed state can be read, and a move is refused by name before anything is played', () => {
  expect(sealed.check(state, move)).toBeUndefined();
  expect(sealed.view(state, 0).rng).toBeNull();
  for (const play of [() => sealed.applyMove(state, move), () => sealed.transition(state, move)]) {
    expect(play).toThrow(NoCipherError);
    expect(play).toThrow("import '@wonders/core/sealed' once");
  }
  expect(JSON.stringify(state)).toBe(text);
});

test('a generator is not advanced', () => {
  const own = { ...rng };
  expect(() => draw(own)).toThrow(NoCipherError);
  expect(own).toEqual(rng);
});

test('an illegal move is refused as such', () => {
  expect(() => sealed.applyMove(state, { kind: 'bid', seat: 0, card: 99 })).toThrow(/the card of the move should be/);
});

test('a table of several people with hidden cards does not fall back to what can be foreseen', () => {
  const secret = { ...sealed, secret: () => true };
  const options = { seats: 2, seed: 'monday' } as const;
  expect(() => createTable(secret, { options })).toThrow(
    "sealed: several people hold hidden cards, and rng is absent: it should be 'alea', where no player gains by foreseeing the cards; else import '@wonders/core/sealed' once",
  );
  expect(createTable(secret, { options: { ...options, rng: 'alea' } }).options.rng).toBe('alea');
});
