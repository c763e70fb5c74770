import type { Seat } from '@wonders/core';
import type { Card, Mythology } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import type { Direction } from '../components/directions.js';
import { count } from '../components/layouts.js';
import { CAPITAL } from '../components/military.js';
import type { DivinityId } from '../components/pantheon.js';
import { DECKS } from '../components/pantheon.js';
import { ART } from '../components/progress.js';
import type { Resource } from '../components/resources.js';
import { printedCost } from '../components/resources.js';
import type { Type } from '../components/solo.js';
import { BONUS, OPERATIONAL, STRATEGIC } from '../components/solo.js';
import type { Wonder, WonderId } from '../components/wonders.js';
import { cardPrice, wonderPrice } from '../costs.js';
import type { CityState, DivinityPlace, Position } from '../state/index.js';
import { cityOf, other, PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { builtCount, hasWonder, wonderOf } from '../table/city.js';
import { pantheonOf } from '../table/pantheon.js';
import { inBox, SYMBOLS_TO_WIN, symbolBit } from '../table/science.js';
import { tokenOn, uncovered } from '../table/structure.js';

/** SOLO's direction; every game against it has one before it decides anything. */
export const directionOf = (s: Position): Direction => s.direction ?? 'MS';

/** DUEL-110: what a card costs a seat as SOLO sees it. */
export const costOfCard = (s: Position, seat: Seat, card: Card): number =>
  s.options.costReading === 'printed' ? printedCost(card) : cardPrice(s, seat, card);

/** DUEL-110: what a wonder costs a seat as SOLO sees it. */
export const costOfWonder = (s: Position, seat: Seat, wonder: Wonder): number =>
  s.options.costReading === 'printed' ? printedCost(wonder) : wonderPrice(s, seat, wonder);

const RAW: readonly Resource[] = ['wood', 'clay', 'stone'];

/** DUEL-111: the units of a resource that a seat owns; every alternative of a choice counts in full. */
export function owned(s: Position, seat: Seat, resource: Resource): number {
  const city = cityOf<CityState>(s, seat);
  return city[resource] + (RAW.includes(resource) ? city.rawChoices : city.goodChoices);
}

/** DUEL-112: how much a seat needs a resource for its wonders; may be negative. */
export function need(s: Position, seat: Seat, resource: Resource): number {
  let most = 0;
  for (const id of cityOf<CityState>(s, seat).wonders) most = Math.max(most, wonderOf(s, id)[resource]);
  return most - owned(s, seat, resource);
}

/** What a yellow card scores that does not help (DUEL-113). */
const USELESS = -99;

/** DUEL-113: the greatest need that a yellow card meets, among these resources. */
export function needMet(s: Position, seat: Seat, resources: readonly Resource[]): number {
  if (resources.length === 0) return USELESS;
  const score = Math.max(...resources.map((resource) => need(s, seat, resource)));
  return score > 0 || cityOf<CityState>(s, seat).wonders.length === 0 ? score : USELESS;
}

/** DUEL-114: whether taking the card of a slot uncovers a token. */
export function uncoversToken(s: Position, slot: number): boolean {
  for (let left = uncovered(s, slot); left !== 0; left &= left - 1)
    if (tokenOn(s, 31 - Math.clz32(left & -left)) !== null) return true;
  return false;
}

/** Whether SOLO's wonders, constructed or not, include the Sanctuary or the Divine Theater. */
export const wantsPantheon = (s: Position): boolean =>
  hasWonder(s.cities[SCRIPT_SEAT as 0], 'sanctuary') || hasWonder(s.cities[SCRIPT_SEAT as 0], 'divine-theater');

/** DUEL-140: the pawn stands in the last zone before SOLO's capital. */
export const threatenedByForce = (s: Position): boolean => s.pawn <= -6;

/** DUEL-141: the human has five different symbols. */
export const threatenedByScience = (s: Position): boolean =>
  count(s.cities[PLAYER_SEAT as 1].symbols) === SYMBOLS_TO_WIN - 1;

/** DUEL-119, DUEL-140 … DUEL-142: the place of a type in the current operational scale, low is early. */
export function rankOf(s: Position, type: Type): number {
  if (type === 'red' && threatenedByForce(s)) return -1;
  if (type === 'green' && threatenedByScience(s)) return -1;
  return OPERATIONAL[directionOf(s)].indexOf(type);
}

/** DUEL-015: the place of a wonder in SOLO's strategic scale. */
export const strategicRank = (s: Position, id: WonderId): number => STRATEGIC[directionOf(s)].indexOf(id);

/** DUEL-126: the most coins SOLO pays for a wonder. */
export const wonderLimit = (s: Position): number => BONUS[s.options.level].limit[(s.age || 1) - 1] ?? 0;

/** Whether some shields bring the pawn to the opposing capital: Minerva would stop it. */
export function reaches(s: Position, seat: Seat, shields: number): boolean {
  const step = seat === 0 ? 1 : -1;
  const minerva = s.pantheon?.minerva ?? null;
  if (minerva !== null && minerva * step > s.pawn * step) return false;
  return s.pawn * step + shields >= CAPITAL;
}

/** Whether these symbols, added to those of a seat, win the game. */
const completes = (s: Position, seat: Seat, bits: number): boolean =>
  count(cityOf<CityState>(s, seat).symbols | bits) >= SYMBOLS_TO_WIN;

/** DUEL-143, DUEL-145: whether a card would give a seat the win. */
export function cardWins(s: Position, seat: Seat, card: Card): boolean {
  const strategy = (cityOf<CityState>(s, seat).arts & ART.strategy) !== 0 ? 1 : 0;
  if (card.colour === 'red') return reaches(s, seat, card.shields + strategy);
  return card.symbol !== null && completes(s, seat, symbolBit(card.symbol));
}

/** DUEL-143, DUEL-145: whether a divinity would give a seat the win. */
export function divinityWins(s: Position, seat: Seat, id: DivinityPlace['id']): boolean {
  if (id === 'mars') return reaches(s, seat, 2);
  if (id === 'ishtar') return completes(s, seat, symbolBit('law'));
  if (id !== 'nisaba') return false;
  return cityOf<CityState>(s, other(seat)).cards.some((card) => {
    const { symbol } = CARDS[card];
    return symbol !== null && completes(s, seat, symbolBit(symbol));
  });
}

/** DUEL-132: whether a card of the Pantheon can do something for SOLO. `unseen`: its deck is not open yet. */
export function applicable(s: Position, id: DivinityPlace['id'], unseen = false): boolean {
  const solo = s.cities[SCRIPT_SEAT as 0];
  const human = s.cities[PLAYER_SEAT as 1];
  switch (id) {
    case 'gate':
      return pantheonOf(s).decks.length > 0;
    case 'enki':
      // DUEL-154: an Enki that is turned up gets tokens from the box.
      return pantheonOf(s).enki.length > 0 || (unseen && inBox(s) !== 0);
    case 'nisaba':
      return human.green > 0;
    case 'baal':
      return human.brown + human.grey > 0;
    case 'hades':
      return s.discard.length > 0;
    case 'anubis':
      return builtCount(s) > 0;
    case 'isis':
      return solo.wonders.length > 0 && s.discard.length > 0;
    case 'ra':
      return human.wonders.length > 0;
    case 'neptune':
      return s.military.length > 0;
    case 'zeus':
      return s.present !== 0;
    default:
      return true;
  }
}

/** Whether everybody knows the divinity on a place. */
const isPublic = (place: DivinityPlace): boolean => place.seenBy.length === 2;

/** DUEL-154: the divinities that may lie in a deck, by what everybody knows. */
export function possibleIn(s: Position, mythology: Mythology): readonly DivinityId[] {
  const { decks, spaces, holdings } = pantheonOf(s);
  const deck = decks.filter((place) => place.mythology === mythology);
  const known = [...decks, ...spaces].flatMap((place) => (place !== null && isPublic(place) ? [place.id] : []));
  const gone = holdings.flatMap((holding) => holding.divinities);
  const closed = deck.some((place) => !isPublic(place));
  return DECKS[mythology].filter((id) =>
    known.includes(id) ? deck.some((place) => isPublic(place) && place.id === id) : closed && !gone.includes(id),
  );
}
