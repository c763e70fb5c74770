import { CHANCE, type CommonWords, type ReachedPlace } from '@wonders/core';
import { listed } from '@wonders/core/words';
import type { Move } from '../../notation.js';
import { isPlural, nameIn } from './names.js';
import { points, toName } from './seats.js';

/** The kinds of moves, in the infinitive. */
const KINDS: Readonly<Record<Move['kind'], string>> = {
  construct: 'costruire una carta',
  discard: 'scartare una carta per ottenere monete',
  'construct-wonder': 'costruire una meraviglia',
  activate: 'attivare una carta del Pantheon',
  'draft-wonder': 'prendere una meraviglia',
  'choose-direction': "scegliere l'indirizzo strategico di SOLO",
  'choose-first-player': "scegliere chi comincia l'Epoca",
  'place-divinity': 'piazzare una divinità',
  'take-progress': 'prendere un segnalino Progresso',
  'build-discarded': 'costruire una carta degli scarti',
  'destroy-card': "far scartare una carta all'avversario",
  'build-top-row': "costruire una carta della cima dello schema dell'Epoca",
  'liberty-own': 'costruire una carta tolta a inizio partita',
  'liberty-give': "consegnare una carta all'avversario",
  'theater-deck': 'aprire un mazzo di divinità',
  'theater-choose': 'scegliere una divinità con il Teatro Divino',
  'theater-order': 'rimettere una divinità in cima al mazzo',
  'gate-choose': 'scegliere una divinità con il Portale',
  'nisaba-card': 'copiare un simbolo',
  'baal-card': 'rubare una carta',
  'zeus-card': 'scartare una carta con Zeus',
  'anubis-wonder': 'scartare la carta di una meraviglia',
  'ra-wonder': 'rubare una meraviglia',
  'isis-build': 'costruire una meraviglia con una carta degli scarti',
  'minerva-space': 'collocare la pedina Minerva',
  'neptune-remove': "scartare un segnalino Esercito senza applicarne l'effetto",
  'neptune-apply': "scartare un segnalino Esercito e applicarne l'effetto",
  'first-player': 'dire chi comincia',
  'draw-wonder': 'dire quale meraviglia è stata pescata',
  'draw-progress': 'dire quale segnalino Progresso è stato pescato',
  'purple-place': 'dire dove sono le carte viola',
  reveal: 'dire quale carta è stata rivelata',
  'removed-card': 'dire quale carta è stata pescata tra quelle rimosse',
  'isis-card': 'dire quale carta è stata pescata dagli scarti',
  'mythology-token': 'dire quale segnalino Mitologia è stato piazzato',
  'offering-token': 'dire quale segnalino Offerta è stato piazzato',
  'look-divinity': 'dire quale divinità è stata pescata',
  'turn-divinity': 'dire quale divinità è stata rivelata',
  'theater-draw': 'dire quale divinità è stata pescata',
};

const kindWords = (kind: string): string => KINDS[kind as Move['kind']];

/** Texts of a form, as one sees them there. */
const quoted = (texts: readonly string[], joining: string): string =>
  listed(
    texts.map((text) => `«${text}»`),
    joining,
  );

/** Who has won a game that its rules have not ended. */
function won(names: readonly string[]): string {
  const [name] = names;
  if (name === undefined) return 'Nessuno vince';
  if (names.length > 1)
    return `La vittoria è condivisa da ${listed(
      names.map((each) => (each === 'Tu' ? 'te' : each)),
      'e',
    )}`;
  return name === 'Tu' ? 'Hai vinto' : `Ha vinto ${name}`;
}

/** The place of the reader: `Hai perso con 25 punti`. */
function placed({ place, shared, seats, points: reached }: ReachedPlace): string {
  const total = reached === null ? '' : ` con ${points(reached)}`;
  if (place === 1) return shared ? `Condividi la vittoria${total && `,${total}`}` : `Hai vinto${total}`;
  return seats === 2 ? `Hai perso${total}` : `Sei al ${place}º posto${shared ? ' a pari merito' : ''}${total}`;
}

/** What all games say, in Italian. */
export const commonItalian: CommonWords = {
  refusals: {
    'not-this-game': ({ rules, madeUnder }) =>
      madeUnder === undefined
        ? `questa non è una partita di 7 Wonders Duel con le regole ${rules}`
        : `questa posizione viene dalle regole ${madeUnder}, queste sono le regole ${rules}: carica il salvataggio, che rigioca la partita`,
    view: () => 'questa è la vista di chi guarda, non lo stato della partita',
    over: () => 'la partita è finita',
    malformed: () => 'la mossa non è scritta come dovrebbe',
    'not-your-turn': ({ active }, seat) =>
      active[0] === CHANCE
        ? 'prima si deve dire che cosa mostra il tavolo'
        : active.every((each) => seat(each) === '')
          ? "tocca all'altro giocatore"
          : `tocca ${listed(
              active.map((each) => toName(seat(each))),
              'e',
            )}`,
    stale: () => 'la partita è andata avanti: la mossa era per una posizione precedente',
    'other-rules': ({ rules, madeUnder }) =>
      `il tavolo gioca con le regole ${rules}, la mossa viene dalle regole ${madeUnder}: ricarica la pagina`,
    'not-now': ({ expected }) => `ora si può: ${listed(expected.map(kindWords), 'o')}`,
    impossible: ({ answer }) => `non può più uscire: ${answer.split(' ').map(nameIn).join(', ')}`,
  },
  you: 'Tu',
  sealed: (seat) => (seat === 'Tu' ? 'Hai scelto in segreto' : `${seat} ha scelto in segreto`),
  unseen: 'Esce qualcosa che non tutti vedono',
  verdicts: {
    resign: (loser) => `${loser === 'Tu' ? 'Hai' : `${loser} ha`} abbandonato la partita`,
    time: (loser) => `${loser === 'Tu' ? 'Il tuo tempo' : `Il tempo di ${loser}`} è scaduto`,
    host: (loser) =>
      `L'arbitro ha chiuso la partita${loser === '' ? '' : ` contro ${loser === 'Tu' ? 'di te' : loser}`}`,
    draw: () => 'I giocatori si sono accordati per la patta',
  },
  won,
  placed,
  equalOn: (questions) => `Su ${questions} domande sono alla pari`,
  fellAt: (question) => `domanda ${question}`,
  otherwise: (moves, answer) => `Cambierebbe così: ${moves.join('. ')}. Poi: ${answer}`,
  unchanged: 'Nessuna delle tue mosse provate la cambia',
  noted: (candidate, note) => `${candidate} (${note})`,
  item({ list, item, label, kept, dropped, alone, equal }) {
    if (alone) return `${list}: ${isPlural(kept) ? 'restano' : 'resta'} solo ${kept}`;
    return `${list}, punto ${item}: ${label}${equal ? ', alla pari' : ''}: ${kept}${dropped === '' ? '' : `; non ${dropped}`}`;
  },
  piece({ name, effect, status, price }) {
    const what = effect === '' ? name : `${name}: ${effect}`;
    const cost = price.length === 0 ? '' : `costa ${price.join(', ')}`;
    return [what, status, cost].filter((part) => part !== '').join('; ');
  },
  legend: {
    hint: 'la mossa consigliata',
    turn: "l'ultima mossa",
    check: 'tenuta dalla scala',
    cross: 'esclusa dalla scala',
    asked: 'ciò che riguarda la domanda',
  },
  more: (moves) => (moves === 1 ? 'un’altra mossa' : `altre ${moves} mosse`),
  allowed({ kind, values, items, min, max, distinct }) {
    const size = min === max ? `${max}` : `al massimo ${max}`;
    const free: Readonly<Record<typeof kind, readonly string[]>> = {
      choice: [],
      number: [min === max ? `${max}` : `un numero intero da ${min} a ${max}`],
      text: [`un testo di ${size} caratteri`],
      list: [
        `una lista di ${size} ${items.length === 0 ? 'testi' : `tra ${quoted(items, 'e')}`}${distinct ? ', mai due volte lo stesso' : ''}`,
      ],
      table: ['una tabella al posto di quella stampata'],
    };
    return [...(values.length === 0 ? [] : [quoted(values, 'o')]), ...free[kind]].join(', oppure ');
  },
  limited: (others, allowed) =>
    `Se ${others.map(({ label, values }) => `«${label}» è ${quoted(values, 'o')}`).join(' e ')}: ${allowed}`,
};
