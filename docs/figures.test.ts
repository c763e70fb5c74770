import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@wonders/core/bots';
import { expect, test } from 'vitest';
import { games } from '../.ci/lib/games.js';
import { root } from '../.ci/lib/packages.js';
import { type Chances, chancesPlot, withChances } from '../examples/chances/page.js';
import { type Ladder, ladderPlot, withLadders } from '../examples/tournament/levels-page.js';
import type { Row } from '../examples/tournament/strength-figures.js';
import { pageOf, plotOf } from '../examples/tournament/strength-page.js';
import { lanes, PAGES, perSecond, withTables } from './speed/tables.js';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each(PAGES)('%s quotes the figures of docs/speed', (page) => {
  const text = read(page);
  expect(text, `${page} has no mark for figures`).toContain('<!-- figures: ');
  expect(text, `${page} quotes other figures than docs/speed: npm run docs -- speed writes them`).toBe(
    withTables(text),
  );
});

test('docs/bots.md quotes the iterations of docs/speed/lanes.json', () => {
  const page = read('docs/bots.md');
  const quoted = new Map([...page.matchAll(/^\| ([\w-]+) +\| ([\d,]+) +\|/gm)].map(([, game, rate]) => [game, rate]));
  for (const measured of lanes.measured) {
    // The page profiles duel against SOLO, the bench the base game for two.
    if (measured.game === 'duel-solo') continue;
    const rate = Math.round(perSecond(measured, 'search iterations') / 100) * 100;
    expect(quoted.get(measured.game), `iterations of ${measured.game} in docs/bots.md`).toBe(rate.toLocaleString('en'));
  }
});

test('docs/strength.md quotes the figures of docs/strength.json', () => {
  const { command, machine, rows } = JSON.parse(read('docs/strength.json')) as {
    readonly command: string;
    readonly machine: string;
    readonly rows: readonly Row[];
  };
  const page = read('docs/strength.md');
  expect(page, 'docs/strength.md quotes other figures than docs/strength.json: npm run strength -- --played').toBe(
    pageOf(page, command, machine, rows),
  );
  expect(read('docs/public/strength.svg'), 'strength.svg draws other figures: npm run strength -- --played').toBe(
    plotOf(rows),
  );
});

test('docs/strength.md quotes the figures of docs/levels.json', () => {
  const { ladders } = JSON.parse(read('docs/levels.json')) as { readonly ladders: readonly Ladder[] };
  const page = read('docs/strength.md');
  expect(page, 'docs/strength.md quotes other levels than docs/levels.json: npm run strength -- levels --played').toBe(
    withLadders(page, ladders),
  );
  expect(read('docs/public/levels.svg'), 'levels.svg draws other levels: npm run strength -- levels --played').toBe(
    ladderPlot(ladders),
  );
});

test('docs/coach.md quotes the figures of docs/chances.json', () => {
  const chances = Object.values(JSON.parse(read('docs/chances.json')) as Readonly<Record<string, Chances>>);
  const page = read('docs/coach.md');
  expect(chances).toHaveLength(5);
  expect(
    page,
    'docs/coach.md quotes other chances than docs/chances.json: npm run strength -- chances --measured',
  ).toBe(withChances(page, chances));
  expect(read('docs/public/chances.svg'), 'chances.svg draws others: npm run strength -- chances --measured').toBe(
    chancesPlot(chances),
  );
});

test('docs/levels.json: each level wins 60 to 75 % against the one below, and plays as it did there', async () => {
  const { ladders } = JSON.parse(read('docs/levels.json')) as { readonly ladders: readonly Ladder[] };
  const known = new Map((await games()).map(({ game }) => [game.id, game]));
  expect(ladders.map(({ game }) => game).sort()).toEqual([...known.keys()].sort());
  for (const { game, tunings, steps } of ladders) {
    expect(tunings, `${game} has other levels now: npm run strength -- levels --games ${game}`).toEqual(
      known.get(game)?.ladder,
    );
    expect(steps.map(({ level }) => level)).toEqual(LEVELS.slice(1));
    for (const { level, won, deals } of steps) {
      expect(deals, `${game}, ${level}: deals`).toBeGreaterThanOrEqual(300);
      expect(won, `${game}, ${level}`).toBeGreaterThanOrEqual(0.6);
      expect(won, `${game}, ${level}`).toBeLessThanOrEqual(0.75);
    }
  }
});

test('docs/learn.md quotes the numbers of each game', async () => {
  const page = read('docs/learn.md');
  for (const { game, manifest } of await games()) {
    const { actions, observation } = (await manifest.load.learn()).learn;
    const row = [actions.actionCount, actions.longest, observation.length].map((n) => n.toLocaleString('en'));
    expect(page).toContain(`| \`@wonders/${game.id}/learn\` | ${row.join(' | ')} |`);
  }
});

test('READMEs quote sizes that a gate watches', () => {
  for (const id of ['duel-solo', 'hal', 'eight-wonders']) {
    const { 'size-limit': limits } = JSON.parse(read(`packages/${id}/package.json`)) as {
      readonly 'size-limit': readonly { readonly limit: string }[];
    };
    expect(read(`packages/${id}/README.md`), id).toMatch(new RegExp(`at most ${limits[0]?.limit}`, 'i'));
  }
});
