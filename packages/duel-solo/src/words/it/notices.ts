import { capital, count, inBrief, listed } from '@wonders/core/words';
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
    const [cards, last] =
      left === 0
        ? ['Non restano carte', 'con questa decisione']
        : left === 1
          ? ['Resta una carta', 'con questa']
          : [`Restano ${left} carte`, "con l'ultima"];
    const where = `${cards} nell'Epoca ${AGES[age]}`;
    return inBrief(`${where}: ${last} ${ends}`, `${where}: poi ${age === 3 ? 'la partita' : "l'Epoca"} finisce`);
  },
  'next-age': ({ age, seat, decides }, position) =>
    seat === null
      ? inBrief(
          `La pedina Conflitto è al centro: chi gioca l'ultimo turno ${decides ? 'sceglie chi comincia' : 'comincia'} l'Epoca ${AGES[age]}`,
          `Chi gioca l'ultimo turno ${decides ? 'sceglie chi comincia' : 'comincia'} l'Epoca ${AGES[age]}`,
        )
      : inBrief(
          `Con la pedina Conflitto dov'è ora, ${decides ? `${does(position, seat, 'scegli', 'sceglie')} chi comincia` : does(position, seat, 'cominci', 'comincia')} l'Epoca ${AGES[age]}`,
          `Per ora ${decides ? `${does(position, seat, 'scegli', 'sceglie')} chi comincia` : does(position, seat, 'cominci', 'comincia')} l'Epoca ${AGES[age]}`,
        ),
  'near-capital': ({ seat, spaces, minerva }, position) =>
    inBrief(
      `La pedina Conflitto è a ${spaces} ${spaces === 1 ? 'casella' : 'caselle'} ${fromCapital(position, 1 - seat)}: se vi entra, ${does(position, seat, 'vinci', 'vince')} subito${minerva ? '; prima la ferma la pedina Minerva' : ''}`,
      `Tra ${count(spaces, 'casella', 'caselle')} ${does(position, seat, 'vinci', 'vince')} con la pedina Conflitto`,
    ),
  'last-symbol': ({ seat, symbols }, position) =>
    inBrief(
      `${capital(does(position, seat, 'hai', 'ha'))} ${symbols.length} simboli scientifici diversi, ${listed(
        symbols.map((symbol) => SYMBOL_NAMES[symbol]),
        'e',
      )}: con un altro ${does(position, seat, 'vinci', 'vince')} subito`,
      `Con un altro simbolo scientifico ${does(position, seat, 'vinci', 'vince')} subito`,
    ),
  'last-wonder': ({ wonders, built }) =>
    inBrief(
      `${built} meraviglie sono costruite: quando una tra ${listed(wonders.map(theName), 'e')} diventa l'ultima, ${wonders.length === 2 ? "l'altra torna" : 'le altre tornano'} nella scatola`,
      `${built} meraviglie sono costruite: ne resta una da costruire`,
    ),
};
