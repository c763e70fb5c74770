import { CAT, type CardKind, COIN, cardAt, GREENS, INDEX, RED, RESOURCES } from '../components/cards.js';
import { isAffordable, progressBy, readyAids } from '../costs.js';
import type { Match, PriorityId } from '../reasons.js';
import { type DeckChoice, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { areaAt, isReady, type ReadArea, shieldsOf } from '../table/area.js';
import { triggerFor } from '../table/extras.js';

/** A priority, and whether a kind of card matches it. */
interface Priority {
  readonly id: PriorityId;
  matches(position: Position, opponent: ReadArea, kind: number): boolean;
}

const isGreen = (kind: number): boolean => GREENS.includes(kind);

/** ARCH-61, in order; a card's priority is the first that it matches. */
export const PRIORITIES: readonly Priority[] = [
  {
    id: 'extra-card',
    matches: (position, opponent, kind) =>
      triggerFor(position, SCRIPT_SEAT, kind) !== null || buildsWith(position, opponent, kind),
  },
  { id: 'yellow', matches: (_, __, kind) => kind === COIN },
  { id: 'useful-grey', matches: (position, _, kind) => kind < RESOURCES && helps(position, kind) },
  { id: 'duplicate-green', matches: (_, opponent, kind) => isGreen(kind) && (opponent.cards[kind] as number) > 0 },
  {
    id: 'missing-green',
    matches: (_, { cards }, kind) =>
      isGreen(kind) && GREENS.every((green) => cards[green] === (green === kind ? 0 : 1)),
  },
  {
    id: 'red',
    matches: (position, opponent, kind) => kind >= RED && isAhead(position, opponent) === cardAt(kind).horns > 0,
  },
  { id: 'cat', matches: (_, __, kind) => kind === CAT },
];

/** The number of the priority "useful grey". */
export const USEFUL_GREY = 1 + PRIORITIES.findIndex(({ id }) => id === 'useful-grey');

/** Stands for "none" when priorities are compared (ARCH-67). */
export const NO_PRIORITY = PRIORITIES.length + 1;

/** Whether the Opponent has at least as many shields as the player. */
const isAhead = (position: Position, opponent: ReadArea): boolean =>
  shieldsOf(opponent) >= shieldsOf(areaAt(position, PLAYER_SEAT));

/** ARCH-61: whether a card lets the Opponent build a stage that it could not pay, and the stage gives an extra card. */
function buildsWith(position: Position, opponent: ReadArea, kind: number): boolean {
  if (!position.options.opponentBuilds || kind > COIN || !isReady(position, opponent, 'architecture')) return false;
  const aids = readyAids(position, opponent);
  return opponent.built.some((_, i) => !isAffordable(opponent, i, aids) && isAffordable(opponent, i, aids, kind));
}

/** ARCH-62: whose stages make a grey card useful: those of an Opponent that builds, else those of the player, who loses the card. */
const builderOf = (position: Position): number => (position.options.opponentBuilds ? SCRIPT_SEAT : PLAYER_SEAT);

/** ARCH-62: the stages of the builder that a grey card brings nearer. */
export const stagesHelped = (position: Position, kind: number): readonly number[] => {
  const area = areaAt(position, builderOf(position));
  return area.built.flatMap((_, stage) => (progressBy(area, stage, kind) > 0 ? [stage] : []));
};

function helps(position: Position, kind: number): boolean {
  const area = areaAt(position, builderOf(position));
  return area.built.some((_, stage) => progressBy(area, stage, kind) > 0);
}

/** The priority of a card, {@link NO_PRIORITY} when it matches none. */
export function priorityOf(position: Position, card: CardKind): number {
  const opponent = areaAt(position, SCRIPT_SEAT);
  const kind = INDEX[card];
  for (let i = 0; i < PRIORITIES.length; i++) if (PRIORITIES[i]?.matches(position, opponent, kind)) return i + 1;
  return NO_PRIORITY;
}

/** The priority with a number on the list. */
export const priorityAt = (item: number): PriorityId => (PRIORITIES[item - 1] as Priority).id;

/** The priority that the card of a deck matches, null where it matches none. */
export function matchOf({ priorities, helped }: DeckChoice, deck: number): Match | null {
  const item = priorities[deck] as number;
  if (item < 1 || item >= NO_PRIORITY) return null;
  return { item, priority: priorityAt(item), stages: helped[deck] ?? [] };
}
