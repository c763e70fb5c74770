import { describe, expect, test } from 'vitest';
import { acting, build, edit, play, table } from '../../test/scene.js';
import { type Draft, newGame } from '../index.js';

const human = (draft: Draft) => draft.players[0] as Draft['players'][number];

describe('refusals say what would do, and which rule says so', () => {
  const state = acting(['red-1', 'b'], 'yellow-3');
  const having = (resources: number, points: number) =>
    edit(state, (draft) => {
      human(draft).resources = resources;
      human(draft).points = points;
    });

  test('HAL-36: what a floor takes, and the tiles that could be paid for', () => {
    expect(table.why(having(2, 6), 'construct red-1 blue-8')).toBe(
      'a floor on red 1 with blue 8 takes 3 resources, one of them for the other colour, and there are 2; red 6, red 9 or red 12 would do (HAL-36)',
    );
    expect(table.why(having(1, 6), 'construct red-1 red-6')).toBe(
      'a floor on red 1 with red 6 takes 2 resources, and there is 1; no tile of the stash can be paid for on red 1 (HAL-36)',
    );
    const low = edit(having(3, 1), (draft) => {
      build(draft, { x: 1, y: -1, tiles: ['red-10'] });
      human(draft).hand = ['red-10', 'b'];
    });
    expect(table.why(low, 'construct red-10 red-6')).toBe(
      '6 is lower than 10, which costs 4 points, and there is 1; red 9, red 12 or yellow 12 would do (HAL-36)',
    );
  });

  test('HAL-20, HAL-30: what there is instead', () => {
    expect(table.why(state, 'exploit red-2 -')).toBe('red 2 is not in the hand, which holds red 1 and B (HAL-20)');
    expect(table.why(state, 'urbanize b red-20')).toBe(
      'red 20 is not in the stash, which holds red 6, red 9, red 12, blue 8, yellow 7 and yellow 12 (HAL-20)',
    );
    expect(table.why(having(0, 6), 'urbanize b red-6')).toBe(
      'a new building takes a resource, and the stash has none: B can be exploited (HAL-30)',
    );
  });

  test('HAL-24, HAL-25: whether there is an item to choose', () => {
    expect(table.why(state, 'exploit b -')).toBe('B alone gives a resource or a tile: say which (HAL-24)');
    expect(table.why(state, 'exploit red-1 tile')).toBe(
      'red 1 alone lets its building produce: there is no item to choose (HAL-25)',
    );
  });

  test('HAL-31: where the token may go', () => {
    expect(table.why(play(state, 'urbanize b red-6'), 'move-token 5 5')).toBe('the token goes above red 6 (HAL-31)');
  });

  test('HAL-71: the characters to choose from', () => {
    const drafting = newGame({ mode: 'versus', seed: 'words' });
    const dealt = drafting.players[0]?.dealt ?? [];
    const absent = drafting.players[1]?.dealt[0] ?? '';
    const why = table.why(drafting, `draft 0 ${absent}`);
    for (const character of dealt) expect(why).toContain(character.replace(/-0?/, ' '));
    expect(why).toMatch(/^character \d+ is not among the characters to choose from: .* or .* \(HAL-71\)$/);
  });
});
