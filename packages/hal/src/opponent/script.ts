import type { Trace } from '@wonders/core';
import { isLetter } from '../components/cards.js';
import type { Move } from '../notation.js';
import { own, PLAYER_SEAT, type Position, SCRIPT_SEAT, type View } from '../state/index.js';
import { keptBonus } from '../table/tableau.js';
import { type HalTurn, halTurn } from './forecast.js';
import type { Reason } from './reasons.js';

/** HAL-54, HAL-55: what the card drawn for an expert Hal would have to be. */
function exchanging({ card, points, exchange }: HalTurn): Reason[] {
  if (exchange === null || !isLetter(card)) return [];
  const { buildings, unaffordable, better } = exchange;
  const values = { given: card, points, anyBuilding: buildings.length > 0, better };
  const reasons: Reason[] = [{ key: 'hal-exchanges', values }];
  if (unaffordable.length > 0) reasons.push({ key: 'hal-cannot-pay', values: { cards: unaffordable } });
  return reasons;
}

/** HAL-47, HAL-48: where he urbanizes, and who moves the token. */
function urbanizing(position: Position, turn: HalTurn): Reason[] {
  const { card, points } = turn;
  if (!isLetter(card)) return [];
  return [
    { key: 'hal-urbanizes', values: { letter: card, cell: position.tokens[card], points } },
    { key: 'token-for-hal', values: { letter: card } },
    ...exchanging(turn),
  ];
}

/** HAL-51, HAL-52: who takes resources back. */
function takingBack({ back }: HalTurn): Reason[] {
  if (back === null) return [];
  const { seat, resources } = back;
  return [{ key: seat === PLAYER_SEAT ? 'human-takes-back' : 'hal-takes-back', values: { resources } }];
}

/** HAL-53: that he pays for a lower number. */
function paying(position: Position, { card }: HalTurn): Reason[] {
  const { points } = own(position, SCRIPT_SEAT);
  if (isLetter(card) || position.options.halPaysForLowerNumber === 'never' || points === 0) return [];
  return [{ key: 'hal-pays', values: { card, points } }];
}

/** HAL-49, HAL-61: that the card stays with him, and what it counts. */
function keeping({ options }: Position, { card, kept }: HalTurn): Reason[] {
  if (kept === null || isLetter(card)) return [];
  const bonus = keptBonus(options, card);
  return bonus.kind === 'on-action'
    ? [{ key: 'hal-keeps-arrow', values: { card, points: kept } }]
    : [{ key: 'hal-keeps-equals', values: { card, bonus, points: kept } }];
}

/** HAL-56 to HAL-60: that the game ends with the round. */
function ending({ ending: why, action, exchange }: HalTurn): Reason[] {
  switch (why) {
    case 'tiles-exhausted':
      return [{ key: action === 'idle' ? 'ends-without-tile' : 'ends-with-last-tile', values: {} }];
    case 'human-resources-placed':
      return [{ key: 'ends-with-human-resources', values: {} }];
    case 'hal-resources-exhausted':
      return [{ key: 'ends-with-hal-resources', values: { unlessExchanged: exchange !== null } }];
    default:
      return [];
  }
}

/** What a turn of Hal comes to: what he does, what it brings to whom, and whether the game ends with it. */
export function reasonsOf(position: Position, turn: HalTurn): readonly Reason[] {
  const { card, action, resources: floor, funds } = turn;
  switch (action) {
    case 'idle':
      return [{ key: 'hal-idle', values: { card } }, ...ending(turn)];
    case 'cannot-build':
      return [{ key: 'hal-cannot-build', values: { card, floor, resources: funds } }];
    case 'urbanize':
      return [...urbanizing(position, turn), ...ending(turn)];
    case 'construct':
      return [
        { key: 'hal-constructs', values: { card, floor } },
        ...takingBack(turn),
        ...paying(position, turn),
        ...keeping(position, turn),
        ...ending(turn),
      ];
  }
}

/** Hal's one move: his card leaves him nothing to choose (HAL-45). */
export function scriptMove(view: View, trace?: Trace<Reason>): Move {
  const { halCard } = view;
  if (trace !== undefined && halCard !== null && halCard !== 'hidden' && halCard !== 'face-down')
    trace.reasons.push(...reasonsOf(view, halTurn(view, halCard)));
  return { kind: 'hal-turn' };
}
