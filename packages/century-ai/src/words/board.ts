import { capital, commonEnglish, count, listed } from '@wonders/core/words';
import { COLOURS, type Cubes } from '../components/cubes.js';
import { SYMBOLS } from '../components/tiles.js';
import { openSheet } from '../scoring.js';
import type { Position } from '../state/index.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { moves } from './moves.js';
import { nameOf } from './names.js';
import { notices } from './notices.js';
import { describeOutcome, placing } from './outcome.js';
import { piece } from './pieces.js';
import { prompts } from './prompts.js';
import { seatName, speakerAt } from './seats.js';

function moment({ phase, path, round }: Position): string {
  if (phase === 'over') return 'The game is over';
  return path.length === 0 ? 'Setup' : `Round ${round}`;
}

/** Which seat has the most points. A view hides orders, which count nothing. */
function ahead(position: Position): string {
  const scores = position.seats.map((_, seat) => openSheet(position, seat));
  const totals = scores.map((score) => score.total);
  const most = Math.max(...totals);
  const leaders = scores.filter((score) => score.total === most).map(({ seat }) => speakerAt(position, seat));
  const [leader] = leaders;
  const said =
    leader === undefined || leaders.length > 1
      ? `${capital(listed(leaders.map(({ within }) => within)))} are level at ${count(most, 'point')}`
      : leader.does('lead', `${most} to ${Math.max(...totals.filter((each) => each < most))}`);
  return position.seats.some(({ orders }) => orders.includes('hidden')) ? `${said}, hidden orders aside` : said;
}

/** What the board says besides names and moves, in English. */
export const boardWords: BoardWords = {
  game: 'Century: Eastern Wonders',
  letters: { yellow: 'Y', red: 'R', green: 'G', brown: 'B' },
  moment,
  ahead,
  closed: 'closed',
  port: 'port',
  hold: (cubes, spaces) => `${cubes} of ${spaces}`,
  store: (cubes) => count(cubes, 'cube'),
  bonusTiles: 'Bonus tiles',
  lines: { points: 'points', cubes: 'cubes', outposts: 'outposts', orders: 'orders', none: 'none' },
  cargo: (cubes: Cubes, spaces) =>
    `${COLOURS.map((colour, rank) => `${cubes[rank as 0]} ${nameOf(colour)}`).join(', ')} (of ${spaces})`,
  outposts: (built: Cubes) => SYMBOLS.map((symbol, row) => `${built[row as 0]} ${nameOf(symbol)}`).join(', '),
};

/** The English of the boards: only the words that they need. */
export const boardEnglish: BoardLanguage = {
  tag: 'en',
  common: commonEnglish,
  name: nameOf,
  seat: seatName,
  moves,
  outcome: describeOutcome,
  placing,
  prompts,
  notices,
  piece,
  board: boardWords,
};
