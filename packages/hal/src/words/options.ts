import { optionsEnglish } from '@wonders/core/words';
import type { Language } from './language.js';

/** What each option does, and what its values mean. */
export const options: Language['options'] = {
  ...optionsEnglish,
  mode: {
    label: 'Opponent',
    help: 'Against Hal you play alone; the published game is for two to five.',
    values: { solo: 'Hal', versus: 'Other players' },
  },
  players: { label: 'Players', help: 'How many play the published game.', number: (players) => `${players} players` },
  characters: {
    label: 'Characters',
    help: 'How the players of the published game get their characters.',
    values: { draft: 'They draft them', starter: 'Each gets a starter set' },
  },
  level: {
    label: 'Level of Hal',
    help: 'An expert Hal may exchange an urbanization card for a better card.',
    values: { normal: 'Normal', expert: 'Expert' },
  },
  halPaysForLowerNumber: {
    label: 'Hal pays for a lower number',
    help: 'Whether Hal pays points to build over a higher number with a lower one.',
    values: { never: 'Never', 'down-to-zero': 'As far as his points go' },
  },
  cardsBurntAtEachRefill: {
    label: 'Cards burnt',
    help: 'How many cards are burnt at each refill of the deck, with two or three players.',
    values: { 7: 'Seven', 0: 'None' },
  },
  giftToHal: {
    label: 'Gift to Hal',
    help: 'How Hal gets his card from your hand.',
    values: { chosen: 'You choose it', blind: 'Unseen: the third card' },
  },
  corrections: { label: 'Corrected cards', help: 'Rows that replace those of the component tables.' },
};
