import { draw, type Explanation, type Seat, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { botShare, fewOf, readings } from '../../../.ci/runs.js';
import type { ActionCard } from '../src/components/actions.js';
import { type Cards, handOf, NO_CARDS, sum, total } from '../src/components/cards.js';
import type { DiscId } from '../src/components/discs.js';
import { discOf } from '../src/components/discs.js';
import { SPACES, WONDERS } from '../src/components/wonders.js';
import { eightWonders } from '../src/game/index.js';
import type { SeatMove } from '../src/notation.js';
import { BOT_EFFORTS, type Options } from '../src/options.js';
import type { Reason } from '../src/reasons/index.js';
import { entry, type State, tablesOf, type View } from '../src/state/index.js';
import { copiesHeld } from '../src/table/action-cards.js';
import { handSize } from '../src/table/hands.js';
import { hasTradingCard, seatsWithOffers, shownCards } from '../src/table/offers.js';
import { drawPileSize } from '../src/table/piles.js';
import { pointsOf } from '../src/table/points.js';
import { cardsNeeded, discsShowing } from '../src/table/wonders.js';
import {
  type Bid,
  type Choice,
  cardWorth,
  choices,
  discWorth,
  expectedHand,
  expectedOffers,
  JUDGEMENT,
  type Look,
  look,
  outcomeOf,
  utility,
} from './claims.js';

type Why = Explanation<SeatMove, Reason>;
type Step = Why['steps'][number];

/** Some decisions of one game in `npm test`; at the gates and in a soak thousands. */
const { games: GAMES, part: PART } = readings(1 / 2);

const code = (move: SeatMove): string => eightWonders.encodeMove(move);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const moveOf = (seat: Seat, { accept, jokers }: Choice): SeatMove =>
  accept === null ? { kind: 'abandon', seat } : { kind: 'complete', seat, accept, jokers };

/** A candidate as it should be: its score, and what its note says. */
interface Due {
  readonly move: SeatMove;
  readonly score: number;
  readonly note: Reason | null;
}

/** EIGHT-215: the first choice of the highest utility. */
function bestChoice(
  k: Look,
  active: Seat,
  site: number,
  bids: readonly Bid[],
  own: Cards,
  jokers: number,
  effort = k.effort,
) {
  let best: { choice: Choice; value: number } | undefined;
  for (const choice of choices(k.view.spaces[site] as DiscId, bids, own, jokers)) {
    const value = utility(outcomeOf(k, active, site, bids, choice, effort), active, effort);
    if (best === undefined || value > best.value) best = { choice, value };
  }
  return best as { choice: Choice; value: number };
}

const mean = (shifts: readonly (readonly [number, number])[], value: (shift: number) => number): number =>
  Math.floor(sum(shifts.map(([shift, weight]) => weight * value(shift))) / sum(shifts.map(([, weight]) => weight)));

const told = (k: Look, outcome: ReturnType<typeof outcomeOf>) => ({
  gains: outcome.gains.map((gain) => gain / 100),
  final: outcome.final,
  guessed: outcome.final !== null && k.effort.master,
});

/** EIGHT-216: to pass, and every build that is legal. */
function dueTurns(k: Look, state: State): Due[] {
  const { view, me, effort } = k;
  const left = drawPileSize(view) + total(view.discard) > 0;
  const note: Reason = { key: left ? 'one-card' : 'no-card-left', values: {} };
  const pass: Due = { move: { kind: 'pass', seat: me }, score: cardWorth(view, effort), note };
  const turn: State = { ...state, phase: 'turn', pending: [{ kind: 'turn', seat: me, owner: me }] };
  const builds = eightWonders.legalMoves(turn, me).flatMap((move): Due[] => {
    if (move.kind !== 'build') return [];
    const site = WONDERS.indexOf(move.wonder) * SPACES + move.space;
    const forecasts: unknown[] = [];
    const score = mean(effort.turn, (shift) => {
      const bids = expectedOffers(k, view.spaces[site] as DiscId, me, shift);
      const { choice, value } = bestChoice(k, me, site, bids, entry(view.hands, me), copiesHeld(view, me, 'joker'));
      const offers = bids.map(({ seat, cards }) => ({ seat, cards }));
      const outcome = outcomeOf(k, me, site, bids, choice, effort);
      forecasts.push({ offers, move: moveOf(me, choice), points: value / 100, ...told(k, outcome) });
      return value;
    });
    return [{ move, score, note: { key: 'build-forecasts', values: { forecasts } } as Reason }];
  });
  return [pass, ...builds];
}

/** EIGHT-217: every legal offer without decoys. */
function dueOffers(k: Look, state: State): Due[] {
  const { view, me, effort } = k;
  const { active, site = 0 } = view;
  const disc = view.spaces[site ?? 0] as DiscId;
  const { needs } = discOf(disc);
  return eightWonders.legalMoves(state, me).flatMap((move): Due[] => {
    if (move.kind !== 'offer' || move.cards.some((cards, type) => cards > 0 && needs[type as 0] === 0)) return [];
    const bids = [...expectedOffers(k, disc, active, 0), { seat: me, cards: move.cards, trade: move.trade }];
    bids.sort((a, b) => a.seat - b.seat);
    const forecasts: unknown[] = [];
    const score = mean(effort.offer, (shift) => {
      const guess = expectedHand(k, active);
      const hand = handOf((type) => Math.max(0, Math.min(handSize(view, active), guess[type] + shift)));
      const { choice } = bestChoice(k, active, site ?? 0, bids, hand, 0, JUDGEMENT.builder);
      const outcome = outcomeOf(k, active, site ?? 0, bids, choice, effort);
      forecasts.push({ hand, move: moveOf(active, choice), ...told(k, outcome) });
      return utility(outcome, me, effort);
    });
    return [{ move, score, note: { key: 'offer-forecasts', values: { builder: active, forecasts } } as Reason }];
  });
}

/** EIGHT-218: every legal selection. */
function dueSelections(k: Look, state: State): Due[] {
  const { view, me, effort } = k;
  const bids = seatsWithOffers(view).map((seat): Bid => {
    return { seat, cards: shownCards(view, seat), trade: hasTradingCard(view, seat) };
  });
  return eightWonders.legalMoves(state, me).flatMap((move): Due[] => {
    if (move.kind !== 'abandon' && move.kind !== 'complete') return [];
    const choice = move.kind === 'abandon' ? { accept: null, jokers: NO_CARDS } : move;
    const outcome = outcomeOf(k, me, view.site ?? 0, bids, choice, effort);
    return [{ move, score: utility(outcome, me, effort), note: { key: 'brings', values: told(k, outcome) } }];
  });
}

/** EIGHT-223: what a Triple bonus adds. */
const tripled = ({ view, me }: Look): number =>
  (tablesOf(view).actionCards['triple-bonus'].vp - 1) * total(shownCards(view, me));

/** What is wrong with a list of candidates. */
function falseStep(k: Look, { candidates, label, met }: Step, due: readonly Due[]): readonly string[] {
  const found: string[] = [];
  const { envy, win } = k.effort;
  const prefers: Reason = { key: 'most-points', values: { envy, win: win / 100 } };
  if (!same(label, prefers)) found.push(`prefers ${JSON.stringify(label)}`);
  if (met !== null) found.push('it asks for no yes or no');
  const best = Math.max(...due.map(({ score }) => score));
  if (
    !same(
      candidates.map(({ id }) => id),
      due.map(({ move }) => code(move)),
    )
  )
    found.push('other candidates are legal');
  for (const [i, { id, score, kept, note, name }] of candidates.entries()) {
    const is = due[i];
    if (is === undefined) continue;
    if (Math.round(100 * score) !== is.score) found.push(`${id} is worth ${is.score}, not ${100 * score}`);
    if (kept !== (is.score === best)) found.push(`${id} is kept or dropped without reason`);
    const worth: Reason = { key: 'worth', values: { points: is.score / 100, because: is.note } };
    if (!same(note, worth)) found.push(`${id}: ${JSON.stringify(note)} is in truth ${JSON.stringify(worth)}`);
    if (!same(name, { key: 'move', values: { move: is.move } })) found.push(`${id} has another name`);
  }
  return found;
}

const valued = ({ move, score }: Due) => ({ move, points: score / 100 });

/** What a headline has to say. */
function dueHeadline(k: Look, { move }: Why, due: readonly Due[], kind: string): Reason {
  const { view, me } = k;
  const held = (card: ActionCard): number => copiesHeld(view, me, card);
  const sorted = [...due].sort((a, b) => b.score - a.score);
  const [first, second] = sorted;
  const scarcest = Math.min(...discsShowing(view));
  const hidden = entry(view.hiddenActions, me);
  if (move.kind === 'card-draw') {
    return { key: 'plays-card-draw', values: { seat: me, cards: tablesOf(view).actionCards['card-draw'].cards } };
  }
  if (move.kind === 'card-trade') return { key: 'plays-card-trade', values: { seat: me, give: move.give } };
  if (move.kind === 'offer' && k.effort === JUDGEMENT.apprentice)
    return { key: 'apprentice-offer', values: { seat: me, offer: { cards: move.cards, trade: move.trade } } };
  if (kind === 'turn' && k.effort === JUDGEMENT.apprentice) {
    const points = sum(view.scores.map((_, seat) => pointsOf(view, seat)));
    const i = Math.min((view.turns + 2 * me + points) % 3, sorted.length - 1);
    return { key: 'apprentice-choice', values: { choice: valued(sorted[i] as Due), place: i + 1 } };
  }
  if (kind === 'double') {
    if (held('double-turn') === 0) return { key: 'no-double-turn', values: { seat: me, hidden } };
    if (first?.move.kind === 'build') return { key: 'double-turn-to-build', values: { seat: me } };
    return { key: scarcest === 1 ? 'double-turn-near-the-end' : 'keeps-double-turn', values: { seat: me } };
  }
  if (move.kind === 'triple') {
    if (held('triple-bonus') === 0) return { key: 'no-triple-bonus', values: { seat: me, hidden } };
    const [points, enough] = [tripled(k), scarcest <= 1 ? 1 : 4];
    const weighed = { seat: me, use: points >= enough, points, enough };
    return { key: 'triple-bonus', values: { ...weighed, nearTheEnd: scarcest <= 1 } };
  }
  return {
    key: 'chosen',
    values: { choice: valued(first as Due), next: second === undefined ? null : valued(second) },
  };
}

/** Whether a reason is true. */
function isTrue(k: Look, { key, values }: Reason, why: Why, due: readonly Due[]): boolean {
  const { view, me } = k;
  const hand = entry(view.hands, me);
  const held = (card: ActionCard): boolean => copiesHeld(view, me, card) > 0;
  const [first] = [...due].sort((a, b) => b.score - a.score);
  const disc = view.site === null ? null : entry(view.spaces, view.site);
  const cards = drawPileSize(view) + total(view.discard);
  const usable = due.some(({ move }) => move.kind === 'complete' && total(move.jokers) > 0);
  const used = why.move.kind === 'complete' ? total(why.move.jokers) : 0;
  switch (key) {
    case 'effort':
      return values.seat === me && values.effort === view.options.bots[me];
    case 'card-worth': {
      const inHands = sum(view.hands.map((_, seat) => handSize(view, seat)));
      return same(values, { points: cardWorth(view, k.effort) / 100, needed: cardsNeeded(view), inHands });
    }
    case 'wonder-share':
      return values.percent === k.effort.share && k.effort.share < 100;
    case 'expected-offers': {
      const bids = expectedOffers(k, disc as DiscId, view.active, 0).map(({ seat, cards: given }) => ({
        seat,
        cards: given,
      }));
      return same(values.offers, bids);
    }
    case 'expected-hand':
      return values.seat === view.active && same(values.cards, expectedHand(k, view.active));
    case 'no-decoys':
      return hand.some((count, type) => count > 0 && discOf(disc as DiscId).needs[type as 0] === 0);
    case 'trading-card':
      return (
        values.seat === me && values.builder === view.active && due.some(({ move }) => 'trade' in move && move.trade)
      );
    case 'disc-worth': {
      const worth = discWorth(view, me, disc as DiscId);
      const trades = why.move.kind === 'offer' && why.move.trade;
      return values.points === worth / 100 && values.enough === worth >= 300 && values.enough === trades;
    }
    case 'keeps-card-draw':
      return held('card-draw') && values.cards === cards && cards < tablesOf(view).actionCards['card-draw'].cards;
    case 'card-trade-below-build':
      return held('card-trade') && first?.move.kind === 'build' && first.score > (due[0]?.score ?? 0);
    case 'card-trade-needs-more':
      return (
        held('card-trade') && first?.move.kind === 'pass' && values.cards === total(hand) && total(hand) < values.fewest
      );
    case 'card-trade-of-one-type':
      return held('card-trade') && first?.move.kind === 'pass' && hand.filter((count) => count > 0).length === 1;
    case 'joker-not-better':
      return held('joker') && used === 0 && usable;
    case 'joker-without-use':
      return held('joker') && used === 0 && !usable;
    case 'joker-for-builds':
    case 'joker-not-offered':
      return held('joker');
    case 'double-turn-later':
      return held('double-turn');
    case 'triple-bonus-later':
      return held('triple-bonus');
    case 'counts-at-the-end':
    case 'none-before-offers':
    case 'none-at-selections':
      return held(values.card);
    default:
      return false;
  }
}

/** The candidates of a decision, as they should be. */
function dueOf(k: Look, state: State, kind: string): readonly Due[] {
  if (kind === 'turn') return dueTurns(k, state);
  if (kind === 'double') return copiesHeld(k.view, k.me, 'double-turn') > 0 ? dueTurns(k, state) : [];
  if (kind === 'offer') return k.effort === JUDGEMENT.apprentice ? [] : dueOffers(k, state);
  return kind === 'select' ? dueSelections(k, state) : [];
}

/** What is wrong with the explanation of a seat's move. */
function flaws(state: State, seat: Seat): readonly string[] {
  const view: View = eightWonders.view(state, seat);
  const k = look(view, seat, entry(view.options.bots, seat));
  const why = eightWonders.explainBotMove(view, seat) as Why;
  const kind = state.pending.at(-1)?.kind ?? '';
  const due = why.move.kind === 'card-draw' ? [] : dueOf(k, state, kind);
  const steps = why.steps.length === (due.length === 0 ? 0 : 1) ? [] : [`${why.steps.length} steps`];
  const [step] = why.steps;
  const headline = dueHeadline(k, why, due, kind);
  return [
    ...steps,
    ...(step === undefined ? [] : falseStep(k, step, due)),
    ...(same(why.headline, headline) ? [] : [`${JSON.stringify(why.headline)}, in truth ${JSON.stringify(headline)}`]),
    ...why.reasons
      .filter((reason) => !isTrue(k, reason, why, due))
      .map((reason) => `untrue: ${JSON.stringify(reason)}`),
  ];
}

const variants: readonly Partial<Options>[] = BOT_EFFORTS.flatMap((bots): Partial<Options>[] => [
  { players: 3, bots, ruleset: 'published', twoColoured: true },
  { players: 4, bots },
]);

test.each(fewOf(variants))('EIGHT-225: every line of an explanation is true (%#)', (options) => {
  const found = new Map<string, string>();
  let decisions = 0;
  for (let game = 0; game < GAMES; game++) {
    const [rng, looks] = [seedRng(`truth ${game}`), seedRng(`looks ${game}`)];
    let state = eightWonders.newGame({ ...options, seed: `truth ${game}` });
    while (state.pending.length > 0) {
      for (const seat of eightWonders.activeSeats(state)) {
        if (draw(looks) >= PART) continue;
        decisions++;
        for (const flaw of flaws(state, seat))
          if (!found.has(flaw)) found.set(flaw, `game ${game}, ply ${state.ply}: ${flaw}`);
      }
      const byBot = draw(rng) < botShare(game) / 2;
      state = eightWonders.applyMove(
        state,
        byBot
          ? eightWonders.botMove(state, eightWonders.activeSeats(state)[0])
          : eightWonders.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
  expect([...found.values()].slice(0, 10)).toEqual([]);
  expect(decisions).toBeGreaterThan(10 * PART * GAMES);
});
