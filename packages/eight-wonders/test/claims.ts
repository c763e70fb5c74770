import { type Seat, seedRng } from '@wonders/core';
import { allWithin, type Cards, handOf, NO_CARDS, sum, total } from '../src/components/cards.js';
import { type DiscId, discOf } from '../src/components/discs.js';
import { CARDS_PER_TYPE, TYPES } from '../src/components/types.js';
import { SPACES, WONDERS } from '../src/components/wonders.js';
import { eightWonders } from '../src/game/index.js';
import type { BotEffort } from '../src/options.js';
import { bonusOf, discPoints, scoresOf } from '../src/scoring.js';
import { type Draft, decision, entry, type State, tablesOf, type View } from '../src/state/index.js';
import { actionsHeld, copiesHeld } from '../src/table/action-cards.js';
import { handSize } from '../src/table/hands.js';
import { offerOf } from '../src/table/offers.js';
import { pointsOf } from '../src/table/points.js';
import { cardsNeeded, discsOn, discsShowing } from '../src/table/wonders.js';

// What the house bot says that things are worth, worked out anew from the ledger. What a build does is played by the rules.

type Shifts = readonly (readonly [shift: number, weight: number])[];

interface Judgement {
  readonly envy: number;
  readonly win: number;
  readonly turn: Shifts;
  readonly offer: Shifts;
  /** EIGHT-227, in percent. */
  readonly share: number;
  readonly master: boolean;
}

const builder = { envy: 50, win: 0, turn: [[0, 1]], offer: [[1, 1]], share: 100, master: false } as const;
const weighed = [
  [0, 1],
  [1, 2],
  [2, 1],
] as const;
const around = [
  [-1, 1],
  [0, 2],
  [1, 1],
] as const;
const architect = { ...builder, envy: 70, win: 1500, turn: around, offer: weighed } as const;

/** EIGHT-210, EIGHT-216, EIGHT-217, EIGHT-226 to EIGHT-228 */
export const JUDGEMENT: Readonly<Record<BotEffort, Judgement>> = {
  apprentice: { ...builder, envy: 0 },
  builder,
  architect,
  master: { ...architect, share: 55, master: true },
};

export interface Bid {
  readonly seat: Seat;
  readonly cards: Cards;
  readonly trade: boolean;
}

export interface Choice {
  readonly accept: readonly Seat[] | null;
  readonly jokers: Cards;
}

/** A seat's view, and a state that agrees with it, to play builds in. */
export interface Look {
  readonly view: View;
  readonly me: Seat;
  readonly base: State;
  readonly effort: Judgement;
}

export const look = (view: View, me: Seat, effort: BotEffort): Look => ({
  view,
  me,
  base: eightWonders.determinize(view, seedRng('truth')),
  effort: JUDGEMENT[effort],
});

/** EIGHT-200, EIGHT-226 */
export function cardWorth(view: View, { master }: Judgement): number {
  if (master) {
    const inHands = sum(view.hands.map((_, seat) => handSize(view, seat)));
    return Math.min(350, Math.floor((85 * cardsNeeded(view)) / Math.max(1, inHands)));
  }
  const scarcest = Math.min(...discsShowing(view));
  return scarcest >= 4 ? 100 : scarcest === 3 ? 80 : scarcest === 2 ? 50 : 20;
}

/** EIGHT-201 */
export function expectedHand({ view, me }: Look, seat: Seat): Cards {
  const unseen = TYPES.map((type) => {
    const others = view.shown.filter((_, each) => each !== me).map((cards) => cards[type]);
    return CARDS_PER_TYPE - entry(view.hands, me)[type] - view.discard[type] - sum(others);
  });
  const shown = entry<Cards>(view.shown, seat);
  const rest = handSize(view, seat) - total(shown);
  const hundredths = (type: number): number =>
    Math.floor((100 * rest * entry(unseen, type)) / Math.max(1, sum(unseen)));
  return handOf((type) => Math.floor((100 * shown[type] + hundredths(type) + 50) / 100));
}

/** EIGHT-202, EIGHT-216 */
export function expectedOffers(k: Look, disc: DiscId, active: Seat, shift: number): Bid[] {
  const { needs } = discOf(disc);
  const seats = [...k.view.hands.keys()].filter((seat) => seat !== k.me && seat !== active);
  return seats.map((seat) => {
    const guess = expectedHand(k, seat);
    const most = handSize(k.view, seat);
    const cards = handOf((type) =>
      Math.max(0, Math.min(Math.min(needs[type], guess[type]) + shift, needs[type], most)),
    );
    return { seat, cards, trade: false };
  });
}

/** EIGHT-205 */
function wonderWorth(view: View, parts: readonly number[], discs: readonly DiscId[]): number[] {
  const { rows, light, others } = tablesOf(view).scoringTable;
  const row = view.row === 'light' ? light : entry(rows, view.row - 1);
  const [now, later] = discs.length === 1 ? [row, row] : discs.length === 2 ? [row, light] : [light, light];
  const [first, second] = [50 * (now.first + later.first), 50 * (now.second + later.second)];
  const [numbers, placed] = [sum(discs.map((id) => discOf(id).number)), sum(parts)];
  return scoresOf(parts, first, second, 100 * others).map((exact, seat) => {
    const share = Math.min(first, Math.floor(((first + second) * entry(parts, seat)) / Math.max(1, placed)));
    return numbers === 0 ? 0 : Math.floor((exact * placed + share * numbers) / (placed + numbers));
  });
}

/** EIGHT-206 */
export function discWorth(view: View, seat: Seat, id: DiscId): number {
  const tables = tablesOf(view);
  const { types } = discOf(id);
  const worths = types.map((type) => {
    const held = entry(view.discs, seat).filter((each) => discOf(each).types[0] === type).length;
    const next = discsShowing(view)[type] >= 2 ? 50 * (bonusOf(tables, held + 2) - bonusOf(tables, held + 1)) : 0;
    return 100 * (bonusOf(tables, held + 1) - bonusOf(tables, held)) + next;
  });
  return Math.max(...worths) + (types.length > 1 ? 30 : 0);
}

const percent = (share: number, value: number): number => Math.floor((share * value) / 100);

/** A build that succeeds, by the rules; without action cards, so that nothing is asked. */
function played({ base }: Look, active: Seat, site: number, bids: readonly Bid[], own: Cards, choice: Choice): Draft {
  const draft = eightWonders.fast.clone({ ...base, options: { ...base.options, actionCards: false } });
  const none = draft.hands.map(() => 0);
  const offered = draft.hands.map((_, seat) => bids.find((bid) => bid.seat === seat));
  Object.assign(draft, { rng: null, phase: 'select', active, site, triples: [], owed: none.slice(), hidden: none });
  draft.pending = [decision('select', active)];
  draft.hands = draft.hands.map((_, seat) => (seat === active ? own : (offered[seat]?.cards ?? NO_CARDS)));
  draft.offers = offered.map((bid) => (bid === undefined ? null : offerOf(bid.cards, bid.trade)));
  draft.actions = none.map(() => []);
  draft.hiddenActions = none.map((_, seat) => (seat === active ? total(choice.jokers) / 2 : 0));
  draft.actionPile = { ...draft.actionPile, joker: 9 };
  eightWonders.fast.play(draft, { kind: 'complete', seat: active, accept: choice.accept ?? [], jokers: choice.jokers });
  return draft;
}

/** EIGHT-228: what a seat's action cards bring, as a master guesses. */
function secret({ view, me }: Look, seat: Seat, discs: readonly DiscId[]): number {
  if (seat !== me) return actionsHeld(view, seat);
  const tables = tablesOf(view);
  const bonus = tables.actionCards['disc-bonus'].vp * copiesHeld(view, me, 'disc-bonus') * discs.length;
  return bonus + tables.actionCards['five-vp'].vp * copiesHeld(view, me, 'five-vp');
}

/** EIGHT-207 to EIGHT-209: what a choice brings each seat. */
export function outcomeOf(
  k: Look,
  active: Seat,
  site: number,
  bids: readonly Bid[],
  choice: Choice,
  effort: Judgement,
): { readonly gains: readonly number[]; readonly final: readonly number[] | null } {
  const { view } = k;
  const { accept, jokers } = choice;
  const seats = [...view.hands.keys()];
  const given = (seat: Seat): number => total(bids.find((bid) => bid.seat === seat)?.cards ?? NO_CARDS);
  if (accept === null) return { gains: seats.map((seat) => 100 * given(seat)), final: null };

  const wonder = Math.floor(site / SPACES);
  const id = view.spaces[site] as DiscId;
  const { needs } = discOf(id);
  const accepted = bids.filter(({ seat }) => accept.includes(seat));
  const own = handOf((type) => needs[type] - sum(accepted.map(({ cards }) => cards[type])) - jokers[type]);
  const after = played(k, active, site, bids, own, choice);
  const card = cardWorth(view, effort);
  const won = (seat: Seat): number => pointsOf(after, seat) - pointsOf(view, seat);
  const worths = WONDERS.map((_, i) => wonderWorth(view, entry(view.parts, i), discsOn(view, i)));
  const before = (seat: Seat): number => sum(worths.map((each) => entry(each, seat)));

  if (after.phase === 'over') {
    const final = seats.map(
      (seat) => pointsOf(after, seat) + (effort.master ? secret(k, seat, entry(after.discs, seat)) : 0),
    );
    const gains = seats.map((seat) => {
      const had = pointsOf(view, seat) + discPoints(entry(view.discs, seat), tablesOf(view));
      const hands = effort.master ? card * handSize(view, seat) + 400 * actionsHeld(view, seat) : 0;
      return 100 * (entry(final, seat) - had) - percent(effort.share, before(seat)) - hands;
    });
    return { gains, final };
  }
  const finished = discsOn(after, wonder).length === 0;
  const later = wonderWorth(view, entry(after.parts, wonder), discsOn(after, wonder));
  const gains = seats.map((seat) => {
    const spent =
      seat === active ? card * total(own) + 125 * total(jokers) : accept.includes(seat) ? card * given(seat) : 0;
    const disc = entry(after.discs, seat).length > entry(view.discs, seat).length ? discWorth(view, seat, id) : 0;
    const action = finished && seat === active && view.options.actionCards ? 400 : 0;
    const prospects = finished ? 0 : percent(effort.share, entry(later, seat));
    return (
      100 * won(seat) - spent + prospects - percent(effort.share, entry(entry(worths, wonder), seat)) + disc + action
    );
  });
  return { gains, final: null };
}

/** EIGHT-210 */
export function utility({ gains, final }: ReturnType<typeof outcomeOf>, seat: Seat, { envy, win }: Judgement): number {
  const own = entry(gains, seat);
  const worth = own - Math.floor((envy * (sum(gains) - own)) / (100 * (gains.length - 1)));
  if (final === null) return worth;
  const best = Math.max(...final.filter((_, each) => each !== seat));
  const points = entry(final, seat);
  return points > best ? worth + win : points < best ? worth - win : worth;
}

/** EIGHT-215, EIGHT-66 to EIGHT-70: all that the active seat can choose, in order. */
export function choices(disc: DiscId, bids: readonly Bid[], own: Cards, jokers: number): Choice[] {
  const { needs } = discOf(disc);
  const offers = bids.filter(({ cards }) => total(cards) > 0);
  const found: Choice[] = [{ accept: null, jokers: NO_CARDS }];
  for (let set = 0; set < 2 ** offers.length; set++) {
    const accepted = offers.filter((_, bit) => (set & (1 << bit)) !== 0);
    const missing = handOf((type) => needs[type] - sum(accepted.map(({ cards }) => cards[type])));
    if (Math.min(...missing) < 0 || accepted.filter(({ trade }) => trade).length > 1) continue;
    for (const used of allWithin(missing))
      if (
        total(used) <= 2 * jokers &&
        total(used) % 2 === 0 &&
        TYPES.every((type) => missing[type] - used[type] <= own[type])
      )
        found.push({ accept: accepted.map(({ seat }) => seat), jokers: used });
  }
  return found;
}
