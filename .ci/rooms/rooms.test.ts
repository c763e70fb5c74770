import { describe, expect, test } from 'vitest';
import { EXPORTS, exportsOf, sentencesOfBots, strayExports } from './exports.js';
import { MOST_LINES, ROOMS } from './house.js';
import {
  checkCore,
  checkHouse,
  checkSmall,
  facesThatDo,
  longFiles,
  strayFiles,
  strayImports,
  strayTests,
} from './rooms.js';

const rulebook = 'Each player has a city; the deck lies beside the military track.';

/** Every room with the names that it exports. */
const named = Object.fromEntries(
  Object.entries(EXPORTS).map(([room, { names, together = [] }]) => {
    const dir = Object.keys(EXPORTS).some((other) => other.startsWith(`${room}/`)) ? `${room}/index` : room;
    const path = room.startsWith('test/') ? `${room}.ts` : `src/${dir}.ts`;
    return [path, `export const [${[...names, ...together].join(', ')}] = [];\n`];
  }),
);

/** A game in its rooms. */
const files: Readonly<Record<string, string>> = {
  ...named,
  'src/index.ts': "export { newGame } from './game.js';\n",
  'src/game.ts': `${named['src/game.ts']}import { moves } from './moves.js';\nimport { words } from './words/index.js';\n`,
  'src/words/index.ts': `${named['src/words/index.ts']}import { script } from '../script.js';\n`,
  'src/moves.ts': `${named['src/moves.ts']}import { script } from './script.js';\n`,
  'src/script.ts': `${named['src/script.ts']}import { price } from './costs.js';\nimport type { Reason } from './reasons.js';\n`,
  'src/house/index.ts': `${named['src/house/index.ts']}import { houseMove } from './move.js';\nimport '../script.js';\n`,
  'src/house/move.ts': `${named['src/house/move.ts']}import { moves } from '../moves.js';\n`,
  'src/costs.ts': "import type { Draft } from './state/index.js';\n",
  'src/state/index.ts': `${named['src/state/index.ts']}import '../components/cards.js';\n`,
  'src/table/city.ts': "import type { Draft } from '../state/index.js';\n",
  'src/table/military-track.ts': "import { city } from './city.js';\n",
  'src/components/cards.ts': '\n',
  'src/moves.test.ts': "import { scene } from '../test/scene.js';\n",
  'src/moves.chains.test.ts': '\n',
  'src/words/words.test.ts': '\n',
  'src/house/house.test.ts': '\n',
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

  test('a script that nothing speaks for', () => {
    const { 'src/script.ts': _, ...others } = files;
    expect(strayFiles({ ...house, files: { ...others, 'src/script/scales.ts': '' } })).toEqual([
      'src/script/scales.ts: src/script/index.ts is missing',
    ]);
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
    expect(strayFiles(withFiles({ 'src/costs/cards.ts': '' }))).toEqual([
      'src/costs/cards.ts: costs is a file and a folder',
    ]);
    const { 'src/board/index.ts': _, ...others } = files;
    expect(strayFiles({ ...house, files: others })).toContain('src/board/table.ts: src/board/index.ts is missing');
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

  test('of sentences by bots', () => {
    expect(strayImports(withFiles({ 'src/house/move.ts': "import '../words/index.js';\n" }))).toEqual([
      'src/house/move.ts imports src/words/index.ts: words comes after house',
    ]);
  });

  test('of the house bot by the rules', () => {
    const { 'src/moves.ts': moves } = files;
    expect(strayImports(withFiles({ 'src/moves.ts': `${moves}import './house/index.js';\n` }))).toEqual([
      'src/moves.ts imports src/house/index.ts: house comes after moves',
    ]);
  });

  test('of the rules of moves by the script, which they ask', () => {
    const { 'src/script.ts': script } = files;
    expect(strayImports(withFiles({ 'src/script.ts': `${script}import './moves.js';\n` }))).toEqual([
      'src: a circle of imports: moves <- script <- moves',
    ]);
  });

  test('of types count as well', () => {
    expect(
      strayImports(withFiles({ 'src/components/cards.ts': "import type { Draft } from '../state/index.js';\n" })),
    ).toEqual(['src/components/cards.ts imports src/state/index.ts: state comes after components']);
  });

  test('in a circle of two rooms', () => {
    expect(strayImports(withFiles({ 'src/costs.ts': "import { moves } from './moves.js';\n" }))).toEqual([
      'src: a circle of imports: moves <- script <- costs <- moves',
    ]);
  });

  test('in a circle of the state and the table', () => {
    const { 'src/state/index.ts': state } = files;
    expect(strayImports(withFiles({ 'src/state/index.ts': `${state}import '../table/military-track.js';\n` }))).toEqual(
      ['src: a circle of imports: state <- table <- state'],
    );
  });

  test('in a circle through the state', () => {
    expect(
      strayImports(
        withFiles({
          'src/options.ts': "import './state/index.js';\n",
          'src/state/index.ts': "import '../options.js';\n",
        }),
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

describe('names that rooms export', () => {
  const without = (file: string, name: string) => ({ ...files, [file]: (files[file] ?? '').replace(name, `${name}s`) });

  test.each([
    ['src/state/index.ts', 'PHASES'],
    ['src/state/index.ts', 'SCRIPT_SEAT'],
    ['src/options.ts', 'Options'],
    ['src/reasons.ts', 'Reasons'],
    ['src/words/index.ts', 'describeExplanation'],
    ['src/game.ts', 'applyMove'],
    ['test/scene.ts', 'refused'],
  ])('%s without %s', (file, name) => {
    expect(strayExports(without(file, name))).toContain(`${file} exports no ${name}, as it does in every game`);
  });

  test('a game may have no script', () => {
    const names = ['PLAYER_SEAT', 'SCRIPT_SEAT', 'isSolo', 'isScript'];
    const state = names.reduce((text, name) => text.replace(`, ${name}`, ''), files['src/state/index.ts'] ?? '');
    const { 'src/script.ts': _, ...others } = files;
    expect(strayExports({ ...others, 'src/state/index.ts': state })).toEqual([]);
  });

  test('a file that is not there', () => {
    const { 'src/words/reasons.ts': _, ...others } = files;
    expect(strayExports(others)).toEqual(['src/words/reasons.ts is missing: it exports reasons in every game']);
  });

  test('a further language exports what English does', () => {
    const italian = {
      ...files,
      'src/words/it/index.ts': files['src/words/index.ts']?.replace('describeEvent', 'x') ?? '',
    };
    expect(strayExports(italian)).toEqual(['src/words/it/index.ts exports no describeEvent, as English does']);
  });

  test('the version of the rules outside of state, and another spelling', () => {
    const play = `${files['src/play.ts']}const RULES = 2;\nexport type Color = 'red';\n`;
    expect(strayExports({ ...files, 'src/play.ts': play })).toEqual([
      'src/play.ts has RULES: it stands in state',
      'src/play.ts exports Color: we write colour',
    ]);
  });

  test('exports are followed from file to file', () => {
    const handed = {
      'src/a.ts': "export * from './b.js';\nexport { x as y } from './c.js';\nexport * as all from './c.js';\n",
      'src/b.ts':
        'export const { one, two: [three] } = f();\nexport interface Four {}\nexport function five() {}\nconst six = 6;\n',
    };
    expect([...exportsOf('src/a.ts', handed)]).toEqual(['one', 'three', 'Four', 'five', 'y', 'all']);
  });
});

describe('the house of core', () => {
  const core = (files: Readonly<Record<string, string>>) =>
    checkCore({
      id: 'core',
      files: { 'src/index.ts': "export { a } from './engine/a.js';\n", 'src/engine/a.ts': '', ...files },
    });

  test('is in order', () => {
    const position = 'export type Seat = number;\nexport const CHANCE = -1;\n';
    const a = "import { type Seat } from '../contract/position.js';\nexport const a: Seat = 0;\n";
    expect(core({ 'src/contract/position.ts': position, 'src/engine/a.ts': a })).toEqual([]);
  });

  test.each([
    ['a loose file', { 'src/stuck.ts': '' }, 'src/stuck.ts: stuck is no room'],
    [
      'an import up the floors',
      { 'src/rng/rng.ts': "import '../engine/a.js';\n" },
      'src/rng/rng.ts imports src/engine/a.ts: engine comes after rng',
    ],
    [
      'two files that import each other',
      { 'src/engine/a.ts': "import './b.js';\n", 'src/engine/b.ts': "import type { A } from './a.js';\n" },
      'a circle of files: src/engine/a.ts <- src/engine/b.ts <- src/engine/a.ts',
    ],
    [
      'a deed in the contract',
      { 'src/contract/seats.ts': 'export const first = () => 0;\n' },
      'src/contract/seats.ts: the contract has types and numbers, and does nothing',
    ],
  ])('%s', (_, files, problem) => {
    expect(core(files)).toEqual([problem]);
  });
});

describe('sentences among the bots', () => {
  const said = (code: string) => sentencesOfBots({ 'src/house/move.ts': code });

  test.each([
    "const why = 'the best card';",
    'const why = `${n} points`;',
    'f(`take ${card}, which costs ${n} coins`);',
  ])('%s', (code) => {
    expect(said(code).length).toBeGreaterThan(0);
  });

  test.each([
    "const why = { key: 'best-card', values: { n } };",
    'throw new RangeError(`there is no level ${level}`);',
    "draft.rng = seedRng('what turns up');",
    "import { a } from './a b.js';",
    '// A comment with words.',
    'const key = `card-${n}`;',
  ])('but not %s', (code) => {
    expect(said(code)).toEqual([]);
  });

  test('other rooms may have them', () => {
    expect(sentencesOfBots({ 'src/words/reasons.ts': "const why = 'the best card';" })).toEqual([]);
  });
});

describe('a game in one file', () => {
  const files = { 'src/index.ts': 'export const game = 1;\n' };

  test('has no rooms, and its face does everything', () => {
    expect(checkSmall({ id: 'small', files, rulebook: 'cards' })).toEqual([]);
    expect(checkHouse({ id: 'small', files, rulebook: 'cards' })).toContain(
      'src/index.ts: the public face hands on what others export, and does nothing else',
    );
  });

  test('moves parts into rooms, and nowhere else', () => {
    const more = { ...files, 'src/scoring.ts': 'export const points = 1;\n', 'src/utils.ts': 'export const x = 1;\n' };
    expect(checkSmall({ id: 'small', files: more, rulebook: 'cards' })).toEqual(['src/utils.ts: utils is no room']);
  });
});
