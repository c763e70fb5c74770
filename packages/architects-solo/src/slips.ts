import type { Frozen } from '@wonders/core';
import { type CardKind, INDEX, KINDS, total } from './components/cards.js';
import { WONDER_IDS } from './components/wonders.js';
import type { Back, From, Position, SelectMove, Slip } from './state.js';

const STEPS = KINDS.length + 1;
const FIRST_BACK = -2;

/** Slips are interned: backs −2 to 7, fifteen cards counting the unknown one. */
const SLIPS: readonly Slip[] = Array.from({ length: 10 * STEPS }, (_, key) => ({
  card: KINDS[(key % STEPS) - 1] ?? null,
  back: Math.floor(key / STEPS) + FIRST_BACK,
}));

/** The place of a slip in the canonical order; slips with equal keys are equal. */
const keyOf = ({ card, back }: Slip): number => (back - FIRST_BACK) * STEPS + (card === null ? 0 : INDEX[card] + 1);

export const slip = (card: CardKind | null, back: number): Slip => SLIPS[keyOf({ card, back })] as Slip;

/** A card that somebody has seen. */
export type Shown = Slip & { readonly card: CardKind };

export const isUnseen = ({ card }: Slip): boolean => card === null;

/** A card drawn from the central deck that nobody has looked at. */
export const DRAWN = slip(null, -1);
/** A card of which the viewer sees no more than that it lies there. */
export const HIDDEN = slip(null, -2);

/** For each back, a place that holds nothing but unseen cards of it. */
export const UNSEEN: readonly (readonly Slip[])[] = Array.from({ length: 8 }, (_, back) => [slip(null, back)]);

type Place = Frozen<readonly Slip[]>;

const same = (a: Slip, b: Slip): boolean => a.card === b.card && a.back === b.back;

/** Puts a slip where it belongs in the canonical order. */
export function insert(slips: Slip[], added: Slip): void {
  const key = keyOf(added);
  let at = slips.push(added) - 1;
  for (; at > 0 && keyOf(slips[at - 1] as Slip) > key; at--) slips[at] = slips[at - 1] as Slip;
  slips[at] = added;
}

/** The same places with one more slip. */
export function joined(slips: readonly Slip[], added: Slip): Slip[] {
  const list = [...slips];
  insert(list, added);
  return list;
}

/** Takes a slip out, if it is there. */
export function remove(slips: Slip[], gone: Slip): boolean {
  let at = 0;
  while (at < slips.length && !same(slips[at] as Slip, gone)) at++;
  if (at === slips.length) return false;
  for (; at + 1 < slips.length; at++) slips[at] = slips[at + 1] as Slip;
  slips.pop();
  return true;
}

export const BACKS: readonly Back[] = [...WONDER_IDS, 'central'];

/** The back of a card in words. */
export const backName = (s: Position, back: number): Back => s.areas[back]?.wonder ?? 'central';

/** Whether a card is the one that a selection names. */
export const isNamed = (s: Position, { card, back }: SelectMove, each: Slip): boolean =>
  each.card === card && backName(s, each.back) === back;

/** Every {@link From}: by back, whether the card had been seen, whether it had been drawn. */
export const FROMS: readonly From[] = BACKS.flatMap(
  (back) => [back, `drawn-${back}`, `${back}-seen`, `drawn-${back}-seen`] as const,
);

/** What turned up, as a number: the key of the card's slip, whether it had been seen, whether it had been drawn. */
export type Outcome = number;

export const shownBy = (outcome: Outcome): Slip => SLIPS[outcome >> 2] as Slip;

/** How a move names where the card of an outcome comes from. */
export function fromOf(s: Position, outcome: Outcome): From {
  return FROMS[BACKS.indexOf(backName(s, shownBy(outcome).back)) * 4 + (outcome & 3)] as From;
}

/** The outcome that a move names, −1 when no card of this game has such a back. */
export function outcomeNamed(s: Position, card: CardKind, from: From): Outcome {
  const i = FROMS.indexOf(from);
  const name = BACKS[i >> 2];
  const back = name === 'central' ? s.areas.length : s.areas.findIndex(({ wonder }) => wonder === name);
  return back < 0 ? -1 : keyOf({ card, back }) * 4 + (i & 3);
}

/** Whether no equal slip stands before, in canonical order. */
export const isNew = (place: Place, at: number): boolean => at === 0 || !same(place[at - 1] as Slip, place[at] as Slip);

const poolOf = (s: Position, { back }: Slip): readonly number[] => s.pools[back] as readonly number[];

/** What may turn up when one card of a place does, in canonical order (ARCH-85). */
export const outcomes = (s: Position, place: Place): readonly Outcome[] =>
  place.flatMap((each, at) => {
    if (!isNew(place, at) || each.back === HIDDEN.back) return [];
    if (each.card !== null) return keyOf(each) * 4 + 2;
    if (each.back < 0) return outcomes(s, s.central.cards).map((outcome) => outcome | 1);
    return poolOf(s, each).flatMap((number, kind) => (number > 0 ? (keyOf(each) + kind + 1) * 4 : []));
  });

/** The kind of the card that stands at a place when a pool lies in order. */
export function kindAt(pool: readonly number[], at: number): number {
  let left = at;
  let kind = 0;
  for (; left >= (pool[kind] as number); kind++) left -= pool[kind] as number;
  return kind;
}

/** An outcome drawn by weight: any card of the place, and when it is unseen any card of its pool. */
export function outcomeDrawn(s: Position, place: Place, random: () => number): Outcome {
  const each = place[Math.floor(random() * place.length)] as Slip;
  if (each.card !== null) return keyOf(each) * 4 + 2;
  if (each.back < 0) return outcomeDrawn(s, s.central.cards, random) | 1;
  const pool = poolOf(s, each);
  return (keyOf(each) + kindAt(pool, Math.floor(random() * total(pool))) + 1) * 4;
}

/** How the card of an outcome lies: known, unseen, or drawn. */
export const liesAs = (outcome: Outcome): Slip => {
  const shown = shownBy(outcome);
  return outcome & 2 ? shown : slip(null, shown.back);
};

/** What one card of the place weighs, so that every weight is a whole number. */
function unit(s: Position, place: Place): number {
  const hidden = place.some(({ back }) => back < 0) ? [...place, ...s.central.cards] : place;
  const backs = new Set(hidden.flatMap(({ card, back }) => (card === null ? back : [])));
  let product = 1;
  for (const back of backs) product *= back < 0 ? s.central.cards.length : total(s.pools[back]);
  return product;
}

/** The weight of an outcome: every card of the place weighs the same, an unseen one spread over its pool (ARCH-85). */
export function outcomeWeight(s: Position, place: Place, outcome: Outcome, one = unit(s, place)): number {
  const lies = outcome & 1 ? DRAWN : liesAs(outcome);
  const weight = place.filter((each) => same(each, lies)).length * one;
  if (outcome & 1) return outcomeWeight(s, s.central.cards, outcome - 1, weight / s.central.cards.length);
  if (outcome & 2) return weight;
  const pool = poolOf(s, lies);
  return (weight / total(pool)) * (pool[INDEX[shownBy(outcome).card as CardKind]] as number);
}
