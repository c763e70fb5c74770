import { capital, count, verbFor } from '@wonders/core/words';
import { fineOf, halfOf } from '../components/military.js';
import { spacePrice } from '../components/pantheon.js';
import type { Type } from '../components/solo.js';
import type { Reason } from '../opponent/reasons.js';
import { PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { deedOf } from './deeds.js';
import { AGES } from './facts.js';
import type { Language } from './language.js';
import { nameOf, RESOURCE_NAMES, SYMBOL_NAMES } from './names.js';

/** DUEL-118: the types of cards. */
const TYPES: Readonly<Record<Type | 'green-red', string>> = {
  temple: 'Grand Temples',
  'brown-grey': 'brown and grey cards',
  yellow: 'yellow cards',
  green: 'green cards',
  red: 'red cards',
  blue: 'blue cards',
  'green-red': 'green and red cards',
};

/** A reason within another. */
const say = (reason: Reason, s: Position): string =>
  (reasons[reason.key] as (values: unknown, s: Position) => string)(reason.values, s);

const change = (points: number): string =>
  `${points > 0 ? `+${points}` : `−${-points}`} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
const whom = (seat: number): string => (seat === SCRIPT_SEAT ? 'SOLO' : 'the player');

/** Candidates, each with its note. */
const noted = (candidates: readonly { readonly name: Reason; readonly note: Reason | null }[], s: Position): string =>
  candidates.map(({ name, note }) => `${say(name, s)}${note === null ? '' : ` (${say(note, s)})`}`).join('; ');

/** Why a bot chose its move. */
export const reasons: Language['reasons'] = {
  // Headlines.
  'script-plays': ({ move, because }, s) => `SOLO ${verbFor(false, deedOf(move, s))}: ${say(because, s)}`,
  'house-plays': ({ move, because }, s) =>
    `${capital(deedOf(move, s))}: ${because.map((each) => say(each, s)).join('; ')}`,
  'decided-by': ({ label, list, item }, s) => `${say(label, s)} (${say(list, s)}, item ${item})`,

  // Priority lists.
  'adaptive-behaviour': () => 'adaptive behaviour',
  'cards-still-equal': () => 'cards still equal',
  'cheapest-wonder': () => 'cheapest wonder',
  'choice-scale': () => 'choice scale',
  'discard-scale': () => 'discard scale',
  'discarding-a-card': () => 'choosing a card to discard',
  'first-neptune-scale': () => 'first Neptune scale',
  'flexibility-scale': () => 'flexibility scale',
  'free-choice-scale': () => 'free-choice scale',
  'house-bot': () => 'house bot',
  'isis-scale': () => 'Isis scale',
  'offering-tokens': () => 'Offering tokens',
  'operational-scale': () => 'operational scale',
  'operational-scale-backwards': () => 'operational scale, backwards',
  'pantheon-scale': () => 'Pantheon scale',
  'pantheon-scale-note-3': () => 'Pantheon scale, note 3',
  'progress-scale': () => 'progress scale',
  'second-neptune-scale': () => 'second Neptune scale',
  'solo-and-anubis': () => 'SOLO and Anubis',
  'solo-and-baal': () => 'SOLO and Baal',
  'solo-and-isis': () => 'SOLO and Isis',
  'solo-and-nisaba': () => 'SOLO and Nisaba',
  'solo-and-ra': () => 'SOLO and Ra',
  'solo-and-zeus': () => 'SOLO and Zeus',
  'strategic-scale': () => 'strategic scale',
  'tactical-scale': () => 'tactical scale',
  'win-on-the-table': () => 'win on the table',

  // Candidates.
  component: ({ component }) => nameOf(component),
  'military-token': ({ military }) => `${whom(halfOf(military))}'s ${fineOf(military)}-coin Military token`,
  'face-down-card': ({ token }) =>
    token === null
      ? 'a face-down card'
      : `the face-down card with ${typeof token === 'number' ? `Offering ${token}` : `the ${nameOf(token)} Mythology token`}`,
  'with-offerings': ({ offerings }) =>
    offerings.length === 0 ? 'no Offering token' : `Offering ${offerings.join(' + ')}`,
  move: ({ move }, s) => capital(deedOf(move, s)),

  // What an item prefers.
  'altars-in-reach': () => 'cards of the Pantheon that SOLO can pay for and that do something',
  'cheapest-space': () => 'cheapest space',
  'choice-needed': ({ seat }) => `free choice of a resource that ${whom(seat)} needs`,
  'choice-needed-most': ({ seat }) => `free choice of what ${whom(seat)} needs most`,
  'closes-pair': ({ seat }) => `closes a pair of symbols for ${whom(seat)}`,
  'discount-needed': ({ seat }) => `discount on a resource that ${whom(seat)} needs`,
  'discount-needed-most': ({ seat }) => `discount on what ${whom(seat)} needs most`,
  'does-something': () => 'does something for SOLO',
  'few-coins': ({ tokens }) => `SOLO has at most three coins: ${tokens.map(nameOf).join(', ')}`,
  'few-wonder-points': ({ tokens }) =>
    `SOLO's wonders are worth no more points than the player's: ${tokens.map(nameOf).join(', ')}`,
  'few-wonders': ({ tokens }) => `SOLO has constructed at most one wonder: ${tokens.map(nameOf).join(', ')}`,
  'fewest-coins-paid': () => 'fewest coins paid',
  'fewest-coins-to-pay': () => 'fewest coins to pay',
  'first-constructed': () => 'first constructed',
  'first-from-side': ({ seat }) => `first from ${whom(seat)}'s side`,
  'first-of-pantheon-scale': () => 'first of the Pantheon scale',
  'first-of-scale': () => 'first of the scale',
  'first-there': () => 'first to come there',
  'first-token': () => 'first token offered',
  'first-type': () => 'first type that is there',
  'gives-player-the-win': () => 'would give the player the win',
  green: () => 'green',
  'highest-in-strategic-scale': () => 'highest in the strategic scale',
  'highest-offering': () => 'highest discount of an Offering token',
  'highest-printed-cost': () => 'highest printed cost',
  'highest-value': () => 'highest value: points, coins or shields',
  'last-constructed': () => 'last constructed',
  'last-type': () => 'last type that is there',
  'least-discount-unused': () => 'least discount unused',
  'lowest-cost': () => 'lowest cost',
  'lowest-price-for-player': () => 'lowest price for the player now',
  'lowest-printed-cost': () => 'lowest printed cost',
  'lowest-row': () => 'row nearest to the bottom',
  'most-coins-given': () => 'most coins given',
  'most-points': () => 'most printed victory points',
  'most-promising': () => 'most promising position',
  'resource-needed-most': ({ seat }) => `resource that ${whom(seat)} needs most`,
  'scarcest-resource': () => 'resource of which the player has least',
  'starts-chain': () => 'can start a chain',
  'structure-before-divinity': () => 'structure before divinity',
  'structures-in-reach': () => 'structures that SOLO can pay for',
  'symbol-of-discarded-card': () => 'symbol of a discarded card',
  'symbol-player-lacks': () => 'symbol that the player lacks',
  'symbol-solo-has': () => 'symbol that SOLO has',
  'symbol-wins': () => "symbol that is SOLO's sixth",
  'tokens-of-direction': () => "tokens of SOLO's direction",
  'uncovers-fewest': () => 'uncovers fewest cards',
  'uncovers-token-unwanted': () => 'uncovers a token (SOLO has neither the Sanctuary nor the Divine Theater)',
  'uncovers-token-wanted': () => 'uncovers a token (SOLO has the Sanctuary or the Divine Theater)',
  wins: () => 'wins the game',
  'wins-at-once': () => 'wins the game at once',
  'wonders-in-reach': () => 'wonders that SOLO can construct',

  // Notes on candidates.
  'above-limit': ({ price, limit }) => `would pay ${price}, at most ${limit}`,
  'as-good': () => 'as good as any',
  'cannot-pay': ({ price, has }) => `cannot pay: ${price}, has ${has}`,
  coins: ({ coins }) => count(coins, 'coin'),
  cost: ({ coins }) => `cost ${coins}`,
  'direction-tokens': ({ direction, tokens }) => `direction ${direction}: ${tokens.map(nameOf).join(', ')}`,
  discount: ({ offering }) => `discount: ${offering}`,
  'does-not-win': () => 'does not win',
  'does-nothing': () => 'does nothing for SOLO',
  frees: ({ card }) => `then ${nameOf(card)} is free`,
  mythology: ({ mythology }) => `mythology: ${nameOf(mythology)}`,
  needs: ({ resources }) =>
    resources.map(({ resource, need }) => `need of ${RESOURCE_NAMES[resource]}: ${need}`).join(', '),
  'no-discount': () => 'no discount',
  'opponent-would-win': () => 'the opponent would win',
  pays: ({ coins }) => `pays ${count(coins, 'coin')}`,
  'place-in-scale': ({ place, direction }) => `place ${place} for direction ${direction}`,
  'player-has': ({ resource, units }) => `the player has ${units} of ${RESOURCE_NAMES[resource]}`,
  points: ({ points }) => count(points, 'point'),
  'price-now': ({ coins }) => `price now ${coins}`,
  shields: ({ shields }) => count(shields, 'shield'),
  'starts-no-chain': () => 'starts no chain',
  symbol: ({ symbol }) => `symbol: ${SYMBOL_NAMES[symbol]}`,
  type: ({ type }) => TYPES[type],
  uncovers: ({ cards }) => `uncovers ${count(cards, 'card')}`,
  'uncovers-a-token': () => 'uncovers a token',
  'uncovers-no-token': () => 'uncovers no token',
  worse: ({ points }) => `about ${count(points, 'point')} worse`,

  // What no list of SOLO shows.
  'anubis-turns-to-solo': () => 'The player has no constructed wonder: Anubis turns to one of SOLO',
  'baal-takes-scarcest': () => 'SOLO has no wonder left to construct: Baal steals what the player has least of',
  'card-under-wonder': () =>
    'The card under the wonder: the last type of the operational scale, then the discard scale',
  'chance-decides': ({ cards }) => `Chance decides which of ${cards} cards goes under it`,
  'divinity-wins': () => 'A divinity wins the game: SOLO passes over its scales',
  'first-empty-space': ({ space }) =>
    `The first of these that is empty is space ${space}, which costs SOLO ${spacePrice(space, SCRIPT_SEAT)} coins and the player ${spacePrice(space, PLAYER_SEAT)}; nobody has seen the divinity`,
  'force-threatens': () => "The Conflict pawn stands in the last zone before SOLO's capital: red cards come first",
  'gives-last-type': () => 'SOLO gives away the last type of its operational scale',
  'green-and-red-as-one': () => 'Green and red cards are one type, separated by the flexibility scale',
  'latest-age': ({ age }) =>
    `The card under the wonder comes from Age ${AGES[age] ?? ''}, the latest in the discard pile`,
  'minerva-beside-pawn': () => "Minerva stands next to the Conflict pawn, on SOLO's side",
  'no-altar-in-reach': ({ candidates }, s) =>
    `There is no card of the Pantheon that SOLO can pay for and that does something: ${noted(candidates, s)}`,
  'no-altar-left': () => 'Pantheon: no card is left to activate',
  'no-structure-in-reach': ({ candidates }, s) =>
    `There is no structure that SOLO can pay for: ${noted(candidates, s)}`,
  'no-wonder-in-reach': ({ candidates }, s) => `There is no wonder that SOLO can construct: ${noted(candidates, s)}`,
  'no-wonder-left': () => 'Wonder: SOLO has none left to construct',
  'nothing-else-possible': () => 'nothing else is possible',
  'nothing-face-up': () => 'No card lies face up',
  'only-discard-left': () => 'Nothing else is left: SOLO discards a card for coins (tactical scale, item 4)',
  'player-near-win': () =>
    'The player is one step from winning, by force and by science: SOLO takes away what would do it',
  'positioning-scale': ({ mythology, direction, spaces }) =>
    `Positioning scale for ${nameOf(mythology)} divinities and direction ${direction}: spaces ${spaces.join('-')}`,
  'scale-of-direction': ({ direction, types }) =>
    `SOLO's direction is ${direction}; its operational scale: ${types.map((type) => TYPES[type]).join(', ')}`,
  'science-threatens': () => 'The player has five different symbols: green cards come first',
  'structure-wins': () => 'A structure wins the game: SOLO passes over its scales',
  'theater-deck': ({ mythology }) =>
    `The ${nameOf(mythology)} deck is the first of the Pantheon scale that can hold a divinity of use to SOLO`,
  'wonder-limit': ({ coins }) => `Wonder: SOLO pays at most ${coins} coins for one in this Age`,
  'wonder-wins': () => 'A wonder wins the game: SOLO passes over its scales',
  'zeus-takes-last-type': () => 'Zeus strikes a card that lies face up: the last type of the operational scale',
  'zeus-takes-token': () =>
    'SOLO has neither the Sanctuary nor the Divine Theater: Zeus takes a face-down card with a token',

  // What the house bot sees.
  'another-turn': () => 'another turn follows',
  denies: ({ card, points }) => `it keeps ${nameOf(card)} from the opponent, worth about ${points} points to it`,
  'leads-to-win': () => 'it leads to a win',
  'looks-ahead': ({ moves, answers }) =>
    `The house bot looks one move ahead at ${count(moves, 'move')}${answers ? `, ${moves === 1 ? '' : 'each '}with SOLO's answer` : ''}`,
  'next-move-equal': ({ move }, s) => `the next best move, ${capital(deedOf(move, s))}, is just as good`,
  'next-move-worse': ({ move, points }, s) =>
    `the next best move, ${capital(deedOf(move, s))}, is about ${count(points, 'point')} worse`,
  'only-move': () => 'it is the only move',
  opens: ({ cards }) => (cards === 0 ? 'it uncovers no card' : `it uncovers ${count(cards, 'card')}`),
  'opponents-points': ({ points }) => `${change(points)} for the opponent`,
  'other-moves-equal': () => 'the other moves are just as good',
  'other-moves-lose': () => 'after any other move the opponent would win',
  'own-points': ({ points }) => `${change(points)} now`,
  'wins-the-game': () => 'it wins the game',
};
