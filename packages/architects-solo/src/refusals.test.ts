import { describe, expect, test } from 'vitest';
import { built, faceUp, game, give, pay, play, pool, table } from '../test/scene.js';
import { insert, hiddenCard } from './table/hidden.js';
import type { Draft, State } from './state.js';

/** The refusal of a move, and the sentence that goes with it. */
function refused(s: State, text: string): readonly [refusal: unknown, says: string] {
  const refusal = game.check(s, game.decodeMove(text));
  return [refusal, refusal === undefined ? 'legal' : game.describeRefusal(refusal)];
}

const acting = (edit: (d: Draft) => void): State =>
  play(
    table({}, (d) => {
      d.faceUp = faceUp('wood', 'blue-3');
      d.pools[0] = pool({});
      edit(d);
    }),
    'pick player',
  );

describe('a refused move says what would do', () => {
  test('ARCH-120, ARCH-123: the decks that there are, the decks in reach', () => {
    const solo = table();
    expect(refused(solo, 'pick 1')).toEqual([
      { code: 'no-such-deck', rule: 'ARCH-120', decks: ['player', 'opponent', 'central'] },
      'no such deck: decks player, opponent, central (ARCH-120)',
    ]);
    const four = table({ mode: 'versus', players: 4 });
    expect(refused(four, 'pick 6')[0]).toMatchObject({ code: 'no-such-deck', decks: [0, 1, 2, 3, 'central'] });
    expect(refused(four, 'pick opponent')[0]).toMatchObject({ code: 'no-such-deck' });
    expect(refused(four, 'pick 2')).toEqual([
      { code: 'out-of-reach', rule: 'ARCH-123', decks: [0, 3, 'central'] },
      'out of reach: decks 0, 3, central (ARCH-123)',
    ]);
    const looking = play(
      table({ playerWonder: 'halicarnassus', opponentWonder: 'giza' }, (d) => {
        d.faceUp = faceUp('wood', 'coin');
        built(d, 0, 0);
        give(d, 0, { wood: 1 });
      }),
      'pick player',
      'top blue-3',
      `build 1 ${pay({ wood: 2 })}`,
    );
    expect(refused(looking, 'lookDeck central')[0]).toMatchObject({
      code: 'out-of-reach',
      decks: ['player', 'opponent'],
    });
  });

  test('ARCH-24: the deck that is empty, the tokens that do give an extra card', () => {
    const s = acting((d) => give(d, 0, {}, ['urbanism']));
    expect(refused(s, 'extra urbanism player')).toEqual([
      { code: 'empty', rule: 'ARCH-24', deck: 'player' },
      'empty: deck player (ARCH-24)',
    ]);
    expect(refused(s, 'extra crafts opponent')).toEqual([
      { code: 'no-extra-card', rule: 'ARCH-24', tokens: ['urbanism'] },
      'no extra card: tokens urbanism (ARCH-24)',
    ]);
    const none = acting((d) => give(d, 0, { stone: 1 }));
    expect(refused(none, 'extra crafts opponent')[1]).toBe('no extra card: tokens none (ARCH-24)');
  });

  test('ARCH-40: the stage that is built, the lower stages that are missing', () => {
    const s = acting((d) => {
      built(d, 0, 0);
      give(d, 0, { wood: 1 });
    });
    expect(refused(s, `build 0 ${pay({ wood: 2 })}`)).toEqual([
      { code: 'already-built', rule: 'ARCH-40', stage: 0 },
      'already built: stage 1 (ARCH-40)',
    ]);
    expect(refused(s, `build 3 ${pay({ wood: 2 })}`)).toEqual([
      { code: 'lower-stages-first', rule: 'ARCH-40', stages: [1, 2] },
      'lower stages first: stages 2, 3 (ARCH-40)',
    ]);
  });

  test('ARCH-41, ARCH-42: what the stage costs, and what the payment is worth, a doubled coin two', () => {
    const s = acting((d) => {
      built(d, 0, 0, 1);
      give(d, 0, { stone: 1, coin: 2 }, ['economy']);
    });
    expect(refused(s, `build 2 ${pay({ wood: 1, stone: 1, coin: 1, doubled: 1 })}`)).toEqual([
      { code: 'wrong-payment', rule: 'ARCH-41', need: 3, value: 4 },
      'wrong payment: need 3, value 4 (ARCH-41)',
    ]);
  });

  test('ARCH-41: four yellow cards pay a stage of four', () => {
    const s = acting((d) => {
      built(d, 0, 0, 1, 2, 3);
      give(d, 0, { coin: 4 });
    });
    expect(refused(s, `build 4 ${pay({ coin: 4 })}`)).toEqual([undefined, 'legal']);
  });

  test('ARCH-90: a card of the hand is named with its back', () => {
    const s = table({ structure: 'three-ages' }, (d) => {
      const hand = [hiddenCard('coin', 0)];
      for (const back of [0, 1]) insert(hand, hiddenCard('gear', back));
      d.hands[0] = hand;
    });
    for (const back of ['-', 'babylon'])
      expect(refused(s, `select hand gear ${back} play`)).toEqual([
        { code: 'not-in-hand', rule: 'ARCH-90' },
        'not in hand (ARCH-90)',
      ]);
  });
});
