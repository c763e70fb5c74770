/**
 * Trains the net of a game from games of its house bot, and writes its weights: `npm run learn -- judge duel`. `iterate` goes on from there.
 */
import { pack } from '@wonders/core/learn';
import { Command } from 'commander';
import { measuredByLead } from './held-back.js';
import { house, playedBy } from './judge-games.js';
import { trainJudge } from './judge-training.js';
import { lessonOf } from './lessons.js';
import { STEP, say, told, writeWeights } from './report.js';

const command = new Command('judge')
  .argument('[game]', 'duel or architects', 'duel')
  .option('--games <n>', 'how many games the house bot plays', '20000')
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
const { games, epochs, width, rate, decay } = flags;

const seed = `${flags.seed}/1`;
const played = [playedBy(lesson, house, Number(games), seed)];
say(`${games} games, ${played[0]?.won.length} positions`);
say(`  evaluate: ${told(measuredByLead(played))}`);
const weights = trainJudge(played, {
  inputs: lesson.inputs,
  // The house bot weighs no moves.
  parts: 0,
  epochs: Number(epochs),
  width: Number(width),
  rate: Number(rate),
  decay: Number(decay),
  seed,
  heard: (epoch, learned, heldBack) => say(`  epoch ${epoch}: loss ${learned.toFixed(4)}; ${told(heldBack)}`),
});
const recipe = `npm run learn -- judge ${name} --games ${games} --epochs ${epochs} --width ${width} --rate ${rate} --decay ${decay} --seed ${flags.seed}`;
writeWeights(flags.out ?? lesson.weights, pack(weights, STEP), recipe);
