import { expect, test } from 'vitest';
import { bot, decidedBy, type Scene, scene } from '../../test/scene.js';
import type { CardId } from '../components/cards.js';
import { applicable, rankOf } from './metrics.js';

const turn = (given: Scene = {}) => scene({ age: 2, structure: { 18: 'altar', 19: 'theater' }, ...given });
const two = (left: CardId, right: CardId) => ({ structure: { 18: left, 19: right } });
const both = (state: ReturnType<typeof scene>) => [bot(state), decidedBy(state)];

test('DUEL-113: a yellow card counts for the greatest need that it meets, if that is above 0', () => {
  // The Great Library needs wood, glass and papyrus. SOLO has the glass and the papyrus, and lacks only wood.
  const zero: Scene['zero'] = { coins: 3, wonders: ['great-library'], cards: ['glassworks', 'press'] };
  expect(both(turn({ ...two('clay-reserve', 'wood-reserve'), zero }))).toEqual(['construct 19', 'DUEL-128.4']);
  // A need of 0 does not count, even though SOLO has more than enough of the other card's resource.
  const enough: Scene['zero'] = { ...zero, cards: ['glassworks', 'press', 'clay-pool'] };
  expect(both(turn({ ...two('clay-reserve', 'stone-reserve'), zero: enough }))).toEqual([
    'construct 18',
    'DUEL-128.11',
  ]);
  // The greater of two needs counts: 3 wood against 1 stone.
  const more: Scene['zero'] = { coins: 3, wonders: ['great-library', 'sphinx'] };
  expect(both(turn({ ...two('stone-reserve', 'wood-reserve'), zero: more }))).toEqual(['construct 19', 'DUEL-128.4']);
  // A choice counts for the greatest of its needs: wood for the Caravansery, papyrus for the Forum.
  const rich: Scene['zero'] = { coins: 20, wonders: ['great-library'] };
  expect(both(turn({ ...two('forum', 'caravansery'), zero: rich }))).toEqual(['construct 19', 'DUEL-128.5']);
});

test('DUEL-129: items 5 and 6 look at the human’s side, in every colour except brown and grey', () => {
  const poor = (left: CardId, right: CardId, given: Scene = {}) =>
    both(turn({ ...two(left, right), zero: { coins: 0 }, ...given }));
  // 5: the card that starts a chain goes, in either place and at any cost.
  expect(poor('walls', 'archery-range')).toEqual(['discard 19', 'DUEL-129.5']);
  expect(poor('archery-range', 'walls')).toEqual(['discard 18', 'DUEL-129.5']);
  expect(poor('courthouse', 'temple')).toEqual(['discard 19', 'DUEL-129.5']);
  expect(poor('laboratory', 'dispensary')).toEqual(['discard 18', 'DUEL-129.5']);
  // 6: then the cheaper one goes, even if a chain makes the other one free for SOLO or the human.
  expect(poor('walls', 'barracks')).toEqual(['discard 19', 'DUEL-129.6']);
  expect(poor('aqueduct', 'courthouse', { one: { cards: ['baths'] } })).toEqual(['discard 19', 'DUEL-129.9']);
  // With actual prices, the human's: the Aqueduct is free for it, not for SOLO.
  const actual: Scene = { options: { costReading: 'actual' } };
  expect(poor('aqueduct', 'courthouse', { ...actual, one: { cards: ['baths'] } })).toEqual([
    'discard 18',
    'DUEL-129.6',
  ]);
  // SOLO's stone makes the Aqueduct cheap for SOLO, and dear for the human.
  expect(poor('courthouse', 'aqueduct', { ...actual, zero: { coins: 0, cards: ['quarry', 'stone-pit'] } })).toEqual([
    'discard 18',
    'DUEL-129.6',
  ]);
});

test('DUEL-132: Anubis does something for SOLO even when only a wonder of its own stands', () => {
  const own = turn({ zero: { coins: 9, built: ['sphinx'] }, spaces: { 1: 'anubis' } });
  expect(bot(own)).toBe('activate 1 -');
  expect(applicable(own, 'anubis')).toBe(true);
  expect(applicable(turn({ spaces: { 1: 'anubis' } }), 'anubis')).toBe(false);
});

test('DUEL-141: five symbols of the human put green first; four do not, and SOLO’s own never do', () => {
  const FOUR: readonly CardId[] = ['workshop', 'apothecary', 'scriptorium', 'pharmacist'];
  const greens = (cards: readonly CardId[], given: Scene = {}) =>
    turn({ age: 3, ...two('greek-grand-temple', 'study'), zero: { coins: 20 }, one: { cards }, ...given });
  expect(bot(greens([...FOUR, 'university']))).toBe('construct 19');
  expect(bot(greens(FOUR))).toBe('construct 18');
  expect(bot(greens([], { zero: { coins: 20, cards: [...FOUR, 'university'] } }))).not.toBe('construct 18');
  // Two cards of one symbol are one symbol.
  expect(bot(greens([...FOUR, 'school']))).toBe('construct 18');
  // The law counts like any other.
  expect(bot(greens(FOUR, { one: { cards: FOUR, progress: ['law'] } }))).toBe('construct 19');
  expect(rankOf(greens([...FOUR, 'university']), 'green')).toBe(-1);
});
