// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng, type Frozen } from '@wonders/core';
import type { Settings } from '../options.js';
import type { Area, Central, Decision, DeckChoice, Draft, HiddenCard, State, View } from './index.js';

/** The same position for another viewer. It shares what cannot change. */
export const copyOf = <V, R>(
  state: Omit<State, 'viewer' | 'rng'>,
  viewer: V,
  rng: R,
): Omit<Draft, 'viewer' | 'rng'> & { readonly viewer: V; rng: R } => ({
  game: state.game,
  rules: state.rules,
  viewer,
  rng,
  pending: copyList(state.pending),
  ply: state.ply,
  names: state.names,
  options: state.options,
  phase: state.phase,
  seat: state.seat,
  turn: state.turn,
  age: state.age,
  passes: state.passes,
  denied: state.denied,
  areas: copyList(state.areas),
  pools: copyList(state.pools),
  faceUp: copyList(state.faceUp),
  hands: state.hands.map(copyList),
  central: cloneCentral(state.central),
  discard: state.discard,
  tokenStack: state.tokenStack,
  tokenSlots: state.tokenSlots,
  cat: state.cat,
  conflictsTurned: state.conflictsTurned,
  used: state.used,
  triggers: state.triggers,
  owed: state.owed,
  taken: state.taken,
  looked: state.looked,
  die: state.die,
  selection: state.selection,
  opponentChoice: state.opponentChoice,
  selectedCards: state.selectedCards,
  ending: state.ending,
});

/** A draft that shares with the state only what cannot change. */
export const clone = (state: State): Draft => copyOf(state, null, copyRng(state.rng));

/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
export const hasForm = (state: State): boolean =>
  typeof state.options === 'object' &&
  state.options !== null &&
  !Array.isArray(state.options) &&
  typeof state.phase === 'string' &&
  typeof state.seat === 'number' &&
  typeof state.turn === 'number' &&
  typeof state.age === 'number' &&
  typeof state.passes === 'number' &&
  typeof state.denied === 'boolean' &&
  Array.isArray(state.areas) &&
  Array.isArray(state.pools) &&
  Array.isArray(state.faceUp) &&
  Array.isArray(state.hands) &&
  typeof state.central === 'object' &&
  state.central !== null &&
  !Array.isArray(state.central) &&
  Array.isArray(state.discard) &&
  Array.isArray(state.tokenStack) &&
  Array.isArray(state.tokenSlots) &&
  (state.cat === null || typeof state.cat === 'number') &&
  typeof state.conflictsTurned === 'number' &&
  Array.isArray(state.used) &&
  Array.isArray(state.triggers) &&
  Array.isArray(state.owed) &&
  (state.taken === null || typeof state.taken === 'string') &&
  typeof state.looked === 'object' &&
  !Array.isArray(state.looked) &&
  typeof state.die === 'number' &&
  typeof state.selection === 'object' &&
  !Array.isArray(state.selection) &&
  typeof state.opponentChoice === 'object' &&
  !Array.isArray(state.opponentChoice) &&
  Array.isArray(state.selectedCards) &&
  (state.ending === null || typeof state.ending === 'string');

/** A view that shares no list and no object with anything. */
export const ownView = (v: View, copy: <T>(part: T) => T): View => ({
  game: v.game,
  rules: v.rules,
  viewer: v.viewer,
  rng: v.rng,
  pending: v.pending.map(ownDecision),
  ply: v.ply,
  names: [...v.names],
  options: ownSettings(v.options),
  phase: v.phase,
  seat: v.seat,
  turn: v.turn,
  age: v.age,
  passes: v.passes,
  denied: v.denied,
  areas: v.areas.map(ownArea),
  pools: v.pools.map((each) => [...each]),
  faceUp: v.faceUp.map((each) => (each === null ? null : ownHiddenCard(each))),
  hands: v.hands.map((each) => each.map(ownHiddenCard)),
  central: ownCentral(v.central),
  discard: [...v.discard],
  tokenStack: [...v.tokenStack],
  tokenSlots: [...v.tokenSlots],
  cat: v.cat,
  conflictsTurned: v.conflictsTurned,
  used: [...v.used],
  triggers: [...v.triggers],
  owed: [...v.owed],
  taken: v.taken,
  looked: v.looked === null ? null : { deck: v.looked.deck, cards: v.looked.cards.map(ownHiddenCard) },
  die: v.die,
  selection: copy(v.selection),
  opponentChoice: v.opponentChoice === null ? null : ownDeckChoice(v.opponentChoice),
  selectedCards: [...v.selectedCards],
  ending: v.ending,
});

const cloneCentral = (from: Frozen<Central>): Central => ({
  cards: copyList(from.cards),
  top: from.top,
  discard: from.discard,
});

const ownDecision = (from: Decision): Decision => ({
  kind: from.kind,
  seat: from.seat,
  receiver: from.receiver,
  deck: from.deck,
  slot: from.slot,
  table: from.table,
});

const ownSettings = (from: Settings): Settings => ({
  mode: from.mode,
  structure: from.structure,
  difficulty: from.difficulty,
  firstSeat: from.firstSeat,
  openingTokens: from.openingTokens,
  scoreFactor: from.scoreFactor,
  opponentBuilds: from.opponentBuilds,
  centralPick: from.centralPick,
  catPower: from.catPower,
  opponentSeesCentral: from.opponentSeesCentral,
  denial: from.denial,
  coinVp: from.coinVp,
  politics: from.politics,
  military: from.military,
  battleVsZero: from.battleVsZero,
  centralSupply: from.centralSupply,
});

const ownArea = (from: Area): Area => ({
  wonder: from.wonder,
  built: [...from.built],
  cards: [...from.cards],
  tokens: [...from.tokens],
  military: from.military,
  defeats: from.defeats,
  coins: from.coins,
  matched: [...from.matched],
  tokensOwed: from.tokensOwed,
});

const ownHiddenCard = (from: HiddenCard): HiddenCard => ({ card: from.card, back: from.back });

const ownCentral = (from: Frozen<Central>): Frozen<Central> => ({
  cards: from.cards.map(ownHiddenCard),
  top:
    from.top === null
      ? null
      : {
          card: from.top.card,
          back: from.top.back,
          seenBy: typeof from.top.seenBy === 'string' ? from.top.seenBy : [...from.top.seenBy],
        },
  discard: from.discard.map(ownHiddenCard),
});

const ownDeckChoice = (from: DeckChoice): DeckChoice => ({
  cards: [...from.cards],
  priorities: [...from.priorities],
  by: from.by,
  die: from.die,
  helped: from.helped.map((each) => [...each]),
  deck: from.deck,
  taken: from.taken,
});

/** Many lists are empty, and copying those is almost free. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());
