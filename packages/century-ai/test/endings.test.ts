import { type BaseOptions, draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { few, runs } from '../../../.ci/runs.js';
import { total } from '../src/components/cubes.js';
import { PORTS } from '../src/components/tiles.js';
import { centuryAi, type Notice, type Options, type State } from '../src/index.js';
import { describeNotice, describeOutcome, describePrompt } from '../src/words/index.js';
import { play, START, scene } from './scene.js';

const GAMES = Math.max(few(5, 3), runs(1 / 3).games);

const VARIANTS: readonly Partial<Options & BaseOptions>[] = [
  { roundLimit: 60 },
  { aiTradeGain: 'matched', roundLimit: 20 },
  { mode: 'versus', players: 3, roundLimit: 40 },
  { chance: 'manual', map: 'random', roundLimit: 40 },
];

/** What a move did that should have been announced, by the key of the notice that announces it. */
function due(before: State, after: State, kind: string): readonly Notice[] {
  const found: Notice[] = [];
  const solo = before.options.mode === 'solo';
  for (const [seat, { orders }] of after.seats.entries()) {
    const had = before.seats[seat]?.orders.length ?? 0;
    if (orders.length > had && orders.length === 4)
      found.push({ key: 'orders-nearly-filled', values: { seat, orders: 3, needed: 4 } });
  }
  const from = before.ports.indexOf('closed-port');
  if (from >= 0 && after.ports[from] !== 'closed-port')
    found.push({ key: 'closed-port-moves', values: { port: PORTS[from] as 'port-nw', refilled: true } });
  const ends = before.seats.some(({ orders }) => orders.length >= 4) || before.round === before.options.roundLimit;
  if (solo && kind === 'react' && ends) found.push({ key: 'last-reaction', values: { seat: 1 } });
  const took = (after.seats[1]?.orders.length ?? 0) > (before.seats[1]?.orders.length ?? 0);
  if (solo && kind === 'react' && took) {
    const order = after.seats[1]?.orders.at(-1) as 'vp-01';
    const port = PORTS[before.ports.indexOf(order)] as 'port-nw';
    found.push({ key: 'ai-takes', values: { order, port, certain: true, ends: after.seats[1]?.orders.length === 4 } });
  }
  if (after.phase !== 'over') return found;
  const { round } = before;
  if (after.ending === 'round-limit') found.push({ key: 'last-round', values: { round, lost: solo } });
  const [first = 0, second = 0] = (centuryAi.outcome(after)?.scores ?? [])
    .map((score) => score.total)
    .sort((a, b) => b - a);
  if (after.ending === 'fourth-order' && first === second)
    found.push({ key: 'tie', values: { seat: after.seats.length - 1 } });
  return found;
}

test('CENT-90: every end is announced: the fourth order, the last reaction and round, the Closed Port, a tie', () => {
  const [missing, count, rng] = [[] as string[], new Map<string, number>(), seedRng('endings')];
  for (const options of VARIANTS)
    for (let game = 0; game < GAMES; game++) {
      let state = centuryAi.newGame({ ...options, seed: `endings ${game}` });
      while (state.pending.length > 0) {
        const byBot = draw(rng) < (game % 2 === 0 ? 1 : 0.3) && centuryAi.activeSeats(state)[0] !== -1;
        const move = byBot ? centuryAi.botMove(state) : centuryAi.fast.randomMove(state, () => draw(rng));
        const next = centuryAi.applyMove(state, move);
        const said = centuryAi.notices(state).map((notice) => JSON.stringify(notice));
        for (const notice of due(state, next, move.kind)) {
          count.set(notice.key, (count.get(notice.key) ?? 0) + 1);
          if (!said.includes(JSON.stringify(notice))) missing.push(`${JSON.stringify(notice)} not in ${said}`);
        }
        for (const { key, values } of centuryAi.notices(state))
          if (key === 'ai-takes' && move.kind === 'react' && next.seats[1]?.orders.at(-1) !== values.order)
            missing.push(`the AI did not take ${values.order}`);
        state = next;
      }
      expect(centuryAi.notices(state)).toEqual([]);
    }
  expect(missing.slice(0, 3)).toEqual([]);
  for (const key of ['orders-nearly-filled', 'closed-port-moves', 'last-reaction', 'ai-takes', 'last-round'])
    expect(count.get(key) ?? 0, key).toBeGreaterThan(GAMES / 2);
}, 600_000);

const told = (state: State): readonly string[] =>
  centuryAi.notices(state).map((notice) => describeNotice(state, notice).text);

test('CENT-95: with three orders a fourth and a tie are announced, with four the last reaction', () => {
  const three = scene({ orders: ['vp-01', 'vp-02', 'vp-03'] });
  expect(told(three)).toEqual([
    'You have 3 of 4 orders: the last one ends the game with its round.',
    'With equal points the AI wins: the side that took the last turn.',
  ]);
  const filled = play(
    scene({ boat: '2,-1', cargo: [0, 2, 1, 1], orders: ['vp-01', 'vp-02', 'vp-03'] }),
    'stay',
    'port',
    'draw vp-04',
  );
  expect(told(filled)).toEqual([
    'You have 4 orders: the game ends with this round.',
    'The AI reacts once more, to this turn; after that you only discard.',
    'With equal points the AI wins: the side that took the last turn.',
  ]);
});

test('CENT-94: the last round is announced, and that it is lost', () => {
  expect(told({ ...scene(), round: 200 })).toEqual([
    'Round 200 is the last: unless a last order is taken, you lose then, whatever the points.',
    'The AI reacts once more, to this turn; after that you only discard.',
  ]);
  expect(told({ ...scene(), round: 199 })).toEqual([
    'After this round one round is left: unless a last order is taken, you lose then, whatever the points.',
  ]);
  expect(told({ ...scene(), round: 194 })).toEqual([]);
});

test('CENT-94, CENT-119: between players the points decide after the last round', () => {
  const start = { ...START, seats: [0, 1].map(() => ({ cargo: 'Y', boat: '0,4' as const })) };
  const versus = centuryAi.newGame({ mode: 'versus', players: 2, seaTiles: 'included', roundLimit: 20, start });
  expect(told({ ...versus, round: 18 })).toEqual(['After this round 2 rounds are left: the points decide then.']);
  expect(told({ ...versus, round: 20 })[0]).toBe('Round 20 is the last: the points decide then.');
});

test('CENT-72: the order that the AI takes next is announced, and the end that it brings', () => {
  const state = scene({ ai: [0, 2, 1, 1], aiOrders: ['vp-01', 'vp-02', 'vp-03'] });
  expect(told(state)[2]).toBe(
    'As the ports stand, the AI takes the 12-point order (2 red, 1 green and 1 brown) from the north-east port in its next reaction; it is its last, and the game ends with this round.',
  );
  expect(told(play(state, 'stay', 'harvest'))[2]).toMatch(/^The AI takes .* in its reaction; it is its last/);
});

test('CENT-117: the turns that are left are announced', () => {
  const versus = centuryAi.newGame({ mode: 'versus', players: 3, roundLimit: 20, seed: 'turns' });
  let state: State = { ...versus, round: 20 };
  const lines: string[] = [];
  while (state.pending.length > 0) {
    if (state.pending.at(-1)?.kind === 'sail' && state.path.length === 1) lines.push(told(state)[1] ?? '');
    state = centuryAi.applyMove(state, centuryAi.botMove(state));
  }
  expect(lines).toEqual([
    "After this turn come Seat 2's and Seat 3's turns; then the game ends.",
    "After this turn comes Seat 3's turn; then the game ends.",
    'This is the last turn.',
  ]);
  expect(describeOutcome(state)).toBe(
    'Seat 3 wins on equal points, by the last turn: Seat 1 1, Seat 2 1, Seat 3 1; the rounds have run out',
  );
});

test('CENT-94, CENT-95: how it ended, by how much and by what', () => {
  const orders = ['vp-01', 'vp-02', 'vp-03', 'vp-04'] as const;
  const end = (state: State): State => play(state, 'stay', 'harvest', 'react');
  const won = end(scene({ boat: '2,0', orders }));
  expect(centuryAi.outcome(won)?.margin).toEqual({ by: 46, tieBreak: 0 });
  expect(describeOutcome(won)).toBe('You win by 46 points: you 46, the AI 0; your 4 orders ended the game');
  const tied = end(scene({ boat: '2,0', orders, ai: [0, 46, 0, 0], ports: ['closed-port', null, null, null] }));
  expect(centuryAi.outcome(tied)).toMatchObject({ winners: [1], margin: null });
  expect(describeOutcome(tied)).toBe(
    'The AI wins on equal points, by the last turn: you 46, the AI 46; your 4 orders ended the game',
  );
  const late = end({ ...scene({ boat: '2,0', cargo: [0, 3, 0, 0] }), round: 200 });
  expect(centuryAi.outcome(late)).toMatchObject({ winners: [1], margin: null });
  expect(describeOutcome(late)).toBe(
    'The AI wins, because the rounds have run out; the points do not count: you 3, the AI 0',
  );
});

test('each kind of decision is asked in its own words', () => {
  const [asked, rng] = [new Map<string, Set<string>>(), seedRng('asked')];
  for (const options of [...VARIANTS, { bonusPool: 'one-of-each', startingCubes: 'choose', roundLimit: 60 } as const])
    for (let game = 0; game < few(6); game++) {
      let state = centuryAi.newGame({ ...options, seed: `asked ${game}` });
      while (state.pending.length > 0) {
        const prompt = centuryAi.promptOf(state);
        const { kind = '' } = state.pending.at(-1) ?? {};
        if (prompt !== undefined) {
          const before = asked.get(kind) ?? new Set();
          asked.set(kind, before.add(describePrompt(state, prompt).replace(/^.* turn: /, '')));
        }
        const byBot = game === 0 && centuryAi.activeSeats(state)[0] !== -1;
        state = centuryAi.applyMove(
          state,
          byBot ? centuryAi.botMove(state) : centuryAi.fast.randomMove(state, () => draw(rng)),
        );
      }
    }
  const all = [...asked.values()].flatMap((sentences) => [...sentences]);
  expect(new Set(all).size).toBe(all.length);
  expect([...asked.keys()]).toEqual(
    expect.arrayContaining([
      'place-boat',
      'sail',
      'action',
      'trade',
      'react',
      'discard',
      'bonus',
      'toll',
      'draw',
      'tile',
      'cell',
      'lot',
    ]),
  );
});

test('CENT-29: a sixth draw brings the Closed Port, so a table is not asked', () => {
  const state = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay');
  const [fifth, sixth] = [4, 5].map((drawn) => play({ ...state, drawn }, 'port'));
  expect(fifth?.pending.at(-1)?.kind).toBe('draw');
  expect(sixth?.pending.at(-1)?.kind).toBe('react');
  expect(sixth?.ports[1]).toBe('closed-port');
  expect(total(sixth?.seats[0]?.cargo ?? [0, 0, 0, 0])).toBe(0);
  expect(told({ ...state, drawn: 5 })).toEqual([
    'The next tile of the pile is the Closed Port: it closes the port of the next order that is taken.',
  ]);
});
