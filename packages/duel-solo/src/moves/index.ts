import { once, type Seat } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { DIRECTIONS } from '../components/directions.js';
import { slotsOf } from '../components/layouts.js';
import { CAPITAL } from '../components/military.js';
import { DIVINITIES, type DivinityId, MYTHOLOGY_OF } from '../components/pantheon.js';
import { tableOf } from '../components/resources.js';
import type { WonderId } from '../components/wonders.js';
import type { Move, MoveOf } from '../notation.js';
import { equal } from '../notation.js';
import { refuse } from '../refusals.js';
import { gateChoices, scriptMove } from '../script/index.js';
import type { CityState, Decision, DivinityPlace, Position, SeatDecisionKind } from '../state/index.js';
import { cityOf, isScript, other } from '../state/index.js';
import { deckIndices, pantheonOf, topIndices } from '../table/pantheon.js';
import { layoutOf } from '../table/structure.js';
import { type Rules, TURN } from './turn.js';

const anyOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

/**
 * A decision between a few legal moves. DUEL-125: for SOLO only the move of the script is legal. All members are written out, so
 * all decisions have one shape.
 */
function choice(
  rule: string,
  kind: Move['kind'],
  moves: (s: Position, decision: Decision) => readonly Move[],
  has = (s: Position, decision: Decision, move: Move) => moves(s, decision).some((each) => equal(each, move)),
  drawn = (s: Position, decision: Decision, random: () => number) => anyOf(moves(s, decision), random),
): Rules {
  const list = (s: Position, decision: Decision): readonly Move[] =>
    isScript(s, decision.seat) ? [scriptMove(s, decision)] : moves(s, decision);
  return {
    kinds: [kind],
    forbids(s, decision, move) {
      if (isScript(s, decision.seat)) return equal(scriptMove(s, decision), move) ? '' : 'scripted';
      return has(s, decision, move) ? '' : 'not-offered';
    },
    refuse: refuse(rule, moves),
    list,
    random(s, decision, random) {
      return isScript(s, decision.seat) ? anyOf(list(s, decision), random) : drawn(s, decision, random);
    },
  };
}

/** A decision between the values of the one parameter of a kind of move. */
function among(
  rule: string,
  kind: Move['kind'],
  param: string,
  values: (s: Position, decision: Decision) => readonly unknown[],
): Rules {
  const made = new Map<unknown, Move>();
  const moveOf = (value: unknown): Move => {
    const known = made.get(value);
    if (known !== undefined) return known;
    const move = Object.freeze({ kind, [param]: value }) as Move;
    made.set(value, move);
    return move;
  };
  return choice(
    rule,
    kind,
    (s, decision) => values(s, decision).map(moveOf),
    (s, decision, move) => values(s, decision).includes((move as unknown as Readonly<Record<string, unknown>>)[param]),
    // Makes one move instead of a list, which saves 5 % of a playout.
    (s, decision, random) => moveOf(anyOf(values(s, decision), random)),
  );
}

const cardsOf = (s: Position, seat: Seat, colours: readonly string[]): readonly CardId[] =>
  cityOf<CityState>(s, seat).cards.filter((id) => colours.includes(CARDS[id].colour));

const SPACES = [1, 2, 3, 4, 5, 6] as const;
const PLACE_DIVINITY = once(() =>
  tableOf(DIVINITIES, (divinity) =>
    SPACES.map((space): Move => Object.freeze({ kind: 'place-divinity', divinity, space })),
  ),
);

/** DUEL-080: the top two divinities of the deck, on any empty space. */
function placements(s: Position, mythology: Mythology): readonly Move[] {
  const { decks, spaces } = pantheonOf(s);
  const moves: Move[] = [];
  for (const i of deckIndices({ decks }, mythology).slice(0, 2)) {
    const { id } = decks[i] as DivinityPlace;
    // In the view of the other seat its id is unknown.
    if (id === 'hidden' || id === 'open' || id === 'gate') continue;
    const bySpace = PLACE_DIVINITY()[id];
    for (let at = 0; at < spaces.length; at++) if (spaces[at] === null) moves.push(bySpace[at] as Move);
  }
  return moves;
}

const discarded = (s: Position) => s.discard;
const removed = (s: Position) => s.removed;
const military = (s: Position) => s.military;

/** The divinities of a deck, the top first. */
function inDeck(s: Position, mythology: Mythology): readonly DivinityPlace['id'][] {
  const { decks } = pantheonOf(s);
  return deckIndices({ decks }, mythology).map((i) => (decks[i] as DivinityPlace).id);
}

/** DUEL-098: a wonder of the seat with a card of the discard pile under it. */
const ISIS = choice(
  'DUEL-098',
  'isis-build',
  (s, { seat }) =>
    cityOf<CityState>(s, seat).wonders.flatMap((wonder) =>
      s.discard.map((card): Move => ({ kind: 'isis-build', wonder, card })),
    ),
  (s, { seat }, move) => {
    const { wonder, card } = move as MoveOf<'isis-build'>;
    return cityOf<CityState>(s, seat).wonders.includes(wonder) && s.discard.includes(card as CardId);
  },
  // Makes one move instead of a list of up to a hundred.
  (s, { seat }, random) => {
    const { wonders } = cityOf<CityState>(s, seat);
    const { length } = s.discard;
    const i = Math.floor(random() * wonders.length * length);
    const wonder = wonders[Math.floor(i / length)] as WonderId;
    return { kind: 'isis-build', wonder, card: s.discard[i % length] as CardId };
  },
);

/** DUEL-099: for each space of the Conflict pawn, all other spaces of the track. */
const TRACK = Array.from({ length: 2 * CAPITAL + 1 }, (_, i) => i - CAPITAL);
const OFF_PAWN = TRACK.map((pawn) => TRACK.filter((space) => space !== pawn));

/** The rules of every decision of a seat. */
export const decisions: Readonly<Record<SeatDecisionKind, Rules>> = {
  draft: among('DUEL-010', 'draft-wonder', 'wonder', (s) => s.offer),
  direction: among('DUEL-013', 'choose-direction', 'direction', () => DIRECTIONS),
  start: among('DUEL-070', 'choose-first-player', 'first', () => [0, 1]),
  turn: TURN,
  'place-divinity': choice('DUEL-080', 'place-divinity', (s, { mythology }) => placements(s, mythology as Mythology)),
  progress: among('DUEL-060', 'take-progress', 'token', (s, { source }) =>
    source === 'board' ? s.board : source === 'box' ? s.drawn : pantheonOf(s).enki,
  ),
  discarded: among('DUEL-095', 'build-discarded', 'card', discarded),
  destroy: among('DUEL-095', 'destroy-card', 'card', (s, { seat, colour }) =>
    cardsOf(s, other(seat), [colour as string]),
  ),
  'top-row': among('DUEL-101', 'build-top-row', 'slot', (s) => slotsOf(s.present & layoutOf(s).top)),
  'liberty-own': among('DUEL-102', 'liberty-own', 'card', removed),
  'liberty-give': among('DUEL-102', 'liberty-give', 'card', removed),
  'theater-deck': among('DUEL-087', 'theater-deck', 'mythology', (s) => {
    const { decks } = pantheonOf(s);
    return topIndices({ decks }).map((i) => decks[i]?.mythology);
  }),
  'theater-choose': among('DUEL-087', 'theater-choose', 'divinity', (s, { mythology }) =>
    inDeck(s, mythology as Mythology),
  ),
  'theater-order': among('DUEL-087', 'theater-order', 'divinity', (s, { divinity }) =>
    inDeck(s, MYTHOLOGY_OF[divinity as DivinityId]).filter((id) => id !== divinity),
  ),
  gate: among('DUEL-086', 'gate-choose', 'divinity', gateChoices),
  nisaba: among('DUEL-094', 'nisaba-card', 'card', (s, { seat }) => cardsOf(s, other(seat), ['green'])),
  baal: among('DUEL-092', 'baal-card', 'card', (s, { seat }) => cardsOf(s, other(seat), ['brown', 'grey'])),
  zeus: among('DUEL-096', 'zeus-card', 'slot', (s) => slotsOf(s.present)),
  anubis: among('DUEL-097', 'anubis-wonder', 'wonder', ({ cities: [one, two] }) =>
    [...one.built, ...two.built].map(({ wonder }) => wonder),
  ),
  ra: among('DUEL-098', 'ra-wonder', 'wonder', (s, { seat }) => cityOf<CityState>(s, other(seat)).wonders),
  isis: ISIS,
  minerva: among('DUEL-099', 'minerva-space', 'space', (s) => OFF_PAWN[s.pawn + CAPITAL] ?? TRACK),
  'neptune-remove': among('DUEL-099', 'neptune-remove', 'military', military),
  'neptune-apply': among('DUEL-099', 'neptune-apply', 'military', military),
};
