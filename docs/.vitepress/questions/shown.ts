/// <reference types="vite/client" />
import type { AnyGame, Seat, StateOf } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import type { Pack } from '../../questions/pack.js';
import { type Replayed, wentBy } from '../../questions/pack.js';
import type { Answer } from '../../questions/query.js';
import { gameNameOf, testCase } from '../explorer/test-case.js';
import { fragmentFor } from '../playground/address.js';
import type { Playable } from '../playground/games.js';

const files = import.meta.glob<string>('../../questions/*.json', { query: '?url', import: 'default' });

/** The positions of a game that can be asked for. */
export async function packOf(game: string): Promise<Pack> {
  const address = await files[`../../questions/${game}.json`]?.();
  const answer = address === undefined ? undefined : await fetch(address);
  if (!answer?.ok) throw new Error('The positions of this game could not be loaded. Reload the page to try again.');
  return (await answer.json()) as Pack;
}

/** A position that answers a question, to be drawn and taken away. */
export interface Shown {
  readonly says: string;
  readonly svg: string;
  /** Its place in the explorer and in Play here, behind the names of these pages. */
  readonly fragment: string;
  /** A test of it, and code that reads it. */
  test(): string;
  code(): string;
}

/** The shape of a little board, before it is made small. */
const LITTLE = { width: 880, height: 660 };

/** The games that have been played again, by their places in the pack. */
const replayed = new WeakMap<object, Replayed>();

export async function show(playable: Playable, { mined, ply }: Answer, theme: 'light' | 'dark'): Promise<Shown> {
  const { game, name, drawBoard, describePrompt } = playable;
  const whole = replayed.get(mined) ?? wentBy(game, mined.save);
  replayed.set(mined, whole);
  const { options, moves, states } = whole;
  const state = states[ply] as StateOf<AnyGame>;
  const seat: Seat = game.activeSeats(state)[0] ?? 0;
  const view = game.view(state, seat);
  const prompt = game.promptOf(view, seat);
  const record = { game: game.id, options, moves: moves.slice(0, ply) };
  return {
    says: prompt === undefined ? '' : describePrompt(view, prompt),
    svg: drawBoard(view, { theme, box: LITTLE, seat, moves: game.legalMoves(view, seat), still: true }),
    fragment: await fragmentFor(game, { record, state }),
    test: () => testCase({ playable, options, moves, states, view: undefined }, ply, undefined),
    code: () => codeOfPosition(name, positionText(game, state)),
  };
}

const codeOfPosition = (name: string, line: string): string =>
  `import { readPosition } from '@wonders/core/records';
import { ${gameNameOf(name)} as game } from '@wonders/${name}';
import { describeMove } from '@wonders/${name}/words';

const read = readPosition(game, ${JSON.stringify(line)});
if (read.ok) for (const move of game.legalMoves(read.state)) console.log(describeMove(read.state, move));
`;
