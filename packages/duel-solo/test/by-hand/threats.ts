import { CARDS, type CardId, type View, WONDERS, type WonderId } from '../../src/index.js';
import { HUMAN, isSixth, ofColour, rival, type Side, SOLO, symbols, unbuilt } from './cities.js';

// What would win at once: for SOLO (DUEL-145), and for the human (DUEL-143).

/** DUEL-050, DUEL-051: whether a number of shields takes a side to the other capital. */
function marches(view: View, side: Side, shields: number): boolean {
  const step = side === SOLO ? 1 : -1;
  let { pawn } = view;
  for (let i = 0; i < shields; i++) {
    if (view.pantheon?.minerva === pawn + step) return false;
    pawn += step;
    if (Math.abs(pawn) === 9) return true;
  }
  return false;
}

const redShields = (view: View, side: Side, card: CardId): number =>
  CARDS[card].shields + Number(view.cities[side].progress.includes('strategy'));

/** Whether a building wins by itself. */
export const cardWins = (view: View, side: Side, card: CardId): boolean => {
  const { colour, symbol } = CARDS[card];
  if (colour === 'red') return marches(view, side, redShields(view, side, card));
  return colour === 'green' && isSixth(view, side, symbol ?? '');
};

/** Whether a token of a pair would win: Law on the board as the sixth symbol. */
export const pairWins = (view: View, side: Side, card: CardId): boolean =>
  CARDS[card].colour === 'green' &&
  symbols(view, side).includes(CARDS[card].symbol ?? '') &&
  view.board.includes('law') &&
  isSixth(view, side, 'law');

export const wonderShieldsWin = (view: View, side: Side, id: WonderId): boolean =>
  marches(view, side, WONDERS[id].shields);

/** Whether a divinity wins at once, or by the one decision that follows it. */
export function divinityWins(view: View, side: Side, id: string, looksOn: boolean): boolean {
  const other = rival(side);
  switch (id) {
    case 'mars':
      return marches(view, side, 2);
    case 'ishtar':
      return isSixth(view, side, 'law');
    case 'nisaba':
      return ofColour(view, other, 'green').some((card) => isSixth(view, side, CARDS[card].symbol ?? ''));
    case 'enki':
      return looksOn && view.pantheon?.enki.includes('law') === true && isSixth(view, side, 'law');
    case 'hades':
      return looksOn && view.discard.some((card) => cardWins(view, side, card));
    case 'isis':
      return (
        looksOn && view.discard.length > 0 && unbuilt(view, side).some((wonder) => wonderShieldsWin(view, side, wonder))
      );
    default:
      return false;
  }
}

/** DUEL-143. */
export const humanWins = {
  byCard: (view: View, card: CardId): boolean => cardWins(view, HUMAN, card) || pairWins(view, HUMAN, card),
  byDivinity: (view: View, id: string): boolean => divinityWins(view, HUMAN, id, true),
};
