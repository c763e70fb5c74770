/** One round of junk by its seed: `node --conditions=@wonders/source --import tsx examples/fuzz/main.ts records SEED FRAMES`, or `protocol`. */
import { seedRng } from '@wonders/core';
import { games } from '../../.ci/lib/games.js';
import { fuzzProtocol } from '../protocol/fuzz.js';
import { fuzzPositions, fuzzRecords } from './records.js';

const [kind, seed = '', frames = '1000'] = process.argv.slice(2);
const rng = seedRng(seed);
if (kind === 'protocol') console.log(await fuzzProtocol(Number(frames), rng));
else {
  const all = (await games()).map(({ game }) => game);
  console.log(fuzzRecords(all, Number(frames), rng));
  const { read, refused } = fuzzPositions(all, Number(frames), rng);
  console.log(`${frames} positions: ${refused} refused, ${read} played on`);
}
