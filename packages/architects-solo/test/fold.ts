import type { ChanceEvent } from '@wonders/core';
import { INDEX, total } from '../src/components/cards.js';
import type { Event } from '../src/events.js';
import type { Move } from '../src/notation.js';
import { isAges, type View } from '../src/state/index.js';

type Numbers = Readonly<Record<string, number>>;

/** Every number that a view shows for all. */
export function numbers(v: View): Numbers {
  const all: Record<string, number> = {};
  const seen = v.looked?.cards.filter(({ card }) => card !== null).length ?? 0;
  for (const [seat, area] of v.areas.entries()) {
    for (const [kind, number] of area.cards.entries()) all[`area ${seat} ${kind}`] = number;
    all[`tokens ${seat}`] = area.tokens.length;
    all[`military ${seat}`] = area.military;
    all[`defeats ${seat}`] = area.defeats;
    all[`coins ${seat}`] = area.coins;
    all[`built ${seat}`] = area.built.filter((built) => built).length;
    const hand = v.hands[seat];
    all[`deck ${seat}`] =
      hand === undefined
        ? total(v.pools[seat]) + (v.faceUp[seat] === null ? 0 : 1) + (v.looked?.deck === seat ? seen : 0)
        : hand.length + (v.faceUp[seat] === null ? 0 : 1) + (v.looked?.deck === seat ? v.looked.cards.length : 0);
  }
  const drawn = v.hands.flat().filter(({ back }) => back === -1).length;
  const known = v.central.top === null || (!isAges(v) && v.central.top.card === null) ? 0 : 1;
  all['deck central'] = known + (isAges(v) ? v.central.cards.length - drawn : total(v.pools[v.areas.length]));
  all['central discard'] = v.central.discard.length;
  for (const [kind, number] of v.discard.entries()) all[`discard ${kind}`] = number;
  all['stack'] = v.tokenStack.length;
  all['slots'] = v.tokenSlots.filter((token) => token !== null).length;
  all['cat'] = v.cat ?? -1;
  all['turned'] = v.conflictsTurned;
  return all;
}

/** The numbers after an event. */
export function fold(before: Numbers, event: Event | ChanceEvent<Move>): Numbers {
  const now: Record<string, number> = { ...before };
  const add = (key: string, by: number): void => {
    now[key] = (now[key] ?? 0) + by;
  };
  const SEATS: Readonly<Record<string, string>> = { player: '0', opponent: '1', hand: '0' };
  const deck = (name: string | number): string => `deck ${SEATS[name] ?? name}`;
  switch (event.kind) {
    case 'chance':
      if (event.decision === 'slot') {
        add('slots', 1);
        add('stack', -1);
      }
      break;
    case 'wonder-given':
      add(`deck ${event.seat}`, event.deck);
      break;
    case 'age':
      Object.assign(now, { 'deck 0': 7, 'deck 1': 7 });
      add('deck central', event.toCentral);
      break;
    case 'taken':
      add(deck(event.deck), -1);
      break;
    case 'selected':
      add(deck(event.from), -1);
      break;
    case 'placed':
      add(`area ${event.seat} ${INDEX[event.card]}`, 1);
      break;
    case 'cat':
      now['cat'] = event.seat;
      break;
    case 'horns':
      now['turned'] = event.turned;
      break;
    case 'token':
      add(`tokens ${event.seat}`, 1);
      add(event.from === 'stack' ? 'stack' : 'slots', -1);
      break;
    case 'built':
      add(`built ${event.seat}`, 1);
      break;
    case 'battle':
      now['turned'] = 0;
      for (const [seat, tokens] of event.tokens.entries()) add(`military ${seat}`, tokens);
      break;
    case 'conflict':
      now['turned'] = 0;
      for (const [seat, points] of event.points.entries())
        if (points !== 0) add(`${points > 0 ? 'military' : 'defeats'} ${seat}`, 1);
      break;
    case 'discarded':
      add(`area ${event.seat} ${INDEX[event.card]}`, -event.number);
      add(`discard ${INDEX[event.card]}`, event.number);
      break;
    case 'coins':
      add(`coins ${event.seat}`, event.by);
      add(`discard ${INDEX[event.card]}`, 1);
      break;
    case 'central-discarded':
      add(deck(event.from), -1);
      add('central discard', 1);
      break;
    case 'recycled':
      add('deck central', event.cards);
      now['central discard'] = 0;
      break;
    case 'drew':
      add('deck central', -1);
      add(deck(event.seat), 1);
      break;
    case 'hands-passed':
      now['deck 0'] = before['deck 1'] ?? 0;
      now['deck 1'] = before['deck 0'] ?? 0;
      break;
    default:
  }
  return now;
}
