import type { Seat } from '@wonders/core';
import { count, listed } from '@wonders/core/words';
import { cardName } from '../components/cards.js';
import type { Move } from '../notation.js';
import { type CardValue, cardValue, moveValue, takenBy } from '../opponent/house.js';
import type { Position } from '../state/index.js';
import { areaAt, stagesOf } from '../table/area.js';

// What the house bot thinks of moves, in points.

/** `2.25 points`; no more than two decimals. */
const points = (n: number): string => count(Math.round(100 * n) / 100, 'point');

const PARTS: Readonly<Record<keyof CardValue, string>> = {
  kind: 'for what such cards bring',
  stages: 'for stages that it brings nearer',
  denied: 'for stages that the Opponent cannot build with it',
  pair: 'for the pair that it makes',
  extra: 'for the extra card that it gives',
};

function cardWords(value: CardValue): string {
  const parts = (Object.keys(PARTS) as (keyof CardValue)[]).flatMap((part) =>
    value[part] === 0 ? [] : [`${points(value[part])} ${PARTS[part]}`],
  );
  return parts.length === 0 ? 'brings no points' : listed(parts);
}

/** What the value of a move is made of. */
export function valueWords(s: Position, seat: Seat, move: Move): string {
  const taken = takenBy(s, move);
  if (taken.what === 'card') {
    const denial = taken.fromOpponent ? ', and the Opponent has to do with another card' : '';
    if (taken.card === null) return `an unseen card, as good as most${denial}`;
    return `${cardName(taken.card)}: ${cardWords(cardValue(s, seat, taken.card))}${denial}`;
  }
  if (taken.what === 'token') {
    const worth = `${points(moveValue(s, seat, move))} for what such a token brings`;
    return taken.token === null ? `an unseen token: ${worth}` : worth;
  }
  return otherWords(s, seat, move);
}

/** Moves that take nothing: what they bring, or that they only put an end to something. */
function otherWords(s: Position, seat: Seat, move: Move): string {
  switch (move.kind) {
    case 'build': {
      const { vp = 0 } = stagesOf(areaAt(s, seat))[move.stage] ?? {};
      return `${points(vp)} for the stage, which has to be built sooner or later this turn`;
    }
    case 'science':
      return 'a Progress token, which has to be taken sooner or later this turn';
    case 'select':
      return 'three coins, worth a point at most';
    case 'look-deck':
      return 'the best of five cards';
    case 'end-turn':
      return 'gives up what could still be taken';
    default:
      return 'brings nothing, and nothing else can be done';
  }
}
