import { expect, test } from 'vitest';
import {
  absentAtDefault,
  among,
  type BaseDraft,
  type BaseOptions,
  type ChanceEvent,
  type Decision,
  defineChance,
  defineGame,
  type Frozen,
  type GameTypes,
  integer,
  oneOf,
  rank,
  type Viewer,
  withDefault,
} from '../../index.js';
import { defineLearn, flag, oneHot, part, scalar } from '../../learn/index.js';
import { digest } from '../../records/index.js';
import { commonEnglish } from '../../words/english.js';
import { type LearnContract, learnLaws, optionLaws } from '../index.js';

// Race: two seats walk by turns one or two steps, with wind three; the first at the goal wins.
type Step = { readonly kind: 'step'; readonly steps: number };
interface Options {
  readonly goal: number;
  readonly wind: 'calm' | 'storm';
  readonly colour: 'red' | 'blue';
  /** Added after the first games were published. */
  readonly rain?: 'none' | 'heavy';
}
interface Draft extends BaseDraft {
  readonly options: Options;
  at: number[];
  turn: 0 | 1;
}
type State = Frozen<Draft>;
type View = Omit<State, 'viewer' | 'rng'> & { readonly viewer: Viewer; readonly rng: null };

const reach = ({ options }: State | View): number => (options.wind === 'storm' ? 3 : 2);

interface RaceTypes extends GameTypes {
  readonly state: State;
  readonly draft: Draft;
  readonly view: View;
  readonly move: Step;
  readonly event: ChanceEvent<Step>;
  readonly own: Options;
  readonly options: Partial<Options & BaseOptions>;
  readonly refusal: { readonly code: 'far'; readonly rule: 'RACE-1' };
}

const raceWith = (settingsOf: (options: Options) => Options) =>
  defineGame<RaceTypes>({
    id: 'race',
    rules: 1,
    options: {
      goal: withDefault(integer(5, 50), 10),
      wind: withDefault(oneOf('calm', 'storm'), 'calm'),
      colour: withDefault(oneOf('red', 'blue'), 'red'),
      rain: absentAtDefault(oneOf('none', 'heavy'), 'none'),
    },
    setup: (options, rng) => ({
      game: 'race',
      rules: 1,
      viewer: null,
      rng,
      pending: [],
      ply: 0,
      names: [],
      options: settingsOf(options),
      at: [0, 0],
      turn: 1,
    }),
    clone: (state) => ({
      ...state,
      rng: state.rng && { ...state.rng },
      pending: [...state.pending],
      at: [...state.at],
    }),
    seats: () => [
      { name: 'First', role: 'player' },
      { name: 'Second', role: 'player' },
    ],
    decisions: {
      turn: among(['step'], () => [1, 2, 3].map((steps) => ({ kind: 'step', steps })), {
        forbids: (position, _, { steps }) => (steps > reach(position) ? 'far' : ''),
        refuse: () => ({ code: 'far', rule: 'RACE-1' }),
      }),
    },
    chance: defineChance<State | View, Draft, Decision, Step, never>({}),
    play(draft, { seat }, { steps }) {
      draft.at[seat] = (draft.at[seat] ?? 0) + steps;
    },
    settle(draft) {
      if (draft.pending.length > 0 || draft.at.some((at) => at >= draft.options.goal)) return;
      draft.turn = draft.turn === 0 ? 1 : 0;
      draft.pending.push({ kind: 'turn', seat: draft.turn });
    },
    bot: () => ({ kind: 'step', steps: 2 }),
    outcome: ({ at }) =>
      rank(
        'goal',
        at.map((total, seat) => ({ seat, total, categories: { steps: total }, order: [total] })),
      ),
    view: (state, viewer) => ({ ...state, viewer, rng: null }),
    viewEvent: (event) => event,
    determinize: (view, rng) => ({ ...view, viewer: null, rng, pending: [...view.pending], at: [...view.at] }),
    notation: { step: { steps: integer(1, 3) } },
    words: {
      common: commonEnglish,
      seat: (_, seat) => `Seat ${seat + 1}`,
      moves: { step: ({ steps }) => `${steps} steps` },
      refusals: { far: () => 'that is too far' },
    },
  });

const race = raceWith((options) => options);
const variants = [
  { name: 'calm', options: {} },
  { name: 'storm', options: { goal: 12, wind: 'storm', rain: 'heavy', chance: 'manual' } },
] as const;
const leftOut = { colour: 'only the pieces differ' };
const unseen = { pending: 'a seat decides nothing but steps', turn: 'a seat is asked on its own turn alone' };

const learnWith = (...features: Parameters<typeof part<View['options'], View['options']>>[2][]) =>
  defineLearn<typeof race>(race, {
    kinds: ['step'],
    features: [
      scalar('ahead', 50, ({ view, seat }) => view.at[seat] ?? 0),
      scalar('behind', 50, ({ view, seat }) => view.at[1 - seat] ?? 0),
      part('option', ({ view }) => view.options, ...features),
    ],
  });
const goal = scalar<View['options']>('goal', 50, (options) => options.goal);
const wind = oneHot<View['options'], string>('wind', ['calm', 'storm'], (options) => options.wind);
const rain = flag<View['options']>('rain', (options) => options.rain === 'heavy');

const run = (_: string, check: () => void): void => check();
const options = (more: object) => () => optionLaws(race, { variants, leftOut, ...more }, run);
function observed(learn: ReturnType<typeof learnWith>, more: Partial<LearnContract<typeof race>> = {}) {
  const { actions, observation } = learn;
  const pinned = {
    actionCount: actions.actionCount,
    actions: actions.digest,
    observationLength: observation.length,
    observation: observation.digest,
  };
  return () => learnLaws(race, learn, { variants, pinned, leftOut, unseen, ...more }, run);
}

test('a game whose variants have every value, and whose learners see every option, keeps the laws', () => {
  optionLaws(race, { variants, leftOut }, run);
  expect(observed(learnWith(goal, wind, rain))).not.toThrow();
});

test('a value that no variant has is named, and so is a number that never changes', () => {
  const [calm, storm] = variants;
  expect(options({ variants: [calm, { ...storm, options: { chance: 'manual', rain: 'heavy' } }] })).toThrow(
    'no variant has goal (more than one value), wind=storm. Add variants to test/variants.ts',
  );
  expect(options({ leftOut: {} })).toThrow('no variant has colour=blue');
  expect(options({ leftOut: { 'colour=blue': 'only the pieces differ' } })).not.toThrow();
  expect(options({ variants: [calm] })).toThrow('rain=heavy, chance=manual');
});

test('an exception that is needed no more is named', () => {
  expect(options({ leftOut: { ...leftOut, wind: 'calm is enough', fog: 'thick' } })).toThrow('leftOut names wind, fog');
  expect(observed(learnWith(goal, wind, rain), { leftOut: { ...leftOut, wind: 'calm' } })).toThrow(
    'leftOut names wind',
  );
});

test('a default that means something else when it is spelled out is named', () => {
  const careless = raceWith((given) => ({ ...given, colour: given.goal === 10 ? 'blue' : given.colour }));
  const asks = {
    ...careless,
    newGame: (given: Parameters<typeof race.newGame>[0] = {}) =>
      race.newGame(given.wind === 'calm' ? { ...given, colour: 'blue' } : given),
  };
  expect(() => optionLaws(asks, { variants, leftOut }, run)).toThrow(
    'wind=calm is the default, but spelled out it changes the digest of the variant "calm"',
  );
});

test('an option that is absent at its default leaves states and digests as they were before it', () => {
  const { rain: none, ...before } = race.newGame().options;
  expect(none).toBeUndefined();
  expect(Object.keys(race.newGame({ rain: 'none' }).options)).toEqual(Object.keys(before));
  expect(digest(race.newGame({ rain: 'none' }))).toBe(digest(race.newGame()));
  expect(digest(race.newGame({ rain: 'heavy' }))).not.toBe(digest(race.newGame()));
  expect(() => race.newGame({ rain: 'light' as never })).toThrow('/rain should be one of none, heavy, got "light"');
});

test('an option that learners do not see is named, with values that look alike', () => {
  expect(observed(learnWith(goal, rain))).toThrow(
    'learn.ts does not observe wind (all observations with wind=calm and wind=storm are equal)',
  );
  expect(observed(learnWith(wind))).toThrow('goal (all observations with goal=10 and goal=5 are equal), rain');
  expect(observed(learnWith(goal, wind, rain), { leftOut: {} })).toThrow('does not observe colour');
});

test('every number of a field may be drawn, and its named values', () => {
  const tried = new Set<unknown>();
  const watched = {
    ...race,
    newGame(given: Parameters<typeof race.newGame>[0] = {}) {
      for (const value of [given.goal, given.wind]) tried.add(value);
      return race.newGame(given);
    },
  };
  optionLaws(watched, { variants, leftOut }, run);
  expect([...tried]).toEqual(expect.arrayContaining(['calm', 'storm']));
  const goals = [...tried].filter((value) => typeof value === 'number');
  expect(goals.length).toBeGreaterThan(20);
  expect(goals.every((goal) => goal >= 5 && goal <= 50)).toBe(true);
});

test('a game that refuses most of what its fields permit, or takes what they exclude, is named', () => {
  const limited = (limits: readonly object[]) => ({
    ...race,
    options: {
      ...race.options,
      fields: race.options.fields.map((field) => (field.name === 'goal' ? { ...field, limits } : field)),
    },
  });
  const stormy = { option: 'goal', when: { wind: ['storm'] }, to: { min: 20, max: 50 }, expected: '20 and more' };
  expect(() => optionLaws(limited([stormy]) as typeof race, { variants, leftOut }, run)).toThrow(
    /newGame accepts \{"seed":"fields".*\}, but the fields say otherwise: look at limits in options\.ts/,
  );
  const refusing = {
    ...race,
    newGame(given: Parameters<typeof race.newGame>[0] = {}) {
      if (given.seed === 'fields' && given.wind !== 'storm') return race.newGame({ goal: 'none' } as never);
      return race.newGame(given);
    },
  };
  expect(() => optionLaws(refusing, { variants, leftOut }, run)).toThrow(/newGame refuses \{"seed":"fields"/);
  const credulous = {
    ...race,
    newGame: (given: Parameters<typeof race.newGame>[0] = {}) =>
      race.newGame((given as { readonly goal: unknown }).goal === 'no such value' ? { seed: 'fields' } : given),
  };
  expect(() => optionLaws(credulous, { variants, leftOut }, run)).toThrow('newGame accepts "no such value" for goal');
});

test('a variant that the game refuses is named, and so is a default that it refuses when spelled out', () => {
  const bad = [...variants, { name: 'far', options: { goal: 99 } }];
  expect(options({ variants: bad })).toThrow('newGame refuses the options of the variant "far"');
  const silent = {
    ...race,
    newGame: (given: Parameters<typeof race.newGame>[0] = {}) =>
      race.newGame(given.seed === 'defaults' && given.wind === 'calm' ? ({ wind: 'none' } as never) : given),
  };
  expect(() => optionLaws(silent, { variants, leftOut }, run)).toThrow(
    'in the variant "calm" newGame refuses wind=calm, which is the default',
  );
});
