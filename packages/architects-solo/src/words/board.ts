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

function moment(s: Position): string {
  if (s.phase === 'over') return 'The game is over';
  if (s.turn === 0 && s.age === 0) return 'The table is set';
  if (!isAges(s)) return `Turn ${s.turn}`;
  return s.turn === 0 ? `Age ${s.age}` : `Age ${s.age}, turn ${s.turn} of ${turnsOf(s)}`;
}

/** `You are ahead by 3 points`. */
function ahead(s: Position): string {
  const points = outcome(s).scores.map(({ order }) => order[0] as number);
  const best = Math.max(...points);
  const leaders = points.flatMap((each, seat) => (each === best ? [seat] : []));
  const [leader = 0] = leaders;
  if (leaders.length === 1) {
    const next = Math.max(...points.filter((each) => each < best));
    return who(s, leader).does('are', `ahead by ${count(best - next, 'point')}`);
  }
  return capital(`${listed(leaders.map((seat) => who(s, seat).within))} are level with ${count(best, 'point')}`);
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

const moreCards = (s: Position, named: Deck, more: number): string =>
  `${more} ${isAges(s) && named !== 'central' ? 'in hand' : 'more'}`;

function looked(s: Position): string {
  if (!isSolo(s) || s.looked === null) return 'The cards looked at';
  return `The cards looked at, of ${deckWords(s, deckName(s, s.looked.deck))}`;
}

function tokenLine(s: Position): string {
  const open = s.tokenSlots.flatMap((token) => (token === null ? [] : nameOf(token)));
  return `Progress tokens: ${[...open, count(s.tokenStack.length, 'token')].join(', ')} in the stack`;
}

/** What the board says besides names, moves, questions, pieces and the outcome. */
export const boardWords: BoardWords = {
  game: '7 Wonders: Architects',
  moment,
  ahead,

  seat: (s, seat) => who(s, seat).start,
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
  deck: (s, named) => deckTitle(s, deckNamed(s, named)),
  more: moreCards,
  hand: (s, named) => capital(deckWords(s, named)),
  looked,
  cardCount: (number) => count(number, 'card'),
  inHand: (held) => `In hand: ${held.join(', ')}`,
  lookedAt: (seen) => `Looked at: ${seen.join(', ')}`,
  deckLine: (s, named, card, more) => `${deckWords(s, named)}: ${card ?? 'face down'}, ${moreCards(s, named, more)}`,

  tokens: 'Progress tokens',
  tokenLine,

  battle: (s) => `Battle: ${s.conflictsTurned} of ${conflictTokens(s)} turned`,
  conflicts: (s) => `Conflict tokens turned: ${s.conflictsTurned} of ${conflictTokens(s)}`,
  cat: (s) => `The Cat: ${s.cat === null ? 'no holder' : who(s, s.cat).within}`,

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
