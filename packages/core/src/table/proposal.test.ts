import { describe, expect, test } from 'vitest';
import { sealed } from '../testing/index.js';
import {
  answerUndo,
  createTable,
  dispatch,
  endGame,
  handSeat,
  type Proposed,
  proposeUndo,
  stateOf,
  type Table,
  undo,
} from './index.js';

type SealedTable = Table<typeof sealed>;

function moved(table: SealedTable, times = 1): SealedTable {
  if (times === 0) return table;
  const [seat = 0] = sealed.activeSeats(stateOf(table));
  const result = dispatch(table, sealed.botMove(stateOf(table), seat), { seat });
  if (!result.ok) throw new Error(result.message);
  return moved(result.table, times - 1);
}

function proposed(result: Proposed<typeof sealed>) {
  if (!result.ok) throw new Error(result.message);
  return result;
}

const three = (): SealedTable => createTable(sealed, { options: { seats: 3, seed: 'undo' } });
const moversOf = ({ played }: SealedTable) => played.map(({ seat }) => seat);

test('undo takes back the last move of a seat, and all that followed', () => {
  const table = moved(three(), 3);
  expect(moversOf(table)).toEqual([0, 1, 2]);
  for (const seat of [0, 1, 2]) expect(moversOf(undo(table, seat))).toEqual([0, 1, 2].slice(0, seat));
  expect(undo(moved(three()), 1).played).toHaveLength(1);
});

describe('a proposal to undo', () => {
  test('takes moves back once all persons have agreed', () => {
    const table = moved(three(), 2);
    const { table: same, proposal } = proposed(proposeUndo(table, 0));
    expect(same).toBe(table);
    expect(proposal).toEqual({ seat: 0, revision: 2, agreed: [0] });
    if (proposal === undefined) return;
    const second = proposed(answerUndo(table, proposal, 2, true));
    expect(second).toEqual({ ok: true, table, proposal: { ...proposal, agreed: [0, 2] } });
    const twice = proposed(answerUndo(table, second.proposal ?? proposal, 2, true));
    expect(twice.proposal?.agreed, 'nobody agrees for another').toEqual([0, 2]);
    const last = proposed(answerUndo(table, second.proposal ?? proposal, 1, true));
    expect(last).toEqual({ ok: true, table: undo(table, 0), proposal: undefined });
    expect(last.table.played).toHaveLength(0);
  });

  test('is gone when one person does not agree, and lapses with the next change of the table', () => {
    const table = moved(three(), 2);
    const { proposal } = proposed(proposeUndo(table, 1));
    if (proposal === undefined) throw new Error('nothing is proposed');
    expect(proposed(answerUndo(table, proposal, 0, false))).toEqual({ ok: true, table, proposal: undefined });
    const ended = endGame(table, 'host');
    for (const now of [moved(table), undo(table), ...(ended.ok ? [ended.table] : [])])
      expect(answerUndo(now, proposal, 0, true)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });

  test('asks nobody where one person plays, and never a bot', () => {
    const table = moved(three(), 1);
    const alone = handSeat(handSeat(table, 1, 'script'), 2, 'script');
    expect(proposed(proposeUndo(alone, 0)).table.played).toHaveLength(0);
    for (const seat of [1, 2, 7, -1])
      expect(proposeUndo(alone, seat)).toMatchObject({ ok: false, refusal: { code: 'not-your-turn', active: [0] } });
    expect(proposed(proposeUndo(table, 2))).toEqual({ ok: true, table, proposal: undefined });
  });

  test('brings a game back that a person has given up', () => {
    const ended = endGame(moved(three(), 2), 'resign', 1);
    if (!ended.ok) throw new Error(ended.message);
    const { proposal } = proposed(proposeUndo(ended.table, 1));
    if (proposal === undefined) throw new Error('nothing is proposed');
    const { proposal: then = proposal } = proposed(answerUndo(ended.table, proposal, 0, true));
    const { table } = proposed(answerUndo(ended.table, then, 2, true));
    expect([table.verdict, table.played.length]).toEqual([undefined, 2]);
  });
});
