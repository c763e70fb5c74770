import { describe, expect, test } from 'vitest';
import { endless } from '../../../core/src/testing/endless.js';
import {
  built,
  chances,
  decisionOf,
  events,
  explained,
  faceUp,
  game,
  give,
  held,
  legal,
  now,
  opponentToMove,
  play,
  pool,
  refused,
  sampledScene,
  scene,
  toOf,
} from '../../test/scene.js';
import type { Draft } from '../state/index.js';
import { hiddenCard } from '../table/hidden.js';
import { settle } from './index.js';

describe('the main pick', () => {
  test('ARCH-22: the two Wonder decks; the central card only when it lies face up', () => {
    const state = scene();
    expect(legal(state)).toEqual(['pick player', 'pick opponent']);
    expect(refused(state, 'pick central')?.code).toBe('face-down');
    expect(refused(state, 'pick 0')?.code).toBe('no-such-deck');
    const flipped = scene({}, (d) => {
      d.central.top = { card: 'coin', back: 2, seenBy: 'all' };
    });
    expect(legal(flipped)).toEqual(['pick player', 'pick opponent', 'pick central']);
    expect(held(play(flipped, 'pick central', 'opponent-turn'), 0, 'coin')).toBe(1);
  });

  test('ARCH-22: with centralPick always, or with both Wonder decks empty, the central card is taken unseen', () => {
    const state = scene({ centralPick: 'always' });
    expect(legal(state)).toContain('pick central');
    const blind = play(state, 'pick central');
    expect(now(blind)).toBe('blind');
    expect(chances(blind)['blind blue-2-cat central']).toBe(8);
    const empty = scene({}, (d) => {
      d.faceUp = faceUp(null, null);
      d.pools[0] = pool({});
      d.pools[1] = pool({});
    });
    expect(legal(empty)).toEqual(['pick central']);
    expect(refused(empty, 'pick player')?.code).toBe('empty');
    const half = scene({}, (d) => {
      d.faceUp = faceUp(null, 'wood');
      d.pools[0] = pool({});
    });
    expect(legal(half)).toEqual(['pick opponent']);
    expect(refused(half, 'pick central')?.code).toBe('face-down');
  });

  test('ARCH-18, ARCH-20: turns alternate, and what was used or pending is forgotten', () => {
    let state = sampledScene({}, (d) => {
      d.used = ['crafts'];
      d.faceUp = faceUp('blue-3', 'blue-3');
    });
    state = play(state, 'pick player');
    expect([now(state), state.seat, state.turn]).toEqual(['opponent-turn', 1, 2]);
    expect(state.used).toEqual([]);
    state = play(state, 'opponent-turn');
    expect(state.turn).toBe(3);
    expect(state.pending.at(-1)?.seat).toBe(0);
  });

  test('ARCH-15, ARCH-23: the next top is seen before the card taken is placed', () => {
    const state = scene({}, (d) => {
      d.faceUp = faceUp('compass', 'coin');
    });
    const picked = play(state, 'pick player');
    expect(picked.taken).toBe('compass');
    expect(held(picked, 0, 'compass')).toBe(0);
    const placed = play(picked, `top wood`);
    expect(held(placed, 0, 'compass')).toBe(1);
  });

  test('ARCH-30: a deck that is empty stays empty; the game ends when no deck has a card', () => {
    const state = sampledScene({}, (d) => {
      d.faceUp = faceUp('wood', null);
      d.pools = d.pools.map(() => pool({}));
    });
    expect(legal(state)).toEqual(['pick player']);
    const over = play(state, 'pick player');
    expect(over.faceUp).toEqual([null, null]);
    expect(game.outcome(over)?.ending).toBe('decks-empty');
  });

  test('ARCH-30, ARCH-28: a central card, or one to make the deck anew of, keeps the game going', () => {
    const last = (edit: (d: Draft) => void) =>
      play(
        sampledScene({}, (d) => {
          d.faceUp = faceUp('blue-3', null);
          d.pools = d.pools.map(() => pool({}));
          edit(d);
        }),
        'pick player',
      );
    const deck = last((d) => {
      d.pools[2] = pool({ coin: 1 });
    });
    expect(held(play(deck, 'opponent-turn'), 1, 'coin')).toBe(1);
    const anew = last((d) => {
      d.central.discard = [hiddenCard('gear', 2)];
    });
    expect(held(play(anew, 'opponent-turn'), 1, 'gear')).toBe(1);
  });
});

describe('the Cat', () => {
  const withCat = (seat: number) => (d: Parameters<NonNullable<Parameters<typeof scene>[1]>>[0]) => {
    d.cat = seat;
    d.seat = seat;
    d.phase = 'start';
    d.pending = [];
  };
  const begin = (state: ReturnType<typeof scene>, player: boolean) => {
    const draft = game.fast.clone(state);
    draft.seat = player ? 1 : 0;
    draft.phase = 'end';
    draft.pending = [decisionOf('act', draft.seat)];
    game.fast.play(draft, { kind: 'end-turn' });
    return draft;
  };

  test('ARCH-21: it turns the top central card up when its holder’s turn begins, the Opponent’s too', () => {
    for (const seat of [0, 1]) {
      const draft = begin(scene({}, withCat(seat)), seat === 0);
      expect(draft.pending.at(-1)).toMatchObject({ kind: 'flip', receiver: seat });
      const flipped = play(draft, 'flip gear central');
      expect(flipped.central.top).toEqual({ card: 'gear', back: 2, seenBy: 'all' });
      expect(game.view(flipped, 'spectator').central.top?.card).toBe('gear');
    }
  });

  test('ARCH-21: not for the other seat, and central cards that come up later stay face down', () => {
    expect(now(begin(scene({}, withCat(1)), true))).toBe('pick');
    const state = scene({}, (d) => {
      d.cat = 0;
      d.central.top = { card: 'wood', back: 2, seenBy: 'all' };
      give(d, 0, {}, ['urbanism']);
    });
    const taken = play(state, 'pick central');
    expect(taken.central.top).toBeNull();
    expect(legal(taken)).toContain('extra urbanism central');
  });

  test('ARCH-21: with peek the holder alone learns the card, which stays down; in solo the Opponent learns nothing', () => {
    const draft = begin(scene({ catPower: 'peek' }, withCat(0)), true);
    expect(now(draft)).toBe('flip');
    const peeked = play(draft, 'flip gear central');
    expect(peeked.central.top).toEqual({ card: 'gear', back: 2, seenBy: [0] });
    expect(legal(peeked)).toEqual(['pick player', 'pick opponent']);
    expect(game.view(peeked, 0).central.top?.card).toBe('gear');
    expect(game.view(peeked, 1).central.top?.card).toBeNull();
    expect(game.view(peeked, 1).pools[2]).toEqual(draft.pools[2]);
    expect(toOf(draft, 'flip gear central')).toBe(0);
    expect(toOf(begin(scene({}, withCat(1)), false), 'flip gear central')).toBe('all');
    expect(now(begin(scene({ catPower: 'peek' }, withCat(1)), false))).toBe('opponent-turn');
    // A card that is known already is not drawn again.
    expect(now(begin(peeked, true))).toBe('pick');
  });

  test('ARCH-21, ARCH-28: an empty central deck is made anew first; with nothing to make it of, nothing is turned up', () => {
    const refilled = begin(
      scene({}, (d) => {
        withCat(0)(d);
        d.pools[2] = pool({});
        d.central.discard = [hiddenCard('coin', 2), hiddenCard('gear', 2)];
      }),
      true,
    );
    expect(chances(refilled)).toEqual({ 'flip coin central': 1, 'flip gear central': 1 });
    expect(refilled.central.discard).toEqual([]);
    const nothing = begin(
      scene({}, (d) => {
        withCat(0)(d);
        d.pools[2] = pool({});
      }),
      true,
    );
    expect(nothing.central.top).toBeNull();
    expect(now(nothing)).toBe('pick');
  });

  test('ARCH-23: a card with a Cat icon brings the Cat from wherever it is', () => {
    const state = sampledScene({}, (d) => {
      d.cat = 1;
      d.faceUp = faceUp('blue-2-cat', 'wood');
    });
    expect(play(state, 'pick player').cat).toBe(0);
  });
});

describe('actions', () => {
  test('ARCH-24: extra cards are optional, stages and sets are not; the turn ends by itself when nothing is left', () => {
    const state = scene({}, (d) => {
      d.faceUp = faceUp('wood', 'coin');
      give(d, 0, { gear: 2, stone: 1 }, ['urbanism']);
    });
    const acting = play(state, 'pick player', 'top wood');
    expect(legal(acting)).toEqual([
      'extra urbanism player',
      'extra urbanism opponent',
      'extra urbanism central',
      'science pair:gear',
      `build 0 wood+stone`,
    ]);
    expect(refused(acting, 'end-turn')?.code).toBe('must-go-on');
    expect(refused(acting, 'extra crafts player')?.code).toBe('no-extra-card');
    const only = scene({}, (d) => {
      d.faceUp = faceUp('wood', 'coin');
      d.pools[0] = pool({});
      d.pools[2] = pool({});
      give(d, 0, {}, ['urbanism']);
    });
    expect(legal(play(only, 'pick player'))).toEqual(['extra urbanism opponent', 'end-turn']);
    expect(refused(play(only, 'pick player'), 'extra urbanism central')?.code).toBe('empty');
    const builtUp = play(acting, 'science pair:gear', 'take-token 0', 'slot engineering', 'build 0 wood+stone');
    expect(legal(builtUp)).toEqual([
      'extra urbanism player',
      'extra urbanism opponent',
      'extra urbanism central',
      'end-turn',
    ]);
    expect(now(play(builtUp, 'end-turn'))).toBe('opponent-turn');
    expect(play(builtUp, 'end-turn').triggers).toEqual([]);
  });

  test('ARCH-24: a pending extra card without a card in any deck is dropped', () => {
    const state = sampledScene({}, (d) => {
      d.faceUp = faceUp('wood', null);
      d.pools = d.pools.map(() => pool({}));
      give(d, 0, {}, ['urbanism']);
    });
    expect(game.outcome(play(state, 'pick player'))?.ending).toBe('decks-empty');
  });

  test('ARCH-24, ARCH-26: a token used this turn gives nothing more, a pending one is not doubled', () => {
    const state = scene({}, (d) => {
      d.faceUp = faceUp('wood', 'wood');
      give(d, 0, {}, ['urbanism']);
    });
    const first = play(state, 'pick player', 'top clay');
    expect(first.triggers).toEqual(['urbanism']);
    const second = play(first, 'extra urbanism opponent', 'top clay');
    // Two wood make stage 1 of Giza unaffordable, so the turn is over.
    expect(now(second)).toBe('opponent-turn');
    expect(held(second, 0, 'wood')).toBe(2);
  });

  test('ARCH-26: a token gained in the turn works at once, but not for cards already placed', () => {
    const state = scene({}, (d) => {
      d.faceUp = faceUp('gear', 'wood');
      d.tokenSlots = ['science', 'urbanism', 'decor'];
      give(d, 0, { gear: 1 }, ['architecture']);
    });
    const acting = play(state, 'pick player', 'top wood', 'science pair:gear', 'take-token 0', 'slot tactics');
    // Science does not look back at the gear just taken.
    expect(now(acting)).toBe('opponent-turn');
    const more = scene({}, (d) => {
      d.faceUp = faceUp('wood', 'compass');
      d.tokenSlots = ['science', 'crafts', 'decor'];
      give(d, 0, { gear: 2 }, ['urbanism']);
    });
    const gained = play(more, 'pick player', 'top wood', 'science pair:gear', 'take-token 0', 'slot tactics');
    const chained = play(gained, 'extra urbanism opponent', 'top wood');
    expect(chained.triggers).toEqual(['science']);
  });

  test('ARCH-25: what a stage or a set owes comes before any other action', () => {
    const state = scene({ playerWonder: 'ephesus' }, (d) => {
      d.faceUp = faceUp('wood', 'coin');
      built(d, 0, 0);
      give(d, 0, { wood: 1, gear: 2 }, ['urbanism', 'architecture']);
    });
    const acting = play(state, 'pick player', 'top wood');
    const building = play(acting, `build 1 wood+wood`);
    expect(now(building)).toBe('blind');
    expect(building.triggers).toEqual(['urbanism', 'architecture']);
    const science = play(acting, 'science pair:gear');
    expect(now(science)).toBe('take-token');
    expect(refused(science, 'end-turn')?.code).toBe('not-now');
  });

  test('ARCH-27: a central card still face up goes to the central discard when the turn ends', () => {
    const state = scene({}, (d) => {
      d.central.top = { card: 'gear', back: 2, seenBy: 'all' };
      d.faceUp = faceUp('blue-3', 'coin');
    });
    const ended = play(state, 'pick player', 'top wood');
    expect(ended.central).toEqual({ cards: [], top: null, discard: [hiddenCard('gear', 2)] });
  });

  test('ARCH-28: example 16, the central deck is made of what was discarded face up', () => {
    const state = scene({ playerWonder: 'ephesus' }, (d) => {
      d.faceUp = faceUp('wood', 'blue-3');
      built(d, 0, 0);
      give(d, 0, { wood: 1 });
      d.pools[2] = pool({});
      d.central.discard = ['wood', 'stone', 'clay', 'papyrus', 'glass', 'coin', 'gear'].map((card) =>
        hiddenCard(card as 'wood', 2),
      );
      d.discard = pool({ wood: 9 });
    });
    const building = play(state, 'pick player', 'top blue-3', 'build 1 wood+wood');
    expect(Object.values(chances(building))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    const taken = play(building, 'blind gear central');
    expect(taken.pools[2]?.reduce((a, b) => a + b)).toBe(6);
    expect(taken.central.discard).toEqual([]);
    expect(taken.discard[0]).toBe(11);
  });
});

test('ARCH-28: what was discarded stays aside while the central deck has a card', () => {
  const state = scene({ centralPick: 'always' }, (d) => {
    d.central.discard = [hiddenCard('coin', 2)];
    d.pools[2] = pool({ gear: 1, wood: 1 });
  });
  const first = play(state, 'pick central');
  expect(chances(first)).toEqual({ 'blind wood central': 1, 'blind gear central': 1 });
  expect(play(first, 'blind gear central').central.discard).toEqual([hiddenCard('coin', 2)]);
});

describe('denial', () => {
  const denied = (options: object) =>
    sampledScene(options, (d) => {
      d.faceUp = faceUp('coin', 'coin');
    });
  const deckTaken = (state: ReturnType<typeof scene>): unknown =>
    events(state, 'opponent-turn').find(({ kind }) => kind === 'taken');

  test('ARCH-34: after the Opponent’s card was taken it takes the top central card, without priorities or die', () => {
    const state = play(denied({}), 'pick opponent');
    expect(deckTaken(state)).toMatchObject({ seat: 1, deck: 'central' });
    expect(explained(state).reasons[0]).toContain('ARCH-34');
    expect(
      events(state, 'opponent-turn').some(
        (event) => (event.kind as string) === 'chance' && JSON.stringify(event).includes('"die"'),
      ),
    ).toBe(false);
  });

  test('ARCH-34: not after the own deck, not for an extra card, not without the option, not without a central card', () => {
    expect(deckTaken(play(denied({}), 'pick player'))).not.toMatchObject({ deck: 'central' });
    expect(deckTaken(play(denied({ denial: false }), 'pick opponent'))).not.toMatchObject({ deck: 'central' });
    const extra = sampledScene({}, (d) => {
      d.faceUp = faceUp('wood', 'blue-3');
      d.pools[0] = pool({ coin: 5 });
      d.pools[1] = pool({ 'blue-3': 5 });
      give(d, 0, {}, ['urbanism']);
    });
    expect(deckTaken(play(extra, 'pick player', 'extra urbanism opponent'))).toMatchObject({ deck: 'player' });
    const none = sampledScene({}, (d) => {
      d.faceUp = faceUp('coin', 'blue-3');
      d.pools[2] = pool({});
    });
    const answer = play(none, 'pick opponent');
    expect(deckTaken(answer)).toMatchObject({ deck: 'player' });
    expect(explained(answer).reasons[0]).toBe('Your deck shows Coin: priority 2, yellow (ARCH-61)');
  });

  test('ARCH-34: it holds for one round', () => {
    const state = opponentToMove({}, (d) => {
      d.rng = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
      d.denied = true;
    });
    expect(play(state, 'opponent-turn').denied).toBe(false);
  });
});

test('a position that no game comes to ends in an error', () => {
  const draft = { ...game.fast.clone(scene()), pending: [] };
  expect(() => settle(endless(draft, 'nowhere'))).toThrow('no decision after 1000 steps');
});
