import { draw, seedRng, type Viewer } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { invariants } from '../test/invariants.js';
import { faceUp, game, now, play, pool, scene } from '../test/scene.js';
import { total } from './components/cards.js';
import { WONDERS } from './components/wonders.js';
import type { Options } from './options.js';
import { DENIED } from './script/index.js';
import type { Draft, HiddenCard, State } from './state/index.js';
import { counted } from './table/decks.js';
import { hiddenCard, insert } from './table/hidden.js';

/** Random numbers, the same in every run. */
function draws(): () => number {
  const rng = seedRng('moves');
  return () => draw(rng);
}

const seeds = Array.from({ length: 60 }, (_, i) => seedRng(`view ${i}`));
/** States that agree with what a viewer sees. */
const guesses = (state: State, viewer: number | 'spectator'): readonly State[] =>
  seeds.map((rng) => game.determinize(game.view(state, viewer), rng));

describe('what is shown to others', () => {
  test('ARCH-85: the back of a card that turns up, not whether the player had seen it nor what it was drawn with', () => {
    const backs = (viewer: Viewer): Set<string> => {
      const rng = draws();
      const found = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        let position = game.newGame({ structure: 'three-ages', seed: String(seed) });
        while (position.pending.length > 0) {
          const { state, events } = game.transition(position, game.fast.randomMove(position, rng));
          for (const event of events.map((each) => game.viewEvent(each, viewer)))
            if (event.kind === 'chance' && event.move !== 'hidden' && 'from' in event.move) found.add(event.move.from);
          position = state;
        }
      }
      return found;
    };
    expect([...backs(0)].filter((from) => from.includes('-')).length).toBeGreaterThan(9);
    for (const viewer of [1, 'spectator'] as const) expect([...backs(viewer)].sort()).toEqual(Object.keys(WONDERS));
  });
});

describe('what a viewer cannot know is drawn', () => {
  test('ARCH-03: a card that another seat has peeked at, out of the central pool', () => {
    const state = scene({ mode: 'versus', players: 3 }, (d) => {
      d.pools[3] = pool({ gear: 1, coin: 2 });
      d.central.top = { card: 'wood', back: 3, seenBy: [0] };
    });
    const found = guesses(state, 2);
    for (const guess of found) {
      expect(guess.central.top).toMatchObject({ back: 3, seenBy: [0] });
      expect(total(guess.pools[3])).toBe(3);
    }
    expect(new Set(found.map((guess) => guess.central.top?.card))).toEqual(new Set(['wood', 'gear', 'coin']));
    expect(guesses(state, 0).every((guess) => guess.central.top?.card === 'wood')).toBe(true);
    const both = game.view(
      { ...state, central: { ...state.central, top: { card: 'wood', back: 3, seenBy: [0, 2] } } },
      2,
    );
    expect(both.central.top?.card).toBe('wood');
  });

  test('ARCH-44: what another seat looks at, but for the card that lay open', () => {
    const state = scene({ mode: 'versus', players: 3 }, (d) => {
      d.pools[1] = pool({ gear: 3, coin: 3 });
      d.faceUp[1] = null;
      d.looked = { deck: 1, cards: [hiddenCard('clay', 1), hiddenCard('wood', 1)] };
    });
    const found = guesses(state, 2).map((guess) => guess.looked?.cards ?? []);
    for (const cards of found) expect(cards[0]).toEqual(hiddenCard('clay', 1));
    expect(new Set(found.map(([, second]) => second?.card))).toEqual(new Set(['wood', 'gear', 'coin']));
    expect(found.every(([, second]) => second?.back === 1)).toBe(true);
  });

  test('ARCH-85: the hands and the central deck of the three Ages, some of it seen by the player and some not', () => {
    const variants: readonly Partial<Options>[] = [{}, { centralSupply: 'neutral-deck' }, { catPower: 'peek' }];
    for (const [i, options] of variants.entries()) {
      let state = game.newGame({ ...options, structure: 'three-ages', chance: 'manual', seed: String(i) });
      const rng = seedRng(`play ${i}`);
      const counts = { seen: 0, unseen: 0 };
      for (let ply = 0; state.pending.length > 0; ply++) {
        const guess = game.determinize(game.view(state, 'spectator'), seeds[ply % 60] as (typeof seeds)[number]);
        invariants(guess);
        expect(game.view(guess, 'spectator')).toEqual(game.view(state, 'spectator'));
        const unknown = guess.hands[0]?.filter(({ card }) => card === null).length ?? 0;
        expect(unknown > 0).toBe(now(state) === 'deal');
        for (const { card } of guess.hands[1] ?? []) counts[card === null ? 'unseen' : 'seen']++;
        state = game.applyMove(
          state,
          game.fast.randomMove(state, () => draw(rng)),
        );
      }
      expect(counts.seen).toBeGreaterThan(0);
      expect(counts.unseen).toBeGreaterThan(0);
    }
  });

  test('ARCH-81, ARCH-90 i: the Opponent has a hand unseen in the first turn of an Age, and later the one that the player passed', () => {
    const unseen = ({ hands }: State): number => hands[1]?.filter(({ card }) => card === null).length ?? 0;
    const later = { none: 0, some: 0 };
    for (let i = 0; i < 12; i++) {
      const rng = seedRng(`hands ${i}`);
      let state = game.newGame({ structure: 'three-ages', seed: String(i) });
      while (state.pending.length > 0) {
        const looks = state.areas.some(({ wonder }) => wonder === 'halicarnassus');
        const passed = state.turn > 1 || state.phase === 'draw' || state.phase === 'refill';
        const guess = game.determinize(game.view(state, 'spectator'), rng);
        if (!passed && !looks) {
          expect(unseen(state)).toBe(state.hands[1]?.length);
          expect(unseen(guess)).toBe(unseen(state));
          if (state.age === 1)
            for (const { central } of [state, guess])
              expect(central.cards.filter(({ card }) => card !== null)).toEqual([]);
        } else if (passed) {
          expect(unseen(guess)).toBeLessThan(3);
          later[unseen(guess) === 0 ? 'none' : 'some']++;
        }
        state = game.applyMove(
          state,
          game.fast.randomMove(state, () => draw(rng)),
        );
      }
    }
    // How the game goes on depends on it, so that both have to be met.
    expect(Math.min(later.none, later.some)).toBeGreaterThan((later.none + later.some) / 4);
  });

  test('ARCH-85: where others cannot tell what the player has seen, guesses show both, about as often', () => {
    const NEUTRAL = 2;
    /** A hundred guesses of a spectator in the first Age. */
    const hundred = (options: Partial<Options>, edit: (d: Draft) => void = () => undefined): readonly State[] => {
      const state = scene({ structure: 'three-ages', ...options }, edit);
      const seen = game.view(state, 'spectator');
      return Array.from({ length: 100 }, (_, i) => game.determinize(seen, seedRng(`guess ${i}`)));
    };
    const unseen = (cards: readonly HiddenCard[] | undefined): number =>
      cards?.filter(({ card }) => card === null).length ?? 0;
    const hasNeutral = (cards: readonly HiddenCard[]): boolean => cards.some(({ back }) => back === NEUTRAL);
    /** How many quarters of them show each number. */
    const quarters = (found: readonly number[]): Readonly<Record<number, number>> =>
      Object.fromEntries(
        [...new Set(found)].map((number) => [number, Math.round(found.filter((each) => each === number).length / 25)]),
      );
    const later = (d: Draft): void => void Object.assign(d, { turn: 3 });

    // One card or two have come to the Opponent from the central deck, or the player has seen them all.
    const some = hundred({}, later);
    expect(quarters(some.map(({ hands }) => unseen(hands[0])))).toEqual({ 0: 4 });
    expect(quarters(some.map(({ hands }) => unseen(hands[1])))).toEqual({ 0: 2, 1: 1, 2: 1 });
    expect(quarters(some.map(({ central }) => unseen(central.cards)))).toEqual({ 0: 1, 1: 2, 2: 1 });

    // In Halicarnassus cards may have been looked at in the first turn.
    const looked = hundred({ opponentWonder: 'halicarnassus' });
    expect(quarters(looked.map(({ hands }) => unseen(hands[1])))).toEqual({ 0: 2, 1: 1, 2: 1 });

    // Of a neutral deck nothing has been seen, or its top card by a peek. The hands hold such cards in every other guess.
    const deck = { centralSupply: 'neutral-deck' } as const;
    const flip = hundred(deck, later);
    expect(quarters(flip.map(({ central }) => unseen(central.cards)))).toEqual({ 22: 4 });
    expect(quarters(flip.map(({ hands }) => Number(hasNeutral(hands.flat()))))).toEqual({ 0: 2, 1: 2 });
    const peek = hundred({ ...deck, catPower: 'peek' }, (d) => {
      later(d);
      d.central.cards.pop();
      d.central.top = { card: 'wood', back: NEUTRAL, seenBy: [0] };
      d.pools[NEUTRAL] = counted(d.pools[NEUTRAL] ?? [], 'wood', -1);
    });
    expect(quarters(peek.map(({ central }) => unseen(central.cards)))).toEqual({ 20: 2, 21: 2 });
    const without = peek.filter(({ hands }) => !hasNeutral(hands.flat()));
    const isNeutral = (cards: readonly (Pick<HiddenCard, 'back'> | null)[]) =>
      cards.some((each) => each?.back === NEUTRAL);
    expect(isNeutral(without.map(({ central }) => central.top))).toBe(true);
    expect(isNeutral(without.flatMap(({ central }) => central.cards.filter(({ card }) => card !== null)))).toBe(true);
  });

  test('ARCH-90 c: the selection of the player, some card of its hand, with its back', () => {
    const state = scene({ structure: 'three-ages' }, (d) => {
      const cards = [hiddenCard('gear', 0)];
      for (const each of [hiddenCard('gear', 1), hiddenCard('coin', 0)]) insert(cards, each);
      d.faceUp = faceUp('blue-3', 'blue-3');
      d.hands = [cards, [hiddenCard('gear', 1)]];
      d.pools = [pool({ gear: 18 }), pool({ gear: 18 }), pool({})];
      d.central.cards = [hiddenCard(null, 0), hiddenCard(null, 1)];
    });
    const rolling = play(state, 'select hand coin giza play');
    expect(now(rolling)).toBe('die');
    for (const guess of guesses(rolling, 'spectator')) {
      const { selection } = guess;
      if (selection?.kind !== 'select') throw new Error('nothing selected');
      const cards = guess.hands[0]?.filter(({ card }) => card === selection.card) ?? [];
      expect(cards).not.toEqual([]);
      expect(cards.map(({ back }) => (back === 0 ? 'giza' : 'rhodes'))).toContain(selection.back);
    }
  });
});

test('ARCH-21, ARCH-90 c: others do not learn which card was peeked at, or selected out of the hand', () => {
  const state = scene({ structure: 'three-ages' });
  const peeked = { kind: 'peeked', seat: 1, card: 'wood' } as const;
  const cat = { kind: 'cat', seat: 1 } as const;
  const select = { kind: 'select', source: 'hand', card: 'wood', back: 'giza', use: 'play' } as const;
  const sealed = { kind: 'sealed', seat: 0 };
  const revealed = { ...select, source: 'revealed', card: null, back: null } as const;
  for (const [viewer, card, move] of [
    [0, 'hidden', select],
    [1, 'wood', sealed],
    ['spectator', 'hidden', sealed],
  ] as const) {
    expect(game.viewEvent(peeked, viewer)).toEqual({ ...peeked, card });
    expect(game.viewEvent(cat, viewer)).toEqual(cat);
    expect(game.viewMove(state, select, viewer)).toEqual(move);
    for (const open of [revealed, { kind: 'pass' }] as const) expect(game.viewMove(state, open, viewer)).toEqual(open);
  }
});

/** All objects and lists in a value. */
function partsOf(value: unknown, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const part of Object.values(value)) partsOf(part, found);
  return found;
}

test('a view shares no list and no object with its state', () => {
  const filled = (options: Partial<Options>) =>
    scene(options, (d) => {
      const back = d.areas.length;
      const card = hiddenCard('wood', back);
      Object.assign(d, {
        names: ['Ada'],
        central: { ...d.central, top: { card: 'gear', back, seenBy: [0] }, discard: [card] },
        looked: { deck: 0, cards: [hiddenCard('wood', 0)] },
        selection: { kind: 'select', source: 'revealed', card: null, back: null, use: 'play' },
        opponentChoice: { ...DENIED, taken: 'central' },
        used: ['crafts'],
        triggers: ['science'],
        owed: ['cat'],
      });
    });
  for (const state of [filled({}), filled({ structure: 'three-ages' }), filled({ mode: 'versus', players: 3 })]) {
    const parts = partsOf(state);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect([...partsOf(game.view(state, viewer))].filter((part) => parts.has(part))).toEqual([]);
  }
});
