import { expect, test } from 'vitest';
import { bot, type Scene, scene } from '../../test/scene.js';
import type { CardId } from '../components/cards.js';
import { duelSolo } from '../index.js';
import { ASK, DESTROY } from '../state/decisions.js';
import { allAltars, altars } from './divinities.js';

/** Five different symbols. */
const FIVE: readonly CardId[] = ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'university'];
const turn = (given: Scene = {}) => scene({ age: 2, structure: { 18: 'altar', 19: 'theater' }, ...given });
/** What SOLO gives as its reasons. */
const keys = (state: ReturnType<typeof scene>): readonly string[] =>
  duelSolo.explainBotMove(state).reasons.map(({ key }) => key);

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

test('DUEL-152, DUEL-157: each card is told how many units of its resource the human has', () => {
  const cards: readonly CardId[] = ['press', 'quarry', 'stone-pit', 'sawmill'];
  const steals = scene({ age: 2, pending: [ASK.turn[0], ASK.baal[0]], zero: {}, one: { cards } });
  const destroys = scene({ age: 2, pending: [ASK.turn[0], DESTROY.brown[0]], zero: {}, one: { cards } });
  const told = (state: ReturnType<typeof scene>) =>
    duelSolo
      .explainBotMove(state)
      .steps.find(({ label }) => label.key === 'scarcest-resource')
      ?.candidates.map(({ id, note }) => [id, note]);
  const has = (resource: string, units: number) => ({
    key: 'owns',
    values: { seat: 1, resources: [{ resource, units }] },
  });
  const brown = [
    ['quarry', has('stone', 2)],
    ['stone-pit', has('stone', 2)],
    ['sawmill', has('wood', 2)],
  ];
  expect(told(steals)).toEqual([['press', has('papyrus', 1)], ...brown]);
  expect(told(destroys)).toEqual(brown);
});

test('DUEL-155: a symbol that wins decides only where it wins, and each card is told its symbol', () => {
  const one = { cards: ['workshop', 'study'] } as const;
  const nisaba = (cards: readonly CardId[]) =>
    duelSolo.explainBotMove(scene({ zero: { cards }, one, pending: [ASK.turn[0], ASK.nisaba[0]] })).steps;
  const [wins] = nisaba(FIVE);
  expect(wins).toMatchObject({
    rule: 'DUEL-155.1',
    met: 'some',
    candidates: [
      { id: 'workshop', score: 0, kept: false, note: { key: 'symbol' } },
      { id: 'study', score: 1, kept: true, note: { key: 'symbol' } },
    ],
  });
  // Without a win in reach a new symbol is worth nothing: a symbol that SOLO has comes first.
  expect(nisaba(FIVE.slice(0, 2)).map(({ rule }) => rule)).not.toContain('DUEL-155.1');
});

test('DUEL-125: the headline of a wonder names what chose the wonder, not what chose the card under it', () => {
  const because = (state: ReturnType<typeof scene>) => {
    const { headline, steps } = duelSolo.explainBotMove(state);
    if (headline?.key !== 'script-plays') throw new Error('no headline of SOLO');
    const lists = steps.flatMap(({ list, candidates }) => (candidates.some(({ kept }) => !kept) ? [list?.key] : []));
    return { because: headline.values.because, lists };
  };
  const isis = (...discard: CardId[]) =>
    because(scene({ discard, zero: { wonders: ['pyramids', 'mausoleum'] }, pending: [ASK.turn[0], ASK.isis[0]] }));
  const dearest = {
    key: 'decided-by',
    values: { label: { key: 'highest-printed-cost' }, list: { key: 'solo-and-isis' } },
  };
  expect(isis('altar', 'workshop')).toMatchObject({
    because: dearest,
    lists: ['solo-and-isis', 'operational-scale-backwards'],
  });
  expect(isis('altar', 'baths')).toMatchObject({ because: dearest, lists: ['solo-and-isis', 'isis-scale'] });
  const cards = ['brickyard', 'shelf-quarry', 'press'] as const;
  const zero = { coins: 9, wonders: ['pyramids', 'appian-way'], cards } as const;
  const built = because(turn({ structure: { 18: 'walls', 19: 'barracks' }, zero }));
  expect(built.lists).toContain('discard-scale');
  expect(built.because).toMatchObject({ key: 'decided-by', values: { list: { key: 'cheapest-wonder' } } });
});

test('DUEL-161: chance decides which card Isis puts under the wonder only where several are left', () => {
  const isis = (...discard: CardId[]) =>
    scene({ discard, zero: { wonders: ['pyramids'] }, pending: [ASK.turn[0], ASK.isis[0]] });
  expect(keys(isis('altar', 'baths'))).not.toContain('chance-decides');
  expect(keys(isis('altar'))).not.toContain('chance-decides');
  const equal = duelSolo.explainBotMove(isis('stable', 'garrison'));
  expect(equal.reasons).toContainEqual({ key: 'chance-decides', values: { cards: 2 } });
});

test('DUEL-157: of equally needed resources the card constructed last is taken, and each is told its place', () => {
  const state = scene({
    age: 2,
    pending: [ASK.turn[0], ASK.baal[0]],
    zero: {},
    one: { cards: ['altar', 'quarry', 'stone-pit'] },
  });
  expect(duelSolo.explainBotMove(state).steps.at(-1)).toMatchObject({
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
