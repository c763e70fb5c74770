import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vitepress';
import { root } from '../../.ci/lib/packages.js';
import { checkRules, type Ledger, type RuleTest } from '../rules/check.js';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('`', '&#96;')
    .replaceAll('|', '&#124;');

const anchor = (id: string): string => id.toLowerCase();

function testItem({ title, file }: RuleTest): string {
  return `<li>${escapeHtml(title)} <small>${escapeHtml(file.replace(/^packages\/[^/]+\//, ''))}</small></li>`;
}

/** The table of a game's rules and the tests that bear their ids. */
function matrix({ rules }: Ledger): string {
  const rows = rules.map(
    ({ id, tests }) =>
      `<tr><td><a href="#${anchor(id)}">${id}</a></td><td><ul>${tests.map(testItem).join('')}</ul></td></tr>`,
  );
  const head = '<thead><tr><th>Rule</th><th>Tests</th></tr></thead>';
  return `\n\n## Rules and their tests\n\n<table v-pre class="rule-matrix">${head}<tbody>${rows.join('')}</tbody></table>\n`;
}

const RULE_ITEM = /^\s*[-*] (?:<a [^>]*><\/a>)?\*\*([A-Z]+-\d+[a-z]?)\*\*/;

/** The rules of a game that have an example. */
function examples(game: string): ReadonlySet<string> {
  const file = join(root, 'docs/rules/scenes', `${game}.json`);
  return new Set(existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

/** Whether a line goes on with the text of the item before it. */
const goesOn = (line = ''): boolean => /^\s+[^\s|*-]/.test(line);

const button = (rule: string): string =>
  ` <button type="button" class="see-rule" data-see-rule="${rule}" aria-label="${rule}: see it happen">see it happen</button>`;

/** Ends the text of every rule that has an example with a button that shows it. */
function withButtons(markdown: string, shown: ReadonlySet<string>): string {
  let rule: string | undefined;
  const lines = markdown.split('\n');
  const ended = lines.map((line, i) => {
    rule = RULE_ITEM.exec(line)?.[1] ?? (goesOn(line) ? rule : undefined);
    return rule === undefined || !shown.has(rule) || goesOn(lines[i + 1]) ? line : line + button(rule);
  });
  return ended.join('\n');
}

/** Gives every rule of a ledger an anchor and an example, and ends its page with the tests of each rule. */
export function rulesPlugin(): Plugin {
  return {
    name: 'rules',
    enforce: 'pre',
    transform(markdown, id) {
      const file = `docs/rules/${basename(id)}`;
      if (dirname(id) !== `${root}/docs/rules` || !id.endsWith('.md')) return undefined;
      const ledger = checkRules(root).ledgers.find((candidate) => candidate.file === file);
      if (ledger === undefined) return undefined;
      const shown = examples(ledger.package);
      const anchored = withButtons(markdown, shown).replace(
        /^(\s*[-*] )(?=\*\*([A-Z]+-\d+[a-z]?)\*\*)/gm,
        (_, bullet, rule) => `${bullet}<a id="${anchor(rule)}"></a>`,
      );
      const scenes = `\n\n<RuleScenes game="${ledger.package}" />\n`;
      return anchored + matrix(ledger) + (shown.size > 0 ? scenes : '');
    },
  };
}
