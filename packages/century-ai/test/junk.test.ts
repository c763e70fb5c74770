import { IllegalMoveError, InvalidOptionsError } from '@wonders/core';
import { begin, load, push, save } from '@wonders/core/records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../.ci/runs.js';
import { centuryAi } from '../src/game/index.js';
import type { State } from '../src/state/index.js';
import { play, START, scene } from './scene.js';

const RUNS = { numRuns: TRIES };

/** JSON that begins like something known, so that it gets past the first question. */
const nearly = (known: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> =>
  fc.oneof(fc.jsonValue(), fc.record(known, { requiredKeys: [] }), fc.record({ ...known, extra: fc.jsonValue() }));

const word = fc.constantFrom(
  '__proto__',
  'constructor',
  'yellow',
  '0,4',
  'vp-01',
  'sea-1',
  '',
  'market-tea-1',
  'toString',
);

const loose = fc.oneof(word, fc.jsonValue(), fc.integer(), fc.double());
const kind = fc.constantFrom(...Object.keys(centuryAi.notation));
const move = nearly({
  kind: fc.oneof(kind, loose),
  to: loose,
  drop: loose,
  hex: loose,
  colour: loose,
  pay: fc.oneof(loose, fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 5 })),
  tile: loose,
  times: loose,
  set: loose,
  order: loose,
});

const POSITIONS: readonly State[] = [
  scene({ cargo: [3, 1, 0, 0] }),
  play(scene({ cargo: [3, 1, 0, 0] }), 'stay'),
  play(scene({ cargo: [5, 0, 0, 0] }), 'stay', 'market -'),
  play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port'),
  play(scene({ boat: '2,0' }), 'stay', 'harvest'),
  centuryAi.newGame({ mode: 'versus' }),
];

describe('bad input', () => {
  test('check and applyMove take anything as a move and refuse what is not listed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...POSITIONS), move, (state, value) => {
        const before = JSON.stringify(state);
        const refusal = centuryAi.check(state, value);
        const listed = centuryAi.legalMoves(state).some((each) => JSON.stringify(each) === JSON.stringify(value));
        // The order of keys is no part of a move.
        if (refusal === undefined) expect(centuryAi.legalMoves(state)).toContainEqual(value);
        else {
          expect(listed).toBe(false);
          expect(centuryAi.describeRefusal(refusal)).not.toBe('');
          expect(() => centuryAi.applyMove(state, value as never)).toThrow(IllegalMoveError);
        }
        expect(JSON.stringify(state)).toBe(before);
      }),
      RUNS,
    );
  });

  test('check takes anything as a state', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(centuryAi.check(value as never, { kind: 'stay' })?.code).toBe('not-this-game');
      }),
      RUNS,
    );
  });

  test('decodeMove reads only what encodeMove writes', () => {
    const text = fc.oneof(
      fc.string(),
      fc.tuple(kind, word, word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (code) => {
        const read = centuryAi.decodeMove(code);
        if (read !== undefined) expect(centuryAi.encodeMove(read)).toBe(code);
      }),
      RUNS,
    );
  });

  test('newGame makes a game or names the option that is wrong', () => {
    const spec = fc.record({
      symbol: word,
      give: fc.constantFrom('Y', 'YY', 'X', ''),
      get: fc.constantFrom('R', 'YYY'),
    });
    const options = nearly({
      mode: fc.constantFrom('solo', 'versus', 'both'),
      players: fc.integer({ min: 1, max: 5 }),
      map: fc.constantFrom('hexagon', 'random', 'round'),
      seaTiles: fc.constantFrom('included', 'removed', null, 'some'),
      startingCubes: fc.constantFrom('random', 'choose', null),
      bonusPool: fc.constantFrom('seed', 'published', null, 'all'),
      roundLimit: fc.oneof(fc.integer(), fc.double()),
      colour: word,
      marketTiles: fc.oneof(fc.jsonValue(), fc.array(spec, { minLength: 8, maxLength: 24 })),
      vpTiles: fc.jsonValue(),
      start: nearly({
        tiles: fc.oneof(fc.jsonValue(), fc.constant(START.tiles), fc.shuffledSubarray([...START.tiles])),
        ports: fc.oneof(fc.jsonValue(), fc.constant(START.ports), fc.shuffledSubarray([...START.ports])),
        seats: fc.array(fc.record({ cargo: fc.constantFrom('Y', 'RR', null, 'Z'), boat: word }), { maxLength: 3 }),
        ai: word,
      }),
      seed: fc.oneof(fc.string(), fc.integer()),
    });
    fc.assert(
      fc.property(options, (given) => {
        try {
          expect(centuryAi.newGame(given as never).pending.length).toBeGreaterThan(0);
        } catch (error) {
          if (!(error instanceof InvalidOptionsError)) throw error;
          expect(error.issues.length).toBeGreaterThan(0);
          for (const { message } of error.issues) expect(message).toMatch(/should be/);
        }
      }),
      RUNS,
    );
  }, 120_000);

  test('load takes anything, and names what is wrong with it', () => {
    let game = begin(centuryAi, { seed: 'saved' });
    for (let ply = 0; ply < 30; ply++) game = push(centuryAi, game, centuryAi.botMove(game.state));
    const saved = save(centuryAi, game);
    expect(load(centuryAi, JSON.stringify(saved)).ok).toBe(true);
    const broken = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.record({
        format: fc.constantFrom('wonders-save', 'other'),
        version: fc.constantFrom(1, 2, 'one'),
        game: fc.constantFrom('century-ai', 'hal'),
        rules: fc.constantFrom(saved.rules, 99),
        options: fc.oneof(fc.constant(saved.options), fc.jsonValue()),
        moves: fc.oneof(fc.constant(saved.moves), fc.array(fc.oneof(fc.constantFrom(...saved.moves), word))),
        digest: fc.constantFrom(saved.digest, '00000000000000'),
      }),
    );
    fc.assert(
      fc.property(broken, (value) => {
        const result = load(centuryAi, value);
        if (!result.ok) expect(result.issue.message).not.toBe('');
        else expect(result.playthrough.record.moves.length).toBe(saved.moves.length);
      }),
      RUNS,
    );
  }, 120_000);
});
