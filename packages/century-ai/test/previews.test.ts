import { expect, test } from 'vitest';
import { few, fewOf, runs } from '../../../.ci/runs.js';
import { figures, previewed } from '../../core/src/testing/laws/previews.js';
import { total } from '../src/components/cubes.js';
import { centuryAi as game, type Move, type State } from '../src/index.js';
import { marketAt } from '../src/table/places.js';
import { boatOf, seatOf } from '../src/table/seats.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

const GAMES = few(runs(1 / 100).games);

const legal = (state: State, kind: Move['kind']) => game.legalMoves(state).filter((move) => move.kind === kind);

/** Ends the movement and pays the tolls; `undefined` where the movement cannot end. */
function ended(state: State): { readonly state: State; readonly tolls: number } | undefined {
  const [dock] = legal(state, 'dock');
  if (dock === undefined) return undefined;
  let [now, tolls] = [game.applyMove(state, dock), 0];
  for (let [toll] = legal(now, 'pay-toll'); toll !== undefined; [toll] = legal(now, 'pay-toll')) {
    now = game.applyMove(now, toll);
    tolls++;
  }
  // CENT-121: who plays against others is asked whether to take the cubes.
  const [collect] = legal(now, 'collect');
  if (collect !== undefined) now = game.applyMove(now, collect);
  return { state: now, tolls };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** The part of a line that begins with these words. */
const part = (line: string, words: RegExp): string => line.split('; ').find((each) => words.test(each)) ?? '';

/** What the preview of an arrival says, against what is then legal. */
function checkArrival(line: string, before: State, sailed: State): void {
  const { turn } = before;
  const then = ended(sailed);
  if (then === undefined) return;
  const cargo = (state: State) => total(seatOf(state, turn).cargo);
  const place = boatOf(sailed, turn);
  const [collected = '', toll = ''] = [/collects? ([^;]*)/.exec(line)?.[1], /toll of (\d+)/.exec(line)?.[1]];
  expect(Number(toll)).toBe(then.tolls);
  if (/collect/.test(line)) expect(sum(figures(collected))).toBe(cargo(then.state) - cargo(sailed) + then.tolls);
  const offer = part(line, /outpost|order|port/i);
  const [market] = legal(then.state, 'market');
  if (market?.kind === 'market' && marketAt(before, place) !== undefined && !/already/.test(offer))
    expect(figures(offer).at(-1) ?? 0, offer).toBe(total(market.pay));
  if (/already/.test(offer))
    expect(market === undefined || (market.kind === 'market' && total(market.pay) === 0)).toBe(true);
  const [deliver] = legal(then.state, 'port');
  if (deliver === undefined) return;
  const served = game.applyMove(then.state, deliver);
  expect(sum(figures(offer).slice(0, -1))).toBe(cargo(then.state) - cargo(served));
}

test.each(fewOf(fewOf(variants)))(
  'CENT-35, CENT-38, CENT-46, CENT-52: $name: previews say what then happens',
  ({ options }) => {
    let checked = 0;
    for (const { state, move, line } of previewed(game, english.ahead, options, GAMES)) {
      if (move.kind === 'sail') {
        const sailed = game.applyMove(state, move);
        checkArrival(line, state, sailed);
        const steps = legal(sailed, 'sail') as readonly (Move & { readonly kind: 'sail' })[];
        const said = part(line, /step/);
        if (steps.length > 0)
          expect(said).toBe(
            steps.every(({ drop }) => drop === null) ? 'the next step is free' : 'the next step leaves a cube behind',
          );
        checked++;
      }
      if (move.kind === 'dock') checkArrival(line, state, state);
      if (move.kind === 'skip-upgrade' || (move.kind === 'trade' && move.times === 0))
        expect(figures(line).at(-1), line).toBe(total(seatOf(game.applyMove(state, move), state.turn).cargo));
      if (move.kind === 'market' && /once|times/.test(line)) {
        const times = legal(game.applyMove(state, move), 'trade').map((each) =>
          each.kind === 'trade' ? each.times : 0,
        );
        expect(Number(/to (\d+) times/.exec(line)?.[1] ?? 1), line).toBe(Math.max(...times));
      }
    }
    expect(checked).toBeGreaterThan(0);
  },
);
