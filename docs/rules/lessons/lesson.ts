import { type AnyGame, CHANCE, type MoveOf, type Seat, type StateOf } from '@wonders/core';
import type { AnyWords } from '@wonders/core/words';
import { positionOf, type Scene, type Scenes } from '../scenes/scene.js';

type State = StateOf<AnyGame>;

/** A game with its words. */
export type Spoken = AnyWords & { readonly game: AnyGame };

/** One thing to do on the board. */
export interface Task {
  readonly title: string;
  /** What is asked, as one explains it at a table. */
  readonly says: string;
  /** The position: a number of moves into the lesson's game, or the example of a rule by its id. */
  readonly at: number | string;
  /** The code of a move that does it. */
  readonly wanted: string;
  /** The events that a right move brings, as far as it matters; without them only the wanted move is right. */
  readonly does?: readonly Readonly<Record<string, unknown>>[];
  /** Moves that one would like to make and that the rules refuse: the board offers them too. */
  readonly tempting?: readonly string[];
  /** What to remember once it is done. */
  readonly done: string;
  /** The rules that it teaches. */
  readonly rules: readonly string[];
}

/** A first game in a few minutes: tasks that follow one game from its beginning to its end. */
export interface Lesson {
  readonly options: object;
  readonly moves: readonly string[];
  readonly tasks: readonly Task[];
}

/** What a task says, in another language. */
export type ToldTask = Pick<Task, 'title' | 'says' | 'done'>;

/** A lesson in another language: its tasks are told by the same places in a list. */
export const toldIn = (lesson: Lesson, told: readonly ToldTask[]): Lesson => ({
  ...lesson,
  tasks: lesson.tasks.map((task, i) => ({ ...task, ...told[i] })),
});

/** A position after a move, and the sentences that say how it came about. */
export interface Step {
  readonly state: State;
  readonly says: readonly string[];
}

/** What becomes of a move. */
export interface Answer {
  readonly right: boolean;
  /** What is wrong with a wrong move: the rules refuse it, the other seat makes another one, or the task wants another one. */
  readonly wrong?: 'refused' | 'guessed' | 'other';
  /** Of a wrong move: why it is refused, or what it would do. */
  readonly why: readonly string[];
  /** Of a right move: what it does, and then what the others do, up to the next decision of the learner. */
  readonly steps: readonly Step[];
}

/** The position of a task. */
export function positionFor(game: AnyGame, { options, moves }: Lesson, scenes: Scenes, { at }: Task): State {
  if (typeof at === 'number') return positionOf(game, { options, moves: moves.slice(0, at) });
  const scene = scenes[at];
  if (scene === undefined) throw new RangeError(`there is no example of ${at}`);
  return positionOf(game, scene.at);
}

/** What is asked in the example of a rule, by what it shows. */
export const EXAMPLE_ASKS: Readonly<Record<Scene['shows'], string>> = {
  move: 'Make the move of this example.',
  refusal: 'Try the marked move: the rules refuse it.',
  bot: 'Tap the move that the opponent makes.',
  outcome: 'A game at its end.',
  position: 'A position to look at.',
};

/** The example of a rule as a task: its move is to be made, or to be tried. */
export function taskOf(rule: string, { shows, move, says = '' }: Scene, asks = EXAMPLE_ASKS): Task {
  const asked = asks[shows];
  const text = says.replace(/^./, (letter) => letter.toUpperCase());
  const refused = shows === 'refusal' && move !== undefined;
  return {
    title: rule,
    says: text === '' ? asked : `${text}. ${asked}`,
    at: rule,
    wanted: move ?? '',
    ...(refused && { tempting: [move] }),
    done: '',
    rules: [rule],
  };
}

/** What the board offers in the position of a task: the legal moves, and those that are tempting. */
export function offeredIn(game: AnyGame, state: State, task: Task): readonly MoveOf<AnyGame>[] {
  const seat = askedIn(game, state);
  if (seat === undefined) return [];
  const legal = seat === CHANCE ? game.legalMoves(state) : game.legalMoves(state, seat);
  return [...legal, ...(task.tempting ?? []).map((code) => game.decodeMove(code) as MoveOf<AnyGame>)];
}

/** The seat of the learner: the first that a person plays. */
export const learnerOf = (game: AnyGame, state: State): Seat =>
  Math.max(
    0,
    game.seats(state).findIndex(({ role }) => role === 'player'),
  );

/** Who is asked: the learner where it is his turn, otherwise another seat, whose move is to be guessed; `undefined` at the end. */
function askedIn(game: AnyGame, state: State): Seat | undefined {
  const active = game.activeSeats(state);
  const learner = learnerOf(game, state);
  return active.includes(learner) ? learner : active[0];
}

/** Whether a value has everything that a pattern has. */
function matches(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([key, part]) => matches((value as Record<string, unknown>)[key], part));
}

/** Whether it does what the task asks for. */
function does(game: AnyGame, state: State, task: Task, code: string): boolean {
  if (code === task.wanted) return true;
  if (task.does === undefined) return false;
  const { events } = game.transition(state, game.decodeMove(code) as MoveOf<AnyGame>);
  return task.does.every((pattern) => events.some((event: unknown) => matches(event, pattern)));
}

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
const sentences = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== '').map(stop)),
];

/** Plays a move, and tells it to the learner. */
function played({ game, ...words }: Spoken, state: State, seat: Seat, move: MoveOf<AnyGame>): Step {
  const learner = learnerOf(game, state);
  const { state: next, events } = game.transition(state, move);
  const told = events.flatMap((event) => words.describeEvent(next, game.viewEvent(event, learner))?.text ?? []);
  const scripted = seat !== CHANCE && game.seats(state)[seat]?.role !== 'player';
  const head = scripted
    ? words.describeExplanation(state, game.explainBotMove(state, seat)).headline
    : words.describeMove(game.view(state, learner), game.viewMove(state, move, learner));
  return { state: next, says: sentences([head, ...told]) };
}

/** Moves of others before the learner is asked again; a game asks him sooner. */
const MOST = 60;

/** Answers a move of the learner, or his guess of another seat's move. */
export function answer(spoken: Spoken, state: State, task: Task, code: string): Answer {
  const { game, ...words } = spoken;
  const seat = askedIn(game, state) ?? CHANCE;
  const move = game.decodeMove(code) as MoveOf<AnyGame>;
  const refusal = game.check(state, move);
  if (refusal !== undefined || !does(game, state, task, code)) {
    const view = game.view(state, seat);
    const guessed = seat !== CHANCE && seat !== learnerOf(game, state);
    const why = guessed
      ? [words.describeExplanation(state, game.explainBotMove(state, seat)).headline]
      : refusal !== undefined
        ? [words.describeRefusal(refusal, state)]
        : [
            words.describeMove(view, move),
            ...words.describePreview(view, game.preview(view, move)).map(({ text }) => text),
          ];
    const wrong = guessed ? 'guessed' : refusal !== undefined ? 'refused' : 'other';
    return { right: code === task.wanted, wrong, why: sentences(why), steps: [] };
  }
  const steps = [played(spoken, state, seat, move)];
  for (let i = 0; i < MOST; i++) {
    const now = steps.at(-1)?.state as State;
    const next = askedIn(game, now);
    if (next === undefined || next === CHANCE || next === learnerOf(game, now)) break;
    steps.push(played(spoken, now, next, game.botMove(now, next)));
  }
  return { right: true, why: [], steps };
}
