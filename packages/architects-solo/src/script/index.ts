import { deepFreeze, type Trace } from '@wonders/core';
import { type CardKind, INDEX, RESOURCE_NAMES, type Resource } from '../components/cards.js';
import { tokenOf } from '../components/tokens.js';
import { costOf, firstAffordable, needsEngineering, paymentsFor, readyAids } from '../costs.js';
import { DECK_NAMES, type DeckName, type Move, type Payment, type TokenPlace } from '../notation.js';
import type { Reason } from '../reasons.js';
import { type DeckChoice, isAges, type Position, SCRIPT_SEAT } from '../state/index.js';
import { areaAt } from '../table/area.js';
import { centralOf, hasCard, leftOf, rightOf, topOf } from '../table/decks.js';
import { hasToken } from '../table/science.js';
import { explainChoice } from './explain.js';
import { NO_PRIORITY, priorityOf, stagesHelped, USEFUL_GREY } from './priorities.js';

const NO_STAGES: readonly number[] = /* @__PURE__ */ Object.freeze([]);

/** ARCH-60: the deck that the Opponent takes from, or the table of the die that decides. */
export function deckChoice(position: Position): DeckChoice {
  const cards = [
    topOf(position, 0),
    topOf(position, 1),
    position.options.opponentSeesCentral ? topOf(position, 2) : null,
  ];
  const priorities = cards.map((card) => (card === null ? 0 : priorityOf(position, card)));
  const helped = priorities.map((priority, deck) =>
    priority === USEFUL_GREY ? stagesHelped(position, INDEX[cards[deck] as CardKind]) : NO_STAGES,
  );
  const best = Math.min(NO_PRIORITY, ...priorities.filter((priority) => priority > 0));
  const first = priorities.indexOf(best);
  // ARCH-60: a tie never concerns the central deck, which stands last here.
  const by = best === NO_PRIORITY ? 'none' : first === 0 && priorities[1] === best ? 'tie' : 'priority';
  const deck = by === 'priority' ? (DECK_NAMES[first] as DeckName) : null;
  return { cards, priorities, by, die: 0, helped, deck, taken: null };
}

/** ARCH-34: the choice after the player took the Opponent's card. */
export const DENIED: DeckChoice = /* @__PURE__ */ deepFreeze({
  cards: [null, null, null],
  priorities: [0, 0, 0],
  by: 'denial',
  die: 0,
  helped: [NO_STAGES, NO_STAGES, NO_STAGES],
  deck: 'central',
  taken: null,
});

const worthOf = (position: Position, place: TokenPlace): number => {
  const token = place === 'stack' ? null : position.tokenSlots[place];
  return token == null ? 0 : tokenOf(token).worth;
};

/** ARCH-65: where the Opponent takes a Progress token: the highest printed value, else the stack, else the lowest slot. */
export const tokenChoice = (position: Position): TokenPlace =>
  (['stack', 0, 1, 2] as const)
    .filter((place) => hasToken(position, place))
    .reduce((best, place) => (worthOf(position, place) > worthOf(position, best) ? place : best));

/** ARCH-67: the stage that the Opponent builds next, −1 when it can build none. */
export const stageChoice = (position: Position): number => firstAffordable(position, areaAt(position, SCRIPT_SEAT));

/** ARCH-67: how it pays: if possible without Engineering, then with the fewest yellow cards, none that counts two, the resource that it has most of. */
export function paymentChoice(position: Position, stage: number): Payment {
  const area = areaAt(position, SCRIPT_SEAT);
  const owned = (name: Resource): number => area.cards[INDEX[name]] as number;
  const ranked = [...RESOURCE_NAMES].sort((a, b) => owned(b) - owned(a));
  const cost = costOf(area, stage);
  const needs = (payment: Payment): number => Number(needsEngineering(cost, payment));
  const compare = (a: Payment, b: Payment): number =>
    needs(a) - needs(b) ||
    a.coin - b.coin ||
    a.doubled - b.doubled ||
    ranked.reduce((order, name) => order || b[name] - a[name], 0);
  return [...paymentsFor(area, cost, readyAids(position, area))].sort(compare)[0] as Payment;
}

/** ARCH-67, Halicarnassus: the deck to look into, −1 when neither has a card, `'die'` when the die decides. */
export function lookChoice(position: Position): number | 'die' {
  const [left, right] = [leftOf(position, SCRIPT_SEAT), rightOf(position, SCRIPT_SEAT)];
  if (!hasCard(position, right)) return hasCard(position, left) ? left : -1;
  const order = hasCard(position, left)
    ? priorityOf(position, topOf(position, left) as CardKind) - priorityOf(position, topOf(position, right) as CardKind)
    : 1;
  return order === 0 ? 'die' : order < 0 ? left : right;
}

/** ARCH-67, Halicarnassus: the card that it takes, the first seen of the best. */
export function lookedChoice(position: Position): number {
  const ranks = (position.looked?.cards ?? []).map(({ card }) => priorityOf(position, card as CardKind));
  return ranks.indexOf(Math.min(...ranks));
}

/** The choice for the turn of the Opponent; in the three Ages it has been made already. */
function choiceOf(position: Position): DeckChoice | null {
  if (isAges(position)) return position.opponentChoice;
  return position.denied && hasCard(position, centralOf(position)) ? DENIED : deckChoice(position);
}

/** The one move of the script. The trace gets the choice behind it. */
export function scriptMove(position: Position, trace?: Trace<Reason>): Move {
  const choice = trace === undefined ? null : choiceOf(position);
  if (trace !== undefined && choice !== null) explainChoice(position, choice, trace);
  return { kind: 'opponent-turn' };
}
