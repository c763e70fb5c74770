import { choice, type OfKind, type Seat, type Values } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { DIRECTIONS } from '../components/directions.js';
import { slotsOf } from '../components/layouts.js';
import { CAPITAL } from '../components/military.js';
import { type DivinityId, MYTHOLOGY_OF } from '../components/pantheon.js';
import type { Move, SeatMove } from '../notation.js';
import { equal } from '../notation.js';
import { type Refusal, refuse } from '../refusals.js';
import { gateChoices, scriptMove } from '../script/index.js';
import type { CityState, Decision, Position, SeatDecisionKind } from '../state/index.js';
import { cityOf, isScript, other } from '../state/index.js';
import { deckIndices, pantheonOf, topIndices } from '../table/pantheon.js';
import { layoutOf } from '../table/structure.js';
import { type Rules, TURN } from './turn.js';

/**
 * A choice of a value for each parameter. DUEL-125: for SOLO only the move of the script is legal; random play draws it like any other.
 *
 * @param rule - The rule that defines the choice.
 */
function chosen<const K extends SeatMove['kind']>(
  rule: string,
  kind: K,
  values: Values<Position, Decision, OfKind<Move, K>>,
): Rules {
  const offered = (position: Position, decision: Decision): readonly Move[] => list(position, decision, decision.seat);
  const { kinds, list, forbids, random } = choice<Position, Decision, Move, Refusal, K>(kind, values, {
    forbids: 'not-offered',
    refuse: refuse(rule, offered),
  });
  return {
    kinds,
    list: (position, decision, seat) =>
      isScript(position, seat) ? [scriptMove(position, decision)] : list(position, decision, seat),
    forbids(position, decision, move) {
      if (!isScript(position, decision.seat)) return forbids(position, decision, move);
      return equal(scriptMove(position, decision), move) ? '' : 'scripted';
    },
    refuse: refuse(rule, offered),
    random(position, decision, draw) {
      if (!isScript(position, decision.seat)) return random(position, decision, draw);
      draw();
      return scriptMove(position, decision);
    },
  };
}

const cardsOf = (position: Position, seat: Seat, colours: readonly string[]): readonly CardId[] =>
  cityOf<CityState>(position, seat).cards.filter((id) => colours.includes(CARDS[id].colour));

/** The divinities of a deck, the top first. In the view of the other seat their ids can be unknown. */
function inDeck(position: Position, mythology: Mythology): readonly DivinityId[] {
  const { decks } = pantheonOf(position);
  return deckIndices({ decks }, mythology).map((i) => decks[i]?.id as DivinityId);
}

/** DUEL-080: the top two divinities of the deck, as far as the seat knows them. */
const toPlace = (position: Position, { mythology }: Decision): readonly DivinityId[] =>
  inDeck(position, mythology as Mythology)
    .slice(0, 2)
    .filter((id) => MYTHOLOGY_OF[id] !== undefined);

/** The spaces of the Pantheon on which no card lies. */
const emptySpaces = (position: Position): readonly number[] =>
  pantheonOf(position).spaces.flatMap((place, i) => (place === null ? [i + 1] : []));

const discarded = (position: Position) => position.discard;
const removed = (position: Position) => position.removed;
const military = (position: Position) => position.military;

/** DUEL-099: for each space of the Conflict pawn, all other spaces of the track. */
const TRACK = Array.from({ length: 2 * CAPITAL + 1 }, (_, i) => i - CAPITAL);
const OFF_PAWN = TRACK.map((pawn) => TRACK.filter((space) => space !== pawn));

/** The rules of every decision of a seat. */
export const decisions: Readonly<Record<SeatDecisionKind, Rules>> = {
  draft: chosen('DUEL-010', 'draft-wonder', { wonder: (position) => position.offer }),
  direction: chosen('DUEL-013', 'choose-direction', { direction: () => DIRECTIONS }),
  start: chosen('DUEL-070', 'choose-first-player', { first: () => [0, 1] }),
  turn: TURN,
  'place-divinity': chosen('DUEL-080', 'place-divinity', { divinity: toPlace, space: emptySpaces }),
  progress: chosen('DUEL-060', 'take-progress', {
    token: (position, { source }) =>
      source === 'board' ? position.board : source === 'box' ? position.drawn : pantheonOf(position).enki,
  }),
  discarded: chosen('DUEL-095', 'build-discarded', { card: discarded }),
  destroy: chosen('DUEL-095', 'destroy-card', {
    card: (position, { seat, colour }) => cardsOf(position, other(seat), [colour as string]),
  }),
  'top-row': chosen('DUEL-101', 'build-top-row', {
    slot: (position) => slotsOf(position.present & layoutOf(position).top),
  }),
  'liberty-own': chosen('DUEL-102', 'liberty-own', { card: removed }),
  'liberty-give': chosen('DUEL-102', 'liberty-give', { card: removed }),
  'theater-deck': chosen('DUEL-087', 'theater-deck', {
    mythology(position) {
      const { decks } = pantheonOf(position);
      return topIndices({ decks }).map((i) => decks[i]?.mythology as Mythology);
    },
  }),
  'theater-choose': chosen('DUEL-087', 'theater-choose', {
    divinity: (position, { mythology }) => inDeck(position, mythology as Mythology),
  }),
  'theater-order': chosen('DUEL-087', 'theater-order', {
    divinity: (position, { divinity }) =>
      inDeck(position, MYTHOLOGY_OF[divinity as DivinityId]).filter((id) => id !== divinity),
  }),
  gate: chosen('DUEL-086', 'gate-choose', { divinity: (position) => gateChoices(position) as readonly DivinityId[] }),
  nisaba: chosen('DUEL-094', 'nisaba-card', {
    card: (position, { seat }) => cardsOf(position, other(seat), ['green']),
  }),
  baal: chosen('DUEL-092', 'baal-card', {
    card: (position, { seat }) => cardsOf(position, other(seat), ['brown', 'grey']),
  }),
  zeus: chosen('DUEL-096', 'zeus-card', { slot: (position) => slotsOf(position.present) }),
  anubis: chosen('DUEL-097', 'anubis-wonder', {
    wonder: ({ cities: [one, two] }) => [...one.built, ...two.built].map(({ wonder }) => wonder),
  }),
  ra: chosen('DUEL-098', 'ra-wonder', {
    wonder: (position, { seat }) => cityOf<CityState>(position, other(seat)).wonders,
  }),
  // DUEL-098: a wonder of the seat with a card of the discard pile under it.
  isis: chosen('DUEL-098', 'isis-build', {
    wonder: (position, { seat }) => cityOf<CityState>(position, seat).wonders,
    card: discarded,
  }),
  minerva: chosen('DUEL-099', 'minerva-space', { space: (position) => OFF_PAWN[position.pawn + CAPITAL] ?? TRACK }),
  'neptune-remove': chosen('DUEL-099', 'neptune-remove', { military }),
  'neptune-apply': chosen('DUEL-099', 'neptune-apply', { military }),
};
