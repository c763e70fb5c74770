import type { AnyGame, MoveOf, OptionsOf, StateOf, ViewOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import { type Learn, numbersIn } from '../../learn/index.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { named } from '../laws/named.js';
import { anyMove } from '../laws/random.js';
import { fail, freeze, parse, same } from '../laws/same.js';
import { seeded, type Variant } from '../laws/values.js';
import { layoutChanges, learnLayout } from './layout.js';
import { checkObserved, checkRead } from './observed.js';

/**
 * What the laws of learning have to know of a game.
 *
 * @category Testing
 */
export interface LearnContract<G extends AnyGame> {
  /** The sets of options to play with. The laws add seeds. */
  readonly variants: readonly Variant<G>[];
  /** What must not change unnoticed: those who have trained a net have to know when its numbers mean something else. */
  readonly pinned: {
    /** How many numbers moves have. */
    readonly actionCount: number;
    /** The digest of what these numbers mean. */
    readonly actions: string;
    /** How many numbers an observation has. */
    readonly observationLength: number;
    /** The digest of what they mean. */
    readonly observation: string;
  };
  /** The text of {@link learnLayout} that belongs to the pinned numbers: with it the laws name what has changed. */
  readonly layout?: string;
  /**
   * The keys of a view that learners need not see, each with the reason: `{ 'cities/chains': 'follows from the cards' }`. Lists add
   * nothing to these paths. Default: they see all.
   */
  readonly unseen?: Readonly<Record<string, string>>;
  /**
   * The options that learners need not see, each with the reason: it only sets the colour of the pieces, or the table shows it. `{}`
   * where they see all.
   */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Random games per variant. Default 2. */
  readonly games?: number;
  /** Looks at one decision in this many. Default 5. */
  readonly every?: number;
}

/** Numberings up to this size are tried number by number, larger ones by this many numbers at random. */
const MOST = 20_000;

/**
 * Checks the laws of learning: numbers and moves correspond one to one, and as pinned; the mask has exactly the numbers of the
 * legal moves; and observations are a function of the view, finite and within their ranges, and differ between successive positions
 * whose difference matters.
 *
 * @param test - How the runner names a test and runs it.
 * @category Testing
 */
export function learnLaws<G extends AnyGame>(
  game: G,
  learn: Learn<G>,
  contract: LearnContract<G>,
  test: (title: string, run: () => void) => void,
): void {
  const { games = 2, variants, leftOut, unseen = {} } = contract;
  test(`${game.id}: numbers and moves are one to one, and the schema is the pinned one`, () => {
    named(`${game.id}: learning`, () => {
      checkNumbers(game, learn);
      checkSchema(learn, contract);
    });
  });
  test(`${game.id}: observations tell the options apart`, () => {
    named(`${game.id}: learning`, () => checkObserved(game, learn, variants, leftOut));
  });
  test(`${game.id}: observations read every key of a view`, () => {
    named(`${game.id}: learning`, () => checkRead(game, learn, variants, unseen));
  });
  for (const { name, options } of variants)
    test(`${game.id}, ${name}: ${games} random games keep the laws of learning`, () => {
      for (let i = 0; i < games; i++) walk(game, learn, contract, seeded(options, `learn/${name}/${i}`));
    });
}

/** The numbers of a composed move, drawn one after the other. */
function drawn<G extends AnyGame>({ actions }: Learn<G>, first: number, rng: Rng): number[] {
  const numbers = [first];
  while (actions.moveOf(numbers, 0) === undefined) {
    const at = actions.blocks.findIndex(({ offset }) => offset === first) + numbers.length;
    const { offset = 0, count = 1 } = actions.blocks[at] ?? {};
    numbers.push(offset + drawInt(rng, count));
  }
  return numbers;
}

function checkNumbers<G extends AnyGame>(game: G, learn: Learn<G>): void {
  const { actions } = learn;
  const rng = seedRng('numbers');
  const names = new Set<string>();
  const checkOne = (numbers: readonly number[]): void => {
    const move = actions.moveOf(numbers, 0) as MoveOf<G>;
    same(actions.actionsOf(move), numbers, `the numbers of ${game.encodeMove(move)}`);
    same(game.decodeMove(game.encodeMove(move)), move, `number ${numbers} as a move`);
  };
  const simple = actions.composedFrom;
  const tried = Math.min(simple, MOST);
  for (let i = 0; i < tried; i++) {
    const action = tried === simple ? i : drawInt(rng, simple);
    checkOne([action]);
    if (tried === simple) names.add(actions.nameOf(action));
  }
  if (tried === simple && names.size < simple) fail('two numbers have the same name');
  for (const { parameter, offset } of actions.blocks)
    if (parameter === null && offset >= simple) for (let i = 0; i < 500; i++) checkOne(drawn<G>(learn, offset, rng));
  for (const wrong of [-1, actions.actionCount, 0.5, Number.NaN]) {
    try {
      actions.moveOf(wrong, 0);
    } catch (error) {
      if (error instanceof RangeError) continue;
    }
    fail(`actions.moveOf accepts ${wrong}, which is no number of a move`);
  }
}

function checkSchema<G extends AnyGame>(learn: Learn<G>, { pinned, layout }: LearnContract<G>): void {
  const { actions, observation } = learn;
  let next = 0;
  for (const { name, offset, length, min, max, values, shape } of observation.fields) {
    if (offset !== next) fail(`field "${name}" begins at ${offset}, not at ${next}`);
    if (!(min < max)) fail(`field "${name}" has an empty range: ${min} to ${max}`);
    if (values !== null && values.length !== length)
      fail(`field "${name}" has ${length} numbers for ${values.length} values`);
    if (shape !== null && shape[0] * shape[1] !== length)
      fail(`field "${name}" has ${length} numbers, which is no plane of ${shape.join(' by ')}`);
    next += length;
  }
  if (next !== observation.length) fail(`the fields have ${next} numbers, the observation has ${observation.length}`);
  if (new Set(observation.fields.map(({ name }) => name)).size < observation.fields.length)
    fail('two fields have the same name');
  const found = {
    actionCount: actions.actionCount,
    actions: actions.digest,
    observationLength: observation.length,
    observation: observation.digest,
  };
  const changes = layout === undefined ? '' : layoutChanges(layout, learnLayout(learn));
  const other = Object.entries(pinned).filter(([key, value]) => found[key as keyof typeof found] !== value);
  if (other.length === 0 && changes === '') return;
  const what =
    changes || `changed ${other.map(([key]) => key).join(', ')}; pass layout, and this message names the fields`;
  fail(
    `learn.ts gives numbers another meaning: ${what}. Nets and samples made before no longer fit. Put back the order of learn.ts, and of the const lists that it reads; or, if the change is meant, pin in test/learn.test.ts: ${JSON.stringify(found)}${layout === undefined ? '' : ', and keep the new text of learnLayout'}`,
  );
}

function walk<G extends AnyGame>(game: G, learn: Learn<G>, contract: LearnContract<G>, options: OptionsOf<G>): void {
  const { every = 5, unseen = {} } = contract;
  const rng = seedRng(`walk/${options.seed}`);
  const ignored = new Set(['ply', ...Object.keys(unseen).map((path) => path.split('/').at(-1) ?? '')]);
  const last = new Map<Seat, { readonly told: string; readonly numbers: string }>();
  let state: StateOf<G> = game.newGame(options);
  for (let ply = 0; state.pending.length > 0; ply++) {
    const seats = game
      .activeSeats(state)
      .filter((seat) => seat !== CHANCE && game.seats(state)[seat]?.role !== 'script');
    named(`${game.id} ${JSON.stringify(options)}, ply ${ply}`, () => {
      for (const seat of seats) {
        const view = freeze(parse(game.view(state, seat))) as ViewOf<G>;
        if (drawInt(rng, every) === 0) {
          checkMask(game, learn, view, seat, rng);
          checkObservation(learn, view, seat);
        }
        const told = bagOf(view, ignored);
        const numbers = Array.from(learn.observe(view, seat)).join();
        const before = last.get(seat);
        if (before !== undefined && before.numbers === numbers && before.told !== told)
          fail(`two different views have the same observation: ${told} and ${before.told}`);
        last.set(seat, { told, numbers });
      }
    });
    state = game.applyMove(state, anyMove(game, state, rng));
  }
}

/** A view as text, without the ignored keys and without the order of lists. */
function bagOf(view: unknown, ignored: ReadonlySet<string>): string {
  return JSON.stringify(view, (key, value: unknown) => {
    if (ignored.has(key)) return undefined;
    return Array.isArray(value) && value.every((each) => typeof each === 'string') ? [...value].sort() : value;
  });
}

function checkMask<G extends AnyGame>(game: G, learn: Learn<G>, view: ViewOf<G>, seat: Seat, rng: Rng): void {
  const { actions } = learn;
  const legal: readonly MoveOf<G>[] = game.legalMoves(view, seat);
  const codes = new Set(legal.map((move) => game.encodeMove(move)));
  const found = new Set<string>();
  const follow = (before: readonly number[]): void => {
    const choices = numbersIn(actions.legalMask(legal, before));
    if (choices.length === 0) fail(`the mask allows no number after ${before}`);
    for (const action of choices) {
      const move = actions.moveOf([...before, action], seat);
      if (move === undefined) follow([...before, action]);
      else found.add(game.encodeMove(move));
    }
  };
  follow([]);
  if (found.size !== codes.size || [...found].some((code) => !codes.has(code)))
    fail(`the mask allows ${found.size} moves, ${codes.size} are legal`);
  // A number that is not in the mask is no legal move.
  const mask = new Set(numbersIn(actions.legalMask(legal)));
  for (let i = 0; i < 20; i++) {
    const action = drawInt(rng, actions.composedFrom);
    const move = actions.moveOf(action, seat) as MoveOf<G>;
    if (!mask.has(action) && codes.has(game.encodeMove(move)))
      fail(`${game.encodeMove(move)} is legal and not in the mask`);
  }
}

const GUARD = 7;

function checkObservation<G extends AnyGame>(learn: Learn<G>, view: ViewOf<G>, seat: Seat): void {
  const { length, fields } = learn.observation;
  const numbers = learn.observe(view, seat);
  if (numbers.length !== length) fail(`observe gives ${numbers.length} numbers, not ${length}`);
  same(
    Array.from(learn.observe(parse(view) as ViewOf<G>, seat)),
    Array.from(numbers),
    'two observations of equal views',
  );
  for (const { name, offset, length, min, max } of fields)
    for (const value of numbers.subarray(offset, offset + length))
      if (!(value >= min && value <= max)) fail(`field "${name}" is ${value}, not between ${min} and ${max}`);
  const wide = new Float32Array(length + 2).fill(GUARD);
  learn.observe(view, seat, [], wide, 1);
  if (wide[0] !== GUARD || wide[length + 1] !== GUARD) fail('an observation writes beyond its end');
  same(Array.from(wide.subarray(1, length + 1)), Array.from(numbers), 'an observation written elsewhere');
}
