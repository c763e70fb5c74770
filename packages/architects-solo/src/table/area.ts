import type { Seat } from '@wonders/core';
import { type CardKind, KINDS, RED } from '../components/cards.js';
import { TOKEN_INDEX, type TokenId } from '../components/tokens.js';
import { STAGES, type Stage } from '../components/wonders.js';
import type { Sink } from '../events.js';
import type { Area, Draft, Position } from '../state/index.js';
import { counted } from './decks.js';

/** The area in front of a seat, to read. */
export type ReadArea = Position['areas'][number];

/** An area that no other state shares. */
type OwnArea = { -readonly [K in keyof Area]: K extends 'cards' ? number[] : Area[K] };

/** The area of a seat, to change: a copy, because states share areas. */
export function edit(draft: Draft, seat: Seat): OwnArea {
  const area = areaAt(draft, seat);
  const copy: OwnArea = {
    wonder: area.wonder,
    built: area.built,
    cards: area.cards.slice(),
    tokens: area.tokens,
    military: area.military,
    defeats: area.defeats,
    coins: area.coins,
    matched: area.matched,
    tokensOwed: area.tokensOwed,
  };
  draft.areas[seat] = copy;
  return copy;
}

export const areaAt = (position: Position, seat: Seat): ReadArea => position.areas[seat] as ReadArea;

export const owns = (area: ReadArea, token: TokenId): boolean => area.tokens.includes(token);

export const stagesOf = (area: ReadArea): readonly Stage[] => (area.wonder === null ? [] : STAGES[area.wonder]);

export const isComplete = (area: ReadArea): boolean => !area.built.includes(false);

/** ARCH-40: whether a stage is not built and every stage of a lower level is. */
export function isAvailable(area: ReadArea, stage: number): boolean {
  if (area.built[stage] !== false) return false;
  for (const lower of (stagesOf(area)[stage] as Stage).requires) if (!area.built[lower]) return false;
  return true;
}

/** ARCH-51: shields of red cards, of built stages of Rhodes, and of Tactics. */
export function shieldsOf(area: ReadArea): number {
  let shields = owns(area, 'tactics') ? 2 : 0;
  for (let kind = RED; kind < area.cards.length; kind++) shields += area.cards[kind] as number;
  return shields + stagesOf(area).filter(({ effect }, i) => effect === 'shield' && area.built[i]).length;
}

/** Whether a seat has a token that it can still use this turn (ARCH-26). */
export const isReady = (position: Position, area: ReadArea, token: TokenId): boolean =>
  owns(area, token) && !position.used.includes(token) && !position.triggers.includes(token);

/** Whether a seat has used a token in its turn, which is under way (ARCH-26). */
export const isUsed = (position: Position, seat: Seat, token: TokenId): boolean =>
  position.seat === seat && position.used.includes(token);

/** Adds a token to those of a seat, in the order of `TOKENS`. */
export function gainToken(draft: Draft, seat: Seat, token: TokenId, from: number | 'stack', emit?: Sink): void {
  const area = edit(draft, seat);
  area.tokens = [...area.tokens, token].sort((a, b) => TOKEN_INDEX[a] - TOKEN_INDEX[b]);
  emit?.({ kind: 'token', seat, token, from });
}

/** Adds cards of a kind to the acting seat, or takes them off. */
export function lay(draft: Draft, kind: number, by: number): void {
  const { cards } = edit(draft, draft.seat);
  cards[kind] = (cards[kind] as number) + by;
}

export function discard(draft: Draft, seat: Seat, kind: number, number: number, emit?: Sink): void {
  const card = KINDS[kind] as CardKind;
  draft.discard = counted(draft.discard, card, number);
  emit?.({ kind: 'discarded', seat, card, number });
}

/** Takes cards of the acting seat out of the game. */
export function spend(draft: Draft, kind: number, number: number, emit?: Sink): void {
  if (number === 0) return;
  lay(draft, kind, -number);
  discard(draft, draft.seat, kind, number, emit);
}

/** Conflict tokens by number of seats (ARCH-17, ARCH-121). */
export const conflictTokens = (position: Position): number => Math.min(Math.max(position.areas.length, 3), 6);
