import type { CommonWords, Placing, ReachedPlace } from '../contract/language.js';
import type { BaseMove, SealedMove } from '../contract/notation.js';
import type { DescribedPiece, Piece } from '../contract/piece.js';
import { type BaseState, type BaseView, CHANCE, type Seat } from '../contract/position.js';
import type { Prompt } from '../contract/prompt.js';
import type { CoreRefusal, GameRefusal } from '../contract/refusal.js';
import type { Phrase, Said } from '../contract/told.js';
import { isCoreRefusal } from './errors.js';
import { placingOf } from './placing.js';

/** How a language names the seats of a position. */
interface Naming<P> {
  readonly common: CommonWords;
  readonly seat: (position: P, seat: Seat) => string;
}

/**
 * What a language says, with its brief form: for boards and texts that speak by a table of their own.
 *
 * @category Words
 */
export const phrase = (said: Said): Phrase => (typeof said === 'string' ? { text: said, brief: said } : said);

/** What a table says for a key; an empty phrase where it has no sentence for it. */
export const phraseIn = (table: object, key: string, ...about: readonly unknown[]): Phrase =>
  phrase((table as Readonly<Record<string, (...about: readonly unknown[]) => Said>>)[key]?.(...about) ?? '');

/** The sentence of a table for a key. */
export const sentence = (...asked: Parameters<typeof phraseIn>): string => phraseIn(...asked).text;

/** A move as a sentence. Of a sealed one it says only that it was made. */
export function phraseOfMove<P>(
  { common, seat, moves }: Naming<P> & { readonly moves: object },
  position: P,
  move: BaseMove | SealedMove,
): Phrase {
  if (move.kind !== 'sealed') return phraseIn(moves, move.kind, move, position);
  const { seat: whose } = move as SealedMove;
  return phrase(whose === CHANCE ? common.unseen : common.sealed(seat(position, whose)));
}

/**
 * The whole sentence of a move, for boards and texts that speak by a table of their own.
 *
 * @category Words
 */
export function tellMove<P>(
  language: Naming<P> & { readonly moves: object },
  position: P,
  move: BaseMove | SealedMove,
): string {
  return phraseOfMove(language, position, move).text;
}

/** The seat whom a position is told to: that of its view; `null` where it is told to everybody. */
export const readerOf = ({ viewer }: { readonly viewer?: unknown }): Seat | null =>
  typeof viewer === 'number' ? viewer : null;

/**
 * A position whose sentences speak to its viewer: there that seat has the name that the language gives its reader, so that it reads *you*,
 * whatever the host calls it. Another seat that the host calls so stands in quotes. A script reads nothing: where the language itself calls
 * the other seat *you*, nothing changes. {@link wordsOf}, {@link defineWords} and {@link drawing} ask for it once, for all that they say.
 */
export function addressed<P extends object>({ common: { you }, seat: nameOf }: Naming<P>, position: P): P {
  const reader = readerOf(position);
  const { names } = position as { readonly names?: readonly string[] };
  if (reader === null || names === undefined) return position;
  const unnamed = { ...position, names: [] };
  if (reader < 2 && nameOf(unnamed, 1 - reader) === you) return position;
  const length = Math.max(names.length, reader + 1);
  const told = Array.from({ length }, (_, seat) => (seat === reader ? you : quoted(names[seat] ?? '', you)));
  return { ...position, names: told };
}

/** A name that a host gives, in quotes where a sentence would take it for its reader. */
const quoted = (name: string, you: string): string => (name.toLowerCase() === you.toLowerCase() ? `“${name}”` : name);

/** A refusal as a sentence. */
export function tellRefusal<P>(
  { common, seat, refusals }: Naming<P> & { readonly refusals: object },
  refusal: CoreRefusal | GameRefusal,
  position?: P,
): string {
  const { code } = refusal;
  if (!isCoreRefusal(refusal)) return sentence(refusals, code, refusal, position);
  const nameOf = (whose: Seat) => (position === undefined ? '' : seat(position, whose));
  return sentence(common.refusals, code, refusal, nameOf);
}

/**
 * A question as a sentence, for boards: `describePrompt` for a part of a language.
 *
 * @category Words
 */
export const tellPrompt = <P extends object>(
  { prompts }: { readonly prompts: object },
  position: P,
  { key, values, seat }: Prompt,
): string => sentence(prompts, key, values, position, seat);

/**
 * How a game ended, for boards: `describeOutcome` for a part of a language.
 *
 * @category Words
 */
export function tellOutcome<P extends BaseState | BaseView>(
  language: Naming<P> & { readonly outcome: (position: P) => string; readonly placing: (position: P) => Placing },
  position: P,
): string {
  const { common, seat, outcome, placing } = language;
  const { judged } = position;
  const viewer = readerOf(position);
  const reader = viewer !== null && seat(position, viewer) === common.you ? viewer : null;
  const placed = (places: Placing): readonly string[] =>
    reader === null ? [] : [common.placed(placeIn(places, reader))];
  if (judged === undefined) {
    const places = placing(position);
    const lost = reader !== null && places.ranks[reader] !== 1;
    return [...(lost ? placed(places) : []), outcome(position)].join('. ');
  }
  const { ending, loser, winners } = judged;
  const nameOf = (whose: Seat): string => seat(position, whose);
  const cause = common.verdicts[ending](loser === null ? '' : nameOf(loser));
  if (ending === 'draw') return cause;
  const alone = winners.length === 1 && winners[0] === reader;
  return [cause, ...placed(placingOf(judged)), ...(alone ? [] : [common.won(winners.map(nameOf))])].join('. ');
}

/** What the reader has reached. */
function placeIn({ ranks, points }: Placing, reader: Seat): ReachedPlace {
  const place = ranks[reader] as number;
  const shared = ranks.filter((each) => each === place).length > 1;
  return { place, shared, seats: ranks.length, points: points === null ? null : (points[reader] as number) };
}

/**
 * The piece at a place of the board, for boards: `describePiece` for a part of a language.
 *
 * @returns `undefined` where the board has no such place, or only a button there.
 * @category Words
 */
export function tellPiece<P>(
  {
    common,
    piece,
  }: { readonly common: CommonWords; readonly piece: (position: P, place: string) => Piece | undefined },
  position: P,
  place: string,
): DescribedPiece | undefined {
  const told = piece(position, place);
  return told && { ...told, text: common.piece(told) };
}
