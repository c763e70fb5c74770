import { replaced, type Said, type Seat } from '@wonders/core';
import { capital, count, inBrief, listed } from '@wonders/core/words';
import type { CardKind } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import { COINS_FOR_CARD } from '../flow/ages.js';
import type { Deck, SelectMove } from '../notation.js';
import { outcome } from '../scoring/index.js';
import { isAges, PLAYER_SEAT, type Position } from '../state/index.js';
import { areaAt, shieldsOf } from '../table/area.js';
import { centralOf, shownDeck } from '../table/decks.js';
import { setCards } from '../table/science.js';
import { cardTelling } from './cards.js';
import { knownTop } from './decks.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { who } from './seats.js';

/** What a card does; briefly, what it does at once. */
function effectOf(position: Position, card: CardKind): Said {
  const { effect } = cardTelling(position, card);
  const [first = effect] = effect.split(/, is |; /);
  return inBrief(`${nameOf(card)}: ${effect}`, `${nameOf(card)}: ${first}`);
}

/** What is certain of the card on a deck: what it does, or among how many it is. */
function topCard(position: Position, deck: Deck): Said {
  const card = knownTop(position, deck);
  if (card !== null) return effectOf(position, card);
  // A card that another seat has looked at counts as unseen as well.
  const central = shownDeck(position, centralOf(position));
  const cards = central.more + (central.card === null ? 0 : 1);
  if (cards === 0)
    return `The central deck is first made anew of ${count(position.central.discard.length, 'discarded card')}`;
  return cards === 1
    ? 'It is the last card of the central deck'
    : inBrief(
        `It is one of the ${cards} cards of the central deck, unseen until it is taken`,
        `It is one of the ${cards} unseen cards of the central deck`,
      );
}

/** The position with one more Progress token of a seat. */
function having(position: Position, seat: Seat, token: TokenId): Position {
  const area = areaAt(position, seat);
  return { ...position, areas: replaced(position.areas, seat, { ...area, tokens: [...area.tokens, token] }) };
}

/** What a face-up token brings at once: points as the table stands, shields, and what takes its place. */
function gaining(position: Position, seat: Seat, token: TokenId): Said {
  const then = having(position, seat, token);
  const [was = 0, is = 0] = [position, then].map((each) => outcome(each).scores[seat]?.order[0]);
  const shields = shieldsOf(areaAt(then, seat));
  const more = shields === shieldsOf(areaAt(position, seat)) ? '' : `, and ${count(shields, 'shield')} in all`;
  const tokens = count(areaAt(then, seat).tokens.length, 'Progress token');
  const brief = who(position, seat).does('have', `${tokens} then: ${count(is - was, 'more point')}`);
  const next = position.tokenStack.length === 0 ? '' : `; ${ofStack(position)} takes its place`;
  return inBrief(`${brief} as the table stands${more}${next}`, brief);
}

/** ARCH-83: a card that is played, or the coins that it brings. */
function selecting(position: Position, { source, card, use }: SelectMove): Said {
  const { coins } = areaAt(position, PLAYER_SEAT);
  if (use === 'discard')
    return who(position, PLAYER_SEAT).does('have', `${count(coins + COINS_FOR_CARD, 'coin token')} then`);
  if (source === 'hand') return card === null ? '' : effectOf(position, card);
  return topCard(position, source === 'revealed' ? 'player' : source);
}

/** One of the tokens that are left in the stack. */
const ofStack = ({ tokenStack: { length } }: Position): string =>
  length === 1 ? 'the last token of the stack' : `one of the ${length} tokens of the stack`;

/** What moves certainly mean, where their events do not say it. */
export const ahead: Language['ahead'] = {
  pick: ({ deck }, position) => topCard(position, deck),
  extra: ({ deck }, position) => topCard(position, deck),
  'take-top': ({ deck }, position) => topCard(position, deck),
  select: (move, position) => selecting(position, move),
  pass: () => 'No card is taken',
  'end-turn': (_, position) => `${capital(who(position, position.seat).whose)} turn ends`,
  science({ set }, position) {
    const cards = setCards(set).reduce((sum, n) => sum + n, 0);
    const open = position.tokenSlots.flatMap((token) => (token === null ? [] : [nameOf(token)]));
    const choice = [...open, ...(position.tokenStack.length > 0 ? ['the top of the stack'] : [])];
    const paid = isAges(position) ? `${cards} cards count for no further token` : `${cards} cards are discarded`;
    return inBrief(`${paid}; the choice is ${listed(choice, 'or')}`, paid);
  },
  'take-token'({ slot }, position) {
    const token = slot === 'stack' ? null : position.tokenSlots[slot];
    if (token == null) return `It is ${ofStack(position)}`;
    return gaining(position, position.seat, token);
  },
};
