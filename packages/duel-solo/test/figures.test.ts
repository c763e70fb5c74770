import { test } from 'vitest';
import { type Figure, readsFigure } from '../../../.ci/figures.js';
import { scene } from './scene.js';

type Words = typeof import('../src/words/index.js') | typeof import('../src/words/it/index.js');

const playing = scene({ age: 2, structure: { 19: 'altar' } });
const won = { ...playing, ending: 'science' as const, winner: 1 as const, pending: [] };

const FIGURES: readonly Figure<Words>[] = [
  {
    module: '../src/table/science.ts',
    name: 'SYMBOLS_TO_WIN',
    is: 6,
    becomes: 9,
    said: ({ describeOutcome }) => [describeOutcome(won)],
  },
  {
    module: '../src/table/science.ts',
    name: 'SYMBOLS_TO_WIN',
    is: 6,
    becomes: 9,
    seen: [5, 8],
    said: (words) => [('english' in words ? words.english : words.italian).reasons['science-threatens']({}, playing)],
  },
  {
    module: '../src/table/city.ts',
    name: 'MAX_WONDERS',
    is: 7,
    becomes: 9,
    said: ({ describeEvent, describePosition }) => [
      describeEvent(playing, { kind: 'wonder-left', seat: 1, wonder: 'sphinx' })?.text ?? '',
      describePosition(playing)
        .flatMap(({ lines }) => lines)
        .find((line) => /^(Wonders constructed|Meraviglie costruite)/.test(line)) ?? '',
    ],
  },
];

for (const [language, words] of Object.entries({
  English: (): Promise<Words> => import('../src/words/index.js'),
  Italian: (): Promise<Words> => import('../src/words/it/index.js'),
}))
  test.each(FIGURES)(`${language}: the sentences read $name from the rules`, (figure) =>
    readsFigure(import.meta.url, figure, words),
  );
