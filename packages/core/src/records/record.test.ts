import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../../.ci/runs.js';
import { CHANCE, draw, type OptionsOf, seedRng } from '../index.js';
import { sealed } from '../testing/index.js';
import { savedDigest } from './digest.js';
import {
  begin,
  compact,
  conclude,
  digest,
  type GameRecord,
  load,
  type PlaythroughOf,
  playOn,
  pop,
  push,
  replay,
  type Save,
  type SaveIssue,
  save,
  saveSchema,
} from './index.js';
import { besides } from './record.js';
import { fullOptions } from './save.js';
import '../sealed/index.js';

function playOut(options: OptionsOf<typeof sealed>, plies = Number.POSITIVE_INFINITY): PlaythroughOf<typeof sealed> {
  const rng = seedRng(`moves of ${options.seed}`);
  let game = begin(sealed, options);
  for (let ply = 0; ply < plies && sealed.activeSeats(game.state).length > 0; ply++)
    game = push(
      sealed,
      game,
      sealed.fast.randomMove(game.state, () => draw(rng)),
    );
  return game;
}
const played = playOut({ seed: 'monday', seats: 2 });
const saved = save(sealed, played);

/** A playthrough with the options as a save spells them out. */
const full = (game: PlaythroughOf<typeof sealed>): PlaythroughOf<typeof sealed> => ({
  ...game,
  record: { ...game.record, options: save(sealed, game).options },
});

describe('a record', () => {
  test('begins with the options given and no moves', () => {
    expect(begin(sealed).record).toEqual({ game: 'sealed', options: {}, moves: [] });
    expect(begin(sealed, { seats: 4 })).toEqual({
      record: { game: 'sealed', options: { seats: 4 }, moves: [] },
      state: sealed.newGame({ seats: 4 }),
    });
  });

  test('grows by push, which leaves the old one alone', () => {
    const start = begin(sealed, { seats: 2 });
    const text = JSON.stringify(start);
    const next = push(sealed, start, sealed.botMove(start.state, 1), 1);
    expect(next.record.moves).toEqual([sealed.botMove(start.state, 1)]);
    expect(JSON.stringify(start)).toBe(text);
  });

  test('refuses an illegal move, and a legal one of another seat', () => {
    const start = begin(sealed, { seats: 2 });
    expect(() => push(sealed, start, { kind: 'draw', card: 3 })).toThrow('refused');
    expect(() => push(sealed, start, sealed.botMove(start.state, 1), 0)).toThrow('refused');
  });

  test('replays to the same state, showing each move before it is played', () => {
    const seen: string[] = [];
    const end = replay(sealed, played.record, (state, move, ply) => {
      expect(sealed.check(state, move)).toBeUndefined();
      seen.push(`${ply} ${sealed.encodeMove(move)}`);
    });
    expect(end).toEqual(played.state);
    expect(seen).toEqual(saved.moves.map((code, ply) => `${ply} ${code}`));
  });

  test('is undone by any number of plies', () => {
    const short = playOut({ seed: 'monday', seats: 2 }, played.record.moves.length - 3);
    expect(pop(sealed, played, 3)).toEqual(short);
    expect(pop(sealed, played)).toEqual(pop(sealed, played, 1));
    expect(pop(sealed, played, 0)).toEqual(played);
    for (const plies of [played.record.moves.length, 1000])
      expect(pop(sealed, played, plies)).toEqual(begin(sealed, played.record.options));
  });
});

describe('a save', () => {
  test.each<OptionsOf<typeof sealed>>([
    { seed: 'a' },
    { seed: 'a', seats: 2 },
    { seed: 'ä→🎲', seats: 4 },
    { seed: '', chance: 'manual', seats: 3 },
  ])('loses nothing: %j', (options) => {
    for (const plies of [0, 1, 5, 100]) {
      const game = playOut(options, plies);
      const text = JSON.stringify(save(sealed, game));
      for (const input of [text, JSON.parse(text)]) {
        const loaded = load(sealed, input);
        expect(loaded).toEqual({ ok: true, playthrough: full(game), replay: 'same' });
        if (loaded.ok) expect(JSON.stringify(save(sealed, loaded.playthrough))).toBe(text);
      }
    }
  });

  test('is small and readable', () => {
    expect(saved).toEqual({
      format: 'wonders-save',
      version: 3,
      game: 'sealed',
      rules: 1,
      options: { seed: 'monday', seats: 2, chance: 'sampled', names: [] },
      moves: expect.arrayContaining([expect.stringMatching(/^bid [01] \d+$/)]),
      digest: digest(played.state),
    });
    expect(saveSchema['~standard'].validate(saved)).toEqual({ value: saved });
  });

  const BROKEN: readonly [SaveIssue['code'], unknown, string | RegExp, object?][] = [
    ['not-json', 'bid 0 3', /^not JSON: /],
    ['not-json', '', /^not JSON: /],
    ['unknown-format', '[]', 'not a save: "format" should be "wonders-save"'],
    ['unknown-format', null, 'not a save: "format" should be "wonders-save"'],
    ['unknown-format', { ...saved, format: 'pgn' }, 'not a save: "format" should be "wonders-save"'],
    ['newer-version', { ...saved, version: 4 }, 'saved in version 4 of the format, this is version 3', { version: 4 }],
    ['malformed', { ...saved, version: '1' }, '/version should be a whole number from 1 to 3, got "1"'],
    ['malformed', { ...saved, evil: 1 }, /^\/evil should be absent/],
    ['malformed', { ...saved, moves: ['bid 0 3', 7] }, '/moves/1 should be a text of at most 1000 characters, got 7'],
    ['malformed', { ...saved, digest: undefined }, /^\/digest should be a text/],
    ['malformed', { ...saved, options: [] }, /^\/options should be an object/],
    ['wrong-game', { ...saved, game: 'chess' }, 'a save of chess, not of sealed', { game: 'chess' }],
    ['malformed', { ...saved, meta: 'Ada' }, '/meta should be an object, or absent, got "Ada"'],
    ['malformed', { ...saved, verdict: { by: 'rain', seat: 0, ply: 0 } }, /^\/verdict\/by should be one of/],
    ['bad-verdict', { ...saved, verdict: { by: 'host', seat: null, ply: 1 } }, /^the game has ended by its rules/],
    ['bad-options', { ...saved, options: { seats: 9 } }, 'sealed: /seats should be a whole number from 2 to 4, got 9'],
    [
      'unreadable-move',
      { ...saved, moves: ['bid 0 99'] },
      'move 1 "bid 0 99" is unreadable',
      { ply: 0, text: 'bid 0 99' },
    ],
    [
      'refused-move',
      { ...saved, moves: [saved.moves[0], saved.moves[0]] },
      /^move 2 "bid . \d+" refused: it is the turn of Seat [12]$/,
      { ply: 1, text: saved.moves[0], refusal: { code: 'not-your-turn' } },
    ],
    [
      'refused-move',
      { ...saved, moves: [...saved.moves, 'bid 0 1'] },
      /refused: the game is over$/,
      { refusal: { code: 'over' } },
    ],
    [
      'digest-differs',
      { ...saved, digest: '00000000000000' },
      `after move ${saved.moves.length} the digest is ${saved.digest}, the save says 00000000000000`,
      { ply: saved.moves.length, expected: '00000000000000', found: saved.digest },
    ],
  ];

  test.each(BROKEN)('%s, %j', (code, input, message, more = {}) => {
    const loaded = load(sealed, input);
    expect(loaded).toMatchObject({ ok: false, issue: { code, ...more } });
    if (!loaded.ok) expect(loaded.issue.message).toMatch(message);
  });

  test('issues of malformed saves and options are told by place', () => {
    expect(load(sealed, { ...saved, rules: 0, digest: 1 })).toMatchObject({
      issue: { issues: [{ path: ['rules'] }, { path: ['digest'] }] },
    });
    expect(load(sealed, { ...saved, options: { seats: 9, dice: 2 } })).toMatchObject({
      issue: { issues: [{ path: ['dice'] }, { path: ['seats'] }] },
    });
  });
});

describe('a save of older rules', () => {
  // Under rules 3 of this make-believe past a bid was called an offer.
  const old: Save = {
    ...saved,
    rules: 3,
    moves: saved.moves.map((code) => code.replace('bid', 'offer')),
    digest: 'abc',
  };
  const renaming = {
    ...sealed,
    migrate: (given: Save) =>
      given.rules === 3
        ? { ...given, rules: 1, moves: given.moves.map((code) => code.replace('offer', 'bid')) }
        : undefined,
  };

  test('is brought up to date and replayed; its digest belonged to the older rules', () => {
    expect(load(renaming, old)).toEqual({ ok: true, playthrough: full(played), replay: 'migrated', dropped: 0 });
  });

  test('is refused where the game cannot, or where it comes out under yet other rules', () => {
    expect(load(sealed, old)).toMatchObject({ ok: false, issue: { code: 'other-rules', rules: 3 } });
    expect(load(renaming, { ...old, rules: 2 })).toMatchObject({ ok: false, issue: { code: 'other-rules', rules: 2 } });
    const halfway = { ...sealed, migrate: (given: Save) => ({ ...given, rules: 2 }) };
    expect(load(halfway, old)).toMatchObject({ ok: false, issue: { code: 'other-rules' } });
  });

  test('is checked move by move all the same', () => {
    const loaded = load(renaming, { ...old, moves: ['offer 0 0'] });
    expect(loaded).toMatchObject({ issue: { code: 'unreadable-move', ply: 0 } });
    expect(Object.keys(loaded)).toEqual(['ok', 'issue', 'before']);
  });

  test('in the compact form is not migrated: its numbers belong to the older lists of moves', () => {
    const short = { ...compact(sealed, played), rules: 3, moves: 'z' };
    const migrate = () => expect.unreachable('migrated');
    expect(load({ ...sealed, migrate }, short)).toMatchObject({ issue: { code: 'other-rules', ply: 0 } });
  });

  test('is loaded like any other where its moves lead to the same state', () => {
    for (const rules of [3, 999]) {
      const loaded = load(sealed, { ...saved, rules });
      expect(loaded).toEqual({ ok: true, playthrough: full(played), replay: 'same' });
      expect(load(sealed, { ...compact(sealed, played), rules })).toEqual(loaded);
    }
  });

  test('says at which move it differs and why, with the game up to there', () => {
    const moves = saved.moves.map((code, ply) => (ply === 4 ? 'bid 0 99' : code));
    const loaded = load(sealed, { ...saved, rules: 3, moves });
    if (loaded.ok) throw new Error('loaded');
    expect(loaded.issue).toEqual({
      code: 'other-rules',
      message: 'played under rules 3 of sealed, this is rules 1: move 5 "bid 0 99" is unreadable',
      rules: 3,
      ply: 4,
      why: { code: 'unreadable-move', message: 'move 5 "bid 0 99" is unreadable', ply: 4, text: 'bid 0 99' },
    });
    expect(loaded.before).toEqual(full(pop(sealed, played, played.record.moves.length - 4)));
  });

  test('differs at its end where every move is legal and the state is another', () => {
    const loaded = load(sealed, { ...saved, rules: 3, digest: '00000000000000' });
    if (loaded.ok) throw new Error('loaded');
    expect(loaded.issue).toMatchObject({ ply: played.record.moves.length, why: { code: 'digest-differs' } });
    expect(loaded.before).toEqual(full(played));
  });

  test('under options that exist no more has no game up to there', () => {
    const loaded = load(sealed, { ...saved, rules: 3, options: { dice: 2 } });
    expect(loaded).toMatchObject({ ok: false, issue: { code: 'other-rules', ply: 0, why: { code: 'bad-options' } } });
    expect(loaded).not.toHaveProperty('before');
  });

  const withdrawing = { ...sealed, options: { ...sealed.options, withdrawn: ['dice', 'cups'] } };

  test('is read without the options that the game has withdrawn, and says which', () => {
    const with_ = { ...saved, rules: 3, options: { ...saved.options, dice: 2 } };
    expect(load(withdrawing, with_)).toEqual({
      ok: true,
      playthrough: full(played),
      replay: 'same',
      withdrawn: ['dice'],
    });
    expect(load(withdrawing, { ...saved, rules: 3 })).not.toHaveProperty('withdrawn');
  });

  test('says what was withdrawn where its moves do not fit', () => {
    const old = { ...saved, rules: 3, options: { ...saved.options, cups: 1, dice: 2 } };
    const loaded = load(withdrawing, { ...old, moves: ['bid 0 99'] });
    expect(loaded).toMatchObject({ ok: false, withdrawn: ['dice', 'cups'], issue: { code: 'other-rules', ply: 0 } });
  });

  test('of today has no options that are withdrawn', () => {
    const loaded = load(withdrawing, { ...saved, options: { ...saved.options, dice: 2 } });
    expect(loaded).toMatchObject({ ok: false, issue: { code: 'bad-options' } });
  });

  test('loses no moves, unless the migration says how many', () => {
    const cut = (given: Save): Save => ({ ...given, rules: 1, moves: saved.moves.slice(0, 4) });
    const missing = saved.moves.length - 4;
    expect(load({ ...sealed, migrate: cut }, old)).toEqual({
      ok: false,
      issue: {
        code: 'bad-migration',
        message: `migrate of sealed, given rules 3, drops ${missing} moves and says 0: give { save, dropped: ${missing} }`,
        rules: 3,
      },
    });
    const told = { ...sealed, migrate: (given: Save) => ({ save: cut(given), dropped: missing }) };
    expect(load(told, old)).toEqual({
      ok: true,
      playthrough: full(pop(sealed, played, missing)),
      replay: 'migrated',
      dropped: missing,
    });
  });

  test('that breaks the migration is refused, and nothing is thrown', () => {
    const breaks = () => {
      throw new Error('no such phase');
    };
    const none = () => ({ ...old, rules: 1, moves: 7 }) as never;
    expect(load({ ...sealed, migrate: breaks }, old)).toMatchObject({
      issue: { code: 'bad-migration', message: 'migrate of sealed, given rules 3, throws: no such phase' },
    });
    const shouts = () => {
      throw 'no such card';
    };
    expect(load({ ...sealed, migrate: shouts }, old)).toMatchObject({
      issue: { code: 'bad-migration', message: 'migrate of sealed, given rules 3, throws: no such card' },
    });
    expect(load({ ...sealed, migrate: none }, old)).toMatchObject({ issue: { code: 'bad-migration' } });
  });
});

describe('options spelled out', () => {
  test('are as they were given where the game refuses them, so that loading can name them', () => {
    expect(fullOptions(sealed, { seats: 9 } as never)).toEqual({ seats: 9 });
  });

  test('leave out tables of components, unless somebody gave them', () => {
    const cards = { low: 1 };
    const printed = {
      ...sealed,
      options: { '~standard': { validate: (given: object) => ({ value: { seats: 2, cards, ...given } }) } },
    } as unknown as typeof sealed;
    expect(fullOptions(printed, {})).toEqual({ seats: 2 });
    expect(fullOptions(printed, { cards } as never)).toEqual({ seats: 2, cards });
  });
});

describe('what a save carries besides', () => {
  test('only what there is', () => {
    expect(Object.keys(besides({}))).toEqual([]);
    expect(besides({ meta: { room: 7 } })).toEqual({ meta: { room: 7 } });
  });

  const half = pop(sealed, played, 3);

  test('all options, so that a later default changes nothing', () => {
    const later = {
      ...sealed,
      newGame: (options = {}, emit?: never) => sealed.newGame({ seats: 4, ...options }, emit),
    };
    const plain = save(sealed, begin(sealed, { seed: 'monday' }));
    expect(load(later, plain)).toMatchObject({ ok: true, replay: 'same' });
  });

  test('what the app keeps with the game, through moves and back', () => {
    const meta = { names: ['Ada', 'Blaise'], clocks: [61_000, 9_500], comments: { 3: 'too early' } };
    const kept = { ...half, record: { ...half.record, meta } };
    const after = push(sealed, kept, sealed.botMove(kept.state));
    for (const text of [save(sealed, after), compact(sealed, after)].map((each) => JSON.stringify(each))) {
      const loaded = load(sealed, text);
      expect(loaded.ok && loaded.playthrough.record.meta).toEqual(meta);
    }
    expect(pop(sealed, after).record.meta).toEqual(meta);
    expect(save(sealed, half)).not.toHaveProperty('meta');
  });

  test('a verdict, after which nothing is played', () => {
    const over = conclude(sealed, half, 'time', 1);
    for (const text of [save(sealed, over), compact(sealed, over)].map((each) => JSON.stringify(each))) {
      const loaded = load(sealed, text);
      expect(loaded.ok && loaded.playthrough.record.verdict).toEqual({
        by: 'time',
        seat: 1,
        ply: half.record.moves.length,
      });
    }
    expect(() => push(sealed, over, sealed.botMove(over.state))).toThrow('the game has ended by a verdict');
    expect(() => conclude(sealed, over, 'host', null)).toThrow('it has ended');
    expect(pop(sealed, over, 0).record).toEqual(half.record);
  });

  test('a verdict of another seat or another move is refused', () => {
    const text = save(sealed, conclude(sealed, half, 'resign', 0));
    const ply = half.record.moves.length;
    for (const verdict of [
      { by: 'resign', seat: 2, ply },
      { by: 'resign', seat: 0, ply: ply - 1 },
    ]) {
      const loaded = load(sealed, { ...text, verdict });
      expect(loaded).toMatchObject({ ok: false, issue: { code: 'bad-verdict', ply } });
      expect(!loaded.ok && loaded.before).toEqual(full(half));
    }
    expect(() => conclude(sealed, half, 'resign', 2)).toThrow('the game has seats 0 to 1');
    expect(() => conclude(sealed, played, 'host', null)).toThrow('ended by its rules');
  });
});

describe('saves made long ago', () => {
  const dir = new URL('saves/', import.meta.url);
  test.each(readdirSync(dir))('%s is loaded as it was', (file) => {
    const text = readFileSync(new URL(file, dir), 'utf8');
    const loaded = load(sealed, text);
    if (!loaded.ok) throw new Error(loaded.issue.message);
    // Saves of format version 1 had only the options that were given, and a digest that counted the rules.
    const { version: _, digest: __, options, ...rest } = JSON.parse(text);
    const again = save(sealed, loaded.playthrough);
    expect(again).toMatchObject({ ...rest, version: 3, options });
    expect(load(sealed, again)).toEqual({ ...loaded, playthrough: full(loaded.playthrough) });
  });
});

describe('whatever is loaded', () => {
  const CODES: readonly string[] = [
    ...['not-json', 'unknown-format', 'newer-version', 'malformed', 'wrong-game', 'other-rules', 'bad-options'],
    ...['unreadable-move', 'refused-move', 'digest-differs', 'bad-verdict'],
  ];
  const named = (input: unknown) => {
    const loaded = load(sealed, input);
    if (loaded.ok) return;
    expect(CODES).toContain(loaded.issue.code);
    expect(loaded.issue.message).not.toBe('');
  };

  test('arbitrary text and JSON give an issue by name', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue()), named), { numRuns: TRIES });
  });

  test('a save with anything in one place gives an issue by name', () => {
    const place = fc.constantFrom(...Object.keys(saved));
    const spoilt = fc.tuple(place, fc.jsonValue()).map(([key, value]) => ({ ...saved, [key]: value }));
    fc.assert(fc.property(spoilt, named), { numRuns: TRIES });
  });

  test('a save with any moves gives an issue by name', () => {
    const code = fc.oneof(
      fc.constantFrom(...saved.moves),
      fc.tuple(fc.constantFrom('bid', 'draw', '__proto__'), fc.integer(), fc.integer()).map((words) => words.join(' ')),
      fc.string(),
    );
    const spoilt = fc.array(code, { maxLength: 12 }).map((moves) => ({ ...saved, moves }));
    fc.assert(fc.property(spoilt, named), { numRuns: TRIES });
  });
});

describe('an object that is no plain JSON', () => {
  const refuse = () => {
    throw new Error('no');
  };
  const cycle: Record<string, unknown> = { ...saved };
  cycle.options = cycle;
  test.each<[string, unknown]>([
    ['a getter that throws', Object.defineProperty({}, 'format', { get: refuse, enumerable: true })],
    ['a proxy that throws', new Proxy({}, { get: refuse, ownKeys: refuse, has: refuse })],
    [
      'a proxy that throws no error',
      new Proxy(
        {},
        {
          get: () => {
            throw Object.create(null);
          },
        },
      ),
    ],
    ['a cycle', cycle],
    ['a bigint', { ...saved, rules: 1n }],
    ['depth', { ...saved, options: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) }],
  ])('is refused: %s', (_, input) => {
    expect(load(sealed, input)).toMatchObject({ ok: false, issue: { code: 'not-json' } });
  });

  test('is refused with the words of the error, where there are some', () => {
    const shouts = {
      toJSON() {
        throw 'never';
      },
    };
    expect(load(sealed, shouts)).toMatchObject({ issue: { code: 'not-json', message: 'not JSON: unreadable' } });
    expect(load(sealed, '{')).toMatchObject({ issue: { message: expect.stringMatching(/^not JSON: .*JSON/) } });
  });

  test('is no excuse for a game that cannot begin', () => {
    const newGame = () => {
      throw new TypeError('no deck');
    };
    expect(() => load({ ...sealed, newGame }, saved)).toThrow('no deck');
  });

  test.each([undefined, () => 1, Symbol('save')])('is no save: %s', (input) => {
    expect(load(sealed, input)).toMatchObject({ ok: false, issue: { code: 'unknown-format' } });
  });

  test('cannot change a game once it is loaded', () => {
    let reads = 0;
    const options = Object.defineProperty({ seats: 2 }, 'seed', {
      get: () => (reads++ === 0 ? 'monday' : 'tuesday'),
      enumerable: true,
    });
    const loaded = load(sealed, { ...saved, options });
    if (!loaded.ok) throw new Error(loaded.issue.message);
    expect(loaded.playthrough.record.options).toEqual({ seats: 2, seed: 'monday' });
    expect(replay(sealed, loaded.playthrough.record)).toEqual(loaded.playthrough.state);
  });
});

test('a record of manual chance holds the answers of the host', () => {
  const game = playOut({ seed: 'host', chance: 'manual', seats: 2 });
  const record: GameRecord<unknown, unknown> = game.record;
  expect(record.moves).toContainEqual({ kind: 'draw', card: expect.any(Number) });
  expect(sealed.activeSeats(begin(sealed, game.record.options).state)).toEqual([CHANCE]);
});

test('playOn plays as push does, checks nothing twice, and leaves what it is given as it is', () => {
  const start = begin(sealed, { seed: 'on', seats: 3 });
  const rng = seedRng('picks');
  const picks: number[] = [];
  const on = playOn(sealed, start, (moves) => {
    const pick = Math.floor(draw(rng) * moves.length);
    picks.push(pick);
    return pick;
  });
  let pushed = start;
  for (const pick of picks) pushed = push(sealed, pushed, sealed.legalMoves(pushed.state)[pick] as never);
  expect(on).toEqual(pushed);
  expect(sealed.outcome(on.state)?.ending).toBe('all-sold');
  expect(start.record.moves).toEqual([]);
  const deaf = {
    ...sealed,
    check: () => expect.unreachable('checked'),
    applyMove: () => expect.unreachable('applied'),
  };
  expect(playOn(deaf, start, () => 0).record.moves.length).toBe(picks.length);
});

test('playOn stops where nobody picks, and refuses a number without a move and a game with a verdict', () => {
  const start = begin(sealed, { seed: 'on', seats: 2 });
  const three = playOn(sealed, start, (_, { ply }) => (ply < 3 ? 0 : undefined));
  expect(three.record.moves.length).toBe(3);
  expect(playOn(sealed, three, () => 0).record.moves.slice(0, 3)).toEqual(three.record.moves);
  expect(() => playOn(sealed, start, (moves) => moves.length)).toThrow(RangeError);
  const resigned = conclude(sealed, three, 'resign', 1);
  expect(() => playOn(sealed, resigned, () => 0)).toThrow('the game has ended by a verdict');
});

test('load checks each move of a save, and none of a compact save, which are numbers of legal moves', () => {
  const checks: unknown[] = [];
  const counting: typeof sealed = {
    ...sealed,
    check: (...asked) => {
      checks.push(asked[1]);
      return sealed.check(...asked);
    },
    applyMove: () => expect.unreachable('checked twice'),
  };
  expect(load(counting, JSON.stringify(saved))).toMatchObject({ ok: true });
  expect(checks).toEqual(played.record.moves);
  checks.length = 0;
  expect(load(counting, JSON.stringify(compact(sealed, played)))).toMatchObject({ ok: true });
  expect(checks).toEqual([]);
});

describe('a record of a sealed deal', () => {
  const end = conclude(sealed, playOut({ seed: 'sealed', seats: 2, rng: 'sealed' }, 5), 'resign', 0);
  const back = pop(sealed, pop(sealed, end, 2), 1);

  test('keeps what pop has taken back', () => {
    const [first, ...moves] = end.record.moves.slice(2);
    expect(back.record.takenBack).toEqual([
      { revision: 7, ply: 3, moves, verdict: end.record.verdict },
      { revision: 8, ply: 2, moves: [first] },
    ]);
    expect(pop(sealed, begin(sealed, end.record.options)).record).not.toHaveProperty('takenBack');
  });

  test.each([
    ['a save', save],
    ['a compact save', compact],
  ] as const)('is read from %s, whose digest covers it', (_, write) => {
    const saved = write(sealed, back);
    const loaded = load(sealed, JSON.stringify(saved));
    expect(loaded.ok && loaded.playthrough.record.takenBack).toEqual(back.record.takenBack);
    const { takenBack: lines = [], ...rest } = saved;
    const forged = [
      rest,
      { ...saved, takenBack: lines.slice(1) },
      { ...saved, takenBack: lines.map((line) => ({ ...line, revision: line.revision + 1 })) },
    ];
    for (const other of forged)
      expect(load(sealed, other)).toMatchObject({ ok: false, issue: { code: 'digest-differs' } });
  });

  test('is refused by name where it cannot have been so', () => {
    const saved = save(sealed, back);
    const [, line = { revision: 0, ply: 0, moves: [] }] = saved.takenBack ?? [];
    const wrong: readonly [NonNullable<Save['takenBack']>, RegExp][] = [
      [[{ ...line, moves: ['bid 0 99'] }], /"bid 0 99", which was taken back, is unreadable/],
      [[{ ...line, moves: [...line.moves, ...line.moves] }], /"bid \d \d+", which was taken back: /],
      [[{ ...line, ply: 9 }], /taken back to move 9, and the game had fewer/],
      [[{ ...line, revision: 2 }], /revision 2 is said to be after revision 3/],
      [[{ ...line, verdict: { by: 'resign', seat: 0, ply: 1 } }], /the verdict stands at move 1/],
    ];
    for (const [takenBack, message] of wrong) {
      const digest = savedDigest(back.state, { takenBack });
      const loaded = load(sealed, { ...saved, takenBack, digest });
      expect(loaded).toMatchObject({ ok: false, issue: { code: 'bad-line', message: expect.stringMatching(message) } });
    }
  });

  test('of format version 2, whose digest covers the state alone, is still read', () => {
    const { verdict, digest: _, ...saved } = save(sealed, end);
    const old = { ...saved, verdict, version: 2, digest: digest(end.state) };
    const loaded = load(sealed, old);
    expect(loaded.ok && loaded.playthrough.record.verdict).toEqual(verdict);
    expect(load(sealed, { ...old, version: 3 })).toMatchObject({ ok: false, issue: { code: 'digest-differs' } });
  });
});
