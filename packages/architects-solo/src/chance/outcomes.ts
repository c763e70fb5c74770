import { once } from '@wonders/core';
import { type CardKind, INDEX, total } from '../components/cards.js';
import { BACKS, type Back, type Origin, originOf } from '../notation.js';
import type { HiddenCard, Position } from '../state/index.js';
import {
  backName,
  DRAWN,
  HIDDEN,
  HIDDEN_CARDS,
  hiddenCard,
  isDrawn,
  isNew,
  isSame,
  isUnseen,
  type KnownCard,
  keyOf,
  kindAt,
  type Place,
} from '../table/hidden.js';

/** An outcome when one card of a hidden place turns up (ARCH-85). */
export interface Outcome {
  readonly card: KnownCard;
  /** Whether a seat had seen the card before it was hidden. */
  readonly seen: boolean;
  /** Whether it was drawn from the central deck and still unseen. */
  readonly drawn: boolean;
  /** How it lay before: as itself if it had been seen, else as an unseen card of its back. */
  readonly lay: HiddenCard;
}

/** The index of an outcome in {@link OUTCOMES}. Playouts handle outcomes by number, so that they allocate nothing. */
export type OutcomeNumber = number;

/** Every outcome: each card, seen or not, drawn or not. */
const OUTCOMES = /* @__PURE__ */ once((): readonly Outcome[] =>
  HIDDEN_CARDS.flatMap((card) =>
    [false, true].flatMap((seen) =>
      [false, true].map((drawn) => ({
        card: card as KnownCard,
        seen,
        drawn,
        lay: seen ? card : hiddenCard(null, card.back),
      })),
    ),
  ),
);

const numberOf = (key: number, seen: boolean, drawn: boolean): OutcomeNumber =>
  4 * key + (seen ? 2 : 0) + (drawn ? 1 : 0);

/** The same outcome, of a card that had been drawn. */
const asDrawn = (outcome: OutcomeNumber): OutcomeNumber => outcome + 1;
const asNotDrawn = (outcome: OutcomeNumber): OutcomeNumber => outcome - 1;

export const outcomeOf = (outcome: OutcomeNumber): Outcome => OUTCOMES()[outcome] as Outcome;

/** How a move names where the card of an outcome comes from. */
export function originOfOutcome(position: Position, outcome: OutcomeNumber): Origin {
  const { card, seen, drawn } = outcomeOf(outcome);
  return originOf(backName(position, card.back), seen, drawn);
}

/** The parts of each {@link Origin}. */
const MEANINGS = /* @__PURE__ */ once(
  () =>
    Object.fromEntries(
      BACKS.flatMap((back) =>
        [false, true].flatMap((seen) =>
          [false, true].map((drawn) => [originOf(back, seen, drawn), { back, seen, drawn }] as const),
        ),
      ),
    ) as Readonly<Record<Origin, { readonly back: Back; readonly seen: boolean; readonly drawn: boolean }>>,
);

/** The outcome that a move names; no place gives it when no card of this game has such a back. */
export function outcomeNamed(position: Position, card: CardKind, from: Origin): OutcomeNumber {
  const { back: name, seen, drawn } = MEANINGS()[from];
  const back = name === 'central' ? position.areas.length : position.areas.findIndex(({ wonder }) => wonder === name);
  return numberOf(keyOf({ card, back }), seen, drawn);
}

const poolOf = (position: Position, { back }: HiddenCard): readonly number[] =>
  position.pools[back] as readonly number[];

/** All outcomes when one card of a place turns up, in canonical order (ARCH-85). */
export const outcomes = (position: Position, place: Place): readonly OutcomeNumber[] =>
  place.flatMap((each, at) => {
    if (!isNew(place, at) || each.back === HIDDEN.back) return [];
    if (each.card !== null) return numberOf(keyOf(each), true, false);
    if (isDrawn(each)) return outcomes(position, position.central.cards).map(asDrawn);
    return poolOf(position, each).flatMap((number, kind) =>
      number > 0 ? numberOf(keyOf(each) + kind + 1, false, false) : [],
    );
  });

/** Draws an outcome by weight: any card of the place, and for an unseen one any card of its pool. */
export function outcomeDrawn(position: Position, place: Place, random: () => number): OutcomeNumber {
  const each = place[Math.floor(random() * place.length)] as HiddenCard;
  if (each.card !== null) return numberOf(keyOf(each), true, false);
  if (isDrawn(each)) return asDrawn(outcomeDrawn(position, position.central.cards, random));
  const pool = poolOf(position, each);
  return numberOf(keyOf(each) + kindAt(pool, Math.floor(random() * total(pool))) + 1, false, false);
}

/** The weight of one card of the place, chosen so that every weight is a whole number. */
function unit(position: Position, place: Place): number {
  const hidden = place.some(isDrawn) ? [...place, ...position.central.cards] : place;
  const backs = new Set(hidden.filter(isUnseen).map(({ back }) => back));
  let product = 1;
  for (const back of backs)
    product *= back === DRAWN.back ? position.central.cards.length : total(position.pools[back]);
  return product;
}

/** The weight of an outcome: every card of the place weighs the same, an unseen one spread over its pool (ARCH-85). */
export function outcomeWeight(
  position: Position,
  place: Place,
  outcome: OutcomeNumber,
  one = unit(position, place),
): number {
  const { card, seen, drawn, lay } = outcomeOf(outcome);
  const lies = drawn ? DRAWN : lay;
  const weight = place.filter((each) => isSame(each, lies)).length * one;
  if (drawn)
    return outcomeWeight(position, position.central.cards, asNotDrawn(outcome), weight / position.central.cards.length);
  if (seen) return weight;
  const pool = poolOf(position, lies);
  return (weight / total(pool)) * (pool[INDEX[card.card]] as number);
}
