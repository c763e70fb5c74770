/** Every word of a place on a board that can be chosen is in its name, in each game. */
import { expect, test } from 'vitest';
import { games } from '../lib/games.js';
import { placesOf, unheard } from '../lib/heard.js';
import { fewOf } from '../runs.js';

test.each(fewOf(await games()))('$pkg.id: every word of a place is in its name', async ({ game, manifest }) => {
  const { drawBoard } = await manifest.load.board();
  const lacking = new Set<string>();
  let heard = 0;
  for (const variant of Object.values(manifest.offered).slice(0, 2)) {
    let state = game.newGame({ ...manifest.variants[variant], seed: 'written' });
    for (let ply = 0; ; ply++) {
      const [seat] = game.activeSeats(state);
      if (seat === undefined) break;
      const moves = game.legalMoves(state, seat < 0 ? undefined : seat);
      if (ply % 3 === 0)
        for (const width of ['desk', 'phone'] as const) {
          const svg = drawBoard(game.view(state, Math.max(0, seat)), { moves, width, seat: Math.max(0, seat) });
          const places = placesOf(svg);
          heard += places.flatMap(({ written }) => written).length;
          for (const fault of unheard(places)) lacking.add(fault);
        }
      state = game.applyMove(
        state,
        seat < 0 ? (moves[ply % moves.length] as never) : game.botMove(state, seat),
        seat < 0 ? undefined : seat,
      );
    }
  }
  expect([...lacking]).toEqual([]);
  expect(heard).toBeGreaterThan(100);
});

test('a word that the name of its place lacks is found, whatever stands around it', () => {
  const place = (name: string, inside: string): string =>
    `<g><text>Beside</text><g aria-label="${name}" tabindex="0" role="button" id="card-1"><rect/><g>${inside}</g></g></g>`;
  const found = (name: string, inside: string) => unheard(placesOf(place(name, inside)));
  expect(found('Urbanizing &amp; more', '<text>Urbanize</text><text>12</text>')).toEqual([]);
  expect(found('A card', '<text>Wood</text><text>card</text>')).toEqual([
    'card-1 does not say what is written in it: wood',
  ]);
  expect(found('A card', '<g role="button" aria-label="Wood" id="wood"><text>Wood</text></g>')).toEqual([]);
});
