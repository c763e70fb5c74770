import { copyRng } from '@wonders/core';
import type { Area, Cards, Draft, Position, State } from './index.js';

/**
 * A draft of the state. It shares what it can with the state: `copyOf` copies the lists that change in place; the areas, pools and
 * counts in them are replaced, never changed.
 */
export function clone(s: State): Draft {
  return copyOf(s, null, copyRng(s.rng));
}

/** A position with the same contents for another viewer. */
export const copyOf = <V, R>(s: Position, viewer: V, rng: R) => ({
  game: s.game,
  rules: s.rules,
  viewer,
  rng,
  pending: s.pending.slice(),
  ply: s.ply,
  names: s.names,
  options: s.options,
  phase: s.phase,
  seat: s.seat,
  turn: s.turn,
  age: s.age,
  passes: s.passes,
  denied: s.denied,
  areas: s.areas.slice() as Area[],
  pools: s.pools.slice() as Cards[],
  faceUp: s.faceUp.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  central: { cards: s.central.cards.slice(), top: s.central.top, discard: s.central.discard },
  discard: s.discard as Cards,
  tokenStack: s.tokenStack,
  tokenSlots: s.tokenSlots,
  cat: s.cat,
  conflictsTurned: s.conflictsTurned,
  used: s.used,
  triggers: s.triggers,
  owed: s.owed,
  taken: s.taken,
  looked: s.looked,
  die: s.die,
  selection: s.selection,
  opponentChoice: s.opponentChoice,
  selectedCards: s.selectedCards,
  ending: s.ending,
});
