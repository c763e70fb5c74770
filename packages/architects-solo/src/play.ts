import { build, doScience } from './building.js';
import { centralOf, deckNamed, hasCard, isAges, replaced } from './decks.js';
import { takeToken } from './flow.js';
import { DENIED } from './opponent/script.js';
import { useTrigger } from './settle.js';
import type { ChanceKind, Decision, Deck, Draft, Move, MoveOfKind, Sink } from './state.js';
import { startLooking, take, takeLooked } from './taking.js';

type SeatMove = Exclude<Move, { kind: ChanceKind }>;
type Play<M> = (s: Draft, move: M, emit: Sink) => void;

const takeFrom: Play<{ readonly deck: Deck }> = (s, { deck }, emit) => take(s, deckNamed(s, deck), emit);

const PLAYS: { readonly [K in SeatMove['kind']]: Play<MoveOfKind<K>> } = {
  pick(s, move, emit) {
    s.passes = 0;
    // ARCH-34
    s.denied = s.config.denial && deckNamed(s, move.deck) === 1;
    takeFrom(s, move, emit);
  },
  pass(s, move, emit) {
    s.passes++;
    if (isAges(s)) s.selected = move;
    emit?.({ kind: 'passed', seat: s.seat });
  },
  select(s, move) {
    s.selected = move;
  },
  extra(s, move, emit) {
    useTrigger(s, move.token, emit);
    takeFrom(s, move, emit);
  },
  science: (s, { set }, emit) => doScience(s, set, emit),
  build: (s, { stage, payment }, emit) => build(s, stage, payment, emit),
  endTurn(s) {
    s.triggers = [];
  },
  takeToken: (s, { slot }, emit) => takeToken(s, slot, emit),
  takeTop: takeFrom,
  lookDeck: (s, { deck }, emit) => startLooking(s, deckNamed(s, deck), emit),
  takeLooked: (s, move, emit) =>
    takeLooked(s, s.looked?.cards.findIndex(({ card }) => card === move.card) as number, emit),
  opponentTurn,
};

/** Plays a legal move of a seat; `settle` does the rest. */
export const play = (s: Draft, _: Decision, move: Move, emit: Sink): void =>
  PLAYS[(move as SeatMove).kind](s, move as never, emit);

/** The script's turn, or in the three Ages its resolution; `settle` goes through it. */
function opponentTurn(s: Draft, _: Move, emit: Sink): void {
  s.phase = 'act';
  if (isAges(s)) {
    s.taken = s.held[1] ?? null;
    s.held = replaced(s.held, 1, null);
  } else if (s.denied && hasCard(s, centralOf(s))) {
    emit?.({ kind: 'chose', selection: DENIED });
    take(s, centralOf(s), emit);
  } else s.due = ['choose'];
}
