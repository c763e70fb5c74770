import '@wonders/core/sealed';
import type { BaseEvent, Seat } from '@wonders/core';
import { foresightLaws, type SeenDraw, type Spy } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP } from '../../../.ci/runs.js';
import { SPY } from '../../core/src/testing/attack/spy.js';
import { seenIn, WatchedPile } from '../../core/src/testing/attack/spy-piles.js';
import { ACTION_CARDS } from '../src/components/actions.js';
import type { Cards } from '../src/components/cards.js';
import { BUILDING_TYPES, CARDS_PER_TYPE, TYPES } from '../src/components/types.js';
import { type Event, eightWonders, type Move } from '../src/index.js';
import { settingsOf } from '../src/options.js';
import { actionsInBox, discsOf } from '../src/setup.js';

const OPTIONS = { players: 3 } as const;
const SETTINGS = settingsOf(eightWonders.newGame({ ...OPTIONS, seed: '' }).options as never);
const DISCS = discsOf(SETTINGS);

const times = (count: number, card: string): readonly string[] => Array<string>(count).fill(card);

const drawnBy = (move: Move): string =>
  move.kind === 'disc' ? move.disc : 'card' in move ? String(move.card) : 'first' in move ? String(move.first) : '';

/** A seat that keeps what it is told: it learns the cards of the others when they are offered or spent. */
class Listener implements Spy {
  draws = 0;
  /** Until the draw pile is made anew; what comes then it leaves out. */
  #listens = true;
  readonly #piles: Readonly<Record<string, WatchedPile<string>>> = {
    disc: new WatchedPile([...new Set(DISCS)].flatMap((disc) => DISCS.filter((each) => each === disc))),
    card: new WatchedPile(BUILDING_TYPES.flatMap((type) => times(CARDS_PER_TYPE, type))),
    start: new WatchedPile(['0', '1', '2']),
    action: new WatchedPile(ACTION_CARDS.flatMap((card) => times(actionsInBox(SETTINGS)[card], card))),
  };
  /** How many cards of each type the others are known to hold. */
  readonly #held = Array.from({ length: OPTIONS.players }, () => [0, 0, 0, 0]);

  hear(given: BaseEvent): void {
    const event = given as Event;
    if (event.kind === 'chance') this.#turnedUp(event);
    else if (event.kind === 'offers-revealed') {
      for (const [seat, offer] of event.offers.entries()) if (offer !== null) this.#shows(seat, offer.cards);
    } else if (event.kind === 'cards-spent') this.#spends(event.seat, event.cards);
    else if (event.kind === 'discard-reshuffled') this.#listens = false;
    else if (event.kind === 'action-played' && event.seat !== SPY) this.#piles['action']?.shown(event.card, event.seat);
  }

  follow(): void {
    // It hears all that it needs.
  }

  #turnedUp({ decision, move, to }: Extract<Event, { kind: 'chance' }>): void {
    const at = this.draws++;
    if (!this.#listens && decision === 'card') return;
    this.#piles[decision]?.drawn(at, move === 'hidden' ? 'hidden' : drawnBy(move), to);
  }

  #shows(seat: Seat, cards: Cards): void {
    const held = this.#held[seat] as number[];
    if (seat === SPY || !this.#listens) return;
    for (const type of TYPES)
      for (let count = held[type] as number; count < cards[type]; held[type] = ++count)
        this.#piles['card']?.shown(BUILDING_TYPES[type], seat);
  }

  #spends(seat: Seat, cards: Cards): void {
    this.#shows(seat, cards);
    const held = this.#held[seat] as number[];
    for (const type of TYPES) held[type] = Math.max(0, (held[type] as number) - cards[type]);
  }

  seen(): readonly SeenDraw[] {
    return seenIn(Object.values(this.#piles));
  }
}

// A seat of three seldom learns more in a game than 112 bits, and in some games less.
const attack = {
  options: OPTIONS,
  spy: () => new Listener(),
  bits: 112,
  within: 100,
  seeds: ['a', 'monday'],
  sealed: 'a seed 7',
};

foresightLaws(eightWonders, attack, DEEP ? test : test.skip);
