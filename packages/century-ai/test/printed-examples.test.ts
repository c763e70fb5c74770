import { describe, expect, test } from 'vitest';
import { centuryAi } from '../src/index.js';
import { Table } from './printed-table.js';
import { type Asking, actions, docking, harvest, limits, market, sailing } from './printed-turn.js';
import { START } from './scene.js';

// The second source itself: situations whose answer can be told from the rulebook.

/** The boats and holds of some seats on the start of the worked examples. */
function laidOut(boats: readonly string[], cargos: readonly (readonly number[])[]): Table {
  const seats = boats.map(() => ({ cargo: 'Y', boat: '0,4' as const }));
  const start = { ...START, seats };
  const versus = { mode: 'versus', players: boats.length, seaTiles: 'included', start } as const;
  const table = new Table(centuryAi.newGame(boats.length === 1 ? { start } : versus));
  for (const [seat, boat] of boats.entries())
    Object.assign(table.side(seat), { boat: table.place(boat), cargo: [...(cargos[seat] ?? [0, 0, 0, 0])] });
  return table;
}

/** Answers the questions of a part in turn; tells the moves of the question that stays open. */
function answer(asking: Asking<unknown>, ...moves: readonly string[]): readonly string[] {
  let asked = asking.next();
  for (const move of moves) {
    if (asked.done) throw new Error(`nobody asks for ${move}`);
    expect(asked.value.moves).toContain(move);
    asked = asking.next(move);
  }
  return asked.done ? [] : asked.value.moves;
}

const cargos = (table: Table): readonly (readonly number[])[] => table.sides.map(({ cargo }) => cargo);

describe('movement', () => {
  test('CENT-36: a cube on every tile that is left, the first one free (example 2)', () => {
    const table = laidOut(['0,4'], [[3, 1, 0, 0]]);
    answer(sailing(table, 0), 'sail 1,3 -', 'sail 2,2 yellow', 'sail 2,1 red', 'dock');
    expect(table.side(0).cargo).toEqual([2, 0, 0, 0]);
    expect(['1,3', '2,2', '0,4', '2,1'].map((hex) => table.loose[table.place(hex)])).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('CENT-37, CENT-40: there, back and there again, where a cube left on the way is collected (example 25)', () => {
    const table = laidOut(['0,4'], [[2, 0, 0, 0]]);
    answer(sailing(table, 0), 'sail 1,3 -', 'sail 0,4 yellow', 'sail 1,3 yellow', 'dock');
    answer(docking(table, 0));
    expect([table.side(0).cargo, table.loose[table.place('0,4')]]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  test('CENT-63: with two extra moves three steps are free (example 26)', () => {
    const table = laidOut(['0,4', '0,0'], [[0, 0, 0, 0]]);
    table.side(0).bonuses = ['bonus-extra-move', 'bonus-extra-move'];
    expect(answer(sailing(table, 0), 'sail 1,3 -', 'sail 2,2 -', 'sail 2,1 -')).toEqual(['dock']);
  });

  test('CENT-38, CENT-42: who cannot pay two boats has to sail on; who can pays each a cube (example 23)', () => {
    const poor = answer(sailing(laidOut(['0,4', '1,3', '1,3'], [[1, 0, 0, 0]]), 0), 'sail 1,3 -');
    expect(poor).toContain('sail 0,4 yellow');
    expect(poor).not.toContain('dock');
    const none = laidOut(['0,4', '1,3', '1,3'], []);
    expect(answer(sailing(none, 0))).not.toContain('sail 1,3 -');
    const table = laidOut(['0,4', '1,3', '1,3'], [[1, 1, 0, 0]]);
    table.lay(table.place('1,3'), [0, 0, 1, 0]);
    answer(sailing(table, 0), 'sail 1,3 -', 'dock');
    expect(answer(docking(table, 0), 'pay-toll red', 'pay-toll yellow')).toEqual(['collect', 'leave']);
    expect(cargos(table)).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  test('CENT-38: nobody is paid on ports and sea tiles', () => {
    for (const hex of ['2,0', '2,-1']) {
      const table = laidOut([hex === '2,0' ? '2,1' : '2,0', hex], []);
      expect(answer(sailing(table, 0), `sail ${hex} -`)).toEqual(['dock']);
      expect(answer(docking(table, 0))).toEqual([]);
    }
  });
});

describe('actions', () => {
  test('CENT-47, CENT-115: what an outpost costs (examples 7 and 24)', () => {
    const ways = (seats: number, cargo: readonly number[], ...owners: readonly number[]) => {
      const table = laidOut(Array(seats).fill('1,4'), [cargo]);
      table.outposts[table.place('1,4')] = [...owners];
      return actions(table, 0).filter((move) => move.startsWith('market'));
    };
    expect(ways(1, [3, 1, 0, 0], 1)).toEqual(['market YR', 'market YY']);
    expect(ways(1, [1, 0, 0, 0], 1)).toEqual([]);
    expect(ways(2, [2, 0, 0, 0], 1)).toEqual(['market YY']);
    expect(ways(3, [2, 0, 0, 0], 1, 2)).toEqual(['market YY']);
    expect(ways(3, [2, 0, 0, 0], 1)).toEqual(['market Y']);
  });

  test('CENT-50: a seat with two upgrade tiles may raise one cube twice', () => {
    const table = laidOut(['0,4', '0,0'], [[1, 0, 0, 0]]);
    table.side(0).bonuses = ['bonus-upgrade', 'bonus-upgrade'];
    answer(market(table, 0, '-'), 'upgrade yellow', 'upgrade red');
    expect(table.side(0).cargo).toEqual([0, 0, 1, 0]);
  });

  test('CENT-65, CENT-66: two tiles bring two red cubes, and two cargo tiles make the hold 16 (example 26)', () => {
    const table = laidOut(['0,4', '0,0'], [[12, 2, 0, 0]]);
    table.side(0).bonuses = ['bonus-cargo', 'bonus-cargo', 'bonus-harvest-red', 'bonus-harvest-red'];
    harvest(table, 0);
    expect(table.side(0).cargo).toEqual([14, 4, 0, 0]);
    answer(limits(table, 0), 'discard yellow', 'discard yellow');
    expect(table.side(0).cargo).toEqual([12, 4, 0, 0]);
  });

  test('CENT-92: rows of 2, 1, 3 and 1 are worth 4, with one empty column (example 9)', () => {
    const table = laidOut(['0,4'], []);
    const hexes = ['-2,2', '-2,3', '0,0', '-2,5', '-1,5', '0,1', '-1,2'];
    for (const hex of hexes) table.outposts[table.place(hex)] = [0];
    expect([table.rows(0), table.columns(0), table.score(0).board]).toEqual([[2, 1, 3, 1], 1, 4]);
  });
});

test('CENT-122: first the seat whose turn it was discards, then the one that toll has filled (example 27)', () => {
  const table = laidOut(
    ['0,4', '1,3', '0,0'],
    [
      [12, 0, 0, 0],
      [10, 0, 0, 0],
      [10, 0, 0, 0],
    ],
  );
  answer(sailing(table, 0), 'sail 1,3 -', 'dock');
  answer(docking(table, 0), 'pay-toll yellow');
  expect(answer(limits(table, 0), 'discard yellow', 'discard yellow')).toEqual([]);
  expect(cargos(table)).toEqual([
    [10, 0, 0, 0],
    [10, 0, 0, 0],
    [10, 0, 0, 0],
  ]);
});
