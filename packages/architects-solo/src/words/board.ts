import { capital, count, listed } from '@wonders/core/words';
import type { CardKind } from '../components/cards.js';
import type { Effect } from '../components/wonders.js';
import { CARDS_LOOKED_AT } from '../components/wonders.js';
import { turnsOf } from '../flow/ages.js';
import type { Deck } from '../notation.js';
import { outcome } from '../scoring/index.js';
import { isAges, isSolo, type Position } from '../state/index.js';
import { conflictTokens } from '../table/area.js';
import { deckName, deckNamed } from '../table/decks.js';
import { belongings, cardsOf, ownToken, tokensOf } from './areas.js';
import { setWords } from './costs.js';
import { deckWords } from './decks.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { moves } from './moves.js';
import { monumentOf, nameOf } from './names.js';
import { describeOutcome, placing } from './outcome.js';
import { deckTitle, piece } from './pieces.js';
import { PRIORITY_NAMES } from './priorities.js';
import { prompts } from './prompts.js';
import { categories, total } from './scores.js';
import { common, seatName, who } from './seats.js';

function moment(position: Position): string {
  if (position.phase === 'over') return 'The game is over';
  if (position.turn === 0 && position.age === 0) return 'The table is set';
  if (!isAges(position)) return `Turn ${position.turn}`;
  return position.turn === 0
    ? `Age ${position.age}`
    : `Age ${position.age}, turn ${position.turn} of ${turnsOf(position)}`;
}

/** `You are ahead by 3 points`. */
function ahead(position: Position): string {
  const points = outcome(position).scores.map(({ order }) => order[0] as number);
  const best = Math.max(...points);
  const leaders = points.flatMap((each, seat) => (each === best ? [seat] : []));
  const [leader = 0] = leaders;
  if (leaders.length === 1) {
    const next = Math.max(...points.filter((each) => each < best));
    return who(position, leader).does('are', `ahead by ${count(best - next, 'point')}`);
  }
  return capital(`${listed(leaders.map((seat) => who(position, seat).within))} are level with ${count(best, 'point')}`);
}

/** What the marked stages give, in few words for a tile. */
const EFFECTS: Readonly<Record<Effect, { readonly desk: string; readonly phone: string }>> = {
  any: { desk: 'any card', phone: 'any card' },
  token: { desk: 'a token', phone: 'token' },
  central: { desk: 'central card', phone: 'central' },
  look: { desk: `one of ${CARDS_LOOKED_AT}`, phone: `1 of ${CARDS_LOOKED_AT}` },
  'left-and-right': { desk: 'left, right', phone: 'left, right' },
  shield: { desk: 'a shield', phone: 'shield' },
};

const FACES: Readonly<Record<CardKind, string>> = {
  wood: 'Wood',
  stone: 'Stone',
  clay: 'Clay',
  papyrus: 'Papyrus',
  glass: 'Glass',
  coin: 'Coin',
  'blue-3': '3 points',
  'blue-2-cat': '2 and Cat',
  compass: 'Compass',
  gear: 'Gear',
  tablet: 'Tablet',
  'shield-0': 'Shield',
  'shield-1': '1 horn',
  'shield-2': '2 horns',
};

const moreCards = (position: Position, named: Deck, more: number): string =>
  `${more} ${isAges(position) && named !== 'central' ? 'in hand' : 'more'}`;

function looked(position: Position): string {
  if (!isSolo(position) || position.looked === null) return 'The cards looked at';
  return `The cards looked at, of ${deckWords(position, deckName(position, position.looked.deck))}`;
}

function tokenLine(position: Position): string {
  const open = position.tokenSlots.flatMap((token) => (token === null ? [] : nameOf(token)));
  return `Progress tokens: ${[...open, count(position.tokenStack.length, 'token')].join(', ')} in the stack`;
}

/** What the board says besides names, moves, questions, pieces and the outcome. */
export const boardWords: BoardWords = {
  game: '7 Wonders: Architects',
  moment,
  ahead,

  seat: (position, seat) => who(position, seat).start,
  belongings,
  ownToken,
  tokensOf,
  noWonder: 'no Wonder yet',
  wonder: (wonder) => `${nameOf(wonder)}, ${monumentOf(wonder)}`,
  monument: monumentOf,
  cards: cardsOf,
  points: (points) => count(points, 'point'),

  lacking: (lacking) => (lacking === 0 ? 'ready' : `lacks ${lacking}`),
  effect: (effect, phone) => EFFECTS[effect][phone ? 'phone' : 'desk'],

  faces: FACES,
  faceDown: 'face down',
  empty: 'empty',
  peeked: 'seen in secret',
  deck: (position, named) => deckTitle(position, deckNamed(position, named)),
  more: moreCards,
  hand: (position, named) => capital(deckWords(position, named)),
  looked,
  cardCount: (number) => count(number, 'card'),
  inHand: (held) => `In hand: ${held.join(', ')}`,
  lookedAt: (seen) => `Looked at: ${seen.join(', ')}`,
  deckLine: (position, named, card, more) =>
    `${deckWords(position, named)}: ${card ?? 'face down'}, ${moreCards(position, named, more)}`,

  tokens: 'Progress tokens',
  tokenLine,

  battle: (position) => `Battle: ${position.conflictsTurned} of ${conflictTokens(position)} turned`,
  conflicts: (position) => `Conflict tokens turned: ${position.conflictsTurned} of ${conflictTokens(position)}`,
  cat: (position) => `The Cat: ${position.cat === null ? 'no holder' : who(position, position.cat).within}`,

  priorities: "The Opponent's priorities",
  priority: (id) => capital(PRIORITY_NAMES[id]),
  decides: { none: 'None matches: the die decides', tie: 'Equal cards: the die decides', priority: '', denial: '' },

  science: (set) => `Use ${setWords(set)}`,
  answers: 'Possible answers',
};

/** The part of English that the board speaks: a picture does not load the rest. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common,
  name: nameOf,
  seat: seatName,
  moves,
  prompts,
  piece,
  categories,
  total,
  outcome: describeOutcome,
  placing,
  board: boardWords,
};
