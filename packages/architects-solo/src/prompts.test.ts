import { CHANCE } from '@wonders/core';
import { expect, test } from 'vitest';
import { built, decisionOf, faceUp, game, give, scene } from '../test/scene.js';
import { describeNotice, describeOutcome, describePiece, describePrompt } from './words/index.js';

test('ARCH-21: the sentence of a move does not name a card that the acting seat has not seen', () => {
  const s = scene({ mode: 'versus', players: 2 }, (d) => {
    d.central.top = { card: 'gear', back: 2, seenBy: [1] };
  });
  const take = { kind: 'pick', deck: 'central' } as const;
  expect(game.describeMove(s, take)).toBe('Take the unseen top card of the central deck');
  const own = { ...s, seat: 1, pending: [decisionOf('pick', 1)] };
  expect(game.describeMove(own, take)).toBe('Take Gear from the central deck');
});

test('ARCH-24: the question says what can be done', () => {
  const s = scene({}, (d) => {
    d.phase = 'act';
    d.pending = [decisionOf('act', 0)];
    d.triggers = ['urbanism'];
    give(d, 0, { wood: 1, stone: 1, gear: 2 });
  });
  const prompt = game.promptOf(s);
  expect(prompt?.values).toEqual({ stages: [0], sets: ['pair:gear'], tokens: ['urbanism'], mayEnd: false });
  expect(prompt && describePrompt(s, prompt)).toBe(
    'Your turn: build stage 1, use two Gears for a Progress token or take the extra card of Urbanism',
  );
});

test('ARCH-60: the question for the die says why it is rolled, and which deck each face stands for', () => {
  const asked = (table: 'no-priority' | 'tie' | 'halicarnassus') => {
    const s = scene({}, (d) => {
      d.pending = [{ ...decisionOf('die', CHANCE), table }];
    });
    const prompt = game.promptOf(s);
    return prompt && describePrompt(s, prompt);
  };
  expect(asked('tie')).toContain('two cards are equally good');
  expect(asked('no-priority')).toContain('no card matches a priority');
  expect(asked('halicarnassus')).toContain('for the deck to look into');
});

test('ARCH-100: a Wonder that is nearly complete is announced', () => {
  const s = scene({}, (d) => {
    built(d, 0, 0, 1, 2, 3);
    give(d, 0, { wood: 1, stone: 1 });
  });
  expect(game.notices(s).map((notice) => describeNotice(s, notice))).toContain(
    'You end the game with one more stage (2 resources lacking for the next one)',
  );
});

test('ARCH-15: a deck says what its top card does', () => {
  const s = scene({}, (d) => {
    d.faceUp = faceUp('shield-2', 'gear');
  });
  expect(describePiece(s, 'deck-player')).toMatchObject({
    name: 'Your deck',
    effect: 'Shield with two horns, face up: 1 shield, turns 2 Conflict tokens, is discarded after a Battle',
    rules: ['ARCH-15', 'ARCH-51', 'ARCH-50', 'ARCH-52'],
  });
  expect(describePiece(s, 'deck-none')).toBeUndefined();
});

test('ARCH-110, ARCH-111: the margin is that of the scores that decide, beside the final score', () => {
  const s = scene({ difficulty: 'hard' }, (d) => {
    d.phase = 'over';
    d.ending = 'decks-empty';
    d.pending = [];
    give(d, 0, { 'blue-3': 6 });
    give(d, 1, { 'blue-2-cat': 7 });
  });
  expect(game.outcome(s)?.margin).toEqual({ by: 4, tieBreak: 0 });
  expect(describeOutcome(s)).toBe(
    'You win by 4 points: you 18, the Opponent 14; final score −10, bronze medal; no deck has a card left',
  );
});
