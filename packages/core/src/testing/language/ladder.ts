import type { Explanation, RungResult } from '../../contract/priority.js';
import { choose } from '../../script/priority.js';
import type { DescribedExplanation } from '../../words/explanation.js';
import type { DescribedRung } from '../../words/ladder.js';
import { BRIEF_LENGTH } from '../../words/phrases.js';
import { fail, same } from '../laws/same.js';
import { whole } from './sentences.js';

const ids = (candidates: readonly { readonly id: string }[]): readonly string[] => candidates.map(({ id }) => id);
const keptOf = ({ candidates }: RungResult): readonly string[] => ids(candidates.filter(({ kept }) => kept));

/**
 * What holds of an explanation that is drawn as a ladder: the headline is brief, each item asks a question, who falls and who is left are
 * all that were in, and the primitive of scripts, asked again with the figures of the items, leaves the same.
 */
export function checkLadder(
  explanation: Explanation<unknown>,
  told: DescribedExplanation,
  marked: DescribedExplanation,
): void {
  if (told.headline !== '') {
    whole(told.brief, marked.brief, 'the headline in brief');
    if (told.brief.length > BRIEF_LENGTH)
      fail(`the headline in brief has ${told.brief.length} characters: "${told.brief}"`);
  }
  for (const [i, { question, rule }] of told.steps.entries()) {
    whole(question, marked.steps[i]?.question ?? '', `what the item ${rule} asks`);
    if (!question.endsWith('?')) fail(`the item ${rule} does not ask: "${question}"`);
  }
  for (const [i, rung] of told.ladder.entries()) {
    whole(rung.question, marked.ladder[i]?.question ?? '', 'the question of a rung');
    whole(rung.flag, marked.ladder[i]?.flag ?? '', 'the flag of a rung');
    checkRung(rung, told.ladder[i - 1], explanation.steps);
  }
  for (const [i, step] of explanation.steps.entries()) {
    const before = explanation.steps[i - 1];
    if (before === undefined || before.list === null || before.list.key !== step.list?.key) continue;
    // A list may turn to other things, but never come back to some of those that it has asked about.
    const asked = ids(before.candidates);
    if (before.item < step.item && step.candidates.some(({ id }) => asked.includes(id)))
      same(ids(step.candidates), keptOf(before), `who is in before item ${step.item} of ${step.list.key}`);
  }
  const shown = told.ladder.flatMap(({ steps }) => steps);
  const falls = explanation.steps.flatMap(({ candidates }, i) => (candidates.some(({ kept }) => !kept) ? [i] : []));
  for (const step of falls)
    if (!shown.includes(step)) fail(`the ladder leaves out step ${step}, at which somebody falls`);
}

/** Who falls at a rung and who is left are all that were in, by the figures of its items. */
function checkRung(
  { opens, fell, left, steps }: DescribedRung,
  before: DescribedRung | undefined,
  all: readonly RungResult[],
): void {
  const [first, ...others] = steps.map(
    (at) => all[at] ?? fail(`the ladder has a step ${at}, which the explanation lacks`),
  );
  if (first === undefined) fail('a rung without a step');
  const asked = ids(first.candidates);
  same([...ids(fell), ...ids(left)].sort(), [...asked].sort(), 'who falls and who is left, of all that were in');
  if (left.length === 0) fail('nobody is left on a rung');
  if (!opens) same(asked, ids(before?.left ?? []), 'who is in, of those that the rung before has left');
  const figures = [first, ...others].map(({ rule, label, candidates }) => ({
    rule,
    label,
    score: (id: string) => candidates.find((each) => each.id === id)?.score ?? fail(`${rule} gives ${id} no figure`),
  }));
  same(ids(left), choose(asked, figures, null), `who is left, by the figures of ${first.rule}`);
}
