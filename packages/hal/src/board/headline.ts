import { listed } from '@wonders/core/words';
import { pieceName } from '../components/names.js';
import { halTurn } from '../opponent/forecast.js';
import { outcome } from '../scoring.js';
import { isScript, type View } from '../state/position.js';
import { seatsToDecide } from '../table/seats.js';
import { describeEnding } from '../words/endings.js';
import { seatName } from '../words/names.js';
import { giftText } from './cards.js';

/** What the decision at hand asks for. */
const ASKED: Readonly<Record<string, string>> = {
  give: 'give Hal one of three cards',
  act: 'play one card, alone or with a tile',
  'move-token': 'put the token down',
  draft: 'keep a character',
  'new-hand': 'keep the hand or take a new one',
  commit: 'choose a card, alone or with a tile',
  take: 'take a resource or a tile',
  'return-tiles': 'return tiles for a point each',
};

/** Who won, and by how much. */
function result(view: View): string {
  const { scores, ranks } = outcome(view);
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const totals = scores.map(({ total }) => total).sort((a, b) => b - a);
  const names = first.map((seat) => seatName(view, seat));
  if (first.length > 1) return `A draw between ${listed(names)}, ${totals[0]} points each`;
  return `${names[0] === 'You' ? 'You win' : `${names[0]} wins`} ${totals[0]} to ${totals[1]}`;
}

/** HAL-21: Hal's card, and what it comes to. */
function halsTurn(view: View): string {
  const { halCard } = view;
  if (halCard === null || halCard === 'hidden' || halCard === 'face-down') return 'It is Hal’s turn';
  return `Hal’s turn with ${pieceName(halCard)}: ${giftText(halTurn(view, halCard)).replace('Hal: ', '')}`;
}

/** The round and what happens now. */
export function headline(view: View): { readonly title: string; readonly line: string } {
  if (view.ending !== null)
    return { title: result(view), line: `The game ended: ${describeEnding(view, view.ending)}` };
  const title = view.round === 0 ? 'Setting up' : `Round ${view.round}`;
  const seats = seatsToDecide(view);
  const decision = view.pending[view.pending.length - 1];
  if (seats.length === 0 || decision === undefined) return { title, line: 'Something turns up' };
  if (seats.some((seat) => isScript(view, seat))) return { title, line: halsTurn(view) };
  const names = seats.map((seat) => seatName(view, seat));
  const all = seats.length > 1 && seats.length === view.players.length;
  const who = names[0] === 'You' ? 'Your turn' : all ? 'Everybody' : listed(names);
  return { title, line: `${who}: ${ASKED[decision.kind] ?? 'decide'}` };
}
