import '@wonders/core/sealed';
import { type AleaRng, CHANCE, draw, type Seat } from '@wonders/core';
import { foresee, type SeenDraw } from '@wonders/core/testing';
import { expect, test } from 'vitest';
import type { Event, Move } from '../src/index.js';
import { centuryAi as game } from '../src/index.js';

type Chance = Extract<Event, { kind: 'chance' }>;

const isChance = (event: Event): event is Chance => event.kind === 'chance';
const PLAYER: Seat = 0;

/** What a player has who keeps the events of its seat, and replays the game with chance answered by hand. */
class Spy {
  readonly seen: SeenDraw[] = [];
  found: AleaRng | undefined;
  /** The codes of what turned up, and what the spy foresaw, from the moment it could. */
  readonly foreseen: [foreseen: string, turnedUp: string][] = [];
  #state;
  #answered = 0;
  readonly #heard: Chance[] = [];

  constructor() {
    this.#state = game.newGame({ chance: 'manual' }, (event) => this.#count(event));
  }

  #count(event: Event): void {
    if (isChance(event)) this.#answered++;
  }

  hear(event: Event): void {
    const shown = game.viewEvent(event, PLAYER);
    if (isChance(shown)) this.#heard.push(shown);
  }

  play(move: Move): void {
    const { state, events } = game.transition(this.#state, move);
    for (const event of events) this.#count(event);
    this.#state = state;
  }

  /** Answers chance with what it heard, and notes what that says about each draw. */
  follow(): void {
    while (game.activeSeats(this.#state)[0] === CHANCE) {
      const { move } = this.#heard[this.#answered] as { readonly move: Move };
      const outcomes = game.chances(this.#state);
      const turnedUp = game.encodeMove(move);
      const at = outcomes.findIndex((outcome) => game.encodeMove(outcome.move) === turnedUp);
      const below = (end: number): number => outcomes.slice(0, end).reduce((sum, { weight }) => sum + weight, 0);
      const of = below(outcomes.length);
      if (this.found !== undefined) {
        const number = Math.floor(draw(this.found) * of);
        const next = outcomes.findIndex((_, i) => number < below(i + 1));
        this.foreseen.push([game.encodeMove(outcomes[next]?.move as Move), turnedUp]);
      }
      this.seen.push({ at: this.seen.length, of, low: below(at), high: below(at + 1) });
      this.play(move);
    }
  }
}

/** Plays a game of the script and the house bot, and lets the spy try after every draw from the 34th on. */
function spiedOn(rng: 'alea' | 'sealed', seed: string): Spy {
  const spy = new Spy();
  let state = game.newGame({ seed, rng }, (event) => spy.hear(event));
  spy.follow();
  while (game.activeSeats(state).length > 0) {
    const move = game.botMove(state);
    const { state: next, events } = game.transition(state, move);
    for (const event of events) spy.hear(event);
    state = next;
    const before = spy.seen.length;
    spy.play(move);
    spy.follow();
    if (spy.found === undefined && spy.seen.length > before && spy.seen.length > 33) spy.found = foresee(spy.seen);
  }
  return spy;
}

test.each(['monday', 'tuesday'])(
  'who sees the table of an alea game computes what turns up next, seed "%s"',
  (seed) => {
    const { found, foreseen } = spiedOn('alea', seed);
    expect(found).toBeDefined();
    expect(foreseen.length).toBeGreaterThan(0);
    for (const [guess, turnedUp] of foreseen) expect(guess).toBe(turnedUp);
  },
);

test('the same attack finds nothing in a sealed game', () => {
  const { found, seen } = spiedOn('sealed', 'a seed that no player knows');
  expect(seen.length).toBeGreaterThan(33);
  expect(found).toBeUndefined();
});
