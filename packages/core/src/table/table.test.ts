import { describe, expect, test } from 'vitest';
import type { BotOf } from '../arena/index.js';
import { houseBot } from '../bots/index.js';
import { CHANCE, type Seat } from '../contract/position.js';
import type { OptionsOf } from '../index.js';
import { conclude, load, save } from '../records/index.js';
import { draw, seedRng } from '../rng/rng.js';
import '../sealed/index.js';
import { told } from '../../test/told.js';
import { sealed } from '../testing/index.js';
import {
  answerTurn,
  createStore,
  createTable,
  dispatch,
  endGame,
  eventsSince,
  handSeat,
  log,
  type MoveMessage,
  outcomeOf,
  playAnswer,
  playBots,
  playthroughOf,
  positionOf,
  redo,
  stateOf,
  type Table,
  turnMessage,
  undo,
  updateMessage,
} from './index.js';

type SealedTable = Table<typeof sealed>;

const OPTIONS = { seats: 2, seed: 'table' } as const;
const alone = (): SealedTable => playBots(createTable(sealed, { options: OPTIONS, seats: { 1: 'script' } }));
const words = { describeEvent: (_: unknown, event: { readonly kind: string }) => told(event.kind) };

/** The table after the first legal move of seat 0 and the answer of the other. */
function bid(table: SealedTable): SealedTable {
  const [move] = sealed.legalMoves(stateOf(table), 0);
  const result = dispatch(table, move, { seat: 0 });
  if (!result.ok) throw new Error(result.message);
  return playBots(result.table);
}

function finished(): SealedTable {
  let table = alone();
  while (sealed.activeSeats(stateOf(table)).length > 0) table = bid(table);
  return table;
}

describe('a table', () => {
  test('is a value: a move gives a new one and leaves the old one as it was', () => {
    const table = alone();
    const text = JSON.stringify(stateOf(table));
    const after = bid(table);
    expect(JSON.stringify(stateOf(table))).toBe(text);
    expect(after.played.length).toBeGreaterThan(table.played.length);
  });

  test('asks scripts and bots until a person decides', () => {
    const table = alone();
    expect(sealed.activeSeats(stateOf(table))).toContain(0);
    expect(sealed.activeSeats(stateOf(table))).not.toContain(1);
  });

  test('plays a bot of the host, equally each time', () => {
    const seats = { 0: houseBot(sealed), 1: 'script' } as const;
    const play = () => playBots(createTable(sealed, { options: OPTIONS, seats }));
    expect(sealed.outcome(stateOf(play()))).toBeDefined();
    expect(play().played).toEqual(play().played);
  });

  test('refuses what is illegal, stale or from a wrong seat, and says why', () => {
    const table = alone();
    const [move] = sealed.legalMoves(stateOf(table), 0);
    expect(dispatch(table, { kind: 'bid', seat: 0, card: 99 })).toMatchObject({
      ok: false,
      refusal: { code: 'malformed' },
    });
    expect(dispatch(table, move, { seat: 1 })).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
    const stale = dispatch(table, move, { ply: table.played.length + 1 });
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'stale', ply: table.played.length } });
    expect(dispatch(table, null).ok).toBe(false);
  });

  test('gives the seats that are not named to persons, or to whom the host says', () => {
    const options = { seats: 3 } as const;
    expect(createTable(sealed, { options }).players).toEqual(['human', 'human', 'human']);
    expect(createTable(sealed, { options, others: 'script' }).players).toEqual(['human', 'script', 'script']);
    const seats = { 1: 'human' } as const;
    expect(createTable(sealed, { options, seats, others: 'script' }).players).toEqual(['script', 'human', 'script']);
  });

  test('leaves the seats of the script to it, whoever plays the others', () => {
    const scripted: typeof sealed = {
      ...sealed,
      seats: () => [0, 1].map((seat) => ({ name: '', role: seat === 1 ? 'script' : 'player' })),
    };
    expect(createTable(scripted, { options: OPTIONS }).players).toEqual(['human', 'script']);
    expect(createTable(scripted, { options: OPTIONS, seats: {}, others: houseBot(sealed) }).players[1]).toBe('script');
  });

  test('keeps the deck of a secret game from two persons, and leaves it open for one, or as a record says', () => {
    const secret = { ...sealed, secret: () => true };
    const rngOf = (setting: Partial<Parameters<typeof createTable<typeof sealed>>[1]>) =>
      createTable(secret, { options: OPTIONS, ...setting }).options.rng;
    expect(rngOf({})).toBe('sealed');
    expect(rngOf({ seats: { 0: 'human' }, others: 'script' })).toBeUndefined();
    const { record } = playthroughOf(bid(alone()));
    expect(rngOf({ record })).toBeUndefined();
  });

  test('asks no bot after a verdict', () => {
    const table = createTable(sealed, { options: OPTIONS, seats: { 1: 'script' } });
    const ended = endGame(table, 'host');
    if (!ended.ok) throw new Error(ended.message);
    expect(ended.table.revision).toBe(table.revision + 1);
    expect(playBots(ended.table)).toBe(ended.table);
  });

  test('gives a bot other numbers under another seed, and such that nobody can derive where the deck is secret', () => {
    const heard = (options: OptionsOf<typeof sealed>) => {
      const numbers: number[] = [];
      const listens: BotOf<typeof sealed> = (turn) => {
        numbers.push(turn.random());
        return houseBot(sealed)(turn);
      };
      playBots(createTable(sealed, { options: { seats: 2, ...options }, seats: { 0: listens, 1: 'human' } }));
      return numbers[0];
    };
    const derived = draw(seedRng('table/june/0/0'));
    expect(heard({ seed: 'june' })).toBe(derived);
    expect(heard({ seed: 'july' })).not.toBe(derived);
    expect(heard({ seed: 'june', rng: 'sealed' })).not.toBe(derived);
  });

  test('refuses a seat that the game does not have', () => {
    expect(() => createTable(sealed, { options: OPTIONS, seats: { 5: 'human' } })).toThrow(/no seat 5/);
  });

  test('goes on with a record', () => {
    const table = bid(alone());
    const loaded = load(sealed, JSON.stringify(save(sealed, playthroughOf(table))));
    if (!loaded.ok) throw new Error(loaded.issue.message);
    const again = createTable(sealed, { record: loaded.playthrough.record, seats: { 1: 'script' } });
    expect(stateOf(again)).toEqual(stateOf(table));
    expect(again.played.map(({ seat }) => seat)).toEqual(table.played.map(({ seat }) => seat));
  });

  test('goes on with a record that a verdict has ended, and plays nothing after it', () => {
    const meta = { clocks: [0, 9000] };
    const { record, state } = playthroughOf(bid(alone()));
    const over = conclude(sealed, { record: { ...record, meta }, state }, 'time', 0);
    const loaded = load(sealed, JSON.stringify(save(sealed, over)));
    if (!loaded.ok) throw new Error(loaded.issue.message);
    const table = createTable(sealed, { record: loaded.playthrough.record, seats: { 1: 'script' } });
    expect(outcomeOf(table)).toMatchObject({ ending: 'time', ranks: [2, 1], winners: [1], margin: null });
    expect(outcomeOf(table)?.scores).toEqual(sealed.standing(stateOf(table)).scores);
    expect(dispatch(table, sealed.botMove(state, 0))).toMatchObject({ refusal: { code: 'over' } });
    expect(playBots(table)).toBe(table);
    expect(playthroughOf(table)).toEqual(loaded.playthrough);
    expect(outcomeOf(undo(table))).toBeUndefined();
    expect(undo(table).played).toHaveLength(table.played.length);
    expect(outcomeOf(finished())).toEqual(sealed.outcome(stateOf(finished())));
  });

  test('that the host ends goes by the standing', () => {
    const over = conclude(sealed, playthroughOf(bid(alone())), 'host', null);
    const { ranks, winners } = sealed.standing(over.state);
    expect(outcomeOf(createTable(sealed, { record: over.record }))).toMatchObject({ ending: 'host', ranks, winners });
  });

  test('stands at any move for those who step through a game', () => {
    const table = finished();
    expect(stateOf(table, 0)).toBe(table.opening);
    expect(stateOf(table, table.played.length)).toBe(stateOf(table));
  });
});

describe('undo and redo', () => {
  const playedOf = ({ played, undone }: SealedTable) => ({ played, undone });

  test('go to where a person decides and back, move by move', () => {
    const start = alone();
    const [one, two] = [bid(start), bid(bid(start))];
    expect(stateOf(undo(two))).toEqual(stateOf(one));
    expect(stateOf(undo(undo(two)))).toEqual(stateOf(start));
    expect(undo(undo(undo(two)))).toEqual(undo(undo(two)));
    expect(playedOf(redo(undo(two)))).toEqual(playedOf(two));
    expect(redo(undo(undo(two))).played).toEqual(one.played);
    expect(playedOf(redo(redo(undo(undo(two)))))).toEqual(playedOf(two));
    const [back, again] = [undo(two), redo(undo(two))];
    expect(again.revision).toBe(back.revision + (two.played.length - one.played.length) + 1);
    expect(redo(two)).toBe(two);
  });

  test('take back one move of one person where two people play', () => {
    const start = createTable(sealed, { options: OPTIONS });
    const tables = [start];
    for (let now = start; tables.length < 4; tables.push(now)) {
      const [seat = 0] = sealed.activeSeats(stateOf(now));
      const result = dispatch(now, sealed.legalMoves(stateOf(now), seat)[0], { seat });
      if (!result.ok) throw new Error(result.message);
      now = result.table;
    }
    let back = tables[3] as SealedTable;
    for (const before of tables.slice(0, 3).reverse()) {
      back = undo(back);
      expect(back.played).toEqual(before.played);
    }
  });

  test('a new move forgets what was taken back', () => {
    const table = undo(bid(alone()));
    expect(table.undone.length).toBeGreaterThan(0);
    expect(bid(table).undone).toHaveLength(0);
  });
});

describe('the log of a viewer', () => {
  test('events are those that the viewer may know', () => {
    const table = createTable(sealed, { options: OPTIONS });
    const result = dispatch(table, sealed.legalMoves(stateOf(table), 0)[0]);
    if (!result.ok) throw new Error(result.message);
    const [own] = eventsSince(result.table, 0);
    const [others] = eventsSince(result.table, 1);
    expect(own).toMatchObject({ kind: 'bid', seat: 0 });
    expect(JSON.stringify(others)).not.toBe(JSON.stringify(own));
    expect(eventsSince(result.table, 0, 1)).toEqual([]);
  });

  test('the log hides the secrets of others, and shows its own', () => {
    const table = createTable(sealed, { options: OPTIONS });
    const result = dispatch(table, sealed.legalMoves(stateOf(table), 0)[0]);
    if (!result.ok) throw new Error(result.message);
    expect(log(result.table, 0, words)[0]).toMatchObject({ ply: 1, who: 'Seat 1', events: [told('bid')] });
    expect(log(result.table, 0, words)[0]?.says).not.toBe('');
    expect(log(result.table, 0, { describeEvent: () => undefined })[0]?.events).toEqual([]);
    expect(log(result.table, 1, words)[0]?.says).toBe('Seat 1 has chosen in secret');
  });
});

describe('a store', () => {
  test('tells its listeners of every change, gives the same value between them, and lets go of them', () => {
    const store = createStore(alone());
    const seen: number[] = [];
    const start = store.getSnapshot().played.length;
    const stop = store.subscribe(() => seen.push(store.getSnapshot().played.length));
    expect(store.getSnapshot()).toBe(store.getSnapshot());
    store.undo();
    expect(seen).toEqual([]);
    const [move] = sealed.legalMoves(stateOf(store.getSnapshot()), 0);
    expect(store.dispatch(move).ok).toBe(true);
    const plies = store.getSnapshot().played.length;
    store.undo();
    store.redo();
    expect(store.dispatch('nonsense').ok).toBe(false);
    expect(seen).toEqual([plies, start, plies]);
    stop();
    store.undo();
    expect(seen).toHaveLength(3);
  });

  test('a listener that throws keeps no other from hearing, and the move stands', () => {
    const store = createStore(alone());
    let heard = 0;
    store.subscribe(() => {
      throw new Error('mine');
    });
    store.subscribe(() => heard++);
    const { played } = store.getSnapshot();
    const [move] = sealed.legalMoves(stateOf(store.getSnapshot()), 0);
    expect(() => store.dispatch(move)).toThrow('mine');
    expect([heard, store.getSnapshot().played.length > played.length]).toEqual([1, true]);
  });

  test('a host whose bots run elsewhere answers for them', () => {
    const store = createStore(createTable(sealed, { options: OPTIONS, seats: { 1: 'script' } }), (table) => table);
    expect(store.getSnapshot().played).toHaveLength(0);
    const answer = answerTurn(sealed, houseBot(sealed), turnMessage(store.getSnapshot(), 1));
    const result = playAnswer(store.getSnapshot(), answer);
    if (result.ok) store.replace(result.table);
    expect(store.getSnapshot().played.map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('messages for bots elsewhere', () => {
  test('hold plain data without state, generator or seed of the game', () => {
    const message = turnMessage(alone(), 0);
    expect(JSON.parse(JSON.stringify(message))).toEqual(message);
    expect(message.view).toMatchObject({ viewer: 0, rng: null });
    expect(message.seed).not.toContain(OPTIONS.seed);
  });

  test('an answer that comes too late is refused', () => {
    const table = alone();
    const answer = answerTurn(sealed, houseBot(sealed), turnMessage(table, 0));
    expect(playAnswer(table, answer).ok).toBe(true);
    expect(playAnswer(bid(table), answer)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });

  test('a ply or a revision of more than a million is no message', () => {
    const table = alone();
    const answer = answerTurn(sealed, houseBot(sealed), turnMessage(table, 0));
    for (const key of ['ply', 'revision'] as const) {
      const code = (value: number) => {
        const result = playAnswer(table, { ...answer, [key]: value });
        return result.ok ? 'played' : result.refusal.code;
      };
      expect([1_000_000, 1_000_001, -1, 0.5].map(code)).toEqual(['stale', 'malformed', 'malformed', 'malformed']);
    }
    expect(playAnswer(table, { ...answer, seat: 100 })).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });

  test('a turn of another game is not answered', () => {
    const message = { ...turnMessage(alone(), 0), game: 'hal' };
    expect(() => answerTurn(sealed, houseBot(sealed), message)).toThrow(/a turn of hal/);
    const newer = { ...turnMessage(alone(), 0), rules: 2 };
    expect(() => answerTurn(sealed, houseBot(sealed), newer)).toThrow(
      'a turn of sealed with rules 2, not with rules 1',
    );
  });
});

describe('messages for a player who is elsewhere', () => {
  const setTable = (): SealedTable => createTable(sealed, { options: OPTIONS });
  const message = (table: SealedTable, seat: Seat): MoveMessage => {
    const { game, ply, view } = updateMessage(table, seat, words);
    return { kind: 'move', game, ply, seat, move: sealed.encodeMove(sealed.botMove(view, seat)) };
  };

  test('an update tells what the viewer has missed, as the viewer may know it', () => {
    const table = alone();
    const after = bid(table);
    const since = table.played.length;
    const update = updateMessage(after, 'spectator', words, since);
    expect(update).toEqual({
      kind: 'update',
      ...positionOf(after, 'spectator'),
      since,
      takenBack: false,
      events: eventsSince(after, 'spectator', since),
      lines: log(after, 'spectator', words, since),
    });
    expect(JSON.stringify(update)).not.toContain('"seed"');
    expect(JSON.parse(JSON.stringify(update))).toEqual(update);
  });

  test('a move that was made under other rules is refused by name', () => {
    const table = setTable();
    expect(playAnswer(table, { ...message(table, 0), rules: 1 }).ok).toBe(true);
    const refused = playAnswer(table, { ...message(table, 0), rules: 7 });
    expect(refused).toMatchObject({
      refusal: { code: 'other-rules', rules: 1, madeUnder: 7 },
      message: /load the page/,
    });
  });

  test('the answer of a bot is stale once its seat has gone back to a person', () => {
    const away = handSeat(setTable(), 0, 'script');
    const answer = answerTurn(sealed, houseBot(sealed), turnMessage(away, 0));
    expect(answer.player).toBe('bot');
    expect(playAnswer(away, answer).ok).toBe(true);
    expect(playAnswer(handSeat(away, 0, 'human'), answer)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    const advice = answerTurn(sealed, houseBot(sealed), turnMessage(setTable(), 0));
    expect([advice.player, playAnswer(setTable(), advice).ok]).toEqual(['person', true]);
  });

  test('a position is what its viewer sees and may do, now and before', () => {
    const table = setTable();
    const state = stateOf(table);
    for (const viewer of [0, 'spectator'] as const) {
      const view = sealed.view(state, viewer);
      expect(positionOf(table, viewer)).toEqual({
        game: 'sealed',
        rules: 1,
        viewer,
        ply: table.played.length,
        revision: table.revision,
        view,
        moves: viewer === 0 ? sealed.legalMoves(state, 0) : [],
        prompt: sealed.promptOf(view),
        notices: sealed.notices(view),
        outcome: null,
      });
    }
    const [before, after] = [alone(), bid(alone())];
    const then = positionOf(after, 0, before.played.length);
    expect({ ...then, revision: before.revision }).toEqual(positionOf(before, 0));
    expect(positionOf(finished(), 0)).toMatchObject({ moves: [], prompt: null, outcome: outcomeOf(finished()) });
  });

  test('a move is played from the line of its seat alone', () => {
    const table = setTable();
    const move = message(table, 0);
    expect(playAnswer(table, move, 0).ok).toBe(true);
    expect(playAnswer(table, JSON.stringify(move), 0).ok).toBe(true);
    for (const from of [1, 'spectator'] as const)
      expect(playAnswer(table, move, from)).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
  });

  test('a message may carry keys of the host', () => {
    const table = setTable();
    const move = message(table, 0);
    const more = { ...move, room: 'green', request: 7, toString: 'own', ['__proto__']: { ply: 7 } };
    for (const each of [more, JSON.stringify(more)]) expect(playAnswer(table, each, 0)).toMatchObject({ ok: true });
    const { ply: _, ...lacking } = more;
    expect(playAnswer(table, lacking)).toMatchObject({ refusal: { code: 'malformed', path: 'ply' } });
  });

  test('whatever is no message is refused as malformed, and says where', () => {
    const table = setTable();
    const move = message(table, 0);
    const nonsense = [null, undefined, 3, '', '{', 'null', [], {}, { more: 1 }, { ...move, seat: -1 }];
    for (const each of [...nonsense, { ...move, game: 'chess' }, { ...move, ply: '0' }, { ...move, move: 'x' }]) {
      const result = playAnswer(table, each, 0);
      expect(result).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
      expect(result.ok || result.message).toMatch(/should be/);
    }
    expect(playAnswer(table, { ...move, ply: '0' })).toMatchObject({ refusal: { path: 'ply' } });
    expect(playAnswer(table, [JSON.stringify(move)])).toMatchObject({ refusal: { code: 'malformed' } });
    const long = (letters: number) => playAnswer(table, { ...move, move: 'x'.repeat(letters) });
    expect(long(10_001)).toMatchObject({ refusal: { path: 'move' } });
    expect(long(10_000)).not.toMatchObject({ refusal: { path: 'move' } });
  });

  test('the secret choice of another makes no move late; anything else that happened does', () => {
    const table = setTable();
    const [first, second] = [message(table, 0), message(table, 1)];
    const one = playAnswer(table, first, 0);
    if (!one.ok) throw new Error(one.message);
    expect(playAnswer(one.table, first, 0)).toMatchObject({ refusal: { code: 'stale' } });
    const both = playAnswer(one.table, second, 1);
    if (!both.ok) throw new Error(both.message);
    expect(both.table.played).toHaveLength(2);
    expect(playAnswer(both.table, second, 1)).toMatchObject({ refusal: { code: 'stale' } });
    expect(playAnswer(both.table, first, 0)).toMatchObject({ refusal: { code: 'stale' } });
    expect(playAnswer(table, { ...first, ply: 7 }, 0)).toMatchObject({ refusal: { code: 'stale' } });
    // In the second round, too; but no move that was meant for a position in which the seat had chosen already.
    const third = playAnswer(both.table, message(both.table, 0), 0);
    if (!third.ok) throw new Error(third.message);
    expect(playAnswer(third.table, message(both.table, 1), 1)).toMatchObject({ ok: true });
    const early = { ...message(both.table, 0), ply: 1 };
    expect(playAnswer(both.table, early, 0)).toMatchObject({ refusal: { code: 'stale' } });
  });
});

test('who moved is kept with each move, and that chance was answered by the host', () => {
  let table: SealedTable = createTable(sealed, { options: { seats: 2, chance: 'manual' } });
  for (let i = 0; i < 12 && outcomeOf(table) === undefined; i++) {
    const state = stateOf(table);
    const [seat = CHANCE] = sealed.activeSeats(state);
    const [move] = sealed.legalMoves(state, seat === CHANCE ? undefined : seat);
    const result = dispatch(table, move);
    if (!result.ok) throw new Error(result.message);
    expect(result.table.played.at(-1)?.seat).toBe(seat);
    table = result.table;
  }
  expect(table.played.map(({ seat }) => seat)).toContain(CHANCE);
});

test('what the table has checked or the game has chosen is not checked again; records and bots of the host are', () => {
  let checks = 0;
  const counting: typeof sealed = {
    ...sealed,
    check: (...asked) => {
      checks++;
      return sealed.check(...asked);
    },
    transition: () => expect.unreachable('checked twice'),
  };
  let table: SealedTable = playBots(createTable(counting, { options: OPTIONS, seats: { 1: 'script' } }));
  const same: SealedTable = finished();
  let moves = 0;
  while (sealed.activeSeats(stateOf(table)).length > 0) {
    table = bid(table);
    moves++;
  }
  expect(checks).toBe(moves);
  expect(playthroughOf(table)).toEqual(playthroughOf(same));
  // A finished table has let go of its states, and plays its own moves again.
  expect(stateOf(table, 2)).toEqual(stateOf(same, 2));
  const illegal = () => ({ move: { kind: 'bid', seat: 1, card: 99 } as const, candidates: [] });
  expect(() => playBots(createTable(sealed, { options: OPTIONS, seats: { 0: illegal, 1: illegal } }))).toThrow(
    'refused',
  );
  const { record } = playthroughOf(same);
  const forged = { ...record, moves: [{ kind: 'bid', seat: 0, card: 99 } as const] };
  expect(() => createTable(sealed, { record: forged })).toThrow('refused');
});
