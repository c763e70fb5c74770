/// <reference lib="webworker" />
import { type AnyGame, draw, type MoveOf, seedRng, type ViewOf } from '@wonders/core';
import { botNamed, type Candidate, searchSteps } from '@wonders/core/bots';
import { offers } from './games.js';

/** A request of the page to the thinker: a view to search from, and the number of iterations, or a bot to ask. */
export interface Question {
  readonly id: number;
  readonly game: string;
  /** The language in which the moves are told, if not English. */
  readonly language?: string;
  readonly view: ViewOf<AnyGame>;
  readonly seat: number;
  readonly iterations: number;
  /** The name of a bot that answers in place of the search: `level:novice`. */
  readonly bot?: string;
}

/** The thinker's result so far. */
export interface Thought {
  readonly id: number;
  readonly done: boolean;
  /** How well the best move does, from 0 to 1; `null` where it need not be tried, being the only one. */
  readonly worth: number | null;
  /** What the bot plays that was asked by name. */
  readonly plays?: string;
  /** By worth, from 0 to 1; the best first. */
  readonly candidates: readonly {
    readonly code: string;
    readonly says: string;
    readonly value: number;
    readonly visits: number;
  }[];
}

let latest = 0;

/** Lets newer questions in. A nested `setTimeout` would wait 4 ms each time. */
const { port1, port2 } = new MessageChannel();
const pause = () =>
  new Promise<unknown>((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

/** A newer question ends an older one; a question without a view only does that. */
self.onmessage = async ({ data }: MessageEvent<Question>) => {
  latest = data.id;
  if (data.view === undefined) return;
  const offer = offers[data.game];
  if (offer === undefined) return;
  const { game, describeMove } = await offer.load(data.language);
  const { view, seat, iterations, bot } = data;
  const rng = seedRng(`thinker/${data.id}`);
  const turn = { view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) };
  const told = (candidates: readonly Candidate<MoveOf<AnyGame>>[]): Thought['candidates'] =>
    candidates
      .map(({ move, value, visits }) => ({
        code: game.encodeMove(move),
        says: describeMove(view, move),
        value,
        visits,
      }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value)
      .slice(0, 8);
  if (bot !== undefined) {
    const { move, candidates } = botNamed(game, bot)(turn);
    const plays = describeMove(view, move);
    self.postMessage({ id: data.id, done: true, worth: null, plays, candidates: told(candidates) } satisfies Thought);
    return;
  }
  for (const steps = searchSteps(game, turn, { iterations }); latest === data.id; await pause()) {
    const { done = false, value } = steps.next();
    const best = value.candidates.find(({ move }) => move === value.move);
    const worth = value.proven ? 1 : best === undefined || best.visits === 0 ? null : best.value;
    self.postMessage({ id: data.id, done, worth, candidates: told(value.candidates) } satisfies Thought);
    if (done) return;
  }
};
