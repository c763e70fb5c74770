import type { Viewer } from '@wonders/core';
import type { Contract } from '@wonders/core/testing';
import { type Cards, total } from '../src/components/cards.js';
import type { DiscId } from '../src/components/discs.js';
import { BUILDING_TYPES, CARDS_PER_TYPE, PARTS, TYPES } from '../src/components/types.js';
import { SPACES, WONDERS } from '../src/components/wonders.js';
import type { Event } from '../src/events.js';
import type { eightWonders } from '../src/game/index.js';
import type { Settings } from '../src/options.js';
import { discsOf } from '../src/setup.js';
import type { State } from '../src/state/index.js';
import { entry, tablesOf, type View } from '../src/state/index.js';
import { handSize } from '../src/table/hands.js';
import { drawPileSize } from '../src/table/piles.js';
import { isFinished } from '../src/table/wonders.js';
import { offers } from './offers.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const DISCS = new WeakMap<Settings, ReadonlyMap<DiscId, number>>();

/** How many there are of each disc of a game, counted once for all its states. */
function allDiscs(settings: Settings): ReadonlyMap<DiscId, number> {
  const known = DISCS.get(settings);
  if (known !== undefined) return known;
  const counts = new Map<DiscId, number>();
  for (const disc of discsOf(settings)) counts.set(disc, (counts.get(disc) ?? 0) + 1);
  DISCS.set(settings, counts);
  return counts;
}

/** Whether every disc of the game is in one place: on a wonder, before a seat or in the box. */
function discsAreThere({ options, spaces, discs, box }: State): boolean {
  const left = new Map(allDiscs(options));
  const take = (disc: DiscId, count: number): void => {
    left.set(disc, (left.get(disc) ?? 0) - count);
  };
  for (const disc of spaces) if (disc !== null) take(disc, 1);
  for (const taken of discs) for (const disc of taken) take(disc, 1);
  for (const { disc, count } of box) take(disc, count);
  for (const count of left.values()) if (count !== 0) return false;
  return true;
}

/** Components are conserved, nothing is negative, and every pile is as large as it should be. */
function invariants(state: State): void {
  const check = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what);
  };
  for (const type of TYPES) {
    let cards = state.pile[type] + state.discard[type];
    for (const hand of state.hands) cards += hand[type];
    check(cards === CARDS_PER_TYPE, `${cards} cards of type ${type}`);
    for (const [seat, shown] of state.shown.entries())
      check(shown[type] >= 0 && shown[type] <= entry(state.hands, seat)[type], `shown cards of seat ${seat}`);
  }
  for (const counts of [state.pile, state.discard, ...state.hands, state.hidden, state.hiddenActions, state.owed])
    for (const count of counts) check(count >= 0, 'something negative');
  for (const count of Object.values(state.actionPile)) check(count >= 0, 'something negative');
  check(drawPileSize(state) === sum(state.pile) - sum(state.hidden), 'the size of the draw pile');

  check(discsAreThere(state), 'the discs');
  for (const seat of state.hands.keys()) {
    let placed = 0;
    for (const parts of state.parts) placed += entry(parts, seat);
    check(placed <= PARTS, `parts of seat ${seat}`);
  }
  const printed = state.options.actionCards
    ? sum(Object.values(tablesOf(state).actionCards).map(({ count }) => count))
    : 0;
  const held = sum(state.actions.map((cards) => cards.length));
  check(sum(Object.values(state.actionPile)) + held + state.played.length === printed, 'the action cards');
  if (state.box.length > 0) return;

  const finished = [...WONDERS.keys()].filter((wonder) => isFinished(state, wonder)).length;
  const waits = state.phase === 'triple' && isFinished(state, Math.floor((state.site ?? 0) / SPACES));
  const scored = finished - (waits ? 1 : 0);
  check(finished <= 7, 'eight finished wonders');
  check(state.row === 'light' || state.row === Math.min(7, 1 + scored), `row ${state.row} after ${scored} wonders`);
  check((state.row === 'light') === (state.phase === 'over'), 'the light row is for the end');
  for (const [wonder, parts] of state.parts.entries()) {
    const atWork = state.site !== null && Math.floor(state.site / SPACES) === wonder;
    if (isFinished(state, wonder) && !atWork) check(sum(parts) === 0, `parts on finished wonder ${wonder}`);
  }
  for (const type of BUILDING_TYPES)
    if (state.ending === null && state.site === null)
      check(
        state.spaces.some((disc) => disc?.includes(type)),
        `the game goes on without a disc that shows ${type}`,
      );
}

type Numbers = Readonly<Record<string, number>>;

/** Every number that a view shows. */
export function numbersOf(view: View): Numbers {
  const numbers: Record<string, number> = {
    'draw pile': drawPileSize(view),
    row: view.row === 'light' ? 0 : view.row,
    turns: view.turns,
    active: view.active,
    played: view.played.length,
  };
  for (const type of TYPES) numbers[`discard ${type}`] = view.discard[type];
  for (const [space, disc] of view.spaces.entries()) numbers[`space ${space}`] = disc === null ? 0 : 1;
  for (const seat of view.hands.keys()) {
    numbers[`hand ${seat}`] = handSize(view, seat);
    numbers[`action cards ${seat}`] = entry(view.actions, seat).length + entry(view.hiddenActions, seat);
    numbers[`taken ${seat}`] = entry(view.discs, seat).length;
    for (const type of TYPES) {
      numbers[`shown ${seat} ${type}`] = entry(view.shown, seat)[type];
      if (seat === view.viewer) numbers[`own ${type}`] = entry(view.hands, seat)[type];
    }
    for (const [category, points] of Object.entries(entry(view.scores, seat))) numbers[`${category} ${seat}`] = points;
    for (const [wonder, parts] of view.parts.entries()) numbers[`parts ${wonder} ${seat}`] = entry(parts, seat);
  }
  return numbers;
}

/** The numbers after an event. */
function foldEvent(before: Numbers, event: Event, viewer: Viewer): Numbers {
  const numbers = { ...before };
  const get = (key: string): number => numbers[key] ?? 0;
  const add = (key: string, by: number): void => {
    numbers[key] = get(key) + by;
  };
  const name = (cards: Cards): void => {
    for (const type of TYPES) numbers[`own ${type}`] = Math.max(get(`own ${type}`), cards[type]);
  };
  switch (event.kind) {
    case 'chance': {
      const { decision, move, to } = event;
      if (decision === 'start' && move !== 'hidden' && move.kind === 'start') numbers['active'] = move.first;
      if (decision === 'disc') add(`space ${[...Array(24).keys()].find((space) => get(`space ${space}`) === 0)}`, 1);
      if (decision === 'action') add(`action cards ${to}`, 1);
      if (decision !== 'card') break;
      add(`hand ${to}`, 1);
      add('draw pile', -1);
      if (to === viewer && move !== 'hidden' && move.kind === 'card' && move.card !== 'hidden')
        add(`own ${BUILDING_TYPES.indexOf(move.card)}`, 1);
      break;
    }
    case 'offer-committed':
      if (event.seat === viewer && event.offer !== 'hidden') name(event.offer.cards);
      break;
    case 'offers-revealed':
      for (const [seat, offer] of event.offers.entries())
        for (const type of TYPES) {
          const key = `shown ${seat} ${type}`;
          if (offer !== null) numbers[key] = Math.max(get(key), offer.cards[type]);
        }
      break;
    case 'cards-spent':
      if (event.seat === viewer) name(event.cards);
      for (const type of TYPES) {
        add(`discard ${type}`, event.cards[type]);
        const shown = `shown ${event.seat} ${type}`;
        numbers[shown] = Math.max(0, get(shown) - event.cards[type]);
        if (event.seat === viewer) add(`own ${type}`, -event.cards[type]);
      }
      add(`hand ${event.seat}`, -total(event.cards));
      break;
    case 'discard-reshuffled':
      for (const type of TYPES) numbers[`discard ${type}`] = 0;
      add('draw pile', event.cards);
      break;
    case 'parts-placed':
      add(`parts ${WONDERS.indexOf(event.wonder)} ${event.seat}`, event.parts);
      break;
    case 'parts-returned':
      for (const key of Object.keys(numbers))
        if (key.startsWith(`parts ${WONDERS.indexOf(event.wonder)} `)) numbers[key] = 0;
      break;
    case 'disc-taken':
      numbers[`space ${WONDERS.indexOf(event.wonder) * SPACES + event.space}`] = 0;
      add(`taken ${event.seat}`, 1);
      break;
    case 'points':
      add(`${event.category} ${event.seat}`, event.points);
      break;
    case 'row-changed':
      numbers['row'] = event.row === 'light' ? 0 : event.row;
      break;
    case 'action-played':
      add('played', 1);
      add(`action cards ${event.seat}`, -1);
      break;
    case 'turn-ended':
      add('turns', 1);
      break;
    case 'next-turn':
      numbers['active'] = event.seat;
      break;
    case 'passed':
    case 'build-begun':
    case 'abandoned':
    case 'completed':
    case 'ended':
      break;
    default:
      event satisfies never;
  }
  return numbers;
}

/** What the laws of the contract need to know of this game. */
export const laws: Omit<Contract<typeof eightWonders>, 'variants' | 'games'> = {
  offers,
  bound: 20_000,
  invariants,
  // A position has the tables of a game that brings its own.
  longest: ({ options }) => (options.tables === null ? 300 : 5000),
  fold: { numbers: numbersOf, apply: foldEvent },
};
