import { choose, type Rung, type Seat, seedRng, type Trace } from '@wonders/core';
import { chance } from '../chance.js';
import { isLetter } from '../components/cards.js';
import { COLORS, TILES } from '../components/tiles.js';
import { settle } from '../flow/index.js';
import { decisions, legal } from '../moves.js';
import type { Move, SeatMove } from '../notation.js';
import { playCard } from '../play/cards.js';
import { construct } from '../play/construct.js';
import { exploit } from '../play/exploit.js';
import { play } from '../play/index.js';
import { urbanize } from '../play/urbanize.js';
import { clone } from '../state/clone.js';
import type { Decision } from '../state/decision.js';
import { type Draft, isSolo, type Position, player, type State, type View } from '../state/position.js';
import { neighbours } from '../table/city.js';
import { withoutPiece } from '../table/pool.js';
import { determinize } from '../view/determinize.js';
import { prospect } from './evaluation.js';

/** HAL-78: the tiles with which the bot goes on, when others are worth a point each. */
const TILES_KEPT = 3;

const pendingOf = (draft: Draft): Decision | undefined => draft.pending[draft.pending.length - 1];

/** Draws the tiles that an action gains, as the middle ones of the pool, and puts a lifted token down anywhere. */
function finish(draft: Draft): void {
  for (
    let decision = pendingOf(draft);
    decision?.kind === 'tile' || decision?.kind === 'move-token';
    decision = pendingOf(draft)
  ) {
    draft.pending.pop();
    if (decision.kind === 'tile') chance.settle(draft, decision, Math.floor(draft.unseen.length / 2));
    else play(draft, decision, decisions['move-token'].candidate(draft, decision, 0, decision.whose) as SeatMove);
  }
}

/** The rest of a round against Hal: his card is known, of his tile only how often each colour is left. */
function afterHal(draft: Draft, seat: Seat): number {
  const card = draft.halCard;
  if (card === null || card === 'face-down') return prospect(draft, seat);
  if (draft.unseen.length === draft.removed) {
    draft.phase = 'hal';
    settle(draft);
    return prospect(draft, seat);
  }
  let sum = 0;
  for (const color of COLORS) {
    const tiles = draft.unseen.filter((tile) => TILES[tile].color === color);
    if (tiles.length === 0) continue;
    const next = clone(draft as State);
    const tile = tiles[Math.floor(tiles.length / 2)] as (typeof tiles)[number];
    next.halTile = tile;
    next.unseen = withoutPiece(next.unseen, tile);
    next.phase = 'build';
    settle(next);
    finish(next);
    settle(next);
    sum += (tiles.length / draft.unseen.length) * prospect(next, seat);
  }
  return sum;
}

/** What an answer leads to. */
function look(base: State, decision: Decision, seat: Seat, move: SeatMove): number {
  const draft = clone(base);
  draft.pending.pop();
  switch (move.kind) {
    case 'give': {
      play(draft, decision, move);
      settle(draft);
      const act = pendingOf(draft) as Decision;
      return Math.max(...legal(draft, act, seat).map((each) => look(draft as State, act, seat, each as SeatMove)));
    }
    case 'commit': {
      playCard(draft, seat, move.card, move.tile);
      if (isLetter(move.card)) {
        if (move.tile === null) exploit(draft, seat, move.card, 'tile');
        else urbanize(draft, seat, move.card, move.tile);
      } else if (move.tile === null) exploit(draft, seat, move.card, null);
      else construct(draft, seat, move.card, move.tile);
      finish(draft);
      return prospect(draft, seat);
    }
    case 'draft':
      player(draft, seat).characters = [...player(draft, seat).characters, move.character];
      return prospect(draft, seat);
    case 'return-tiles': {
      const { tiles, returned } = player(draft, seat);
      return move.tile === null ? 0 : tiles.length - returned.length - TILES_KEPT;
    }
    default:
      play(draft, decision, move);
      finish(draft);
      return move.kind === 'move-token' || !isSolo(draft) ? prospect(draft, seat) : afterHal(draft, seat);
  }
}

/** Looks one move ahead. Chance decides nothing in it: the generator is left out. */
export function houseMove(
  view: View,
  seat: Seat,
  trace: Trace | undefined,
  describe: (view: View, move: Move) => string,
): Move {
  const decision = view.pending[view.pending.length - 1] as Decision;
  const moves = legal(view, decision, seat);
  const draft = determinize(view, seedRng('house'));
  draft.rng = null;
  const rungs: Rung<Move, Position>[] = [
    {
      rule: 'house',
      label: 'the best expected lead',
      score: (move) => look(draft as State, decision, seat, move as SeatMove),
    },
    {
      rule: 'house',
      label: 'the token where it is worth least',
      score: (move) =>
        move.kind === 'move-token'
          ? -neighbours(view.city, move.x, move.y).reduce((sum, { tiles }) => sum + tiles.length, 0)
          : 0,
    },
  ];
  if (moves.length === 1) trace?.reasons.push('There is only one move');
  return choose(moves, rungs, view, trace, (move) => describe(view, move))[0] as Move;
}
