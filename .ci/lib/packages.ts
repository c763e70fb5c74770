import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Of a game in one file: it has no words, board and page of its own yet, so nothing is published of it. */
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | { readonly '@wonders/source': string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly 'size-limit'?: readonly unknown[];
}

/** An entry point of a package: `{ subpath: './bots', source: './src/bots/index.ts', file: 'bots' }`. */
export interface Entry {
  readonly subpath: string;
  readonly source: string;
  /** The name of its files in `dist`, without the ending. */
  readonly file: string;
}

export interface Package {
  /** The name of its directory under `packages`. */
  readonly id: string;
  readonly dir: string;
  readonly manifest: Manifest;
  readonly entries: readonly Entry[];
}

/** The entry points that a manifest declares: its `exports` that name a source. */
export function entriesOf({ exports }: Manifest): Entry[] {
  return Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string'
      ? []
      : [{ subpath, source: target['@wonders/source'], file: subpath === '.' ? 'index' : subpath.slice(2) }],
  );
}

/** Every package that is published, in this checkout or another one; nothing lists them. */
export const packages = (checkout = root): Package[] =>
  allPackages(checkout).filter(({ manifest }) => manifest.private !== true);

/** Those, and games in one file. */
export function allPackages(checkout = root): Package[] {
  return (
    readdirSync(join(checkout, 'packages'), { withFileTypes: true })
      // What was installed for another branch may have been left behind.
      .filter(({ name }) => existsSync(join(checkout, 'packages', name, 'package.json')))
      .map(({ name: id }) => {
        const dir = join(checkout, 'packages', id);
        const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;
        return { id, dir, manifest, entries: entriesOf(manifest) };
      })
  );
}

/** The name by which a package exports its game: `century-ai` exports `centuryAi`. */
export const gameNameOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of the type of that value: `CenturyAi`. */
export const typeNameOf = (id: string): string => gameNameOf(id).replace(/^./, (letter) => letter.toUpperCase());

/** The interfaces of core whose functions every game exports, each with its file. */
export const CONTRACT: ReadonlyMap<string, string> = new Map(
  ['rules', 'notation', 'views', 'bots', 'words'].map((part) => [
    typeNameOf(`game-${part}`),
    join(root, `packages/core/src/contract/game-${part}.ts`),
  ]),
);

/** What is imported for an entry point: `@wonders/core/bots`. */
export function specifier({ manifest }: Package, { subpath }: Entry): string {
  return manifest.name + subpath.slice(1);
}
