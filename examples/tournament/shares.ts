import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a player won of each deal, in order, on disk: so that a run continues where it stopped. */
export interface Shares {
  /** The shares of the deals played so far, from 0 to 1. */
  readonly shares: readonly number[];
  /** Writes the share of the next deal. */
  append(share: number): void;
}

/**
 * Opens the shares in a file. Its first line is the plan, and each other line the share of a deal. Of another plan, or of a line that was cut
 * off, nothing is kept.
 *
 * @param plan - What the shares depend on.
 */
export function openShares(path: string, plan: object): Shares {
  mkdirSync(dirname(path), { recursive: true });
  const about = JSON.stringify(plan);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [first, ...lines] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  const kept = first === about ? lines : [];
  writeFileSync(path, [about, ...kept].map((line) => `${line}\n`).join(''));
  const shares = kept.map(Number);
  return {
    shares,
    append(share) {
      appendFileSync(path, `${share}\n`);
      shares.push(share);
    },
  };
}
