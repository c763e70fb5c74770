import {
  type AnyGame,
  CHANCE,
  type MoveOf,
  type Outcome,
  type Seat,
  type Section,
  type StateOf,
  type ViewOf,
} from '@wonders/core';
import { begin, type PlaythroughOf, push, type Save, save } from '@wonders/core/records';
import { keptBy } from '@wonders/core/words';
import type { Playable } from './games.js';

type Move = MoveOf<AnyGame>;

/** A move as the log tells it. */
export interface Told {
  readonly who: string;
  readonly says: string;
  /** Why, for seats that the page plays. */
  readonly why: readonly string[];
  readonly after: readonly string[];
}

/** A game on the page. A value: each move makes a new one. */
export interface Table extends Playable {
  readonly playthrough: PlaythroughOf<AnyGame>;
  /** The seat of the reader. */
  readonly me: Seat;
  readonly log: readonly Told[];
}

/** A move that the reader can make. */
export interface Choice {
  readonly move: Move;
  readonly says: string;
  readonly code: string;
}

const stateOf = ({ playthrough }: Table): StateOf<AnyGame> => playthrough.state;

/** Who moves next; the reader before others who choose at the same time. */
function next({ game, me, playthrough: { state } }: Table): Seat | undefined {
  const active = game.activeSeats(state);
  return active.includes(me) ? me : active[0];
}

const isReaders = ({ me }: Table, seat: Seat): boolean => seat === me || seat === CHANCE;

/** Sits down at a new game; who comes before the reader has moved. */
export function sit(playable: Playable, options: object): Table {
  const playthrough = begin(playable.game, options);
  const me = playable.game.seats(playthrough.state).findIndex(({ role }) => role === 'player');
  return others({ ...playable, playthrough, me, log: [] });
}

/** The reader's move, then those of all who come before the reader is asked again. */
export const act = (table: Table, move: Move): Table => others(made(table, move));

/** Plays the house bot's move for the reader. */
export function letBotAct(table: Table): Table {
  const seat = next(table);
  if (seat === undefined) return table;
  if (seat !== CHANCE) return act(table, table.game.botMove(stateOf(table), seat));
  const outcomes = table.game.chances(stateOf(table));
  return act(table, outcomes[Math.floor(outcomes.length / 2)]?.move);
}

/** Why the house bot would move as it would. */
export function hint({ game, me, playthrough: { state } }: Table): Told {
  const { move, reasons, steps } = game.explainBotMove(state, me);
  const why = [
    ...reasons,
    ...steps.map((step) => `${step.label} (${step.rule}): ${keptBy(step).slice(0, 4).join(', ')}`),
  ];
  return { who: 'The house bot', says: game.describeMove(state, move), why, after: [] };
}

/** What the reader may do, none when the game is over. */
export function choices(table: Table): readonly Choice[] {
  const seat = next(table);
  if (seat === undefined) return [];
  const { game } = table;
  return (game.legalMoves(stateOf(table), seat) as readonly Move[]).map((move) => ({
    move,
    says: game.describeMove(stateOf(table), move),
    code: game.encodeMove(move),
  }));
}

/** Whether the reader is asked what turned up on a real table. */
export const asksTable = (table: Table): boolean => next(table) === CHANCE;

/** What the reader may see. */
export const seen = (table: Table): ViewOf<AnyGame> => table.game.view(stateOf(table), table.me);

/** What lies on the table for the reader. */
export const lies = (table: Table): readonly Section[] => table.describePosition(seen(table));

export const outcomeOf = (table: Table): Outcome | undefined => table.game.outcome(stateOf(table));

export const names = (table: Table): readonly string[] => table.game.seats(stateOf(table)).map(({ name }) => name);

export const saved = (table: Table): Save => save(table.game, table.playthrough);

function others(from: Table): Table {
  let table = from;
  for (let seat = next(table); seat !== undefined && !isReaders(table, seat); seat = next(table)) {
    const { move, reasons } = table.game.explainBotMove(stateOf(table), seat);
    table = made(table, move, seat, reasons);
  }
  return table;
}

function made(table: Table, move: Move, seat = next(table) ?? table.me, why: readonly string[] = []): Table {
  const { game, me, describeEvent } = table;
  const before = stateOf(table);
  const { state, events } = game.transition(before, move, seat === CHANCE ? undefined : seat);
  // What another seat has chosen in secret is told when it is turned up.
  const secret = !isReaders(table, seat) && game.activeSeats(before).length > 1;
  const after = events.map((event) => describeEvent(state, game.viewEvent(event, me))).filter((said) => said !== '');
  const who = seat === CHANCE ? 'Table' : (names(table)[seat] ?? '');
  const says = secret ? 'has chosen' : game.describeMove(before, move);
  const told: Told = {
    who,
    says: says.startsWith(`${who} `) ? says.slice(who.length + 1) : says,
    why: secret ? [] : why,
    after,
  };
  return { ...table, playthrough: push(game, table.playthrough, move), log: [...table.log, told] };
}
