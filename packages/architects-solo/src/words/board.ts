import type { Seat } from '@wonders/core';
import { capital, commonEnglish, count, listed } from '@wonders/core/words';
import { type CardKind, KINDS } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { Effect } from '../components/wonders.js';
import type { StageCost } from '../costs.js';
import { TURNS } from '../flow/ages.js';
import type { Deck } from '../notation.js';
import { outcome } from '../scoring/index.js';
import { type ChanceKind, isAges, isSolo, type Position, type SeatDecisionKind } from '../state/index.js';
import { areaAt, conflictTokens, shieldsOf } from '../table/area.js';
import { deckName } from '../table/decks.js';
import { costWords, setWords } from './costs.js';
import { backWords, deckWords } from './decks.js';
import type { BoardLanguage, BoardWords, DrawnDeck, DrawnStage } from './language.js';
import { moves } from './moves.js';
import { monumentOf, nameOf, tokenText } from './names.js';
import { describeOutcome } from './outcome.js';
import { PRIORITY_NAMES } from './priorities.js';
import { seatName, who } from './seats.js';

function moment(s: Position): string {
  if (s.phase === 'over') return 'The game is over';
  if (s.turn === 0 && s.age === 0) return 'The table is set';
  return isAges(s) ? `Age ${s.age}, turn ${s.turn} of ${TURNS[s.age]}` : `Turn ${s.turn}`;
}

const TASKS: Readonly<Record<SeatDecisionKind, string>> = {
  pick: 'take a card',
  select: 'select a card',
  act: 'build, use a set or take an extra card',
  'take-token': 'take a Progress token',
  'take-top': 'take the top card of any deck',
  'look-deck': 'choose the deck to look into',
  'take-looked': 'take one of the cards',
  'opponent-turn': 'take its turn',
};

function asked(s: Position): string {
  if (s.phase === 'over') return describeOutcome(s);
  const decision = s.pending.at(-1);
  if (decision === undefined) return '';
  if (decision.seat < 0) return 'What turns up?';
  const task = TASKS[decision.kind as SeatDecisionKind];
  const { isYou, start } = who(s, decision.seat);
  const taken = s.taken === null ? '' : ` (${nameOf(s.taken)} was taken)`;
  const extras = s.triggers.length === 0 ? '' : ` (${s.triggers.map(nameOf).join(', ')})`;
  return isYou ? `Your turn: ${task}${taken}${extras}` : `${start} is to ${task}${taken}${extras}`;
}

/** `You are ahead by 3 points`. */
function ahead(s: Position): string {
  const points = outcome(s).scores.map(({ order }) => order[0] ?? 0);
  const best = Math.max(...points);
  const leaders = points.flatMap((each, seat) => (each === best ? [seat] : []));
  const [leader = 0] = leaders;
  if (leaders.length === 1) {
    const next = Math.max(...points.filter((each) => each < best));
    return who(s, leader).does('are', `ahead by ${count(best - next, 'point')}`);
  }
  return capital(`${listed(leaders.map((seat) => who(s, seat).within))} are level with ${count(best, 'point')}`);
}

const description = (s: Position): string => (s.phase === 'over' ? describeOutcome(s) : `${ahead(s)}. ${asked(s)}`);

function belongings(s: Position, seat: Seat): readonly string[] {
  const area = areaAt(s, seat);
  const owned = [count(shieldsOf(area), 'shield')];
  if (area.military > 0) owned.push(count(area.military, 'Victory token'));
  if (area.defeats > 0) owned.push(count(area.defeats, 'Defeat token'));
  if (area.coins > 0) owned.push(count(area.coins, 'coin token'));
  if (s.cat === seat) owned.push('the Cat');
  return owned;
}

const tokensOf = (tokens: readonly TokenId[]): string =>
  tokens.length === 0 ? 'No Progress token' : tokens.map(nameOf).join(', ');

const cards = (counts: readonly number[]): string =>
  KINDS.flatMap((card, kind) => ((counts[kind] ?? 0) > 0 ? `${counts[kind]} ${nameOf(card)}` : [])).join(', ') ||
  'no cards';

function area(s: Position, seat: Seat): string {
  const { cards: counts, tokens } = areaAt(s, seat);
  return `${who(s, seat).start}: ${[cards(counts), ...belongings(s, seat), tokensOf(tokens)].join(', ')}`;
}

/** What the marked stages give: in few words for a tile, and in full. */
const EFFECTS: Readonly<Record<Effect, { readonly desk: string; readonly phone: string; readonly told: string }>> = {
  any: { desk: 'any card', phone: 'any card', told: 'the top card of any deck' },
  token: { desk: 'a token', phone: 'token', told: 'a Progress token' },
  central: { desk: 'central card', phone: 'central', told: 'the top central card' },
  look: { desk: 'one of five', phone: '1 of 5', told: 'one of five cards looked at' },
  'left-and-right': { desk: 'left, right', phone: 'left, right', told: 'the top cards on the left and on the right' },
  shield: { desk: 'a shield', phone: 'shield', told: 'a shield' },
};

const STATUS: Readonly<Record<StageCost['status'], string>> = {
  built: 'built',
  available: 'to be built next',
  later: 'later',
};

function stage({ number, stage: { cost, vp, effect }, status, lacking, builds }: DrawnStage): string {
  const gives = effect === null ? '' : `, ${EFFECTS[effect].told}`;
  const state = builds || status === 'built' ? STATUS[status] : 'never built';
  const lacks = lacking === 0 ? ', can be paid' : `, ${lacking} lacking`;
  return `Stage ${number}, ${costWords(cost)}, ${count(vp, 'point')}${gives}: ${state}${status === 'available' && builds ? lacks : ''}`;
}

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

const deck = (s: Position, named: Deck): string =>
  named === 'central' ? 'Central deck' : capital(deckWords(s, named).replace(/^the (deck of )?/, ''));

/** Whether a deck is a hand of the three Ages. */
const isHand = (s: Position, named: Deck): boolean => isAges(s) && named !== 'central';

/** Who has looked at the top central card: `you have`. */
const seer = (s: Position): string => (typeof s.viewer === 'number' ? who(s, s.viewer).doing('have') : 'some have');

function drawnDeck(s: Position, { deck: named, card, peeked, more }: DrawnDeck): string {
  const below = card === null ? 'face down' : 'below';
  const rest = `${count(more, 'card')} ${isHand(s, named) ? 'in the hand' : below}`;
  if (card === null) return `${deck(s, named)}: ${rest}`;
  return `${deck(s, named)}: ${nameOf(card)}, ${peeked ? `which only ${seer(s)} seen` : 'face up'}, ${rest}`;
}

const moreCards = (s: Position, named: Deck, more: number): string =>
  `${more} ${isHand(s, named) ? 'in hand' : 'more'}`;

function looked(s: Position): string {
  if (!isSolo(s) || s.looked === null) return 'The cards looked at';
  return `The cards looked at, of ${deckWords(s, deckName(s, s.looked.deck))}`;
}

function tokenLine(s: Position): string {
  const open = s.tokenSlots.flatMap((token) => (token === null ? [] : nameOf(token)));
  return `Progress tokens: ${[...open, count(s.tokenStack.length, 'token')].join(', ')} in the stack`;
}

/** The deck that a question is about. */
function deckAsked(s: Position): string {
  const number = s.pending.at(-1)?.deck ?? null;
  return number === null ? '' : deckWords(s, deckName(s, number));
}

const QUESTIONS: Readonly<Record<ChanceKind, (s: Position) => string>> = {
  wonder: (s) => `Which is ${who(s, s.pending.at(-1)?.receiver ?? s.seat).whose} Wonder?`,
  slot: () => 'Which Progress token was turned up?',
  'opening-token': () => 'Which token does the Opponent begin with?',
  'stack-token': () => 'Which token was taken from the stack?',
  top: (s) => `Which card lies on top of ${deckAsked(s)}?`,
  die: () => 'What does the die show?',
  flip: () => 'Which card lies on the central deck?',
  blind: () => 'Which card was taken?',
  look: (s) => `Which card of ${deckAsked(s)} was looked at?`,
  deal: (s) => `Which card was dealt to ${deckAsked(s)}?`,
  reveal: (s) => `Which card of ${deckAsked(s)} was revealed?`,
  'own-card': () => 'Which card does the Opponent take?',
  'discard-hand': () => 'Which card was left in the hand?',
};

/** What the board says besides names, moves and the outcome. */
export const boardWords: BoardWords = {
  game: '7 Wonders: Architects',
  moment,
  asked,
  description,

  seat: (s, seat) => who(s, seat).start,
  area,
  belongings,
  tokensOf,
  noWonder: 'no Wonder yet',
  wonder: (wonder) => `${nameOf(wonder)}, ${monumentOf(wonder)}`,
  monument: monumentOf,
  cards,
  points: (points) => count(points, 'point'),

  stage,
  lacking: (lacking) => (lacking === 0 ? 'ready' : `lacks ${lacking}`),
  effect: (effect, phone) => EFFECTS[effect][phone ? 'phone' : 'desk'],

  faces: FACES,
  faceDown: 'face down',
  empty: 'empty',
  peeked: 'seen in secret',
  cardCount: (number) => count(number, 'card'),
  deck,
  drawnDeck,
  more: moreCards,
  hand: (s, named) => capital(deckWords(s, named)),
  handCard: (card, back) => `${nameOf(card)}, ${backWords(back)}`,
  looked,
  lookedCard: (card) => `${nameOf(card)}, looked at`,
  unknown: (number) => `${count(number, 'card')} not known`,
  inHand: (held) => `In hand: ${held.join(', ')}`,
  lookedAt: (seen) => `Looked at: ${seen.join(', ')}`,
  deckLine: (s, named, card, more) => `${deckWords(s, named)}: ${card ?? 'face down'}, ${moreCards(s, named, more)}`,

  tokens: 'Progress tokens',
  token: tokenText,
  noToken: 'No token',
  stack: 'The stack',
  stackText: (number) => `${count(number, 'token')}, the top one unseen`,
  tokenLine,

  battle: (s) => `Battle: ${s.conflictsTurned} of ${conflictTokens(s)} turned`,
  conflicts: (s) => `Conflict tokens turned: ${s.conflictsTurned} of ${conflictTokens(s)}`,
  cat: (s) => `The Cat: ${s.cat === null ? 'no holder' : who(s, s.cat).within}`,

  priorities: "The Opponent's priorities",
  priority: (id) => capital(PRIORITY_NAMES[id]),
  decides: { none: 'None matches: the die decides', tie: 'Equal cards: the die decides', priority: '', denial: '' },

  question: (s, kind) => QUESTIONS[kind](s),
  science: (set) => `Use ${setWords(set)}`,

  lines: {
    stages: 'Stages',
    blue: 'Blue cards',
    cat: 'The Cat',
    military: 'Military',
    tokens: 'Progress tokens',
    coins: 'Coins',
    science: 'Green cards',
    adjustment: 'For the level',
  },
  total: 'Total',
};

/** The part of English that the board speaks: a picture does not load the rest. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  outcome: describeOutcome,
  board: boardWords,
};
