import { capital, count, listed } from '@wonders/core/words';
import { AGES } from './facts.js';
import type { Language } from './language.js';
import { nameOf, SYMBOL_NAMES } from './names.js';
import { verbed, whose, within } from './seats.js';

/** A sentence for each notice. */
export const notices: Language['notices'] = {
  'last-cards': ({ age, left }) =>
    `${left === 0 ? 'No card is' : left === 1 ? 'One card is' : `${left} cards are`} left in Age ${AGES[age]}: with ${left === 0 ? 'this decision' : left === 1 ? 'it' : 'the last of them'} ${
      age === 3 ? 'the game ends, and the points decide; of equal points, those on blue cards' : `Age ${AGES[age]} ends`
    }`,
  'next-age': ({ age, seat, decides }, s) =>
    seat === null
      ? `The Conflict pawn is in the middle: who has the last turn ${decides ? 'chooses who begins' : 'begins'} Age ${AGES[age]}`
      : `As the Conflict pawn stands, ${within(s, seat)} ${decides ? `${verbed(s, seat, 'choose')} who begins` : verbed(s, seat, 'begin')} Age ${AGES[age]}`,
  'near-capital': ({ seat, spaces, minerva }, s) =>
    `The Conflict pawn is ${count(spaces, 'space')} from ${whose(s, 1 - seat)} capital: there ${within(s, seat)} ${verbed(s, seat, 'win')} at once${minerva ? '; the Minerva pawn stands before it' : ''}`,
  'last-symbol': ({ seat, symbols }, s) =>
    `${capital(within(s, seat))} ${verbed(s, seat, 'have')} ${symbols.length} different science symbols, ${listed(symbols.map((symbol) => SYMBOL_NAMES[symbol]))}: one more wins at once`,
  'last-wonder': ({ wonders, built }) =>
    `${count(built, 'wonder')} are constructed: as soon as ${listed(
      wonders.map((wonder) => `the ${nameOf(wonder)}`),
      'or',
    )} is the last, ${wonders.length === 2 ? 'the other leaves' : 'the others leave'} the game`,
};
