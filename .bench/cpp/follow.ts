import type { Move, Result, View } from '../../packages/duel-solo/src/index.js';

/** What the engine says it has come to: chance that is to be answered, the decision of a seat, or the end. */
type Position = Chance | Decision | Ending;

interface Chance {
  readonly chance: string;
  /** The slot whose card turns up. */
  readonly slot?: number;
}

export interface Decision {
  readonly seat: number;
  readonly coins: readonly number[];
  /** How far seat 0 is ahead on the conflict track. */
  readonly lead: number;
  /** The card of each slot; empty before the first Age. */
  readonly structure: readonly (string | null)[];
  /** The legal moves, in words. */
  readonly moves: readonly string[];
}

interface Ending {
  readonly ending: string;
  readonly winner: number | null;
  readonly points: readonly number[];
}

/** What a side has spent on a move: milliseconds of CPU time, of its thread and of its process, and iterations of a search. */
export interface Spent {
  readonly thread: number;
  readonly process: number;
  readonly iterations: number;
}

/** The two sides have come to different positions: one of them has the rules wrong. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

/** The engine as a player at our table. */
export interface Follower {
  /** Tells the engine what has turned up, and compares its decision with ours: throws a {@link Difference}. */
  catchUp(view: View, seat: number, legal: readonly Move[]): Promise<void>;
  /** Plays a move of either side. */
  play(view: View, move: Move): Promise<void>;
  /** The engine chooses a move. */
  think(view: View, legal: readonly Move[], seconds: number): Promise<{ readonly move: Move; readonly spent: Spent }>;
  /** Compares the ends: throws a {@link Difference}. */
  compareEnds(outcome: Result): void;
}

/** A move in the words of the engine's driver: the card in place of its slot. */
export function wordsOf({ structure }: View, move: Move): string {
  const { kind, ...rest } = move;
  const words = Object.entries(rest).map(([key, value]) => (key === 'slot' ? structure[value as number] : value));
  return [kind, ...words].join(' ');
}

/** The slots of a mask. */
const slotsOf = (mask: number): readonly string[] =>
  Array.from({ length: 20 }, (_, slot) => slot)
    .filter((slot) => (mask >> slot) & 1)
    .map(String);

/** What can have turned up at a decision of chance, by what lies on the table now. */
function turnedUp(view: View, { chance, slot }: Chance): readonly string[] {
  switch (chance) {
    case 'first-player':
      return [String(view.first)];
    case 'draw-progress':
      return [...view.board, ...view.drawn];
    case 'draw-wonder':
      return view.offer;
    case 'purple-place':
      return slotsOf(view.purple);
    case 'reveal': {
      const card = view.structure[slot ?? -1] ?? 'face-down';
      return card === 'face-down' ? [] : [`${slot} ${card}`];
    }
    default:
      return [];
  }
}

/** Throws where two sides tell different things. */
function same(what: string, engine: unknown, ours: unknown): void {
  const [theirs, own] = [JSON.stringify(engine), JSON.stringify(ours)];
  if (theirs !== own) throw new Difference(`${what}: the engine has ${theirs}, we have ${own}`);
}

/** Whether a seat is asked for the last wonder of an offer, which it gets unasked on our table. */
const isLastWonder = (position: Position): position is Decision & { readonly moves: readonly [string] } =>
  'moves' in position && position.moves.length === 1 && position.moves[0]?.startsWith('draft-wonder') === true;

const purses = ({ cities }: View): readonly number[] => cities.map((city) => city.coins);

/** Moves in a common order. */
const sorted = (moves: readonly string[]): readonly string[] => [...moves].sort();

/**
 * Lets the engine follow a new game of ours. It hears of a card when it turns up on our table, so it cannot see any that lies face down.
 *
 * @param ask - Asks the driver (`player.cpp`).
 * @param seed - Of the engine's random numbers.
 */
export async function follow(ask: (line: string) => Promise<string>, seed: number): Promise<Follower> {
  const asked = async <Answer>(line: string): Promise<Answer> => {
    const answer = JSON.parse(await ask(line)) as Answer | { readonly fault: string };
    if (typeof answer === 'object' && answer !== null && 'fault' in answer)
      throw new Difference(`${line}: the engine refuses: ${answer.fault}`);
    return answer as Answer;
  };
  /** What was told of each kind: nothing turns up twice. */
  const told = new Set<string>();
  let position = await asked<Position>(`new ${seed}`);
  const tell = async (line: string): Promise<void> => {
    position = await asked(line);
  };

  const reveal = async (view: View, chance: Chance): Promise<void> => {
    const answer = turnedUp(view, chance)
      .map((found) => `${chance.chance} ${found}`)
      .find((line) => chance.chance === 'reveal' || !told.has(line));
    if (answer === undefined)
      throw new Difference(`the engine waits for ${JSON.stringify(chance)}, and we know of none`);
    told.add(answer);
    await tell(`play ${answer}`);
  };

  return {
    async catchUp(view, seat, legal) {
      const own = sorted(legal.map((move) => wordsOf(view, move)));
      for (;;) {
        if ('chance' in position) await reveal(view, position);
        else if (isLastWonder(position) && !own.includes(position.moves[0])) await tell(`play ${position.moves[0]}`);
        else break;
      }
      if (!('moves' in position)) throw new Difference(`the engine has ended the game: ${JSON.stringify(position)}`);
      const { seat: next, coins, lead, structure, moves } = position;
      same('the seat to move', next, seat);
      same('coins', coins, purses(view));
      same('the lead of seat 0 on the conflict track', lead, view.pawn);
      if (view.age > 0) same('the structure', structure, view.structure);
      same('legal moves', sorted(moves), own);
    },
    play: (view, move) => tell(`play ${wordsOf(view, move)}`),
    async think(view, legal, seconds) {
      const { move: words, ...spent } = await asked<Spent & { readonly move: string }>(`think ${seconds}`);
      const move = legal.find((each) => wordsOf(view, each) === words);
      if (move === undefined) throw new Difference(`the engine chooses ${words}, which is no legal move of ours`);
      return { move, spent };
    },
    compareEnds({ ending, winners, scores }) {
      const winner = winners.length === 1 ? winners[0] : null;
      same('the end', position, { ending, winner, points: scores.map(({ total }) => total) });
    },
  };
}
