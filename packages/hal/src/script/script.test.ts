import type { Trace } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import { keptBy } from '@wonders/core/words';
import { describe, expect, test } from 'vitest';
import { acting, answer, at, build, edit, events, halActing, legal, play, scene, seat } from '../../test/scene.js';
import {
  activeSeats,
  type CardId,
  type Draft,
  expertChoice,
  explainBotMove,
  type State,
  supplySize,
  type TileId,
  view,
} from '../index.js';
import type { Reason } from '../reasons/index.js';
import { describeEvent, describeExplanation } from '../words/index.js';

const player = (draft: Draft, index: number) => draft.players[index] as Draft['players'][number];

/** Why the game has ended when Hal has had his turn, the human putting the token down anywhere. */
function finished(state: State): string | null {
  const drawing = play(state, 'hal-turn');
  let now = play(drawing, legal(drawing)[0] ?? '');
  const [token = ''] = legal(now);
  if (token.startsWith('move-token')) now = play(now, token);
  return now.ending;
}

describe('Hal urbanizes', () => {
  const state = edit(halActing('f'), (draft) => {
    // Token F at (2, 1): beside it (1, 1) with two floors, red, and (2, 0) with three, blue.
    build(draft, { x: 1, y: 1, tiles: ['red-4', 'red-2'], owner: 0 });
    build(draft, { x: 2, y: 0, tiles: ['red-5', 'blue-4', 'blue-5'], owner: 1 });
    draft.tokens = { ...draft.tokens, e: { x: 3, y: 0 } };
  });
  const placed = play(state, 'hal-turn', 'hal-tile red-20');

  test('HAL-21, HAL-45: his card is open, and he builds with it and a tile from the supply', () => {
    expect(state.halCard).toBe('f');
    expect(legal(state)).toEqual(['hal-turn']);
    expect(play(state, 'hal-turn').pending.map(({ kind }) => kind)).toEqual(['hal-tile']);
    expect(at(placed, 2, 1)).toEqual({ x: 2, y: 1, tiles: ['red-20'], owner: 1, pawn: true });
    expect(placed.unseen).not.toContain('red-20');
    expect(supplySize(placed)).toBe(supplySize(state) - 1);
  });

  test('HAL-47: a point for each floor around, no tiles, no resources (example 11)', () => {
    const now = play(placed, 'move-token 3 1');
    expect(seat(now, 1)).toMatchObject({ points: 5, resources: 24, tiles: [] });
    expect(now.discard).toContain('f');
    expect(seat(now, 0)).toMatchObject({ resources: 6, points: 7 });
  });

  test('HAL-47: the points are counted even if the supplies could not deliver', () => {
    const empty = edit(placed, (draft) => {
      player(draft, 0).resources += player(draft, 0).supply;
      player(draft, 0).supply = 0;
      draft.unseen = draft.unseen.slice(0, 6);
    });
    expect(seat(play(empty, 'move-token 3 1'), 1).points).toBe(5);
  });

  test('HAL-48: the human moves the token for him, where he may move it for himself', () => {
    expect(activeSeats(placed)).toEqual([0]);
    expect(legal(placed)).toEqual(['move-token 3 1', 'move-token 2 2']);
    expect(play(placed, 'move-token 2 2').tokens.f).toEqual({ x: 2, y: 2 });
  });

  test('HAL-49: no arrow of his tableau ever pays him', () => {
    const arrows = edit(placed, (draft) => {
      player(draft, 1).tableau = ['red-2', 'red-5', 'yellow-8', 'yellow-2'];
    });
    expect(seat(play(arrows, 'move-token 3 1'), 1)).toMatchObject({ points: 5, resources: 24, tiles: [] });
  });
});

describe('Hal constructs', () => {
  test('HAL-49: he keeps the card, and neither it nor another arrow pays', () => {
    const state = edit(halActing('yellow-3'), (draft) => {
      player(draft, 1).tableau = ['red-3', 'yellow-9'];
    });
    const now = play(state, 'hal-turn', 'hal-tile blue-20');
    expect(seat(now, 1)).toMatchObject({ points: 0, resources: 23, tableau: ['red-3', 'yellow-3', 'yellow-9'] });
    expect(at(now, 0, 1)).toMatchObject({ tiles: ['yellow-3', 'blue-20'], owner: 1, pawn: true });
    expect(now.discard).not.toContain('yellow-3');
  });

  test('HAL-51: the human takes his resources back, and a point for each', () => {
    const state = edit(halActing('yellow-3'), (draft) => {
      build(draft, { x: 0, y: 1, tiles: ['red-4', 'red-5', 'yellow-3'], owner: 0 });
      player(draft, 0).resources = 1;
    });
    const now = play(state, 'hal-turn', 'hal-tile blue-20');
    expect(seat(now, 0)).toMatchObject({ resources: 4, points: 7 + 3 });
    expect(seat(now, 1)).toMatchObject({ resources: 21, points: 0 });
  });

  test('HAL-52: his own building gives him his resources without points (example 13)', () => {
    const state = edit(halActing('yellow-3'), (draft) => {
      build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'], owner: 1 });
      player(draft, 1).resources = 6;
    });
    const now = play(state, 'hal-turn', 'hal-tile blue-20');
    expect(seat(now, 1)).toMatchObject({ resources: 5, points: 0 });
  });

  test('HAL-53: he pays nothing, or what he has', () => {
    const state = (halPaysForLowerNumber: 'never' | 'down-to-zero', points: number) =>
      edit(halActing('yellow-3', { halPaysForLowerNumber }), (draft) => {
        player(draft, 1).points = points;
        draft.halCard = 'yellow-19';
        build(draft, { x: 0, y: 1, tiles: ['yellow-19'] });
      });
    const turn = ['hal-turn', 'hal-tile blue-10'];
    expect(seat(play(state('never', 20), ...turn), 1)).toMatchObject({ points: 20, resources: 23 });
    expect(seat(play(state('down-to-zero', 20), ...turn), 1)).toMatchObject({ points: 11, resources: 23 });
    expect(seat(play(state('down-to-zero', 4), ...turn), 1)).toMatchObject({ points: 0, resources: 23 });
    expect(seat(play(state('down-to-zero', 20), 'hal-turn', 'hal-tile blue-20'), 1).points).toBe(20);
  });

  test('HAL-46: without a tile he does nothing, and draws no expert card', () => {
    const state = edit(halActing('f', { level: 'expert' }), (draft) => {
      draft.unseen = draft.unseen.slice(0, 6);
    });
    expect(describeExplanation(state, explainBotMove(state)).reasons.map(cited)).toEqual([
      'There is no tile for Hal to draw: he discards F and does nothing (HAL-46)',
      'The game ends with this round, for there is no tile left (HAL-56)',
    ]);
    const now = play(state, 'hal-turn');
    expect(now.ending).toBe('tiles-exhausted');
    expect(now.discard).toContain('f');
    expect(now.city.length).toBe(9);
    expect(seat(now, 1).points).toBe(0);
  });
});

describe('expert level', () => {
  // C is worth 3 points: (1, -1) has three floors. H stands beside (0, 1).
  const worth = (floorsAtH: number) =>
    edit(halActing('c', { level: 'expert' }), (draft) => {
      build(draft, { x: 1, y: -1, tiles: ['red-4', 'red-5', 'red-1'] });
      const tiles = (['blue-11', 'blue-12', 'blue-13', 'yellow-3'] as const).slice(-floorsAtH);
      build(draft, { x: 0, y: 1, tiles });
      draft.discard = draft.discard.filter((card) => card !== 'h');
      draft.deck = [...draft.deck.filter((card) => card !== 'h'), 'h'];
    });

  test('HAL-54: an urbanization card is used only when it is worth more (example 17)', () => {
    const equal = play(worth(3), 'hal-turn', 'expert-card h');
    expect([equal.halCard, equal.discard.includes('h'), equal.discard.includes('c')]).toEqual(['c', true, false]);
    const more = play(worth(4), 'hal-turn', 'expert-card h');
    expect([more.halCard, more.discard.includes('c'), more.discard.includes('h')]).toEqual(['h', true, false]);
    expect(more.pending.map(({ kind }) => kind)).toEqual(['hal-tile']);
  });

  test('HAL-54: a building card is always used, and kept (example 17)', () => {
    const state = edit(worth(3), (draft) => {
      build(draft, { x: 1, y: 1, tiles: ['red-5'] });
      draft.deck = ['red-5', 'h'];
    });
    const now = play(state, 'hal-turn', 'expert-card red-5', 'hal-tile blue-20');
    expect(seat(now, 1).tableau).toEqual(['red-5']);
    expect(now.discard).toContain('c');
    expect(at(now, 1, 1)?.tiles).toEqual(['red-5', 'blue-20']);
  });

  test('HAL-54: a building card of his own is never exchanged, and the normal Hal draws no second card', () => {
    expect(play(halActing('yellow-3', { level: 'expert' }), 'hal-turn').pending[0]?.kind).toBe('hal-tile');
    expect(play(halActing('c'), 'hal-turn').pending[0]?.kind).toBe('hal-tile');
  });

  test('HAL-50, HAL-54: the deck is refilled at once when the card drawn for him was its last', () => {
    const state = edit(worth(3), (draft) => {
      draft.discard = [...draft.discard, ...draft.deck.filter((card) => card !== 'h')].sort();
      draft.deck = ['h'];
    });
    let now = play(state, 'hal-turn', 'expert-card h');
    expect(now.pending.map(({ kind }) => kind)).toEqual(['burn']);
    for (let i = 0; i < 7; i++) now = play(now, `burn ${now.deck[0]}`);
    expect([now.pending[0]?.kind, now.halCard]).toEqual(['hal-tile', 'c']);
  });

  test('HAL-55: he is led to a floor he cannot pay', () => {
    const state = edit(worth(3), (draft) => {
      draft.deck = ['red-2', 'k'];
      player(draft, 1).resources = 1;
    });
    const now = play(state, 'hal-turn', 'expert-card red-2', 'hal-tile blue-20');
    expect(now.ending).toBe('hal-cannot-build');
  });

  test('the choice is explained by the rungs that made it, and told by its event', () => {
    const trace: Trace<Reason> = { headline: null, reasons: [], steps: [] };
    expect(expertChoice(worth(4), 'c', 'h', trace)).toEqual({
      given: 'c',
      givenPoints: 3,
      drawn: 'h',
      drawnPoints: 4,
      used: 'h',
    });
    const { steps } = describeExplanation(worth(4), { ...trace, move: null });
    expect(steps.map((step) => [step.rule, step.label, keptBy(step)])).toEqual([
      ['HAL-54', 'a building card', ['C', 'H']],
      ['HAL-54', 'most points for urbanizing', ['H']],
    ]);
    const tied: Trace<Reason> = { headline: null, reasons: [], steps: [] };
    expect(expertChoice(worth(3), 'c', 'h', tied).used).toBe('c');
    const last = describeExplanation(worth(3), { ...tied, move: null }).steps.at(-1);
    expect([last?.rule, last?.label, last && keptBy(last)]).toEqual(['HAL-54', 'the card he was given', ['C']]);
    expect(tied.steps.map(({ met }) => met)).toEqual(['none', null, 'some']);
    const state = play(worth(3), 'hal-turn');
    const told = events(state, 'expert-card h').map((event) => describeEvent(state, event)?.text);
    expect(told).toContain('Hal keeps to C: H is worth 3 points, and C 3 points');
  });
});

describe('explanations', () => {
  const told = (state: State) => describeExplanation(state, explainBotMove(state));
  const reasons = (state: State) => told(state).reasons.map(cited);

  test('HAL-47, HAL-48: what an urbanization card forces', () => {
    const state = halActing('f');
    expect(reasons(state)).toEqual([
      'With F Hal urbanizes where token F stands, right of red 2, and gains 1 point for the floors around it: 1 of red 2 (HAL-47)',
      'You move token F for him (HAL-48)',
    ]);
    expect(told(state).headline).toBe(told(state).reasons[0]?.text);
    expect(explainBotMove(state).headline).toEqual({
      key: 'hal-urbanizes',
      values: {
        letter: 'f',
        cell: { x: 2, y: 1 },
        points: 1,
        around: [{ tile: 'red-2', floors: 1 }],
        unlessExchanged: false,
      },
    });
  });

  test('HAL-54: what the card drawn for an expert Hal would have to be', () => {
    const state = edit(halActing('f', { level: 'expert' }), (draft) => {
      draft.deck = ['red-2', 'b'];
    });
    expect(reasons(state)[2]).toBe(
      'Before his tile a card is drawn for him, and he uses it in place of F if it is a building card, or an urbanization card worth more than 1 point, of which there is none to be drawn (HAL-54)',
    );
    const tall = edit(state, (draft) => build(draft, { x: 0, y: -1, tiles: ['red-4', 'yellow-1'] }));
    expect(reasons(tall)[2]).toContain('an urbanization card worth more than 1 point, which B would be (HAL-54)');
  });

  test('HAL-54: where no card is left to be drawn for an expert Hal, he is expected to use the one he was given', () => {
    const state = edit(halActing('f', { level: 'expert' }), (draft) => {
      draft.deck = [];
      draft.discard = [];
      draft.city = draft.city.map((building) => ({ ...building, pawn: false }));
    });
    expect(reasons(state)[0]).toContain('Hal urbanizes where token F stands');
  });

  test('HAL-55, HAL-58: that the card drawn for him may be one that he cannot afford, which ends the game', () => {
    const state = edit(halActing('f', { level: 'expert' }), (draft) => {
      draft.deck = ['red-2', 'b'];
      player(draft, 1).resources = 1;
    });
    expect(reasons(state)[3]).toBe(
      'His resources have no say in this: drawn red 2, he cannot afford the floor, and the game ends at once (HAL-55)',
    );
    expect(play(state, 'hal-turn', 'expert-card red-2', 'hal-tile blue-20').ending).toBe('hal-cannot-build');
    const rich = edit(state, (draft) => {
      player(draft, 1).resources = 9;
    });
    expect(reasons(rich).join()).not.toContain('HAL-55');
  });

  const floor = (resources: number, funds = 25) =>
    `With yellow 3 Hal constructs floor ${resources} on the building, whatever tile he draws, and puts ${resources} of his ${funds} resources on it (HAL-45)`;
  const keeps = 'He keeps yellow 3, whose arrow never gives him anything (HAL-49)';

  test('HAL-51, HAL-58: what a building card forces', () => {
    const state = edit(halActing('yellow-3'), (draft) =>
      build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'], owner: 0 }),
    );
    expect(reasons(state)).toEqual([
      floor(3),
      'You take back 2 resources from the building and gain 2 points (HAL-51)',
      keeps,
    ]);
    const poor = edit(state, (draft) => {
      player(draft, 1).resources = 2;
    });
    expect(reasons(poor)).toEqual([
      'Hal cannot construct floor 3 on yellow 3: it takes 3 resources, and he has 2; the game ends at once (HAL-58)',
    ]);
  });

  test('HAL-52, HAL-53: what covering his own building and a lower number mean for him', () => {
    const state = (owner: 1 | null, halPaysForLowerNumber: 'never' | 'down-to-zero' = 'never') =>
      edit(halActing('yellow-3', { halPaysForLowerNumber }), (draft) => {
        build(draft, { x: 0, y: 1, tiles: ['yellow-3'], owner });
        player(draft, 1).points = 1;
      });
    expect(reasons(state(null))).toEqual([floor(2), keeps]);
    expect(reasons(state(1))).toEqual([
      floor(2, 26),
      'He takes back 1 resource from the building, which is his, and gains nothing for that (HAL-52)',
      keeps,
    ]);
    expect(reasons(state(null, 'down-to-zero'))).toEqual([
      floor(2),
      'For a number lower than 3 he pays the difference, as far as his 1 point goes (HAL-53)',
      keeps,
    ]);
  });

  test('HAL-49, HAL-61, HAL-62: that he keeps the card, and what it counts for him', () => {
    const holding = (card: TileId, tableau: readonly TileId[] = []) =>
      edit(halActing('yellow-3'), (draft) => {
        build(draft, { x: 0, y: 1, tiles: [card], owner: 1 });
        draft.halCard = card;
        player(draft, 1).tableau = tableau;
      });
    expect(reasons(holding('red-20'))).toContain('He keeps red 20, which counts 9 points for him at the end (HAL-61)');
    expect(reasons(holding('blue-10'))).toContain(
      'He keeps blue 10, which counts 1 point per resource on blue buildings for him at the end, which is 1 point as the table stands, for blue 10 (HAL-61)',
    );
    expect(reasons(holding('red-4', ['blue-16', 'yellow-16']))).toContain(
      'Red 4 adds 4 points to cards that he has kept: 2 to blue 16 and 2 to yellow 16 (HAL-62)',
    );
  });

  const withHal = (card: CardId, change: (draft: Draft) => void) => edit(halActing(card), change);

  test.each([
    [
      'HAL-56',
      'tiles-exhausted',
      'He draws the last tile: the game ends with this round (HAL-56)',
      withHal('f', (draft) => {
        draft.unseen = draft.unseen.slice(0, 7);
      }),
    ],
    [
      'HAL-57',
      'human-resources-placed',
      'All your resources stand on buildings: the game ends with this round (HAL-57)',
      withHal('f', (draft) => {
        player(draft, 0).resources = 0;
        player(draft, 0).supply = 0;
        draft.placed = true;
        draft.city = draft.city.map((each) => (each.x === 0 && each.y === 0 ? { ...each, owner: 0 } : each));
      }),
    ],
    [
      'HAL-59',
      'hal-resources-exhausted',
      'That is his last resource: the game ends with this round (HAL-59)',
      withHal('f', (draft) => {
        player(draft, 1).resources = 1;
      }),
    ],
    [
      'HAL-59',
      'hal-resources-exhausted',
      'That is his last resource: the game ends with this round (HAL-59)',
      withHal('yellow-3', (draft) => {
        player(draft, 1).resources = 2;
      }),
    ],
  ] as const)('%s: the end (%s) is foretold, and comes', (_, ending, sentence, state) => {
    expect(reasons(state).at(-1)).toBe(sentence);
    expect(finished(state)).toBe(ending);
  });

  test('HAL-57, HAL-86: what comes back from the building that Hal covers does not keep the game going', () => {
    const state = withHal('yellow-3', (draft) => {
      player(draft, 0).resources = 0;
      player(draft, 0).supply = 0;
      build(draft, { x: 0, y: 1, tiles: ['yellow-3'], owner: 0 });
    });
    expect(reasons(state).at(-1)).toBe('All your resources stand on buildings: the game ends with this round (HAL-57)');
  });

  test('the sentences do not come from what Hal’s seat cannot see', () => {
    const state = halActing('f');
    expect(explainBotMove(view(state, 1))).toEqual(explainBotMove(state));
  });
});

test('the tile is drawn only after the card is settled', () => {
  const state = scene(['c', 'h', 'yellow-1'], { level: 'expert' });
  const now = play(play(state, 'give c'), 'exploit yellow-1 -', 'hal-turn');
  expect(now.pending[0]?.kind).toBe('expert-card');
  expect(answer(now).pending.every(({ kind }) => kind !== 'expert-card')).toBe(true);
  expect(acting(['h', 'yellow-1'], 'c').halCard).toBe('c');
});
