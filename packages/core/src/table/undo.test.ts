import { describe, expect, test } from 'vitest';
import { houseBot } from '../bots/index.js';
import '../sealed/index.js';
import { told } from '../../test/told.js';
import { conclude, load, save } from '../records/index.js';
import { sealed } from '../testing/index.js';
import {
  answerTurn,
  createTable,
  dispatch,
  endGame,
  log,
  type MoveMessage,
  outcomeOf,
  playAnswer,
  playBots,
  playthroughOf,
  redo,
  stateOf,
  type Table,
  turnMessage,
  type UpdateMessage,
  undo,
  updateMessage,
} from './index.js';

type SealedTable = Table<typeof sealed>;

const words = { describeEvent: (_: unknown, event: { readonly kind: string }) => told(event.kind) };
const people = (): SealedTable => createTable(sealed, { options: { seats: 2, seed: 'late' } });
const turns = ({ revision, played }: SealedTable): number => revision - played.length;

/** The table after a legal move of the seat that decides. */
function move(table: SealedTable, nth = 0): SealedTable {
  const [seat = 0] = sealed.activeSeats(stateOf(table));
  const legal = sealed.legalMoves(stateOf(table), seat);
  const result = dispatch(table, legal[nth % legal.length], { seat });
  if (!result.ok) throw new Error(result.message);
  return result.table;
}

/** All tables of a game, the opening first. */
function wholeGame(): readonly SealedTable[] {
  const tables = [people()];
  for (let now = people(); sealed.outcome(stateOf(now)) === undefined; tables.push(now)) now = move(now);
  return tables;
}

const stale = { ok: false, refusal: { code: 'stale' } };

describe('the revision of a table', () => {
  test('rises by one with each move, and by more than the moves with each undo and redo', () => {
    const tables = wholeGame();
    for (const [ply, table] of tables.entries()) expect([table.revision, turns(table)]).toEqual([ply, 0]);
    for (const table of tables.slice(1)) {
      const back = undo(table);
      const again = redo(back);
      expect(turns(back)).toBeGreaterThan(turns(table));
      expect(turns(again)).toBeGreaterThan(turns(back));
      expect(again.revision).toBeGreaterThan(back.revision);
      expect(back.revision).toBeGreaterThan(table.revision);
      expect(turns(move(back))).toBe(turns(back));
    }
    expect(undo(people()).revision).toBe(0);
    expect(redo(people()).revision).toBe(0);
  });

  test('rises when a verdict is taken back', () => {
    const { record } = conclude(sealed, playthroughOf(move(people())), 'resign', 0);
    const table = createTable(sealed, { record });
    expect(outcomeOf(undo(table))).toBeUndefined();
    expect(undo(table).revision).toBe(table.revision + 1);
  });

  test('goes on after a restart where the host kept it, and is never below the number of moves', () => {
    const back = undo(move(move(people())));
    const { record } = playthroughOf(back);
    expect(createTable(sealed, { record, revision: back.revision }).revision).toBe(back.revision);
    expect(createTable(sealed, { record }).revision).toBe(1);
    for (const revision of [0, -1, 1.5, Number.NaN])
      expect(() => createTable(sealed, { record, revision })).toThrow(/revision should be a whole number from 1/);
  });
});

describe('an answer after undo', () => {
  test('is refused at every ply of a game, though the ply is the same again', () => {
    let accepted = 0;
    for (const table of wholeGame().slice(0, -1)) {
      const [seat = 0] = sealed.activeSeats(stateOf(table));
      const answer = answerTurn(sealed, houseBot(sealed), turnMessage(table, seat));
      expect(answer.revision).toBe(table.revision);
      expect(playAnswer(table, answer).ok).toBe(true);
      const back = undo(move(table));
      expect(back.played).toHaveLength(answer.ply);
      expect(playAnswer(back, answer)).toMatchObject(stale);
      expect(playAnswer(back, JSON.stringify(answer))).toMatchObject(stale);
      expect(playAnswer(redo(back), answer)).toMatchObject(stale);
      const { revision: _, ...old } = answer;
      if (playAnswer(back, old).ok) accepted++;
    }
    expect(accepted, 'clients that send no revision are judged by the ply').toBeGreaterThan(0);
  });

  test('is refused after another move took the place of the one that was taken back', () => {
    const table = move(move(people()));
    const [seat = 0] = sealed.activeSeats(stateOf(table));
    const answer = answerTurn(sealed, houseBot(sealed), turnMessage(table, seat));
    const other = move(undo(table), 1);
    expect(other.played).toHaveLength(table.played.length);
    expect(playAnswer(other, answer)).toMatchObject(stale);
  });

  test('is refused where only the revision is given', () => {
    const table = move(people());
    const [seat = 0] = sealed.activeSeats(stateOf(table));
    const [legal] = sealed.legalMoves(stateOf(table), seat);
    expect(dispatch(table, legal, { seat, revision: table.revision }).ok).toBe(true);
    expect(dispatch(undo(move(table)), legal, { seat, revision: table.revision })).toMatchObject(stale);
  });

  test('that a secret choice of another overtook is still in time', () => {
    const table = people();
    const { game, ply, revision, view } = updateMessage(table, 1, words);
    const bid: MoveMessage = {
      kind: 'move',
      game,
      ply,
      revision,
      seat: 1,
      move: sealed.encodeMove(sealed.botMove(view, 1)),
    };
    expect(playAnswer(move(table), bid, 1).ok).toBe(true);
    expect(playAnswer(undo(move(table)), bid, 1)).toMatchObject(stale);
  });
});

describe('an update after undo', () => {
  const two = (): SealedTable => move(move(people()));
  const seenOf = ({ ply, revision }: UpdateMessage) => ({ ply, revision });

  test('says that moves were taken back, and tells all from the start', () => {
    const table = two();
    const seen = seenOf(updateMessage(table, 0, words));
    for (const now of [undo(table), move(undo(table), 1), redo(undo(table)), move(move(undo(table)))]) {
      const update = updateMessage(now, 0, words, seen);
      expect(update).toMatchObject({ takenBack: true, since: 0, ply: now.played.length, revision: now.revision });
      expect('lines' in update && update.lines).toEqual(log(now, 0, words));
    }
  });

  test('says so once, and tells only what is new where nothing was taken back', () => {
    const back = undo(two());
    const seen = seenOf(updateMessage(back, 0, words));
    expect(updateMessage(back, 0, words, seen)).toMatchObject({ takenBack: false, since: 1, lines: [] });
    const next = move(back);
    const update = updateMessage(next, 0, words, seen);
    expect(update).toMatchObject({ takenBack: false, since: 1 });
    expect('lines' in update && update.lines).toEqual(log(next, 0, words, 1));
    expect(updateMessage(next, 0, words, 1)).toEqual(update);
  });
});

describe('what a viewer says that it has seen', () => {
  const table = move(move(move(people())));
  const refused = { kind: 'refused', refusal: { code: 'malformed', path: 'since' }, message: /should be/ };

  test('is refused as data where it cannot be', () => {
    const numbers = [-5, 0.5, 4, -0, 1e9, 1e300, Number.NaN, Number.POSITIVE_INFINITY];
    const seen = [...numbers.map((ply) => ({ ply })), {}, { ply: 1, more: 1 }, { ply: '1' }, { ply: 2, revision: 1 }];
    const revisions = [-1, 0.5, 4, Number.NaN, null, '3'].map((revision) => ({ ply: 0, revision }));
    for (const since of [...numbers, ...seen, ...revisions, null, '1', [], { ply: 0, revision: 1 }]) {
      const { message, ...rest } = { ...refused, ...updateMessage(table, 0, words, since) };
      expect(rest).toEqual({ kind: 'refused', refusal: { ...refused.refusal, expected: expect.any(String) } });
      expect(message).toMatch(/should be what a viewer has seen of 3 moves, at revision 3 at most/);
    }
  });

  test('gives lines in order, from every ply of the game', () => {
    for (let since = 0; since <= 3; since++) {
      const update = updateMessage(table, 0, words, since);
      const expected = [1, 2, 3].slice(since);
      expect('lines' in update && update.lines.map(({ ply }) => ply)).toEqual(expected);
      expect(updateMessage(table, 0, words, { ply: since, revision: since })).toEqual(update);
    }
  });

  test('may be more moves than there are, where they were taken back', () => {
    const back = undo(undo(table));
    expect(updateMessage(back, 0, words, { ply: 3, revision: 3 })).toMatchObject({ kind: 'update', takenBack: true });
    expect(updateMessage(back, 0, words, 3)).toMatchObject({ kind: 'refused' });
    expect(updateMessage(back, 0, words, { ply: 0, revision: back.revision })).toMatchObject({ kind: 'refused' });
  });
});

test('bots at the table do not depend on the revision', () => {
  const set = () => createTable(sealed, { options: { seats: 2, seed: 'late' }, seats: { 1: houseBot(sealed) } });
  const played = playBots(move(playBots(set())));
  expect(playBots(redo(undo(played))).played).toEqual(played.played);
});

describe('what was taken back of a sealed deal', () => {
  const sealedPeople = (): SealedTable => createTable(sealed, { options: { seats: 2, seed: 'late', rng: 'sealed' } });
  const codes = ({ takenBack }: SealedTable) =>
    takenBack.map(({ revision, ply, moves, verdict }) => [revision, ply, moves.length, verdict?.by]);

  test('stands in its record, with the revision at which it was', () => {
    const back = undo(move(move(sealedPeople())));
    expect(codes(back)).toEqual([[3, 1, 1, undefined]]);
    const again = redo(back);
    expect(codes(again)).toEqual([
      [3, 1, 1, undefined],
      [4, 1, 0, undefined],
    ]);
    const ended = endGame(again, 'resign', 1);
    if (!ended.ok) throw new Error(ended.message);
    const going = undo(ended.table);
    expect(codes(going).slice(2)).toEqual([[7, 2, 0, 'resign']]);
    const { record } = playthroughOf(going);
    expect(record.takenBack).toEqual(going.takenBack);
    expect(createTable(sealed, { record })).toMatchObject({ revision: 7, takenBack: going.takenBack });
    // A host that says another revision has not told what happened in between.
    expect(codes(createTable(sealed, { record, revision: 9 })).slice(3)).toEqual([[9, 2, 0, undefined]]);
    expect(() => createTable(sealed, { record, revision: 6 })).toThrow('a whole number from 7');
  });

  test('is not kept of other deals, which nobody can check', () => {
    const back = undo(move(people()));
    expect(back.takenBack).toEqual([]);
    expect(playthroughOf(back).record).not.toHaveProperty('takenBack');
  });

  test('has bounds: then nothing more is taken back, or played again', () => {
    let table = move(sealedPeople());
    let turns = 0;
    for (let next = undo(table); next !== table; next = redo(undo(table))) {
      if (table.played.length === 0) break;
      table = next.played.length === 0 ? redo(next) : next;
      turns++;
    }
    expect(turns).toBeGreaterThan(3000);
    expect(turns).toBeLessThan(3400);
    expect(load(sealed, JSON.stringify(save(sealed, playthroughOf(table)))).ok).toBe(true);
  });
});
