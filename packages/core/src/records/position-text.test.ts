import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../../.ci/runs.js';
import { sealed } from '../testing/index.js';
import { hash } from './digest.js';
import { positionText, readPosition } from './index.js';

const state = sealed.newGame({ seed: 'monday', seats: 2 });
const short = positionText(sealed, { ...state, won: [7, 3] });
/** A line of JSON whose sum fits its text. */
const summed = (json: string, head = 'wonders-position 1 sealed 1') => `${head} ${hash(json)} ${json}`;
const line = summed(JSON.stringify({ ...state, won: [7, 3] }));

describe('a position as text', () => {
  test('is one line, and gives the same position again', () => {
    expect(line).not.toContain('\n');
    expect(readPosition(sealed, line)).toEqual({ ok: true, state: { ...state, won: [7, 3] } });
    expect(readPosition(sealed, `  ${line}\n`)).toEqual(readPosition(sealed, line));
    expect(short).toMatch(/^wonders-position\.4\.sealed\.1\.[\w-]{40,120}$/);
    expect(readPosition(sealed, ` ${short} `)).toEqual(readPosition(sealed, line));
  });

  test('notices each letter that is changed, left out or added', () => {
    for (let i = 'wonders-position.4.sealed.1.'.length; i <= short.length; i++)
      for (const text of [
        `${short.slice(0, i)}x${short.slice(i)}`,
        `${short.slice(0, i)}${short.slice(i + 1)}`,
        `${short.slice(0, i)}${short[i] === 'q' ? 'p' : 'q'}${short.slice(i + 1)}`,
      ])
        if (text !== short)
          expect(readPosition(sealed, text)).toMatchObject({ ok: false, issue: { code: 'sum-differs' } });
    expect(readPosition(sealed, `${short}${'_'.repeat(30_000)}`)).toMatchObject({ ok: false });
  });

  test('is JSON where no schema describes the state, and packed where one of several does', () => {
    const odd = { ...state, extra: 'ÄÖÜ' } as typeof state;
    expect(positionText(sealed, odd)).toBe(summed(JSON.stringify(odd)));
    for (const names of [['Zoë', '王'], ['anna', ''], []]) {
      const named = { ...state, names };
      const text = positionText(sealed, named);
      expect(text).toMatch(/^wonders-position\.4\.[\w.-]{40,140}$/);
      expect(readPosition(sealed, text)).toEqual({ ok: true, state: named });
    }
    const secret = sealed.newGame({ seed: 'monday', seats: 3, rng: 'alea' });
    expect(readPosition(sealed, positionText(sealed, secret))).toEqual({ ok: true, state: secret });
  });

  test.each([
    ['unknown-format', null, 'not a position: it should begin with "wonders-position"'],
    ['unknown-format', '{"format":"wonders-save"}', 'not a position: it should begin with "wonders-position"'],
    ['newer-version', summed('{}', 'wonders-position 5 sealed 1'), /written in version 5 .* this is version 4/],
    ['unknown-format', 'wonders-position.3.sealed.1.abc', /written in version 3 .* no longer read: this is version 4/],
    ['wrong-game', summed('{}', 'wonders-position 1 chess 1'), 'a position of chess, not of sealed'],
    ['other-rules', summed('{}', 'wonders-position 1 sealed 4'), /rules 4 of sealed, this is rules 1: only a save/],
    ['sum-differs', line.replace('[7,3]', '[8,3]'), /the sum is \w{14}, the line says \w{14}: it was changed/],
    ['not-json', summed('{'), /^the state is not JSON: /],
    ['not-a-state', summed('null'), /^the value should be an object with game, /],
    ['not-a-state', summed(JSON.stringify({ ...state, extra: 1 })), /^\/extra should be absent/],
    [
      'not-a-state',
      summed(JSON.stringify({ ...state, hands: 7 })),
      /\/hands should be a list of 4 to 4, .* got 7(;|$)/,
    ],
    [
      'not-a-state',
      summed(JSON.stringify({ ...state, won: ['7', 3] })),
      /^\/won\/0 should be a whole number .* got "7"$/,
    ],
    [
      'not-a-state',
      summed(JSON.stringify({ ...state, won: [7, 3, 1] })),
      /^\/won should be a list of 2 to 2, .* got a list of 3$/,
    ],
    [
      'not-a-state',
      summed(JSON.stringify({ ...state, rng: { ...state.rng, s0: 1e300 } })),
      /^\/rng should be a generator/,
    ],
    [
      'not-a-state',
      summed(JSON.stringify({ ...state, pending: [] })),
      '/pending should be a list with a decision, since the game goes on, got a list of 0',
    ],
    [
      'not-a-state',
      summed(JSON.stringify({ ...state, pending: state.pending.map((each) => ({ ...each, seat: 3 })) })),
      '/pending/0/seat should be a whole number from -1 to 1, got 3',
    ],
    ['not-a-state', summed(JSON.stringify(sealed.view(state, 0))), /may see, not a state/],
  ])('%s: %s', (code, given, message) => {
    const read = readPosition(sealed, given);
    expect(read).toMatchObject({ ok: false, issue: { code } });
    if (!read.ok) expect(read.issue.message).toMatch(message);
  });

  test('of a game that is over is read', () => {
    let over = state;
    while (over.pending.length > 0) over = sealed.choices(over).play(0);
    expect(readPosition(sealed, positionText(sealed, over))).toEqual({ ok: true, state: over });
    expect(readPosition(sealed, positionText(sealed, { ...over, round: 3 }))).toMatchObject({ ok: false });
  });

  test('is refused where a schema would fill in what is missing, however deep', () => {
    const filling = (fill: (given: typeof state) => unknown) =>
      ({
        ...sealed,
        states: { '~standard': { validate: (given: typeof state) => ({ value: fill(given) }) } },
      }) as unknown as typeof sealed;
    const told = (fill: (given: typeof state) => unknown) => readPosition(filling(fill), line);
    expect(told((given) => given)).toMatchObject({ ok: true });
    expect(told((given) => ({ ...given, dice: 1 }))).toMatchObject({ issue: { message: '/dice should be there' } });
    expect(told((given) => ({ ...given, rng: { ...given.rng, s9: 1 } }))).toMatchObject({
      issue: { message: '/rng/s9 should be there' },
    });
  });

  test('is refused where the rules cannot go on from it', () => {
    const told = (change: object) => {
      const read = readPosition({ ...sealed, ...change } as typeof sealed, line);
      return read.ok ? 'read' : read.issue.message;
    };
    const throws = (what: unknown) => () => {
      throw what;
    };
    const stuck = 'no move is legal in the state, and the game is not over';
    expect(told({})).toBe('read');
    expect(told({ legalMoves: () => [] })).toBe(stuck);
    expect(told({ activeSeats: () => [], outcome: () => undefined })).toBe(stuck);
    const refuses = (_: unknown, move: unknown) => (move === null ? undefined : { code: 'over' });
    expect(told({ check: refuses })).toBe('the rules list a move and refuse it: the game is over');
    expect(told({ view: throws(new Error('no such card')) })).toBe('the rules cannot play the state: no such card');
    expect(told({ standing: throws('no scores') })).toBe('the rules cannot play the state: no scores');
  });

  test('in which one seat alone is to move is read', () => {
    const dealing = sealed.newGame({ seats: 2, chance: 'manual' });
    expect(sealed.activeSeats(dealing)).toHaveLength(1);
    expect(readPosition(sealed, positionText(sealed, dealing))).toEqual({ ok: true, state: dealing });
  });

  test('of any text is read or refused, never more', () => {
    const json = fc.jsonValue().map((value) => summed(JSON.stringify(value)));
    const spoilt = fc
      .tuple(fc.constantFrom(...Object.keys(state)), fc.jsonValue())
      .map(([key, value]) => summed(JSON.stringify({ ...state, [key]: value })));
    fc.assert(
      fc.property(fc.oneof(fc.string(), json, spoilt), (text) => {
        const read = readPosition(sealed, text);
        if (!read.ok) expect(read.issue.message).not.toBe('');
      }),
      { numRuns: TRIES },
    );
  });
});
