import type { Legend, Piece, Seat } from '@wonders/core';
import { capital, count, listed, plural } from '@wonders/core/words';
import { total } from '../components/cards.js';
import { type DiscId, discOf } from '../components/discs.js';
import { BUILDING_TYPES, type BuildingType, TYPES } from '../components/types.js';
import { SPACES, WONDERS, type WonderId } from '../components/wonders.js';
import { CATEGORIES, discPoints } from '../scoring.js';
import { entry, type Position, tablesOf } from '../state/index.js';
import { correctCards, isOffering, rejectedPoints } from '../table/offers.js';
import { drawPileSize } from '../table/piles.js';
import { pointsOf } from '../table/points.js';
import { turnOrderTrack } from '../table/track.js';
import { discsOn, discsShowing, topSpace, wonderOf } from '../table/wonders.js';
import { actionCard } from './action-cards.js';
import { seatPiece } from './holdings.js';
import { cardsName, nameOf, offerName, SPACE_NAMES, wonderName } from './names.js';
import { categories } from './scores.js';
import { offerTitle, seatName, who, whose, within } from './seats.js';

const NO_PRICE: readonly string[] = /* @__PURE__ */ Object.freeze([]);

/** Whether the wonders, the hands or the starting seat are still to come. */
export const inSetup = ({ phase }: Position): boolean => phase === 'discs' || phase === 'hands' || phase === 'order';

/** What a row of the scoring table brings: `8 points for the most parts, 4 for the second most, 3 for others`. */
function rowWords(position: Position, row = position.row): string {
  const { rows, light, others } = tablesOf(position).scoringTable;
  const { first, second } = row === 'light' ? light : entry(rows, row - 1);
  return `${count(first, 'point')} for the most parts, ${second} for the second most, ${others} for others`;
}

/** The scoring row in words: `row 4 of 7`. */
function rowName(position: Position): string {
  const { row } = position;
  return row === 'light' ? 'the light row' : `row ${row} of ${tablesOf(position).scoringTable.rows.length}`;
}

/** EIGHT-100, EIGHT-106, EIGHT-135: when a wonder is scored, and by what; the marker can move on before its last disc. */
function wonderEffect(position: Position, i: number): string {
  const { phase, site, ending } = position;
  const discs = discsOn(position, i).length;
  if (discs === 0 && phase !== 'discs')
    return phase === 'triple' && wonderOf(site as number) === i ? `brings ${rowWords(position)}` : '';
  if (ending !== null) return `brings ${rowWords(position, 'light')}`;
  return discs === 1 ? `brings ${rowWords(position)}` : 'scored when its last disc is taken';
}

function wonderPiece(position: Position, wonder: WonderId): Piece {
  const i = WONDERS.indexOf(wonder);
  const discs = discsOn(position, i).length;
  const parts = entry(position.parts, i).flatMap((each, seat) =>
    each > 0 ? [`${within(position, seat)} ${each}`] : [],
  );
  const none = position.phase === 'discs' ? 'no discs yet' : 'finished';
  return {
    name: nameOf(wonder),
    effect: wonderEffect(position, i),
    status: `${discs === 0 ? none : `${count(discs, 'disc')} left`}; ${parts.length === 0 ? 'no parts' : `parts: ${listed(parts)}`}`,
    price: NO_PRICE,
    rules: ['EIGHT-100', 'EIGHT-102', 'EIGHT-103', 'EIGHT-104', 'EIGHT-105'],
  };
}

/** EIGHT-68: what a disc needs, and what of it the viewer holds: `4 cranes (3 in hand)`. */
function discPrice(position: Position, id: DiscId): readonly string[] {
  const { types, needs } = discOf(id);
  const { viewer, hands, hidden } = position;
  return types.map((type) => {
    const needed = count(needs[type], nameOf(BUILDING_TYPES[type]));
    if (typeof viewer !== 'number' || entry(hidden, viewer) > 0) return needed;
    const holds = entry(hands, viewer)[type];
    return `${needed} (${holds === 0 ? 'none' : holds} in hand)`;
  });
}

/** EIGHT-130, EIGHT-138, EIGHT-139: what a disc brings the viewer at the end. */
function discEffect(position: Position, id: DiscId): string {
  const { viewer, discs } = position;
  const { types } = discOf(id);
  const said: string[] = [];
  if (types.length > 1)
    said.push(
      `counts as a disc of ${listed(
        types.map((type) => plural(nameOf(BUILDING_TYPES[type]))),
        'or',
      )}`,
    );
  if (typeof viewer === 'number') {
    const own = entry(discs, viewer);
    const more = discPoints([...own, id], tablesOf(position)) - discPoints(own, tablesOf(position));
    said.push(`worth ${more === 0 ? 'no point' : count(more, 'point')} to ${within(position, viewer)}`);
  }
  if (!inSetup(position) && position.ending === null && types.some((type) => discsShowing(position)[type] === 1))
    said.push('ends the game');
  return said.join(', ');
}

function discPiece(position: Position, wonder: WonderId, space: number): Piece {
  const i = WONDERS.indexOf(wonder);
  const site = i * SPACES + space;
  const id = entry(position.spaces, site);
  const where = `${SPACE_NAMES[space]} space of ${wonderName(wonder)}`;
  if (id === null) {
    const status = position.phase === 'discs' ? 'no disc yet' : 'its disc has been taken';
    return { name: capital(where), effect: '', status, price: NO_PRICE, rules: ['EIGHT-11', 'EIGHT-52'] };
  }
  const above = position.options.discChoice === 'top' ? space - topSpace(position, i) : 0;
  const waits = above === 0 ? '' : `, below ${count(above, 'other disc')}`;
  return {
    name: `Disc of ${nameOf(id)}`,
    effect: discEffect(position, id),
    status: `${where}${position.site === site ? ', under construction' : waits}`,
    price: discPrice(position, id),
    rules: ['EIGHT-51', 'EIGHT-68', 'EIGHT-76', 'EIGHT-77', 'EIGHT-138'],
  };
}

/** EIGHT-76, EIGHT-77, EIGHT-79, EIGHT-124: the ways in which an open offer may end. */
function offerEffect(position: Position, seat: Seat, trade: boolean, correct: number): string {
  if (correct === 0) return 'cannot be accepted';
  const [owner, builder] = [who(position, seat), who(position, position.active)];
  if (position.phase === 'triple')
    return `turned down, it brings ${owner.within} ${count(rejectedPoints(position, seat), 'point')}`;
  const place = count(correct, 'part');
  const accepted = trade
    ? `${owner.doing('take', 'the disc')} and ${builder.doing('place', place)}`
    : owner.doing('place', place);
  return `accepted, ${accepted}; turned down, it brings ${owner.within} ${count(correct, 'point')}`;
}

function offerPiece(position: Position, seat: Seat): Piece | undefined {
  const { phase, active, offers } = position;
  if (!isOffering(position) || seat === active) return undefined;
  const offer = offers[seat] ?? null;
  const name = offerTitle(position, seat);
  const rules = ['EIGHT-55', 'EIGHT-65', 'EIGHT-76', 'EIGHT-77', 'EIGHT-79', 'EIGHT-124'];
  if (offer === null)
    return { name, effect: '', status: phase === 'offer' ? 'still to come' : 'accepted', price: NO_PRICE, rules };
  if (offer === 'hidden') return { name, effect: '', status: 'face down', price: NO_PRICE, rules };
  const effect = offerEffect(position, seat, offer.trade, total(correctCards(position, offer.cards)));
  const status = phase === 'offer' ? 'not yet turned up' : '';
  return { name: `${name}, ${offerName(offer)}`, effect, status, price: NO_PRICE, rules };
}

function handPiece(position: Position, type: BuildingType): Piece | undefined {
  const { viewer, hands } = position;
  if (typeof viewer !== 'number') return undefined;
  const cards = entry(entry(hands, viewer), BUILDING_TYPES.indexOf(type));
  return {
    name: count(cards, nameOf(type)),
    effect: `for discs that need ${plural(nameOf(type))}, own ones or by an offer`,
    status: `in ${whose(position, viewer)} hand`,
    price: NO_PRICE,
    rules: ['EIGHT-56', 'EIGHT-68'],
  };
}

function track(position: Position): Piece {
  const seats = turnOrderTrack(position).map((seat) => within(position, seat));
  return {
    name: 'Turn order',
    effect: '',
    status: inSetup(position) ? 'not yet known' : seats.join(', then '),
    price: NO_PRICE,
    rules: ['EIGHT-30', 'EIGHT-32'],
  };
}

function scoringTable(position: Position): Piece {
  const { rows, light } = tablesOf(position).scoringTable;
  const each = rows.map(({ first, second }, i) => `${i + 1}: ${first} and ${second}`);
  return {
    name: 'Scoring table',
    effect: `${rowName(position)}: ${rowWords(position)}`,
    status: `by row ${each.join(', ')}, light row ${light.first} and ${light.second}`,
    price: NO_PRICE,
    rules: ['EIGHT-102', 'EIGHT-103', 'EIGHT-104', 'EIGHT-105', 'EIGHT-106', 'EIGHT-135'],
  };
}

function discsLeft(position: Position): Piece {
  const counts = discsShowing(position);
  const by = TYPES.map((type) => `${counts[type]} with ${plural(nameOf(BUILDING_TYPES[type]))}`);
  const effect = 'the game ends when no disc shows one of the types';
  return { name: 'Discs left', effect, status: by.join(', '), price: NO_PRICE, rules: ['EIGHT-130', 'EIGHT-153'] };
}

function piles(position: Position): Piece {
  const { discard, played, options } = position;
  const actions = played.length === 0 ? 'none' : played.map(nameOf).join(', ');
  return {
    name: `Draw pile of ${count(drawPileSize(position), 'card')}`,
    effect: 'when it is empty, the discard pile is shuffled',
    status: `discard pile: ${cardsName(discard)}${options.actionCards ? `; action cards played: ${actions}` : ''}`,
    price: NO_PRICE,
    rules: ['EIGHT-15', 'EIGHT-36', 'EIGHT-116'],
  };
}

/** EIGHT-142 */
function scoreSheet(position: Position): Piece | undefined {
  if (position.phase !== 'over') return undefined;
  const seats = position.scores.map((score, seat) => {
    const lines = CATEGORIES.map((category) => `${categories[category]} ${score[category]}`);
    return `${seatName(position, seat)} ${count(pointsOf(position, seat), 'point')} (${lines.join(', ')})`;
  });
  return { name: 'Score sheet', effect: '', status: seats.join('; '), price: NO_PRICE, rules: ['EIGHT-142'] };
}

type Read = (position: Position, of: string) => Piece | undefined;

/** The pieces by the first word of their places. */
const PIECES: Readonly<Record<string, Read>> = {
  wonder: (position, of) => (WONDERS.includes(of as WonderId) ? wonderPiece(position, of as WonderId) : undefined),
  disc(position, of) {
    const space = Number(of.slice(-1));
    const wonder = WONDERS.find((each) => of === `${each}-${space}`);
    return wonder === undefined || !(space < SPACES) ? undefined : discPiece(position, wonder, space);
  },
  offered: (position, of) => (Object.hasOwn(position.hands, of) ? offerPiece(position, Number(of)) : undefined),
  seat: (position, of) => (Object.hasOwn(position.hands, of) ? seatPiece(position, Number(of)) : undefined),
  hand: (position, of) => {
    const type = BUILDING_TYPES.find((each) => each === of);
    return type === undefined ? undefined : handPiece(position, type);
  },
  action: actionCard,
  track: (position, of) => (of === '' ? track(position) : undefined),
  scoring: (position, of) => (of === 'table' ? scoringTable(position) : undefined),
  discs: (position, of) => (of === 'left' ? discsLeft(position) : undefined),
  piles: (position, of) => (of === '' ? piles(position) : undefined),
  score: (position, of) => (of === 'sheet' ? scoreSheet(position) : undefined),
};

/** What stands at a place of the board, as far as the viewer may know. */
export function piece(position: Position, place: string): Piece | undefined {
  const [kind = '', ...of] = place.split('-');
  return Object.hasOwn(PIECES, kind) ? PIECES[kind]?.(position, of.join('-')) : undefined;
}

/** What the icons of the board mean, without the marks. */
export const legend: Legend = {
  camel: 'camel cards, and discs that need them',
  crane: 'crane cards, and discs that need them',
  ship: 'ship cards, and discs that need them',
  mason: 'stone mason cards, and discs that need them',
  card: 'cards that lie face down',
  check: 'a finished wonder',
};
