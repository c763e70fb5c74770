import { expect, test } from 'vitest';
import { verdictOn } from '../../../test/verdict.js';
import type { EventOf, MoveOf, StateOf } from '../../index.js';
import { CHANCE, draw } from '../../index.js';
import { contract, sealed } from '../index.js';
import type { Contract } from './terms.js';

// Beside the faults of contract.broken.test.ts: each message of the kit, by the fault that it is about.
type Sealed = typeof sealed;
type State = StateOf<Sealed>;
type Move = MoveOf<Sealed>;

const spec: Contract<Sealed> = {
  variants: [
    { name: 'three seats', options: { seats: 3 } },
    { name: 'manual chance', options: { seats: 3, chance: 'manual' } },
  ],
  bound: 60,
};

const verdict = (game: Sealed, more: Partial<Contract<Sealed>> = {}): string => verdictOn(game, { ...spec, ...more });

/** The game with other lanes: the state, and then something more. */
const changing = (spoil: (state: State) => State): Sealed => ({
  ...sealed,
  newGame: (options, emit) => spoil(sealed.newGame(options, emit)),
});

const outcomes = (change: (outcome: NonNullable<ReturnType<Sealed['outcome']>>) => object): Sealed => {
  const outcome: Sealed['outcome'] = (position) => {
    const found = sealed.outcome(position);
    return found && ({ ...found, ...change(found) } as typeof found);
  };
  const standing: Sealed['standing'] = (position) =>
    outcome(position) ?? ({ ...sealed.standing(position), ...change(sealed.standing(position) as never) } as never);
  return { ...sealed, outcome, standing };
};

const isOver = ({ pending }: { readonly pending: readonly unknown[] }): boolean => pending.length === 0;

test.each<[what: string, game: Sealed, message: string | RegExp, more?: Partial<Contract<Sealed>>]>([
  [
    'names that nobody bears',
    { ...sealed, seats: (position) => sealed.seats({ ...position, names: [] }) },
    'options: the option names calls seat 0, a player, Seat 1',
  ],
  [
    'names that change the game',
    {
      ...sealed,
      newGame: (options) => sealed.newGame({ ...options, seed: `${options?.seed}${options?.names?.length ?? ''}` }),
    },
    'options: a game whose seats have names: found',
  ],
  [
    'a state of another game',
    changing((state) => ({ ...state, game: 'other' })),
    'the state does not name its game and its rules',
  ],
  [
    'a state of other rules',
    changing((state) => ({ ...state, rules: 7 })),
    'the state does not name its game and its rules',
  ],
  [
    'options that are refused in another way',
    {
      ...sealed,
      newGame(options) {
        if (options === null) throw new TypeError('no options');
        return sealed.newGame(options);
      },
    },
    'options: newGame(null) throws TypeError: no options',
  ],
  [
    'options that nobody looks at',
    { ...sealed, newGame: (options) => sealed.newGame(Array.isArray(options) ? {} : options) },
    'options: newGame([]) is accepted',
  ],
  [
    'no move at all',
    { ...sealed, fast: { ...sealed.fast, randomMove: () => undefined as never } },
    /law 2: .*\nrandomMove finds no legal move/,
    { first: 1, games: 5 },
  ],
  [
    'a random move that is refused',
    { ...sealed, fast: { ...sealed.fast, randomMove: () => ({ kind: 'bid', seat: 0, card: 25 }) } },
    'randomMove gives bid 0 25, refused as malformed',
    { first: 1, games: 5 },
  ],
  [
    'a seat that cannot move',
    { ...sealed, legalMoves: (state, seat) => (seat === 2 && isFull(state) ? [] : sealed.legalMoves(state, seat)) },
    /law 7: .*\nseat 2 is active without a legal move/,
  ],
  [
    'a result while the game goes on',
    { ...sealed, outcome: (position) => sealed.outcome(isOver(position) ? position : { ...position, pending: [] }) },
    /law 9: .*\noutcome gives a result while the game goes on/,
  ],
  [
    'rules that throw',
    {
      ...sealed,
      check: (state, move, by) =>
        (move as Move | undefined)?.kind === 'draw' && isFull(state)
          ? { code: 'not-this-game', game: 'sealed', rules: 1 }
          : sealed.check(state, move, by),
    },
    /law 2: .*\n\{"kind":"draw".*\} makes the rules throw/,
  ],
  [
    'a seat that is refused its own move',
    {
      ...sealed,
      check: (state, move, by) =>
        (by === 1 ? { code: 'not-your-turn', active: [] } : sealed.check(state, move, by)) as never,
    },
    /law 2: .*\nseat 1 is refused its own move/,
  ],
  [
    'moves of a seat that has none',
    {
      ...sealed,
      legalMoves: (state, seat) =>
        sealed.legalMoves(state, seat !== undefined && !sealed.activeSeats(state).includes(seat) ? undefined : seat),
    },
    /law 2: .*\nseat -?\d is not active, yet has legal moves/,
  ],
  [
    'a move out of turn',
    { ...sealed, check: (state, move, by) => sealed.check(state, move, by === CHANCE ? undefined : by) },
    /law 2: .*\nseat -1 may move out of turn/,
  ],
  [
    'a state of any rules',
    { ...sealed, check: (state, move, by) => sealed.check(state && { ...state, rules: 1 }, move, by) },
    'check accepts a value that is no state of this game',
  ],
  [
    'a move without a sentence',
    {
      ...sealed,
      describeMove: (position, move) => (position.viewer === null ? '' : sealed.describeMove(position, move)),
    },
    /law 4: .*\nno sentence for /,
  ],
  [
    'a move without a sentence from a view',
    {
      ...sealed,
      describeMove: (position, move) => (position.viewer === null ? sealed.describeMove(position, move) : ''),
    },
    /law 6: .*\nno sentence for .* from the view of /,
  ],
  [
    'a view that is taken for a state',
    {
      ...sealed,
      check(state, move, by) {
        const refusal = sealed.check(state, move, by);
        return refusal?.code === 'view' ? ({ code: 'not-now', decision: 'bid' } as never) : refusal;
      },
    },
    /law 6: .*\ncheck accepts a view as a state/,
  ],
  [
    'a guess without a generator',
    { ...sealed, determinize: (view, rng) => ({ ...sealed.determinize(view, rng), rng: null }) },
    /law 6: .*\ndeterminize gives a value that is no state with a generator/,
  ],
  [
    'a guess that is no state',
    { ...sealed, determinize: (view, rng) => ({ ...sealed.determinize(view, rng), viewer: 0 }) as never },
    /law 6: .*\ndeterminize gives a value that is no state with a generator/,
  ],
  [
    'a guess that draws from the generator of the caller',
    {
      ...sealed,
      determinize(view, rng) {
        draw(rng);
        return sealed.determinize(view, rng);
      },
    },
    /law 6: .*\nthe generator given to determinize: found/,
  ],
  [
    'an item that keeps nobody',
    {
      ...sealed,
      explainBotMove(position, seat) {
        const told = sealed.explainBotMove(position, seat);
        const steps = told.steps.map((step) => ({
          ...step,
          candidates: step.candidates.map((each) => ({ ...each, kept: false })),
        }));
        return { ...told, steps };
      },
    },
    /law 8: .*\n"(high|low)" keeps no candidate/,
  ],
  [
    'a question to another seat',
    {
      ...sealed,
      promptOf(position, seat) {
        const prompt = sealed.promptOf(position, seat);
        return prompt && { ...prompt, seat: prompt.seat + 1 };
      },
    },
    /law 16: .*\nthe prompt of seat (-?\d) says that seat \d is asked/,
  ],
  [
    'a finished game that takes moves for something else',
    {
      ...sealed,
      check(state, move, by) {
        const refusal = sealed.check(state, move, by);
        return refusal?.code === 'over' ? ({ code: 'not-now', decision: 'bid' } as never) : refusal;
      },
    },
    'a finished game does not refuse moves as over',
  ],
  [
    'a finished game in which a seat is active',
    { ...sealed, activeSeats: (position) => (isOver(position) ? [0] : sealed.activeSeats(position)) },
    'a finished game has active seats or legal moves',
  ],
  [
    'a finished game with legal moves',
    {
      ...sealed,
      legalMoves: (position, seat) =>
        isOver(position) ? [{ kind: 'bid', seat: 0, card: 1 }] : sealed.legalMoves(position, seat),
    },
    'a finished game has active seats or legal moves',
  ],
  ['an outcome that does not say why', outcomes(() => ({ ending: '' })), 'the outcome does not say why the game ended'],
  [
    'ranks against the scores',
    outcomes(({ ranks, winners }) => ({
      ranks: ranks.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
      scores: [0, 1, 2].map((seat) => ({ seat, total: 0, categories: {}, order: [0] })),
    })),
    /the ranks [12] [12] [12] do not follow the order of the scores/,
  ],
  [
    'a margin of nothing',
    outcomes(() => ({ margin: { by: 0, tieBreak: 0 } })),
    /a margin of 0 with \d winners?: it is null for a shared victory, else above 0/,
  ],
  [
    'categories that only one seat has',
    outcomes(({ scores }) => ({
      scores: scores.map((score) =>
        score.seat === 1 ? { ...score, categories: { ...score.categories, other: 0 } } : score,
      ),
    })),
    'the categories of seat 1: found',
  ],
  ['seats that the outcome forgets', outcomes(({ scores }) => ({ scores: scores.slice(1) })), 'the seats of the'],
  [
    'an outcome that a view does not know',
    { ...sealed, outcome: (position) => (position.viewer === 'spectator' ? undefined : sealed.outcome(position)) },
    'the outcome from the view of spectator',
  ],
  [
    'a guess at which nobody can go on',
    {
      ...sealed,
      determinize(view, rng) {
        const state = sealed.determinize(view, rng);
        return { ...state, hands: state.hands.map((hand, seat) => (seat === view.viewer ? hand : hand.map(() => 25))) };
      },
    },
    /law 6: /,
  ],
  [
    'a ply that is not counted',
    { ...sealed, applyMove: (state, move, seat) => ({ ...sealed.applyMove(state, move, seat), ply: state.ply }) },
    /applyMove leads from ply (\d+) to ply \1: only core may write the key "ply"|law [15]/,
  ],
  [
    'a stranger who is refused in another way',
    {
      ...sealed,
      view(state, viewer) {
        if (viewer !== 'spectator' && sealed.seats(state)[viewer] === undefined) throw new TypeError('who is that?');
        return sealed.view(state, viewer);
      },
    },
    /law 14: .*\nview\(state, .*\) throws TypeError: who is that\?, not NoSuchSeatError/,
  ],
  [
    'strangers who may ask the bot',
    {
      ...sealed,
      botMove: (position, seat, effort) =>
        sealed.botMove(position, sealed.seats(position)[seat as number] ? seat : undefined, effort),
    },
    /law 14: .*\nbotMove\(state, .*\) gives an answer\. It should throw NoSuchSeatError/,
  ],
  [
    'strangers who hear events',
    {
      ...sealed,
      viewEvent: (event, viewer) =>
        (typeof viewer === 'number'
          ? sealed.viewEvent(event, viewer)
          : sealed.viewEvent(event, 'spectator')) as EventOf<Sealed>,
    },
    /law 14: .*\nviewEvent\(event, .*\) gives an answer\./,
  ],
  [
    'strangers who hear moves',
    {
      ...sealed,
      viewMove: (position, move, viewer) =>
        sealed.viewMove(position, move, typeof viewer === 'number' ? viewer : 'spectator'),
    },
    /law 14: .*\nviewMove\(state, move, .*\) gives an answer\./,
  ],
  [
    'a weight that is none',
    { ...sealed, chances: (position) => sealed.chances(position).map(({ move }) => ({ move, weight: 0.5 })) },
    /law 5: .*\n0.5 is no weight/,
  ],
  [
    'a weight below nothing',
    {
      ...sealed,
      chances: (position) =>
        sealed.chances(position).map(({ move, weight }, i) => ({ move, weight: i === 0 ? -1 : weight })),
    },
    /law 5: .*\n-1 is no weight/,
  ],
  [
    'a guess that is no JSON',
    {
      ...sealed,
      determinize(view, rng) {
        const guess = sealed.determinize(view, rng);
        return { ...guess, won: guess.won.map((points) => (points === 0 ? -0 : points)) };
      },
    },
    /law 6: .*\n\/won\/\d is -0/,
  ],
  [
    'an outcome without a weight that is drawn',
    {
      ...sealed,
      chances: (position) =>
        sealed.chances(position).map(({ move, weight }, i) => ({ move, weight: i === 0 ? 0 : weight })),
    },
    /law (5|10): .*\n(randomMove|sampled chance) is unfair: Infinity standard deviations/,
  ],
])('the kit says what is wrong: %s', (_, game, message, more) => {
  expect(verdict(game, more)).toMatch(message);
});

/** Whether all seats hold cards and the prize lies open. */
function isFull({ prize }: { readonly prize: number | null }): boolean {
  return prize !== null;
}

test('seeds and numbers of games are those that were asked for', () => {
  const seeds: string[] = [];
  const newGame: Sealed['newGame'] = (options, emit) => {
    if (typeof options?.seed === 'string' && options.seed.includes('three')) seeds.push(options.seed);
    return sealed.newGame(options, emit);
  };
  contract({ ...sealed, newGame }, { ...spec, games: 3, first: 4, seeds: 'mine ' }, (_, run) => run());
  expect([...new Set(seeds)]).toEqual(['mine three seats/4', 'mine three seats/5', 'mine three seats/6']);
});
