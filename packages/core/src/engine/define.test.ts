import { describe, expect, test } from 'vitest';
import { few } from '../../../../.ci/runs.js';
import {
  among,
  type BaseDraft,
  type BaseOptions,
  CHANCE,
  type ChanceEvent,
  type Decision,
  type Definition,
  defineBots,
  defineChance,
  defineGame,
  defineRules,
  defineWords,
  draw,
  type Frozen,
  type GameTypes,
  IllegalMoveError,
  InvalidOptionsError,
  integer,
  joinGame,
  rank,
  seedRng,
  type Viewer,
  withDefault,
} from '../index.js';
import { contract, sealed } from '../testing/index.js';
import { commonEnglish } from '../words/english.js';

// Nim: two seats take stones by turns, up to a limit; the seat that takes the last one wins. No chance, nothing hidden.
type Take = { readonly kind: 'take'; readonly stones: number };
interface Draft extends BaseDraft {
  stones: number;
  readonly most: number;
  turn: number;
}
type State = Frozen<Draft>;
type View = Omit<State, 'viewer' | 'rng'> & { readonly viewer: Viewer; readonly rng: null };
const TURN: readonly Decision[] = [
  { kind: 'turn', seat: 0 },
  { kind: 'turn', seat: 1 },
];
const byHand = (state: State | View): readonly Take[] =>
  Array.from({ length: Math.min(state.stones, state.most) }, (_, i) => ({ kind: 'take', stones: i + 1 }));
interface NimTypes extends GameTypes {
  readonly state: State;
  readonly draft: Draft;
  readonly view: View;
  readonly move: Take;
  readonly event: { readonly kind: 'taken'; readonly stones: number } | ChanceEvent<Take>;
  readonly own: { stones: number; most: number };
  readonly options: Partial<NimTypes['own'] & BaseOptions>;
  readonly refusal: { readonly code: 'too-many'; readonly rule: 'NIM-1' };
}
type Nim = Definition<NimTypes>;
const nimOf = (hottest: object, more: object = {}): Nim => ({
  id: 'nim',
  rules: 3,
  options: { stones: withDefault(integer(1, 5000), 21), most: withDefault(integer(1, 1000), 3) },
  conflict: ({ stones, most }) => (most > stones ? { option: 'most', expected: `at most ${stones}` } : undefined),
  setup: ({ stones, most }, rng) => ({
    game: 'nim',
    rules: 3,
    viewer: null,
    rng,
    pending: [],
    ply: 0,
    names: [],
    stones,
    most,
    turn: 1,
  }),
  clone: (state) => ({ ...state, rng: state.rng && { ...state.rng }, pending: [...state.pending] }),
  seats: () => [
    { name: 'First', role: 'player' },
    { name: 'Second', role: 'player' },
  ],
  decisions: {
    turn: {
      ...among<State | View, Decision, Take, NimTypes['refusal'], 'take'>(
        ['take'],
        () => ({ length: 5000, at: (i) => ({ kind: 'take', stones: i + 1 }) }),
        {
          forbids: (state, _, move) => (move.stones > Math.min(state.stones, state.most) ? 'too-many' : ''),
          refuse: () => ({ code: 'too-many', rule: 'NIM-1' }),
        },
      ),
      ...hottest,
    },
  },
  chance: defineChance<State | View, Draft, Decision, Take, { readonly kind: 'taken'; readonly stones: number }>({}),
  play(draft, _, move, emit) {
    draft.stones -= move.stones;
    emit?.({ kind: 'taken', stones: move.stones });
  },
  settle(draft) {
    if (draft.stones === 0 || draft.pending.length > 0) return;
    draft.turn = 1 - draft.turn;
    draft.pending.push(TURN[draft.turn] as Decision);
  },
  bot(view, _, trace) {
    const stones = Math.max(1, view.stones % (view.most + 1));
    trace?.reasons.push({ key: 'leaves', values: { stones: view.stones - stones } });
    return { kind: 'take', stones: Math.min(stones, view.most) };
  },
  outcome: ({ turn }) =>
    rank(
      'no-stones',
      [0, 1].map((seat) => ({
        seat,
        total: Number(seat === turn),
        categories: { last: Number(seat === turn) },
        order: [Number(seat === turn)],
      })),
    ),
  view: (state, viewer) => ({ ...state, viewer, rng: null }),
  viewEvent: (event) => event,
  determinize: (view, rng) => ({ ...view, viewer: null, rng, pending: [...view.pending] }),
  notation: { take: { stones: integer(1, 5000) } },
  words: {
    common: commonEnglish,
    seat: (position, seat) => position.names[seat] || ['First', 'Second'][seat] || '',
    moves: { take: ({ stones }) => `take ${stones}` },
    refusals: { 'too-many': () => 'that is too many' },
  },
  ...more,
});
const nimWith = (hottest: object, more?: object) => defineGame(nimOf(hottest, more));
const nimRules = () => defineRules(nimOf({}));
const nim = nimWith({});
const hot = nimWith({
  list: byHand,
  random: (state: State, _: Decision, random: () => number) =>
    byHand(state)[Math.floor(random() * byHand(state).length)],
});

const listed = nimWith({ list: byHand, random: undefined });

for (const [name, game] of Object.entries({ 'among candidates': nim, 'listed by hand': hot, 'only listed': listed }))
  contract(game, { variants: [{ name, options: {} }], bound: 21, games: few(100) }, test);

test('lists and draws by hand give the game that lists and draws by index give', () => {
  for (let stones = 1; stones <= 21; stones++) {
    const options = { stones, most: Math.min(3, stones) };
    for (const game of [hot, listed])
      expect(game.legalMoves(game.newGame(options))).toEqual(nim.legalMoves(nim.newGame(options)));
  }
});

test('where moves are only listed, each is as likely as the others', () => {
  const state = listed.newGame();
  for (const [drawn, stones] of Object.entries({ 0: 1, 0.34: 2, 0.99: 3 }))
    expect(listed.fast.randomMove(state, () => Number(drawn))).toEqual({ kind: 'take', stones });
});

test('a move is found by listing when rejection takes too long', () => {
  const state = nim.newGame({ stones: 5000, most: 1 });
  expect(nim.fast.randomMove(state, () => 0.999)).toEqual({ kind: 'take', stones: 1 });
  const random = (
    (rng) => () =>
      draw(rng)
  )(seedRng('rare'));
  for (let i = 0; i < 50; i++) expect(nim.fast.randomMove(state, random)).toEqual({ kind: 'take', stones: 1 });
});

test('options that do not go together are refused by name', () => {
  expect(() => nim.newGame({ stones: 2, most: 3 })).toThrow('/most should be at most 2, got 3');
});

test('newGame names every wrong option and what is allowed', () => {
  const options = { seats: 9, chance: 'dice', evil: true } as never;
  expect(() => sealed.newGame(options)).toThrow(InvalidOptionsError);
  try {
    sealed.newGame(options);
  } catch (error) {
    const { issues } = error as InvalidOptionsError;
    expect(issues.map((issue) => issue.path.join('/')).sort()).toEqual(['chance', 'evil', 'seats']);
    for (const issue of issues) expect(issue.expected).not.toBe('');
  }
});

test('an absent option is its default, and the same options give the same game', () => {
  expect(sealed.newGame()).toEqual(sealed.newGame({ seats: 3, seed: '0', chance: 'sampled' }));
  expect(sealed.newGame({ seed: 'a' })).not.toEqual(sealed.newGame({ seed: 'b' }));
});

describe('check gives each refusal as data', () => {
  const state = sealed.newGame({ seed: 'monday', seats: 2 });
  const manual = sealed.newGame({ chance: 'manual', seats: 2 });
  const bid = sealed.legalMoves(state, 0)[0] as { kind: 'bid'; seat: number; card: number };
  const strange = Array.from({ length: 24 }, (_, i) => i + 1).find((card) => !state.hands[0]?.includes(card)) ?? 0;
  const over = (() => {
    let now = state;
    while (sealed.activeSeats(now).length > 0) now = sealed.applyMove(now, sealed.botMove(now));
    return now;
  })();

  test.each([
    [
      'not-this-game: another game',
      { ...state, game: 'chess' },
      bid,
      undefined,
      { code: 'not-this-game', game: 'sealed', rules: 1 },
    ],
    [
      'not-this-game: other rules',
      { ...state, rules: 2 },
      bid,
      undefined,
      { code: 'not-this-game', game: 'sealed', rules: 1, madeUnder: 2 },
    ],
    [
      'not-this-game: a forged state in which the rules throw',
      { ...state, hands: [{}] },
      bid,
      undefined,
      { code: 'not-this-game', game: 'sealed', rules: 1 },
    ],
    ['not-this-game: no state', null, bid, undefined, { code: 'not-this-game', game: 'sealed', rules: 1 }],
    ['view', sealed.view(state, 1), bid, undefined, { code: 'view', seat: 1 }],
    ['view of a spectator', sealed.view(state, 'spectator'), bid, undefined, { code: 'view', seat: 'spectator' }],
    ['over', over, bid, undefined, { code: 'over' }],
    ['malformed: no move', state, 'bid 0 3', undefined, { code: 'malformed', path: '', expected: 'a move object' }],
    [
      'malformed: a parameter',
      state,
      { ...bid, card: 25 },
      undefined,
      { code: 'malformed', path: '/card', expected: 'a whole number from 1 to 24' },
    ],
    [
      'malformed: an unknown key',
      state,
      { ...bid, evil: 1 },
      undefined,
      { code: 'malformed', path: '/evil', expected: 'absent' },
    ],
    ['not-your-turn: for another seat', state, bid, 1, { code: 'not-your-turn', active: [0, 1] }],
    ['not-your-turn: no such seat', state, { ...bid, seat: 3 }, undefined, { code: 'not-your-turn', active: [0, 1] }],
    [
      "not-your-turn: chance is the host's",
      manual,
      { kind: 'draw', card: 1 },
      0,
      { code: 'not-your-turn', active: [CHANCE] },
    ],
    ['not-now', state, { kind: 'draw', card: 1 }, undefined, { code: 'not-now', expected: ['bid'] }],
    ['not-now at chance', manual, bid, undefined, { code: 'not-now', expected: ['draw'] }],
    [
      'impossible: names what was answered',
      sealed.applyMove(manual, { kind: 'draw', card: 1 }),
      { kind: 'draw', card: 1 },
      undefined,
      { code: 'impossible', answer: '1' },
    ],
    [
      'a refusal of the game, with its rule',
      state,
      { ...bid, card: strange },
      0,
      { code: 'not-held', rule: 'SEALED-2' },
    ],
  ])('%s', (_, position, move, seat, refusal) => {
    expect(sealed.check(position as never, move, seat)).toEqual(refusal);
    expect(() => sealed.applyMove(position as never, move as never, seat)).toThrow(IllegalMoveError);
    expect(() => sealed.transition(position as never, move as never, seat)).toThrow(IllegalMoveError);
  });

  test('the error carries the refusal, the move and a sentence with both', () => {
    try {
      sealed.applyMove(state, { ...bid, card: strange }, 0);
      expect.fail('applied');
    } catch (error) {
      expect(error).toMatchObject({ refusal: { code: 'not-held' }, move: { card: strange } });
      expect(String(error)).toContain(`sealed: "bid 0 ${strange}" refused: that card is not in the hand`);
    }
  });
});

describe('botMove', () => {
  const state = sealed.newGame({ seed: 'monday', seats: 3 });
  const refusalOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return (error as IllegalMoveError).refusal;
    }
    return undefined;
  };

  test('asks the viewer of a view, the first active seat of a state, or the seat given', () => {
    expect(sealed.botMove(state)).toMatchObject({ seat: 0 });
    expect(sealed.botMove(state, 2)).toMatchObject({ seat: 2 });
    expect(sealed.botMove(sealed.view(state, 1))).toMatchObject({ seat: 1 });
    expect(sealed.botMove(sealed.view(state, 1), 1)).toEqual(sealed.botMove(state, 1));
  });

  test('refuses a seat that is not to move, a view of another seat, chance and a finished game', () => {
    const manual = sealed.newGame({ chance: 'manual' });
    const after = sealed.applyMove(state, sealed.botMove(state));
    expect(refusalOf(() => sealed.botMove(after, 0))).toEqual({ code: 'not-your-turn', active: [1, 2] });
    expect(refusalOf(() => sealed.botMove(manual))).toEqual({ code: 'not-your-turn', active: [CHANCE] });
    expect(refusalOf(() => sealed.botMove(sealed.view(state, 1), 0))).toEqual({ code: 'view', seat: 1 });
    expect(refusalOf(() => sealed.explainBotMove({ ...state, pending: [] }))).toEqual({ code: 'over' });
  });

  test('says in the words of the game why it is not to move', () => {
    const after = sealed.applyMove(state, sealed.botMove(state));
    expect(() => sealed.botMove(after, 0)).toThrow('sealed: it is the turn of Seat 2 and Seat 3');
    expect(() => sealed.explainBotMove({ ...state, pending: [] })).toThrow('sealed: the game is over');
  });

  test('explainBotMove tells the rungs of the same run', () => {
    const { move, steps, reasons } = sealed.explainBotMove(state);
    expect(move).toEqual(sealed.botMove(state));
    expect(reasons).toEqual([]);
    expect(steps.map((step) => step.rule)).toEqual(['SEALED-4']);
  });
});

test('chances are the legal moves of the host, with their weights', () => {
  const state = sealed.newGame({ chance: 'manual' });
  expect(sealed.chances(state).map((outcome) => outcome.move)).toEqual(sealed.legalMoves(state, CHANCE));
  expect(new Set(sealed.chances(state).map((outcome) => outcome.weight))).toEqual(new Set([1]));
  expect(sealed.legalMoves(state, 0)).toEqual([]);
  expect(sealed.chances(sealed.newGame())).toEqual([]);
});

test('a view lists the moves of its own seat', () => {
  const state = sealed.newGame({ seats: 2 });
  expect(sealed.legalMoves(sealed.view(state, 1))).toEqual(sealed.legalMoves(state, 1));
});

test('events are told only what their viewer may know', () => {
  const heard: unknown[] = [];
  sealed.newGame({ seats: 2, seed: 'monday' }, (event) => heard.push(sealed.viewEvent(event, 0)));
  expect(heard).toMatchObject([
    { to: 0, move: { kind: 'draw' } },
    { to: 0 },
    { to: 1, move: 'hidden' },
    { to: 1 },
    { to: 'all', move: { kind: 'draw' } },
  ]);
});

test('a playout that goes on after the end is the mistake of its author', () => {
  const draft = nim.fast.clone(nim.newGame({ stones: 1, most: 1 }));
  nim.fast.play(draft, { kind: 'take', stones: 1 });
  expect(() => nim.fast.play(draft, { kind: 'take', stones: 1 })).toThrow(TypeError);
  expect(() => nim.fast.randomMove(draft, () => 0)).toThrow(TypeError);
});

describe('for hosts', () => {
  test('where hands are hidden there is no default seed, which would give them away', () => {
    const secret = nimWith({}, { secret: { most: [4, 5, 6, 7, 8, 9] } });
    expect(() => secret.newGame({ most: 4 })).toThrow('nim: /seed should be a text that cannot be guessed');
    expect(secret.newGame({ most: 4, seed: 'x' }).most).toBe(4);
    expect(secret.newGame({ most: 4, chance: 'manual' }).most).toBe(4);
    expect(secret.newGame({ most: 3 }).most).toBe(3);
  });

  test('names are those of the option, or of the game where it gives none', () => {
    const state = nim.newGame({ names: ['', 'Anna'] });
    expect(nim.seats(state).map(({ name }) => name)).toEqual(['First', 'Anna']);
    expect(nim.seats(nim.view(state, 0)).map(({ name }) => name)).toEqual(['First', 'Anna']);
    const [move] = nim.legalMoves(state);
    const after = nim.applyMove(state, move as Take);
    expect(() => nim.applyMove(after, move as Take, nim.activeSeats(state)[0] ?? 0)).toThrow(/turn of (First|Anna)$/);
    expect(() => nim.newGame({ names: ['a', 'b', 'c'] })).toThrow('/names should be at most 2 names');
    const scripted = nimWith(
      {},
      {
        seats: () => [
          { name: 'Script', role: 'script' },
          { name: 'You', role: 'player' },
        ],
      },
    );
    const named = scripted.newGame({ names: ['Anna', 'Bob'] });
    expect(scripted.seats(named).map(({ name }) => name)).toEqual(['Script', 'Bob']);
  });

  test('a move that was meant for an earlier position is stale', () => {
    const state = nim.newGame();
    const after = nim.applyMove(state, { kind: 'take', stones: 1 }, { ply: 0 });
    expect(after.ply).toBe(1);
    expect(nim.check(after, { kind: 'take', stones: 1 }, { ply: 0 })).toEqual({ code: 'stale', ply: 1 });
    expect(nim.check(after, { kind: 'take', stones: 1 }, { ply: 1, seat: 9 })?.code).toBe('not-your-turn');
    expect(() => nim.transition(after, { kind: 'take', stones: 1 }, { ply: 0 })).toThrow('gone on to ply 1');
  });

  test('playUntil plays the others until a seat is to move, and tells what it played', () => {
    const state = nim.newGame({ stones: 9 });
    const [first] = nim.activeSeats(state);
    const other = 1 - (first ?? 0);
    const told: number[] = [];
    const now = nim.playUntil(state, other, ({ seat, before, state: next, events }) => {
      told.push(seat);
      expect([next.ply, events.length]).toEqual([before.ply + 1, 1]);
    });
    expect(nim.activeSeats(now)).toEqual([other]);
    expect(told).toEqual([first]);
    expect(nim.playUntil(now, other)).toBe(now);
    const manual = sealed.newGame({ chance: 'manual' });
    expect(sealed.playUntil(manual, 0)).toBe(manual);
    expect(() => nim.playUntil(state, 2)).toThrow('2 is no seat');
  });

  test('what a viewer may know of a sealed bid is that it was made', () => {
    const state = sealed.newGame({ seats: 2, names: ['Anna'], seed: 'monday' });
    const move = sealed.botMove(state, 0);
    expect(sealed.viewMove(state, move, 0)).toEqual(move);
    expect(sealed.viewMove(state, move, 1)).toEqual({ kind: 'sealed', seat: 0 });
    expect(sealed.describeMove(sealed.view(state, 1), move)).toBe('Anna has chosen in secret');
    expect(sealed.describeMove(state, { kind: 'sealed', seat: 0 })).toBe('Anna has chosen in secret');
    expect(sealed.describeMove(state, move)).toMatch(/^Anna bids /);
    expect(sealed.describeMove(sealed.view(state, 0), move)).toMatch(/^You bid /);
    const manual = sealed.newGame({ chance: 'manual', seats: 2 });
    const draw = sealed.legalMoves(manual)[0] as typeof move;
    expect(sealed.viewMove(manual, draw, 0)).toEqual(draw);
    expect(sealed.viewMove(manual, draw, 1)).toEqual({ kind: 'sealed', seat: CHANCE });
  });

  test('rules tell refusals by code, a game tells them in the words that it was joined with', () => {
    const rules = nimRules();
    const state = rules.newGame();
    const take: Take = { kind: 'take', stones: 9 };
    const definition = nimOf({});
    const inWords = (sentence: string) =>
      joinGame(
        rules,
        defineBots(rules, definition),
        defineWords(rules, { ...definition.words, refusals: { 'too-many': () => sentence } }),
      );
    const [english, italian] = [inWords('that is too many'), inWords('sono troppe')];
    expect(() => rules.applyMove(state, take)).toThrow('nim: "take 9" refused: too-many (NIM-1)');
    expect(() => english.applyMove(state, take)).toThrow('nim: "take 9" refused: that is too many');
    expect(() => italian.transition(state, take)).toThrow('sono troppe');
    expect(() => english.botMove(state, 1)).toThrow('nim: it is the turn of First');
    expect(() => rules.applyMove(state, { kind: 'take', stones: 1 }, 1)).toThrow('not-your-turn {"active":[0]}');
  });
});
