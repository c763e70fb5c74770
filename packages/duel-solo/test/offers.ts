import type { Offers } from '@wonders/core/testing';
import type { duelSolo, Move, State } from '../src/index.js';

type Duel = Offers<typeof duelSolo>;

/** What the legal moves set a parameter to. */
const each = (name: string) => (move: Move) => {
  const value: unknown = Reflect.get(move, name);
  return value === undefined ? [] : [value];
};
const told = 'told';
const answers = (move: Move) => [move];
const cards = { cards: each('card') };
const wonders = { wonders: each('wonder') };
const spot = { row: told, place: told, left: answers } as const;

/** What each value of a question lists or counts among the legal moves. */
export const offers: Duel = {
  draft: wonders,
  direction: { wonder: told },
  start: { age: told, tied: told },
  turn: {
    age: told,
    left: told,
    can: each('kind'),
    divinities: (move, { pantheon }: State) => (move.kind === 'activate' ? [pantheon?.spaces[move.space - 1]?.id] : []),
  },
  'place-divinity': { mythology: told, divinities: each('divinity') },
  progress: { source: told, tokens: each('token') },
  discarded: { cause: told, cards: each('card') },
  destroy: { colour: told, ...cards },
  'top-row': { cards: each('slot') },
  'liberty-own': cards,
  'liberty-give': cards,
  'theater-deck': { mythologies: each('mythology') },
  'theater-choose': { mythology: told, divinities: each('divinity') },
  'theater-order': { mythology: told, chosen: told, divinities: each('divinity') },
  gate: { divinities: each('divinity') },
  nisaba: cards,
  baal: cards,
  zeus: { cards: each('slot') },
  anubis: wonders,
  ra: wonders,
  isis: { ...wonders, ...cards },
  minerva: { pawn: told },
  'neptune-remove': { tokens: each('military') },
  'neptune-apply': { tokens: each('military') },
  'first-player': { left: answers },
  'draw-wonder': { batch: told, number: told, forScript: told, left: answers },
  'draw-progress': { source: told, number: told, left: answers },
  'purple-place': { temple: told, number: told, left: answers },
  reveal: { ...spot, purple: told, struck: told },
  'mythology-token': spot,
  'offering-token': spot,
  'removed-card': { forScript: told, number: told, left: answers },
  'look-divinity': { mythology: told, place: told, looks: told },
  'turn-divinity': { mythology: told, space: told, place: told },
  'theater-draw': { divinities: each('divinity') },
  'isis-card': { wonder: told, left: answers },
};
