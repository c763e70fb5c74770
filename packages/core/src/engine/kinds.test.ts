import { expect, test } from 'vitest';
import { type BaseDraft, byKind, type Decision, playByKind } from '../index.js';

type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'bid'; readonly card: number }
  | { readonly kind: 'fold' | 'leave'; readonly seat: number };

test('byKind gives each member to the function of its kind, with what else it was given', () => {
  const told = byKind<Move, [name: string], string>({
    pass: (_, name) => `${name} passes`,
    bid: ({ card }, name) => `${name} bids ${card}`,
    fold: ({ seat }) => `seat ${seat} folds`,
    leave: ({ seat }) => `seat ${seat} leaves`,
  });
  expect(told({ kind: 'pass' }, 'Hal')).toBe('Hal passes');
  expect(told({ kind: 'bid', card: 7 }, 'Hal')).toBe('Hal bids 7');
  expect(told({ kind: 'leave', seat: 2 }, '')).toBe('seat 2 leaves');
  expect(() => told({ kind: 'draw' } as never, '')).toThrow('the table has no function for draw');
});

test('playByKind is the play of a definition', () => {
  const heard: string[] = [];
  const play = playByKind<BaseDraft & { bids: number[] }, Decision, Extract<Move, { kind: 'bid' | 'pass' }>, string>({
    pass: (_, __, ___, emit) => emit?.('passed'),
    bid: (draft, { seat }, { card }) => {
      draft.bids[seat] = card;
    },
  });
  const draft = { game: 'g', rules: 1, viewer: null, rng: null, pending: [], bids: [0, 0] } as never as BaseDraft & {
    bids: number[];
  };
  play(draft, { kind: 'bid', seat: 1 }, { kind: 'bid', card: 9 } as Move);
  play(draft, { kind: 'bid', seat: 0 }, { kind: 'pass' }, (event) => heard.push(event));
  expect([draft.bids, heard]).toEqual([[0, 9], ['passed']]);
});
