/** What training tells, and where it writes its weights. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { PackedWeights } from '@wonders/core/learn';
import { percent } from '../../.bench/statistics.js';
import type { Measured } from './held-back.js';

const seconds = (): string => (process.cpuUsage().user / 1e6).toFixed(0);

/** Tells something, after the CPU time of this program. */
export const say = (text: string): void => console.log(`${seconds().padStart(5)} s  ${text}`);

export const told = ({ loss, right, positions }: Measured): string =>
  `of ${positions} held back loss ${loss.toFixed(4)}, ${percent(right)} right`;

/** What a step of packed weights is worth. */
export const STEP = 1 / 512;

/** The SHA-256 of weights. */
export const digestOf = ({ text, moves = '' }: PackedWeights): string =>
  createHash('sha256').update(`${text}${moves}`).digest('hex');

/** Writes the module of the weights of a package. */
export function writeWeights(file: string, packed: PackedWeights, recipe: string): void {
  const { width, step, text, moves } = packed;
  const digest = digestOf(packed);
  writeFileSync(
    file,
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
${moves === undefined ? '' : `  moves: '${moves}',\n`}};
`,
  );
  say(`${file}: ${text.length + (moves?.length ?? 0)} characters, SHA-256 ${digest}`);
}
