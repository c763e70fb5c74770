import { type DecisionRules, once, type Seat } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { count, lowest, nth, SLOTS } from '../components/layouts.js';
import { OFFERINGS, type Offering, subsets } from '../components/pantheon.js';
import { tableOf } from '../components/resources.js';
import type { WonderId } from '../components/wonders.js';
import { WONDER_IDS } from '../components/wonders.js';
import { activationPrice, cardPriceFor, withOfferings, wonderPriceFor } from '../costs/index.js';
import type { Move, MoveOf } from '../notation.js';
import { equal } from '../notation.js';
import { type Code, type Refusal, refuse } from '../refusals.js';
import { scriptMove } from '../script/index.js';
import type { CityState, Decision, Position } from '../state/index.js';
import { cityOf, funds, isScript, other } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { pantheonOf } from '../table/pantheon.js';

/** The rules of a decision that a seat takes. */
export type Rules = DecisionRules<Position, Decision, Move, Refusal>;
type No = '' | Code;

const perSlot = <T>(make: (slot: number) => T): readonly T[] =>
  Array.from({ length: SLOTS }, (_, slot) => Object.freeze(make(slot)));
const CONSTRUCT = perSlot((slot): Move => ({ kind: 'construct', slot }));
const DISCARD = perSlot((slot): Move => ({ kind: 'discard', slot }));
const WONDER = tableOf(WONDER_IDS, (wonder) => perSlot((slot): Move => ({ kind: 'construct-wonder', slot, wonder })));

// A turn looks up the cities and the seat's coins once, and passes them on.
const canBuild = (position: Position, me: CityState, you: CityState, slot: number, have: number): boolean =>
  cardPriceFor(me, you, CARDS[position.structure[slot] as CardId]) <= have;

const canRaise = (position: Position, me: CityState, you: CityState, wonder: WonderId, have: number): boolean =>
  wonderPriceFor(me, you, wonderOf(position, wonder)) <= have;

function total(offerings: readonly Offering[]): number {
  let sum = 0;
  for (const each of offerings) sum += each;
  return sum;
}
/** The activations of each space, by the sum of the seat's Offering tokens. No two sets have the same sum. */
const ACTIVATE = once(
  (): Readonly<Record<number, readonly (readonly MoveOf<'activate'>[])[]>> =>
    Object.fromEntries(
      subsets(OFFERINGS).map((own) => [
        total(own),
        [1, 2, 3, 4, 5, 6].map((space) =>
          subsets(own).map((offerings) =>
            Object.freeze({ kind: 'activate', space, offerings: Object.freeze(offerings) }),
          ),
        ),
      ]),
    ),
);

/**
 * DUEL-031: from Age II on, the activations for each space of the Pantheon: its card with any set of the seat's Offering tokens
 * (DUEL-084).
 */
function activations(position: Position, seat: Seat): readonly (readonly MoveOf<'activate'>[])[] {
  if (position.pantheon === null || position.age < 2) return NONE;
  return ACTIVATE()[total(cityOf({ cities: position.pantheon.holdings }, seat).offerings)] ?? NONE;
}

const NONE: readonly never[] = [];

/** The occupied spaces of the Pantheon as a mask: bit 0 is space 1. */
function occupied(position: Position): number {
  const { spaces } = pantheonOf(position);
  let mask = 0;
  for (let i = 0; i < spaces.length; i++) if (spaces[i] !== null) mask |= 1 << i;
  return mask;
}

/** How many activations an occupied space has: one for each set of the seat's Offering tokens. */
const sets = (bySpace: readonly (readonly Move[])[]): number => bySpace[0]?.length ?? 0;

/** How many activations there are, payable or not. */
const countActivations = (position: Position, seat: Seat): number =>
  sets(activations(position, seat)) * count(occupied(position));

/** The activation with a number, if the seat can pay for it. */
function payableActivation(position: Position, seat: Seat, i: number): Move | undefined {
  const bySpace = activations(position, seat);
  const move = bySpace[nth(occupied(position), Math.floor(i / sets(bySpace)))]?.[
    i % sets(bySpace)
  ] as MoveOf<'activate'>;
  return cannotActivate(position, seat, move) === '' ? move : undefined;
}

/** Lists the activations of a space that a seat can afford. Looks up the price once. */
function pushPayable(
  position: Position,
  seat: Seat,
  ofSpace: readonly MoveOf<'activate'>[],
  have: number,
  moves: Move[],
): void {
  const { space = 0 } = ofSpace[0] ?? {};
  const place = position.pantheon?.spaces[space - 1] ?? null;
  if (place === null) return;
  const price = activationPrice(position, seat, space, place.id);
  for (const move of ofSpace) if (withOfferings(price, move.offerings) <= have) moves.push(move);
}

/** DUEL-084. */
function cannotActivate(position: Position, seat: Seat, { space, offerings }: MoveOf<'activate'>): No {
  const place = position.pantheon?.spaces[space - 1] ?? null;
  if (place === null || position.pantheon === null || position.age < 2) return 'no-divinity';
  const own = cityOf({ cities: position.pantheon.holdings }, seat).offerings;
  for (const each of offerings) if (!own.includes(each)) return 'no-such-token';
  return withOfferings(activationPrice(position, seat, space, place.id), offerings) > funds(position, seat)
    ? 'too-expensive'
    : '';
}

/**
 * DUEL-031: the four actions of a turn. The code that lists and draws them is written by hand, because random play spends its time
 * here. DUEL-125: on SOLO's turn only the move of the script is legal.
 */
export const TURN: Rules = {
  kinds: ['construct', 'discard', 'construct-wonder', 'activate'],

  forbids(position, decision, move) {
    const { seat } = decision;
    if (isScript(position, seat)) return equal(scriptMove(position, decision), move) ? '' : 'scripted';
    if (move.kind === 'activate') return cannotActivate(position, seat, move);
    const { slot } = move as MoveOf<'construct'>;
    if ((position.open & (1 << slot)) === 0) return position.structure[slot] === null ? 'empty' : 'covered';
    if (move.kind === 'discard') return '';
    const me = cityOf<CityState>(position, seat);
    const you = cityOf<CityState>(position, other(seat));
    const have = funds(position, seat);
    if (move.kind !== 'construct-wonder') return canBuild(position, me, you, slot, have) ? '' : 'too-expensive';
    if (!me.wonders.includes(move.wonder)) return 'no-such-wonder';
    return canRaise(position, me, you, move.wonder, have) ? '' : 'too-expensive';
  },

  refuse: refuse('DUEL-031'),

  list(position, decision, seat) {
    if (isScript(position, seat)) return [scriptMove(position, decision)];
    const moves: Move[] = [];
    const me = cityOf<CityState>(position, seat);
    const you = cityOf<CityState>(position, other(seat));
    const have = me.coins + me.astarte;
    for (let left = position.open; left !== 0; left &= left - 1) {
      const slot = lowest(left);
      if (canBuild(position, me, you, slot, have)) moves.push(CONSTRUCT[slot] as Move);
    }
    for (let left = position.open; left !== 0; left &= left - 1) moves.push(DISCARD[lowest(left)] as Move);
    const wonders: (readonly Move[])[] = [];
    for (const id of me.wonders) if (canRaise(position, me, you, id, have)) wonders.push(WONDER[id]);
    if (wonders.length > 0)
      for (let left = position.open; left !== 0; left &= left - 1)
        for (const bySlot of wonders) moves.push(bySlot[lowest(left)] as Move);
    if (position.pantheon !== null)
      for (const ofSpace of activations(position, seat)) pushPayable(position, seat, ofSpace, have, moves);
    return moves;
  },

  random(position, decision, random) {
    const { seat } = decision;
    if (isScript(position, seat)) return scriptMove(position, decision);
    const me = cityOf<CityState>(position, seat);
    const you = cityOf<CityState>(position, other(seat));
    const { wonders } = me;
    const have = me.coins + me.astarte;
    const n = count(position.open);
    const w = wonders.length;
    const size = n * (2 + w) + (position.pantheon === null ? 0 : countActivations(position, seat));
    for (let tries = TRIES; tries > 0; tries--) {
      const i = Math.floor(random() * size);
      if (i < n) {
        const slot = nth(position.open, i);
        if (canBuild(position, me, you, slot, have)) return CONSTRUCT[slot] as Move;
      } else if (i < 2 * n) return DISCARD[nth(position.open, i - n)] as Move;
      else if (i < n * (2 + w)) {
        const rest = i - 2 * n;
        const id = wonders[rest % w] as WonderId;
        if (canRaise(position, me, you, id, have)) return WONDER[id][nth(position.open, Math.floor(rest / w))] as Move;
      } else {
        const move = payableActivation(position, seat, i - n * (2 + w));
        if (move !== undefined) return move;
      }
    }
    // A random generator that repeats itself can miss every legal move.
    return DISCARD[lowest(position.open)] as Move;
  },
};

/** The number of draws before it gives up. */
const TRIES = 1000;
