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
export function headline(
  position: Position,
  language: BoardLanguage,
): Headline & { readonly places: readonly string[] } {
  const { board: words } = language;
  const decision = position.pending[position.pending.length - 1];
  if (decision === undefined) {
    const line = tellOutcome(language, position);
    return { title: words.over, line, description: line, places: [] };
  }
  const question = prompt(position, decision, decision.seat);
  const line = tellPrompt(language, position, question);
  const plan = position.direction === null ? [] : [words.direction(position, position.direction)];
  return {
    title: [words.ages[position.age], ...plan].join('. '),
    line,
    description: `${standing(position, words)}. ${line}`,
    places: question.places,
  };
}

/** Who is ahead. */
function standing(position: Position, words: BoardLanguage['board']): string {
  const [one = 0, two = 0] = outcome(position).scores.map(({ total }) => total);
  return words.ahead(position, one === two ? null : one > two ? 0 : 1, Math.max(one, two), Math.min(one, two));
}
