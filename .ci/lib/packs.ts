import { build, transform } from 'esbuild';

/** A file as a text that a worker can run where it can load nothing: the body of a function of `module`, `exports` and `require`. */
interface Pack {
  readonly text: string;
  /** The packs that it requires. */
  readonly needs: readonly string[];
}

/** Files and what they share, each as a text. */
export interface Packs {
  /** The pack of each file, by the name under which it was asked for. */
  readonly entries: Readonly<Record<string, string>>;
  readonly packs: Readonly<Record<string, Pack>>;
}

/**
 * Packs source files and all that they import, so that each thing stands in one pack, however many files share it.
 *
 * @param files - The files, by names of your own.
 */
export async function packed(files: ReadonlyMap<string, string>): Promise<Packs> {
  const names = [...files.keys()];
  const { outputFiles, metafile } = await build({
    entryPoints: [...files.values()].map((file, i) => ({ in: file, out: `pack-${i}` })),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    conditions: ['@wonders/source'],
    chunkNames: 'pack-[hash]',
    outdir: '/packs',
    metafile: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  const nameOf = (path: string): string => `./${path.replace(/^.*\//, '')}`;
  const needs = new Map(
    Object.entries(metafile.outputs).map(([path, { imports }]) => [
      nameOf(path),
      imports.map(({ path: needed }) => nameOf(needed)),
    ]),
  );
  const texts = outputFiles.map(async ({ path, text }) => {
    const { code } = await transform(text, { format: 'cjs', target: 'es2022', minify: true });
    return [nameOf(path), { text: code, needs: needs.get(nameOf(path)) ?? [] }] as const;
  });
  return {
    entries: Object.fromEntries(names.map((name, i) => [name, `./pack-${i}.js`])),
    packs: Object.fromEntries(await Promise.all(texts)),
  };
}
