/** What is written in a place on a board that can be chosen is heard in its name: people say what they see to a program that listens. */
import { expect, test } from 'vitest';
import { games } from './games.js';

/** The tags and texts of a picture, one after the other. */
const PARTS = /<(\/?)(g|text)\b([^>]*?)(\/?)>|([^<]+)/g;

const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').toLowerCase();

/** What a place of the picture says that can be chosen, with the words that are written in it. */
function placesOf(svg: string): readonly { readonly heard: string; readonly written: string[] }[] {
  const places: { heard: string; written: string[] }[] = [];
  const open: ({ heard: string; written: string[] } | undefined)[] = [];
  let inText = false;
  for (const [, end = '', tag = '', attributes = '', empty = '', text = ''] of svg.matchAll(PARTS)) {
    if (tag === 'text') inText = end === '';
    else if (tag === 'g' && end !== '') open.pop();
    else if (tag === 'g' && empty === '') {
      const heard = /role="button".*? aria-label="([^"]*)"/.exec(attributes)?.[1];
      const place = heard === undefined ? open.at(-1) : { heard: plain(heard), written: [] };
      if (place !== undefined && heard !== undefined) places.push(place);
      open.push(place);
    } else if (inText) open.at(-1)?.written.push(...(plain(text).match(/\p{L}{3,}/gu) ?? []));
  }
  return places;
}

/** A word may stand in the name in another form: urbanize, urbanizing. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word);

test.each(await games())('$pkg.id: every word of a place is in its name', async ({ game, manifest }) => {
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
        for (const width of ['desk', 'phone'] as const)
          for (const { heard: name, written } of placesOf(
            drawBoard(game.view(state, Math.max(0, seat)), { moves, width, seat: Math.max(0, seat) }),
          )) {
            heard += written.length;
            for (const word of written)
              if (!name.includes(stem(word))) lacking.add(`“${word}” in “${name.slice(0, 200)}”`);
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
