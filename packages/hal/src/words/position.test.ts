import { draw, drawInt, seedRng, type Viewer } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { few, MORE } from '../../../../.ci/runs.js';
import { acting, build, edit, play } from '../../test/scene.js';
import { applyMove, type Draft, fast, legalMoves, newGame, type Options, type State, seats, view } from '../index.js';
import { describePosition } from '../words/index.js';

type Position = Parameters<typeof describePosition>[0];

const VARIANTS: readonly (Partial<Options> & { readonly chance?: 'manual' })[] = [
  {},
  { level: 'expert', giftToHal: 'blind' },
  { level: 'expert', chance: 'manual' },
  { mode: 'versus', players: 3 },
  { mode: 'versus', players: 5, characters: 'starter', chance: 'manual' },
];

/** The labels of the lines of each paragraph, in their order. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'The game': [
    'Round',
    'First player',
    'To decide',
    'Game over',
    'Tile supply',
    'Tile supply emptied',
    'Deck',
    'Discard pile',
    'Reserve',
  ],
  'The city': ['Cells', 'building'],
  'The tokens': ['token'],
  'The districts': ['None', 'district'],
  seat: [
    'Resources',
    'Points',
    'Points for cards',
    'Points for districts',
    'Final score',
    'Place',
    'New Hand tokens',
    'Tiles',
    'Hand',
    'Card',
    'Committed',
    'Card in play',
    'Tile set aside',
    'Tableau',
    'Characters',
    'Characters to choose from',
    'Character chosen',
    'Returned tiles',
  ],
};

/** What stands before the colon, without the names of pieces. */
function labelOf(line: string): string {
  const label = line.replace(/:.*/, '');
  if (/^Token [A-L]$/.test(label)) return 'token';
  if (/^(Red|Blue|Yellow) \d+ at \(-?\d+, -?\d+\)$/.test(label)) return 'building';
  return /^(Red|Blue|Yellow) \d+(, (red|blue|yellow) \d+)+$/.test(label) ? 'district' : label;
}

/** Every position of random games in full, and as one of its viewers sees it. */
function look(inspect: (position: Position) => void): void {
  const rng = seedRng('positions');
  for (const options of VARIANTS) {
    for (let seed = 0; seed < few(2); seed++) {
      let state = newGame({ ...options, seed: `${seed}` });
      const viewers: readonly Viewer[] = [...state.players.keys(), 'spectator'];
      for (;;) {
        inspect(state);
        inspect(view(state, viewers[drawInt(rng, viewers.length)] ?? 'spectator'));
        if (state.pending.length === 0) break;
        state = applyMove(
          state,
          fast.randomMove(state, () => draw(rng)),
        );
      }
    }
  }
}

/** A capital or a figure to begin with, no stop at the end. */
const WHOLE = /^[A-Z0-9].*[^.,;:\s]$/;
/** Ids, and values without words. */
const BROKEN = /undefined|null|NaN|\[object|\s\s|(red|blue|yellow|character)-|: $/;

describe('positions in words', () => {
  test.runIf(MORE)('every position of random games has whole lines in the same order, for every viewer', () => {
    const wrong = new Set<string>();
    const found = new Set<string>();
    look((position) => {
      const told = describePosition(position);
      const names = seats(position as State).map(({ name, role }, seat) =>
        role === 'player' && seat === position.viewer ? 'You' : name,
      );
      const headings = [...Object.keys(LABELS).slice(0, 4), ...names].join();
      if (told.map(({ heading }) => heading).join() !== headings) wrong.add(headings);
      for (const { heading, lines } of told) {
        const kind = heading in LABELS ? heading : 'seat';
        let last = 0;
        for (const line of lines) {
          const label = labelOf(line);
          const at = LABELS[kind]?.indexOf(label) ?? -1;
          if (at < last || !WHOLE.test(line) || BROKEN.test(line)) wrong.add(line);
          last = at;
          found.add(`${kind}: ${label}`);
        }
      }
    });
    expect([...wrong]).toEqual([]);
    expect([...found].sort()).toEqual(
      Object.entries(LABELS)
        .flatMap(([kind, labels]) => labels.map((label) => `${kind}: ${label}`))
        .sort(),
    );
  });

  /** The text of some paragraphs of a position. */
  const told = (position: Position, ...headings: readonly string[]): readonly string[] =>
    describePosition(position)
      .filter(({ heading }) => headings.length === 0 || headings.includes(heading))
      .flatMap(({ heading, lines }) => [heading, ...lines.map((line) => `  ${line}`)]);

  const midGame = edit(acting(['red-1', 'b'], 'yellow-3'), (draft) => {
    draft.round = 9;
    draft.unseen = draft.unseen.slice(0, 27);
    draft.discard = ['red-2', 'a', 'l'];
    draft.reserve = ['red-4', 'red-5', 'red-6', 'red-9', 'red-20', 'yellow-7', 'yellow-8'];
    build(draft, { x: 0, y: 0, tiles: ['blue-2', 'yellow-9', 'blue-12'], owner: 0 });
    build(draft, { x: 1, y: -1, tiles: ['red-1', 'red-14'], owner: 1, pawn: true });
    build(draft, { x: 2, y: -1, tiles: ['red-18'], owner: 0, pawn: true });
    draft.tokens = { ...draft.tokens, d: { x: 2, y: -2 } };
    Object.assign(draft.players[0] as object, { resources: 2, supply: 19, points: 11, tiles: ['red-6', 'blue-8'] });
    Object.assign(draft.players[1] as object, { resources: 22, points: 30, tableau: ['blue-2', 'yellow-9'] });
    const tableau = ['red-7', 'red-10', 'red-14', 'blue-15', 'blue-16', 'yellow-8', 'yellow-19', 'yellow-20'];
    (draft.players[0] as Draft['players'][number]).tableau = tableau as never;
  });

  test('HAL-18 to HAL-21: the human’s action against Hal', () => {
    expect(told(view(midGame, 0))).toEqual([
      'The game',
      '  Round: 9',
      '  To decide: You',
      '  Tile supply: 21 tiles',
      '  Deck: 11 cards',
      '  Discard pile: red 2, A, L',
      '  Reserve: red 4 to 6, 9, 20; yellow 7, 8',
      'The city',
      '  Cells: (0, 0) is the middle, (1, 0) to its right, (0, 1) below it',
      '  Blue 1 at (-1, -1): 1 floor, unowned',
      '  Yellow 1 at (0, -1): 1 floor, unowned',
      "  Red 14 at (1, -1): 2 floors, Hal's, pawn",
      '  Red 18 at (2, -1): 1 floor, yours, pawn',
      '  Yellow 2 at (-1, 0): 1 floor, unowned',
      '  Blue 12 at (0, 0): 3 floors, yours',
      '  Blue 3 at (1, 0): 1 floor, unowned',
      '  Red 3 at (-1, 1): 1 floor, unowned',
      '  Yellow 3 at (0, 1): 1 floor, unowned',
      '  Red 2 at (1, 1): 1 floor, unowned',
      'The tokens',
      '  Token A: (-1, -2), next to blue 1',
      '  Token B: (0, -2), next to yellow 1',
      '  Token C: (1, -2), next to red 14',
      '  Token D: (2, -2), next to red 18',
      '  Token E: (2, 0), next to red 18 and blue 3',
      '  Token F: (2, 1), next to red 2',
      '  Token G: (1, 2), next to red 2',
      '  Token H: (0, 2), next to yellow 3',
      '  Token I: (-1, 2), next to red 3',
      '  Token J: (-2, 1), next to red 3',
      '  Token K: (-2, 0), next to yellow 2',
      '  Token L: (-2, -1), next to blue 1',
      'The districts',
      '  Red 14, red 18: Hal with 2, you with 1',
      '  Blue 12, blue 3: you with 3',
      'You',
      '  Resources: 2 in the stash, 19 in the general supply, 4 on buildings',
      '  Points: 11',
      '  Points for cards: 22',
      '  Points for districts: 7',
      '  Tiles: red 6, blue 8',
      '  Hand: red 1 (1 resource for exploiting), B',
      [
        '  Tableau: red 7 (1 resource and 1 point for exploiting), red 10 (1 point per resource on red buildings)',
        'red 14 (1 point per building of 1 to 2 floors), blue 15 (3 points per building of 3 or more floors)',
        'blue 16 (2 points per card for exploiting), yellow 8 (2 points for urbanizing)',
        'yellow 19 (2 points per yellow card), yellow 20 (9 points)',
      ].join(', '),
      'Hal',
      '  Resources: 22 in the stash, 2 on buildings',
      '  Points: 30',
      '  Points for cards: 0',
      '  Points for districts: 3',
      '  Card: yellow 3 (1 point for constructing), face down',
      '  Tableau: blue 2 (1 tile for urbanizing), yellow 9 (2 points for constructing)',
    ]);
  });

  test('HAL-19, HAL-21: pieces that a viewer may not see are counted', () => {
    const seen = told(view(midGame, 'spectator'));
    expect(seen).toEqual(
      told(midGame).map((line) =>
        line
          .replace('Tiles: red 6, blue 8', 'Tiles: 2 hidden tiles')
          .replace(/Hand: .*/, 'Hand: 2 hidden cards')
          .replace(/Card: .*/, 'Card: face down'),
      ),
    );
    expect(seen).not.toEqual(told(midGame));
    const blind = newGame({ giftToHal: 'blind' });
    expect(told(blind, 'Hal')).toContain('  Card: face down');
  });

  test('HAL-31, HAL-48: a lifted token, and whose card waits for it', () => {
    const mine = play(midGame, 'urbanize b red-6');
    expect(told(mine, 'The tokens')[2]).toBe('  Token B: lifted from (0, -2)');
    expect(told(mine, 'You')).toContain('  Card in play: B');
    expect(told(mine, 'Hal').join()).not.toContain('Card in play');
    const his = play(midGame, 'exploit b resource');
    expect(told(view(his, 'spectator'), 'The game', 'Hal')).toEqual(
      expect.arrayContaining(['  To decide: Hal', '  Card: yellow 3 (1 point for constructing)']),
    );
  });

  test('HAL-58, HAL-68: the end, with the tile that Hal could not use and the final scores', () => {
    const poor = edit(midGame, (draft) => {
      (draft.players[1] as Draft['players'][number]).resources = 1;
    });
    const over = play({ ...poor, rng: null }, 'exploit b resource', 'hal-turn', 'hal-tile blue-5');
    for (const position of [over, view(over, 1)]) {
      expect(told(position, 'The game').slice(0, 4)).toEqual([
        'The game',
        '  Round: 9',
        '  Game over: Hal lacks the resources for his floor',
        '  Tile supply: 20 tiles',
      ]);
      expect(told(position, 'Hal')).toEqual([
        'Hal',
        '  Resources: 1 in the stash, 2 on buildings',
        '  Points: 30',
        '  Points for cards: 0',
        '  Points for districts: 3',
        '  Final score: 33',
        '  Place: 2',
        '  Tile set aside: blue 5',
        '  Tableau: blue 2 (1 tile for urbanizing), yellow 9 (2 points for constructing)',
      ]);
    }
    expect(told(over, 'You')).toEqual(expect.arrayContaining(['  Final score: 41', '  Place: 1', '  Hand: none']));
  });
});

describe('positions of versus in words', () => {
  const paragraph = (position: Position, wanted: string): readonly string[] =>
    describePosition(position).find(({ heading }) => heading === wanted)?.lines ?? [];

  test('HAL-71: the draft shows what a character gives, and hides it from others', () => {
    let state = newGame({ mode: 'versus', players: 3, chance: 'manual' });
    expect(paragraph(state, 'The districts')).toEqual(['None']);
    while (state.pending[0]?.kind !== 'draft') state = applyMove(state, legalMoves(state)[0] as never);
    state = applyMove(state, legalMoves(state, 0)[0] as never);
    expect(paragraph(view(state, 0), 'The game').slice(0, 3)).toEqual([
      'First player: You',
      'To decide: Seat 2, Seat 3',
      'Tile supply: 45 tiles',
    ]);
    expect(paragraph(view(state, 0), 'You').slice(-2)).toEqual([
      [
        'Characters to choose from: character 1 (red, 1 resource for urbanizing, 1 resource, 1 tile and 1 point to start with)',
        'character 2 (yellow, 1 point for constructing, 2 resources, 1 tile and 1 point to start with)',
        'character 3 (blue, 1 tile for constructing, 1 resource to start with)',
        'character 4 (red, 1 resource for constructing, 1 tile to start with)',
      ].join(', '),
      'Character chosen: character 1',
    ]);
    expect(paragraph(view(state, 1), 'Seat 1').slice(-2)).toEqual([
      'Characters to choose from: 4 hidden characters',
      'Character chosen: 1 hidden character',
    ]);
  });

  test('HAL-74 to HAL-80: stashes and commitments are secret, cards that were passed on are known', () => {
    let state: State = newGame({ mode: 'versus', players: 2, characters: 'starter', seed: 'words' });
    while (state.pending[0]?.kind !== 'commit') state = play(state, 'new-hand false');
    const [first, second] = state.players;
    if (first === undefined || second === undefined) throw new Error('no players');
    state = edit(state, (draft) => {
      Object.assign(draft.players[0] as object, {
        resources: 3,
        supply: 20,
        points: 4,
        newHands: 1,
        tiles: ['red-6', 'blue-8'],
        hand: ['red-1', 'yellow-2', 'c', 'd'],
        characters: ['character-02', 'character-13'],
        commitment: { card: 'c', tile: 'blue-8' },
        returned: ['red-6'],
        known: ['k'],
      });
      const hidden = { resources: 5, supply: 18, points: 9, tiles: ['red-9'], hand: ['a', 'b', 'k', 'yellow-3'] };
      Object.assign(draft.players[1] as object, { ...hidden, commitment: { card: 'a', tile: null } });
      (draft.players[1] as Draft['players'][number]).characters = ['character-27'];
      draft.emptied = 1;
      draft.round = 4;
      draft.first = 1;
      build(draft, { x: 5, y: 5, tiles: ['red-18', 'red-19'], owner: 1 });
    });
    expect(paragraph(view(state, 0), 'The game')).toEqual(
      expect.arrayContaining(['Round: 4', 'First player: Seat 2', 'Tile supply emptied: once']),
    );
    expect(paragraph(view(state, 0), 'You')).toEqual([
      'Resources: 3 in the stash, 20 in the general supply, 0 on buildings',
      'Points: 4',
      'Points for cards: 0',
      'Points for districts: 0',
      'New Hand tokens: 1',
      'Tiles: red 6, blue 8',
      'Hand: red 1 (1 resource for exploiting), yellow 2 (1 point for urbanizing), C, D',
      'Committed: C with blue 8',
      'Tableau: none',
      'Characters: character 2 (yellow, 1 point for constructing), character 13 (red, 1 resource for exploiting)',
      'Returned tiles: red 6',
    ]);
    expect(paragraph(view(state, 0), 'Seat 2')).toEqual([
      'Resources: hidden stash, 18 in the general supply, 2 on buildings',
      'Points: hidden',
      'Points for cards: 0',
      'Points for districts: 0',
      'New Hand tokens: 2',
      'Tiles: 1 hidden tile',
      'Hand: K, 3 hidden cards',
      'Committed: hidden',
      'Tableau: none',
      'Characters: character 27 (red, 1 resource for urbanizing)',
    ]);
    expect(paragraph(view(state, 1), 'You')).toContain('Committed: A alone');
    expect(paragraph(view(state, 1), 'The city').at(-1)).toBe('Red 19 at (5, 5): 2 floors, yours');
  });
});
