import { copyRng, type Frozen } from '@wonders/core';
import type { Player } from './player.js';
import type { Draft, State } from './position.js';

/** A draft of its own. Lists are values and may be shared. Written out: a spread of all these keys is slow. */
export function clone(s: State): Draft {
  return {
    game: s.game,
    rules: s.rules,
    viewer: null,
    rng: copyRng(s.rng),
    pending: s.pending.slice(),
    ply: s.ply,
    names: s.names,
    options: s.options,
    phase: s.phase,
    round: s.round,
    first: s.first,
    turn: s.turn,
    city: s.city,
    tokens: s.tokens,
    running: s.running,
    deck: s.deck,
    discard: s.discard,
    reserve: s.reserve,
    burning: s.burning,
    unseen: s.unseen,
    removed: s.removed,
    outOfPlay: s.outOfPlay,
    emptied: s.emptied,
    owed: s.owed,
    placed: s.placed,
    characters: s.characters,
    halCard: s.halCard,
    expertCard: s.expertCard,
    halTile: s.halTile,
    players: s.players.map(clonePlayer),
    ending: s.ending,
  };
}

function clonePlayer(p: Frozen<Player>): Player {
  return {
    resources: p.resources,
    supply: p.supply,
    points: p.points,
    tiles: p.tiles,
    hand: p.hand,
    tableau: p.tableau,
    characters: p.characters,
    newHands: p.newHands,
    dealt: p.dealt,
    pick: p.pick,
    commitment: p.commitment,
    known: p.known,
    returned: p.returned,
    settled: p.settled,
  };
}
