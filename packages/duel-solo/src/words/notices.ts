import { capital, count, inBrief, listed } from '@wonders/core/words';
import { AGES } from './facts.js';
import type { Language } from './language.js';
import { nameOf, SYMBOL_NAMES } from './names.js';
import { verbed, whose, within } from './seats.js';

/** A sentence for each notice. */
export const notices: Language['notices'] = {
  'last-cards'({ age, left }) {
    const cards = `${left === 0 ? 'No card is' : left === 1 ? 'One card is' : `${left} cards are`} left in Age ${AGES[age]}`;
    const last = left === 0 ? 'this decision' : left === 1 ? 'it' : 'the last of them';
    const ends =
      age === 3
        ? 'the game ends, and the points decide; of equal points, those on blue cards'
        : `Age ${AGES[age]} ends`;
    return inBrief(`${cards}: with ${last} ${ends}`, `${cards}: then ${age === 3 ? 'the points decide' : 'it ends'}`);
  },
  'next-age': ({ age, seat, decides }, position) =>
    seat === null
      ? inBrief(
          `The Conflict pawn is in the middle: who has the last turn ${decides ? 'chooses who begins' : 'begins'} Age ${AGES[age]}`,
          `Who has the last turn ${decides ? 'chooses who begins' : 'begins'} Age ${AGES[age]}`,
        )
      : inBrief(
          `As the Conflict pawn stands, ${within(position, seat)} ${decides ? `${verbed(position, seat, 'choose')} who begins` : verbed(position, seat, 'begin')} Age ${AGES[age]}`,
          `As it stands, ${within(position, seat)} ${decides ? `${verbed(position, seat, 'choose')} who begins` : verbed(position, seat, 'begin')} Age ${AGES[age]}`,
        ),
  'near-capital': ({ seat, spaces, minerva }, position) =>
    inBrief(
      `The Conflict pawn is ${count(spaces, 'space')} from ${whose(position, 1 - seat)} capital: there ${within(position, seat)} ${verbed(position, seat, 'win')} at once${minerva ? '; the Minerva pawn stands before it' : ''}`,
      `${capital(within(position, seat))} ${verbed(position, seat, 'win')} if the Conflict pawn moves ${count(spaces, 'space')} on`,
    ),
  'last-symbol'({ seat, symbols }, position) {
    const has = `${capital(within(position, seat))} ${verbed(position, seat, 'have')} ${symbols.length}`;
    return inBrief(
      `${has} different science symbols, ${listed(symbols.map((symbol) => SYMBOL_NAMES[symbol]))}: one more wins at once`,
      `${has} science symbols: one more wins at once`,
    );
  },
  'last-wonder': ({ wonders, built }) =>
    inBrief(
      `${count(built, 'wonder')} are constructed: as soon as ${listed(
        wonders.map((wonder) => `the ${nameOf(wonder)}`),
        'or',
      )} is the last, ${wonders.length === 2 ? 'the other leaves' : 'the others leave'} the game`,
      `${count(built, 'wonder')} are constructed: only one more can be`,
    ),
};
