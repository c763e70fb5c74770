import type { ChanceEvent, Seat } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import { type CardKind, cardName, INDEX, RED, RESOURCES } from '../components/cards.js';
import { tokenName } from '../components/tokens.js';
import { WONDERS, type WonderId } from '../components/wonders.js';
import type { Event } from '../events.js';
import { DECK_NAMES, type Deck, type DeckName, type Move, type MoveOfKind } from '../notation.js';
import { PRIORITIES } from '../opponent/priorities.js';
import type { ChanceKind, DeckChoice, Position } from '../state/index.js';
import { conflictTokens } from '../table/area.js';
import { isAges, isScript, PLAYER_SEAT } from '../table/decks.js';
import { sourceWords } from './choices.js';
import { deckWords, nameOf, paymentWords, setWords } from './names.js';
import { priorityWords } from './priorities.js';

/** A sentence about a seat: `You take …`, `The Opponent takes …`. */
const does = (s: Position, seat: Seat, verb: string, what: string): string => nameOf(s, seat).does(verb, what);

/** Why the Opponent takes from a deck; which card it is, the next event tells. */
function chose(choice: DeckChoice, s: Position): string {
  const { priorities, by, deck } = choice;
  if (deck === null) return 'The Opponent finds no card to take';
  if (by === 'denial')
    return `The Opponent turns to the central deck because ${nameOf(s, PLAYER_SEAT).doing('have', 'taken its card')}`;
  const from = sourceWords(s, deck);
  if (by === 'priority') return `The Opponent chooses ${from}: ${priorityWords(s, choice, DECK_NAMES.indexOf(deck))}`;
  const best = Math.min(...priorities.filter((each) => each > 0));
  const equal = `The cards are equally good (priority ${best}, ${PRIORITIES[best - 1]?.name})`;
  const why = by === 'tie' ? equal : 'No card matches a priority';
  return `${why}, and the die sends the Opponent to ${from}`;
}

/** The shields of everybody: `you have 3 shields and the Opponent 1`. */
const compared = (s: Position, shields: readonly number[]): string =>
  listed(
    shields.map((n, seat) =>
      seat > 0 ? `${nameOf(s, seat).within} ${n}` : nameOf(s, seat).doing('have', count(n, 'shield')),
    ),
  );

const gains = (s: Position, seat: Seat, what: string): string => nameOf(s, seat).doing('gain', what);

/** Who gains what, `nobody gains a token` when all numbers are zero. */
function gained(s: Position, numbers: readonly number[], what: (n: number) => string): string {
  const parts = numbers.flatMap((n, seat) => (n === 0 ? [] : [gains(s, seat, what(n))]));
  return parts.length === 0 ? 'nobody gains a token' : listed(parts);
}

const ENDINGS = {
  'wonder-complete': 'a Wonder is complete',
  'decks-empty': 'no deck has a card left',
  'all-passed': 'nobody had a card to take',
  'third-age': 'the third Age has ended',
} as const;

/** The sentence for each kind of event. */
const SENTENCES: {
  readonly [K in Event['kind']]: (event: Extract<Event, { readonly kind: K }>, s: Position) => string;
} = {
  'wonder-given': ({ seat, wonder }, s) => wonderOf(s, seat, wonder),
  turn: ({ turn }, s) => (isAges(s) ? `Turn ${turn} of the Age begins` : ''),
  age: ({ age, toCentral }) => `Age ${age} begins, and ${count(toCentral, 'unseen card')} join the central deck`,
  peeked: ({ seat, card }, s) => looksAt(s, seat, card === 'hidden' ? null : card),
  selected: ({ seat, from, card }, s) => takes(s, seat, card, from),
  chose: ({ choice }, s) => chose(choice, s),
  taken: ({ seat, deck, card }, s) => takes(s, seat, card, deck),
  placed: () => '',
  cat: ({ seat }, s) => does(s, seat, 'take', 'the Cat'),
  horns({ turned }, s) {
    const tokens = conflictTokens(s);
    return turned < tokens
      ? `${turned} of ${tokens} Conflict tokens ${turned === 1 ? 'is' : 'are'} turned`
      : `All ${tokens} Conflict tokens are turned: the turn ends with a Battle`;
  },
  trigger: ({ seat, token }, s) => `${tokenName(token)} allows ${nameOf(s, seat).within} an extra card`,
  extra: () => '',
  science({ seat, set }, s) {
    if (!isScript(s, seat)) return '';
    return does(s, seat, 'use', `${setWords(set)} for a Progress token`);
  },
  token({ seat, token, from }, s) {
    if (!isScript(s, seat) && from !== 'stack') return '';
    return does(s, seat, 'take', `the Progress token ${tokenName(token)}${from === 'stack' ? ' from the stack' : ''}`);
  },
  built({ seat, stage, payment }, s) {
    const wonder = s.areas[seat]?.wonder;
    if (wonder == null) return '';
    const { vp = 0 } = WONDERS[wonder].stages[stage] ?? {};
    const what = `stage ${stage + 1} of ${WONDERS[wonder].name} with ${paymentWords(payment)}`;
    return does(s, seat, 'build', `${what}: ${count(vp, 'point')}`);
  },
  looked: ({ seat, deck }, s) => does(s, seat, 'look', `at cards of ${deckWords(s, deck, seat)}`),
  returned: ({ deck, cards }, s) =>
    cards === 0 ? '' : `The other ${cards === 1 ? 'card goes' : `${cards} cards go`} back to ${deckWords(s, deck)}`,
  battle: ({ shields, tokens }, s) =>
    `A Battle: ${compared(s, shields)}; ${gained(s, tokens, (n) => count(n, 'Victory token'))}`,
  conflict: ({ shields, points }, s) =>
    `${isAges(s) ? 'The conflict of the Age' : 'A Battle'}: ${compared(s, shields)}; ${gained(s, points, (n) => (n > 0 ? 'a Victory token' : 'a Defeat token'))}`,
  discarded: ({ seat, card, number }, s) => discards(s, seat, card, number),
  'central-discarded': ({ from, card }, s) =>
    from === 'central'
      ? `${cardName(card)} on the central deck is discarded`
      : `${cardName(card)} goes from ${deckWords(s, from)} to the central discard pile`,
  recycled: ({ cards }) => `The central deck is made anew of ${count(cards, 'discarded card')}`,
  coins: ({ seat, card, by }, s) => does(s, seat, 'discard', `${cardName(card)} for ${count(by, 'coin')}`),
  'hands-passed': (_, s) => `${nameOf(s, PLAYER_SEAT).start} and the Opponent exchange hands`,
  drew: ({ seat }, s) => does(s, seat, 'draw', 'a card from the central deck'),
  passed: () => '',
  over: ({ ending }) => `The game is over: ${ENDINGS[ending]}`,
};

const wonderOf = (s: Position, seat: Seat, wonder: WonderId): string =>
  `${capital(nameOf(s, seat).whose)} Wonder is ${WONDERS[wonder].name}, the ${WONDERS[wonder].monument}`;

const takes = (s: Position, seat: Seat, card: CardKind, from: Deck | DeckName | 'hand'): string =>
  does(s, seat, 'take', `${cardName(card)} from ${deckWords(s, from, seat)}`);

const looksAt = (s: Position, seat: Seat, card: CardKind | null): string =>
  does(s, seat, 'look', `at the top central card${card === null ? '' : `: ${cardName(card)}`}`);

/**
 * What leaves the game besides payments and sets, which their own events tell: horned cards after a Battle, and the grey
 * cards of an Opponent that does not build (ARCH-52, ARCH-63).
 */
function discards(s: Position, seat: Seat, card: CardKind, number: number): string {
  const kind = INDEX[card];
  if (kind < RESOURCES && isScript(s, seat) && !s.config.opponentBuilds)
    return `${cardName(card)} is of no use to ${nameOf(s, seat).within} and is discarded`;
  return kind < RED ? '' : does(s, seat, 'discard', `${number === 1 ? '' : `${number} × `}${cardName(card)}`);
}

type Draw<K extends ChanceKind> = (s: Position, move: MoveOfKind<K> | null, to: Seat | 'all') => string;

/** A card, or what may be known of it. */
const shown = (move: { readonly card: CardKind } | null): string => (move === null ? 'a card' : cardName(move.card));

/** The sentence for each kind of draw; the move is null when it is hidden. Empty where the next event says who gets it. */
const DRAWS: { readonly [K in ChanceKind]: Draw<K> } = {
  wonder: () => '',
  'opening-token': () => '',
  'stack-token': () => '',
  blind: () => '',
  'own-card': () => '',
  'discard-hand': () => '',
  slot: (_, move) => (move === null ? '' : `The Progress token ${tokenName(move.token)} is turned up`),
  top: (_, move) => (move === null ? '' : `The next card is ${cardName(move.card)}`),
  die: (_, move) => (move === null ? '' : `The die shows ${move.face}`),
  flip: (s, move, to) =>
    to === 'all' ? `The Cat turns up the top central card: ${shown(move)}` : looksAt(s, to, move?.card ?? null),
  look: (s, move, to) => (to === 'all' ? '' : does(s, to, 'see', shown(move))),
  deal: (s, move, to) => `${capital(shown(move))} comes into ${to === 'all' ? 'a' : nameOf(s, to).whose} hand`,
  reveal: (_, move) => `${capital(shown(move))} is revealed`,
};

/**
 * What happened as a sentence, for logs and narration: who took what from where, why the Opponent did, how a Battle ended.
 * Told after the sentence of the move (`describeMove`): an empty string where there is nothing to add.
 *
 * @param position - Any position of the game: it tells whose seat and whose deck is meant.
 * @param event - An event of `transition`, or what `viewEvent` left of it.
 * @example
 * ```ts
 * import { newGame, transition } from '@wonders/architects-solo';
 * import { describeEvent } from '@wonders/architects-solo/words';
 * const game = newGame({ playerWonder: 'giza', opponentWonder: 'rhodes', seed: 'monday' });
 * const { state, events } = transition(game, { kind: 'pick', deck: 'opponent' });
 * console.log(describeEvent(state, events[0]!)); // You take Compass from the Opponent's deck
 * ```
 * @category Words
 */
export function describeEvent(position: Position, event: Event | ChanceEvent<Move>): string {
  if (event.kind !== 'chance') return SENTENCES[event.kind](event as never, position);
  const { decision, move, to } = event;
  return DRAWS[decision as ChanceKind](position, (move === 'hidden' ? null : move) as never, to);
}
