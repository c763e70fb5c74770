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
function cardAt(s: Position, slot: number): string {
  const id = faceOf(s, slot);
  return id === null ? 'a face-down card' : nameOf(id);
}

/** A space of the Pantheon, by its price for a seat. */
export function spaceWords(s: Position, space: number, seat: Seat = decider(s)): string {
  return isYou(s, seat)
    ? `the space that costs you ${spacePrice(space, seat)} coins`
    : `the space that costs ${spacePrice(space, seat)} coins for ${within(s, seat)}`;
}

/** A Military token, by the side on which it lies. */
export const military = (s: Position, token: MilitaryId): string =>
  `the ${fineOf(token)}-coin Military token on ${whose(s, halfOf(token))} side`;

/** Where the Minerva pawn goes. */
function besidePawn(s: Position, space: number): string {
  const ahead = spacesAhead(s, decider(s), space);
  const spaces = Math.abs(ahead) === 1 ? 'space' : 'spaces';
  return `${Math.abs(ahead)} ${spaces} ${ahead > 0 ? 'ahead of' : 'behind'} the Conflict pawn`;
}

/** The card on a space of the Pantheon. */
export function altarOn(s: Position, space: number): string {
  const id = divinityOn(s, space);
  return id === null ? 'a divinity' : id === 'gate' ? 'the Gate' : nameOf(id);
}

/** What is activated, with the Offering tokens used. */
export function activated(s: Position, { space, offerings }: MoveOf<'activate'>): string {
  const what = altarOn(s, space);
  if (offerings.length === 0) return what;
  return `${what} with the Offering ${offerings.length === 1 ? 'token' : 'tokens'} ${listed(offerings.map(String))}`;
}

const rival = (s: Position): string => within(s, 1 - decider(s));

/** What a seat does, in a few words. */
const deeds: { readonly [K in SeatMove['kind']]: (move: MoveOf<K>, s: Position) => string } = {
  construct: ({ slot }, s) => `construct ${cardAt(s, slot)}`,
  discard: ({ slot }, s) => `discard ${cardAt(s, slot)} for coins`,
  'construct-wonder': ({ slot, wonder }, s) =>
    `construct the wonder ${nameOf(wonder)} with ${cardAt(s, slot)} under it`,
  activate: (move, s) => `activate ${activated(s, move)}`,
  'draft-wonder': ({ wonder }) => `take the wonder ${nameOf(wonder)}`,
  'choose-direction': ({ direction }) => `let SOLO play for ${fields(direction)}`,
  'choose-first-player': ({ first }, s) =>
    first === decider(s) ? 'begin the Age' : `let ${within(s, first)} begin the Age`,
  'place-divinity': ({ divinity, space }, s) =>
    `place ${divinity === null ? 'an unseen divinity' : nameOf(divinity)} on ${spaceWords(s, space)}`,
  'take-progress': ({ token }) => `take the Progress token ${nameOf(token)}`,
  'build-discarded': ({ card }) => `construct ${nameOf(card)} from the discard pile`,
  'destroy-card': ({ card }, s) => `make ${rival(s)} discard ${nameOf(card)}`,
  'build-top-row': ({ slot }, s) => `construct ${cardAt(s, slot)} from the top row`,
  'liberty-own': ({ card }) => `construct ${nameOf(card)} from the removed cards`,
  'liberty-give': ({ card }, s) => `give ${nameOf(card)} to ${rival(s)}`,
  'theater-deck': ({ mythology }) => `open the ${nameOf(mythology)} deck`,
  'theater-choose': ({ divinity }) => `choose ${nameOf(divinity)} in the Divine Theater`,
  'theater-order': ({ divinity }) => `put ${nameOf(divinity)} on top of its deck`,
  'gate-choose': ({ divinity }) => `choose ${nameOf(divinity)} at the Gate`,
  'nisaba-card': ({ card }) => `put the snake on ${nameOf(card)}`,
  'baal-card': ({ card }, s) => `take ${nameOf(card)} from ${rival(s)}`,
  'zeus-card': ({ slot }, s) => `discard ${cardAt(s, slot)} with Zeus`,
  'anubis-wonder': ({ wonder }) => `discard the card under the ${nameOf(wonder)}`,
  'ra-wonder': ({ wonder }, s) => `take the ${nameOf(wonder)} from ${rival(s)}`,
  'isis-build': ({ wonder, card }) =>
    `construct the wonder ${nameOf(wonder)} with ${card === null ? 'a card' : nameOf(card)} from the discard pile`,
  'minerva-space': ({ space }, s) => `place the Minerva pawn ${besidePawn(s, space)}`,
  'neptune-remove': ({ military: token }, s) => `remove ${military(s, token)} without effect`,
  'neptune-apply': ({ military: token }, s) => `remove ${military(s, token)} with its effect`,
};

/** The long deeds, without what matters less. */
const briefly: { readonly [K in SeatMove['kind']]?: (move: MoveOf<K>, s: Position) => string } = {
  'construct-wonder': ({ wonder }) => `construct the wonder ${nameOf(wonder)}`,
  activate: ({ space }, s) => `activate ${altarOn(s, space)}`,
  'place-divinity': ({ divinity }) => `place ${divinity === null ? 'a divinity' : nameOf(divinity)} in the Pantheon`,
  'build-discarded': ({ card }) => `construct ${nameOf(card)}`,
  'build-top-row': ({ slot }, s) => `construct ${cardAt(s, slot)}`,
  'liberty-own': ({ card }) => `construct ${nameOf(card)}`,
  'isis-build': ({ wonder }) => `construct the wonder ${nameOf(wonder)}`,
  'neptune-remove': () => 'remove a Military token without effect',
  'neptune-apply': () => 'remove a Military token with its effect',
};

/** What a seat does, as briefly as it can be told. */
export const briefDeedOf = (move: SeatMove, s: Position): string =>
  (briefly[move.kind] as ((move: SeatMove, s: Position) => string) | undefined)?.(move, s) ?? deedOf(move, s);

/** What a seat does, in a few words that begin with the verb: `construct Altar`. */
export const deedOf = /* @__PURE__ */ byKind<SeatMove, [s: Position], string>(deeds);
