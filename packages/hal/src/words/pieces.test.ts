import { expect, test } from 'vitest';
import { acting, edit, halActing, play, scene, table } from '../../test/scene.js';
import { drawBoard } from '../board/index.js';
import { hal, type Move, newGame, type State } from '../index.js';
import { describeOutcome, describePiece, describePreview, describePrompt } from './index.js';

const told = (state: State, place: string): string | undefined => describePiece(state, place)?.text;

const ahead = (state: State, code: string): string | undefined =>
  describePreview(state, hal.preview(state, table.move(code)))[0]?.text;

const asked = (state: State): string => {
  const prompt = hal.promptOf(state);
  return prompt === undefined ? '' : describePrompt(state, prompt);
};

const start = acting(['red-1', 'b'], 'yellow-3');
const lifted = play(start, 'urbanize b red-6');

test('HAL-24: a letter by itself brings a resource or a tile, whichever you take', () => {
  expect(told(scene(['a', 'b', 'c']), 'card-a')).toBe(
    'A: alone a resource or a tile, urbanize with a tile for 1 item: 1 tile from blue 1; in your hand, for Hal: 1 point; costs 1 resource for a new building',
  );
  // Where its token has been lifted, there is nowhere to urbanize.
  expect(told(lifted, 'token-b')).toBeUndefined();
  expect(
    drawBoard(
      hal.view(
        edit(start, (draft) => {
          draft.tokens = { ...draft.tokens, b: null };
        }),
        0,
      ),
    ).replace(/<[^>]*>/g, ' '),
  ).toMatch(/Urbanize:\s+its\s+token\s+is\s+lifted/);
});

test('HAL-31: a cell is described while the token may go there', () => {
  expect(told(lifted, 'cell-0--3')).toBe(
    'Cell above red 6: a new building here would bring 1 resource from red 6; free for the token',
  );
  expect(told(lifted, 'cell-5-5')).toBeUndefined();
  expect(asked(lifted)).toBe('Your turn: put token B down beside the new building above yellow 1');
  expect(table.why(lifted, 'move-token 5 5')).toBe('the token goes above red 6 (HAL-31)');
});

test('who answers chance is told who draws: you do, and another seat does', () => {
  const drawing = (mode: 'solo' | 'versus') => {
    let state = newGame({ mode, chance: 'manual', names: mode === 'solo' ? [] : ['Anna', 'Ben'] });
    while (state.pending.at(-1)?.kind !== 'card') state = hal.applyMove(state, hal.legalMoves(state)[0] as Move);
    return asked(state);
  };
  expect(drawing('solo')).toMatch(/^The deck: which card do you draw as the first of the hand\?/);
  expect(drawing('versus')).toMatch(/^The deck: which card does (Anna|Ben) draw as the first of the hand\?/);
});

test('a tile is described where it lies: in a stash, drawn by Hal, in the city, or nowhere', () => {
  expect(told(start, 'tile-red-9')).toMatch(/^Red 9: a tile to build with: .*; in your stash$/);
  expect(told(start, 'tile-red-1')).toMatch(/^Red 1: brings 1 resource; 1 floor above \w+ \d+, unowned; /);
  expect(told(start, 'tile-red-20')).toBeUndefined();
  const drawn = edit(halActing('yellow-3'), (draft) => Object.assign(draft, { halTile: 'red-20' }));
  expect(told(drawn, 'tile-red-20')).toMatch(/; drawn by Hal$/);
});

test('HAL-22: a card of the discard pile says so', () => {
  const discarded = play(start, 'exploit b resource', 'hal-turn', 'hal-tile blue-20');
  expect(told(discarded, 'card-b')).toMatch(/; in the discard pile$/);
  expect(told(start, 'card-b')).toMatch(/; in your hand; costs 1 resource for a new building$/);
});

test('HAL-45, HAL-58: what a gift means, and when it ends the game', () => {
  const give = scene(['red-1', 'b', 'yellow-3']);
  expect(ahead(give, 'give yellow-3')).toBe(
    'As the table stands, Hal puts 2 resources on yellow 3; the card is worth 0 points to him',
  );
  expect(ahead(give, 'give b')).toBe('As the table stands, Hal gains 1 point with B');
  const poor = edit(give, (draft) => Object.assign(draft.players[1] ?? {}, { resources: 0 }));
  expect(ahead(poor, 'give yellow-3')).toBe(
    'As the table stands, Hal cannot build with yellow 3; the game ends: Hal lacks the resources for his floor',
  );
});

test('HAL-81: players with equal totals share the victory, and a game that goes on has no outcome', () => {
  expect(describeOutcome(start)).toBe('');
  const level = edit(newGame({ mode: 'versus', players: 3, seed: 'level' }), (draft) => {
    Object.assign(draft, { pending: [], phase: 'over', ending: 'tiles-exhausted', city: [] });
    for (const player of draft.players)
      Object.assign(player, { points: 5, tableau: [], tiles: [], resources: 0, newHands: 0, characters: [] });
  });
  expect(describeOutcome(level)).toBe(
    'Seat 1, Seat 2 and Seat 3 share the victory, 5 points each: the game ended because the tile supply is exhausted',
  );
});
