import type { Seat } from '@wonders/core';
import type { Card, Mythology, ScienceSymbol } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import { count } from '../components/layouts.js';
import { halfOf } from '../components/military.js';
import type { DivinityId } from '../components/pantheon.js';
import { DECKS } from '../components/pantheon.js';
import type { Resource } from '../components/resources.js';
import type { Type } from '../components/solo.js';
import { BONUS, OPERATIONAL, STRATEGIC } from '../components/solo.js';
import type { WonderId } from '../components/wonders.js';
import type { CityState, DivinityPlace, Position } from '../state/index.js';
import { cityOf, PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { builtCount, coinsOf, hasWonder, wonderOf } from '../table/city.js';
import { pantheonOf } from '../table/pantheon.js';
import { inBox, SYMBOLS_TO_WIN, symbolBit } from '../table/science.js';
import { tokenOn, uncovered } from '../table/structure.js';

/** SOLO's direction. Every game against SOLO sets it before SOLO's first decision. */
export const directionOf = (position: Position): Direction => position.direction ?? 'MS';

const RAW: readonly Resource[] = ['wood', 'clay', 'stone'];

/** DUEL-111: the units of a resource that a seat owns. Each alternative of a choice counts as a full unit. */
export function owned(position: Position, seat: Seat, resource: Resource): number {
  const city = cityOf<CityState>(position, seat);
  return city[resource] + (RAW.includes(resource) ? city.rawChoices : city.goodChoices);
}

/** DUEL-112: a seat's need of a resource for its wonders. It may be negative. */
export const need = (position: Position, seat: Seat, resource: Resource): number =>
  mostAsked(position, seat, resource) - owned(position, seat, resource);

/** DUEL-112: the most of a resource that one wonder of a seat asks for. */
export function mostAsked(position: Position, seat: Seat, resource: Resource): number {
  let most = 0;
  for (const id of cityOf<CityState>(position, seat).wonders) most = Math.max(most, wonderOf(position, id)[resource]);
  return most;
}

/** DUEL-113: the greatest need among some resources; −∞ for none. */
export const needMet = (position: Position, seat: Seat, resources: readonly Resource[]): number =>
  Math.max(...resources.map((resource) => need(position, seat, resource)));

/** DUEL-117: the coins that a card would give SOLO. The card counts itself. */
export const coinsGiven = (position: Position, card: Card): number =>
  coinsOf(position, SCRIPT_SEAT, card) + (card.per?.[0] === 'yellow' ? card.per[1] : 0);

/** DUEL-114: whether taking the card of a slot uncovers a token. */
export function uncoversToken(position: Position, slot: number): boolean {
  for (let left = uncovered(position, slot); left !== 0; left &= left - 1)
    if (tokenOn(position, 31 - Math.clz32(left & -left)) !== null) return true;
  return false;
}

/** Whether SOLO's wonders, constructed or not, include the Sanctuary or the Divine Theater. */
export const wantsPantheon = (position: Position): boolean =>
  hasWonder(position.cities[SCRIPT_SEAT], 'sanctuary') || hasWonder(position.cities[SCRIPT_SEAT], 'divine-theater');

/** DUEL-140: the pawn stands in the last zone before SOLO's capital. */
export const threatenedByForce = (position: Position): boolean => position.pawn <= -6;

/** DUEL-141: the human has five different symbols. */
export const threatenedByScience = (position: Position): boolean =>
  count(position.cities[PLAYER_SEAT].symbols) === SYMBOLS_TO_WIN - 1;

/** DUEL-119, DUEL-140 … DUEL-142: the place of a type on the current operational scale. Low places come first. */
export function rankOf(position: Position, type: Type): number {
  if (type === 'red' && threatenedByForce(position)) return -1;
  if (type === 'green' && threatenedByScience(position)) return -1;
  return OPERATIONAL[directionOf(position)].indexOf(type);
}

/** DUEL-015: the place of a wonder in SOLO's strategic scale. */
export const strategicRank = (position: Position, id: WonderId): number => STRATEGIC[directionOf(position)].indexOf(id);

/** DUEL-126: the most coins SOLO pays for a wonder. */
export const wonderLimit = (position: Position): number =>
  BONUS[position.options.level].limit[(position.age || 1) - 1] ?? 0;

/** DUEL-132: whether a symbol does something for SOLO: it is new, or it makes a pair that earns a token from the board. */
const symbolHelps = (position: Position, symbol: ScienceSymbol): boolean =>
  (position.cities[SCRIPT_SEAT].symbols & symbolBit(symbol)) === 0 || position.board.length > 0;

/** DUEL-132: whether a card of the Pantheon can do something for SOLO. `unseen`: its deck is not open yet. */
export function applicable(position: Position, id: DivinityPlace['id'], unseen = false): boolean {
  const solo = position.cities[SCRIPT_SEAT];
  const human = position.cities[PLAYER_SEAT];
  switch (id) {
    case 'gate':
      return pantheonOf(position).decks.length > 0;
    case 'enki':
      // DUEL-154: Enki gets tokens from the box when he is turned up.
      return pantheonOf(position).enki.length > 0 || (unseen && inBox(position) !== 0);
    case 'ishtar':
      return symbolHelps(position, 'law');
    case 'nisaba':
      return human.cards.some((id) => {
        const { symbol } = CARDS[id];
        return symbol !== null && symbolHelps(position, symbol);
      });
    case 'baal':
      return human.brown + human.grey > 0;
    case 'hades':
      return position.discard.length > 0;
    case 'anubis':
      return builtCount(position) > 0;
    case 'isis':
      return solo.wonders.length > 0 && position.discard.length > 0;
    case 'ra':
      return human.wonders.length > 0;
    case 'neptune':
      // The first token has no effect. The second takes coins from the human.
      return (
        position.military.some((token) => halfOf(token) === SCRIPT_SEAT) ||
        (position.military.length > 1 && human.coins > 0)
      );
    case 'zeus':
      return position.present !== 0;
    default:
      return true;
  }
}

/** Whether both seats know the divinity on a place. */
const isPublic = (place: DivinityPlace): boolean => place.seenBy.length === 2;

/** DUEL-154: the divinities that may be in a deck, by public knowledge. */
export function possibleIn(position: Position, mythology: Mythology): readonly DivinityId[] {
  const { decks, spaces, holdings } = pantheonOf(position);
  const deck = decks.filter((place) => place.mythology === mythology);
  const known = [...decks, ...spaces].flatMap((place) => (place !== null && isPublic(place) ? [place.id] : []));
  const gone = holdings.flatMap((holding) => holding.divinities);
  const closed = deck.some((place) => !isPublic(place));
  return DECKS[mythology].filter((id) =>
    known.includes(id) ? deck.some((place) => isPublic(place) && place.id === id) : closed && !gone.includes(id),
  );
}
