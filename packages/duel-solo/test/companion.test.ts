import { CHANCE } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '../src/components/layouts.js';
import { duelSolo } from '../src/index.js';
import type { State } from '../src/state/index.js';
import { legal, play, scene } from './scene.js';

describe('companion mode', () => {
  test('the host types in the cards of the table one by one, and SOLO answers', () => {
    let state: State = duelSolo.newGame({ chance: 'manual' });
    expect(duelSolo.activeSeats(state)).toEqual([CHANCE]);
    expect(duelSolo.chances(state)).toHaveLength(13);
    state = play(
      state,
      'draw-progress law',
      'draw-progress theology',
      'draw-progress economy',
      'draw-progress strategy',
      'draw-progress masonry',
    );
    state = play(state, 'draw-wonder sphinx', 'draw-wonder piraeus', 'draw-wonder colossus', 'draw-wonder mausoleum');
    expect(state.direction).toBe('SM');
    state = play(state, 'draft-wonder piraeus', 'draft-wonder colossus');
    state = play(
      state,
      'draw-wonder pyramids',
      'draw-wonder sanctuary',
      'draw-wonder appian-way',
      'draw-wonder great-library',
    );
    state = play(state, 'draft-wonder pyramids', 'draft-wonder great-library', 'draft-wonder appian-way');
    for (const card of [
      'altar',
      'theater',
      'baths',
      'tavern',
      'stable',
      'garrison',
      'palisade',
      'workshop',
      'press',
      'quarry',
      'stone-pit',
      'clay-pit',
    ])
      state = play(state, `reveal ${card}`);
    for (const mythology of ['roman', 'roman', 'greek', 'greek', 'egyptian'])
      state = play(state, `mythology-token ${mythology}`);
    expect(state.pending.at(-1)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(legal(state)).toEqual(['construct 17']);
    expect(state.structure[17]).toBe('quarry');
    expect(LAYOUTS[1].places[17]?.column).toBe(7);
    expect(duelSolo.explainBotMove(state).steps.map(({ rule }) => rule)).toContain('DUEL-119');
  });

  test('the game refuses a card that has already been seen, by name', () => {
    const state = scene({ options: { chance: 'manual' }, structure: { 9: 'face-down', 14: 'altar', 15: 'theater' } });
    const asked = play(state, legal(state)[0] ?? '');
    const hidden = asked.pending.at(-1)?.kind === 'reveal' ? asked : play(asked, 'construct 15');
    expect(duelSolo.activeSeats(hidden)).toEqual([CHANCE]);
    const refusal = duelSolo.check(hidden, { kind: 'reveal', card: 'altar' });
    expect(refusal).toEqual({ code: 'impossible', answer: 'altar' });
    expect(() => duelSolo.applyMove(hidden, { kind: 'reveal', card: 'altar' })).toThrow(
      /"reveal altar" refused: altar cannot turn up/,
    );
    expect(duelSolo.check(hidden, { kind: 'reveal', card: 'palace' })).toEqual({
      code: 'impossible',
      answer: 'palace',
    });
    expect(duelSolo.check(hidden, { kind: 'discard', slot: 1 })).toMatchObject({
      code: 'not-now',
      expected: ['reveal'],
    });
  });
});
