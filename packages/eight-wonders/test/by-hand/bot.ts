import { type Move, WONDERS as NAMES, type View } from '../../src/index.js';
import { CARDS, CARDS_DRAWN, MOST_TRADED, TRIPLED } from './printed.js';
import { bestSelection, EFFORTS, type Offered, utility } from './selection.js';
import {
  disc,
  discValue,
  estimate,
  type Four,
  fewest,
  four,
  handSize,
  holds,
  left,
  NONE,
  needs,
  others,
  points,
  predicted,
  seats,
  sum,
  WONDERS,
  wonderOf,
} from './table.js';

// EIGHT-215 to EIGHT-223: the house bot's decisions, for apprentice, builder and architect.

type Effort = keyof typeof EFFORTS;

const levelOf = (view: View, seat: number): Effort => view.options.bots[seat] as Effort;
const ownHand = (view: View, seat: number): Four => view.hands[seat] ?? NONE;

/** EIGHT-216: to pass, and every build with what it is worth. */
function turns(view: View, seat: number): readonly { readonly move: Move; readonly value: number }[] {
  const effort = levelOf(view, seat);
  const worth = (space: number, shift: number): number => {
    const offers = others(view, seat).map((each): Offered => {
      return { seat: each, cards: predicted(view, seat, each, space, shift), trade: false };
    });
    return bestSelection(view, seat, space, offers, ownHand(view, seat), holds(view, seat, 'joker'), EFFORTS[effort])
      .value;
  };
  const spaces = WONDERS.flatMap((wonder) =>
    view.options.discChoice === 'top' ? left(view, wonder).slice(0, 1) : left(view, wonder),
  );
  const f = [0, 20, 50, 80, 100][Math.min(4, fewest(view))] ?? 0;
  return [
    { move: { kind: 'pass', seat }, value: f },
    ...spaces.map((space) => {
      const move: Move = { kind: 'build', seat, wonder: NAMES[wonderOf(space)] ?? NAMES[0], space: space % 3 };
      const value =
        effort === 'architect'
          ? Math.floor((worth(space, -1) + 2 * worth(space, 0) + worth(space, 1)) / 4)
          : worth(space, 0);
      return { move, value };
    }),
  ];
}

const first = <T extends { readonly value: number }>(candidates: readonly T[]): T =>
  candidates.reduce((best, each) => (each.value > best.value ? each : best));

function turn(view: View, seat: number): Move {
  const pile = 4 * CARDS - sum(seats(view).map((each) => handSize(view, each)));
  if (holds(view, seat, 'card-draw') > 0 && pile >= CARDS_DRAWN) return { kind: 'card-draw', seat };
  const candidates = turns(view, seat);
  const best = first(candidates);
  const own = ownHand(view, seat);
  if (holds(view, seat, 'card-trade') > 0 && sum(own) >= 3 && best.move.kind === 'pass') {
    const kept = own.indexOf(Math.max(...own));
    let leftToGive = MOST_TRADED;
    const give = four((kind) => {
      const count = kind === kept ? 0 : Math.min(own[kind], leftToGive);
      leftToGive -= count;
      return count;
    });
    if (sum(give) > 0) return { kind: 'card-trade', seat, give };
  }
  if (levelOf(view, seat) !== 'apprentice') return best.move;
  const sorted = [...candidates].sort((a, b) => b.value - a.value);
  const place = (view.turns + 2 * seat + sum(seats(view).map((each) => points(view, each)))) % 3;
  return (sorted[place] ?? sorted.at(-1) ?? best).move;
}

/** EIGHT-217. */
function offer(view: View, seat: number): Move {
  const [space, active, effort] = [view.site ?? 0, view.active, levelOf(view, seat)];
  const wanted = needs(disc(view, space));
  const own = ownHand(view, seat);
  if (effort === 'apprentice') {
    const cards = four((kind) =>
      wanted[kind] === 0 ? 0 : Math.min(own[kind], Math.max(1, Math.floor(wanted[kind] / 2))),
    );
    return { kind: 'offer', seat, cards, trade: sum(cards) > 0 && discValue(view, seat, space) >= 300 };
  }
  const most = four((kind) => Math.min(own[kind], wanted[kind]));
  const vectors: Four[] = [];
  const upTo = (count: number) => Array.from({ length: count + 1 }, (_, i) => i);
  for (const a of upTo(most[0]))
    for (const b of upTo(most[1]))
      for (const c of upTo(most[2])) for (const d of upTo(most[3])) vectors.push([a, b, c, d]);
  const remaining = others(view, seat).filter((each) => each !== active);
  const expected = remaining.map(
    (each): Offered => ({ seat: each, cards: predicted(view, seat, each, space), trade: false }),
  );
  const worth = (cards: Four, trade: boolean, shift: number): number => {
    const offers = [...expected, { seat, cards, trade }].sort((a, b) => a.seat - b.seat);
    const theirs = four((kind) =>
      wanted[kind] === 0
        ? 0
        : Math.max(0, Math.min(handSize(view, active), estimate(view, seat, active, kind) + shift)),
    );
    const { outcome } = bestSelection(view, active, space, offers, theirs, 0, EFFORTS.builder);
    return utility(outcome, seat, EFFORTS[effort]);
  };
  const candidates = vectors.flatMap((cards) =>
    (sum(cards) > 0 ? [false, true] : [false]).map((trade) => {
      const at = (shift: number) => worth(cards, trade, shift);
      const value = effort === 'architect' ? Math.floor((at(0) + 2 * at(1) + at(2)) / 4) : at(1);
      return { cards, trade, value };
    }),
  );
  const { cards, trade } = first(candidates);
  return { kind: 'offer', seat, cards, trade };
}

/** EIGHT-218. */
function select(view: View, seat: number): Move {
  const offers = view.offers.flatMap((each, owner): Offered[] =>
    each === null || each === 'hidden' ? [] : [{ seat: owner, cards: each.cards, trade: each.trade }],
  );
  const effort = EFFORTS[levelOf(view, seat)];
  const found = bestSelection(
    view,
    seat,
    view.site ?? 0,
    offers,
    ownHand(view, seat),
    holds(view, seat, 'joker'),
    effort,
  );
  if (found.selection === null) return { kind: 'abandon', seat };
  const { accept, jokers } = found.selection;
  return { kind: 'complete', seat, accept: [...accept], jokers };
}

/** EIGHT-223: what the own offer brings more, with three points for a card in place of one. */
function triple(view: View, seat: number): Move {
  const own = view.offers[seat];
  const brings = own === null || own === undefined || own === 'hidden' ? 0 : (TRIPLED - 1) * sum(own.cards);
  const use = holds(view, seat, 'triple-bonus') > 0 && (brings >= 4 || (brings >= 1 && fewest(view) <= 1));
  return { kind: 'triple', seat, use };
}

/** EIGHT-222. */
const twice = (view: View, seat: number): Move => ({
  kind: 'double',
  seat,
  use: holds(view, seat, 'double-turn') > 0 && (fewest(view) === 1 || first(turns(view, seat)).move.kind !== 'pass'),
});

const DECISIONS = { turn, offer, select, triple, double: twice } as const;

/** What the house bot does on a seat, given what that seat sees. */
export function houseMove(view: View, kind: keyof typeof DECISIONS, seat: number): Move {
  return DECISIONS[kind](view, seat);
}
