import { replaced } from '@wonders/core';
import type { Sink } from '../events.js';
import type { Deck, Move, MoveOf, SeatMove } from '../notation.js';
import { DENIED } from '../script/index.js';
import { type Decision, type Draft, isAges, SCRIPT_SEAT } from '../state/index.js';
import { centralOf, deckNamed, hasCard } from '../table/decks.js';
import { useTrigger } from '../table/extras.js';
import { build, makeSet } from './building.js';
import { startLooking, take, takeLooked, takeToken } from './taking.js';

type Play<M> = (s: Draft, move: M, emit?: Sink) => void;

const takeFrom: Play<{ readonly deck: Deck }> = (s, { deck }, emit) => take(s, deckNamed(s, deck), emit);

const PLAYS: { readonly [K in SeatMove['kind']]: Play<MoveOf<K>> } = {
  pick(s, move, emit) {
    s.passes = 0;
    // ARCH-34
    s.denied = s.options.denial && move.deck === 'opponent';
    takeFrom(s, move, emit);
  },
  pass(s, move, emit) {
    s.passes++;
    if (isAges(s)) s.selection = move;
    emit?.({ kind: 'passed', seat: s.seat });
  },
  select(s, move) {
    s.selection = move;
  },
  extra(s, move, emit) {
    useTrigger(s, move.token, emit);
    takeFrom(s, move, emit);
  },
  science: (s, { set }, emit) => makeSet(s, set, emit),
  build: (s, { stage, payment }, emit) => build(s, stage, payment, emit),
  'end-turn'(s) {
    s.triggers = [];
  },
  'take-token': (s, { slot }, emit) => takeToken(s, slot, emit),
  'take-top': takeFrom,
  'look-deck': (s, { deck }, emit) => startLooking(s, deckNamed(s, deck), emit),
  'take-looked': (s, move, emit) =>
    takeLooked(s, s.looked?.cards.findIndex(({ card }) => card === move.card) as number, emit),
  'opponent-turn': opponentTurn,
};

/** Plays a legal move of a seat; `settle` does the rest. */
export const play = (s: Draft, _: Decision, move: Move, emit?: Sink): void =>
  PLAYS[(move as SeatMove).kind](s, move as never, emit);

/** Begins the turn of the script, or in the three Ages its resolution; `settle` does the rest. */
function opponentTurn(s: Draft, _: Move, emit?: Sink): void {
  s.phase = 'act';
  if (isAges(s)) {
    s.taken = s.selectedCards[SCRIPT_SEAT] ?? null;
    s.selectedCards = replaced(s.selectedCards, SCRIPT_SEAT, null);
  } else if (s.denied && hasCard(s, centralOf(s))) {
    emit?.({ kind: 'chose', choice: { ...DENIED, taken: 'central' } });
    take(s, centralOf(s), emit);
  } else s.owed = ['choose'];
}
