import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import { stagePrice } from './costs.js';
import { turnsOf } from './flow/ages.js';
import { outcome } from './scoring/index.js';
import { isAges, isScript, type Position } from './state/index.js';
import { conflictTokens, isComplete } from './table/area.js';
import { cardsLeft } from './table/decks.js';

/**
 * What the game announces before it happens, with the values that each sentence needs.
 *
 * @category Position
 */
export interface Notices {
  /** The Wonder of a seat is complete: the game ends with this turn (ARCH-100). */
  readonly 'wonder-complete': {
    /** Whose Wonder it is. */
    readonly seat: Seat;
  };
  /** A seat has few stages left to build; with the last one the game ends. */
  readonly 'stages-left': {
    /** Whose Wonder it is. */
    readonly seat: Seat;
    /** The stages left to build, 1 or 2. */
    readonly stages: number;
    /** The resources that the seat lacks for the stage that it can build soonest. */
    readonly lacking: number;
  };
  /** The decks are nearly empty: the game ends when there is no card to take (ARCH-30, ARCH-125). */
  readonly 'cards-left': {
    /** How many cards all decks have, 12 at most. */
    readonly cards: number;
  };
  /** The seats in a row that had no card to take (ARCH-125). */
  readonly passes: {
    /** The seats in a row, 1 or more. */
    readonly passes: number;
  };
  /** The last Conflict token is turned: this turn ends with a Battle (ARCH-50). */
  readonly battle: NoValues;
  /** One more horn turns the last Conflict token. */
  readonly 'battle-near': NoValues;
  /** Three Ages: the last turn of an Age, of the game if it is the third (ARCH-92, ARCH-101). */
  readonly 'last-turn': {
    /** The Age, 1 to 3. */
    readonly age: number;
  };
  /** The end is near and the best seats are level (ARCH-111, ARCH-126). */
  readonly level: {
    /** The points of the best seats. */
    readonly points: number;
    /** The one of them with more built stages; `null` where they share the victory. */
    readonly winner: Seat | null;
  };
}

/**
 * What is about to end, as data.
 *
 * @category Position
 */
export type Notice = ReasonOf<Notices>;

/** One turn of the Opponent takes no more cards than this: a main pick, six extra cards (ARCH-48) and the effects of its stages. */
const FEW_CARDS = 12;

/** In one turn a seat seldom builds more stages than this. */
const FEW_STAGES = 2;

/** ARCH-100: who can soon end the game by building. */
function stagesLeft(position: Position): readonly Notice[] {
  return position.areas.flatMap((area, seat): readonly Notice[] => {
    if (isScript(position, seat) && !position.options.opponentBuilds) return [];
    const stages = area.built.filter((built) => !built).length;
    if (stages > FEW_STAGES) return [];
    const prices = area.built.map((_, stage) => stagePrice(position, seat, stage));
    const lacking = Math.min(...prices.flatMap((each) => (each.status === 'available' ? each.lacking : [])));
    return [{ key: 'stages-left', values: { seat, stages, lacking } }];
  });
}

/** ARCH-111, ARCH-126: who wins if the points stay level. */
function level(position: Position): readonly Notice[] {
  const { scores, winners } = outcome(position);
  const best = Math.max(...scores.map(({ order }) => order[0] ?? 0));
  if (scores.filter(({ order }) => order[0] === best).length < 2) return [];
  const [winner = null] = winners.length > 1 ? [] : winners;
  return [{ key: 'level', values: { points: best, winner } }];
}

/** What ends the published game. */
function endOfGame(position: Position): readonly Notice[] {
  const complete = position.areas.findIndex((area) => isComplete(area));
  if (complete >= 0) return [{ key: 'wonder-complete', values: { seat: complete } }];
  const cards = cardsLeft(position);
  return [
    ...stagesLeft(position),
    ...(cards <= FEW_CARDS ? ([{ key: 'cards-left', values: { cards } }] as const) : []),
    ...(position.passes > 0 ? ([{ key: 'passes', values: { passes: position.passes } }] as const) : []),
  ];
}

/** ARCH-50: the Battle that this turn brings, or the next horn. */
function battle(position: Position): readonly Notice[] {
  const left = conflictTokens(position) - position.conflictsTurned;
  if (left > 1) return [];
  return [{ key: left === 0 ? 'battle' : 'battle-near', values: {} }];
}

/** What is about to end. */
export function notices(position: Position): readonly Notice[] {
  if (position.phase === 'over' || position.turn === 0) return [];
  if (isAges(position)) {
    if (position.turn !== turnsOf(position)) return [];
    return [{ key: 'last-turn', values: { age: position.age } }, ...(position.age === 3 ? level(position) : [])];
  }
  const end = endOfGame(position);
  return [...end, ...battle(position), ...(end.length > 0 ? level(position) : [])];
}
