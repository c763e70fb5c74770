import { CHANCE, type CoreRefusal, type Seat } from '@wonders/core';
import { cited } from '@wonders/core/testing';
import type { CardKind } from '../src/components/cards.js';
import { INDEX } from '../src/components/cards.js';
import type { TokenId } from '../src/components/tokens.js';
import type { Event } from '../src/events.js';
import { architectsSolo as game } from '../src/game/index.js';
import type { Move, Payment } from '../src/notation.js';
import type { Options } from '../src/options.js';
import type { Refusal } from '../src/refusals/index.js';
import type { Decision, Draft, HiddenCard, State } from '../src/state/index.js';
import { edit as editArea } from '../src/table/area.js';
import { hiddenCard } from '../src/table/hidden.js';
import { describeExplanation } from '../src/words/index.js';

export { editArea };

type Given = Partial<Options & { readonly seed: string; readonly chance: 'sampled' | 'manual' }>;

/** Answers chance decisions by their first outcome. */
export function settled(state: State): State {
  let now = state;
  while (game.activeSeats(now)[0] === CHANCE) now = game.applyMove(now, game.chances(now)[0]?.move as Move);
  return now;
}

/** A game under manual chance at the player's first decision, changed by hand. */
export function scene(options: Given = {}, edit: (d: Draft) => void = () => undefined): State {
  const solo = options.mode === 'versus' ? {} : { difficulty: 'easy', playerWonder: 'giza', opponentWonder: 'rhodes' };
  const start = settled(game.newGame({ chance: 'manual', ...(solo as Given), ...options }));
  const draft = structuredClone(start) as Draft;
  edit(draft);
  return draft;
}

/** A decision that is about nothing in particular. */
export const decisionOf = (kind: Decision['kind'], seat: Seat): Decision => ({
  kind,
  seat,
  receiver: null,
  deck: null,
  slot: null,
  table: null,
});

/** The same, with the Opponent to take its turn. */
export function opponentToMove(options: Given = {}, edit: (d: Draft) => void = () => undefined): State {
  return scene(options, (d) => {
    d.seat = 1;
    d.phase = 'act';
    d.pending = [decisionOf('opponent-turn', 1)];
    edit(d);
  });
}

/** A sampled game at the player's first decision, changed by hand: what chance shows does not matter to the test. */
export const sampledScene = (options: Given = {}, edit: (d: Draft) => void = () => undefined): State =>
  scene(options, (d) => {
    d.rng = { c: 1, s0: 0.25, s1: 0.5, s2: 0.75 };
    edit(d);
  });

const read = (text: string): Move => {
  const move = game.decodeMove(text);
  if (move === undefined) throw new Error(`no move: ${text}`);
  return move;
};

/** Plays moves by their texts. */
export const play = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => game.applyMove(now, read(text)), state);

/** What a move causes. */
export const events = (state: State, text: string): readonly Event[] => game.transition(state, read(text)).events;

/** The texts of the legal moves. */
export const legal = (state: State): readonly string[] => game.legalMoves(state).map(game.encodeMove);

/** Why a move is refused. */
export const refused = (state: State, text: string): CoreRefusal | Refusal | undefined => game.check(state, read(text));

/** Why the bot of the seat to move plays as it does, in words. */
export function explained(state: State, seat?: Seat) {
  const told = describeExplanation(state, game.explainBotMove(state, seat));
  const headline = cited({ text: told.headline, rules: told.rules });
  return { ...told, headline, reasons: told.reasons.map(cited) };
}

/** What a pending chance decision may show: the outcomes with their weights. */
export const chances = (state: State): Readonly<Record<string, number>> =>
  Object.fromEntries(game.chances(state).map(({ move, weight }) => [game.encodeMove(move), weight]));

/** Who sees what an answer to a chance decision shows. */
export function toOf(state: State, text: string): unknown {
  const [first] = game.transition(state, read(text)).events;
  return first?.kind === 'chance' ? first.to : undefined;
}

/** The kind of the decision at hand. */
export const now = (state: State): string => state.pending.at(-1)?.kind ?? 'over';

/** The face-up cards of the decks, or the revealed cards of the hands, each of its own pack. */
export const faceUp = (...cards: readonly (CardKind | null)[]): (HiddenCard | null)[] =>
  cards.map((card, back) => (card === null ? null : hiddenCard(card, back)));

export function give(
  d: Draft,
  seat: number,
  cards: Partial<Record<CardKind, number>>,
  tokens: readonly TokenId[] = [],
): void {
  const area = editArea(d, seat);
  for (const [card, number] of Object.entries(cards)) area.cards[INDEX[card as CardKind]] = number;
  area.tokens = [...tokens];
}

/** Cards of a kind in front of a seat. */
export const held = (state: State, seat: number, card: CardKind): number => state.areas[seat]?.cards[INDEX[card]] ?? 0;

/** A pool of these cards and no others. */
export function pool(cards: Partial<Record<CardKind, number>>): number[] {
  const counts = Array<number>(14).fill(0);
  for (const [card, number] of Object.entries(cards)) counts[INDEX[card as CardKind]] = number;
  return counts;
}

export function built(d: Draft, seat: number, ...stages: readonly number[]): void {
  const area = editArea(d, seat);
  area.built = area.built.map((_, i) => stages.includes(i));
}

/** A payment as the notation writes it. */
export const pay = (payment: Partial<Payment>): string =>
  (['wood', 'stone', 'clay', 'papyrus', 'glass', 'coin', 'doubled'] as const)
    .flatMap((name) => Array<string>(payment[name] ?? 0).fill(name))
    .join('+') || 'nothing';

export { game };
