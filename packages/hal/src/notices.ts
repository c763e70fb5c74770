import type { NoValues, ReasonOf, Seat } from '@wonders/core';
import type { CardId } from './components/cards.js';
import { suppliesOf } from './options.js';
import { produced } from './play/urbanize.js';
import type { CardEnding, HalTurn } from './reasons/hal-turn.js';
import { endingOf, halTurn, leftNow, openTurn } from './script/forecast.js';
import { type Ending, isSolo, own, PLAYER_SEAT, type Position, SCRIPT_SEAT } from './state/index.js';
import { supplySize } from './table/piles.js';

/**
 * What is about to end the game, by key: the values that each sentence needs.
 *
 * @category Contract
 */
export interface Notices {
  /** HAL-56: Hal draws the last tile in this round, or there is none for him. */
  readonly 'last-tile': {
    /** Tiles in the supply, 1 or 0. */
    readonly tiles: number;
  };
  /** HAL-56: Hal draws a tile in each round. */
  readonly 'rounds-left': {
    /** The rounds left, 2 or 3: as many as there are tiles. */
    readonly rounds: number;
  };
  /** HAL-57: all resources of the human stand on buildings, before Hal's turn: the game ends with it. */
  readonly 'human-placed': NoValues;
  /** HAL-57: a floor could place all that the human has left. */
  readonly 'human-low': {
    /** The resources that are not on buildings, 1 or more; none of them is in the supply. */
    readonly resources: number;
  };
  /** HAL-58, HAL-59: any turn takes Hal's last resource, or more than he has. */
  readonly 'hal-last': {
    /** Whether the human has acted, so that Hal gets none back before his turn. */
    readonly sure: boolean;
  };
  /** HAL-58, HAL-59: a floor could take all that Hal has left, or more. */
  readonly 'hal-low': {
    /** The resources that Hal has left, 2 or more. */
    readonly resources: number;
  };
  /** HAL-60: Hal's turn with the card that lies open ends the game. */
  readonly 'hal-ends': {
    /** The card that lies open. */
    readonly card: CardId;
    /** Why the game ends; `null` if that depends on the card that an expert Hal draws. */
    readonly ending: Ending | null;
  };
  /** HAL-54, HAL-55, HAL-59: the card that an expert Hal draws may end it; `keeping`: and so does the one he has. */
  readonly 'hal-may-end': {
    /** The card that lies open. */
    readonly card: CardId;
    /** Why the game ends if he keeps to that card; `null` if it does not. */
    readonly keeping: Ending | null;
    /** The cards that end it if they are drawn, each with the reason. */
    readonly drawn: readonly CardEnding[];
  };
  /** HAL-60: Hal has had his turn, and the game ends with the round. */
  readonly 'round-ends': {
    /** Why the game ends. */
    readonly ending: Ending;
  };
  /** HAL-78: the first supply is about to run out. */
  readonly 'supply-low': {
    /** Tiles in the first supply: no more than two for each seat. */
    readonly tiles: number;
  };
  /** HAL-79: the second supply is in play: when it runs out, the game ends with the round. */
  readonly 'last-supply': {
    /** Tiles in the second supply. */
    readonly tiles: number;
  };
  /** HAL-78: the tiles that are being returned will make the second supply. */
  readonly 'supply-returned': NoValues;
  /** HAL-79: the supply has run out for the second time. */
  readonly 'last-round': NoValues;
  /** HAL-86: all resources of some player stood on buildings, and have come back in the same round. */
  readonly 'were-placed': NoValues;
  /** HAL-79: all resources of a seat stand on buildings. */
  readonly 'all-placed': {
    /** Whose resources they are. */
    readonly seat: Seat;
  };
  /** HAL-79: a floor could place all that a seat has left: the supply of its colour is empty. */
  readonly 'few-left': {
    /** Whose resources they are. */
    readonly seat: Seat;
    /** The resources in the stash, 1 or more. */
    readonly resources: number;
  };
  /** HAL-68, HAL-81: what equal totals mean; told when the last round is certain. */
  readonly tie: NoValues;
}

/**
 * A notice of what is about to end the game, as data.
 *
 * @category Contract
 */
export type Notice = ReasonOf<Notices>;

const TIE: Notice = { key: 'tie', values: {} };

/** The most resources that a seat can place with one card: a building that bears a pawn has no card in play (HAL-44). */
function reach({ city }: Position, seat: Seat): number {
  let most = 1;
  for (const { owner, pawn, tiles } of city) if (!pawn && owner !== seat) most = Math.max(most, tiles.length + 1);
  return most;
}

/** HAL-54: what Hal's open card comes to; at the expert level another one may be drawn for him. */
function onHalsTurn({ ending, ends, exchange, card }: HalTurn): readonly Notice[] {
  if (ends === 'no') return [];
  if (ends === 'perhaps')
    return [{ key: 'hal-may-end', values: { card, keeping: ending, drawn: exchange?.endings ?? [] } }];
  return [{ key: 'hal-ends', values: { card, ending: exchange === null ? ending : null } }, TIE];
}

/** HAL-28, HAL-33: the tiles that the human still has to draw, those included that a token brings wherever it goes. */
function tilesDue(position: Position): number {
  const { pending, running } = position;
  const drawn = pending.filter(({ kind }) => kind === 'tile').length;
  return running?.site && running.seat === PLAYER_SEAT
    ? drawn + produced(position, PLAYER_SEAT, running.site).tile
    : drawn;
}

/** The table as it will be when the human has drawn them. */
const whenDrawn = (position: Position): Position => ({
  ...position,
  removed: position.removed + Math.min(tilesDue(position), supplySize(position)),
});

/** Whether the human has covered a building in this round, or never will. */
const hasActed = ({ phase, pending }: Position): boolean =>
  phase === 'reveal' && pending[pending.length - 1]?.kind !== 'act';

/** The human holds a card that is not in the deck. */
const turnFor = (knower: Seat | undefined) => (knower === PLAYER_SEAT ? halTurn : openTurn);

/** HAL-56 to HAL-59: what is certain, and what is near, before Hal's turn; `sure`: the human has acted. */
function beforeHal(position: Position, sure: boolean): readonly Notice[] {
  const found: Notice[] = [];
  const { tiles, human, hal } = leftNow(position);
  const last = tiles <= 1 || human === 0;
  if (tiles <= 1) found.push({ key: 'last-tile', values: { tiles } });
  else if (tiles <= 3) found.push({ key: 'rounds-left', values: { rounds: tiles } });
  if (human === 0) found.push({ key: 'human-placed', values: {} });
  else if (own(position, PLAYER_SEAT).supply === 0 && human <= reach(position, PLAYER_SEAT))
    found.push({ key: 'human-low', values: { resources: human } });
  if (hal === 1) found.push({ key: 'hal-last', values: { sure } });
  else if (hal <= reach(position, SCRIPT_SEAT)) found.push({ key: 'hal-low', values: { resources: hal } });
  return last || (sure && hal === 1) ? [...found, TIE] : found;
}

function againstHal(position: Position, knower: Seat | undefined): readonly Notice[] {
  const { phase, halCard } = position;
  if (phase === 'end') {
    const ending = endingOf(leftNow(position));
    return ending === null ? [] : [{ key: 'round-ends', values: { ending } }, TIE];
  }
  const acted = hasActed(position);
  const known = halCard !== null && halCard !== 'hidden' && halCard !== 'face-down';
  if (known && (phase === 'hal' || phase === 'expert' || phase === 'build'))
    return onHalsTurn(turnFor(knower)(position, halCard));
  const drawn = whenDrawn(position);
  // HAL-19: who gave the card knows it while it lies face down.
  return known && acted && knower === PLAYER_SEAT ? onHalsTurn(halTurn(drawn, halCard)) : beforeHal(drawn, acted);
}

/** HAL-79: a stash is hidden, but what is on buildings and in the supply is open. */
function placing(position: Position, seat: Seat): readonly Notice[] {
  const placed = position.city.reduce((sum, { owner, tiles }) => sum + (owner === seat ? tiles.length : 0), 0);
  const resources = suppliesOf(position.options).resources - placed;
  if (resources === 0) return [{ key: 'all-placed', values: { seat } }];
  if (position.players[seat]?.supply !== 0 || resources > reach(position, seat)) return [];
  return [{ key: 'few-left', values: { seat, resources } }];
}

/** HAL-78, HAL-79: how the supply stands. */
function supplies(position: Position): readonly Notice[] {
  const { emptied, players, pending } = position;
  const tiles = supplySize(position);
  if (emptied === 2) return [{ key: 'last-round', values: {} }, TIE];
  if (pending[pending.length - 1]?.kind === 'return-tiles') return [{ key: 'supply-returned', values: {} }];
  if (emptied === 1) return [{ key: 'last-supply', values: { tiles } }];
  return tiles <= 2 * players.length ? [{ key: 'supply-low', values: { tiles } }] : [];
}

/** What is about to end the game. It reads what all at the table know, and what the knower does. */
export function notices(position: Position, knower?: Seat): readonly Notice[] {
  if (position.ending !== null) return [];
  if (isSolo(position)) return againstHal(position, knower);
  if (position.round === 0) return [];
  const resources = [...position.players.keys()].flatMap((seat) => placing(position, seat));
  const all = [...supplies(position), ...resources];
  // HAL-86: who placed them all does not matter any more.
  const back = position.placed && !resources.some(({ key }) => key === 'all-placed');
  return back ? [...all, { key: 'were-placed', values: {} }] : all;
}
