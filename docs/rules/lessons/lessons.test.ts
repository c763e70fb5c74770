import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../../.ci/games.js';
import { root } from '../../../.ci/packages.js';
import type { AnyGame, MoveOf } from '../../../packages/core/src/index.js';
import type { AnyWords } from '../../../packages/core/src/words/index.js';
import { DEEP } from '../../../packages/runs.js';
import { checkRules } from '../check.js';
import type { Scenes } from '../scenes/scene.js';
import { answer, type Lesson, learnerOf, offeredIn, positionFor, type ToldTask, taskOf, toldIn } from './lesson.js';

const rules = new Set(checkRules(root).ledgers.flatMap((ledger) => ledger.rules.map(({ id }) => id)));

const fileOf = (folder: string, id: string): string => join(root, 'docs/rules', folder, `${id}.json`);
const read = <T>(folder: string, id: string): T => JSON.parse(readFileSync(fileOf(folder, id), 'utf8')) as T;
const taught = (await games()).filter(({ pkg }) => existsSync(fileOf('lessons', pkg.id)));

const lessons = await Promise.all(
  taught.map(async ({ game, pkg, manifest }) => ({
    id: pkg.id,
    game,
    spoken: { ...((await manifest.load.words()) as AnyWords), game },
    lesson: read<Lesson>('lessons', pkg.id),
    scenes: read<Scenes>('scenes', pkg.id),
  })),
);

describe.each(lessons)('the lesson of $id', ({ game, spoken, lesson, scenes }) => {
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
      const { right, why, steps } = answer(spoken, state, task, code);
      if (right) continue;
      wrong++;
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

/** Lessons in the further languages of their games. */
const translated = await Promise.all(
  taught.flatMap(({ game, pkg, manifest }) =>
    Object.entries(manifest.languages)
      .slice(1)
      .map(async ([name, entry]) => {
        const lesson = read<Lesson>('lessons', pkg.id);
        const tag = entry.replace('words/', '');
        const words = async (path: string): Promise<AnyWords> =>
          (await import(join(root, 'packages', pkg.id, 'src', path, 'index.ts'))) as AnyWords;
        const [english, spoken] = await Promise.all([words('words'), words(entry)]);
        const told = read<readonly ToldTask[]>(`lessons/${tag}`, pkg.id);
        return { id: pkg.id, name, game, lesson, english, spoken: { ...spoken, game }, told };
      }),
  ),
);

describe.each(translated)('the lesson of $id in $name', ({ game, lesson, english, spoken, told }) => {
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
    const inEnglish = answer({ ...english, game }, state, source, source.wanted).steps;
    expect(steps.map(({ says }) => says)).not.toEqual(inEnglish.map(({ says }) => says));
  });

  test.each(tasks)('$task.title: it names the pieces that the English text names', ({ task, source }) => {
    const state = positionFor(game, lesson, {}, task);
    const view = game.view(state, learnerOf(game, state));
    const text = (told: ToldTask): string => `${told.says} ${told.done}`;
    let named = 0;
    for (const id of namesOf(JSON.stringify(state))) {
      const [one, other] = [english, spoken].map((words) => words.describePiece(view, id)?.name);
      if (one === undefined || other === undefined || !new RegExp(`\\b${one}\\b`).test(text(source))) continue;
      named++;
      expect(text(task)).toContain(other);
    }
    if (/construct the|Appian/i.test(source.says)) expect(named).toBeGreaterThan(0);
  });
});

/** Every id in a state that a piece may have on the board. */
const namesOf = (state: string): readonly string[] =>
  [...new Set([...state.matchAll(/"([a-z][a-z0-9-]+)"/g)].map(([, id = '']) => id))].flatMap((id) => [
    id,
    ...['card', 'wonder', 'progress', 'divinity'].map((kind) => `${kind}-${id}`),
  ]);
