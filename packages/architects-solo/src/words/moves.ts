import { capital, count, listed } from '@wonders/core/words';
import { deckRolled } from '../chance/index.js';
import type { DieTable } from '../components/die.js';
import { CARDS_LOOKED_AT } from '../components/wonders.js';
import { COINS_FOR_CARD } from '../flow/ages.js';
import type { Back, Deck, MoveOf, Origin, Reveal, SelectMove } from '../notation.js';
import { isAges, PLAYER_SEAT, type Position } from '../state/index.js';
import { paymentWords, setWords } from './costs.js';
import { backWords, deckWords, topWords } from './decks.js';
import type { Language } from './language.js';
import { monumentOf, nameOf, tokenText } from './names.js';
import { who } from './seats.js';
import { stageOf } from './stages.js';

const takeTop = ({ deck }: { readonly deck: Deck }, position: Position): string => `Take ${topWords(position, deck)}`;

/** ARCH-81: the hand of the player. */
const ownHand = (position: Position): string => `${who(position, PLAYER_SEAT).whose} hand`;

/** The card that a selection names, from where it lies. */
function selected({ source, card, back }: SelectMove, position: Position): string {
  if (source === 'hand') {
    const named = card === null ? 'a card' : nameOf(card);
    return `${named} from ${ownHand(position)}${back === null ? '' : `, ${backWords(back)}`}`;
  }
  if (source === 'revealed') return topWords(position, 'player').replace(/ from (.*) hand$/, ', $1 revealed card');
  if (source === 'opponent') return topWords(position, 'opponent').replace(/ from (.*) hand$/, ', $1 revealed card');
  return topWords(position, 'central');
}

/** Where a hidden card comes from: `a card of Giza that had been seen before`. */
function originWords(from: Origin): string {
  const back = from.replace(/^drawn-|-seen$/g, '') as Back;
  const known: string[] = [];
  if (from.startsWith('drawn-')) known.push('had been drawn unseen');
  if (from.endsWith('-seen')) known.push('had been seen before');
  return backWords(back) + (known.length === 0 ? '' : ` that ${listed(known)}`);
}

const turnsUp =
  (where: string) =>
  ({ card, from }: MoveOf<Reveal>): string =>
    `${where} ${nameOf(card)}, ${originWords(from)}`;

/** The decision that a move answers. It says which seat an answer to chance concerns. */
const asked = (position: Position) => position.pending.at(-1);

/** A sentence for each kind of move. */
export const moves: Language['moves'] = {
  pick: takeTop,
  select(move, position) {
    const which = selected(move, position);
    return move.use === 'play' ? `Play ${which}` : `Discard ${which}, for ${count(COINS_FOR_CARD, 'coin')}`;
  },
  pass: () => 'Pass, with no card to take',
  extra: ({ token, deck }, position) => `Use ${nameOf(token)} to take ${topWords(position, deck)}`,
  science: ({ set }) => `Use ${setWords(set)} for a Progress token`,
  build: ({ stage, payment }, position) =>
    `Build stage ${stage + 1} (${count(stageOf(position, position.seat, stage).vp, 'point')}) with ${paymentWords(stage, payment)}`,
  'end-turn': (_, position) =>
    position.triggers.length === 0
      ? 'End the turn'
      : `End the turn without the extra card of ${listed(position.triggers.map(nameOf), 'or')}`,
  'take-token'({ slot }, position) {
    const token = slot === 'stack' ? null : position.tokenSlots[slot];
    return token == null
      ? 'Take the top token of the stack, unseen'
      : `Take ${nameOf(token)}, ${tokenText(position, token)}`;
  },
  'take-top': takeTop,
  'look-deck': ({ deck }, position) =>
    isAges(position)
      ? `Look at ${count(CARDS_LOOKED_AT, 'card')} of ${deckWords(position, deck)}`
      : `Look at the top ${count(CARDS_LOOKED_AT, 'card')} of ${deckWords(position, deck)}`,
  'take-looked': ({ card }) => `Take ${nameOf(card)}; the other cards go back`,
  'opponent-turn': () => 'The Opponent takes its turn',
  wonder({ wonder }, position) {
    const whose = capital(who(position, asked(position)?.receiver ?? position.seat).whose);
    return `${whose} Wonder is ${nameOf(wonder)}, the ${monumentOf(wonder)}`;
  },
  slot: ({ token }) => `The Progress token turned up is ${nameOf(token)}`,
  'opening-token': ({ token }) => `The Opponent begins with ${nameOf(token)}`,
  'stack-token': ({ token }) => `The token taken from the stack is ${nameOf(token)}`,
  top: ({ card }) => `The next card is ${nameOf(card)}`,
  die({ face }, position) {
    const table = asked(position)?.table as DieTable;
    const verb = table === 'halicarnassus' ? 'looks into' : 'turns to';
    return `The die shows ${face}: the Opponent ${verb} ${deckWords(position, deckRolled(table, face), 1)}`;
  },
  flip: turnsUp('The top central card is'),
  blind: turnsUp('The card taken is'),
  look: turnsUp('The next card looked at is'),
  deal: (move, position) => turnsUp(`The next card of ${ownHand(position)} is`)(move),
  reveal: turnsUp('The card revealed is'),
  'own-card': turnsUp('The Opponent takes, from its own hand,'),
  'discard-hand': turnsUp("Left in the Opponent's hand is"),
};
