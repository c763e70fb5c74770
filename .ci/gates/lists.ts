/** Guards the lists of games in folders that people copy: they say what the manifests say.
 *
 * Writes the lists of games that stand in folders which people copy, and which therefore cannot read the manifests: the games of the React
 * app and the boxes of the companion, with the dependencies of both. `npm run docs -- lists`; with `--check` it only compares.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Listed, manifests } from '../lib/games.js';
import { gameNameOf, root } from '../lib/packages.js';
import { formatted, type Written, writeStale } from '../lib/written.js';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The games of the React app, in parts that it loads one by one. */
function reactGames(listed: readonly Listed[]): Written {
  const file = 'examples/react/src/games.ts';
  const items = listed.flatMap(({ pkg: { id, manifest } }) => [
    `  '${id}': {`,
    `    game: async () => (await import('${manifest.name}')).${gameNameOf(id)},`,
    `    board: () => import('${manifest.name}/board'),`,
    `    words: () => import('${manifest.name}/words'),`,
    '  },',
  ]);
  const head = 'export const GAMES: Readonly<Record<string, Parts>> = {\n';
  const [byHand = ''] = read(file).split(head);
  return { file, text: `${byHand}${head}${items.join('\n')}\n};\n` };
}

/** The name of the words of a game in a language, where files import them. */
const wordsNameOf = (id: string, language: string): string => `${gameNameOf(id)}In${language}`;

/** The boxes that the companion knows. */
function boxes(listed: readonly Listed[]): Written {
  const file = 'examples/cli-companion/boxes.ts';
  const imports = listed.flatMap(({ pkg: { id, manifest }, manifest: { languages } }) => [
    `import { ${gameNameOf(id)} } from '${manifest.name}';`,
    ...Object.entries(languages).map(
      ([language, entry]) => `import * as ${wordsNameOf(id, language)} from '${manifest.name}/${entry}';`,
    ),
  ]);
  imports.push("import type { AnyGame } from '@wonders/core';", "import type { AnyWords } from '@wonders/core/words';");
  const items = listed.map(({ pkg: { id }, manifest: { box, languages } }) => {
    const spoken = Object.keys(languages).map((language) => `${language}: ${wordsNameOf(id, language)}`);
    const { title, asked } = box ?? { title: '', asked: {} };
    return `  {
    title: '${title}',
    game: ${gameNameOf(id)},
    languages: { ${spoken.join(', ')} },
    asked: ${JSON.stringify(asked)},
  },`;
  });
  const type = /\n(?:\/\*\* [^\n]* \*\/\n)?export interface Box [\s\S]*?\n\}\n/.exec(read(file))?.[0];
  if (type === undefined) throw new Error(`${file} declares no Box`);
  const list = `/** Written by \`npm run docs -- lists\`. */\nexport const BOXES: readonly Box[] = [\n${items.join('\n')}\n];`;
  return { file, text: `${imports.join('\n')}\n${type}\n${list}\n` };
}

/** The manifest of an app that depends on these games, and on what else it depends. */
function dependencies(app: string, listed: readonly Listed[]): Written {
  const file = `examples/${app}/package.json`;
  const manifest = JSON.parse(read(file)) as { readonly dependencies: Readonly<Record<string, string>> };
  const others = Object.entries(manifest.dependencies).filter(([name]) => !/^@wonders\/(?!core$)/.test(name));
  const range = manifest.dependencies['@wonders/core'] ?? '*';
  const all = [...others, ...listed.map(({ pkg }) => [pkg.manifest.name, range] as const)];
  const sorted = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  return { file, text: `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n` };
}

const all = await manifests();
const withBox = all.filter(({ manifest }) => manifest.box !== undefined);
const lists = [reactGames(all), boxes(withBox), dependencies('react', all), dependencies('cli-companion', withBox)];
writeStale(lists.map(formatted), 'the manifests', 'docs -- lists');
