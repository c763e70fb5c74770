import { choose, type Seat, type Trace } from '@wonders/core';
import type { ActionCard } from '../components/actions.js';
import { allWithin, type Cards, describeCards, handOf, sum, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { partsThatCount } from '../flow.js';
import { refusedTriple } from '../moves/index.js';
import { seatName, whatIsDone } from '../notation.js';
import { pointsOf, scoresOf } from '../scoring.js';
import { copiesHeld, entry, handSize, type Move, type SeatMove, type View, wonderAt, wonderOf } from '../state.js';
import { drawPileSize } from '../table/hands.js';
import { hasTradingCard, offerMove, seatsWithOffers, shownCards } from '../table/offers.js';
import { topSpace } from '../table/wonders.js';
import { type Knowledge, know, LEVELS, predictedOffer } from './knowledge.js';
import {
  type Bid,
  bestSelection,
  currentRow,
  discValue,
  type Selection,
  type Site,
  selections,
  siteAt,
  utility,
} from './values.js';

/** A move with what it is worth, in hundredths of a point. */
interface Candidate {
  readonly move: SeatMove;
  readonly value: number;
  /** EIGHT-225: what the value rests on. */
  readonly expects?: string;
}

/** EIGHT-216: the shifts of predicted offers that an architect weighs. EIGHT-217: those of the active seat's cards. */
type Scenario = readonly [shift: number, weight: number];
const AS_PREDICTED: readonly Scenario[] = [[0, 1]];
const LESS_OR_MORE: readonly Scenario[] = [
  [-1, 1],
  [0, 2],
  [1, 1],
];
const ONE_MORE: readonly Scenario[] = [[1, 1]];
const UP_TO_TWO_MORE: readonly Scenario[] = [
  [0, 1],
  [1, 2],
  [2, 1],
];

function weighted(scenarios: readonly Scenario[], value: (shift: number) => number): number {
  let sum = 0;
  let weights = 0;
  for (const [shift, weight] of scenarios) {
    sum += weight * value(shift);
    weights += weight;
  }
  return Math.floor(sum / weights);
}

/** EIGHT-223: the points that a Triple bonus must bring, as a rule and when the end is near. */
const TRIPLE_GAIN = 4;
const TRIPLE_GAIN_AT_THE_END = 1;
/** EIGHT-217: the value of a disc from which an apprentice adds the trading card. */
const WORTH_TRADING = 300;
/** EIGHT-221: the fewest cards with which a Card trade pays. */
const WORTH_GIVING = 3;

/** The house bot: the move of a seat, from its view alone, without chance. */
export function houseMove(view: View, seat: Seat, trace?: Trace): Move {
  const k = know(view, seat);
  trace?.reasons.push(`${seatName(seat)} plays as ${k.level.name}`);
  switch (view.phase) {
    case 'offer':
      return decideOffer(k, trace);
    case 'select':
      return decideSelection(k, trace);
    case 'triple':
      return decideTriple(k, trace);
    case 'double':
      return decideDouble(k, trace);
    case 'count':
      return decideFinalTriple(k, trace);
    default:
      return decideTurn(k, trace);
  }
}

/** How many action cards of a kind a bot has. */
const held = ({ view, me }: Knowledge, card: ActionCard): number => copiesHeld(view, me, card);

const byValue = (candidates: readonly Candidate[]): Candidate[] => [...candidates].sort((a, b) => b.value - a.value);

/** The first candidate of the highest value. */
function best({ view }: Knowledge, candidates: readonly Candidate[], rule: string, trace?: Trace): Candidate {
  const rung = { rule, label: 'the highest value', score: ({ value }: Candidate) => value };
  const chosen = entry(
    choose(candidates, [rung], null, trace, ({ move }) => whatIsDone(view, move)),
    0,
  );
  if (trace !== undefined) {
    const [next] = byValue(candidates.filter((each) => each !== chosen));
    trace.reasons.push(`best: ${worth(view, chosen)}${next === undefined ? '' : `; next: ${worth(view, next)}`}`);
    for (const each of candidates) if (each.expects !== undefined) expect(view, each, each.expects, trace);
  }
  return chosen;
}

/** A move and its value in points: `abandons the build (-3.34)`. */
const worth = (view: View, { move, value }: Candidate): string =>
  `${whatIsDone(view, move)} (${(value / 100).toFixed(2)})`;

/** EIGHT-225: what a bot expects to happen, as a step that drops nothing. */
function expect(view: View, { move, value }: Candidate, label: string, trace?: Trace): void {
  const name = whatIsDone(view, move);
  const candidates = [{ id: name, name, score: value, kept: true, note: '' }];
  trace?.steps.push({ rule: 'EIGHT-202', list: '', item: 1, label, candidates });
}

/** EIGHT-216, EIGHT-220, EIGHT-221 */
function decideTurn(k: Knowledge, trace?: Trace): Move {
  const { view, me, tables } = k;
  if (held(k, 'card-draw') > 0 && drawPileSize(view) + total(view.discard) >= tables.actionCards['card-draw'].cards) {
    trace?.reasons.push('a Card draw goes first (EIGHT-220)');
    return { kind: 'card-draw', seat: me };
  }
  const candidates = turnCandidates(k, trace);
  const first = best(k, candidates, 'EIGHT-216', trace);
  if (held(k, 'card-trade') > 0 && first.move.kind === 'pass') {
    const give = cardsToGive(k);
    if (total(give) > 0) {
      trace?.reasons.push('a Card trade goes before a pass (EIGHT-221)');
      return { kind: 'card-trade', seat: me, give };
    }
  }
  return k.level.name === 'apprentice' ? wander(k, candidates, trace) : first.move;
}

/** EIGHT-216: an apprentice takes one of its three best moves in turn. */
function wander({ view, me }: Knowledge, candidates: readonly Candidate[], trace?: Trace): Move {
  const sorted = byValue(candidates);
  const points = sum(view.scores.map((_, seat) => pointsOf(view, seat)));
  const i = Math.min((view.turns + 2 * me + points) % 3, sorted.length - 1);
  trace?.reasons.push(`takes number ${i + 1} of its list (EIGHT-216)`);
  return entry(sorted, i).move;
}

/** EIGHT-216: pass, then every build, with what they are worth. */
function turnCandidates(k: Knowledge, trace?: Trace): Candidate[] {
  const { view, me } = k;
  const pass: Candidate = { move: { kind: 'pass', seat: me }, value: k.card };
  const builds = view.spaces.flatMap((_, space) => {
    const wonder = wonderOf(space);
    if (view.settings.discChoice === 'top' && topSpace(view, wonder) !== space % SPACES) return [];
    const site = siteAt(k, space);
    return site === undefined ? [] : [buildCandidate(k, site, trace)];
  });
  return [pass, ...builds];
}

function buildCandidate(k: Knowledge, site: Site, trace?: Trace): Candidate {
  const { view, me, level } = k;
  const says: string[] = [];
  const value = weighted(level.name === 'architect' ? LESS_OR_MORE : AS_PREDICTED, (shift) => {
    const bids = predictedBids(k, site, me, shift);
    const selection = bestSelection(k, me, site, bids, entry(view.hands, me), held(k, 'joker'), level);
    if (trace !== undefined) says.push(`${expected(bids)}: ${worth(view, selected(me, selection))}`);
    return selection.value;
  });
  const move: SeatMove = { kind: 'build', seat: me, wonder: wonderAt(site.wonder), space: site.space % SPACES };
  return { move, value, ...(trace !== undefined && { expects: says.join('; ') }) };
}

/** EIGHT-202: the offers that a bot expects of all but itself and the active seat. */
function predictedBids(k: Knowledge, { disc }: Site, active: Seat, shift = 0): Bid[] {
  return k.view.hands.flatMap((_, seat): Bid[] => {
    if (seat === k.me || seat === active) return [];
    return [{ seat, cards: predictedOffer(k, seat, disc, shift), trade: false }];
  });
}

const expected = (bids: readonly Bid[]): string =>
  `expects ${bids.map(({ seat, cards }) => `${describeCards(cards)} from ${seatName(seat)}`).join(', ')}`;

/** A selection as a move. */
const selected = (seat: Seat, { accept, jokers, value }: Selection): Candidate => ({
  move: accept === null ? { kind: 'abandon', seat } : { kind: 'complete', seat, accept, jokers },
  value,
});

/** EIGHT-221: all but the type it has most of, as far as the card allows. */
function cardsToGive({ view, me, tables }: Knowledge): Cards {
  const hand = entry(view.hands, me);
  if (total(hand) < WORTH_GIVING) return [0, 0, 0, 0];
  const kept = hand.indexOf(Math.max(...hand));
  let left = tables.actionCards['card-trade'].max ?? total(hand);
  const give: [number, number, number, number] = [0, 0, 0, 0];
  for (const type of TYPES) {
    if (type === kept) continue;
    give[type] = Math.min(hand[type], left);
    left -= give[type];
  }
  return give;
}

/** EIGHT-217 */
function decideOffer(k: Knowledge, trace?: Trace): Move {
  const { view } = k;
  const site = siteAt(k, view.site ?? 0) as Site;
  if (k.level.name === 'apprentice') return decideSimpleOffer(k, site, trace);
  const candidates = offersToWeigh(k, site).flatMap((cards) => [
    offerCandidate(k, site, cards, false),
    ...(total(cards) > 0 ? [offerCandidate(k, site, cards, true)] : []),
  ]);
  const chosen = best(k, candidates, 'EIGHT-217', trace);
  expect(view, chosen, expected(predictedBids(k, site, view.active)), trace);
  return chosen.move;
}

/** EIGHT-217: half of what is needed, at least one card. */
function decideSimpleOffer(k: Knowledge, { disc }: Site, trace?: Trace): Move {
  const hand = entry(k.view.hands, k.me);
  const half = (need: number): number => Math.min(need, Math.max(1, Math.floor(need / 2)));
  const cards = handOf((type) => Math.min(hand[type], half(disc.needs[type])));
  const value = discValue(k, k.me, disc);
  const trade = total(cards) > 0 && value >= WORTH_TRADING;
  trace?.reasons.push(`offers half of the need; the disc is worth ${value} (EIGHT-217)`);
  return offerMove(k.me, cards, trade);
}

/** EIGHT-217: every number of correct cards, without decoys. */
function offersToWeigh({ view, me }: Knowledge, { disc }: Site): Cards[] {
  const hand = entry(view.hands, me);
  return allWithin(handOf((type) => Math.min(hand[type], disc.needs[type])));
}

/** EIGHT-217: what an offer is worth when the active seat, seen as a builder, selects. */
function offerCandidate(k: Knowledge, site: Site, cards: Cards, trade: boolean): Candidate {
  const { view, me, level } = k;
  const { active } = view;
  const bids = [...predictedBids(k, site, active), { seat: me, cards, trade }].sort((a, b) => a.seat - b.seat);
  const value = weighted(level.name === 'architect' ? UP_TO_TWO_MORE : ONE_MORE, (shift) => {
    const guess = entry(k.estimates, active);
    const size = handSize(view, active);
    const own = handOf((type) => Math.max(0, Math.min(size, guess[type] + shift)));
    return utility(bestSelection(k, active, site, bids, own, 0, LEVELS.builder).gains, me, level);
  });
  return { move: offerMove(me, cards, trade), value };
}

/** EIGHT-218 */
function decideSelection(k: Knowledge, trace?: Trace): Move {
  const { view, me, level } = k;
  const site = siteAt(k, view.site ?? 0) as Site;
  const bids = seatsWithOffers(view).map(
    (seat): Bid => ({ seat, cards: shownCards(view, seat), trade: hasTradingCard(view, seat) }),
  );
  const found = selections(k, me, site, bids, entry(view.hands, me), held(k, 'joker'), level);
  return best(
    k,
    found.map((each) => selected(me, each)),
    'EIGHT-218',
    trace,
  ).move;
}

/** EIGHT-223: what a Triple bonus would add to the own points on a wonder, others as they stand. */
function tripleGain(k: Knowledge, wonder: number): number {
  const { view, me, tables } = k;
  const { light, others } = tables.scoringTable;
  const row = view.phase === 'triple' ? currentRow(k) : light;
  const plain = partsThatCount(view, wonderAt(wonder));
  const more = plain.slice();
  more[me] = entry(more, me) + tables.actionCards['triple-bonus'].parts;
  const points = (parts: readonly number[]): number => entry(scoresOf(parts, row.first, row.second, others), me);
  return points(more) - points(plain);
}

/** EIGHT-223: a finished wonder. */
function decideTriple(k: Knowledge, trace?: Trace): Move {
  const { view, me } = k;
  const points = tripleGain(k, wonderOf(view.site ?? 0));
  const enough = k.scarcest <= 1 ? TRIPLE_GAIN_AT_THE_END : TRIPLE_GAIN;
  const use = held(k, 'triple-bonus') > 0 && points >= enough;
  trace?.reasons.push(`a Triple bonus brings ${points} of ${enough} points (EIGHT-223)`);
  return { kind: 'triple', seat: me, use };
}

/** EIGHT-223: the unfinished wonder where it brings most, if it brings anything. */
function decideFinalTriple(k: Knowledge, trace?: Trace): Move {
  const { view, me } = k;
  const none: Candidate = { move: { kind: 'triple-final', seat: me, wonder: null }, value: 0 };
  const named = WONDERS.flatMap((wonder, i): Candidate[] => {
    const move = { kind: 'triple-final', seat: me, wonder } as const;
    if (held(k, 'triple-bonus') === 0 || refusedTriple(view, move) !== '') return [];
    return [{ move, value: tripleGain(k, i) }];
  });
  return best(k, [none, ...named], 'EIGHT-223', trace).move;
}

/** EIGHT-222: near the end, or when another turn is worth more than a card. */
function decideDouble(k: Knowledge, trace?: Trace): Move {
  const { me, scarcest } = k;
  const use =
    held(k, 'double-turn') > 0 &&
    (best(k, turnCandidates(k, trace), 'EIGHT-222', trace).move.kind !== 'pass' || scarcest === 1);
  return { kind: 'double', seat: me, use };
}
