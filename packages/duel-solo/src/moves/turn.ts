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
const canBuild = (s: Position, me: CityState, you: CityState, slot: number, have: number): boolean =>
  cardPriceFor(me, you, CARDS[s.structure[slot] as CardId]) <= have;

const canRaise = (s: Position, me: CityState, you: CityState, wonder: WonderId, have: number): boolean =>
  wonderPriceFor(me, you, wonderOf(s, wonder)) <= have;

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
function activations(s: Position, seat: Seat): readonly (readonly MoveOf<'activate'>[])[] {
  if (s.pantheon === null || s.age < 2) return NONE;
  return ACTIVATE()[total(cityOf({ cities: s.pantheon.holdings }, seat).offerings)] ?? NONE;
}

const NONE: readonly never[] = [];

/** The occupied spaces of the Pantheon as a mask: bit 0 is space 1. */
function occupied(s: Position): number {
  const { spaces } = pantheonOf(s);
  let mask = 0;
  for (let i = 0; i < spaces.length; i++) if (spaces[i] !== null) mask |= 1 << i;
  return mask;
}

/** How many activations an occupied space has: one for each set of the seat's Offering tokens. */
const sets = (bySpace: readonly (readonly Move[])[]): number => bySpace[0]?.length ?? 0;

/** How many activations there are, payable or not. */
const countActivations = (s: Position, seat: Seat): number => sets(activations(s, seat)) * count(occupied(s));

/** The activation with a number, if the seat can pay for it. */
function payableActivation(s: Position, seat: Seat, i: number): Move | undefined {
  const bySpace = activations(s, seat);
  const move = bySpace[nth(occupied(s), Math.floor(i / sets(bySpace)))]?.[i % sets(bySpace)] as MoveOf<'activate'>;
  return cannotActivate(s, seat, move) === '' ? move : undefined;
}

/** Lists the activations of a space that a seat can afford. Looks up the price once. */
function pushPayable(
  s: Position,
  seat: Seat,
  ofSpace: readonly MoveOf<'activate'>[],
  have: number,
  moves: Move[],
): void {
  const { space = 0 } = ofSpace[0] ?? {};
  const place = s.pantheon?.spaces[space - 1] ?? null;
  if (place === null) return;
  const price = activationPrice(s, seat, space, place.id);
  for (const move of ofSpace) if (withOfferings(price, move.offerings) <= have) moves.push(move);
}

/** DUEL-084. */
function cannotActivate(s: Position, seat: Seat, { space, offerings }: MoveOf<'activate'>): No {
  const place = s.pantheon?.spaces[space - 1] ?? null;
  if (place === null || s.pantheon === null || s.age < 2) return 'no-divinity';
  const own = cityOf({ cities: s.pantheon.holdings }, seat).offerings;
  for (const each of offerings) if (!own.includes(each)) return 'no-such-token';
  return withOfferings(activationPrice(s, seat, space, place.id), offerings) > funds(s, seat) ? 'too-expensive' : '';
}

/**
 * DUEL-031: the four actions of a turn. The code that lists and draws them is written by hand, because random play spends its time
 * here. DUEL-125: on SOLO's turn only the move of the script is legal.
 */
export const TURN: Rules = {
  kinds: ['construct', 'discard', 'construct-wonder', 'activate'],

  forbids(s, decision, move) {
    const { seat } = decision;
    if (isScript(s, seat)) return equal(scriptMove(s, decision), move) ? '' : 'scripted';
    if (move.kind === 'activate') return cannotActivate(s, seat, move);
    const { slot } = move as MoveOf<'construct'>;
    if ((s.open & (1 << slot)) === 0) return s.structure[slot] === null ? 'empty' : 'covered';
    if (move.kind === 'discard') return '';
    const me = cityOf<CityState>(s, seat);
    const you = cityOf<CityState>(s, other(seat));
    const have = funds(s, seat);
    if (move.kind !== 'construct-wonder') return canBuild(s, me, you, slot, have) ? '' : 'too-expensive';
    if (!me.wonders.includes(move.wonder)) return 'no-such-wonder';
    return canRaise(s, me, you, move.wonder, have) ? '' : 'too-expensive';
  },

  refuse: refuse('DUEL-031'),

  list(s, decision, seat) {
    if (isScript(s, seat)) return [scriptMove(s, decision)];
    const moves: Move[] = [];
    const me = cityOf<CityState>(s, seat);
    const you = cityOf<CityState>(s, other(seat));
    const have = me.coins + me.astarte;
    for (let left = s.open; left !== 0; left &= left - 1) {
      const slot = lowest(left);
      if (canBuild(s, me, you, slot, have)) moves.push(CONSTRUCT[slot] as Move);
    }
    for (let left = s.open; left !== 0; left &= left - 1) moves.push(DISCARD[lowest(left)] as Move);
    const wonders: (readonly Move[])[] = [];
    for (const id of me.wonders) if (canRaise(s, me, you, id, have)) wonders.push(WONDER[id]);
    if (wonders.length > 0)
      for (let left = s.open; left !== 0; left &= left - 1)
        for (const bySlot of wonders) moves.push(bySlot[lowest(left)] as Move);
    if (s.pantheon !== null) for (const ofSpace of activations(s, seat)) pushPayable(s, seat, ofSpace, have, moves);
    return moves;
  },

  random(s, decision, random) {
    const { seat } = decision;
    if (isScript(s, seat)) return scriptMove(s, decision);
    const me = cityOf<CityState>(s, seat);
    const you = cityOf<CityState>(s, other(seat));
    const { wonders } = me;
    const have = me.coins + me.astarte;
    const n = count(s.open);
    const w = wonders.length;
    const size = n * (2 + w) + (s.pantheon === null ? 0 : countActivations(s, seat));
    for (let tries = TRIES; tries > 0; tries--) {
      const i = Math.floor(random() * size);
      if (i < n) {
        const slot = nth(s.open, i);
        if (canBuild(s, me, you, slot, have)) return CONSTRUCT[slot] as Move;
      } else if (i < 2 * n) return DISCARD[nth(s.open, i - n)] as Move;
      else if (i < n * (2 + w)) {
        const rest = i - 2 * n;
        const id = wonders[rest % w] as WonderId;
        if (canRaise(s, me, you, id, have)) return WONDER[id][nth(s.open, Math.floor(rest / w))] as Move;
      } else {
        const move = payableActivation(s, seat, i - n * (2 + w));
        if (move !== undefined) return move;
      }
    }
    // A random generator that repeats itself can miss every legal move.
    return DISCARD[lowest(s.open)] as Move;
  },
};

/** The number of draws before it gives up. */
const TRIES = 1000;
