import { type AnyGame, drawInt, type Rng, type StateOf, seedRng } from '@wonders/core';
import { load, type Save } from '@wonders/core/records';
import { describe, expect, test } from 'vitest';
import { BOXES, type Box } from '../cli-companion/boxes.js';
import { type Item, play, sitDown, type Terminal } from '../cli-companion/evening.js';

/** What a person reads and answers in an evening. */
interface Read {
  readonly questions: string[];
  readonly lines: string[];
  kept: Save | undefined;
}

/** How many questions a person answers before the companion has to be at the end. */
const PATIENCE = 20_000;

/**
 * A person who reads nothing but the questions and the answers offered: chooses one that is no command, and now and then takes the last
 * answer back, asks for advice, or looks at the table.
 */
function person(rng: Rng, setUp: readonly string[]): { readonly terminal: Terminal; readonly read: Read } {
  const read: Read = { questions: [], lines: [], kept: undefined };
  const wishes = [...setUp];
  const terminal: Terminal = {
    async ask<T>(question: string, items: readonly Item<T>[]) {
      read.questions.push(question);
      if (read.questions.length > PATIENCE) throw new Error(`no end: ${question}`);
      const wish = wishes.shift();
      const wished = items.find(({ label }) => label === wish);
      if (wished !== undefined) return wished.value;
      const commands = items.filter(({ label }) => label.startsWith('…'));
      const answers = items.filter(({ label }) => !label.startsWith('…'));
      const [command] = drawInt(rng, 40) === 0 ? commands.slice(drawInt(rng, commands.length)) : [];
      const chosen = command ?? answers[drawInt(rng, answers.length)];
      if (chosen === undefined) throw new Error(`nothing to answer: ${question}`);
      return chosen.value;
    },
    tell: (line) => void read.lines.push(line),
    show: (heading, lines) => void read.lines.push(heading, ...lines),
    keep(game) {
      read.kept = game ?? read.kept;
    },
  };
  return { terminal, read };
}

/** Every way to set up a box: a language, and an answer to each question in it. */
function setUps({ languages, asked }: Box): readonly (readonly [language: string, answers: readonly string[]])[] {
  return Object.entries(languages).flatMap(([language, words]) => {
    const answers = Object.entries(asked).map(([name, values]) => words.describeOption({ name, values }).values);
    const ways = answers.reduce<readonly (readonly string[])[]>(
      (found, each) => found.flatMap((way) => each.map((answer) => [...way, answer])),
      [[]],
    );
    return ways.map((way) => [language, way] as const);
  });
}

test('after the question for the language, an evening in Italian says no English', async () => {
  const offered = new Set<string>();
  const { terminal, read } = person(seedRng('sera'), ['Italiano', 'Normale', 'Nessuna']);
  const listening: Terminal = {
    ...terminal,
    ask(question, items) {
      for (const { label } of items) if (label.startsWith('…')) offered.add(label);
      return terminal.ask(question, items);
    },
  };
  const { box, language } = await sitDown(BOXES, listening);
  await play(box, language, listening);
  expect(box.game.id).toBe('duel-solo');
  expect([...offered].sort()).toEqual([
    "… Annulla l'ultima risposta",
    '… Dammi un consiglio',
    '… Mostra il tavolo',
    '… Nessuno di questi: torna alla partita',
    '… Quello che vedo non è in elenco',
  ]);
  expect(read.questions.slice(0, 3)).toEqual([
    'Which language? · Quale lingua?',
    'Livello di SOLO. Più alto è il livello, più vantaggi riceve SOLO.',
    'Meraviglie promozionali. Le Meraviglie promozionali che si aggiungono alle altre.',
  ]);
  const english = /\b(the|you|your|of|with|which|and|takes?|pays?|cards?|is|are|left)\b/i;
  expect([...read.questions.slice(1), ...read.lines].filter((line) => english.test(line))).toEqual([]);
});

test('the language is asked first, then the game', async () => {
  const { terminal, read } = person(seedRng('evening'), ['English', 'Ginkgopolis, against Hal']);
  const { box, language } = await sitDown(BOXES, terminal);
  expect([box.game.id, language]).toEqual(['hal', 'English']);
  expect(read.questions).toEqual(['Which language? · Quale lingua?', 'Which game is on the table?']);
});

test('a card that was typed in wrongly and turns up later: the earlier answer is named and corrected, and the game goes on', async () => {
  const [duel] = BOXES.filter(({ game }) => game.id === 'duel-solo');
  const box = duel as Box;
  const { terminal, read } = person(seedRng('misread'), ['Normal', 'None']);
  const told: string[] = [];
  let corrections = 0;
  let since = 0;
  const misreading: Terminal = {
    ...terminal,
    async ask<T>(question: string, items: readonly Item<T>[]) {
      if (question === 'What do you see?') return (items[0] as Item<T>).value;
      if (question === 'What was it then?') {
        corrections++;
        expect(read.lines.at(-1)).toMatch(/^One of the two cannot be\. Earlier you answered: /);
        told.push(items[0]?.label ?? '');
        return (items[0] as Item<T>).value;
      }
      const missing = items.find(({ label }) => label.startsWith('… What I see'));
      if (missing !== undefined && ++since % 25 === 0 && corrections < 3) return missing.value;
      return terminal.ask(question, items);
    },
  };
  const state = await play(box, 'English', misreading);
  expect(corrections).toBeGreaterThan(0);
  expect(box.game.activeSeats(state)).toEqual([]);
  const kept = load(box.game, JSON.stringify(read.kept));
  expect(kept.ok && kept.playthrough.state).toEqual(state);
  expect(told.length).toBe(corrections);
});

const RIDDLES = /\b(undefined|null|NaN)\b|\[object/;

describe.each(BOXES.map((box): [string, Box] => [box.title, box]))('%s', (_, box) => {
  test.each(setUps(box).map(([language, way]) => [[language, ...way].join(', '), language, way] as const))(
    '%s: a person who reads nothing but the questions comes to the end',
    async (name, language, way) => {
      const { terminal, read } = person(seedRng(`companion/${box.game.id}/${name}`), way);
      const state: StateOf<AnyGame> = await play(box, language, terminal);
      expect(box.game.activeSeats(state)).toEqual([]);
      for (const line of [...read.questions, ...read.lines]) {
        expect(line).not.toBe('');
        expect(line).not.toMatch(RIDDLES);
      }
      const kept = load(box.game, JSON.stringify(read.kept));
      expect(kept.ok && kept.playthrough.state).toEqual(state);
    },
  );
});
