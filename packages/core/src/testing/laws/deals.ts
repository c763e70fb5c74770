import type { AnyGame, MoveOf, OptionsOf, ViewOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import type { OptionField } from '../../contract/options.js';
import type { Seat } from '../../contract/position.js';
import type { Verdict } from '../../contract/verdict.js';
import { load } from '../../records/load.js';
import { save } from '../../records/save.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { commitment, verifyDeal } from '../../sealed/commit.js';
import { type Seen, verifySeen } from '../../sealed/seen.js';
import { endGame, outcomeOf } from '../../table/ending.js';
import { positionOf } from '../../table/position.js';
import { handSeat } from '../../table/seats.js';
import { createTable, dispatch, playBots, playthroughOf } from '../../table/table.js';
import { redo, undo } from '../../table/undo.js';
import { stateOf, type Table } from '../../table/value.js';
import { named } from './named.js';
import { anyValue, type OptionContract } from './options.js';
import { anyOf } from './random.js';
import { fail, same } from './same.js';
import { alike, begun, keyOf, seeded, type Variant } from './values.js';

/**
 * Checks that players can verify the deals of a game: a commitment holds for no other options, and what a table showed is what its record
 * tells, though moves were taken back and a verdict ended it. Nobody is handed hidden cards that another person could compute. Import `@wonders/core/sealed` first.
 *
 * @param test - How the runner names a test and runs it.
 * @example
 * ```ts
 * import '@wonders/core/sealed';
 * import { dealLaws, sealed } from '@wonders/core/testing';
 * const variants = [{ name: 'two seats', options: { seats: 2 } as const }];
 * dealLaws(sealed, { variants }, (_, run) => run());
 * ```
 * @category Testing
 */
export function dealLaws<G extends AnyGame>(
  game: G,
  { variants }: Pick<OptionContract<G>, 'variants'>,
  test: (title: string, run: () => void) => void,
): void {
  test(`${game.id}: a commitment to a deal holds for no other options`, () => {
    named(`${game.id}: deals`, () => {
      for (const { options } of variants) checkCommitted(game, options, seedRng('committed'));
    });
  });
  test(`${game.id}: no second person sits down at hidden cards that alea has dealt`, () => {
    for (const variant of variants) named(`${game.id}, ${variant.name}: deals`, () => checkSeated(game, variant));
  });
  test(`${game.id}: what a table showed is what its record tells, whatever was taken back`, () => {
    for (const { name, options } of variants.filter((_, i) => i % Math.ceil(variants.length / TABLES) === 0))
      named(`${game.id}, ${name}: deals`, () => checkSeen(game, options, seedRng(`seen ${name}`)));
  });
}

/** How many other values of an option are tried against a commitment. */
const TRIES = 4;

/**
 * A host that has learned the seed could deal again by another value of an option, or by another order of a list. So whatever changes the
 * game of a seed changes its commitment.
 */
function checkCommitted<G extends AnyGame>(game: G, options: Variant<G>['options'], rng: Rng): void {
  const given = { ...seeded(options, 'a seed that is committed'), chance: 'sampled' } as OptionsOf<G>;
  const told = commitment(game, given);
  const begins = JSON.stringify(begun(game, given));
  const wrong = (other: OptionsOf<G>) => verifyDeal(game, { options: { ...other, rng: 'sealed' } }, told);
  same(wrong(given), undefined, 'what verifyDeal says of the options that were committed');
  for (const [name, value] of game.options.fields.flatMap((field) => othersOf(field, given, rng))) {
    const other = { ...given, [name]: value } as OptionsOf<G>;
    const state = begun(game, other);
    if (state === undefined || JSON.stringify(state) === begins || wrong(other) !== undefined) continue;
    fail(
      `${keyOf(name, value)} deals another game from the same seed, and verifyDeal takes it for the one that was committed`,
    );
  }
}

/** A value with all its lists from the end to the beginning. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned).reverse();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turned(part)]));
}

/** Other values of an option: some that its field permits, and its lists and tables the other way round. */
function othersOf(field: OptionField, given: object, rng: Rng): readonly (readonly [name: string, value: unknown])[] {
  const { name } = field;
  if (name === 'rng') return [];
  const now = (given as Readonly<Record<string, unknown>>)[name] ?? field.initial;
  const drawn = field.kind === 'table' ? [] : Array.from({ length: TRIES }, () => anyValue(field, rng));
  return [...drawn, turned(now)]
    .filter((value) => value !== undefined && !alike(value, now))
    .map((value) => [name, value]);
}

/** A table with hidden cards that was dealt by alea takes no second person unasked, and neither does what is loaded of it. */
function checkSeated<G extends AnyGame>(game: G, { options }: Variant<G>): void {
  const { rng: _, ...given } = seeded(options, 'a seed that nobody knows');
  const dealt = given as unknown as OptionsOf<G>;
  if (given.chance === 'manual' || !game.secret(dealt)) return;
  const kept = load(game, save(game, playthroughOf(createTable(game, { options: dealt, others: 'script' }))));
  if (!kept.ok) fail(kept.issue.message);
  const { record } = kept.playthrough;
  const [dealtNow, dealtBefore] = [{ options: dealt }, { options: dealt, record }];
  for (const from of [dealtNow, dealtBefore]) {
    const table = createTable(game, { ...from, others: 'script' });
    const free = table.players.flatMap((player, seat) => (player === 'human' ? [] : [seat]));
    for (const seat of free.filter((each) => game.seats(table.opening)[each]?.role === 'player')) {
      const taken = wasTaken(table, seat);
      if (taken && table.options.rng !== 'sealed')
        fail(`seat ${seat} is handed to a second person, though the cards were dealt by alea`);
    }
  }
}

/** Whether a person could take a seat. */
function wasTaken<G extends AnyGame>(table: Table<G>, seat: Seat): boolean {
  try {
    handSeat(table, seat, 'human');
    return true;
  } catch (error) {
    if (error instanceof RangeError && error.message.includes("rng: 'sealed'")) return false;
    throw error;
  }
}

/** How many variants are played at a table. */
const TABLES = 8;

/** How many changes are made to a table. */
const CHANGES = 30;

/** A change of a table: mostly a move, and all that a host may do besides. */
function changed<G extends AnyGame>(table: Table<G>, rng: Rng): Table<G> {
  const { game, players, revision } = table;
  const what = drawInt(rng, 12);
  if (what === 0) return undo(table);
  if (what === 1) return redo(table);
  if (what === 2) {
    const ended = endGame(table, 'resign', drawInt(rng, players.length));
    return ended.ok ? ended.table : undo(table);
  }
  if (what === 3) {
    const loaded = load(game, JSON.stringify(save(game, playthroughOf(table))));
    if (!loaded.ok) fail(`a save of the table is refused: ${loaded.issue.message}`);
    const { record } = loaded.playthrough;
    const again = createTable(game, { record, seats: Object.fromEntries(players.entries()) });
    same(again.revision, revision, 'the revision of the table, from its record');
    return again;
  }
  if (outcomeOf(table) !== undefined) return undo(table);
  const seat = anyOf(rng, game.activeSeats(stateOf(table)));
  const move: MoveOf<G> = anyOf(rng, game.legalMoves(stateOf(table), seat));
  const played = dispatch(table, move, { seat });
  if (!played.ok) fail(played.message);
  return playBots(played.table);
}

/** A host that plays fair is believed, and one that shows another game, or hides what it has taken back, is not. */
function checkSeen<G extends AnyGame>(game: G, options: Variant<G>['options'], rng: Rng): void {
  const given = { ...seeded(options, 'a seed that nobody knows'), chance: 'sampled', rng: 'sealed' } as OptionsOf<G>;
  let table = playBots(createTable(game, { options: given }));
  const seen: Seen<ViewOf<G>>[] = [];
  for (let i = 0; i < CHANGES; i++) {
    for (const viewer of [...table.players.keys(), 'spectator' as const]) {
      const { revision, view } = positionOf(table, viewer);
      seen.push({ revision, view: JSON.parse(JSON.stringify(view)) });
    }
    table = changed(table, rng);
  }
  const ended = endGame(table, 'host');
  if (ended.ok) table = ended.table;
  const kept = save(game, playthroughOf(table));
  const loaded = load(game, JSON.stringify(kept));
  if (!loaded.ok) fail(`the save is refused: ${loaded.issue.message}`);
  const { record } = loaded.playthrough;
  same(verifyDeal(game, record, commitment(game, given)), undefined, 'what verifyDeal says of an honest host');
  same(verifySeen(game, record, seen), undefined, 'what verifySeen says of an honest host');
  const other = seen.find(({ view }) => !alike(view, seen[0]?.view) && view.viewer === seen[0]?.view.viewer);
  if (other !== undefined && verifySeen(game, record, [{ ...other, revision: seen[0]?.revision ?? 0 }]) === undefined)
    fail('verifySeen takes the view of one revision for that of another');
  const { verdict, takenBack: _, ...rest } = kept;
  const winners: readonly Verdict[] = verdict === undefined ? [] : [{ ...verdict, by: 'resign', seat: 0 }];
  for (const forged of [...winners.map((each) => ({ ...kept, verdict: each })), { ...rest, verdict }])
    if (load(game, JSON.stringify(forged)).ok && !alike(forged, kept))
      fail('load takes a save whose verdict or whose taken moves are not those that its digest covers');
}
