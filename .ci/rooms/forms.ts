/** What has one form in every package, so that nobody has to ask which: what a line may not say, and what it says in place of it. */
import { isTest } from './house.js';

/** A form that is not ours. */
interface Form {
  readonly not: RegExp;
  readonly but: string;
}

const LINES: readonly Form[] = [
  // Listeners are optional, and stand last.
  { not: /\bemit: (Sink|Emit<.*>) \| undefined\b/, but: 'emit?: Sink, the last parameter' },
  // The moves of a seat are played by `playByKind`, and refused by kind: no table takes a move that the compiler does not know.
  { not: /\[\(?move[^[\]]*\.kind\]\(.*as never/, but: 'playByKind or byKind' },
  // What the rules read and play on has one name, whoever reads it.
  { not: /(?<![\w’'%$\\/\]])s(?=\??: [A-Z]|\.\w|[,)](?!\?))/, but: 'position, state or draft' },
  // A reason without values is one and the same.
  { not: /\breason\('[\w-]+', \{\}\)/, but: 'plain(key)' },
  // Where random play is too slow, `random` draws by hand: candidates stand in `among`.
  { not: /^\s*candidate(: )?\([^)]*\bi\b/, but: 'among(kinds, candidates, …)' },
];

/** Whole games, told in words and kept. */
const TOLD = /toMatchFileSnapshot\(.*golden\/(told|stor|tell|sentence)|golden\/(told|stor|tell|sentence)[^']*`/;

/** What is written in another form than everywhere else. */
export function otherForms(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, source]) => {
    const lines = source.split('\n').flatMap((line, i) => {
      const form = path.startsWith('src/') ? LINES.find(({ not }) => not.test(line)) : undefined;
      return form === undefined ? [] : [`${path}:${i + 1}: write ${form.but}`];
    });
    const told = isTest(path) && TOLD.test(source);
    if (told && path !== 'test/told.test.ts') lines.push(`${path}: whole games are told in test/told.test.ts`);
    if (told && !source.includes('golden/told'))
      lines.push(`${path}: what whole games say is kept in golden/told….txt`);
    return lines;
  });
}
