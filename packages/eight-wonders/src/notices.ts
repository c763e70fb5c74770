import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import { total } from './components/cards.js';
import { type DiscId, discOf } from './components/discs.js';
import { BUILDING_TYPES, type BuildingType, TYPES } from './components/types.js';
import { SPACES, WONDERS, type WonderId } from './components/wonders.js';
import { type Ending, entry, type Phase, type Position, tablesOf } from './state/index.js';
import { partsLeft } from './table/parts.js';
import { drawPileSize } from './table/piles.js';
import { discsOn, discsShowing, wonderAt, wonderOf } from './table/wonders.js';

/**
 * What is about to end, and what that means: the values of each notice, by key.
 *
 * @category Contract
 */
export interface Notices {
  /** EIGHT-130: the only disc that still shows a type. */
  'last-of-type': {
    /** The type. */
    readonly type: BuildingType;
    /** The disc. */
    readonly disc: DiscId;
    /** The wonder that it lies on. */
    readonly wonder: WonderId;
    /** Its space, 0 to 2 from the top. */
    readonly space: number;
    /** How many discs have to be built before it; 0 with `discChoice: 'any'`. */
    readonly above: number;
    /** Whether it is under construction. */
    readonly building: boolean;
  };
  /** EIGHT-130: the last disc of a type is taken, and the game ends when its wonder has been scored. */
  'type-gone': {
    /** The type. */
    readonly type: BuildingType;
    /** The wonder whose disc is taken. */
    readonly wonder: WonderId;
  };
  /** EIGHT-100: wonders with one disc left, and the points that they bring. */
  'last-disc': {
    /** The wonders. */
    readonly wonders: readonly WonderId[];
    /** The points for the most parts, by the current row. */
    readonly first: number;
    /** The points for the second most parts. */
    readonly second: number;
    /** The points for all others with parts. */
    readonly others: number;
  };
  /** EIGHT-133: the number of turns without a disc after which the game ends. */
  stall: {
    /** How many turns without a disc are left. */
    readonly turns: number;
    /** Whether the turn that is played is the first of them. */
    readonly now: boolean;
  };
  /** EIGHT-141: who wins if points are equal, when the game can end soon. */
  tie: NoValues;
  /** The game has ended, but for what is still asked and counted. */
  ended: {
    /** Why the game ends. */
    readonly ending: Ending;
  };
  /** EIGHT-36: the draw pile does not last for another turn. */
  'draw-pile': {
    /** How many cards the draw pile holds, no more than there are seats. */
    readonly cards: number;
    /** How many cards the discard pile holds, which becomes the draw pile. */
    readonly discard: number;
  };
  /** EIGHT-78: a seat has fewer parts left than the highest disc needs. */
  parts: {
    /** Whose parts they are. */
    readonly seat: Seat;
    /** How many parts the seat has left, by value. */
    readonly parts: number;
  };
}

/**
 * Something that is about to end, as data.
 *
 * @category Contract
 */
export type Notice = ReasonOf<Notices>;

const SETUP: readonly Phase[] = ['discs', 'hands', 'order'];
const TURN: readonly Phase[] = ['turn', 'offer', 'select'];
const AFTER_LAST_DISC: readonly Phase[] = ['triple', 'reward', 'clear'];

/** EIGHT-130, EIGHT-153 */
function lastOfTypes(position: Position): Notice[] {
  const { spaces, site, phase, options } = position;
  const showing = discsShowing(position);
  return TYPES.flatMap((type): Notice | readonly [] => {
    if (showing[type] === 0 && site !== null && AFTER_LAST_DISC.includes(phase))
      return { key: 'type-gone', values: { type: BUILDING_TYPES[type], wonder: wonderAt(wonderOf(site)) } };
    if (showing[type] !== 1) return [];
    const at = spaces.findIndex((id) => id !== null && discOf(id).types.includes(type));
    const first = at - (at % SPACES);
    const above = options.discChoice === 'top' ? spaces.slice(first, at).filter((id) => id !== null).length : 0;
    const disc = spaces[at] as DiscId;
    const where = { disc, wonder: wonderAt(wonderOf(at)), space: at % SPACES, above };
    return { key: 'last-of-type', values: { type: BUILDING_TYPES[type], ...where, building: site === at } };
  });
}

/** EIGHT-100, EIGHT-102 to EIGHT-105: the points of the current row, for each wonder with one disc left. */
function lastDiscs(position: Position): Notice[] {
  const { rows, others } = tablesOf(position).scoringTable;
  const wonders = WONDERS.filter((_, i) => discsOn(position, i).length === 1);
  if (wonders.length === 0 || position.row === 'light') return [];
  const { first, second } = entry(rows, position.row - 1);
  return [{ key: 'last-disc', values: { wonders, first, second, others } }];
}

/** EIGHT-133: announced for a round. */
function stall({ options: { players, stallRounds }, idle, phase }: Position): Notice[] {
  const turns = stallRounds * players - idle;
  return turns > players ? [] : [{ key: 'stall', values: { turns, now: TURN.includes(phase) } }];
}

/** EIGHT-36: a turn takes a card for each seat, and one for a pass. */
function drawPile(position: Position): Notice[] {
  const cards = drawPileSize(position);
  if (cards > position.options.players) return [];
  return [{ key: 'draw-pile', values: { cards, discard: total(position.discard) } }];
}

/** EIGHT-78 */
function fewParts(position: Position): Notice[] {
  let most = 0;
  for (const id of position.spaces) if (id !== null) most = Math.max(most, discOf(id).number);
  return position.hands.flatMap((_, seat): Notice | readonly [] => {
    const parts = partsLeft(position, seat);
    return parts >= most ? [] : { key: 'parts', values: { seat, parts } };
  });
}

/** What is about to end. It depends only on what every seat may know. */
export function notices(position: Position): readonly Notice[] {
  const { ending, phase } = position;
  if (SETUP.includes(phase) || phase === 'over') return [];
  const tie: Notice = { key: 'tie', values: {} };
  if (ending !== null) return [{ key: 'ended', values: { ending } }, tie];
  const ends = [...lastOfTypes(position), ...stall(position)];
  return [
    ...ends,
    ...(ends.length > 0 ? [tie] : []),
    ...lastDiscs(position),
    ...drawPile(position),
    ...fewParts(position),
  ];
}
