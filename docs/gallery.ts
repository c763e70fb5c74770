/**
 * Writes the pictures by which the boards are judged, and a page that shows them side by side: the opening, the middle, the end and a
 * crowded table, for a phone, a desk and a window, light and dark, and the crowded table in strong contrast and as people see it who see
 * colours differently. With `--before FOLDER` the page shows earlier pictures beside them.
 *
 *     npm run docs -- gallery duel-solo --to=temp/gallery --before=temp/earlier
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { Command } from 'commander';
import { type FoundGame, games, isNamed } from '../.ci/lib/games.js';
import { type AnyGame, draw, type StateOf, seedRng } from '../packages/core/src/index.js';

const values = new Command('npm run docs -- gallery')
  .description('Writes the pictures by which the boards are judged, and a page that shows them side by side.')
  .argument('[games...]', 'only these games')
  .option('--to <folder>', 'where they go', 'temp/gallery')
  .option('--before <folder>', 'earlier pictures, to be shown beside them')
  .parse()
  .opts<{ readonly to: string; readonly before?: string }>();
const folder = resolve(values.to);

/** How a picture is drawn: the box is that of a window of 1280 × 800 with a column beside the board. */
const FORMS = {
  phone: { width: 'phone' },
  desk: { width: 'desk' },
  window: { width: 'desk', box: { width: 896, height: 748 } },
} as const;
const THEMES = ['light', 'dark'] as const;

/** How people see colours who lack one kind of cones, after Viénot, Brettel and Mollon. */
const EYES = {
  protanopia: '0.11 0.89 0 0 0  0.11 0.89 0 0 0  0 0 1 0 0  0 0 0 1 0',
  deuteranopia: '0.29 0.71 0 0 0  0.29 0.71 0 0 0  -0.02 0.02 1 0 0  0 0 0 1 0',
  tritanopia: '1 0.15 -0.15 0 0  0 0.87 0.13 0 0  0 0.87 0.13 0 0  0 0 0 1 0',
} as const;

/** Random games of each variant whose fullest table is looked for. */
const GAMES = 2;

/** All positions of a game, by the bots or by chance. */
function played(game: AnyGame, options: object, seed?: string): readonly StateOf<AnyGame>[] {
  const rng = seed === undefined ? undefined : seedRng(seed);
  const states = [game.newGame({ ...options, seed: seed ?? 'monday' })];
  for (let last = states[0]; last !== undefined && game.activeSeats(last).length > 0; last = states.at(-1))
    states.push(
      game.applyMove(last, rng === undefined ? game.botMove(last) : game.fast.randomMove(last, () => draw(rng))),
    );
  return states;
}

/** The first position from here on in which the seat decides, or the last one. */
const decided = (game: AnyGame, states: readonly StateOf<AnyGame>[], from: number, seat: number): StateOf<AnyGame> => {
  const rest = states.slice(from);
  return (rest.find((state) => game.activeSeats(state)[0] === seat) ?? rest.at(-1)) as StateOf<AnyGame>;
};

/** The positions that are judged, each with its name. */
async function moments({ game, manifest }: FoundGame) {
  const { drawBoard } = await manifest.load.board();
  const { variant } = manifest.shown.picture;
  const options = manifest.variants[variant] ?? {};
  const states = played(game, options);
  const seat = game.seats(states[0] as StateOf<AnyGame>).findIndex(({ role }) => role === 'player');
  const pieces = (state: StateOf<AnyGame>): number =>
    drawBoard(game.view(state, seat), { still: true, paint: 'classes' }).split('data-piece').length;
  let crowded = { state: states[0] as StateOf<AnyGame>, pieces: 0 };
  for (const table of Object.values(manifest.variants))
    for (let i = 0; i < GAMES; i++)
      for (const [j, state] of played(game, table, `crowded/${i}`).entries()) {
        const found = j % 10 === 0 ? pieces(state) : 0;
        if (found > crowded.pieces) crowded = { state, pieces: found };
      }
  const at = (share: number) => decided(game, states, Math.floor(share * (states.length - 1)), seat);
  return { seat, drawBoard, positions: { opening: at(0.1), middle: at(0.5), end: at(1), crowded: crowded.state } };
}

/** A picture in a page, beside an earlier one of the same name. */
function shown(file: string): string {
  const before = values.before === undefined ? '' : relative(folder, resolve(values.before, file));
  const earlier = before === '' ? '' : `<img loading="lazy" src="${before}" alt="before">`;
  return figure(`${earlier}<img loading="lazy" src="${file}" alt="now">`, file);
}

const figure = (pictures: string, title: string): string =>
  `<figure><div>${pictures}</div><figcaption>${title}</figcaption></figure>`;

/** A picture as other eyes see it. */
const seen = (file: string): string =>
  Object.keys(EYES)
    .map((eyes) =>
      figure(`<img loading="lazy" src="${file}" alt="${eyes}" style="filter:url(#${eyes})">`, `${file}, ${eyes}`),
    )
    .join('');

const filters = Object.entries(EYES).map(
  ([eyes, matrix]) =>
    `<filter id="${eyes}" color-interpolation-filters="linearRGB"><feColorMatrix values="${matrix}"/></filter>`,
);

mkdirSync(folder, { recursive: true });
const figures: string[] = [];
for (const found of (await games()).filter(isNamed)) {
  const { game } = found;
  const { seat, drawBoard, positions } = await moments(found);
  for (const [moment, state] of Object.entries(positions))
    for (const [form, how] of Object.entries(FORMS))
      for (const theme of moment === 'crowded' ? ([...THEMES, 'contrast'] as const) : THEMES) {
        const view = game.view(state, seat);
        const moves = game.activeSeats(state)[0] === seat ? game.legalMoves(view) : [];
        const file = `${game.id}-${moment}-${form}-${theme}`;
        const drawn = { ...how, theme, moves, still: true } as const;
        writeFileSync(join(folder, `${file}.svg`), drawBoard(view, drawn));
        const scale = { fitTo: { mode: 'zoom', value: form === 'phone' ? 2 : 1.3 } } as const;
        writeFileSync(
          join(folder, `${file}.png`),
          new Resvg(drawBoard(view, { ...drawn, paint: 'attributes' }), scale).render().asPng(),
        );
        figures.push(shown(`${file}.svg`));
        if (moment === 'crowded' && form === 'window' && theme === 'light') figures.push(seen(`${file}.svg`));
      }
}
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title><style>body{font:14px system-ui;margin:16px}figure{margin:0 0 24px}figure div{display:flex;gap:16px;align-items:flex-start}img{max-width:49%}</style><svg width="0" height="0">${filters.join('')}</svg>${figures.join('')}</html>`,
);
console.log(`${figures.length} pictures in ${folder}`);
