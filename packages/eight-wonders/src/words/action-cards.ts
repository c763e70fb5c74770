import { deepFreeze, type Piece } from '@wonders/core';
import { count } from '@wonders/core/words';
import { ACTION_CARDS, type ActionCard, CARDS_PER_JOKER } from '../components/actions.js';
import { type Position, tablesOf } from '../state/index.js';
import { copiesHeld } from '../table/action-cards.js';
import { nameOf } from './names.js';
import { whose } from './seats.js';

/** EIGHT-121 */
function trade(position: Position): string {
  const { max } = tablesOf(position).actionCards['card-trade'];
  const most = max === null ? '' : `, ${max} at most`;
  return `discard one or more building cards${most}, and draw as many; before a turn, an offer or a selection of your own`;
}

/** What each action card does, with the numbers of the tables in use. */
const EFFECTS: Readonly<Record<ActionCard, (position: Position) => string>> = {
  'card-draw': (position) =>
    `draw ${count(tablesOf(position).actionCards['card-draw'].cards, 'building card')}; before a turn, an offer or a selection of your own`,
  'card-trade': trade,
  joker: () =>
    `stands for exactly ${count(CARDS_PER_JOKER, 'card')} that are missing when you complete a build, and places ${count(CARDS_PER_JOKER, 'part')}; it cannot be offered`,
  'disc-bonus': (position) =>
    `${count(tablesOf(position).actionCards['disc-bonus'].vp, 'point')} for each disc that you have at the end`,
  'triple-bonus': (position) =>
    `${count(tablesOf(position).actionCards['triple-bonus'].vp, 'point')} instead of 1 for each correct card of your offer, when it is turned down`,
  'double-turn': () =>
    'another full turn, played at the end of your turn; columns move and all draw only after the last one',
  'five-vp': (position) => `${count(tablesOf(position).actionCards['five-vp'].vp, 'point')} at the end`,
};

/** The rules of each action card. */
const CITED: Readonly<Record<ActionCard, readonly string[]>> = /* @__PURE__ */ deepFreeze({
  'card-draw': ['EIGHT-115', 'EIGHT-120'],
  'card-trade': ['EIGHT-115', 'EIGHT-121'],
  joker: ['EIGHT-70', 'EIGHT-122'],
  'disc-bonus': ['EIGHT-123', 'EIGHT-140'],
  'triple-bonus': ['EIGHT-124', 'EIGHT-125'],
  'double-turn': ['EIGHT-126'],
  'five-vp': ['EIGHT-127', 'EIGHT-140'],
});

/** An action card, and how many the viewer holds. */
export function actionCard(position: Position, id: string): Piece | undefined {
  const card = ACTION_CARDS.find((each) => each === id);
  if (card === undefined) return undefined;
  const { viewer } = position;
  const copies = typeof viewer === 'number' ? copiesHeld(position, viewer, card) : 0;
  const status = copies > 0 && typeof viewer === 'number' ? `${copies} in ${whose(position, viewer)} hand` : '';
  return { name: nameOf(card), effect: EFFECTS[card](position), status, price: [], rules: CITED[card] };
}
