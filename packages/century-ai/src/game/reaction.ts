import { chance } from '../chance.js';
import { COLOURS, minus, NONE, RANK } from '../components/cubes.js';
import { PORTS, type PortId } from '../components/tiles.js';
import { minTrades, tradesHere } from '../costs/trading.js';
import { settle } from '../flow.js';
import { decisions, REACT } from '../moves.js';
import type { Move } from '../notation.js';
import { play } from '../play.js';
import type { AiReaction } from '../reasons/reaction.js';
import { endingInSight, standing } from '../scoring.js';
import { clone } from '../state/generated.js';
import type { Decision, Draft, Position, State } from '../state/index.js';
import { isSolo, PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { hasOutpost, overfull } from '../table/boards.js';
import { hexOf } from '../table/places.js';
import { boatOf, seatOf } from '../table/seats.js';

/** What you decide between the action and the reaction. */
type Between = Pick<AiReaction, 'upgrades' | 'trades' | 'bonus' | 'drawn'>;

/** The moves after which the AI reacts, at once or after more decisions of yours. */
const ACTIONS: readonly Move['kind'][] = [
  'harvest',
  'port',
  'market',
  'upgrade',
  'skip-upgrade',
  'bonus',
  'trade',
  'react',
];

/**
 * What the AI does in answer to a move of yours: one for each cube that you may upgrade and each number of trades that may follow, and
 * for each group of tiles that may be drawn for the port, whichever makes a difference.
 *
 * @param position - Your view, or a state.
 * @param move - A legal action, or any decision after it.
 * @returns None in versus, for a move that is not legal, and for one to which the AI does not react.
 * @example
 * ```ts
 * import { applyMove, newGame, reaction } from '@wonders/century-ai';
 * const game = applyMove(newGame({ seed: 'monday' }), { kind: 'place-boat', hex: '-2,2' });
 * const [harvest] = reaction(applyMove(game, { kind: 'stay' }), { kind: 'harvest' });
 * console.log(harvest?.outpost, harvest?.gains, harvest?.ending); // -2,2 [ 0, 0, 1, 1 ] null
 * ```
 * @category Bots
 */
export function reaction(position: Position, move: Move): readonly AiReaction[] {
  const decision = position.pending.at(-1);
  if (!isSolo(position) || decision === undefined || !ACTIONS.includes(move.kind)) return [];
  const rules = decisions[decision.kind];
  if (rules === undefined || !rules.kinds.includes(move.kind) || rules.forbids(position, decision, move) !== '')
    return [];
  // All lies open in solo, so a view has all that a state has. Without a generator chance asks.
  const draft = { ...clone(position as State), rng: null };
  if (move.kind === 'react') return [foreseen(draft, { upgrades: [], trades: null, bonus: false, drawn: null })];
  const between: Between = {
    upgrades: move.kind === 'upgrade' ? [move.colour] : [],
    trades: move.kind === 'trade' ? move.times : null,
    bonus: false,
    drawn: null,
  };
  return merged(after(played(draft, move), between));
}

/** The draft after a move, with the next decision on its stack. */
function played(before: Draft, move: Move): Draft {
  const draft = { ...clone(before), rng: null };
  const decision = draft.pending.pop() as Decision;
  play(draft, decision, move);
  settle(draft);
  return draft;
}

/** The reactions after everything that you may still decide. */
function after(draft: Draft, between: Between): readonly AiReaction[] {
  const decision = draft.pending.at(-1);
  const { cargo } = seatOf(draft, PLAYER_SEAT);
  switch (decision?.kind) {
    case 'upgrade': {
      const ups = COLOURS.filter((colour) => colour !== 'brown' && cargo[RANK[colour]] > 0);
      return [
        ...after(played(draft, { kind: 'skip-upgrade' }), between),
        ...ups.flatMap((colour) =>
          after(played(draft, { kind: 'upgrade', colour }), { ...between, upgrades: [...between.upgrades, colour] }),
        ),
      ];
    }
    case 'bonus': {
      // The AI does not look at bonus tiles (CENT-62), and none of them changes the trades.
      const without = clone(draft);
      without.pending.pop();
      settle(without);
      return after(without, { ...between, bonus: true });
    }
    case 'trade': {
      const least = minTrades(draft);
      const numbers = Array.from({ length: tradesHere(draft) - least + 1 }, (_, i) => least + i);
      return numbers.flatMap((times) => after(played(draft, { kind: 'trade', times }), { ...between, trades: times }));
    }
    case 'draw':
      return drawings(draft, decision, between);
    case 'react':
      return [foreseen(draft, between)];
    default:
      return [];
  }
}

/** CENT-73: the AI sees what has been drawn for the port. */
function drawings(draft: Draft, decision: Decision, between: Between): readonly AiReaction[] {
  const port = PORTS[decision.port ?? 0] as PortId;
  const rules = chance.rules['draw'] as (typeof chance.rules)[string];
  return Array.from({ length: rules.size(draft, decision) }, (_, i) => i).flatMap((i) => {
    const { tile } = rules.outcome(draft, decision, i) as Extract<Move, { readonly kind: 'draw' }>;
    const next = clone(draft);
    next.pending.pop();
    chance.settle(next, decision, i);
    settle(next);
    return after(next, { ...between, drawn: { port, tiles: [tile] } });
  });
}

/** The reaction itself. */
function foreseen(before: Draft, between: Between): AiReaction {
  const draft = clone(before);
  play(draft, draft.pending.pop() as Decision, REACT);
  const [was, is] = [before, draft].map((each) => seatOf(each, SCRIPT_SEAT)) as [Draft['seats'][0], Draft['seats'][0]];
  const order = is.orders[was.orders.length];
  const boat = boatOf(before, PLAYER_SEAT);
  const placed = hasOutpost(draft, SCRIPT_SEAT, boat) && !hasOutpost(before, SCRIPT_SEAT, boat);
  const change = minus(is.cargo, was.cargo);
  const [from, to] = [before, draft].map(({ ports }) => PORTS[ports.indexOf('closed-port')]);
  const side = seatOf(draft, PLAYER_SEAT);
  // What is drawn after the reaction changes none of this.
  const ending = endingInSight(draft);
  const standings = standing({ ...draft, ending });
  return {
    ...between,
    order: order === undefined ? null : { order, port: PORTS[before.ports.indexOf(order)] as PortId },
    outpost: placed ? hexOf(before, boat) : null,
    gains: order === undefined ? change : NONE,
    pays: order === undefined ? NONE : minus(NONE, change),
    closedPort: from === undefined || to === undefined || from === to ? null : { from, to },
    ending,
    scores: standings.scores,
    leads: standings.winners[0] ?? SCRIPT_SEAT,
    tie: SCRIPT_SEAT,
    discards: overfull(side),
  };
}

/** One for all tiles after which the AI does the same. */
function merged(all: readonly AiReaction[]): readonly AiReaction[] {
  const alike = new Map<string, AiReaction>();
  for (const one of all) {
    const key = JSON.stringify({ ...one, drawn: null });
    const tiles = [...(alike.get(key)?.drawn?.tiles ?? []), ...(one.drawn?.tiles ?? [])];
    alike.set(key, one.drawn === null ? one : { ...one, drawn: { ...one.drawn, tiles } });
  }
  return [...alike.values()];
}
