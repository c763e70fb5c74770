import { draw, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { runs } from '../../../.ci/runs.js';
import {
  architectsSolo,
  type ChanceMove,
  type Event,
  type NewGameOptions,
  type Payment,
  type State,
} from '../src/index.js';
import { Opponent } from './by-hand/opponent.js';
import { buildable, needsEngineering, type Paid, textOf } from './by-hand/payments.js';
import { chosen, RESOURCES, setOf, sideOf } from './by-hand/side.js';

const { first: FIRST, games } = runs(1 / 5);
/** Eight games of each variant at the gates, 2,000 with RUNS=10000. */
const GAMES = Math.max(4, games);

const VARIANTS: Readonly<Record<string, NewGameOptions>> = {
  normal: {},
  'hard, without denial': { difficulty: 'hard', denial: false, opponentSeesCentral: true },
  'the published rules': { preset: 'published', openingTokens: 2, battleVsZero: 'literal' },
  'an Opponent that builds': { difficulty: 'hard', opponentBuilds: true, denial: false, opponentSeesCentral: true },
  'three Ages': { structure: 'three-ages', difficulty: 'hard' },
  'three Ages, an Opponent that builds': {
    structure: 'three-ages',
    difficulty: 'hard',
    opponentBuilds: true,
    denial: false,
    opponentSeesCentral: true,
    centralSupply: 'neutral-deck',
  },
};

const SEAT = 1;

/** What the package says that the Opponent did, in the words of the second source. */
function said(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.kind === 'battle') return `battle ${event.tokens.join(' ')}`;
    if (!('seat' in event) || event.seat !== SEAT) return [];
    if (event.kind === 'taken') return `taken ${event.deck} ${event.card}`;
    if (event.kind === 'extra') return `extra ${event.token}`;
    if (event.kind === 'science') return `science ${event.set}`;
    if (event.kind === 'token') return `token ${event.token} ${event.from}`;
    if (event.kind !== 'built') return [];
    const { coin, doubled, ...greys } = event.payment;
    const paid = Object.entries(greys).filter(([, count]) => count > 0);
    const names = [...paid.map(([name]) => name), ...Array<string>(coin).fill('coin')].join('+');
    return `built ${event.stage} ${names} ${paid.map(([, count]) => count).join()} ${doubled}`;
  });
}

const answersOf = (events: readonly Event[]): readonly ChanceMove[] =>
  events.flatMap((event) => (event.kind === 'chance' && event.move !== 'hidden' ? [event.move as ChanceMove] : []));

/** The Opponent's area afterwards. */
const areaOf = ({ areas, cat, ending }: State): object => ({
  cards: [...(areas[SEAT]?.cards ?? [])],
  tokens: [...(areas[SEAT]?.tokens ?? [])].sort(),
  built: [...(areas[SEAT]?.built ?? [])],
  cat,
  ending,
});

const kept = ({ own, cat, ending }: Opponent): object => ({
  cards: Object.values(own.cards),
  tokens: [...own.tokens].sort(),
  built: [...own.built],
  cat,
  ending,
});

/** The Opponent's turn in `architects`, or its part of one in the three Ages. */
function turned(state: State, next: State, events: readonly Event[]): readonly [unknown, unknown] {
  const own = new Opponent(state, answersOf(events));
  if (state.options.structure === 'architects') own.turn();
  else own.resolve(state.selectedCards[SEAT] ?? null);
  const ages = state.options.structure === 'three-ages';
  // In the three Ages sets and tokens come later: they are judged one by one.
  const theirs = said(events).filter((each) => !ages || !/^(science|token)/.test(each));
  const after = ages ? { ...areaOf(next), tokens: [...own.own.tokens].sort(), ending: null } : areaOf(next);
  return [
    { did: own.did, ...kept(own) },
    { did: theirs, ...after },
  ];
}

/** Three Ages: each set and token of the Opponent by what was there then (ARCH-64, ARCH-65, ARCH-90 g). */
function choices(state: State, events: readonly Event[]): readonly [unknown, unknown][] {
  const slots = [...state.tokenSlots];
  let stack = state.tokenStack.length;
  const greens = [8, 9, 10].map((kind) => state.areas[SEAT]?.cards[kind] ?? 0);
  const used = [...(state.areas[SEAT]?.matched ?? [])];
  const found: [unknown, unknown][] = [];
  const symbols = ['compass', 'gear', 'tablet'];
  for (const event of events) {
    if (event.kind === 'placed' && event.seat === SEAT && symbols.includes(event.card)) {
      const i = symbols.indexOf(event.card);
      greens[i] = (greens[i] ?? 0) + 1;
    }
    if (event.kind === 'science' && event.seat === SEAT) {
      found.push([setOf(greens.map((count, i) => count - (used[i] ?? 0))), event.set]);
      for (const [i, symbol] of symbols.entries())
        used[i] = (used[i] ?? 0) + (event.set === 'triple' ? 1 : event.set === `pair:${symbol}` ? 2 : 0);
    }
    if (event.kind !== 'token') continue;
    if (event.seat === SEAT) found.push([chosen(slots, stack), event.from]);
    if (event.from === 'stack') stack--;
    else slots[event.from] = null;
  }
  return found;
}

/** Three Ages: where the Opponent's card comes from. */
function selected(state: State, source: Parameters<Opponent['selection']>[0], events: readonly Event[]) {
  const own = new Opponent(state, answersOf(events));
  const from = own.selection(source);
  const event = events.find((each) => each.kind === 'selected' && each.seat === SEAT);
  const drawn = events.some((each) => each.kind === 'chance' && each.decision === 'own-card');
  const theirs = event?.kind !== 'selected' ? 'pass' : drawn ? 'any' : event.from;
  return [from, theirs] as const;
}

test.each(Object.entries(VARIANTS))('ARCH-60, ARCH-64, ARCH-67: the Opponent kept by hand, %s', (_, options) => {
  const did = new Map<string, number>();
  for (let game = FIRST; game < FIRST + GAMES; game++) {
    const seed = `by hand ${game}`;
    const rng = seedRng(seed);
    const start = architectsSolo.newGame({ ...options, seed });
    let state: State = game % 2 === 0 ? start : withEngineering(start, game % 4 === 1 ? SEAT : 0);
    while (state.pending.length > 0) {
      const byBot = game % 4 === 0 && draw(rng) < 0.5;
      const move = byBot ? architectsSolo.botMove(state) : architectsSolo.fast.randomMove(state, () => draw(rng));
      const { state: next, events } = architectsSolo.transition(state, move);
      const pairs: (readonly [unknown, unknown])[] = [];
      if (move.kind === 'opponent-turn') pairs.push(turned(state, next, events));
      if (move.kind === 'select') pairs.push(selected(state, move.source, events));
      if (move.kind === 'pass') pairs.push(selected(state, 'pass', events));
      if (state.options.structure === 'three-ages') pairs.push(...choices(state, events));
      for (const [mine, theirs] of pairs)
        if (JSON.stringify(mine) !== JSON.stringify(theirs))
          expect(mine, `${architectsSolo.encodeMove(move)} in ${positionText(architectsSolo, state)}`).toEqual(theirs);
      for (const each of said(events)) {
        const [what = ''] = each.split(' ');
        did.set(what, (did.get(what) ?? 0) + 1);
      }
      state = next;
    }
  }
  const expected = ['taken', 'extra', ...(options.opponentBuilds === true ? ['built'] : [])];
  for (const what of expected) expect(did.get(what) ?? 0, what).toBeGreaterThan(GAMES);
});

/** The same game with Engineering before one of the seats, as if it had drawn that token. */
function withEngineering(state: State, seat: number): State {
  const [first = null] = state.tokenStack.filter((token) => token !== 'engineering');
  const isUp = state.tokenSlots.includes('engineering');
  const gone = isUp ? first : 'engineering';
  return {
    ...state,
    tokenStack: state.tokenStack.filter((token) => token !== gone),
    tokenSlots: state.tokenSlots.map((token) => (token === 'engineering' ? first : token)),
    areas: state.areas.map((area, i) => {
      const others = area.tokens.filter((token) => token !== 'engineering');
      return { ...area, tokens: i === seat ? [...others, 'engineering' as const] : others };
    }),
  };
}

/** The same game with more grey cards before a seat, so that it builds several stages in a turn. */
const withGreys = (state: State, seat: number, random: () => number): State => ({
  ...state,
  areas: state.areas.map((area, i) =>
    i === seat ? { ...area, cards: area.cards.map((count, kind) => count + Number(kind < 5 && random() < 0.5)) } : area,
  ),
});

const paidOf = ({ coin, doubled, ...greys }: Payment): Paid => ({
  greys: RESOURCES.map((resource) => greys[resource]),
  coin,
  doubled,
});

const BUILDERS: Readonly<Record<string, NewGameOptions>> = {
  solo: { centralPick: 'always', openingTokens: 0 },
  'three Ages': { structure: 'three-ages', openingTokens: 0 },
  'four seats': { mode: 'versus', players: 4 },
};

test.each(Object.entries(BUILDERS))('ARCH-26, ARCH-43: what a seat may build, kept by hand, %s', (_, options) => {
  let needed = 0;
  for (let game = FIRST; game < FIRST + 2 * GAMES; game++) {
    const seed = `stages by hand ${game}`;
    const rng = seedRng(seed);
    let state: State = withEngineering(
      architectsSolo.newGame({ ...options, seed }),
      game % 4 === 3 && options.mode === 'versus' ? 2 : 0,
    );
    const used = new Set<string>();
    while (state.pending.length > 0) {
      const [seat = 0] = architectsSolo.activeSeats(state);
      const kind = state.pending.at(-1)?.kind;
      if (kind === 'pick' || kind === 'select') {
        used.clear();
        if (draw(rng) < 0.3) state = withGreys(state, seat, () => draw(rng));
      }
      const area = state.areas[seat];
      const moves = architectsSolo.legalMoves(state);
      if (kind === 'act' && area !== undefined) {
        const theirs = moves.flatMap((each) =>
          each.kind === 'build' ? [textOf(each.stage, paidOf(each.payment))] : [],
        );
        expect(theirs.sort(), positionText(architectsSolo, state)).toEqual([...buildable(sideOf(area), used)].sort());
      }
      const move = architectsSolo.fast.randomMove(state, () => draw(rng));
      const { state: next, events } = architectsSolo.transition(state, move);
      for (const event of events) {
        if (event.kind !== 'built' || event.seat !== seat) continue;
        if (event.payment.doubled > 0) used.add('economy');
        if (!needsEngineering(event.stage, paidOf(event.payment))) continue;
        used.add('engineering');
        needed++;
      }
      // Nobody may end a turn that still has a stage to build.
      const after = next.areas[seat];
      if (next.seat !== state.seat && after !== undefined && move.kind !== 'opponent-turn')
        expect(buildable(sideOf(after), used), positionText(architectsSolo, next)).toEqual([]);
      state = next;
    }
  }
  expect(needed).toBeGreaterThan(GAMES / 2);
});
