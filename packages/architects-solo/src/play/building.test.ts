import { describe, expect, test } from 'vitest';
import {
  built,
  chances,
  events,
  faceUp,
  game,
  give,
  held,
  legal,
  now,
  opponentToMove,
  pay,
  play,
  pool,
  refused,
  scene,
  settled,
  toOf,
} from '../../test/scene.js';
import type { CardKind } from '../components/cards.js';
import { stageCosts } from '../costs.js';
import type { Draft, State } from '../state/index.js';
import { hiddenCard } from '../table/hidden.js';

type Edit = (d: Draft) => void;

/** The player takes `card` and gets to its actions. */
const takes = (card: CardKind, edit: Edit = () => undefined, options: Parameters<typeof scene>[0] = {}): State =>
  play(
    scene(options, (d) => {
      d.faceUp = faceUp(card, 'blue-3');
      edit(d);
    }),
    'pick player',
    'top blue-3',
  );

describe('stages', () => {
  test('ARCH-40: what is affordable must be built, from the bottom up, as often as possible in one turn', () => {
    const state = takes('wood', (d) => give(d, 0, { stone: 3, coin: 1 }));
    expect(now(state)).toBe('act');
    expect(legal(state).every((text) => text.startsWith('build 0'))).toBe(true);
    expect(refused(state, `build 1 ${pay({ stone: 2 })}`)?.code).toBe('lower-stages-first');
    expect(
      game.check(state, {
        kind: 'build',
        stage: 2,
        payment: { wood: 1, stone: 1, clay: 0, papyrus: 0, glass: 0, coin: 1, doubled: 0 },
      }),
    ).toEqual({ code: 'lower-stages-first', rule: 'ARCH-40', stage: 2, stages: [0, 1] });
    const one = play(state, `build 0 ${pay({ wood: 1, stone: 1 })}`);
    expect(refused(one, `build 0 ${pay({ stone: 2 })}`)?.code).toBe('already-built');
    const two = play(one, `build 1 ${pay({ stone: 2 })}`);
    expect(two.areas[0]?.built).toEqual([true, true, false, false, false]);
    expect(now(two)).toBe('opponent-turn');
  });

  test('ARCH-40: stages of one level in any order', () => {
    const state = takes(
      'wood',
      (d) => {
        built(d, 0, 0);
        give(d, 0, { wood: 1, stone: 1, clay: 1 });
      },
      { playerWonder: 'olympia' },
    );
    expect(legal(state)).toEqual([`build 1 ${pay({ wood: 2 })}`, `build 2 ${pay({ wood: 1, stone: 1, clay: 1 })}`]);
    expect(refused(state, `build 3 ${pay({ wood: 2 })}`)?.code).toBe('lower-stages-first');
  });

  test('ARCH-41: payments of exactly the cost, coins for anything, chosen freely', () => {
    const state = takes('coin', (d) => give(d, 0, { wood: 2, stone: 1, coin: 1 }));
    expect(legal(state)).toEqual([
      `build 0 ${pay({ coin: 2 })}`,
      `build 0 ${pay({ stone: 1, coin: 1 })}`,
      `build 0 ${pay({ wood: 1, coin: 1 })}`,
      `build 0 ${pay({ wood: 1, stone: 1 })}`,
    ]);
    expect(refused(state, `build 0 ${pay({ wood: 2 })}`)?.code).toBe('not-different');
    expect(refused(state, `build 0 ${pay({ wood: 1 })}`)?.code).toBe('wrong-payment');
    expect(refused(state, `build 0 ${pay({ wood: 1, stone: 1, coin: 1 })}`)?.code).toBe('wrong-payment');
    expect(refused(state, `build 0 ${pay({ glass: 1, coin: 1 })}`)?.code).toBe('cards-missing');
    expect(refused(state, `build 0 ${pay({ coin: 1, doubled: 1 })}`)?.code).toBe('no-economy');
    const payment = { wood: 1, stone: 1, clay: 0, papyrus: 0, glass: 0, coin: 0, doubled: 0 };
    expect(game.check(state, { kind: 'build', stage: 0, payment })).toBeUndefined();
    const { doubled: _, ...short } = payment;
    for (const wrong of [short, { ...payment, gold: 1 }, { ...payment, doubled: 2 }, { ...payment, wood: -1 }])
      expect(game.check(state, { kind: 'build', stage: 0, payment: wrong })?.code).toBe('malformed');
  });

  test('ARCH-41: identical resources', () => {
    const state = takes('wood', (d) => {
      built(d, 0, 0);
      give(d, 0, { wood: 1, stone: 1, coin: 1 });
    });
    expect(legal(state)).toEqual([
      `build 1 ${pay({ stone: 1, coin: 1 })}`,
      `build 1 ${pay({ wood: 1, coin: 1 })}`,
      `build 1 ${pay({ wood: 2 })}`,
    ]);
    expect(refused(state, `build 1 ${pay({ wood: 1, stone: 1 })}`)?.code).toBe('not-identical');
  });

  test('ARCH-42: example 10, Economy counts one coin twice, once a turn', () => {
    const state = takes('coin', (d) => {
      built(d, 0, 0, 1, 2);
      give(d, 0, { clay: 1 }, ['economy']);
    });
    expect(legal(state)).toEqual([`build 3 ${pay({ clay: 1, coin: 1, doubled: 1 })}`]);
    const after = play(state, legal(state)[0] as string);
    expect(after.areas[0]?.built[3]).toBe(true);
    const twice = takes('coin', (d) => give(d, 0, { coin: 1 }, ['economy']));
    const one = play(twice, `build 0 ${pay({ coin: 1, doubled: 1 })}`);
    expect(one.used).toEqual([]);
    expect(now(one)).toBe('opponent-turn');
    expect(held(one, 0, 'coin')).toBe(1);
    const single = scene({}, (d) => give(d, 0, { coin: 1 }, ['economy']));
    expect(stageCosts(single, 0).map(({ lacking }) => lacking)).toEqual([0, 0, 1, 1, 2]);
  });

  test('ARCH-42: a second stage of the turn is paid without Economy', () => {
    const state = takes('coin', (d) => give(d, 0, { coin: 2 }, ['economy']));
    const one = play(state, `build 0 ${pay({ coin: 1, doubled: 1 })}`);
    expect(one.used).toEqual(['economy']);
    expect(legal(one)).toEqual([`build 1 ${pay({ coin: 2 })}`]);
    expect(refused(one, `build 1 ${pay({ coin: 1, doubled: 1 })}`)?.code).toBe('no-economy');
    const plain = play(state, `build 0 ${pay({ coin: 2 })}`);
    expect(plain.used).toEqual([]);
    expect(legal(plain)).toEqual([`build 1 ${pay({ coin: 1, doubled: 1 })}`]);
  });

  test('ARCH-62: what a stage lacks counts Economy until it is used, and again when it is the turn of another', () => {
    const given = (d: Draft) => give(d, 0, { coin: 1 }, ['economy']);
    const unused = scene({}, given);
    const used = scene({}, (d) => {
      given(d);
      d.used = ['economy'];
    });
    const later = opponentToMove({}, (d) => {
      given(d);
      d.used = ['economy'];
    });
    const lacking = (state: State) => stageCosts(state, 0)[0]?.lacking;
    expect([lacking(unused), lacking(used), lacking(later)]).toEqual([0, 1, 0]);
    expect(stageCosts(unused, 0)[0]?.payments).toHaveLength(1);
    expect(stageCosts(used, 0)[0]?.payments).toHaveLength(0);
    const alike = scene({}, (d) => give(d, 0, { wood: 2 }));
    expect(stageCosts(alike, 0)[1]).toMatchObject({ status: 'later', lacking: 0, payments: [] });
    const done = scene({}, (d) => built(d, 0, 0));
    expect(stageCosts(done, 0)[0]).toMatchObject({ status: 'built', lacking: 0, payments: [] });
  });

  test('ARCH-42: no payment exceeds the cost; in a different cost the doubled coin stands for two resources', () => {
    const state = takes('coin', (d) => give(d, 0, { wood: 1, stone: 1 }, ['economy']));
    expect(legal(state)).toEqual([
      `build 0 ${pay({ coin: 1, doubled: 1 })}`,
      `build 0 ${pay({ stone: 1, coin: 1 })}`,
      `build 0 ${pay({ wood: 1, coin: 1 })}`,
      `build 0 ${pay({ wood: 1, stone: 1 })}`,
    ]);
    expect(refused(state, `build 0 ${pay({ wood: 1, coin: 1, doubled: 1 })}`)?.code).toBe('wrong-payment');
  });

  test('ARCH-42, ARCH-24: a new turn makes Economy usable again, and asks for the stage after the main pick', () => {
    const state = takes('compass', (d) => give(d, 0, { coin: 1 }, ['economy']));
    expect(legal(state)).toEqual([`build 0 ${pay({ coin: 1, doubled: 1 })}`]);
  });

  test('ARCH-42: Economy without a yellow card is worth nothing', () => {
    expect(now(takes('wood', (d) => give(d, 0, {}, ['economy'])))).toBe('opponent-turn');
    const state = takes('wood', (d) => give(d, 0, { stone: 1, coin: 1 }, ['economy']));
    expect(refused(state, `build 0 ${pay({ wood: 1, doubled: 1 })}`)?.code).toBe('no-economy');
  });

  test('ARCH-43: example 11, Engineering takes any resources', () => {
    const four = (tokens: readonly 'engineering'[]) =>
      takes('clay', (d) => {
        built(d, 0, 0, 1, 2, 3);
        give(d, 0, { wood: 3 }, tokens);
      });
    expect(now(four([]))).toBe('opponent-turn');
    const build = `build 4 ${pay({ wood: 3, clay: 1 })}`;
    expect(legal(four(['engineering']))).toEqual([build]);
    expect(play(four(['engineering']), build).areas[0]?.built[4]).toBe(true);
    const three = scene({}, (d) => give(d, 0, { wood: 3 }, ['engineering']));
    expect(stageCosts(three, 0).map(({ lacking }) => lacking)).toEqual([0, 0, 0, 0, 1]);
    const second = takes('wood', (d) => {
      built(d, 0, 0);
      give(d, 0, { glass: 1 }, ['engineering']);
    });
    expect(play(second, `build 1 ${pay({ wood: 1, glass: 1 })}`).areas[0]?.built[1]).toBe(true);
  });

  test('ARCH-26, ARCH-43: Engineering helps with one payment of a turn that needs it, and is free again in the next turn', () => {
    // Architecture keeps the turn open.
    const state = takes('wood', (d) => give(d, 0, { wood: 1, stone: 1, clay: 1 }, ['architecture', 'engineering']));
    const needs = play(state, `build 0 ${pay({ wood: 2 })}`);
    expect(needs.used).toEqual(['engineering']);
    // What is left would pay for the next stage by Engineering alone.
    expect(stageCosts(needs, 0)[1]?.lacking).toBe(1);
    expect(legal(needs).at(-1)).toBe('end-turn');
    expect(refused(needs, `build 1 ${pay({ stone: 1, clay: 1 })}`)?.code).toBe('not-identical');
    // A payment that is valid without it leaves it unused.
    const plain = play(state, `build 0 ${pay({ wood: 1, stone: 1 })}`);
    expect(plain.used).toEqual([]);
    expect(legal(plain).at(-1)).toBe(`build 1 ${pay({ wood: 1, clay: 1 })}`);
    expect(play(plain, `build 1 ${pay({ wood: 1, clay: 1 })}`).used).toEqual(['engineering']);
    // The next turn forces the stage, after its main pick.
    const later = settled(play(needs, 'end-turn', 'opponent-turn'));
    expect(now(later)).toBe('pick');
    expect(legal(settled(play(later, 'pick opponent')))).toEqual([`build 1 ${pay({ stone: 1, clay: 1 })}`]);
  });

  test('ARCH-42, ARCH-43: Economy and Engineering serve one payment, or one each', () => {
    const state = takes('coin', (d) => {
      built(d, 0, 0, 1, 2, 3);
      give(d, 0, { wood: 2 }, ['economy', 'engineering']);
    });
    const both = pay({ wood: 2, coin: 1, doubled: 1 });
    expect(legal(state)).toEqual([`build 4 ${both}`]);
    expect(play(state, `build 4 ${both}`).areas[0]?.built[4]).toBe(true);
    const two = takes('coin', (d) => give(d, 0, { wood: 1, stone: 1 }, ['architecture', 'economy', 'engineering']));
    const first = play(two, `build 0 ${pay({ coin: 1, doubled: 1 })}`);
    expect(first.used).toEqual(['economy']);
    expect(legal(first).at(-1)).toBe(`build 1 ${pay({ wood: 1, stone: 1 })}`);
    expect(play(first, `build 1 ${pay({ wood: 1, stone: 1 })}`).used).toEqual(['economy', 'engineering']);
  });

  test('ARCH-43: what a stage lacks counts Engineering until it is used, and again when it is the turn of another', () => {
    const given = (d: Draft) => give(d, 0, { wood: 2 }, ['engineering']);
    const used = (d: Draft) => {
      given(d);
      d.used = ['engineering'];
    };
    const lacking = (state: State) => stageCosts(state, 0)[0]?.lacking;
    const others = opponentToMove({}, used);
    expect([scene({}, given), scene({}, used), others].map(lacking)).toEqual([0, 1, 0]);
    expect(stageCosts(scene({}, used), 0)[0]?.payments).toEqual([]);
  });

  test('ARCH-44: the payment is discarded, Architecture follows, then the effect', () => {
    const state = takes(
      'wood',
      (d) => {
        built(d, 0, 0);
        give(d, 0, { wood: 1 }, ['architecture']);
      },
      { playerWonder: 'alexandria' },
    );
    const happened = events(state, `build 1 ${pay({ wood: 2 })}`).map(({ kind }) => kind);
    expect(happened).toEqual(['built', 'discarded', 'trigger']);
    const after = play(state, `build 1 ${pay({ wood: 2 })}`);
    expect(after.discard[0]).toBe(2);
    expect(now(after)).toBe('take-top');
    expect(after.triggers).toEqual(['architecture']);
  });

  test('ARCH-26, ARCH-44: Architecture gives one extra card a turn, and none while one is pending', () => {
    const twice = (edit: Edit) => {
      const state = takes('wood', (d) => {
        give(d, 0, { stone: 1 }, ['architecture']);
        edit(d);
      });
      return play(state, `build 0 ${pay({ wood: 1, stone: 1 })}`).triggers;
    };
    expect(twice(() => undefined)).toEqual(['architecture']);
    expect(twice((d) => Object.assign(d, { used: ['architecture'] }))).toEqual([]);
    expect(twice((d) => Object.assign(d, { triggers: ['architecture'] }))).toEqual(['architecture']);
  });
});

describe('effects', () => {
  const builds = (
    wonder: 'alexandria' | 'babylon' | 'ephesus' | 'rhodes' | 'halicarnassus' | 'olympia',
    edit: Edit = () => undefined,
  ): State => {
    const first = wonder === 'rhodes' ? [] : [0];
    const state = takes(
      'wood',
      (d) => {
        built(d, 0, ...first);
        give(d, 0, { wood: 1 });
        edit(d);
      },
      { playerWonder: wonder, opponentWonder: 'giza' },
    );
    return play(state, `build 1 ${pay({ wood: 2 })}`);
  };

  test('ARCH-44: Alexandria takes the top of any deck, the central one face down', () => {
    const state = builds('alexandria');
    expect(legal(state)).toEqual(['take-top player', 'take-top opponent', 'take-top central']);
    expect(now(play(state, 'take-top central'))).toBe('blind');
    expect(refused(state, 'take-top 3')?.code).toBe('no-such-deck');
    const empty = builds('alexandria', (d) => {
      d.faceUp[1] = null;
      d.pools[1] = pool({});
    });
    expect(refused(empty, 'take-top opponent')?.code).toBe('empty');
  });

  test('ARCH-44: Alexandria takes nothing when no deck has a card, and reaches a far deck when that one has', () => {
    const bare = (tops: readonly (CardKind | null)[], options: Parameters<typeof scene>[0]) =>
      play(
        scene({ ...options }, (d) => {
          d.faceUp = faceUp(...tops);
          d.pools = d.pools.map(() => pool({}));
          built(d, 0, 0);
          give(d, 0, { wood: 1 });
        }),
        options?.mode === 'versus' ? 'pick 0' : 'pick player',
        `build 1 ${pay({ wood: 2 })}`,
      );
    expect(game.outcome(bare(['wood', null], { playerWonder: 'alexandria' }))?.ending).toBe('decks-empty');
    const wonders = ['alexandria', 'giza', 'rhodes', 'babylon'] as const;
    const far = bare(['wood', null, 'coin', null], { mode: 'versus', players: 4, wonders });
    expect(legal(far)).toEqual(['take-top 2']);
    expect(held(play(far, 'take-top 2'), 0, 'coin')).toBe(1);
  });

  test('ARCH-44, ARCH-46: Babylon takes a Progress token, or does nothing when none is left', () => {
    const state = builds('babylon');
    expect(legal(state)).toEqual(['take-token 0', 'take-token 1', 'take-token 2', 'take-token stack']);
    const none = builds('babylon', (d) => {
      d.tokenStack = [];
      d.tokenSlots = [null, null, null];
    });
    expect(now(none)).toBe('opponent-turn');
  });

  test('ARCH-44: Ephesus takes the top central card, known or not', () => {
    expect(now(builds('ephesus'))).toBe('blind');
    const up = builds('ephesus', (d) => {
      d.central.top = { card: 'gear', back: 2, seenBy: 'all' };
    });
    expect(held(up, 0, 'gear')).toBe(1);
  });

  test('ARCH-44, ARCH-51: Rhodes gives a shield for good', () => {
    const state = builds('rhodes', (d) => {
      d.conflictsTurned = 3;
    });
    expect(state.areas[0]?.military).toBe(1);
  });

  test('ARCH-44: Olympia takes the left top, then the right top, skipping an empty deck', () => {
    const state = builds('olympia', (d) => {
      d.faceUp[1] = hiddenCard('coin', 1);
    });
    expect(state.pending.at(-1)).toMatchObject({ kind: 'top', deck: 0 });
    const both = play(state, 'top gear');
    expect(both.pending.at(-1)).toMatchObject({ kind: 'top', deck: 1 });
    const done = play(both, 'top gear');
    expect([held(done, 0, 'blue-3'), held(done, 0, 'coin')]).toEqual([1, 1]);
    const empty = builds('olympia', (d) => {
      d.faceUp[1] = null;
      d.pools[1] = pool({});
    });
    expect(play(empty, 'top gear').areas[0]?.cards[6]).toBe(1);
  });

  test('ARCH-44: Halicarnassus looks at five cards of a Wonder deck, takes one, and the others go back', () => {
    const state = builds('halicarnassus');
    expect(legal(state)).toEqual(['look-deck player', 'look-deck opponent']);
    expect(refused(state, 'look-deck central')?.code).toBe('out-of-reach');
    expect(toOf(play(state, 'look-deck player'), 'look gear halicarnassus')).toBe(0);
    const looking = play(state, 'look-deck player', 'look gear halicarnassus', 'look coin halicarnassus');
    expect(looking.looked?.cards.map(({ card }) => card)).toEqual(['blue-3', 'gear', 'coin']);
    expect(game.view(looking, 1).looked?.cards.map(({ card }) => card)).toEqual(['blue-3', null, null]);
    expect(game.view(looking, 0).looked?.cards.map(({ card }) => card)).toEqual(['blue-3', 'gear', 'coin']);
    const seen = play(looking, 'look coin halicarnassus', 'look wood halicarnassus');
    expect(legal(seen)).toEqual(['take-looked blue-3', 'take-looked gear', 'take-looked coin', 'take-looked wood']);
    expect(refused(seen, 'take-looked glass')?.code).toBe('not-looked-at');
    expect(events(seen, 'take-looked coin')[0]).toEqual({ kind: 'returned', deck: 'player', cards: 4 });
    const taken = play(seen, 'take-looked coin');
    // The four others are in the pool again, the former top too; a new top is seen before the card is placed.
    expect(now(taken)).toBe('top');
    expect(taken.pools[0]?.reduce((a, b) => a + b)).toBe(state.pools[0]?.reduce((a, b) => a + b) ?? 0);
    expect(held(play(taken, 'top gear'), 0, 'coin')).toBe(1);
  });

  test('ARCH-44: Halicarnassus looks into the one deck that has a card, and does nothing when none has', () => {
    const after = (top: CardKind | null): State =>
      play(
        scene({ playerWonder: 'halicarnassus', opponentWonder: 'giza' }, (d) => {
          d.faceUp = faceUp('wood', top);
          d.pools[0] = pool({});
          d.pools[1] = pool({});
          built(d, 0, 0);
          give(d, 0, { wood: 1 });
        }),
        'pick player',
        `build 1 ${pay({ wood: 2 })}`,
      );
    expect(legal(after('coin'))).toEqual(['look-deck opponent']);
    expect(refused(after('coin'), 'look-deck player')?.code).toBe('empty');
    expect(held(play(after('coin'), 'look-deck opponent', 'take-looked coin'), 0, 'coin')).toBe(1);
    expect(now(after(null))).toBe('opponent-turn');
  });

  test('ARCH-44: example 17, Halicarnassus with three cards left', () => {
    const state = builds('halicarnassus', (d) => {
      d.faceUp[1] = hiddenCard('coin', 1);
      d.pools[1] = pool({ gear: 1, wood: 1 });
    });
    const seen = play(state, 'look-deck opponent', 'look gear giza');
    expect(legal(seen)).toEqual(['take-looked coin', 'take-looked gear', 'take-looked wood']);
    expect(chances(play(seen, 'take-looked gear'))).toEqual({ 'top wood': 1, 'top coin': 1 });
  });
});

describe('science and Progress tokens', () => {
  test('ARCH-45: a pair or one of each must be used, the player chooses which', () => {
    const state = takes('gear', (d) => give(d, 0, { gear: 1, compass: 2, tablet: 1 }));
    expect(legal(state)).toEqual(['science pair:compass', 'science pair:gear', 'science triple']);
    expect(refused(state, 'science pair:tablet')?.code).toBe('no-set');
    expect(legal(takes('gear', (d) => give(d, 0, { compass: 1, tablet: 1 })))).toEqual(['science triple']);
    const two: readonly (readonly [CardKind, CardKind])[] = [
      ['gear', 'compass'],
      ['gear', 'tablet'],
      ['compass', 'tablet'],
    ];
    for (const [taken, owned] of two)
      expect(now(takes(taken, (d) => give(d, 0, { [owned]: 1 })))).toBe('opponent-turn');
    const after = play(state, 'science triple', 'take-token 1');
    expect([held(after, 0, 'compass'), held(after, 0, 'gear'), held(after, 0, 'tablet')]).toEqual([1, 1, 0]);
    expect(after.discard.slice(8, 11)).toEqual([1, 1, 1]);
  });

  test('ARCH-45, ARCH-46: without a token left no set is forced', () => {
    const state = takes('gear', (d) => {
      give(d, 0, { gear: 1 });
      d.tokenStack = [];
      d.tokenSlots = [null, null, null];
    });
    expect(now(state)).toBe('opponent-turn');
    const extra = takes('gear', (d) => {
      give(d, 0, { gear: 1 }, ['science']);
      d.tokenStack = [];
      d.tokenSlots = [null, null, null];
    });
    expect(legal(extra)).toContain('end-turn');
    expect(refused(extra, 'science pair:gear')?.code).toBe('no-token');
  });

  test('ARCH-45, ARCH-46: a single token left, in whatever place, is enough to force a set', () => {
    const left = (stack: Draft['tokenStack'], ...slots: Draft['tokenSlots']) =>
      legal(
        takes('gear', (d) => {
          give(d, 0, { gear: 1 });
          Object.assign(d, { tokenStack: stack, tokenSlots: slots });
        }),
      );
    for (const slot of [0, 1, 2])
      expect(left([], ...[0, 1, 2].map((each) => (each === slot ? ('decor' as const) : null)))).toEqual([
        'science pair:gear',
      ]);
    // The last token of the stack fills a slot first.
    expect(left(['decor'], null, null, null)).toEqual(['science pair:gear']);
  });

  test('ARCH-46: a token is taken from a slot, which is filled at once, or unseen from the stack', () => {
    const state = play(
      takes('gear', (d) => give(d, 0, { gear: 1 })),
      'science pair:gear',
    );
    const slot = play(state, 'take-token 1');
    expect(slot.pending.at(-1)).toMatchObject({ kind: 'slot', slot: 1 });
    const stack = play(state, 'take-token stack');
    expect(now(stack)).toBe('stack-token');
    expect(play(stack, 'stack-token culture').areas[0]?.tokens).toEqual(['culture']);
    const short = play(
      takes('gear', (d) => {
        give(d, 0, { gear: 1 });
        d.tokenStack = [];
      }),
      'science pair:gear',
    );
    expect(refused(short, 'take-token stack')?.code).toBe('no-token');
    expect(play(short, 'take-token 1').tokenSlots[1]).toBeNull();
  });

  test('ARCH-47, ARCH-23: each extra-card token with its cards, and no other', () => {
    const gives = {
      urbanism: ['wood', 'clay'],
      crafts: ['papyrus', 'glass'],
      jewellery: ['stone', 'coin'],
      science: ['compass', 'gear', 'tablet'],
      propaganda: ['shield-1', 'shield-2'],
    } as const;
    const kinds = [
      'wood',
      'stone',
      'clay',
      'papyrus',
      'glass',
      'coin',
      'blue-3',
      'blue-2-cat',
      'compass',
      'gear',
      'tablet',
      'shield-0',
      'shield-1',
      'shield-2',
    ] as const;
    for (const [token, cards] of Object.entries(gives))
      for (const card of kinds) {
        const state = takes(card, (d) => give(d, 0, {}, [token as 'urbanism']));
        expect(state.triggers, `${token} ${card}`).toEqual((cards as readonly string[]).includes(card) ? [token] : []);
      }
  });

  test('ARCH-48: example 13, extra cards chain, each token once', () => {
    const state = takes('wood', (d) => {
      give(d, 0, {}, ['urbanism', 'jewellery']);
      built(d, 0, 0, 1);
      d.faceUp[1] = hiddenCard('stone', 1);
    });
    const second = play(state, 'extra urbanism opponent', 'top coin');
    expect(second.triggers).toEqual(['jewellery']);
    expect(second.used).toEqual(['urbanism']);
    const third = play(second, 'extra jewellery opponent', 'top coin');
    expect(third.triggers).toEqual([]);
    expect([held(third, 0, 'wood'), held(third, 0, 'stone'), held(third, 0, 'coin')]).toEqual([1, 1, 1]);
  });
});

test('ARCH-26: a second matching card adds nothing while the extra card is pending', () => {
  const state = takes(
    'wood',
    (d) => {
      d.faceUp[1] = hiddenCard('clay', 1);
      built(d, 0, 0);
      give(d, 0, { wood: 1 }, ['urbanism', 'jewellery']);
    },
    { playerWonder: 'olympia' },
  );
  const after = play(state, `build 1 ${pay({ wood: 2 })}`, 'top stone', 'top coin');
  expect([held(after, 0, 'blue-3'), held(after, 0, 'clay')]).toEqual([1, 1]);
  expect(after.triggers).toEqual(['urbanism']);
  const first = play(after, 'extra urbanism player', 'top coin');
  expect(first.triggers).toEqual(['jewellery']);
});

test('ARCH-24: of two extra cards pending the one not used stays', () => {
  const state = takes('wood', (d) => {
    d.faceUp[1] = hiddenCard('coin', 1);
    d.triggers = ['architecture'];
    give(d, 0, {}, ['urbanism', 'architecture']);
  });
  expect(play(state, 'extra urbanism opponent', 'top blue-3').triggers).toEqual(['architecture']);
});

test('ARCH-63: the Opponent keeps no grey card, though it gives it an extra card', () => {
  const state = opponentToMove({}, (d) => {
    d.faceUp = faceUp('wood', 'blue-3');
    give(d, 1, {}, ['urbanism']);
  });
  const after = play(state, 'opponent-turn', 'top blue-3');
  expect(held(after, 1, 'wood')).toBe(0);
  expect(after.discard[0]).toBe(1);
  expect(after.used).toEqual(['urbanism']);
  expect(now(after)).toBe('die');
  const coin = opponentToMove({}, (d) => {
    d.faceUp = faceUp('coin', 'blue-3');
    d.pools[0] = pool({});
  });
  expect(held(play(coin, 'opponent-turn'), 1, 'coin')).toBe(1);
});
