import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { few, runs } from '../../../.ci/runs.js';
import { PACKET } from '../src/components/board.js';
import { type Cubes, minus, NONE, total } from '../src/components/cubes.js';
import type { PortFace } from '../src/components/orders.js';
import { PORTS } from '../src/components/tiles.js';
import { type AiReaction, centuryAi, type Event, type Move, type Options, reaction, type State } from '../src/index.js';
import { describeExplanation, describeReaction } from '../src/words/index.js';
import { edited, legal, play, scene } from './scene.js';

/** Two games of each variant in `npm test`, of half of which the house bot plays; twenty at the gates. */
const GAMES = Math.max(few(8), runs(1 / 3).games);

const VARIANTS: readonly Partial<Options>[] = [
  {},
  { aiTradeGain: 'matched', startingCubes: 'choose' },
  { aiTradeGain: 'once', aiMarketReaction: 'place-or-gain', aiBoard: 'virtual', map: 'random' },
];

/** What really happened from a move of yours to the end of the AI's turn. */
interface Happened {
  upgrades: AiReaction['upgrades'];
  trades: number | null;
  bonus: boolean;
  drawn: string | null;
  readonly events: Event[];
}

/** What the AI did, from its events alone. */
function deed(state: State, events: readonly Event[]) {
  const cubes = (why: string): Cubes =>
    events.flatMap((event) => (event.kind === 'cubes' && event.seat === 1 && event.why === why ? [event.by] : []))[0] ??
    NONE;
  const order = events.find((event) => event.kind === 'order' && event.seat === 1);
  const outpost = events.find((event) => event.kind === 'outpost' && event.seat === 1);
  const closed = events.find((event) => event.kind === 'closed-port');
  return {
    order: order?.kind === 'order' ? { order: order.order, port: PORTS[order.port] } : null,
    outpost: outpost?.kind === 'outpost' ? state.map.hexes[outpost.place] : null,
    gains: cubes('reaction'),
    pays: minus(NONE, cubes('order')).map((n) => n || 0),
    closedPort: closed?.kind === 'closed-port' ? { from: PORTS[closed.from], to: PORTS[closed.to] } : null,
  };
}

/** What is wrong with what was foreseen. */
function faults(foreseen: readonly AiReaction[], before: State, after: State, happened: Happened): readonly string[] {
  const { upgrades, trades, bonus, drawn, events } = happened;
  const fitting = foreseen.filter(
    (each) =>
      each.upgrades.join() === upgrades.join() &&
      each.trades === trades &&
      each.bonus === bonus &&
      // A draw that can only be the Closed Port is no chance, and is not told.
      (each.drawn === null
        ? drawn === null || (drawn === 'closed-port' && before.drawn >= PACKET)
        : drawn !== null && each.drawn.tiles.includes(drawn as 'closed-port')),
  );
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) return [`${fitting.length} of ${foreseen.length} fit`];
  const { order, outpost, gains, pays, closedPort } = only;
  const found: string[] = [];
  const is = deed(before, events);
  if (JSON.stringify({ order, outpost, gains, pays, closedPort }) !== JSON.stringify(is))
    found.push(`${JSON.stringify(only)}, in truth ${JSON.stringify(is)}`);
  const sheets = centuryAi.standing(after).scores.map((score) => score.total);
  const bonusVp =
    after.seats[0]?.bonuses.length === before.seats[0]?.bonuses.length
      ? 0
      : centuryAi.standing(after).scores[0]?.categories.bonus;
  const had = centuryAi.standing(before).scores[0]?.categories.bonus ?? 0;
  const you = (sheets[0] ?? 0) - (bonus ? (bonusVp ?? 0) - had : 0);
  if (only.scores[0]?.total !== you || only.scores[1]?.total !== sheets[1])
    found.push(`scores ${only.scores.map((score) => score.total)}, in truth ${[you, sheets[1]]}`);
  const four = after.seats.some(({ orders }) => orders.length > 3);
  const ending = four ? 'fourth-order' : before.round >= before.options.roundLimit ? 'round-limit' : null;
  if (only.ending !== ending) found.push(`ending ${only.ending}, in truth ${ending}`);
  const leads = ending === 'round-limit' || (sheets[1] ?? 0) >= you ? 1 : 0;
  if (only.leads !== leads) found.push(`leads ${only.leads}, in truth ${leads}`);
  const room = 10 + 3 * (after.seats[0]?.bonuses.filter((tile) => tile === 'bonus-cargo').length ?? 0);
  if (!bonus && only.discards !== Math.max(0, total(after.seats[0]?.cargo ?? NONE) - room)) found.push('discards');
  return found;
}

const AFTER: readonly string[] = ['harvest', 'port', 'market', 'upgrade', 'skip-upgrade', 'bonus', 'trade', 'react'];

/** Plays a game, and asks before every decision what the AI will do. */
function watch(options: Partial<Options>, game: number, count: Record<string, number>): readonly string[] {
  const rng = seedRng(`watched ${game}`);
  const found: string[] = [];
  let state = centuryAi.newGame({ ...options, seed: `foreseen ${game}`, roundLimit: 20 + (game % 2) * 30 });
  let open: { foreseen: readonly AiReaction[]; before: State; happened: Happened }[] = [];
  while (state.pending.length > 0) {
    const kind = state.pending.at(-1)?.kind;
    const byBot = game % 2 === 0 || draw(rng) < 0.2;
    const move: Move = byBot ? centuryAi.botMove(state) : centuryAi.fast.randomMove(state, () => draw(rng));
    const foreseen = reaction(centuryAi.view(state, 0), move);
    if (AFTER.includes(move.kind) !== foreseen.length > 0) found.push(`${move.kind} foresees ${foreseen.length}`);
    const { state: next, events } = centuryAi.transition(state, move);
    if (foreseen.length > 0) {
      const happened: Happened = { upgrades: [], trades: null, bonus: false, drawn: null, events: [] };
      open.push({ foreseen, before: state, happened });
    }
    const drawn = events.find((event) => event.kind === 'chance');
    for (const { happened } of open) {
      if (move.kind === 'upgrade') happened.upgrades = [...happened.upgrades, move.colour];
      if (move.kind === 'trade') happened.trades = move.times;
      if (move.kind === 'port' && drawn?.kind === 'chance' && drawn.move !== 'hidden' && drawn.move.kind === 'draw')
        happened.drawn = drawn.move.tile;
      if (kind === 'react') happened.events.push(...events);
    }
    // A bonus tile that the move itself takes counts in the score; one that is still to come does not.
    if (move.kind === 'bonus') for (const { happened, before } of open) if (before !== state) happened.bonus = true;
    if (kind === 'react') {
      for (const { foreseen: said, before, happened } of open) {
        found.push(...faults(said, before, next, happened));
        count['all'] = (count['all'] ?? 0) + 1;
        const did = deed(before, happened.events);
        for (const key of ['order', 'outpost', 'closedPort'] as const)
          if (did[key] !== null) count[key] = (count[key] ?? 0) + 1;
        if (next.phase === 'over') count['over'] = (count['over'] ?? 0) + 1;
        if (happened.drawn !== null) count['drawn'] = (count['drawn'] ?? 0) + 1;
      }
      open = [];
    }
    state = next;
  }
  return found;
}

describe('the reaction that is foreseen', () => {
  test('is what happens, in every reading', () => {
    const count: Record<string, number> = {};
    const found: string[] = [];
    for (const options of VARIANTS) for (let game = 0; game < GAMES; game++) found.push(...watch(options, game, count));
    expect(found.slice(0, 5)).toEqual([]);
    for (const what of ['order', 'outpost', 'closedPort', 'over', 'drawn'])
      expect(count[what] ?? 0, what).toBeGreaterThan(GAMES);
    expect(count['all']).toBeGreaterThan(60 * GAMES);
  }, 600_000);

  test('CENT-72: tells each number of trades, by the reading', () => {
    const state = play(scene({ boat: '0,4', cargo: [4, 0, 0, 0] }), 'stay');
    const [none, once, twice] = reaction(state, { kind: 'market', pay: [0, 0, 0, 0] });
    expect([none?.trades, once?.trades, twice?.trades]).toEqual([0, 1, 2]);
    expect([none?.gains, once?.gains, twice?.gains]).toEqual([NONE, [0, 2, 0, 0], [0, 4, 0, 0]]);
    expect(twice && describeReaction(state, twice)).toEqual([
      'If you trade twice:',
      'The AI places an outpost on the chili market (2 yellow for 2 red) and gains 4 red.',
      'Then the points are 4 for you and 4 for the AI.',
      'With equal points the AI wins.',
    ]);
  });

  test('CENT-53: without building it tells no reaction to no trade, and none to more than the cargo can pay for', () => {
    const state = play(scene({ boat: '0,4', cargo: [4, 0, 0, 0], outposts: { '0,4': [0] } }), 'stay');
    const all = reaction(state, { kind: 'market', pay: NONE });
    expect(all.map(({ trades }) => trades)).toEqual([1, 2]);
    expect(all.map(({ trades }) => trades)).toEqual(
      legal(play(state, 'market -')).map((code) => Number(code.split(' ')[1])),
    );
  });

  test('CENT-64: tells each cube that may be upgraded on the way, and none; with two tiles also two', () => {
    const state = play(scene({ boat: '-1,2', cargo: [1, 0, 1, 1], bonuses: ['bonus-upgrade'] }), 'stay');
    const market = reaction(state, { kind: 'market', pay: NONE });
    expect(new Set(market.map(({ upgrades }) => upgrades.join()))).toEqual(new Set(['', 'yellow', 'green']));
    const two = play(scene({ boat: '-1,2', cargo: [1, 0, 0, 1], bonuses: ['bonus-upgrade', 'bonus-upgrade'] }), 'stay');
    const ways = reaction(two, { kind: 'market', pay: NONE }).map(({ upgrades }) => upgrades.join());
    expect(new Set(ways)).toEqual(new Set(['', 'yellow', 'yellow,red']));
  });

  test('CENT-73: tells what may be drawn for the port, and what the AI does then', () => {
    const ports = ['vp-13', 'vp-06', 'closed-port', 'vp-09'] as const;
    const state = play(
      scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ai: [0, 0, 5, 0], ports, aiOrders: ['vp-01', 'vp-02', 'vp-03'] }),
      'stay',
    );
    const all = reaction(state, { kind: 'port' });
    expect(all.flatMap(({ drawn }) => drawn?.tiles ?? []).length).toBe(state.unseen.length);
    const taking = all.filter(({ order }) => order !== null);
    expect(taking.map(({ order, drawn }) => [order?.port, drawn?.tiles])).toEqual([
      ['port-se', ['vp-04']],
      ['port-se', ['vp-15']],
    ]);
    expect(taking.map(({ ending }) => ending)).toEqual(['fourth-order', 'fourth-order']);
    expect(taking[0]?.closedPort).toEqual({ from: 'port-ne', to: 'port-se' });
    expect(taking[0] && describeReaction(state, taking[0])).toEqual([
      'If the south-east port gets the 12-point order (4 green):',
      'The AI takes the 12-point order (4 green) from the south-east port.',
      'The Closed Port goes from the north-east port to the south-east port.',
      'Then the points are 12 for you and 47 for the AI.',
      'The game ends with this round, because 4 orders are filled; as the points stand, the AI wins.',
    ]);
  });

  test('none in versus, before an action, and for a move that is not legal', () => {
    const state = scene({ boat: '0,4' });
    expect(reaction(state, { kind: 'stay' })).toEqual([]);
    expect(reaction(play(state, 'stay'), { kind: 'port' })).toEqual([]);
    expect(reaction(play(state, 'stay'), { kind: 'react' })).toEqual([]);
    expect(reaction(centuryAi.newGame({ mode: 'versus' }), { kind: 'harvest' })).toEqual([]);
  });
});

test('CENT-72: of equal orders the AI takes that of the first port, which decides last', () => {
  const equal = play(scene({ ai: [3, 3, 3, 3], ports: ['closed-port', 'vp-06', 'vp-07', 'vp-08'] }), 'stay', 'harvest');
  const { headline, steps } = describeExplanation(equal, centuryAi.explainBotMove(equal));
  const { label, candidates } = steps.at(-1) ?? expect.fail();
  expect(label).toBe('the first of the ports north-west, north-east, south-east and south-west');
  expect(candidates.flatMap(({ name, kept }) => (kept ? [name] : []))).toEqual(['the north-east port']);
  expect(headline).toMatch(/ from the north-east port: of equal orders, the one on the first port\.$/);
});

test('CENT-94: before the last round ends it is said who wins, whatever the points', () => {
  const told = (round: number): readonly string[] => {
    const state = edited(scene({ orders: ['vp-26', 'vp-25'], options: { roundLimit: 20 } }), (draft) => {
      draft.round = round;
    });
    const [first] = reaction(play(state, 'stay'), { kind: 'harvest' });
    return describeReaction(state, first ?? expect.fail());
  };
  const over = 'The game ends with this round, the last one: the AI wins, whatever the points.';
  expect(told(20)).toContain(over);
  expect(told(19)).not.toContain(over);
});

test('without an order on any port, the house bot has nothing to head for', () => {
  const headline = (ports: readonly (PortFace | null)[]) => {
    const state = scene({ ports, cargo: [2, 1, 0, 0] });
    return describeExplanation(state, centuryAi.explainBotMove(state)).headline;
  };
  const none = 'No port has an order to head for, so the house bot has nothing to weigh.';
  expect(headline([null, 'closed-port', null, null])).toBe(none);
  expect(headline(['vp-06', 'closed-port', null, null])).not.toBe(none);
});
