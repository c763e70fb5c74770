import { expect, test } from 'vitest';
import { decisionOf, faceUp, scene } from '../../test/scene.js';
import { hiddenCard } from '../table/hidden.js';
import { states } from './schema.js';

/** How many sit at the table. */
const SEATS = 2;

/** The cards in the box, and the most of a kind. */
const [CARDS, COPIES] = [235, 27];

/** A table on which every key that may be null holds something. */
const position = scene({ structure: 'three-ages' }, (d) => {
  const [card] = faceUp('wood');
  const cards = card == null ? [] : [card];
  Object.assign(d, {
    pending: [{ ...decisionOf('select', 0), receiver: 0, deck: 0, slot: 0 }],
    cat: 0,
    central: { cards, top: { card: 'wood', back: 0, seenBy: [0] }, discard: cards },
    looked: { deck: 0, cards },
    opponentChoice: {
      cards: [null, null, null],
      priorities: [8, 8, 0],
      by: 'none',
      die: 1,
      helped: [[0], [], []],
      deck: 'player',
      taken: 'player',
    },
  });
});

/** The places at which a state is wrong that holds a value at one of them. */
function wrong(path: string, value: unknown): readonly string[] {
  const changed = structuredClone(position) as unknown;
  const keys = path.split('/');
  let at = changed as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[keys.at(-1) ?? ''] = value;
  const result = states()['~standard'].validate(changed);
  return 'issues' in result ? result.issues.map((issue) => (issue.path ?? []).join('/')) : [];
}

test.each<[path: string, least: number, most: number]>([
  ['pending/0/seat', -1, SEATS - 1],
  ['pending/0/receiver', 0, SEATS - 1],
  ['pending/0/deck', 0, SEATS],
  ['pending/0/slot', 0, CARDS],
  ['options/firstSeat', 0, SEATS - 1],
  ['options/openingTokens', 0, 2],
  ['options/scoreFactor', 0, 2],
  ['seat', 0, SEATS - 1],
  ['turn', 0, 999],
  ['age', 0, 3],
  ['passes', 0, SEATS],
  ['areas/0/cards/0', 0, COPIES],
  ['areas/0/military', 0, 999],
  ['areas/0/matched/0', 0, COPIES],
  ['pools/0/0', 0, COPIES],
  ['faceUp/0/back', -2, SEATS],
  ['central/top/back', -2, SEATS],
  ['central/top/seenBy/0', 0, SEATS - 1],
  ['cat', 0, SEATS - 1],
  ['conflictsTurned', 0, 7],
  ['looked/deck', 0, SEATS],
  ['die', 0, 6],
  ['opponentChoice/priorities/0', 0, 8],
  ['opponentChoice/die', 0, 6],
  ['opponentChoice/helped/0/0', 0, 4],
])('a state counts in %s from %i to %i', (path, least, most) => {
  for (const [number, isWrong] of [
    [least - 1, true],
    [least, false],
    [most, false],
    [most + 1, true],
  ] as const)
    expect([number, wrong(path, number).includes(path)]).toEqual([number, isWrong]);
});

test.each<[path: string, least: number, most: number, entry: unknown]>([
  ['areas/0/built', 5, 5, false],
  ['areas/0/cards', 14, 14, 0],
  ['areas/0/tokens', 0, 15, 'decor'],
  ['areas/0/matched', 3, 3, 0],
  ['pools', SEATS + 1, SEATS + 1, position.pools[0]],
  ['faceUp', SEATS, SEATS, null],
  ['hands', 0, 2, []],
  ['hands/0', 0, CARDS, hiddenCard('wood', 0)],
  ['central/cards', 0, CARDS, hiddenCard('wood', 0)],
  ['central/top/seenBy', 0, SEATS, 0],
  ['central/discard', 0, CARDS, hiddenCard('wood', 0)],
  ['tokenStack', 0, 15, 'decor'],
  ['tokenSlots', 3, 3, 'decor'],
  ['used', 0, 15, 'decor'],
  ['triggers', 0, 15, 'decor'],
  ['owed', 0, 99, 'any'],
  ['looked/cards', 0, CARDS, hiddenCard('wood', 0)],
  ['opponentChoice/cards', 3, 3, null],
  ['opponentChoice/priorities', 3, 3, 0],
  ['opponentChoice/helped', 3, 3, []],
  ['opponentChoice/helped/0', 0, 5, 0],
  ['selectedCards', 0, 2, null],
])('a state has in %s from %i to %i', (path, least, most, entry) => {
  const length = (size: number): boolean => wrong(path, Array(size).fill(entry)).includes(path);
  if (least > 0) expect(length(least - 1)).toBe(true);
  expect([least, most, most + 1].map(length)).toEqual([false, false, true]);
});

test('the lists of a state are as long as its seats and its structure ask for', () => {
  expect(wrong('phase', 'act')).toEqual([]);
  const { areas, pools, faceUp: tops } = position;
  expect(wrong('areas', [...areas, ...areas])).toEqual(['areas']);
  expect(wrong('pools', [...pools, ...pools])).toEqual(['pools']);
  expect(wrong('faceUp', [...tops, ...tops])).toEqual(['faceUp']);
  expect(wrong('options/structure', 'architects')).toEqual(['hands/length', 'selectedCards/length']);
  expect(wrong('hands', [])).toEqual(['hands/length']);
  expect(wrong('selectedCards', [null])).toEqual(['selectedCards/length']);
});

test('against the Opponent there are two seats', () => {
  const three = scene({ mode: 'versus', players: 3 });
  const issuesOf = (state: object) => states()['~standard'].validate(state);
  expect(issuesOf(three)).not.toHaveProperty('issues');
  const solo = { ...three, options: { ...three.options, mode: 'solo' } };
  expect(issuesOf(solo)).toMatchObject({ issues: [{ path: ['areas'] }, { path: ['pools'] }, { path: ['faceUp'] }] });
});

test('what is true or false is nothing else', () => {
  for (const path of ['denied', 'options/denial', 'areas/0/built/0'])
    expect([true, false, null].map((value) => wrong(path, value).length)).toEqual([0, 0, 1]);
});
