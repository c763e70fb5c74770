import type { AnyGame, MoveOf, StateOf } from '@wonders/core';
import type { Found } from './reading.js';

/** The name by which a package exports its game: `century-ai` exports `centuryAi`. */
export const gameNameOf = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the case is about: a move that is tried. */
export interface Tried {
  readonly code: string;
  /** The code of its refusal; `undefined` where it is legal. */
  readonly refusal: string | undefined;
}

const list = (codes: readonly string[]): string => codes.map((code) => `    ${JSON.stringify(code)},\n`).join('');

/** A case for vitest: a scene that leads to the position, and what holds there. */
export function testCase(
  { playable: { game, name }, states, moves, options }: Found,
  ply: number,
  tried: Tried | undefined,
): string {
  const value = gameNameOf(name);
  const state = states[ply] as StateOf<AnyGame>;
  const scene =
    options === undefined
      ? `const scene = () => JSON.parse(${JSON.stringify(JSON.stringify(state))});\n`
      : `const scene = () =>\n  play(\n    ${value}.newGame(${JSON.stringify(options)}),\n${list(codes(game, moves.slice(0, ply)))}  );\n`;
  const holds =
    tried?.refusal === undefined
      ? `test('the move is legal', () => {\n  expect(legal(scene())).toContain(${JSON.stringify(tried?.code ?? codes(game, game.legalMoves(state))[0] ?? '')});\n});\n`
      : `test('the move is refused', () => {\n  expect(refusal(scene(), ${JSON.stringify(tried.code)})).toBe(${JSON.stringify(tried.refusal)});\n});\n`;
  const tools = [...(options === undefined ? [] : ['play']), tried?.refusal === undefined ? 'legal' : 'refusal'];
  return `import { testTable } from '@wonders/core/testing';
import { ${value} } from '@wonders/${name}';
import { expect, test } from 'vitest';

const { ${tools.join(', ')} } = testTable(${value});

/** The position after ${ply} moves. */
${scene}
${holds}`;
}

const codes = (game: AnyGame, moves: readonly MoveOf<AnyGame>[]): readonly string[] =>
  moves.map((move) => game.encodeMove(move));
