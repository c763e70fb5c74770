import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { architectsSolo } from '../../packages/architects-solo/src/index.js';
import * as architects from '../../packages/architects-solo/src/net/index.js';
import * as architectsWeights from '../../packages/architects-solo/src/net/weights.js';
import { type AnyGame, draw, type StateOf, seedRng } from '../../packages/core/src/index.js';
import { type Active, type Judge, noneActive, pack, unpack } from '../../packages/core/src/learn/index.js';
import { duelSolo } from '../../packages/duel-solo/src/index.js';
import * as duel from '../../packages/duel-solo/src/net/index.js';
import * as duelWeights from '../../packages/duel-solo/src/net/weights.js';
import { DEEP, few } from '../runs.js';

type State = StateOf<AnyGame>;
type See = (position: State, own: number, active: Active) => void;
type Net = Pick<typeof duel, 'DIGEST' | 'INPUTS' | 'RECIPE'> &
  Pick<Judge<State>, 'chanceToWin'> & { readonly netSearch: Pick<Judge<State>, 'judge'>; readonly see: See };

const NETS = [
  {
    id: 'duel-solo',
    game: duelSolo as AnyGame,
    net: duel as object as Net,
    ...duelWeights,
    options: { mode: 'versus', pantheon: false },
    // Which positions are late ones, the slope that suits the leads of `evaluate` best, and by how much the net has to be better.
    late: (position: object) => 'age' in position && position.age === 3,
    slope: 0.104,
    // It has learned from games of its own, and these are the house bot's.
    better: 0.04,
  },
  {
    id: 'architects-solo',
    game: architectsSolo as AnyGame,
    net: architects as object as Net,
    ...architectsWeights,
    options: { mode: 'versus', players: 2 },
    late: (position: object) => 'turn' in position && Number(position.turn) > 20,
    slope: 0.096,
    better: 0.03,
  },
];

/** A whole game with its positions at decisions; a share of the moves is at random, the others are the house bot's. */
function positionsOf(game: AnyGame, options: object, seed: string, share: number): readonly State[] {
  const rng = seedRng(seed);
  const states: State[] = [game.newGame({ ...options, seed })];
  for (let state = states[0]; state !== undefined && state.pending.length > 0; state = states.at(-1)) {
    const move = draw(rng) < share ? game.fast.randomMove(state, () => draw(rng)) : game.botMove(state);
    states.push(game.applyMove(state, move));
  }
  return states;
}

test('every net of a package is tested here', () => {
  const packages = readdirSync('packages').filter((id) => existsSync(`packages/${id}/src/net/index.ts`));
  expect(packages.sort()).toEqual(NETS.map(({ id }) => id).sort());
});

describe.each(NETS)('the net of $id', ({ id, game, net, options, late, slope, better, WEIGHTS }) => {
  const { chanceToWin, netSearch, see } = net;
  const played = Array.from({ length: 12 }, (_, i) => positionsOf(game, options, `net ${i}`, i % 3 === 0 ? 1 : 0.1));

  test('has weights with the digest that stands beside them, and a recipe', () => {
    const { text, step } = WEIGHTS;
    expect(createHash('sha256').update(text).digest('hex')).toBe(net.DIGEST);
    expect(net.RECIPE).toMatch(new RegExp(`^npm run learn -- (judge|iterate) ${id.split('-')[0]} --`));
    expect(text.length).toBeLessThan(200_000);
    expect(pack(unpack(WEIGHTS), step)).toEqual(WEIGHTS);
  });

  test('gives chances that add up to 1, and is certain of the end of a game', () => {
    for (const states of played) {
      for (const state of states) {
        const [first, second] = netSearch.judge(state);
        expect(first).toBeGreaterThan(0);
        expect(first).toBeLessThan(1);
        expect(first).toBe(chanceToWin(state, 0));
        expect(second).toBeCloseTo(chanceToWin(state, 1));
      }
      const last = states.at(-1) as State;
      const winners = game.outcome(last)?.winners ?? [];
      for (const seat of [0, 1])
        expect(chanceToWin(last, seat)).toBeCloseTo(winners.includes(seat) ? 1 / winners.length : 0, 4);
    }
  });

  test('sees each input once, none beyond the last, and no more than a seat does', () => {
    const [active, same] = [noneActive(), noneActive()];
    for (const state of played.flat())
      for (const seat of [0, 1]) {
        see(state, seat, active);
        const numbers = Array.from(active.numbers.subarray(0, active.length));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(Math.max(...numbers)).toBeLessThan(net.INPUTS);
        see(game.determinize(game.view(state, seat), seedRng('unseen')), seat, same);
        expect(Array.from(same.numbers.subarray(0, same.length))).toEqual(numbers);
      }
  });

  test('foretells better than evaluate who wins, late in games that it has not seen', () => {
    const GAMES = few(300, 2);
    let [byNet, byLead, count] = [0, 0, 0];
    for (let i = 0; i < GAMES; i++) {
      const draft = game.fast.clone(game.newGame({ ...options, seed: `unseen ${i}` }));
      const judged: (readonly [balance: number, lead: number])[] = [];
      while (draft.pending.length > 0) {
        const chance = chanceToWin(draft, 0);
        if (late(draft)) judged.push([Math.log(chance / (1 - chance)), slope * (game.evaluate?.(draft, 0) ?? 0)]);
        game.fast.play(draft, game.botMove(draft, draft.pending.at(-1)?.seat));
      }
      const winners = game.outcome(draft)?.winners ?? [];
      if (winners.length !== 1) continue;
      const sign = winners[0] === 0 ? -1 : 1;
      for (const [balance, lead] of judged) {
        byNet += Math.log1p(Math.exp(sign * balance));
        byLead += Math.log1p(Math.exp(sign * lead));
        count++;
      }
    }
    expect(count).toBeGreaterThan(10 * GAMES);
    expect(byNet / count).toBeLessThan(byLead / count - (DEEP ? better : 0));
  });
});
