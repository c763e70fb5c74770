import type { Explanation, Seat } from '@wonders/core';
import { type CardKind, cardAt, INDEX, KINDS } from '../src/components/cards.js';
import { TOKENS } from '../src/components/tokens.js';
import { WONDERS } from '../src/components/wonders.js';
import { type Move, type State, stageCosts } from '../src/index.js';
import type { PriorityId, Reason } from '../src/reasons.js';

// What explanations claim, counted anew from the position and the rules of costs.

export type Why = Explanation<Move, Reason>;
export type Step = Why['steps'][number];

const areaOf = (state: State, seat: Seat) => state.areas[seat] as State['areas'][number];

export const held = (state: State, seat: Seat, card: CardKind): number => areaOf(state, seat).cards[INDEX[card]] ?? 0;

/** ARCH-51 */
function shields(state: State, seat: Seat): number {
  const { cards, tokens, built, wonder } = areaOf(state, seat);
  const red = KINDS.filter((kind) => cardAt(INDEX[kind]).colour === 'red').map((kind) => cards[INDEX[kind]] ?? 0);
  const stages =
    wonder === null ? [] : WONDERS[wonder].stages.filter(({ effect }, i) => effect === 'shield' && built[i]);
  return red.reduce((a, b) => a + b, 0) + stages.length + (tokens.includes('tactics') ? 2 : 0);
}

const owned = (state: State, seat: Seat, token: (typeof TOKENS)[number]['id']): boolean =>
  areaOf(state, seat).tokens.includes(token) && !state.used.includes(token) && !state.triggers.includes(token);

/** ARCH-47: whether a token gives a seat an extra card for a card. */
export const givesExtra = (state: State, seat: Seat, card: CardKind): boolean =>
  TOKENS.some(({ id, extraFor }) => (extraFor as readonly CardKind[]).includes(card) && owned(state, seat, id));

/** The position with one more card in front of a seat. */
const withCard = (state: State, seat: Seat, card: CardKind): State => ({
  ...state,
  areas: state.areas.map((area, each) =>
    each === seat ? { ...area, cards: area.cards.map((n, kind) => n + (kind === INDEX[card] ? 1 : 0)) } : area,
  ),
});

/** ARCH-62: by how much a card lowers what each available stage of a seat lacks. */
export function helped(state: State, seat: Seat, card: CardKind): readonly number[] {
  // ARCH-62: Economy counts as unused.
  const fresh = { ...state, used: state.used.filter((token) => token !== 'economy') };
  const more = stageCosts(withCard(fresh, seat, card), seat);
  return stageCosts(fresh, seat).map(({ status, lacking }, i) =>
    status === 'available' ? lacking - (more[i]?.lacking ?? 0) : 0,
  );
}

/** ARCH-61: whether a card makes a stage affordable. */
function makesPayable(state: State, seat: Seat, card: CardKind): boolean {
  const more = stageCosts(withCard(state, seat, card), seat);
  return stageCosts(state, seat).some(
    ({ payments }, i) => payments.length === 0 && (more[i]?.payments.length ?? 0) > 0,
  );
}

const GREENS = ['compass', 'gear', 'tablet'] as const;

/** ARCH-61: whether a card matches a priority by itself. */
export function meets(state: State, priority: PriorityId, card: CardKind): boolean {
  const { colour, horns, cat } = cardAt(INDEX[card]);
  const greens = GREENS.map((green) => held(state, 1, green));
  switch (priority) {
    case 'extra-card':
      return (
        givesExtra(state, 1, card) ||
        (state.options.opponentBuilds && owned(state, 1, 'architecture') && makesPayable(state, 1, card))
      );
    case 'yellow':
      return colour === 'yellow';
    case 'useful-grey':
      return colour === 'grey' && helped(state, state.options.opponentBuilds ? 1 : 0, card).some((by) => by > 0);
    case 'duplicate-green':
      return colour === 'green' && held(state, 1, card) > 0;
    case 'missing-green':
      return colour === 'green' && held(state, 1, card) === 0 && [...greens].sort().join() === '0,1,1';
    case 'red':
      return colour === 'red' && horns > 0 === shields(state, 1) >= shields(state, 0);
    case 'cat':
      return cat;
  }
}
