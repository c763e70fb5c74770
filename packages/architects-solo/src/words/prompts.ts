import type { Seat } from '@wonders/core';
import { capital, count, listed, verbFor } from '@wonders/core/words';
import { deckRolled } from '../chance/index.js';
import { CARDS_LOOKED_AT } from '../components/wonders.js';
import { COINS_FOR_CARD } from '../flow/ages.js';
import type { SelectMove } from '../notation.js';
import type { Prompts } from '../prompts/index.js';
import { type Position, SCRIPT_SEAT } from '../state/index.js';
import { setWords } from './costs.js';
import { deckWords } from './decks.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { who } from './seats.js';

/** A task with the one who has it: `Your turn: take a card`, `Anna: take a card`. */
function task(position: Position, seat: Seat, what: string): string {
  const { isYou, start } = who(position, seat);
  return `${isYou ? 'Your turn' : start}: ${what}`;
}

const anyDeck = (position: Position, decks: Prompts['pick']['decks'], seat: Seat): string =>
  listed(
    decks.map((deck) => deckWords(position, deck, seat)),
    'or',
  );

const SOURCES: Readonly<Record<SelectMove['source'], (position: Position) => string>> = {
  revealed: (position) => `${who(position, 0).whose} revealed card`,
  hand: (position) => `another card of ${who(position, 0).whose} hand`,
  opponent: () => "the Opponent's revealed card",
  central: () => 'the top central card',
};

/** What can be done with what lies there. */
function actions({ stages, sets, tokens, mayEnd }: Prompts['act']): string {
  const numbers = stages.map((stage) => String(stage + 1));
  const parts = [
    ...(stages.length === 0 ? [] : [`build stage ${listed(numbers, 'or')}`]),
    ...sets.map((set) => `use ${setWords(set)} for a Progress token`),
    ...tokens.map((token) => `take the extra card of ${nameOf(token)}`),
    ...(mayEnd ? ['end the turn'] : []),
  ];
  return listed(parts, 'or');
}

/** The faces of the die with the decks that they stand for: `1 to 3 for your deck`. */
function facesWords(position: Position, { table, faces, central }: Prompts['die']): string {
  const decks = [...new Set(faces.map((face) => deckRolled(table, face)))];
  return listed(
    decks.map((deck) => {
      const own = faces.filter((face) => deckRolled(table, face) === deck);
      const range = own.length === 1 ? `${own[0]}` : `${own[0]} to ${own.at(-1)}`;
      const open = deck === 'central' && central !== null ? `, where ${nameOf(central)} lies` : '';
      return `${range} for ${deckWords(position, deck, SCRIPT_SEAT)}${open}`;
    }),
  );
}

const DIE: Readonly<Record<Prompts['die']['table'], string>> = {
  'no-priority': 'no card matches a priority',
  tie: 'two cards are equally good',
  halicarnassus: 'for the deck to look into',
};

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const nth = (number: number): string => ORDER[number - 1] as string;

/** A sentence for each question. The table is not asked for the only card or token that there is. */
export const prompts: Language['prompts'] = {
  pick: ({ decks }, position, seat) => task(position, seat, `take the top card of ${anyDeck(position, decks, seat)}`),
  pass: (_, position, seat) => task(position, seat, 'pass, because there is no card to take'),
  select({ sources }, position, seat) {
    const cards = sources.map((source) => SOURCES[source](position));
    return task(position, seat, `play, or discard for ${count(COINS_FOR_CARD, 'coin')}, ${listed(cards, 'or')}`);
  },
  act: (values, position, seat) => task(position, seat, actions(values)),
  'take-token'({ tokens, stack }, position, seat) {
    const places = [...tokens.map(nameOf), ...(stack ? ['the top one of the stack'] : [])];
    return task(position, seat, `choose a Progress token: ${listed(places, 'or')}`);
  },
  'take-top': ({ decks }, position, seat) =>
    task(position, seat, `by the stage just built, take the top card of ${anyDeck(position, decks, seat)}`),
  'look-deck': ({ decks }, position, seat) =>
    task(
      position,
      seat,
      `choose the deck to look into for one of ${count(CARDS_LOOKED_AT, 'card')}: ${anyDeck(position, decks, seat)}`,
    ),
  'take-looked': ({ deck, cards }, position, seat) =>
    task(
      position,
      seat,
      cards === 1
        ? `keep the only card of ${deckWords(position, deck, seat)}`
        : `keep one of the ${count(cards, 'card')} of ${deckWords(position, deck, seat)}; the others go back`,
    ),
  'opponent-turn': ({ card }, position, seat) =>
    card === null
      ? `${who(position, seat).does('take')} its turn by its priorities`
      : `${who(position, seat).does('resolve')} the card that it has selected, ${nameOf(card)}`,

  wonder: ({ receiver, wonders }, position) => `Which Wonder is ${who(position, receiver).whose}? ${wonders} are left`,
  slot: ({ slot, tokens }) =>
    `Which Progress token is turned up at the ${nth(slot + 1)} place? The stack has ${count(tokens, 'token')}`,
  'opening-token': ({ number, tokens }) =>
    `Which is the Opponent's ${nth(number)} opening token? ${tokens} are on its list`,
  'stack-token': ({ receiver, tokens }, position) =>
    `Which Progress token does the stack give ${who(position, receiver).within}? It has ${count(tokens, 'token')}`,
  top: ({ deck, cards }, position) =>
    `Which card comes to the top of ${deckWords(position, deck)}? ${count(cards, 'card')} are left`,
  die(values, position) {
    const extra = values.token === null ? '' : `, for the extra card of ${nameOf(values.token)}`;
    return `What does the die show (${DIE[values.table]}${extra})? ${capital(facesWords(position, values))}`;
  },
  flip: ({ receiver, cards }, position) =>
    position.options.catPower === 'flip'
      ? `Which card does the Cat turn up on the central deck? It has ${count(cards, 'card')}`
      : `Which card ${verbFor(who(position, receiver).isYou, 'do')} ${who(position, receiver).within} see on top of the central deck? It has ${count(cards, 'card')}`,
  blind: ({ receiver, cards }, position) =>
    `Which card comes from the central deck to ${who(position, receiver).within}? It has ${count(cards, 'card')}`,
  look: ({ deck, number, cards }, position) =>
    `Which is the ${nth(number)} card looked at in ${deckWords(position, deck)}? ${count(cards, 'card')} are unseen`,
  deal: ({ number, cards }, position) =>
    `Which is the ${nth(number)} of the ${count(cards, 'card')} in ${who(position, 0).whose} hand?`,
  reveal: ({ deck, cards }, position) =>
    `Which of the ${count(cards, 'card')} of ${deckWords(position, deck)} is revealed? Draw it at random`,
  'own-card': ({ cards }) =>
    `Which of the ${count(cards, 'card')} of its hand does the Opponent play? Draw it at random`,
  'discard-hand': ({ deck, cards }, position) =>
    `Which card of ${deckWords(position, deck)} is discarded at the end of the Age? ${count(cards, 'card')} not yet seen`,
};
