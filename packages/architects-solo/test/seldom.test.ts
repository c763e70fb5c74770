/** Sentences that random games seldom say. */
import { expect, test } from 'vitest';
import { decodeMove, type State } from '../src/index.js';
import { hiddenCard } from '../src/table/hidden.js';
import { describeNotice, describeOutcome, describePiece, describePreview, describePrompt } from '../src/words/index.js';
import { built, decisionOf, game, give, scene } from './scene.js';

const ahead = (s: State, code: string): string | undefined => {
  const move = decodeMove(code);
  return move && describePreview(s, game.preview(s, move))[0];
};

const asked = (s: State): string => {
  const prompt = game.promptOf(s);
  return prompt === undefined ? '' : describePrompt(s, prompt);
};

const told = (s: State, place: string): string | undefined => describePiece(s, place)?.text;

/** You choose a Progress token, with so many left in the stack. */
const choosing = (stack: number, slots?: State['tokenSlots']): State =>
  scene({}, (d) => {
    d.tokenStack = d.tokenStack.slice(0, stack);
    if (slots !== undefined) Object.assign(d, { tokenSlots: slots });
    d.phase = 'act';
    d.pending = [decisionOf('take-token', 0)];
  });

test('ARCH-46: which Progress tokens there are to choose, and what takes the place of one', () => {
  const one = 'You have 1 Progress token then: 0 more points as the table stands';
  expect(ahead(choosing(2), 'take-token 0')).toBe(`${one}; one of the 2 tokens of the stack takes its place`);
  expect(ahead(choosing(1), 'take-token 0')).toBe(`${one}; the last token of the stack takes its place`);
  expect(ahead(choosing(0), 'take-token 0')).toBe(one);
  expect(ahead(choosing(2), 'take-token stack')).toBe('It is one of the 2 tokens of the stack');
  expect(ahead(choosing(1), 'take-token stack')).toBe('It is the last token of the stack');
  expect(asked(choosing(0))).toBe('Your turn: choose a Progress token: Urbanism, Crafts or Jewellery');
  expect(asked(choosing(1, [null, null, null]))).toBe('Your turn: choose a Progress token: the top one of the stack');
});

test('ARCH-46: three green cards for a token, of those that are left', () => {
  const using = (edit: Parameters<typeof scene>[1]) =>
    ahead(
      scene({}, (d) => {
        give(d, 0, { compass: 1, gear: 1, tablet: 1 });
        d.phase = 'act';
        d.pending = [decisionOf('act', 0)];
        edit?.(d);
      }),
      'science triple',
    );
  expect(using(() => undefined)).toBe(
    '3 cards are discarded; the choice is Urbanism, Crafts, Jewellery or the top of the stack',
  );
  expect(using((d) => Object.assign(d, { tokenStack: [], tokenSlots: ['urbanism', null, null] }))).toBe(
    '3 cards are discarded; the choice is Urbanism',
  );
});

test('how many cards the decks have left', () => {
  const left = (cards: number): string | undefined => {
    const s = scene({ mode: 'versus', players: 2 }, (d) => {
      for (const pool of d.pools) pool.fill(0);
      d.faceUp = [cards > 0 ? hiddenCard('wood', 0) : null, cards > 1 ? hiddenCard('wood', 1) : null];
    });
    return game.notices(s).map((notice) => describeNotice(s, notice))[0];
  };
  expect(left(0)).toBe('No deck has a card left: the game ends when the next card is to be taken');
  expect(left(1)).toBe('The decks have 1 card left: the game ends when there is none to take');
  expect(left(2)).toBe('The decks have 2 cards left: the game ends when there is none to take');
});

test('ARCH-110, ARCH-112: a victory by points, by stages, and a draw', () => {
  const ended = (edit: Parameters<typeof scene>[1]): string =>
    describeOutcome(
      scene({ mode: 'versus', players: 2 }, (d) => {
        Object.assign(d, { phase: 'over', ending: 'decks-empty', pending: [] });
        edit?.(d);
      }),
    );
  expect(ended((d) => give(d, 0, { 'blue-3': 1 }))).toBe(
    'Seat 1 wins by 3 points: Seat 1 3, Seat 2 0; no deck has a card left',
  );
  // The first stage of Rhodes is worth four points, which Giza has in cards.
  expect(
    ended((d) => {
      built(d, 1, 0);
      const points = game.standing(d as State).scores[1]?.order[0] ?? 0;
      give(d, 0, points === 3 ? { 'blue-3': 1 } : { 'blue-2-cat': points / 2 });
    }),
  ).toMatch(/^Seat 2 wins by 1 stage, on equal points: /);
  expect(ended(() => undefined)).toMatch(/^A draw between Seat 1 and Seat 2: /);
});

test('cards looked at are told with their number, and what is nowhere is not told', () => {
  const looking = scene({ playerWonder: 'halicarnassus' }, (d) => {
    Object.assign(d, {
      looked: { seat: 0, deck: 'player', cards: ['wood', 'wood', 'coin'].map((card) => hiddenCard(card as never, 0)) },
    });
  });
  expect(told(looking, 'looked-wood')).toBe('Wood: a resource for stages; 2 looked at');
  expect(told(looking, 'looked-coin')).toMatch(/; looked at$/);
  for (const place of [
    'looked-none',
    'seat-9',
    'stage-player-9',
    'token-9',
    'priority-none',
    'score-none',
    'wonder-none',
    'do-card-none',
  ])
    expect([place, told(looking, place)]).toEqual([place, undefined]);
});
