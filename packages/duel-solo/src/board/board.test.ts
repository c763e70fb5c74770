import { boardLaws, testTable } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { few } from '../../../runs.js';
import { scene } from '../../test/scene.js';
import { duelSolo } from '../game/index.js';
import { italian } from '../words/it/index.js';
import { drawBoard, drawText } from './index.js';

boardLaws(
  duelSolo,
  {
    drawBoard,
    drawText,
    games: few(2),
    variants: [
      { name: 'against SOLO', options: { level: 'normal' } },
      { name: 'base', options: { mode: 'versus', pantheon: false } },
      { name: 'Pantheon', options: { mode: 'versus' } },
      {
        name: 'promos, answered by the host',
        options: { mode: 'versus', promos: ['messe', 'statue-of-liberty'], chance: 'manual' },
      },
    ],
  },
  test,
);

const boardOf = (state: ReturnType<typeof scene>): string => {
  const view = duelSolo.view(state, 1);
  return drawBoard(view, { moves: duelSolo.legalMoves(view) });
};

/** The place with an id, up to the next place. */
const place = (svg: string, id: string): string => svg.split('<g id="').find((part) => part.startsWith(`${id}"`)) ?? '';

describe('prices on the board', () => {
  const state = scene({ seat: 1, structure: { 17: 'altar', 18: 'press', 19: 'stone-pit' }, one: { coins: 1 } });

  test('a card without cost is free', () => {
    expect(place(boardOf(state), 'card-altar')).toContain('>free</text>');
  });

  test('the text of a card gives the price for its seat', () => {
    expect(place(boardOf(state), 'card-press')).toContain('>1</text>');
  });

  test('a card that the seat cannot afford bears a cross', () => {
    const poor = scene({ seat: 1, structure: { 19: 'press' }, one: { coins: 0 } });
    expect(place(boardOf(poor), 'card-press')).toContain('#icon-cross');
    expect(place(boardOf(state), 'card-press')).toContain('#icon-coin');
  });
});

test('an accessible card is a hotspot for each of its moves', () => {
  const state = scene({ seat: 1, structure: { 19: 'press' }, one: { coins: 20, wonders: ['pyramids', 'sphinx'] } });
  const card = place(boardOf(state), 'card-press');
  for (const code of testTable(duelSolo).legal(state)) expect(card).toContain(`&quot;${code}&quot;`);
});

test('the same card keeps its id when it moves from the structure to a city', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'press' } });
  const after = testTable(duelSolo).play(state, 'construct 19');
  expect(place(boardOf(after), 'card-press')).not.toBe('');
});

test('a finished game shows who won and the score sheet', () => {
  const state = scene({ seat: 1, structure: { 19: 'guard-tower' }, pawn: -8 });
  const won = testTable(duelSolo).play(state, 'construct 19');
  const svg = drawBoard(duelSolo.view(won, 1));
  expect(svg).toContain('>You win</text>');
  expect(svg).toContain('>Total</text>');
});

test('the text board gives the prices of accessible cards', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'press' } });
  expect(drawText(duelSolo.view(state, 1))).toMatch(/Press +1/);
});

describe('typing in what turned up on a real table', () => {
  /** A game of the host's answers, at the first question of a kind. */
  function asked(kind: string) {
    const game = duelSolo;
    let state = game.newGame({ seed: 'monday', level: 'normal', chance: 'manual' });
    while (game.legalMoves(state)[0]?.kind !== kind) state = game.applyMove(state, game.legalMoves(state)[0] as never);
    return state;
  }

  test('each possible card is a picture with its name, effects and cost', () => {
    const svg = boardOf(asked('reveal'));
    expect(svg).toContain('>Which card lies in row 1, place 1?</text>');
    const clayPit = place(svg, 'card-clay-pit');
    expect(clayPit).toContain('data-move="reveal clay-pit"');
    expect(clayPit).toContain('>Clay Pit</text>');
    expect(clayPit).toContain('#icon-clay');
  });

  test('the card in question is marked in its place', () => {
    expect(place(boardOf(asked('reveal')), 'slot-0')).toContain('>?</text>');
  });
});

describe('the board in Italian', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'press' }, one: { coins: 0 } });
  const view = duelSolo.view(state, 1);
  const svg = drawBoard(view, { moves: duelSolo.legalMoves(view), language: italian });

  test('says its words and its moves in Italian', () => {
    expect(svg).toContain('lang="it"');
    expect(svg).toContain('>Il Pantheon</text>');
    expect(svg).toContain('>Epoca I</text>');
    expect(svg).toContain('>Tocca a te. Indirizzo di SOLO: Scienza/Militare</text>');
    expect(place(svg, 'card-press')).toContain('Scarta Pressa per ottenere monete');
    expect(place(svg, 'card-altar')).toContain('>gratis</text>');
  });

  test('is read aloud with the game, the moment, who is ahead and what is asked', () => {
    expect(svg).toContain('<title>7 Wonders Duel, Epoca I</title>');
    expect(svg).toContain(
      '<desc>SOLO è in vantaggio, 2 punti a 0. Tocca a te: prendi una carta accessibile o attiva una carta del Pantheon</desc>',
    );
  });

  test('has no English word that the English board has', () => {
    const words = (picture: string) =>
      new Set([...picture.matchAll(/(?:aria-label="([^"]+)"|<text[^>]*>([^<]+)<)/g)].map(([, a, b]) => a ?? b ?? ''));
    const english = words(boardOf(state));
    const same = [...words(svg)].filter((text) => english.has(text) && /[a-z]{3}/.test(text));
    expect(same).toEqual([]);
  });

  test('is Italian in the terminal, too', () => {
    const text = drawText(view, { language: italian });
    expect(text).toContain('Epoca I  Tocca a te');
    expect(text).toMatch(/Pressa +1/);
    expect(text).not.toMatch(/\b(coins?|points?|Progress|You)\b/);
  });
});

test('a picture is read aloud with the game, the moment, who is ahead and what is asked', () => {
  const svg = boardOf(scene({ seat: 1, structure: { 18: 'altar', 19: 'press' }, one: { coins: 3 } }));
  expect(svg).toContain('<title>7 Wonders Duel, Age I</title>');
  expect(svg).toContain(
    '<desc>SOLO is ahead, 2 points to 1. Your turn: take an accessible card or activate a card of the Pantheon</desc>',
  );
});
