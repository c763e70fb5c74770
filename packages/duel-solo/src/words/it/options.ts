import type { Language } from '../language.js';

const yesOrNo = { true: 'Sì', false: 'No' } as const;

/** What each option does, and what its values mean. */
export const options: Language['options'] = {
  seed: {
    label: 'Seme',
    help: 'Lo stesso seme e le stesse opzioni danno la stessa partita.',
    values: { null: 'Nessuno' },
  },
  chance: {
    label: 'Caso',
    help: 'Chi mescola e pesca.',
    values: { sampled: 'Il programma', manual: 'Tu, al tuo tavolo' },
  },
  rng: {
    label: 'Pescate',
    help: 'Come il caso nasce dal seme.',
    values: { alea: 'Veloce', sealed: 'Sigillato: nessuno può prevederlo' },
  },
  names: { label: 'Nomi', help: 'Come si chiamano i giocatori, uno per uno.' },
  mode: {
    label: 'Avversario',
    help: 'Contro SOLO giochi sempre con Pantheon.',
    values: { solo: 'SOLO', versus: 'Un altro giocatore' },
  },
  pantheon: { label: 'Pantheon', help: "Se si gioca con l'espansione Pantheon.", values: yesOrNo },
  level: {
    label: 'Livello di SOLO',
    help: 'Più alto è il livello, più vantaggi riceve SOLO.',
    values: {
      base: 'Base: nessun bonus',
      easy: 'Facile',
      normal: 'Normale',
      medium: 'Medio',
      demanding: 'Impegnativo',
      hard: 'Difficile',
      extreme: 'Estremo',
      legendary: 'Leggendario',
    },
  },
  promos: {
    label: 'Meraviglie promozionali',
    help: 'Le Meraviglie promozionali che si aggiungono alle altre.',
    empty: 'Nessuna',
  },
  firstPlayer: {
    label: 'Primo giocatore',
    help: 'Chi comincia. Contro SOLO comincia sempre SOLO.',
    values: { 0: 'Giocatore 1, o SOLO', 1: 'Giocatore 2', null: 'Secondo le regole: a sorte, o SOLO' },
  },
  wonderOverrides: { label: 'Meraviglie modificate', help: 'Costi e punti di Meraviglie diversi da quelli stampati.' },
  costReading: {
    label: 'Costo di una carta',
    help: 'Che cosa confrontano le scale di SOLO quando guardano il costo di una carta.',
    values: { printed: 'Il costo stampato', actual: 'Le monete da pagare ora' },
  },
  tiedAgeStart: {
    label: 'Pedina Conflitto al centro',
    help: "Chi comincia l'Epoca quando la pedina Conflitto è al centro.",
    values: {
      'last-active-chooses': 'Decide chi ha giocato per ultimo',
      'last-active-begins': 'Chi ha giocato per ultimo',
    },
  },
  scaleVersion: {
    label: 'Scale di Ade e Zeus',
    help: 'Quale versione di queste due scale segue SOLO.',
    values: { revised: 'Riveduta', 'as-printed': 'Come stampata' },
  },
  soloSeeksWin: {
    label: 'SOLO cerca la vittoria',
    help: 'Quando SOLO cerca una mossa che vince subito.',
    values: { everywhere: 'A ogni scelta', 'on-turn': 'Solo nel suo turno' },
  },
  zeusToken: {
    label: 'Zeus e i segnalini',
    help: 'Dove va il segnalino sulla carta che Zeus scarta.',
    values: { discarded: 'Via con la carta', taken: 'Al giocatore' },
  },
  raReading: {
    label: 'Ra di SOLO',
    help: 'Quale tua Meraviglia Ra ruba per SOLO: la meno costosa secondo questo costo.',
    values: { actual: 'Quanto pagheresti ora', printed: 'Il costo stampato' },
  },
  soloWinsWithWonder: {
    label: 'SOLO vince con una Meraviglia',
    help: 'Se SOLO cerca anche una Meraviglia che vince subito.',
    values: yesOrNo,
  },
  draft: {
    label: 'Meraviglie',
    help: 'Come si assegnano le meraviglie. Il regolamento ne indica otto per la prima partita.',
    values: { draft: 'Scelte a turno', 'first-game': 'Quelle della prima partita' },
  },
  divinityCost: {
    label: 'Costo di una divinità',
    help: 'Che cosa la scala della flessibilità considera il costo di una divinità.',
    values: { printed: 'Il prezzo della casella', actual: 'Quanto pagherebbe ora SOLO' },
  },
  pawnStart: {
    label: 'Handicap',
    help: 'Di quante caselle dal centro, verso la tua capitale, parte la pedina Conflitto.',
    number: (spaces) => (spaces === 0 ? 'Nessuno' : spaces === 1 ? '1 casella' : `${spaces} caselle`),
  },
};
