/**
 * Realms that are not as plain, modern and friendly as a test runner: a page that has written on `Object.prototype`, names with characters that
 * XML forbids, browsers of 2022.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, describe, expect, test } from 'vitest';
import { load, save } from '../../packages/core/src/records/index.js';
import '../../packages/core/src/sealed/index.js';
import {
  createTable,
  dispatch,
  endGame,
  playBots,
  playthroughOf,
  stateOf,
  undo,
} from '../../packages/core/src/table/index.js';
import { games } from '../lib/games.js';
import { packages } from '../lib/packages.js';

const found = await games();

describe('on a page that has written on Object.prototype', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'evil');
  });

  test.each(found)('$game.id plays, speaks, draws and saves as elsewhere', async ({ game, manifest }) => {
    const [words, { drawBoard, drawText }] = [await manifest.load.words(), await manifest.load.board()];
    const said = (): unknown => {
      const told: unknown[] = [];
      for (const options of Object.values(manifest.variants).slice(0, 3)) {
        let table = createTable(game, { options: { ...options, seed: 'evil', rng: 'alea' } });
        for (let ply = 0; ply < 12 && game.activeSeats(stateOf(table)).length > 0; ply++) {
          const state = stateOf(table);
          const [seat = 0] = game.activeSeats(state);
          const [move] = game.legalMoves(state, seat);
          const done = dispatch(table, JSON.parse(JSON.stringify(move)));
          told.push(done.ok || done.message, game.check(state, { kind: 'x' }));
          if (done.ok) table = playBots(done.table);
        }
        const view = game.view(stateOf(table), 'spectator');
        const saved = save(game, playthroughOf(table));
        told.push(saved, load(game, JSON.stringify(saved)).ok, view, drawBoard(view), drawText(view));
        told.push(words.describePosition(view), 'issues' in game.states['~standard'].validate(stateOf(table)));
      }
      return JSON.stringify(told);
    };
    const friendly = said();
    Object.defineProperty(Object.prototype, 'evil', { value: 1, enumerable: true, configurable: true, writable: true });
    const hostile = said();
    Reflect.deleteProperty(Object.prototype, 'evil');
    expect(hostile).toBe(friendly);
  });
});

/** Every character that XML 1.0 forbids, one half of a surrogate pair alone, and what XML has to escape. */
const FORBIDDEN = [...Array(32).keys()]
  .filter((code) => ![9, 10, 13].includes(code))
  .map((code) => String.fromCharCode(code));
const NAMES = [`An${FORBIDDEN.join('')}`, 'Be\uD83Dn', 'C\uDE00\uFFFE\uFFFF', '<&">'];

/** What may not stand in a document: https://www.w3.org/TR/xml/#charsets */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

test.each(found)('$game.id draws well-formed XML, whatever players call themselves', async ({ game, manifest }) => {
  const { drawBoard } = await manifest.load.board();
  for (const options of Object.values(manifest.variants)) {
    const unnamed = game.newGame({ ...options, seed: 'names' });
    const names = game.seats(unnamed).map((_, seat) => (NAMES[seat % NAMES.length] ?? '').slice(0, 40));
    const view = game.view(game.newGame({ ...options, seed: 'names', names }), 'spectator');
    for (const how of [{}, { width: 'phone' }, { paint: 'attributes' }])
      expect(NO_XML.exec(drawBoard(view, how))?.index).toBeUndefined();
  }
});

/** Where a list stands right in another list, which document stores such as Firestore refuse; `undefined` where none does. */
function listInList(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const at = `${path}/${key}`;
    const found = Array.isArray(value) && Array.isArray(part) ? at : listInList(part, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

test.each(found)('a document can hold every save of $game.id', ({ game, manifest }) => {
  for (const options of Object.values(manifest.variants)) {
    let table = createTable(game, { options: { ...options, seed: 'document', rng: 'sealed', chance: 'sampled' } });
    for (let ply = 0; ply < 6; ply++) {
      const state = stateOf(table);
      const [seat = 0] = game.activeSeats(state);
      const done = dispatch(table, game.botMove(state, seat));
      if (done.ok) table = playBots(ply === 3 ? undo(done.table) : done.table);
    }
    const ended = endGame(table, 'resign', 0);
    if (!ended.ok) throw new Error(ended.message);
    const saved = save(game, playthroughOf(ended.table));
    expect(saved.takenBack?.length).toBeGreaterThan(0);
    expect(listInList(saved)).toBeUndefined();
  }
  expect(listInList({ a: [{ b: [] }, []] })).toBe('/a/1');
});

/** The browsers that the page _Install_ names. */
const FLOOR = ['safari15.4', 'chrome99', 'firefox100'];

/** Methods that these browsers lack, as they stand in a program. */
const TOO_NEW =
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|groupBy|isWellFormed|toWellFormed|fromAsync|withResolvers|difference|intersection|isSubsetOf|transfer)\(|\bArray\.prototype\.with\b|\bIterator\./;

test.each(packages())(
  'no entry of $id has syntax or a method that its oldest browsers lack',
  async ({ dir, entries }) => {
    const programs = async (target: string[]): Promise<readonly string[]> => {
      const { outputFiles } = await build({
        entryPoints: entries.map(({ source }) => join(dir, source)),
        outdir: dir,
        bundle: true,
        splitting: true,
        format: 'esm',
        write: false,
        target,
        // All three read them; the compiler waits for browsers that know every property of the newest Unicode.
        supported: { 'regexp-unicode-property-escapes': true },
        conditions: ['@wonders/source'],
        logLevel: 'error',
        charset: 'utf8',
      });
      return outputFiles.map(({ text }) => text);
    };
    const written = await programs(['esnext']);
    // What a browser cannot read would be written in another way.
    expect(await programs(FLOOR)).toEqual(written);
    for (const text of written) expect(TOO_NEW.exec(text)?.[0]).toBeUndefined();
  },
);
