import type { View } from '../../src/index.js';
import { BY_JOKER, LIGHT, REST } from './printed.js';
import {
  cardValue,
  disc,
  discBonus,
  discValue,
  type Four,
  fewest,
  four,
  KINDS,
  left,
  needs,
  partsOn,
  points,
  ranked,
  row,
  seats,
  sum,
  supply,
  WONDERS,
  wonderOf,
  wonderValue,
} from './table.js';

// EIGHT-207 to EIGHT-215: what a build brings, and which offers are accepted.

/** A revealed or expected offer. */
export interface Offered {
  readonly seat: number;
  readonly cards: Four;
  readonly trade: boolean;
}

/** What to do with the offers: `null` abandons the build. */
export interface Selection {
  readonly accept: readonly number[];
  /** The cards that Jokers stand for, two for each. */
  readonly jokers: Four;
}

/** The gains of all seats in hundredths, and all VP if the game ends. */
interface Outcome {
  readonly gains: readonly number[];
  readonly final: readonly number[] | null;
}

/** EIGHT-210. */
export const EFFORTS = { apprentice: [0, 0], builder: [50, 0], architect: [70, 1500] } as const;

export function utility({ gains, final }: Outcome, seat: number, [lambda, w]: readonly [number, number]): number {
  const rivals = sum(gains.filter((_, each) => each !== seat));
  const value = (gains[seat] ?? 0) - Math.floor((lambda * rivals) / (100 * (gains.length - 1)));
  if (final === null) return value;
  const own = final[seat] ?? 0;
  const theirs = final.filter((_, each) => each !== seat);
  if (theirs.every((each) => each < own)) return value + w;
  return theirs.some((each) => each > own) ? value - w : value;
}

const total = (offered: Offered): number => sum(offered.cards);

/** EIGHT-209. */
const abandoned = (view: View, offers: readonly Offered[]): Outcome => ({
  gains: seats(view).map((seat) => 100 * sum(offers.filter((each) => each.seat === seat).map(total))),
  final: null,
});

/** EIGHT-207, EIGHT-208. */
function completed(view: View, active: number, space: number, offers: readonly Offered[], chosen: Selection): Outcome {
  const wonder = wonderOf(space);
  const accepted = offers.filter(({ seat }) => chosen.accept.includes(seat));
  const trader = accepted.find(({ trade }) => trade);
  const wanted = needs(disc(view, space));
  const own = sum(wanted) - sum(accepted.map(total));
  const byJokers = sum(chosen.jokers);
  const receiver = trader?.seat ?? active;
  const placed = seats(view).map((seat) => {
    if (seat === active) return own + (trader === undefined ? 0 : total(trader));
    return sum(accepted.filter((each) => each.seat === seat && each !== trader).map(total));
  });
  const before = partsOn(view, wonder);
  const after = before.map((each, seat) => each + Math.min(placed[seat] ?? 0, supply(view, seat)));
  const isFinished = left(view, wonder).length === 1;
  const ends = fewest(view, space) === 0;
  const { first, second } = row(view);
  const rejected = (seat: number) =>
    sum(offers.filter((each) => each.seat === seat && !accepted.includes(each)).map(total));
  if (ends) {
    const now = WONDERS.map((each) =>
      left(view, each).length === 0
        ? partsOn(view, each).map(() => 0)
        : wonderValue(view, each, partsOn(view, each), null),
    );
    const finished = isFinished ? ranked(after, first, second, REST) : [];
    const final = seats(view).map((seat) => {
      const unfinished = WONDERS.filter((each) => left(view, each).some((other) => other !== space)).map((each) => {
        const parts = each === wonder ? after : partsOn(view, each);
        return ranked(parts, LIGHT.first, LIGHT.second, REST)[seat] ?? 0;
      });
      const discs = [...(view.discs[seat] ?? []), ...(seat === receiver ? [disc(view, space)] : [])];
      return points(view, seat) + rejected(seat) + (finished[seat] ?? 0) + sum(unfinished) + discBonus(discs);
    });
    const gains = final.map(
      (vp, seat) =>
        100 * vp -
        100 * points(view, seat) -
        sum(now.map((each) => each[seat] ?? 0)) -
        100 * discBonus(view.discs[seat] ?? []),
    );
    return { gains, final };
  }
  const f = cardValue(view);
  const values = isFinished
    ? ranked(after, 100 * first, 100 * second, 100 * REST)
    : wonderValue(view, wonder, after, space);
  const was = wonderValue(view, wonder, before, null);
  const gains = seats(view).map((seat) => {
    const given = sum(accepted.filter((each) => each.seat === seat).map(total));
    const paid = seat === active ? f * (own - byJokers) + 250 * (byJokers / BY_JOKER) : f * given;
    const taken = seat === receiver ? discValue(view, seat, space) : 0;
    const reward = seat === active && isFinished && view.options.actionCards ? 400 : 0;
    return 100 * rejected(seat) - paid + (values[seat] ?? 0) - (was[seat] ?? 0) + taken + reward;
  });
  return { gains, final: null };
}

/** What the active seat could do: EIGHT-65 to EIGHT-70, in the order of EIGHT-215. */
function selections(space: Four, offers: readonly Offered[], own: Four, jokers: number): readonly Selection[] {
  const found: Selection[] = [];
  for (let set = 0; set < 2 ** offers.length; set++) {
    const accepted = offers.filter((_, i) => (set >> i) % 2 === 1);
    if (accepted.filter(({ trade }) => trade).length > 1) continue;
    const missing = four((kind) => space[kind] - sum(accepted.map(({ cards }) => cards[kind])));
    if (missing.some((each) => each < 0)) continue;
    const [a, b, c, d] = missing;
    const upTo = (most: number) => Array.from({ length: Math.min(most, BY_JOKER * jokers) + 1 }, (_, i) => i);
    for (const i of upTo(a))
      for (const j of upTo(b))
        for (const k of upTo(c))
          for (const l of upTo(d)) {
            const used: Four = [i, j, k, l];
            const fills = KINDS.every((kind) => missing[kind] - used[kind] <= own[kind]);
            if (sum(used) % BY_JOKER === 0 && sum(used) <= BY_JOKER * jokers && fills)
              found.push({ accept: accepted.map(({ seat }) => seat), jokers: used });
          }
  }
  return found;
}

/** EIGHT-215: the best selection of the active seat and what it brings. */
export function bestSelection(
  view: View,
  active: number,
  space: number,
  offers: readonly Offered[],
  own: Four,
  jokers: number,
  effort: readonly [number, number],
): { readonly selection: Selection | null; readonly outcome: Outcome; readonly value: number } {
  const made = offers.filter((each) => total(each) > 0);
  const candidates = [null, ...selections(needs(disc(view, space)), made, own, jokers)].map((selection) => {
    const outcome = selection === null ? abandoned(view, made) : completed(view, active, space, made, selection);
    return { selection, outcome, value: utility(outcome, active, effort) };
  });
  return candidates.reduce((best, each) => (each.value > best.value ? each : best));
}
