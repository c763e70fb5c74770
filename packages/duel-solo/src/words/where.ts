import type { CardId, ScienceSymbol } from '../components/cards.js';
import { halfOf } from '../components/military.js';
import { type DivinityId, MYTHOLOGY_OF } from '../components/pantheon.js';
import type { WonderId } from '../components/wonders.js';
import { slotPlace } from '../table/structure.js';
import { faceOf, symbolsIn } from './facts.js';
import type { Language } from './language.js';

const seat = (of: { readonly seat: number }): readonly string[] => [`seat-${of.seat}`];
const card = (of: { readonly card: CardId } | null): readonly string[] => (of === null ? [] : [`card-${of.card}`]);
const wonder = (of: { readonly wonder: WonderId } | null): readonly string[] =>
  of === null ? [] : [`wonder-${of.wonder}`];
const deck = (of: { readonly divinity: DivinityId } | null): readonly string[] =>
  of === null ? [] : [`mythology-${MYTHOLOGY_OF[of.divinity]}`];
const symbols = (of: number, all: readonly ScienceSymbol[]): readonly string[] =>
  all.map((symbol) => `symbol-${of}-${symbol}`);

/** Where each sentence happens. */
export const places: Language['places'] = {
  events: {
    coins: seat,
    'astarte-coins': ['divinity-astarte'],
    built: card,
    discarded: card,
    removed: card,
    // The event that follows says where it comes to lie.
    'card-left': [],
    'lost-card': card,
    'wonder-dealt': wonder,
    'last-wonder': wonder,
    'wonder-built': wonder,
    'wonder-unbuilt': wonder,
    'wonder-taken': wonder,
    'wonder-left': seat,
    pawn: ['pawn'],
    points: seat,
    // A card that lies face down is turned up in the same move: then its slot is no place any more.
    uncovered: ({ slots }, position) =>
      slots.flatMap((slot) => (faceOf(position, slot) === null ? [] : [slotPlace(position, slot)])),
    minerva: ({ space }) => [space === null ? 'pawn' : 'minerva'],
    'military-token': ({ military }) => [`seat-${halfOf(military)}`],
    symbol: ({ seat: of, symbols: all }) => symbols(of, symbolsIn(all)),
    progress: ({ token }) => [`progress-${token}`],
    // A Mythology token places a divinity of its deck.
    token: ({ seat: of, token }) => [
      `token-${of}-${token}`,
      ...(typeof token === 'number' ? [] : [`mythology-${token}`]),
    ],
    'token-laid': ({ slot }, position) => [slotPlace(position, slot)],
    'token-left': [],
    revealed: card,
    placed: ({ mythology, space }) => [`mythology-${mythology}`, `space-${space}`],
    activated: ({ seat: of, divinity }) => [divinity === 'gate' ? `seat-${of}` : `divinity-${divinity}`],
    age: [],
    turn: seat,
    over: ({ winner }) => (winner === null ? ['seat-0', 'seat-1'] : [`seat-${winner}`]),
  },
  draws: {
    'first-player': (move) => (move === null ? [] : [`seat-${move.first}`]),
    'draw-wonder': wonder,
    'draw-progress': (move) => (move === null ? [] : [`progress-${move.token}`]),
    // The card there may be turned up in the same move, and only the board then names it.
    'purple-place': [],
    reveal: card,
    'mythology-token': (move) => (move === null ? [] : [`mythology-${move.mythology}`]),
    // It is laid on a card that the move does not name.
    'offering-token': [],
    'removed-card': card,
    'isis-card': card,
    'look-divinity': deck,
    'turn-divinity': deck,
    'theater-draw': (move) => (move === null ? [] : [`divinity-${move.divinity}`]),
  },
  notices: {
    'last-cards': (_, position) =>
      position.structure.flatMap((there, slot) => (there === null ? [] : [slotPlace(position, slot)])),
    'next-age': ({ seat: of }) => ['pawn', ...(of === null ? [] : [`seat-${of}`])],
    'near-capital': ({ minerva }) => ['pawn', ...(minerva ? ['minerva'] : [])],
    'last-symbol': ({ seat: of, symbols: all }) => symbols(of, all),
    'last-wonder': ({ wonders }) => wonders.map((each) => `wonder-${each}`),
  },
  ahead: {},
};
