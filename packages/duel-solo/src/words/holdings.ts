import type { Piece, Seat } from '@wonders/core';
import { capital } from '@wonders/core/words';
import { MYTHOLOGIES, SYMBOLS } from '../components/cards.js';
import { OFFERINGS } from '../components/pantheon.js';
import { RESOURCES } from '../components/resources.js';
import { type CityState, cityOf, other, type Position } from '../state/index.js';
import { symbolsOf } from '../table/city.js';
import { list, pointWords, some, type Told } from './describer.js';
import { type PieceWords, pieceOf } from './piece-words.js';
import { unitsOf } from './sums.js';

/** DUEL-041: what one more unit of a resource costs a seat. */
function unitPrice(position: Position, seat: Seat, resource: (typeof RESOURCES)[number]): number {
  const fixed = (cityOf<CityState>(position, seat).fixed & (1 << RESOURCES.indexOf(resource))) !== 0;
  return fixed ? 1 : 2 + cityOf<CityState>(position, other(seat))[resource];
}

/** What a seat holds: its treasury, its production, its symbols and tokens. */
export function seatPiece(
  p: PieceWords,
  t: Told,
  kind: string,
  [which, id = '']: readonly string[],
): Piece | undefined {
  const { position, w } = t;
  const seat: Seat = which === '0' ? 0 : 1;
  if (which !== String(seat)) return undefined;
  const city = cityOf<CityState>(position, seat);
  switch (kind) {
    case 'seat':
      return pieceOf(w.who(position, seat), {
        effect: list([some(t, city.coins, 'coin') || p.treasury, `${w.labels.points} ${pointWords(t, seat)}`]),
        rules: ['DUEL-074'],
      });
    case 'goods': {
      const resource = RESOURCES.find((each) => each === id);
      if (resource === undefined) return undefined;
      const effect = p.resource(position, seat, resource, unitPrice(position, seat, resource));
      const name =
        city[resource] === 0 ? capital(w.resources[resource][0]) : unitsOf(w.resources, city[resource], resource);
      return pieceOf(name, { effect, rules: ['DUEL-040', 'DUEL-041'] });
    }
    case 'choice': {
      if (id !== 'raw' && id !== 'goods') return undefined;
      const name = some(t, id === 'raw' ? city.rawChoices : city.goodChoices, id);
      if (name === '') return undefined;
      return pieceOf(name, { effect: p.choice[id], rules: ['DUEL-040'] });
    }
    case 'symbol': {
      const symbol = SYMBOLS.find((each) => each === id);
      if (symbol === undefined) return undefined;
      const effect = p.symbols(position, seat, symbolsOf(position, seat).length);
      return pieceOf(p.symbol(w.symbols[symbol]), { effect, rules: ['DUEL-060'] });
    }
    case 'token': {
      const offering = OFFERINGS.find((each) => String(each) === id);
      if (offering !== undefined)
        return pieceOf(p.offering(offering), { effect: p.discount(offering), rules: ['DUEL-084'] });
      const mythology = MYTHOLOGIES.find((each) => each === id);
      if (mythology === undefined) return undefined;
      return pieceOf(p.mythologyToken(mythology), { effect: p.frees(mythology), rules: ['DUEL-044'] });
    }
    case 'astarte':
      if (city.astarte === 0) return undefined;
      return pieceOf(some(t, city.astarte, 'coin'), {
        effect: p.astarte,
        status: p.onAstarte,
        rules: ['DUEL-048', 'DUEL-091'],
      });
    default:
      return undefined;
  }
}
