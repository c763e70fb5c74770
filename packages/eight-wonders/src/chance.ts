import { type ChanceRules, defineChance, replaced, type Seat } from '@wonders/core';
import type { ActionCard } from './components/actions.js';
import { add, type Cards, total } from './components/cards.js';
import { BUILDING_TYPES, TYPES, type TypeIndex } from './components/types.js';
import type { Event, Sink } from './events.js';
import type { ChanceMove, Move } from './notation.js';
import { type Decision, type DiscStack, type Draft, decision, entry, increased, type Position } from './state/index.js';
import { actionsLeft, sortActions } from './table/action-cards.js';

type Rules<K extends ChanceMove['kind']> = ChanceRules<Position, Draft, Decision, Extract<Move, { kind: K }>, Event>;

/** EIGHT-08: with manual chance the host can be unable to see what a seat draws. */
const hostMayNotKnow = (position: Position): boolean => position.rng === null;

/** EIGHT-12: the disc on the next space. Discs that show the same are one outcome. */
const disc: Rules<'disc'> = {
  size: (position) => position.box.length,
  outcome: (position, _, i) => ({ kind: 'disc', disc: entry(position.box, i).disc }),
  weight: (position, _, i) => entry(position.box, i).count,
  // Counted by hand: weights took half of the time of a new game.
  random({ box }, _, random) {
    let discs = 0;
    for (const { count } of box) discs += count;
    let left = Math.floor(random() * discs);
    let i = 0;
    while (left >= (box[i] as DiscStack).count) left -= (box[i++] as DiscStack).count;
    return i;
  },
  find: (position, _, move) => position.box.findIndex((stack) => stack.disc === move.disc),
  to: () => 'all',
  apply(draft, _, i) {
    const stack = entry(draft.box, i);
    draft.spaces = replaced(draft.spaces, draft.spaces.indexOf(null), stack.disc);
    draft.box =
      stack.count > 1
        ? replaced(draft.box, i, { disc: stack.disc, count: stack.count - 1 })
        : draft.box.filter((each) => each !== stack);
  },
};

/** The type with index `i` among those left; undefined beyond them. Written out: nothing happens more often than a draw. */
function typeAt({ pile }: Position, i: number): TypeIndex | undefined {
  let left = i;
  if (pile[0] > 0 && left-- === 0) return 0;
  if (pile[1] > 0 && left-- === 0) return 1;
  if (pile[2] > 0 && left-- === 0) return 2;
  return pile[3] > 0 && left === 0 ? 3 : undefined;
}

const typesLeft = ({ pile }: Position): number =>
  (pile[0] > 0 ? 1 : 0) + (pile[1] > 0 ? 1 : 0) + (pile[2] > 0 ? 1 : 0) + (pile[3] > 0 ? 1 : 0);

/** EIGHT-16, EIGHT-31, EIGHT-40: the building card that a seat draws. */
const card: Rules<'card'> = {
  size: (position) => typesLeft(position) + (hostMayNotKnow(position) ? 1 : 0),
  outcome(position, _, i) {
    const type = typeAt(position, i);
    return { kind: 'card', card: type === undefined ? 'hidden' : BUILDING_TYPES[type] };
  },
  weight(position, _, i) {
    const type = typeAt(position, i);
    return type === undefined ? 0 : position.pile[type];
  },
  // Counted by hand, too.
  random({ pile }, _, random) {
    let left = Math.floor(random() * total(pile));
    let i = 0;
    for (const type of TYPES) {
      if (pile[type] === 0) continue;
      left -= pile[type];
      if (left < 0) break;
      i++;
    }
    return i;
  },
  find(position, _, move) {
    if (move.card === 'hidden') return hostMayNotKnow(position) ? typesLeft(position) : -1;
    const type = BUILDING_TYPES.indexOf(move.card);
    return TYPES.findIndex((i) => typeAt(position, i) === type);
  },
  to: (_, { owner }) => owner,
  apply(draft, { owner }, i) {
    draft.owed[owner] = (draft.owed[owner] as number) - 1;
    const type = typeAt(draft, i);
    if (type === undefined) draft.hidden = increased(draft.hidden, owner, 1);
    else {
      draft.pile[type]--;
      draft.hands[owner] = add(draft.hands[owner] as Cards, type, 1);
    }
  },
};

/** EIGHT-18: the starting seat. */
const start: Rules<'start'> = {
  size: (position) => position.options.players,
  outcome: (_, __, i) => ({ kind: 'start', first: i }),
  find: (position, _, move) => (move.first < position.options.players ? move.first : -1),
  to: () => 'all',
  apply(draft, _, i) {
    draft.active = i;
  },
};

/** Puts an action card into a hand, in the order of the table. */
function hold(draft: Draft, seat: Seat, card: ActionCard): void {
  draft.actionPile = { ...draft.actionPile, [card]: draft.actionPile[card] - 1 };
  draft.actions = replaced(draft.actions, seat, sortActions([...entry(draft.actions, seat), card]));
}

/** EIGHT-107: the action card that the active seat takes. */
const action: Rules<'action'> = {
  size: (position) => actionsLeft(position).length + (hostMayNotKnow(position) ? 1 : 0),
  outcome: (position, _, i) => ({ kind: 'action', card: actionsLeft(position)[i] ?? 'hidden' }),
  weight(position, _, i) {
    const card = actionsLeft(position)[i];
    return card === undefined ? 0 : position.actionPile[card];
  },
  find(position, _, { card }) {
    if (card === 'hidden') return hostMayNotKnow(position) ? actionsLeft(position).length : -1;
    return actionsLeft(position).indexOf(card);
  },
  to: (_, { owner }) => owner,
  apply(draft, { owner }, i) {
    const card = actionsLeft(draft)[i];
    if (card === undefined) draft.hiddenActions = increased(draft.hiddenActions, owner, 1);
    else hold(draft, owner, card);
  },
};

/** EIGHT-08: what a hidden action card turns out to be when the game is over. */
const nameAction: Rules<'name-action'> = {
  size: (position) => actionsLeft(position).length,
  outcome: (position, _, i) => ({ kind: 'name-action', card: entry(actionsLeft(position), i) }),
  weight: (position, _, i) => position.actionPile[entry(actionsLeft(position), i)],
  find: (position, _, { card }) => actionsLeft(position).indexOf(card),
  to: () => 'all',
  apply(draft, { owner }, i) {
    const card = entry(actionsLeft(draft), i);
    draft.hiddenActions = increased(draft.hiddenActions, owner, -1);
    hold(draft, owner, card);
  },
};

/** The chance decisions of the game. */
export const chance = /* @__PURE__ */ defineChance<Position, Draft, Decision, Move, Event>({
  disc,
  card,
  start,
  action,
  'name-action': nameAction,
});

/** Has chance decide about one component. */
export const ask = (draft: Draft, kind: ChanceMove['kind'], of: Seat, emit?: Sink): void =>
  chance.ask(draft, decision(kind, of), emit);
