import { capital, count, listed, verbFor } from '@wonders/core/words';
import type { CardId } from '../components/cards.js';
import { TILES } from '../components/tiles.js';
import { VICTORY } from '../house/evaluation.js';
import type { Reasons } from '../reasons/index.js';
import type { Lead } from '../reasons/lead.js';
import { type Ending, PLAYER_SEAT, type Position } from '../state/index.js';
import { bonusWords } from './cards.js';
import { endings } from './endings.js';
import { turnWords } from './hal-turns.js';
import type { Language } from './language.js';
import { choiceOf, tellMove } from './moves.js';
import { nameOf } from './names.js';
import { placeName, points } from './phrases.js';
import { seated } from './seats.js';

/** One of several cards: `red 1, red 2 or B`. */
const anyOf = (cards: readonly CardId[]): string => listed(cards.map(nameOf), 'or');

/** Points to a tenth. */
function tenths(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return points(rounded === 0 ? 0 : rounded);
}

/** Ahead or behind. */
const standing = (total: number): string =>
  total < -0.05 ? `${tenths(-total)} behind` : total > 0.05 ? `${tenths(total)} ahead` : 'level';

/** By how much the chosen move is better than another one. */
const beside = (better: number): string =>
  better >= 0.05 ? `${tenths(better)} better than` : better > 0 ? 'a shade better than' : 'as good as';

/** Parts in tenths that sum up to the whole as it is printed: those farthest from their tenths give way. */
export function summingUp(parts: readonly number[], whole: number): readonly number[] {
  const rounded = parts.map((part) => Math.round(part * 10));
  const off = Math.round(whole * 10) - rounded.reduce((sum, part) => sum + part, 0);
  const step = Math.sign(off);
  const byGap = [...parts.keys()].sort((a, b) => step * (gap(parts, rounded, b) - gap(parts, rounded, a)));
  for (const i of byGap.slice(0, Math.abs(off))) rounded[i] = (rounded[i] as number) + step;
  return rounded.map((part) => part / 10);
}

/** How far a part lies above its tenth. */
const gap = (parts: readonly number[], rounded: readonly number[], i: number): number =>
  (parts[i] as number) * 10 - (rounded[i] as number);

/** HAL-61: what a lead is made of: what counts already, and what is still promised. */
function leadWords({ points: inHand, cards, districts, prospects, victory, total }: Lead): string {
  const parts = [
    [inHand, 'in hand'],
    [cards, 'for cards'],
    [districts, 'for districts'],
    [prospects, 'in prospects'],
  ] as const;
  const rounded = summingUp(
    parts.map(([n]) => n),
    total - victory,
  );
  const told = parts.flatMap(([, what], i) => (rounded[i] === 0 ? [] : [`${tenths(rounded[i] as number)} ${what}`]));
  const won = Math.round((100 * (victory + VICTORY)) / (2 * VICTORY));
  const end =
    victory === 0
      ? ''
      : victory === VICTORY
        ? ', and the game is won'
        : victory === -VICTORY
          ? ', and the game ends without a victory'
          : `, and the game is won with ${won} percent of the tiles that Hal may draw`;
  const made = told.length === 0 ? '' : `: ${listed(told)}`;
  return `${standing(total - victory)}${made}${end}`;
}

/** Whether what is said holds only if an expert Hal keeps to his card. */
const ifKept = (unlessExchanged: boolean): string => (unlessExchanged ? ', if he keeps to his card' : '');

const ENDED: Readonly<Record<Ending, (position: Position) => string>> = {
  'tiles-exhausted': () => 'an empty tile supply',
  'human-resources-placed': (position) => `all ${seated(position, PLAYER_SEAT).whose} resources on buildings`,
  'hal-resources-exhausted': () => 'no resource left to Hal',
  'hal-cannot-build': () => 'too few resources for his floor',
  'resources-placed': () => 'all resources of a player on buildings',
};

/** What the house bot leaves out. */
const NOT_WEIGHED: Readonly<Record<Reasons['not-weighed']['what'], string>> = {
  'card-drawn-for-hal': 'Not weighed: that another card may be drawn for Hal in place of an urbanization card',
  'card-unseen': "Not weighed: Hal's turn, for his card is unseen",
  'turn-of-hal': "Not weighed: Hal's turn, which follows",
  'moves-of-others': 'Not weighed: what the others play in this round',
  'hand-unseen': 'Not weighed: which cards a new hand would bring',
};

/** Why a bot chose its move. */
export const reasons: Language['reasons'] = {
  'hal-idle': ({ card }) => `There is no tile for Hal to draw: he discards ${nameOf(card)} and does nothing`,
  'hal-urbanizes'({ letter, cell, points: gained, around, unlessExchanged }, position) {
    const where = cell === null ? '' : `, ${placeName(position, cell)}`;
    const name = nameOf(letter);
    const from = around.map(({ tile, floors }) => `${floors} of ${nameOf(tile)}`);
    const floors = around.length === 0 ? 'for the floors around it' : `for the floors around it: ${listed(from)}`;
    const unless = unlessExchanged ? `Unless the card drawn for him replaces it, with ${name}` : `With ${name}`;
    return `${unless} Hal urbanizes where token ${name} stands${where}, and gains ${points(gained)} ${floors}`;
  },
  'token-for-hal': ({ letter }, position) =>
    `${seated(position, PLAYER_SEAT).does('move', `token ${nameOf(letter)} for him`)}`,
  'hal-exchanges'({ given, points: gained, anyBuilding, better }) {
    const drawn = `Before his tile a card is drawn for him, and he uses it in place of ${nameOf(given)}`;
    const more = `an urbanization card worth more than ${points(gained)}`;
    const which =
      better.length === 0 ? `${more}, of which there is none to be drawn` : `${more}, which ${anyOf(better)} would be`;
    return anyBuilding ? `${drawn} if it is a building card, or ${which}` : `${drawn} if it is ${which}`;
  },
  'hal-exchanges-surely': ({ given, cards }) =>
    `Before his tile a card is drawn for him, and he uses it in place of ${nameOf(given)}, whichever it is: ${anyOf(cards)}`,
  'exchange-ends'({ ending, cards }, position) {
    if (ending === 'hal-cannot-build')
      return `His resources have no say in this: drawn ${anyOf(cards)}, he cannot afford the floor, and the game ends at once`;
    return `Drawn ${anyOf(cards)}, the game ends with this round: ${endings[ending](position)}`;
  },
  'hal-constructs'({ card, floor, funds }) {
    return `With ${nameOf(card)} Hal constructs floor ${floor} on the building, whatever tile he draws, and puts ${floor} of his ${count(funds, 'resource')} on it`;
  },
  'hal-cannot-build'({ card, floor, resources }) {
    const lack = `it takes ${count(floor, 'resource')}, and he has ${resources}`;
    return `Hal cannot construct floor ${floor} on ${nameOf(card)}: ${lack}; the game ends at once`;
  },
  'human-takes-back'({ resources }, position) {
    const human = seated(position, PLAYER_SEAT);
    const taken = human.does('take', `back ${count(resources, 'resource')} from the building`);
    return `${taken} and ${verbFor(human.isYou, 'gain')} ${points(resources)}`;
  },
  'hal-takes-back': ({ resources }) =>
    `He takes back ${count(resources, 'resource')} from the building, which is his, and gains nothing for that`,
  'hal-pays'({ card, points: has }) {
    const far = `as far as his ${points(has)} ${has === 1 ? 'goes' : 'go'}`;
    return `For a number lower than ${TILES[card].number} he pays the difference, ${far}`;
  },
  'hal-keeps-equals'({ card, bonus, points: kept, from }) {
    const told = from.length === 0 ? '' : `, for ${listed(from.map(nameOf))}`;
    const counts = bonus.kind === 'flat' ? '' : `, which is ${points(kept)} as the table stands${told}`;
    return `He keeps ${nameOf(card)}, which counts ${bonusWords(bonus)} for him at the end${counts}`;
  },
  'hal-keeps-arrow': ({ card }) => `He keeps ${nameOf(card)}, whose arrow never gives him anything`,
  'kept-adds'({ card, points: added, to }) {
    const each = to.map((kept) => `${kept.points} to ${nameOf(kept.card)}`);
    return `${capital(nameOf(card))} adds ${points(added)} to cards that he has kept: ${listed(each)}`;
  },
  'ends-without-tile': () => 'The game ends with this round, for there is no tile left',
  'ends-with-last-tile': () => 'He draws the last tile: the game ends with this round',
  'ends-with-human-resources': ({ unlessExchanged }, position) =>
    `All ${seated(position, PLAYER_SEAT).whose} resources stand on buildings: the game ends with this round${ifKept(unlessExchanged)}`,
  'ends-with-hal-resources': ({ unlessExchanged }) =>
    `That is his last resource: the game ends with this round${ifKept(unlessExchanged)}`,
  'hal-turn': () => "Hal's turn",
  'card-dictates': ({ card }) => `what ${nameOf(card)} makes him do`,
  action: ({ action }) => ({ exploit: 'exploit', urbanize: 'urbanize', construct: 'construct' })[action],
  'used-if-drawn'({ given }, _, met) {
    const name = nameOf(given);
    if (met === 'none') return `none of the cards that may be drawn would replace ${name}`;
    return met === 'all'
      ? `each of the cards that may be drawn would replace ${name}`
      : `the cards that would replace ${name} if drawn`;
  },
  'drawn-turn': ({ turn }) => turnWords(turn),
  'resources-back': ({ card }) => `who takes resources back from ${nameOf(card)}`,
  owner: ({ seat }, position) => (seat === null ? 'no player' : seated(position, seat).within),
  'ends-the-game'({ unlessExchanged }, _, met) {
    const when = `this round${ifKept(unlessExchanged)}`;
    if (met === 'none') return `none of these ends the game with ${when}`;
    return met === 'all' ? `all of these end the game with ${when}` : `what ends the game with ${when}`;
  },
  ending: ({ ending }, position) => ENDED[ending](position),
  'ending-left'({ ending, left }) {
    if (ending === 'tiles-exhausted') return `${count(left, 'tile')} left`;
    return ending === 'human-resources-placed' ? `${left} not placed` : `${count(left, 'resource')} left`;
  },
  'building-card': (_, __, met) => (met === 'none' ? 'neither is a building card' : 'a building card'),
  'most-points': () => 'most points for urbanizing',
  'card-given': () => 'the card he was given',
  card: ({ card }) => nameOf(card),
  'house-bot': () => 'the house bot',
  'best-lead': () => 'the best lead that may be expected',
  'token-worth-least': () => 'the token where it is worth least',
  move: ({ move }, position) => choiceOf(move, position),
  lead: ({ lead }) => leadWords(lead),
  'floors-around': ({ floors }) => `${count(floors, 'floor')} around it`,
  choice({ seat, move, lead, next, floors }, position) {
    const then = move.kind === 'give' ? 'with the best action after it' : 'then';
    const leads = `${tellMove(move, position)}: ${then} ${seated(position, seat).within} should be ${leadWords(lead)}`;
    if (next === null) return `${leads}; there is no other move`;
    const other = choiceOf(next.move, position);
    const better = `${leads}; ${beside(lead.total - next.lead.total)} the next choice, ${other}`;
    if (floors === null || floors.chosen === floors.next || lead.total > next.lead.total) return better;
    return `${better}, but with ${count(floors.chosen, 'floor')} around the token, not ${floors.next}`;
  },
  'not-weighed': ({ what }) => NOT_WEIGHED[what],
  'house-thorough': () => 'the house bot, thorough',
  'best-lead-on-average': () => 'the best lead on average',
  'lead-on-average': ({ points: lead }) => standing(lead),
  'plays-on': ({ moves: looked, worlds, decisions }) =>
    `A thorough bot plays on after the ${looked} moves that the house bot likes best, for ${decisions} decisions, in ${worlds} guesses at what is hidden`,
  'choice-on-average'({ seat, move, points: lead, next }, position) {
    const leads = `${tellMove(move, position)}: ${seated(position, seat).within} should then be ${standing(lead)} on average`;
    return `${leads}; ${beside(lead - next.points)} the next choice, ${choiceOf(next.move, position)}`;
  },
};
