import { describe, expect, test } from 'vitest';
import { few, MORE } from '../../../../.ci/runs.js';
import { boardLaws, sealed, windowLaws } from '../testing/index.js';
import { type Lying, plainBoard } from './plain.js';

const lying = (id: string, name: string, cards: readonly (number | 'hidden' | null)[]): Lying => ({
  id,
  name,
  pieces: cards.flatMap((card) => (card === null ? [] : card === 'hidden' ? null : card)),
});

const drawBoard = plainBoard(sealed, {
  title: 'Sealed',
  cloth: 'brick',
  middle: ({ prize, bids }) => [{ ...lying('prize', 'Prize', [prize]), tone: 'yellow' }, lying('bids', 'Bids', bids)],
  before: ({ hands }, seat) => [lying(`hand-${seat}`, 'Hand', hands[seat] ?? [])],
});

const variants = [
  { name: 'two seats', options: { seats: 2 } },
  { name: 'four seats, manual chance', options: { seats: 4, chance: 'manual' } },
] as const;

boardLaws(sealed, { drawBoard, variants, games: few(2, 2), every: MORE ? 7 : 21 }, test);
windowLaws(sealed, { drawBoard, whole: variants }, test);

describe('a plain board', () => {
  const view = sealed.view(sealed.newGame({ seed: 'monday' }), 0);
  const moves = sealed.legalMoves(view);

  test('names what lies there, and backs as what is not seen', () => {
    const svg = drawBoard(view);
    expect(svg).toMatch(/id="hand-0"[^>]*aria-label="Hand: \d+, \d+"/);
    expect(svg).toMatch(/id="hand-1"[^>]*aria-label="Hand: \?, \?"/);
    expect(svg).toContain('aria-label="You: 0"');
  });

  test('has a button for each move, unless a place answers it', () => {
    const byHand = plainBoard(sealed, {
      title: 'Sealed',
      before: ({ hands }, seat) => [lying(`hand-${seat}`, 'Hand', hands[seat] ?? [])],
      placeOf: (move) => (move.kind === 'bid' ? `hand-${move.seat}` : undefined),
    });
    expect(drawBoard(view, { moves }).match(/id="move-bid_0_\d+"/g)).toHaveLength(moves.length);
    expect(byHand(view, { moves })).toMatch(/id="hand-0"[^>]* data-moves=/);
  });

  test('names those who won, and who decides until then', () => {
    let state = sealed.newGame({ seed: 'monday', seats: 2 });
    expect(drawBoard(sealed.view(state, 0))).toContain('<desc>Sealed: You, Seat 2</desc>');
    while (sealed.activeSeats(state).length > 0) state = sealed.applyMove(state, sealed.botMove(state));
    const winners = sealed
      .outcome(state)
      ?.winners.map((seat) => (seat === 0 ? 'You' : `Seat ${seat + 1}`))
      .join(', ');
    expect(drawBoard(sealed.view(state, 0))).toContain(`<desc>Sealed: ${winners}</desc>`);
  });
});
