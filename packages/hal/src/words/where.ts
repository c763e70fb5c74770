import type { Seat } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { TileId } from '../components/tiles.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import type { Language } from './language.js';

const at = (seat: Seat): string => `seat-${seat}`;
const atSeat = (of: { readonly seat: Seat }): readonly string[] => [at(of.seat)];
const human = [at(PLAYER_SEAT)];
const his = [at(SCRIPT_SEAT)];
const building = ({ tile }: { readonly tile: TileId }): readonly string[] => [`tile-${tile}`];
const card = (of: { readonly card: CardId }): readonly string[] => [`card-${of.card}`];
const drawn = (_: unknown, __: unknown, to: Seat | 'all'): readonly string[] => (to === 'all' ? [] : [at(to)]);
const SUPPLY = ['supply'];
const DISCARD = ['discard'];

/** Where each sentence happens. */
export const places: Language['places'] = {
  events: {
    round: ({ first }) => [at(first)],
    refilled: ['deck'],
    given: his,
    laid: his,
    played: atSeat,
    revealed: card,
    urbanized: building,
    constructed: ({ tile, card: kept }) => [`tile-${tile}`, `card-${kept}`],
    gained: atSeat,
    // A token that gives way is put down by an event of its own.
    token: ({ letter }) => [`token-${letter}`],
    discarded: DISCARD,
    expert: his,
    'tile-back': atSeat,
    idle: his,
    aborted: ({ card: named }) => [`tile-${named}`],
    picked: ({ seat, character }) => [character === 'hidden' ? at(seat) : `card-${character}`],
    characters: ({ characters }) => characters.map((id) => `card-${id}`),
    'new-hand': atSeat,
    committed: atSeat,
    passed: [],
    resupplied: SUPPLY,
    over: [],
  },
  draws: {
    'start-tile': (move) => (move === null ? [] : building(move)),
    burn: DISCARD,
    'hal-card': (move) => (move === null ? his : card(move)),
    'expert-card': his,
    'hal-tile': his,
    'first-player': (move) => (move === null ? [] : [at(move.player)]),
    'starter-set': [],
    tile: (move, _, to) => (to === 'all' ? [] : [move === null ? at(to) : `tile-${move.tile}`]),
    card: (move, _, to) => (to === 'all' ? [] : [move === null ? at(to) : `card-${move.card}`]),
    character: drawn,
  },
  notices: {
    'last-tile': SUPPLY,
    'rounds-left': SUPPLY,
    'human-placed': human,
    'human-low': human,
    'hal-last': his,
    'hal-low': his,
    'hal-ends': card,
    'hal-may-end': card,
    'round-ends': [],
    'supply-low': SUPPLY,
    'last-supply': SUPPLY,
    'supply-returned': SUPPLY,
    'last-round': SUPPLY,
    'were-placed': [],
    'all-placed': atSeat,
    'few-left': atSeat,
    tie: [],
  },
  ahead: {
    give: his,
    urbanize: building,
    'new-hand': (_, position) =>
      position.pending.length === 0 ? [] : [at(position.pending.at(-1)?.whose ?? PLAYER_SEAT)],
    commit: atSeat,
    'return-tiles': SUPPLY,
  },
};
