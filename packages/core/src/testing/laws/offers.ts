import type { AnyGame, MoveOf, StateOf } from '../../contract/game.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import { fail } from './same.js';
import type { Contract, Offered } from './terms.js';

const LEGAL = 'law 20: a question offers what is legal, no more and no less';

const texts = (alternatives: readonly unknown[]): readonly string[] =>
  [...new Set(alternatives.map((each) => JSON.stringify(each)))].sort();

/** Fails unless a value lists exactly these alternatives, counts them, or says whether there are any. */
function compare(value: unknown, alternatives: readonly string[], what: string): void {
  const legal = alternatives.length === 0 ? 'nothing' : alternatives.join(', ');
  if (Array.isArray(value)) {
    const listed = texts(value).join(', ') || 'nothing';
    if (listed !== legal) fail(`${what} lists ${listed}, and legal is ${legal}`, LEGAL);
  } else if (typeof value === 'number') {
    if (value !== alternatives.length)
      fail(`${what} is ${value}, and legal is ${alternatives.length}: ${legal}`, LEGAL);
  } else if (typeof value === 'boolean') {
    if (value !== alternatives.length > 0) fail(`${what} is ${value}, and legal is ${legal}`, LEGAL);
  } else fail(`${what} offers nothing as ${JSON.stringify(value)}`, LEGAL);
}

/** Fails unless what a seat, or the table, is asked offers what it can choose. */
export function offersWhatIsLegal<G extends AnyGame>(
  game: G,
  { offers }: Contract<G>,
  state: StateOf<G>,
  whose: Seat,
): void {
  // What a script plays is certain: its question says what the rules let it choose from.
  if (whose !== CHANCE && game.seats(state)[whose]?.role === 'script') return;
  const { key = '', values = {} } = game.promptOf(state, whose) ?? {};
  const known = (offers as Readonly<Record<string, Readonly<Record<string, Offered<G>>>>> | undefined)?.[key];
  const legal: readonly MoveOf<G>[] = game.legalMoves(state, whose);
  for (const [name, value] of Object.entries(values as object)) {
    const what = `"${name}" of the question "${key}"`;
    const offered =
      known?.[name] ?? fail(`${what} is not in "offers": say which legal moves it counts, or that it is "told"`, LEGAL);
    if (offered !== 'told') compare(value, texts(legal.flatMap((move) => offered(move, state))), what);
  }
}
