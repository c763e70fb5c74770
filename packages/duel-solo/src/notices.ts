import type { ReasonOf, Seat } from '@wonders/core';
import type { ScienceSymbol } from './components/cards.js';
import { count } from './components/layouts.js';
import { CAPITAL } from './components/military.js';
import type { WonderId } from './components/wonders.js';
import { isScript, type Position } from './state/index.js';
import { builtCount, MAX_WONDERS, symbolsOf } from './table/city.js';
import { SYMBOLS_TO_WIN } from './table/science.js';

/**
 * What the game announces before it happens, with the values that each sentence needs.
 *
 * @category Position
 */
export interface Notices {
  /** The Age ends with these cards (DUEL-039). After Age III the points decide (DUEL-076). */
  readonly 'last-cards': {
    /** The Age that ends, 1 to 3. */
    readonly age: number;
    /** How many cards are left in the structure, 0 to 2. */
    readonly left: number;
  };
  /** Who begins the next Age as the pawn stands (DUEL-070 … DUEL-072). */
  readonly 'next-age': {
    /** The Age that begins, 2 or 3. */
    readonly age: number;
    /** The seat that is weaker in military; `null` with the pawn in the middle: it is the last active seat. */
    readonly seat: Seat | null;
    /** Whether that seat chooses who begins; otherwise it begins itself. */
    readonly decides: boolean;
  };
  /** The Conflict pawn is near a capital (DUEL-073). */
  readonly 'near-capital': {
    /** The seat that would win. */
    readonly seat: Seat;
    /** The spaces up to the other capital, 1 to 3. */
    readonly spaces: number;
    /** Whether the Minerva pawn stands between. */
    readonly minerva: boolean;
  };
  /** A seat has all but one of the different symbols that win (DUEL-060). */
  readonly 'last-symbol': {
    /** The seat that has them. */
    readonly seat: Seat;
    /** The symbols. */
    readonly symbols: readonly ScienceSymbol[];
  };
  /** One more wonder can be constructed: then the others leave the game (DUEL-034). */
  readonly 'last-wonder': {
    /** The unconstructed wonders of both seats, two or more. */
    readonly wonders: readonly WonderId[];
    /** How many wonders are constructed. */
    readonly built: number;
  };
}

/**
 * A notice, as data.
 *
 * @category Position
 */
export type Notice = ReasonOf<Notices>;

/** As many cards before its end an Age is announced to end. */
const LAST_CARDS = 2;
/** As many spaces before a capital the supremacy is announced: no card has more shields. */
const NEAR = 3;

/** What is about to end the game or an Age. */
export function notices(position: Position): readonly Notice[] {
  if (position.ending !== null || position.age === 0) return [];
  return [...lastCards(position), ...supremacies(position), ...lastWonders(position)];
}

function lastCards(position: Position): readonly Notice[] {
  const left = count(position.present);
  if (position.phase !== 'turn' || left > LAST_CARDS) return [];
  const last: Notice = { key: 'last-cards', values: { age: position.age, left } };
  if (position.age === 3) return [last];
  const seat = position.pawn < 0 ? 0 : position.pawn > 0 ? 1 : null;
  const decides = seat === null ? position.options.tiedAgeStart === 'last-active-chooses' : !isScript(position, seat);
  return [last, { key: 'next-age', values: { age: position.age + 1, seat, decides } }];
}

function supremacies(position: Position): readonly Notice[] {
  const spaces = CAPITAL - Math.abs(position.pawn);
  const step = Math.sign(position.pawn);
  const seat = step === 1 ? 0 : 1;
  const minerva = Math.sign((position.pantheon?.minerva ?? position.pawn) - position.pawn) === step;
  const near: readonly Notice[] = spaces > NEAR ? [] : [{ key: 'near-capital', values: { seat, spaces, minerva } }];
  const symbols = [0, 1].flatMap((each): readonly Notice[] => {
    const own = symbolsOf(position, each);
    return own.length === SYMBOLS_TO_WIN - 1 ? [{ key: 'last-symbol', values: { seat: each, symbols: own } }] : [];
  });
  return [...near, ...symbols];
}

function lastWonders(position: Position): readonly Notice[] {
  const wonders = position.cities.flatMap((city) => city.wonders);
  const built = builtCount(position);
  return built === MAX_WONDERS - 1 && wonders.length > 1 ? [{ key: 'last-wonder', values: { wonders, built } }] : [];
}
