import { expect, test } from 'vitest';
import { marksIn, sourceProblems } from './sources.js';

const ledger = (...rules: readonly string[]): string => `# A game

${rules.map((rule, i) => `- **DEMO-${i + 1}** ${rule}`).join('\n')}

## Headings of the rulebook

- **Setup**
- **End of the Game**
- **Credits**: no rule, names of people

## What no text tells

Nothing.
`;

const problems = (...rules: readonly string[]): readonly string[] =>
  sourceProblems(ledger('[rulebook: Setup]', '[reference: §2; rulebook: End of the Game] Ends.', ...rules), 'demo.md');

test('marks are parts of brackets, which may go on over the end of a line', () => {
  expect(
    marksIn('- **DEMO-1** [reference;\n  ruling: the texts\n  are silent] A rule [note].\n- **DEMO-2** None.\n'),
  ).toEqual([
    { id: 'DEMO-1', line: 1, parts: ['reference', 'ruling: the texts are silent'] },
    { id: 'DEMO-2', line: 4, parts: [] },
  ]);
});

test.each([
  '[reference] As the variant says.',
  '[reference: §3 End]',
  '[erratum: the publisher, May 2016; rulebook: Setup]',
  '[designer: an answer of 2015]',
  '[ruling: the rulebook is silent, the mover chooses]',
])('a good source: %s', (rule) => {
  expect(problems(rule)).toEqual([]);
});

test.each([
  ['Whoever begins.', 'does not say where it comes from'],
  ['[official]', 'has a mark that is none: official'],
  ['[rulebook: Set-up]', 'cites headings that the ledger does not list: Set-up'],
  ['[rulebook]', 'cites headings that the ledger does not list: '],
  ['[ruling]', 'is a ruling, and does not say why'],
  ['[ruling: it plays better]', 'is a ruling, and does not say why'],
  ['[erratum]', 'does not say whose erratum it is'],
])('no source: %s', (rule, said) => {
  expect(problems(rule)).toEqual([expect.stringContaining(`DEMO-3 ${said}`)]);
});

test('every heading has a rule, or says why not, and the ledger ends with what no text tells', () => {
  const [marks, untold] = ['[rulebook: Setup] One.', '\n## What no text tells\n\nNothing.\n'];
  expect(sourceProblems(ledger(marks), 'demo.md')).toEqual([
    expect.stringContaining('no rule cites the heading End of the Game'),
  ]);
  expect(sourceProblems(ledger(marks).replace(untold, ''), 'demo.md').at(-1)).toBe(
    'demo.md should end with: ## What no text tells',
  );
});
