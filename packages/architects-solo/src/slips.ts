import type { Frozen } from '@wonders/core';
import { type CardKind, INDEX, KINDS } from './components/cards.js';
import { WONDER_IDS } from './components/wonders.js';
import type { Back, From, Position, Seen, Slip } from './state.js';

const SEEN: readonly Seen[] = ['nobody', 'all', 'player', 'opponent'];
const SEEN_INDEX: Readonly<Record<Seen, number>> = { nobody: 0, all: 1, player: 2, opponent: 3 };
const SUFFIXES = ['', '-seen', '-seen-by-player', '-seen-by-opponent'] as const;
const CARD_STEPS = KINDS.length + 1;

/** Backs −1 to 7, four degrees of knowledge, fifteen cards counting the unknown one; slips are interned. */
const SLIPS: readonly Slip[] = Array.from({ length: 9 * 4 * CARD_STEPS }, (_, key) => ({
  card: KINDS[(key % CARD_STEPS) - 1] ?? null,
  back: Math.floor(key / (4 * CARD_STEPS)) - 1,
  seen: SEEN[Math.floor(key / CARD_STEPS) % 4] ?? 'nobody',
}));

/** The place of a slip in the canonical order; slips with equal keys are equal. */
export function keyOf({ card, back, seen }: Slip): number {
  return ((back + 1) * 4 + SEEN_INDEX[seen]) * CARD_STEPS + (card === null ? 0 : INDEX[card] + 1);
}

export function slipOf(key: number): Slip {
  return SLIPS[key] as Slip;
}

export function slip(card: CardKind | null, back: number, seen: Seen): Slip {
  return slipOf(((back + 1) * 4 + SEEN_INDEX[seen]) * CARD_STEPS + (card === null ? 0 : INDEX[card] + 1));
}

/** A card drawn from the central deck that nobody has looked at. */
export const DRAWN = slip(null, -1, 'nobody');

/** For each back, a place that holds nothing but unseen cards of it. */
export const UNSEEN: readonly (readonly Slip[])[] = Array.from({ length: 8 }, (_, back) => [
  slip(null, back, 'nobody'),
]);

/** Puts a slip where it belongs in the canonical order. */
export function insert(slips: Slip[], added: Slip): void {
  const key = keyOf(added);
  let at = slips.length;
  slips.push(added);
  for (; at > 0 && keyOf(slips[at - 1] as Slip) > key; at--) slips[at] = slips[at - 1] as Slip;
  slips[at] = added;
}

/** Takes a slip out, if it is there. */
export function remove(slips: Slip[], gone: Slip): boolean {
  const key = keyOf(gone);
  let at = 0;
  while (at < slips.length && keyOf(slips[at] as Slip) !== key) at++;
  if (at === slips.length) return false;
  for (; at + 1 < slips.length; at++) slips[at] = slips[at + 1] as Slip;
  slips.length--;
  return true;
}

/** Whether a viewer knows the card: seat 0 is the player, seat 1 the Opponent. */
export function knows({ card, seen }: Slip, viewer: number | 'spectator'): boolean {
  if (card === null) return false;
  return seen === 'all' || (seen === 'player' && viewer === 0) || (seen === 'opponent' && viewer === 1);
}

/** The back of a card in words. */
export function backName(s: Position, back: number): Back {
  return s.areas[back]?.wonder ?? 'central';
}

/** Every {@link From}, by back (the Wonders, then central), knowledge, and whether it was drawn. */
export const FROMS: readonly From[] = [...WONDER_IDS, 'central' as const].flatMap((back) =>
  SUFFIXES.flatMap((suffix) => [`${back}${suffix}` as const, `drawn-${back}${suffix}` as const]),
);

const FROM_INDEX: Readonly<Record<From, number>> = Object.assign(
  Object.create(null),
  Object.fromEntries(FROMS.map((from, i) => [from, i])),
);
const BACK_INDEX: Readonly<Record<Back, number>> = Object.assign(
  Object.create(null),
  Object.fromEntries([...WONDER_IDS, 'central' as const].map((back, i) => [back, i])),
);

/** An outcome as a number: the key of the card's slip, and whether it had been drawn from the central deck. */
export type Outcome = number;

export const outcomeOf = (shown: Slip, drawn: boolean): Outcome => keyOf(shown) * 2 + Number(drawn);

/** How a move names where the card of an outcome comes from. */
export function fromOf(s: Position, outcome: Outcome): From {
  const { back, seen } = slipOf(outcome >> 1);
  return FROMS[BACK_INDEX[backName(s, back)] * 8 + SEEN_INDEX[seen] * 2 + (outcome & 1)] as From;
}

/** The outcome that a move names, −1 when no card of this game has such a back. */
export function outcomeNamed(s: Position, card: CardKind, from: From): Outcome {
  const i = FROM_INDEX[from];
  const name = i >> 3;
  const seat = s.areas.findIndex((area) => area.wonder !== null && BACK_INDEX[area.wonder] === name);
  const back = name === BACK_INDEX.central ? s.areas.length : seat;
  return back < 0 ? -1 : outcomeOf(slip(card, back, SEEN[(i >> 1) & 3] ?? 'nobody'), (i & 1) === 1);
}

export const total = (counts: readonly number[] | undefined): number => {
  let sum = 0;
  if (counts !== undefined) for (let i = 0; i < counts.length; i++) sum += counts[i] as number;
  return sum;
};
const kinds = (counts: readonly number[] | undefined): number => {
  let sum = 0;
  if (counts !== undefined) for (let i = 0; i < counts.length; i++) if (counts[i] !== 0) sum++;
  return sum;
};

type Place = Frozen<readonly Slip[]>;

const startsRun = (place: Place, at: number): boolean =>
  at === 0 || keyOf(place[at - 1] as Slip) !== keyOf(place[at] as Slip);

const runLength = (place: Place, at: number): number => {
  let end = at + 1;
  while (end < place.length && !startsRun(place, end)) end++;
  return end - at;
};

/** How many different cards may turn up when one card of a place does (ARCH-85). */
export function outcomes(s: Position, place: Place): number {
  let sum = 0;
  for (let at = 0; at < place.length; at++) {
    if (!startsRun(place, at)) continue;
    const { card, back } = place[at] as Slip;
    if (card !== null) sum++;
    else sum += back < 0 ? outcomes(s, s.central.cards) : kinds(s.pools[back]);
  }
  return sum;
}

/** The outcome with index i. */
export function outcomeAt(s: Position, place: Place, i: number): Outcome {
  let left = i;
  for (let at = 0; at < place.length; at++) {
    if (!startsRun(place, at)) continue;
    const each = place[at] as Slip;
    if (each.card !== null) {
      if (left-- === 0) return outcomeOf(each, false);
    } else if (each.back < 0) {
      const inside = outcomes(s, s.central.cards);
      if (left < inside) return outcomeAt(s, s.central.cards, left) | 1;
      left -= inside;
    } else {
      const pool = s.pools[each.back] as readonly number[];
      for (let kind = 0; kind < pool.length; kind++)
        if (pool[kind] !== 0 && left-- === 0) return (keyOf(each) + kind + 1) * 2;
    }
  }
  return -1;
}

/** The index of an outcome, −1 when it cannot turn up. */
export function outcomeIndex(s: Position, place: Place, outcome: Outcome): number {
  const drawn = (outcome & 1) === 1;
  const key = outcome >> 1;
  let before = 0;
  for (let at = 0; at < place.length; at++) {
    if (!startsRun(place, at)) continue;
    const each = place[at] as Slip;
    if (each.card !== null) {
      if (!drawn && keyOf(each) === key) return before;
      before++;
    } else if (each.back < 0) {
      const inside = drawn ? outcomeIndex(s, s.central.cards, outcome - 1) : -1;
      if (inside >= 0) return before + inside;
      before += outcomes(s, s.central.cards);
    } else {
      const pool = s.pools[each.back] as readonly number[];
      const wanted = drawn ? -1 : key - keyOf(each) - 1;
      if (wanted >= 0 && wanted < pool.length && pool[wanted] !== 0) return before + kinds(pool.slice(0, wanted));
      before += kinds(pool);
    }
  }
  return -1;
}

/** An outcome drawn by weight: any card of the place, and when it is unseen any card of its pool. */
export function outcomeDrawn(s: Position, place: Place, random: () => number): Outcome {
  const each = place[Math.floor(random() * place.length)] as Slip;
  if (each.card !== null) return outcomeOf(each, false);
  if (each.back < 0) return outcomeDrawn(s, s.central.cards, random) | 1;
  const pool = s.pools[each.back] as readonly number[];
  let left = Math.floor(random() * total(pool));
  let kind = 0;
  for (; left >= (pool[kind] as number); kind++) left -= pool[kind] as number;
  return (keyOf(each) + kind + 1) * 2;
}

/** What one card of the place weighs, so that every weight is a whole number. */
function unit(s: Position, place: Place): number {
  let product = 1;
  let backs = 0;
  for (let at = 0; at < place.length; at++) {
    const { card, back } = place[at] as Slip;
    if (card !== null || !startsRun(place, at)) continue;
    if (back < 0) {
      product *= s.central.cards.length;
      for (const inside of s.central.cards) if (inside.card === null) backs |= 1 << inside.back;
    } else backs |= 1 << back;
  }
  for (let back = 0; backs >> back > 0; back++) if ((backs >> back) & 1) product *= total(s.pools[back]);
  return product;
}

/** The weight of an outcome: each card of the place weighs the same, an unseen one spread over its pool (ARCH-85). */
export function outcomeWeight(s: Position, place: Place, outcome: Outcome): number {
  return weigh(s, place, outcome, unit(s, place));
}

function weigh(s: Position, place: Place, outcome: Outcome, one: number): number {
  const drawn = (outcome & 1) === 1;
  const shown = slipOf(outcome >> 1);
  const lies = drawn ? DRAWN : shown.seen === 'nobody' ? slip(null, shown.back, 'nobody') : shown;
  const key = keyOf(lies);
  for (let at = 0; at < place.length; at++) {
    if (keyOf(place[at] as Slip) !== key) continue;
    const count = runLength(place, at);
    if (drawn) return count * weigh(s, s.central.cards, outcome - 1, one / s.central.cards.length);
    if (lies.card !== null) return count * one;
    const pool = s.pools[shown.back] as readonly number[];
    return count * (pool[INDEX[shown.card as CardKind]] as number) * (one / total(pool));
  }
  return 0;
}
