import { expect, test } from 'vitest';
import { forgeries } from '../../../../../.ci/runs.js';
import { watched } from '../../../../../.ci/watched.js';
import { type ForgeryContract, forgeryLaws, sealed } from '../index.js';

type Sealed = typeof sealed;

const CONTRACT: ForgeryContract<Sealed> = {
  variants: [2, 4].map((seats) => ({ name: `${seats} seats`, options: { seats } })),
  tries: forgeries,
  watch: watched,
};

forgeryLaws(sealed, CONTRACT, test);

const judged =
  (game: Sealed, more: Partial<ForgeryContract<Sealed>> = {}) =>
  () =>
    forgeryLaws(game, { ...CONTRACT, tries: 200, ...more }, (_, run) => run());

/** Whether a state is one that no game comes to: cards are lost or doubled. */
const isForged = ({ pool, hands, bids, prize }: Parameters<Sealed['standing']>[0]): boolean =>
  new Set([...pool, ...hands.flat(), ...bids.filter((bid) => bid !== null), prize ?? 0]).size < 17;

test('a function that throws an error without a name is named', () => {
  const throwing: Sealed = {
    ...sealed,
    notices(position, seat) {
      if (isForged(position)) throw new TypeError('lost');
      return sealed.notices(position, seat);
    },
  };
  expect(judged(throwing)).toThrow(/notices throws TypeError: lost/);
});

test('a game that scores or asks a seat that it does not have is named', () => {
  const { seats, activeSeats } = sealed;
  const few: Sealed = { ...sealed, seats: (position) => seats(position).slice(1) };
  expect(judged(few)).toThrow(/standing has the scores of \d seats, not of \d, in {/);
  const asking: Sealed = {
    ...sealed,
    activeSeats: (position) => activeSeats(position).map((seat) => (isForged(position) ? seat + 4 : seat)),
    legalMoves: (position) => sealed.legalMoves(position),
  };
  expect(judged(asking)).toThrow(/activeSeats asks seat \d of \d in {/);
});

test('a function that never returns is named', () => {
  const hanging: Sealed = {
    ...sealed,
    evaluate(position) {
      while (isForged(position));
      return 0;
    },
  };
  expect(judged(hanging, { tries: 2000, watch: (run) => watched(run, 500) })).toThrow(/evaluate hangs/);
});

test('a board that cannot draw a forged position is named', () => {
  const drawBoard = (view: Parameters<Sealed['standing']>[0]): string => {
    if (isForged(view)) throw new RangeError('no such card');
    return '';
  };
  expect(judged(sealed, { drawBoard })).toThrow(/drawBoard throws RangeError/);
});

test('a law that sees nothing says so', () => {
  const states = { ...sealed.states, '~standard': { ...sealed.states['~standard'], validate: () => ({ issues: [] }) } };
  expect(judged({ ...sealed, states } as never)).toThrow(/the law sees too little/);
});
