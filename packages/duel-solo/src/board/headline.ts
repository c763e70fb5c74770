import { tellOutcome, tellPrompt } from '@wonders/core/words';
import { prompt } from '../prompts/index.js';
import { outcome } from '../scoring.js';
import type { Position } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** The headline above the board: the moment and the question. Screen readers also get the leader. */
export interface Headline {
  readonly title: string;
  readonly line: string;
  readonly description: string;
}

/** The moment and the question; with the places that the question is about. */
export function headline(s: Position, language: BoardLanguage): Headline & { readonly places: readonly string[] } {
  const { board: words } = language;
  const decision = s.pending[s.pending.length - 1];
  if (decision === undefined) {
    const line = tellOutcome(language, s);
    return { title: words.over, line, description: line, places: [] };
  }
  const question = prompt(s, decision, decision.seat);
  const line = tellPrompt(language, s, question);
  const plan = s.direction === null ? [] : [words.direction(s, s.direction)];
  return {
    title: [words.ages[s.age], ...plan].join('. '),
    line,
    description: `${standing(s, words)}. ${line}`,
    places: question.places,
  };
}

/** Who is ahead. */
function standing(s: Position, words: BoardLanguage['board']): string {
  const [one = 0, two = 0] = outcome(s).scores.map(({ total }) => total);
  return words.ahead(s, one === two ? null : one > two ? 0 : 1, Math.max(one, two), Math.min(one, two));
}
