import { capital, count, verbFor } from '@wonders/core/words';
import { fineOf, halfOf } from '../components/military.js';
import { spacePrice } from '../components/pantheon.js';
import type { Type } from '../components/solo.js';
import type { Price } from '../costs/index.js';
import type { Reason, Reasons } from '../reasons/index.js';
import { isSolo, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { SYMBOLS_TO_WIN } from '../table/science.js';
import { boardWords } from './board.js';
import { deedOf } from './deeds.js';
import { list } from './describer.js';
import { AGES } from './facts.js';
import { items } from './items.js';
import type { Language } from './language.js';
import { fields, nameOf, RESOURCE_NAMES, SYMBOL_NAMES } from './names.js';
import { priceParts } from './prices.js';
import { doing, whose, within } from './seats.js';
import { difference, gained, notedBy, unitsOf } from './sums.js';

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

/** A reason inside another sentence. */
const say = (reason: Reason, position: Position): string =>
  (reasons[reason.key] as (values: unknown, position: Position) => string)(reason.values, position);

/** Whom the house bot plays against. */
const opponent = (position: Position): string => (isSolo(position) ? within(position, SCRIPT_SEAT) : 'the opponent');

const change = ({ points, about }: Reasons['own-points']): string =>
  `${about ? 'about ' : ''}${gained(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** How far a seat is ahead. */
const standing = (points: number): string =>
  points === 0
    ? 'level on average'
    : `${count(Math.abs(points), 'point')} ${points > 0 ? 'ahead' : 'behind'} on average`;

/** Candidates, each with its note. */
const noted = notedBy(say);

const priced = (price: Omit<Price, 'has'>): string => priceParts(price).join(', ');

/** Why a bot chose its move. */
export const reasons: Language['reasons'] = {
  // Headlines.
  'script-plays'({ move, step, because }, position) {
    const why = [step, because].flatMap((each) => (each === null ? [] : [say(each, position)]));
    return list([`SOLO ${verbFor(false, deedOf(move, position))}`, list(why, '; ')], ': ');
  },
  'house-plays': ({ move, because }, position) =>
    `${capital(deedOf(move, position))}: ${because.map((each) => say(each, position)).join('; ')}`,
  'decided-by': ({ label, list, item }, position) => `${say(label, position)} (${say(list, position)}, item ${item})`,
  'only-left': ({ name }, position) => `only ${say(name, position)} is left`,
  'step-discard': () => 'it can take nothing else (tactical scale, item 4)',
  'step-pantheon': () => 'it can activate a card of the Pantheon (tactical scale, item 2)',
  'step-structure': () => 'it can afford a structure (tactical scale, item 3)',
  'step-threat': (_values, position) => `it takes a card that would win the game for ${within(position, PLAYER_SEAT)}`,
  'step-win': () => 'it leads to a win',
  'step-wonder': () => 'it can construct a wonder (tactical scale, item 1)',

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
  'house-thorough': () => 'house bot, thorough',
  'isis-scale': () => 'Isis scale',
  'offering-tokens': () => 'Offering tokens',
  'operational-scale': () => 'operational scale',
  'operational-scale-backwards': () => 'operational scale, backwards',
  'pantheon-scale': () => 'Pantheon scale',
  'pantheon-scale-note': () => 'Pantheon scale, note 3',
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
  'military-token': ({ military }, position) =>
    `${whose(position, halfOf(military))} ${fineOf(military)}-coin Military token`,
  'face-down-card': ({ token }) =>
    token === null
      ? 'a face-down card'
      : `the face-down card with ${typeof token === 'number' ? `Offering ${token}` : `the ${nameOf(token)} Mythology token`}`,
  'with-offerings': ({ offerings }) =>
    offerings.length === 0 ? 'no Offering token' : `Offering ${offerings.join(' + ')}`,
  move: ({ move }, position) => capital(deedOf(move, position)),

  'best-lead-on-average': () => 'the best lead on average',
  ...items,

  // Notes on candidates.
  'above-limit': ({ price, limit }) => `would pay ${priced(price)}; the limit is ${limit}`,
  'as-good': () => 'as good as any',
  'cannot-pay': ({ price, has }) => `cannot pay ${priced(price)}; has ${has}`,
  coins: ({ coins }) => count(coins, 'coin'),
  'coins-for': ({ coins, counted, each, units }) =>
    `${count(coins, 'coin')} = ${units} × ${each} for ${boardWords.counted[counted]}`,
  discount: ({ offering }) => `discount: ${offering}`,
  'does-nothing': () => 'does nothing for SOLO',
  'less-tokens': ({ price, tokens, coins, unused }) =>
    `pays ${count(coins, 'coin')} = ${price} − ${tokens}${unused > 0 ? `, ${unused} unused` : ''}`,
  lies: ({ column, row }, position) => `column ${column} from ${whose(position, SCRIPT_SEAT)} side, row ${row}`,
  frees: ({ card }) => `then ${nameOf(card)} is free`,
  needs: ({ resources }) =>
    resources
      .map(({ resource, most, owned }) => `need of ${RESOURCE_NAMES[resource][0]}: ${difference(most, owned)}`)
      .join(', '),
  'no-discount': () => 'no discount',
  number: ({ number }) => `number ${number}`,
  owns: ({ seat, resources }, position) =>
    `${doing(position, seat, 'have')} ${resources.map(({ resource, units }) => unitsOf(RESOURCE_NAMES, units, resource)).join(', ')}`,
  pays: ({ price }) => `pays ${priced(price)}`,
  place: ({ place }) => `place ${place}`,
  'place-in-pantheon-scale': ({ mythology, place }) =>
    `${mythology === null ? '' : `mythology ${nameOf(mythology)}, `}place ${place}`,
  'place-in-scale': ({ place, direction }) => `place ${place} for ${fields(direction)}`,
  points: ({ points }) => count(points, 'point'),
  'price-now': ({ price }) => `price ${priced(price)}`,
  'printed-cost': ({ total, coins, resources }) =>
    `printed cost ${total}${resources === 0 ? '' : ` = ${coins === 0 ? '' : `${coins} + `}${count(resources, 'resource')} × 2`}`,
  shields: ({ shields }) => count(shields, 'shield'),
  space: ({ space, coins }) => `space ${space}, printed price ${coins}`,
  symbol: ({ symbol }) => `symbol: ${SYMBOL_NAMES[symbol]}`,
  type: ({ type, place }) => `${TYPES[type]}, place ${place}`,
  uncovers: ({ cards }) => `uncovers ${count(cards, 'card')}`,
  worse: ({ points }) => `about ${count(points, 'point')} worse`,

  // What SOLO decides outside its scales.
  'anubis-turns-to-solo': (_values, position) =>
    `${capital(doing(position, PLAYER_SEAT, 'have'))} no constructed wonder, so Anubis strikes one of SOLO's`,
  'anubis-turns-to-player': (_values, position) =>
    `${capital(doing(position, PLAYER_SEAT, 'have'))} constructed wonders, so Anubis strikes one of them`,
  'baal-takes-scarcest': (_values, position) =>
    `SOLO has no wonder left to construct, so Baal steals the resource that ${doing(position, PLAYER_SEAT, 'have')} least of`,
  'card-under-wonder': () =>
    'The card under the wonder: the last type of the operational scale, then the discard scale',
  'chance-decides': ({ cards }) => `Chance decides which of ${cards} cards goes under it`,
  'divinity-wins': () => 'A card of the Pantheon leads to a win, and a win comes before the tactical scale',
  'first-empty-space': ({ space }, position) =>
    `The first empty one is space ${space}, which costs SOLO ${spacePrice(space, SCRIPT_SEAT)} coins and ${within(position, PLAYER_SEAT)} ${spacePrice(space, PLAYER_SEAT)}; SOLO does not look at the divinity`,
  'force-threatens': () => "The Conflict pawn stands in the last zone before SOLO's capital: red cards come first",
  'gives-last-type': () => 'SOLO gives away a card of the last type on its operational scale',
  'green-and-red-as-one': () => 'Green and red cards are one type',
  'latest-age': ({ age }) => `The card under the wonder comes from Age ${AGES[age]}, the latest in the discard pile`,
  'minerva-beside-pawn': () => "Minerva stands next to the Conflict pawn, on SOLO's side",
  'no-altar-in-reach': ({ candidates }, position) =>
    `SOLO can afford and use no card of the Pantheon: ${noted(candidates, position)}`,
  'no-altar-left': () => 'Pantheon: no card is left to activate',
  'no-structure-in-reach': ({ candidates }, position) => `SOLO can afford no structure: ${noted(candidates, position)}`,
  'no-wonder-in-reach': ({ candidates }, position) => `SOLO can construct no wonder: ${noted(candidates, position)}`,
  'no-wonder-left': () => 'Wonder: SOLO has none left to construct',
  'nothing-else-possible': () => 'nothing else is possible',
  'nothing-face-up': () => 'No card lies face up',
  'only-discard-left': () => 'Nothing else is left: SOLO discards a card for coins (tactical scale, item 4)',
  'player-near-win': (_values, position) =>
    `${capital(doing(position, PLAYER_SEAT, 'threaten'))} both supremacies: SOLO takes a card that would win the game for ${within(position, PLAYER_SEAT)}`,
  'positioning-scale': ({ mythology, direction, spaces }) =>
    `Positioning scale for ${nameOf(mythology)} divinities, ${fields(direction)}: spaces ${spaces.join(', ')}`,
  'scale-of-direction': ({ direction, types }) =>
    `SOLO plays for ${fields(direction)}; its operational scale: ${types.map((type) => TYPES[type]).join(', ')}`,
  'science-threatens': (_values, position) =>
    `${capital(doing(position, PLAYER_SEAT, 'have'))} ${SYMBOLS_TO_WIN - 1} different symbols: green cards come first`,
  'structure-wins': () => 'A structure leads to a win, and a win comes before the scales',
  'theater-deck': ({ mythology }) =>
    `The ${nameOf(mythology)} deck is the first on the Pantheon scale that may hold a divinity SOLO can use`,
  'wonder-limit': ({ coins }) => `Wonder: SOLO pays at most ${coins} coins for one in this Age`,
  'wonder-wins': () => 'A wonder leads to a win, and a win comes before the tactical scale',
  'zeus-takes-last-type': () => 'Zeus strikes a face-up card of the last type on the operational scale',
  'zeus-takes-token': () =>
    'SOLO has neither the Sanctuary nor the Divine Theater: Zeus takes a face-down card with a token',

  // What the house bot considers.
  'another-turn': () => 'another turn follows',
  denies: ({ card, points }, position) =>
    `it denies ${opponent(position)} ${nameOf(card)}, worth about ${count(points, 'point')}`,
  'leads-to-win': () => 'it leads to a win',
  'looks-ahead': ({ moves, answers }) =>
    `The house bot looks one move ahead at ${count(moves, 'move')}${answers ? `, ${moves === 1 ? '' : 'each '}with SOLO's answer` : ''}`,
  'lead-on-average': ({ points }) => standing(points),
  'next-move-equal': ({ move }, position) => `the next best move, ${deedOf(move, position)}, is just as good`,
  'next-move-worse': ({ move, points }, position) =>
    `the next best move, ${deedOf(move, position)}, is about ${count(points, 'point')} worse`,
  'only-move': () => 'it is the only move',
  opens: ({ cards }) => (cards === 0 ? 'it uncovers no card' : `it uncovers ${count(cards, 'card')}`),
  'opponents-points': (by, position) => `${change(by)} for ${opponent(position)}`,
  'other-moves-equal': () => 'the other moves are just as good',
  'other-moves-lose': (_values, position) => `after any other move ${opponent(position)} would win`,
  'own-points': (by) => `${change(by)} now`,
  'plays-on': ({ moves, worlds, decisions }) =>
    `A thorough bot plays on after the ${moves} moves that the house bot likes best, for ${decisions} decisions, in ${worlds} guesses at what is hidden`,
  'wins-the-game': () => 'it wins the game',
};
