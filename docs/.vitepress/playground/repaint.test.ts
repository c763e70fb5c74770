import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { games } from '../../../.ci/lib/games.js';
import { DEEP } from '../../../.ci/runs.js';
import { draw, seedRng } from '../../../packages/core/src/index.js';
import { repaint } from './repaint.js';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

/** An element that shows a drawing, and nothing was shown there before. */
function fresh(drawing: string): Element {
  const host = document.createElement('div');
  repaint(host, drawing);
  return host;
}

/** What an element shows. This DOM has an order of attributes of its own. */
const sorted = ({ innerHTML }: Element): string =>
  innerHTML.replaceAll(/(?<=<[a-z]+)(?: [\w:-]+="[^"]*")+/gi, (tag) =>
    (tag.match(/ [\w:-]+="[^"]*"/g) ?? []).sort().join(''),
  );

/** How much of a game is drawn: its beginning in `npm test`, ten times as much at night. */
const MOST = DEEP ? 30 : 3;

describe.each(await games())('$pkg.id', ({ game, manifest }) => {
  test('a board that was drawn over others is the board drawn alone', async () => {
    const { drawBoard } = await manifest.load.board();
    const host = document.createElement('div');
    let state = game.newGame({ ...manifest.variants[manifest.shown.picture.variant], seed: 'monday' });
    const me = game.seats(state).findIndex(({ role }) => role === 'player');
    const sheets = new Set<Element | null>();
    const rng = seedRng('repaint');
    for (let ply = 0; ply < MOST && game.activeSeats(state).length > 0; ply++) {
      const [seat] = game.activeSeats(state);
      const view = game.view(state, me);
      const drawing = drawBoard(view, {
        still: true,
        width: 'phone',
        moves: seat === me ? game.legalMoves(view, me) : [],
      });
      repaint(host, drawing);
      expect(sorted(host) === sorted(fresh(drawing))).toBe(true);
      sheets.add(host.querySelector('style'));
      // Bots think for longer than boards take to be drawn, and this is about boards.
      state = game.applyMove(
        state,
        game.fast.randomMove(state, () => draw(rng)),
      );
    }
    // What never changes has stayed: a new style sheet would make a browser look at the whole page again.
    expect(sheets.size).toBe(1);
  });
});

test('elements come, go and change places', () => {
  const host = fresh('<svg><g id="a"><text>1</text></g><rect/><g id="b"/><g id="c"/></svg>');
  const [a, c] = [host.querySelector('#a'), host.querySelector('#c')];
  const next = '<svg class="x"><g id="c"/><g id="a"><text>2</text></g><circle/><g id="d"/></svg>';
  repaint(host, next);
  expect(sorted(host)).toBe(sorted(fresh(next)));
  expect(host.querySelector('#a')).toBe(a);
  expect(host.querySelector('#c')).toBe(c);
});
