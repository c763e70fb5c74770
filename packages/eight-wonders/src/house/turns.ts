import type { Trace } from '@wonders/core';
import { type Cards, sum, total } from '../components/cards.js';
import { TYPES } from '../components/types.js';
import { SPACES } from '../components/wonders.js';
import type { Move, SeatMove } from '../notation.js';
import type { BuildForecast } from '../reasons/forecasts.js';
import type { Reason } from '../reasons/index.js';
import { entry } from '../state/index.js';
import { pointsOf } from '../table/points.js';
import { topSpace, wonderAt, wonderOf } from '../table/wonders.js';
import { best, brought, byValue, type Candidate, expected, inPoints, mostPoints, moveOf } from './candidates.js';
import { cardsToDraw, keptCards, keptDraw, WORTH_GIVING } from './kept-cards.js';
import { held, type Knowledge } from './knowledge.js';
import { predictedBids, weighted } from './scenarios.js';
import { type Site, siteAt } from './sites.js';
import { bestSelection } from './values.js';

/** EIGHT-216, EIGHT-220, EIGHT-221 */
export function decideTurn(k: Knowledge, trace?: Trace<Reason>): Move {
  const { me, tables } = k;
  const { cards } = tables.actionCards['card-draw'];
  if (held(k, 'card-draw') > 0 && cardsToDraw(k) >= cards) {
    if (trace !== undefined) trace.headline = { key: 'plays-card-draw', values: { seat: me, cards } };
    return { kind: 'card-draw', seat: me };
  }
  if (trace !== undefined) keptDraw(k, trace);
  const candidates = turnCandidates(k);
  const first = best(candidates, 'EIGHT-216', mostPoints(k.effort), trace);
  if (held(k, 'card-trade') > 0 && first.move.kind === 'pass') {
    const give = cardsToGive(k);
    if (total(give) > 0) {
      if (trace !== undefined) trace.headline = { key: 'plays-card-trade', values: { seat: me, give } };
      return { kind: 'card-trade', seat: me, give };
    }
  }
  if (trace !== undefined) keptCards(k, first.move.kind === 'pass', trace);
  return k.effort.name === 'apprentice' ? wander(k, candidates, trace) : first.move;
}

/** EIGHT-216: an apprentice takes one of its three best moves in turn. */
function wander({ view, me }: Knowledge, candidates: readonly Candidate[], trace?: Trace<Reason>): Move {
  const sorted = byValue(candidates);
  const points = sum(view.scores.map((_, seat) => pointsOf(view, seat)));
  const i = Math.min((view.turns + 2 * me + points) % 3, sorted.length - 1);
  const chosen = entry(sorted, i);
  if (trace !== undefined)
    trace.headline = { key: 'apprentice-choice', values: { choice: inPoints(chosen), place: i + 1 } };
  return chosen.move;
}

/** EIGHT-216: pass, then every build, with what they are worth. */
export function turnCandidates(k: Knowledge): Candidate[] {
  const { view, me } = k;
  const note = (): Reason => ({ key: cardsToDraw(k) > 0 ? 'one-card' : 'no-card-left', values: {} });
  const pass: Candidate = { move: { kind: 'pass', seat: me }, value: k.card, note };
  const candidates = [pass];
  const jokers = held(k, 'joker');
  for (let space = 0; space < view.spaces.length; space++) {
    if (view.options.discChoice === 'top' && topSpace(view, wonderOf(space)) !== space % SPACES) continue;
    const site = siteAt(k, space);
    if (site !== undefined) candidates.push(buildCandidate(k, site, jokers));
  }
  return candidates;
}

function buildCandidate(k: Knowledge, site: Site, jokers: number): Candidate {
  const { view, me, effort } = k;
  const answers = effort.turns.map(([shift]) => {
    const bids = predictedBids(k, site, me, shift);
    return { bids, selection: bestSelection(k, me, site, bids, entry(view.hands, me), jokers, effort) };
  });
  const value = weighted(effort.turns, (i) => entry(answers, i).selection.value);
  const move: SeatMove = { kind: 'build', seat: me, wonder: wonderAt(site.wonder), space: site.space % SPACES };
  const forecast = ({ bids, selection }: (typeof answers)[number]): BuildForecast => ({
    offers: expected(bids),
    move: moveOf(me, selection),
    points: selection.value / 100,
    ...brought(selection.gains, effort),
  });
  const note = (): Reason => ({ key: 'build-forecasts', values: { forecasts: answers.map(forecast) } });
  return { move, value, note };
}

/** EIGHT-221: all cards but those of its most frequent type, as many as a Card trade takes. */
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
