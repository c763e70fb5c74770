import {
  type BaseOptions,
  either,
  integer,
  type Limit,
  list,
  oneOf,
  optional,
  type Schema,
  type StartOptions,
  type When,
  withDefault,
} from '@wonders/core';
import type { WonderId } from './components/wonders.js';
import { MOST_SEATS, WONDER_IDS } from './components/wonders.js';

/**
 * A Wonder, or a random one.
 *
 * @category Options
 */
export type WonderChoice = WonderId | 'random';

/**
 * The options of `newGame`. `null` means the default of the mode and the structure (ARCH-01).
 *
 * @category Options
 */
export interface Options {
  /** `solo` (default): you against the Opponent. `versus`: the published game for two to seven. */
  readonly mode: 'solo' | 'versus';
  /** `architects` (default): decks, Battles and end of the published game. `three-ages`: hands, Ages, passing. */
  readonly structure: 'architects' | 'three-ages';
  /** How many Progress tokens the Opponent begins with, and how many times its score is subtracted from yours; default `normal`. */
  readonly difficulty: 'easy' | 'normal' | 'medium' | 'hard' | null;
  /** Your Wonder; default `random`. */
  readonly playerWonder: WonderChoice | null;
  /** The Opponent's Wonder, different from yours; default `random`. */
  readonly opponentWonder: WonderChoice | null;
  /** `versus`: the number of seats, 2 to 7; default 2. */
  readonly players: number | null;
  /** `versus`: the Wonders in seat order, all different; default `random`. */
  readonly wonders: 'random' | readonly WonderChoice[] | null;
  /** `versus`: the seat that begins; default 0. */
  readonly firstSeat: number | null;
  /** Overrides the difficulty: how many Progress tokens the Opponent begins with, 0 to 2. */
  readonly openingTokens: number | null;
  /** Overrides the difficulty: how many times the Opponent's score is subtracted from yours, 0 to 2. */
  readonly scoreFactor: number | null;
  /** Whether the Opponent builds its Wonder; default false. */
  readonly opponentBuilds: boolean | null;
  /** Whether your main pick may be the central card while it lies face down. */
  readonly centralPick: 'face-up-only' | 'always' | null;
  /** `flip`: the Cat turns the top central card face up. `peek`: only the holder of the Cat looks at it. */
  readonly catPower: 'flip' | 'peek' | null;
  /** Whether the Opponent considers a face-up central card; default false. */
  readonly opponentSeesCentral: boolean | null;
  /** Whether taking the Opponent's card sends it to the central deck; default true. */
  readonly denial: boolean | null;
  /** Whether three coins are worth a point at the end. */
  readonly coinVp: boolean | null;
  /** Politics gives a point for each Cat icon, or for every four. */
  readonly politics: 'per-cat' | 'per-four' | null;
  /** `published`: a Battle gives Victory tokens of 3 points. `source`: the winner gains a point, and the loser loses one. */
  readonly military: 'published' | 'source' | null;
  /** One shield against none wins one Victory token (`needs-two`) or two (`literal`). */
  readonly battleVsZero: 'needs-two' | 'literal' | null;
  /** Three Ages: the central deck gets the leftovers only, or also the 60 neutral cards. */
  readonly centralSupply: 'leftovers' | 'neutral-deck' | null;
  /** `published`: the published rules plus the Opponent. Options that you give as well take precedence. */
  readonly preset: 'published' | null;
}

/**
 * What `newGame` takes: any of the options. Everything has a default; `rng: 'sealed'` needs a seed.
 *
 * @category Options
 */
export type NewGameOptions = StartOptions<Options>;

/**
 * The options that a game keeps, with all defaults filled in.
 *
 * @category Options
 */
export interface Settings {
  /** `solo`: you against the Opponent. `versus`: the published game for two to seven. */
  readonly mode: 'solo' | 'versus';
  /** `architects`: decks, Battles and end of the published game. `three-ages`: hands, Ages, passing. */
  readonly structure: 'architects' | 'three-ages';
  /** How strong the Opponent is; `null` in versus. */
  readonly difficulty: 'easy' | 'normal' | 'hard' | null;
  /** The seat that begins. */
  readonly firstSeat: number;
  /** How many Progress tokens the Opponent begins with, 0 to 2. */
  readonly openingTokens: number;
  /** How many times the Opponent's score is subtracted from yours, 0 to 2. */
  readonly scoreFactor: number;
  /** Whether the Opponent builds its Wonder. */
  readonly opponentBuilds: boolean;
  /** Whether your main pick may be the central card while it lies face down. */
  readonly centralPick: 'face-up-only' | 'always';
  /** `flip`: the Cat turns the top central card face up. `peek`: only the holder of the Cat looks at it. */
  readonly catPower: 'flip' | 'peek';
  /** Whether the Opponent considers a face-up central card. */
  readonly opponentSeesCentral: boolean;
  /** Whether taking the Opponent's card sends it to the central deck. */
  readonly denial: boolean;
  /** Whether three coins are worth a point at the end. */
  readonly coinVp: boolean;
  /** Politics gives a point for each Cat icon, or for every four. */
  readonly politics: 'per-cat' | 'per-four';
  /** What a Battle gives: {@link Options.military}; `null` where the structure decides it. */
  readonly military: 'published' | 'source' | null;
  /** One shield against none wins one Victory token or two; `null` where it does not matter. */
  readonly battleVsZero: 'needs-two' | 'literal' | null;
  /** Three Ages: what the central deck gets; `null` in the other structure. */
  readonly centralSupply: 'leftovers' | 'neutral-deck' | null;
}

const flag = optional(oneOf(true, false));
const level = optional(integer(0, 2));
const wonderChoice: Schema<WonderChoice> = oneOf(...WONDER_IDS, 'random');
const wonder = optional(wonderChoice);

/** ARCH-01 */
export const options: { readonly [N in keyof Options]: Schema<Options[N]> } = {
  mode: withDefault(oneOf('solo', 'versus'), 'solo'),
  structure: withDefault(oneOf('architects', 'three-ages'), 'architects'),
  players: optional(integer(2, MOST_SEATS)),
  wonders: optional(either(oneOf('random'), list(wonderChoice, 2, MOST_SEATS))),
  firstSeat: optional(integer(0, 6)),
  difficulty: optional(oneOf('easy', 'normal', 'medium', 'hard')),
  playerWonder: wonder,
  opponentWonder: wonder,
  openingTokens: level,
  scoreFactor: level,
  opponentBuilds: flag,
  opponentSeesCentral: flag,
  denial: flag,
  centralSupply: optional(oneOf('leftovers', 'neutral-deck')),
  preset: optional(oneOf('published')),
  centralPick: optional(oneOf('face-up-only', 'always')),
  catPower: optional(oneOf('flip', 'peek')),
  coinVp: flag,
  politics: optional(oneOf('per-cat', 'per-four')),
  military: optional(oneOf('published', 'source')),
  battleVsZero: optional(oneOf('needs-two', 'literal')),
};

type Name = keyof Options;

const ONLY_VERSUS: readonly Name[] = ['players', 'wonders', 'firstSeat'];
const ONLY_SOLO: readonly Name[] = [
  'difficulty',
  'playerWonder',
  'opponentWonder',
  'openingTokens',
  'scoreFactor',
  'opponentBuilds',
  'opponentSeesCentral',
  'denial',
  'military',
  'centralSupply',
  'preset',
];

const PUBLISHED = { centralPick: 'always', catPower: 'peek', coinVp: false } as const;
const PUBLISHED_NAMES = Object.keys(PUBLISHED) as readonly (keyof typeof PUBLISHED)[];

type Limits = readonly Limit<Options & BaseOptions>[];

const solo = { mode: ['solo'] } as const;
const versus = { mode: ['versus'] } as const;

/** Options that have to be absent. */
const absent = (names: readonly Name[], when: When<Options>, where: string): Limits =>
  names.map((option) => ({ option, when, to: { values: [null] }, expected: `absent in ${where}` }));

/** As many names as there are seats. */
const names = (seats: number, when: When<Options>): Limits => [
  { option: 'names', when, to: { max: seats }, expected: `at most ${seats} names` },
];

/** What depends on the number of seats. */
function limitsOf(players: number): Limits {
  const when = { ...versus, players: players === 2 ? [null, 2] : [players] };
  const firstSeat = { values: [null], max: players - 1 };
  const wonders = { values: [null, 'random'], min: players, max: players };
  return [
    { option: 'firstSeat', when, to: firstSeat, expected: integer(0, players - 1).expected },
    { option: 'wonders', when, to: wonders, expected: `random, or a list of ${players}` },
    ...names(players, when),
  ];
}

/** Each Wonder of yours leaves the others to the Opponent. */
const othersThan = (id: WonderId): Limits => {
  const others = WONDER_IDS.filter((other) => other !== id);
  const expected = oneOf(...others, 'random').expected;
  return [
    {
      option: 'opponentWonder',
      when: { ...solo, playerWonder: [id] },
      to: { values: [null, 'random', ...others] },
      expected,
    },
  ];
};

/** What an option may be beside the others (ARCH-01). */
export const limits: Limits = [
  ...absent(ONLY_VERSUS, solo, 'solo'),
  ...absent(['centralSupply'], { ...solo, structure: ['architects'] }, 'structure architects'),
  ...absent(['battleVsZero', 'military', 'preset'], { ...solo, structure: ['three-ages'] }, 'structure three-ages'),
  ...WONDER_IDS.flatMap(othersThan),
  { option: 'structure', when: versus, to: { values: ['architects'] }, expected: 'architects in versus' },
  ...absent(ONLY_SOLO, versus, 'versus'),
  ...PUBLISHED_NAMES.map((option) => ({
    option,
    when: versus,
    to: { values: [null, PUBLISHED[option]] },
    expected: `${PUBLISHED[option]} in versus`,
  })),
  ...[2, 3, 4, 5, 6, 7].flatMap(limitsOf),
  {
    option: 'wonders',
    when: versus,
    to: { values: [null, 'random'], max: MOST_SEATS, distinct: WONDER_IDS },
    expected: 'different Wonders',
  },
  ...names(2, solo),
];

const LEVELS = ['easy', 'normal', 'hard'];

/** Fills in the defaults of the mode and the structure (ARCH-01, ARCH-02). */
export function settingsOf(options: Options): Settings {
  const { mode, structure } = options;
  const versus = mode === 'versus';
  const ages = structure === 'three-ages';
  const published = versus || options.preset === 'published';
  const difficulty = options.difficulty === 'medium' ? 'normal' : (options.difficulty ?? 'normal');
  const level = versus ? 0 : LEVELS.indexOf(difficulty);
  const defaults: Settings = {
    mode,
    structure,
    difficulty: null,
    firstSeat: 0,
    openingTokens: level,
    scoreFactor: level,
    opponentBuilds: false,
    centralPick: 'face-up-only',
    catPower: 'flip',
    opponentSeesCentral: false,
    denial: !published,
    coinVp: true,
    politics: ages ? 'per-four' : 'per-cat',
    military: ages ? null : 'published',
    battleVsZero: ages ? null : 'needs-two',
    centralSupply: ages ? 'leftovers' : null,
    ...(published && PUBLISHED),
  };
  // Changed in place: lists of names and values took a fifth of the time of a new game.
  const settings: { -readonly [N in keyof Settings]: unknown } = defaults;
  for (const name of Object.keys(defaults) as (keyof Settings)[]) settings[name] = options[name] ?? settings[name];
  settings.difficulty = versus ? null : difficulty;
  return settings as Settings;
}

/** The Wonder chosen for each seat, `null` for a random one. */
export function chosenWonders(o: Options): readonly (WonderId | null)[] {
  const wonders = Array.isArray(o.wonders) ? o.wonders : Array(o.players ?? 2).fill(null);
  const seats: readonly (WonderChoice | null)[] = o.mode === 'solo' ? [o.playerWonder, o.opponentWonder] : wonders;
  return seats.map((id) => (id === 'random' ? null : id));
}
