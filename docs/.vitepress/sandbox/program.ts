import { entries, packs } from 'virtual:sandbox';

/** Code with all that it needs, as the texts of one script. */
export type Program = readonly string[];

/** The packs that some packs require, and they themselves. */
function closureOf(wanted: readonly string[]): readonly string[] {
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    for (const needed of packs[name]?.needs ?? []) add(needed);
  };
  for (const name of wanted) add(name);
  return [...all];
}

/** The entry points with the boards of the games that code imports, by the ids of the games. */
export const boardsOf = (imports: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    imports
      .map((name) => name.split('/')[1] ?? '')
      .filter((id) => Object.hasOwn(entries, `@wonders/${id}/board`))
      .map((id) => [id, `@wonders/${id}/board`]),
  );

/** Gives each pack to those that require it, and makes it when somebody does. */
const LINKER = `const __made = {};
const require = (name) => {
  const pack = Object.hasOwn(__entries, name) ? __entries[name] : name;
  if (Object.hasOwn(__made, pack)) return __made[pack].exports;
  if (!Object.hasOwn(__packs, pack)) throw new Error('There is no module "' + name + '" here. You can import @wonders/core, the games and their entry points.');
  const module = (__made[pack] = { exports: {} });
  __packs[pack](module, module.exports, require);
  return module.exports;
};`;

/**
 * Makes a program of code. The code stands first, so that its lines keep their numbers.
 *
 * @param code - JavaScript, with `require` for imports.
 * @param host - What runs it: it exports `host`, which gets the code as a function, `require`, the number of its lines, and `given`.
 * @param imports - What the code may import.
 * @param given - Goes to the host, as JSON.
 */
export async function programOf(
  code: string,
  host: 'snippet' | 'bot',
  imports: readonly string[],
  given: object,
): Promise<Program> {
  const known = [host, ...imports].filter((name) => Object.hasOwn(entries, name));
  const own = known.map((name) => [name, entries[name] ?? ''] as const);
  const loaded = closureOf(own.map(([, pack]) => pack)).map(async (name) => {
    const text = (await packs[name]?.load())?.default ?? '';
    return `${JSON.stringify(name)}(module, exports, require) {${text}\n},\n`;
  });
  return [
    `const __code = async (require, exports, console) => {${code}\n};\n`,
    `const __entries = ${JSON.stringify(Object.fromEntries(own))};\nconst __packs = {\n`,
    ...(await Promise.all(loaded)),
    `};\n${LINKER}\n`,
    `require('${host}').host(__code, require, ${code.split('\n').length}, ${JSON.stringify(given)});\n`,
    '//# sourceURL=snippet.ts',
  ];
}
