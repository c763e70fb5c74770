/**
 * The second sources notice faults: for each of them one that is planted in what the package decides, and which a few of its games
 * have to show. The nightly run plants them.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/packages.js';
import { DEEP } from '../runs.js';
import { type Exchange, testedWith } from './judging.js';

interface Fault extends Omit<Exchange, 'file'> {
  readonly what: string;
  readonly file: string;
  /** The test that asks the second source. */
  readonly beside: string;
  /** How many random games show it; two without this. */
  readonly runs?: number;
}

const FAULTS: readonly Fault[] = [
  {
    what: 'SOLO never takes a card that uncovers the fewest (DUEL-128)',
    file: 'packages/duel-solo/src/script/scales.ts',
    from: "{ ...fewest('DUEL-128.10'), item: 10 },",
    to: '',
    beside: 'packages/duel-solo/test/by-hand.second-source.test.ts',
  },
  {
    what: 'SOLO discards without regard to what it uncovers (DUEL-129)',
    file: 'packages/duel-solo/src/script/scales.ts',
    from: "{ ...fewest('DUEL-129.8'), item: 8 },",
    to: '',
    beside: 'packages/duel-solo/test/by-hand.second-source.test.ts',
  },
  {
    what: 'SOLO discards without regard to the tokens that it wants (DUEL-129)',
    file: 'packages/duel-solo/src/script/scales.ts',
    from: "opens('DUEL-129.1', true),",
    to: '',
    beside: 'packages/duel-solo/test/by-hand.second-source.test.ts',
  },
  {
    what: 'an apprentice offers all that is needed (EIGHT-217)',
    file: 'packages/eight-wonders/src/house/offers.ts',
    from: 'Math.max(1, Math.floor(need / 2))',
    to: 'need',
    beside: 'packages/eight-wonders/test/by-hand.second-source.test.ts',
  },
  {
    what: 'an apprentice adds the trading card from twice the value on (EIGHT-217)',
    file: 'packages/eight-wonders/src/house/offers.ts',
    from: 'const WORTH_TRADING = 300;',
    to: 'const WORTH_TRADING = 600;',
    beside: 'packages/eight-wonders/test/by-hand.second-source.test.ts',
    runs: 12,
  },
  {
    what: 'Hal gains a point for each building around his token, not for each floor (HAL-47)',
    file: 'packages/hal/src/table/city.ts',
    from: 'floors += building.tiles.length;',
    to: 'floors++;',
    beside: 'packages/hal/test/by-hand.second-source.test.ts',
  },
  {
    what: 'the AI takes the order with the most cubes (CENT-72)',
    file: 'packages/century-ai/src/script.ts',
    from: '=> -cubesAt(port, position)',
    to: '=> cubesAt(port, position)',
    beside: 'packages/century-ai/test/answers.second-source.test.ts',
    // Two orders of as many points that can both be paid are rare.
    runs: 60,
  },
  {
    what: 'the Opponent with as many shields as you wants no horns (ARCH-61)',
    file: 'packages/architects-solo/src/script/priorities.ts',
    from: 'shieldsOf(opponent) >= shieldsOf(',
    to: 'shieldsOf(opponent) > shieldsOf(',
    beside: 'packages/architects-solo/test/by-hand.second-source.test.ts',
  },
  {
    what: 'an Opponent that builds pays with the most yellow cards (ARCH-67)',
    file: 'packages/architects-solo/src/script/index.ts',
    from: 'a.coin - b.coin ||',
    to: 'b.coin - a.coin ||',
    beside: 'packages/architects-solo/test/by-hand.second-source.test.ts',
  },
  {
    what: 'a builder takes the offers that bring least (EIGHT-218)',
    file: 'packages/eight-wonders/src/house/offers.ts',
    from: '{ move: moveOf(me, each), value: each.value, note }',
    to: '{ move: moveOf(me, each), value: -each.value, note }',
    beside: 'packages/eight-wonders/test/by-hand.second-source.test.ts',
  },
  {
    what: 'a card that counts resources counts one at most (HAL-61)',
    file: 'packages/hal/src/scoring.ts',
    from: 'bonus.points * resourcesOnColour(position, seat, bonus.colour)',
    to: 'bonus.points * Math.min(1, resourcesOnColour(position, seat, bonus.colour))',
    beside: 'packages/hal/test/printed-scores.second-source.test.ts',
  },
  {
    what: 'a Joker stands for any number of cards (EIGHT-122)',
    file: 'packages/eight-wonders/src/moves/selection.ts',
    from: 'stoodFor % CARDS_PER_JOKER !== 0',
    to: 'stoodFor < 0',
    beside: 'packages/eight-wonders/test/printed.second-source.test.ts',
  },
  {
    what: 'other boats are paid at ports and at sea, too (CENT-38)',
    file: 'packages/century-ai/src/costs/sailing.ts',
    from: 'boats > 0 && marketAt(position, place) === undefined ? 0 : boats',
    to: 'boats',
    beside: 'packages/century-ai/test/printed-sailing.second-source.test.ts',
  },
];

test.runIf(DEEP).each(FAULTS)(
  '$what: the second source notices',
  { timeout: 1_200_000 },
  async ({ file, from, to, beside, runs }) => {
    const { ending, said } = await testedWith({ file: join(root, file), from, to }, [beside], { runs });
    expect(ending, said).toBe('failed');
  },
);
