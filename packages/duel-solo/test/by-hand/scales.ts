import { CARDS, type CardId, type View } from '../../src/index.js';
import {
  cardCost,
  HUMAN,
  kinds,
  need,
  offered,
  printedCost,
  type Side,
  SOLO,
  sold,
  standing,
  symbols,
  unbuilt,
} from './cities.js';
import { distance, uncovered, uncoversToken } from './structure.js';
import { humanWins } from './threats.js';

// DUEL-110 to DUEL-120 and the scales that sort cards: DUEL-128, 129, 142, 151, 161.

/** A card to choose: where it lies in the structure, if it does. Lists are in the order of arrival. */
export interface Candidate {
  readonly card: CardId;
  readonly slot: number | null;
}

/** A step of a scale: the higher the better. `null`: it does not look at such a card. */
type Step = (candidate: Candidate) => number | boolean | null;

/** Keeps the best at each step; the first of those that are left. */
export function best<T>(candidates: readonly T[], steps: readonly ((candidate: T) => number | boolean | null)[]): T[] {
  return steps.reduce<T[]>(
    (left, step) => {
      const scores = left.map((each) => step(each));
      if (scores.every((score) => score === null)) return left;
      const values = scores.map((score) => (score === null ? Number.NEGATIVE_INFINITY : Number(score)));
      const top = Math.max(...values);
      return left.filter((_, i) => values[i] === top);
    },
    [...candidates],
  );
}

/** DUEL-140, DUEL-141. */
const isRed = ({ pawn }: View): boolean => pawn <= -6 && pawn >= -8;
const isGreen = (view: View): boolean => kinds(view, HUMAN) === 5;
export const isBoth = (view: View): boolean => isRed(view) && isGreen(view);

const COLOURS = { M: 'red', S: 'green', C: 'blue' } as const;

/** The letters of the direction: primary, secondary, and the one that is missing. */
export function letters({ direction }: View): readonly ('M' | 'S' | 'C')[] {
  const two = [...(direction ?? '')] as ('M' | 'S' | 'C')[];
  return [...two, ...(['M', 'S', 'C'] as const).filter((letter) => !two.includes(letter))];
}

/** DUEL-119, DUEL-140 to DUEL-142: the types in the present order, each as the colours that belong to it. */
function types(view: View): readonly (readonly string[])[] {
  const plain = [['temple'], ['brown', 'grey'], ['yellow'], ...letters(view).map((letter) => [COLOURS[letter]])];
  const first = [...(isGreen(view) ? ['green'] : []), ...(isRed(view) ? ['red'] : [])];
  if (first.length === 0) return plain;
  return [first, ...plain.filter(([colour = '']) => !first.includes(colour))];
}

/** The candidates of the first type that has any, and whether it is green and red as one. */
function firstType(view: View, candidates: readonly Candidate[], backwards: boolean) {
  const order = backwards ? [...types(view)].reverse() : types(view);
  const type = order.find((colours) => candidates.some(({ card }) => colours.includes(CARDS[card].colour))) ?? [];
  return {
    found: candidates.filter(({ card }) => type.includes(CARDS[card].colour)),
    isMixed: type.length === 2 && type[0] === 'green',
  };
}

const isColour = (card: CardId, ...colours: readonly string[]): boolean => colours.includes(CARDS[card].colour);

const closesPair =
  (view: View, side: Side): Step =>
  ({ card }) =>
    isColour(card, 'green') ? symbols(view, side).includes(CARDS[card].symbol ?? '') : null;

/** DUEL-113, for brown and grey cards. */
const needed =
  (view: View, side: Side): Step =>
  ({ card }) => {
    const { gives } = CARDS[card];
    return isColour(card, 'brown', 'grey') && gives !== null ? need(view, side, gives) : null;
  };

/** DUEL-113, for yellow cards. */
const helps =
  (view: View, side: Side, resources: (card: CardId) => Parameters<typeof need>[2][]): Step =>
  ({ card }) => {
    if (!isColour(card, 'yellow')) return null;
    const score = Math.max(...resources(card).map((resource) => need(view, side, resource)));
    return unbuilt(view, side).length > 0 && score <= 0 ? Number.NEGATIVE_INFINITY : score;
  };

const discount = (view: View, side: Side): Step => helps(view, side, (card) => [...sold(card)]);
const choice = (view: View, side: Side): Step => helps(view, side, (card) => [...offered(card)]);

/** DUEL-116. */
const startsChain: Step = ({ card }) =>
  isColour(card, 'yellow', 'green', 'red', 'blue') ? CARDS[card].to !== null : null;

/** DUEL-117. */
const value =
  (view: View): Step =>
  ({ card }) => {
    const { points, shields, gain, per } = CARDS[card];
    if (isColour(card, 'brown', 'grey')) return null;
    if (isColour(card, 'red')) return shields;
    if (!isColour(card, 'yellow')) return points;
    if (per === null) return gain;
    const own = view.cities[SOLO].cards.filter((id) => CARDS[id].colour === per[0]).length;
    const counted = per[0] === 'wonder' ? standing(view, SOLO).length : own + Number(per[0] === 'yellow');
    return gain + per[1] * counted;
  };

const lowestCost =
  (view: View, side: Side): Step =>
  ({ card }) =>
    -cardCost(view, side, card);
const token =
  (view: View): Step =>
  ({ slot }) =>
    slot === null ? null : uncoversToken(view, slot);
const fewest =
  (view: View): Step =>
  ({ slot }) =>
    slot === null ? null : -uncovered(view, slot).length;
const nearest =
  (view: View, side: Side): Step =>
  ({ slot }) =>
    slot === null ? null : -distance(view, side, slot);

const points: Step = ({ card }) => CARDS[card].points;

/** Whether the Sanctuary or the Divine Theater is among SOLO's wonders, standing or not. */
export const hasPantheonWonder = (view: View): boolean =>
  [...standing(view, SOLO), ...unbuilt(view, SOLO)].some((id) => id === 'sanctuary' || id === 'divine-theater');

/** A step that counts under a condition. */
const when = (holds: boolean, step: Step): readonly Step[] => (holds ? [step] : []);

const lacking =
  (view: View): Step =>
  ({ card, slot }) =>
    slot !== null && isColour(card, 'green') ? !symbols(view, HUMAN).includes(CARDS[card].symbol ?? '') : null;

/** DUEL-142. */
export const flexibility = (view: View): readonly Step[] => [
  ({ card }) => humanWins.byCard(view, card),
  ({ card }) => CARDS[card].to !== null,
  fewest(view),
  lowestCost(view, SOLO),
  ({ card }) => isColour(card, 'green'),
  nearest(view, SOLO),
];

/** DUEL-128. */
const choiceScale = (view: View): readonly Step[] => [
  ...when(isGreen(view), lacking(view)),
  ...when(hasPantheonWonder(view), token(view)),
  closesPair(view, SOLO),
  needed(view, SOLO),
  discount(view, SOLO),
  choice(view, SOLO),
  lowestCost(view, SOLO),
  startsChain,
  value(view),
  ...when(!hasPantheonWonder(view), token(view)),
  fewest(view),
  nearest(view, SOLO),
];

/** DUEL-129. */
const discardScale = (view: View): readonly Step[] => [
  ...when(hasPantheonWonder(view), token(view)),
  needed(view, HUMAN),
  discount(view, HUMAN),
  choice(view, HUMAN),
  startsChain,
  lowestCost(view, HUMAN),
  ...when(!hasPantheonWonder(view), token(view)),
  fewest(view),
  nearest(view, HUMAN),
];

/** DUEL-159 as printed. */
const zeusScale = (view: View): readonly Step[] => [
  startsChain,
  lowestCost(view, HUMAN),
  fewest(view),
  nearest(view, HUMAN),
];

/** DUEL-151; `short` leaves out its item 3. */
const freeScale = (view: View, short: boolean): readonly Step[] => [
  ...when(isGreen(view), lacking(view)),
  closesPair(view, SOLO),
  points,
  ...when(!short, needed(view, SOLO)),
  startsChain,
  nearest(view, SOLO),
];

function byScale(view: View, candidates: readonly Candidate[], scale: readonly Step[]): Candidate | undefined {
  const { found, isMixed } = firstType(view, candidates, false);
  return best(found, isMixed ? flexibility(view) : scale)[0];
}

/** DUEL-128: the building to construct. */
export const toBuild = (view: View, candidates: readonly Candidate[]) => byScale(view, candidates, choiceScale(view));

/** DUEL-151, DUEL-158: the building to take for nothing. */
export const toTake = (view: View, candidates: readonly Candidate[], short = false) =>
  byScale(view, candidates, freeScale(view, short));

/** DUEL-129, DUEL-153, DUEL-126: the card to give away. */
export const toDiscard = (view: View, candidates: readonly Candidate[]) =>
  best(firstType(view, candidates, true).found, discardScale(view))[0];

/** DUEL-159: the card that Zeus discards. */
export const toStrike = (view: View, candidates: readonly Candidate[]) =>
  view.options.scaleVersion === 'revised'
    ? toDiscard(view, candidates)
    : best(firstType(view, candidates, true).found, zeusScale(view))[0];

/** DUEL-161: the cards that may go under the wonder of Isis; one of them at random. */
export function underWonder(view: View, discarded: readonly CardId[]): readonly CardId[] {
  const latest = Math.max(...discarded.map((id) => CARDS[id].age));
  const candidates = discarded.filter((id) => CARDS[id].age === latest).map((card) => ({ card, slot: null }));
  const steps = [closesPair(view, HUMAN), points, startsChain, ({ card }: Candidate) => printedCost(CARDS[card])];
  return best(firstType(view, candidates, true).found, steps).map(({ card }) => card);
}
