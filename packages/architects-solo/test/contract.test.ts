import '@wonders/core/sealed';
import { contract, dealLaws, optionLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { fewOf, runs } from '../../../.ci/runs.js';
import { WONDER_IDS } from '../src/components/wonders.js';
import { architectsSolo } from '../src/game/index.js';
import type { Options } from '../src/options.js';
import { fold, numbers } from './fold.js';
import { invariants } from './invariants.js';
import { offers } from './offers.js';

const solo = (['architects', 'three-ages'] as const).flatMap((structure) =>
  (['easy', 'normal', 'hard'] as const).map((difficulty) => ({ structure, difficulty })),
);
const readings: readonly Partial<Options>[] = [
  { preset: 'published' },
  { opponentBuilds: true, military: 'source', politics: 'per-four' },
  { opponentBuilds: true, opponentSeesCentral: true, denial: false, battleVsZero: 'literal' },
  { structure: 'three-ages', opponentBuilds: true, difficulty: 'hard' },
  { structure: 'three-ages', centralSupply: 'neutral-deck', centralPick: 'always', politics: 'per-cat' },
  { structure: 'three-ages', catPower: 'peek', denial: false, opponentSeesCentral: true, opponentBuilds: true },
  { structure: 'three-ages', playerWonder: 'halicarnassus', opponentWonder: 'alexandria', opponentBuilds: true },
  { structure: 'three-ages', playerWonder: 'olympia', opponentWonder: 'halicarnassus', opponentBuilds: true },
  { playerWonder: 'ephesus', opponentWonder: 'halicarnassus', opponentBuilds: true, catPower: 'peek' },
];
const versus = [2, 3, 4, 5, 6, 7].map((players) => ({ mode: 'versus' as const, players }));
const manual = [{}, { structure: 'three-ages' as const }, { mode: 'versus' as const, players: 3 }];

interface Variant {
  readonly name: string;
  readonly options: Partial<Options> & { readonly chance?: 'manual' };
}

const named = (options: Variant['options']): Variant => ({
  name: Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', '),
  options,
});

const pairs = WONDER_IDS.flatMap((playerWonder, i) =>
  WONDER_IDS.filter((_, j) => j > i).map((opponentWonder) => ({ playerWonder, opponentWonder })),
);

/** Defaults that are spelled out, and what the readings do not have. */
const spelledOut = [
  {
    name: 'architects, spelled out',
    options: {
      difficulty: 'medium',
      playerWonder: 'rhodes',
      opponentWonder: 'random',
      openingTokens: 2,
      scoreFactor: 0,
      opponentBuilds: false,
      opponentSeesCentral: false,
      denial: true,
      centralPick: 'face-up-only',
      catPower: 'flip',
      coinVp: true,
      military: 'published',
      battleVsZero: 'needs-two',
    },
  },
  {
    name: 'three ages, spelled out',
    options: { structure: 'three-ages', playerWonder: 'random', centralSupply: 'leftovers', coinVp: false },
  },
  {
    name: 'versus, spelled out',
    options: { mode: 'versus', players: 3, wonders: ['rhodes', 'random', 'giza'], firstSeat: 2 },
  },
] as const satisfies readonly { readonly name: string; readonly options: Partial<Options> }[];

/** The solo structures at every difficulty and the readings get all the games, each number of seats and the pairs of Wonders a share. */
const play = (variants: readonly Variant[], share = 1): void =>
  contract(
    architectsSolo,
    { variants, bound: 1200, ...runs(share), offers, invariants, fold: { numbers, apply: fold } },
    (title, run) => test(title, run, 3_600_000),
  );

const alone = solo.map(named);
const together = versus.map(named);
const some = [...readings, ...manual.map((each) => ({ ...each, chance: 'manual' as const }))].map(named);
const matches = pairs.map((pair, i) => named({ ...pair, structure: i % 2 === 0 ? 'architects' : 'three-ages' }));

play(fewOf(alone));
play(fewOf(together), 1 / 2);
play(fewOf([...some, ...spelledOut], 6));
play(fewOf(matches), 1 / 20);

optionLaws(architectsSolo, { variants: [...alone, ...together, ...some, ...spelledOut, ...matches] }, test);
dealLaws(architectsSolo, { variants: [...alone, ...together, ...some, ...spelledOut, ...matches] }, test);
