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
function effectOf(s: Position, card: CardKind): Said {
  const { effect } = cardTelling(s, card);
  const [first = effect] = effect.split(/, is |; /);
  return inBrief(`${nameOf(card)}: ${effect}`, `${nameOf(card)}: ${first}`);
}

/** What is certain of the card on a deck: what it does, or among how many it is. */
function topCard(s: Position, deck: Deck): Said {
  const card = knownTop(s, deck);
  if (card !== null) return effectOf(s, card);
  // A card that another seat has looked at counts as unseen as well.
  const central = shownDeck(s, centralOf(s));
  const cards = central.more + (central.card === null ? 0 : 1);
  if (cards === 0) return `The central deck is first made anew of ${count(s.central.discard.length, 'discarded card')}`;
  return cards === 1
    ? 'It is the last card of the central deck'
    : inBrief(
        `It is one of the ${cards} cards of the central deck, unseen until it is taken`,
        `It is one of the ${cards} unseen cards of the central deck`,
      );
}

/** The position with one more Progress token of a seat. */
function having(s: Position, seat: Seat, token: TokenId): Position {
  const area = areaAt(s, seat);
  return { ...s, areas: replaced(s.areas, seat, { ...area, tokens: [...area.tokens, token] }) };
}

/** What a face-up token brings at once: points as the table stands, shields, and what takes its place. */
function gaining(s: Position, seat: Seat, token: TokenId): Said {
  const then = having(s, seat, token);
  const [was = 0, is = 0] = [s, then].map((each) => outcome(each).scores[seat]?.order[0]);
  const shields = shieldsOf(areaAt(then, seat));
  const more = shields === shieldsOf(areaAt(s, seat)) ? '' : `, and ${count(shields, 'shield')} in all`;
  const tokens = count(areaAt(then, seat).tokens.length, 'Progress token');
  const brief = who(s, seat).does('have', `${tokens} then: ${count(is - was, 'more point')}`);
  const next = s.tokenStack.length === 0 ? '' : `; ${ofStack(s)} takes its place`;
  return inBrief(`${brief} as the table stands${more}${next}`, brief);
}

/** ARCH-83: a card that is played, or the coins that it brings. */
function selecting(s: Position, { source, card, use }: SelectMove): Said {
  const { coins } = areaAt(s, PLAYER_SEAT);
  if (use === 'discard') return who(s, PLAYER_SEAT).does('have', `${count(coins + COINS_FOR_CARD, 'coin token')} then`);
  if (source === 'hand') return card === null ? '' : effectOf(s, card);
  return topCard(s, source === 'revealed' ? 'player' : source);
}

/** One of the tokens that are left in the stack. */
const ofStack = ({ tokenStack: { length } }: Position): string =>
  length === 1 ? 'the last token of the stack' : `one of the ${length} tokens of the stack`;

/** What moves certainly mean, where their events do not say it. */
export const ahead: Language['ahead'] = {
  pick: ({ deck }, s) => topCard(s, deck),
  extra: ({ deck }, s) => topCard(s, deck),
  'take-top': ({ deck }, s) => topCard(s, deck),
  select: (move, s) => selecting(s, move),
  pass: () => 'No card is taken',
  'end-turn': (_, s) => `${capital(who(s, s.seat).whose)} turn ends`,
  science({ set }, s) {
    const cards = setCards(set).reduce((sum, n) => sum + n, 0);
    const open = s.tokenSlots.flatMap((token) => (token === null ? [] : [nameOf(token)]));
    const choice = [...open, ...(s.tokenStack.length > 0 ? ['the top of the stack'] : [])];
    const paid = isAges(s) ? `${cards} cards count for no further token` : `${cards} cards are discarded`;
    return inBrief(`${paid}; the choice is ${listed(choice, 'or')}`, paid);
  },
  'take-token'({ slot }, s) {
    const token = slot === 'stack' ? null : s.tokenSlots[slot];
    if (token == null) return `It is ${ofStack(s)}`;
    return gaining(s, s.seat, token);
  },
};
