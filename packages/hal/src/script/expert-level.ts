import { choose, type Naming, type OfKind, type Rung, type Trace } from '@wonders/core';
import { type CardId, isLetter, type Letter } from '../components/cards.js';
import type { OwnEvent } from '../events.js';
import type { Reason } from '../reasons/index.js';
import type { Position } from '../state/index.js';
import { floorsAround } from '../table/city.js';

/** The points that Hal gains by urbanizing where the token of a card stands; `null` for a building card. */
export function pointsOf(position: Position, card: CardId): number | null {
  const cell = isLetter(card) ? position.tokens[card] : null;
  return cell === null ? null : floorsAround(position, cell);
}

/** HAL-54: a building card, else the card with more points, else the one he was given. HAL-55: resources do not matter. */
const EXPERT: readonly Rung<CardId, { readonly position: Position; readonly given: Letter }, Reason>[] = [
  {
    rule: 'HAL-54',
    label: { key: 'building-card', values: {} },
    yesNo: true,
    score: (card) => (isLetter(card) ? 0 : 1),
  },
  {
    rule: 'HAL-54',
    label: { key: 'most-points', values: {} },
    score: (card, { position }) => pointsOf(position, card) ?? 0,
  },
  {
    rule: 'HAL-54',
    label: { key: 'card-given', values: {} },
    yesNo: true,
    score: (card, { given }) => (card === given ? 1 : 0),
  },
];

const NAMING: Naming<CardId, Reason> = { id: (card) => card, name: (card) => ({ key: 'card', values: { card } }) };

/**
 * The two cards of an expert Hal, and the one he uses.
 *
 * @category Bots
 */
export type ExpertChoice = Omit<OfKind<OwnEvent, 'expert'>, 'kind'>;

/**
 * Expert level: which of two cards Hal uses when his own is an urbanization card.
 *
 * @param position - At Hal's turn.
 * @param given - His card, face up.
 * @param drawn - The card drawn for him.
 * @param trace - Collects the items of the list that decided.
 * @example
 * ```ts
 * import { expertChoice, newGame } from '@wonders/hal';
 * const { used, givenPoints } = expertChoice(newGame(), 'a', 'red-2');
 * console.log(used, givenPoints); // red-2 1
 * ```
 * @category Bots
 */
export function expertChoice(position: Position, given: Letter, drawn: CardId, trace?: Trace<Reason>): ExpertChoice {
  const used = choose([given, drawn], EXPERT, { position, given }, trace, NAMING)[0] ?? given;
  return { given, givenPoints: pointsOf(position, given) ?? 0, drawn, drawnPoints: pointsOf(position, drawn), used };
}
