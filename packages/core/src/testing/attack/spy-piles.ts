/** What a player knows of piles from which other seats draw unseen: for the tests that attack games with hidden hands. */
import type { Seat } from '../../index.js';
import type { SeenDraw } from './foresee.js';

/** Draws that only their owner saw, and the cards of them that are known by now. */
interface Unseen<T> {
  readonly at: number[];
  readonly cards: T[];
}

/** A card that was drawn unseen and is known by now: a draw from `first` to `last` brought it. */
interface Known<T> {
  readonly card: T;
  readonly first: number;
  readonly last: number;
}

const placed = <T>({ at, cards }: Unseen<T>): readonly Known<T>[] =>
  cards.map((card) => ({ card, first: at[0] as number, last: at.at(-1) as number }));

const isOpen = <T>(card: T | 'hidden'): card is T => card !== 'hidden';

/**
 * A pile from which several seats draw. The player knows what it held at first, sees its own cards and those that lie open, and learns of
 * the others when they are played.
 */
export class WatchedPile<T> {
  /** In the order in which the generator counts them. */
  readonly #cards: readonly T[];
  readonly #ranks = new Map<T, number>();
  readonly #drawn: { readonly at: number; readonly card: T | 'hidden' }[] = [];
  /** Those of owners all of whose cards were known once. */
  readonly #known: Known<T>[] = [];
  readonly #unseen = new Map<Seat, Unseen<T>>();

  constructor(cards: readonly T[]) {
    this.#cards = cards;
    for (const card of cards) if (!this.#ranks.has(card)) this.#ranks.set(card, this.#ranks.size);
  }

  /** Draw number `at` of the generator took a card from the pile. */
  drawn(at: number, card: T | 'hidden', to: Seat | 'all'): void {
    this.#drawn.push({ at, card });
    if (card !== 'hidden' || to === 'all') return;
    const unseen = this.#unseen.get(to) ?? { at: [], cards: [] };
    unseen.at.push(at);
    this.#unseen.set(to, unseen);
  }

  /** A card turns up that a seat had drawn unseen. */
  shown(card: T, owner: Seat): void {
    const unseen = this.#unseen.get(owner);
    if (unseen === undefined) return;
    unseen.cards.push(card);
    if (unseen.cards.length < unseen.at.length) return;
    this.#known.push(...placed(unseen));
    this.#unseen.delete(owner);
  }

  /** What the draws tell that the player saw. */
  seen(): readonly SeenDraw[] {
    const known = [...this.#known, ...[...this.#unseen.values()].flatMap(placed)];
    const open = this.#drawn.map(({ card }) => card).filter(isOpen);
    return this.#drawn.flatMap(({ at, card }, before) => {
      if (card === 'hidden') return [];
      const earlier = this.#drawn.slice(0, before).map((each) => each.card);
      const gone = known.filter(({ last }) => last < at).map((each) => each.card);
      const later = known.filter(({ first }) => first > at).map((each) => each.card);
      const taken = [...earlier.filter(isOpen), ...gone];
      /** How many more are gone. Each of them may be any card that has not turned up otherwise. */
      const more = before - taken.length;
      const surely = [...open, ...gone, ...later];
      /** How many cards lie before it, or behind it, at least. */
      const least = (way: 1 | -1) => {
        const count = (cards: readonly T[]) =>
          cards.filter((each) => this.#rank(each) * way > this.#rank(card) * way).length;
        const all = count(this.#cards);
        return all - count(taken) - Math.min(more, all - count(surely));
      };
      const of = this.#cards.length - before;
      return [{ at, of, low: least(-1), high: of - least(1) }];
    });
  }

  #rank(card: T): number {
    return this.#ranks.get(card) as number;
  }
}

/** What piles tell together, in the order of the draws. */
export const seenIn = (piles: Iterable<WatchedPile<string>>): readonly SeenDraw[] =>
  [...piles].flatMap((pile) => pile.seen()).sort((a, b) => a.at - b.at);
