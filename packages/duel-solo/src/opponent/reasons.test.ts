import { expect, test } from 'vitest';
import { bot, type Scene, scene } from '../../test/scene.js';
import type { CardId } from '../components/cards.js';
import { duelSolo } from '../index.js';
import { ASK } from '../state/decisions.js';
import { allAltars, altars } from './divinities.js';

/** Five different symbols. */
const FIVE: readonly CardId[] = ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'university'];
const turn = (given: Scene = {}) => scene({ age: 2, structure: { 18: 'altar', 19: 'theater' }, ...given });
/** What SOLO gives as its reasons. */
const keys = (s: ReturnType<typeof scene>): readonly string[] =>
  duelSolo.explainBotMove(s).reasons.map(({ key }) => key);

test('DUEL-140, DUEL-141, DUEL-142: SOLO names the threats, and that green and red are one type under both', () => {
  const threats = ['force-threatens', 'science-threatens', 'green-and-red-as-one'];
  const named = (given: Scene) => keys(turn({ ...given, zero: { coins: 20 } })).filter((key) => threats.includes(key));
  expect(named({})).toEqual([]);
  expect(named({ pawn: -5 })).toEqual([]);
  expect(named({ pawn: -6 })).toEqual(['force-threatens']);
  expect(named({ one: { cards: FIVE.slice(0, 4) } })).toEqual([]);
  expect(named({ one: { cards: FIVE } })).toEqual(['science-threatens']);
  expect(named({ pawn: -6, one: { cards: FIVE } })).toEqual(threats);
});

test('DUEL-157: without wonders SOLO says that it takes what the human has least of', () => {
  const steals = (zero: NonNullable<Scene['zero']>) =>
    scene({ age: 2, pending: [ASK.turn[0], ASK.baal[0]], zero, one: { cards: ['press', 'quarry', 'stone-pit'] } });
  expect(keys(steals({}))).toContain('baal-takes-scarcest');
  expect(keys(steals({ wonders: ['pyramids'] }))).not.toContain('baal-takes-scarcest');
  expect([bot(steals({})), bot(steals({ wonders: ['pyramids'] }))]).toEqual(['baal-card press', 'baal-card stone-pit']);
});

test('DUEL-157: of equally needed resources the card constructed last is taken, and each is told its place', () => {
  const s = scene({
    age: 2,
    pending: [ASK.turn[0], ASK.baal[0]],
    zero: {},
    one: { cards: ['altar', 'quarry', 'stone-pit'] },
  });
  expect(duelSolo.explainBotMove(s).steps.at(-1)).toMatchObject({
    label: { key: 'last-constructed' },
    candidates: [
      { id: 'quarry', kept: false, note: { key: 'number', values: { number: 2 } } },
      { id: 'stone-pit', kept: true, note: { key: 'number', values: { number: 3 } } },
    ],
  });
});

test('DUEL-031: in Age I no card of the Pantheon can be activated', () => {
  const given: Scene = { spaces: { 1: 'ra', 5: 'aphrodite', 6: 'gate' }, zero: { coins: 20 } };
  expect(allAltars(scene({ ...given, age: 1 }))).toEqual([]);
  expect(altars(scene({ ...given, age: 1 }))).toEqual([]);
  expect(allAltars(scene({ ...given, age: 2 }))).toEqual([
    { id: 'ra', space: 1 },
    { id: 'aphrodite', space: 5 },
    { id: 'gate', space: 6 },
  ]);
  const worth = (age: 1 | 2, spaces: Scene['spaces']) =>
    duelSolo.evaluate?.(scene({ ...given, age, spaces: spaces ?? {} }), 0) ?? 0;
  expect(worth(1, given.spaces)).toBe(worth(1, {}));
  expect(worth(2, given.spaces)).toBeGreaterThan(worth(2, {}));
});

test('DUEL-127: the Gate comes before every mythology of the Pantheon scale', () => {
  const given: Scene = { zero: { coins: 30 }, tops: ['ra', 'mars', 'enki', 'astarte', 'aphrodite'] };
  for (const direction of ['SM', 'MS'] as const)
    for (const first of ['aphrodite', 'neptune', 'astarte', 'enki'] as const)
      expect(bot(turn({ ...given, direction, spaces: { 1: first, 6: 'gate' } }))).toMatch(/^activate 6/);
});
