import { count, optionsEnglish, yesOrNo } from '@wonders/core/words';
import { TOKEN_VP } from '../components/tokens.js';
import { COINS_PER_VP, MILITARY_VP } from '../scoring/index.js';
import type { Language } from './language.js';

const usual = { null: 'As usual in this game' } as const;

const RANDOM = { random: 'At random', null: 'As usual: at random' } as const;

/** What each option does, and what its values mean. */
export const options: Language['options'] = {
  ...optionsEnglish,
  mode: {
    label: 'Opponent',
    help: 'Against the Opponent you play alone; the published game is for two to seven.',
    values: { solo: 'The Opponent', versus: 'Other players' },
  },
  structure: {
    label: 'Structure',
    help: 'Decks, Battles and end as in Architects, or hands that you pass on through three Ages.',
    values: { architects: 'Architects', 'three-ages': 'Three Ages' },
  },
  difficulty: {
    label: 'Difficulty',
    help: 'How many Progress tokens the Opponent begins with, and how often its score counts against yours.',
    values: {
      easy: 'Easy',
      normal: 'Normal',
      medium: 'Medium, the same as Normal',
      hard: 'Hard',
      null: 'As usual: Normal',
    },
  },
  playerWonder: { label: 'Your Wonder', help: 'The Wonder that you build.', values: RANDOM },
  opponentWonder: { label: "The Opponent's Wonder", help: 'A Wonder other than yours.', values: RANDOM },
  players: {
    label: 'Players',
    help: 'How many play the published game.',
    values: { null: 'As usual: 2 players' },
    number: (players) => `${players} players`,
  },
  wonders: {
    label: 'Wonders',
    help: 'The Wonders of the published game, seat by seat, all different.',
    values: RANDOM,
  },
  firstSeat: {
    label: 'First player',
    help: 'The seat that begins the published game.',
    values: { null: 'As usual: seat 1' },
    number: (seat) => `Seat ${seat + 1}`,
  },
  openingTokens: {
    label: 'Progress tokens of the Opponent',
    help: 'How many the Opponent begins with, whatever the difficulty says.',
    values: { null: 'By difficulty' },
    number: (tokens) => count(tokens, 'token'),
  },
  scoreFactor: {
    label: "Weight of the Opponent's score",
    help: "How often the Opponent's score counts against yours, whatever the difficulty says.",
    values: { null: 'By difficulty' },
    number: (times) => ['Never', 'Once', 'Twice'][times] as string,
  },
  opponentBuilds: {
    label: 'The Opponent builds',
    help: 'Whether the Opponent builds its Wonder.',
    values: { ...yesOrNo, null: 'As usual: no' },
  },
  centralPick: {
    label: 'Central deck',
    help: 'When you may take the central card as your main pick.',
    values: { 'face-up-only': 'Only face up', always: 'Face down, too', ...usual },
  },
  catPower: {
    label: 'The Cat',
    help: 'What the Cat does with the top card of the central deck.',
    values: { flip: 'Turns it face up', peek: 'Lets only its holder look', ...usual },
  },
  opponentSeesCentral: {
    label: 'The Opponent sees the central card',
    help: 'Whether the Opponent considers a central card that lies face up.',
    values: { ...yesOrNo, null: 'As usual: no' },
  },
  denial: {
    label: 'Denial',
    help: "Whether a card that you take from the Opponent's deck goes to the central deck.",
    values: { ...yesOrNo, null: 'Yes, unless the preset says no' },
  },
  coinVp: {
    label: 'Points for coins',
    help: `Whether ${count(COINS_PER_VP, 'coin')} are worth a point at the end.`,
    values: { ...yesOrNo, ...usual },
  },
  politics: {
    label: 'Politics',
    help: 'For how many Cat icons Politics gives a point.',
    values: { 'per-cat': 'For each one', 'per-four': `For every ${TOKEN_VP.catsPerPoint}`, ...usual },
  },
  military: {
    label: 'Battles',
    help: 'What a Battle brings.',
    values: {
      published: `Victory tokens of ${count(MILITARY_VP, 'point')}`,
      source: 'A point won, a point lost',
      ...usual,
    },
  },
  battleVsZero: {
    label: 'Battle against no shields',
    help: 'What one shield against none wins.',
    values: { 'needs-two': 'One Victory token', literal: 'Two Victory tokens', ...usual },
  },
  centralSupply: {
    label: 'Central deck of the Three Ages',
    help: 'Which cards the central deck is made of.',
    values: { leftovers: 'Only the leftovers', 'neutral-deck': 'Also the 60 neutral cards', ...usual },
  },
  preset: {
    label: 'Preset',
    help: 'The published rules plus the Opponent. Options that you set yourself take precedence.',
    values: { published: 'The published rules', null: 'None' },
  },
};
