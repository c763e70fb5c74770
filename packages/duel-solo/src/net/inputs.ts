import type { Seat } from '@wonders/core';
import { type Active, inputBlocks } from '@wonders/core/learn';
import { CARD_IDS, CARDS, SYMBOLS } from '../components/cards.js';
import { count, lowest, SLOTS } from '../components/layouts.js';
import { CAPITAL, fineOf, halfOf } from '../components/military.js';
import { PROGRESS } from '../components/progress.js';
import { RESOURCES, tableOf } from '../components/resources.js';
import { WONDER_IDS } from '../components/wonders.js';
import { cardPriceFor, wonderPriceFor } from '../costs/index.js';
import { pointsTotal } from '../house/evaluation.js';
import { type CityState, cityOf, DECISIONS, type Draft, type Position } from '../state/index.js';
import { builtCount, wonderOf } from '../table/city.js';
import { faceUp } from '../table/structure.js';

/** The highest number that an input tells apart; larger ones count as this one. */
const MOST = { units: 5, choices: 3, symbols: 6, colour: 6, again: 3, pool: 8, open: 7, lead: 30 } as const;

/** The highest number of coins of each group that counts as one. */
const PURSES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 17, 21, 27, Number.POSITIVE_INFINITY] as const;

/** The constructed wonders of both cities: there are never more. */
const WONDERS_BUILT = 7;

/** The colours that are counted, in the order of their inputs. */
const COUNTED = ['yellow', 'green', 'red', 'blue', 'brown', 'grey'] as const;

/** The inputs for a city. */
const CITY = inputBlocks({
  card: CARD_IDS.length,
  built: WONDER_IDS.length,
  wonder: WONDER_IDS.length,
  payable: WONDER_IDS.length,
  again: MOST.again + 1,
  progress: PROGRESS.length,
  purse: PURSES.length,
  units: RESOURCES.length * (MOST.units + 1),
  rawChoices: MOST.choices + 1,
  goodChoices: MOST.choices + 1,
  fixed: RESOURCES.length,
  symbol: SYMBOLS.length,
  symbols: MOST.symbols + 1,
  colours: COUNTED.length * (MOST.colour + 1),
});

/** The inputs for the table. The cities come first, that of the seat to move before the other. */
const TABLE = inputBlocks({
  cities: 2 * CITY.length,
  pawn: 2 * CAPITAL + 1,
  military: 4,
  board: PROGRESS.length,
  drawn: PROGRESS.length,
  // For each card: whether the seat to move can pay for it, and whether the other one can.
  open: 4 * CARD_IDS.length,
  covered: CARD_IDS.length,
  left: 4 * (SLOTS + 1),
  opened: MOST.open + 1,
  decision: DECISIONS.length,
  turn: 2,
  offer: WONDER_IDS.length,
  pool: MOST.pool + 1,
  wonders: WONDERS_BUILT + 1,
  lead: 2 * MOST.lead + 1,
  lateLead: 2 * MOST.lead + 1,
  discard: CARD_IDS.length,
});

/**
 * The number of inputs of a net.
 *
 * @category Net
 */
export const INPUTS = TABLE.length;

const placesIn = <K extends string>(ids: readonly K[]): Readonly<Record<K, number>> =>
  tableOf(ids, (id) => ids.indexOf(id));

export const CARD = placesIn(CARD_IDS);
export const WONDER = placesIn(WONDER_IDS);
export const TOKEN = placesIn(PROGRESS);
const DECISION: Readonly<Record<string, number>> = placesIn(DECISIONS);

/** The group of each number of coins, up to the last bound. */
const GROUP = Array.from({ length: 29 }, (_, coins) => PURSES.findIndex((most) => coins <= most));

function add(active: Active, input: number): void {
  active.numbers[active.length++] = input;
}

const upTo = (most: number, value: number): number => Math.min(most, value);

/**
 * Writes what a net sees of a position: the inputs that are 1, from the side of the seat that decides.
 *
 * @param own - The seat that decides.
 * @param active - Where they are written; what it held before is gone.
 * @category Net
 */
export function see(position: Position | Draft, own: Seat, active: Active): void {
  active.length = 0;
  const other = 1 - own;
  const built = builtCount(position);
  seeCity(position, own, 0, built, active);
  seeCity(position, other, CITY.length, built, active);
  seeTable(position, own, active);
  add(active, TABLE.wonders + built);
  const lead = pointsTotal(position, own) - pointsTotal(position, other);
  const group = MOST.lead + Math.max(-MOST.lead, Math.min(MOST.lead, lead));
  add(active, TABLE.lead + group);
  if (position.age === 3) add(active, TABLE.lateLead + group);
  if (position.age === 0) {
    for (const id of position.offer) add(active, TABLE.offer + WONDER[id]);
    add(active, TABLE.pool + upTo(MOST.pool, position.pool.length));
  } else seeStructure(position, own, active);
}

function seeCity(position: Position | Draft, seat: Seat, at: number, built: number, active: Active): void {
  const city = cityOf<CityState>(position, seat);
  for (const id of city.cards) add(active, at + CITY.card + CARD[id]);
  for (const { wonder } of city.built) add(active, at + CITY.built + WONDER[wonder]);
  if (built < WONDERS_BUILT) seeUnbuilt(position, seat, at, active);
  for (const id of city.progress) add(active, at + CITY.progress + TOKEN[id]);
  add(active, at + CITY.purse + (GROUP[upTo(GROUP.length - 1, city.coins)] as number));
  const units = at + CITY.units;
  const each = MOST.units + 1;
  add(active, units + upTo(MOST.units, city.wood));
  add(active, units + each + upTo(MOST.units, city.clay));
  add(active, units + 2 * each + upTo(MOST.units, city.stone));
  add(active, units + 3 * each + upTo(MOST.units, city.glass));
  add(active, units + 4 * each + upTo(MOST.units, city.papyrus));
  add(active, at + CITY.rawChoices + upTo(MOST.choices, city.rawChoices));
  add(active, at + CITY.goodChoices + upTo(MOST.choices, city.goodChoices));
  for (let bits = city.fixed; bits !== 0; bits &= bits - 1) add(active, at + CITY.fixed + lowest(bits));
  for (let bits = city.symbols; bits !== 0; bits &= bits - 1) add(active, at + CITY.symbol + lowest(bits));
  add(active, at + CITY.symbols + upTo(MOST.symbols, count(city.symbols)));
  for (let i = 0; i < COUNTED.length; i++) {
    const colour = COUNTED[i] as (typeof COUNTED)[number];
    add(active, at + CITY.colours + i * (MOST.colour + 1) + upTo(MOST.colour, city[colour]));
  }
}

/** The wonders that a seat may still construct, and those that it can pay for. */
function seeUnbuilt(position: Position | Draft, seat: Seat, at: number, active: Active): void {
  const [me, you] = [cityOf<CityState>(position, seat), cityOf<CityState>(position, 1 - seat)];
  let again = 0;
  for (const id of me.wonders) {
    add(active, at + CITY.wonder + WONDER[id]);
    const wonder = wonderOf(position, id);
    if (wonderPriceFor(me, you, wonder) > me.coins) continue;
    add(active, at + CITY.payable + WONDER[id]);
    if (wonder.again) again++;
  }
  add(active, at + CITY.again + upTo(MOST.again, again));
}

function seeTable(position: Position | Draft, own: Seat, active: Active): void {
  add(active, TABLE.pawn + CAPITAL + (own === 0 ? position.pawn : -position.pawn));
  for (const id of position.military)
    add(active, TABLE.military + (halfOf(id) === own ? 0 : 2) + (fineOf(id) === 5 ? 1 : 0));
  for (const id of position.board) add(active, TABLE.board + TOKEN[id]);
  for (const id of position.drawn) add(active, TABLE.drawn + TOKEN[id]);
  const decision = position.pending[position.pending.length - 1];
  const place = decision === undefined ? undefined : DECISION[decision.kind];
  if (place !== undefined) add(active, TABLE.decision + place);
  if (position.seat === own) add(active, TABLE.turn);
  if (position.again) add(active, TABLE.turn + 1);
  // The discard pile counts only as long as the Mausoleum may bring a card back.
  const [one, two] = position.cities;
  if (decision?.kind === 'discarded' || one.wonders.includes('mausoleum') || two.wonders.includes('mausoleum'))
    for (const id of position.discard) add(active, TABLE.discard + CARD[id]);
}

function seeStructure(position: Position | Draft, own: Seat, active: Active): void {
  const [me, you] = [cityOf<CityState>(position, own), cityOf<CityState>(position, 1 - own)];
  for (let slots = position.present & ~position.hidden; slots !== 0; slots &= slots - 1) {
    const slot = lowest(slots);
    const id = faceUp(position, slot);
    if (id === null) continue;
    if (((position.open >> slot) & 1) === 0) {
      add(active, TABLE.covered + CARD[id]);
      continue;
    }
    const card = CARDS[id];
    const mine = cardPriceFor(me, you, card) <= me.coins ? 1 : 0;
    const yours = cardPriceFor(you, me, card) <= you.coins ? 2 : 0;
    add(active, TABLE.open + 4 * CARD[id] + mine + yours);
  }
  add(active, TABLE.left + (SLOTS + 1) * position.age + count(position.present));
  add(active, TABLE.opened + upTo(MOST.open, count(position.open)));
}
