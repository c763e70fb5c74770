import { basename, dirname } from 'node:path';
import type { Plugin } from 'vitepress';
import { root } from '../../.ci/packages.js';
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

/** Gives every rule of a ledger an anchor, and ends its page with the tests of each rule. */
export function rulesPlugin(): Plugin {
  return {
    name: 'rules',
    enforce: 'pre',
    transform(markdown, id) {
      const file = `docs/rules/${basename(id)}`;
      if (dirname(id) !== `${root}/docs/rules` || !id.endsWith('.md')) return undefined;
      const ledger = checkRules(root).ledgers.find((candidate) => candidate.file === file);
      if (ledger === undefined) return undefined;
      return (
        markdown.replace(
          /^(\s*[-*] )(?=\*\*([A-Z]+-\d+[a-z]?)\*\*)/gm,
          (_, bullet, rule) => `${bullet}<a id="${anchor(rule)}"></a>`,
        ) + matrix(ledger)
      );
    },
  };
}
