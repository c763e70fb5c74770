import { seedRng } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import type { ActionCard } from '../src/components/actions.js';
import { type Cards, type Hand, NO_CARDS } from '../src/components/cards.js';
import type { DiscId } from '../src/components/discs.js';
import { CARDS_PER_TYPE, TYPES } from '../src/components/types.js';
import { SPACES, WONDERS, type WonderId } from '../src/components/wonders.js';
import { eightWonders } from '../src/game/index.js';
import type { Move } from '../src/notation.js';
import type { Options } from '../src/options.js';
import { decision, entry, type State } from '../src/state/index.js';
import { sortActions } from '../src/table/action-cards.js';
import { describeExplanation } from '../src/words/index.js';

/** A position for a test: the start of a game with empty hands, but for what is given. */
export interface Scene {
  readonly options?: Partial<Options> & { readonly chance?: 'manual' | 'sampled' };
  /** The discs of some wonders, top first. */
  readonly wonders?: Partial<Record<WonderId, readonly (DiscId | null)[]>>;
  /** Whether wonders that are not named keep their discs. */
  readonly others?: boolean;
  readonly hands?: readonly Cards[];
  readonly discard?: Cards;
  readonly actions?: readonly (readonly ActionCard[])[];
  readonly parts?: Partial<Record<WonderId, readonly number[]>>;
  readonly discs?: readonly (readonly DiscId[])[];
  readonly active?: number;
  readonly row?: number;
  readonly idle?: number;
}

/** Sets up a position on the turn of a seat. */
export function scene(given: Scene = {}): State {
  const { chance = 'manual', ...options } = given.options ?? {};
  const draft = loose(eightWonders.newGame({ startSeat: 0, seed: 'scene', ...options }));
  draft.rng = chance === 'manual' ? null : seedRng('scene');
  if (given.others === false) draft.spaces.fill(null);
  for (const [i, wonder] of WONDERS.entries()) {
    for (const [space, disc] of (given.wonders?.[wonder] ?? []).entries()) draft.spaces[i * SPACES + space] = disc;
    const parts = given.parts?.[wonder];
    if (parts !== undefined) draft.parts[i] = [...parts];
  }
  draft.hands = draft.hands.map((_, seat): Hand => [...(given.hands?.[seat] ?? NO_CARDS)]);
  draft.discard = [...(given.discard ?? NO_CARDS)];
  for (const type of TYPES)
    draft.pile[type] = draft.hands.reduce((left, hand) => left - hand[type], CARDS_PER_TYPE - draft.discard[type]);
  for (const [seat, cards] of (given.actions ?? []).entries()) {
    draft.actions[seat] = sortActions([...cards]);
    for (const card of cards) draft.actionPile[card]--;
  }
  for (const [seat, discs] of (given.discs ?? []).entries()) draft.discs[seat] = [...discs];
  draft.active = given.active ?? 0;
  draft.row = given.row ?? 1;
  draft.idle = given.idle ?? 0;
  draft.pending = [decision('turn', draft.active)];
  return draft;
}

type Loose<T> = { -readonly [K in keyof T]: Loose<T[K]> };
const loose = (state: State): Loose<State> => JSON.parse(JSON.stringify(state));

/** The state with some of its parts changed. */
export function changed(state: State, change: (draft: Loose<State>) => void): State {
  const draft = loose(state);
  change(draft);
  return draft;
}

/** The move of a text. */
export function read(code: string): Move {
  const move = eightWonders.decodeMove(code);
  if (move === undefined) throw new Error(`no move: ${code}`);
  return move;
}

/** The state after these moves. */
export const play = (state: State, ...codes: readonly string[]): State =>
  codes.reduce((now, code) => eightWonders.applyMove(now, read(code)), state);

/** The refusal of a move, `undefined` when it is legal. */
export const refused = (state: State, code: string) => eightWonders.check(state, read(code));

/** Why a bot chooses its move, in words. */
export function explained(state: State, seat = eightWonders.activeSeats(state)[0] ?? 0) {
  const view = eightWonders.view(state, seat);
  const told = describeExplanation(state, eightWonders.explainBotMove(view));
  const headline = cited({ text: told.headline, rules: told.rules });
  return { ...told, headline, reasons: told.reasons.map(cited) };
}

/** Answers all draws of building cards that are due with cards of one type. */
export function draws(state: State, card = 'stone-mason'): State {
  let now = state;
  while (now.pending[now.pending.length - 1]?.kind === 'card') now = play(now, `card ${card}`);
  return now;
}

/** The points of every seat. */
export const points = ({ scores }: State): number[] =>
  scores.map((score) => Object.values(score).reduce((sum, each) => sum + each, 0));

/** The codes of the legal moves, of all seats that decide or of one. */
export const legal = (state: State, seat?: number): string[] =>
  eightWonders.legalMoves(state, seat).map(eightWonders.encodeMove);

/** What a move causes. */
export const events = (state: State, code: string) => eightWonders.transition(state, read(code)).events;

/** The parts of each seat on a wonder. */
export const parts = (state: State, wonder: WonderId): readonly number[] => entry(state.parts, WONDERS.indexOf(wonder));
