import { optionsEnglish, yesOrNo } from '@wonders/core/words';
import type { Language } from './language.js';

/** What each option does, and what its values mean. */
export const options: Language['options'] = {
  ...optionsEnglish,
  mode: {
    label: 'Opponent',
    help: 'Against SOLO you always play with Pantheon.',
    values: { solo: 'SOLO', versus: 'Another player' },
  },
  pantheon: { label: 'Pantheon', help: 'Whether you play with the Pantheon expansion.', values: yesOrNo },
  level: {
    label: 'Level of SOLO',
    help: 'The higher the level, the greater the advantages that SOLO gets.',
    values: {
      base: 'Base: no bonus',
      easy: 'Easy',
      normal: 'Normal',
      medium: 'Medium',
      demanding: 'Demanding',
      hard: 'Hard',
      extreme: 'Extreme',
      legendary: 'Legendary',
    },
  },
  promos: { label: 'Promo wonders', help: 'The promo wonders that join the wonders to draft.', empty: 'None' },
  firstPlayer: {
    label: 'First player',
    help: 'Who begins. Against SOLO it is always SOLO.',
    values: { 0: 'Player 1, or SOLO', 1: 'Player 2', null: 'As the rules say: drawn, or SOLO' },
  },
  wonderOverrides: {
    label: 'Other prints of wonders',
    help: 'Costs and points of wonders that differ from the printed ones.',
  },
  costReading: {
    label: 'Cost of a card',
    help: "What SOLO's scales compare when they ask what a card costs.",
    values: { printed: 'The printed cost', actual: 'The coins to pay now' },
  },
  tiedAgeStart: {
    label: 'Conflict pawn in the middle',
    help: 'Who begins the next Age when the Conflict pawn stands in the middle.',
    values: { 'last-active-chooses': 'Whoever played last decides', 'last-active-begins': 'Whoever played last' },
  },
  scaleVersion: {
    label: 'Scales for Hades and Zeus',
    help: 'Which version of these two scales SOLO follows.',
    values: { revised: 'Revised', 'as-printed': 'As printed' },
  },
  soloSeeksWin: {
    label: 'SOLO looks for a win',
    help: 'When SOLO looks for a move that wins at once.',
    values: { everywhere: 'At every choice', 'on-turn': 'Only on its turn' },
  },
  zeusToken: {
    label: 'Zeus and tokens',
    help: 'Where the token goes when Zeus discards the card it lies on.',
    values: { discarded: 'Away with the card', taken: 'To the player' },
  },
  raReading: {
    label: "SOLO's Ra",
    help: 'Which of your wonders Ra steals for SOLO: the cheapest by this cost.',
    values: { actual: 'What you would pay now', printed: 'The printed cost' },
  },
  soloWinsWithWonder: {
    label: 'SOLO wins with a wonder',
    help: 'Whether SOLO also looks for a wonder that wins at once.',
    values: yesOrNo,
  },
  draft: {
    label: 'Wonders',
    help: 'How the wonders come to the players. The rulebook names eight of them for a first game.',
    values: { draft: 'Drafted', 'first-game': 'Those of a first game' },
  },
  divinityCost: {
    label: 'Cost of a divinity',
    help: 'What the flexibility scale takes for the cost of a divinity.',
    values: { printed: 'The price at its space', actual: 'What SOLO would pay now' },
  },
  pawnStart: {
    label: 'Handicap',
    help: 'How many spaces from the middle, toward your capital, the Conflict pawn begins.',
    number: (spaces) => (spaces === 0 ? 'None' : `${spaces} ${spaces === 1 ? 'space' : 'spaces'}`),
  },
};
