import '@wonders/core/sealed';
import type { BaseEvent } from '@wonders/core';
import { foresightLaws, type SeenDraw, type Spy } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP } from '../../../.ci/runs.js';
import { SPY } from '../../core/src/testing/attack/spy.js';
import { seenIn, WatchedPile } from '../../core/src/testing/attack/spy-piles.js';
import { CARD_IDS, type CardId, LETTERS } from '../src/components/cards.js';
import { CHARACTER_IDS } from '../src/components/characters.js';
import { STARTING_TILES, TILE_IDS } from '../src/components/tiles.js';
import { type Event, hal, type Move } from '../src/index.js';

const VERSUS = { mode: 'versus', players: 2 } as const;
const OTHER = 1 - SPY;

type Pile = 'city' | 'first' | 'characters' | 'tiles' | 'deck';

const PILE_OF: Readonly<Record<string, Pile>> = {
  'start-tile': 'city',
  'first-player': 'first',
  character: 'characters',
  tile: 'tiles',
  card: 'deck',
  burn: 'deck',
};

const drawnBy = (move: Move): string =>
  'tile' in move
    ? String(move.tile)
    : 'card' in move
      ? String(move.card)
      : 'character' in move
        ? move.character
        : 'player' in move
          ? String(move.player)
          : '';

/** A seat of two that keeps what it is told: hands and stashes of the other are hidden until he plays or passes them on. */
class Listener implements Spy {
  draws = 0;
  #piles: Record<Pile, WatchedPile<string>> = {
    city: new WatchedPile(STARTING_TILES),
    first: new WatchedPile(['0', '1']),
    characters: new WatchedPile(CHARACTER_IDS),
    tiles: new WatchedPile(TILE_IDS.filter((tile) => !STARTING_TILES.includes(tile))),
    deck: new WatchedPile([...STARTING_TILES, ...LETTERS]),
  };
  /** Earlier decks, which are used up. */
  readonly #before: WatchedPile<string>[] = [];
  /** What lay open or was in the own hand once, by pile. */
  readonly #known: Record<Pile, Set<string>> = {
    city: new Set(),
    first: new Set(),
    characters: new Set(),
    tiles: new Set(),
    deck: new Set(),
  };
  #discard: CardId[] = [];

  hear(given: BaseEvent): void {
    const event = given as Event;
    if (event.kind === 'chance') this.#turnedUp(event);
    else if (event.kind === 'passed') for (const card of event.hands[SPY] ?? []) this.#learn(card);
    else if (event.kind === 'played') this.#learn(event.card);
    else if (event.kind === 'constructed' || event.kind === 'urbanized') this.#learn(event.tile, 'tiles');
    else if (event.kind === 'characters') for (const card of event.characters) this.#learn(card);
    else if (event.kind === 'discarded') {
      for (const card of event.cards) this.#learn(card);
      this.#discard.push(...event.cards);
    } else if (event.kind === 'refilled') this.#refill(event.cards);
  }

  follow(): void {
    // It hears all that it needs.
  }

  #turnedUp({ decision, move, to }: Extract<Event, { kind: 'chance' }>): void {
    const pile = PILE_OF[decision] as Pile;
    const card = move === 'hidden' ? 'hidden' : drawnBy(move);
    this.#piles[pile].drawn(this.draws++, card, to);
    if (card !== 'hidden') this.#known[pile].add(card);
    if (decision === 'burn') this.#discard.push(card as CardId);
  }

  #learn(card: string, pile: Pile = CARD_IDS.includes(card as CardId) ? 'deck' : 'characters'): void {
    if (this.#known[pile].has(card)) return;
    this.#known[pile].add(card);
    this.#piles[pile].shown(card, OTHER);
  }

  /** The discard pile and the cards of buildings with pawns are the new deck. */
  #refill(cards: readonly CardId[]): void {
    const all = [...this.#discard, ...cards];
    for (const card of all) this.#known.deck.delete(card);
    this.#before.push(this.#piles.deck);
    this.#piles.deck = new WatchedPile(CARD_IDS.filter((card) => all.includes(card)));
    this.#discard = [];
  }

  seen(): readonly SeenDraw[] {
    return seenIn([...Object.values(this.#piles), ...this.#before]);
  }
}

foresightLaws(hal, { options: VERSUS, spy: () => new Listener(), bits: 116, within: 40 }, DEEP ? test : test.skip);
