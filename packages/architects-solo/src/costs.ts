import type { Seat } from '@wonders/core';
import { COIN, RESOURCE_NAMES, RESOURCES, total } from './components/cards.js';
import { PAYING, type Payment } from './components/payments.js';
import type { Cost, Stage } from './components/wonders.js';
import type { Position } from './state/index.js';
import { areaAt, isAvailable, isReady, owns, type ReadArea, stagesOf } from './table/area.js';

// What a stage costs, and what can be put towards it.

export const costOf = (area: ReadArea, stage: number): Cost => (stagesOf(area)[stage] as Stage).cost;

/** The tokens that help a seat to pay, as far as it may still use them in the turn (ARCH-26). */
export interface Aids {
  /** One yellow card counts two (ARCH-42). */
  readonly economy: boolean;
  /** Any cards pay, whatever the cost says (ARCH-43). */
  readonly engineering: boolean;
}

/** The tokens that the acting seat can still use for a payment. */
export const readyAids = (position: Position, area: ReadArea): Aids => ({
  economy: isReady(position, area, 'economy'),
  engineering: isReady(position, area, 'engineering'),
});

/** The tokens that a seat can use for a payment at the start of its turn. */
export const ownedAids = (area: ReadArea): Aids => ({
  economy: owns(area, 'economy'),
  engineering: owns(area, 'engineering'),
});

/**
 * The most that an area, with one more card of a kind, can put towards a cost (ARCH-41 to ARCH-43). If it reaches the cost, some
 * payment pays exactly.
 */
export function bestValue(area: ReadArea, identical: boolean, aids: Aids, more?: number): number {
  let sum = 0;
  let most = 0;
  let different = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    const count = (area.cards[kind] as number) + (kind === more ? 1 : 0);
    sum += count;
    most = Math.max(most, count);
    if (count > 0) different++;
  }
  const coins = (area.cards[COIN] as number) + (more === COIN ? 1 : 0);
  const grey = aids.engineering ? sum : identical ? most : different;
  return grey + coins + (aids.economy && coins > 0 ? 1 : 0);
}

/** ARCH-40: whether a stage is available and can be paid. */
export function isAffordable(area: ReadArea, stage: number, aids: Aids, more?: number): boolean {
  if (!isAvailable(area, stage)) return false;
  const cost = costOf(area, stage);
  return bestValue(area, cost.kind === 'identical', aids, more) >= cost.count;
}

/** The first stage that a seat can build, −1 when there is none. */
export function firstAffordable(position: Position, area: ReadArea): number {
  const aids = readyAids(position, area);
  for (let stage = 0; stage < area.built.length; stage++) if (isAffordable(area, stage, aids)) return stage;
  return -1;
}

/** ARCH-62: by how much one more card of a kind brings a stage nearer; 0 when the stage is not available. */
export function progressBy(area: ReadArea, stage: number, kind: number): number {
  if (!isAvailable(area, stage)) return 0;
  const { count, kind: how } = costOf(area, stage);
  const aids = ownedAids(area);
  const value = (more?: number): number => Math.min(count, bestValue(area, how === 'identical', aids, more));
  return value(kind) - value();
}

/** The value of a payment: its cards, plus one for a yellow card that counts two. */
export const paymentValue = (p: Payment): number => total(PAYING.map((card) => p[card])) + p.doubled;

/** ARCH-43: whether a payment needs Engineering, because its grey cards are not as the cost says. */
export function needsEngineering({ kind }: Cost, p: Payment): boolean {
  const grey = RESOURCE_NAMES.filter((name) => p[name] > 0);
  return kind === 'identical' ? grey.length > 1 : grey.some((name) => p[name] > 1);
}

/** Why a payment does not pay for a cost, `''` when it does (ARCH-41 to ARCH-43). */
export function paymentForbidden(
  area: ReadArea,
  cost: Cost,
  p: Payment,
  { economy, engineering }: Aids,
): '' | 'cards-missing' | 'no-economy' | 'not-different' | 'not-identical' | 'wrong-payment' {
  if (PAYING.some((card, i) => p[card] > (area.cards[i] as number))) return 'cards-missing';
  if (p.doubled > 0 && (!economy || p.coin === 0)) return 'no-economy';
  if (!engineering && needsEngineering(cost, p)) return cost.kind === 'identical' ? 'not-identical' : 'not-different';
  return paymentValue(p) === cost.count ? '' : 'wrong-payment';
}

/** Every payment for a cost: fewest wood first, then fewest stone, and so on. */
export function paymentsFor(area: ReadArea, { count, kind }: Cost, { economy, engineering }: Aids): readonly Payment[] {
  const found: Payment[] = [];
  const coins = area.cards[COIN] as number;
  const grey: number[] = [];
  const add = (coin: number, doubled: number): void => {
    const [wood, stone, clay, papyrus, glass] = grey as [number, number, number, number, number];
    if (coins >= coin) found.push({ wood, stone, clay, papyrus, glass, coin, doubled });
  };
  const spend = (resource: number, rest: number, spent: boolean): void => {
    if (resource === RESOURCES) {
      // ARCH-42: one yellow card may count two.
      if (economy && rest > 1) add(rest - 1, 1);
      add(rest, 0);
      return;
    }
    const most = engineering ? rest : kind === 'different' ? 1 : spent ? 0 : rest;
    for (let cards = 0; cards <= Math.min(area.cards[resource] as number, rest, most); cards++) {
      grey[resource] = cards;
      spend(resource + 1, rest - cards, spent || cards > 0);
    }
  };
  spend(0, count, false);
  return found;
}

/**
 * What building a stage of a seat's Wonder takes.
 *
 * @category Costs
 */
export interface StageCost {
  /** A number of resources, all different or all of one kind. */
  readonly cost: Cost;
  /** `available`: it can be built next. `later`: stages below it come first. */
  readonly status: 'built' | 'available' | 'later';
  /** How many resources the seat lacks; 0 when some payment pays. With Engineering, until it is used, any resource counts. */
  readonly lacking: number;
  /** Every payment that pays exactly, none unless the stage is available. */
  readonly payments: readonly Payment[];
}

/** The tokens that help a seat to pay. Outside its own turn they are unused: on its next turn it can use them (ARCH-62). */
export function aidsOf(position: Position, seat: Seat): Aids {
  const area = areaAt(position, seat);
  return position.seat === seat ? readyAids(position, area) : ownedAids(area);
}

/** What building a stage takes, without the payments. */
export function stagePrice(position: Position, seat: Seat, stage: number): Omit<StageCost, 'payments'> {
  const area = areaAt(position, seat);
  const cost = costOf(area, stage);
  if (area.built[stage]) return { cost, status: 'built', lacking: 0 };
  const lacking = Math.max(0, cost.count - bestValue(area, cost.kind === 'identical', aidsOf(position, seat)));
  return { cost, status: isAvailable(area, stage) ? 'available' : 'later', lacking };
}

/**
 * What each of the five stages of a seat's Wonder costs, what is lacking, and every payment that would do (ARCH-40 to
 * ARCH-43).
 *
 * @param position - A state or a view.
 * @param seat - Any seat: all cards in front of a seat are open.
 * @example
 * ```ts
 * import { newGame, stageCosts } from '@wonders/architects-solo';
 * const game = newGame({ playerWonder: 'giza', opponentWonder: 'rhodes' });
 * const [first] = stageCosts(game, 0);
 * console.log(first?.status, first?.cost, first?.lacking); // available { count: 2, kind: 'different' } 2
 * ```
 * @category Costs
 */
export function stageCosts(position: Position, seat: Seat): readonly StageCost[] {
  const area = areaAt(position, seat);
  return stagesOf(area).map((_, stage): StageCost => {
    const price = stagePrice(position, seat, stage);
    const payments = price.status === 'available' ? paymentsFor(area, price.cost, aidsOf(position, seat)) : [];
    return { ...price, payments };
  });
}
