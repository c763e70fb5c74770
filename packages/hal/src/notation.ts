import { integer, type Notation, nullable, oneOf, type Seat } from '@wonders/core';
import { CARD_IDS, type CardId, LETTERS } from './components/cards.js';
import { CHARACTER_IDS, type CharacterId } from './components/characters.js';
import { FARTHEST } from './components/setup.js';
import { TILE_IDS } from './components/tiles.js';
import type { Refusal, Move } from './move.js';
import type { Position } from './state.js';
import { SCRIPT_SEAT, isSolo } from './state.js';

const seat = integer(0, 4);
const card = oneOf(...CARD_IDS);
const tile = oneOf(...TILE_IDS);
const letter = oneOf(...LETTERS);
const character = oneOf(...CHARACTER_IDS);
const item = oneOf('resource', 'tile');
const place = integer(-FARTHEST, FARTHEST);

/** The parameters of every move, in the order in which they are written. */
export const notation: Notation<Move> = {
  give: { card },
  exploit: { card, take: nullable(item) },
  urbanize: { card: letter, tile },
  construct: { card: tile, tile },
  moveToken: { x: place, y: place },
  halTurn: {},
  draft: { seat, character },
  newHand: { use: oneOf(false, true) },
  commit: { seat, card, tile: nullable(tile) },
  take: { item },
  returnTiles: { seat, tile: nullable(tile) },
  startTile: { tile },
  burn: { card },
  tile: { tile },
  card: { card },
  halCard: { card },
  expertCard: { card },
  halTile: { tile },
  firstPlayer: { player: seat },
  starterSet: { set: integer(1, 6) },
  character: { character },
};

/** A piece as people call it: `red 7`, `C`, `character 12`. */
export function pieceName(piece: CardId | CharacterId | 'hidden' | 'face-down'): string {
  if (piece === 'hidden' || piece === 'face-down') return 'an unseen piece';
  return piece.length === 1 ? piece.toUpperCase() : piece.replace(/-0?/, ' ');
}

/** What a seat is called. */
export function seatName(position: Position, who: Seat): string {
  if (!isSolo(position)) return `Seat ${who + 1}`;
  return who === SCRIPT_SEAT ? 'Hal' : 'You';
}

/** `1 point`, `2 points`. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Items as people say them: `2 resources and 1 point`. */
export function itemList(items: { readonly resource: number; readonly tile: number; readonly point: number }): string {
  const parts = [
    items.resource > 0 ? count(items.resource, 'resource') : '',
    items.tile > 0 ? count(items.tile, 'tile') : '',
    items.point > 0 ? count(items.point, 'point') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** A move as a sentence. */
export function describeMove(position: Position, move: Move): string {
  switch (move.kind) {
    case 'give':
      return `Give ${pieceName(move.card)} to Hal`;
    case 'exploit':
      return move.take === null ? `Exploit ${pieceName(move.card)}` : `Exploit ${pieceName(move.card)} for a ${move.take}`;
    case 'urbanize':
      return `Urbanize ${pieceName(move.card)} with ${pieceName(move.tile)}`;
    case 'construct':
      return `Construct ${pieceName(move.tile)} on ${pieceName(move.card)}`;
    case 'moveToken': {
      const token = position.running === null ? 'the token' : `token ${pieceName(position.running.card)}`;
      return `Move ${token} to (${move.x}, ${move.y})`;
    }
    case 'halTurn':
      return 'Hal takes his turn';
    case 'draft':
      return `${seatName(position, move.seat)} keeps ${pieceName(move.character)}`;
    case 'newHand':
      return move.use ? 'Use a New Hand token' : 'Keep the hand';
    case 'commit': {
      const how = move.tile === null ? 'alone' : `with ${pieceName(move.tile)}`;
      return `${seatName(position, move.seat)} commits ${pieceName(move.card)} ${how}`;
    }
    case 'take':
      return `Take a ${move.item}`;
    case 'returnTiles': {
      const what = move.tile === null ? 'no more tiles' : pieceName(move.tile);
      return `${seatName(position, move.seat)} returns ${what}`;
    }
    case 'startTile':
      return `${pieceName(move.tile)} joins the starting city`;
    case 'burn':
      return `${pieceName(move.card)} is burnt`;
    case 'tile':
      return `The tile drawn is ${pieceName(move.tile)}`;
    case 'card':
      return `The card drawn is ${pieceName(move.card)}`;
    case 'halCard':
      return `Hal's card is ${pieceName(move.card)}`;
    case 'expertCard':
      return `The card drawn for Hal is ${pieceName(move.card)}`;
    case 'halTile':
      return `Hal draws ${pieceName(move.tile)}`;
    case 'firstPlayer':
      return `${seatName(position, move.player)} begins`;
    case 'starterSet':
      return `The starter set is ${move.set}`;
    case 'character':
      return `The character dealt is ${pieceName(move.character)}`;
  }
}

/** A refusal as a sentence. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'not-in-hand':
      return `${pieceName(refusal.card)} is not in the hand`;
    case 'not-in-stash':
      return `${pieceName(refusal.tile)} is not in the stash`;
    case 'too-few-resources':
      return `this takes ${count(refusal.need, 'resource')}, there are ${refusal.have}`;
    case 'too-few-points':
      return `this takes ${count(refusal.need, 'point')}, there are ${refusal.have}`;
    case 'item-to-choose':
      return `${pieceName(refusal.card)} gives a resource or a tile: say which`;
    case 'no-item-to-choose':
      return `${pieceName(refusal.card)} leaves no choice of items`;
    case 'not-a-cell-for-it':
      return `the token goes to ${refusal.cells.map(({ x, y }) => `(${x}, ${y})`).join(' or ')}`;
    case 'not-dealt':
      return `${pieceName(refusal.character)} is not among the characters to choose from`;
    case 'committed':
      return `${pieceName(refusal.tile)} is committed`;
    case 'out-of-order':
      return `tiles are returned in order: the next one comes after ${pieceName(refusal.after)}`;
  }
}
