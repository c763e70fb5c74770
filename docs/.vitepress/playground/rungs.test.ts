import { type AnyGame, CHANCE, type StateOf } from '@wonders/core';
import { marksOfRung } from '@wonders/core/board';
import { expect, test } from 'vitest';
import { offers } from './games.js';

/** Plays a game by its bots, and gives what the board shows of each rung that a script climbs. */
async function climbed(name: string, seed: string) {
  const playable = await offers[name]?.load();
  if (playable === undefined) throw new Error(`there is no ${name}`);
  const { game, drawBoard, describeExplanation, language } = playable;
  const rungs: { readonly asked: number; readonly shown: number; readonly fallen: number; readonly flags: number }[] =
    [];
  let state: StateOf<AnyGame> = game.newGame({ seed });
  for (let ply = 0; ply < 400 && game.activeSeats(state).length > 0; ply++) {
    const [seat = CHANCE] = game.activeSeats(state);
    if (game.seats(state)[seat]?.role === 'script') {
      const view = game.view(state, seat);
      const { ladder } = describeExplanation(state, game.explainBotMove(state, seat));
      const svg = drawBoard(view, { moves: game.legalMoves(state, seat), language });
      for (const [at, { fell, left }] of ladder.entries()) {
        const marks = marksOfRung(svg, ladder, at);
        const drawn = drawBoard(view, { marks, language });
        rungs.push({
          asked: fell.length + left.length,
          shown: drawn.match(/ w-mark-(?:kept|dropped)"|"w-mark-(?:kept|dropped)"/g)?.length ?? 0,
          fallen: drawn.match(/w-mark-dropped"/g)?.length ?? 0,
          flags: marks.filter(({ says }) => says !== undefined && drawn.includes(`>${says}<`)).length,
        });
      }
    }
    state = game.applyMove(state, game.botMove(state, seat), seat);
  }
  return rungs;
}

/** The share of rungs of which the board shows candidates, at least. */
test.each([
  ['duel-solo', 0.9],
  ['century-ai', 0.9],
  ['architects-solo', 0.9],
  ['hal', 0],
] as const)('%s: the board shows the ladder of its script, and flags who has fallen', async (name, share) => {
  const rungs = await climbed(name, 'ladder');
  expect(rungs.length).toBeGreaterThan(20);
  const shown = rungs.filter((rung) => rung.shown > 0);
  expect(shown.length / rungs.length).toBeGreaterThanOrEqual(share);
  for (const { fallen, flags } of shown) expect(flags >= fallen, `${fallen} have fallen, ${flags} flags`).toBe(true);
  if (share > 0) expect(rungs.some(({ fallen }) => fallen > 0)).toBe(true);
});
