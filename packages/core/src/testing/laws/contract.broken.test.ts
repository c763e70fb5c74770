import { expect, test } from 'vitest';
import { few } from '../../../../../.ci/runs.js';
import { verdictOn } from '../../../test/verdict.js';
import type { Emit, EventOf, Meant, Met, MoveOf, StateOf, ViewOf } from '../../index.js';
import { type AleaRng, draw, InvalidOptionsError, seedRng } from '../../index.js';
import { type Contract, sealed } from '../index.js';

// The kit is only as good as the faults it finds: each sabotage of the small game breaks one law, and the kit has to name that
// law.
type Sealed = typeof sealed;
type State = StateOf<Sealed>;
type Move = MoveOf<Sealed>;
type View = ViewOf<Sealed>;
type Event = EventOf<Sealed>;
type Draft = ReturnType<Sealed['fast']['clone']>;
type Play = (draft: Draft, move: Move, emit?: Emit<Event>) => void;

const { fast } = sealed;

/** The rules changed in one place: both lanes play so. */
function playing(play: Play): Sealed {
  const run = (state: State, move: Move, seat: number | Meant | undefined, emit?: Emit<Event>): State => {
    if (sealed.check(state, move, seat) !== undefined) return sealed.applyMove(state, move, seat);
    const draft = fast.clone(state);
    play(draft, move, emit);
    return draft;
  };
  return {
    ...sealed,
    applyMove: (state, move, seat) => run(state, move, seat),
    transition(state, move, seat) {
      const events: Event[] = [];
      return { state: run(state, move, seat, (event) => events.push(event)), events };
    },
    choices(state, seat) {
      const moves = sealed.legalMoves(state, seat);
      return { moves, play: (i, emit) => run(state, moves[i] as Move, seat, emit) };
    },
    fast: { ...fast, play },
  };
}

/** The rules, and then something more. */
const afterwards = (spoil: (draft: Draft, move: Move) => void): Sealed =>
  playing((draft, move, emit) => {
    fast.play(draft, move, emit);
    spoil(draft, move);
  });

const seeing = (spoil: (state: State, view: View) => Partial<View>): Sealed => ({
  ...sealed,
  view(state, viewer) {
    const view = sealed.view(state, viewer);
    return { ...view, ...structuredClone(spoil(state, view)) };
  },
});

/** An item of an explanation that keeps all of its candidates. */
const itemMet = (met: Met | null, ...scores: readonly number[]): Explained['steps'][number] => ({
  rule: '',
  list: PLAIN,
  item: 1,
  label: PLAIN,
  met,
  after: 0,
  candidates: scores.map((score, i) => ({ id: `${i}`, name: PLAIN, score, kept: true, note: null })),
});
type Explained = ReturnType<Sealed['explainBotMove']>;
const PLAIN: Explained['reasons'][number] = { key: 'lowest-card', values: {} };

/** One list for equal positions, which a caller may change. */
const LISTS = new Map<string, readonly Move[]>();
const oneList: Sealed['legalMoves'] = (position, seat) => {
  const key = JSON.stringify([position, seat]);
  const list = LISTS.get(key) ?? sealed.legalMoves(position, seat);
  LISTS.set(key, list);
  return list;
};

/** A state without its foreign key. */
function known(state: State): State {
  const { foreign: _, ...own } = Object(state) as State & { readonly foreign?: unknown };
  return own;
}

const spec: Contract<Sealed> = {
  variants: [
    { name: 'three seats', options: { seats: 3 } },
    { name: 'three seats, manual chance', options: { seats: 3, chance: 'manual' } },
  ],
  bound: 60,
  fold: {
    numbers: ({ won, hands }) => ({
      ...Object.fromEntries(won.map((points, seat) => [`won ${seat}`, points])),
      ...Object.fromEntries(hands.map((hand, seat) => [`hand ${seat}`, hand.length])),
    }),
    apply(numbers, event) {
      const add = (key: string, by: number) => ({ ...numbers, [key]: (numbers[key] ?? 0) + by });
      if (event.kind === 'bid') return add(`hand ${event.seat}`, -1);
      if (event.kind === 'sold') return add(`won ${event.to}`, event.prize);
      return event.to === 'all' ? numbers : add(`hand ${event.to}`, 1);
    },
  },
};

const verdict = (game: Sealed, more: Partial<Contract<Sealed>> = {}): string => verdictOn(game, { ...spec, ...more });

/** The standing from a view, in which the points of the last seat come to something else. */
const shownAs = (points: (known: number | null) => unknown): Sealed => ({
  ...sealed,
  standing(position: State | View) {
    const standing = sealed.standing(position);
    const [last, ...others] = standing.scores.toReversed();
    if (position.viewer === null || last === undefined) return standing as never;
    const total = points(last.total);
    const score = { ...last, total, categories: { prizes: total }, order: [total] };
    return { ...standing, scores: [...others.toReversed(), score] } as never;
  },
});

/** For games that keep every law: nothing ends them early. */
const WHOLE = { games: few(100, 3) };

let asked = 0;

const SABOTAGE: readonly [law: number, what: string, game: Sealed, more?: Partial<Contract<Sealed>>][] = [
  [
    1,
    'applyMove changes the state it is given',
    {
      ...sealed,
      applyMove(state, move, seat) {
        const next = sealed.applyMove(state, move, seat);
        (state as Draft).won[0] = 99;
        return next;
      },
    },
  ],
  [
    1,
    'legalMoves sorts the state',
    {
      ...sealed,
      legalMoves(state, seat) {
        (state as Draft).pool.reverse();
        return sealed.legalMoves(state, seat);
      },
    },
  ],
  [
    1,
    'describeMove counts its calls',
    {
      ...sealed,
      describeMove: (position, move) =>
        position.viewer === null ? `move ${asked++}` : sealed.describeMove(position, move),
    },
  ],
  [
    1,
    'transition does not do what applyMove does',
    {
      ...sealed,
      transition(state, move, seat) {
        const { events, state: next } = sealed.transition(state, move, seat);
        return { events, state: { ...next, round: next.round + 1 } };
      },
    },
  ],
  [
    2,
    'a legal move is listed twice',
    { ...sealed, legalMoves: (state, seat) => sealed.legalMoves(state, seat).flatMap((move) => [move, move]) },
  ],
  [
    5,
    'the trusted door plays another move than the one chosen',
    {
      ...sealed,
      choices(state, seat) {
        const { moves } = sealed.choices(state, seat);
        return { moves, play: (i, emit) => sealed.choices(state, seat).play((i + 1) % moves.length, emit) };
      },
    },
  ],
  [
    5,
    'the trusted door changes the state that listed the moves',
    {
      ...sealed,
      choices(state, seat) {
        const moves = sealed.legalMoves(state, seat);
        return {
          moves,
          play(i) {
            fast.play(state as Draft, moves[i] as Move);
            return state;
          },
        };
      },
    },
  ],
  [
    5,
    'transition hears less than the trusted door',
    {
      ...sealed,
      transition(state, move, seat) {
        const { state: next, events } = sealed.transition(state, move, seat);
        return { state: next, events: events.slice(1) };
      },
    },
  ],
  [
    2,
    'a legal move is refused by check',
    {
      ...sealed,
      check: (state, move, seat) =>
        (move as Move)?.card % 2 === 1 ? { code: 'not-held', rule: 'SEALED-2' } : sealed.check(state, move, seat),
    },
  ],
  [
    2,
    'a legal move is not listed',
    {
      ...sealed,
      legalMoves: (state, seat) => sealed.legalMoves(state, seat).filter((move, i) => i === 0 || move.card !== 12),
      choices(state, seat) {
        const listed = sealed.choices(state, seat);
        const kept = listed.moves.flatMap((move, i) => (i === 0 || move.card !== 12 ? [i] : []));
        return {
          moves: kept.map((i) => listed.moves[i] as Move),
          play: (i, emit) => listed.play(kept[i] as number, emit),
        };
      },
      fast: {
        ...fast,
        randomMove(state, random) {
          const moves = sealed.legalMoves(state as State).filter((move, i) => i === 0 || move.card !== 12);
          return moves[Math.floor(random() * moves.length)] as Move;
        },
      },
    },
  ],
  [
    2,
    'a card that is not held may be bid',
    {
      ...sealed,
      check(state, move, seat) {
        const refusal = sealed.check(state, move, seat);
        return refusal?.code === 'not-held' ? undefined : refusal;
      },
    },
  ],
  [
    2,
    'an unknown key is accepted',
    {
      ...sealed,
      check(state, move, seat) {
        const refusal = sealed.check(state, move, seat);
        return refusal?.code === 'malformed' && JSON.stringify(refusal).includes('absent') ? undefined : refusal;
      },
    },
  ],
  [
    2,
    'applyMove takes what check refuses',
    {
      ...sealed,
      applyMove(state, move) {
        const draft = fast.clone(JSON.parse(JSON.stringify(state)));
        try {
          fast.play(draft, move);
        } catch {}
        return draft;
      },
    },
  ],
  [
    2,
    'any seat may move for any other',
    {
      ...sealed,
      check: (state, move, by) => sealed.check(state, move, typeof by === 'object' ? { ply: by.ply } : undefined),
    },
  ],
  [
    2,
    'check throws',
    { ...sealed, check: (state, move) => sealed.check(state, { ...(move as Move) }, (move as Move).card) },
  ],
  [2, 'a refusal without a sentence', { ...sealed, describeRefusal: () => '' }],
  [3, 'a date in the state', afterwards((draft) => Object.assign(draft, { prize: new Date(0) }))],
  [3, 'an undefined field', afterwards((draft) => Object.assign(draft, { bonus: undefined }))],
  [3, 'a field that comes later', afterwards((draft) => draft.round > 1 && Object.assign(draft, { bonus: 1 }))],
  [3, 'a negative zero', afterwards((draft) => draft.won.push(-0, ...draft.won.splice(0).slice(1)))],
  [3, 'a hole in a list', afterwards((draft) => delete draft.won[0])],
  [4, 'decodeMove trims', { ...sealed, decodeMove: (text) => sealed.decodeMove(text.trim()) }],
  [
    4,
    'decodeMove forgets the seat',
    { ...sealed, decodeMove: (text) => sealed.decodeMove(String(text).replace(/ 2 /, ' 1 ')) },
  ],
  [4, 'two moves have one text', { ...sealed, encodeMove: (move) => sealed.encodeMove(move).replace(/\d+$/, 'card') }],
  [
    5,
    'clone knows only alea',
    {
      ...sealed,
      fast: {
        ...fast,
        clone(state) {
          const rng = state.rng as AleaRng | null;
          return { ...fast.clone(state), rng: rng && { c: rng.c, s0: rng.s0, s1: rng.s1, s2: rng.s2 } };
        },
      },
    },
  ],
  [
    5,
    'clone shares a list',
    { ...sealed, fast: { ...fast, clone: (state) => ({ ...fast.clone(state), won: state.won as number[] }) } },
  ],
  [
    5,
    'fast.begin ends with another game',
    {
      ...sealed,
      fast: {
        ...fast,
        begin(options) {
          const next = fast.begin(options);
          return () => next(seedRng('another'));
        },
      },
    },
  ],
  [
    5,
    'play pays more than applyMove',
    {
      ...sealed,
      fast: {
        ...fast,
        play(draft, move, emit) {
          fast.play(draft, move, emit);
          draft.won[0] = (draft.won[0] ?? 0) + 1;
        },
      },
    },
  ],
  [
    5,
    'randomMove prefers the first move',
    {
      ...sealed,
      fast: { ...fast, randomMove: (position, random) => fast.randomMove(position, () => random() * random()) },
    },
  ],
  [
    5,
    'randomMove is a little fonder of the first move, which no one decision shows',
    {
      ...sealed,
      fast: { ...fast, randomMove: (position, random) => fast.randomMove(position, () => random() ** 1.25) },
    },
    { games: 300 },
  ],
  [
    5,
    'randomMove gives a move that is not listed',
    { ...sealed, fast: { ...fast, randomMove: () => ({ kind: 'bid', seat: 0, card: 1 }) } },
  ],
  [
    5,
    'chances lists its moves in another order',
    { ...sealed, chances: (position) => sealed.chances(position).toReversed() },
  ],
  [
    5,
    'a cache is stale',
    afterwards((draft) => draft.round === 2 && draft.round++),
    {
      recount(state) {
        const gone = 24 - state.pool.length - state.hands.flat().length - Number(state.prize !== null);
        const bids = state.bids.filter((bid) => bid !== null).length;
        return { ...state, round: (gone - bids) / (state.won.length + 1) };
      },
    },
  ],
  [6, 'a view shows all hands', seeing(({ hands }) => ({ hands }))],
  [6, 'a view shows sealed bids', seeing(({ bids }) => ({ bids }))],
  [6, 'a view has a generator', seeing(({ rng }) => ({ rng }) as object)],
  [6, 'a view tells the pile from the hidden hands', seeing(({ pool }) => ({ pool }))],
  [
    6,
    'the order of the pool betrays what was drawn',
    seeing(({ pool, hands }, view) => ({
      pool: [...pool, ...hands.flat().filter((card) => view.pool.includes(card))],
    })),
  ],
  [
    6,
    'the seed is in the view',
    { ...sealed, view: (state, viewer) => ({ ...sealed.view(state, viewer), names: ['three seats/0'] }) },
  ],
  [6, 'viewMove shows a sealed bid', { ...sealed, viewMove: (_, move) => move }],
  [
    6,
    'the sentence for a sealed bid tells the card',
    { ...sealed, describeMove: (position, move) => sealed.describeMove({ ...position, viewer: null } as State, move) },
  ],
  [
    13,
    'a view shares a list with its state',
    { ...sealed, view: (state, viewer) => ({ ...sealed.view(state, viewer), won: state.won }) },
  ],
  [13, 'all callers get one list of moves', { ...sealed, legalMoves: oneList }],
  [
    14,
    'strangers see what a spectator sees',
    {
      ...sealed,
      view: (state, viewer) => sealed.view(state, sealed.seats(state)[viewer as number] ? viewer : 'spectator'),
    },
  ],
  [
    14,
    'a stale move is taken',
    {
      ...sealed,
      check: (state, move, by) => sealed.check(state, move, typeof by === 'object' ? { seat: by.seat } : by),
    },
  ],
  [
    14,
    'a state may have foreign keys',
    { ...sealed, check: (state, move, by) => sealed.check(known(state), move, by) },
  ],
  [6, 'an event shows a sealed bid', { ...sealed, viewEvent: (event) => event }],
  [
    6,
    'determinize forgets a card that a spectator has not seen',
    {
      ...sealed,
      determinize(view, rng) {
        const state = sealed.determinize(view, rng);
        return view.viewer === 'spectator' ? { ...state, pool: state.pool.slice(1) } : state;
      },
    },
  ],
  [
    6,
    'determinize always guesses alike',
    { ...sealed, determinize: (view, rng) => ({ ...sealed.determinize(view, seedRng('')), rng: { ...rng } }) },
  ],
  [
    6,
    'a view lists no legal moves',
    { ...sealed, legalMoves: (position, seat) => (position.viewer === null ? sealed.legalMoves(position, seat) : []) },
  ],
  [7, 'the game does not end in time', sealed, { bound: 11 }],
  [
    7,
    'the rounds go on',
    afterwards((draft) => {
      if (draft.round < 3) return;
      draft.round = 1;
      const seen = new Set([...draft.hands.flat(), ...draft.bids, draft.prize]);
      draft.pool = Array.from({ length: 24 }, (_, i) => i + 1).filter((card) => !seen.has(card));
    }),
    // The first game of ten also puts chance to the test, which this sabotage spoils as well.
    { bound: 30, first: 1, games: 9 },
  ],
  [7, 'a seat that has bid is still active', { ...sealed, activeSeats: (position) => [...position.won.keys()] }],
  [
    7,
    'a card is lost',
    afterwards((draft) => draft.pool.shift()),
    {
      invariants({ pool, hands, bids, prize, round }) {
        const cards = pool.length + hands.flat().length + [...bids, prize].filter((card) => card !== null).length;
        if (cards + round * 4 !== 24) throw new Error('a card is missing');
      },
    },
  ],
  [
    8,
    'the bot peeks at the other hands',
    {
      ...sealed,
      botMove(position, seat) {
        const move = sealed.botMove(position, seat);
        if (position.viewer !== null || move.kind !== 'bid') return move;
        const best = Math.max(...position.hands.flat().map(Number));
        const card = position.hands[move.seat]?.find((held) => held === best) ?? move.card;
        return { ...move, card: Number(card) };
      },
      explainBotMove(position, seat) {
        return { ...sealed.explainBotMove(position, seat), move: this.botMove(position, seat) };
      },
    },
  ],
  [
    8,
    'an effort of the bot peeks at the other hands',
    {
      ...sealed,
      efforts: ['quick', 'thorough'],
      botMove(position, seat, effort) {
        const move = sealed.botMove(position, seat);
        if (effort !== 'thorough' || position.viewer !== null || move.kind !== 'bid') return move;
        const best = Math.max(...position.hands.flat().map(Number));
        const card = position.hands[move.seat]?.find((held) => held === best) ?? move.card;
        return { ...move, card: Number(card) };
      },
      explainBotMove(position, seat, effort) {
        return { ...sealed.explainBotMove(position, seat), move: this.botMove(position, seat, effort) };
      },
    },
  ],
  [
    8,
    'the bot bids what it does not hold',
    { ...sealed, botMove: (position, seat) => ({ ...sealed.botMove(position, seat), card: 25 }) },
  ],
  [
    8,
    'the explanation ends at another move',
    {
      ...sealed,
      explainBotMove(position, seat) {
        const told = sealed.explainBotMove(position, seat);
        return { ...told, move: { ...told.move, card: 0 } };
      },
    },
  ],
  [
    8,
    'the explanation gives no reasons',
    {
      ...sealed,
      explainBotMove: (position, seat) => ({
        move: sealed.botMove(position, seat),
        headline: null,
        reasons: [],
        steps: [],
      }),
    },
  ],
  [
    8,
    'an item of the explanation drops its best candidate',
    {
      ...sealed,
      explainBotMove(position, seat) {
        return { ...sealed.explainBotMove(position, seat), steps: [itemMet(null, 0, 1)] };
      },
    },
  ],
  [
    8,
    'an item of the explanation is met by some, and by none of its scores',
    {
      ...sealed,
      explainBotMove(position, seat) {
        return { ...sealed.explainBotMove(position, seat), steps: [itemMet('some', 0, 0)] };
      },
    },
  ],
  [
    8,
    'an item that none meets is asked again',
    {
      ...sealed,
      explainBotMove(position, seat) {
        const steps = [itemMet('none', 0, 0), itemMet(null, 0, 0)];
        return { ...sealed.explainBotMove(position, seat), steps };
      },
    },
  ],
  [
    8,
    'the explanation tells what the bot cannot know',
    {
      ...sealed,
      explainBotMove(position, seat) {
        const told = sealed.explainBotMove(position, seat);
        return { ...told, reasons: [{ key: 'hands', values: position.hands }] };
      },
    },
  ],
  [
    9,
    'the categories do not add up',
    {
      ...sealed,
      outcome(position) {
        const outcome = sealed.outcome(position);
        return outcome && { ...outcome, scores: outcome.scores.map((score) => ({ ...score, total: score.total + 1 })) };
      },
    },
  ],
  [
    9,
    'all seats win',
    {
      ...sealed,
      outcome(position) {
        const outcome = sealed.outcome(position);
        return outcome && { ...outcome, winners: outcome.scores.map((score) => score.seat) };
      },
    },
  ],
  [
    9,
    'the ranking is upside down',
    {
      ...sealed,
      outcome(position) {
        const outcome = sealed.outcome(position);
        return outcome && { ...outcome, ranks: outcome.ranks.map((rank) => 4 - rank) };
      },
    },
  ],
  [9, 'no outcome', { ...sealed, outcome: () => undefined }],
  [
    9,
    'the standing forgets a seat',
    {
      ...sealed,
      standing(position: State | View) {
        const standing = sealed.standing(position);
        return { ...standing, scores: standing.scores.slice(1) } as never;
      },
    },
  ],
  [9, 'a view counts hidden points as a text', shownAs((points) => `${points}hidden`)],
  [9, 'a view counts hidden points as nothing', shownAs(() => 0)],
  [9, 'a view counts hidden points as no number', shownAs(() => Number.NaN)],
  [9, 'a view names the winner though points are hidden', shownAs(() => null)],
  [
    9,
    'the standing at the end is not the outcome',
    { ...sealed, standing: (position: State | View) => ({ ...sealed.standing(position), ending: 'not yet' }) as never },
  ],
  [
    10,
    'manual chance gives another prize',
    afterwards((draft) => {
      if (draft.rng === null && draft.prize !== null) draft.prize += 1;
    }),
  ],
  [
    10,
    'the dice are loaded',
    playing((draft, move, emit) => {
      const { rng } = draft;
      while (rng !== null && draw({ ...rng }) > 0.5) draw(rng);
      fast.play(draft, move, emit);
    }),
    // Draws are put to the test at few plies.
    { games: 300 },
  ],
  [
    10,
    'the opening is drawn from another generator',
    {
      ...sealed,
      newGame(options, emit) {
        sealed.newGame(options, emit);
        return sealed.newGame({ ...options, seed: `other ${options?.seed}` });
      },
    },
  ],
  [
    11,
    'a bid emits no event',
    playing((draft, move, emit) => fast.play(draft, move, (event) => event.kind === 'bid' || emit?.(event))),
  ],
  [
    11,
    'the event of a sale has a wrong prize',
    playing((draft, move, emit) =>
      fast.play(draft, move, (event) => emit?.(event.kind === 'sold' ? { ...event, prize: 1 } : event)),
    ),
  ],
  [
    11,
    'play hears less than transition',
    {
      ...sealed,
      fast: {
        ...fast,
        play(draft, move, emit) {
          let heard = 0;
          fast.play(draft, move, emit && ((event) => heard++ > 0 && emit(event)));
        },
      },
    },
  ],
  [
    12,
    'who bids last takes the prize',
    playing((draft, move, emit) => {
      const before = [...draft.won];
      const prize = draft.prize ?? 0;
      fast.play(draft, move, (event) =>
        emit?.(event.kind === 'sold' && move.kind === 'bid' ? { ...event, to: move.seat } : event),
      );
      if (move.kind !== 'bid' || draft.bids.some((bid) => bid !== null)) return;
      draft.won = before.map((points, seat) => points + (seat === move.seat ? prize : 0));
    }),
  ],
];

test('the small game itself keeps every law', () => {
  expect(verdict(sealed, WHOLE)).toBe('no law broken');
});

test.each(SABOTAGE)('law %i: %s', (law, _, game, more) => {
  expect(verdict(game, more)).toContain(`: law ${law}: `);
});

test.each<[string, Sealed, string]>([
  [
    'a spectator by another name',
    { ...sealed, view: (state, viewer) => sealed.view(state, typeof viewer === 'number' ? viewer : 'spectator') },
    'a seat that the game does not have is refused\nview(state, ',
  ],
  [
    'moves of an earlier ply',
    { ...sealed, check: (state, move, by) => sealed.check(state, move, typeof by === 'object' ? by.seat : by) },
    'a move that was meant for another ply is refused\nat ply ',
  ],
  [
    'a state with a foreign key',
    { ...sealed, check: (state, move, by) => sealed.check(known(state), move, by) },
    'a value that is no state of the game is refused\ncheck accepts a value with the foreign key "foreign": it should be "not-this-game". See setup.ts',
  ],
])('law 14 says what was taken: %s', (_, game, message) => {
  expect(verdict(game)).toContain(`law 14: ${message}`);
});

const ahead = (position: State | View, seat: number): number =>
  (position.won[seat] ?? 0) - Math.max(...position.won.filter((_, other) => other !== seat));

test('a game that judges positions as they end keeps every law', () => {
  expect(verdict({ ...sealed, evaluate: ahead }, WHOLE)).toBe('no law broken');
});

test.each<[string, NonNullable<Sealed['evaluate']>]>([
  ['a judgement that is upside down', (position, seat) => -ahead(position, seat)],
  ['a judgement that likes the first seat', (position, seat) => (seat === 0 ? 50 : ahead(position, seat))],
  ['a judgement that divides by zero', ({ round }, seat) => seat / (round - round)],
  [
    'a judgement that divides by zero before the end',
    (position, seat) => (position.pending.length === 0 ? ahead(position, seat) : 0 / 0),
  ],
  [
    'a judgement that cannot read views',
    ({ hands }, seat) => hands.flat().reduce<number>((sum, card) => sum + Number(card), seat),
  ],
])('law 15: %s', (_, evaluate) => {
  const found = verdict({ ...sealed, evaluate });
  expect(found).toMatch(/: law 15: .*evaluate.*\n.*evaluate gives .* Correct evaluate in house\/evaluation\.ts/);
});

test('an ending that is won without points may be left out of law 15, by its name', () => {
  const game: Sealed = { ...sealed, evaluate: (position, seat) => -ahead(position, seat) };
  expect(verdict(game, { ...WHOLE, unjudged: { 'all-sold': 'the loser is the winner at heart' } })).toBe(
    'no law broken',
  );
});

test('a game that takes options it does not know is named', () => {
  const careless: Sealed = {
    ...sealed,
    newGame: (options) =>
      sealed.newGame({ seats: options?.seats ?? 3, seed: String(options?.seed), names: options?.names ?? [] }),
  };
  expect(verdict(careless)).toContain('options: newGame(');
});

test.each<[what: string, broken: Partial<Sealed>, message: string]>([
  [
    'a refusal that is not told',
    {
      describeRefusal: (refusal, state) =>
        refusal.code === 'malformed' ? 'NaN' : sealed.describeRefusal(refusal, state),
    },
    'the refusal malformed reads "NaN"',
  ],
  [
    'a text that is read loosely',
    { decodeMove: (text) => sealed.decodeMove(String(text).replace(/^(bid \d+ \d+) (?!x$)\S+$/, '$1')) },
    'as another move',
  ],
  [
    'a text that is none',
    { decodeMove: (text) => (typeof text === 'string' ? sealed.decodeMove(text) : { kind: 'draw', card: 1 }) },
    'which is no text',
  ],
  [
    'options that are refused without a word',
    {
      newGame(options, emit) {
        if (options?.names !== undefined && !Array.isArray(options.names)) throw new InvalidOptionsError('sealed', []);
        return sealed.newGame(options, emit);
      },
    },
    'InvalidOptionsError',
  ],
])('junk finds %s', (_, broken, message) => {
  const found = verdict({ ...sealed, ...broken }, { games: 6 });
  expect(found).toMatch(/^sealed: junk in the variant|^sealed: options/);
  expect(found).toContain(message);
});

test('the message says where: variant, seed, ply and the last moves', () => {
  const message = verdict(afterwards((draft) => Object.assign(draft, { bonus: 1 })));
  expect(message).toMatch(/^sealed {"seats":3,"seed":"three seats\/0"}, ply 1: law 3: /);
});
