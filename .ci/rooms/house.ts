/** The plan of a package: its rooms, their floors, and which files are code. */

/** The files of a package by their paths within it, and the words of its rulebook. */
export interface House {
  readonly id: string;
  /** Sources by path: `src/table/city.ts`. */
  readonly files: Readonly<Record<string, string>>;
  /** The text of the game's ledger of rules, where its nouns come from; core has none. */
  readonly rulebook?: string;
}

/**
 * The rooms of a game, each with its floor: a room imports from its own floor and from those below, and rooms of one floor do not
 * import in a circle, neither straight nor through a third.
 */
export const ROOMS: Readonly<Record<string, number>> = {
  components: 0,
  options: 1,
  table: 1,
  state: 1,
  notation: 1,
  // Events stand beside the table, whose changes they report.
  events: 1,
  refusals: 2,
  costs: 2,
  setup: 2,
  chance: 2,
  moves: 2,
  play: 2,
  flow: 2,
  scoring: 2,
  // What is asked, and what is about to end, as data.
  prompts: 2,
  notices: 2,
  view: 2,
  // Why a bot moves as it does, as data: words make sentences of it.
  reasons: 2,
  // On its turn the script decides which moves are legal, so the rules of moves ask it.
  script: 2,
  // The house bot plays by the rules as any player does.
  house: 3,
  // What the game is made of, by name: the one type parameter of core's functions.
  types: 3,
  words: 4,
  board: 5,
  game: 6,
  // The inputs and outputs of a net. The entry ./learn
  learn: 7,
  // A trained net, and what it sees. The entry ./net
  net: 7,
  index: 7,
};

/** The rooms of core, each with its floor, by the same law. */
const CORE_ROOMS: Readonly<Record<string, number>> = {
  // Types alone, and the numbers that they speak of.
  contract: 0,
  schema: 1,
  rng: 1,
  // Priority lists.
  script: 2,
  engine: 3,
  words: 4,
  board: 4,
  records: 4,
  bots: 4,
  sealed: 5,
  arena: 5,
  table: 5,
  learn: 6,
  coach: 6,
  index: 7,
  // The kit plays its sample game through the public face.
  testing: 8,
};

/** The room of core that does nothing. */
export const TYPES_ONLY = 'contract';

export const roomsOf = ({ rulebook }: House): Readonly<Record<string, number>> =>
  rulebook === undefined ? CORE_ROOMS : ROOMS;

/** The room whose files are nouns of the game: the rulebook has to know each of them. */
export const NOUNS: readonly string[] = ['table'];

/** Folders of nouns, and of tables: nothing speaks for the whole of them. */
const WITHOUT_INDEX: readonly string[] = ['components', 'table'];

/** Folders of what core's root hands on. */
const CORE_WITHOUT_INDEX: readonly string[] = ['contract', 'engine', 'rng', 'schema', 'script'];

/** The rooms that are folders without an index. */
export const withoutIndex = ({ rulebook }: House): readonly string[] =>
  rulebook === undefined ? CORE_WITHOUT_INDEX : WITHOUT_INDEX;

/** The files beside `src` in the package of a game. */
export const BESIDE_SOURCE: readonly string[] = ['src', 'test', 'golden', 'bench'];

/** A file of code beyond this wants to be two. */
export const MOST_LINES = 300;

export const isTest = (path: string): boolean => /\.test(-d)?\.ts$/.test(path);
export const isCode = (path: string): boolean =>
  /\.(ts|mjs|vue)$/.test(path) && !isTest(path) && !path.endsWith('.d.ts');

/** The room of a source file: `src/table/city.ts` stands in `table`, `src/play.ts` is `play`. */
export function roomOf(path: string): string | undefined {
  const [src, first] = path.split('/');
  return src === 'src' && first !== undefined ? first.replace(/(\.\w+)*(-d)?\.ts$/, '') : undefined;
}
