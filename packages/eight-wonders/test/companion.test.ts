import { CHANCE, draw, drawInt, type Rng, type Seat, seedRng, type Viewer } from '@wonders/core';
import { begin, load, push, save } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { few } from '../../../.ci/runs.js';
import { ACTION_CARDS, type ActionCard } from '../src/components/actions.js';
import { NO_CARDS, total } from '../src/components/cards.js';
import { CARDS_PER_TYPE, TYPES } from '../src/components/types.js';
import type { Event } from '../src/events.js';
import { eightWonders } from '../src/game/index.js';
import type { Move } from '../src/notation.js';
import type { Options } from '../src/options.js';
import { entry, type State, type View } from '../src/state/index.js';
import { drawPileSize } from '../src/table/piles.js';
import { changed, play, scene } from './scene.js';

const { activeSeats, applyMove, chances, check, determinize, encodeMove, fast, legalMoves, newGame, view, viewEvent } =
  eightWonders;

/** The events that a seat at a real table sees. Only the host names hidden action cards. */
const seenBy = (seat: Seat, events: readonly Event[]): string[] =>
  events
    .filter((event) => event.kind !== 'chance' || event.decision !== 'name-action')
    .map((event) => JSON.stringify(viewEvent(event, seat)));

/** A real table, and the game of a host who has one of its seats and types in what that seat sees. */
interface Table {
  real: State;
  host: State;
  readonly seat: Seat;
  /** The share of the other seats' cards that the host gets to see all the same. */
  readonly peeks: number;
}

/** A random move. Action cards are rare, so they are played half of the time that it is possible. */
function chosen(moves: readonly Move[], rng: Rng): Move {
  const cards = moves.filter(
    (move) =>
      move.kind === 'card-draw' ||
      move.kind === 'card-trade' ||
      (move.kind === 'complete' && total(move.jokers) > 0) ||
      ('use' in move && move.use),
  );
  const from = cards.length > 0 && draw(rng) < 0.5 ? cards : moves;
  return entry(from, drawInt(rng, from.length));
}

/** The host answers what the table drew, and names at the end what others turn out to hold. */
function answer(table: Table, drawn: Iterator<Event>, rng: Rng, heard: Event[]): void {
  while (activeSeats(table.host)[0] === CHANCE) {
    const of = table.host.pending.at(-1)?.owner ?? 0;
    let move: Move;
    if (table.host.pending.at(-1)?.kind === 'name-action') {
      const held = [...entry(table.real.actions, of)];
      for (const card of entry(table.host.actions, of)) held.splice(held.indexOf(card), 1);
      move = { kind: 'name-action', card: entry(held, drawInt(rng, held.length)) };
    } else {
      const event = drawn.next().value as Extract<Event, { kind: 'chance' }>;
      move = event.move as Move;
      const odds = chances(table.host).find((outcome) => encodeMove(outcome.move) === encodeMove(move));
      expect(odds?.weight, encodeMove(move)).toBeGreaterThan(0);
      if ('card' in move && of !== table.seat && draw(rng) >= table.peeks) move = { ...move, card: 'hidden' } as Move;
    }
    const next = eightWonders.transition(table.host, move);
    heard.push(...next.events);
    table.host = next.state;
  }
}

const PRINTED = newGame({ seed: 'printed' }).actionPile;

/** The host's game keeps all components, with as many unseen cards as hands and piles need. */
function conserved(state: State): void {
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  const faults = TYPES.filter((type) => {
    const known = sum(state.hands.map((hand) => hand[type]));
    const kept = state.pile[type] >= 0 && state.pile[type] + state.discard[type] + known === CARDS_PER_TYPE;
    return !kept || state.shown.some((shown, seat) => shown[type] > entry(state.hands, seat)[type]);
  });
  const placed = [...state.actions.flat(), ...state.played];
  const wrong = ACTION_CARDS.filter((card) => {
    const left = PRINTED[card] - placed.filter((each) => each === card).length;
    return left < 0 || left !== state.actionPile[card];
  });
  const piles = [sum(state.pile) - sum(state.hidden), sum(Object.values(state.actionPile)) - sum(state.hiddenActions)];
  expect([faults, wrong, Math.min(...piles, ...state.hidden, ...state.hiddenActions) >= 0]).toEqual([[], [], true]);
  expect(piles[0]).toBe(drawPileSize(state));
}

/** A state drawn for a view agrees with it, has all components, and can be played on. */
function fills(seen: View, viewer: Viewer, rng: Rng): void {
  let state: State = determinize(seen, seedRng(`${draw(rng)}`));
  expect(JSON.stringify(view(state, viewer))).toBe(JSON.stringify(seen));
  conserved(state);
  for (let i = 0; i < 4 && activeSeats(state).length > 0; i++) {
    const move = fast.randomMove(state, () => draw(rng));
    expect(check(state, move)).toBeUndefined();
    state = applyMove(state, move);
  }
}

/** What happened in the host's games, to be sure that the rare things did. */
const met = { reshuffled: 0, 'card-trade': 0, 'card-draw': 0, joker: 0, 'triple-bonus': 0, named: 0, sealed: 0 };

function note(table: Table, events: readonly Event[]): void {
  for (const event of events) {
    if (event.kind === 'discard-reshuffled' && table.host.hidden.some((count) => count > 0)) met.reshuffled++;
    if (event.kind === 'action-played' && event.seat !== table.seat && event.card in met) met[event.card as 'joker']++;
    if (event.kind === 'chance' && event.decision === 'name-action') met.named++;
  }
  if (view(table.host, table.seat).offers.includes('hidden')) met.sealed++;
}

/** What must hold at every ply. */
function agree({ real, host, seat }: Table): void {
  // The host has typed in what at the real table was drawn.
  expect(JSON.stringify({ ...view(host, seat), ply: real.ply })).toBe(JSON.stringify(view(real, seat)));
  expect(activeSeats(host)).toEqual(activeSeats(real));
  conserved(host);
}

/** What takes longer to check: the host's game allows every move that the real one allows, and can be filled from every seat. */
function agreeClosely({ real, host, seat }: Table, rng: Rng): void {
  for (const mover of activeSeats(real)) {
    const possible = new Set(legalMoves(host, mover).map(encodeMove));
    const truly = legalMoves(real, mover).map(encodeMove);
    expect(truly.filter((code) => !possible.has(code))).toEqual([]);
    if (mover === seat) expect(possible.size).toBe(truly.length);
    if (mover === seat) expect(eightWonders.botMove(host, seat)).toEqual(eightWonders.botMove(real, seat));
  }
  for (const viewer of [...real.hands.keys(), 'spectator'] as const) fills(view(host, viewer), viewer, rng);
}

/** A random game at a real table, with the host's beside it. */
function besideTable(options: Partial<Options>, seat: Seat, peeks: number, rng: Rng): void {
  const opening: Event[] = [];
  const heard: Event[] = [];
  const real = newGame({ ...options, seed: `real ${draw(rng)}` }, (event) => opening.push(event));
  const table: Table = { real, host: newGame({ ...options, chance: 'manual' }), seat, peeks };
  answer(table, opening.values(), rng, heard);
  expect(seenBy(seat, heard)).toEqual(seenBy(seat, opening));
  for (let active = activeSeats(table.real); active.length > 0; active = activeSeats(table.real)) {
    agree(table);
    if (drawInt(rng, 40) === 0) agreeClosely(table, rng);
    const mover = entry(active, drawInt(rng, active.length));
    const move = chosen(legalMoves(table.real, mover), rng);
    const truth = eightWonders.transition(table.real, move);
    const told = eightWonders.transition(table.host, move, mover);
    table.real = truth.state;
    table.host = told.state;
    const hears = [...told.events];
    answer(table, truth.events.filter((event) => event.kind === 'chance').values(), rng, hears);
    expect(seenBy(seat, hears)).toEqual(seenBy(seat, truth.events));
    note(table, hears);
  }
  agree(table);
  expect(eightWonders.outcome(table.host)).toEqual(eightWonders.outcome(table.real));
}

test('EIGHT-08, EIGHT-05: a host who knows one hand of a real table sees what that seat sees, at every ply', () => {
  const rng = seedRng('table 24');
  for (let game = 0; game < few(24); game++) {
    const players = ([3, 4, 5] as const)[game % 3] ?? 3;
    const ruleset = game % 2 === 0 ? 'manual' : 'published';
    const options = { players, ruleset, twoColoured: game % 4 > 1, stallRounds: 3 } as const;
    besideTable(options, drawInt(rng, players), game % 5 === 0 ? 0.2 : 0, rng);
  }
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(0);
});

test('EIGHT-08: a card of which all copies are placed cannot be drawn, and a host may still answer hidden', () => {
  const state = changed(play(scene({ hands: [[20, 0, 0, 0]], discard: [3, 0, 0, 0] }), 'pass 0'), (draft) => {
    draft.hands[2] = [2, 0, 0, 0];
    draft.pile[0] = 0;
    draft.hidden = [0, 4, 4, 4];
    draft.actionPile.joker = 0;
    draft.played = ['joker', 'joker'];
  });
  expect(chances(state).map((outcome) => encodeMove(outcome.move))).toEqual([
    'card crane',
    'card ship',
    'card stone-mason',
    'card hidden',
  ]);
  expect(check(state, { kind: 'card', card: 'camel' })?.code).toBe('impossible');
  const rewarded = changed(state, (draft) => {
    draft.pending = [{ kind: 'action', seat: CHANCE, owner: 1 }];
  });
  expect(chances(rewarded).map((outcome) => encodeMove(outcome.move))).not.toContain('action joker');
  expect(check(rewarded, { kind: 'action', card: 'joker' })?.code).toBe('impossible');
  expect(check(rewarded, { kind: 'action', card: 'hidden' })).toBeUndefined();
  for (const each of [state, rewarded]) {
    const { move, weight } = entry(chances(each), chances(each).length - 1);
    expect([move, weight]).toEqual([{ kind: each === state ? 'card' : 'action', card: 'hidden' }, 0]);
  }
});

test('EIGHT-08: a save with hidden answers loads as the same game', () => {
  const rng = seedRng('saved');
  let play = begin(eightWonders, { players: 3, chance: 'manual' });
  for (let i = 0; i < 90; i++) {
    const move = fast.randomMove(play.state, () => draw(rng));
    const hidden = 'card' in move && draw(rng) < 0.7;
    play = push(eightWonders, play, hidden ? ({ ...move, card: 'hidden' } as Move) : move);
  }
  const saved = save(eightWonders, play);
  expect(saved.moves).toContain('card hidden');
  const loaded = load(eightWonders, JSON.parse(JSON.stringify(saved)));
  expect(loaded).toMatchObject({ ok: true, playthrough: { state: play.state } });
});

/** Equally likely deals as texts, against what determinize draws: the same deals, in the same shares. */
function expectDeals(seen: View, deals: readonly string[], of: (state: State) => string): void {
  const times = 6000;
  const drawn = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const deal = of(determinize(seen, seedRng(`deal ${i}`)));
    drawn.set(deal, (drawn.get(deal) ?? 0) + 1);
  }
  expect([...drawn.keys()].sort()).toEqual([...new Set(deals)].sort());
  let chiSquare = 0;
  for (const [deal, count] of drawn) {
    const expected = (times * deals.filter((each) => each === deal).length) / deals.length;
    chiSquare += (count - expected) ** 2 / expected;
  }
  // Beyond 45 with at most 15 different deals only once in 20,000 times.
  expect(drawn.size).toBeLessThanOrEqual(16);
  expect(chiSquare).toBeLessThan(45);
}

/** All orders of some things, by place. */
function orders<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, i) => orders(things.filter((_, at) => at !== i)).map((rest) => [thing, ...rest]));
}

/** The hands of the others when types are dealt in order: first those of seat 1, then those of seat 2. */
const handsOf = (types: readonly (number | null)[], first: number, second: number): string =>
  [types.slice(0, first), types.slice(first, first + second)]
    .map((cards) => TYPES.map((type) => cards.filter((each) => each === type).length).join(''))
    .join(' ');
const others = ({ hands }: State): string => [hands[1], hands[2]].map((hand) => (hand ?? NO_CARDS).join('')).join(' ');

/** Three seats, and almost all cards in the hand of seat 0: two camels, two cranes and a ship are left. */
const fewUnseen = (change: Parameters<typeof changed>[1] = () => {}): State =>
  changed(scene({ options: { players: 3 }, hands: [[23, 23, 24, 25]] }), (draft) => {
    draft.hidden = [0, 2, 1];
    change(draft);
  });

test('EIGHT-05: determinize deals every hand that agrees with a view, as often as a shuffled deck would', () => {
  const deals = orders([0, 0, 1, 1, 2]).map((types) => handsOf(types, 2, 1));
  expectDeals(view(fewUnseen(), 0), deals, others);
});

test('EIGHT-05: determinize leaves what has been shown where it is, and deals the rest', () => {
  const state = fewUnseen((draft) => {
    draft.hands[1] = [1, 0, 0, 0];
    draft.shown[1] = [1, 0, 0, 0];
    draft.hidden[1] = 1;
    draft.pile[0]--;
  });
  const deals = orders([0, 1, 1, 2]).map((types) => handsOf([0, ...types], 2, 1));
  expectDeals(view(state, 0), deals, others);
});

test('EIGHT-05, EIGHT-08: what others hold stays hidden where the own cards of a viewer are, on any seat alike', () => {
  const state = fewUnseen((draft) => {
    draft.hands = [
      [22, 23, 24, 25],
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ];
    draft.pile = [2, 1, 1, 0];
    draft.hidden = [1, 1, 1];
  });
  const deals = orders([0, 1, null, null]).map((types) => handsOf(types, 2, 2));
  expectDeals(view(state, 0), deals, others);
});

test('EIGHT-05, EIGHT-55: determinize draws any legal offer alike for a seat that has committed', () => {
  const start = scene({ options: { players: 3 }, hands: [[23, 23, 24, 25]], wonders: { mausoleum: ['crane-3'] } });
  const known = changed(start, (draft) => {
    draft.hands[1] = [2, 0, 0, 0];
    draft.shown[1] = [2, 0, 0, 0];
    draft.pile[0] -= 2;
  });
  const seen = view(play(known, 'build 0 mausoleum 0', 'offer 1 c1 false'), 0);
  const offers = ['0 false', '1 false', '1 true', '2 false', '2 true'];
  expectDeals(seen, offers, (state) => `${state.offers[1]?.cards[0]} ${state.offers[1]?.trade}`);
});

/** Three seats, and three action cards left to hold: a Joker and two for 5 points. */
const fewActions = (hidden: readonly number[], known: readonly (readonly ActionCard[])[]): State =>
  changed(scene({ options: { players: 3 } }), (draft) => {
    draft.played = ACTION_CARDS.flatMap((card) => Array.from({ length: draft.actionPile[card] }, () => card));
    for (const card of ACTION_CARDS) draft.actionPile[card] = 0;
    draft.actionPile.joker = 1;
    draft.actionPile['five-vp'] = 2;
    for (const card of ['joker', 'five-vp', 'five-vp'] as const) draft.played.splice(draft.played.indexOf(card), 1);
    draft.actions = known.map((cards) => [...cards]);
    for (const card of known.flat()) draft.actionPile[card]--;
    draft.hiddenActions = [...hidden];
  });
const actionsOf = ({ actions }: State): string => `${actions[1]} ${actions[2]}`;

test('EIGHT-05: determinize deals every action card that agrees with a view alike', () => {
  const deals = orders(['joker', 'five-vp', 'five-vp']).map(([a, b]) => `${a} ${b}`);
  expectDeals(view(fewActions([0, 1, 1], [[], [], []]), 0), deals, actionsOf);
});

test('EIGHT-05, EIGHT-08: a viewer with a hidden action card leaves others known ones on any seat alike', () => {
  const state = fewActions([1, 1, 0], [[], ['joker'], []]);
  expectDeals(view(state, 0), ['joker '], actionsOf);
  const more = fewActions([1, 0, 1], [[], ['joker'], []]);
  expectDeals(view(more, 0), ['joker ', ' joker'], actionsOf);
});
