import { choose, type Rung, type Trace } from '@wonders/core';
import { type CardId, isLetter, type Letter } from '../components/cards.js';
import { pieceName } from '../components/names.js';
import type { Event } from '../events.js';
import type { Position } from '../state/position.js';
import { floorsAround } from '../table/city.js';

/** What urbanizing with a card gives to Hal where its token stands now; `null` for a building card. */
export function pointsOf(position: Position, card: CardId): number | null {
  const cell = isLetter(card) ? position.tokens[card] : null;
  return cell === null ? null : floorsAround(position, cell);
}

/** HAL-54: a building card, else the card that gives more points, else the first. HAL-55: resources do not matter. */
const EXPERT: readonly Rung<CardId, { readonly position: Position; readonly given: Letter }>[] = [
  { rule: 'HAL-54', label: 'a building card', score: (card) => (isLetter(card) ? 0 : 1) },
  { rule: 'HAL-54', label: 'most points for urbanizing', score: (card, x) => pointsOf(x.position, card) ?? 0 },
  { rule: 'HAL-54', label: 'the card he was given', score: (card, x) => (card === x.given ? 1 : 0) },
];

/**
 * The two cards of an expert Hal, and the one he uses.
 *
 * @category Bots
 */
export type ExpertChoice = Omit<Extract<Event, { kind: 'expert' }>, 'kind'>;

/**
 * Expert level: which of two cards Hal uses when his own is an urbanization card.
 *
 * @param position - At Hal's turn.
 * @param given - His card, face up.
 * @param drawn - The card drawn for him.
 * @param trace - Collects the rungs that decided.
 * @example
 * ```ts
 * import { expertChoice, newGame } from '@wonders/hal';
 * const { used, givenPoints } = expertChoice(newGame(), 'a', 'red-2');
 * console.log(used, givenPoints); // red-2 1
 * ```
 * @category Bots
 */
export function expertChoice(position: Position, given: Letter, drawn: CardId, trace?: Trace): ExpertChoice {
  const used = choose([given, drawn], EXPERT, { position, given }, trace, pieceName)[0] ?? given;
  return { given, givenPoints: pointsOf(position, given) ?? 0, drawn, drawnPoints: pointsOf(position, drawn), used };
}
