import { CHANCE } from '@wonders/core';
import { expect, test } from 'vitest';
import { type Scene, scene } from '../../test/scene.js';
import {
  DRAW_PROGRESS,
  DRAW_WONDER,
  FIRST_PLAYER,
  FREE_CARD,
  isisCard,
  LIBERTY_CARD,
  lookAt,
  mythologyToken,
  offeringToken,
  PURPLE_PLACE,
  reveal,
  revealForZeus,
  theaterDraw,
  turnUp,
  turnUpOnSpace,
} from '../state/decisions.js';
import type { Decision } from '../state/index.js';
import { prompt } from './index.js';

/** What the host of a real table is asked: the values without the number of components left, and the places. */
function asked(decision: Decision, given: Scene = {}, purple = 0) {
  const state = scene({ ...given, options: { pantheon: true, ...given.options, chance: 'manual' } });
  const { values, places, seat } = prompt({ ...state, purple }, decision, CHANCE);
  expect(seat).toBe(CHANCE);
  const { left: _, ...rest } = { left: 0, ...values };
  return { ...rest, places };
}

test('who begins is asked at both seats', () => {
  expect(asked(FIRST_PLAYER).places).toEqual(['seat-0', 'seat-1']);
});

test('DUEL-010, DUEL-011: a drawn wonder is told its batch and its number; the first of all is for SOLO', () => {
  const drawn = (given: Scene) => asked(DRAW_WONDER, given);
  const wonders = ['sphinx', 'pyramids', 'colossus', 'mausoleum', 'temple-of-artemis'] as const;
  expect(drawn({})).toEqual({ batch: 1, number: 1, forScript: true, places: ['seat-0'] });
  const versus = drawn({ options: { mode: 'versus' } });
  expect(versus).toEqual({ batch: 1, number: 1, forScript: false, places: ['next-wonder'] });
  const after = (zero: number, one: number) =>
    drawn({ zero: { wonders: wonders.slice(0, zero) }, one: { wonders: wonders.slice(zero, zero + one) } });
  expect(after(2, 1)).toEqual({ batch: 1, number: 4, forScript: false, places: ['next-wonder'] });
  expect(after(2, 2)).toEqual({ batch: 2, number: 1, forScript: false, places: ['next-wonder'] });
});

test('DUEL-004, DUEL-099: a Progress token is told its number; for Enki it is asked at his space, or at his deck', () => {
  const tokens = { board: ['law'], drawn: ['economy', 'theology'] } as const;
  expect(asked(DRAW_PROGRESS.board, tokens)).toEqual({ source: 'board', number: 2, places: ['next-progress'] });
  expect(asked(DRAW_PROGRESS.box, tokens)).toEqual({ source: 'box', number: 3, places: ['next-progress'] });
  const enki = (spaces: Scene['spaces']) => asked(DRAW_PROGRESS.enki, { ...tokens, ...(spaces && { spaces }) });
  expect(enki({ 4: 'enki' })).toEqual({ source: 'enki', number: 1, places: ['space-4'] });
  expect(enki({ 1: 'enki' }).places).toEqual(['space-1']);
  expect(enki({ 4: 'ra' }).places).toEqual(['mythology-mesopotamian']);
});

test('DUEL-007: a purple place is one of those that are not yet purple, of a Grand Temple with Pantheon, else of a guild', () => {
  const structure = { 17: 'face-down', 18: 'face-down', 19: 'face-down' } as const;
  const temple = asked(PURPLE_PLACE, { age: 3, structure }, 1 << 18);
  expect(temple).toMatchObject({ temple: true, number: 2 });
  expect(temple.places).toHaveLength(19);
  expect(temple.places).not.toContain('slot-18');
  const guild = asked(PURPLE_PLACE, { age: 3, structure, options: { mode: 'versus', pantheon: false } });
  expect(guild).toMatchObject({ temple: false, number: 1 });
  expect(guild.places).toHaveLength(20);
});

test('DUEL-037, DUEL-096: a card is turned up at its place; its back may be purple, and Zeus may discard it', () => {
  const card = (decision: Decision, purple = 0) =>
    asked(decision, { age: 3, structure: { 18: 'face-down', 19: 'face-down' } }, purple);
  expect(card(reveal(18))).toMatchObject({ purple: false, struck: false, places: ['slot-18'] });
  expect(card(reveal(19), 1 << 18)).toMatchObject({ purple: false, places: ['slot-19'] });
  expect(card(reveal(18), 1 << 18)).toMatchObject({ purple: true, struck: false });
  expect(card(revealForZeus(18))).toMatchObject({ purple: false, struck: true, places: ['slot-18'] });
  expect(card(mythologyToken(18)).places).toEqual(['slot-18']);
  expect(card(offeringToken(19)).places).toEqual(['slot-19']);
});

test('DUEL-102, DUEL-171: a removed card is SOLO’s, or one for the Statue of Liberty', () => {
  const card = (decision: Decision) => asked(decision, { removed: ['baths', 'walls'] });
  expect(card(FREE_CARD)).toEqual({ forScript: true, number: 3, places: ['seat-0'] });
  expect(card(LIBERTY_CARD)).toEqual({ forScript: false, number: 3, places: ['removed'] });
});

test('a divinity is turned up on its space, or at its place in the deck, and looked at by the seat whose turn it is', () => {
  const spaces = { 2: 'ra' } as const;
  const roman = scene().pantheon?.decks.flatMap(({ mythology }, i) => (mythology === 'roman' ? [i] : [])) ?? [];
  const [, second = 0] = roman;
  expect(asked(turnUp(second, 'roman'))).toEqual({
    mythology: 'roman',
    space: null,
    place: 2,
    places: ['mythology-roman'],
  });
  expect(asked(turnUpOnSpace(2, 'egyptian'), { spaces })).toEqual({
    mythology: 'egyptian',
    space: 2,
    place: null,
    places: ['space-2'],
  });
  for (const seat of [0, 1] as const)
    expect(asked(lookAt(second, 'roman'), { seat })).toEqual({
      mythology: 'roman',
      place: 2,
      looks: seat,
      places: ['mythology-roman'],
    });
});

test('DUEL-161: what SOLO draws in the Divine Theater, and for Isis, is asked at the deck and at the wonder', () => {
  const theater = asked(theaterDraw('greek'), { tops: ['zeus', 'aphrodite', 'hades'] });
  expect(theater.places).toEqual(['mythology-greek']);
  expect(asked(isisCard('pyramids'), { discard: ['altar', 'baths'] })).toEqual({
    wonder: 'pyramids',
    places: ['wonder-pyramids'],
  });
});
