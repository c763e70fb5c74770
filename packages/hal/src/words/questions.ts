import { fitting } from '@wonders/core/words';
import type { SeatMove } from '../notation.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { tellMove } from './moves.js';
import { nameOf } from './names.js';
import { points } from './phrases.js';

/** A move; where it is long, without what it costs and where it lies. */
function deed(move: SeatMove, position: Position): string {
  const whole = tellMove(move, position);
  return fitting(whole, whole.replace(/,.*/, ''));
}

/** Headlines in brief. */
export const briefly: Language['briefly'] = {
  'hal-idle': ({ card }) => `Hal discards ${nameOf(card)} and does nothing`,
  'hal-urbanizes': ({ letter, points: gained, unlessExchanged }) =>
    `Hal urbanizes at ${nameOf(letter)} for ${points(gained)}${unlessExchanged ? ', unless he exchanges it' : ''}`,
  'hal-exchanges': ({ given }) => `Hal may use another card in place of ${nameOf(given)}`,
  'hal-exchanges-surely': ({ given }) => `Hal uses another card in place of ${nameOf(given)}`,
  'hal-constructs': ({ card, floor }) => `Hal constructs floor ${floor} on ${nameOf(card)}`,
  'hal-cannot-build': ({ card }) => `Hal cannot build on ${nameOf(card)}: the game ends`,
  choice: ({ move }, position) => deed(move, position),
  'choice-on-average': ({ move }, position) => deed(move, position),
};

/** What the items of the lists ask. */
export const questions: Language['questions'] = {
  'best-lead': () => 'Which brings the best lead?',
  'best-lead-on-average': () => 'Which brings the best lead on average?',
  'building-card': () => 'Which is a building card?',
  'card-dictates': ({ card }) => `What does ${nameOf(card)} make him do?`,
  'card-given': () => 'Which is the card that he was given?',
  'ends-the-game': () => 'What ends the game with this round?',
  'most-points': () => 'Which brings the most points for urbanizing?',
  'resources-back': ({ card }) => `Who takes resources back from ${nameOf(card)}?`,
  'token-worth-least': () => 'Where is the token worth least?',
  'used-if-drawn': ({ given }) => `Which would replace ${nameOf(given)} if drawn?`,
};
