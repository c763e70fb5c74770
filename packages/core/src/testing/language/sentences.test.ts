import { expect, test } from 'vitest';
import { sealed } from '../sealed.js';
import { pseudo } from './pseudo.js';
import { traitsSaid, whole, worded } from './sentences.js';

test('a sentence is whole where it is there, has no holes and comes from the language', () => {
  expect(() => whole('You build the baths.', '⟦Ýöû ƀûîļđ ţĥé ƀàţĥš.⟧', 'a move')).not.toThrow();
  expect(() => whole('', '', 'a move')).toThrow('a move has no sentence');
  expect(() => whole('You build undefined.', '', 'a move')).toThrow('a move has a hole: "You build undefined."');
  expect(() => whole('/slot should be a number.', '', 'a refusal')).toThrow(
    'a refusal has a path of JSON, "/slot": "/slot should be a number."',
  );
  expect(() => whole('You build  baths.', '', 'a move')).toThrow('a move has a gap, "  "');
  expect(() => whole('You build the baths.', 'You build ⟦ţĥé ƀàţĥš.⟧', 'a move')).toThrow(
    'a move is not said by the language: "You build" in "You build ⟦ţĥé ƀàţĥš.⟧"',
  );
});

test('what depends on no position reads as words', () => {
  const language = (more: object) =>
    ({ legend: { coin: 'coin' }, categories: { points: 'points' }, total: 'total', reasons: {}, ...more }) as never;
  const told = (more: object) => () => worded(language(more));
  expect(told({ reasons: { free: () => 'It is free', price: (_: number) => '' } })).not.toThrow();
  expect(told({ legend: { coin: '' } })).toThrow('coin reads ""');
  expect(told({ categories: { points: '7' } })).toThrow('points reads "7"');
  expect(told({ total: '=' })).toThrow('total reads "="');
  expect(told({ reasons: { free: () => '–' } })).toThrow('free reads "–"');
  for (const key of ['three-coins', 'of-7', 'last-two'])
    expect(told({ notices: { [key]: () => 'few are left' } })).toThrow(`the key ${key} holds a figure of the rules`);
  expect(told({ notices: { 'first-of-list': () => 'few are left' } })).not.toThrow();
});

test('a language says each trait of its game, and none besides', () => {
  const game = { ...sealed, traits: { bold: () => 0 } };
  const said = (traits: object) => () => {
    const language = { tag: 'en', traits };
    traitsSaid(game, language as never, pseudo(language) as never);
  };
  expect(said({ bold: 'It bids high' })).not.toThrow();
  expect(said({})).toThrow('the traits of the language: found …[]…, expected …["bold"]…');
  expect(said({ bold: 'It bids high', shy: 'It bids low' })).toThrow('the traits of the language');
  expect(said({ bold: '' })).toThrow('the trait bold has no sentence');
});
