import ts from 'typescript';
import { expect, test } from 'vitest';
import { textOf } from './text.js';

const CORE = `declare module '@wonders/core' {
  export type Frozen<T> = { readonly [K in keyof T]: Frozen<T[K]> };
  export interface BaseDraft { readonly game: string; readonly viewer: null; rng: object | null; pending: object[] }
}`;

/** What is written for a game whose drafts have these keys, without spaces. */
function written(keys: string, ofView = ''): string {
  const files: Readonly<Record<string, string>> = {
    '/core.d.ts': CORE,
    '/state.ts': `import type { BaseDraft, Frozen } from '@wonders/core';
      export interface Decision { readonly kind: string }
      export interface Player { points: number; readonly cards: readonly string[] }
      export interface Draft extends BaseDraft { pending: Decision[]; ${keys} }
      export interface State extends Frozen<Draft> {}
      export interface View extends Omit<State, 'viewer'> { readonly viewer: number; ${ofView} }`,
  };
  const options = { strict: true, types: [], lib: ['lib.es5.d.ts'] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) => {
    const text = files[name];
    return text === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, text, version);
  };
  host.fileExists = (name) => name in files;
  const program = ts.createProgram(Object.keys(files), options, host);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile('/state.ts') as ts.SourceFile) as ts.Symbol;
  return textOf(checker, module, '/generated.ts').replaceAll(/\s+/g, ' ');
}

test('a key of a draft is copied, checked and owned, behind those of every draft', () => {
  const text = written('round: number; deck: string[]; best: 1 | null;');
  expect(text).toContain(
    "'pending': copyList(state.pending), 'round': state.round, 'deck': copyList(state.deck), 'best': state.best, }",
  );
  expect(text).toContain(
    "typeof state.round === 'number' && Array.isArray(state.deck) && (state.best === null || typeof state.best === 'number');",
  );
  expect(text).toContain(
    "'pending': v.pending.map(ownDecision), 'round': v.round, 'deck': v.deck.slice(), 'best': v.best, }",
  );
});

test('a draft shares what cannot change, and a view shares nothing', () => {
  const text = written('hands: readonly (readonly string[])[]; players: Player[]; last: Player | null;');
  expect(text).toContain(
    "'hands': state.hands, 'players': state.players.map(clonePlayer), 'last': state.last === null ? null : clonePlayer(state.last),",
  );
  expect(text).toContain("'hands': v.hands.map((each) => ([...each])), 'players': v.players.map(ownPlayer),");
  expect(text).toContain(
    "const clonePlayer = (from: Frozen<Player>): Player => ({ 'points': from.points, 'cards': from.cards, });",
  );
  // What stands in a readonly list can change nonetheless.
  expect(written('players: readonly Player[];')).toContain("'players': state.players.map(clonePlayer)");
});

test('a view has what it says of a key itself', () => {
  const text = written('bids: (Player | null)[];', "readonly bids: readonly (Player | 'hidden' | null)[];");
  expect(text).toContain("v.bids.map((each) => (each === null || typeof each === 'string' ? each : ownPlayer(each)))");
});

test('the general copy takes one of several objects, which a draft cannot change', () => {
  const text = written("move: { readonly kind: 'a' } | { readonly kind: 'b' };");
  expect(text).toContain("'move': state.move,");
  expect(text).toContain("'move': copy(v.move),");
  expect(() => written("move: { kind: 'a' } | { kind: 'b' };")).toThrow(
    'state.move: a draft cannot change one of several objects',
  );
});
