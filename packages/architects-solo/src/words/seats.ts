import { type CommonWords, deepFreeze, namedSeats, type Seat, type SeatInfo } from '@wonders/core';
import { commonEnglish, type Speaker, speakerOf } from '@wonders/core/words';
import { isSolo, type Position } from '../state/index.js';

const SOLO: readonly SeatInfo[] = [
  { name: 'You', role: 'player' },
  { name: 'Opponent', role: 'script' },
];

/** The seats: you and the scripted Opponent, or those of versus. */
export const seatsOf = (position: Position): readonly SeatInfo[] =>
  namedSeats(
    position,
    isSolo(position) ? SOLO : position.areas.map((_, seat) => ({ name: `Seat ${seat + 1}`, role: 'player' })),
  );

/** The name of a seat. */
export const seatName = (position: Position, seat: Seat): string => (seatsOf(position)[seat] as SeatInfo).name;

/** The role that takes an article. */
const ROLES = ['Opponent'];

/** The name of a seat inside a sentence: `the Opponent`. */
const called = (name: string): string => (ROLES.includes(name) ? `the ${name}` : name);

/** A seat in the forms that a sentence needs. */
export const who = (position: Position, seat: Seat): Speaker => speakerOf(seatsOf(position), seat, ROLES);

/** The words of all games; here a role has its article: `it is the turn of the Opponent`. */
export const common: CommonWords = /* @__PURE__ */ deepFreeze({
  ...commonEnglish,
  refusals: {
    ...commonEnglish.refusals,
    'not-your-turn': (refusal, nameOf) =>
      commonEnglish.refusals['not-your-turn'](refusal, (seat) => called(nameOf(seat))),
  },
});
