import type { Seat } from '@wonders/core';
import { count, listed } from '@wonders/core/words';
import type { Lead } from '../opponent/evaluation.js';
import type { View } from '../state/position.js';
import { seated } from './names.js';

/** Points to a tenth. */
function tenths(points: number): string {
  const rounded = Math.round(points * 10) / 10;
  return count(rounded === 0 ? 0 : rounded, 'point');
}

/** Ahead or behind. */
const standing = (total: number): string =>
  total < -0.05 ? `${tenths(-total)} behind` : total > 0.05 ? `${tenths(total)} ahead` : 'level';

/** HAL-61: what a lead is made of: what counts already, and what is still promised. */
export function describeLead({ points, cards, districts, prospects, victory, total }: Lead): string {
  const parts = [
    [points, 'in hand'],
    [cards, 'for cards'],
    [districts, 'for districts'],
    [prospects, 'in prospects'],
  ] as const;
  const told = parts.filter(([n]) => Math.abs(n) >= 0.05).map(([n, what]) => `${tenths(n)} ${what}`);
  const end = victory === 0 ? '' : victory > 0 ? ', and the game is won' : ', and the game is not won';
  const made = told.length === 0 ? '' : `: ${listed(told)}`;
  return `${standing(total - victory)}${made}${end}`;
}

/** The house bot's choice, with what it leads to and by how much it is better than the next. */
export function describeChoice(
  { view, seat }: { readonly view: View; readonly seat: Seat },
  move: string,
  lead: Lead,
  next: { readonly move: string; readonly lead: Lead } | undefined,
): string {
  const leads = `${move}: this should leave ${seated(view, seat).within} ${describeLead(lead)}`;
  if (next === undefined) return `${leads}; there is no other move`;
  const better = lead.total - next.lead.total;
  return better < 0.05
    ? `${leads}; as good as the next choice, ${next.move}`
    : `${leads}; ${tenths(better)} better than the next choice, ${next.move}`;
}
