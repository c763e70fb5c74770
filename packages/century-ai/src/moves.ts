import { among, choice, type DecisionRules } from '@wonders/core';
import { BONUS_IDS } from './components/bonuses.js';
import type { Colour, Cubes } from './components/cubes.js';
import { COLOURS, covers, PAYMENTS, RANK, total } from './components/cubes.js';
import { outpostPrice } from './costs/building.js';
import { canGoOn, freeStepsLeft, stepsTaken, tollAt } from './costs/sailing.js';
import { maxTrades, minTrades, tradesHere } from './costs/trading.js';
import type { Move, MoveOf } from './notation.js';
import type { Code, Refusal } from './refusals.js';
import { refuse } from './refusals.js';
import { type Decision, isSolo, type Position } from './state/index.js';
import { hasOutpost, noBonus } from './table/boards.js';
import { hexOf, marketAt, neighboursOf, portAt } from './table/places.js';
import { orderAt } from './table/ports.js';
import { boatOf, cubesOf, seatOf } from './table/seats.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;
const colourAt = (i: number): Colour => COLOURS[i] as Colour;

/** Moves without parameters and those with a colour are made once. */
const STAY: Move = Object.freeze({ kind: 'stay' });
const DOCK: Move = Object.freeze({ kind: 'dock' });
const WHETHER_TO_COLLECT = (['collect', 'leave'] as const).map((kind) => Object.freeze({ kind }));
const HARVEST = Object.freeze({ kind: 'harvest' } as const);
const PORT = Object.freeze({ kind: 'port' } as const);
const PASS = Object.freeze({ kind: 'pass' } as const);
const SKIP = Object.freeze({ kind: 'skip-upgrade' } as const);
export const REACT = Object.freeze({ kind: 'react' } as const);
const REACTIONS = [REACT];
const perColour = <const K extends 'pay-toll' | 'upgrade' | 'discard'>(kind: K) =>
  COLOURS.map((colour) => Object.freeze({ kind, colour }));
const TOLLS = perColour('pay-toll');
const DISCARDS = perColour('discard');
const UPGRADES = [...perColour('upgrade').slice(0, RANK.brown), SKIP];
const BONUSES = BONUS_IDS.map((tile) => Object.freeze({ kind: 'bonus', tile } as const));
/** The actions off a market tile, and on one by the price of an outpost. */
const ACTIONS = [HARVEST, PORT, PASS] as const;
const MARKETS = PAYMENTS.map((list) => [
  HARVEST,
  PORT,
  ...list.map((pay) => Object.freeze({ kind: 'market', pay } as const)),
  PASS,
]);

const chooseStart: Rules = choice('choose-start', { set: ({ sets }) => sets }, { forbids: 'taken', refuse });

const placeBoat: Rules = among(
  ['place-boat'],
  (position) => ({ length: position.map.tiles.length, at: (i) => ({ kind: 'place-boat', hex: hexOf(position, i) }) }),
  {
    forbids: (position, _, { hex }) =>
      marketAt(position, position.map.hexes.indexOf(hex)) === undefined ? 'no-market' : '',
    refuse,
  },
);

const sail: Rules = {
  kinds: ['sail', 'stay', 'dock'],
  forbids(position, { seat }, move: MoveOf<'sail' | 'stay' | 'dock'>): '' | Code {
    if (move.kind === 'stay') return stepsTaken(position) === 0 ? '' : 'under-way';
    const mine = seatOf(position, seat);
    const cubes = total(mine.cargo);
    if (move.kind === 'dock') {
      if (stepsTaken(position) === 0) return 'not-under-way';
      return cubes < tollAt(position, seat, boatOf(position, seat)) ? 'toll' : '';
    }
    const next = neighboursOf(position, boatOf(position, seat)).find((place) => hexOf(position, place) === move.to);
    if (next === undefined) return 'not-adjacent';
    const free = freeStepsLeft(position, seat);
    if (free > 0 !== (move.drop === null)) return free > 0 ? 'free-step' : 'paid-step';
    if (move.drop !== null && cubesOf(mine, move.drop) === 0) return 'no-such-cube';
    return canGoOn(position, seat, next, cubes, free) ? '' : 'stranded';
  },
  /** The hottest list, so it goes by places and not by hexes. */
  list(position, { seat }) {
    const boat = boatOf(position, seat);
    const { cargo } = seatOf(position, seat);
    const cubes = total(cargo);
    const free = freeStepsLeft(position, seat);
    const moves: Move[] = [];
    for (const next of neighboursOf(position, boat)) {
      if (!isOpen(position, seat, next, cubes, free)) continue;
      const to = hexOf(position, next);
      if (free > 0) moves.push({ kind: 'sail', to, drop: null });
      else
        for (let rank = 0; rank < COLOURS.length; rank++)
          if (cargo[rank as 0] > 0) moves.push({ kind: 'sail', to, drop: colourAt(rank) });
    }
    if (position.path.length === 1) moves.push(STAY);
    else if (cubes >= tollAt(position, seat, boat)) moves.push(DOCK);
    return moves;
  },
  /** Draws candidates until one is legal, by places too: without it random games take a third more time. */
  random(position, decision, random) {
    const { seat } = decision;
    const boat = boatOf(position, seat);
    const near = neighboursOf(position, boat);
    const { cargo } = seatOf(position, seat);
    const cubes = total(cargo);
    const free = freeStepsLeft(position, seat);
    // Each neighbour, and for a paid step each colour; then the end of the movement.
    const size = near.length * (free > 0 ? 1 : COLOURS.length) + 1;
    for (let tries = 200; tries > 0; tries--) {
      const i = Math.floor(random() * size);
      const next = near[free > 0 ? i : i >> 2];
      if (next === undefined) {
        if (position.path.length === 1) return STAY;
        if (cubes >= tollAt(position, seat, boat)) return DOCK;
      } else if ((free > 0 || cargo[(i & 3) as 0] > 0) && isOpen(position, seat, next, cubes, free))
        return { kind: 'sail', to: hexOf(position, next), drop: free > 0 ? null : colourAt(i & 3) };
    }
    const moves = sail.list(position, decision, seat);
    return moves[Math.floor(random() * moves.length)] as Move;
  },
  refuse,
};

/** Whether a boat may go on to a neighbouring place: it can pay the step, and can still end its movement (CENT-37, CENT-42). */
const isOpen = (position: Position, seat: number, next: number, cubes: number, free: number): boolean =>
  (free > 0 || cubes > 0) && canGoOn(position, seat, next, cubes, free);

/** The seat gives up a cube of its hold. */
const hasCube = (position: Position, { seat }: Decision, { colour }: MoveOf<'pay-toll' | 'discard'>): '' | Code =>
  cubesOf(seatOf(position, seat), colour) > 0 ? '' : 'no-such-cube';

const action: Rules = among(
  ['harvest', 'port', 'market', 'pass'],
  (position, { seat }) =>
    marketAt(position, boatOf(position, seat)) === undefined
      ? ACTIONS
      : (MARKETS[outpostPrice(position, seat)] ?? ACTIONS),
  {
    forbids(position, { seat }, move) {
      // CENT-32, CENT-120
      if (move.kind === 'pass') return isSolo(position) ? 'must-act' : '';
      if (move.kind === 'port') return noPort(position, seat);
      return move.kind === 'market' ? noMarket(position, seat, move.pay) : '';
    },
    refuse,
  },
);

function noPort(position: Position, seat: number): '' | Code {
  const port = portAt(position, boatOf(position, seat));
  if (port < 0) return 'no-port';
  const order = orderAt(position, port);
  if (order === undefined) return position.ports[port] === null ? 'empty' : 'closed';
  return covers(seatOf(position, seat).cargo, order.cost) ? '' : 'too-expensive';
}

function noMarket(position: Position, seat: number, pay: Cubes): '' | Code {
  const boat = boatOf(position, seat);
  const tile = marketAt(position, boat);
  if (tile === undefined) return 'no-market';
  const { cargo } = seatOf(position, seat);
  if (total(pay) !== outpostPrice(position, seat)) return 'wrong-payment';
  if (!covers(cargo, pay)) return 'too-expensive';
  return hasOutpost(position, seat, boat) && maxTrades(cargo, tile) === 0 ? 'nothing-to-do' : '';
}

const upgrade: Rules = among(['upgrade', 'skip-upgrade'], () => UPGRADES, {
  forbids(position, { seat }, move) {
    if (move.kind !== 'upgrade') return '';
    if (move.colour === 'brown') return 'top-rank';
    return cubesOf(seatOf(position, seat), move.colour) > 0 ? '' : 'no-such-cube';
  },
  refuse,
});

/** The numbers of trades, from the fewest to the most. */
function timesHere(position: Position): readonly number[] {
  const least = minTrades(position);
  return Array.from({ length: tradesHere(position) - least + 1 }, (_, i) => least + i);
}

const always = (): '' => '';

/** The decisions that seats take. */
export const decisions: Readonly<Record<string, Rules>> = {
  'choose-start': chooseStart,
  'place-boat': placeBoat,
  sail,
  toll: among(['pay-toll'], () => TOLLS, { forbids: hasCube, refuse }),
  // CENT-121: all cubes or none.
  collect: among(['collect', 'leave'], () => WHETHER_TO_COLLECT, { forbids: always, refuse }),
  action,
  upgrade,
  bonus: among(['bonus'], () => BONUSES, {
    forbids: (position, { seat }, { tile }) => noBonus(position, seat, tile),
    refuse,
  }),
  trade: choice('trade', { times: timesHere }, { forbids: 'times', refuse }),
  react: among(['react'], () => REACTIONS, { forbids: always, refuse }),
  discard: among(['discard'], () => DISCARDS, { forbids: hasCube, refuse }),
};
