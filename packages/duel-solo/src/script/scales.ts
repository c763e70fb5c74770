import { choose, once } from '@wonders/core';
import { printedCost } from '../components/resources.js';
import { OPERATIONAL, type Type, typeOf } from '../components/solo.js';
import { least, plain, reason, scale, type Trace } from '../reasons/trace.js';
import type { Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import {
  at,
  BY_CARD,
  type Candidate,
  type CardRung,
  chain,
  cheapest,
  choice,
  discount,
  FIRST_THERE,
  fewest,
  lacking,
  needed,
  opens,
  pair,
  points,
  type Scene,
  side,
  valuable,
} from './items.js';
import { directionOf, rankOf, threatenedByForce, threatenedByScience, wantsPantheon } from './metrics.js';
import { printedNote } from './notes.js';
import { cardWins } from './wins.js';

/** The one candidate that a scale leaves when there is no tie. */
export const only = <T>(left: readonly T[]): T => left[0] as T;

/** A scale of cards, made when SOLO first needs it: a page makes none of them while it loads. */
export type Scale = () => readonly CardRung[];

/** DUEL-128: the choice scale. */
export const CHOICE = once(() =>
  scale(plain('choice-scale'), [
    opens('DUEL-128.1', true),
    pair('DUEL-128.2', SCRIPT_SEAT),
    ...needed('DUEL-128.3', 3, SCRIPT_SEAT),
    ...discount('DUEL-128.4', 4, SCRIPT_SEAT),
    ...choice('DUEL-128.5', 5, SCRIPT_SEAT),
    ...at(6, cheapest('DUEL-128.6', SCRIPT_SEAT)),
    { ...chain('DUEL-128.7'), item: 7 },
    { ...valuable('DUEL-128.8'), item: 8 },
    { ...opens('DUEL-128.9', false), item: 9 },
    { ...fewest('DUEL-128.10'), item: 10 },
    { ...side('DUEL-128.11', SCRIPT_SEAT), item: 11 },
  ]),
);

/** DUEL-120: breaks the ties that a scale leaves: in the structure by SOLO's side, elsewhere by order of arrival. */
export const TIES_IN_STRUCTURE = once(() => scale(plain('cards-still-equal'), [side('DUEL-120', SCRIPT_SEAT)]));
const TIES = once(() => scale(plain('cards-still-equal'), [FIRST_THERE]));

/** DUEL-129: the discard scale. */
export const DISCARD = once(() =>
  scale(plain('discard-scale'), [
    opens('DUEL-129.1', true),
    ...needed('DUEL-129.2', 2, PLAYER_SEAT),
    ...discount('DUEL-129.3', 3, PLAYER_SEAT),
    ...choice('DUEL-129.4', 4, PLAYER_SEAT),
    { ...chain('DUEL-129.5'), item: 5 },
    ...at(6, cheapest('DUEL-129.6', PLAYER_SEAT)),
    { ...opens('DUEL-129.7', false), item: 7 },
    { ...fewest('DUEL-129.8'), item: 8 },
    { ...side('DUEL-129.9', PLAYER_SEAT), item: 9 },
  ]).concat(TIES()),
);

/** DUEL-159: the discard scale as printed for Zeus. */
export const DISCARD_AS_PRINTED = once(() =>
  scale(plain('discard-scale'), [
    chain('DUEL-159.1'),
    ...at(2, cheapest('DUEL-159.2', PLAYER_SEAT)),
    { ...fewest('DUEL-159.3'), item: 3 },
    { ...side('DUEL-159.4', PLAYER_SEAT), item: 4 },
  ]),
);

const FREE_ITEMS = once((): readonly CardRung[] => [
  pair('DUEL-151.1', SCRIPT_SEAT),
  points('DUEL-151.2'),
  ...needed('DUEL-151.3', 3, SCRIPT_SEAT),
  ...at(4, [chain('DUEL-151.4')]),
]);

/** DUEL-151: the free-choice scale. */
export const FREE_CHOICE = once((): readonly CardRung[] => [
  ...scale(plain('free-choice-scale'), FREE_ITEMS()),
  ...TIES_IN_STRUCTURE(),
  ...TIES(),
]);

/** DUEL-158: the free-choice scale as printed for Hades. */
export const FREE_CHOICE_AS_PRINTED = once((): readonly CardRung[] => [
  ...scale(
    plain('free-choice-scale'),
    FREE_ITEMS().filter(({ rule }) => rule !== 'DUEL-151.3'),
  ),
  ...TIES_IN_STRUCTURE(),
  ...TIES(),
]);

/** DUEL-142: the flexibility scale. DUEL-120 follows item 5. */
export const FLEXIBILITY_ITEMS = once(() =>
  scale<Candidate, Scene>(plain('flexibility-scale'), [
    {
      rule: 'DUEL-142.1',
      label: plain('gives-player-the-win'),
      yesNo: true,
      score: ({ card }, { position }) => (cardWins(position, PLAYER_SEAT, card, 'next') ? 1 : 0),
    },
    chain('DUEL-142.2'),
    fewest('DUEL-142.3'),
    ...at(4, cheapest('DUEL-142.4', SCRIPT_SEAT)),
    {
      rule: 'DUEL-142.5',
      label: plain('green'),
      item: 5,
      yesNo: true,
      score: ({ card }) => (card.colour === 'green' ? 1 : 0),
    },
  ]),
);
const FLEXIBILITY = once(() => [...FLEXIBILITY_ITEMS(), ...TIES_IN_STRUCTURE(), ...TIES()]);

/** DUEL-161: the Isis scale. Chance breaks its ties. */
export const ISIS = once(() =>
  scale<Candidate, Scene>(plain('isis-scale'), [
    pair('DUEL-161.1', PLAYER_SEAT),
    points('DUEL-161.2'),
    chain('DUEL-161.3'),
    {
      rule: 'DUEL-161.4',
      label: plain('highest-printed-cost'),
      score: ({ card }) => printedCost(card),
      note: ({ card }) => printedNote(card),
    },
  ]),
);

/** DUEL-141: puts the symbols that the human lacks before a scale. */
const withLacking = (rungs: readonly CardRung[]): readonly CardRung[] => [
  ...scale(plain('adaptive-behaviour'), [lacking(({ position }) => threatenedByScience(position), PLAYER_SEAT)]).map(
    (rung) => ({ ...rung, item: 2 }),
  ),
  ...rungs,
];
const LACKING_FIRST: ReadonlyMap<Scale, Scale> = new Map(
  [CHOICE, FREE_CHOICE, FREE_CHOICE_AS_PRINTED].map((of) => [of, once(() => withLacking(of()))]),
);

/** Sends cards down the operational scale forwards, and then down the choice or free-choice scale. */
export function firstOf(
  position: Position,
  cards: readonly Candidate[],
  ofScale: Scale,
  trace?: Trace,
): readonly Candidate[] {
  const { left, x } = ofOneType(position, cards, true, trace);
  const rungs = x.type === 'green-red' ? FLEXIBILITY : (LACKING_FIRST.get(ofScale) ?? ofScale);
  return choose(left, rungs(), x, trace, BY_CARD);
}

/** Sends cards down the operational scale backwards, and then down the discard or Isis scale. */
export function lastOf(
  position: Position,
  cards: readonly Candidate[],
  ofScale: Scale,
  trace?: Trace,
): readonly Candidate[] {
  const { left, x } = ofOneType(position, cards, false, trace);
  return choose(left, ofScale(), x, trace, BY_CARD);
}

const FORWARDS: CardRung = {
  rule: 'DUEL-119',
  label: plain('first-type'),
  score: ({ card }, { position }) => least(rankOf(position, typeOf(card.colour))),
  note({ card }, { position }) {
    const type = typeOf(card.colour);
    return reason('type', { type, place: 1 + currentScale(position).findIndex((types) => types.includes(type)) });
  },
};
const BACKWARDS: CardRung = {
  ...FORWARDS,
  label: plain('last-type'),
  score: ({ card }, { position }) => rankOf(position, typeOf(card.colour)),
};
const FIRST_TYPE: readonly CardRung[] = [FORWARDS];
const LAST_TYPE: readonly CardRung[] = [BACKWARDS];

/** DUEL-119: the cards of the first or last type among the candidates. */
function ofOneType(position: Position, cards: readonly Candidate[], forward: boolean, trace?: Trace) {
  const inStructure = (cards[0]?.slot ?? -1) >= 0;
  const pantheon = wantsPantheon(position);
  const x: Scene = { position, type: null, inStructure, pantheon };
  const byType = forward ? FIRST_TYPE : LAST_TYPE;
  const rungs = trace === undefined ? byType : byType.map((rung) => told(x, cards, rung, forward, trace));
  const left = choose(cards, rungs, x, trace, BY_CARD);
  const type = typeOf(left[0]?.card.colour ?? 'temple');
  const both = threatenedByForce(position) && threatenedByScience(position) && (type === 'green' || type === 'red');
  const ofType: Scene = { position, type: both ? 'green-red' : type, inStructure, pantheon };
  return { left, x: ofType };
}

/** The same item with its place on the current scale, after the reasons that shaped this scale. */
function told(x: Scene, cards: readonly Candidate[], rung: CardRung, forward: boolean, trace: Trace): CardRung {
  const { position } = x;
  sayScale(position, trace);
  const scores = cards.map((card) => rung.score(card, x));
  const best = cards[scores.indexOf(Math.max(...scores))];
  const item = 1 + currentScale(position).findIndex((types) => types.includes(typeOf(best?.card.colour ?? 'temple')));
  return { ...rung, list: plain(forward ? 'operational-scale' : 'operational-scale-backwards'), item };
}

/** DUEL-140 … DUEL-142: the current operational scale, with types of equal rank grouped together. */
function currentScale(position: Position): readonly (readonly Type[])[] {
  const first = (['green', 'red'] as const).filter((type) => rankOf(position, type) < 0);
  const rest = OPERATIONAL[directionOf(position)].filter((type) => rankOf(position, type) >= 0).map((type) => [type]);
  return first.length === 0 ? rest : [first, ...rest];
}

/** Adds the reasons that state the operational scale and the threats that changed it. */
function sayScale(position: Position, { reasons }: Trace): void {
  const force = threatenedByForce(position);
  const science = threatenedByScience(position);
  if (force) reasons.push(plain('force-threatens'));
  if (science) reasons.push(plain('science-threatens'));
  if (force && science) reasons.push(plain('green-and-red-as-one'));
  const types = currentScale(position).map((each) => (each.length > 1 ? 'green-red' : (each[0] ?? 'temple')));
  reasons.push(reason('scale-of-direction', { direction: directionOf(position), types }));
}
