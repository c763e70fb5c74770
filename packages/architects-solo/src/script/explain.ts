import type { Met, RankedCandidate, RungResult, Trace } from '@wonders/core';
import type { CardKind } from '../components/cards.js';
import { DECK_NAMES, type DeckName } from '../notation.js';
import { type Cause, plain, type Reason, reason } from '../reasons.js';
import { type DeckChoice, isAges, type Position } from '../state/index.js';
import { matchOf, PRIORITIES, priorityAt } from './priorities.js';

// Why the Opponent takes the card that it takes.

/** The decks whose cards were looked at. */
const lookedAt = ({ cards }: DeckChoice): readonly number[] =>
  cards.flatMap((card, deck) => (card === null ? [] : deck));

const cardOf = ({ cards }: DeckChoice, deck: number): CardKind => cards[deck] as CardKind;

const deckAt = (deck: number): DeckName => DECK_NAMES[deck] as DeckName;

/** The step where no card was looked at: only the central deck is left. */
function centralStep({ by }: DeckChoice): RungResult<Reason> {
  const denied = by === 'denial';
  const candidate: RankedCandidate<Reason> = {
    id: 'central',
    name: plain('central-card'),
    score: 1,
    kept: true,
    note: denied ? plain('card-lost') : plain('no-open-card'),
  };
  return {
    rule: denied ? 'ARCH-34' : 'ARCH-60',
    list: plain('priorities'),
    item: 1,
    label: denied ? plain('central-instead') : plain('any-card'),
    met: 'all',
    after: 0,
    candidates: [candidate],
  };
}

/** How many of the cards match a priority. */
function metBy(matching: number, of: number): Met {
  return matching === of ? 'all' : matching === 0 ? 'none' : 'some';
}

/**
 * ARCH-61, item by item down to the one that decides: which cards match it, and what the others match. A single card is asked nothing:
 * the reasons tell what it matches.
 */
function prioritySteps(choice: DeckChoice): readonly RungResult<Reason>[] {
  const decks = lookedAt(choice);
  if (decks.length === 0) return [centralStep(choice)];
  const best = Math.min(...decks.map((deck) => choice.priorities[deck] as number));
  const items = PRIORITIES.slice(0, decks.length === 1 ? 1 : best);
  return items.map(({ id: priority }, i) => {
    const item = i + 1;
    const matching = decks.filter((deck) => choice.priorities[deck] === item);
    const candidates = decks.map((deck): RankedCandidate<Reason> => {
      const matches = matching.includes(deck);
      return {
        id: deckAt(deck),
        name: reason('card', { deck: deckAt(deck), card: cardOf(choice, deck) }),
        score: matches ? 1 : 0,
        kept: decks.length === 1 || item < best || matches,
        note: reason('matches', { match: matchOf(choice, deck) }),
      };
    });
    return {
      rule: 'ARCH-61',
      list: plain('priorities'),
      item,
      label: reason('priority', { priority }),
      met: decks.length === 1 ? null : metBy(matching.length, decks.length),
      after: decks.length,
      candidates,
    };
  });
}

/** What decides: the player's pick, the first priority that a card matches, or the die. */
function decisive(choice: DeckChoice): Cause {
  const { by, deck, die, priorities } = choice;
  switch (by) {
    case 'denial':
      return plain('denied');
    case 'priority': {
      const chosen = DECK_NAMES.indexOf(deck ?? 'central');
      return reason('best-card', { card: cardOf(choice, chosen), match: matchOf(choice, chosen) });
    }
    case 'tie': {
      const cards = lookedAt(choice)
        .slice(0, 2)
        .map((each) => cardOf(choice, each));
      const [item = 0] = priorities;
      return reason('tie', { cards, item, priority: priorityAt(item), die });
    }
    case 'none':
      return reason('no-match', { die });
  }
}

/** Whether the Opponent wants the open central card and the player has selected it. */
const isGone = ({ selection }: Position, { deck, cards }: DeckChoice): boolean =>
  deck === 'central' && cards[2] !== null && selection?.kind === 'select' && selection.source === 'central';

/** Why the card came from elsewhere, if it did (ARCH-34, ARCH-90 c). */
function collision(position: Position, choice: DeckChoice): Cause | null {
  const { deck, taken } = choice;
  if (deck === null && taken === null) return null;
  if (taken === null) return isAges(position) ? plain('no-card') : null;
  if (taken === deck) return isGone(position, choice) ? plain('next-central') : null;
  return reason('elsewhere', {
    gone: deck === 'central' ? 'central' : 'card',
    from: taken === 'central' ? 'central' : 'hand',
  });
}

/** The card that it wants, if it was seen and is still there. */
function wanted(position: Position, choice: DeckChoice, from: DeckName | null): CardKind | null {
  if (from === null || choice.deck !== from || isGone(position, choice)) return null;
  return choice.cards[DECK_NAMES.indexOf(from)] ?? null;
}

/** Writes the headline, the reasons and the priorities of a choice into a trace. */
export function explainChoice(position: Position, choice: DeckChoice, trace: Trace<Reason>): void {
  const otherwise = collision(position, choice);
  const from = choice.taken ?? choice.deck;
  const nothing = isAges(position) && from === null;
  const why = nothing ? plain('no-card') : decisive(choice);
  const looked = lookedAt(choice).map((deck) =>
    reason('looked', { deck: deckAt(deck), card: cardOf(choice, deck), match: matchOf(choice, deck) }),
  );
  trace.reasons.push(...looked, why);
  if (otherwise !== null && !nothing) trace.reasons.push(otherwise);
  if (!nothing) trace.steps.push(...prioritySteps(choice));
  trace.headline = reason('opponent-takes', { from, card: wanted(position, choice, from), cause: otherwise ?? why });
}
