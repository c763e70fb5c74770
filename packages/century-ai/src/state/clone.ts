import { copyRng } from '@wonders/core';
import type { Draft, SeatDraft, State } from './position.js';

/** A draft of its own. It shares every list: lists are replaced and never changed. */
export function clone(state: State): Draft {
  return {
    game: state.game,
    rules: state.rules,
    viewer: null,
    rng: copyRng(state.rng),
    pending: state.pending.slice(),
    ply: state.ply,
    names: state.names,
    options: state.options,
    tables: state.tables,
    map: state.map,
    removed: state.removed,
    bag: state.bag,
    sets: state.sets,
    unseen: state.unseen,
    drawn: state.drawn,
    ports: state.ports,
    bonusLeft: state.bonusLeft,
    loose: state.loose,
    outposts: state.outposts,
    seats: state.seats.map(cloneSeat),
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    path: state.path,
    action: state.action,
    built: state.built,
    trades: state.trades,
    ending: state.ending,
  };
}

const cloneSeat = ({ pieces, boat, cargo, built, bonuses, orders }: State['seats'][number]): SeatDraft => ({
  pieces,
  boat,
  cargo,
  built,
  bonuses,
  orders,
});
