import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { AnyGame } from '../packages/core/src/index.js';
import { type Package, packages } from './packages.js';

/** A game with the module that brings it. */
export interface FoundGame {
  readonly game: AnyGame;
  readonly pkg: Package;
  readonly module: Readonly<Record<string, unknown>>;
}

/** Whether a value is a game: it starts one, and it has a fast lane. */
export function isGame(value: unknown): value is AnyGame {
  return typeof value === 'object' && value !== null && 'newGame' in value && 'fast' in value;
}

/** Every game that the main entry point of a package exports. */
export async function games(): Promise<readonly FoundGame[]> {
  const found = packages().map(async (pkg) => {
    const main = pkg.entries.find((entry) => entry.subpath === '.');
    if (main === undefined) return [];
    const module: Record<string, unknown> = await import(pathToFileURL(join(pkg.dir, main.source)).href);
    return Object.values(module)
      .filter(isGame)
      .map((game) => ({ game, pkg, module }));
  });
  return (await Promise.all(found)).flat();
}

/** Options with the name that a package gives them. */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a package measures, as it keeps it: by name, or each with its name. */
type Kept = Readonly<Record<string, Variant['options']>> | readonly Variant[];

/** The variants of a game that its package measures; the game as it stands where it measures none. */
export async function variantsOf({ pkg }: FoundGame): Promise<readonly Variant[]> {
  const path = join(pkg.dir, 'bench/variants.ts');
  const kept: Kept = existsSync(path) ? (await import(pathToFileURL(path).href)).variants : { plain: {} };
  return Array.isArray(kept) ? kept : Object.entries(kept).map(([name, options]) => ({ name, options }));
}
