import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { few } from '../../../../.ci/runs.js';
import { told } from '../../test/told.js';
import { playGames, verify } from '../arena/index.js';
import { houseBot, randomBot } from '../bots/index.js';
import type { MoveOf, StateOf, Viewer } from '../index.js';
import { draw, drawInt, type SealedRng, seedRng } from '../index.js';
import { begin, compact, digest, load, push, recordFor, replay, save } from '../records/index.js';
import { createTable, log, type Player, playBots, stateOf, turnMessage, updateMessage } from '../table/index.js';
import { contract, sealed } from '../testing/index.js';
import { commitment, jointSeed, sealedRng, verifyDeal, verifySeen } from './index.js';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const SEED = '0d5c7bd1-9d7a-4d6a-a0a5-d1a44ed1f5a9';
const OPTIONS = { seats: 3, seed: SEED, rng: 'sealed' } as const;

/** A whole game by the house bot. */
function played(options: Parameters<typeof sealed.newGame>[0] = OPTIONS) {
  let game = begin(sealed, options);
  while (sealed.activeSeats(game.state).length > 0) game = push(sealed, game, sealed.botMove(game.state));
  return game;
}

const statesOf = ({ record }: ReturnType<typeof played>): StateOf<typeof sealed>[] => {
  const states: StateOf<typeof sealed>[] = [];
  states.push(replay(sealed, record, (state) => states.push(state)));
  return states;
};

describe('the generator', () => {
  test('is SHA-256 in counter mode, as another implementation has it', () => {
    const rng = sealedRng(SEED);
    const key = sha(JSON.stringify(['wonders', 'state', SEED]));
    for (let n = 0; n < 1000; n++) {
      expect(rng).toEqual({ key, counter: n });
      const bits = BigInt(`0x${sha(`${key}/${n}`)}`) >> 203n;
      expect(draw(rng)).toBe(Number(bits) / 2 ** 53);
    }
  });

  test('gives each integer equally often', () => {
    const rng = sealedRng('dice');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = drawInt(rng, 6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('is plain JSON: a round trip through text changes no draw', () => {
    const rng = sealedRng(SEED);
    draw(rng);
    const copy = JSON.parse(JSON.stringify(rng)) as SealedRng;
    expect([draw(copy), draw(copy)]).toEqual([draw(rng), draw(rng)]);
  });
});

describe('a game', () => {
  test('plays by it under every law', () => {
    const variants = [2, 3, 4].map((seats) => ({ name: `${seats} seats`, options: { seats, rng: 'sealed' } as const }));
    contract(sealed, { variants, bound: 16, games: few(30) }, (_, run) => run());
  });

  test('carries key and counter in its state, and counts its draws', () => {
    const [first, ...rest] = statesOf(played());
    expect(first?.rng).toEqual({ ...sealedRng(SEED), counter: 7 });
    let before = 7;
    for (const { rng } of rest) {
      expect(rng?.c === undefined && rng?.counter).toBeGreaterThanOrEqual(before);
      before = Number((rng as SealedRng).counter);
    }
    expect(before).toBeGreaterThan(7);
  });

  test('starts the same by newGame and by fast.begin', () => {
    expect(sealed.fast.begin({ seats: 3 })(sealedRng(SEED))).toEqual(sealed.newGame(OPTIONS));
  });

  test('with alea is as it was, whether the options say so or nothing', () => {
    expect(sealed.newGame({ seats: 3, seed: 'monday', rng: 'alea' })).toEqual(
      sealed.newGame({ seats: 3, seed: 'monday' }),
    );
    expect(digest(sealed.newGame({ seats: 3, seed: 'monday' }))).toBe('13b48eaa6a4648');
  });

  test('needs a seed, and fast.begin a generator', () => {
    expect(() => sealed.newGame({ rng: 'sealed' } as object)).toThrow(/seed should be a text that cannot be guessed/);
    expect(() => sealed.fast.begin({ rng: 'sealed' } as object)).toThrow(/rng should be absent/);
    expect(() => sealed.newGame({ rng: 'dice' as 'alea' })).toThrow(/rng/);
  });

  test('is saved and loaded, as text and compactly', () => {
    const game = played();
    for (const text of [save(sealed, game), compact(sealed, game)].map((each) => JSON.stringify(each))) {
      const loaded = load(sealed, text);
      expect(loaded.ok && loaded.playthrough.state).toEqual(game.state);
    }
  });

  test('goes on from a state that was text in between', () => {
    let state = sealed.newGame(OPTIONS);
    while (sealed.activeSeats(state).length > 0)
      state = JSON.parse(JSON.stringify(sealed.applyMove(state, sealed.botMove(state))));
    expect(state).toEqual(played().state);
  });

  test('refuses a state whose generator is forged', () => {
    const state = sealed.newGame(OPTIONS);
    const [move] = sealed.legalMoves(state);
    const { key } = sealedRng(SEED);
    expect(sealed.check(state, move)).toBeUndefined();
    for (const rng of [
      { key, counter: -1 },
      { key, counter: 0.5 },
      { key: 'x', counter: 1 },
      { key },
      {},
      { counter: 1 },
      7,
      '',
    ]) {
      const forged = { ...state, rng } as never;
      expect(sealed.check(forged, move)).toMatchObject({ code: 'not-this-game' });
    }
  });

  test('is searched and guessed at by the fast generator', () => {
    const state = sealed.newGame(OPTIONS);
    const guess = sealed.determinize(sealed.view(state, 0), seedRng('guess'));
    expect(guess.rng).toEqual({ ...seedRng('guess'), ...guess.rng });
    expect(Object.keys(guess.rng ?? {})).toEqual(['c', 's0', 's1', 's2']);
  });
});

describe('the key and the seed stay with the host', () => {
  const game = played();
  const states = statesOf(game);
  const viewers: Viewer[] = [0, 1, 2, 'spectator'];
  const { key } = sealedRng(SEED);
  const hidden = (sent: unknown): void => {
    const text = JSON.stringify(sent);
    expect(text.length).toBeGreaterThan(2);
    for (const secret of [key, SEED, '"counter"', '"rng":{']) expect(text).not.toContain(secret);
  };

  test('a state has them, so that the search below finds what it looks for', () => {
    expect(JSON.stringify(states[0])).toContain(key);
    expect(() => hidden(states[0])).toThrow();
  });

  test('not in views', () => {
    for (const state of states) for (const viewer of viewers) hidden(sealed.view(state, viewer));
  });

  test('not in events, neither those of the host nor those of a seat', () => {
    const opening: unknown[] = [];
    sealed.newGame(OPTIONS, (event) =>
      opening.push(event, ...viewers.map((viewer) => sealed.viewEvent(event, viewer))),
    );
    hidden(opening);
    for (const [i, move] of game.record.moves.entries()) {
      const { events } = sealed.transition(states[i] as (typeof states)[number], move);
      hidden([move, ...events, ...viewers.flatMap((viewer) => events.map((event) => sealed.viewEvent(event, viewer)))]);
    }
  });

  test('not in the record of a seat', () => {
    for (const viewer of viewers) hidden(recordFor(sealed, game.record, viewer));
  });

  test('not in messages and not in the log', () => {
    const table = createTable(sealed, { record: game.record });
    const words = { describeEvent: (_: unknown, event: { readonly kind: string }) => told(JSON.stringify(event)) };
    for (const viewer of viewers) hidden([updateMessage(table, viewer, words), log(table, viewer, words)]);
    for (const seat of [0, 1, 2]) hidden(turnMessage(table, seat));
  });

  test('not in explanations and refusals', () => {
    const [state] = states as [StateOf<typeof sealed>];
    hidden([
      sealed.explainBotMove(state, 0),
      sealed.check(state, 'junk'),
      sealed.describeRefusal({ code: 'over' }, state),
    ]);
    expect(() => sealed.applyMove(state, { kind: 'bid', seat: 0, card: 99 })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(key) }),
    );
  });
});

describe('a table', () => {
  const secret = { ...sealed, secret: () => true };
  const rngOf = (setting: Parameters<typeof createTable<typeof sealed>>[1], game = secret) => {
    const { rng } = stateOf(createTable(game, setting));
    return rng === null ? 'manual' : rng.c === undefined ? 'sealed' : 'alea';
  };
  const options = { seats: 2, seed: 'table' } as const;

  test('of several people with hidden cards is sealed, any other is not', () => {
    expect(rngOf({ options })).toBe('sealed');
    expect(rngOf({ options }, sealed)).toBe('alea');
    expect(rngOf({ options, others: 'script' })).toBe('alea');
    expect(rngOf({ options: { ...options, chance: 'manual' } })).toBe('manual');
    expect(rngOf({ options: { ...options, rng: 'alea' } })).toBe('alea');
    expect(rngOf({ options: { ...options, rng: 'sealed' }, others: 'script' })).toBe('sealed');
  });

  test('says in its options how it was dealt, and a record is played on as it began', () => {
    const table = createTable(secret, { options });
    expect(table.options).toEqual({ ...options, rng: 'sealed' });
    const record = { game: 'sealed', options, moves: [] };
    expect(rngOf({ record })).toBe('alea');
  });

  test('gives its bots random numbers that do not depend on the seed in a way that can be undone', () => {
    const numbers: number[] = [];
    const bot: Player<typeof sealed> = ({ legal, random }) => {
      numbers.push(random());
      return { move: legal[0] as MoveOf<typeof sealed>, candidates: [] };
    };
    const play = (rng: 'alea' | 'sealed') =>
      playBots(createTable(sealed, { options: { ...options, rng }, seats: { 0: bot, 1: 'script' } }));
    play('sealed');
    const key = sha(JSON.stringify(['wonders', 'bot/0/0', options.seed]));
    expect(numbers[0]).toBe(draw(seedRng(key)));
    const first = numbers.splice(0);
    play('sealed');
    expect(numbers).toEqual(first);
  });
});

describe('an arena', () => {
  const secret = { ...sealed, secret: () => true };
  const bots = { house: houseBot(sealed), random: randomBot() };
  const outcomes = (game: typeof sealed, options: Parameters<typeof sealed.newGame>[0]) =>
    [...playGames(game, bots, { seats: 2, seed: 'arena', ...options }, { to: 4, record: true })].map(
      ({ moves }) => moves,
    );

  test('deals sealed cards where several seats hide theirs, unless its host says otherwise', () => {
    expect(outcomes(secret, {})).toEqual(outcomes(sealed, { rng: 'sealed' } as object));
    expect(outcomes(secret, { rng: 'alea' })).toEqual(outcomes(sealed, {}));
    expect(outcomes(secret, {})).not.toEqual(outcomes(sealed, {}));
  });

  test('verifies its results by the same deals', () => {
    const options = { seats: 2, seed: 'arena' } as const;
    for (const result of playGames(secret, bots, options, { to: 3, record: true })) {
      expect(verify(secret, result, options).wrong).toBeNull();
      expect(verify(secret, result, { ...options, rng: 'alea' }).wrong).not.toBeNull();
    }
  });
});

describe('commit and reveal', () => {
  test('a commitment to a text is its SHA-256, and not the key', () => {
    for (const seed of ['', 'monday', SEED, 'ä→🎲', 'x'.repeat(1000)]) {
      expect(commitment(seed)).toBe(sha(seed));
      expect(commitment(seed)).not.toBe(sealedRng(seed).key);
    }
    for (const half of ['\ud800', '\udbff']) expect(() => commitment(`${SEED}${half}`)).toThrow(RangeError);
    expect(commitment('\u{1f3b2}')).toBe(sha('\u{1f3b2}'));
  });

  test('a commitment to a deal is the SHA-256 of game, rules and options, as another implementation has it', () => {
    const options = { chance: 'sampled', names: [], rng: 'sealed', seats: 3, seed: SEED };
    const text = JSON.stringify(['wonders-deal', 'sealed', sealed.rules, options]);
    expect(commitment(sealed, OPTIONS)).toBe(sha(text));
    // Defaults count as if they were spelled out.
    expect(commitment(sealed, { seed: SEED })).toBe(sha(text));
    expect(() => commitment(sealed, { seats: 9, seed: SEED })).toThrow(/sealed: \/seats should be/);
    expect(() => commitment(sealed, { seats: 2 })).toThrow(/sealed: \/seed should be a text that cannot be guessed/);
  });

  const other = 'the seed, an option or the rules are not those that were committed';

  test('the record and the save of a sealed game agree with the commitment to its deal, and with no other', () => {
    const game = played();
    const told = commitment(sealed, OPTIONS);
    expect(verifyDeal(sealed, game.record, told)).toBeUndefined();
    expect(verifyDeal(sealed, save(sealed, game), told)).toBeUndefined();
    expect(verifyDeal(sealed, game.record, commitment(sealed, { ...OPTIONS, seed: `${SEED} ` }))).toBe(other);
    for (const options of [{ seed: 'another' }, { seats: 2 as const }, { names: ['Ada'] }])
      expect(verifyDeal(sealed, { options: { ...OPTIONS, ...options } }, told)).toBe(other);
    expect(verifyDeal(sealed, { ...save(sealed, game), rules: sealed.rules + 1 }, told)).toBe(other);
    expect(verifyDeal(sealed, game.record, sha(SEED))).toBe(other);
    expect(verifyDeal(sealed, { ...game.record, game: 'another' }, told)).toBe(
      'the record is of another, not of sealed',
    );
    expect(verifyDeal(sealed, { options: { ...OPTIONS, seats: 9 } }, told)).toMatch(/seats should be/);
  });

  test('other chance than that of a sealed seed is no fair deal', () => {
    const told = commitment(sealed, OPTIONS);
    expect(verifyDeal(sealed, { options: { ...OPTIONS, rng: 'alea' } }, told)).toMatch(/alea/);
    expect(verifyDeal(sealed, { options: { seed: SEED } }, told)).toMatch(/alea/);
    expect(verifyDeal(sealed, { options: { ...OPTIONS, chance: 'manual' } }, told)).toMatch(/by hand/);
    expect(verifyDeal(sealed, { options: { rng: 'sealed' } }, told)).toMatch(/no seed/);
  });

  const parts = ['the-part-of-the-host', 'the-part-of-seat-0', 'the-part-of-seat-1'];
  const told = parts.map((seed) => commitment(sealed, { ...OPTIONS, seed }));

  test('no host can choose among seeds that share a commitment', () => {
    // In UTF-8 each of the two halves becomes the same mark.
    const [chosen, second] = ['\ud800', '\udbff'].map((half) => ({ ...OPTIONS, seed: `${SEED}${half}` }));
    const told = commitment(sealed, { ...OPTIONS, ...chosen });
    expect(verifyDeal(sealed, { options: { ...chosen } }, told)).toBeUndefined();
    expect(verifyDeal(sealed, { options: { ...second } }, told)).toBe(other);
  });

  test('a joint seed holds every part in its place', () => {
    const record = { options: { ...OPTIONS, seed: jointSeed(parts) } };
    expect(verifyDeal(sealed, record, told)).toBeUndefined();
    for (const [i] of parts.entries()) {
      const others = parts.map((part, j) => (i === j ? `${part}x` : part));
      expect(verifyDeal(sealed, { options: { ...OPTIONS, seed: jointSeed(others) } }, told)).toContain(`part ${i}`);
    }
    expect(verifyDeal(sealed, record, told.slice(1))).toMatch(/3 parts, not 2/);
    expect(verifyDeal(sealed, record, [...told].reverse())).toBe(other);
    expect(verifyDeal(sealed, { options: { ...record.options, seats: 2 } }, told)).toBe(other);
  });

  test('each part alone changes the deal', () => {
    const deals = [parts, ...parts.map((_, i) => parts.map((part, j) => (i === j ? `${part}x` : part)))].map((each) =>
      JSON.stringify(sealed.newGame({ seats: 2, seed: jointSeed(each), rng: 'sealed' }).hands),
    );
    expect(new Set(deals).size).toBe(deals.length);
  });

  test('parts are texts of a known form, so that none reaches into its neighbour', () => {
    for (const part of ['', 'short', 'with.a.dot.in.the.middle', 'x'.repeat(49), 'with space and more'])
      expect(() => jointSeed([...parts, part])).toThrow(/part 3 of the seed should be/);
    expect(() => jointSeed([])).toThrow(RangeError);
    expect(() => jointSeed(Array(18).fill(parts[0]))).toThrow(/1 to 17/);
    const longest = jointSeed(Array(17).fill('x'.repeat(48)));
    expect(sealed.newGame({ seats: 2, seed: longest, rng: 'sealed' }).ply).toBe(0);
  });

  const kept = (states: readonly StateOf<typeof sealed>[], viewer: Viewer) =>
    states.map((state, revision) => ({ revision, view: JSON.parse(JSON.stringify(sealed.view(state, viewer))) }));

  test('what a seat has kept agrees with the record; another deal, or other moves, do not', () => {
    const game = played();
    const seen = kept(statesOf(game), 1);
    expect(verifySeen(sealed, game.record, seen)).toBeUndefined();
    const other = { ...game.record, options: { ...OPTIONS, seed: 'another deal' }, moves: [] };
    expect(verifySeen(sealed, other, seen.slice(0, 1))).toBe('at revision 0 the record shows another view');
    expect(verifySeen(sealed, { ...game.record, moves: [] }, seen)).toBe(
      'the record tells of no revision 1, and you saw it',
    );
    const [first, ...rest] = seen;
    const view = { ...first?.view, prize: 1 + (first?.view.prize % 24) };
    expect(verifySeen(sealed, game.record, [{ revision: 0, view }, ...rest])).toMatch(/at revision 0/);
  });
});
