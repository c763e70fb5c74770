import { CHANCE, draw, drawInt, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { few } from '../../../.ci/runs.js';
import { changed, draws, explained, legal, play, read, refused, scene } from '../test/scene.js';
import { total } from './components/cards.js';
import { CARDS_PER_TYPE, TYPES } from './components/types.js';
import { eightWonders } from './game/index.js';
import { entry, type State } from './state/index.js';
import { drawPileSize } from './table/piles.js';

const hands = [
  [2, 1, 0, 0],
  [0, 2, 0, 3],
  [0, 1, 1, 0],
  [4, 0, 0, 0],
] as const;
const start = () => scene({ hands, discard: [1, 1, 1, 1], actions: [['joker'], ['five-vp', 'joker'], [], []] });

test('EIGHT-05: a seat sees its own cards and how many the others hold', () => {
  const view = eightWonders.view(start(), 1);
  expect(view.hands).toEqual([
    [0, 0, 0, 0],
    [0, 2, 0, 3],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(view.hidden).toEqual([3, 0, 2, 4]);
  expect(view.actions).toEqual([[], ['joker', 'five-vp'], [], []]);
  expect(view.hiddenActions).toEqual([1, 0, 0, 0]);
  expect(view.pile).toEqual([24, 22, 24, 21]);
  expect(view.actionPile).toMatchObject({ joker: 1, 'five-vp': 1 });
  expect(drawPileSize(view)).toBe(drawPileSize(start()));
  expect(view.rng).toBe(null);
});

test('EIGHT-05: a spectator sees what is public', () => {
  const view = eightWonders.view(start(), 'spectator');
  expect(view.hidden).toEqual([3, 5, 2, 4]);
  expect(view.pile).toEqual([24, 24, 24, 24]);
  expect(view.discard).toEqual([1, 1, 1, 1]);
  expect(view.hiddenActions).toEqual([1, 2, 0, 0]);
  expect(legal(start()).length).toBeGreaterThan(0);
  expect(eightWonders.legalMoves(view)).toEqual([]);
});

test('EIGHT-05: hands that differ only where a viewer cannot see give it equal views', () => {
  const state = start();
  const other = changed(state, (draft) => {
    draft.hands[0] = [0, 0, 3, 0];
    draft.hands[2] = [1, 0, 0, 1];
    draft.pile = [23, 22, 21, 20];
    for (const type of TYPES)
      draft.pile[type] = draft.hands.reduce((left, hand) => left - hand[type], CARDS_PER_TYPE - draft.discard[type]);
    draft.actions[0] = ['card-draw'];
    draft.actionPile.joker++;
    draft.actionPile['card-draw']--;
  });
  for (const viewer of [1, 3, 'spectator'] as const)
    expect(eightWonders.view(other, viewer)).toEqual(eightWonders.view(state, viewer));
  expect(eightWonders.view(other, 0)).not.toEqual(eightWonders.view(state, 0));
});

test('EIGHT-05: determinize leaves each seat the cards that it has shown', () => {
  const state = play(
    scene({ hands, wonders: { mausoleum: ['crane-3'] } }),
    'build 0 mausoleum 0',
    'offer 1 k2 false',
    'offer 2 k1s1 true',
    'offer 3 c3 false',
    'abandon 0',
  );
  const view = eightWonders.view(draws(state, 'ship'), 0);
  const dealt = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const { hands } = eightWonders.determinize(view, seedRng(`deal ${i}`));
    for (const [seat, shown] of view.shown.entries())
      for (const type of TYPES) expect(entry(hands, seat)[type]).toBeGreaterThanOrEqual(shown[type]);
    expect(hands.map(total)).toEqual([4, 6, 3, 5]);
    dealt.add(JSON.stringify(hands));
  }
  expect(dealt.size).toBeGreaterThan(20);
});

test('EIGHT-05, EIGHT-55: determinize draws a legal offer for a commitment that is not revealed', () => {
  const state = play(scene({ hands, wonders: { mausoleum: ['crane-3'] } }), 'build 0 mausoleum 0', 'offer 1 k2 true');
  const view = eightWonders.view(state, 2);
  for (let i = 0; i < 30; i++) {
    const filled = eightWonders.determinize(view, seedRng(`offer ${i}`));
    const offer = filled.offers[1];
    for (const type of TYPES) expect(offer?.cards[type]).toBeLessThanOrEqual(entry(filled.hands, 1)[type]);
    expect(play(filled, 'offer 2 - false', 'offer 3 - false').phase).toBe('select');
  }
});

/** A table whose host knows the hand of seat 0 alone. */
function hiddenHands(): State {
  let state = scene({ hands: [[1, 1, 1, 1]], wonders: { mausoleum: ['camel-3', 'camel-1', 'ship-1'] } });
  state = play(state, 'pass 0', 'card camel', 'card camel');
  return play(state, 'card hidden', 'card hidden', 'card hidden');
}

test('EIGHT-08, EIGHT-04: a host answers a draw that it cannot see with hidden', () => {
  const state = hiddenHands();
  expect(state.hands).toEqual([
    [3, 1, 1, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(state.hidden).toEqual([0, 1, 1, 1]);
  expect(state.pile).toEqual([22, 24, 24, 24]);
  expect(drawPileSize(state)).toBe(91);
  const sampled = changed(state, (draft) => {
    draft.rng = seedRng('x');
  });
  expect(play(sampled, 'pass 1').hidden).toEqual([0, 1, 1, 1]);
});

test('EIGHT-08: a seat may lay out whatever its hidden cards may be', () => {
  const state = play(hiddenHands(), 'build 1 mausoleum 0');
  expect(legal(state, 2)).toEqual([
    'offer 2 - false',
    'offer 2 m1 false',
    'offer 2 m1 true',
    'offer 2 s1 false',
    'offer 2 s1 true',
    'offer 2 k1 false',
    'offer 2 k1 true',
    'offer 2 c1 false',
    'offer 2 c1 true',
  ]);
  expect(refused(state, 'offer 2 c1k1 false')?.code).toBe('not-in-hand');
  const offered = play(state, 'offer 2 c1 true');
  expect(offered.hands[2]).toEqual([1, 0, 0, 0]);
  expect(offered.hidden).toEqual([0, 1, 0, 1]);
  expect(offered.pile).toEqual([21, 24, 24, 24]);
});

test('EIGHT-08: two seats together cannot hold more hidden cards of a type than are unseen', () => {
  const state = changed(play(hiddenHands(), 'build 1 mausoleum 0'), (draft) => {
    draft.discard[0] += 21;
    draft.pile[0] = 1;
  });
  expect(refused(state, 'offer 2 c1 false')).toBeUndefined();
  expect(refused(play(state, 'offer 3 c1 false'), 'offer 2 c1 false')?.code).toBe('not-in-hand');
});

test('EIGHT-08: known cards are used first', () => {
  const state = changed(play(hiddenHands(), 'build 1 mausoleum 0'), (draft) => {
    draft.hands[1] = [1, 0, 0, 0];
    draft.hidden[1] = 3;
    draft.pile[0]--;
  });
  const select = play(state, 'offer 2 c1 false', 'offer 3 - false', 'offer 0 - false');
  const built = play(select, 'complete 1 - -');
  expect(built.hands[1]).toEqual([0, 0, 0, 0]);
  expect(built.hidden[1]).toBe(1);
  expect(built.discard[0]).toBe(3);
  expect(built.shown[1]).toEqual([0, 0, 0, 0]);
});

test('EIGHT-08: hidden action cards can be any unseen ones, and are named at the end', () => {
  const last = scene({
    others: false,
    wonders: { mausoleum: ['camel-1', null, null], 'statue-of-zeus': ['ship-1', 'crane-1', 'stone-mason-1'] },
    hands: [[1, 0, 0, 0]],
    actions: [[], ['joker']],
  });
  const rewarded = play(
    last,
    'build 0 mausoleum 0',
    'offer 1 - false',
    'offer 2 - false',
    'offer 3 - false',
    'complete 0 - -',
    'action hidden',
  );
  expect(rewarded.hiddenActions).toEqual([1, 0, 0, 0]);
  expect(rewarded.pending.at(-1)?.kind).toBe('name-action');
  expect(eightWonders.activeSeats(rewarded)).toEqual([CHANCE]);
  expect(eightWonders.chances(rewarded)).toContainEqual({ move: { kind: 'name-action', card: 'joker' }, weight: 1 });
  expect(eightWonders.chances(rewarded)).toContainEqual({
    move: { kind: 'name-action', card: 'card-draw' },
    weight: 3,
  });
  expect(eightWonders.promptOf(rewarded)).toMatchObject({ key: 'name-action', values: { seat: 0, answer: 7 } });
  const named = play(rewarded, 'name-action five-vp');
  expect(named.phase).toBe('over');
  expect(named.scores[0]?.actions).toBe(5);
});

test('EIGHT-08, EIGHT-122: a hidden action card may be a Joker, and then it is named by its use', () => {
  const start = changed(scene({ hands: [[1, 0, 0, 0]], wonders: { mausoleum: ['camel-5', 'camel-1'] } }), (draft) => {
    draft.hiddenActions[0] = 2;
    draft.actionPile.joker = 1;
    draft.played = ['joker'];
  });
  const select = play(start, 'build 0 mausoleum 0', 'offer 1 - false', 'offer 2 - false', 'offer 3 - false');
  expect(refused(select, 'complete 0 - c4')?.code).toBe('no-such-card');
  const more = changed(select, (draft) => {
    draft.played = [];
    draft.actionPile.joker = 2;
  });
  const built = play(more, 'complete 0 - c4');
  expect([built.hiddenActions[0], built.actionPile.joker, built.played]).toEqual([0, 0, ['joker', 'joker']]);
});

test('EIGHT-08: the own view of a seat with hidden cards carries the unseen numbers', () => {
  const state = changed(play(hiddenHands(), 'build 1 mausoleum 0'), (draft) => {
    draft.hiddenActions[2] = 1;
    draft.actions[0] = ['joker'];
    draft.actionPile.joker--;
  });
  const own = eightWonders.view(state, 2);
  expect(own.pile).toEqual(state.pile);
  expect(own.actionPile).toEqual(state.actionPile);
  expect([own.hidden, own.hiddenActions]).toEqual([
    [6, 1, 1, 1],
    [1, 0, 1, 0],
  ]);
  expect(eightWonders.view(state, 'spectator').pile).toEqual([25, 25, 25, 25]);
});

test('EIGHT-08: hidden action cards are named clockwise from the active seat', () => {
  const last = changed(
    scene({
      active: 2,
      others: false,
      wonders: { mausoleum: ['camel-1', 'crane-1', null], 'statue-of-zeus': ['ship-1', 'stone-mason-1', null] },
      hands: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [1, 0, 0, 0],
      ],
    }),
    (draft) => {
      draft.hiddenActions = [1, 0, 1, 2];
    },
  );
  let state = play(
    last,
    'build 2 mausoleum 0',
    'offer 3 - false',
    'offer 0 - false',
    'offer 1 - false',
    'complete 2 - -',
  );
  const named: number[] = [];
  while (state.pending.at(-1)?.kind === 'name-action') {
    named.push(state.pending.at(-1)?.owner ?? -1);
    state = play(state, `name-action ${['joker', 'five-vp', 'card-draw', 'disc-bonus'][named.length - 1]}`);
  }
  expect(named).toEqual([2, 3, 3, 0]);
  expect(state.actions).toEqual([['disc-bonus'], [], ['joker'], ['card-draw', 'five-vp']]);
});

test('EIGHT-08, EIGHT-36: a draw pile is empty when all unseen cards are in hands', () => {
  const state = changed(scene({ hands: [[25, 25, 20, 0]] }), (draft) => {
    draft.discard = [0, 0, 2, 1];
    draft.pile = [0, 0, 3, 24];
    draft.hidden = [0, 9, 9, 9];
  });
  expect(drawPileSize(state)).toBe(0);
  const passed = play(state, 'pass 0');
  expect([drawPileSize(passed), total(passed.discard)]).toEqual([3, 0]);
  expect(eightWonders.chances(passed).map(({ move, weight }) => [move, weight])).toEqual([
    [{ kind: 'card', card: 'ship' }, 5],
    [{ kind: 'card', card: 'stone-mason' }, 25],
    [{ kind: 'card', card: 'hidden' }, 0],
  ]);
  // Three cards for four draws: the last one is skipped, the pile is empty again.
  const next = play(passed, 'card ship', 'card hidden', 'card hidden');
  expect([next.active, drawPileSize(next), next.pending.at(-1)?.kind]).toEqual([1, 0, 'turn']);
  expect(next.hidden).toEqual([0, 10, 9, 9].map((count, seat) => count + (seat === 0 ? 1 : 0)));
});

test('EIGHT-08: a seat with a hidden action card may play any that is unseen', () => {
  const state = changed(hiddenHands(), (draft) => {
    draft.hiddenActions[1] = 1;
    draft.actionPile['card-trade'] = 0;
    draft.played = ['card-trade', 'card-trade'];
  });
  expect(refused(state, 'card-trade 1 c1')?.code).toBe('no-such-card');
  const drawn = play(state, 'card-draw 1');
  expect(drawn.hiddenActions[1]).toBe(0);
  expect(drawn.actionPile['card-draw']).toBe(2);
});

test('EIGHT-08: the bot of a seat with hidden cards counts only those it knows', () => {
  const state = play(hiddenHands(), 'build 1 mausoleum 0');
  expect(eightWonders.botMove(state, 2)).toMatchObject({ cards: [0, 0, 0, 0] });
});

test('EIGHT-08: games with hidden draws keep their components and end, and every view can be filled', () => {
  for (let game = 0; game < few(12); game++) {
    const rng = seedRng(`hidden ${game}`);
    let state = eightWonders.newGame({ chance: 'manual', players: 3, ruleset: game % 2 ? 'published' : 'manual' });
    let plies = 0;
    while (state.pending.length > 0) {
      const moves = eightWonders.legalMoves(state);
      const byHost = eightWonders.activeSeats(state)[0] === CHANCE;
      const hide = byHost && draw(rng) < 0.6 && moves.at(-1);
      let move = eightWonders.fast.randomMove(state, () => draw(rng));
      if (hide && 'card' in hide && hide.card === 'hidden') move = hide;
      state = eightWonders.applyMove(state, move);
      if (++plies === 9000) expect.fail('the game does not end');
      const kept = TYPES.map((type) => {
        const known = state.hands.reduce((sum, hand) => sum + hand[type], 0);
        return state.pile[type] < 0 ? -1 : state.pile[type] + state.discard[type] + known;
      });
      const pile = total(state.pile) - state.hidden.reduce((sum, count) => sum + count, 0);
      expect([pile, ...kept]).toEqual([drawPileSize(state), ...TYPES.map(() => CARDS_PER_TYPE)]);
      if (drawInt(rng, 12) > 0) continue;
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const view = eightWonders.view(state, viewer);
        const filled = eightWonders.determinize(view, rng);
        draw(rng);
        expect(eightWonders.view(filled, viewer)).toEqual(view);
        if (viewer !== 'spectator' && eightWonders.activeSeats(state).includes(viewer))
          expect(eightWonders.legalMoves(view)).toEqual(eightWonders.legalMoves(state, viewer));
      }
    }
    expect(eightWonders.outcome(state)).toBeDefined();
  }
});

test('EIGHT-55: only its owner hears of a sealed offer; all seats hear of cards played before it', () => {
  const building = play(
    scene({
      wonders: { mausoleum: ['crane-4'] },
      hands: [
        [0, 0, 0, 0],
        [0, 2, 0, 0],
      ],
      actions: [[], ['card-draw']],
    }),
    'build 0 mausoleum 0',
  );
  const offer = read('offer 1 k2 true');
  for (const viewer of [0, 2, 3, 'spectator'] as const) {
    expect(eightWonders.viewMove(building, offer, viewer)).toEqual({ kind: 'sealed', seat: 1 });
    expect(eightWonders.describeMove(eightWonders.view(building, viewer), offer)).toBe('Blue has chosen in secret');
    expect(eightWonders.viewMove(building, read('card-draw 1'), viewer)).toEqual(read('card-draw 1'));
  }
  expect(eightWonders.viewMove(building, offer, 1)).toEqual(offer);
  expect(eightWonders.describeMove(eightWonders.view(building, 1), offer)).toBe(
    'You offer 2 cranes with the trading card',
  );
});

test('seats are called by their names in every text', () => {
  const state = eightWonders.newGame({ players: 3, startSeat: 0, seed: 'names', names: ['Ada', '', 'Grace'] });
  expect(eightWonders.describeMove(state, read('pass 0'))).toBe('Ada passes and draws a card');
  expect(explained(state).headline).toMatch(/^Ada /);
  const building = play(state, 'build 0 mausoleum 0', 'offer 1 - false', 'offer 2 - false');
  const select = changed(building, ({ offers }) => {
    offers[1] = { cards: [1, 0, 0, 0], trade: true };
    offers[2] = { cards: [1, 0, 0, 0], trade: true };
  });
  expect(() => eightWonders.applyMove(select, read('complete 0 1,2 -'))).toThrow('and Blue and Grace each laid theirs');
  expect(eightWonders.seats(building).map(({ name }) => name)).toEqual(['Ada', 'Blue', 'Grace']);
});
