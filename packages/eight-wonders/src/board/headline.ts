import { CHANCE } from '@wonders/core';
import { count, listed, title } from '@wonders/core/words';
import { type Position, tablesOf } from '../state/index.js';
import { offering } from '../table/offers.js';
import { pointsOf } from '../table/points.js';
import { seatName } from '../table/seats.js';
import { wonderAt, wonderOf } from '../table/wonders.js';
import { discName } from '../words/names.js';

/** Where the game stands, and whose turn it is. */
export function headline(view: Position): { readonly title: string; readonly line: string } {
  const decision = view.pending[view.pending.length - 1];
  if (decision === undefined) return ended(view);
  if (decision.seat === CHANCE) return { title: 'The table decides', line: drawn(view, decision.kind, decision.owner) };
  const active = seatName(view, view.active);
  switch (decision.kind) {
    case 'turn':
      return { title: `${active} to play`, line: 'pass, or build a disc' };
    case 'offer': {
      const missing = offering(view).map((seat) => seatName(view, seat));
      return {
        title: `${active} builds: ${wonder(view)}`,
        line: `${needed(view)}; offers awaited from ${listed(missing)}`,
      };
    }
    case 'select':
      return { title: `${active} builds: ${wonder(view)}`, line: `${needed(view)}; accept offers, or abandon` };
    case 'double':
      return { title: `${active} ends the turn`, line: 'unless a Double turn is played' };
    default: {
      const points = tablesOf(view).actionCards['triple-bonus'].parts;
      return {
        title: `${seatName(view, decision.seat)}: a Triple bonus?`,
        line: `${count(points, 'more part')} ${decision.kind === 'triple' ? `on the finished ${wonder(view)}` : 'on an unfinished wonder'}`,
      };
    }
  }
}

const wonder = ({ site }: Position): string => title(wonderAt(wonderOf(site ?? 0)));

function needed(view: Position): string {
  const id = view.site === null ? null : view.spaces[view.site];
  return id === null || id === undefined ? 'nothing needed' : `${discName(id)} needed`;
}

function drawn(view: Position, kind: string, owner: number): string {
  const who = seatName(view, owner);
  if (kind === 'disc') return 'a disc is laid on the next space';
  if (kind === 'start') return 'who starts?';
  if (kind === 'name-action') return `a hidden action card of ${who} is named`;
  return kind === 'card' ? `${who} draws a building card` : `${who} takes an action card`;
}

/** Who won, and how the game ended. */
function ended(view: Position): { readonly title: string; readonly line: string } {
  const points = view.scores.map((_, seat) => pointsOf(view, seat));
  const most = Math.max(...points);
  const winners = points.flatMap((each, seat) => (each === most ? [seatName(view, seat)] : []));
  const how = view.ending === 'stall' ? 'nobody took a disc for too long' : 'the last disc of a type was taken';
  const verb = winners.length > 1 ? 'share the victory' : 'wins';
  return { title: `${listed(winners)} ${verb} with ${count(most, 'point')}`, line: how };
}
