import type { Score, Seat } from '@wonders/core';
import { type Colour, type Cubes, total } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import type { OrderId } from '../components/orders.js';
import type { PortId } from '../components/tiles.js';
import type { Category } from '../scoring.js';
import type { Ending } from '../state/index.js';
import type { Reason } from './index.js';

/**
 * What the AI does in answer to your action, and what that comes to, before you discard.
 *
 * @category Bots
 */
export interface AiReaction {
  /** The cubes that you upgrade before it, in this order: one for each such tile at most. */
  readonly upgrades: readonly Colour[];
  /** How often you trade before it, from the action on; `null` where no trade is asked. */
  readonly trades: number | null;
  /** Whether you take a bonus tile before it. Your score here does not count it. */
  readonly bonus: boolean;
  /** The port that gets a tile before it, and the tiles after which the AI does this; `null` where none is drawn before it. */
  readonly drawn: {
    /** The port that you have emptied. */
    readonly port: PortId;
    /** The tiles after any of which the AI does this. */
    readonly tiles: readonly (OrderId | 'closed-port')[];
  } | null;
  /** The order that it takes; `null` for none. */
  readonly order: {
    /** The tile that it takes. */
    readonly order: OrderId;
    /** The port that it takes it from. */
    readonly port: PortId;
  } | null;
  /** Where it places an outpost; `null` for nowhere. */
  readonly outpost: Hex | null;
  /** The cubes that it gains. */
  readonly gains: Cubes;
  /** The cubes that it pays for an order. */
  readonly pays: Cubes;
  /** How the Closed Port moves by that (CENT-57); `null` where it does not. */
  readonly closedPort: {
    /** The port that it leaves. */
    readonly from: PortId;
    /** The port that it closes next: the one whose order the AI takes. */
    readonly to: PortId;
  } | null;
  /** Why the game ends with this round; `null` if it does not. */
  readonly ending: Ending | null;
  /** The score sheets of you and of the AI afterwards. */
  readonly scores: readonly Score<Category>[];
  /** Who wins if it stays like this: also by a tie, or because the rounds run out. */
  readonly leads: Seat;
  /** Who wins with equal points (CENT-95). */
  readonly tie: Seat;
  /** How many cubes you discard afterwards. */
  readonly discards: number;
}

/** A reaction that is foreseen, step by step: after what, what the AI does, and what that comes to. */
export function reasonsOf({
  upgrades,
  trades,
  bonus,
  drawn,
  order,
  outpost,
  gains,
  closedPort,
  ending,
  scores,
  leads,
  tie,
  discards,
}: AiReaction): readonly Reason[] {
  const said: Reason[] = [];
  if (upgrades.length > 0 || trades !== null) said.push({ key: 'if-you', values: { upgrades, trades } });
  if (drawn !== null) said.push({ key: 'if-drawn', values: drawn });
  if (order !== null) said.push({ key: 'takes-order', values: { ...order, because: null } });
  else if (outpost !== null) said.push({ key: 'places-outpost', values: { hex: outpost, gains } });
  else if (total(gains) > 0) said.push({ key: 'gains-cubes', values: { gains } });
  else said.push({ key: 'changes-nothing', values: {} });
  if (closedPort !== null) said.push({ key: 'closed-port-goes', values: closedPort });
  const [you = 0, ai = 0] = scores.map((score) => score.total);
  said.push({ key: 'scores-then', values: { you, ai, bonus, discards } });
  if (ending !== null) said.push({ key: 'ends-game', values: { ending, leads } });
  if (you === ai) said.push({ key: 'tie-won-by', values: { seat: tie } });
  return said;
}
