import { optionsEnglish, yesOrNo } from '@wonders/core/words';
import type { Language } from './language.js';

/** What each option does, and what its values mean. */
export const options: Language['options'] = {
  ...optionsEnglish,
  players: {
    label: 'Players',
    help: 'How many seats the table has.',
    values: { 3: '3 players', 4: '4 players', 5: '5 players' },
  },
  ruleset: {
    label: 'Rules',
    help: 'It also decides the discs and which disc may be built, unless you say so below.',
    values: { manual: 'The manual to the letter', published: 'The boxed game' },
  },
  discSet: {
    label: 'Numbers on the discs',
    help: 'Which set of discs is in the game.',
    values: {
      'manual-1-5': '1 to 5, as in the manual',
      'published-3-6': '3 to 6, as in the box',
      null: 'As the rules say',
    },
  },
  discChoice: {
    label: 'Disc to build',
    help: 'Which disc of a wonder may be built next.',
    values: { top: 'Only the top one', any: 'Any of them', null: 'As the rules say' },
  },
  twoColoured: {
    label: 'Two-coloured discs',
    help: 'Whether four two-coloured discs replace four others.',
    values: yesOrNo,
  },
  actionCards: { label: 'Action cards', help: 'Whether finishing a wonder brings an action card.', values: yesOrNo },
  startSeat: {
    label: 'First player',
    help: 'The seat that starts.',
    values: { random: 'Drawn at random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4', 4: 'Seat 5' },
  },
  stallRounds: {
    label: 'Stalled game',
    help: 'The game ends after this many rounds in a row in which nobody takes a disc.',
    number: (rounds) => `${rounds} rounds`,
  },
  bots: {
    label: 'Effort of the bots',
    help: 'How well the house bots play: one effort for all seats, or one for each.',
    values: { apprentice: 'Apprentice', builder: 'Builder', architect: 'Architect', master: 'Master: the strongest' },
  },
  tables: { label: 'Other tables', help: 'Discs, scores and action cards that differ from the printed ones.' },
};
