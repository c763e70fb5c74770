import type { AnyGame, MoveOf, StateOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import { isIllegalMoveError } from '../../engine/errors.js';
import { copy } from '../../engine/state-form.js';
import { positionText, readPosition } from '../../records/position-text.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { jsonOf } from '../../schema/schema.js';
import type { Law, Ply } from './ply.js';
import { anyOf, anyViewer, candidates, junk } from './random.js';
import { equal, fail, freeze, parse, plainJson, same } from './same.js';
import type { Contract } from './terms.js';

/** A generator of the other kind, which no clone may forget. */
const SEALED: Rng = { key: '5ea1'.repeat(16), counter: 7 };

/** About sixty of many, evenly spread. */
function someOf<T>(rng: Rng, values: readonly T[]): readonly T[] {
  const step = Math.ceil(values.length / 60);
  const first = drawInt(rng, step);
  return values.filter((_, i) => i % step === first);
}

const actor = <G extends AnyGame>({ game, state, move }: Ply<G>): Seat => {
  const active = game.activeSeats(state);
  return active.length > 1 ? Number((move as { readonly seat?: Seat }).seat) : (active[0] ?? CHANCE);
};

/** A position as text is short, a link can hold it, and it is read again to the last key. */
function checkText<G extends AnyGame>(game: G, { longest }: Contract<G>, state: StateOf<G>): void {
  const text = positionText(game, state);
  if (!/^[\w.-]+$/.test(text)) fail(`a position is no text for a link: ${text.slice(0, 80)}`);
  // States that no schema describes are JSON: they are as long as they are.
  const isDescribed = Object.keys(jsonOf(game.states)).length > 0;
  const most = longest?.(state) ?? (isDescribed ? LONGEST_POSITION : Number.POSITIVE_INFINITY);
  if (text.length > most) fail(`a position takes ${text.length} characters, more than ${most}: ${text}`);
  const read = readPosition(game, text);
  if (read.ok) same(read.state, state, 'a position that is read again');
  // Other laws say what is wrong with the answers of the rules.
  else if (read.issue.code !== 'not-a-state') fail(`a position is refused: ${read.issue.message}`);
  if (readPosition(game, `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`).ok)
    fail('a changed position is read');
}

/** What a link and an issue can hold. */
const LONGEST_POSITION = 300;

/** Laws of one ply about moves and states. */
export const PLAYING: readonly Law[] = [
  {
    law: 1,
    says: 'pure functions leave frozen inputs alone and give equal outputs for equal inputs',
    every: 12,
    check({ game, state, before, move, next, rng }) {
      const frozen = freeze(copy(before));
      same(game.applyMove(frozen, freeze(parse(move))), next, 'applyMove on frozen inputs');
      same(game.transition(frozen, move).state, next, 'transition');
      same(game.legalMoves(frozen), game.legalMoves(state), 'legalMoves');
      const viewer = anyViewer(game, frozen, rng);
      const view = freeze(game.view(frozen, viewer));
      same(game.view(frozen, viewer), view, `a second view of ${viewer}`);
      const filled = game.determinize(view, seedRng('twice'));
      same(game.determinize(view, seedRng('twice')), filled, 'a second determinize with an equal generator');
      same(game.describeMove(frozen, move), game.describeMove(state, move), 'describeMove');
      game.seats(frozen);
      game.chances(frozen);
      game.fast.clone(frozen);
    },
  },
  {
    law: 2,
    says: 'applyMove accepts exactly what legalMoves lists, and refuses everything else with a code',
    every: 6,
    check({ game, state, legal, codes, rng, everyMove }) {
      for (const move of legal)
        if (game.check(state, move) !== undefined) fail(`listed, but refused: ${game.encodeMove(move)}`);
      const listed = new Set(codes);
      let refused: unknown = null;
      for (const { move, code } of everyMove === undefined ? candidates(game, legal, rng) : someOf(rng, everyMove)) {
        const refusal = game.check(state, move);
        if (listed.has(code)) {
          if (refusal !== undefined) fail(`listed, but refused as ${refusal.code}: ${JSON.stringify(move)}`);
        } else if (refusal?.code === 'not-this-game') fail(`${JSON.stringify(move)} makes the rules throw`);
        else if (refusal === undefined) fail(`not listed, but accepted: ${JSON.stringify(move)}`);
        else if (refused === null || drawInt(rng, 8) === 0) refused = move;
      }
      refusedAlike(game, state, refused, rng);
      for (let i = 0; i < 5; i++) {
        const value = junk(legal, rng);
        if (game.check(state, value) !== undefined) refused = value;
        else if (!legal.some((move) => equal(move, value))) fail(`accepted ${JSON.stringify(value)}`);
      }
      refusedAlike(game, state, refused, rng);
    },
  },
  {
    law: 2,
    says: 'a seat that is not active has no legal move and is refused',
    every: 12,
    check(ply) {
      const { game, state, legal, move } = ply;
      const active = game.activeSeats(state);
      const mover = actor(ply);
      if (game.check(state, move, mover) !== undefined) fail(`seat ${mover} is refused its own move`);
      same(
        active.flatMap((seat: Seat) => game.legalMoves(state, seat)),
        legal,
        'the moves of the active seats, one after another',
      );
      for (const seat of [CHANCE, ...game.seats(state).keys()]) {
        if (active.includes(seat)) continue;
        if (game.legalMoves(state, seat).length > 0) fail(`seat ${seat} is not active, yet has legal moves`);
        if (game.check(state, move, seat)?.code !== 'not-your-turn') fail(`seat ${seat} may move out of turn`);
      }
      for (const foreign of [null, 'state', {}, { ...state, game: 'other' }, { ...state, rules: 0 }])
        if (game.check(foreign as never, move)?.code !== 'not-this-game')
          fail('check accepts a value that is no state of this game');
    },
  },
  {
    law: 3,
    says: 'a state is plain JSON, and a round trip through text changes nothing that follows',
    every: 6,
    check({ game, contract, state, before, codes, move, next }) {
      checkText(game, contract, before);
      const again = parse(state);
      same(again, before, 'the text of the state');
      const moves: readonly MoveOf<typeof game>[] = game.legalMoves(again);
      same(
        moves.map((each) => game.encodeMove(each)),
        codes,
        'legalMoves after a round trip',
      );
      same(game.applyMove(again, parse(move)), next, 'applyMove after a round trip');
    },
  },
  {
    law: 4,
    says: 'decodeMove reads what encodeMove writes, and nothing else',
    every: 3,
    check({ game, state, legal, codes, rng }) {
      for (const i of someOf(rng, [...legal.keys()]))
        same(game.decodeMove(codes[i] ?? ''), legal[i], `decodeMove of "${codes[i]}"`);
      const i = drawInt(rng, legal.length);
      const code = codes[i] ?? '';
      if (game.describeMove(state, legal[i] as MoveOf<typeof game>) === '') fail(`no sentence for ${code}`);
      for (const text of [
        `${code} `,
        ` ${code}`,
        `${code} x`,
        code.toUpperCase(),
        code.slice(0, -1),
        '',
        '__proto__',
      ]) {
        const read = game.decodeMove(text);
        if (read !== undefined && game.encodeMove(read) !== text) fail(`decodeMove reads "${text}"`);
      }
    },
  },
  {
    law: 5,
    says: 'the fast lane and choices play as the pure lane does, and clone copies everything',
    every: 1,
    check({ game, state, legal, codes, move, next, before }) {
      const draft = game.fast.clone(state);
      same(draft, state, 'clone');
      if (state.rng !== null)
        same(game.fast.clone({ ...state, rng: SEALED }).rng, SEALED, 'clone of a sealed generator');
      game.fast.play(draft, move);
      same(draft, next, 'play');
      same(state, before, 'the state after play on its clone');
      const choices = game.choices(state);
      same(choices.moves, legal, 'the moves of choices');
      const played = codes.indexOf(game.encodeMove(move));
      same(choices.play(played), next, `choices, move ${played}`);
      const heard: unknown[] = [];
      choices.play(played, (event) => heard.push(copy(event)));
      same(heard, game.transition(state, move).events, `the events of choices, move ${played}`);
      const another = (played + 1) % legal.length;
      same(
        choices.play(another),
        game.applyMove(state, legal[another] as MoveOf<typeof game>),
        `choices, move ${another}`,
      );
      same(state, before, 'the state after play on its choices');
    },
  },
  {
    law: 5,
    says: 'caches equal a recount',
    every: 2,
    check({ contract, next }) {
      if (contract.recount !== undefined) same(next, contract.recount(next), 'a cache');
    },
  },
];

/** A move that `check` refuses is refused by `applyMove` and `transition`, too, for the same reason. */
export function refusedAlike(game: AnyGame, state: StateOf<AnyGame>, move: unknown, rng: Rng): void {
  const refusal = game.check(state, move);
  if (refusal === undefined) return;
  plainJson(refusal, 'refusal ');
  if (game.describeRefusal(refusal) === '' || game.describeRefusal(refusal, state) === '')
    fail(`no sentence for ${refusal.code}`);
  const lane = anyOf(rng, ['applyMove', 'transition'] as const);
  let thrown: unknown;
  try {
    game[lane](state, move as MoveOf<AnyGame>);
  } catch (error) {
    thrown = error;
  }
  if (!isIllegalMoveError(thrown))
    fail(`${lane}(${JSON.stringify(move)}) ${thrown === undefined ? 'accepts the move' : `throws ${thrown}`}`);
  same(thrown.refusal, refusal, `why ${lane} refuses ${JSON.stringify(move)}`);
}
