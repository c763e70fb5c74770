import { commonEnglish, count, listed } from '@wonders/core/words';
import type { Hidden, Position } from '../state/index.js';
import { bonusWords, candidateWords, cardWords, pieces, startWords } from './cards.js';
import { endings } from './endings.js';
import { turnLabel } from './hal-turns.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { placing, result } from './outcome.js';
import { points } from './phrases.js';
import { piece } from './pieces.js';
import { prompts } from './prompts.js';
import { categories, total } from './scores.js';
import { seated, seatName } from './seats.js';

/** The same sentence with fewer letters. */
const shortened = (text: string): string =>
  text
    .replace(/ points?/g, ' pt')
    .replace(/a resource or a tile/, 'resource, tile')
    .replace(/ resources?/, ' res.')
    .replace(/ and /, ' + ')
    .replace(/ building of (\d+) or more floors/, ' $1+ floors')
    .replace(/ building of (\d+) to (\d+) floors/, ' $1–$2 floors')
    .replace(/ building$/, '')
    .replace(/per card for (exploit|construct)ing/, 'per $1 card')
    .replace(/per card for urbanizing/, 'per urbanize card')
    .replace(/ for (exploit|construct)ing/, ', $1')
    .replace(/ for urbanizing/, ', urbanize');

/** The names of seats in one breath. */
const names = (position: Position, seats: readonly number[]): string =>
  listed(seats.map((seat) => seated(position, seat).within));

const known = (n: number | Hidden, noun: string): string => (n === 'hidden' ? `${noun}s hidden` : count(n, noun));

/** What the board says. */
export const boardWords: BoardWords = {
  game: 'Ginkgopolis',
  moment: (round) => (round === 0 ? 'Setting up' : `Round ${round}`),
  result,
  ended: (position, ending) => `The game ended: ${endings[ending](position)}`,
  ahead(position, seats, [best = 0, next = 0], open) {
    const where = open ? '' : ', points in hand aside';
    const [first = 0] = seats;
    if (seats.length > 1) return `${names(position, seats)} are level at ${points(best)}${where}`;
    return `${seated(position, first).does('are', `ahead, ${best} to ${next}`)}${where}`;
  },
  both: (first, second) => `${first}. ${second}`,
  tilesLeft: (n) => `${count(n, 'tile')} left`,
  inDeck: (n) => `${n} in the deck`,
  discarded: (n) => `${n} discarded`,
  colours: { red: 'R', blue: 'B', yellow: 'Y' },
  seatSign: (seat) => `S${seat + 1}`,
  itemToChoose: 'resource or tile',
  letterAlone: 'Alone: a resource or a tile',
  urbanize: (items) => `Urbanize: ${items === null ? 'its token is lifted' : count(items, 'item')}`,
  alone: (n, item) => `Alone: ${count(n, item)}`,
  floor: (resources) => `Floor: ${count(resources, 'resource')}`,
  kept: (bonus) => `Kept: ${bonusWords(bonus)}`,
  bonus: bonusWords,
  character: startWords,
  candidate: (position, id) => candidateWords(position)(id),
  chosen: 'chosen',
  gift: (turn) => (turn.action === 'cannot-build' ? turnLabel(turn) : `Hal: ${turnLabel(turn)}`),
  turn: turnLabel,
  shortened,
  hisCard: (faceDown) => (faceDown ? 'His card, face down' : 'His card'),
  stash: (tiles) => `Tiles in the stash (${tiles})`,
  hiddenTiles: (tiles) => `${count(tiles, 'tile')}, hidden`,
  cardsKept: (withCharacters) => (withCharacters ? 'Cards kept and characters' : 'Cards kept'),
  points: (n) => (n === 'hidden' ? 'hidden' : points(n)),
  resources: (n, supply) =>
    `${n === 'hidden' ? 'hidden' : count(n, 'resource')}${supply === null ? '' : `, ${supply} left`}`,
  forCards: (n) => `${n} for cards`,
  forDistricts: (n) => `${n} for districts`,
  newHands: (n) => count(n, 'New Hand token'),
  buttons: {
    'hal-turn': 'Hal takes his turn',
    'new-hand': (use) => (use ? 'Use a New Hand token' : 'Keep the hand'),
    take: (item) => `Take a ${item}`,
    'return-tiles': 'Return no more tiles',
  },
  choose: 'Choose what turned up',
  begins: (position, seat) => seated(position, seat).does('begin'),
  starterSet: (set) => `Set ${set}`,
  lines: {
    piles: (tiles, deck, discard) => `${count(tiles, 'tile')} left, ${deck} in the deck, ${discard} discarded`,
    assets({ points: inHand, resources, supply, cards, districts }) {
      const left = supply === null ? '' : ` (${supply} in supply)`;
      return listed([
        known(inHand, 'point'),
        `${known(resources, 'resource')}${left}`,
        `${cards} for cards`,
        `${districts} for districts`,
      ]);
    },
    hand: (position, cards) => `Hand: ${pieces(cards, 'card', cardWords(position))}`,
    tiles: (tiles) => `Tiles: ${pieces(tiles, 'tile')}`,
    kept: (position, cards) => `Kept: ${pieces(cards, 'card', cardWords(position))}`,
    characters: (characters) => `Characters: ${pieces(characters, 'character')}`,
    halCard(position, card, faceDown) {
      if (card === null) return 'Card: face down';
      return `Card: ${cardWords(position)(card)}${faceDown ? ', face down' : ''}`;
    },
  },
};

/** The part of English that the board speaks: a picture does not load the rest. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  prompts,
  piece,
  categories,
  total,
  placing,
  board: boardWords,
};
