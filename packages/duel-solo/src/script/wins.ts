import type { Seat } from '@wonders/core';
import { CARD_IDS, CARDS, type Card, type CardId, type ScienceSymbol } from '../components/cards.js';
import { count, slotsOf } from '../components/layouts.js';
import { CAPITAL } from '../components/military.js';
import { ART } from '../components/progress.js';
import type { WonderId } from '../components/wonders.js';
import type { CityState, DivinityPlace, Position } from '../state/index.js';
import { cityOf, other } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { SYMBOLS_TO_WIN, symbolBit } from '../table/science.js';
import { faceUp, layoutOf } from '../table/structure.js';

/**
 * DUEL-145: how far to look for a win. `here`: shields and symbols that the seat gets at once, including the symbol that Nisaba
 * copies. `next`: also through one decision of the seat's own that follows at once.
 */
export type Reach = 'here' | 'next';

/** The most shields that a seat gets at once: the shields of a building, plus 1 for Strategy. */
const MOST_SHIELDS = Math.max(...CARD_IDS.map((id) => CARDS[id].shields)) + 1;

/**
 * Whether a seat is close enough to a win that its moves are worth checking: symbols come one at a time, and shields are few.
 * This check comes first and saves a sixth of the script's turn.
 */
export const isNearWin = (position: Position, seat: Seat): boolean =>
  (seat === 0 ? position.pawn : -position.pawn) + MOST_SHIELDS >= CAPITAL ||
  count(cityOf<CityState>(position, seat).symbols) >= SYMBOLS_TO_WIN - 1;

/** Whether some shields bring the pawn to the opposing capital, with no Minerva pawn in the way. */
function reaches(position: Position, seat: Seat, shields: number): boolean {
  const step = seat === 0 ? 1 : -1;
  const minerva = position.pantheon?.minerva ?? null;
  if (minerva !== null && minerva * step > position.pawn * step) return false;
  return position.pawn * step + shields >= CAPITAL;
}

/** Whether a symbol, added to those of a seat, is the sixth. */
export const completes = (position: Position, seat: Seat, symbol: ScienceSymbol): boolean =>
  count(cityOf<CityState>(position, seat).symbols | symbolBit(symbol)) >= SYMBOLS_TO_WIN;

/** Whether a symbol wins: as the sixth, or as a pair that lets the seat take Law as the sixth. */
function symbolWins(position: Position, seat: Seat, symbol: ScienceSymbol, reach: Reach): boolean {
  if (completes(position, seat, symbol)) return true;
  const pair = (cityOf<CityState>(position, seat).symbols & symbolBit(symbol)) !== 0;
  return reach === 'next' && pair && position.board.includes('law') && completes(position, seat, 'law');
}

/** DUEL-143, DUEL-145: whether a card would give a seat the win. */
export function cardWins(position: Position, seat: Seat, card: Card, reach: Reach): boolean {
  const strategy = (cityOf<CityState>(position, seat).arts & ART.strategy) !== 0 ? 1 : 0;
  if (card.colour === 'red') return reaches(position, seat, card.shields + strategy);
  return card.symbol !== null && symbolWins(position, seat, card.symbol, reach);
}

/** Whether the shields of a wonder give a seat the win. */
function shieldsWin(position: Position, seat: Seat, id: WonderId): boolean {
  const { shields } = wonderOf(position, id);
  return shields > 0 && reaches(position, seat, shields);
}

/**
 * DUEL-145: whether a wonder would give a seat the win, no matter which of some cards goes under it. Mausoleum and Messe construct
 * another card: the one under the wonder has left its pile by then.
 */
export function wonderWins(
  position: Position,
  seat: Seat,
  id: WonderId,
  reach: Reach,
  under: readonly CardId[],
): boolean {
  if (shieldsWin(position, seat, id)) return true;
  if (reach === 'here') return false;
  const { special } = wonderOf(position, id);
  if (special !== 'discarded' && special !== 'top-row') return false;
  const free = special === 'discarded' ? position.discard : topRow(position);
  const winning = free.filter((card) => cardWins(position, seat, CARDS[card], 'here'));
  return winning.length > 0 && under.every((laid) => winning.some((card) => card !== laid));
}

/** DUEL-101: the cards that are left in the top row. They lie face up. */
const topRow = (position: Position): readonly CardId[] =>
  slotsOf(position.present & layoutOf(position).top).flatMap((slot) => faceUp(position, slot) ?? []);

/** DUEL-143, DUEL-145: whether a divinity would give a seat the win. */
export function divinityWins(position: Position, seat: Seat, id: DivinityPlace['id'], reach: Reach): boolean {
  if (id === 'mars') return reaches(position, seat, 2);
  if (id === 'ishtar') return completes(position, seat, 'law');
  if (id === 'nisaba')
    return cityOf<CityState>(position, other(seat)).cards.some((card) => {
      const { symbol } = CARDS[card];
      return symbol !== null && completes(position, seat, symbol);
    });
  if (reach === 'here') return false;
  if (id === 'enki') return (position.pantheon?.enki.includes('law') ?? false) && completes(position, seat, 'law');
  if (id === 'hades') return position.discard.some((card) => cardWins(position, seat, CARDS[card], 'here'));
  if (id !== 'isis' || position.discard.length === 0) return false;
  return cityOf<CityState>(position, seat).wonders.some((wonder) => shieldsWin(position, seat, wonder));
}

/** DUEL-145: how far SOLO looks on its turn, and whether it looks for wins at its other choices. */
export const reachOf = (position: Position): Reach =>
  position.options.soloSeeksWin === 'everywhere' ? 'next' : 'here';
export const seeksEverywhere = (position: Position): boolean => position.options.soloSeeksWin === 'everywhere';
