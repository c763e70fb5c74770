import type { Said, Seat } from '@wonders/core';
import { capital, count, inBrief, listed } from '@wonders/core/words';
import { type CardKind, INDEX, RED, RESOURCES } from '../components/cards.js';
import type { WonderId } from '../components/wonders.js';
import { COINS_FOR_CARD } from '../flow/ages.js';
import { DECK_NAMES, type Deck, type DeckName } from '../notation.js';
import { matchOf, priorityAt } from '../script/priorities.js';
import { type DeckChoice, isAges, isScript, PLAYER_SEAT, type Position } from '../state/index.js';
import { areaAt, conflictTokens } from '../table/area.js';
import { paymentWords, setWords } from './costs.js';
import { deckWords, sourceWords } from './decks.js';
import type { Language } from './language.js';
import { monumentOf, nameOf } from './names.js';
import { endingWords } from './outcome.js';
import { matchWords, PRIORITY_NAMES } from './priorities.js';
import { who } from './seats.js';
import { stageOf } from './stages.js';

/** A sentence about a seat: `You take …`, `The Opponent takes …`. */
const does = (position: Position, seat: Seat, verb: string, what: string): string =>
  who(position, seat).does(verb, what);

/** Why the Opponent takes from a deck. The next event names the card. */
function chose(choice: DeckChoice, position: Position): Said {
  const { priorities, by, deck } = choice;
  if (deck === null) return 'The Opponent finds no card to take';
  if (by === 'denial')
    return inBrief(
      `The Opponent turns to the central deck because ${who(position, PLAYER_SEAT).doing('have', 'taken its card')}`,
      'The Opponent turns to the central deck',
    );
  const from = sourceWords(position, deck);
  if (by === 'priority')
    return inBrief(
      `The Opponent chooses ${from}: ${matchWords(position, matchOf(choice, DECK_NAMES.indexOf(deck)))}`,
      `The Opponent chooses ${from}`,
    );
  const sent = `he die sends the Opponent to ${from}`;
  if (by === 'none') return inBrief(`No card matches a priority, and t${sent}`, `T${sent}`);
  const best = Math.min(...priorities.filter((each) => each > 0));
  const equal = `priority ${best}, ${PRIORITY_NAMES[priorityAt(best)]}`;
  return inBrief(`The cards are equally good (${equal}), and t${sent}`, `T${sent}`);
}

/** The shields of all seats: `you have 3 shields and the Opponent has 1`. */
const compared = (position: Position, shields: readonly number[]): string =>
  listed(shields.map((n, seat) => who(position, seat).doing('have', seat === 0 ? count(n, 'shield') : `${n}`)));

const gains = (position: Position, seat: Seat, what: string): string => who(position, seat).doing('gain', what);

/** A comparison of shields, and who gains what by it; briefly, who gains most. */
function fought(
  position: Position,
  name: string,
  shields: readonly number[],
  gain: string,
  numbers: readonly number[],
): Said {
  const gainers = numbers.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const [only] = gainers;
  const brief =
    only === undefined
      ? 'no seat gains a token'
      : gainers.length === 1
        ? gains(position, only, numbers[only] === 1 ? 'a Victory token' : count(numbers[only] ?? 0, 'Victory token'))
        : `${gainers.length} seats gain Victory tokens`;
  return inBrief(`${name}: ${compared(position, shields)}; ${gain}`, `${name}: ${brief}`);
}

/** Which seat gains what. */
function gained(position: Position, numbers: readonly number[], what: (n: number) => string): string {
  const parts = numbers.flatMap((n, seat) => (n === 0 ? [] : [gains(position, seat, what(n))]));
  return parts.length === 0 ? 'no seat gains a token' : listed(parts);
}

/** The sentence for each kind of event. */
export const events: Language['events'] = {
  'wonder-given': ({ seat, wonder }, position) => wonderOf(position, seat, wonder),
  turn: ({ turn }, position) => (isAges(position) ? `Turn ${turn} of the Age begins` : ''),
  age: ({ age, toCentral }) => `Age ${age} begins, and ${count(toCentral, 'unseen card')} join the central deck`,
  peeked: ({ seat, card }, position) => looksAt(position, seat, card === 'hidden' ? null : card),
  selected({ seat, from, card, use }, position) {
    const what = use === 'play' ? 'to play it' : `to discard it for ${count(COINS_FOR_CARD, 'coin')}`;
    return inBrief(
      `${takes(position, seat, card, from)} ${what}`,
      does(position, seat, 'take', `${nameOf(card)} ${what}`),
    );
  },
  chose: ({ choice }, position) => chose(choice, position),
  uncovered({ deck, card }, position) {
    if (isAges(position)) return `${nameOf(card)} is revealed in ${deckWords(position, deck)}`;
    return inBrief(
      `The next card of ${deckWords(position, deck)} is ${nameOf(card)}`,
      `The next card is ${nameOf(card)}`,
    );
  },
  taken: ({ seat, deck, card }, position) =>
    inBrief(takes(position, seat, card, deck), does(position, seat, 'take', nameOf(card))),
  placed: () => '',
  cat: ({ seat }, position) => does(position, seat, 'take', 'the Cat'),
  horns({ turned }, position) {
    const tokens = conflictTokens(position);
    return turned < tokens
      ? `${turned} of ${tokens} Conflict tokens ${turned === 1 ? 'is' : 'are'} turned`
      : inBrief(
          `All ${tokens} Conflict tokens are turned: the turn ends with a Battle`,
          'All Conflict tokens are turned: the turn ends with a Battle',
        );
  },
  trigger: ({ seat, token }, position) => `${nameOf(token)} allows ${who(position, seat).within} an extra card`,
  extra: () => '',
  science({ seat, set }, position) {
    if (!isScript(position, seat)) return '';
    return inBrief(
      does(position, seat, 'use', `${setWords(set)} for a Progress token`),
      does(position, seat, 'use', 'green cards for a Progress token'),
    );
  },
  token({ seat, token, from }, position) {
    if (!isScript(position, seat) && from !== 'stack') return '';
    const stack = from === 'stack' ? ' from the stack' : '';
    return inBrief(
      does(position, seat, 'take', `the Progress token ${nameOf(token)}${stack}`),
      does(position, seat, 'take', `${nameOf(token)}${stack}`),
    );
  },
  built({ seat, stage, payment }, position) {
    const what = `stage ${stage + 1} of ${nameOf(areaAt(position, seat).wonder as WonderId)}`;
    const points = count(stageOf(position, seat, stage).vp, 'point');
    return inBrief(
      does(position, seat, 'build', `${what} with ${paymentWords(stage, payment)}: ${points}`),
      does(position, seat, 'build', `${what}: ${points}`),
    );
  },
  looked: ({ seat, deck }, position) => does(position, seat, 'look', `at cards of ${deckWords(position, deck, seat)}`),
  returned: ({ deck, cards }, position) =>
    cards === 0
      ? ''
      : `The other ${cards === 1 ? 'card goes' : `${cards} cards go`} back to ${deckWords(position, deck)}`,
  battle: ({ shields, tokens }, position) =>
    fought(
      position,
      'A Battle',
      shields,
      gained(position, tokens, (n) => count(n, 'Victory token')),
      tokens,
    ),
  conflict({ shields, points }, position) {
    const gain = gained(position, points, (n) => (n > 0 ? 'a Victory token' : 'a Defeat token'));
    return fought(position, isAges(position) ? 'The conflict of the Age' : 'A Battle', shields, gain, points);
  },
  discarded: ({ seat, card, number }, position) => discards(position, seat, card, number),
  'central-discarded': ({ from, card }, position) =>
    from === 'central'
      ? `${nameOf(card)} on the central deck is discarded`
      : inBrief(
          `${nameOf(card)} goes from ${deckWords(position, from)} to the central discard pile`,
          `${nameOf(card)} goes to the central discard pile`,
        ),
  recycled: ({ cards }) => `The central deck is made anew of ${count(cards, 'discarded card')}`,
  coins: ({ seat, card, by }, position) => does(position, seat, 'discard', `${nameOf(card)} for ${count(by, 'coin')}`),
  'hands-passed': (_, position) => `${who(position, PLAYER_SEAT).start} and the Opponent exchange hands`,
  drew: ({ seat }, position) => does(position, seat, 'draw', 'a card from the central deck'),
  passed: () => '',
  over: ({ ending }, position) => `The game is over: ${endingWords(position, ending)}`,
};

const wonderOf = (position: Position, seat: Seat, wonder: WonderId): string =>
  `${capital(who(position, seat).whose)} Wonder is ${nameOf(wonder)}, the ${monumentOf(wonder)}`;

const takes = (position: Position, seat: Seat, card: CardKind, from: Deck | DeckName | 'hand'): string =>
  does(position, seat, 'take', `${nameOf(card)} from ${deckWords(position, from, seat)}`);

const looksAt = (position: Position, seat: Seat, card: CardKind | null): string =>
  does(position, seat, 'look', `at the top central card${card === null ? '' : `: ${nameOf(card)}`}`);

/**
 * A discard, unless the event of a payment or a set has told it: horned cards after a Battle, and the grey cards of an Opponent
 * that does not build (ARCH-52, ARCH-63).
 */
function discards(position: Position, seat: Seat, card: CardKind, number: number): string {
  const kind = INDEX[card];
  if (kind < RESOURCES && isScript(position, seat) && !position.options.opponentBuilds)
    return `${nameOf(card)} is of no use to ${who(position, seat).within} and is discarded`;
  return kind < RED ? '' : does(position, seat, 'discard', `${number === 1 ? '' : `${number} × `}${nameOf(card)}`);
}

/** A card by its name, if it is not hidden. */
const shown = (move: { readonly card: CardKind } | null): string => (move === null ? 'a card' : nameOf(move.card));

/** The sentence for each kind of draw. Empty where the next event says which seat gets it. */
export const draws: Language['draws'] = {
  wonder: () => '',
  'opening-token': () => '',
  'stack-token': () => '',
  blind: () => '',
  'own-card': () => '',
  'discard-hand': () => '',
  slot: (move) => (move === null ? '' : `The Progress token ${nameOf(move.token)} is turned up`),
  top: () => '',
  die: (move) => (move === null ? '' : `The die shows ${move.face}`),
  flip: (move, position, to) =>
    to === 'all' ? `The Cat turns up the top central card: ${shown(move)}` : looksAt(position, to, move?.card ?? null),
  look: (move, position, to) => (to === 'all' ? '' : does(position, to, 'see', shown(move))),
  deal: (move, position, to) =>
    `${capital(shown(move))} comes into ${to === 'all' ? 'a' : who(position, to).whose} hand`,
  reveal: () => '',
};
