import { CHANCE, type Seat } from '@wonders/core';
import { capital, commonEnglish, count, listed } from '@wonders/core/words';
import { STARTING_SETS } from '../components/board.js';
import { COLOURS, type Colour, type Cubes, total } from '../components/cubes.js';
import type { Order } from '../components/orders.js';
import { SYMBOLS } from '../components/tiles.js';
import type { ChanceMove } from '../notation.js';
import { standing } from '../scoring.js';
import type { Position, SeatDecisionKind } from '../state/index.js';
import type { HexInfo } from '../table/map.js';
import { tablesOf } from '../table/places.js';
import type { BoardLanguage, BoardWords } from './language.js';
import { hexToFill, moves, portToFill } from './moves.js';
import { nameOf } from './names.js';
import { describeOutcome } from './outcome.js';
import { cubesInWords, faceInWords, tileInWords, tradeInWords } from './phrases.js';
import { seatName, speakerAt } from './seats.js';

/** What each decision asks for. */
const ASKED: Readonly<Record<SeatDecisionKind, string>> = {
  'choose-start': 'choose a starting set',
  'place-boat': 'place the boat',
  sail: 'sail, or end the movement',
  toll: 'pay for a boat that lies here',
  action: 'take an action',
  upgrade: 'upgrade a cube, or none',
  bonus: 'take a bonus tile',
  trade: 'choose how often to trade',
  react: 'react to the action',
  discard: 'discard a cube',
};

function moment({ phase, path, round }: Position): string {
  if (phase === 'over') return 'The game is over';
  return path.length === 0 ? 'Setup' : `Round ${round}`;
}

function asked(position: Position): string {
  const decision = position.pending.at(-1);
  if (decision === undefined) return describeOutcome(position);
  const { kind, seat } = decision;
  if (seat === CHANCE) return 'The table decides';
  return `${capital(speakerAt(position, seat).whose)} turn: ${ASKED[kind as SeatDecisionKind]}`;
}

/** Which seat has the most points. A view hides orders, which count nothing. */
function ahead(position: Position): string {
  const { scores } = standing(position);
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

const orderInWords = ({ vp, cost }: Order): string => `${vp} points for ${cubesInWords(cost)}`;

/** What a hex holds: a trade, the sea, or a port with its order. */
function ground(position: Position, { market, face, tile }: HexInfo): string {
  if (market !== null) return `${nameOf(market.symbol)}, ${tradeInWords(market)}`;
  if (tile.startsWith('sea-')) return 'Sea';
  const port = `The ${nameOf(tile)}`;
  if (face === null) return `${port}, empty`;
  return `${port}, ${face === 'closed-port' ? 'closed' : orderInWords(tablesOf(position).orders[face])}`;
}

function hex(position: Position, info: HexInfo): string {
  const { boats, outposts, cubes } = info;
  const said = [ground(position, info)];
  for (const seat of boats) said.push(`the boat of ${seatName(position, seat)}`);
  for (const seat of outposts) said.push(`an outpost of ${seatName(position, seat)}`);
  if (total(cubes) > 0) said.push(cubesInWords(cubes));
  return said.join(', ');
}

function question(position: Position, { kind }: ChanceMove): string {
  switch (kind) {
    case 'remove':
      return 'Which market tile was removed?';
    case 'cell':
      return 'Where does the map grow?';
    case 'tile':
      return `Which tile lies on ${hexToFill(position)}?`;
    case 'order':
      return `Which order lies on ${portToFill(position)}?`;
    case 'draw':
      return `What was drawn for ${portToFill(position)}?`;
    case 'lot':
      return 'Which lot was drawn?';
  }
}

function shown(position: Position, move: ChanceMove): string {
  switch (move.kind) {
    case 'remove':
    case 'tile':
      return capital(tileInWords(position, move.tile));
    case 'order':
      return capital(faceInWords(position, move.order));
    case 'draw':
      return capital(faceInWords(position, move.tile));
    case 'lot':
      return cubesInWords(STARTING_SETS[move.colour]);
    case 'cell':
      return move.hex;
  }
}

/** What the board says besides names and moves, in English. */
export const boardWords: BoardWords = {
  game: 'Century: Eastern Wonders',
  letters: { yellow: 'Y', red: 'R', green: 'G', brown: 'B' },
  moment,
  asked,
  ahead,
  hex,
  laid: (name) => `${name}, laid`,
  closed: 'closed',
  port: 'port',
  cubesOf: (position: Position, seat: Seat, colour: Colour, cubes: number) =>
    `${cubes} ${nameOf(colour)} cubes of ${seatName(position, seat)}`,
  hold: (cubes, spaces) => `${cubes} of ${spaces}`,
  store: (cubes) => count(cubes, 'cube'),
  order: (order) => `Order, ${orderInWords(order)}`,
  bonusTiles: 'Bonus tiles',
  question,
  shown,
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
  board: boardWords,
};
