import { expect, test } from 'vitest';
import { verdictOn } from '../../../test/verdict.js';
import type { MoveOf, StateOf, ViewOf } from '../../index.js';
import { sealed } from '../index.js';

type Sealed = typeof sealed;
type Position = StateOf<Sealed> | ViewOf<Sealed>;

/** What the questions of the games below offer: the small game tells nothing in its own. */
const OFFERS = {
  bid: { hands: 'told', cards: ({ card }: { readonly card: number }) => [card] },
  draw: { hands: 'told' },
};

function verdict(game: Sealed): string {
  const variants = [
    { name: 'three seats', options: { seats: 3 } },
    { name: 'three seats, manual chance', options: { seats: 3, chance: 'manual' } },
  ] as const;
  return verdictOn(game, { variants, bound: 60, offers: OFFERS as object });
}

/** The preview, and what the move does in the state that is given: with all that the others have hidden. */
const peeking = (position: Position, move: MoveOf<Sealed>): ReturnType<Sealed['preview']> => {
  const preview = sealed.preview(position, move);
  if (position.viewer !== null || preview.until !== 'hidden') return preview;
  const { events } = sealed.transition({ ...position, rng: null }, move);
  return { plies: preview.plies.map((ply) => ({ ...ply, events })), until: 'chance', notices: [] };
};

/** The question of a bid, with these values. */
const asking = (values: (position: Position, seat: number) => object): Sealed => ({
  ...sealed,
  promptOf(position, seat) {
    const prompt = sealed.promptOf(position, seat);
    return prompt && (prompt.key === 'bid' ? { ...prompt, values: values(position, prompt.seat) } : prompt);
  },
});

test.each<[law: number, what: string, game: Sealed]>([
  [
    16,
    'the last seat to choose is not asked',
    {
      ...sealed,
      promptOf(position, seat) {
        const active = sealed.activeSeats(position);
        return active.length === 1 && position.prize !== null ? undefined : sealed.promptOf(position, seat);
      },
    },
  ],
  [
    16,
    'a seat is asked that has chosen',
    { ...sealed, promptOf: (_, seat = 0) => ({ key: 'bid', values: {}, seat, places: [] }) },
  ],
  [
    16,
    'the question shows a hidden card',
    {
      ...sealed,
      promptOf(position, seat) {
        const prompt = sealed.promptOf(position, seat);
        return prompt && { ...prompt, values: { hands: position.hands.map(([card]) => card) } };
      },
    },
  ],
  [20, 'the question counts a card too many', asking(({ hands }, seat) => ({ cards: (hands[seat]?.length ?? 0) + 1 }))],
  [20, 'the question lists the cards that lie on the table', asking(({ prize }) => ({ cards: [prize] }))],
  [20, 'the question says that there is no choice', asking(() => ({ cards: false }))],
  [20, 'the question tells what nobody has checked', asking(({ round }) => ({ round }))],
  [16, 'the notices show a hidden card', { ...sealed, notices: ({ hands }) => [{ key: 'hands', values: hands }] }],
  [17, 'the preview shows what the others have bid', { ...sealed, preview: peeking }],
  [
    17,
    'the preview promises a prize',
    {
      ...sealed,
      preview(position, move) {
        const { plies, until, notices } = sealed.preview(position, move);
        const sold = { kind: 'sold', bids: [], to: 0, prize: 9 } as const;
        return { plies: plies.map((ply) => ({ ...ply, events: [...ply.events, sold] })), until, notices };
      },
    },
  ],
  [
    17,
    'the preview announces what does not stand',
    {
      ...sealed,
      preview: (position, move) => ({
        ...sealed.preview(position, move),
        notices: [{ key: 'last-prize', values: {} }],
      }),
    },
  ],
  [
    17,
    'the preview says that a seat goes on where chance does',
    { ...sealed, preview: (position, move) => ({ ...sealed.preview(position, move), until: 'seat' }) },
  ],
  [
    18,
    'the sentence from the state names the hands',
    {
      ...sealed,
      describeMove: (position, move) => `${sealed.describeMove(position, move)}${position.hands.flat().join()}`,
    },
  ],
  [19, 'the last round is not announced', { ...sealed, notices: () => [] }],
])('law %i: %s', (law, _, game) => {
  expect(verdict(game)).toContain(`: law ${law}: `);
});
