import type { DecisionRules } from '@wonders/core';
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
const COLLECT: Move = Object.freeze({ kind: 'collect' });
const LEAVE: Move = Object.freeze({ kind: 'leave' });
const HARVEST: Move = Object.freeze({ kind: 'harvest' });
const PORT: Move = Object.freeze({ kind: 'port' });
const PASS: Move = Object.freeze({ kind: 'pass' });
const SKIP: Move = Object.freeze({ kind: 'skip-upgrade' });
export const REACT: Move = Object.freeze({ kind: 'react' });
const perColour = (kind: 'pay-toll' | 'upgrade' | 'discard'): readonly Move[] =>
  COLOURS.map((colour) => Object.freeze({ kind, colour }));
const UPGRADES = perColour('upgrade').slice(0, RANK.brown);
const MARKETS: readonly (readonly Move[])[] = PAYMENTS.map((list) =>
  list.map((pay) => Object.freeze({ kind: 'market', pay })),
);
const BONUS_MOVES: readonly Move[] = BONUS_IDS.map((tile) => Object.freeze({ kind: 'bonus', tile }));

const chooseStart: Rules = {
  kinds: ['choose-start'],
  size: (position) => position.sets.length,
  candidate: (position, _, i) => ({ kind: 'choose-start', set: position.sets[i] as Colour }),
  forbids: (position, _, move: MoveOf<'choose-start'>) => (position.sets.includes(move.set) ? '' : 'taken'),
  refuse,
};

const placeBoat: Rules = {
  kinds: ['place-boat'],
  size: (position) => position.map.tiles.length,
  candidate: (position, _, i) => ({ kind: 'place-boat', hex: hexOf(position, i) }),
  forbids: (position, _, { hex }: MoveOf<'place-boat'>) =>
    marketAt(position, position.map.hexes.indexOf(hex)) === undefined ? 'no-market' : '',
  refuse,
};

const sail: Rules = {
  kinds: ['sail', 'stay', 'dock'],
  size(position, { seat }) {
    const ways = neighboursOf(position, boatOf(position, seat)).length;
    return ways * (freeStepsLeft(position, seat) > 0 ? 1 : COLOURS.length) + 1;
  },
  candidate(position, { seat }, i) {
    const near = neighboursOf(position, boatOf(position, seat));
    const free = freeStepsLeft(position, seat) > 0;
    const next = near[free ? i : i >> 2];
    if (next === undefined) return position.path.length === 1 ? STAY : DOCK;
    return { kind: 'sail', to: hexOf(position, next), drop: free ? null : colourAt(i & 3) };
  },
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
    const size = sail.size?.(position, decision, seat) ?? 0;
    for (let tries = 200; tries > 0; tries--) {
      const i = Math.floor(random() * size);
      const next = near[free > 0 ? i : i >> 2];
      if (next === undefined) {
        if (position.path.length === 1) return STAY;
        if (cubes >= tollAt(position, seat, boat)) return DOCK;
      } else if ((free > 0 || cargo[(i & 3) as 0] > 0) && isOpen(position, seat, next, cubes, free))
        return { kind: 'sail', to: hexOf(position, next), drop: free > 0 ? null : colourAt(i & 3) };
    }
    const moves = sail.list?.(position, decision, seat) ?? [];
    return moves[Math.floor(random() * moves.length)] as Move;
  },
  refuse,
};

/** Whether a boat may go on to a neighbouring place: it can pay the step, and can still end its movement (CENT-37, CENT-42). */
const isOpen = (position: Position, seat: number, next: number, cubes: number, free: number): boolean =>
  (free > 0 || cubes > 0) && canGoOn(position, seat, next, cubes, free);

/** The seat gives up a cube of its hold. */
const giveUp = (kind: 'pay-toll' | 'discard'): Rules => {
  const moves = perColour(kind);
  return {
    kinds: [kind],
    size: () => COLOURS.length,
    candidate: (_, __, i) => moves[i] as Move,
    forbids: (position, { seat }, { colour }: MoveOf<typeof kind>) =>
      cubesOf(seatOf(position, seat), colour) > 0 ? '' : 'no-such-cube',
    refuse,
  };
};

/** CENT-121: all cubes or none. */
const collect: Rules = {
  kinds: ['collect', 'leave'],
  size: () => 2,
  candidate: (_, __, i) => (i === 0 ? COLLECT : LEAVE),
  forbids: () => '',
  refuse,
};

const action: Rules = {
  kinds: ['harvest', 'port', 'market', 'pass'],
  size: (position, decision) => 3 + marketMoves(position, decision).length,
  candidate: (position, decision, i) =>
    i === 0 ? HARVEST : i === 1 ? PORT : (marketMoves(position, decision)[i - 2] ?? PASS),
  forbids(position, { seat }, move): '' | Code {
    // CENT-32, CENT-120
    if (move.kind === 'pass') return isSolo(position) ? 'must-act' : '';
    if (move.kind === 'port') return noPort(position, seat);
    return move.kind === 'market' ? noMarket(position, seat, move.pay) : '';
  },
  refuse,
};

function marketMoves(position: Position, { seat }: Decision): readonly Move[] {
  if (marketAt(position, boatOf(position, seat)) === undefined) return [];
  return MARKETS[outpostPrice(position, seat)] ?? [];
}

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

const upgrade: Rules = {
  kinds: ['upgrade', 'skip-upgrade'],
  size: () => COLOURS.length,
  candidate: (_, __, i) => UPGRADES[i] ?? SKIP,
  forbids(position, { seat }, move) {
    if (move.kind !== 'upgrade') return '';
    if (move.colour === 'brown') return 'top-rank';
    return cubesOf(seatOf(position, seat), move.colour) > 0 ? '' : 'no-such-cube';
  },
  refuse,
};

const bonus: Rules = {
  kinds: ['bonus'],
  size: () => BONUS_IDS.length,
  candidate: (_, __, i) => BONUS_MOVES[i] as Move,
  forbids: (position, { seat }, { tile }: MoveOf<'bonus'>) => noBonus(position, seat, tile),
  refuse,
};

const trade: Rules = {
  kinds: ['trade'],
  size: (position) => tradesHere(position) - minTrades(position) + 1,
  candidate: (position, _, i) => ({ kind: 'trade', times: minTrades(position) + i }),
  forbids: (position, _, { times }: MoveOf<'trade'>) =>
    times >= minTrades(position) && times <= tradesHere(position) ? '' : 'times',
  refuse,
};

const react: Rules = { kinds: ['react'], size: () => 1, candidate: () => REACT, forbids: () => '', refuse };

/** The decisions that seats take. */
export const decisions: Readonly<Record<string, Rules>> = {
  'choose-start': chooseStart,
  'place-boat': placeBoat,
  sail,
  toll: giveUp('pay-toll'),
  collect,
  action,
  upgrade,
  bonus,
  trade,
  react,
  discard: giveUp('discard'),
};
