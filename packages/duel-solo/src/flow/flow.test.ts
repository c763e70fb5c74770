import { describe, expect, test } from 'vitest';
import { endless } from '../../../core/src/testing/endless.js';
import { bot, legal, play, type Scene, scene } from '../../test/scene.js';
import { BONUS, LEVELS, type Level } from '../components/solo.js';
import type { Event } from '../events.js';
import { duelSolo } from '../index.js';
import { ASK } from '../state/decisions.js';
import { settle } from './index.js';

/** Ends Age I, and answers the decisions of the human. */
const nextAge = (level: Level, given: Scene = {}) =>
  scene({ ...given, options: { level, chance: 'manual' }, seat: 1, structure: { 19: 'altar' } });

/** The kinds of events until the next turn, and the state at that turn. */
function untilTurn(state: ReturnType<typeof scene>) {
  const draft = duelSolo.fast.clone(state);
  const events: Event[] = [];
  duelSolo.fast.play(draft, { kind: 'discard', slot: 19 }, (event) => events.push(event));
  while (draft.pending.at(-1)?.kind !== 'turn') {
    const [move] = duelSolo.legalMoves(draft);
    if (move === undefined) throw new Error('no move');
    duelSolo.fast.play(draft, move, (event) => events.push(event));
  }
  return { draft, events };
}

describe('levels', () => {
  test('DUEL-170: from easy on the pawn moves one space away from SOLO’s half, at the start of each Age', () => {
    for (const level of LEVELS) {
      expect(untilTurn(nextAge(level, { pawn: -3 })).draft.pawn).toBe(level === 'base' ? -3 : -2);
      expect(untilTurn(nextAge(level, { pawn: 2 })).draft.pawn).toBe(2);
      expect(untilTurn(nextAge(level)).draft.pawn).toBe(0);
    }
  });

  test('DUEL-171: SOLO plays a removed card in Age I, in two Ages, in all three', () => {
    const ages = (level: Level) =>
      [1, 2, 3]
        .filter((age) => {
          let position = duelSolo.newGame({ level, seed: 'ages' });
          let drawn = false;
          while (position.pending.length > 0 && position.age <= age) {
            const { state, events } = duelSolo.transition(position, duelSolo.botMove(position));
            drawn ||=
              state.age === age && events.some((event) => event.kind === 'chance' && event.decision === 'removed-card');
            position = state;
          }
          return drawn;
        })
        .join('');
    expect([ages('base'), ages('easy'), ages('normal'), ages('medium')]).toEqual(['', '', '1', '12']);
    for (const level of LEVELS.slice(4)) expect(BONUS[level].freeCards).toBe(3);
    expect(ages('demanding')).toBe('123');
  });

  test('DUEL-172: first who begins, then the free card, then the pawn', () => {
    const { draft, events } = untilTurn(nextAge('medium', { pawn: -1 }));
    const kinds = events.map((event) => (event.kind === 'chance' ? event.decision : event.kind));
    expect(draft.seat).toBe(0);
    const card = kinds.indexOf('removed-card');
    expect(card).toBeGreaterThan(kinds.lastIndexOf('reveal'));
    expect(kinds.lastIndexOf('pawn')).toBeGreaterThan(card);
    const human = untilTurn(nextAge('medium', { pawn: 1 }));
    expect(
      human.events.findIndex((event) => event.kind === 'chance' && event.decision === 'removed-card'),
    ).toBeGreaterThan(0);
    // A red free card may make the bonus needless.
    const red = scene({ age: 1, options: { level: 'normal', chance: 'manual' }, pawn: -1 });
    const start = duelSolo.fast.clone(red);
    start.phase = 'start';
    start.pending.pop();
    duelSolo.fast.play({ ...start, pending: [ASK.start[1]] }, { kind: 'choose-first-player', first: 0 });
    const state = { ...start, pending: [ASK.start[1]] };
    const asked = play(state, 'choose-first-player 0', 'removed-card guard-tower');
    expect(asked.pawn).toBe(0);
  });

  test('DUEL-173: the free card has all its effects; Minerva blocks the bonus, Poliorcetics does not count', () => {
    const start = (given: Scene) => ({
      ...scene({ age: 2, options: { level: 'medium', chance: 'manual' }, ...given }),
      phase: 'start' as const,
      pending: [ASK.start[1]],
    });
    const pair = play(
      start({ board: ['law'], zero: { cards: ['scriptorium'] } }),
      'choose-first-player 1',
      'removed-card library',
    );
    expect(legal(pair)).toEqual(['take-progress law']);
    expect(play(start({ zero: { coins: 0 } }), 'choose-first-player 1', 'removed-card brewery').cities[0].coins).toBe(
      6,
    );
    const stopped = play(start({ pawn: -3, minerva: -2 }), 'choose-first-player 1', 'removed-card brewery');
    expect(stopped).toMatchObject({ pawn: -3, pantheon: { minerva: null } });
    const raid = play(
      start({ pawn: -3, zero: { progress: ['poliorcetics', 'strategy'] } }),
      'choose-first-player 1',
      'removed-card brewery',
    );
    expect(raid.pawn).toBe(-2);
    expect(raid.cities[1].coins).toBe(7);
  });

  test('DUEL-174: the free card is no longer one of the removed cards', () => {
    const { draft } = untilTurn(nextAge('medium'));
    expect(draft.outside).toBe(2);
    expect(untilTurn(nextAge('normal')).draft.outside).toBe(3);
  });

  test('DUEL-175: from hard on a divinity costs SOLO one coin less in Age III, the Gate does not; E20 of the worked examples', () => {
    const paid = (level: Level, age: 1 | 2 | 3, divinity: 'mars' | 'gate') => {
      const state = scene({ age, options: { level }, zero: { coins: 20 }, spaces: { 2: divinity } });
      return 20 - play(state, bot(state)).cities[0].coins;
    };
    expect([
      paid('demanding', 3, 'mars'),
      paid('hard', 3, 'mars'),
      paid('extreme', 3, 'mars'),
      paid('hard', 2, 'mars'),
    ]).toEqual([4, 3, 3, 4]);
    expect(paid('extreme', 3, 'gate')).toBe(8);
    const human = scene({ age: 3, seat: 1, options: { level: 'hard' }, one: { coins: 20 }, spaces: { 6: 'mars' } });
    expect(play(human, 'activate 6 -').cities[1].coins).toBe(17);
  });

  test('DUEL-176: ten coins from extreme on, five coins for a wonder in every Age on legendary', () => {
    expect(LEVELS.map((level) => duelSolo.newGame({ level }).cities[0].coins)).toEqual([7, 7, 7, 7, 7, 7, 10, 10]);
    expect(duelSolo.newGame({ level: 'legendary' }).cities[1].coins).toBe(7);
    const wonder = (level: Level) =>
      bot(
        scene({
          options: { level },
          zero: { coins: 10, wonders: ['sphinx'], cards: ['glassworks', 'glassblower'] },
          one: { cards: ['clay-pool'] },
        }),
      );
    expect(wonder('extreme')).not.toContain('sphinx');
    expect(wonder('legendary')).toContain('sphinx');
  });
});

test('wonderOverrides replaces what is printed on a wonder, its printed cost included', () => {
  const overrides = {
    wonderOverrides: {
      messe: { coins: 1, wood: 0, clay: 0, stone: 0, glass: 0, papyrus: 0, victoryPoints: 9 },
    } as never,
  };
  const state = scene({
    options: { mode: 'versus', ...overrides },
    zero: { coins: 1, wonders: ['messe'] },
    structure: { 0: 'altar', 18: 'baths', 19: 'theater' },
  });
  const next = play(state, 'construct-wonder 18 messe', 'build-top-row 0');
  expect(next.cities[0].coins).toBe(0);
  // SOLO constructs its cheapest wonder: with the other print it is the Messe.
  const cards = ['brickyard', 'shelf-quarry', 'sawmill', 'glassworks', 'glassblower', 'press'] as const;
  const cheapest = (coins: number) =>
    bot(
      scene({
        options: { wonderOverrides: { messe: { coins, wood: 1, clay: 0, stone: 0, glass: 0, papyrus: 0 } } as never },
        zero: { coins: 9, cards, wonders: ['messe', 'sphinx'] },
      }),
    );
  expect(cheapest(1)).toContain('messe');
  expect(cheapest(3)).toContain('messe');
  const dear = scene({ zero: { coins: 9, cards, wonders: ['messe', 'sphinx'] } });
  expect(bot(dear)).toContain('sphinx');
  const partial = duelSolo.newGame({ wonderOverrides: { messe: { coins: 3 } } as never });
  expect(partial.options.wonderOverrides).toEqual([
    { wonder: 'messe', coins: 3, wood: 1, clay: 2, stone: 0, glass: 1, papyrus: 1, victoryPoints: 2 },
  ]);
  expect(() => duelSolo.newGame({ wonderOverrides: { messe: { coins: -1 } } as never })).toThrow(
    /wonderOverrides\/messe\/coins/,
  );
});

test('a position that no game comes to ends in an error', () => {
  const draft = { ...duelSolo.fast.clone(scene()), pending: [] };
  expect(() => settle(endless(draft, 'nowhere'))).toThrow('no decision after 1000 steps');
  const plain = scene({ options: { mode: 'versus', pantheon: false }, pending: [ASK.gate[0]] });
  expect(() => duelSolo.legalMoves(plain)).toThrow('Pantheon is not in play');
});
