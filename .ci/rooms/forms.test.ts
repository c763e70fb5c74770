import { expect, test } from 'vitest';
import { otherForms } from './forms.js';

test.each([
  ['function pay(draft: Draft, emit: Sink | undefined): void {', 'emit?: Sink, the last parameter'],
  ['const ask = (draft: Draft, emit: Emit<Event> | undefined) => {};', 'emit?: Sink, the last parameter'],
  ['  PLAYS[(move as SeatMove).kind](draft, move as never, emit);', 'playByKind or byKind'],
  ['  candidate: (position, decision, i) => MOVES[i],', 'among(kinds, candidates, …)'],
  ['const builtCount = (s: Position): number => 3;', 'position, state or draft'],
  ['  score: (id, s) => 3,', 'position, state or draft'],
  ["  return reason('nothing', {});", 'plain(key)'],
])('%s is written in another form', (line, form) => {
  expect(otherForms({ 'src/play.ts': `\n${line}\n` })).toEqual([`src/play.ts:2: write ${form}`]);
  expect(otherForms({ 'test/play.ts': line })).toEqual([]);
});

test('the forms of every package', () => {
  const lines = [
    'function pay(draft: Draft, emit?: Sink): void {',
    "  const text = `${name}'s, and the Opponent’s).`;",
  ];
  const files = { 'src/play.ts': lines.join('\n'), 'src/table/size.ts': '  size: (position) => 3,' };
  expect(otherForms(files)).toEqual([]);
});

test('whole games are told in one file, and kept under one name', () => {
  const kept = (name: string) => `await expect(text).toMatchFileSnapshot('../golden/${name}.txt');`;
  expect(otherForms({ 'test/told.test.ts': kept('told-english') })).toEqual([]);
  expect(otherForms({ 'test/stories.test.ts': kept('told') })).toEqual([
    'test/stories.test.ts: whole games are told in test/told.test.ts',
  ]);
  expect(otherForms({ 'test/told.test.ts': kept('story-host') })).toEqual([
    'test/told.test.ts: what whole games say is kept in golden/told….txt',
  ]);
});
