import '@wonders/core/sealed';
import type { OfKind } from '@wonders/core';
import { contract, dealLaws, optionLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { fewOf, runs } from '../../../.ci/runs.js';
import {
  CARD_IDS,
  CHARACTER_IDS,
  deckSize,
  districtPoints,
  type Event,
  hal,
  LETTERS,
  type State,
  supplySize,
  TILE_IDS,
  type View,
} from '../src/index.js';
import { offers } from './offers.js';
import { variants } from './variants.js';

function hold(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

function sameSet(found: readonly string[], expected: readonly string[], what: string): void {
  const there = new Set(found);
  const missing = expected.filter((id) => !there.has(id));
  hold(found.length === expected.length && missing.length === 0, `${what}: ${found.length}, missing ${missing}`);
}

/** Whether every cell can be reached from the first one. */
function isConnected(cells: ReadonlySet<string>): boolean {
  const reached = new Set([...cells].slice(0, 1));
  for (const cell of reached) {
    const [x = 0, y = 0] = cell.split(' ').map(Number);
    for (const next of [`${x} ${y - 1}`, `${x + 1} ${y}`, `${x} ${y + 1}`, `${x - 1} ${y}`])
      if (cells.has(next)) reached.add(next);
  }
  return reached.size === cells.size;
}

/** What holds of a finished game. */
function atTheEnd(state: State): void {
  const { city } = state;
  // HAL-64 to HAL-66: the prizes of a district are never more than twice its resources.
  const placed = city.reduce((sum, { owner, tiles }) => sum + (owner === null ? 0 : tiles.length), 0);
  const prizes = districtPoints(state).reduce((sum, points) => sum + points, 0);
  hold(prizes <= 2 * placed, `${prizes} points for ${placed} resources`);
  hold(isConnected(new Set(city.map(({ x, y }) => `${x} ${y}`))), 'the city falls apart');
}

/** HAL-04 and what follows from the rules: components are conserved, and the city hangs together. */
function invariants(state: State): void {
  if (state.ending !== null) atTheEnd(state);
  const { players, city, running } = state;
  const placing = state.phase === 'city' ? TILE_IDS.filter((id) => /-[123]$/.test(id)).slice(city.length) : [];
  const tiles = [...city.flatMap((building) => building.tiles), ...players.flatMap((player) => player.tiles)];
  if (state.halTile !== null) tiles.push(state.halTile);
  tiles.push(...state.unseen, ...state.outOfPlay);
  hold(tiles.length + placing.length === 60 && new Set(tiles).size === tiles.length, `${tiles.length} tiles`);

  const inPlay = [...players.flatMap(({ hand }) => hand), ...state.deck, ...state.discard];
  for (const card of [state.halCard, state.expertCard, running?.card ?? null])
    if (card !== null && card !== 'face-down') inPlay.push(card);
  sameSet([...inPlay, ...state.reserve, ...players.flatMap(({ tableau }) => tableau)], CARD_IDS, 'cards');
  const tops = (pawn: boolean) =>
    city.filter((building) => building.pawn === pawn).map((b) => b.tiles.at(-1) as string);
  if (city.length >= 9) sameSet(inPlay, [...tops(false), ...LETTERS], 'cards in play are those without pawns');
  hold(
    tops(true).every((card) => (state.reserve as readonly string[]).includes(card)),
    'pawns wait in the reserve',
  );

  for (const [seat, { resources, supply, points }] of players.entries()) {
    const placed = city.reduce((sum, { owner, tiles }) => sum + (owner === seat ? tiles.length : 0), 0);
    const all = state.options.mode === 'solo' ? 25 : [25, 20, 18, 16][players.length - 2];
    hold(resources + supply + placed === all, `seat ${seat} has ${resources} + ${supply} + ${placed} resources`);
    hold(Math.min(resources, supply, points) >= 0, `seat ${seat} owes something`);
  }
  for (const { owner, tiles, pawn } of city)
    hold(owner !== null || (tiles.length === 1 && !pawn && /-[123]$/.test(tiles[0] ?? '')), 'unowned');
  // HAL-45, HAL-56: Hal takes one of 39 tiles in every round.
  hold(state.options.mode === 'versus' || state.round <= 39, `round ${state.round}`);

  const cells = new Set(city.map(({ x, y }) => `${x} ${y}`));
  hold(cells.size === city.length, 'two buildings on a cell');
  if (city.length >= 9) {
    const tokens = Object.values(state.tokens).filter((token) => token !== null);
    hold(tokens.length === (running?.site ? 11 : 12), `${tokens.length} tokens lie in the city`);
    for (const { x, y } of tokens) {
      hold(!cells.has(`${x} ${y}`), 'a token on a building');
      const around = [`${x} ${y - 1}`, `${x + 1} ${y}`, `${x} ${y + 1}`, `${x - 1} ${y}`];
      hold(
        around.some((cell) => cells.has(cell)),
        `the token on ${x} ${y} touches no building`,
      );
    }
    hold(new Set(tokens.map(({ x, y }) => `${x} ${y}`)).size === tokens.length, 'two tokens on a cell');
  }
  if (state.options.mode === 'versus')
    sameSet(
      [...state.characters, ...players.flatMap((p) => [...p.characters, ...p.dealt])],
      CHARACTER_IDS,
      'characters',
    );
}

type Numbers = Record<string, number>;

/** Stands for the place of a token that a player holds. */
const LIFTED = 99;
const HIDDEN = -1000;

/** Every number that a view shows. */
function numbers(view: View): Numbers {
  const shown: Numbers = {
    round: view.round,
    first: view.first,
    city: view.city.length,
    floors: view.city.reduce((sum, { tiles }) => sum + tiles.length, 0),
    pawns: view.city.filter(({ pawn }) => pawn).length,
    deck: deckSize(view),
    discard: view.discard.length,
    reserve: view.reserve.length,
    supply: supplySize(view),
  };
  for (const [letter, cell] of Object.entries(view.tokens)) {
    shown[`${letter} x`] = cell?.x ?? LIFTED;
    shown[`${letter} y`] = cell?.y ?? LIFTED;
  }
  for (const [seat, each] of view.players.entries()) {
    shown[`resources ${seat}`] = each.resources === 'hidden' ? HIDDEN : each.resources;
    shown[`points ${seat}`] = each.points === 'hidden' ? HIDDEN : each.points;
    shown[`supply ${seat}`] = each.supply;
    shown[`tiles ${seat}`] = each.tiles.length;
    shown[`tableau ${seat}`] = each.tableau.length;
    shown[`newHands ${seat}`] = each.newHands;
    shown[`hand ${seat}`] = each.hand.length;
  }
  return shown;
}

type Change = (key: string, by: number) => void;

/** What a component that turns up changes. */
function turnUp({ move, to, decision }: OfKind<Event, 'chance'>, add: Change): void {
  if (decision === 'start-tile') {
    add('city', 1);
    add('floors', 1);
  } else if (decision === 'tile' || decision === 'hal-tile') {
    add('supply', -1);
    if (to !== 'all') add(`tiles ${to}`, 1);
  } else if (decision === 'burn' || decision === 'card' || decision === 'expert-card') {
    add('deck', -1);
    if (decision === 'burn') add('discard', 1);
    if (to !== 'all') add(`hand ${to}`, 1);
  } else if (move !== 'hidden' && move.kind === 'first-player') add('first', move.player);
}

/** A floor, or a new building, and what it cost. */
function buildUp(event: Extract<Event, { kind: 'urbanized' | 'constructed' }>, add: Change): void {
  const { seat, kind } = event;
  add('floors', 1);
  add('pawns', 1);
  if (kind === 'urbanized') {
    add('city', 1);
    add(`resources ${seat}`, -1);
    return;
  }
  add(`tableau ${seat}`, 1);
  add(`resources ${seat}`, -event.floors - event.fee);
  add(`supply ${seat}`, event.fee);
  add(`points ${seat}`, -event.paid);
  if (event.back === null) return;
  add(`resources ${event.back}`, event.floors - 1);
  if (event.back !== seat) add(`points ${event.back}`, event.floors - 1);
}

/** The numbers of a view after an event. */
function apply(old: Numbers, event: Event): Numbers {
  const now = { ...old };
  const add: Change = (key, by) => {
    const value = now[key] ?? HIDDEN;
    if (value !== HIDDEN) now[key] = value + by;
  };
  switch (event.kind) {
    case 'chance':
      turnUp(event, add);
      break;
    case 'round':
      add('round', 1);
      now.first = event.first;
      break;
    case 'refilled':
      now.deck = (now.discard ?? 0) + event.cards.length;
      now.discard = 0;
      now.pawns = 0;
      add('reserve', -event.cards.length);
      break;
    case 'given':
      add('hand 0', -1);
      break;
    case 'laid':
      add('deck', -1);
      break;
    case 'played':
      add(`hand ${event.seat}`, -1);
      if (event.tile !== null) add(`tiles ${event.seat}`, -1);
      break;
    case 'urbanized':
      now[`${event.card} x`] = LIFTED;
      now[`${event.card} y`] = LIFTED;
      buildUp(event, add);
      break;
    case 'constructed':
      buildUp(event, add);
      break;
    case 'gained':
      add(`resources ${event.seat}`, event.resource);
      add(`supply ${event.seat}`, -event.resource);
      add(`points ${event.seat}`, event.point);
      break;
    case 'token':
      if (event.givesWay !== null) {
        now[`${event.givesWay} x`] = LIFTED;
        now[`${event.givesWay} y`] = LIFTED;
      }
      now[`${event.letter} x`] = event.x;
      now[`${event.letter} y`] = event.y;
      break;
    case 'discarded':
      add('discard', event.cards.length);
      if (event.from === 'hand') add(`hand ${event.seat}`, -event.cards.length);
      break;
    case 'new-hand':
      add(`newHands ${event.seat}`, -1);
      break;
    case 'resupplied':
      now.supply = 0;
      for (const [seat, count] of event.returned.entries()) {
        add('supply', count);
        add(`tiles ${seat}`, -count);
        add(`points ${seat}`, count);
      }
      break;
    case 'over':
      for (const [seat, { resources, points }] of event.stashes.entries()) {
        now[`resources ${seat}`] = resources;
        now[`points ${seat}`] = points;
      }
      break;
    default:
  }
  return now;
}

contract(
  hal,
  {
    variants: fewOf(variants),
    // Against Hal 505 by the rules; versus has no bound, but players at random end it far sooner.
    bound: 1000,
    ...runs(),
    // Sixty tiles and seventy-two cards lie in as many places as seats have.
    longest: ({ players }) => (players.length > 4 ? 320 : 300),
    offers,
    invariants,
    fold: { numbers, apply },
  },
  test,
);

optionLaws(hal, { variants }, test);
dealLaws(hal, { variants }, test);
