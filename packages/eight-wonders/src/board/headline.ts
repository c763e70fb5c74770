import type { Seat } from '@wonders/core';
import { tellOutcome, tellPrompt } from '@wonders/core/words';
import { type Prompt, prompt } from '../prompts.js';
import type { Decision, View } from '../state/index.js';
import { offering } from '../table/offers.js';
import type { BoardLanguage } from '../words/language.js';

/** Who is asked: of several seats the viewer, or the first one. */
function askedSeat(view: View, { kind, seat }: Decision): Seat {
  if (kind !== 'offer') return seat;
  const seats = offering(view);
  return seats.find((each) => each === view.viewer) ?? seats[0] ?? seat;
}

/** The question, unless the game is over. */
function question(view: View): Prompt | undefined {
  const decision = view.pending[view.pending.length - 1];
  return decision && prompt(view, decision, askedSeat(view, decision));
}

/** Where the game stands and what is asked; for screen readers also who is ahead; and the places that the question is about. */
export function headline(
  view: View,
  language: Pick<BoardLanguage, 'common' | 'seat' | 'outcome' | 'placing' | 'prompts' | 'board'>,
) {
  const { board } = language;
  const asked = question(view);
  const title = board.moment(view);
  if (asked === undefined) {
    const line = tellOutcome(language, view);
    return { title, line, description: `${line}.`, places: [] };
  }
  const line = tellPrompt(language, view, asked);
  const description = `${board.ahead(view)}. ${line}${line.endsWith('?') ? '' : '.'}`;
  return { title, line, description, places: asked.places };
}
