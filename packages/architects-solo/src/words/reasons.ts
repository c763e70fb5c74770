import type { Reason, ValuesIn } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import type { DeckName } from '../notation.js';
import type { CardValue, Reason as OwnReason, Reasons } from '../reasons.js';
import { isAges, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { deckWords, sourceWords } from './decks.js';
import type { Language } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { matchWords, PRIORITY_NAMES, preferenceWords } from './priorities.js';
import { who } from './seats.js';

/** `2.25 points`; no more than two decimals. */
const points = (n: number): string => count(Math.round(100 * n) / 100, 'point');

const PARTS: Readonly<Record<keyof CardValue, string>> = {
  kind: 'for what such cards bring',
  stages: 'for stages that it brings nearer',
  denied: 'for stages that the Opponent cannot build with it',
  pair: 'for the pair that it makes',
  extra: 'for the extra card that it gives',
};

/** What the value of a card is made of. */
function valueWords(value: CardValue, denial: number): string {
  const parts = (Object.keys(PARTS) as (keyof CardValue)[]).flatMap((part) =>
    value[part] === 0 ? [] : [`${points(value[part])} ${PARTS[part]}`],
  );
  return listed([...parts, ...denialWords(denial)]) || 'brings no points';
}

/** The Opponent loses the card. */
const denialWords = (denial: number): readonly string[] =>
  denial === 0 ? [] : [`${points(denial)} because the Opponent loses it`];

/** The player took what the Opponent wants. */
const tookIts = (position: Position, card: string): string => `${who(position, PLAYER_SEAT).within} took ${card}`;

/** The top card of a deck as a candidate: `Gear, your deck`. */
const deckShown = (position: Position, deck: DeckName): string => sourceWords(position, deck, null);

/** The card that the Opponent takes, where it was seen, and where it comes from. */
export function taken(position: Position, { from, card }: Reasons['opponent-takes']): string {
  if (from === null) return 'its turn';
  if (card !== null) return `${nameOf(card)} from ${deckWords(position, from, SCRIPT_SEAT)}`;
  return from === 'central'
    ? 'the top card of the central deck'
    : `a card from ${deckWords(position, from, SCRIPT_SEAT)}`;
}

/** A move of the house bot. */
export const moveWords = (move: Reasons['plays']['move'], position: Position): string =>
  (moves[move.kind] as (told: typeof move, position: Position) => string)(move, position);

/** The face of the die, after the roll. */
const fell = (die: number): string => (die > 0 ? `; it shows ${die}` : '');

/** A sentence for each reason. Causes begin with a small letter, because headlines contain them. */
const SENTENCES: Language['reasons'] = {
  denied: (_, position) => `${tookIts(position, "the Opponent's card")}, so it turns to the central deck`,
  'best-card': ({ card, match }, position) => `${nameOf(card)} matches ${matchWords(position, match)}`,
  tie({ cards, item, priority, die }, position) {
    const both = `${listed(cards.map(nameOf))} both match priority ${item}, ${PRIORITY_NAMES[priority]}`;
    const faces = `1 to 3 for ${sourceWords(position, 'player')}, 4 to 6 for ${sourceWords(position, 'opponent', null)}`;
    return `${both}, so the die decides: ${faces}${fell(die)}`;
  },
  'no-match'({ die }, position) {
    const faces = `1 for ${sourceWords(position, 'player')}, 2 for ${sourceWords(position, 'opponent', null)}, 3 to 6 for the central deck`;
    return `no card matches a priority, so the die decides: ${faces}; a face without a card is rolled again${fell(die)}`;
  },
  'no-card': () => 'it finds no card, and passes',
  'next-central': (_, position) =>
    `${tookIts(position, 'the card that it wants')}, so it takes the next one of the central deck`,
  elsewhere({ gone, from }, position) {
    const why = gone === 'central' ? 'the central deck has no card' : tookIts(position, 'the card that it wants');
    const where = from === 'central' ? 'the top card of the central deck' : 'a random card of its own hand';
    return `${why}, so it takes ${where}`;
  },

  'opponent-takes': (values, position) =>
    `The Opponent takes ${taken(position, values)}: ${told(values.cause, position)}`,
  looked({ deck, card, match }, position) {
    const verb = isAges(position) && deck !== 'central' ? 'is' : 'shows';
    return `${capital(deckShown(position, deck))} ${verb} ${nameOf(card)}: ${matchWords(position, match)}`;
  },
  priorities: () => "the Opponent's priorities",
  priority({ priority }, position, met) {
    const preference = preferenceWords(position, priority);
    if (met === 'none') return `none of them ${preference}`;
    return met === 'all' ? `each of them ${preference}` : `a card that ${preference}`;
  },
  'central-instead': (_, position) =>
    `the central deck, after ${who(position, PLAYER_SEAT).whose} pick of the Opponent's card`,
  'any-card': () => 'a deck that has a card',
  card: ({ deck, card }, position) => `${nameOf(card)}, ${deckShown(position, deck)}`,
  'central-card': () => 'The top card of the central deck',
  matches: ({ match }, position) => matchWords(position, match),
  'card-lost': (_, position) => tookIts(position, "the Opponent's card"),
  'no-open-card': () => 'no other deck shows a card',

  plays({ move, worth, best }, position) {
    const why = worth === null ? 'there is no other move' : worthWords(worth, position);
    const first = best > 1 ? `; the first of ${best} moves worth as much` : '';
    return `${told({ key: 'move', values: { move } }, position)}: ${why}${first}`;
  },
  worths: () => 'what moves are worth',
  'most-points': () => 'the most points, now and to come',
  move: ({ move }, position) => moveWords(move, position),
  'known-card': ({ card, value, denial }) => `${nameOf(card)}: ${valueWords(value, denial)}`,
  'unseen-card': ({ points: n, denial }) =>
    listed([`${points(n)} for an unseen card, as good as most`, ...denialWords(denial)]),
  token: ({ points: n }) => `${points(n)} for what such a token brings`,
  'unseen-token': ({ points: n }) => `an unseen token: ${points(n)} for what such a token brings`,
  stage: ({ points: n }) => `counts nothing now: the stage of ${points(n)} has to be built this turn anyway`,
  set: () => 'counts nothing now: the Progress token has to be taken this turn anyway',
  'discard-coins': ({ coins }) => `${count(coins, 'coin')} count nothing: a point at most`,
  look: ({ cards }) => `counts nothing now: one of ${count(cards, 'card')} follows`,
  'gives-up': () => 'gives up what could still be taken',
  nothing: () => 'brings nothing, and nothing else can be done',
};

/** What each reason says. */
type Spoken = ValuesIn<OwnReason>;

/** A reason within another. */
function told<K extends keyof Spoken>({ key, values }: Reason<K, Spoken[K]>, position: Position): string {
  return SENTENCES[key](values, position);
}

/** What the chosen move is worth. The move has named its card. */
const worthWords = (worth: NonNullable<Reasons['plays']['worth']>, position: Position): string =>
  worth.key === 'known-card' ? valueWords(worth.values.value, worth.values.denial) : told(worth, position);

/** The same as a sentence of its own. */
const whole =
  <K extends keyof Spoken>(key: K) =>
  (values: Spoken[K], position: Position): string =>
    capital(SENTENCES[key](values, position));

/** Why a bot chose its move. */
export const reasons: Language['reasons'] = {
  ...SENTENCES,
  denied: whole('denied'),
  'best-card': whole('best-card'),
  tie: whole('tie'),
  'no-match': whole('no-match'),
  'no-card': whole('no-card'),
  'next-central': whole('next-central'),
  elsewhere: whole('elsewhere'),
};
