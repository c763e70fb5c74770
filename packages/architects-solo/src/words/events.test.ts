import type { ChanceEvent } from '@wonders/core';
import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { few, MORE } from '../../../../.ci/runs.js';
import { variants, viewersOf } from '../../test/variants.js';
import type { CardKind } from '../components/cards.js';
import type { Event } from '../events.js';
import { decodeMove, fast, type Move, newGame, type State, transition, viewEvent } from '../index.js';
import { describeEvent } from './index.js';
import { nameOf } from './names.js';

/** Hears all events of random games, each with the positions before and after the move. */
function hear(listen: (event: Event, before: State, after: State) => void): void {
  const rng = seedRng('narration');
  for (const options of variants)
    for (let seed = 0; seed < few(12); seed++) {
      const opening: Event[] = [];
      let state = newGame({ ...options, seed: String(seed) }, (event) => opening.push(event as Event));
      for (const event of opening) listen(event, state, state);
      while (state.pending.length > 0) {
        const move = fast.randomMove(state, () => draw(rng));
        const { state: next, events } = transition(state, move);
        for (const event of events) listen(event as Event, state, next);
        state = next;
      }
    }
}

/** Kinds of events that the sentence of the move or of the next event always covers. */
const SILENT = ['placed', 'extra', 'passed'];
/** Kinds of draws that the sentence of the next event covers. */
const SILENT_DRAWS = ['wonder', 'opening-token', 'stack-token', 'blind', 'own-card', 'discard-hand', 'reveal', 'top'];

/** A capital or a figure to begin with, no stop at the end. */
const WHOLE = /^[A-Z0-9].*[^.,;:\s]$/;
/** Values without words, and verbs that do not agree. */
const BROKEN =
  /undefined|null|NaN|object|hidden|\s\s|-\d|[Yy]ou (has|\w+s\b)|(Opponent|Seat \d) (have|take|draw|gain)\b/;

test.runIf(MORE)('every event of random games has a whole sentence for every viewer', () => {
  const told = new Set<string>();
  const heard = new Set<string>();
  const wrong = new Set<string>();
  hear((event, before, after) => {
    const kind = event.kind === 'chance' ? `draw of ${event.decision}` : event.kind;
    heard.add(kind);
    for (const viewer of viewersOf(before)) {
      const seen = viewEvent(event as never, viewer) as Event;
      for (const sentence of [
        describeEvent(before, event),
        describeEvent(before, seen),
        describeEvent(after, seen),
      ].flatMap((told) => told?.text ?? [])) {
        told.add(kind);
        if (!WHOLE.test(sentence) || BROKEN.test(sentence)) wrong.add(sentence);
      }
    }
  });
  expect([...wrong]).toEqual([]);
  const silent = [...SILENT, ...SILENT_DRAWS.map((kind) => `draw of ${kind}`)];
  expect([...heard].filter((kind) => !told.has(kind)).sort()).toEqual(silent.filter((kind) => heard.has(kind)).sort());
  const kinds = [
    'wonder-given',
    'turn',
    'age',
    'peeked',
    'selected',
    'chose',
    'uncovered',
    'taken',
    'cat',
    'horns',
    'trigger',
  ];
  const more = ['science', 'token', 'built', 'looked', 'returned', 'battle', 'conflict', 'discarded', 'recycled'];
  const rest = ['central-discarded', 'coins', 'hands-passed', 'drew', 'over'];
  const draws = ['slot', 'die', 'flip', 'look', 'deal'].map((kind) => `draw of ${kind}`);
  expect([...kinds, ...more, ...rest, ...draws].filter((kind) => !told.has(kind))).toEqual([]);
});

test('ARCH-03: a card that a viewer may not see is not named to it', () => {
  let hidden = 0;
  hear((event, before, after) => {
    for (const viewer of viewersOf(before)) {
      const seen = viewEvent(event as never, viewer) as Event;
      const card = event.kind === 'chance' ? (event.move as { card?: string }).card : 'card' in event && event.card;
      if (!JSON.stringify(seen).includes('"hidden"')) continue;
      hidden++;
      const name = nameOf(card as CardKind);
      expect(name).toBeTruthy();
      for (const position of [before, after]) expect(describeEvent(position, seen)?.text).not.toContain(name);
    }
  });
  expect(hidden).toBeGreaterThan(100);
});

/** The sentences of a move, or the opening of a game. */
function sentences(state: State, ...codes: readonly string[]): readonly string[] {
  let now = state;
  let said: readonly string[] = [];
  for (const code of codes) {
    const { state: next, events } = transition(now, decodeMove(code) as Move);
    said = events.flatMap((event) => describeEvent(now, event as Event)?.text ?? []);
    now = next;
  }
  return said;
}

const SOLO = { playerWonder: 'giza', opponentWonder: 'rhodes', difficulty: 'easy', chance: 'manual' } as const;
const OPENING = ['slot decor', 'slot economy', 'slot science', 'top clay', 'top wood'];

test('ARCH-82: whose hand reveals a card', () => {
  const state = newGame({ structure: 'three-ages', chance: 'manual' });
  const told = (['player', 'opponent'] as const).map(
    (deck) => describeEvent(state, { kind: 'uncovered', deck, card: 'clay' })?.text,
  );
  expect(told).toEqual(['Clay is revealed in your hand', "Clay is revealed in the Opponent's hand"]);
});

test('ARCH-34: the Opponent that lost its card says why it takes a central one', () => {
  const state = newGame(SOLO);
  expect(sentences(state, ...OPENING.slice(0, 4))).toEqual(['The next card of your deck is Clay']);
  expect(sentences(state, ...OPENING, 'pick opponent')).toEqual(["You take Wood from the Opponent's deck"]);
  expect(sentences(state, ...OPENING, 'pick opponent', 'top tablet')).toEqual([
    "The next card of the Opponent's deck is Tablet",
  ]);
  expect(sentences(state, ...OPENING, 'pick opponent', 'top tablet', 'opponent-turn')).toEqual([
    'The Opponent turns to the central deck because you have taken its card',
  ]);
  expect(sentences(state, ...OPENING, 'pick opponent', 'top tablet', 'opponent-turn', 'blind stone central')).toEqual([
    'The Opponent takes Stone from the central deck',
    'Stone is of no use to the Opponent and is discarded',
  ]);
});

test('ARCH-60: the Opponent chooses by a priority, or by the die', () => {
  const before = [...OPENING.slice(0, 3), 'top coin', 'top glass', 'pick player'];
  expect(sentences(newGame(SOLO), ...before, 'top coin', 'opponent-turn')).toEqual([
    'The Opponent chooses your deck: priority 2, yellow',
    'The Opponent takes Coin from your deck',
  ]);
  const dull = [...before.slice(0, 3), 'top coin', 'top shield-0', 'pick player', 'top tablet'];
  expect(sentences(newGame(SOLO), ...dull, 'opponent-turn', 'die 2')).toEqual([
    'The die shows 2',
    'No card matches a priority, and the die sends the Opponent to its own deck',
    'The Opponent takes Shield from its own deck',
  ]);
});

test('ARCH-46, ARCH-90: what the move has said is not said again, what chance or a seat adds is', () => {
  const state = newGame({ structure: 'three-ages', seed: 'm' });
  const you = (event: Event) => describeEvent(state, event)?.text;
  expect(you({ kind: 'token', seat: 0, token: 'decor', from: 1 })).toBeUndefined();
  expect(you({ kind: 'token', seat: 0, token: 'decor', from: 'stack' })).toBe(
    'You take the Progress token Decor from the stack',
  );
  expect(you({ kind: 'token', seat: 1, token: 'decor', from: 1 })).toBe('The Opponent takes the Progress token Decor');
  expect(you({ kind: 'science', seat: 1, set: 'pair:gear' })).toBe('The Opponent uses two Gears for a Progress token');
  expect(you({ kind: 'coins', seat: 0, card: 'clay', by: 3 })).toBe('You discard Clay for 3 coins');
  expect(you({ kind: 'selected', seat: 1, from: 'player', card: 'clay', back: 'giza', use: 'play' })).toBe(
    'The Opponent takes Clay from your hand to play it',
  );
  expect(you({ kind: 'conflict', shields: [1, 4], points: [-1, 1] })).toBe(
    'The conflict of the Age: you have 1 shield and the Opponent has 4; you gain a Defeat token and the Opponent gains a Victory token',
  );
  expect(you({ kind: 'conflict', shields: [2, 2], points: [0, 0] })).toBe(
    'The conflict of the Age: you have 2 shields and the Opponent has 2; no seat gains a token',
  );
  const nothing = {
    cards: [null, null, null],
    priorities: [0, 0, 0],
    by: 'none',
    die: 0,
    helped: [[], [], []],
    deck: null,
    taken: null,
  } as const;
  expect(you({ kind: 'chose', choice: nothing })).toBe('The Opponent finds no card to take');
});

test('ARCH-52, ARCH-120: seats of versus are named, their own decks and their Battles told', () => {
  const state = newGame({ mode: 'versus', players: 3, wonders: ['giza', 'rhodes', 'babylon'] });
  const say = (event: Event) => describeEvent(state, event)?.text;
  expect(say({ kind: 'taken', seat: 1, deck: 1, card: 'shield-1' })).toBe(
    'Seat 2 takes Shield with a horn from its own deck',
  );
  expect(say({ kind: 'taken', seat: 1, deck: 0, card: 'blue-3' })).toBe(
    'Seat 2 takes Blue (3 points) from the deck of Giza',
  );
  expect(say({ kind: 'battle', shields: [2, 0, 1], tokens: [2, 0, 1] })).toBe(
    'A Battle: Seat 1 has 2 shields, Seat 2 has 0 and Seat 3 has 1; Seat 1 gains 2 Victory tokens and Seat 3 gains 1 Victory token',
  );
  expect(say({ kind: 'discarded', seat: 0, card: 'shield-2', number: 2 })).toBe(
    'Seat 1 discards 2 × Shield with two horns',
  );
  const seen: ChanceEvent<Move> = {
    kind: 'chance',
    decision: 'flip',
    move: { kind: 'flip', card: 'gear', from: 'central' },
    to: 2,
  };
  expect(say(seen)).toBe('Seat 3 looks at the top central card: Gear');
  expect(say(viewEvent(seen, 1) as Event)).toBe('Seat 3 looks at the top central card');
  const payment = { wood: 1, stone: 0, clay: 0, papyrus: 0, glass: 0, coin: 2, doubled: 0 };
  expect(say({ kind: 'built', seat: 0, stage: 2, payment })).toBe(
    'Seat 1 builds stage 3 of Giza with 1 wood and 2 coins: 6 points',
  );
});
