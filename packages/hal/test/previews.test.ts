import { expect, test } from 'vitest';
import { few, fewOf, runs } from '../../../.ci/runs.js';
import { figures, previewed } from '../../core/src/testing/laws/previews.js';
import { hal as game, type State } from '../src/index.js';
import { own } from '../src/state/index.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

const GAMES = few(runs(1 / 30).games);

/** `You gain 2 resources and 1 point`, as items. */
function items(line: string): { readonly resource: number; readonly tile: number; readonly point: number } {
  const of = (item: string): number => Number(new RegExp(`(\\d+) ${item}`).exec(line)?.[1] ?? 0);
  return { resource: of('resource'), tile: of('tile'), point: of('point') };
}

/** What Hal does with the card that he is given, while the human exploits a letter for a resource: the city stays as it is. */
function halAfter(given: State): { readonly before: State; readonly after: State } | undefined {
  const exploit = game.legalMoves(given).find((each) => each.kind === 'exploit' && each.take === 'resource');
  if (exploit === undefined) return undefined;
  const before = game.applyMove(given, exploit);
  if (game.activeSeats(before)[0] !== 1) return undefined;
  let after = game.applyMove(before, { kind: 'hal-turn' });
  const [place] = game.legalMoves(after);
  if (place?.kind === 'move-token') after = game.applyMove(after, place);
  return { before, after };
}

test.each(fewOf(variants))('HAL-33, HAL-45, HAL-47, HAL-51: $name: previews say what then happens', ({ options }) => {
  for (const { state, seat, move, line } of previewed(game, english.ahead, options, GAMES)) {
    if (move.kind === 'urbanize') {
      const [token] = game.legalMoves(game.applyMove(state, move));
      if (token?.kind !== 'move-token') continue;
      const placing = game.applyMove(state, move);
      const gained = game
        .transition(placing, token)
        .events.find((event) => event.kind === 'gained' && event.seat === seat);
      expect(items(line), line).toEqual(
        gained?.kind === 'gained' ? { resource: gained.resource, tile: gained.tile, point: gained.point } : items(''),
      );
    }
    if (move.kind === 'give' && state.options.level === 'normal') {
      const hal = halAfter(game.applyMove(state, move));
      if (hal === undefined) continue;
      const change = (whose: number, what: 'points' | 'resources') =>
        own(hal.after, whose)[what] - own(hal.before, whose)[what];
      if (/Hal gains/.test(line)) expect(figures(line.split(' with ')[0] ?? '')[0], line).toBe(change(1, 'points'));
      if (/Hal puts/.test(line)) {
        const back = Number(/he takes back (\d+)/.exec(line)?.[1] ?? 0);
        expect((figures(line)[0] ?? 0) - back, line).toBe(-change(1, 'resources'));
        expect(Number(/take back (\d+)/.exec(line)?.[1] ?? 0), line).toBe(change(0, 'resources'));
      }
    }
  }
});
