import { byKind } from '@wonders/core';
import { count, listed, verbFor } from '@wonders/core/words';
import type { CardId } from '../components/cards.js';
import { TILES } from '../components/tiles.js';
import type { SeatMove } from '../notation.js';
import type { Lead } from '../opponent/evaluation.js';
import { PLAYER_SEAT, type Position } from '../state/index.js';
import { bonusWords } from './cards.js';
import type { Language } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { placeName, points } from './phrases.js';
import { seated } from './seats.js';

/** One of several cards; only a few are named: `red 1, red 2 or one of 7 others`. */
function anyOf(cards: readonly CardId[]): string {
  const [shown, others] = cards.length > 5 ? [cards.slice(0, 4), cards.length - 4] : [cards, 0];
  const names = shown.map(nameOf);
  return listed(others > 0 ? [...names, `one of ${others} others`] : names, 'or');
}

/** Points to a tenth. */
function tenths(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return points(rounded === 0 ? 0 : rounded);
}

/** Ahead or behind. */
const standing = (total: number): string =>
  total < -0.05 ? `${tenths(-total)} behind` : total > 0.05 ? `${tenths(total)} ahead` : 'level';

/** HAL-61: what a lead is made of: what counts already, and what is still promised. */
function leadWords({ points: inHand, cards, districts, prospects, victory, total }: Lead): string {
  const parts = [
    [inHand, 'in hand'],
    [cards, 'for cards'],
    [districts, 'for districts'],
    [prospects, 'in prospects'],
  ] as const;
  const told = parts.filter(([n]) => Math.abs(n) >= 0.05).map(([n, what]) => `${tenths(n)} ${what}`);
  const end = victory === 0 ? '' : victory > 0 ? ', and the game is won' : ', and the game is not won';
  const made = told.length === 0 ? '' : `: ${listed(told)}`;
  return `${standing(total - victory)}${made}${end}`;
}

const tellMove = /* @__PURE__ */ byKind<SeatMove, [Position], string>(moves);

/** Why a bot chose its move. */
export const reasons: Language['reasons'] = {
  'hal-idle': ({ card }) => `There is no tile for Hal to draw: he discards ${nameOf(card)} and does nothing (HAL-46)`,
  'hal-urbanizes'({ letter, cell, points: gained }, s) {
    const where = cell === null ? '' : `, ${placeName(s, cell)}`;
    const name = nameOf(letter);
    return `With ${name} Hal urbanizes where token ${name} stands${where}, and gains ${points(gained)} for the floors around it (HAL-47)`;
  },
  'token-for-hal': ({ letter }, s) =>
    `${seated(s, PLAYER_SEAT).does('move', `token ${nameOf(letter)} for him`)} (HAL-48)`,
  'hal-exchanges'({ given, points: gained, anyBuilding, better }) {
    const drawn = `Before his tile a card is drawn for him, and he uses it in place of ${nameOf(given)}`;
    const more = `an urbanization card worth more than ${points(gained)}`;
    const which =
      better.length === 0 ? `${more}, of which there is none to be drawn` : `${more}, which ${anyOf(better)} would be`;
    return anyBuilding
      ? `${drawn} if it is a building card, or ${which} (HAL-54)`
      : `${drawn} if it is ${which} (HAL-54)`;
  },
  'hal-cannot-pay': ({ cards }) =>
    `His resources have no say in this: drawn ${anyOf(cards)}, he cannot afford the floor, and the game ends at once (HAL-55)`,
  'hal-constructs': ({ card, floor }) =>
    `With ${nameOf(card)} Hal constructs floor ${floor} on that building, whatever tile he draws, and puts ${floor} resources on it (HAL-45)`,
  'hal-cannot-build'({ card, floor, resources }) {
    const lack = `it takes ${count(floor, 'resource')}, and he has ${resources}`;
    return `Hal cannot construct floor ${floor} on ${nameOf(card)}: ${lack}; the game ends at once (HAL-58)`;
  },
  'human-takes-back'({ resources }, s) {
    const human = seated(s, PLAYER_SEAT);
    const taken = human.does('take', `back ${count(resources, 'resource')} from the building`);
    return `${taken} and ${verbFor(human.isYou, 'gain')} ${points(resources)} (HAL-51)`;
  },
  'hal-takes-back': ({ resources }) =>
    `He takes back ${count(resources, 'resource')} from the building, which is his, and gains nothing for that (HAL-52)`,
  'hal-pays'({ card, points: has }) {
    const far = `as far as his ${points(has)} ${has === 1 ? 'goes' : 'go'}`;
    return `For a number lower than ${TILES[card].number} he pays the difference, ${far} (HAL-53)`;
  },
  'hal-keeps-equals'({ card, bonus, points: kept }) {
    const counts = bonus.kind === 'flat' ? '' : `, which is ${points(kept)} as the table stands`;
    return `He keeps ${nameOf(card)}, which counts ${bonusWords(bonus)} for him at the end${counts} (HAL-61)`;
  },
  'hal-keeps-arrow'({ card, points: added }) {
    const more = added > 0 ? `, but adds ${points(added)} to the cards that he has kept (HAL-62)` : ' (HAL-49)';
    return `He keeps ${nameOf(card)}, whose arrow never gives him anything${more}`;
  },
  'ends-without-tile': () => 'The game ends with this round, for there is no tile left (HAL-56)',
  'ends-with-last-tile': () => 'He draws the last tile: the game ends with this round (HAL-56)',
  'ends-with-human-resources': (_, s) =>
    `All ${seated(s, PLAYER_SEAT).whose} resources stand on buildings: the game ends with this round (HAL-57)`,
  'ends-with-hal-resources'({ unlessExchanged }) {
    const unless = unlessExchanged ? ', if he keeps to his card' : '';
    return `That is his last resource: the game ends with this round${unless} (HAL-59)`;
  },
  'building-card': () => 'a building card',
  'most-points': () => 'most points for urbanizing',
  'card-given': () => 'the card he was given',
  card: ({ card }) => nameOf(card),
  'house-bot': () => 'the house bot',
  'best-lead': () => 'the best lead that may be expected',
  'token-worth-least': () => 'the token where it is worth least',
  move: ({ move }, s) => tellMove(move, s),
  lead: ({ lead }) => leadWords(lead),
  'floors-around': ({ floors }) => `${floors} floors around it`,
  choice({ seat, move, lead, next }, s) {
    const leads = `${tellMove(move, s)}: this should leave ${seated(s, seat).within} ${leadWords(lead)}`;
    if (next === null) return `${leads}; there is no other move`;
    const better = lead.total - next.lead.total;
    return better < 0.05
      ? `${leads}; as good as the next choice, ${tellMove(next.move, s)}`
      : `${leads}; ${tenths(better)} better than the next choice, ${tellMove(next.move, s)}`;
  },
};
