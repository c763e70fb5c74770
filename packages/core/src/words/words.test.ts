import { describe, expect, test } from 'vitest';
import { capital, count, line, listed, plural, speaker, speakerOf, title, verbFor } from './index.js';

describe('phrases', () => {
  test('count takes the plural from two on, and for none', () => {
    expect([0, 1, 2].map((n) => count(n, 'coin'))).toEqual(['0 coins', '1 coin', '2 coins']);
    expect(count(2, 'city')).toBe('2 cities');
    expect(count(2, 'Play')).toBe('2 Plays');
    expect(count(3, 'moneta', 'monete')).toBe('3 monete');
    expect(count(1, 'moneta', 'monete')).toBe('1 moneta');
  });

  test('plural bends the last word of a phrase', () => {
    expect(['victory point', 'box', 'torch', 'dish', 'glass', 'library', 'key'].map(plural)).toEqual(
      'victory points,boxes,torches,dishes,glasses,libraries,keys'.split(','),
    );
  });

  test('listed joins the last two by a word', () => {
    expect(listed([])).toBe('');
    expect(listed(['wood'])).toBe('wood');
    expect(listed(['wood', 'clay'])).toBe('wood and clay');
    expect(listed(['wood', 'clay', 'glass'], 'or')).toBe('wood, clay or glass');
    expect(listed(['legno', 'argilla', 'vetro'], 'e')).toBe('legno, argilla e vetro');
  });

  test('listed keeps commas that are inside of what is listed', () => {
    expect(listed(['a hex, far away', 'a port'])).toBe('a hex, far away and a port');
  });

  test('title writes ids as names', () => {
    expect(['hanging-gardens', 'temple-of-artemis', 'the-pyramids', 'walls'].map(title)).toEqual([
      'Hanging Gardens',
      'Temple of Artemis',
      'The Pyramids',
      'Walls',
    ]);
  });

  test('line is empty without anything to say, and says zero', () => {
    expect(line('Coins', '')).toBe('');
    expect(line('Coins', 0)).toBe('Coins: 0');
    expect(capital('élan')).toBe('Élan');
  });
});

describe('speakers', () => {
  test('you are spoken to, others are spoken of', () => {
    const [you, hal, opponent] = [speaker('You'), speaker('Hal'), speaker('the Opponent')];
    expect(you.does('take', '2 coins')).toBe('You take 2 coins');
    expect(hal.does('take', '2 coins')).toBe('Hal takes 2 coins');
    expect(opponent.does('pass')).toBe('The Opponent passes');
    expect(opponent.doing('pass')).toBe('the Opponent passes');
    expect([you, hal, opponent].map(({ whose }) => whose)).toEqual(['your', "Hal's", "the Opponent's"]);
    expect([you, hal, opponent].map(({ isYou }) => isYou)).toEqual([true, false, false]);
  });

  test('verbs are bent by their first word', () => {
    const forms = ['have', 'are', 'do not build', 'carry', 'pay', 'watch', 'go', 'cannot pay', 'must take', 'lose'];
    expect(forms.map((verb) => verbFor(false, verb))).toEqual(
      'has,is,does not build,carries,pays,watches,goes,cannot pay,must take,loses'.split(','),
    );
    expect(forms.map((verb) => verbFor(true, verb))).toEqual(forms);
  });

  test('a seat is named as the game names it', () => {
    const seats = [
      { name: 'You', role: 'player' },
      { name: 'Opponent', role: 'script' },
    ] as const;
    expect(speakerOf(seats, 1, ['Opponent']).does('have', 'no card')).toBe('The Opponent has no card');
    expect(speakerOf(seats, 0, ['Opponent']).does('have', 'no card')).toBe('You have no card');
    expect(speakerOf(seats, 7).within).toBe('Seat 8');
  });
});
