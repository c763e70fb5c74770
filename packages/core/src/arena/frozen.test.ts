import { describe, expect, test } from 'vitest';
import { houseBot } from '../bots/index.js';
import { draw } from '../index.js';
import { replay } from '../records/index.js';
import { sealed } from '../testing/index.js';
import { boundedCopy, frozenCopy } from './frozen.js';
import { type BotOf, deriveSeed, matchSteps, NoAnswerError, playGames, playMatch, tally, verify } from './index.js';

type SealedBot = BotOf<typeof sealed>;
const house = houseBot(sealed);
const options = { seats: 2, seed: 'secret' } as const;

describe('seeds', () => {
  test('parts of a path are kept apart', () => {
    expect(deriveSeed('a', 'b', 1)).not.toBe(deriveSeed('a', 'b1'));
    expect(deriveSeed('a', 'b')).not.toBe(deriveSeed('ab'));
  });
});

/** Of a hundred million bytes the keys alone take minutes to list. */
const unlisted = (value: object): object =>
  new Proxy(value, {
    ownKeys() {
      throw new Error('listed');
    },
  });

describe('a copy', () => {
  test('of a list is made by index: no method of the list is called, and no element read twice', () => {
    let reads = 0;
    const list = Object.defineProperty([0, 7], 0, { enumerable: true, get: () => reads++ });
    list.map = () => {
      throw new Error('called');
    };
    Object.defineProperty(list, 'constructor', { value: { [Symbol.species]: () => list } });
    const copy = frozenCopy(list);
    expect(copy).toEqual([0, 7]);
    expect(Object.getOwnPropertyNames(copy)).toEqual(['0', '1', 'length']);
    expect(Object.getOwnPropertyDescriptor(copy, 0)).toMatchObject({ value: 0, writable: false });
    expect([reads, copy[0], copy[0]]).toEqual([1, 0, 0]);
  });

  test('leaves out functions and symbols', () => {
    const copy = frozenCopy({ card: 24, play: () => 24, tag: Symbol('tag') });
    expect(copy).toEqual({ card: 24, play: undefined, tag: undefined });
  });

  test('from strangers may have ten thousand values, and no more', () => {
    const zeros = (count: number) => new Array<number>(count).fill(0);
    expect(boundedCopy(zeros(9999))).toHaveLength(9999);
    expect(() => boundedCopy(zeros(10_000))).toThrow('a list of 10000 is too long');
    expect(() => boundedCopy({ first: zeros(9997), second: 0 })).not.toThrow();
    expect(() => boundedCopy({ first: zeros(9998), second: 0 })).toThrow('too much to copy');
  });

  test('has no other prototype than any object', () => {
    const copy = frozenCopy(JSON.parse('{"kind":"bid","__proto__":{"card":24}}'));
    expect(Object.keys(copy)).toEqual(['kind', '__proto__']);
    expect(copy.card).toBeUndefined();
  });

  test.each<[string, () => unknown]>([
    ['a list of four thousand million holes', () => new Array(2 ** 32 - 1)],
    ['a list whose length lies', () => new Proxy([], { get: () => 2 ** 53 })],
    ['a list of more lists', () => Array.from({ length: 200 }, () => new Array(200).fill(0))],
    ['many bytes', () => unlisted(new Uint8Array(20_000))],
    ['a long text that is an object', () => unlisted(Object('x'.repeat(20_000)))],
    [
      'an object in itself',
      () => ({
        get again() {
          return this;
        },
      }),
    ],
  ])('from strangers is bounded: %s', (_, value) => {
    expect(() => boundedCopy(value())).toThrow(RangeError);
  });
});

/** Writes wherever it can reach, and goes on as if nothing had been. */
function vandal(touched: string[]): SealedBot {
  const spoil = (what: string, change: () => void) => {
    try {
      change();
      touched.push(what);
    } catch {
      // It tries everything.
    }
  };
  return (turn) => {
    const view = turn.view as unknown as { won: number[]; pool: number[]; hands: number[][]; pending: unknown[] };
    const legal = turn.legal as unknown as { card: number }[];
    spoil('won', () => {
      view.won[turn.seat] = 1000;
    });
    spoil('hands', () => view.hands[turn.seat]?.push(24));
    spoil('pool', () => view.pool.pop());
    spoil('pending', () => view.pending.pop());
    spoil('view', () => Object.assign(view, { round: 4 }));
    spoil('legal', () => legal.pop());
    spoil('a move', () => Object.assign(legal[0] ?? {}, { card: 24 }));
    spoil('the game', () => Object.assign(sealed, { botMove: () => legal[0] }));
    spoil('the fast lane', () => Object.assign(sealed.fast, { play: () => {} }));
    return house(turn);
  };
}

describe('a bot that tampers', () => {
  test('reaches nothing: view, legal moves and the game cannot be changed', () => {
    const touched: string[] = [];
    const honest = playMatch(sealed, [house, house], options);
    expect(playMatch(sealed, [vandal(touched), house], options)).toEqual(honest);
    expect(touched).toEqual([]);
  });

  test('gets nothing that is part of the state, or that others get', () => {
    const seen: object[] = [];
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      seen.push(value);
      for (const each of Object.values(value)) collect(each);
    };
    const match = matchSteps(sealed, options);
    let step = match.next();
    const all: object[][] = [];
    while (!step.done) {
      seen.length = 0;
      collect(step.value.turn.view);
      collect(step.value.turn.legal);
      all.push([...seen]);
      step = match.next(house(step.value.turn));
    }
    const shared = all.flat().filter((value, i, whole) => whole.indexOf(value) !== i);
    expect(shared).toEqual([]);
    for (const value of all.flat()) expect(Object.isFrozen(value)).toBe(true);
  });

  test('cannot change its move after it has been checked', () => {
    let reads = 0;
    const shifty: SealedBot = ({ legal: [first, second], seat }) => {
      const card = () => (reads++ % 2 === 0 ? first : second) as { readonly card: number };
      return {
        move: {
          kind: 'bid',
          seat,
          get card() {
            return card().card;
          },
        },
        candidates: [],
      };
    };
    const { record, fault, state } = playMatch(sealed, [shifty, house], options);
    expect(fault).toBeUndefined();
    expect(replay(sealed, record)).toEqual(state);
  });

  test('learns nothing from its numbers about those of others, or about chance', () => {
    const drawn = [0, 1].map((): number[] => []);
    const note =
      (own: number): SealedBot =>
      (turn) => {
        drawn[own]?.push(turn.random(), turn.random());
        return house(turn);
      };
    const match = playMatch(sealed, [note(0), note(1)], options);
    const [first = [], second = []] = drawn;
    expect(first.filter((number) => second.includes(number))).toEqual([]);
    const { rng } = sealed.newGame(options);
    const own = { ...rng } as Parameters<typeof draw>[0];
    const future = Array.from({ length: 100 }, () => draw(own));
    expect([...first, ...second].filter((number) => future.includes(number))).toEqual([]);
    // How often a seat draws changes nothing for the others.
    const greedy: SealedBot = (turn) => {
      for (let i = 0; i < 17; i++) turn.random();
      return house(turn);
    };
    expect(playMatch(sealed, [greedy, house], options).record).toEqual(match.record);
  });
});

describe('a bot that fails', () => {
  const thrower: SealedBot = () => {
    throw new Error('out of ideas');
  };
  const shouter: SealedBot = () => {
    throw 'out of ideas';
  };
  const absent: SealedBot = () => {
    throw new NoAnswerError('no answer in 5 s');
  };
  const cheat: SealedBot = ({ seat }) => ({ move: { kind: 'bid', seat, card: 0 }, candidates: [] });
  const mute = (() => undefined) as unknown as SealedBot;
  const stranger = (() => ({ move: { kind: 'fold' } })) as unknown as SealedBot;
  const talker: SealedBot = () => {
    throw new Error('no'.repeat(15_000_000));
  };
  const riddle: SealedBot = () => {
    throw Object.defineProperty(new Error(), 'message', { get: () => riddle({} as never) });
  };
  const endless = ((turn: unknown) => ({ move: new Array(2 ** 32 - 1).fill(turn, 0, 1) })) as unknown as SealedBot;

  test.each<[string, SealedBot, string, RegExp]>([
    ['throws', thrower, 'threw', /^Error: out of ideas$/],
    ['throws a text', shouter, 'threw', /^out of ideas$/],
    ['was not reached', absent, 'silent', /^no answer in 5 s$/],
    ['answers illegally', cheat, 'illegal', /card of the move should be a whole number/],
    ['answers nothing', mute, 'illegal', /^the bot returned undefined: let it return \{ move, candidates: \[\] \}$/],
    ['answers nonsense', stranger, 'illegal', /kind/],
    ['gives thirty million letters for a reason', talker, 'threw', /^Error: (no){246}…$/],
    ['throws what cannot be told', riddle, 'threw', /without a text/],
    ['answers without end', endless, 'illegal', /too long/],
  ])('that %s loses that game, and the others go on', (_, bad, kind, reason) => {
    const results = [...playGames(sealed, { bad, house }, options, { to: 3, record: true })];
    expect(results).toHaveLength(6);
    for (const result of results) {
      expect(result.fault).toMatchObject({ bot: 'bad', kind, reason: expect.stringMatching(reason) });
      expect(result.outcome.ending).toBe('forfeit');
      expect(result.outcome.winners.map((seat) => result.line[seat])).toEqual(['house']);
      expect(verify(sealed, result, options)).toEqual({ wrong: null, claimed: ['bots', 'line', 'fault'] });
    }
    expect(tally(results)).toMatchObject([
      { bot: 'house', wins: 6, forfeits: 0 },
      { bot: 'bad', wins: 0, forfeits: 6 },
    ]);
  });

  test('cannot stop the others when its factory throws, or makes none', () => {
    for (const forGame of [thrower as () => never, () => undefined as unknown as SealedBot]) {
      const results = [...playGames(sealed, { bad: { forGame }, house }, options, 2)];
      expect(results.map(({ fault }) => `${fault?.bot} ${fault?.kind}`)).toEqual(Array(4).fill('bad threw'));
    }
  });

  test('cannot stop the others when the game itself throws at a move that it had listed', () => {
    const frail = {
      ...sealed,
      fast: {
        ...sealed.fast,
        play: ((draft, move, emit) => {
          if (move.kind === 'bid' && move.seat === 0) throw new TypeError('no such card');
          sealed.fast.play(draft, move, emit);
        }) as typeof sealed.fast.play,
      },
    };
    const { fault, outcome } = playMatch(frail, [house, house], options);
    expect(fault).toEqual({ seat: 0, kind: 'illegal', reason: 'TypeError: no such card', ply: expect.any(Number) });
    expect(outcome).toMatchObject({ ending: 'forfeit', winners: [1] });
  });

  test('the host may give a reason of any length, of which 500 characters are kept', () => {
    const told = (reason: unknown) => {
      const match = matchSteps(sealed, options);
      match.next();
      const { value } = match.next({ kind: 'silent', reason: reason as string });
      return value && 'fault' in value ? value.fault?.reason : undefined;
    };
    expect(told('x'.repeat(500))).toBe('x'.repeat(500));
    expect(told('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
    expect(told(new Error('no answer'))).toBe('Error: no answer');
  });

  test('the host may say that a bot did not answer', () => {
    const match = matchSteps(sealed, options);
    expect(match.next().done).toBe(false);
    const { done, value } = match.next({ kind: 'silent', reason: 'no answer within 1 s' });
    expect(done).toBe(true);
    expect(value).toMatchObject({ outcome: { ending: 'forfeit' }, fault: { seat: 0, kind: 'silent', ply: 0 } });
  });
});
