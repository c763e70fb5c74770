import type { Trace } from '@wonders/core';
import { count } from '@wonders/core/words';
import { type Cards, sum, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import { SPACES } from '../components/wonders.js';
import type { Move, SeatMove } from '../notation.js';
import { entry } from '../state/index.js';
import { drawPileSize } from '../table/piles.js';
import { pointsOf } from '../table/points.js';
import { seatName } from '../table/seats.js';
import { topSpace, wonderAt, wonderOf } from '../table/wonders.js';
import { cardsName } from '../words/names.js';
import { best, bidsName, byValue, type Candidate, selected, worthOf } from './candidates.js';
import { keptCards, WORTH_GIVING } from './kept-cards.js';
import { held, type Knowledge } from './knowledge.js';
import { predictedBids, weighted } from './scenarios.js';
import { type Site, siteAt } from './sites.js';
import { bestSelection } from './values.js';

/** EIGHT-216, EIGHT-220, EIGHT-221 */
export function decideTurn(k: Knowledge, trace?: Trace): Move {
  const { view, me, tables } = k;
  const { cards } = tables.actionCards['card-draw'];
  if (held(k, 'card-draw') > 0 && drawPileSize(view) + total(view.discard) >= cards) {
    if (trace !== undefined)
      trace.says = `${seatName(view, me)} plays Card draw first of all: ${count(cards, 'building card')} for nothing (EIGHT-220)`;
    return { kind: 'card-draw', seat: me };
  }
  const candidates = turnCandidates(k, trace);
  const first = best(k, candidates, 'EIGHT-216', trace);
  if (held(k, 'card-trade') > 0 && first.move.kind === 'pass') {
    const give = cardsToGive(k);
    if (total(give) > 0) {
      if (trace !== undefined)
        trace.says = `${seatName(view, me)} plays Card trade and gives ${cardsName(give)}: no build is worth more than to pass, and new cards may open one (EIGHT-221)`;
      return { kind: 'card-trade', seat: me, give };
    }
  }
  if (trace !== undefined) keptCards(k, first.move.kind === 'pass', trace);
  return k.level.name === 'apprentice' ? wander(k, candidates, trace) : first.move;
}

/** EIGHT-216: an apprentice takes one of its three best moves in turn. */
function wander({ view, me }: Knowledge, candidates: readonly Candidate[], trace?: Trace): Move {
  const sorted = byValue(candidates);
  const points = sum(view.scores.map((_, seat) => pointsOf(view, seat)));
  const i = Math.min((view.turns + 2 * me + points) % 3, sorted.length - 1);
  const chosen = entry(sorted, i);
  if (trace !== undefined) {
    const place = ['best', 'second best', 'third best'][i] ?? 'last';
    trace.says = `${seatName(view, me)} ${worthOf(view, chosen)}: an apprentice does not always take its best move`;
    trace.reasons.push(`this turn an apprentice takes its ${place} move (EIGHT-216)`);
  }
  return chosen.move;
}

/** EIGHT-216: pass, then every build, with what they are worth. */
export function turnCandidates(k: Knowledge, trace?: Trace): Candidate[] {
  const { view, me } = k;
  const pass: Candidate = { move: { kind: 'pass', seat: me }, value: k.card, note: 'brings one building card' };
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
  const notes: string[] = [];
  const value = weighted(level.turns, (shift) => {
    const bids = predictedBids(k, site, me, shift);
    const selection = bestSelection(k, me, site, bids, entry(view.hands, me), held(k, 'joker'), level);
    if (trace !== undefined) {
      const then = selected(k, me, selection, true);
      notes.push(`with ${bidsName(view, bids)} it ${worthOf(view, then)} (${then.note})`);
    }
    return selection.value;
  });
  const move: SeatMove = { kind: 'build', seat: me, wonder: wonderAt(site.wonder), space: site.space % SPACES };
  return { move, value, note: notes.join('; ') };
}

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
