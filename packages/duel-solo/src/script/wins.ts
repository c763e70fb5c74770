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
export const isNearWin = (s: Position, seat: Seat): boolean =>
  (seat === 0 ? s.pawn : -s.pawn) + MOST_SHIELDS >= CAPITAL ||
  count(cityOf<CityState>(s, seat).symbols) >= SYMBOLS_TO_WIN - 1;

/** Whether some shields bring the pawn to the opposing capital, with no Minerva pawn in the way. */
function reaches(s: Position, seat: Seat, shields: number): boolean {
  const step = seat === 0 ? 1 : -1;
  const minerva = s.pantheon?.minerva ?? null;
  if (minerva !== null && minerva * step > s.pawn * step) return false;
  return s.pawn * step + shields >= CAPITAL;
}

/** Whether a symbol, added to those of a seat, is the sixth. */
export const completes = (s: Position, seat: Seat, symbol: ScienceSymbol): boolean =>
  count(cityOf<CityState>(s, seat).symbols | symbolBit(symbol)) >= SYMBOLS_TO_WIN;

/** Whether a symbol wins: as the sixth, or as a pair that lets the seat take Law as the sixth. */
function symbolWins(s: Position, seat: Seat, symbol: ScienceSymbol, reach: Reach): boolean {
  if (completes(s, seat, symbol)) return true;
  const pair = (cityOf<CityState>(s, seat).symbols & symbolBit(symbol)) !== 0;
  return reach === 'next' && pair && s.board.includes('law') && completes(s, seat, 'law');
}

/** DUEL-143, DUEL-145: whether a card would give a seat the win. */
export function cardWins(s: Position, seat: Seat, card: Card, reach: Reach): boolean {
  const strategy = (cityOf<CityState>(s, seat).arts & ART.strategy) !== 0 ? 1 : 0;
  if (card.colour === 'red') return reaches(s, seat, card.shields + strategy);
  return card.symbol !== null && symbolWins(s, seat, card.symbol, reach);
}

/** Whether the shields of a wonder give a seat the win. */
function shieldsWin(s: Position, seat: Seat, id: WonderId): boolean {
  const { shields } = wonderOf(s, id);
  return shields > 0 && reaches(s, seat, shields);
}

/**
 * DUEL-145: whether a wonder would give a seat the win, no matter which of some cards goes under it. Mausoleum and Messe construct
 * another card: the one under the wonder has left its pile by then.
 */
export function wonderWins(s: Position, seat: Seat, id: WonderId, reach: Reach, under: readonly CardId[]): boolean {
  if (shieldsWin(s, seat, id)) return true;
  if (reach === 'here') return false;
  const { special } = wonderOf(s, id);
  if (special !== 'discarded' && special !== 'top-row') return false;
  const free = special === 'discarded' ? s.discard : topRow(s);
  const winning = free.filter((card) => cardWins(s, seat, CARDS[card], 'here'));
  return winning.length > 0 && under.every((laid) => winning.some((card) => card !== laid));
}

/** DUEL-101: the cards that are left in the top row. They lie face up. */
const topRow = (s: Position): readonly CardId[] =>
  slotsOf(s.present & layoutOf(s).top).flatMap((slot) => faceUp(s, slot) ?? []);

/** DUEL-143, DUEL-145: whether a divinity would give a seat the win. */
export function divinityWins(s: Position, seat: Seat, id: DivinityPlace['id'], reach: Reach): boolean {
  if (id === 'mars') return reaches(s, seat, 2);
  if (id === 'ishtar') return completes(s, seat, 'law');
  if (id === 'nisaba')
    return cityOf<CityState>(s, other(seat)).cards.some((card) => {
      const { symbol } = CARDS[card];
      return symbol !== null && completes(s, seat, symbol);
    });
  if (reach === 'here') return false;
  if (id === 'enki') return (s.pantheon?.enki.includes('law') ?? false) && completes(s, seat, 'law');
  if (id === 'hades') return s.discard.some((card) => cardWins(s, seat, CARDS[card], 'here'));
  if (id !== 'isis' || s.discard.length === 0) return false;
  return cityOf<CityState>(s, seat).wonders.some((wonder) => shieldsWin(s, seat, wonder));
}

/** DUEL-145: how far SOLO looks on its turn, and whether it looks for wins at its other choices. */
export const reachOf = (s: Position): Reach => (s.options.soloSeeksWin === 'everywhere' ? 'next' : 'here');
export const seeksEverywhere = (s: Position): boolean => s.options.soloSeeksWin === 'everywhere';
