import type { Seat } from '@wonders/core';
import { listed } from '@wonders/core/words';
import { PRIORITIES, USEFUL_GREY } from '../opponent/priorities.js';
import type { DeckChoice, Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../table/decks.js';
import { nameOf } from './names.js';

/** ARCH-62: whom a useful grey card helps, and with what: `it helps you to build stage 2`. */
function helpWords(s: Position, stages: readonly number[]): string {
  const builder: Seat = s.config.opponentBuilds ? SCRIPT_SEAT : PLAYER_SEAT;
  return `it helps ${nameOf(s, builder).within} to build stage ${listed(
    stages.map((stage) => String(stage + 1)),
    'or',
  )}`;
}

/** The priority that the card of a deck matches: `priority 3, useful grey: it helps you to build stage 2`. */
export function priorityWords(s: Position, { priorities, helped }: DeckChoice, deck: number): string {
  const number = priorities[deck] as number;
  const priority = PRIORITIES[number - 1];
  if (priority === undefined) return 'no priority';
  const why = number === USEFUL_GREY ? `: ${helpWords(s, helped[deck] ?? [])}` : '';
  return `priority ${number}, ${priority.name}${why}`;
}
