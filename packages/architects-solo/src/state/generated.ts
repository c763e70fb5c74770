// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng, type Frozen } from '@wonders/core';
import type { Settings } from '../options.js';
import type { Area, Central, Decision, DeckChoice, Draft, HiddenCard, State, View } from './index.js';

/** The same position for another viewer. It shares what cannot change. */
export const copyOf = <V, R>(
  s: Omit<State, 'viewer' | 'rng'>,
  viewer: V,
  rng: R,
): Omit<Draft, 'viewer' | 'rng'> & { readonly viewer: V; rng: R } => ({
  game: s.game,
  rules: s.rules,
  viewer,
  rng,
  pending: copyList(s.pending),
  ply: s.ply,
  names: s.names,
  options: s.options,
  phase: s.phase,
  seat: s.seat,
  turn: s.turn,
  age: s.age,
  passes: s.passes,
  denied: s.denied,
  areas: copyList(s.areas),
  pools: copyList(s.pools),
  faceUp: copyList(s.faceUp),
  hands: s.hands.map(copyList),
  central: cloneCentral(s.central),
  discard: s.discard,
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

/** A draft that shares with the state only what cannot change. */
export const clone = (s: State): Draft => copyOf(s, null, copyRng(s.rng));

/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
export const hasForm = (s: State): boolean =>
  typeof s.options === 'object' &&
  s.options !== null &&
  !Array.isArray(s.options) &&
  typeof s.phase === 'string' &&
  typeof s.seat === 'number' &&
  typeof s.turn === 'number' &&
  typeof s.age === 'number' &&
  typeof s.passes === 'number' &&
  typeof s.denied === 'boolean' &&
  Array.isArray(s.areas) &&
  Array.isArray(s.pools) &&
  Array.isArray(s.faceUp) &&
  Array.isArray(s.hands) &&
  typeof s.central === 'object' &&
  s.central !== null &&
  !Array.isArray(s.central) &&
  Array.isArray(s.discard) &&
  Array.isArray(s.tokenStack) &&
  Array.isArray(s.tokenSlots) &&
  (s.cat === null || typeof s.cat === 'number') &&
  typeof s.conflictsTurned === 'number' &&
  Array.isArray(s.used) &&
  Array.isArray(s.triggers) &&
  Array.isArray(s.owed) &&
  (s.taken === null || typeof s.taken === 'string') &&
  typeof s.looked === 'object' &&
  !Array.isArray(s.looked) &&
  typeof s.die === 'number' &&
  typeof s.selection === 'object' &&
  !Array.isArray(s.selection) &&
  typeof s.opponentChoice === 'object' &&
  !Array.isArray(s.opponentChoice) &&
  Array.isArray(s.selectedCards) &&
  (s.ending === null || typeof s.ending === 'string');

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
