import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import '../../packages/core/src/sealed/index.js';
import { expect, test } from 'vitest';
import { digest } from '../../packages/core/src/records/index.js';
import { createTable, log, playBots, playthroughOf, stateOf } from '../../packages/core/src/table/index.js';
import { games } from '../lib/games.js';
import { fewOf } from '../runs.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The heap in use, in kB. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 1024;
}

const TABLES = 40;
/** With all states a table takes 200 to 600 kB. */
const MOST = 110;

test.each(fewOf(await games()))('$pkg.id: a finished table keeps the record, and tells the whole game', ({ game }) => {
  const options = { seed: 'finished' };
  const seats = game.seats(game.newGame(options)).map(() => 'script' as const);
  const { record } = playthroughOf(playBots(createTable(game, { options, seats })));
  const finished = () => createTable(game, { record });
  // Code that is compiled for the first one belongs to none of them.
  finished();
  const before = heap();
  const tables = Array.from({ length: TABLES }, finished);
  expect((heap() - before) / TABLES, 'kB for each table').toBeLessThan(MOST);
  const [table] = tables;
  if (table === undefined) return;
  let state = game.newGame(record.options);
  for (const [ply, move] of record.moves.entries()) {
    if (ply % 9 === 0) expect(digest(stateOf(table, ply))).toBe(digest(state));
    state = game.applyMove(state, move);
  }
  expect(log(table, 'spectator', { describeEvent: () => undefined })).toHaveLength(record.moves.length);
  expect(tables).toHaveLength(TABLES);
});
