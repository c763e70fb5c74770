/**
 * Trains the net of a game from games of bots, and writes its weights: `npm run learn -- judge duel`. The first games are the
 * house bot's. With more rounds, the net of the round before plays the next ones, one move ahead.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type PackedWeights, pack, unpack } from '@wonders/core/learn';
import { Command } from 'commander';
import { house, oneAhead, type Positions, playedBy } from './judge-games.js';
import { type Measured, measuredByLead, trainJudge } from './judge-training.js';
import { lessonOf } from './lessons.js';

const command = new Command('judge')
  .argument('[game]', 'duel or architects', 'duel')
  .option(
    '--games <counts>',
    'games of each round, separated by commas: of the house bot first, then of the net',
    '20000',
  )
  .option('--epochs <n>', 'how often it goes through the positions', '2')
  .option('--width <n>', 'hidden units', '16')
  .option('--rate <x>', 'how far a step goes', '0.002')
  .option('--decay <x>', 'how much weights shrink', '0.01')
  .option('--seed <text>', 'the seed of all chance', 'june')
  .option('--out <file>', 'where the weights go, in place of the net of the package')
  .parse();
const flags = command.opts<
  Readonly<Record<'games' | 'epochs' | 'width' | 'rate' | 'decay' | 'seed', string>> & { readonly out?: string }
>();
const [name = ''] = command.processedArgs as readonly string[];
const lesson = lessonOf(name);

const seconds = (): string => (process.cpuUsage().user / 1e6).toFixed(0);
const say = (text: string): void => console.log(`${seconds().padStart(5)} s  ${text}`);

const told = ({ loss, right, positions }: Measured): string =>
  `of ${positions} held back loss ${loss.toFixed(4)}, ${(100 * right).toFixed(1)} % right`;

/** What a step of the packed weights is worth. */
const STEP = 1 / 512;

const played: Positions[] = [];
let packed: PackedWeights | undefined;
for (const [i, games] of flags.games.split(',').map(Number).entries()) {
  const seed = `${flags.seed}/${i + 1}`;
  played.push(playedBy(lesson, packed === undefined ? house : oneAhead(lesson.netOf(unpack(packed))), games, seed));
  say(`${games} games, ${played.at(-1)?.won.length} positions`);
  say(`  evaluate: ${told(measuredByLead(played))}`);
  const weights = trainJudge(played, {
    inputs: lesson.inputs,
    epochs: Number(flags.epochs),
    width: Number(flags.width),
    rate: Number(flags.rate),
    decay: Number(flags.decay),
    seed,
    heard: (epoch, learned, heldBack) => say(`  epoch ${epoch}: loss ${learned.toFixed(4)}; ${told(heldBack)}`),
  });
  packed = pack(weights, STEP);
}
if (packed === undefined) throw new RangeError('no games');
const { width, step, text } = packed;
const digest = createHash('sha256').update(text).digest('hex');
const { games, epochs, rate, decay, seed } = flags;
const recipe = `npm run learn -- judge ${name} --games ${games} --epochs ${epochs} --width ${width} --rate ${rate} --decay ${decay} --seed ${seed}`;
const out = flags.out ?? lesson.weights;
writeFileSync(
  out,
  `import type { PackedWeights } from '@wonders/core/learn';

/**
 * The command that made the weights of the net.
 *
 * @category Net
 */
export const RECIPE: string =
  '${recipe}';

/**
 * The SHA-256 of the text of the weights: what learned from the same games with the same settings has the same.
 *
 * @category Net
 */
export const DIGEST: string = '${digest}';

/** The weights of the net. */
export const WEIGHTS: PackedWeights = {
  width: ${width},
  step: ${step},
  text: '${text}',
};
`,
);
say(`${out}: ${text.length} characters, SHA-256 ${digest}`);
