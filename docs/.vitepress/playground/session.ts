import {
  type AnyGame,
  CHANCE,
  type DescribedPiece,
  type Foretold,
  type MoveOf,
  type Seat,
  type StateOf,
  type Told,
  type ViewOf,
} from '@wonders/core';
import { type Mark, marksOfRung, placeNamed, placesOf } from '@wonders/core/board';
import { levels } from '@wonders/core/bots';
import { compact, type GameRecord, save } from '@wonders/core/records';
import { createTable, dispatch, playBots, playthroughOf, positionOf, stateOf, type Table } from '@wonders/core/table';
import type { DescribedReason, DescribedRung } from '@wonders/core/words';
import { anotherTry, dayOf, freshSeed } from './deals.js';
import type { Playable } from './games.js';

export type Move = MoveOf<AnyGame>;

/** A game on the page, seen from the seat of its reader. A value: each move makes a new one. */
export interface Session {
  /** What the browser keeps it under. */
  readonly id: string;
  readonly playable: Playable;
  readonly me: Seat;
  readonly table: Table<AnyGame>;
}

/** Sits down at a new game, or goes on with one; who comes before the reader has moved. */
export function sit(
  playable: Playable,
  options: object,
  record?: GameRecord<Move, object>,
  id: string = freshSeed(),
): Session {
  const { game } = playable;
  const opening = game.newGame(record?.options ?? options);
  const roles = game.seats(opening).map(({ role }) => role);
  const me = roles.indexOf('player');
  // Everybody has the same opponents in a daily deal.
  const isDaily = dayOf(playable.name, Object(record?.options ?? options).seed) !== undefined;
  const rival = isDaily ? undefined : levels(game).find(({ name }) => name === playable.level)?.bot;
  const seats = Object.fromEntries(
    roles.map((role, seat) => [seat, seat === me ? 'human' : role === 'player' && rival ? rival : 'script'] as const),
  );
  const table = createTable(game, record === undefined ? { options, seats } : { record, seats });
  return { id, playable, me, table: playBots(table) };
}

/** Whether other players sit at the table, besides opponents by the rules. */
export function hasRivals({ playable: { game }, me, table }: Session): boolean {
  return game.seats(stateOf(table)).some(({ role }, seat) => role === 'player' && seat !== me);
}

/** The same game with other opponents from now on. */
export function against(session: Session, level: Playable['level']): Session {
  const { record } = playthroughOf(session.table);
  return sit({ ...session.playable, level }, record.options, record, session.id);
}

/** The game up to a ply, to be played on differently: a game of its own, and no longer the reader's first try at its deal. */
export function again({ playable, table }: Session, ply: number): Session {
  const { record } = playthroughOf({ ...table, played: table.played.slice(0, ply) });
  return sit(playable, record.options, record, anotherTry());
}

/** The game after `ply` moves. */
const at = ({ table }: Session, ply: number): StateOf<AnyGame> => stateOf(table, ply);

/** What the reader may see then. */
export const seen = (session: Session, ply: number): ViewOf<AnyGame> =>
  session.playable.game.view(at(session, ply), session.me);

/** The seat that the page asks: the reader, or the table itself in companion mode; `undefined` when the game is over. */
export function asked({ playable: { game }, me, table }: Session): Seat | undefined {
  const active = game.activeSeats(stateOf(table));
  return active.includes(me) ? me : active[0];
}

/** What may be played now. */
export function legal(session: Session): readonly Move[] {
  const seat = asked(session);
  if (seat === undefined) return [];
  const { game } = session.playable;
  return seat === CHANCE
    ? game.legalMoves(at(session, session.table.played.length))
    : game.legalMoves(seen(session, session.table.played.length), seat);
}

/** A move to choose from a list. */
export interface Choice {
  readonly code: string;
  readonly says: string;
}

export function choices(session: Session, moves: readonly Move[]): readonly Choice[] {
  const { playable } = session;
  const { game } = playable;
  const view = seen(session, session.table.played.length);
  return moves.map((move) => ({ code: game.encodeMove(move), says: playable.describeMove(view, move) }));
}

/** Why a move of another seat was made, as its bot explains it. */
export interface Reasons {
  readonly headline: string;
  /** The headline in few words. */
  readonly brief: string;
  /** The rules that the headline rests on. */
  readonly rules: readonly string[];
  /** The priority lists as questions that fall one after the other. */
  readonly ladder: readonly DescribedRung[];
  /** Reasons and items of priority lists, in the order in which they were decided. */
  readonly lines: readonly DescribedReason[];
  readonly marks: readonly Mark[];
  /** What the board shows of a rung of the ladder. */
  readonly onRung: (at: number) => readonly Mark[];
  /** Whether any candidate has a place on the board. */
  readonly isPlaced: boolean;
  /** What the seat that thinks sees: prices are its own. */
  readonly view: ViewOf<AnyGame>;
}

/** Reasons with the move that they speak for. */
interface Advice extends Reasons {
  readonly move: Move;
}

/** The explanation of a move that has been played; `undefined` for those of the reader and of the table. */
export function reasons(session: Session, ply: number): Reasons | undefined {
  const { me, table } = session;
  const seat = table.played[ply - 1]?.seat;
  if (seat === undefined || seat === CHANCE || seat === me) return undefined;
  return explained(session, at(session, ply - 1), seat);
}

/** What the house bot advises the reader. */
export const advice = (session: Session): Advice => explained(session, stateOf(session.table), session.me);

/** What the house bot plays for the reader; where the table is asked, anything that may turn up. */
export function houseMove(session: Session): Move {
  const { game } = session.playable;
  const state = stateOf(session.table);
  const seat = asked(session);
  if (seat !== CHANCE) return game.botMove(state, seat);
  const turnedUp = game.chances(state);
  return turnedUp[Math.floor(Math.random() * turnedUp.length)]?.move as Move;
}

/** The game after a move of the seat that is asked, before anybody answers. @throws when the move is refused. */
export function made(session: Session, move: Move): Session {
  const seat = asked(session);
  const done = dispatch(session.table, move, seat === undefined || seat === CHANCE ? {} : { seat });
  if (!done.ok) throw new Error(session.playable.describeRefusal(done.refusal, stateOf(session.table)));
  return { ...session, table: done.table };
}

/** Whether a script or a bot is to move. */
export const isAnswered = ({ playable: { game }, table }: Session): boolean =>
  game.activeSeats(stateOf(table)).some((seat) => seat !== CHANCE && table.players[seat] !== 'human');

/** The game after a move of the seat that is asked, up to the next decision. @throws when the move is refused. */
export function after(session: Session, move: Move): Session {
  const next = made(session, move);
  return { ...next, table: playBots(next.table) };
}

/** Whether the reader has decided anything yet. */
export const begun = ({ me, table }: Session): boolean =>
  table.played.some(({ seat }) => seat === me || seat === CHANCE);

function explained(
  { playable: { game, describeExplanation, drawBoard, language }, me }: Session,
  state: StateOf<AnyGame>,
  seat: Seat,
): Advice {
  const explanation = game.explainBotMove(state, seat);
  const { headline, brief, rules, lines, steps, ladder } = describeExplanation(state, explanation);
  // What people hold in secret stays theirs; a script of the rules shows its mind.
  const view: ViewOf<AnyGame> = game.view(state, game.seats(state)[seat]?.role === 'script' ? seat : me);
  const svg = drawBoard(view, { moves: game.legalMoves(state, seat), language });
  const onRung = (at: number) => marksOfRung(svg, ladder, at);
  return {
    move: explanation.move,
    headline,
    brief,
    rules,
    ladder,
    lines: lines.filter(({ text }) => !headline.includes(text)),
    marks: (steps.at(-1)?.candidates ?? []).map(({ id, kept }) => ({
      place: placeNamed(svg, id) ?? id,
      as: kept ? ('kept' as const) : ('dropped' as const),
    })),
    onRung,
    isPlaced: /[" ]w-mark-(?:kept|dropped)"/.test(
      drawBoard(view, { marks: ladder.flatMap((_, at) => onRung(at)), language }),
    ),
    view,
  };
}

/** What is asked now, or how the game ended. */
export const turnNow = ({ playable, table, me }: Session): string =>
  playable.describeTurn(positionOf(table, me)).headline;

/** What is about to end. */
export const announced = ({ playable, table, me }: Session, ply: number): readonly Told[] =>
  playable.describeTurn(positionOf(table, me, ply)).notices;

/** The places at which plies were made: a board is drawn to find them. */
const placed = new WeakMap<object, readonly string[]>();

/** The places at which a ply was made, as far as the reader may know. */
function placesAt(session: Session, ply: number): readonly string[] {
  const { playable, me, table } = session;
  const { game, drawBoard } = playable;
  const played = table.played[ply];
  if (played === undefined) return [];
  const known = placed.get(played);
  if (known !== undefined) return known;
  const before = at(session, ply);
  const shown = game.viewMove(before, played.move, me);
  const places =
    shown.kind === 'sealed'
      ? []
      : placesOf(drawBoard(game.view(before, me), { moves: [shown] }), [game.encodeMove(shown)]);
  placed.set(played, places);
  return places;
}

/** Marks where the last move was made, and what turned up after it, as far as the reader may know. */
export function lastOn(session: Session, ply: number): readonly Mark[] {
  const { played } = session.table;
  const from = Math.max(
    0,
    played
      .slice(0, ply)
      .map(({ seat }) => seat !== CHANCE)
      .lastIndexOf(true),
  );
  const plies = Array.from({ length: ply - from }, (_, i) => from + i);
  return plies.flatMap((each) => placesAt(session, each).map((place) => ({ place, as: 'last' }) as const));
}

/** A place that the reader looks at: what stands there, and what its move will certainly do. */
export interface Looked {
  readonly piece: DescribedPiece | undefined;
  /** The sentence of the move; empty where there is none, or more than one. */
  readonly says: string;
  readonly will: readonly Foretold[];
}

/** What the reader looks at: a place of the board, or a move in a list. */
export function looked(session: Session, place: string, codes: readonly string[], ply: number): Looked {
  const { playable, me } = session;
  const { game } = playable;
  const view = seen(session, ply);
  const piece = playable.describePiece(view, place);
  const [only] = codes;
  const move = codes.length === 1 && only !== undefined ? game.decodeMove(only) : undefined;
  if (move === undefined || asked(session) !== me) return { piece, says: '', will: [] };
  const will = playable.describePreview(view, game.preview(view, move));
  return { piece, says: playable.describeMove(view, move), will };
}

export const saved = ({ playable: { game }, table }: Session) => save(game, playthroughOf(table));

/** The game up to a move as short as can be, for an address: a third of what a save takes there. */
export const brief = ({ playable: { game }, table }: Session, ply: number = table.played.length) =>
  compact(game, playthroughOf({ ...table, played: table.played.slice(0, ply) }));

/** How the game ended, in the words of the game; empty while it goes on. */
export const score = (session: Session): string =>
  session.playable.describeOutcome(seen(session, session.table.played.length));

/** Marks a move where it can be played: the candidates of bots have names of their own. */
export const moveOn = (svg: string, code: string, as: Mark['as']): readonly Mark[] =>
  placesOf(svg, [code]).map((place) => ({ place, as }));

/** All moves that the places of a board answer. */
export function codesOn(svg: string): ReadonlySet<string> {
  const codes = [...svg.matchAll(/ data-move="([^"]*)"/g)].map(([, code = '']) => code);
  const several = [...svg.matchAll(/ data-moves="([^"]*)"/g)].flatMap(
    ([, list = '']) => JSON.parse(list.replaceAll('&quot;', '"')) as readonly string[],
  );
  return new Set([...codes, ...several]);
}
