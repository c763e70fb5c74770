import {
  type CardId,
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  type Letter,
  type Options,
  type SeatMove,
  TILES,
  type TileId,
} from '../src/index.js';
import { ask, isLetter, type Script, Table, turnUp } from './by-hand.js';
import { around, type Place } from './printed-tokens.js';

// The two kinds of games on a table kept by hand: what is asked when, and what the answers do.

const HUMAN = 0;
const HAL = 1;

/** HAL-24: what an urbanization card gives alone. */
const BOTH = ['resource', 'tile'] as const;

type Act = Extract<SeatMove, { kind: 'exploit' | 'urbanize' | 'construct' }>;

/** HAL-24 to HAL-27. */
function* exploit(table: Table, seat: number, card: CardId, take: 'resource' | 'tile' | null): Script {
  if (isLetter(card)) yield* table.gain(seat, { resource: 0, tile: 0, point: 0, [take ?? 'tile']: 1 });
  else yield* table.produce(seat, table.showing(card)[1]);
  yield* table.arrows(seat, 'exploit');
  table.discard.add(card);
}

/** HAL-29 to HAL-35. */
function* urbanize(table: Table, seat: number, letter: Letter, tile: TileId): Script {
  const site: Place = yield* table.found(seat, letter, tile, seat);
  for (const place of around(site)) {
    const stack = table.city.get(place);
    if (stack !== undefined) yield* table.produce(seat, stack);
  }
  yield* table.arrows(seat, 'urbanize');
  table.discard.add(letter);
}

/** HAL-36 to HAL-43: the card is kept after the bonuses. */
function* construct(table: Table, index: number, card: TileId, tile: TileId): Script {
  const seat = table.seat(index);
  table.stack(index, card, tile);
  seat.points -= Math.max(0, TILES[card].number - TILES[tile].number);
  if (TILES[card].colour !== TILES[tile].colour) {
    seat.resources--;
    seat.supply++;
  }
  yield* table.arrows(index, 'construct');
  seat.tableau.add(card);
}

/** HAL-20: all that a hand and a stash allow against Hal. */
function acts(table: Table): readonly Act[] {
  const { hand, tiles, resources } = table.seat(HUMAN);
  return [...hand].flatMap((card): readonly Act[] => {
    const alone = (isLetter(card) ? BOTH : [null]).map((take) => ({ kind: 'exploit', card, take }) as const);
    const built = [...tiles].flatMap((tile): readonly Act[] => {
      if (isLetter(card)) return resources > 0 ? [{ kind: 'urbanize', card, tile }] : [];
      return table.lacks(HUMAN, card, tile) ? [] : [{ kind: 'construct', card, tile }];
    });
    return [...alone, ...built];
  });
}

/** HAL-54: the card that Hal uses. */
function* used(table: Table, card: CardId): Script<CardId> {
  if (table.options.level === 'normal' || !isLetter(card)) return card;
  const drawn = yield* table.card('expert-card', HAL);
  const worth = (letter: Letter) => table.floorsAround(table.tokens.get(letter) ?? '0 0');
  const better = !isLetter(drawn) || worth(drawn) > worth(card);
  table.discard.add(better ? card : drawn);
  return better ? drawn : card;
}

/** HAL-45 to HAL-53; what the end of the game is, if he cannot build (HAL-58). */
function* halTurn(table: Table, given: CardId): Script<string | null> {
  yield* ask('hal', [HAL], [{ kind: 'hal-turn' }]);
  if (table.supply === 0) {
    table.discard.add(given);
    return null;
  }
  const card = yield* used(table, given);
  const tile = yield* table.tile('hal-tile', HAL);
  const hal = table.seat(HAL);
  if (isLetter(card)) {
    const site = yield* table.found(HAL, card, tile, HUMAN);
    hal.points += table.floorsAround(site);
    table.discard.add(card);
    return null;
  }
  const [, { tiles, owner }] = table.showing(card);
  if (hal.resources + (owner === HAL ? tiles.length : 0) < tiles.length + 1) {
    table.discard.add(card);
    return 'hal-cannot-build';
  }
  table.stack(HAL, card, tile);
  hal.tableau.add(card);
  if (table.options.halPaysForLowerNumber === 'down-to-zero')
    hal.points -= Math.min(hal.points, Math.max(0, TILES[card].number - TILES[tile].number));
  return null;
}

/** HAL-19: which card Hal gets; a blind gift stays face down, unless it is the last of the deck and so can be no other. */
function* gift(table: Table, asksForLast: () => boolean): Script {
  const { hand } = table.seat(HUMAN);
  const blind = table.options.giftToHal === 'blind';
  for (let i = 0; i < (blind ? 2 : 3); i++) hand.add(yield* table.card('card', HUMAN));
  if (!blind) {
    const { card } = yield* ask(
      'give',
      [HUMAN],
      [...hand].map((each) => ({ kind: 'give', card: each }) as const),
    );
    hand.delete(card);
    table.halCard = card;
    return;
  }
  const [last] = table.deck;
  table.halCard = 'face-down';
  if (table.deck.size > 1 || last === undefined) return;
  table.halCard = last;
  if (asksForLast()) yield* table.card('hal-card', HAL);
  else yield* table.drawn(last);
}

/** A game against Hal; `asksForLast` tells whether the host asks which card the only one of a deck is. */
function* against(table: Table, asksForLast: () => boolean): Script {
  const [human, hal] = [table.seat(HUMAN), table.seat(HAL)];
  Object.assign(hal, { resources: 25, supply: 0 });
  yield* table.setUp();
  Object.assign(human, { resources: 6, supply: 19, points: 6 });
  for (let i = 0; i < 6; i++) human.tiles.add(yield* table.tile('tile', HUMAN));
  for (; table.ending === null; table.round += table.ending === null ? 1 : 0) {
    yield* gift(table, asksForLast);
    const move = yield* ask('act', [HUMAN], acts(table));
    human.hand.delete(move.card);
    if (move.kind === 'exploit') yield* exploit(table, HUMAN, move.card, move.take);
    else if (move.kind === 'urbanize') yield* urbanize(table, HUMAN, move.card, move.tile);
    else yield* construct(table, HUMAN, move.card, move.tile);
    table.settlePlaced([human]);
    if (table.halCard === 'face-down') table.halCard = yield* table.card('hal-card', HAL);
    table.ending = yield* halTurn(table, table.halCard ?? 'a');
    table.halCard = null;
    for (const card of human.hand) table.discard.add(card);
    human.hand.clear();
    if (table.ending !== null) return;
    if (table.supply === 0) table.ending = 'tiles-exhausted';
    else if (table.placed) table.ending = 'human-resources-placed';
    else if (hal.resources === 0) table.ending = 'hal-resources-exhausted';
  }
}

/** The seats in turn order. */
const order = ({ seats, first }: Table): readonly number[] => seats.map((_, i) => (first + i) % seats.length);

/** What every seat gets from its neighbour to the right. */
const fromTheRight = <T>(all: readonly T[]): readonly T[] => [...all.slice(-1), ...all.slice(0, -1)];

/** HAL-71: three characters for each seat. */
function* characters(table: Table): Script {
  const left = new Set(CHARACTER_IDS);
  if (table.options.characters === 'starter') {
    const sets = new Set([1, 2, 3, 4, 5, 6]);
    for (const index of order(table)) {
      const { set } = yield* turnUp(
        [...sets].map((each) => ({ kind: 'starter-set', set: each }) as const),
        index,
      );
      sets.delete(set);
      table.seat(index).characters = CHARACTER_IDS.filter((id) => CHARACTERS[id].starterSet === set);
    }
    return;
  }
  let dealt: readonly CharacterId[][] = table.seats.map(() => []);
  for (const index of order(table))
    for (let i = 0; i < 4; i++) {
      const { character } = yield* turnUp(
        [...left].map((each) => ({ kind: 'character', character: each }) as const),
        index,
      );
      left.delete(character);
      dealt[index]?.push(character);
    }
  for (let pick = 0; pick < 3; pick++) {
    const asked = new Set(table.seats.keys());
    const kept = new Map<number, CharacterId>();
    while (asked.size > 0) {
      const moves = [...asked].flatMap((seat) =>
        (dealt[seat] ?? []).map((character) => ({ kind: 'draft', seat, character }) as const),
      );
      const { seat, character } = yield* ask('draft', [...asked], moves);
      asked.delete(seat);
      kept.set(seat, character);
    }
    for (const [i, seat] of table.seats.entries())
      seat.characters = [...seat.characters, kept.get(i) ?? 'character-01'];
    dealt = fromTheRight(dealt.map((each, i) => each.filter((id) => id !== kept.get(i))));
  }
}

/** HAL-75 and HAL-76: new hands in turn order, then any card with any tile or none. */
function* commitments(table: Table): Script {
  for (const index of order(table)) {
    const seat = table.seat(index);
    while (seat.newHands > 0) {
      const both = [true, false].map((use) => ({ kind: 'new-hand', use }) as const);
      if (!(yield* ask('new-hand', [index], both)).use) break;
      seat.newHands--;
      for (const card of seat.hand) table.discard.add(card);
      seat.hand.clear();
      for (let i = 0; i < 4; i++) seat.hand.add(yield* table.card('card', index));
    }
  }
  const asked = new Set(table.seats.keys());
  while (asked.size > 0) {
    const moves = [...asked].flatMap((seat) => {
      const { hand, tiles } = table.seat(seat);
      return [...hand].flatMap((card) =>
        [null, ...tiles].map((tile) => ({ kind: 'commit', seat, card, tile }) as const),
      );
    });
    const { seat, card, tile } = yield* ask('commit', [...asked], moves);
    asked.delete(seat);
    table.seat(seat).committed = { card, tile };
  }
}

/** HAL-85: with what the seat has by now, or else the card alone. */
function* resolve(table: Table, index: number): Script {
  const seat = table.seat(index);
  const { card, tile } = seat.committed ?? { card: 'a', tile: null };
  seat.committed = null;
  seat.hand.delete(card);
  if (tile !== null && isLetter(card) && seat.resources > 0) yield* urbanize(table, index, card, tile);
  else if (tile !== null && !isLetter(card) && !table.lacks(index, card, tile))
    yield* construct(table, index, card, tile);
  else if (isLetter(card)) {
    const both = BOTH.map((item) => ({ kind: 'take', item }) as const);
    yield* exploit(table, index, card, (yield* ask('take', [index], both)).item);
  } else yield* exploit(table, index, card, null);
}

/** A game of two to five players. */
function* versus(table: Table): Script {
  const { seats } = table;
  yield* table.setUp();
  table.first = (yield* turnUp([...seats.keys()].map((player) => ({ kind: 'first-player', player }) as const))).player;
  yield* characters(table);
  for (const index of order(table)) {
    table.seat(index).newHands = 2;
    for (const id of table.seat(index).characters) yield* table.gain(index, CHARACTERS[id].start);
  }
  for (const index of order(table))
    for (let i = 0; i < 4; i++) table.seat(index).hand.add(yield* table.card('card', index));
  for (;;) {
    yield* commitments(table);
    for (const index of order(table)) {
      yield* resolve(table, index);
      table.settlePlaced(seats);
    }
    if (table.emptied > 1) table.ending = 'tiles-exhausted';
    else if (table.placed) table.ending = 'resources-placed';
    if (table.ending !== null) return;
    const passed = fromTheRight(seats.map(({ hand }) => [...hand]));
    for (const [i, { hand }] of seats.entries()) {
      hand.clear();
      for (const card of passed[i] ?? []) hand.add(card);
    }
    table.first = (table.first + 1) % seats.length;
    // HAL-74: the new first player draws first.
    for (const index of order(table)) table.seat(index).hand.add(yield* table.card('card', index));
    table.round++;
  }
}

const RESOURCES = [25, 20, 18, 16];

/** A table for a game with these options, and what happens at it. */
export function begin(
  options: Options,
  asksForLast: () => boolean,
): { readonly table: Table; readonly script: Script } {
  if (options.mode === 'solo') {
    const table = new Table(options, 2, 25);
    return { table, script: against(table, asksForLast) };
  }
  const table = new Table(options, options.players, RESOURCES[options.players - 2] ?? 25);
  return { table, script: versus(table) };
}
