import { cited } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { built, decisionOf, faceUp, game, give, pay, play, pool, refused, scene } from '../test/scene.js';
import type { Draft, State } from './state/index.js';
import { hiddenCard, insert } from './table/hidden.js';

/** The refusal of a move, and the sentence that goes with it. */
function told(state: State, text: string): readonly [refusal: unknown, sentence: string] {
  const refusal = refused(state, text);
  return [
    refusal,
    refusal === undefined
      ? 'legal'
      : cited({ text: game.describeRefusal(refusal), rules: 'rule' in refusal ? [refusal.rule] : [] }),
  ];
}

const acting = (edit: (d: Draft) => void): State =>
  play(
    scene({}, (d) => {
      d.faceUp = faceUp('wood', 'blue-3');
      d.pools[0] = pool({});
      edit(d);
    }),
    'pick player',
  );

const giza = { deck: 'player', wonder: 'giza', place: 'deck' } as const;
const rhodes = { deck: 'opponent', wonder: 'rhodes', place: 'deck' } as const;
const central = { deck: 'central', wonder: null, place: 'deck' } as const;

describe('a refused move says what would do', () => {
  test('ARCH-120, ARCH-123: the decks that there are, the decks in reach', () => {
    const solo = scene();
    expect(told(solo, 'pick 1')).toEqual([
      { code: 'no-such-deck', rule: 'ARCH-120', decks: [giza, rhodes, central] },
      "this game has no such deck: it has your deck, the Opponent's deck and the central deck (ARCH-120)",
    ]);
    const four = scene({ mode: 'versus', wonders: ['giza', 'rhodes', 'babylon', 'olympia'], players: 4 });
    expect(told(four, 'pick opponent')).toMatchObject([
      { code: 'no-such-deck', decks: [{ deck: 0 }, { deck: 1 }, { deck: 2 }, { deck: 3 }, { deck: 'central' }] },
      'this game has no such deck: it has the deck of Giza, the deck of Rhodes, the deck of Babylon, the deck of Olympia and the central deck (ARCH-120)',
    ]);
    expect(told(four, 'pick 2')[1]).toBe(
      'that deck is not beside you: take from the deck of Giza, the deck of Olympia or the central deck (ARCH-123)',
    );
    const looking = play(
      scene({ playerWonder: 'halicarnassus', opponentWonder: 'giza' }, (d) => {
        d.faceUp = faceUp('wood', 'coin');
        built(d, 0, 0);
        give(d, 0, { wood: 1 });
      }),
      'pick player',
      'top blue-3',
      `build 1 ${pay({ wood: 2 })}`,
    );
    expect(told(looking, 'look-deck central')[1]).toBe(
      "that deck is not beside you: take from your deck or the Opponent's deck (ARCH-123)",
    );
  });

  test('ARCH-22: nothing is offered instead where no deck in reach has a card', () => {
    const state = scene({}, (d) => {
      d.pools = d.pools.map((pool) => pool.map(() => 0) as unknown as typeof pool);
      d.faceUp = d.faceUp.map(() => null);
      d.central.top = null;
    });
    expect(told(state, 'pick player')[1]).toContain('your deck is empty: no deck in reach has a card');
  });

  test('ARCH-22: the cards that lie face up when the central one does not', () => {
    expect(told(scene(), 'pick central')).toEqual([
      { code: 'face-down', rule: 'ARCH-22', decks: [giza, rhodes] },
      "the top card of the central deck lies face down and cannot be picked: take from your deck or the Opponent's deck (ARCH-22)",
    ]);
    const ages = scene({ structure: 'three-ages' });
    expect(told(ages, 'select central - - play')[1]).toContain("take from your hand or the Opponent's hand");
  });

  test('ARCH-24: the deck that is empty, the tokens that do give an extra card', () => {
    const state = acting((d) => give(d, 0, {}, ['urbanism']));
    expect(told(state, 'extra urbanism player')).toEqual([
      { code: 'empty', rule: 'ARCH-24', deck: giza, decks: [rhodes, central] },
      "your deck is empty: take from the Opponent's deck or the central deck (ARCH-24)",
    ]);
    expect(told(state, 'extra crafts opponent')).toEqual([
      { code: 'no-extra-card', rule: 'ARCH-24', token: 'crafts', tokens: ['urbanism'] },
      'Crafts gives you no extra card now: Urbanism does (ARCH-24)',
    ]);
    const far = scene({ mode: 'versus', players: 4 }, (d) => {
      d.phase = 'act';
      d.pending = [decisionOf('take-top', 0)];
      d.faceUp = faceUp('wood', null, 'coin', 'gear');
    });
    expect(told(far, 'take-top 1')[0]).toMatchObject({
      code: 'empty',
      deck: { deck: 1 },
      decks: [{ deck: 0 }, { deck: 2 }, { deck: 3 }, { deck: 'central' }],
    });
    const none = acting((d) => give(d, 0, { stone: 1 }));
    expect(told(none, 'extra crafts opponent')[1]).toBe('Crafts gives you no extra card now (ARCH-24)');
    const two = acting((d) => {
      give(d, 0, {}, ['urbanism', 'crafts']);
      d.triggers = ['urbanism', 'crafts'];
    });
    expect(told(two, 'extra decor opponent')[1]).toBe(
      'Decor gives you no extra card now: Urbanism and Crafts do (ARCH-24)',
    );
    const hand = scene({ structure: 'three-ages' }, (d) => {
      d.faceUp = faceUp('wood', null);
    });
    expect(told(hand, 'select opponent - - play')[1]).toBe(
      "the Opponent's hand shows no card: take from your hand (ARCH-24)",
    );
  });

  test('ARCH-24: the sets and the stages that are owed before the turn ends', () => {
    const state = acting((d) => give(d, 0, { stone: 1, gear: 2 }));
    expect(told(state, 'end-turn')).toEqual([
      {
        code: 'must-go-on',
        rule: 'ARCH-24',
        sets: ['pair:gear'],
        stages: [{ stage: 0, payment: { wood: 1, stone: 1, clay: 0, papyrus: 0, glass: 0, coin: 0, doubled: 0 } }],
      },
      'the turn cannot end yet: first use two Gears for a Progress token or build stage 1 with 1 wood and 1 stone (ARCH-24)',
    ]);
    // Two stones would pay for stage 2, which comes later.
    const later = acting((d) => give(d, 0, { stone: 2 }));
    expect(told(later, 'end-turn')[0]).toMatchObject({ sets: [], stages: [{ stage: 0 }] });
  });

  test('ARCH-125, ARCH-90: the cards there are to take', () => {
    expect(told(scene(), 'pass')).toEqual([
      { code: 'cards-to-take', rule: 'ARCH-125', decks: [giza, rhodes] },
      "you cannot pass while there is a card to take: take from your deck or the Opponent's deck (ARCH-125)",
    ]);
    const hand = scene({ structure: 'three-ages' }, (d) => {
      d.faceUp = faceUp(null, null);
      d.central = { ...d.central, top: null, discard: [] };
      d.pools = d.pools.map(() => pool({}));
      d.hands[0] = [hiddenCard('gear', 0)];
    });
    expect(game.legalMoves(hand).map(game.encodeMove)).toEqual([
      'select hand gear giza play',
      'select hand gear giza discard',
    ]);
    const open: State = { ...hand, central: { ...hand.central, top: { card: 'wood', back: 2, seenBy: 'all' } } };
    expect(told(open, 'pass')[1]).toBe(
      'you cannot pass while there is a card to take: take from the central deck (ARCH-125)',
    );
    expect(told(hand, 'pass')[1]).toBe(
      'you cannot pass while there is a card to take: select a card of the hand (ARCH-125)',
    );
  });

  test('ARCH-45, ARCH-46: the sets that there are, the tokens that lie there', () => {
    const state = acting((d) => give(d, 0, { gear: 2 }));
    expect(told(state, 'science triple')).toEqual([
      { code: 'no-set', rule: 'ARCH-45', set: 'triple', sets: ['pair:gear'] },
      'you do not have a Compass, a Gear and a Tablet for a set: you have two Gears (ARCH-45)',
    ]);
    const tokens = acting((d) => {
      give(d, 0, { gear: 2 });
      d.tokenStack = [];
      d.tokenSlots = ['decor', null, 'culture'];
    });
    expect(told(play(tokens, 'science pair:gear'), 'take-token 1')).toEqual([
      { code: 'no-token', rule: 'ARCH-46', tokens: ['decor', 'culture'], stack: false },
      'no token lies there: take Decor or Culture (ARCH-46)',
    ]);
    const stack = scene({}, (d) => {
      d.tokenStack = ['strategy'];
      d.tokenSlots = ['decor', null, null];
      d.phase = 'act';
      d.pending = [decisionOf('take-token', 0)];
    });
    expect(told(stack, 'take-token 1')[1]).toBe('no token lies there: take Decor or the top of the stack (ARCH-46)');
    const gone = acting((d) => {
      give(d, 0, { gear: 2, stone: 1 });
      d.tokenStack = [];
      d.tokenSlots = [null, null, null];
    });
    expect(told(gone, 'science pair:gear')[1]).toBe('no Progress token is left (ARCH-46)');
  });

  test('ARCH-40: the stage that is built, the lower stages that are missing', () => {
    const state = acting((d) => {
      built(d, 0, 0);
      give(d, 0, { wood: 1 });
    });
    expect(told(state, `build 0 ${pay({ wood: 2 })}`)).toEqual([
      { code: 'already-built', rule: 'ARCH-40', stage: 0, stages: [1] },
      'stage 1 is built already: next comes stage 2 (ARCH-40)',
    ]);
    // Of Ephesus three stages come second; of a complete Wonder none is left.
    const stagesOf = (playerWonder: 'giza' | 'ephesus', ...done: readonly number[]) =>
      play(
        scene({ playerWonder, opponentWonder: 'babylon' }, (d) => {
          d.faceUp = faceUp('wood', 'blue-3');
          d.pools[0] = pool({});
          give(d, 0, { gear: 2 });
          built(d, 0, ...done);
        }),
        'pick player',
      );
    expect(told(stagesOf('ephesus', 0), `build 0 ${pay({ wood: 2 })}`)[1]).toBe(
      'stage 1 is built already: next come stages 2, 3 and 4 (ARCH-40)',
    );
    expect(told(stagesOf('giza', 0, 1, 2, 3, 4), `build 0 ${pay({ wood: 2 })}`)[1]).toBe(
      'stage 1 is built already (ARCH-40)',
    );
    // A lone wood pays for no stage.
    expect(told(stagesOf('giza'), `build 0 ${pay({ wood: 2 })}`)[1]).toBe(
      'this payment takes 2 wood, of which you have 1: your cards cannot pay it (ARCH-41)',
    );
    expect(told(state, `build 3 ${pay({ wood: 2 })}`)).toEqual([
      { code: 'lower-stages-first', rule: 'ARCH-40', stage: 3, stages: [1, 2] },
      'stages 2 and 3, below stage 4, come first (ARCH-40)',
    ]);
  });

  test('ARCH-41, ARCH-42: what the stage costs, what the payment is worth, and what would pay', () => {
    const state = acting((d) => {
      built(d, 0, 0, 1);
      give(d, 0, { stone: 1, coin: 2 }, ['economy']);
    });
    const fits = game.legalMoves(state).flatMap((move) => (move.kind === 'build' ? [move.payment] : []));
    expect(told(state, `build 2 ${pay({ wood: 1, stone: 1, coin: 1, doubled: 1 })}`)).toEqual([
      { code: 'wrong-payment', rule: 'ARCH-41', stage: 2, need: 3, value: 4, payments: fits.slice(0, 3) },
      'stage 3 costs 3, and this payment is worth 4: pay 2 coins, one of which counts two, 1 stone and 1 coin, which counts two or 1 stone and 2 coins (ARCH-41)',
    ]);
  });

  test('ARCH-41: what is missing, what is not different, what is not identical', () => {
    const state = acting((d) => give(d, 0, { stone: 2 }));
    expect(told(state, `build 0 ${pay({ glass: 1, stone: 1 })}`)).toMatchObject([
      { code: 'cards-missing', stage: 0, missing: [{ card: 'glass', need: 1, have: 0 }] },
      'this payment takes 1 glass, of which you have 0: pay 1 wood and 1 stone (ARCH-41)',
    ]);
    expect(told(state, `build 0 ${pay({ stone: 2 })}`)).toMatchObject([
      { code: 'not-different', stage: 0 },
      'stage 1 takes two different resources, at most one of each besides coins: pay 1 wood and 1 stone (ARCH-41)',
    ]);
    const identical = acting((d) => {
      built(d, 0, 0);
      give(d, 0, { stone: 2 });
    });
    expect(told(identical, `build 1 ${pay({ wood: 1, stone: 1 })}`)).toMatchObject([
      { code: 'not-identical', stage: 1 },
      'stage 2 takes two identical resources, all of one kind besides coins: pay 2 stone (ARCH-41)',
    ]);
  });

  test('ARCH-43: after Engineering has been used the resources have to be as the cost says', () => {
    const used = acting((d) => {
      give(d, 0, { wood: 1, stone: 2 }, ['engineering']);
      d.used = ['engineering'];
    });
    expect(told(used, `build 0 ${pay({ stone: 2 })}`)).toMatchObject([
      { code: 'not-different', stage: 0, engineering: 'used' },
      'stage 1 takes two different resources, at most one of each besides coins, since Engineering has been used this turn: pay 1 wood and 1 stone (ARCH-41)',
    ]);
    const without = { ...used, areas: used.areas.map((area) => ({ ...area, tokens: [] })) };
    expect(told(without, `build 0 ${pay({ stone: 2 })}`)[0]).toMatchObject({ engineering: 'not-owned' });
    const unused = { ...used, used: [] };
    expect(told(unused, `build 0 ${pay({ wood: 1, stone: 2 })}`)[1]).toBe(
      'stage 1 costs 2, and this payment is worth 3: pay 2 stone by Engineering, 1 wood and 1 stone or 2 wood by Engineering (ARCH-41)',
    );
  });

  test('ARCH-42: who may count a coin twice, and when', () => {
    const doubled = `build 0 ${pay({ coin: 1, doubled: 1 })}`;
    const poor = acting((d) => give(d, 0, { stone: 1, coin: 1 }));
    expect(told(poor, doubled)[1]).toMatch(/^a coin counts two only for the owner of Economy: pay 1 stone/);
    const spent = acting((d) => give(d, 0, { stone: 1, coin: 1 }, ['economy']));
    expect(told({ ...spent, used: ['economy'] }, doubled)[1]).toMatch(/^Economy has doubled a coin already this turn/);
    expect(told(spent, `build 0 ${pay({ stone: 1, doubled: 1 })}`)).toMatchObject([
      { code: 'no-economy', reason: 'no-coin' },
      expect.stringMatching(/^Economy doubles a coin, and none is paid: pay /),
    ]);
  });

  test('ARCH-41: four yellow cards pay a stage of four', () => {
    const state = acting((d) => {
      built(d, 0, 0, 1, 2, 3);
      give(d, 0, { coin: 4 });
    });
    expect(told(state, `build 4 ${pay({ coin: 4 })}`)).toEqual([undefined, 'legal']);
  });

  test('ARCH-90: a card of the hand is named with its back', () => {
    const state = scene({ structure: 'three-ages' }, (d) => {
      const hand = [hiddenCard('coin', 0)];
      for (const back of [0, 1]) insert(hand, hiddenCard('gear', back));
      d.hands[0] = hand;
    });
    for (const back of ['-', 'babylon'])
      expect(told(state, `select hand gear ${back} play`)).toEqual([
        { code: 'not-in-hand', rule: 'ARCH-90', cards: ['coin', 'gear', 'gear'] },
        'your hand does not hold that card: select Coin or Gear, each with its own back (ARCH-90)',
      ]);
    const bare: State = { ...state, hands: [[], state.hands[1] ?? []] };
    expect(told(bare, 'select hand gear giza play')[1]).toContain('no card besides the revealed one');
  });

  test('ARCH-90 g: sets and stages each in their step', () => {
    const state = scene({ structure: 'three-ages' });
    const acts = (phase: State['phase']): State => ({ ...state, phase, pending: [decisionOf('act', 0)] });
    expect(told(acts('act'), 'science triple')).toMatchObject([
      { code: 'not-this-step', step: 'cards' },
      expect.stringContaining('sets are made at the end of the turn'),
    ]);
    expect(told(acts('progress'), `build 0 ${pay({ coin: 2 })}`)).toMatchObject([
      { code: 'not-this-step', step: 'sets' },
      expect.stringContaining('now only sets are made'),
    ]);
  });

  test('ARCH-44: the cards looked at', () => {
    const looked = { deck: 0, cards: [hiddenCard('wood', 0), hiddenCard('gear', 0)] };
    const state: State = { ...scene(), looked, pending: [decisionOf('take-looked', 0)] };
    expect(told(state, 'take-looked coin')).toEqual([
      { code: 'not-looked-at', rule: 'ARCH-44', card: 'coin', cards: ['wood', 'gear'] },
      'Coin is not among the 2 cards looked at: take Wood or Gear (ARCH-44)',
    ]);
  });
});

test('the Opponent has its article, and a player has none', () => {
  const told = (active: readonly number[]) => game.describeRefusal({ code: 'not-your-turn', active }, scene());
  expect(told([1])).toBe('it is the turn of the Opponent');
  expect(told([0])).toBe('it is your turn');
});
