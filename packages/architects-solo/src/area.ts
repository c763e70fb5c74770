import type { Seat } from '@wonders/core';
import { COIN, GREEN, RED, RESOURCES } from './components/cards.js';
import { TOKEN_INDEX, type TokenId } from './components/tokens.js';
import { type Cost, type Stage, WONDERS } from './components/wonders.js';
import { hasToken, isAges, SLOTS } from './decks.js';
import type { Area, Draft, Position, ScienceSet, Sink } from './state.js';

type ReadArea = Position['areas'][number];

/** The area of a seat to be changed: a copy, since states share what they have in common. */
export function edit(s: Draft, seat: Seat): Area {
  const area = s.areas[seat] as Area;
  const copy: Area = {
    wonder: area.wonder,
    built: area.built,
    cards: area.cards.slice(),
    tokens: area.tokens,
    military: area.military,
    defeats: area.defeats,
    coins: area.coins,
    matched: area.matched,
    babylon: area.babylon,
  };
  s.areas[seat] = copy;
  return copy;
}

export const areaAt = (s: Position, seat: Seat): ReadArea => s.areas[seat] as ReadArea;

export const owns = (area: ReadArea, token: TokenId): boolean => area.tokens.includes(token);

export const stagesOf = (area: ReadArea): readonly Stage[] => (area.wonder === null ? [] : WONDERS[area.wonder].stages);

export const costOf = (area: ReadArea, stage: number): Cost => (stagesOf(area)[stage] as Stage).cost;

export const isComplete = (area: ReadArea): boolean => !area.built.includes(false);

/** ARCH-40: not built, and every stage of a lower level is. */
export function isAvailable(area: ReadArea, stage: number): boolean {
  if (area.built[stage] !== false) return false;
  for (const lower of (stagesOf(area)[stage] as Stage).requires) if (!area.built[lower]) return false;
  return true;
}

/** ARCH-51: red cards, built stages of Rhodes with the effect, Tactics. */
export function shieldsOf(area: ReadArea): number {
  let shields = owns(area, 'tactics') ? 2 : 0;
  for (let kind = RED; kind < area.cards.length; kind++) shields += area.cards[kind] as number;
  return shields + stagesOf(area).filter(({ effect }, i) => effect === 'shield' && area.built[i]).length;
}

/** A token joins the others of a seat, in the order of the table. */
export function gainToken(s: Draft, seat: Seat, token: TokenId, from: number | 'stack', emit: Sink): void {
  const area = edit(s, seat);
  area.tokens = [...area.tokens, token].sort((a, b) => TOKEN_INDEX[a] - TOKEN_INDEX[b]);
  emit?.({ kind: 'token', seat, token, from });
}

export const SETS: readonly ScienceSet[] = ['pair:compass', 'pair:gear', 'pair:tablet', 'triple'];

/** Green cards of a symbol that can still be part of a set: in the three Ages a card gives a token once (ARCH-91). */
const free = (area: ReadArea, symbol: number): number =>
  (area.cards[GREEN + symbol] as number) - (area.matched[symbol] as number);

/** ARCH-45: whether a seat has the set with this index of {@link SETS}. */
export function hasSet(area: ReadArea, set: number): boolean {
  if (set < 3) return free(area, set) >= 2;
  return free(area, 0) > 0 && free(area, 1) > 0 && free(area, 2) > 0;
}

/** ARCH-46: whether a Progress token is left. */
export const tokenLeft = (s: Position): boolean => SLOTS.some((slot) => hasToken(s, slot));

const hasAnySet = (area: ReadArea): boolean => SETS.some((_, set) => hasSet(area, set));

/**
 * What an area, with one more card of a kind, can put towards a cost (ARCH-41 to ARCH-43). A payment of exactly the cost
 * exists when this is not less.
 */
export function bestValue(area: ReadArea, identical: boolean, economy: boolean, more = -1): number {
  let sum = 0;
  let most = 0;
  let different = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    const count = (area.cards[kind] as number) + (kind === more ? 1 : 0);
    sum += count;
    if (count > most) most = count;
    if (count > 0) different++;
  }
  const coins = (area.cards[COIN] as number) + (more === COIN ? 1 : 0);
  const grey = owns(area, 'engineering') ? sum : identical ? most : different;
  return grey + coins + (economy && coins > 0 ? 1 : 0);
}

/** Whether a seat has a token that it can still use this turn (ARCH-26). */
export const isReady = (s: Position, area: ReadArea, token: TokenId): boolean =>
  owns(area, token) && !s.used.includes(token) && !s.triggers.includes(token);

/** Whether Economy can still double a yellow card (ARCH-42). */
export const economyReady = (s: Position, area: ReadArea): boolean => isReady(s, area, 'economy');

/** ARCH-40: available, and some payment exists. */
export function isAffordable(area: ReadArea, stage: number, economy: boolean, more = -1): boolean {
  if (!isAvailable(area, stage)) return false;
  const cost = costOf(area, stage);
  return bestValue(area, cost.kind === 'identical', economy, more) >= cost.count;
}

/** The first stage that a seat can build, −1 when there is none. */
export function affordable(s: Position, area: ReadArea): number {
  const economy = economyReady(s, area);
  for (let stage = 0; stage < area.built.length; stage++) if (isAffordable(area, stage, economy)) return stage;
  return -1;
}

/** ARCH-90 g: in this step of the three Ages only sets are made, and in no other. */
export const onlyScience = (s: Position): boolean => s.phase === 'progress';

export const mayScience = (s: Position): boolean => isAges(s) === onlyScience(s) && tokenLeft(s);

/** Whether a seat must make a set (ARCH-24, ARCH-90 g). */
export const mustScience = (s: Position, area: ReadArea): boolean => mayScience(s) && hasAnySet(area);

/** ARCH-24: whether something must still be done. */
export const mustGoOn = (s: Position, area: ReadArea): boolean =>
  mustScience(s, area) || (!onlyScience(s) && affordable(s, area) >= 0);
