import { describe, expect, test } from 'vitest';
import {
  checkHouse,
  facesThatDo,
  longFiles,
  MOST_LINES,
  ROOMS,
  strayFiles,
  strayImports,
  strayTests,
} from './rooms.js';

const rulebook = 'Each player has a city; the deck lies beside the military track.';

/** A game in its rooms. */
const files: Readonly<Record<string, string>> = {
  'src/index.ts': "export { newGame } from './game.js';\n",
  'src/game.ts': "import { moves } from './moves.js';\nimport { words } from './words/index.js';\n",
  'src/words/index.ts': "import { script } from '../opponent/script.js';\n",
  'src/moves.ts': "import { script } from './opponent/script.js';\n",
  'src/opponent/index.ts': "import { houseMove } from './house.js';\n",
  'src/opponent/script.ts': "import { price } from '../costs.js';\n",
  'src/opponent/house.ts': "import { moves } from '../moves.js';\nimport { script } from './script.js';\n",
  'src/costs.ts': "import type { Draft } from './state.js';\n",
  'src/state.ts': "import type { City } from './table/city.js';\nimport { CARDS } from './components/cards.js';\n",
  'src/table/city.ts': "import type { Draft } from '../state.js';\n",
  'src/table/military-track.ts': '\n',
  'src/components/cards.ts': '\n',
  'src/moves.test.ts': "import { scene } from '../test/scene.js';\n",
  'src/moves.chains.test.ts': '\n',
  'src/words/words.test.ts': '\n',
  'src/opponent.test.ts': '\n',
  'test/scene.ts': '\n',
  'test/golden.test.ts': '\n',
  'bench/variants.ts': '\n',
  'tsup.config.ts': '\n',
};
const house = { id: 'a-game', files, rulebook };
const withFiles = (more: Readonly<Record<string, string>>) => ({ ...house, files: { ...files, ...more } });

test('a game in its rooms', () => {
  expect(checkHouse(house)).toEqual([]);
});

describe('files outside the rooms', () => {
  test.each(Object.keys(ROOMS))('%s under another name', (room) => {
    expect(strayFiles(withFiles({ [`src/${room}-rules.ts`]: '' }))).toEqual([
      `src/${room}-rules.ts: ${room}-rules is no room`,
    ]);
  });

  test('names from the prototype of objects are no rooms', () => {
    expect(strayFiles(withFiles({ 'src/constructor.ts': '' }))).toEqual(['src/constructor.ts: constructor is no room']);
  });

  test('a folder that is no room', () => {
    expect(strayFiles(withFiles({ 'src/utils/city.ts': '' }))).toEqual(['src/utils/city.ts: utils is no room']);
  });

  test('scaffolding of tests in src', () => {
    expect(strayFiles(withFiles({ 'src/scene.testing.ts': '' }))).toEqual(['src/scene.testing.ts: scene is no room']);
  });

  test('a room that is a file and a folder', () => {
    expect(strayFiles(withFiles({ 'src/moves/index.ts': '' }))).toEqual([
      'src/moves/index.ts: moves is a file and a folder',
    ]);
  });

  test('a folder without an index', () => {
    expect(strayFiles(withFiles({ 'src/board/cards.ts': '' }))).toEqual([
      'src/board/cards.ts: src/board/index.ts is missing',
    ]);
  });

  test('on the table lies what the rulebook knows', () => {
    expect(strayFiles(withFiles({ 'src/table/decks.ts': '' }))).toEqual([]);
    expect(strayFiles(withFiles({ 'src/table/helpers.ts': '' }))).toEqual([
      'src/table/helpers.ts: the rules know no helpers',
    ]);
  });

  test('folders beside src', () => {
    expect(strayFiles(withFiles({ 'scripts/make.ts': '' }))).toEqual([
      'scripts/make.ts: beside src there are test, golden, bench',
    ]);
  });

  test('tests among the benches', () => {
    expect(strayFiles(withFiles({ 'bench/speed.test.ts': '' }))).toEqual([
      'bench/speed.test.ts: tests stand in src or test',
    ]);
  });
});

test('tests stand beside what they test', () => {
  expect(strayTests(withFiles({ 'src/versus.test.ts': '', 'src/table/moves.test.ts': '' }).files)).toEqual([
    'src/versus.test.ts stands beside nothing that it could test; tests of whole games belong in test/',
    'src/table/moves.test.ts stands beside nothing that it could test; tests of whole games belong in test/',
  ]);
});

describe('imports', () => {
  test('up the floors', () => {
    const { 'src/costs.ts': costs } = files;
    expect(strayImports(withFiles({ 'src/costs.ts': `${costs}export * from './game.js';\n` }))).toEqual([
      'src/costs.ts imports src/game.ts: game comes after costs',
    ]);
  });

  test('of types count as well', () => {
    expect(
      strayImports(withFiles({ 'src/components/cards.ts': "import type { Draft } from '../state.js';\n" })),
    ).toEqual(['src/components/cards.ts imports src/state.ts: state comes after components']);
  });

  test('in a circle of two rooms', () => {
    expect(strayImports(withFiles({ 'src/costs.ts': "import { moves } from './moves.js';\n" }))).toEqual([
      'src: a circle of imports: opponent/script <- costs <- moves <- opponent/script',
    ]);
  });

  test('in a circle through the state', () => {
    expect(
      strayImports(
        withFiles({ 'src/options.ts': "import './state.js';\n", 'src/state.ts': "import './options.js';\n" }),
      ),
    ).toEqual(['src: a circle of imports: state <- options <- state']);
  });

  test('of what builds scenes for tests', () => {
    expect(strayImports(withFiles({ 'src/costs.ts': "import { scene } from '../test/scene.js';\n" }))).toEqual([
      'src/costs.ts imports test/scene.ts: sources import sources only',
    ]);
  });
});

test('a file of code is read at one sitting', () => {
  const long = '\n'.repeat(MOST_LINES + 1);
  expect(longFiles({ 'src/play.ts': long, 'src/play.test.ts': long, 'src/game.ts': '\n'.repeat(MOST_LINES) })).toEqual([
    'src/play.ts has 301 lines; 300 are the most',
  ]);
});

test('the public face hands on and does nothing else', () => {
  expect(
    facesThatDo({ ...files, 'src/index.ts': "export * from './game.js';\nexport const more = 1;\n" }),
  ).toHaveLength(1);
  expect(facesThatDo({})).toEqual(['src/index.ts is missing']);
});
