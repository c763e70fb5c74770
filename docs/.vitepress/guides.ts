import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vitepress';
import { packages, root, specifier } from '../../.ci/lib/packages.js';

const docs = join(root, 'docs');

/** A page that explains something by code. */
interface Guide {
  readonly title: string;
  /** Its address within the site: `/recipes/undo`. */
  readonly link: string;
  /** What its code uses, as `@wonders/core/bots searchBot`. */
  readonly uses: ReadonlySet<string>;
}

const BLOCK = /^```ts\b[^\n]*\n(.*?)^```/gms;
const IMPORT = /import (?:type )?\{([^}]*)\} from '(@wonders\/[^']+)'/g;

/** The names in a list of imports, or of a pattern that takes an object apart. */
const namesIn = (list: string): readonly string[] =>
  list.split(',').flatMap((each) => /^\s*(?:type )?([\w$]+)/.exec(each)?.[1] ?? []);

/** What code takes from the packages: what it imports, and the functions that it calls on what it has imported. */
export function usesOf(markdown: string): ReadonlySet<string> {
  const code = [...markdown.matchAll(BLOCK)].map(([, block = '']) => block).join('\n');
  const imported = [...code.matchAll(IMPORT)].flatMap(([, list = '', entry = '']) =>
    namesIn(list).map((name) => ({ name, entry })),
  );
  const taken = imported.flatMap(({ name, entry }) => {
    const called = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, member = '']) => member);
    const apart = [...code.matchAll(new RegExp(`\\{([^{}]*)\\} = ${name};`, 'g'))].flatMap(([, list = '']) =>
      namesIn(list),
    );
    return [...called, ...apart].map((member) => `${entry} ${member}`);
  });
  return new Set([...imported.map(({ name, entry }) => `${entry} ${name}`), ...taken]);
}

const games = new Set(
  packages().flatMap(({ id, dir, manifest }) => (existsSync(join(dir, 'manifest.ts')) ? [manifest.name, id] : [])),
);
const entries = packages().flatMap((pkg) => pkg.entries.map((entry) => specifier(pkg, entry)));

/** All games have the same functions: what explains one explains all. */
const shared = (use: string): string => {
  const [entry = '', name = ''] = use.split(' ');
  const [scope, pkg, ...rest] = entry.split('/');
  return games.has(`${scope}/${pkg}`) ? `game/${rest.join('/')} ${name}` : use;
};

function guides(): readonly Guide[] {
  return ['', 'recipes', 'games'].flatMap((folder) =>
    readdirSync(join(docs, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const markdown = readFileSync(join(docs, folder, file), 'utf8');
        const name = file.replace(/\.md$/, '');
        return {
          title: /^(?:title:|#) (.*)$/m.exec(markdown)?.[1] ?? name,
          link: folder === '' ? `/${name}` : `/${folder}/${name}`,
          uses: usesOf(markdown),
        };
      }),
  );
}

const KINDS = ['functions', 'variables', 'classes', 'interfaces', 'type-aliases'];

/** The page of the reference for what code uses. */
function pageOf(use: string): string | undefined {
  const [entry = '', name = ''] = use.split(' ');
  const kind = KINDS.find((each) => existsSync(join(docs, 'api', entry, each, `${name}.md`)));
  return kind && `/api/${entry}/${kind}/${name}`;
}

/** What a page of the reference is about, as code uses it. */
function useOf(path: string): string | undefined {
  const [, entry = '', name = ''] =
    /^api\/(.*)\/(?:functions|variables|classes|interfaces|type-aliases)\/(\w+)\.md$/.exec(path) ?? [];
  return entries.includes(entry) ? `${entry} ${name}` : undefined;
}

/** Guides that use a function, the same function of another game last. */
function usersOf(use: string, all: readonly Guide[]): readonly Guide[] {
  const own = all.filter(({ uses }) => uses.has(use));
  if (own.length > 0) return own;
  return all.filter(({ uses }) => [...uses].some((each) => shared(each) === shared(use)));
}

/** The entry point of a use, that of games being one. */
const entryOf = (use: string): string => shared(use).split(' ')[0] ?? '';

/** The guides whose code uses most of an entry point. */
function tellersOf(use: string, all: readonly Guide[]): readonly Guide[] {
  const count = ({ uses }: Guide): number => [...uses].filter((each) => entryOf(each) === entryOf(use)).length;
  return [...all]
    .filter((guide) => count(guide) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, 2);
}

const linked = (list: readonly Guide[]): string => list.map(({ title, link }) => `[${title}](${link})`).join(', ');

/** What a page of the reference says of the guides. */
function told(use: string, all: readonly Guide[]): string {
  const [users, tellers] = [linked(usersOf(use, all)), linked(tellersOf(use, all))];
  if (users !== '') return users;
  return tellers && `No guide uses it in its code. These use its entry point most: ${tellers}.`;
}

/** The heading over the links to the reference, in the languages of the page. */
const inReference = (markdown: string): string =>
  markdown.includes('<InLanguage language="Italiano">')
    ? `<InLanguage language="English">

## In the reference

</InLanguage>
<InLanguage language="Italiano">

## Nel riferimento {#nel-riferimento}

</InLanguage>`
    : '## In the reference';

/** Leads from each page of the reference to the guides whose code uses it, and from each guide to the reference. */
export function guidesPlugin(): Plugin {
  let known: readonly Guide[] | undefined;
  return {
    name: 'guides',
    enforce: 'pre',
    transform(markdown, id) {
      if (!id.endsWith('.md')) return undefined;
      known ??= guides();
      const path = relative(docs, id).split(sep).join('/');
      const use = useOf(path);
      if (use !== undefined) {
        const says = told(use, known);
        return says === '' ? undefined : `${markdown}\n\n## In the guides\n\n${says}\n`;
      }
      const guide = known.find(({ link }) => `${link.slice(1)}.md` === path);
      const links = [...(guide?.uses ?? [])]
        .sort((a, b) => a.localeCompare(b))
        .flatMap((each) => {
          const page = pageOf(each);
          return page === undefined ? [] : [`[\`${each.split(' ')[1]}\`](${page})`];
        });
      return links.length === 0
        ? undefined
        : `${markdown}\n\n${inReference(markdown)}\n\n${[...new Set(links)].join(', ')}\n`;
    },
  };
}
