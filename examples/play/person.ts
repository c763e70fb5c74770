import { existsSync } from 'node:fs';
import { type AnyGame, CHANCE, type MoveOf, type Seat, type StateOf } from '@wonders/core';
import { levels } from '@wonders/core/bots';
import { type PlaythroughOf, pop, replay } from '@wonders/core/records';
import { createTable, positionOf, stateOf, type Table, type TablePosition } from '@wonders/core/table';
import colors from 'picocolors';
import { Fault, reason } from './fault.js';
import { place, writeSave } from './files.js';
import type { Playable } from './games.js';
import { advance, open } from './happenings.js';
import type { Item } from './menu.js';
import { HOUSE, hasRivals, moveOf, RIVALS, type Rival } from './opponents.js';
import { positionText } from './position.js';
import type { Terminal } from './prompts.js';
import { ENGLISH, type Sayings } from './sayings.js';
import { isScript, reasonsFor } from './show.js';
import { type Audience, nameOf, seatIn, tellMove, tellOpening, tellReasons, tellScores, tellTitle } from './story.js';

type Play = PlaythroughOf<AnyGame>;
type Command = 'hint' | 'table' | 'undo' | 'save' | 'quit';
type Answer = { readonly move: MoveOf<AnyGame> } | { readonly command: Command };

interface Session {
  readonly playable: Playable;
  readonly io: Terminal;
  /** The seat of the person. */
  readonly seat: Seat;
  /** Who plays the seats of other players. */
  readonly rival: Rival;
  readonly audience: Audience;
  readonly says: Sayings;
  /** The decision that several seats take at the same time; it stays pending until the last of them has chosen. */
  together?: string | undefined;
}

/**
 * Lets a person play by menus: their own seat, and chance where it is manual. Bots play the other seats.
 *
 * @param wanted - The seat of the person; default: the first free one. Who plays the seats of other players; asked when absent.
 * @throws {@link Fault} when the person cannot have that seat.
 */
export async function playWith(
  playable: Playable,
  start: Play,
  io: Terminal,
  wanted: { readonly seat?: Seat; readonly against?: Rival } = {},
): Promise<void> {
  const { game, says = ENGLISH } = playable;
  const seat = seatFor(game, start.state, wanted.seat);
  const rival = wanted.against ?? (hasRivals(game, start, seat) ? await chosenRival(io, playable) : HOUSE);
  const session: Session = { playable, io, seat, rival, says, audience: { print: io.print, viewer: seat, why: false } };
  tellTitle(playable, start.record.options, start.state, session.audience);
  const { [seat]: own } = game.seats(start.state);
  const name = nameOf(game, start.state, seat);
  io.print(says.welcome(own?.name === says.you ? '' : name));
  if (start.record.moves.length === 0)
    tellOpening(playable, open(game, start.record.options).happenings, session.audience);
  else io.print(says.continuing(start.record.moves.length));
  let play = start;
  let saved = start;
  let shown: Play | undefined;
  for (;;) {
    const table = createTable(game, { record: play.record });
    const state = stateOf(table);
    const who = mover(session, state);
    const only = onlyAnswer(session, state, who);
    if (only !== undefined) {
      io.print(colors.dim(`     ${says.onlyAnswer}`));
      play = tellAndPlay(session, play, only);
      continue;
    }
    if (play !== shown && who === undefined) tellScores(playable, state, session.audience);
    if (play !== shown && who === seat) showTable(session, table);
    shown = play;
    const answer = await next(session, play, table, who);
    if ('move' in answer) play = tellAndPlay(session, play, answer.move);
    else if (answer.command === 'undo') play = takeBack(session, play);
    else if (answer.command === 'save') saved = (await saveTo(session, play)) ? play : saved;
    else if (answer.command === 'quit') {
      if (await mayLeave(session, play, saved)) return;
    } else if (answer.command === 'hint') hint(session, play.state);
    else showTable(session, table);
  }
}

/** How strong the person wants the others to be. */
function chosenRival(io: Terminal, { game, describeTrait, says = ENGLISH }: Playable): Promise<Rival> {
  const { against, rivals, menu: words } = says;
  const traits = new Map<Rival, string | undefined>(levels(game).map(({ name, trait }) => [name, trait]));
  const items = RIVALS.map((value): Item<Rival> => {
    const trait = traits.get(value);
    const description = trait === undefined ? undefined : describeTrait?.(trait);
    return { value, name: rivals[value], ...(description && { description }) };
  });
  return io.choose(against, items, { words, numbers: true });
}

function seatFor(game: AnyGame, state: StateOf<AnyGame>, wanted?: Seat): Seat {
  const seats = game.seats(state);
  const seat = wanted ?? seats.findIndex(({ role }) => role === 'player');
  const free = seats.flatMap(({ role, name }, i) => (role === 'player' ? [`${i + 1} (${name})`] : []));
  if (seats[seat]?.role === 'player') return seat;
  throw new Fault(`--seat ${seat + 1} is not free; free seats: ${free.join(', ')}`);
}

/** Who decides now: the person first where several do, so that they choose before anything is known. */
function mover({ playable, seat }: Session, state: StateOf<AnyGame>): Seat | undefined {
  const active = playable.game.activeSeats(state);
  return active.includes(seat) ? seat : active[0];
}

/** What the person would be asked for although nothing else is possible. */
function onlyAnswer({ playable: { game }, seat }: Session, state: StateOf<AnyGame>, who?: Seat) {
  if (who !== seat && who !== CHANCE) return undefined;
  const [first, ...others] = answers(game, state, who);
  return others.length === 0 ? first : undefined;
}

/** The answers that a seat or chance has. */
const answers = (game: AnyGame, state: StateOf<AnyGame>, who: Seat): readonly MoveOf<AnyGame>[] =>
  who === CHANCE ? game.legalMoves(state) : game.legalMoves(state, who);

/** The move of a bot, or the answer of the person. */
async function next(
  { playable, io, seat, rival, says }: Session,
  play: Play,
  table: Table<AnyGame>,
  who?: Seat,
): Promise<Answer> {
  const { game } = playable;
  const { record, state } = play;
  const more = { commands: commands(says, record.moves.length, who === seat), words: says.menu };
  // Nothing is left to do: the first command is to leave.
  if (who === undefined) return io.choose(says.over, [], { ...more, commands: more.commands.toReversed() });
  if (who === seat) {
    const now = positionOf(table, seat);
    const items = now.moves.map((move) => moveItem(playable, now, move));
    return io.choose(question(playable, now, seat), items, { ...more, numbers: true });
  }
  if (who === CHANCE)
    return io.choose(question(playable, positionOf(table, seat), CHANCE), outcomes(game, state), more);
  return { move: moveOf(game, play, who, rival) };
}

/** A move, and the heaviest of what follows from it: what it costs, or that it ends the game. */
function moveItem({ game, describePreview }: Playable, { view }: TablePosition, move: MoveOf<AnyGame>): Item<Answer> {
  const heaviest = (): string => describePreview?.(view, game.preview(view, move))[0]?.brief ?? '';
  let note: string | undefined;
  return { value: { move }, name: game.describeMove(view, move), note: () => (note ??= heaviest()) };
}

/** What is asked, in the words of the game. */
function question({ game, describeTurn, says = ENGLISH }: Playable, now: TablePosition, seat: Seat): string {
  if (describeTurn !== undefined) return describeTurn(now).headline;
  return seat === CHANCE ? says.turnedUp : `${game.seats(now.view)[seat]?.name}:`;
}

/** What can turn up, with its probability. */
function outcomes(game: AnyGame, state: StateOf<AnyGame>): readonly Item<Answer>[] {
  const all = game.chances(state);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return all.map(({ move, weight }) => ({
    value: { move },
    name: game.describeMove(state, move),
    description: `${((100 * weight) / total).toFixed(1)} %`,
  }));
}

function commands(says: Sayings, moves: number, decides: boolean): readonly Item<Answer>[] {
  const possible = { hint: decides, table: decides, undo: moves > 0, save: true, quit: true };
  const all = Object.keys(says.commands) as readonly Command[];
  return all
    .filter((command) => possible[command])
    .map((command) => ({ value: { command }, name: `${command} – ${says.commands[command]}` }));
}

function tellAndPlay(session: Session, { record, state }: Play, move: MoveOf<AnyGame>): Play {
  const { playable, audience, seat } = session;
  const { game } = playable;
  const active = game.activeSeats(state);
  const who: Seat = seatIn(move) ?? active[0] ?? CHANCE;
  const decision = JSON.stringify(state.pending.at(-1));
  session.together = active.length > 1 || session.together === decision ? decision : undefined;
  // Others choose face down at the same time; events tell what is revealed.
  const secret = session.together !== undefined && who !== seat;
  const { state: after, happenings } = advance(game, state, move, who);
  const why = who !== seat && isScript(game, state, who) ? reasonsFor(playable, state, who, move) : undefined;
  const told = { ply: record.moves.length + 1, before: state, seat: who, move, happenings, secret };
  tellMove(playable, why === undefined ? told : { ...told, why }, audience);
  return { record: { ...record, moves: [...record.moves, move] }, state: after };
}

/** Back to the last decision of the person, for their seat or for chance, that had more than one answer. */
function takeBack(session: Session, play: Play): Play {
  const { playable, io, seat, says } = session;
  const { game } = playable;
  let last = 0;
  replay(game, play.record, (state, move, ply) => {
    const who = seatIn(move) ?? game.activeSeats(state)[0];
    if ((who === seat || who === CHANCE) && answers(game, state, who).length > 1) last = ply;
  });
  session.together = undefined;
  io.print(colors.dim(`     ${says.back(last + 1)}`));
  return pop(game, play, play.record.moves.length - last);
}

function hint({ playable, io, seat, says }: Session, state: StateOf<AnyGame>): void {
  const { game } = playable;
  const view = game.view(state, seat);
  const why = game.explainBotMove(view, seat);
  io.print(`     ${says.advice} ${colors.bold(game.describeMove(view, why.move))}`);
  const told = playable.describeExplanation?.(view, why);
  if (told !== undefined) tellReasons(told, io, says);
}

function showTable({ playable, io, seat }: Session, table: Table<AnyGame>): void {
  const now = positionOf(table, seat);
  io.print(`\n${positionText(playable, now.view)}`);
  for (const { text, weight } of playable.describeTurn?.(now).notices ?? [])
    io.print(weight === 'rest' ? text : colors.bold(text));
}

/** Whether it was saved. If the file cannot be written, the person is told, and may play on. */
async function saveTo({ playable, io, says }: Session, play: Play): Promise<boolean> {
  const { game } = playable;
  const seed = String(play.record.options.seed ?? '0').replace(/[^\w-]+/g, '-');
  const file = await io.ask(says.saveTo, `${game.id}-${seed}.json`);
  if (existsSync(place(file)) && !(await io.confirm(says.replace(file)))) return false;
  try {
    writeSave(file, game, play);
  } catch (error) {
    io.print(says.unwritable(file, reason(error)));
    return false;
  }
  io.print(says.saved(file));
  return true;
}

async function mayLeave(session: Session, play: Play, saved: Play): Promise<boolean> {
  if (play === saved || play.record.moves.length === 0) return true;
  const { io, says } = session;
  const ways = (['save', 'leave', 'stay'] as const).map((value) => ({ value, name: says.leave[value] }));
  const answer = await io.choose(says.leaving, ways, { words: says.menu });
  return answer === 'leave' || (answer === 'save' && (await saveTo(session, play)));
}
