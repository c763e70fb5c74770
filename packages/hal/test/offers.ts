import type { Offers } from '@wonders/core/testing';
import type { hal, Move } from '../src/index.js';

const told = 'told';
const answers = (move: Move) => [move];
const cards = (move: Move) => ('card' in move ? [move.card] : []);
const withTile = (move: Move) => ('tile' in move && move.tile !== null ? [move.tile] : []);
const token = { letter: told, site: told, between: told, giveWay: told, gaveWayTo: told } as const;

/** What each value of a question lists or counts among the legal moves. */
export const offers: Offers<typeof hal> = {
  give: { cards },
  act: { cards, withTile },
  hal: { card: told },
  'move-token': token,
  'move-token-for-hal': token,
  draft: { pick: told, from: (move) => (move.kind === 'draft' ? [move.character] : []) },
  'new-hand': { cards: told, tokens: told },
  commit: { round: told, withTile },
  take: { card: told },
  'return-tiles': { returned: told, more: withTile },
  'start-tile': { cell: told, possible: answers },
  burn: { left: told, possible: answers },
  tile: { to: told, left: told, possible: answers },
  card: { to: told, place: told, possible: answers },
  'hal-card': { possible: answers },
  'expert-card': { given: told, possible: answers },
  'hal-tile': { card: told, possible: answers },
  'first-player': { possible: answers },
  'starter-set': { to: told, possible: answers },
  character: { to: told, place: told, possible: answers },
};
