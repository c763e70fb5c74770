import type { Seat } from '@wonders/core';
import { type CardId, type ScienceSymbol, SYMBOLS } from '../components/cards.js';
import type { DivinityId } from '../components/pantheon.js';
import type { Event, OwnEvent } from '../events.js';
import type { MoveOf } from '../notation.js';
import type { ChanceDecision, Position } from '../state/index.js';

/** The event of one kind; kinds with the same parameters share one. */
type EventOf<K, E = OwnEvent> = E extends OwnEvent ? (K extends E['kind'] ? E : never) : never;

/** The sentences of a language: one for each kind of event, one for each kind of draw, whose move is null when hidden. */
export interface Sentences {
  readonly events: { readonly [K in OwnEvent['kind']]: (event: EventOf<K>, s: Position) => string };
  readonly draws: {
    readonly [K in ChanceDecision]: (s: Position, move: MoveOf<K> | null, to: Seat | 'all') => string;
  };
}

/** What tells events in the sentences of a language. */
export const narrator =
  ({ events, draws }: Sentences) =>
  (position: Position, event: Event): string => {
    if (event.kind !== 'chance') return events[event.kind](event as never, position);
    const { decision, move, to } = event;
    return draws[decision as ChanceDecision](position, (move === 'hidden' ? null : move) as never, to);
  };

/** Whether a card lies open where a move may have named it: then the move has told where it goes. */
export const liesOpen = ({ structure, cities, discard, removed }: Position, card: CardId): boolean =>
  structure.includes(card) ||
  [discard, removed, ...cities.map(({ cards }) => cards)].some((cards) => cards.includes(card));

/** Whether a divinity lies on a space of the Pantheon: then the move has told that it is activated. */
export const liesInPantheon = ({ pantheon }: Position, divinity: DivinityId | 'gate'): boolean =>
  divinity === 'gate' || (pantheon?.spaces.some((place) => place?.id === divinity) ?? false);

/** Whether a wonder is the one that SOLO begins with (DUEL-011). */
export function isFirstOfSolo({ options, cities, offer }: Position, wonder: string): boolean {
  const [first] = cities[0].wonders;
  return options.mode === 'solo' && offer.length === 0 && (first === undefined || first === wonder);
}

/** The seat on whose half of the track a space lies, null in the middle. */
export const halfOf = (space: number): Seat | null => (space === 0 ? null : space > 0 ? 1 : 0);

/** The symbols of a mask. */
export const symbolsIn = (mask: number): readonly ScienceSymbol[] => SYMBOLS.filter((_, i) => (mask & (1 << i)) !== 0);

/** Only in Age III are there cards with backs of their own (DUEL-020); they are laid when it begins. */
export const LAST_AGE = { age: 3 } as const;

export const AGES = ['', 'I', 'II', 'III'] as const;
