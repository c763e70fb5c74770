import { optionsEnglish } from '@wonders/core/words';
import type { Language } from './language.js';

const BY_OPPONENT = 'As usual for this opponent';

/** What each option does, and what its values mean. */
export const options: Language['options'] = {
  ...optionsEnglish,
  mode: {
    label: 'Opponent',
    help: 'Against the AI you play alone; the published game is for two to four.',
    values: { solo: 'The AI', versus: 'Other players' },
  },
  players: { label: 'Players', help: 'How many play the published game.', number: (players) => `${players} players` },
  map: {
    label: 'Map',
    help: 'The shape in which the tiles are laid out.',
    values: { hexagon: 'The printed shape', random: 'A shape that grows at random' },
  },
  seaTiles: {
    label: 'Sea tiles',
    help: 'Whether the four sea tiles are dealt. The AI plays with them, other players without.',
    values: { included: 'In the game', removed: 'Left in the box', null: BY_OPPONENT },
  },
  startingCubes: {
    label: 'Starting cubes',
    help: 'How players get their first cubes. Against the AI lots decide; among players you choose.',
    values: { random: 'By lot', choose: 'You choose', null: BY_OPPONENT },
  },
  bonusPool: {
    label: 'Bonus tiles',
    help: 'Which bonus tiles are in the game.',
    values: {
      seed: 'One of each ability, and 3 to 6 points',
      'one-of-each': 'One of each ability, and only the 6 points',
      published: 'Four of each ability, and 3 to 6 points',
      null: BY_OPPONENT,
    },
  },
  aiTradeGain: {
    label: 'Difficulty',
    help: 'How many cubes the AI gains from the trade of the tile on which you act.',
    values: {
      printed: 'Fierce: those of the trade, always',
      matched: 'Fair: as often as you trade',
      once: 'Gentle: once, if you trade',
    },
  },
  aiMarketReaction: {
    label: 'Outposts of the AI',
    help: 'Whether the AI gains cubes when it also places an outpost.',
    values: { 'place-and-gain': 'It gains them as well', 'place-or-gain': 'It gains them only otherwise' },
  },
  aiBoard: {
    label: 'Board of the AI',
    help: "Whether the AI's outposts score as if they had uncovered the spaces of a board.",
    values: { none: 'It has none', virtual: 'As if it had one' },
  },
  roundLimit: {
    label: 'Longest game',
    help: 'The game ends after this many rounds.',
    number: (rounds) => `${rounds} rounds`,
  },
  colour: { label: 'Your colour', help: 'The colour of seat 1; the others take the next colours.' },
  marketTiles: {
    label: 'Other trades',
    help: 'Trades that replace the printed ones.',
    values: { null: 'The printed trades' },
  },
  vpTiles: {
    label: 'Other orders',
    help: 'Orders that replace the printed ones.',
    values: { null: 'The printed orders' },
  },
  start: {
    label: 'Start by hand',
    help: 'Map, ports, first cubes and boats laid out by hand.',
    values: { null: 'Dealt as usual' },
  },
  aiCubes: {
    label: 'First cubes of the AI',
    help: 'How many cubes of each colour the AI begins with.',
    number: (cubes) => (cubes === 0 ? 'None' : `${cubes} of each`),
  },
};
