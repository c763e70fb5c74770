import { commonEnglish, count, listed } from '@wonders/core/words';
import type { HalTurn } from '../opponent/forecast.js';
import type { Hidden, Position, SeatDecisionKind } from '../state/index.js';
import { top } from '../table/city.js';
import { bonusWords, candidateWords, cardWords, pieces, startWords } from './cards.js';
import { endings } from './endings.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { result } from './outcome.js';
import { points } from './phrases.js';
import { ownerWords, seated, seatName } from './seats.js';

/** What the decision at hand asks for. */
const ASKED: Readonly<Record<Exclude<SeatDecisionKind, 'hal'>, string>> = {
  give: 'give Hal one of three cards',
  act: 'play one card, alone or with a tile',
  'move-token': 'put the token down',
  draft: 'keep a character',
  'new-hand': 'keep the hand or take a new one',
  commit: 'choose a card, alone or with a tile',
  take: 'take a resource or a tile',
  'return-tiles': 'return tiles for a point each',
};

/** What a card comes to on Hal's turn, in a few words. */
function turnWords({ action, points: gained, resources, kept, ending }: HalTurn): string {
  const end = ending === null ? '' : ', the end';
  switch (action) {
    case 'idle':
      return 'nothing';
    case 'cannot-build':
      return 'Hal cannot build: the end';
    case 'urbanize':
      return `${points(gained)}${end}`;
    case 'construct':
      return `floor ${resources}${kept === null || kept === 0 ? '' : `, +${kept}`}${end}`;
  }
}

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
const names = (s: Position, seats: readonly number[]): string => listed(seats.map((seat) => seatName(s, seat)));

const known = (n: number | Hidden, noun: string): string => (n === 'hidden' ? `${noun}s hidden` : count(n, noun));

/** What the board says. */
export const boardWords: BoardWords = {
  game: 'Ginkgopolis',
  moment: (round) => (round === 0 ? 'Setting up' : `Round ${round}`),
  result,
  ended: (s, ending) => `The game ended: ${endings[ending](s)}`,
  turningUp: 'Something turns up',
  asked(s, seats, decision) {
    const [first = 0] = seats;
    const all = seats.length > 1 && seats.length === s.players.length;
    const who = seatName(s, first) === 'You' ? 'Your turn' : all ? 'Everybody' : names(s, seats);
    return `${who}: ${ASKED[decision]}`;
  },
  halTurn: (turn) => (turn === null ? 'It is Hal’s turn' : `Hal’s turn with ${nameOf(turn.card)}: ${turnWords(turn)}`),
  ahead(s, seats, [best = 0, next = 0], open) {
    const where = open ? '' : ', points in hand aside';
    const [first = 0] = seats;
    if (seats.length > 1) return `${names(s, seats)} are level at ${points(best)}${where}`;
    return `${seated(s, first).does('are', `ahead, ${best} to ${next}`)}${where}`;
  },
  both: (first, second) => `${first}. ${second}`,
  tilesLeft: (n) => `${count(n, 'tile')} left`,
  inDeck: (n) => `${n} in the deck`,
  discarded: (n) => `${n} discarded`,
  building(s, building) {
    const { owner, tiles, pawn } = building;
    const told = [nameOf(top(building)), count(tiles.length, 'floor'), ownerWords(s, owner)];
    return (pawn ? [...told, 'with a pawn'] : told).join(', ');
  },
  token: (letter, beside) =>
    `token ${nameOf(letter)}${beside.length === 0 ? '' : `, next to ${listed(beside.map(nameOf))}`}`,
  cell: ({ x, y }) => `cell ${x}, ${y}`,
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
  candidate: (s, id) => candidateWords(s)(id),
  chosen: 'chosen',
  gift: (turn) => (turn.action === 'cannot-build' ? turnWords(turn) : `Hal: ${turnWords(turn)}`),
  turn: turnWords,
  shortened,
  hisCard: (faceDown) => (faceDown ? 'His card, face down' : 'His card'),
  halCardFaceDown: 'Hal’s card, face down',
  stash: (tiles) => `Tiles in the stash (${tiles})`,
  hiddenTiles: (tiles) => `${count(tiles, 'tile')}, hidden`,
  inStash: (tile) => `${nameOf(tile)}, in the stash`,
  cardsKept: (withCharacters) => (withCharacters ? 'Cards kept and characters' : 'Cards kept'),
  keptCard: (id, bonus) => `${nameOf(id)}, kept, ${bonusWords(bonus)}`,
  points: (n) => (n === 'hidden' ? 'hidden' : points(n)),
  resources: (n, supply) =>
    `${n === 'hidden' ? 'hidden' : count(n, 'resource')}${supply === null ? '' : `, ${supply} left`}`,
  forCards: (n) => `${n} for cards`,
  forDistricts: (n) => `${n} for districts`,
  newHands: (n) => count(n, 'New Hand token'),
  categories: { points: 'Points', newHands: 'New Hand tokens', cards: 'Cards', districts: 'Districts' },
  total: 'Total',
  buttons: {
    'hal-turn': 'Hal takes his turn',
    'new-hand': (use) => (use ? 'Use a New Hand token' : 'Keep the hand'),
    take: (item) => `Take a ${item}`,
    'return-tiles': 'Return no more tiles',
  },
  questions: {
    'start-tile': 'Which tile comes next in the starting city?',
    tile: 'Which tile was drawn?',
    'hal-tile': 'Which tile did Hal draw?',
    burn: 'Which card was burnt?',
    card: 'Which card was drawn?',
    'hal-card': 'Which card is Hal’s?',
    'expert-card': 'Which card was drawn for Hal?',
    'first-player': 'Who begins?',
    'starter-set': 'Which starter set was dealt?',
    character: 'Which character was dealt?',
  },
  begins: (s, seat) => `${seatName(s, seat)} begins`,
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
    hand: (s, cards) => `Hand: ${pieces(cards, 'card', cardWords(s))}`,
    tiles: (tiles) => `Tiles: ${pieces(tiles, 'tile')}`,
    kept: (s, cards) => `Kept: ${pieces(cards, 'card', cardWords(s))}`,
    characters: (characters) => `Characters: ${pieces(characters, 'character')}`,
    halCard(s, card, faceDown) {
      if (card === null) return 'Card: face down';
      return `Card: ${cardWords(s)(card)}${faceDown ? ', face down' : ''}`;
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
  board: boardWords,
};
