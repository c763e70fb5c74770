import '@wonders/core/sealed';
import type { EventOf, StateOf, ViewOf } from '@wonders/core';
import { type Contract, contract, dealLaws, optionLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { fewOf, runs } from '../../../.ci/runs.js';
import { CARD_IDS, isPurple, MYTHOLOGIES } from '../src/components/cards.js';
import { count, LAYOUTS } from '../src/components/layouts.js';
import { MYTHOLOGY_OF as OF } from '../src/components/pantheon.js';
import { artsIn } from '../src/components/progress.js';
import { duelSolo } from '../src/index.js';
import { recount } from '../src/table/city.js';
import { offers } from './offers.js';
import { levels, variants } from './variants.js';

type State = StateOf<typeof duelSolo>;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The invariants that hold in every position, by number. */
function invariants(state: State): void {
  const { cities, pantheon } = state;
  // 1: each seen card is in exactly one place.
  const seen = [
    ...state.structure.filter((card) => card !== null && card !== 'face-down'),
    ...cities.flatMap((city) => [...city.cards, ...city.built.map(({ card }) => card)]),
    ...state.discard,
    ...state.removed,
  ];
  must(new Set([...seen, ...state.deck]).size === seen.length + state.deck.length, 'a card twice');
  const purple = count(state.hidden & state.purple);
  if (state.age > 0 && state.phase === 'turn') {
    const unseen = state.deck.filter((card) => !isPurple(card)).length;
    must(unseen === count(state.hidden) - purple + state.outside, 'unseen cards and places');
  }
  must(
    state.deck.every((card, i) => i === 0 || CARD_IDS.indexOf(card) > CARD_IDS.indexOf(state.deck[i - 1] as never)),
    'order',
  );
  // 3: progress tokens.
  const tokens = [
    ...state.board,
    ...state.drawn,
    ...cities.flatMap((city) => city.progress),
    ...(pantheon?.enki ?? []),
  ];
  must(new Set(tokens).size === tokens.length && tokens.length <= count(artsIn(pantheon !== null)), 'progress tokens');
  for (const city of cities) must(city.coins >= 0 && city.astarte >= 0 && city.astarte <= 7, 'coins');
  // 5: the pawn.
  must(
    Math.abs(state.pawn) < 9 || (Math.abs(state.pawn) === 9 && state.ending === 'military'),
    `the pawn on ${state.pawn}`,
  );
  // 6: wonders.
  const built = cities[0].built.length + cities[1].built.length;
  must(built < 7 || (built === 7 && cities.every((city) => city.wonders.length === 0)), 'wonders');
  // 7: symbols.
  must(state.ending === 'science' || cities.every((city) => count(city.symbols) < 6), 'six symbols in a running game');
  if (state.pending.at(-1)?.kind === 'turn')
    must((state.open & state.hidden) === 0, 'an accessible card lies face down');
  if (pantheon !== null) {
    // 2: divinities.
    for (const mythology of MYTHOLOGIES) {
      const places = [...pantheon.decks, ...pantheon.spaces].filter((place) => place?.mythology === mythology);
      const taken = pantheon.holdings.flatMap((holding) => holding.divinities).filter((id) => OF[id] === mythology);
      must(places.length + taken.length === 3, `the divinities of ${mythology}`);
      const ids = [...places.map((place) => place?.id).filter((id) => id !== 'open'), ...taken];
      must(new Set(ids).size === ids.length, `a ${mythology} divinity twice`);
    }
    if (state.options.mode === 'solo') must(cities[0].astarte === 0 || cities[0].astarte === 7, 'Astarte of SOLO');
    must(cities[0].temple + cities[1].temple <= 3, 'temples');
  }
}

/** Masks over the slots, recomputed. */
function recounted(state: State): State {
  if (state.age === 0) return state;
  const layout = LAYOUTS[state.age];
  const mask = (is: (slot: number) => boolean) =>
    state.structure.reduce((sum, _, i) => (is(i) ? sum | (1 << i) : sum), 0);
  const present = mask((i) => state.structure[i] !== null);
  const open = mask((i) => state.structure[i] !== null && ((layout.coveredBy[i] ?? 0) & present) === 0);
  const hidden = mask((i) => state.structure[i] === 'face-down');
  return { ...state, present, open, hidden, cities: [recount(state, 0), recount(state, 1)] };
}

const fold: NonNullable<Contract<typeof duelSolo>['fold']> = {
  numbers(view: ViewOf<typeof duelSolo>) {
    const numbers: Record<string, number> = {
      pawn: view.pawn,
      military: view.military.length,
      discard: view.discard.length,
    };
    numbers['removed'] = view.removed.length;
    numbers['age'] = view.age;
    for (const seat of [0, 1] as const) {
      const city = view.cities[seat];
      numbers[`coins ${seat}`] = city.coins;
      numbers[`astarte ${seat}`] = city.astarte;
      numbers[`cards ${seat}`] = city.cards.length;
      numbers[`built ${seat}`] = city.built.length;
      numbers[`symbols ${seat}`] = city.symbols;
      numbers[`progress ${seat}`] = city.progress.length;
      const holding = view.pantheon?.holdings[seat];
      numbers[`divinities ${seat}`] = holding?.divinities.length ?? 0;
    }
    return numbers;
  },
  apply(numbers, event: EventOf<typeof duelSolo>) {
    const next: Record<string, number> = { ...numbers };
    const add = (key: string, by: number) => {
      next[key] = (next[key] ?? 0) + by;
    };
    switch (event.kind) {
      case 'coins':
        add(`coins ${event.seat}`, event.by);
        break;
      case 'astarte-coins':
        add(`astarte ${event.seat}`, event.by);
        break;
      case 'built':
        add(`cards ${event.seat}`, 1);
        break;
      case 'discarded':
        add('discard', 1);
        break;
      case 'removed':
        add('removed', 1);
        break;
      case 'card-left':
        add(event.from, -1);
        break;
      case 'lost-card':
        add(`cards ${event.seat}`, -1);
        if (event.to === 'city') add(`cards ${1 - event.seat}`, 1);
        break;
      case 'wonder-built':
        add(`built ${event.seat}`, 1);
        break;
      case 'wonder-unbuilt':
        add(`built ${event.seat}`, -1);
        break;
      case 'pawn':
        next['pawn'] = event.to;
        break;
      case 'military-token':
        add('military', -1);
        break;
      case 'symbol':
        next[`symbols ${event.seat}`] = event.symbols;
        break;
      case 'progress':
        add(`progress ${event.seat}`, 1);
        break;
      case 'activated':
        if (event.divinity !== 'gate') add(`divinities ${event.seat}`, 1);
        break;
      case 'age':
        next['age'] = event.age;
        next['removed'] = 0;
        break;
    }
    return next;
  },
};

/** A position says what wonders cost on a table of its own. */
const longest = ({ options }: State): number => (options.wonderOverrides.length > 0 ? 600 : 300);

const LAWS = { bound: 560, offers, invariants, recount: recounted, fold, longest };

contract(duelSolo, { ...LAWS, ...runs(), variants: fewOf(variants) }, test);

/** Levels differ little, so they get fewer games under the same laws. */
contract(duelSolo, { ...LAWS, ...runs(1 / 3), variants: fewOf(levels) }, test);

optionLaws(duelSolo, { variants: [...variants, ...levels] }, test);
dealLaws(duelSolo, { variants: [...variants, ...levels] }, test);
