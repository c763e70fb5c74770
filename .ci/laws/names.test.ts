/**
 * Every text uses the names of the option `names`: it calls nobody by a default name. What is told to the viewer of a seat calls that seat
 * *you*, and what is told to everybody calls nobody so.
 */

import { expect, test } from 'vitest';
import {
  type AnyGame,
  CHANCE,
  draw,
  type MoveOf,
  type StateOf,
  seedRng,
  type ViewOf,
} from '../../packages/core/src/index.js';
import type { AnyWords } from '../../packages/core/src/words/index.js';
import { type FoundGame, games, type Variant, variantsOf } from '../lib/games.js';
import { fewOf } from '../runs.js';

type Options = Variant['options'];

/** The texts of a game that stand in its entries `words` and `board`. */
interface Texts extends AnyWords {
  drawText(view: ViewOf<AnyGame>): string;
  drawBoard(view: ViewOf<AnyGame>): string;
}

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus'];

async function casesOf(found: FoundGame) {
  const { game, manifest } = found;
  const texts: Texts = { ...(await manifest.load.words()), ...(await manifest.load.board()) };
  return variantsOf(found).map((variant) => ({ ...variant, id: game.id, game, texts }));
}

const cases = (await Promise.all((await games()).map(casesOf))).flat();

/** A text, and the seat to which it is told; `null` where it is told to everybody. */
type Said = readonly [what: string, text: string, reader: number | null];

/** The sentences of a game for a move, for a refusal, and for the choice of a bot. */
function* choices(
  game: AnyGame,
  texts: Texts,
  state: StateOf<AnyGame>,
  move: MoveOf<AnyGame>,
  strays: readonly unknown[],
): Generator<Said> {
  yield ['the move', game.describeMove(state, move), null];
  for (const stray of strays) {
    const refusal = game.check(state, stray);
    if (refusal !== undefined) yield [`the refusal ${refusal.code}`, game.describeRefusal(refusal, state), null];
  }
  const [seat = CHANCE] = game.activeSeats(state);
  if (seat === CHANCE) return;
  const { headline, reasons, steps } = texts.describeExplanation(state, game.explainBotMove(state, seat));
  for (const text of [headline, ...reasons.map(({ text: said }) => said)]) yield ['the explanation', text, null];
  for (const { line } of steps) yield ['the explanation', line, null];
}

/** The sentences of a game for the whole table, from each side. */
function* tables(game: AnyGame, texts: Texts, state: StateOf<AnyGame>): Generator<Said> {
  for (const position of [state, game.view(state, 'spectator'), game.view(state, 0), game.view(state, 1)]) {
    const { viewer } = position;
    const reader = typeof viewer === 'number' && game.seats(state)[viewer]?.role === 'player' ? viewer : null;
    for (const { heading, lines } of texts.describePosition(position))
      for (const line of [heading, ...lines]) yield ['the position', line, reader];
    if (viewer === null) continue;
    for (const line of texts.drawText(position).split('\n')) yield ['the text board', line, reader];
    for (const [, line = ''] of texts.drawBoard(position).matchAll(/>([^<>]+)<\/t/g)) yield ['the board', line, reader];
  }
}

/** All that is said in one random game; of the table and of bots only now and then, the seldomer the longer it lasts. */
function* said(game: AnyGame, texts: Texts, options: Options): Generator<Said> {
  const rng = seedRng(`named ${options['seed']}`);
  const random = () => draw(rng);
  let state = game.newGame(options);
  let before: readonly unknown[] = [];
  while (state.pending.length > 0) {
    const move = game.fast.randomMove(state, random);
    if (random() < 1 / (40 + state.ply / 20)) {
      yield* choices(game, texts, state, move, before);
      yield* tables(game, texts, state);
    }
    before = [...game.legalMoves(state).slice(0, 4), move];
    const { state: next, events } = game.transition(state, move);
    for (const event of events) yield [`the event ${event.kind}`, texts.describeEvent(next, event)?.text ?? '', null];
    state = next;
  }
  yield* tables(game, texts, state);
}

test.each(fewOf(cases, 6))(
  '$id, $name: players are told by the names that they were given',
  ({ game, texts, options }) => {
    const unnamed = game.newGame({ ...options, seed: 'unnamed' });
    const players = game
      .seats(unnamed)
      .filter(({ role }) => role === 'player')
      .map(({ name }) => name);
    const names = NAMES.slice(0, game.seats(unnamed).length);
    const you = '[Yy]ou(rs?|rself)?';
    const inNames = players.filter((name) => name.toLowerCase() !== 'you');
    const [toAll, toOne] = [[you, ...inNames], inNames].map(
      (each) => new RegExp(`\\b(${each.join('|') || '(?!)'})\\b`),
    ) as [RegExp, RegExp];
    const found = new Map<string, string>();
    const told = new Set<string>();
    for (let i = 0; i < Math.max(1, Number(process.env['RUNS']) / 1000); i++)
      for (const [what, text, reader] of said(game, texts, { ...options, seed: `named ${i}`, names })) {
        for (const name of names) if (text.includes(name)) told.add(name);
        const own = reader === null ? undefined : names[reader];
        if ((own === undefined ? toAll : toOne).test(text) || (own !== undefined && text.includes(own)))
          found.set(`${what}: ${text.replace(/\d+/g, '0')}`, text);
      }
    expect([...found.values()]).toEqual([]);
    expect(told.size).toBe(players.length);
  },
);
