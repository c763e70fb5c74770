import { capital, listed } from '@wonders/core/words';
import { AGES } from '../facts.js';
import type { Language } from '../language.js';
import { SYMBOL_NAMES, theName } from './names.js';
import { does, fromCapital } from './seats.js';

/** A sentence for each notice. */
export const notices: Language['notices'] = {
  'last-cards': ({ age, left }) => {
    const ends =
      age === 3
        ? 'la partita finisce ai Punti Civiltà; in caso di parità decidono quelli delle carte blu'
        : `l'Epoca ${AGES[age]} finisce`;
    if (left === 0) return `Non restano carte nell'Epoca ${AGES[age]}: con questa decisione ${ends}`;
    return left === 1
      ? `Resta una carta nell'Epoca ${AGES[age]}: con questa ${ends}`
      : `Restano ${left} carte nell'Epoca ${AGES[age]}: con l'ultima ${ends}`;
  },
  'next-age': ({ age, seat, decides }, s) =>
    seat === null
      ? `La pedina Conflitto è al centro: chi gioca l'ultimo turno ${decides ? 'sceglie chi comincia' : 'comincia'} l'Epoca ${AGES[age]}`
      : `Con la pedina Conflitto dov'è ora, ${decides ? `${does(s, seat, 'scegli', 'sceglie')} chi comincia` : does(s, seat, 'cominci', 'comincia')} l'Epoca ${AGES[age]}`,
  'near-capital': ({ seat, spaces, minerva }, s) =>
    `La pedina Conflitto è a ${spaces} ${spaces === 1 ? 'casella' : 'caselle'} ${fromCapital(s, 1 - seat)}: se vi entra, ${does(s, seat, 'vinci', 'vince')} subito${minerva ? '; prima la ferma la pedina Minerva' : ''}`,
  'last-symbol': ({ seat, symbols }, s) =>
    `${capital(does(s, seat, 'hai', 'ha'))} ${symbols.length} simboli scientifici diversi, ${listed(
      symbols.map((symbol) => SYMBOL_NAMES[symbol]),
      'e',
    )}: con un altro ${does(s, seat, 'vinci', 'vince')} subito`,
  'last-wonder': ({ wonders, built }) =>
    `${built} meraviglie sono costruite: quando una tra ${listed(wonders.map(theName), 'e')} diventa l'ultima, ${wonders.length === 2 ? "l'altra torna" : 'le altre tornano'} nella scatola`,
};
