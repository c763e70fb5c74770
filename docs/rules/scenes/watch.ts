/**
 * Watches the tests of the rules: what a test that bears the id of a rule does with a game is an example of the rule. Loaded by vitest
 * where `SCENES` names the directory to write to; each test leaves a line there.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { AnyGame, StateOf } from '../../../packages/core/src/index.js';
import { type Act, type Played, RULE_ID, type Sighting } from './scene.js';

type Any = StateOf<AnyGame>;

/** The games behind the states of this test, so that a record can be kept in place of a state. */
const origins = new WeakMap<object, Played>();
interface Noted {
  readonly act: Act;
  readonly state: Any;
}

/** The last one first, and only as many as a test can be about. */
let acts: Noted[] = [];

const note = (act: Act, state: Any): void => {
  acts.unshift({ act, state });
  acts.length = Math.min(acts.length, 500);
};

const after = (state: Any, code: string, next: object): void => {
  const origin = origins.get(state);
  if (origin !== undefined) origins.set(next, { options: origin.options, moves: [...origin.moves, code] });
};

/** The functions that play a move. */
type CheckedPlay = Pick<AnyGame, 'applyMove' | 'transition'>;

/** The functions that other parts of a game get from its rules, such as those whose errors are sentences. */
interface Internals {
  checkedWith(describeRefusal: unknown): CheckedPlay;
}

/** The same rules, which note what they are asked. */
export function watchRules<R extends object>(rules: R): R {
  const {
    '~internals': internals,
    newGame,
    applyMove,
    transition,
    check,
    outcome,
    encodeMove,
    ...others
  } = rules as unknown as AnyGame & { readonly '~internals': Internals };
  const noteMove = (state: Any, move: never, next: Any): void => {
    const code = encodeMove(move);
    note({ shows: 'move', move: code, rules: [] }, state);
    after(state, code, next);
  };
  const watching = ({ applyMove, transition }: CheckedPlay): CheckedPlay => ({
    applyMove(state: Any, move: never, by: never) {
      const next = applyMove(state, move, by);
      noteMove(state, move, next);
      return next;
    },
    transition(state: Any, move: never, by: never) {
      const done = transition(state, move, by);
      noteMove(state, move, done.state);
      return done;
    },
  });
  const watched: Partial<AnyGame> & { readonly '~internals': Internals } = {
    '~internals': { ...internals, checkedWith: (describeRefusal) => watching(internals.checkedWith(describeRefusal)) },
    ...watching({ applyMove, transition }),
    newGame(options: object = {}, emit: never) {
      const state = newGame(options, emit);
      origins.set(state, { options, moves: [] });
      note({ shows: 'position', rules: [] }, state);
      return state;
    },
    check(state: Any, move: never, by: never) {
      const refusal = check(state, move, by);
      if (refusal !== undefined && 'rule' in refusal)
        note({ shows: 'refusal', move: encodeMove(move), rules: [String(refusal.rule)] }, state);
      return refusal;
    },
    outcome(position: Any) {
      const found = outcome(position);
      if (found !== undefined && position.viewer === null) note({ shows: 'outcome', rules: [] }, position);
      return found;
    },
  };
  return { ...others, encodeMove, ...watched } as unknown as R;
}

/** The same bots, which note what they choose. */
export function watchBots<B extends object>(bots: B, rules: object): B {
  const { encodeMove } = rules as AnyGame;
  const { botMove, explainBotMove, ...others } = bots as unknown as AnyGame;
  const watched: Partial<AnyGame> = {
    botMove(state: Any, seat: never, level: never) {
      const move = botMove(state, seat, level);
      if (state.viewer === null) note({ shows: 'bot', move: encodeMove(move), rules: [] }, state);
      return move;
    },
    explainBotMove(state: Any, seat: never, level: never) {
      const explained = explainBotMove(state, seat, level);
      const steps = explained.steps as readonly { readonly rule: string }[];
      if (state.viewer === null)
        note({ shows: 'bot', move: encodeMove(explained.move), rules: steps.map(({ rule }) => rule) }, state);
      return explained;
    },
  };
  return { ...others, ...watched } as unknown as B;
}

/** What a test shows: the refusals and choices that cite its rules, else its last move. */
function shown(own: readonly Noted[], ids: readonly string[]): readonly Noted[] {
  const cited = ids.flatMap((id) => own.find(({ act }) => act.rules.some((rule) => rule.startsWith(id))) ?? []);
  if (cited.length > 0) return cited;
  const done = own.filter(({ act }) => act.shows !== 'refusal');
  const last = done.find(({ act }) => act.shows !== 'position') ?? done[0];
  if (last === undefined) return [];
  const byBot = done.find(
    ({ act, state }) => act.shows === 'bot' && state === last.state && act.move === last.act.move,
  );
  return [byBot ?? last];
}

/** What a file plays before its first test belongs to none. */
beforeEach(() => {
  acts = [];
});

afterEach(() => {
  const { currentTestName: title = '', testPath: file = '' } = expect.getState();
  const ids = title.match(RULE_ID) ?? [];
  const own = acts;
  if (ids.length === 0) return;
  for (const { act, state } of shown(own, ids)) {
    const sighting: Sighting = { title, file, game: state.game, act, origin: origins.get(state) ?? { state } };
    appendFileSync(join(process.env['SCENES'] ?? '.', `${process.pid}.jsonl`), `${JSON.stringify(sighting)}\n`);
  }
});
