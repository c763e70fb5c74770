import type { Said } from '@wonders/core';
import { phrase } from '@wonders/core/words';
import { expect, test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { CHARACTER_IDS } from '../src/components/characters.js';
import { type Draft, gifts, hal, halTurn, type State } from '../src/index.js';
import {
  describeHalTurn,
  describePiece,
  describePosition,
  describePreview,
  english,
  nameOf,
} from '../src/words/index.js';
import { acting, edit, scene, table } from './scene.js';

// What random games say too seldom to be heard in a short run, word by word.

const solo = hal.newGame({ seed: 'sentences' });
const versus = hal.newGame({ seed: 'sentences', mode: 'versus', players: 3 });
const acted = acting(['red-1', 'b'], 'yellow-3');
/** Token B is lifted, and stands at no cell. */
const lifted = edit(acted, (draft) => Object.assign(draft, { tokens: { ...draft.tokens, b: null } }));

type Tell = (values: object | null, position: State, seat?: number | 'all') => Said;
type Table = 'moves' | 'ahead' | 'board' | 'draws' | 'prompts' | 'notices' | 'refusals' | 'reasons';

const told = (table: Table, key: string): Tell =>
  (english[table] as unknown as Readonly<Record<string, Tell>>)[key] ?? expect.fail(`no ${table} of ${key}`);

test.each<[table: Table, key: string, values: object | null, position: State, seat: number | 'all', told: string]>([
  ['notices', 'last-tile', { tiles: 0 }, solo, 'all', 'The tile supply is empty: the game ends with this round'],
  ['notices', 'last-tile', { tiles: 1 }, solo, 'all', 'One tile is left: the game ends with this round'],
  [
    'notices',
    'human-placed',
    {},
    solo,
    'all',
    'All your resources stand on buildings: the game ends with this round, even if some come back',
  ],
  [
    'notices',
    'human-low',
    { resources: 1 },
    solo,
    'all',
    'You have 1 resource left: the game ends with the round in which all stand on buildings',
  ],
  [
    'notices',
    'human-low',
    { resources: 2 },
    solo,
    'all',
    'You have 2 resources left: the game ends with the round in which all stand on buildings',
  ],
  ['notices', 'hal-last', { sure: true }, solo, 'all', 'Hal has one resource left: the game ends with this round'],
  [
    'notices',
    'hal-last',
    { sure: false },
    solo,
    'all',
    'Hal has one resource left: the game ends with this round, unless you cover a building of his',
  ],
  [
    'notices',
    'round-ends',
    { ending: 'human-resources-placed' },
    solo,
    'all',
    'The game ends with this round: all your resources stand on buildings',
  ],
  [
    'notices',
    'hal-may-end',
    { card: 'red-2', keeping: 'hal-resources-exhausted', drawn: [] },
    solo,
    'all',
    "The game may end with Hal's turn: with red 2, if he keeps to it, all of Hal's resources stand on buildings",
  ],
  [
    'notices',
    'all-placed',
    { seat: 1 },
    versus,
    'all',
    "All Seat 2's resources stand on buildings: the game ends with this round, even if some come back",
  ],
  [
    'notices',
    'few-left',
    { seat: 1, resources: 2 },
    versus,
    'all',
    'Seat 2 has 2 resources left: the game ends with the round in which all stand on buildings',
  ],
  [
    'notices',
    'round-ends',
    { ending: 'resources-placed' },
    versus,
    'all',
    'The game ends with this round: a player has placed all resources on buildings',
  ],
  ['notices', 'tie', {}, solo, 'all', 'Equal totals are a draw'],
  ['notices', 'tie', {}, versus, 'all', 'Equal totals share the victory'],
  ['moves', 'first-player', { kind: 'first-player', player: 1 }, versus, 'all', 'Seat 2 begins'],
  ['moves', 'starter-set', { kind: 'starter-set', set: 1 }, versus, 'all', 'The starter set is 1'],
  ['moves', 'exploit', { card: 'b', take: null }, acted, 'all', 'Exploit B for a resource or a tile'],
  ['moves', 'exploit', { card: 'red-20', take: null }, acted, 'all', 'Exploit red 20'],
  ['moves', 'urbanize', { card: 'b', tile: 'red-6' }, lifted, 'all', 'Urbanize with red 6 at token B'],
  ['moves', 'construct', { card: 'red-20', tile: 'red-6' }, acted, 'all', 'Construct red 6 on red 20'],
  ['moves', 'move-token', { x: 5, y: 5 }, acted, 'all', 'Put the token down away from all buildings'],
  ['ahead', 'urbanize', { card: 'b' }, lifted, 'all', ''],
  ['draws', 'character', null, versus, 1, 'Seat 2 draws a character'],
  ['draws', 'character', null, versus, 'all', 'A character is drawn'],
  ['draws', 'tile', null, versus, 'all', 'A tile is drawn'],
  ['draws', 'hal-tile', null, solo, 'all', 'Something is drawn'],
  ['prompts', 'first-player', { possible: 3 }, versus, 0, 'Who begins? 3 possible'],
  ['prompts', 'starter-set', { to: 1, possible: 4 }, versus, 0, 'Which starter set does Seat 2 get? 4 possible'],
  [
    'prompts',
    'character',
    { to: 1, place: 2, possible: 9 },
    versus,
    0,
    'Which character is dealt to Seat 2 as the second one? 9 possible',
  ],
  ['prompts', 'take', { card: null }, acted, 0, 'Your turn: take a resource or a tile'],
  ['reasons', 'ending', { ending: 'hal-cannot-build' }, solo, 'all', 'too few resources for his floor'],
  ['reasons', 'ending', { ending: 'resources-placed' }, versus, 'all', 'all resources of a player on buildings'],
  ['reasons', 'ends-the-game', { unlessExchanged: false }, solo, 'all', 'all of these end the game with this round'],
  [
    'reasons',
    'lead',
    { lead: { points: 0, cards: 0, districts: 0, prospects: 0, victory: 0, total: 0 } },
    solo,
    'all',
    'level',
  ],
  [
    'reasons',
    'hal-urbanizes',
    { letter: 'b', cell: null, points: 0, around: [], unlessExchanged: false },
    lifted,
    'all',
    'With B Hal urbanizes where token B stands, and gains 0 points for the floors around it',
  ],
  [
    'reasons',
    'hal-constructs',
    { card: 'red-20', cell: null, floor: 3, funds: 4 },
    solo,
    'all',
    'With red 20 Hal constructs floor 3 on the building, whatever tile he draws, and puts 3 of his 4 resources on it',
  ],
  ['reasons', 'card-given', {}, solo, 'all', 'the card he was given'],
  [
    'refusals',
    'out-of-order',
    { after: 'yellow-20', next: [] },
    versus,
    'all',
    'tiles are returned in order, and yellow 20 came last: no tile comes after it',
  ],
  [
    'refusals',
    'committed',
    { code: 'committed', tile: 'red-2' },
    versus,
    'all',
    'red 2 is committed and stays in the stash until it is played',
  ],
])('%s: %s of %j', (table, key, values, position, seat, sentence) => {
  expect(phrase(told(table, key)(values, position, seat)).text).toBe(sentence);
});

test.each(CHARACTER_IDS)('%s is dealt by name', (character) => {
  const move = { kind: 'character', character };
  expect(told('moves', 'character')(move, versus)).toBe(`The character dealt is ${nameOf(character)}`);
  expect(told('draws', 'character')(move, versus, 1)).toBe(`Seat 2 draws ${nameOf(character)}`);
});

/** What a move certainly means, line by line. */
const ahead = (state: State, code: string): readonly string[] =>
  describePreview(state, hal.preview(state, table.move(code))).map(({ text }) => text);

const human = (draft: Draft, changes: object) => Object.assign(draft.players[0] ?? {}, changes);

test('HAL-46, HAL-56: without a tile Hal does nothing, and the game ends', () => {
  const empty = edit(scene(['a', 'b', 'c']), (draft) => Object.assign(draft, { removed: draft.unseen.length }));
  expect(ahead(empty, 'give a')).toContain(
    'As the table stands, Hal does nothing with A; the game ends: the tile supply is exhausted',
  );
});

test('HAL-33: a building that nothing is left for brings nothing', () => {
  const { b } = acted.tokens;
  expect(b).not.toBeNull();
  const poor = edit(acted, (draft) => {
    human(draft, { supply: 0 });
    draft.city = [{ x: (b?.x ?? 0) + 1, y: b?.y ?? 0, tiles: ['red-1'], owner: null, pawn: false }];
  });
  expect(english.ahead.urbanize({ kind: 'urbanize', card: 'b', tile: 'red-6' }, poor)).toBe(
    'Wherever the token goes, you gain nothing',
  );
});

test('what Hal does with a card, and what ends with it, is told with its rules', () => {
  const give = scene(['red-1', 'b', 'yellow-3']);
  expect(describeHalTurn(give, halTurn(give, 'b'))).toEqual([
    'With B Hal urbanizes where token B stands, above yellow 1, and gains 1 point for the floors around it: 1 of yellow 1',
    'You move token B for him',
  ]);
  expect(gifts(give)).toHaveLength(3);
});

test('HAL-71, HAL-73: what turned up on a real table is chosen by its name', () => {
  const shown = (kind: string, options: object): string => {
    let state = hal.newGame({ mode: 'versus', players: 3, chance: 'manual', seed: 'chosen', ...options });
    while (state.pending.at(-1)?.kind !== kind) state = hal.applyMove(state, hal.legalMoves(state)[0] ?? expect.fail());
    return drawBoard(hal.view(state, 'spectator'), { moves: hal.legalMoves(state) });
  };
  expect(shown('first-player', {})).toMatch(/>Seat 1 begins<.*>Seat 2 begins<.*>Seat 3 begins</);
  expect(shown('starter-set', { characters: 'starter' })).toMatch(/>Set 1<.*>Set 2</);
  expect(shown('character', { characters: 'draft' })).toContain(
    'aria-label="The character dealt is character 1" data-move="character character-01"',
  );
});

test('HAL-72: a character that is chosen and not yet shown says so', () => {
  const chosen = edit(versus, (draft) => human(draft, { pick: draft.players[0]?.dealt[0] ?? null }));
  const [character] = versus.players[0]?.dealt ?? [];
  expect(describePiece(chosen, `card-${character}`)?.status).toBe('chosen');
  expect(describePiece(versus, `card-${character}`)?.status).toBe('');
});

test.each(['seat-7', 'hand-7', 'stash-7', 'sheet', 'card-of-hal', 'nowhere'])('there is nothing at %s', (place) => {
  expect(describePiece(versus, place)).toBeUndefined();
});

test('HAL-42: a card whose building is not in sight can only be kept', () => {
  expect(describePiece(solo, 'card-red-20')).toMatchObject({
    effect: expect.stringMatching(/^kept [^,]*$/),
    price: [],
  });
});

test('HAL-10, HAL-29: a position without a reserve, with a lifted token', () => {
  const [game, , tokens] = describePosition(edit(lifted, (draft) => Object.assign(draft, { reserve: [] })));
  expect(game?.lines).toContain('Reserve: none');
  expect(tokens?.lines).toContain('Token B: lifted');
});
