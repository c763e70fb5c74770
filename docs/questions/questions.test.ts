import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { games } from '../../.ci/lib/games.js';
import { root } from '../../.ci/lib/packages.js';
import { STRICTLY } from '../../.ci/lib/strictly.js';
import { DEEP, MORE } from '../../.ci/runs.js';
import { gameNameOf } from '../.vitepress/explorer/test-case.js';
import { faultsOf, fileOf, readPack } from './generate.js';
import type { Pack } from './pack.js';
import { type Answer, answersTo, choicesOf, codeOf, suggestionsIn, termsIn, withFact, written } from './query.js';

/** All packs together have no more bytes. */
const MOST = 3_000_000;

const packs = await Promise.all(
  (await games()).map(async ({ game, manifest, pkg }) => ({
    id: pkg.id,
    game,
    words: await manifest.load.words(),
    pack: readPack(pkg.id),
  })),
);

const placesOf = (answers: readonly Answer[]): readonly string[] =>
  answers.map(({ mined, ply }) => `${mined.n}/${ply}`);
const ask = (pack: Pack, question: string): readonly Answer[] => answersTo(pack, termsIn(question, pack));

/** A question for all that is so in a position, and for a line that is said of it. */
function everythingOf({ lines }: Pack, { mined, ply, facts }: Answer): string {
  const [, , told = []] = mined.at.find(([each]) => each === ply) ?? [];
  const line = lines[told[0] ?? -1] ?? '';
  return [...facts.map(([key, value]) => written(key, value)), `"${line.replaceAll('"', '')}"`].join(' ');
}

/** The plies at which code finds something in its first game. */
function found(pack: Pack, question: string, answer: Answer): readonly number[] {
  const code = codeOf(pack, termsIn(question, pack), answer, gameNameOf(pack.game));
  const { n } = answer.mined;
  const contents = code.replace(/n < \d+/, `n < ${n + 1}`);
  expect(contents).not.toBe(code);
  const { outputFiles = [] } = buildSync({
    stdin: { contents, resolveDir: `${root}/docs`, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    conditions: ['@wonders/source'],
    logLevel: 'silent',
  });
  const program = outputFiles[0]?.text ?? '';
  const printed = execFileSync(process.execPath, ['--input-type=module'], { input: program, encoding: 'utf8' });
  return [...printed.matchAll(/^game \d+ after (\d+) moves/gm)].map(([, ply]) => Number(ply));
}

test('the packs together are small', () => {
  const sizes = packs.map(({ id }) => statSync(fileOf(id)).size);
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(MOST);
});

describe.each(packs)('the positions of $id', ({ id, game, words, pack }) => {
  test('come about by the rules of today, and what is told of them holds', () => {
    const [first, last] = [pack.games[0], pack.games.at(-1)];
    const sample = pack.games.filter((mined) => DEEP || mined === last || (MORE && mined === first));
    for (const mined of sample) expect(faultsOf(game, words, pack, mined)).toEqual([]);
  });

  test('show every way for the game to end, every question and every kind of move, some of them several times', () => {
    const all = answersTo(pack, []);
    expect(all.length).toBeGreaterThan(200);
    for (const [key, value] of pack.facts)
      expect(ask(pack, written(key, value)).length, `${key}:${value}`).toBeGreaterThan(0);
    for (const question of suggestionsIn(pack)) expect(ask(pack, question).length).toBeGreaterThan(0);
  });

  // The code plays a game in a process of its own.
  test.runIf(MORE)('are found by the code of a question, too', () => {
    const [fullest] = pack.games.filter(({ bot }) => bot === 'house').sort((a, b) => b.at.length - a.at.length);
    const own = answersTo(pack, []).filter(({ mined }) => mined === fullest);
    const answer = own[own.length >> 1] as Answer;
    const everything = everythingOf(pack, answer);
    expect(placesOf(ask(pack, everything))).toContain(`${answer.mined.n}/${answer.ply}`);
    expect(found(pack, everything, answer)).toContain(answer.ply);
    const asks = answer.facts.flatMap(([key, value]) => (key === 'asks' ? [written(key, value)] : [])).join('');
    const answers = ask(pack, asks).flatMap(({ mined, ply }) => (mined === fullest ? [ply] : []));
    expect(answers.length).toBeLessThan(own.length);
    const kept = own.map(({ ply }) => ply);
    expect(found(pack, asks, answer).filter((ply) => kept.includes(ply))).toEqual(answers);
  });

  test(`the code for ${id} is short`, () => {
    const [question = ''] = suggestionsIn(pack);
    const [answer] = ask(pack, question);
    const code = codeOf(pack, termsIn(question, pack), answer as Answer, gameNameOf(id));
    expect(code.split('\n').length).toBeLessThan(25);
  });
});

test.runIf(DEEP)(
  'the compiler accepts the code of a question, whatever it asks for',
  () => {
    const folder = join(root, `temp/questions-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    symlinkSync(join(root, 'docs/node_modules'), join(folder, 'node_modules'), 'dir');
    const files = packs.map(({ id, pack }) => {
      const all = answersTo(pack, []);
      const answer = all[all.length >> 1] as Answer;
      const file = join(folder, `${id}.ts`);
      writeFileSync(file, codeOf(pack, termsIn(everythingOf(pack, answer), pack), answer, gameNameOf(id)));
      return file;
    });
    const program = ts.createProgram(files, STRICTLY);
    const faults = files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
    rmSync(folder, { recursive: true });
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  },
  300_000,
);

const duel = packs.find(({ id }) => id === 'duel-solo')?.pack as Pack;
const hal = packs.find(({ id }) => id === 'hal')?.pack as Pack;

test('a question is read as a player writes it', () => {
  expect(termsIn('ends:science AGE:2 seat:you', duel)).toEqual([
    { key: 'ends', is: ':', value: 'science' },
    { key: 'age', is: ':', value: '2' },
    { key: 'seat', is: ':', value: 'you' },
  ]);
  expect(termsIn('last coin', duel)).toEqual([{ key: 'coins', is: ':', value: '1' }]);
  expect(termsIn('no coins', duel)).toEqual([{ key: 'coins', is: ':', value: '0' }]);
  expect(termsIn('coins>3 seat:"player 1" Hal cannot "the game"', duel)).toEqual([
    { key: 'coins', is: '>', value: '3' },
    { key: 'seat', is: ':', value: 'player 1' },
    { words: ['the game'] },
    { words: ['hal', 'cannot'] },
  ]);
  for (const question of ['', ':', 'age:', '"', 'age<', 'last', '((', 'no such thing'])
    expect(() => ask(duel, question)).not.toThrow();
});

test('the questions of the example have answers', () => {
  expect(ask(duel, 'ends:science age:2 seat:you').length).toBeGreaterThan(0);
  expect(ask(duel, 'last coin').length).toBeGreaterThan(0);
  expect(ask(hal, 'Hal cannot build').length).toBeGreaterThan(0);
});

test('every answer has what is asked, and nothing else that has it is left out', () => {
  const answers = ask(duel, 'age:2 coins<3');
  expect(answers.length).toBeGreaterThan(0);
  const fits = ({ facts }: Answer): boolean =>
    facts.some(([key, value]) => key === 'age' && value === 2) &&
    facts.some(([key, value]) => key === 'coins' && Number(value) < 3);
  expect(placesOf(answers)).toEqual(placesOf(answersTo(duel, []).filter(fits)));
});

test('a choice takes the place of the one before', () => {
  expect(withFact('ends:science age:2', 'ends', 'points')).toBe('age:2 ends:points');
  expect(withFact('ends:science seat:"Player 1"', 'seat', '')).toBe('ends:science');
  expect(withFact('', 'seat', 'Player 1')).toBe('seat:"Player 1"');
  const ages = choicesOf('age', answersTo(duel, []));
  expect(ages.map(({ value }) => value)).toEqual(['0', '1', '2', '3']);
  for (const { value, count } of ages) expect(ask(duel, `age:${value}`)).toHaveLength(count);
});
