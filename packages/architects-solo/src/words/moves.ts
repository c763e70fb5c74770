import { deckRolled } from '../chance.js';
import { capital } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import { WONDERS } from '../components/wonders.js';
import { DECK_NAMES, deckNamed, topOf } from '../table/decks.js';
import type { Deck, Reveal, Move, MoveOfKind, Payment, Position } from '../state.js';
import { cardName, spentWords } from './short.js';

function deckWords(s: Position, named: Deck): string {
  const number = deckNamed(s, named);
  const wonder = s.areas[number]?.wonder;
  const top = topOf(s, number);
  return (
    (wonder == null ? 'the central deck' : `the deck of ${WONDERS[wonder].name}`) +
    (top === null ? '' : `, which shows ${cardName(top)}`)
  );
}

export const paymentWords = ({ doubled, ...cards }: Payment): string =>
  spentWords(cards) + (doubled > 0 ? ', one coin counting two' : '');

const SOURCES = {
  revealed: 'your revealed card',
  hand: 'a card of your hand',
  opponent: "the Opponent's revealed card",
  central: 'the top central card',
} as const;

const tokenWords =
  (before: string) =>
  ({ token }: { readonly token: TokenId }): string =>
    before + capital(token);

const seen =
  (where: string) =>
  ({ card, from }: MoveOfKind<Reveal>): string =>
    `${where}: ${cardName(card)} (${from})`;

const takeTop = ({ deck }: { readonly deck: Deck }, s: Position): string =>
  `Take the top card of ${deckWords(s, deck)}`;

/** A sentence for each kind of move. */
const SENTENCES: { readonly [K in Move['kind']]: string | ((move: MoveOfKind<K>, s: Position) => string) } = {
  pick: takeTop,
  select({ source, card, back, use }) {
    const which = card === null ? SOURCES[source] : `${cardName(card)} from your hand (${back})`;
    return use === 'play' ? `Play ${which}` : `Discard ${which} for three coins`;
  },
  pass: 'Pass',
  extra: ({ token, deck }, s) => `Take an extra card for ${capital(token)}: ${deckWords(s, deck)}`,
  science: ({ set }) => `Take a token for ${set === 'triple' ? 'one of each symbol' : `two of ${set.slice(5)}`}`,
  build: ({ stage, payment }) => `Build stage ${stage + 1} with ${paymentWords(payment)}`,
  endTurn: 'End the turn',
  takeToken({ slot }, s) {
    const token = slot === 'stack' ? null : s.tokenSlots[slot];
    return token == null ? 'Take a token from the stack' : `Take ${capital(token)}`;
  },
  takeTop,
  lookDeck: ({ deck }, s) => `Look at five cards of ${deckWords(s, deck)}`,
  takeLooked: ({ card }) => `Take ${cardName(card)}; the other cards go back`,
  opponentTurn: 'The Opponent takes its turn',
  wonder: ({ wonder }) => `The Wonder is ${WONDERS[wonder].name}`,
  slot: tokenWords('The next token is '),
  openingToken: tokenWords('The Opponent begins with '),
  stackToken: tokenWords('The token taken is '),
  top: ({ card }) => `The next card is ${cardName(card)}`,
  die: ({ face }, s) => `The die shows ${face}: deck ${DECK_NAMES[deckRolled(s.pending.at(-1)?.at ?? 0, face)]}`,
  flip: seen('The top central card'),
  blind: seen('The card taken'),
  look: seen('Seen'),
  deal: seen('Into your hand'),
  reveal: seen('Revealed'),
  ownCard: seen('The Opponent takes of its hand'),
  discardHand: seen("Left in the Opponent's hand"),
};

/**
 * A move as a sentence, where `describeMove` of the root has short words for it: for logs and narration.
 *
 * @param position - The position in which the move is made.
 * @example
 * ```ts
 * import { newGame } from '@wonders/architects-solo';
 * import { describeMove } from '@wonders/architects-solo/narration';
 * const game = newGame({ playerWonder: 'giza', opponentWonder: 'rhodes', seed: 'monday' });
 * console.log(describeMove(game, { kind: 'pick', deck: 'opponent' })); // Take the top card of the deck of Rhodes, which shows Compass
 * ```
 * @category Events
 */
export function describeMove(position: Position, move: Move): string {
  const says = SENTENCES[move.kind];
  return typeof says === 'string' ? says : says(move as never, position);
}
