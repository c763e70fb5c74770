import { capital } from '@wonders/core/words';
import { cardName } from '../components/cards.js';
import { tokenName } from '../components/tokens.js';
import { TURNS } from '../flow/ages.js';
import { outcome } from '../scoring/index.js';
import type { View } from '../state/index.js';
import { isAges, isSolo, PLAYER_SEAT } from '../table/decks.js';
import { nameOf } from '../words/names.js';
import { signed } from './sheet.js';

/** When it is, and what has to be decided. */
export function headline(s: View): { readonly title: string; readonly line: string } {
  return { title: title(s), line: s.phase === 'over' ? result(s) : doing(s) };
}

function title(s: View): string {
  if (s.phase === 'over') return 'The game is over';
  if (s.turn === 0 && s.age === 0) return 'The table is set';
  return isAges(s) ? `Age ${s.age}, turn ${s.turn} of ${TURNS[s.age]}` : `Turn ${s.turn}`;
}

/** Who has won, and by how much. */
function result(s: View): string {
  const { scores, winners, medal } = outcome(s);
  const points = scores.map(({ order }, seat) => `${nameOf(s, seat).within} ${order[0]}`).join(', ');
  if (winners.length > 1) return capital(`a draw: ${points}`);
  const won = nameOf(s, winners[0] ?? PLAYER_SEAT).does('win');
  const final = isSolo(s)
    ? `, final score ${signed(scores[0]?.total ?? 0)}${medal === null ? '' : `, ${medal} medal`}`
    : '';
  return `${won}: ${points}${final}`;
}

const DOING: Readonly<Record<string, string>> = {
  pick: 'take a card',
  select: 'select a card',
  act: 'build, use a set or take an extra card',
  'take-token': 'take a Progress token',
  'take-top': 'take the top card of any deck',
  'look-deck': 'choose the deck to look into',
  'take-looked': 'take one of the cards',
  'opponent-turn': 'take its turn',
};

function doing(s: View): string {
  const decision = s.pending.at(-1);
  if (decision === undefined) return '';
  if (decision.seat < 0) return 'What turns up?';
  const what = DOING[decision.kind] ?? '';
  const { isYou, start } = nameOf(s, decision.seat);
  const taken = s.taken === null ? '' : ` (${cardName(s.taken)} was taken)`;
  const extras = s.triggers.length === 0 ? '' : ` (${s.triggers.map(tokenName).join(', ')})`;
  return isYou ? `Your turn: ${what}${taken}${extras}` : `${start} is to ${what}${taken}${extras}`;
}
