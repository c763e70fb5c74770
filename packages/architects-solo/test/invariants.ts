import type { CardKind } from '../src/components/cards.js';
import { CARDS, INDEX, KINDS, PACKS, total } from '../src/components/cards.js';
import { TOKENS } from '../src/components/tokens.js';
import type { State } from '../src/state/index.js';
import { conflictTokens, stagesOf } from '../src/table/area.js';

const sameCounts = (found: readonly number[], expected: readonly number[], what: string): void => {
  if (found.some((number, i) => number !== expected[i] || number < 0))
    throw new Error(`${what}: ${found.join(' ')}, expected ${expected.join(' ')}`);
};
const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Every card of the game, wherever it is, by kind. */
function cardsOf(state: State): readonly number[] {
  const counts = KINDS.map(() => 0);
  const add = (card: CardKind | null | undefined): void => {
    if (card != null) counts[INDEX[card]] = (counts[INDEX[card]] ?? 0) + 1;
  };
  for (const list of [...state.pools, state.discard, ...state.areas.map((area) => area.cards)])
    for (const [kind, number] of list.entries()) counts[kind] = (counts[kind] ?? 0) + number;
  for (const card of [...state.selectedCards, state.taken, state.central.top?.card]) add(card);
  for (const { card } of [...state.central.cards, ...state.central.discard, ...(state.looked?.cards ?? [])]) add(card);
  for (const each of [...state.faceUp, ...state.hands.flat()]) add(each?.card);
  return counts;
}

/** What the box gives this game. */
function packed(state: State): readonly number[] {
  const packs = state.areas.map(({ wonder }) => (wonder === null ? CARDS.map(() => 0) : PACKS[wonder]));
  const neutral = state.options.centralSupply === 'leftovers' ? [] : [PACKS.central];
  return CARDS.map((_, kind) => [...packs, ...neutral].reduce((sum, pack) => sum + (pack[kind] ?? 0), 0));
}

const ALL_TOKENS = TOKENS.flatMap(({ id, copies }) => Array(copies).fill(id))
  .sort()
  .join();

const LATER = [25, 17, 9, 0];

/** ARCH-85: for each back as many cards unseen in all places as its pool holds. */
function unseenFit(state: State): void {
  for (const [back, pool] of state.pools.entries()) {
    if (back < 2 && state.areas[back]?.wonder === null) continue;
    const places = [...state.central.cards, ...state.hands.flat(), ...(state.looked?.cards ?? [])];
    const lying = places.filter((each) => each.card === null && each.back === back).length;
    const later =
      back < 2 ? LATER[state.age] : state.options.centralSupply === 'neutral-deck' ? 60 - 20 * state.age : 0;
    check(
      lying + (later ?? 0) === total(pool),
      `${lying} unseen cards of back ${back}, ${later} later, pool ${total(pool)}`,
    );
  }
}

/** What holds in every position. */
export function invariants(state: State): void {
  sameCounts(cardsOf(state), packed(state), 'cards by kind');
  const tokens = [...state.tokenStack, ...state.tokenSlots, ...state.areas.flatMap((area) => area.tokens)]
    .filter((id) => id !== null)
    .sort();
  check(tokens.join() === ALL_TOKENS, `tokens ${tokens.join(' ')}`);
  check(state.conflictsTurned <= conflictTokens(state), `${state.conflictsTurned} Conflict tokens turned`);
  check(new Set(state.used).size === state.used.length, `tokens used twice: ${state.used.join(' ')}`);
  for (const [seat, area] of state.areas.entries()) {
    for (const [i, stage] of stagesOf(area).entries())
      check(!area.built[i] || stage.requires.every((lower) => area.built[lower]), `stage ${i} of seat ${seat} floats`);
    if (state.options.mode === 'versus' || seat === 0 || state.options.opponentBuilds) continue;
    check(!area.built.includes(true), 'the Opponent has built');
    check(total(area.cards.slice(0, 5)) === 0, 'the Opponent holds grey cards');
  }
  if (state.hands.length === 0) return;
  unseenFit(state);
  if (state.pending.at(-1)?.kind === 'select')
    for (const [seat, hand] of state.hands.entries())
      check(state.faceUp[seat] !== null || hand.length === 0, 'a hand shows no card');
  if (state.phase === 'over') {
    const [a, b] = state.areas;
    check(
      (a?.military ?? 0) === (b?.defeats ?? 0) && (a?.military ?? 0) + (b?.military ?? 0) <= 3,
      'conflicts of the Ages',
    );
  }
}
