import { describe, expect, test } from 'vitest';
import { fewOf } from '../../../../../.ci/runs.js';
import { playGames, tally } from '../../arena/index.js';
import { draw, type MoveOf, type StateOf, seedRng } from '../../index.js';
import { sealed } from '../../testing/index.js';
import { houseBot, randomBot, type SearchOptions, searchBot, searchSteps } from '../index.js';
import { sureWin } from './proof.js';
import { spawn } from './world.js';

type Bid = MoveOf<typeof sealed>;
const state = sealed.newGame({ seed: 'monday', seats: 2 });
const seeded = (seed: string) => {
  const rng = seedRng(seed);
  return () => draw(rng);
};
const turnOf = (from: StateOf<typeof sealed>, seat: number, seed = 'turn') => {
  const view = sealed.view(from, seat);
  return { view, seat, legal: sealed.legalMoves(view), random: seeded(seed) };
};
const visitsOf = (options: SearchOptions<typeof sealed>) =>
  searchBot(sealed, { early: false, ...options })(turnOf(state, 0)).candidates.reduce(
    (sum, each) => sum + each.visits,
    0,
  );

/** The last round: seat 0 is behind by less than the prize. */
const last = (hands: readonly (readonly number[])[], won: readonly number[], prize = 10) =>
  ({ ...state, round: 3, prize, hands, won, bids: won.map(() => null), pool: [5, 6, 7] }) as StateOf<typeof sealed>;

describe('searchBot', () => {
  test('makes the same choice of the same turn, and counts each iteration once', () => {
    const search = searchBot(sealed, { iterations: 300, early: false });
    const choice = search(turnOf(state, 0));
    expect(choice).toEqual(search(turnOf(state, 0)));
    expect(choice.candidates.map(({ move }) => move)).toEqual(sealed.legalMoves(state, 0));
    expect(choice.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    const most = Math.max(...choice.candidates.map(({ visits }) => visits));
    expect(choice.candidates.find(({ move }) => move === choice.move)?.visits).toBe(most);
    for (const { value } of choice.candidates) expect(value >= 0 && value <= 1).toBe(true);
  });

  test('tells the line that it expects, its own move first', () => {
    const choice = searchBot(sealed, { iterations: 300 })(turnOf(state, 0));
    expect(choice.line?.[0]).toEqual(choice.move);
    expect(choice.line?.length).toBeGreaterThan(1);
  });

  test('looks at little but the move of its prior, if the bias is large', () => {
    const turn = turnOf(state, 0);
    for (const [i, move] of turn.legal.entries()) {
      const options = { iterations: 40, root: 'bound', early: false, proof: 0, bias: 1e6 } as const;
      const { candidates } = searchBot(sealed, { ...options, prior: () => move })(turn);
      expect(candidates[i]?.visits).toBeGreaterThan(36);
    }
  });

  test('tries moves as its policy tells, and the better ones in the end', () => {
    const asked: number[] = [];
    const tries = (likely: number, iterations: number) => {
      const policy = (_: object, seat: number, moves: readonly object[]) => {
        asked.push(seat);
        return moves.map((_, i) => (i === likely ? 0.9 : 0.1 / (moves.length - 1)));
      };
      const settings = { iterations, early: false, proof: 0, root: 'bound', prior: 'policy', policy } as const;
      return searchBot(sealed, { ...settings, exploration: 5 })(turnOf(state, 0)).candidates.map(
        ({ visits }) => visits,
      );
    };
    for (const likely of sealed.legalMoves(state, 0).keys()) {
      const visits = tries(likely, 24);
      expect(visits.indexOf(Math.max(...visits))).toBe(likely);
      expect(tries(likely, 1)[likely]).toBe(1);
    }
    expect(new Set(asked)).toEqual(new Set([0, 1]));
    const hopeless = last(
      [
        [2, 23],
        [3, 4],
      ],
      [5, 9],
    );
    const policy = (_: object, __: number, moves: readonly object[]) => moves.map((_, i) => (i === 0 ? 0.9 : 0.1));
    const settings = { iterations: 200, proof: 0, root: 'bound', prior: 'policy', policy } as const;
    expect(searchBot(sealed, settings)(turnOf(hopeless, 0)).move).toEqual({ kind: 'bid', seat: 0, card: 23 });
  });

  test('asks its policy again where a world brings moves that it has not heard of', () => {
    const lists: number[] = [];
    const policy = (_: object, seat: number, moves: readonly object[]) => {
      if (seat === 1) lists.push(moves.length);
      return moves.map(() => 1 / moves.length);
    };
    const settings = { iterations: 200, early: false, proof: 0, root: 'bound', prior: 'policy', policy } as const;
    searchBot(sealed, settings)(turnOf(state, 0));
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.length).toBeLessThan(200);
  });

  test('searches its own move when another seat is asked before it', () => {
    const choice = searchBot(sealed, { iterations: 50, early: false })(turnOf(state, 1));
    expect(sealed.legalMoves(state, 1)).toContainEqual(choice.move);
    expect(choice.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(50);
  });

  test('stops when the host says so, after one iteration at least', () => {
    let asked = 0;
    expect(visitsOf({ iterations: 100, stop: () => ++asked === 7 })).toBe(7);
    expect(visitsOf({ iterations: 100, stop: () => true })).toBe(1);
  });

  test('ends early where the rest could not change its move, with the move that all iterations give', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const turn = () => turnOf(sealed.newGame({ seed, seats: 2 }), 0, seed);
      const whole = searchBot(sealed, { iterations: 150, early: false })(turn());
      const short = searchBot(sealed, { iterations: 150 })(turn());
      expect(short.move).toEqual(whole.move);
      const visits = short.candidates.map((each) => each.visits).sort((a, b) => b - a);
      const played = visits.reduce((sum, each) => sum + each, 0);
      const lead = (visits[0] ?? 0) - (visits[1] ?? 0);
      expect(lead > 150 - played || played === 150).toBe(true);
      expect(lead - 1 > 150 - (played - 1)).toBe(false);
    }
  });

  test('keeps as much of its tree for the next turn of a game as its settings say', () => {
    const visits = (reuse: number) => {
      const bot = searchBot(sealed, { iterations: 100, others: 'house', early: false, proof: 0, reuse });
      const { move } = bot(turnOf(state, 0));
      const next = sealed.applyMove(sealed.applyMove(state, move), sealed.botMove(state, 1));
      const sum = (of: ReturnType<typeof bot>) => of.candidates.reduce((all, each) => all + each.visits, 0);
      return [sum(bot(turnOf(next, 0))), sum(bot(turnOf(state, 0)))];
    };
    expect(visits(0)).toEqual([100, 100]);
    const [whole = 0, again] = visits(1);
    expect(whole).toBeGreaterThan(100);
    // Another game, or the same from its beginning: there is no tree to go on with.
    expect(again).toBe(100);
    const [half = 0] = visits(0.5);
    expect(half).toBeGreaterThan(100);
    expect(half).toBeLessThan(whole);
  });

  test('judges positions as the game does, unless its options say otherwise', () => {
    const position = last(
      [
        [2, 23],
        [3, 4],
      ],
      [5, 9],
    );
    // Who holds little is ahead: the game says so, and the search believes it.
    const hoarder = { ...sealed, evaluate: (position, seat) => position.hands[seat]?.[0] ?? 0 } as typeof sealed;
    const choice = (evaluate?: (state: StateOf<typeof sealed>, seat: number) => number) =>
      searchBot(hoarder, {
        iterations: 40,
        depth: 1,
        proof: 0,
        prior: 'none',
        victory: 0,
        ...(evaluate && { evaluate }),
      })(turnOf({ ...position, round: 2 }, 0)).move;
    expect(choice()).toMatchObject({ card: 2 });
    expect(choice((position, seat) => -(position.hands[seat]?.[0] ?? 0))).toMatchObject({ card: 23 });
  });

  test('a judge rewards all seats at once, and is asked once for each iteration', () => {
    const asked: number[] = [];
    const bot = searchBot(sealed, {
      iterations: 60,
      depth: 0,
      proof: 0,
      prior: 'none',
      early: false,
      exploration: 0.1,
      judge: ({ hands, pending }) => {
        asked.push(pending.length);
        // Who keeps the 23 is as good as sure to win.
        return [0, 1].map((seat) => Number(hands[seat]?.includes(23) ?? false));
      },
    });
    const position = last(
      [
        [2, 23],
        [3, 4],
      ],
      [5, 9],
    );
    const turn = turnOf({ ...position, round: 2 }, 0);
    const { move, candidates } = bot(turn);
    expect(move).toMatchObject({ card: 2 });
    expect(asked.length).toBe(60);
    const worthOf = (card: number) => candidates.find(({ move }) => move.kind === 'bid' && move.card === card)?.value;
    expect(worthOf(23)).toBe(0);
    expect(worthOf(2)).toBeGreaterThan(0.8);
  });

  test('does not search where there is nothing to choose', () => {
    const turn = turnOf(state, 0);
    const only = { ...turn, legal: turn.legal.slice(0, 1) };
    const [move] = only.legal;
    expect(searchBot(sealed)(only)).toEqual({ move, candidates: [{ move, value: 0, visits: 0 }], line: [move] });
  });

  // Seat 0 needs the prize; 24 takes it whatever seat 1 bids. Its other card loses to some of the guesses.
  const decided = last(
    [
      [2, 24],
      [3, 4],
    ],
    [5, 9],
  );
  /** The same game with all cards on the table. */
  const open = {
    ...sealed,
    view: (state, viewer) => ({ ...state, viewer, rng: null }),
    determinize: (view, rng) => ({ ...view, viewer: null, rng }),
  } as typeof sealed;

  test('takes a win that nothing can prevent, and says that it is one where nothing is hidden', () => {
    const turn = { ...turnOf(decided, 0), view: open.view(decided, 0) };
    const { move, line, proven, candidates } = searchBot(open, { iterations: 1 })(turn);
    expect(move).toEqual({ kind: 'bid', seat: 0, card: 24 });
    expect(proven).toBe(true);
    expect(candidates).toEqual([{ move, value: 1, visits: expect.any(Number) }]);
    expect(candidates[0]?.visits).toBeGreaterThan(0);
    expect(line?.[0]).toBe(move);
    let end = decided;
    for (const each of line ?? []) end = sealed.applyMove(end, each);
    expect(sealed.outcome(end)?.winners).toEqual([0]);
  });

  test('takes what wins in every guess, and does not call it proven', () => {
    const choice = searchBot(sealed, { iterations: 1 })(turnOf(decided, 0));
    expect(choice.move).toEqual({ kind: 'bid', seat: 0, card: 24 });
    expect(choice.proven).toBeUndefined();
    expect(choice.candidates).toEqual([{ move: choice.move, value: 1, visits: expect.any(Number) }]);
  });

  test('calls no win proven that the other seat can prevent with what it really holds', () => {
    let [asked, lost] = [0, 0];
    for (let i = 0; i < 300; i++) {
      const random = seeded(`proven ${i}`);
      let now = sealed.newGame({ seats: 2, seed: `proven ${i}` });
      while (now.round < 3) now = sealed.applyMove(now, sealed.fast.randomMove(now, random));
      if (sealed.activeSeats(now)[0] !== 0) continue;
      asked++;
      const { move, proven } = searchBot(sealed, { iterations: 1, proof: 2000 })(turnOf(now, 0, `turn ${i}`));
      const after = sealed.applyMove(now, move);
      const ends = sealed.legalMoves(after, 1).map((answer) => sealed.outcome(sealed.applyMove(after, answer, 1)));
      if (proven && ends.some((end) => end !== undefined && end.winners.join() !== '0')) lost++;
    }
    expect(asked).toBeGreaterThan(250);
    expect(lost).toBe(0);
  });

  test('does not call a win what only a guess promises', () => {
    const promising = last(
      [
        [2, 23],
        [3, 24],
      ],
      [5, 9],
    );
    expect(searchBot(sealed, { iterations: 20, proof: 5000 })(turnOf(promising, 0)).proven).toBeUndefined();
  });

  test('takes for a win only what wins in each of three guesses', () => {
    const hands = [
      [2, 16],
      [3, 4],
    ];
    const close = { ...last(hands, [5, 9]), pool: [8, 9, 20] };
    const { view, seat, legal } = turnOf(close, 0);
    const wins = (world: StateOf<typeof sealed>, move: Bid): boolean => {
      const after = sealed.applyMove(world, move, seat);
      const ends = sealed.legalMoves(after, 1).map((answer) => sealed.outcome(sealed.applyMove(after, answer, 1)));
      return ends.every((end) => end?.winners.join() === '0');
    };
    const found = Array.from({ length: 60 }, (_, i) => {
      const guesser = seeded(`guess ${i}`);
      const worlds = Array.from({ length: 3 }, () => sealed.determinize(view, spawn(guesser)));
      const right = legal.some((move) => worlds.every((world) => wins(world, move)));
      expect(sureWin(sealed, { view, seat, legal }, 5000, seeded(`guess ${i}`)) !== undefined).toBe(right);
      return right;
    });
    expect(new Set(found).size).toBe(2);
  });

  test('finds the better of two cards without a proof', () => {
    const position = last(
      [
        [2, 23],
        [3, 4],
      ],
      [5, 9],
    );
    const choice = searchBot(sealed, { iterations: 200, proof: 0, prior: 'none' })(turnOf(position, 0));
    expect(choice.move).toEqual({ kind: 'bid', seat: 0, card: 23 });
    expect(choice.proven).toBeUndefined();
  });

  test('halves what it weighs: each move as often as the others, then the better half of them', () => {
    const hand = [1, 2, 9, 14, 20, 24];
    const many = { ...state, hands: [hand, [3, 4]], pool: [5, 6, 7, 8] } as StateOf<typeof sealed>;
    const search = searchBot(sealed, { iterations: 96, root: 'halving', prior: 'none', proof: 0 });
    const { candidates, move } = search(turnOf(many, 0));
    expect(candidates).toHaveLength(hand.length);
    const visits = candidates.map((each) => each.visits).sort((a, b) => b - a);
    expect(visits.reduce((sum, each) => sum + each, 0)).toBe(96);
    expect(candidates.find((each) => each.move === move)?.visits).toBe(visits[0]);
    expect(visits[0]).toBeGreaterThan(2 * (visits.at(-1) ?? 0));
  });

  test('gives up what is beaten in every world, unless its settings say to play all', () => {
    const position = last(
      [
        [2, 24],
        [9, 14],
      ],
      [3, 8],
    );
    const halved = (early: boolean) => {
      const search = searchBot(sealed, { iterations: 500, root: 'halving', prior: 'none', proof: 0, early });
      const { candidates, move } = search(turnOf(position, 0));
      return { move, played: candidates.reduce((sum, { visits }) => sum + visits, 0) };
    };
    const won = { kind: 'bid', seat: 0, card: 24 };
    expect(halved(false)).toEqual({ move: won, played: 500 });
    const short = halved(true);
    expect(short.move).toEqual(won);
    expect(short.played).toBeLessThan(100);
    expect(short.played).toBeGreaterThanOrEqual(32);
  });

  test('halves until it knows the better one of moves that look alike', () => {
    const position = last(
      [
        [15, 16],
        [9, 14],
      ],
      [3, 8],
    );
    const search = searchBot(sealed, { iterations: 500, root: 'halving', prior: 'none', proof: 0 });
    const { candidates } = search(turnOf(position, 0));
    expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(500);
  });

  test('never grows deeper than it may', () => {
    const deep = (plies: number) => searchBot(sealed, { iterations: 400, plies })(turnOf(state, 0)).line ?? [];
    // Both seats bid at once: that is one decision.
    expect(deep(1)).toHaveLength(2);
    expect(deep(2).length).toBeGreaterThan(2);
  });

  test('has no more nodes than it may, and makes all its iterations', () => {
    const grown = (nodes: number) => {
      const bot = searchBot(sealed, { iterations: 400, others: 'house', early: false, proof: 0, nodes });
      const { line = [], candidates } = bot(turnOf(state, 0));
      expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(400);
      return line.length;
    };
    // Each further move of the line needs a node of its own.
    expect(grown(1)).toBe(1);
    expect(grown(2)).toBeLessThanOrEqual(2);
    expect(grown(1000)).toBeGreaterThan(2);
  });

  test('sees its view and nothing else: what others hold changes nothing', () => {
    const other = { ...state, hands: [state.hands[0] ?? [], [...state.pool].slice(-2)] } as StateOf<typeof sealed>;
    const swapped = {
      ...other,
      pool: [...state.pool.slice(0, -2), ...(state.hands[1] ?? [])].sort((a, b) => a - b),
    } as StateOf<typeof sealed>;
    expect(sealed.view(swapped, 0)).toEqual(sealed.view(state, 0));
    const search = searchBot(sealed, { iterations: 200 });
    expect(search(turnOf(swapped, 0))).toEqual(search(turnOf(state, 0)));
  });

  test('leaves its turn as it was', () => {
    const turn = turnOf(state, 0);
    const before = JSON.stringify([turn.view, turn.legal]);
    searchBot(sealed, { iterations: 50 })(turn);
    expect(JSON.stringify([turn.view, turn.legal])).toBe(before);
  });

  test('wants what its reward says: who is paid for losing loses to chance', () => {
    const lose = searchBot(sealed, {
      iterations: 60,
      proof: 0,
      reward: ({ winners }, seat) => (winners.includes(seat) ? 0 : 1),
    });
    const [first, second] = tally(playGames(sealed, { lose, random: randomBot() }, { seats: 2, seed: 'worse' }, 40));
    expect(first?.bot).toBe('random');
    expect(first?.low).toBeGreaterThan(second?.high ?? 1);
  });

  /** One of them is played in `npm test`, all at the gates. */
  const settings: readonly [string, SearchOptions<typeof sealed>][] = [
    ['without options', { iterations: 100 }],
    ['on few guesses', { iterations: 100, worlds: 8 }],
    [
      'judging after two decisions',
      { iterations: 100, depth: 2, evaluate: (position, seat) => position.won[seat] ?? 0 },
    ],
    ['weighing one move at first', { iterations: 100, widening: 1 }],
    ['by halving, in the same worlds', { iterations: 100, root: 'halving' }],
    ['where bids are drawn by regret', { iterations: 100, simultaneous: 'regret' }],
    ['by halving, one decision deep', { iterations: 100, root: 'halving', plies: 1 }],
    ['with chance shared out evenly', { iterations: 100, chances: 24 }],
    ['with its prior asked everywhere', { iterations: 60, guided: Number.POSITIVE_INFINITY }],
    ['with the others played at random', { iterations: 100, others: 'random' }],
    [
      'with playouts by a policy of its own',
      { iterations: 60, playout: (position, seat) => sealed.legalMoves(position, seat)[0] as Bid },
    ],
  ];

  test.each(fewOf(settings, settings.length))('beats chance beyond doubt, %s', (_, options) => {
    const bots = { search: searchBot(sealed, options), random: randomBot() };
    // By regret matching it wins less often, since it mixes its moves: fewer games would leave a doubt.
    const games = options.simultaneous === 'regret' ? 100 : 24;
    const [first, second] = tally(playGames(sealed, bots, { seats: 2, seed: 'search' }, games));
    expect(first?.bot).toBe('search');
    expect(first?.low).toBeGreaterThan(second?.high ?? 1);
  });

  test('plays more than two seats', () => {
    const bots = { search: searchBot(sealed, { iterations: 60 }), house: houseBot(sealed), random: randomBot() };
    expect(tally(playGames(sealed, bots, { seats: 3, seed: 'three' }, 4))).toHaveLength(3);
  });

  test.each<[SearchOptions, string]>([
    [{ iterations: 0 }, 'iterations should be a whole number from 1, not 0'],
    [{ iterations: 1.5 }, 'iterations should be a whole number from 1, not 1.5'],
    [{ nodes: 0 }, 'nodes should be a whole number from 1, not 0'],
    [{ nodes: 1.5 }, 'nodes should be a whole number from 1, not 1.5'],
    [{ exploration: -1 }, 'exploration should be a number from 0, not -1'],
    [{ exploration: Number.NaN }, 'exploration should be a number from 0, not NaN'],
    [{ victory: 2 }, 'victory should be a number from 0 to 1, not 2'],
    [{ prior: 'policy' }, "prior: 'policy' needs a policy"],
    [{ margin: 0 }, 'margin should be a number above 0, not 0'],
    [{ root: 'halving', reuse: 0.5 }, "reuse goes with root: 'bound', not with 'halving'"],
    [{ reuse: 2 }, 'reuse should be a number from 0 to 1, not 2'],
    [{ depth: 4 }, 'sealed has no evaluate: depth should be Infinity, not 4'],
  ])('refuses %o: %s', (options, message) => {
    expect(() => searchBot(sealed, options)).toThrow(new RangeError(message));
  });
});

describe('searchSteps', () => {
  test('yields after each portion what it would answer, and returns what searchBot answers', () => {
    const steps = searchSteps(sealed, turnOf(state, 0), { iterations: 100, early: false }, 30);
    const seen: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next())
      seen.push(step.value.candidates.reduce((sum, { visits }) => sum + visits, 0));
    expect(seen).toEqual([30, 60, 90]);
    expect(step.value).toEqual(searchBot(sealed, { iterations: 100, early: false })(turnOf(state, 0)));
  });
});
