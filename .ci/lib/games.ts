import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { AnyGame } from '../../packages/core/src/index.js';
import type { AnyWords } from '../../packages/core/src/words/index.js';
import type { GameManifest } from './manifest.js';
import { type Package, packages } from './packages.js';

/** The package of a game, with its manifest. */
export interface Listed {
  readonly pkg: Package;
  readonly manifest: GameManifest;
}

/** A game that has been loaded. */
export interface FoundGame extends Listed {
  readonly game: AnyGame;
}

/** The packages that bring a game, in the order in which lists name them. */
export async function manifests(checkout?: string): Promise<readonly Listed[]> {
  const found = packages(checkout).map(async (pkg): Promise<Listed[]> => {
    const file = join(pkg.dir, 'manifest.ts');
    if (!existsSync(file)) return [];
    const { manifest }: { readonly manifest: GameManifest } = await import(pathToFileURL(file).href);
    return [{ pkg, manifest }];
  });
  return (await Promise.all(found)).flat().sort((a, b) => a.manifest.place - b.manifest.place);
}

/** Every game, by the names of the packages. */
export async function games(): Promise<readonly FoundGame[]> {
  const found = (await manifests()).map(async (each) => ({ ...each, game: await each.manifest.load.game() }));
  return (await Promise.all(found)).sort((a, b) => a.pkg.id.localeCompare(b.pkg.id));
}

/** The words of a game, by the names of the languages that it speaks. */
export async function wordsIn({ pkg, manifest }: Listed): Promise<Readonly<Record<string, AnyWords>>> {
  const found = Object.entries(manifest.languages).map(
    async ([name, entry]): Promise<[string, AnyWords]> => [name, await import(join(pkg.dir, 'src', entry, 'index.ts'))],
  );
  return Object.fromEntries(await Promise.all(found));
}

/** The games that words name; all, where there are none. */
export const namedBy =
  (words: readonly string[]) =>
  ({ pkg }: { readonly pkg: Pick<Package, 'id'> }): boolean =>
    words.length === 0 || words.includes(pkg.id);

/** The games that a program is asked for by its command line. One with options that take a word apart reads those first: {@link namedBy}. */
export const isNamed = namedBy(process.argv.slice(2).filter((word) => !word.startsWith('-')));

/** Options with the name of their variant. */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The variants of a manifest with these names. */
export function variantsNamed({ variants }: GameManifest, names: readonly string[]): readonly Variant[] {
  return names.map((name) => {
    const options = variants[name];
    if (options === undefined) throw new RangeError(`no variant is called ${name}`);
    return { name, options: { ...options } };
  });
}

/** The variants of a game that benches and gates play. */
export const variantsOf = ({ manifest }: Listed): readonly Variant[] => variantsNamed(manifest, manifest.measured);

/** At most so many of these variants, spread over their list. */
export function someVariantsOf(found: Listed, most: number): readonly Variant[] {
  const all = variantsOf(found);
  return all.filter((_, i) => i % Math.ceil(all.length / most) === 0);
}
