/** The games in progress of one client, and the methods on them. */
import {
  type AnyGame,
  CHANCE,
  draw,
  type MoveOf,
  type Rng,
  type Seat,
  seedRng,
  type Viewer,
  type ViewOf,
} from '@wonders/core';
import { type Bot, botNamed } from '@wonders/core/bots';
import { bytesFor, has, numbersIn, returnsOf } from '@wonders/core/learn';
import { begin, type PlaythroughOf, push, save } from '@wonders/core/records';
import '@wonders/core/sealed';
import type { AnyLearn } from '../../.ci/lib/manifest.js';
import {
  integer,
  optionalInteger,
  optionalObject,
  optionalText,
  type Parameters,
  RequestError,
  text,
} from './requests.js';

/** A game with its numbers; a game need not have any. */
export interface Numbered {
  readonly game: AnyGame;
  readonly learn: AnyLearn | undefined;
}

interface Table {
  readonly game: AnyGame;
  readonly learn: AnyLearn | undefined;
  play: PlaythroughOf<AnyGame>;
  /** The numbers of a composed move so far. */
  before: readonly number[];
  /** The generator of bots and of manual chance. */
  readonly rng: Rng;
  readonly bots: Map<string, Bot<ViewOf<AnyGame>, MoveOf<AnyGame>>>;
}

/** How many tables one client may have open, and how many bots one table keeps. */
const MOST_TABLES = 10_000;
const MOST_BOTS = 16;

export type Answer = Readonly<Record<string, unknown>>;

/** Numbers as base64 of their bytes: four bytes each, the lowest first. */
export const base64 = (numbers: Float32Array | Uint8Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

const missing = (code: 'no-such-game' | 'no-such-table' | 'no-such-bot', message: string): never => {
  throw new RequestError({ code, message });
};

/** The methods of the protocol. */
export function tables(games: ReadonlyMap<string, Numbered>): Readonly<Record<string, (given: Parameters) => Answer>> {
  const open = new Map<string, Table>();
  let count = 0;

  const gameOf = (given: Parameters): Numbered => {
    const id = text(given, 'game');
    return (
      games.get(id) ?? missing('no-such-game', `no game ${id.slice(0, 40)}: there are ${[...games.keys()].join(', ')}`)
    );
  };
  const tableOf = (given: Parameters): Table => {
    const id = text(given, 'table');
    return open.get(id) ?? missing('no-such-table', `no table ${id.slice(0, 40)}`);
  };
  const numbersOf = ({ game, learn }: Numbered): AnyLearn =>
    learn ?? missing('no-such-game', `${game.id} has no numbers to learn by`);
  const seatOf = ({ game, play }: Table, given: Parameters): Seat =>
    optionalInteger(given, 'seat') ?? game.activeSeats(play.state)[0] ?? 0;

  const status = ({ game, play: { state } }: Table): Answer => {
    const outcome = game.outcome(state);
    return {
      seats: game.seats(state),
      active: game.activeSeats(state),
      ply: state.ply,
      over: outcome !== undefined,
      ...(outcome !== undefined && { outcome, returns: returnsOf(outcome) }),
    };
  };

  const legal = ({ game, play: { state } }: Table, seat: Seat): readonly MoveOf<AnyGame>[] =>
    game.legalMoves(state, seat);

  function observed(table: Table, seat: Seat): Answer {
    const { game, play, before } = table;
    const learn = numbersOf(table);
    if (game.outcome(play.state) !== undefined)
      return { seat, mask: base64(new Uint8Array(bytesFor(learn.actions.actionCount))), legal: [], before: [] };
    const mask = learn.actions.legalMask(legal(table, seat) as never, before);
    const view = game.view(play.state, seat) as never;
    return {
      seat,
      observation: base64(learn.observe(view, seat, before)),
      mask: base64(mask),
      legal: numbersIn(mask),
      before,
    };
  }

  /** The move of a bot, of the script, or of chance. */
  function moveOf({ game, play: { state }, rng, bots }: Table, seat: Seat, name: string): MoveOf<AnyGame> {
    const random = (): number => draw(rng);
    if (seat === CHANCE) return game.fast.randomMove(state, random);
    if (game.seats(state)[seat]?.role === 'script') return game.botMove(state, seat);
    const view = game.view(state, seat);
    try {
      const bot = bots.get(name) ?? botNamed(game, name);
      if (bots.size >= MOST_BOTS) bots.clear();
      bots.set(name, bot);
      return bot({ view, seat, legal: game.legalMoves(view, seat), random }).move;
    } catch (error) {
      // There is none of that name, or none that plays this seat.
      if (!(error instanceof RangeError)) throw error;
      return missing('no-such-bot', error.message);
    }
  }

  /** Plays a move from outside, which is checked. */
  const applied = (table: Table, move: MoveOf<AnyGame>, seat?: Seat): void => {
    table.play = push(table.game, table.play, move, seat);
    table.before = [];
  };

  /** Plays a move that the game itself has chosen or listed: nothing is checked again. */
  function trusted(table: Table, move: MoveOf<AnyGame>): void {
    const { game, play } = table;
    const draft = game.fast.clone(play.state);
    game.fast.play(draft, move);
    table.play = { state: draft, record: { ...play.record, moves: play.record.moves.concat([move]) } };
    table.before = [];
  }

  /** Plays chance and the script until another seat decides. */
  function advance(table: Table): void {
    const { game } = table;
    for (;;) {
      const { state } = table.play;
      const [seat] = game.activeSeats(state);
      if (seat === undefined || (seat !== CHANCE && game.seats(state)[seat]?.role !== 'script')) return;
      trusted(table, moveOf(table, seat, ''));
    }
  }

  return {
    hello: () => ({
      protocol: 1,
      games: [...games].map(([id, { game, learn }]) => ({ id, rules: game.rules, numbers: learn !== undefined })),
    }),
    schema(given) {
      const { actions, observation } = numbersOf(gameOf(given));
      const { actionCount, longest, composedFrom, blocks, digest } = actions;
      return {
        actions: { actionCount, longest, composedFrom, blocks, digest },
        observation: { length: observation.length, fields: observation.fields, digest: observation.digest },
      };
    },
    newGame(given) {
      const found = gameOf(given);
      const options = optionalObject(given, 'options');
      if (open.size >= MOST_TABLES)
        throw new RequestError({ code: 'too-many-tables', message: `${MOST_TABLES} tables are open: close one` });
      const play = begin(found.game, options);
      const seed = optionalText(given, 'botSeed', String(options['seed'] ?? '0'));
      const table: Table = { ...found, play, before: [], rng: seedRng(`bots/${seed}`), bots: new Map() };
      const id = `table-${++count}`;
      open.set(id, table);
      return { table: id, ...status(table) };
    },
    status: (given) => status(tableOf(given)),
    legal(given) {
      const table = tableOf(given);
      return { moves: legal(table, seatOf(table, given)).map((move) => table.game.encodeMove(move)) };
    },
    apply(given) {
      const table = tableOf(given);
      const { move } = given;
      applied(
        table,
        typeof move === 'string' ? (table.game.decodeMove(move) as MoveOf<AnyGame>) : (move as MoveOf<AnyGame>),
        optionalInteger(given, 'seat'),
      );
      return status(table);
    },
    advance(given) {
      const table = tableOf(given);
      advance(table);
      return status(table);
    },
    view(given) {
      const { game, play } = tableOf(given);
      const viewer = (given['viewer'] ?? 'spectator') as Viewer;
      return { view: game.view(play.state, viewer) };
    },
    describe(given) {
      const { game, play } = tableOf(given);
      const move = game.decodeMove(text(given, 'move')) as MoveOf<AnyGame>;
      const refusal = game.check(play.state, move);
      return {
        text: refusal === undefined ? game.describeMove(play.state, move) : game.describeRefusal(refusal, play.state),
        legal: refusal === undefined,
      };
    },
    observe(given) {
      const table = tableOf(given);
      return observed(table, seatOf(table, given));
    },
    step(given) {
      const table = tableOf(given);
      const { actions } = numbersOf(table);
      advance(table);
      const seat = seatOf(table, {});
      const action = integer(given, 'action');
      if (!has(actions.legalMask(legal(table, seat) as never, table.before), action))
        throw new RequestError({
          code: 'illegal-move',
          refusal: { code: 'not-in-mask', action },
          message: `${action} is not in the mask of seat ${seat}`,
        });
      table.before = [...table.before, action];
      const move = actions.moveOf(table.before, seat);
      // The mask has its numbers, and masks are made of legal moves.
      if (move !== undefined) trusted(table, move);
      advance(table);
      return { ...status(table), ...observed(table, seatOf(table, {})) };
    },
    bot(given) {
      const table = tableOf(given);
      const seat = seatOf(table, given);
      const active = table.game.activeSeats(table.play.state);
      if (!active.includes(seat))
        throw new RequestError({
          code: 'illegal-move',
          refusal: active.length === 0 ? { code: 'over' } : { code: 'not-your-turn', active },
          message: active.length === 0 ? 'the game is over' : `seat ${seat} is not to move, but ${active.join(', ')}`,
        });
      const move = moveOf(table, seat, optionalText(given, 'bot', 'house'));
      const numbers = seat === CHANCE ? undefined : table.learn?.actions.actionsOf(move as never);
      return { seat, move: table.game.encodeMove(move), ...(numbers && { actions: numbers }) };
    },
    save: (given) => {
      const { game, play } = tableOf(given);
      return { save: save(game, play) };
    },
    close: (given) => ({ closed: open.delete(text(given, 'table')) }),
  };
}
