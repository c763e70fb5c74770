import type { Seat } from '@wonders/core';
import { byKind } from '@wonders/core';
import { listed } from '@wonders/core/words';
import { fineOf, halfOf, type MilitaryId } from '../components/military.js';
import { spacePrice } from '../components/pantheon.js';
import type { MoveOf, SeatMove } from '../notation.js';
import type { Position } from '../state/index.js';
import { decider, divinityOn, faceOf, spacesAhead } from './facts.js';
import { fields, nameOf } from './names.js';
import { isYou, whose, within } from './seats.js';

/** The card of a slot. */
function cardAt(position: Position, slot: number): string {
  const id = faceOf(position, slot);
  return id === null ? 'a face-down card' : nameOf(id);
}

/** A space of the Pantheon, by its price for a seat. */
export function spaceWords(position: Position, space: number, seat: Seat = decider(position)): string {
  return isYou(position, seat)
    ? `the space that costs you ${spacePrice(space, seat)} coins`
    : `the space that costs ${spacePrice(space, seat)} coins for ${within(position, seat)}`;
}

/** A Military token, by the side on which it lies. */
export const military = (position: Position, token: MilitaryId): string =>
  `the ${fineOf(token)}-coin Military token on ${whose(position, halfOf(token))} side`;

/** Where the Minerva pawn goes. */
function besidePawn(position: Position, space: number): string {
  const ahead = spacesAhead(position, decider(position), space);
  const spaces = Math.abs(ahead) === 1 ? 'space' : 'spaces';
  return `${Math.abs(ahead)} ${spaces} ${ahead > 0 ? 'ahead of' : 'behind'} the Conflict pawn`;
}

/** The card on a space of the Pantheon. */
export function altarOn(position: Position, space: number): string {
  const id = divinityOn(position, space);
  return id === null ? 'a divinity' : id === 'gate' ? 'the Gate' : nameOf(id);
}

/** What is activated, with the Offering tokens used. */
export function activated(position: Position, { space, offerings }: MoveOf<'activate'>): string {
  const what = altarOn(position, space);
  if (offerings.length === 0) return what;
  return `${what} with the Offering ${offerings.length === 1 ? 'token' : 'tokens'} ${listed(offerings.map(String))}`;
}

const rival = (position: Position): string => within(position, 1 - decider(position));

/** What a seat does, in a few words. */
const deeds: { readonly [K in SeatMove['kind']]: (move: MoveOf<K>, position: Position) => string } = {
  construct: ({ slot }, position) => `construct ${cardAt(position, slot)}`,
  discard: ({ slot }, position) => `discard ${cardAt(position, slot)} for coins`,
  'construct-wonder': ({ slot, wonder }, position) =>
    `construct the wonder ${nameOf(wonder)} with ${cardAt(position, slot)} under it`,
  activate: (move, position) => `activate ${activated(position, move)}`,
  'draft-wonder': ({ wonder }) => `take the wonder ${nameOf(wonder)}`,
  'choose-direction': ({ direction }) => `let SOLO play for ${fields(direction)}`,
  'choose-first-player': ({ first }, position) =>
    first === decider(position) ? 'begin the Age' : `let ${within(position, first)} begin the Age`,
  'place-divinity': ({ divinity, space }, position) =>
    `place ${divinity === null ? 'an unseen divinity' : nameOf(divinity)} on ${spaceWords(position, space)}`,
  'take-progress': ({ token }) => `take the Progress token ${nameOf(token)}`,
  'build-discarded': ({ card }) => `construct ${nameOf(card)} from the discard pile`,
  'destroy-card': ({ card }, position) => `make ${rival(position)} discard ${nameOf(card)}`,
  'build-top-row': ({ slot }, position) => `construct ${cardAt(position, slot)} from the top row`,
  'liberty-own': ({ card }) => `construct ${nameOf(card)} from the removed cards`,
  'liberty-give': ({ card }, position) => `give ${nameOf(card)} to ${rival(position)}`,
  'theater-deck': ({ mythology }) => `open the ${nameOf(mythology)} deck`,
  'theater-choose': ({ divinity }) => `choose ${nameOf(divinity)} in the Divine Theater`,
  'theater-order': ({ divinity }) => `put ${nameOf(divinity)} on top of its deck`,
  'gate-choose': ({ divinity }) => `choose ${nameOf(divinity)} at the Gate`,
  'nisaba-card': ({ card }) => `put the snake on ${nameOf(card)}`,
  'baal-card': ({ card }, position) => `take ${nameOf(card)} from ${rival(position)}`,
  'zeus-card': ({ slot }, position) => `discard ${cardAt(position, slot)} with Zeus`,
  'anubis-wonder': ({ wonder }) => `discard the card under the ${nameOf(wonder)}`,
  'ra-wonder': ({ wonder }, position) => `take the ${nameOf(wonder)} from ${rival(position)}`,
  'isis-build': ({ wonder, card }) =>
    `construct the wonder ${nameOf(wonder)} with ${card === null ? 'a card' : nameOf(card)} from the discard pile`,
  'minerva-space': ({ space }, position) => `place the Minerva pawn ${besidePawn(position, space)}`,
  'neptune-remove': ({ military: token }, position) => `remove ${military(position, token)} without effect`,
  'neptune-apply': ({ military: token }, position) => `remove ${military(position, token)} with its effect`,
};

/** The long deeds, without what matters less. */
const briefly: { readonly [K in SeatMove['kind']]?: (move: MoveOf<K>, position: Position) => string } = {
  'construct-wonder': ({ wonder }) => `construct the wonder ${nameOf(wonder)}`,
  activate: ({ space }, position) => `activate ${altarOn(position, space)}`,
  'place-divinity': ({ divinity }) => `place ${divinity === null ? 'a divinity' : nameOf(divinity)} in the Pantheon`,
  'build-discarded': ({ card }) => `construct ${nameOf(card)}`,
  'build-top-row': ({ slot }, position) => `construct ${cardAt(position, slot)}`,
  'liberty-own': ({ card }) => `construct ${nameOf(card)}`,
  'isis-build': ({ wonder }) => `construct the wonder ${nameOf(wonder)}`,
  'neptune-remove': () => 'remove a Military token without effect',
  'neptune-apply': () => 'remove a Military token with its effect',
};

/** What a seat does, as briefly as it can be told. */
export const briefDeedOf = (move: SeatMove, position: Position): string =>
  (briefly[move.kind] as ((move: SeatMove, position: Position) => string) | undefined)?.(move, position) ??
  deedOf(move, position);

/** What a seat does, in a few words that begin with the verb: `construct Altar`. */
export const deedOf = /* @__PURE__ */ byKind<SeatMove, [position: Position], string>(deeds);
