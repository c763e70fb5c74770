/** What a client may receive, recomputed from the record of the game. */
import assert from 'node:assert/strict';
import { draw, type Seat, seedRng } from '@wonders/core';
import { eventsSince, log, stateOf, type Table, type UpdateMessage } from '@wonders/core/table';
import { eightWonders as game, type State } from '@wonders/eight-wonders';
import * as words from '@wonders/eight-wonders/words';

/** What no client may receive: the seed, the key of the generator, the tokens of others. */
export function secretsOf(table: Table<typeof game>, tokens: readonly string[]): readonly string[] {
  const { rng } = table.opening;
  const seed = String(table.options.seed);
  assert(seed.length > 30 && rng?.c === undefined && rng?.key.length === 64);
  return ['"rng":{', '"seed":', seed, rng.key, ...tokens];
}

export const found = (text: string, secrets: readonly string[]): readonly string[] =>
  secrets.filter((secret) => text.includes(secret));

/** The same position with other cards in the hands that a seat does not see. */
export function disguised(state: State, seat: Seat): State {
  const rng = seedRng(`disguise ${state.ply}`);
  draw(rng);
  return game.determinize(game.view(state, seat), rng);
}

const cards = (hand: readonly number[] | undefined): number => (hand ?? []).reduce((sum, count) => sum + count, 0);

/** An update is what the game shows that seat, byte for byte, and stays the same whatever is hidden from the seat. */
export function checkUpdate(table: Table<typeof game>, seat: Seat, update: UpdateMessage, seen: number): number {
  const state = stateOf(table, update.ply);
  const then = { ...table, played: table.played.slice(0, update.ply) };
  const view = game.view(disguised(state, seat), seat);
  const expected = {
    kind: 'update',
    game: game.id,
    rules: game.rules,
    viewer: seat,
    ply: update.ply,
    revision: update.ply,
    view,
    moves: game.legalMoves(view),
    prompt: game.promptOf(view) ?? null,
    notices: game.notices(view),
    outcome: game.outcome(state) ?? null,
    since: seen,
    takenBack: false,
    events: eventsSince(then, seat, seen),
    lines: log(then, seat, words, seen),
  };
  const { room, ...told } = update as UpdateMessage & { readonly room: object };
  assert.equal(JSON.stringify(told), JSON.stringify(expected));
  // Without a clock, a proposal or a free seat, the room says who sits where.
  const players = table.players.map(() => 'person');
  assert.deepEqual(room, { players, undo: null, clock: null, next: null });
  let hidden = 0;
  for (const [other, hand] of state.hands.entries()) {
    if (other === seat) continue;
    const told = (update.view as ReturnType<typeof game.view>).hands[other];
    const shown = state.shown[other] ?? [];
    for (const [type, count] of (told ?? []).entries())
      assert(count <= (shown[type] ?? 0), 'of the hand of another seat only open cards are sent');
    hidden += cards(hand) - cards(shown);
  }
  return hidden;
}
