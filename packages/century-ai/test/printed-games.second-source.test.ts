import { type AleaRng, drawInt, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { centuryAi, type State } from '../src/index.js';
import { type Ending, game, ranking } from './printed-game.js';
import { middle } from './printed-middle.js';
import { numbers, playBeside, Tally, VARIANTS } from './printed-play.js';
import { laid, sum, Table } from './printed-table.js';
import { edited } from './scene.js';

const TASTES = { stay: 0.5, market: 3, port: 9, pass: 0.3 };

/** CENT-118: a seat sees its own orders and the number of the others', any of which may still be in the pile for all it knows. */
function compareViews(state: State, table: Table): void {
  for (const viewer of table.players) {
    const view = centuryAi.view(state, viewer);
    const open = (seat: number): boolean => table.solo || seat === viewer;
    const hidden = table.sides.flatMap(({ orders }, seat) => (open(seat) ? [] : orders));
    expect(view.seats.map(({ orders }) => orders)).toEqual(
      table.sides.map(({ orders }, seat) => (open(seat) ? orders : orders.map(() => 'hidden'))),
    );
    expect([...view.unseen].sort()).toEqual([...table.unseen, ...hidden].sort());
  }
}

/** CENT-92 to CENT-96: the score sheets and the places. */
function compareOutcomes(state: State, ending: Ending): void {
  const table = new Table(state);
  const sheets = table.sides.map((_, seat) => table.score(seat));
  const places = ranking(table, ending);
  const { scores = [], ranks, winners, ending: theirs } = centuryAi.outcome(state) ?? {};
  const where = positionText(centuryAi, state);
  expect(theirs, where).toBe(ending);
  expect(
    scores.map(({ categories }) => categories),
    where,
  ).toEqual(sheets);
  expect(
    scores.map(({ total }) => total),
    where,
  ).toEqual(sheets.map((sheet) => sum(Object.values(sheet))));
  expect(ranks, where).toEqual(sheets.map((_, seat) => places.indexOf(seat) + 1));
  expect(winners, where).toEqual(places.slice(0, 1));
}

/** The same end with so few points that several seats have as many. */
const levelled = (state: State, rng: AleaRng): State =>
  edited(state, (draft) => {
    draft.outposts = draft.outposts.map(() => []);
    for (const side of draft.seats)
      Object.assign(side, { orders: [], bonuses: [], cargo: [drawInt(rng, 3), drawInt(rng, 2), drawInt(rng, 2), 0] });
  });

test.each(Object.keys(VARIANTS))(
  'CENT-30, CENT-31, CENT-72, CENT-90, CENT-91, CENT-92, CENT-93, CENT-94, CENT-95, CENT-96, CENT-110, CENT-113, CENT-114, CENT-117, CENT-118, CENT-119: whole games kept by hand, %s',
  (name) => {
    const seen = new Tally();
    for (const number of numbers(name)) {
      const [seed, options] = [`printed games ${number}`, VARIANTS[name] ?? {}];
      const [rng, whole] = [seedRng(seed), number % 3 === 0];
      const first = whole
        ? centuryAi.newGame({ ...options, roundLimit: 20, seed })
        : middle(options, seed, { orders: 3 });
      const table = new Table(first);
      const asking = game(table, whole ? 'draft' : 'turn');
      const { state, result } = playBeside(
        first,
        (moment) => (moment.state === first ? { table, asking } : undefined),
        rng,
        {
          tastes: TASTES,
          watch: (moment) => {
            if (moment.last === 'port') compareViews(moment.state, table);
          },
        },
      );
      if (result === undefined) throw new Error(`by hand the game goes on after ${positionText(centuryAi, state)}`);
      expect(laid(state, state.seats)).toEqual(laid(table, table.sides));
      seen.see(result);
      compareOutcomes(state, result);
      for (let i = 0; i < 4; i++) compareOutcomes(levelled(state, rng), result);
    }
    seen.expect(['fourth-order', 'round-limit']);
  },
);

test('CENT-111, CENT-112: 2 to 4 seats begin on the published map with the published tiles, and with nothing in their holds', () => {
  for (const players of [2, 3, 4]) {
    const state = centuryAi.newGame({ mode: 'versus', players, seed: `printed setup ${players}` });
    const columns = [-2, -1, 0, 1, 2].map((q) => state.map.hexes.slice(0, 20).filter((hex) => hex.startsWith(`${q},`)));
    expect(columns.map(({ length }) => length)).toEqual([2, 5, 6, 5, 2]);
    expect(state.map.hexes.slice(20)).toEqual(['-2,2', '2,0', '2,3', '-2,5']);
    expect(new Table(state).markets).toHaveLength(20);
    const abilities = ['cargo', 'extra-move', 'harvest-red', 'upgrade'].flatMap((tile) =>
      Array(4).fill(`bonus-${tile}`),
    );
    expect([...state.bonusLeft].sort()).toEqual([...abilities, ...[3, 4, 5, 6].map((vp) => `bonus-vp-${vp}`)]);
    expect(state.outposts.flat()).toEqual([]);
    expect(state.seats.map(({ boat, cargo, orders, bonuses }) => [boat, sum(cargo), orders, bonuses])).toEqual(
      Array(players).fill([null, 0, [], []]),
    );
  }
});
