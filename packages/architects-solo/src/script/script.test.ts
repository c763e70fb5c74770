import { describe, expect, test } from 'vitest';
import {
  built,
  chances,
  events,
  explained,
  faceUp,
  game,
  give,
  held,
  now,
  opponentToMove,
  play,
  pool,
  scene,
  settled,
} from '../../test/scene.js';
import type { CardKind } from '../components/cards.js';
import type { Draft, State } from '../state/index.js';
import { hiddenCard } from '../table/hidden.js';
import { deckChoice, lookedChoice, paymentChoice, stageChoice, tokenChoice } from './index.js';
import { priorityOf } from './priorities.js';

type Edit = (d: Draft) => void;
const tops = (
  player: CardKind | null,
  opponent: CardKind | null,
  edit: Edit = () => undefined,
  options: object = {},
): State =>
  opponentToMove(options, (d) => {
    d.faceUp = faceUp(player, opponent);
    edit(d);
  });
/** What the Opponent takes first, and of which deck. */
const taken = (state: State): unknown => events(state, 'opponent-turn').find(({ kind }) => kind === 'taken');
const from = (deck: string) => expect.objectContaining({ deck });

describe('the choice of a deck', () => {
  test('ARCH-60: example 2, with no priority the die sends it to 1 player, 2 opponent, 3 to 6 central', () => {
    const state = play(tops('blue-3', 'blue-3'), 'opponent-turn');
    expect(chances(state)).toEqual({ 'die 1': 1, 'die 2': 1, 'die 3': 1, 'die 4': 1, 'die 5': 1, 'die 6': 1 });
    const first = (face: number) =>
      events(state, `die ${face}`).find(({ kind }) => kind === 'taken' || kind === 'chose');
    expect(first(1)).toMatchObject({
      kind: 'chose',
      choice: { by: 'none', die: 1, deck: 'player', priorities: [8, 8, 0] },
    });
    expect(play(state, 'die 1').taken).toBe('blue-3');
    expect(play(state, 'die 2').faceUp[1]).toBeNull();
    for (const face of [3, 4, 5, 6]) expect(now(play(state, `die ${face}`))).toBe('blind');
    const short = play(
      tops('blue-3', 'blue-3', (d) => {
        d.pools[2] = pool({});
      }),
      'opponent-turn',
    );
    expect(chances(short)).toEqual({ 'die 1': 1, 'die 2': 1 });
  });

  test('ARCH-60: faces of empty Wonder decks do not count, a single face left is not rolled', () => {
    const empty = (d: Draft) => {
      d.pools[0] = pool({});
      d.pools[1] = pool({});
    };
    const state = play(tops(null, 'blue-3', empty), 'opponent-turn');
    expect(Object.keys(chances(state))).toEqual(['die 2', 'die 3', 'die 4', 'die 5', 'die 6']);
    const one = tops(null, 'blue-3', (d) => {
      empty(d);
      d.pools[2] = pool({});
    });
    expect(taken(one)).toEqual(from('opponent'));
  });

  test('ARCH-60: example 3, a tie is the die’s: 1 to 3 player, 4 to 6 opponent', () => {
    const state = play(tops('coin', 'coin'), 'opponent-turn');
    expect(now(state)).toBe('die');
    expect(events(state, 'die 3').find(({ kind }) => kind === 'taken')).toEqual(from('player'));
    expect(events(state, 'die 4').find(({ kind }) => kind === 'taken')).toEqual(from('opponent'));
  });

  test('ARCH-60, ARCH-66: a face-up central card counts only with the option, and never in a tie', () => {
    const up = (card: CardKind) => (d: Draft) => {
      d.central.top = { card, back: 2, seenBy: 'all' };
    };
    const sees = { opponentSeesCentral: true };
    expect(now(play(tops('blue-3', 'blue-3', up('coin')), 'opponent-turn'))).toBe('die');
    expect(taken(tops('blue-3', 'blue-3', up('coin'), sees))).toEqual(from('central'));
    expect(taken(tops('blue-3', 'coin', up('coin'), sees))).toEqual(from('opponent'));
    expect(deckChoice(tops('coin', 'coin', up('coin'), sees))).toMatchObject({
      by: 'tie',
      priorities: [2, 2, 2],
      deck: null,
    });
    expect(taken(tops('gear', 'coin', up('gear'), sees))).toEqual(from('opponent'));
  });

  test('ARCH-60, ARCH-21: a central card that a seat has only peeked at does not lie face up', () => {
    const state = tops(
      'blue-3',
      'blue-3',
      (d) => {
        d.central.top = { card: 'coin', back: 2, seenBy: [0] };
      },
      { opponentSeesCentral: true, catPower: 'peek' },
    );
    expect(now(play(state, 'opponent-turn'))).toBe('die');
  });

  test('ARCH-60: every choice rolls a die of its own', () => {
    const state = play(
      tops('wood', 'clay', (d) => {
        give(d, 0, { coin: 2 });
        give(d, 1, {}, ['urbanism']);
      }),
      'opponent-turn',
    );
    const extra = play(state, 'die 1', 'top blue-3');
    // With Urbanism used the clay matches nothing: the extra card is the second die's.
    expect(now(extra)).toBe('die');
    expect(extra.die).toBe(0);
    expect(play(extra, 'die 2', 'top blue-3').die).toBe(0);
  });

  test('ARCH-60, ARCH-61: the lower priority number wins, whatever the deck', () => {
    expect(taken(tops('blue-2-cat', 'coin'))).toEqual(from('opponent'));
    expect(taken(tops('blue-2-cat', 'blue-3'))).toEqual(from('player'));
  });
});

describe('priorities', () => {
  const priority = (card: CardKind, edit: Edit = () => undefined, options: object = {}): number =>
    priorityOf(tops('blue-3', 'blue-3', edit, options), card);

  test('ARCH-61: extra card first, by a token not used this turn', () => {
    expect(priority('gear', (d) => give(d, 1, {}, ['science']))).toBe(1);
    expect(
      priority('gear', (d) => {
        give(d, 1, {}, ['science']);
        d.used = ['science'];
      }),
    ).toBe(8);
    expect(priority('coin', (d) => give(d, 1, {}, ['jewellery']))).toBe(1);
  });

  test('ARCH-43, ARCH-61: Engineering makes a stage affordable only while it is unused', () => {
    const options = { opponentBuilds: true, opponentWonder: 'giza', playerWonder: 'rhodes' };
    const first = (used: Draft['used']) =>
      priority(
        'wood',
        (d) => {
          give(d, 1, { wood: 1 }, ['architecture', 'engineering']);
          d.used = used;
        },
        options,
      );
    // A grey card helps by Engineering as if that were unused (ARCH-62).
    expect([first([]), first(['engineering'])]).toEqual([1, 3]);
  });

  test('ARCH-61: with opponentBuilds also a card that makes a stage affordable under Architecture', () => {
    const edit: Edit = (d) => give(d, 1, { stone: 1 }, ['architecture']);
    const options = { opponentBuilds: true, opponentWonder: 'giza', playerWonder: 'rhodes' };
    expect(priority('wood', edit, options)).toBe(1);
    expect(priority('stone', edit, options)).toBe(8);
    expect(priority('coin', edit, options)).toBe(1);
    expect(
      priority(
        'wood',
        (d) => {
          edit(d);
          d.used = ['architecture'];
        },
        options,
      ),
    ).toBe(3);
    const pending: Edit = (d) => {
      edit(d);
      d.triggers = ['architecture'];
    };
    expect(priority('wood', pending, options)).toBe(3);
    // A further card cannot make a stage affordable that is affordable already.
    expect(priority('wood', (d) => give(d, 1, { stone: 1, clay: 1 }, ['architecture']), options)).toBe(8);
  });

  test('ARCH-61: yellow', () => expect(priority('coin')).toBe(2));

  test('ARCH-62: example 6, a grey card helps when it lowers what an available stage of the player lacks', () => {
    const has = (edit: Edit) => (card: CardKind) => priority(card, edit, { playerWonder: 'alexandria' });
    const wood = has((d) => give(d, 0, { wood: 1 }));
    expect(wood('wood')).toBe(8);
    expect(wood('glass')).toBe(3);
    const identical = has((d) => {
      give(d, 0, { wood: 1 });
      built(d, 0, 0);
    });
    expect(identical('wood')).toBe(3);
    expect(identical('glass')).toBe(8);
    const engineering = has((d) => give(d, 0, { wood: 1 }, ['engineering']));
    expect(engineering('wood')).toBe(3);
    const done = has((d) => built(d, 0, 0, 1, 2, 3, 4));
    expect(done('wood')).toBe(8);
  });

  test('ARCH-62: Economy counts as unused, and with opponentBuilds the Opponent’s own stages count', () => {
    const economy: Edit = (d) => {
      give(d, 0, { coin: 1 }, ['economy']);
      built(d, 0, 0, 1);
    };
    expect(priority('wood', economy)).toBe(3);
    const enough: Edit = (d) => give(d, 0, { coin: 1 }, ['economy']);
    expect(priority('wood', enough)).toBe(8);
    const used: Edit = (d) => {
      give(d, 1, { coin: 1 }, ['economy']);
      d.used = ['economy'];
    };
    expect(priority('wood', used, { opponentBuilds: true, opponentWonder: 'giza', playerWonder: 'rhodes' })).toBe(8);
    const own: Edit = (d) => give(d, 1, { wood: 1 });
    expect(priority('wood', own, { opponentBuilds: true, opponentWonder: 'giza', playerWonder: 'rhodes' })).toBe(8);
    expect(priority('glass', own, { opponentBuilds: true, opponentWonder: 'giza', playerWonder: 'rhodes' })).toBe(3);
  });

  test('ARCH-61: example 7, duplicate green before missing green', () => {
    const owns: Edit = (d) => give(d, 1, { compass: 1, gear: 1 });
    expect(priority('tablet', owns)).toBe(5);
    expect(priority('gear', owns)).toBe(4);
    expect(priority('tablet', (d) => give(d, 1, { compass: 1 }))).toBe(8);
    expect(priority('tablet', (d) => give(d, 1, { compass: 2, gear: 1 }))).toBe(8);
    expect(priority('tablet', (d) => give(d, 1, { compass: 2 }))).toBe(8);
    const state = tops('tablet', 'gear', owns);
    const after = play(state, 'opponent-turn', 'top blue-3');
    expect([held(after, 1, 'compass'), held(after, 1, 'gear')]).toEqual([1, 0]);
  });

  test('ARCH-61: example 5, red by shields', () => {
    const shields =
      (opponent: number, player: number, tactics = false): Edit =>
      (d) => {
        give(d, 1, { 'shield-0': opponent }, tactics ? ['tactics'] : []);
        give(d, 0, { 'shield-0': player });
      };
    const reds = (edit: Edit) => (['shield-0', 'shield-1', 'shield-2'] as const).map((card) => priority(card, edit));
    expect(reds(shields(2, 2))).toEqual([8, 6, 6]);
    expect(reds(shields(1, 2))).toEqual([6, 8, 8]);
    expect(reds(shields(0, 2, true))).toEqual([8, 6, 6]);
  });

  test('ARCH-61: the Cat last, plain blue never', () => {
    expect(priority('blue-2-cat')).toBe(7);
    expect(priority('blue-3')).toBe(8);
  });
});

describe('the rest of its turn', () => {
  test('ARCH-64: extra cards at once, then sets, a pair before the triple, compass before gear before tablet', () => {
    const state = tops('wood', 'gear', (d) => {
      give(d, 1, { gear: 2, compass: 2, tablet: 1 }, ['urbanism']);
      d.tokenSlots = ['strategy', 'education', 'science'];
      built(d, 0, 0, 1, 2, 3, 4);
      built(d, 0, 0, 1, 2, 3);
    });
    const happened = events(play(state, 'opponent-turn'), 'top blue-3');
    expect(happened.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['placed', 'trigger', 'extra', 'chose', 'taken']),
    );
    const after = play(state, 'opponent-turn', 'top blue-3', 'top blue-3');
    const science = events(play(state, 'opponent-turn', 'top blue-3'), 'top blue-3').find(
      ({ kind }) => kind === 'science',
    );
    expect(science).toEqual({ kind: 'science', seat: 1, set: 'pair:compass' });
    expect(after.areas[1]?.tokens).toEqual(['urbanism', 'education']);
  });

  test('ARCH-65: example 8, the token of the highest printed value, else the stack', () => {
    const choose = (...slots: Draft['tokenSlots']) =>
      tokenChoice(
        tops('wood', 'wood', (d) => {
          d.tokenSlots = slots;
        }),
      );
    expect(choose('strategy', 'education', 'science')).toBe(1);
    expect(choose('strategy', 'politics', 'tactics')).toBe(0);
    expect(choose('urbanism', 'tactics', 'economy')).toBe('stack');
    expect(choose('decor', 'culture', 'education')).toBe(1);
    expect(choose('decor', null, 'education')).toBe(0);
    const noStack = tops('wood', 'wood', (d) => {
      d.tokenSlots = [null, 'tactics', 'urbanism'];
      d.tokenStack = [];
    });
    expect(tokenChoice(noStack)).toBe(1);
  });

  test('ARCH-64: with one green card of each symbol and no pair it makes that set', () => {
    const state = tops('gear', 'blue-3', (d) => {
      give(d, 1, { compass: 1, tablet: 1 });
      d.tokenSlots = ['culture', 'science', 'crafts'];
    });
    const happened = events(state, 'opponent-turn');
    expect(happened.find(({ kind }) => kind === 'taken')).toEqual(from('player'));
    const after = play(state, 'opponent-turn', 'top blue-3');
    expect(after.areas[1]?.tokens).toEqual(['culture']);
    expect(after.discard.slice(8, 11)).toEqual([1, 1, 1]);
  });

  test('ARCH-64, ARCH-45: without a token left it keeps its green cards', () => {
    const state = tops('coin', 'blue-3', (d) => {
      give(d, 1, { gear: 2 });
      d.tokenStack = [];
      d.tokenSlots = [null, null, null];
    });
    expect(held(play(state, 'opponent-turn', 'top blue-3'), 1, 'gear')).toBe(2);
  });

  test('ARCH-66: it builds nothing and uses no effect', () => {
    const state = tops('coin', 'blue-3', (d) => give(d, 1, { coin: 4 }));
    const after = play(state, 'opponent-turn', 'top blue-3');
    expect(after.areas[1]?.built).toEqual([false, false, false, false, false]);
    expect(held(after, 1, 'coin')).toBe(5);
  });
});

describe('opponentBuilds', () => {
  const builder = (wonder: string, edit: Edit): State =>
    opponentToMove({ opponentBuilds: true, opponentWonder: wonder, playerWonder: 'giza' } as object, (d) => {
      d.faceUp = faceUp('blue-3', 'coin');
      edit(d);
    });

  test('ARCH-67: the lowest stage, the fewest yellow cards, no doubled coin, the most plentiful resource', () => {
    const state = builder('rhodes', (d) => give(d, 1, { wood: 2, stone: 3, clay: 1, coin: 1 }));
    expect(stageChoice(state)).toBe(0);
    expect(paymentChoice(state, 0)).toMatchObject({ wood: 1, stone: 1, clay: 0, coin: 0 });
    expect(paymentChoice(state, 1)).toMatchObject({ stone: 2, wood: 0, coin: 0 });
    const tie = builder('rhodes', (d) => give(d, 1, { wood: 1, stone: 1, clay: 1, coin: 1 }, ['economy']));
    expect(paymentChoice(tie, 0)).toMatchObject({ wood: 1, stone: 1, coin: 0 });
    // One yellow card either way: the one that counts once.
    expect(paymentChoice(tie, 1)).toMatchObject({ wood: 1, coin: 1, doubled: 0 });
    const engineering = builder('rhodes', (d) => give(d, 1, { wood: 1, stone: 3 }, ['engineering']));
    expect(paymentChoice(engineering, 0)).toMatchObject({ stone: 1, wood: 1 });
  });

  test('ARCH-43, ARCH-67: it pays by Engineering only where nothing else does, once a turn', () => {
    // A yellow card rather than Engineering.
    const coin = builder('rhodes', (d) => give(d, 1, { stone: 3, coin: 1 }, ['engineering']));
    expect(paymentChoice(coin, 0)).toMatchObject({ stone: 1, coin: 1 });
    const rich: Edit = (d) => give(d, 1, { wood: 1, stone: 3 }, ['engineering']);
    // With Engineering all of the resource that it has most of, then of the next.
    const four = builder('rhodes', (d) => {
      rich(d);
      built(d, 1, 0, 1, 2, 3);
    });
    expect(paymentChoice(four, 4)).toMatchObject({ wood: 1, stone: 3 });
    const twice = builder('rhodes', (d) => give(d, 1, { wood: 2, stone: 1, clay: 1 }, ['engineering']));
    const after = settled(play(twice, 'opponent-turn'));
    expect(after.areas[1]?.built).toEqual([true, true, false, false, false]);
    const spent = builder('rhodes', (d) => give(d, 1, { wood: 2, clay: 2 }, ['engineering']));
    expect(stageChoice({ ...spent, used: ['engineering'] })).toBe(0);
    const none = builder('rhodes', (d) => give(d, 1, { wood: 2 }, ['engineering']));
    expect([stageChoice(none), stageChoice({ ...none, used: ['engineering'] })]).toEqual([0, 1]);
  });

  test('ARCH-67, ARCH-63: it keeps grey cards, builds after its cards, and the game ends with its Wonder', () => {
    const state = builder('rhodes', (d) => {
      built(d, 1, 0, 1, 2, 3);
      give(d, 1, { wood: 1, stone: 1, clay: 1 });
    });
    const over = play(state, 'opponent-turn', 'top blue-3');
    expect(over.areas[1]?.built).toEqual([true, true, true, true, true]);
    expect(game.outcome(over)?.ending).toBe('wonder-complete');
  });

  test('ARCH-67: Alexandria by its priorities, Ephesus central, Olympia its left and then its right deck, Babylon the best token', () => {
    const top = (state: State): string => game.encodeMove(game.legalMoves(state)[0] as ReturnType<typeof game.botMove>);
    const second = (wonder: string, edit: Edit = () => undefined) =>
      play(
        builder(wonder, (d) => {
          built(d, 1, 0);
          give(d, 1, { wood: 1, stone: 0 });
          d.faceUp = faceUp('blue-2-cat', 'coin');
          edit(d);
        }),
        'opponent-turn',
      );
    const alexandria = events(second('alexandria'), 'top blue-3').filter(({ kind }) => kind === 'taken');
    expect(alexandria).toEqual([from('player')]);
    expect(now(play(second('ephesus'), 'top blue-3'))).toBe('blind');
    const olympia = events(second('olympia'), 'top blue-3').filter(({ kind }) => kind === 'taken');
    expect(olympia).toEqual([from('opponent')]);
    const next = play(second('olympia'), 'top blue-3');
    expect(next.pending.at(-1)).toMatchObject({ kind: 'top', deck: 1 });
    expect(events(next, top(next)).find(({ kind }) => kind === 'taken')).toEqual(from('player'));
    const babylon = play(
      second('babylon', (d) => {
        d.tokenSlots = ['strategy', 'decor', 'tactics'];
      }),
      'top blue-3',
    );
    expect(babylon.areas[1]?.tokens).toEqual(['decor']);
  });

  test('ARCH-67: example 17, Halicarnassus looks into the deck with the better top, and takes the best card seen', () => {
    const state = play(
      builder('halicarnassus', (d) => {
        built(d, 1, 0);
        give(d, 1, { wood: 1, gear: 1 });
        d.faceUp = faceUp('stone', 'coin');
        d.pools[1] = pool({ coin: 1, 'blue-3': 1, gear: 1 });
      }),
      'opponent-turn',
      'top coin',
    );
    expect(state.looked).toMatchObject({ deck: 1 });
    const seen = play(state, 'look blue-3 halicarnassus');
    const took = events(seen.pending.at(-1)?.kind === 'look' ? seen : state, 'look gear halicarnassus');
    expect(took.filter(({ kind }) => kind === 'taken')).toEqual([
      { kind: 'taken', seat: 1, deck: 'opponent', card: 'coin' },
    ]);
  });

  test('ARCH-67: of equally good cards looked at it takes the one seen first', () => {
    const looking = (...cards: readonly CardKind[]) =>
      builder('halicarnassus', (d) => {
        d.looked = { deck: 1, cards: cards.map((card) => hiddenCard(card, 1)) };
      });
    expect(lookedChoice(looking('blue-3', 'shield-2', 'shield-1', 'shield-2'))).toBe(1);
    expect(lookedChoice(looking('blue-3', 'shield-0'))).toBe(0);
  });

  test('ARCH-67: equal tops are the die’s, of two decks with one empty the other is looked into', () => {
    const edit =
      (player: CardKind | null): Edit =>
      (d) => {
        built(d, 1, 0);
        give(d, 1, { wood: 1, coin: 1 });
        d.faceUp = faceUp(player, 'shield-0');
        d.pools[0] = player === null ? pool({}) : (d.pools[0] ?? []);
        d.central.top = { card: 'blue-3', back: 2, seenBy: 'all' };
        give(d, 0, { 'shield-0': 9 });
        d.pools[1] = pool({ 'blue-3': 9 });
      };
    const state = play(builder('halicarnassus', edit('blue-3')), 'opponent-turn');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'die', table: 'halicarnassus' });
    expect(play(state, 'die 4').looked?.deck ?? 1).toBe(1);
    expect(play(state, 'die 3').looked?.deck).toBe(0);
    expect(play(state, 'die 3').die).toBe(0);
    const one = events(builder('halicarnassus', edit(null)), 'opponent-turn').find(({ kind }) => kind === 'looked');
    expect(one).toMatchObject({ deck: 'opponent' });
  });

  test('ARCH-67: Halicarnassus does nothing when neither deck has a card', () => {
    const state = builder('halicarnassus', (d) => {
      built(d, 1, 0);
      give(d, 1, { wood: 2 });
      d.faceUp = faceUp(null, 'blue-3');
      d.pools = [pool({}), pool({}), pool({})];
    });
    const after = events(state, 'opponent-turn');
    expect(after.map(({ kind }) => kind)).not.toContain('looked');
    expect(play(state, 'opponent-turn').areas[1]?.built[1]).toBe(true);
  });
});

describe('the explanation', () => {
  test('ARCH-60, ARCH-61: says what each candidate matches, and the table of the die', () => {
    const state = tops('coin', 'gear');
    expect(game.explainBotMove(state, 1).move).toEqual({ kind: 'opponent-turn' });
    const { headline, reasons, steps } = explained(state, 1);
    expect(headline).toBe('The Opponent takes Coin from your deck: Coin matches priority 2, yellow (ARCH-60)');
    expect(reasons).toEqual([
      'Your deck shows Coin: priority 2, yellow (ARCH-61)',
      "The Opponent's deck shows Gear: no priority (ARCH-61)",
      'Coin matches priority 2, yellow (ARCH-60)',
    ]);
    expect(steps.map(({ item, label }) => `${item} ${label}`)).toEqual([
      '1 a card that gives it an extra card',
      '2 a card that is yellow',
    ]);
    expect(steps[1]).toMatchObject({
      rule: 'ARCH-61',
      list: "the Opponent's priorities",
      candidates: [
        { id: 'player', name: 'Coin, your deck', kept: true, score: 1, note: 'priority 2, yellow' },
        { id: 'opponent', name: "Gear, the Opponent's deck", kept: false, score: 0, note: 'no priority' },
      ],
    });
    expect(explained(tops('coin', 'coin'), 1).reasons.at(-1)).toBe(
      "Coin and Coin both match priority 2, yellow, so the die decides: 1 to 3 for your deck, 4 to 6 for the Opponent's deck (ARCH-60)",
    );
    expect(explained(tops('blue-3', 'blue-3'), 1).reasons.at(-1)).toContain(
      "the die decides: 1 for your deck, 2 for the Opponent's deck, 3 to 6 for the central deck",
    );
  });

  test('ARCH-62: useful grey says whom it helps, and with which stage', () => {
    const yours = tops('glass', 'blue-3', (d) => give(d, 0, { wood: 1 }));
    expect(explained(yours, 1).reasons[0]).toBe(
      'Your deck shows Glass: priority 3, useful grey: it helps you to build stage 1 (ARCH-61)',
    );
    const its = tops('glass', 'blue-3', (d) => built(d, 1, 1), { opponentBuilds: true, opponentWonder: 'rhodes' });
    expect(explained(its, 1).reasons[0]).toBe(
      'Your deck shows Glass: priority 3, useful grey: it helps the Opponent to build stage 1 (ARCH-61)',
    );
  });

  test('ARCH-60: the script never reads a face-down card', () => {
    const state = tops('gear', 'blue-3');
    const other = tops('gear', 'blue-3', (d) => {
      d.pools = [pool({ coin: 24 }), pool({ gear: 24 }), pool({ wood: 60 })];
    });
    expect(game.explainBotMove(state, 1)).toEqual(game.explainBotMove(other, 1));
  });

  test('ARCH-127: the house bot gives every candidate its worth', () => {
    const state = scene({}, (d) => {
      d.faceUp = faceUp('coin', 'shield-0');
    });
    const { steps, move } = game.explainBotMove(state);
    expect(steps[0]?.candidates.filter(({ kept }) => kept)).toHaveLength(1);
    expect(steps[0]?.candidates).toHaveLength(2);
    expect(move.kind).toBe('pick');
  });

  test('ARCH-34, ARCH-127: in a race the house bot adds half a point for the card that the Opponent loses', () => {
    const worths = (options: Parameters<typeof scene>[0]) => {
      const state = scene(options, (d) => {
        d.faceUp = faceUp('coin', 'coin');
      });
      const { steps } = game.explainBotMove(state);
      return Object.fromEntries(
        (steps[0]?.candidates ?? []).map(({ id, score, note }) => {
          if (note?.key !== 'known-card') return [id, [score]];
          const { denial, value } = note.values;
          return [id, [score, denial, Object.values(value).reduce((sum, part) => sum + part, 0)]];
        }),
      );
    };
    const race = worths({ opponentBuilds: true, opponentWonder: 'rhodes' });
    const calm = worths({});
    for (const [table, denied] of [
      [race, 0.5],
      [calm, 0],
    ] as const) {
      const [own = [], theirs = []] = [table['pick player'], table['pick opponent']];
      expect([own[1], theirs[1]]).toEqual([0, denied]);
      expect(theirs[2]).toBe(own[2]);
      for (const [score = 0, denial = 0, parts = 0] of [own, theirs]) expect(score).toBeCloseTo(parts + denial);
    }
    expect(
      game.botMove(
        scene({ opponentBuilds: true, opponentWonder: 'rhodes' }, (d) => (d.faceUp = faceUp('coin', 'coin'))),
      ),
    ).toEqual({ kind: 'pick', deck: 'opponent' });
  });
});
