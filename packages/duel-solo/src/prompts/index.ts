import type { Seat } from '@wonders/core';
import type { Decision, Position } from '../state/index.js';
import { SEATS } from './seats.js';
import { TABLE } from './table.js';
import type { Asked, Prompt, Prompts } from './values.js';

export type {
  CardChoice,
  CardCount,
  DivinityChoice,
  Left,
  MythologyDeck,
  Prompt,
  Prompts,
  Spot,
  TokenCount,
  TurnAction,
  WonderChoice,
} from './values.js';

const ASKED = { ...SEATS, ...TABLE };

/** What a decision asks, about which places on the board. The host of a real table is asked where chance decides. */
export function prompt(position: Position, decision: Decision, seat: Seat): Prompt {
  const asked: Asked<keyof Prompts> = ASKED[decision.kind];
  return { key: decision.kind, seat, ...asked(position, decision) } as Prompt;
}
