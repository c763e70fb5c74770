import type { Piece, Seat } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import { CATEGORIES, cardPoints, districtPoints, outcome } from '../scoring.js';
import { isScript, isSolo, type Position } from '../state/index.js';
import { deckSize, supplySize } from '../table/piles.js';
import { pieces } from './cards.js';
import { nameOf } from './names.js';
import { points } from './phrases.js';
import { categories } from './scores.js';
import { seatName } from './seats.js';

/** HAL-50, HAL-56, HAL-78: the piles. */
function pilePiece(position: Position, place: string): Piece | undefined {
  const none = { status: '', price: [] };
  switch (place) {
    case 'supply': {
      const end = isSolo(position)
        ? 'when it runs out, the game ends with the round'
        : position.emptied === 0
          ? 'when it runs out, tiles can be returned for a point each'
          : 'it is the last: when it runs out, the game ends with the round';
      const effect = `${count(supplySize(position), 'tile')} left; ${end}`;
      return { name: 'Tile supply', effect, ...none, rules: isSolo(position) ? ['HAL-56'] : ['HAL-78', 'HAL-79'] };
    }
    case 'deck': {
      const effect = `${count(deckSize(position), 'card')} left; then the discard pile and the cards of buildings with pawns make a new deck`;
      return { name: 'Deck', effect, ...none, rules: ['HAL-50'] };
    }
    case 'discard': {
      const shown = position.discard.length === 0 ? '' : `: ${listed(position.discard.map(nameOf))}`;
      const effect = `${count(position.discard.length, 'card')}${shown}`;
      return { name: 'Discard pile', effect, ...none, rules: ['HAL-27', 'HAL-50'] };
    }
    default:
      return undefined;
  }
}

/** HAL-61: what a seat has, and what it would score now. */
function seatPiece(position: Position, seat: Seat): Piece | undefined {
  const each = position.players[seat];
  if (each === undefined) return undefined;
  const inHand = each.points === 'hidden' ? 'points in hand hidden' : `${points(each.points)} in hand`;
  const stash = each.resources === 'hidden' ? 'stash hidden' : `${count(each.resources, 'resource')} in the stash`;
  const effect = listed([
    inHand,
    stash,
    ...(isScript(position, seat) ? [] : [`${each.supply} in the general supply`]),
    `${points(cardPoints(position, seat))} for cards`,
    `${points(districtPoints(position)[seat] as number)} for districts`,
    ...(isSolo(position) ? [] : [count(each.newHands, 'New Hand token')]),
  ]);
  const open = each.points !== 'hidden';
  const status = open ? `${points(outcome(position).scores[seat]?.total ?? 0)} if the game ended now` : '';
  const rules = isSolo(position) ? ['HAL-61'] : ['HAL-61', 'HAL-80'];
  return { name: capital(seatName(position, seat)), effect, status, price: [], rules };
}

/** The score sheet of a finished game. */
function sheetPiece(position: Position): Piece | undefined {
  if (position.ending === null) return undefined;
  const told = outcome(position).scores.map(({ seat, total, categories: by }) => {
    const lines = CATEGORIES.filter((category) => category in by).map((each) => `${categories[each]} ${by[each]}`);
    return `${capital(seatName(position, seat))} ${total}: ${listed(lines)}`;
  });
  return { name: 'Score sheet', effect: told.join('; '), status: '', price: [], rules: ['HAL-61', 'HAL-80'] };
}

/** HAL-01: the numbers at the edges of the city. */
function gridPiece(position: Position): Piece {
  const effect = 'the numbers count columns to the right and rows downwards, from 0 in the middle of the starting city';
  return { name: 'The city', effect, status: count(position.city.length, 'building'), price: [], rules: ['HAL-01'] };
}

/** HAL-80: the backs of cards and tiles that the viewer may not see. */
function hiddenPiece(position: Position, what: string, seat: Seat): Piece | undefined {
  const each = position.players[seat];
  if (each === undefined) return undefined;
  const name = capital(seatName(position, seat));
  const effect = what === 'stash' ? pieces(each.tiles, 'tile') : pieces([...each.hand, ...each.dealt], 'card');
  return { name, effect, status: what === 'stash' ? 'in the stash' : 'in the hand', price: [], rules: ['HAL-80'] };
}

/** What stands at a place that is no card, tile, token or cell. */
export function tablePiece(position: Position, place: string): Piece | undefined {
  if (place === 'sheet') return sheetPiece(position);
  if (place === 'grid') return gridPiece(position);
  if (place === 'card-of-hal') {
    if (position.halCard === null) return undefined;
    return { name: "Hal's card", effect: '', status: 'face down', price: [], rules: ['HAL-19', 'HAL-21'] };
  }
  const [, what = '', seat = ''] = /^(seat|stash|hand)-(\d)$/.exec(place) ?? [];
  if (what === 'seat') return seatPiece(position, Number(seat));
  return what === '' ? pilePiece(position, place) : hiddenPiece(position, what, Number(seat));
}
