import { choose, type Trace } from '@wonders/core';
import {
  affordable,
  areaAt,
  bestValue,
  costOf,
  economyReady,
  isAffordable,
  isAvailable,
  isReady,
  owns,
  shieldsOf,
} from '../area.js';
import {
  CARDS,
  CAT,
  type Card,
  type CardKind,
  COIN,
  GREENS,
  INDEX,
  RED,
  RESOURCES,
  type Resource,
} from '../components/cards.js';
import { TOKEN_INDEX, TOKENS, type Token } from '../components/tokens.js';
import { DECK_NAMES, hasCard, hasToken, leftOf, rightOf, type Slot, topOf } from '../decks.js';
import { PAYMENT_NAMES, paymentsFor } from '../payment.js';
import type { DeckName, Payment, Position, Selection } from '../state.js';
import { triggerFor } from '../taking.js';

type Area = Position['areas'][number];

const OPPONENT = 1;

/** ARCH-61, in order: what a card is, and whether a kind is that; a card's priority is the first that it matches. */
export const PRIORITIES: readonly (readonly [
  name: string,
  matches: (s: Position, area: Area, kind: number) => boolean,
])[] = [
  ['extra card', (s, area, kind) => triggerFor(s, OPPONENT, kind) !== null || buildsWith(s, area, kind)],
  ['yellow', (_, __, kind) => kind === COIN],
  ['useful grey', (s, _, kind) => kind < RESOURCES && helps(s, kind)],
  ['duplicate green', (_, area, kind) => isGreen(kind) && (area.cards[kind] as number) > 0],
  [
    'missing green',
    (_, { cards }, kind) => isGreen(kind) && GREENS.every((green) => cards[green] === (green === kind ? 0 : 1)),
  ],
  [
    'red',
    (s, area, kind) => kind >= RED && shieldsOf(area) >= shieldsOf(areaAt(s, 0)) === (CARDS[kind] as Card).horns > 0,
  ],
  ['Cat', (_, __, kind) => kind === CAT],
];

/** What stands for "none" in comparisons of priorities (ARCH-67). */
const NONE = PRIORITIES.length + 1;

const isGreen = (kind: number): boolean => GREENS.includes(kind);

/** ARCH-61: a card with which the Opponent could build a stage that it cannot build yet, when that gives an extra card. */
function buildsWith(s: Position, area: Area, kind: number): boolean {
  if (!s.config.opponentBuilds || kind > COIN || !isReady(s, area, 'architecture')) return false;
  const economy = economyReady(s, area);
  return area.built.some((_, i) => !isAffordable(area, i, economy) && isAffordable(area, i, economy, kind));
}

/** What one more card of a kind adds to what an area can put towards a stage, 0 when the stage is not available. */
export function gain(area: Area, stage: number, kind: number): number {
  if (!isAvailable(area, stage)) return 0;
  const { count, kind: how } = costOf(area, stage);
  const economy = owns(area, 'economy');
  const value = (more?: number): number => Math.min(count, bestValue(area, how === 'identical', economy, more));
  return value(kind) - value();
}

/** ARCH-62: whether a grey card lowers what some available stage of the builder still lacks. */
function helps(s: Position, kind: number): boolean {
  const area = areaAt(s, s.config.opponentBuilds ? OPPONENT : 0);
  return area.built.some((_, stage) => gain(area, stage, kind) > 0);
}

/** The priority of a card, 8 when it matches none. */
export function priorityOf(s: Position, card: CardKind): number {
  const area = areaAt(s, OPPONENT);
  return 1 + PRIORITIES.findIndex(([, matches]) => matches(s, area, INDEX[card])) || NONE;
}

/** ARCH-60: the deck that the Opponent takes from, or the table of the die that will say. */
export function selection(s: Position): Selection {
  const tops = [topOf(s, 0), topOf(s, 1), s.config.opponentSeesCentral ? topOf(s, 2) : null];
  const matched = tops.map((card) => (card === null ? 0 : priorityOf(s, card)));
  const best = Math.min(NONE, ...matched.filter((priority) => priority > 0));
  const first = matched.indexOf(best);
  // ARCH-60: never the central deck in a tie, whose cards stand last here.
  const by = best === NONE ? 'none' : first === 0 && matched[1] === best ? 'tie' : 'priority';
  return { tops, matched, by, die: 0, deck: by === 'priority' ? (DECK_NAMES[first] as DeckName) : null };
}

/** ARCH-34: what stands in place of a selection when you took the Opponent's card. */
export const DENIED: Selection = {
  tops: [null, null, null],
  matched: [0, 0, 0],
  by: 'denial',
  die: 0,
  deck: 'central',
};

/** Whether the Opponent finds a card anywhere. */
export const anyCard = (s: Position): boolean => hasCard(s, 0) || hasCard(s, 1) || hasCard(s, 2);

const worthOf = (s: Position, slot: Slot): number => {
  const token = slot === 'stack' ? null : s.slots[slot];
  return token == null ? 0 : (TOKENS[TOKEN_INDEX[token]] as Token).worth;
};

/** ARCH-65: where the Opponent takes a Progress token: the highest printed value, else the stack, else the lowest slot. */
export const tokenChoice = (s: Position): Slot =>
  (['stack', 0, 1, 2] as const)
    .filter((slot) => hasToken(s, slot))
    .reduce((best, slot) => (worthOf(s, slot) > worthOf(s, best) ? slot : best));

/** ARCH-67: the stage that the Opponent builds next, −1 when it can build none. */
export const stageChoice = (s: Position): number => affordable(s, areaAt(s, OPPONENT));

/** ARCH-67: how it pays: the fewest yellow cards, none that counts two, then as many as will do of what it has most of. */
export function paymentChoice(s: Position, stage: number): Payment {
  const area = areaAt(s, OPPONENT);
  const owned = (name: Resource): number => area.cards[INDEX[name]] as number;
  const ranked = (PAYMENT_NAMES.slice(0, RESOURCES) as Resource[]).sort((a, b) => owned(b) - owned(a));
  const compare = (a: Payment, b: Payment): number =>
    a.coin - b.coin || a.doubled - b.doubled || ranked.reduce((order, name) => order || b[name] - a[name], 0);
  return [...paymentsFor(area, costOf(area, stage), economyReady(s, area))].sort(compare)[0] as Payment;
}

/** ARCH-67, Halicarnassus: the deck to look into, −1 when neither has a card, `'die'` when the die decides. */
export function lookChoice(s: Position): number | 'die' {
  const [left, right] = [leftOf(s, OPPONENT), rightOf(s, OPPONENT)];
  if (!hasCard(s, right)) return hasCard(s, left) ? left : -1;
  const order = hasCard(s, left)
    ? priorityOf(s, topOf(s, left) as CardKind) - priorityOf(s, topOf(s, right) as CardKind)
    : 1;
  return order === 0 ? 'die' : order < 0 ? left : right;
}

/** ARCH-67, Halicarnassus: which of the cards looked at, the first seen of the best. */
export function lookedChoice(s: Position): number {
  const ranks = (s.looked?.cards ?? []).map(({ card }) => priorityOf(s, card as CardKind));
  return ranks.indexOf(Math.min(...ranks));
}

/** What decides when no priority does, and why no priority was asked. */
const REASONS: Readonly<Record<Selection['by'], string>> = {
  priority: '',
  tie: 'A tie: die 1-3 player, 4-6 opponent (ARCH-60)',
  none: 'No priority: die 1 player, 2 opponent, 3-6 central, empty decks aside (ARCH-60)',
  denial: "You took the Opponent's card (ARCH-34)",
};

/** ARCH-60 for people: which priority each candidate matches, what follows, and the table of the die. */
export function explainSelection({ by, matched, tops, die, deck }: Selection, trace: Trace): void {
  const { reasons } = trace;
  const nameOf = (each: number): string => DECK_NAMES[each] as DeckName;
  const decks = [0, 1, 2].filter((each) => tops[each]);
  for (const each of decks) {
    const [name] = PRIORITIES[(matched[each] as number) - 1] ?? [];
    reasons.push(
      `deck ${nameOf(each)} (${tops[each]}): ${name ? `priority ${matched[each]}, ${name}` : 'no priority'} (ARCH-61)`,
    );
  }
  const score = (each: number): number => -(matched[each] as number);
  if (decks.length > 0) choose(decks, [{ rule: 'ARCH-61', label: 'the first priority', score }], null, trace, nameOf);
  if (REASONS[by]) reasons.push(REASONS[by]);
  if (deck !== null) reasons.push(`${die > 0 ? `The die shows ${die}: it` : 'It'} takes from deck ${deck} (ARCH-60)`);
}
