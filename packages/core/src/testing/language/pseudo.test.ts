import { expect, test } from 'vitest';
import { pseudo, textsOf, unspoken } from './pseudo.js';

const language = pseudo({
  tag: 'en',
  seat: (name: string) => name,
  names: { wood: 'wood' },
  moves: { pay: (n: number) => `Pay ${n} coins` },
  position: () => [{ heading: 'You', lines: ['', 'Coins: 3'] }],
});

test('every text of a pseudo-language stands in brackets, its letters with accents', () => {
  expect(language.names.wood).toBe('⟦ŵööđ⟧');
  expect(language.moves.pay(2)).toBe('⟦Þàý 2 çöîñš⟧');
  expect(language.position()).toEqual([{ heading: '⟦Ýöû⟧', lines: ['', '⟦Çöîñš: 3⟧'] }]);
  expect(language.tag).toBe('qps-ploc');
});

test('what no language has said is found, figures and Roman numerals are not', () => {
  expect(unspoken(`${language.moves.pay(2)}: 7 + 3 = 10, Age III`)).toEqual(['Age']);
  expect(unspoken(language.moves.pay(2).replace('à', 'a'))).toEqual(['Þaý']);
  expect(unspoken("Hal's 3 points")).toEqual(["Hal's", 'points']);
});

test('the texts of a picture are those that it shows and those that are read aloud', () => {
  const svg =
    '<svg><title>Age I</title><style>.a{fill:red}</style><g id="card-1" aria-label="A &amp; B"><text>3</text></g></svg>';
  expect(textsOf(svg)).toEqual(['Age I', '3', 'A & B']);
});
