import {
  type AnyGame,
  CHANCE,
  type ChanceEvent,
  type EventOf,
  type MoveOf,
  type Outcome,
  type Seat,
  type StateOf,
  type Viewer,
} from '@wonders/core';
import { type DescribedExplanation, droppedBy, type ScoreSheet } from '@wonders/core/words';
import colors from 'picocolors';
import type { Playable } from './games.js';
import type { Happening } from './happenings.js';
import { ENGLISH, type Sayings } from './sayings.js';
import { table, words, wrap } from './text.js';

/** Who hears the story, and how much of it. */
export interface Audience {
  readonly print: (line: string) => void;
  /** Whose view: a seat hears nothing hidden from it; `'everyone'` hears everything. */
  readonly viewer: Viewer | 'everyone';
  /** Whether to give reasons for all seats, or for scripted ones only. */
  readonly why: boolean;
}

/** The name of a seat; chance is the table. */
export function nameOf(game: AnyGame, state: StateOf<AnyGame>, seat: Seat, says: Sayings = ENGLISH): string {
  return seat === CHANCE ? says.chance : (game.seats(state)[seat]?.name ?? `Seat ${seat + 1}`);
}

/** The seat that a move names: those of simultaneous decisions do. */
export const seatIn = (move: MoveOf<AnyGame>): Seat | undefined => (move as { readonly seat?: Seat }).seat;

/** The line above a game: its name, its options, the seats. */
export function tellTitle(
  { game, describeOption, says }: Playable,
  options: Readonly<Record<string, unknown>>,
  state: StateOf<AnyGame>,
  { print }: Pick<Audience, 'print'>,
): void {
  const given = Object.entries(options).map(([name, value]) => {
    // Who has chosen a language reads options in it; others see how the command line writes them.
    if (says === undefined || describeOption === undefined) return `${words(name)} ${text(value)}`;
    const { label, values } = describeOption({ name, values: [value] });
    return `${label}: ${values}`;
  });
  const { scripted } = says ?? ENGLISH;
  const seats = game.seats(state).map(({ name, role }) => (role === 'script' ? `${name} ${scripted}` : name));
  print(colors.bold(colors.underline(words(game.id))) + colors.dim(` · ${[...given, seats.join(', ')].join(' · ')}`));
}

/** Tells a move: its number, who, what, why, and what happened. */
export function tellMove(
  { game, describeEvent, says = ENGLISH }: Playable,
  told: {
    readonly ply: number;
    readonly before: StateOf<AnyGame>;
    readonly seat: Seat;
    readonly move: MoveOf<AnyGame>;
    /** The reasons, if wanted. */
    readonly why?: DescribedExplanation;
    readonly happenings: readonly Happening[];
    /** Whether the audience may only hear that the seat has chosen. */
    readonly secret?: boolean;
  },
  audience: Audience,
): void {
  const { before, seat, move, why, secret = false } = told;
  const seats = game.seats(before).map(({ name }) => name);
  const column = Math.max(...seats.map((name) => name.length), says.chance.length);
  const name = nameOf(game, before, seat, says);
  const indent = 5 + column + 2;
  const said = secret ? says.chosen : withoutName(game.describeMove(before, move), name);
  const head = `${colors.dim(String(told.ply).padStart(4))} ${colors.bold(name.padEnd(column))}  `;
  audience.print(head + wrap(said, indent));
  const below = (line: string) => audience.print(`${' '.repeat(indent)}${colors.dim(wrap(line, indent + 2))}`);
  if (why !== undefined && !secret) for (const line of reasons(why)) below(`? ${line}`);
  // An answer to chance is the move itself.
  const rest = (seat === CHANCE ? told.happenings.slice(1) : told.happenings).filter((each) => !repeats(move, each));
  const then = rest.flatMap((happening) => sentence(game, happening, audience.viewer, describeEvent));
  if (then.length > 0) below(`→ ${sentences(then)}`);
}

/** What happened before the first decision. */
export function tellOpening(
  { game, describeEvent }: Playable,
  happenings: readonly Happening[],
  audience: Audience,
): void {
  const lines = happenings.flatMap((happening) => sentence(game, happening, audience.viewer, describeEvent));
  if (lines.length > 0) audience.print(colors.dim(`     ${wrap(`→ ${sentences(lines)}`, 7)}`));
}

const sentences = (lines: readonly string[]): string => lines.map((line) => `${line}.`).join(' ');

/** The name has its own column. */
function withoutName(said: string, name: string): string {
  return said.startsWith(`${name} `) ? said.slice(name.length + 1) : said;
}

/** The reasons in short, in the order in which they were decided: what was said, and each item that made a difference. */
function reasons({ lines, steps }: DescribedExplanation): readonly string[] {
  const idle = new Set(steps.filter((step) => droppedBy(step).length === 0).map(({ line }) => line));
  return lines.flatMap(({ text: said }) => (idle.has(said) ? [] : [said]));
}

/** The reasons in full, item by item, with the rules they come from. */
export function tellReasons(
  { lines }: DescribedExplanation,
  { print }: Pick<Audience, 'print'>,
  says: Sayings = ENGLISH,
): void {
  for (const { text: said, rules } of lines)
    print(`     ${wrap(`? ${said}${rules.length === 0 ? '' : ` (${rules.join(', ')})`}`, 7)}`);
  if (lines.length === 0) print(`     ? ${says.noChoice}`);
}

/** An event in words: a draw as the game tells it, anything else by its kind and what it carries. */
export function sentence(
  game: AnyGame,
  { event, at }: Happening,
  viewer: Audience['viewer'],
  describe: Playable['describeEvent'],
): readonly string[] {
  const seen: EventOf<AnyGame> = viewer === 'everyone' ? event : game.viewEvent(event, viewer);
  if (describe !== undefined) {
    const told = describe(at, seen);
    return told === undefined ? [] : [told.text];
  }
  if (seen.kind === 'chance') {
    const { move } = seen as ChanceEvent<MoveOf<AnyGame>>;
    return move === 'hidden' ? [] : [game.describeMove(at, move)];
  }
  const { kind, ...rest } = seen;
  const facts = Object.entries(rest)
    .filter(([key, value]) => PLACES.includes(key) || (value !== null && value !== 0 && value !== false))
    .map(([key, value]) => (key === 'seat' ? nameOf(game, at, value as Seat) : `${words(key)} ${text(value)}`));
  return [facts.length === 0 ? words(kind) : `${words(kind)}: ${facts.join(', ')}`];
}

/** Keys for which 0 is a value, not nothing. */
const PLACES = ['seat', 'to', 'from'];

/** Whether an event repeats the move. */
function repeats(move: MoveOf<AnyGame>, { event }: Happening): boolean {
  const said: readonly unknown[] = Object.values(move);
  return event.kind !== 'chance' && Object.values(event).every((value) => said.includes(value));
}

/** A value of plain JSON, in short. */
export function text(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(text).join(', ');
  if (typeof value === 'object' && value !== null)
    return `(${Object.entries(value)
      .map(([key, each]) => `${words(key)} ${text(each)}`)
      .join(', ')})`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '–' : String(value);
}

/** The final scores, a row for each category and a column for each seat, and who has won. */
export function tellScores(playable: Playable, state: StateOf<AnyGame>, { print }: Pick<Audience, 'print'>): void {
  const { game, describeScores = inKeys, describeOutcome, says = ENGLISH } = playable;
  const outcome = game.outcome(state);
  if (outcome === undefined) {
    print(colors.dim('The game is not over.'));
    return;
  }
  const { seats, lines } = describeScores(outcome, state);
  const rows = lines.map(({ category, name, points }) =>
    [name, ...points].map((cell) => (category === 'total' ? colors.bold(String(cell)) : cell)),
  );
  print(table(['', ...seats], [...rows, [says.rank, ...outcome.ranks]]));
  const winners = outcome.winners.map((seat) => nameOf(game, state, seat));
  print(`${describeOutcome?.(state) ?? `${capital(words(outcome.ending))}: ${victory(winners)}`}.`);
}

/** The score sheet of a game without words. */
function inKeys({ scores }: Outcome, state: StateOf<AnyGame>): ScoreSheet {
  const categories = Object.keys(scores[0]?.categories ?? {});
  const lines = categories.map((category) => ({
    category,
    name: capital(words(category)),
    points: scores.map((score) => score.categories[category] ?? 0),
  }));
  const total = { category: 'total', name: 'Total', points: scores.map((score) => score.total) };
  return { seats: scores.map(({ seat }) => state.names[seat] || `Seat ${seat + 1}`), lines: [...lines, total] };
}

/** With a capital at its beginning. */
function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function victory(names: readonly string[]): string {
  if (names.length > 1) return `${names.join(' and ')} share the victory`;
  return names[0] === 'You' ? 'you win' : `${names[0]} wins`;
}
