import type { Piece, Seat } from '@wonders/core';
import { CARD_IDS, CARDS, type CardId, MYTHOLOGIES, type Mythology } from '../components/cards.js';
import { DIVINITIES, OFFERINGS } from '../components/pantheon.js';
import { PROGRESS } from '../components/progress.js';
import type { Cost } from '../components/resources.js';
import { WONDER_IDS, type WonderId } from '../components/wonders.js';
import { type Price, type Priced, price } from '../costs/index.js';
import { CATEGORIES, type Category, outcome } from '../scoring.js';
import { type CityState, cityOf, other, type Position } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import {
  backWords,
  deckWords,
  fill,
  kindOf,
  list,
  some,
  type Told,
  tokenWords,
  units,
  wonderEffects,
} from './describer.js';
import { decider, divinityOn, faceOf, slotsOver } from './facts.js';
import { seatPiece } from './holdings.js';
import { type PieceWords, pieceOf } from './piece-words.js';
import { trackPiece } from './track.js';

const SEATS = [0, 1] as const;

/** Whose prices a viewer sees: its own, or those of the seat that decides. */
export const payerOf = (position: Position): Seat =>
  typeof position.viewer === 'number' ? position.viewer : decider(position);

/** The parts of a price for a seat, and who receives it. */
function parts(p: PieceWords, t: Told, seat: Seat, what: Priced): readonly string[] {
  const cost = price(t.position, seat, what);
  if (cost.coins === 0) return [];
  const trade = cost.trade.reduce((sum, { units: bought, each }) => sum + bought * each, 0);
  // DUEL-047.
  const economy = cityOf<CityState>(t.position, other(seat)).progress.includes('economy') && trade > 0;
  return [
    ...p.price(cost, some(t, cost.coins, 'coin')),
    ...(economy ? [p.economy(t.position, other(seat), trade)] : []),
    ...(cost.has < cost.coins ? [p.short(t.position, seat, cost.has)] : []),
  ];
}

/** What makes a thing free for a seat. */
function freely(p: PieceWords, t: Told, cost: Price): string {
  const chain = cost.reductions.find((each) => each.by === 'chain');
  if (cost.coins > 0) return '';
  return chain === undefined ? p.free : `${p.free} (${t.w.name(chain.from)})`;
}

/** The printed cost of a card or wonder. */
function printed(p: PieceWords, t: Told, cost: Cost): string {
  const said = list([some(t, cost.coins, 'coin'), units(t, cost)]);
  return said === '' ? '' : fill(p.printed, said);
}

const MORE = ['DUEL-035'];

function cardPiece(p: PieceWords, t: Told, id: CardId): Piece {
  const { position } = t;
  const card = CARDS[id];
  const piece = pieceOf(p.title(id), { effect: kindOf(t, id), rules: MORE });
  const slot = position.structure.indexOf(id);
  if (slot >= 0) {
    const payer = payerOf(position);
    const what = { kind: 'card', card: id } as const;
    const open = ((position.open >> slot) & 1) === 1;
    const chain = card.from === null ? '' : fill(t.w.around['free-with'], t.w.the(card.from));
    const now = open ? freely(p, t, price(position, payer, what)) : '';
    return {
      ...piece,
      status: list([where(p, t, slot), printed(p, t, card), now === '' ? chain : now], '; '),
      price: open ? parts(p, t, payer, what) : [],
      rules: ['DUEL-030', ...MORE, 'DUEL-041', 'DUEL-044'],
    };
  }
  return {
    ...piece,
    status: position.discard.includes(id) ? p.discarded : position.removed.includes(id) ? p.removed : '',
  };
}

/** Whether a slot is accessible, or by what it is covered (DUEL-030). */
function where(p: PieceWords, { position }: Told, slot: number): string {
  const above = slotsOver(position, slot);
  if (above.length === 0) return p.accessible;
  const known = above.flatMap((each) => faceOf(position, each) ?? []);
  return p.covered(known, above.length - known.length);
}

function wonderPiece(p: PieceWords, t: Told, id: WonderId): Piece {
  const { position } = t;
  const wonder = wonderOf(position, id);
  const rules = ['DUEL-033', 'DUEL-036'];
  const piece = pieceOf(p.title(id), { effect: wonderEffects(t, id), rules });
  for (const seat of SEATS) {
    const city = cityOf<CityState>(position, seat);
    const built = city.built.find((each) => each.wonder === id);
    if (built !== undefined) return { ...piece, status: fill(t.w.around['built-with'], t.w.the(built.card)) };
    if (!city.wonders.includes(id)) continue;
    const what = { kind: 'wonder', wonder: id } as const;
    const cost = price(position, seat, what);
    const own = seat === payerOf(position);
    const status = [p.unbuilt, printed(p, t, wonder), own ? freely(p, t, cost) : p.pays(position, seat, cost.coins)];
    return { ...piece, status: list(status, '; '), price: own ? parts(p, t, seat, what) : [] };
  }
  return { ...piece, status: list([position.offer.includes(id) ? p.onOffer : '', printed(p, t, wonder)], '; ') };
}

function slotPiece(p: PieceWords, t: Told, slot: number): Piece | undefined {
  if (t.position.structure[slot] !== 'face-down') return undefined;
  const status = list([backWords(t, slot), tokenWords(t, slot)]);
  return pieceOf(p.faceDown(t.position, slot), { status, rules: ['DUEL-020', 'DUEL-037'] });
}

function progressPiece(p: PieceWords, t: Told, id: (typeof PROGRESS)[number]): Piece {
  const { position } = t;
  const status = position.board.includes(id)
    ? p.onBoard
    : position.drawn.includes(id)
      ? p.toChoose
      : (position.pantheon?.enki.includes(id) ?? false)
        ? p.onEnki
        : '';
  return pieceOf(p.progress(id), { effect: t.w.effects[id], status, rules: ['DUEL-060', 'DUEL-061'] });
}

function divinityPiece(p: PieceWords, t: Told, id: (typeof DIVINITIES)[number]): Piece {
  return pieceOf(p.title(id), { effect: t.w.effects[id], rules: ['DUEL-085'] });
}

function spacePiece(p: PieceWords, t: Told, space: number): Piece | undefined {
  const { position, w } = t;
  const place = position.pantheon?.spaces[space - 1];
  if (place === undefined) return undefined;
  const status = p.spacePrices(position, space);
  if (place === null) return pieceOf(p.emptySpace, { status, rules: ['DUEL-082'] });
  const id = divinityOn(position, space);
  const payer = payerOf(position);
  const what = { kind: 'space', space } as const;
  const name = id === null ? p.faceDownDivinity(place.mythology as Mythology) : p.title(id);
  // DUEL-022: before Age II no card of the Pantheon can be activated.
  const down = position.age < 2 ? [p.notYet] : [];
  return pieceOf(name, {
    effect: id === null ? '' : w.effects[id],
    status: list([status, ...down, position.age < 2 ? '' : freely(p, t, price(position, payer, what))], '; '),
    price: position.age < 2 ? [] : parts(p, t, payer, what),
    rules: id === 'gate' ? ['DUEL-084', 'DUEL-086'] : ['DUEL-084', 'DUEL-085'],
  });
}

function scorePiece(p: PieceWords, t: Told, category: Category | 'total'): Piece {
  const points = outcome(t.position).scores.map(({ total, categories }) =>
    category === 'total' ? total : categories[category],
  );
  const said = points.map((each, seat) => `${t.w.who(t.position, seat)} ${each}`).join(', ');
  return pieceOf(category === 'total' ? p.total : p.categories[category], { effect: said, rules: ['DUEL-074'] });
}

const find = <T extends string | number>(ids: readonly T[], of: string): T | undefined =>
  ids.find((id) => String(id) === of);

/** Makes the `piece` of a language. */
export const piecer =
  (p: PieceWords) =>
  (position: Position, place: string): Piece | undefined => {
    const t: Told = { w: p.table, position };
    const [kind = '', ...others] = place.split('-');
    const rest = others.join('-');
    const of = <T extends string | number>(
      ids: readonly T[],
      tell: (id: T) => Piece | undefined,
    ): Piece | undefined => {
      const id = find(ids, rest);
      return id === undefined ? undefined : tell(id);
    };
    switch (kind) {
      case 'card':
        return of(CARD_IDS, (id) => cardPiece(p, t, id));
      case 'pick':
        return (
          of(CARD_IDS, (id) => cardPiece(p, t, id)) ??
          of(MYTHOLOGIES, (id) => pieceOf(p.mythologyToken(id), { effect: p.placesDivinity(id), rules: ['DUEL-080'] }))
        );
      case 'slot':
        return slotPiece(p, t, Number(rest));
      case 'wonder':
        return of(WONDER_IDS, (id) => wonderPiece(p, t, id));
      case 'progress':
        return of(PROGRESS, (id) => progressPiece(p, t, id));
      case 'divinity':
        return of(DIVINITIES, (id) => divinityPiece(p, t, id));
      case 'space':
        return spacePiece(p, t, Number(rest));
      case 'mythology':
        return of(MYTHOLOGIES, (id) =>
          position.pantheon === null
            ? undefined
            : pieceOf(p.deck(id), { status: deckWords(t, position.pantheon, id), rules: ['DUEL-005', 'DUEL-080'] }),
        );
      case 'offering':
        return of(OFFERINGS, (id) => pieceOf(p.offering(id), { effect: p.discount(id), rules: ['DUEL-084'] }));
      case 'score':
        return of([...CATEGORIES, 'total' as const], (category) => scorePiece(p, t, category));
      case 'discard':
        return pieceOf(p.discardPile, { status: p.cards(position.discard.length), rules: ['DUEL-032', 'DUEL-095'] });
      case 'next':
        return of(['progress', 'wonder'] as const, (next) =>
          pieceOf(p.next[next], { rules: [next === 'wonder' ? 'DUEL-020' : 'DUEL-011'] }),
        );
      case 'removed':
        return pieceOf(p.removedCards, { status: p.cards(position.removed.length), rules: ['DUEL-007', 'DUEL-102'] });
      default:
        return trackPiece(p, t, kind, rest) ?? seatPiece(p, t, kind, others);
    }
  };
