import type { DecisionRules, Seat } from '@wonders/core';
import {
  economyReady,
  hasAnySet,
  hasSet,
  isAffordable,
  isAvailable,
  mustBuild,
  SETS,
  stagesOf,
  tokenLeft,
} from './area.js';
import type { CardKind } from './components/cards.js';
import type { Cost } from './components/wonders.js';
import {
  anyInReach,
  centralOf,
  deckName,
  deckNamed,
  hasCard,
  inReach,
  isAges,
  isSolo,
  leftOf,
  rightOf,
} from './decks.js';
import { noPayment, paymentsFor, worthOfPayment } from './payment.js';
import { backName } from './slips.js';
import type {
  Back,
  ChanceKind,
  Decision,
  DecisionKind,
  Deck,
  Move,
  MoveOfKind,
  Position,
  Refusal,
  SelectMove,
} from './state.js';

type Area = Position['areas'][number];
type Rules = DecisionRules<Position, Decision, Move, Refusal>;
type Code = '' | Refusal['code'];

/** Rules of a decision whose legal moves are simply listed. */
const listed = (
  list: (s: Position, seat: Seat) => readonly Move[],
): Pick<Rules, 'size' | 'at' | 'list' | 'random'> => ({
  size: (s, _, seat) => list(s, seat).length,
  at: (s, _, i, seat) => list(s, seat)[i] as Move,
  list: (s, _, seat) => list(s, seat),
  random(s, { seat }, random) {
    const moves = list(s, seat);
    return moves[Math.floor(random() * moves.length)] as Move;
  },
});

const decksInReach = (s: Position, seat: Seat): readonly Deck[] =>
  [leftOf(s, seat), rightOf(s, seat), centralOf(s)].map((deck) => deckName(s, deck));

/** ARCH-22: whether the player may pick the central card without seeing it. */
function mayPickBlind(s: Position): boolean {
  return s.config.centralPick === 'always' || (!hasCard(s, 0) && !hasCard(s, 1));
}

/** ARCH-22, ARCH-123 */
function noPick(s: Position, seat: Seat, move: MoveOfKind<'pick'> | MoveOfKind<'pass'>): Code {
  if (move.kind === 'pass') return isSolo(s) || anyInReach(s, seat) ? 'cards-to-take' : '';
  const deck = deckNamed(s, move.deck);
  const code = noDeck(s, seat, deck);
  if (code !== '' || deck !== centralOf(s) || !isSolo(s)) return code;
  return s.central.top?.seenBy === 'all' || mayPickBlind(s) ? '' : 'face-down';
}

function noDeck(s: Position, seat: Seat, deck: number): Code {
  if (deck < 0) return 'no-such-deck';
  if (!inReach(s, seat, deck)) return 'out-of-reach';
  return hasCard(s, deck) ? '' : 'empty';
}

/** ARCH-90 b: every card that the player may select, named as briefly as its hand allows. */
function selections(s: Position): readonly (SelectMove | MoveOfKind<'pass'>)[] {
  const moves: SelectMove[] = [];
  const add = (source: SelectMove['source'], card: CardKind | null = null, back: Back | null = null): void => {
    for (const use of ['play', 'discard'] as const) moves.push({ kind: 'select', source, card, back, use });
  };
  for (const source of ['revealed', 'opponent', 'central'] as const) if (noSource(s, source) === '') add(source);
  const cards = s.hands[0]?.cards ?? [];
  for (const [at, { card, back }] of cards.entries()) {
    const before = cards.slice(0, at);
    if (card === null || before.some((other) => other.card === card && other.back === back)) continue;
    add('hand', card, backsOf(s, card).length > 1 ? backName(s, back) : null);
  }
  return moves.length > 0 ? moves : [{ kind: 'pass' }];
}

/** The different backs with which the player's hand holds a kind. */
function backsOf(s: Position, card: CardKind | null): readonly Back[] {
  const backs: Back[] = [];
  for (const each of s.hands[0]?.cards ?? []) {
    const back = backName(s, each.back);
    if (card !== null && each.card === card && !backs.includes(back)) backs.push(back);
  }
  return backs;
}

function noSource(s: Position, source: 'revealed' | 'opponent' | 'central'): Code {
  if (source !== 'central') return s.hands[source === 'revealed' ? 0 : 1]?.revealed ? '' : 'empty';
  if (s.central.top?.seenBy === 'all') return '';
  if (s.config.centralPick !== 'always') return 'face-down';
  return hasCard(s, centralOf(s)) ? '' : 'empty';
}

function noSelection(s: Position, move: SelectMove | MoveOfKind<'pass'>): Code {
  if (move.kind === 'pass') return selections(s)[0]?.kind === 'pass' ? '' : 'cards-to-take';
  const { source, card, back } = move;
  if (source !== 'hand') return card !== null || back !== null ? 'not-in-hand' : noSource(s, source);
  const backs = backsOf(s, card);
  if (backs.length === 0) return 'not-in-hand';
  if (backs.length === 1) return back === null ? '' : 'back-not-needed';
  if (back === null) return 'name-the-back';
  return backs.includes(back) ? '' : 'not-in-hand';
}

type Action = MoveOfKind<'extra' | 'science' | 'build' | 'endTurn'>;

/** ARCH-90 g: in this step of the three Ages only sets are made. */
const onlyScience = (s: Position): boolean => s.phase === 'progress';

const mayScience = (s: Position): boolean => (!isAges(s) || onlyScience(s)) && tokenLeft(s);

/** ARCH-24: whether something must still be done. */
function mustGoOn(s: Position, seat: Seat): boolean {
  const area = s.areas[seat];
  if (area === undefined) return false;
  return (mayScience(s) && hasAnySet(area)) || (!onlyScience(s) && mustBuild(s, area));
}

/** ARCH-24, in its order. */
function actions(s: Position, seat: Seat): readonly Action[] {
  const area = s.areas[seat];
  if (area === undefined) return [];
  const moves: Action[] = [];
  for (const token of s.triggers)
    for (const deck of [leftOf(s, seat), rightOf(s, seat), centralOf(s)])
      if (hasCard(s, deck)) moves.push({ kind: 'extra', token, deck: deckName(s, deck) });
  const optional = moves.length;
  if (mayScience(s)) for (const [i, set] of SETS.entries()) if (hasSet(area, i)) moves.push({ kind: 'science', set });
  const economy = economyReady(s, area);
  for (let stage = 0; stage < area.built.length && !onlyScience(s); stage++)
    if (isAffordable(area, stage, economy))
      for (const payment of paymentsFor(area, costOf(s, seat, stage), economy))
        moves.push({ kind: 'build', stage, payment });
  if (moves.length === optional) moves.push({ kind: 'endTurn' });
  return moves;
}

const costOf = (s: Position, seat: Seat, stage: number): Cost =>
  stagesOf(s.areas[seat] as Position['areas'][number])[stage]?.cost ?? { count: 0, kind: 'different' };

function noAction(s: Position, seat: Seat, move: Action): Code {
  const area = s.areas[seat] as Position['areas'][number];
  switch (move.kind) {
    case 'extra':
      return s.triggers.includes(move.token) ? noDeck(s, seat, deckNamed(s, move.deck)) : 'no-extra-card';
    case 'science':
      if (isAges(s) && !onlyScience(s)) return 'not-this-step';
      if (!tokenLeft(s)) return 'no-token';
      return hasSet(area, SETS.indexOf(move.set)) ? '' : 'no-set';
    case 'build':
      if (onlyScience(s)) return 'not-this-step';
      if (area.built[move.stage]) return 'already-built';
      if (!isAvailable(area, move.stage)) return 'lower-stages-first';
      return noPayment(area, costOf(s, seat, move.stage), move.payment, economyReady(s, area));
    case 'endTurn':
      return mustGoOn(s, seat) ? 'must-go-on' : '';
  }
}

const noToken = (s: Position, slot: MoveOfKind<'takeToken'>['slot']): Code =>
  (slot === 'stack' ? s.stack.length > 0 : s.slots[slot] !== null) ? '' : 'no-token';

/** The parameters of the refusals that have some. */
const PARAMETERS: Readonly<Record<string, (s: Position, seat: Seat, move: Move) => object>> = {
  'no-such-deck': (s) => ({ decks: [...s.areas.keys(), centralOf(s)].map((each) => deckName(s, each)) }),
  empty: (_, __, move) => ({ deck: 'deck' in move ? move.deck : 'central' }),
  'out-of-reach': (s, seat, move) => ({ decks: decksInReach(s, seat).slice(0, move.kind === 'lookDeck' ? 2 : 3) }),
  'name-the-back': (s, _, move) => ({ backs: move.kind === 'select' ? backsOf(s, move.card) : [] }),
  'no-extra-card': (s) => ({ tokens: s.triggers }),
  'already-built': (_, __, move) => ({ stage: stageOf(move) }),
  'lower-stages-first': (s, seat, move) => {
    const area = s.areas[seat] as Area;
    return { stages: stagesOf(area)[stageOf(move)]?.requires.filter((lower) => !area.built[lower]) };
  },
  'wrong-payment': (s, seat, move) => ({
    need: costOf(s, seat, stageOf(move)).count,
    value: move.kind === 'build' ? worthOfPayment(move.payment) : 0,
  }),
};

const stageOf = (move: Move): number => ('stage' in move ? move.stage : 0);

/** The rule behind each refusal. */
const RULES = {
  'no-such-deck': 'ARCH-120',
  'face-down': 'ARCH-22',
  empty: 'ARCH-24',
  'out-of-reach': 'ARCH-123',
  'cards-to-take': 'ARCH-125',
  'not-in-hand': 'ARCH-90',
  'name-the-back': 'ARCH-90',
  'back-not-needed': 'ARCH-90',
  'no-extra-card': 'ARCH-24',
  'not-this-step': 'ARCH-90',
  'no-set': 'ARCH-45',
  'no-token': 'ARCH-46',
  'already-built': 'ARCH-40',
  'lower-stages-first': 'ARCH-40',
  'cards-missing': 'ARCH-41',
  'wrong-payment': 'ARCH-41',
  'not-different': 'ARCH-41',
  'not-identical': 'ARCH-41',
  'no-economy': 'ARCH-42',
  'must-go-on': 'ARCH-24',
  'not-looked-at': 'ARCH-44',
} as const satisfies { readonly [C in Refusal['code']]: Extract<Refusal, { code: C }>['rule'] };

/** Every refusal of the game with its parameters. */
function refuse(s: Position, { seat }: Decision, move: Move, code: string): Refusal {
  return { code, rule: RULES[code as Refusal['code']], ...PARAMETERS[code]?.(s, seat, move) } as Refusal;
}

const SLOTS = [0, 1, 2, 'stack'] as const;

/** The decisions that seats take. */
export const decisions: Readonly<Record<Exclude<DecisionKind, ChanceKind>, Rules>> = {
  pick: {
    kinds: ['pick', 'pass'],
    size: (s) => s.areas.length + 2,
    at: (s, _, i) => (i > s.areas.length ? { kind: 'pass' } : { kind: 'pick', deck: deckName(s, i) }),
    no: (s, { seat }, move) => noPick(s, seat, move as MoveOfKind<'pick'>),
    refuse,
  },
  select: {
    kinds: ['select', 'pass'],
    ...listed(selections),
    no: (s, _, move) => noSelection(s, move as SelectMove),
    refuse,
  },
  act: {
    kinds: ['extra', 'science', 'build', 'endTurn'],
    ...listed(actions),
    no: (s, { seat }, move) => noAction(s, seat, move as Action),
    refuse,
  },
  takeToken: {
    kinds: ['takeToken'],
    size: () => SLOTS.length,
    at: (_, __, i) => ({ kind: 'takeToken', slot: SLOTS[i] ?? 'stack' }),
    no: (s, _, move) => noToken(s, (move as MoveOfKind<'takeToken'>).slot),
    refuse,
  },
  takeTop: {
    kinds: ['takeTop'],
    size: (s) => s.areas.length + 1,
    at: (s, _, i) => ({ kind: 'takeTop', deck: deckName(s, i) }),
    no(s, _, move) {
      const deck = deckNamed(s, (move as MoveOfKind<'takeTop'>).deck);
      if (deck < 0) return 'no-such-deck';
      return hasCard(s, deck) ? '' : 'empty';
    },
    refuse,
  },
  lookDeck: {
    kinds: ['lookDeck'],
    size: () => 2,
    at: (s, { seat }, i) => ({ kind: 'lookDeck', deck: deckName(s, i === 0 ? leftOf(s, seat) : rightOf(s, seat)) }),
    no(s, { seat }, move) {
      const deck = deckNamed(s, (move as MoveOfKind<'lookDeck'>).deck);
      return deck === centralOf(s) ? 'out-of-reach' : noDeck(s, seat, deck);
    },
    refuse,
  },
  takeLooked: {
    kinds: ['takeLooked'],
    ...listed((s) => {
      const kinds = new Set(s.looked?.cards.map(({ card }) => card));
      return [...kinds].flatMap((card) => (card === null ? [] : [{ kind: 'takeLooked', card }]));
    }),
    no: (s, _, move) =>
      s.looked?.cards.some(({ card }) => card === (move as MoveOfKind<'takeLooked'>).card) ? '' : 'not-looked-at',
    refuse,
  },
  opponentTurn: {
    kinds: ['opponentTurn'],
    size: () => 1,
    at: () => ({ kind: 'opponentTurn' }),
    no: () => '',
    refuse,
  },
};
