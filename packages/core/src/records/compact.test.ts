import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../../.ci/runs.js';
import { draw, type OptionsOf, seedRng } from '../index.js';
import { sealed } from '../testing/index.js';
import { compactSaveSchema, numbersOf } from './compact.js';
import { begin, compact, load, type PlaythroughOf, push, save } from './index.js';

function playOut(options: OptionsOf<typeof sealed>, plies = Number.POSITIVE_INFINITY): PlaythroughOf<typeof sealed> {
  const rng = seedRng(`moves of ${options.seed}`);
  const random = () => draw(rng);
  let game = begin(sealed, options);
  for (let ply = 0; ply < plies && sealed.activeSeats(game.state).length > 0; ply++)
    game = push(sealed, game, sealed.fast.randomMove(game.state, random));
  return game;
}

const played = playOut({ seed: 'monday', seats: 2 });
const short = compact(sealed, played);

/** The same with all options spelled out, as a save has them. */
const full = (game: PlaythroughOf<typeof sealed>): PlaythroughOf<typeof sealed> => ({
  ...game,
  record: { ...game.record, options: save(sealed, game).options },
});

const LONG_AGO =
  '{"format":"wonders-compact-save","version":1,"game":"sealed","rules":1,"options":{"seed":"long ago","seats":2},"plies":7,"moves":"0000111","digest":"00e279a912bf42"}';

describe('a compact save', () => {
  test.each<OptionsOf<typeof sealed>>([
    { seed: 'a' },
    { seed: 'ä→🎲', seats: 4 },
    { seed: '', chance: 'manual', seats: 3 },
  ])('loses nothing: %j', (options) => {
    for (const plies of [0, 1, 5, 100]) {
      const game = playOut(options, plies);
      const text = JSON.stringify(compact(sealed, game));
      expect(load(sealed, text)).toEqual({ ok: true, playthrough: full(game), replay: 'same' });
      expect(load(sealed, JSON.parse(text))).toEqual({ ok: true, playthrough: full(game), replay: 'same' });
    }
  });

  test('says of each move only which of the legal ones it is', () => {
    expect(compactSaveSchema['~standard'].validate(short)).toEqual({ value: short });
    expect(short).toMatchObject({ format: 'wonders-compact-save', version: 3, plies: played.record.moves.length });
    // Never more than 36 moves are legal here.
    expect(short.moves.length).toBeLessThanOrEqual(short.plies);
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(save(sealed, played)).length);
  });

  test('takes no digit for the only move, one for 36 and two for 37', () => {
    const lists = (count: number) => {
      const moves = Array.from({ length: count }, (_, card) => ({ kind: 'bid', seat: 0, card }) as const);
      return {
        ...sealed,
        choices: (state: object) => ({ moves, play: () => state }),
        legalMoves: () => moves,
        encodeMove: ({ card }: { card: number }) => `bid 0 ${card}`,
      } as unknown as typeof sealed;
    };
    for (const [count, moves] of [
      [1, ''],
      [2, '1'],
      [36, 'z'],
      [37, '10'],
    ] as const) {
      const move = { kind: 'bid', seat: 0, card: count - 1 } as const;
      const record = { ...played.record, moves: [move] };
      const text = compact(lists(count), { record, state: played.state });
      expect(text.moves).toBe(moves);
      expect(numbersOf(lists(count), text).next(played.state, 0)).toEqual({ text: moves, move });
    }
    const cut = numbersOf(lists(37), { ...short, moves: '1' });
    expect(cut.next(played.state, 0)).toEqual({ text: '1', move: undefined });
  });

  test('of a record that is none of this game is refused', () => {
    const { record, state } = played;
    const moves = [...record.moves, { kind: 'bid', seat: 0, card: 1 } as const];
    expect(() => compact(sealed, { record: { ...record, moves }, state })).toThrow('the game is over');
  });

  test.each([
    ['newer-version', { version: 4 }, 'saved in version 4 of the format, this is version 3'],
    ['malformed', { evil: 1 }, /^\/evil should be absent/],
    ['malformed', { plies: -1 }, /^\/plies should be a whole number/],
    ['malformed', { moves: ['bid 0 3'] }, /^\/moves should be a text/],
    ['wrong-game', { game: 'chess' }, 'a save of chess, not of sealed'],
    ['other-rules', { rules: 7, plies: short.plies + 1 }, /^played under rules 7 of sealed, this is rules 1: move/],
    ['bad-options', { options: { seats: 9 } }, /seats should be a whole number/],
    ['unreadable-move', { moves: `-${short.moves.slice(1)}` }, 'move 1 "-" is unreadable'],
    ['unreadable-move', { moves: `z${short.moves.slice(1)}` }, 'move 1 "z" is unreadable'],
    ['unreadable-move', { moves: short.moves.toUpperCase().replace(/^./, 'B') }, 'move 1 "B" is unreadable'],
    ['unreadable-move', { moves: short.moves.slice(0, 2) }, 'move 3 "" is unreadable'],
    ['unreadable-move', { moves: `${short.moves}11` }, `move ${short.plies + 1} "11" is unreadable`],
    ['unreadable-move', { plies: short.plies + 1 }, `move ${short.plies + 1} "" is unreadable`],
    ['digest-differs', { digest: '00000000000000' }, /^after move \d+ the digest is/],
  ])('is refused with %s: %j', (code, change, message) => {
    const loaded = load(sealed, { ...short, ...change });
    expect(loaded).toMatchObject({ ok: false, issue: { code } });
    if (!loaded.ok) expect(loaded.issue.message).toMatch(message);
  });

  test('with any text of moves is read or refused, never more', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (moves, plies) => {
        const loaded = load(sealed, { ...short, moves, plies });
        if (loaded.ok) expect(compact(sealed, loaded.playthrough).moves).toBe(moves);
        else expect(['unreadable-move', 'digest-differs']).toContain(loaded.issue.code);
      }),
      { numRuns: TRIES },
    );
  });

  test('made long ago is loaded as it was', () => {
    const loaded = load(sealed, LONG_AGO);
    if (!loaded.ok) throw new Error(loaded.issue.message);
    const { moves, plies } = JSON.parse(LONG_AGO);
    expect(compact(sealed, loaded.playthrough)).toMatchObject({ version: 3, moves, plies });
    expect(load(sealed, LONG_AGO.replace('0000111', '0000110'))).toMatchObject({ issue: { code: 'digest-differs' } });
  });
});
