/** The compiler knows every ending of a game, by its rules and by a verdict. The step `pack` compiles it by old and new compilers. */
import { outcomeOf, type Table } from '@wonders/core/table';
import type { duelSolo } from '@wonders/duel-solo';

/** Why a game of Duel ended: each ending has its case, and no other compiles. */
export function why(table: Table<typeof duelSolo>): string {
  const outcome = outcomeOf(table);
  if (outcome === undefined) return 'it goes on';
  switch (outcome.ending) {
    case 'military':
    case 'science':
      return 'by supremacy';
    case 'points':
    case 'blue-cards':
    case 'shared':
      return outcome.scores.map(({ categories }) => categories.military).join(' to ');
    case 'resign':
    case 'time':
    case 'host':
      return `by a verdict against ${outcome.loser ?? 'nobody'}`;
    case 'draw':
      return 'agreed';
    // @ts-expect-error: no game ends by this.
    case 'resigned':
      return '';
    default: {
      const none: never = outcome;
      return none;
    }
  }
}
