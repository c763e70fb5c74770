import type { DecisionRules, Seat } from '@wonders/core';
import { wonderOf } from './city.js';
import type { CardId, Mythology } from './components/cards.js';
import { CARDS } from './components/cards.js';
import { count, lowest, SLOTS, slotsOf } from './components/layouts.js';
import { type DivinityId, MYTHOLOGY_OF, subsets } from './components/pantheon.js';
import { DIRECTIONS } from './components/solo.js';
import type { WonderId } from './components/wonders.js';
import { WONDER_IDS } from './components/wonders.js';
import { deckIndices, pantheonOf } from './effects/divinity.js';
import { gateChoices, script } from './opponent/solo.js';
import { activationPrice, cardPrice, withOfferings, wonderPrice } from './payment.js';
import type { CityState, Decision, Move, MoveOf, Position, Refusal, SeatDecision } from './state.js';
import { cityOf, funds, isSolo, other } from './state.js';
import { layoutOf } from './structure.js';

type Rules = DecisionRules<Position, Decision, Move, Refusal>;
type No = '' | Refusal['code'];

const perSlot = <T>(make: (slot: number) => T): readonly T[] =>
  Array.from({ length: SLOTS }, (_, slot) => Object.freeze(make(slot)));
const CONSTRUCT = perSlot((slot): Move => ({ kind: 'construct', slot }));
const DISCARD = perSlot((slot): Move => ({ kind: 'discard', slot }));
const WONDER = Object.fromEntries(
  WONDER_IDS.map((wonder) => [wonder, perSlot((slot): Move => ({ kind: 'construct-wonder', slot, wonder }))]),
) as unknown as Readonly<Record<WonderId, readonly Move[]>>;

/** The nth slot of a mask. */
function nth(mask: number, n: number): number {
  let left = mask;
  for (let i = n; i > 0; i--) left &= left - 1;
  return lowest(left);
}

const canBuild = (s: Position, seat: Seat, slot: number, have: number): boolean =>
  cardPrice(s, seat, CARDS[s.structure[slot] as CardId]) <= have;

const canRaise = (s: Position, seat: Seat, wonder: WonderId, have: number): boolean =>
  wonderPrice(s, seat, wonderOf(s, wonder)) <= have;

/** DUEL-031: from Age II on the cards of the Pantheon, each with any set of the seat's Offering tokens (DUEL-084). */
function activations(s: Position, seat: Seat): readonly MoveOf<'activate'>[] {
  if (s.pantheon === null || s.age < 2) return [];
  const sets = subsets(cityOf({ cities: s.pantheon.holdings }, seat).offerings);
  return s.pantheon.spaces.flatMap((place, i) =>
    place === null ? [] : sets.map((offerings): MoveOf<'activate'> => ({ kind: 'activate', space: i + 1, offerings })),
  );
}

/** DUEL-084. */
function cannotActivate(s: Position, seat: Seat, { space, offerings }: MoveOf<'activate'>): No {
  const place = s.pantheon?.spaces[space - 1] ?? null;
  if (place === null || s.pantheon === null || s.age < 2) return 'no-divinity';
  const own = cityOf({ cities: s.pantheon.holdings }, seat).offerings;
  if (offerings.some((each) => !own.includes(each))) return 'no-such-token';
  return withOfferings(activationPrice(s, seat, space, place.id), offerings) > funds(s, seat) ? 'too-expensive' : '';
}

/** DUEL-031: the four actions of a turn, by hand because random play spends its time here. */
const TURN: Rules = {
  kinds: ['construct', 'discard', 'construct-wonder', 'activate'],

  size(s, _, seat) {
    const n = count(s.open);
    return n * (2 + cityOf<CityState>(s, seat).wonders.length) + activations(s, seat).length;
  },

  at(s, _, i, seat) {
    const n = count(s.open);
    const { wonders } = cityOf<CityState>(s, seat);
    if (i < n) return CONSTRUCT[nth(s.open, i)] as Move;
    if (i < 2 * n) return DISCARD[nth(s.open, i - n)] as Move;
    const rest = i - 2 * n;
    const w = wonders.length;
    if (rest < n * w) return WONDER[wonders[rest % w] as WonderId][nth(s.open, Math.floor(rest / w))] as Move;
    return activations(s, seat)[rest - n * w] as Move;
  },

  no(s, { seat }, move) {
    if (move.kind === 'activate') return cannotActivate(s, seat, move);
    const { slot } = move as MoveOf<'construct'>;
    if ((s.open & (1 << slot)) === 0) return s.structure[slot] === null ? 'empty' : 'covered';
    if (move.kind === 'construct') return canBuild(s, seat, slot, funds(s, seat)) ? '' : 'too-expensive';
    if (move.kind !== 'construct-wonder') return '';
    if (!cityOf<CityState>(s, seat).wonders.includes(move.wonder)) return 'no-such-wonder';
    return canRaise(s, seat, move.wonder, funds(s, seat)) ? '' : 'too-expensive';
  },

  refuse: refuseTurn,

  list(s, _, seat) {
    const moves: Move[] = [];
    const have = funds(s, seat);
    for (let left = s.open; left !== 0; left &= left - 1) {
      const slot = lowest(left);
      if (canBuild(s, seat, slot, have)) moves.push(CONSTRUCT[slot] as Move);
    }
    for (let left = s.open; left !== 0; left &= left - 1) moves.push(DISCARD[lowest(left)] as Move);
    const wonders: (readonly Move[])[] = [];
    for (const id of cityOf<CityState>(s, seat).wonders) if (canRaise(s, seat, id, have)) wonders.push(WONDER[id]);
    if (wonders.length > 0)
      for (let left = s.open; left !== 0; left &= left - 1)
        for (const bySlot of wonders) moves.push(bySlot[lowest(left)] as Move);
    if (s.pantheon !== null)
      for (const move of activations(s, seat)) if (cannotActivate(s, seat, move) === '') moves.push(move);
    return moves;
  },

  random(s, { seat }, random) {
    const { wonders } = cityOf<CityState>(s, seat);
    const have = funds(s, seat);
    const n = count(s.open);
    const w = wonders.length;
    const more = s.pantheon === null ? NONE : activations(s, seat);
    const size = n * (2 + w) + more.length;
    for (let tries = TRIES; tries > 0; tries--) {
      const i = Math.floor(random() * size);
      if (i < n) {
        const slot = nth(s.open, i);
        if (canBuild(s, seat, slot, have)) return CONSTRUCT[slot] as Move;
      } else if (i < 2 * n) return DISCARD[nth(s.open, i - n)] as Move;
      else if (i < n * (2 + w)) {
        const rest = i - 2 * n;
        const id = wonders[rest % w] as WonderId;
        if (canRaise(s, seat, id, have)) return WONDER[id][nth(s.open, Math.floor(rest / w))] as Move;
      } else {
        const move = more[i - n * (2 + w)] as MoveOf<'activate'>;
        if (cannotActivate(s, seat, move) === '') return move;
      }
    }
    // A generator that repeats itself may miss every legal move.
    return DISCARD[lowest(s.open)] as Move;
  },
};

/** Draws before the search by rejection gives up. */
const TRIES = 1000;

const NONE: readonly MoveOf<'activate'>[] = [];

function refuseTurn(s: Position, { seat }: Decision, move: Move, code: string): Refusal {
  const have = funds(s, seat);
  const city = cityOf<CityState>(s, seat);
  if (move.kind === 'activate') {
    const { space, offerings } = move;
    const places = s.age < 2 ? [] : (s.pantheon?.spaces ?? []);
    if (code === 'no-divinity') {
      const spaces = places.flatMap((place, i) => (place === null ? [] : [i + 1]));
      return { code, rule: 'DUEL-031', spaces };
    }
    const own = cityOf({ cities: pantheonOf(s).holdings }, seat).offerings;
    if (code === 'no-such-token') return { code, rule: 'DUEL-084', offerings: own };
    const price = activationPrice(s, seat, space, places[space - 1]?.id ?? 'gate');
    return { code: 'too-expensive', rule: 'DUEL-084', need: withOfferings(price, offerings), have };
  }
  const { slot } = move as MoveOf<'construct'>;
  if (code === 'empty') return { code, rule: 'DUEL-031', slot };
  if (code === 'covered') {
    const by = slotsOf((layoutOf(s).coveredBy[slot] ?? 0) & s.present);
    return { code, rule: 'DUEL-030', slot, by };
  }
  if (code === 'no-such-wonder' || move.kind !== 'construct-wonder') {
    if (move.kind === 'construct-wonder') return { code: 'no-such-wonder', rule: 'DUEL-033', wonders: city.wonders };
    const price = cardPrice(s, seat, CARDS[s.structure[slot] as CardId]);
    return { code: 'too-expensive', rule: 'DUEL-041', need: price, have };
  }
  return { code: 'too-expensive', rule: 'DUEL-041', need: wonderPrice(s, seat, wonderOf(s, move.wonder)), have };
}

/** A decision between a few moves, all of them legal. */
function choice(
  rule: string,
  kind: Move['kind'],
  moves: (s: Position, decision: Decision) => readonly Move[],
  has = (s: Position, decision: Decision, move: Move) => moves(s, decision).some((each) => equal(each, move)),
): Rules {
  return {
    kinds: [kind],
    size: (s, decision) => moves(s, decision).length,
    at: (s, decision, i) => moves(s, decision)[i] as Move,
    no: (s, decision, move) => (has(s, decision, move) ? '' : 'not-offered'),
    refuse: (s, decision) => ({ code: 'not-offered', rule, moves: moves(s, decision) }),
    list: moves,
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
  const given = (move: Move) => (move as unknown as Readonly<Record<string, unknown>>)[param];
  return {
    ...choice(
      rule,
      kind,
      (s, decision) => values(s, decision).map(moveOf),
      (s, decision, move) => values(s, decision).includes(given(move)),
    ),
    size: (s, decision) => values(s, decision).length,
    at: (s, decision, i) => moveOf(values(s, decision)[i]),
  };
}

/** Whether two well-formed moves are the same. */
function equal(one: Move, two: Move): boolean {
  const [a, b] = [one, two] as unknown as Readonly<Record<string, unknown>>[];
  for (const key in a) if (String(a[key]) !== String(b?.[key])) return false;
  return true;
}

/** DUEL-125: on SOLO's seat the script alone is legal. */
function orScript(rules: Rules): Rules {
  const { list, random } = rules;
  return {
    ...rules,
    size: (s, decision, seat) => (isSolo(s, decision.seat) ? 1 : rules.size(s, decision, seat)),
    at: (s, decision, i, seat) => (isSolo(s, decision.seat) ? script(s, decision) : rules.at(s, decision, i, seat)),
    no(s, decision, move) {
      if (!isSolo(s, decision.seat)) return rules.no(s, decision, move);
      return equal(script(s, decision), move) ? '' : 'scripted';
    },
    refuse(s, decision, move, code) {
      if (code === 'scripted') return { code, rule: 'DUEL-125', move: script(s, decision) };
      return rules.refuse(s, decision, move, code);
    },
    ...(list && { list: (s, decision, seat) => (isSolo(s, seat) ? [script(s, decision)] : list(s, decision, seat)) }),
    ...(random && {
      random: (s, decision, draw) => (isSolo(s, decision.seat) ? script(s, decision) : random(s, decision, draw)),
    }),
  };
}

const cardsOf = (s: Position, seat: Seat, colours: readonly string[]): readonly CardId[] =>
  cityOf<CityState>(s, seat).cards.filter((id) => colours.includes(CARDS[id].colour));

/** DUEL-080: the top two divinities of the deck, on any empty space. */
function placements(s: Position, mythology: Mythology): readonly Move[] {
  const { decks, spaces } = pantheonOf(s);
  const top = deckIndices({ decks }, mythology).slice(0, 2);
  return top.flatMap((i) =>
    spaces.flatMap((place, at): readonly Move[] =>
      place === null ? [{ kind: 'place-divinity', divinity: decks[i]?.id as DivinityId, space: at + 1 }] : [],
    ),
  );
}

const discarded = (s: Position) => s.discard;
const removed = (s: Position) => s.removed;
const military = (s: Position) => s.military;

const RULES: Readonly<Record<SeatDecision, Rules>> = {
  draft: among('DUEL-010', 'draft-wonder', 'wonder', (s) => s.offer),
  direction: among('DUEL-013', 'choose-direction', 'direction', () => DIRECTIONS),
  start: among('DUEL-070', 'choose-first-player', 'first', () => [0, 1]),
  turn: TURN,
  'place-divinity': choice('DUEL-080', 'place-divinity', (s, { of }) => placements(s, of as Mythology)),
  progress: among('DUEL-060', 'take-progress', 'token', (s, { of }) =>
    of === 'board' ? s.board : of === 'box' ? s.drawn : pantheonOf(s).enki,
  ),
  discarded: among('DUEL-095', 'build-discarded', 'card', discarded),
  destroy: among('DUEL-095', 'destroy-card', 'card', (s, { seat, of }) => cardsOf(s, other(seat), [of as string])),
  'top-row': among('DUEL-101', 'build-top-row', 'slot', (s) => slotsOf(s.present & layoutOf(s).top)),
  'liberty-own': among('DUEL-102', 'liberty-own', 'card', removed),
  'liberty-give': among('DUEL-102', 'liberty-give', 'card', removed),
  'theater-deck': among('DUEL-087', 'theater-deck', 'mythology', (s) => [
    ...new Set(pantheonOf(s).decks.map((place) => place.mythology)),
  ]),
  'theater-choose': among('DUEL-087', 'theater-choose', 'divinity', (s, { of }) => inDeck(s, of)),
  'theater-order': among('DUEL-087', 'theater-order', 'divinity', (s, { of }) =>
    inDeck(s, MYTHOLOGY_OF[of as DivinityId]).filter((id) => id !== of),
  ),
  gate: among('DUEL-086', 'gate-choose', 'divinity', gateChoices),
  nisaba: among('DUEL-094', 'nisaba-card', 'card', (s, { seat }) => cardsOf(s, other(seat), ['green'])),
  baal: among('DUEL-092', 'baal-card', 'card', (s, { seat }) => cardsOf(s, other(seat), ['brown', 'grey'])),
  zeus: among('DUEL-096', 'zeus-card', 'slot', (s) => slotsOf(s.present)),
  anubis: among('DUEL-097', 'anubis-wonder', 'wonder', (s) =>
    s.cities.flatMap(({ built }) => built.map(({ wonder }) => wonder)),
  ),
  ra: among('DUEL-098', 'ra-wonder', 'wonder', (s, { seat }) => cityOf<CityState>(s, other(seat)).wonders),
  isis: choice('DUEL-098', 'isis-build', (s, { seat }) =>
    cityOf<CityState>(s, seat).wonders.flatMap((wonder) =>
      s.discard.map((card): Move => ({ kind: 'isis-build', wonder, card })),
    ),
  ),
  minerva: among('DUEL-099', 'minerva-space', 'space', (s) =>
    Array.from({ length: 19 }, (_, i) => i - 9).filter((space) => space !== s.pawn),
  ),
  'neptune-remove': among('DUEL-099', 'neptune-remove', 'military', military),
  'neptune-apply': among('DUEL-099', 'neptune-apply', 'military', military),
};

/** The divinities of a deck, the top first. */
const inDeck = (s: Position, mythology: string | null): readonly string[] =>
  pantheonOf(s).decks.flatMap((place) => (place.mythology === mythology ? [place.id] : []));

/** The rules of every decision of a seat. */
export const DECISIONS: Readonly<Record<string, Rules>> = Object.fromEntries(
  Object.entries(RULES).map(([kind, rules]) => [kind, orScript(rules)]),
);
