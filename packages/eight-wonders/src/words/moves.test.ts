import { CHANCE } from '@wonders/core';
import { expect, test } from 'vitest';
import { play, read, scene } from '../../test/scene.js';
import { eightWonders } from '../game/index.js';
import { boardWords } from './board.js';
import { describeEvent, describePrompt, nameOf } from './index.js';

const state = play(
  scene({
    wonders: { mausoleum: ['crane-4'] },
    hands: [
      [0, 3, 0, 0],
      [0, 2, 0, 0],
      [0, 1, 1, 0],
    ],
  }),
  'build 0 mausoleum 0',
);

test('moves are told as sentences', () => {
  const told = (code: string) => eightWonders.describeMove(state, read(code));
  expect(told('build 0 mausoleum 0')).toBe('Red builds on the Mausoleum: 4 cranes needed');
  expect(told('offer 1 k2 true')).toBe('Blue offers 2 cranes with the trading card');
  expect(told('offer 2 - false')).toBe('Green offers nothing');
  expect(told('complete 0 1,2 k2')).toBe(
    'Red accepts the offers from Blue and Green and completes the build with a Joker for 2 cranes',
  );
  expect(told('complete 0 - -')).toBe('Red completes the build');
  expect(told('complete 0 - k4')).toBe('Red completes the build with Jokers for 4 cranes');
  expect(told('disc camel-2-stone-mason-3')).toBe('The next disc shows 2 camels and 3 stone masons');
  const passed = play(scene(), 'pass 0');
  expect(eightWonders.describeMove(passed, read('card stone-mason'))).toBe('Red draws a stone mason');
});

/** The last disc of the Mausoleum is built without the camel of Blue, who holds a Triple bonus. */
const scored = play(
  scene({
    others: false,
    wonders: { mausoleum: ['camel-1'], 'statue-of-zeus': ['ship-1', 'crane-1', 'stone-mason-1'] },
    hands: [
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ],
    actions: [[], ['triple-bonus']],
  }),
  'build 0 mausoleum 0',
  'offer 1 c1 false',
  'offer 2 - false',
  'offer 3 - false',
  'complete 0 - -',
);

test('EIGHT-124, EIGHT-126: the buttons of a choice say what is played', () => {
  const titles = eightWonders.legalMoves(scored).map((move) => {
    const { kind, use } = move as { kind: 'triple'; use: boolean };
    const { title, more } = boardWords.buttons[kind]({ kind, seat: 1, use }, scored);
    return [use, title, more];
  });
  expect(titles).toEqual([
    [false, 'No Triple bonus', '1 point'],
    [true, 'Play Triple bonus', '3 points'],
  ]);
  const double = (use: boolean) => boardWords.buttons.double({ kind: 'double', seat: 1, use }, scored).title;
  expect([double(false), double(true)]).toEqual(['End the turn', 'Play Double turn']);
});

test('EIGHT-08: a hidden action card is asked for, shown and told by its name', () => {
  const named = play(scored, 'triple 1 false', 'action hidden');
  const prompt = eightWonders.promptOf(named, CHANCE) ?? expect.fail('nothing is asked');
  expect(describePrompt(named, prompt)).toBe(`Which unknown action card does Red show? (answer ${named.ply + 1})`);
  const moves = eightWonders.legalMoves(named, CHANCE);
  expect(moves.length).toBeGreaterThan(3);
  for (const move of moves) {
    const card = nameOf((move as { card: 'joker' }).card);
    expect(eightWonders.describeMove(named, move)).toBe(`Red shows the action card ${card}`);
    const events = eightWonders.transition(named, move).events.map((event) => describeEvent(named, event)?.text);
    expect(events).toContain(`A hidden action card turns out to be ${card}`);
  }
});
