import { choose, type Naming, type Rung, type Trace } from '@wonders/core';
import { type Action, type CardId, isLetter, type Letter } from '../components/cards.js';
import type { TileId } from '../components/tiles.js';
import type { Move } from '../notation.js';
import type { HalExchange, HalTurn } from '../reasons/hal-turn.js';
import type { Reason } from '../reasons/index.js';
import { type Ending, own, PLAYER_SEAT, type Position, SCRIPT_SEAT, type View } from '../state/index.js';
import { buildingOf } from '../table/city.js';
import { countedFor, keptBonus } from '../table/tableau.js';
import { halTurn } from './forecast.js';

/** A step of Hal's turn: a reason, or an item of the list that his card leads through. */
type Step = { readonly reason: Reason } | { readonly ask: (trace: Trace<Reason>) => void };

const because = (reason: Reason): Step => ({ reason });

/** An item of Hal's turn: which of the candidates meet it. */
function item<C>(
  rung: Pick<Rung<C, null, Reason>, 'rule' | 'label' | 'item' | 'note'>,
  candidates: readonly C[],
  naming: Naming<C, Reason>,
  meets: (candidate: C) => boolean,
): Step {
  const list: Reason = { key: 'hal-turn', values: {} };
  const asked = { ...rung, list, yesNo: true, score: (each: C) => (meets(each) ? 1 : 0) };
  // A single candidate leaves nothing to ask: the reasons tell it.
  return { ask: (trace) => void (candidates.length > 1 && choose(candidates, [asked], null, trace, naming)) };
}

const ACTION: Naming<Action, Reason> = { id: String, name: (action) => ({ key: 'action', values: { action } }) };

/** HAL-45: what his card dictates. */
const dictated = (card: CardId): Step =>
  item<Action>(
    { rule: 'HAL-45', item: 1, label: { key: 'card-dictates', values: { card } } },
    ['exploit', 'urbanize', 'construct'],
    ACTION,
    (action) => action === (isLetter(card) ? 'urbanize' : 'construct'),
  );

const CARD: Naming<CardId, Reason> = { id: String, name: (card) => ({ key: 'card', values: { card } }) };

/** HAL-54, HAL-55: which cards Hal would use if they were drawn for him, and which of them end the game. */
function exchanging(position: Position, { points }: HalTurn, card: Letter, exchange: HalExchange): Step[] {
  const { drawable, buildings, better, endings } = exchange;
  const used: readonly CardId[] = [...buildings, ...better];
  const note = (drawn: CardId): Reason => ({ key: 'drawn-turn', values: { turn: unexchanged(position, drawn) } });
  const asked = { rule: 'HAL-54', item: 2, label: { key: 'used-if-drawn', values: { given: card } }, note } as const;
  const exchanged: Reason =
    used.length === drawable.length
      ? { key: 'hal-exchanges-surely', values: { given: card, cards: used } }
      : { key: 'hal-exchanges', values: { given: card, points, anyBuilding: buildings.length > 0, better } };
  const kinds = [...new Set(endings.map(({ ending }) => ending))].filter((ending) => ending !== 'tiles-exhausted');
  return [
    item<CardId>(asked, drawable, CARD, (drawn) => used.includes(drawn)),
    because(exchanged),
    ...kinds.map((ending) => {
      const cards = endings.filter((each) => each.ending === ending).map((each) => each.card);
      return because({ key: 'exchange-ends', values: { ending, cards } });
    }),
  ];
}

/** Whether an expert Hal uses any card that may be drawn for him, and never the one that he was given. */
const surelyExchanged = ({ exchange }: HalTurn): boolean =>
  exchange !== null &&
  exchange.drawable.length > 0 &&
  exchange.buildings.length + exchange.better.length === exchange.drawable.length;

/** What a card comes to if Hal uses it. */
function unexchanged(position: Position, card: CardId): HalTurn {
  const turn = halTurn(position, card);
  return { ...turn, ends: turn.ending === null ? 'no' : 'surely', exchange: null };
}

/** HAL-47, HAL-48: where he urbanizes, and who moves the token. */
function urbanizing(position: Position, turn: HalTurn, card: Letter): Step[] {
  const { points, around, exchange } = turn;
  if (exchange !== null && surelyExchanged(turn)) return exchanging(position, turn, card, exchange);
  const unlessExchanged = exchange !== null;
  return [
    because({
      key: 'hal-urbanizes',
      values: { letter: card, cell: position.tokens[card], points, around, unlessExchanged },
    }),
    because({ key: 'token-for-hal', values: { letter: card } }),
    ...(exchange === null ? [] : exchanging(position, turn, card, exchange)),
  ];
}

const OWNER: Naming<number | null, Reason> = { id: String, name: (seat) => ({ key: 'owner', values: { seat } }) };

/** HAL-37, HAL-51, HAL-52: who takes resources back. */
function takingBack({ card, back }: HalTurn): Step[] {
  const owner = back === null ? null : back.seat;
  const asked = item<number | null>(
    { rule: 'HAL-37', item: 3, label: { key: 'resources-back', values: { card } } },
    [SCRIPT_SEAT, PLAYER_SEAT, null],
    OWNER,
    (seat) => seat === owner,
  );
  if (back === null) return [asked];
  const key = back.seat === PLAYER_SEAT ? 'human-takes-back' : 'hal-takes-back';
  return [asked, because({ key, values: { resources: back.resources } })];
}

/** HAL-53: that he pays for a lower number. */
function paying(position: Position, card: TileId): Step[] {
  const { points } = own(position, SCRIPT_SEAT);
  if (position.options.halPaysForLowerNumber === 'never' || points === 0) return [];
  return [because({ key: 'hal-pays', values: { card, points } })];
}

/** HAL-49, HAL-61, HAL-62: that the card stays with him, and what it counts. */
function keeping(position: Position, { keptPoints }: HalTurn, card: TileId): Step[] {
  const bonus = keptBonus(position.options, card);
  const points = keptPoints.find((each) => each.card === card)?.points ?? 0;
  const { from } = countedFor(keepingAlso(position, card), SCRIPT_SEAT, card);
  const told: Reason =
    bonus.kind === 'on-action'
      ? { key: 'hal-keeps-arrow', values: { card } }
      : { key: 'hal-keeps-equals', values: { card, bonus, points, from } };
  const to = keptPoints.filter((each) => each.card !== card);
  if (to.length === 0) return [because(told)];
  const added = to.reduce((sum, each) => sum + each.points, 0);
  return [because(told), because({ key: 'kept-adds', values: { card, points: added, to } })];
}

/** The position with one more card in Hal's tableau. */
function keepingAlso(position: Position, card: CardId): Position {
  const players = position.players.map((each, seat) =>
    seat === SCRIPT_SEAT ? { ...each, tableau: [...each.tableau, card] } : each,
  );
  return { ...position, players } as Position;
}

const ENDS: readonly Ending[] = ['tiles-exhausted', 'human-resources-placed', 'hal-resources-exhausted'];

const ENDING: Naming<Ending, Reason> = { id: String, name: (ending) => ({ key: 'ending', values: { ending } }) };

/** HAL-56 to HAL-60: what of all that ends a game is there at the end of the round. */
function judged({ left, exchange }: HalTurn): Step {
  const counts = [left.tiles, left.human, left.hal];
  const leftOf = (ending: Ending) => counts[ENDS.indexOf(ending)] ?? 0;
  return item<Ending>(
    {
      rule: 'HAL-60',
      item: 4,
      label: { key: 'ends-the-game', values: { unlessExchanged: exchange !== null } },
      note: (ending) => ({ key: 'ending-left', values: { ending, left: leftOf(ending) } }),
    },
    ENDS,
    ENDING,
    (ending) => leftOf(ending) === 0,
  );
}

/** HAL-56 to HAL-60: that the game ends with the round. */
function ending({ ending: why, action, exchange }: HalTurn): Step[] {
  const unlessExchanged = exchange !== null;
  switch (why) {
    case 'tiles-exhausted':
      return [because({ key: action === 'idle' ? 'ends-without-tile' : 'ends-with-last-tile', values: {} })];
    case 'human-resources-placed':
      return [because({ key: 'ends-with-human-resources', values: { unlessExchanged } })];
    case 'hal-resources-exhausted':
      return [because({ key: 'ends-with-hal-resources', values: { unlessExchanged } })];
    default:
      return [];
  }
}

/** What a turn of Hal comes to, step by step: what he does, what it brings to whom, and whether the game ends with it. */
function stepsOf(position: Position, turn: HalTurn): readonly Step[] {
  const { card, action, resources: floor, funds } = turn;
  switch (action) {
    case 'idle':
      return [because({ key: 'hal-idle', values: { card } }), judged(turn), ...ending(turn)];
    case 'cannot-build':
      return [dictated(card), because({ key: 'hal-cannot-build', values: { card, floor, resources: funds } })];
    case 'urbanize': {
      const told = [dictated(card), ...urbanizing(position, turn, card as Letter)];
      if (surelyExchanged(turn) && turn.ending !== 'tiles-exhausted') return told;
      return [...told, judged(turn), ...ending(turn)];
    }
    case 'construct': {
      const tile = card as TileId;
      const { x, y } = buildingOf(position, tile);
      return [
        dictated(card),
        because({ key: 'hal-constructs', values: { card, cell: { x, y }, floor, funds } }),
        ...takingBack(turn),
        ...paying(position, tile),
        ...keeping(position, turn, tile),
        judged(turn),
        ...ending(turn),
      ];
    }
  }
}

/** What a turn of Hal comes to, without the items of his list. */
export const reasonsOf = (position: Position, turn: HalTurn): readonly Reason[] =>
  stepsOf(position, turn).flatMap((step) => ('reason' in step ? [step.reason] : []));

/** Hal's one move: his card leaves him nothing to choose (HAL-45). */
export function scriptMove(view: View, trace?: Trace<Reason>): Move {
  const { halCard } = view;
  if (trace !== undefined && halCard !== null && halCard !== 'hidden' && halCard !== 'face-down')
    for (const step of stepsOf(view, halTurn(view, halCard))) {
      if ('reason' in step) trace.reasons.push(step.reason);
      else step.ask(trace);
    }
  return { kind: 'hal-turn' };
}
