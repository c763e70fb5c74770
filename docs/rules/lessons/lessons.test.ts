import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../../.ci/lib/games.js';
import { piecesOf } from '../../../.ci/lib/heard.js';
import { root } from '../../../.ci/lib/packages.js';
import { DEEP } from '../../../.ci/runs.js';
import type { AnyGame, MoveOf } from '../../../packages/core/src/index.js';
import type { AnyWords } from '../../../packages/core/src/words/index.js';
import { rulesIn } from '../check.js';
import type { Scenes } from '../scenes/scene.js';
import { answer, type Lesson, learnerOf, offeredIn, positionFor, type ToldTask, taskOf, toldIn } from './lesson.js';

const fileOf = (folder: string, id: string): string => join(root, 'docs/rules', folder, `${id}.json`);
const read = <T>(folder: string, id: string): T => JSON.parse(readFileSync(fileOf(folder, id), 'utf8')) as T;
const taught = (await games()).filter(({ pkg }) => existsSync(fileOf('lessons', pkg.id)));

const lessons = await Promise.all(
  taught.map(async ({ game, pkg, manifest }) => ({
    id: pkg.id,
    game,
    spoken: { ...((await manifest.load.words()) as AnyWords), game },
    lesson: read<Lesson>('lessons', pkg.id),
    rules: rulesIn(readFileSync(join(root, 'docs/rules', `${pkg.id}.md`), 'utf8')).map(({ id }) => id),
    scenes: read<Scenes>('scenes', pkg.id),
  })),
);

describe.each(lessons)('the lesson of $id', ({ game, spoken, lesson, rules, scenes }) => {
  test('has eight to twelve tasks, the last of which ends the game', () => {
    expect(lesson.tasks.length).toBeGreaterThanOrEqual(8);
    expect(lesson.tasks.length).toBeLessThanOrEqual(12);
    const last = lesson.tasks.at(-1) as Lesson['tasks'][number];
    const { steps } = answer(spoken, positionFor(game, lesson, scenes, last), last, last.wanted);
    expect(game.outcome(steps.at(-1)?.state as never)).toBeDefined();
  });

  test.each(lesson.tasks)('$title: the wanted move does it, another one is answered', (task) => {
    const state = positionFor(game, lesson, scenes, task);
    expect(game.check(state, game.decodeMove(task.wanted))).toBeUndefined();
    const { events } = game.transition(state, game.decodeMove(task.wanted) as MoveOf<AnyGame>);
    for (const event of task.does ?? []) expect(events).toContainEqual(expect.objectContaining(event));

    const right = answer(spoken, state, task, task.wanted);
    expect(right.right).toBe(true);
    for (const { says } of right.steps) expect(says.length).toBeGreaterThan(0);

    const others = offeredIn(game, state, task)
      .map((move) => game.encodeMove(move))
      .filter((code) => code !== task.wanted);
    let wrong = 0;
    for (const code of others) {
      if (wrong > 0 && !DEEP) break;
      const { right, wrong: kind, why, steps } = answer(spoken, state, task, code);
      if (right) continue;
      wrong++;
      const refused = game.check(state, game.decodeMove(code)) !== undefined;
      if (kind !== 'guessed') expect(kind).toBe(refused ? 'refused' : 'other');
      expect(why.join(' ')).toMatch(/\w{3}/);
      expect(steps).toEqual([]);
    }
    expect(wrong).toBeGreaterThan(0);
    for (const rule of task.rules) expect(rules, rule).toContain(rule);
  });

  test('every example of a rule is a task of its own', () => {
    for (const [rule, scene] of Object.entries(scenes).filter((_, i) => DEEP || i % 20 === 0)) {
      const task = taskOf(rule, scene);
      const state = positionFor(game, lesson, scenes, task);
      if (task.wanted !== '') expect(answer(spoken, state, task, task.wanted).right, rule).toBe(true);
    }
  });
});

/** The languages of the lessons besides English: a folder for each. */
const tags = readdirSync(join(root, 'docs/rules/lessons'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Every lesson in every language. A game that does not speak it calls its pieces by their English names. */
const translated = await Promise.all(
  tags.flatMap((tag) =>
    taught.map(async ({ game, pkg, manifest }) => {
      const lesson = read<Lesson>('lessons', pkg.id);
      const words = async (path: string): Promise<AnyWords> =>
        (await import(join(root, 'packages', pkg.id, 'src', path, 'index.ts'))) as AnyWords;
      const speaks = Object.values(manifest.languages).includes(`words/${tag}`);
      const [english, spoken] = await Promise.all([words('words'), words(speaks ? `words/${tag}` : 'words')]);
      const told = read<readonly ToldTask[]>(`lessons/${tag}`, pkg.id);
      const { drawBoard } = await manifest.load.board();
      return { id: pkg.id, tag, game, drawBoard, lesson, english, spoken: { ...spoken, game }, speaks, told };
    }),
  ),
);

describe.each(translated)('the lesson of $id in $tag', ({ game, drawBoard, lesson, english, spoken, speaks, told }) => {
  const tasks = toldIn(lesson, told).tasks.map((task, i) => ({
    task,
    source: lesson.tasks[i] as Lesson['tasks'][number],
  }));

  test('tells every task', () => {
    expect(told).toHaveLength(lesson.tasks.length);
  });

  test.each(tasks)('$task.title: it is played and told in the language', ({ task, source }) => {
    for (const key of ['title', 'says', 'done'] as const) {
      expect(task[key]).toMatch(/\w{3}/);
      expect(task[key]).not.toBe(source[key]);
    }
    const state = positionFor(game, lesson, {}, task);
    const { right, steps } = answer(spoken, state, task, task.wanted);
    expect(right).toBe(true);
    if (!speaks) return;
    const inEnglish = answer({ ...english, game }, state, source, source.wanted).steps;
    expect(steps.map(({ says }) => says)).not.toEqual(inEnglish.map(({ says }) => says));
  });

  test.each(tasks)('$task.title: it names the pieces that the English text names', ({ task, source }) => {
    const state = positionFor(game, lesson, {}, task);
    const view = game.view(state, learnerOf(game, state));
    const text = (told: ToldTask): string => `${told.says} ${told.done}`;
    let named = 0;
    // Colours and numbers are words of the text: a Blue 2 is Blu 2. The next test holds the numbers.
    const colour = /^(Blue|Green|Grey|Red|White|Yellow)\b/;
    for (const id of piecesOf(drawBoard(view)).filter((id) => !id.startsWith('seat-'))) {
      const [one, other] = [english, spoken].map((words) => words.describePiece(view, id)?.name);
      if (
        one === undefined ||
        one.length === 1 ||
        colour.test(one) ||
        other === undefined ||
        !new RegExp(`\\b${one}\\b`).test(text(source))
      )
        continue;
      named++;
      expect(text(task)).toContain(other);
    }
    if (/construct the|Appian|Hanging|Science/i.test(source.says)) expect(named).toBeGreaterThan(0);
  });

  test.each(tasks)('$task.title: it tells the figures that the English text tells', ({ task, source }) => {
    const figures = ({ says, done }: ToldTask): readonly string[] => `${says} ${done}`.match(/\d+/g)?.sort() ?? [];
    expect(figures(task)).toEqual(figures(source));
  });
});
