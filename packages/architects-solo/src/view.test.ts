import { draw, seedRng, type Viewer } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { invariants } from '../test/invariants.js';
import { faceUp, game, now, play, pool, scene } from '../test/scene.js';
import { total } from './components/cards.js';
import { WONDERS } from './components/wonders.js';
import type { Options } from './options.js';
import type { State } from './state/index.js';
import { hiddenCard, insert } from './table/hidden.js';

/** Random numbers, the same in every run. */
function draws(): () => number {
  const rng = seedRng('moves');
  return () => draw(rng);
}

const seeds = Array.from({ length: 60 }, (_, i) => seedRng(`view ${i}`));
/** States that agree with what a viewer sees. */
const guesses = (s: State, viewer: number | 'spectator'): readonly State[] =>
  seeds.map((rng) => game.determinize(game.view(s, viewer), rng));

describe('what is shown to others', () => {
  test('ARCH-85: the back of a card that turns up, not whether the player had seen it nor what it was drawn with', () => {
    const backs = (viewer: Viewer): Set<string> => {
      const rng = draws();
      const found = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        let s = game.newGame({ structure: 'three-ages', seed: String(seed) });
        while (s.pending.length > 0) {
          const { state, events } = game.transition(s, game.fast.randomMove(s, rng));
          for (const event of events.map((each) => game.viewEvent(each, viewer)))
            if (event.kind === 'chance' && event.move !== 'hidden' && 'from' in event.move) found.add(event.move.from);
          s = state;
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
    const s = scene({ mode: 'versus', players: 3 }, (d) => {
      d.pools[3] = pool({ gear: 1, coin: 2 });
      d.central.top = { card: 'wood', back: 3, seenBy: [0] };
    });
    const found = guesses(s, 2);
    for (const guess of found) {
      expect(guess.central.top).toMatchObject({ back: 3, seenBy: [0] });
      expect(total(guess.pools[3])).toBe(3);
    }
    expect(new Set(found.map((guess) => guess.central.top?.card))).toEqual(new Set(['wood', 'gear', 'coin']));
    expect(guesses(s, 0).every((guess) => guess.central.top?.card === 'wood')).toBe(true);
  });

  test('ARCH-44: what another seat looks at, but for the card that lay open', () => {
    const s = scene({ mode: 'versus', players: 3 }, (d) => {
      d.pools[1] = pool({ gear: 3, coin: 3 });
      d.faceUp[1] = null;
      d.looked = { deck: 1, cards: [hiddenCard('clay', 1), hiddenCard('wood', 1)] };
    });
    const found = guesses(s, 2).map((guess) => guess.looked?.cards ?? []);
    for (const cards of found) expect(cards[0]).toEqual(hiddenCard('clay', 1));
    expect(new Set(found.map(([, second]) => second?.card))).toEqual(new Set(['wood', 'gear', 'coin']));
    expect(found.every(([, second]) => second?.back === 1)).toBe(true);
  });

  test('ARCH-85: the hands and the central deck of the three Ages, some of it seen by the player and some not', () => {
    const variants: readonly Partial<Options>[] = [{}, { centralSupply: 'neutral-deck' }, { catPower: 'peek' }];
    for (const [i, options] of variants.entries()) {
      let s = game.newGame({ ...options, structure: 'three-ages', chance: 'manual', seed: String(i) });
      const rng = seedRng(`play ${i}`);
      const counts = { seen: 0, unseen: 0 };
      for (let ply = 0; s.pending.length > 0; ply++) {
        const guess = game.determinize(game.view(s, 'spectator'), seeds[ply % 60] as (typeof seeds)[number]);
        invariants(guess);
        expect(game.view(guess, 'spectator')).toEqual(game.view(s, 'spectator'));
        const unknown = guess.hands[0]?.filter(({ card }) => card === null).length ?? 0;
        expect(unknown > 0).toBe(now(s) === 'deal');
        for (const { card } of guess.hands[1] ?? []) counts[card === null ? 'unseen' : 'seen']++;
        s = game.applyMove(
          s,
          game.fast.randomMove(s, () => draw(rng)),
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
      let s = game.newGame({ structure: 'three-ages', seed: String(i) });
      while (s.pending.length > 0) {
        const looks = s.areas.some(({ wonder }) => wonder === 'halicarnassus');
        const passed = s.turn > 1 || s.phase === 'draw' || s.phase === 'refill';
        const guess = game.determinize(game.view(s, 'spectator'), rng);
        if (!passed && !looks) {
          expect(unseen(s)).toBe(s.hands[1]?.length);
          expect(unseen(guess)).toBe(unseen(s));
          if (s.age === 1)
            for (const { central } of [s, guess]) expect(central.cards.filter(({ card }) => card !== null)).toEqual([]);
        } else if (passed) {
          expect(unseen(guess)).toBeLessThan(3);
          later[unseen(guess) === 0 ? 'none' : 'some']++;
        }
        s = game.applyMove(
          s,
          game.fast.randomMove(s, () => draw(rng)),
        );
      }
    }
    // How the game goes on depends on it, so that both have to be met.
    expect(Math.min(later.none, later.some)).toBeGreaterThan((later.none + later.some) / 4);
  });

  test('ARCH-90 c: the selection of the player, some card of its hand, with its back', () => {
    const s = scene({ structure: 'three-ages' }, (d) => {
      const cards = [hiddenCard('gear', 0)];
      for (const each of [hiddenCard('gear', 1), hiddenCard('coin', 0)]) insert(cards, each);
      d.faceUp = faceUp('blue-3', 'blue-3');
      d.hands = [cards, [hiddenCard('gear', 1)]];
      d.pools = [pool({ gear: 18 }), pool({ gear: 18 }), pool({})];
      d.central.cards = [hiddenCard(null, 0), hiddenCard(null, 1)];
    });
    const rolling = play(s, 'select hand coin giza play');
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
