import { describe, expect, test } from 'vitest';
import { told } from '../../test/told.js';
import { load, save } from '../records/index.js';
import { sealed } from '../testing/index.js';
import {
  createTable,
  dispatch,
  endGame,
  eventsSince,
  log,
  outcomeOf,
  playBots,
  playthroughOf,
  positionOf,
  redo,
  stateOf,
  type Table,
  undo,
  updateMessage,
} from './index.js';

type SealedTable = Table<typeof sealed>;

const words = { describeEvent: (_: unknown, event: { readonly kind: string }) => told(event.kind) };
const options = { seats: 3, seed: 'finished' } as const;

/** All tables of a game, the opening first. Those before the last have every state. */
function tablesOf(): readonly SealedTable[] {
  const tables = [createTable(sealed, { options })];
  for (let now = tables[0] as SealedTable; outcomeOf(now) === undefined; tables.push(now)) {
    const [seat = 0] = sealed.activeSeats(stateOf(now));
    const result = dispatch(now, sealed.botMove(stateOf(now), seat), { seat });
    if (!result.ok) throw new Error(result.message);
    now = result.table;
  }
  return tables;
}

const kept = ({ played }: SealedTable): number => played.filter(({ state, events }) => state ?? events).length;

describe('a finished table', () => {
  const tables = tablesOf();
  const [over, before] = [tables.at(-1) as SealedTable, tables.at(-2) as SealedTable];

  test('keeps the record and the last state, and lets go of all others', () => {
    expect(before.played.length).toBeGreaterThan(10);
    expect(kept(before)).toBe(before.played.length);
    expect(kept(over)).toBe(1);
    const { game: _, ...rest } = over;
    const { game: __, ...all } = before;
    expect(JSON.stringify(rest).length).toBeLessThan(JSON.stringify(all).length / 2);
    expect(kept(createTable(sealed, { record: playthroughOf(over).record }))).toBe(1);
    expect(kept(playBots(createTable(sealed, { options, others: 'script', seats: {} })))).toBe(1);
  });

  test('keeps all states of a game that waits for one seat', () => {
    let table: SealedTable = createTable(sealed, { options: { seats: 2, chance: 'manual' } });
    for (let ply = 0; ply < 3; ply++) {
      const result = dispatch(table, sealed.legalMoves(stateOf(table))[0]);
      if (!result.ok) throw new Error(result.message);
      table = result.table;
    }
    expect(kept(table)).toBe(3);
  });

  test('gives every state, event and line of its log as before', () => {
    for (const [ply, table] of tables.entries()) {
      expect(stateOf(over, ply)).toEqual(stateOf(table));
      expect(eventsSince(over, 1, ply).slice(0, eventsSince(before, 1, ply).length)).toEqual(
        eventsSince(before, 1, ply),
      );
      expect(log(over, 'spectator', words, ply).slice(0, -1)).toEqual(log(before, 'spectator', words, ply));
    }
    expect(stateOf(over)).toBe(over.played.at(-1)?.state);
    const loaded = load(sealed, save(sealed, playthroughOf(over)));
    expect(loaded.ok && loaded.playthrough.state).toEqual(stateOf(over));
  });

  test('has all states again once its last move is taken back', () => {
    expect(undo(over).played).toEqual(before.played);
    expect(kept(undo(over))).toBe(before.played.length);
    expect(redo(undo(over)).played).toEqual(over.played);
    expect(undo(undo(over)).played).toEqual(tables.at(-3)?.played);
  });

  test('of which a part is shown is that part', () => {
    const part = { ...over, played: over.played.slice(0, 7) };
    expect(stateOf(part)).toEqual(stateOf(over, 7));
    expect(playthroughOf(part).record.moves).toHaveLength(7);
  });
});

describe('a verdict on a table', () => {
  const table = tablesOf()[4] as SealedTable;
  const ended = endGame(table, 'resign', 1);
  const resigned = ended.ok ? ended.table : table;

  test('ends the game, raises the revision and lets go of the states', () => {
    expect(resigned.verdict).toEqual({ by: 'resign', seat: 1, ply: 4 });
    expect([resigned.revision, resigned.undone, kept(resigned)]).toEqual([table.revision + 1, [], 1]);
    expect(outcomeOf(resigned)).toMatchObject({ ending: 'resign', winners: expect.not.arrayContaining([1]) });
    expect(dispatch(resigned, sealed.botMove(stateOf(table)))).toMatchObject({ refusal: { code: 'over' } });
    for (const over of [resigned, tablesOf().at(-1) as SealedTable])
      expect(endGame(over, 'host')).toMatchObject({ ok: false, refusal: { code: 'over' }, message: /over/ });
    for (const seat of [3, -1, 0.5]) expect(() => endGame(table, 'time', seat)).toThrow(RangeError);
    expect(() => endGame(table, 'bored' as 'host')).toThrow(/resign, time, host, draw, not by "bored"/);
  });

  test('leaves nothing to decide in its state, and one line in the log', () => {
    const over = stateOf(resigned);
    expect(over).toMatchObject({ pending: [], judged: outcomeOf(resigned) });
    expect(sealed.outcome(over)).toEqual(outcomeOf(resigned));
    expect([sealed.activeSeats(over), sealed.legalMoves(over), sealed.promptOf(over)]).toEqual([[], [], undefined]);
    expect(stateOf(resigned, 4)).toEqual(over);
    expect(stateOf(resigned, 3)).toEqual(stateOf(table, 3));
    const telling = { ...words, describeOutcome: () => 'Seat 2 has resigned' };
    const line = { ply: 5, seat: 1, who: 'Seat 2', says: 'Seat 2 has resigned', events: [], gains: [] };
    expect(log(resigned, 0, telling, 4)).toEqual([line]);
    expect(log(resigned, 0, words, 4)).toEqual([]);
    const host = endGame(table, 'host');
    expect(host.ok && log(host.table, 0, telling).at(-1)).toMatchObject({ seat: -1, who: '' });
    const { ply, revision } = updateMessage(table, 0, telling);
    expect(updateMessage(resigned, 0, telling, { ply, revision })).toMatchObject({ lines: [line] });
    expect(updateMessage(resigned, 0, telling, { ply, revision: revision + 1 })).toMatchObject({ lines: [] });
    expect(positionOf(resigned, 0)).toMatchObject({ moves: [], prompt: null, notices: [], outcome: { loser: 1 } });
  });

  test('is news, and no move that was taken back', () => {
    const { ply, revision } = updateMessage(table, 0, words);
    const news = updateMessage(resigned, 0, words, { ply, revision });
    expect(news).toMatchObject({ kind: 'update', takenBack: false, since: 4, lines: [], revision: revision + 1 });
    expect('outcome' in news && news.outcome).toEqual(outcomeOf(resigned));
    expect(updateMessage(resigned, 0, words, { ply, revision: revision + 1 })).toMatchObject({ takenBack: false });
    expect(updateMessage(resigned, 0, words, { ply: 2, revision: 2 })).toMatchObject({ takenBack: false, since: 2 });
    expect(updateMessage(table, 0, words).outcome).toBeNull();
    expect(updateMessage(tablesOf().at(-1) as SealedTable, 0, words).outcome).not.toBeNull();
  });

  test('that is taken back makes late whatever was meant before', () => {
    const going = undo(resigned);
    expect([going.verdict, going.played, going.revision]).toEqual([undefined, table.played, table.revision + 2]);
    const [seat = 0] = sealed.activeSeats(stateOf(going));
    for (const { revision } of [table, resigned]) {
      const late = dispatch(going, sealed.botMove(stateOf(going), seat), { seat, ply: 4, revision });
      expect(late).toMatchObject({ refusal: { code: 'stale' } });
      expect(updateMessage(going, 0, words, { ply: 4, revision })).toMatchObject({ takenBack: true });
    }
    const { revision } = going;
    expect(dispatch(going, sealed.botMove(stateOf(going), seat), { seat, ply: 4, revision }).ok).toBe(true);
  });

  test('goes on after a restart with its revision', () => {
    const { record } = playthroughOf(resigned);
    expect(createTable(sealed, { record }).revision).toBe(5);
    expect(createTable(sealed, { record, revision: 9 }).revision).toBe(9);
    expect(() => createTable(sealed, { record, revision: 4 })).toThrow(/from 5/);
  });
});
