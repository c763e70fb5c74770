import type { Said, Seat } from '@wonders/core';
import { BRIEF_LENGTH, capital, count, inBrief, verbFor } from '@wonders/core/words';
import { type Cubes, NONE, total } from '../components/cubes.js';
import { outpostCost } from '../costs/building.js';
import { freeStepsLeft, tollAt } from '../costs/sailing.js';
import { tradesHere } from '../costs/trading.js';
import { type Decision, isSolo, type Position } from '../state/index.js';
import { hasOutpost } from '../table/boards.js';
import { marketAt, neighboursOf, portAt } from '../table/places.js';
import { orderAt } from '../table/ports.js';
import { boatOf, seatOf } from '../table/seats.js';
import type { Language } from './language.js';
import { cubesInWords, howOften } from './phrases.js';
import { speakerAt } from './seats.js';

const loose = (position: Position, place: number): Cubes => position.loose[place] ?? NONE;

/** CENT-121: whether a seat is asked if it wants the cubes. */
const asked = (position: Position, cubes: Cubes): boolean => !isSolo(position) && total(cubes) > 0;

/** What a boat on a place can do there: the price of an outpost, or the order of a port; '' on a sea tile. */
function offered(position: Position, seat: Seat, place: number, where = 'here'): string {
  if (marketAt(position, place) !== undefined) {
    if (hasOutpost(position, seat, place)) return `${speakerAt(position, seat).whose} outpost stands ${where} already`;
    const cubes = outpostCost(position, place);
    return cubes === 0 ? `an outpost is free ${where}` : `an outpost ${where} costs ${count(cubes, 'cube')}`;
  }
  const port = portAt(position, place);
  if (port < 0) return '';
  const order = orderAt(position, port);
  if (order !== undefined)
    return `the order ${where} takes ${cubesInWords(order.cost)} and is worth ${order.vp} points`;
  return position.ports[port] === null ? 'the port has no order' : 'the port is closed';
}

/** Parts of a sentence; briefly, those that have room, the most important one first. */
function joined(parts: readonly string[], brief: readonly string[] = parts): Said {
  const text = (told: readonly string[]): string => capital(told.filter((part) => part !== '').join('; '));
  const short = brief.filter((part) => part !== '');
  while (short.length > 1 && text(short).length > BRIEF_LENGTH) short.pop();
  return inBrief(text(parts), text(short));
}

/** What a boat can do on a place, in a few words. */
function offeredInBrief(position: Position, seat: Seat, place: number, where = 'here'): string {
  const port = portAt(position, place);
  const order = port < 0 ? undefined : orderAt(position, port);
  if (order === undefined) return offered(position, seat, place, where);
  return `the order ${where} is worth ${order.vp} points for ${count(total(order.cost), 'cube')}`;
}

/** CENT-35: the price of one more step; '' where the hold is too empty for it. */
function nextStep(position: Position, seat: Seat, paid: boolean): string {
  if (freeStepsLeft(position, seat) > 1) return 'the next step is free';
  const cubes = total(seatOf(position, seat).cargo) - (paid ? 1 : 0);
  return cubes > 0 ? 'the next step leaves a cube behind' : 'no cube is left for another step';
}

function kept(position: Position): string {
  const cubes = total(seatOf(position, position.turn).cargo);
  return `${capital(speakerAt(position, position.turn).whose)} cargo keeps its ${count(cubes, 'cube')}`;
}

/** What moves certainly mean, where their events do not say it. */
export const ahead: Language['ahead'] = {
  'place-boat'({ hex }, position) {
    const place = position.map.hexes.indexOf(hex);
    const near = neighboursOf(position, place).length;
    const seat = (position.pending.at(-1) as Decision).seat;
    const steps = `${count(near, 'place')} ${verbFor(near !== 1, 'are')} one step away`;
    return joined(
      [steps, offered(position, seat, place, 'there')],
      [steps, offeredInBrief(position, seat, place, 'there')],
    );
  },
  sail({ to, drop }, position) {
    const seat = position.turn;
    const place = position.map.hexes.indexOf(to);
    const toll = tollAt(position, seat, place);
    const ending = `the movement can end there${toll === 0 ? '' : ` for a toll of ${count(toll, 'cube')}`}`;
    const cubes = loose(position, place);
    const collected = `and ${asked(position, cubes) ? 'may collect' : 'collects'} ${cubesInWords(cubes)}`;
    const next = nextStep(position, seat, drop !== null);
    const cost = toll === 0 ? '' : `a toll of ${count(toll, 'cube')} is due there`;
    const lies = total(cubes) === 0 ? '' : `${count(total(cubes), 'cube')} ${verbFor(total(cubes) !== 1, 'lie')} there`;
    return joined(
      [`${ending} ${collected}`, offered(position, seat, place), next],
      [offeredInBrief(position, seat, place), cost, lies, next],
    );
  },
  stay(_, position) {
    const [seat, place] = [position.turn, boatOf(position, position.turn)];
    const nothing = 'nothing is paid or collected';
    return joined([nothing, offered(position, seat, place)], [offeredInBrief(position, seat, place), nothing]);
  },
  dock(_, position) {
    const seat = position.turn;
    const place = boatOf(position, seat);
    const toll = tollAt(position, seat, place);
    const cubes = loose(position, place);
    // In solo the events tell what is collected.
    const collected =
      total(cubes) === 0 || asked(position, cubes)
        ? speakerAt(position, seat).doing(total(cubes) === 0 ? 'collect' : 'may collect', cubesInWords(cubes))
        : '';
    const due = toll === 0 ? '' : `a toll of ${count(toll, 'cube')} is due first`;
    return joined(
      [due, collected, offered(position, seat, place)],
      [due, offeredInBrief(position, seat, place), collected],
    );
  },
  market(_, position) {
    const seat = position.turn;
    if (!hasOutpost(position, seat, boatOf(position, seat))) return '';
    return speakerAt(position, seat).does('trade', howOften(1, tradesHere(position)));
  },
  leave: (_, position) => kept(position),
  pass: (_, position) => kept(position),
  'skip-upgrade': (_, position) => kept(position),
  trade: ({ times }, position) => (times === 0 ? kept(position) : ''),
};
