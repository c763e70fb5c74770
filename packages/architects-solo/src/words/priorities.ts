import type { Seat } from '@wonders/core';
import { listed } from '@wonders/core/words';
import type { Match, PriorityId } from '../reasons.js';
import { PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { who } from './seats.js';

/** The Opponent's priorities by name (ARCH-61). */
export const PRIORITY_NAMES: Readonly<Record<PriorityId, string>> = {
  'extra-card': 'extra card',
  yellow: 'yellow',
  'useful-grey': 'useful grey',
  'duplicate-green': 'duplicate green',
  'missing-green': 'missing green',
  red: 'red',
  cat: 'Cat',
};

/** ARCH-61: what a card does that matches a priority: `gives it an extra card`. */
export function preferenceWords(position: Position, priority: PriorityId): string {
  const player = who(position, PLAYER_SEAT);
  const builder = position.options.opponentBuilds ? 'it' : player.within;
  const preferences: Readonly<Record<PriorityId, string>> = {
    'extra-card': 'gives it an extra card',
    yellow: 'is yellow',
    'useful-grey': `is grey and helps ${builder} to build a stage`,
    'duplicate-green': 'bears a symbol that it has',
    'missing-green': 'adds the third symbol to exactly two green cards',
    red: `is red, with horns if its shields are at least ${player.whose}, else without`,
    cat: 'brings the Cat',
  };
  return preferences[priority];
}

/** ARCH-62: whom a useful grey card helps, and with what: `it helps you to build stage 2`. */
function helpWords(position: Position, stages: readonly number[]): string {
  const builder: Seat = position.options.opponentBuilds ? SCRIPT_SEAT : PLAYER_SEAT;
  const numbers = stages.map((stage) => String(stage + 1));
  return `it helps ${who(position, builder).within} to build stage ${listed(numbers, 'or')}`;
}

/** The priority that a card matches: `priority 3, useful grey: it helps you to build stage 2`. */
export function matchWords(position: Position, match: Match | null): string {
  if (match === null) return 'no priority';
  const { item, priority, stages } = match;
  const why = priority === 'useful-grey' ? `: ${helpWords(position, stages)}` : '';
  return `priority ${item}, ${PRIORITY_NAMES[priority]}${why}`;
}
