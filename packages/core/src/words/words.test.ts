import { describe, expect, test } from 'vitest';
import { describeExplanation } from './explanation.js';
import { capital, coachEnglish, count, line, listed, plural, speaker, speakerOf, title, verbFor } from './index.js';
import { wordsOf } from './words-of.js';

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

describe('the coach', () => {
  const loss = { value: 0.126, low: -0.02, high: 0.2, points: 1.04 };

  test('counts what there is', () => {
    expect(coachEnglish.counts({ best: 1, fine: 0, slip: 2, blunder: 1 })).toBe('1 best move, 2 slips and 1 blunder.');
    expect(coachEnglish.counts({ best: 0, fine: 1, slip: 0, blunder: 0 })).toBe('1 fine move.');
    expect(coachEnglish.counts({ best: 0, fine: 0, slip: 0, blunder: 0 })).toBe('No moves.');
  });

  test('gives chances in percent, points with one decimal, and no loss below nothing', () => {
    expect(coachEnglish.mistake(3, 'slip', 'You pass', 'build', loss)).toBe(
      'Move 3, a slip: You pass. Better: build. It cost 13 % of the chance to win (0 % to 20 %), and 1 point.',
    );
    expect(coachEnglish.against('Pass', loss)).toBe(
      'The house bot would choose otherwise: Pass. The search finds that this costs 13 % of the chance to win (0 % to 20 %).',
    );
    expect(coachEnglish.advice('Build', 0.5)).toBe('Build. With it the chance to win is 50 %.');
    expect(coachEnglish.why.gain('Build', 'Pass', 2.44)).toBe(
      'Build. The next best, Pass, brings 2.4 points less on average.',
    );
  });

  test('says which moment decided', () => {
    expect(coachEnglish.decidedBy(7, 'You pass', 0.6, 0.25)).toBe(
      'Move 7 decided most: You pass. The chance to win went from 60 % to 25 %.',
    );
    expect(coachEnglish.decidedAfter(0, 0.5, 0.75)).toBe(
      'What came before the first move decided most: the chance to win went from 50 % to 75 %.',
    );
    expect(coachEnglish.decidedAfter(1, 0.5, 0.75)).toMatch(/^What followed move 1 decided most: the chance/);
    expect(coachEnglish.undecided).toBe('No single moment decided the game.');
  });

  test('tells a close call from a mistake', () => {
    expect(coachEnglish.clean(0.03)).toBe('No move was a mistake: none clearly cost 3 % of the chance to win.');
    expect(coachEnglish.closeCall(4, 'Pass', 'Build', { value: 0.02, low: -0.01, high: 0.05, points: 0 })).toBe(
      'Move 4, a close call: Pass. The search leans to another: Build. The difference is 2 % of the chance to win (0 % to 5 %).',
    );
  });

  test('hints in three strengths', () => {
    expect(coachEnglish.lookAt(['the hand', 'the pile'])).toBe('Look at the hand or the pile.');
    expect(coachEnglish.weigh(1, 9)).toBe('1 move of 9 deserves a closer look.');
    expect(coachEnglish.among(['Pass', 'Draw'])).toBe('One of these: Pass; Draw.');
    expect(coachEnglish.among(['Pass'])).toBe('This one: Pass.');
    expect(coachEnglish.wins('Build')).toBe('Build. It wins whatever the others do.');
    expect(coachEnglish.level('Pass')).toBe('The search would also consider: Pass. It finds no clear difference.');
  });

  test('asks and explains puzzles', () => {
    expect(Object.values(coachEnglish.task)).toEqual([
      'One move forces the win. Find it.',
      'One move avoids a forced loss. Find it.',
      'One move is clearly the best. Find it.',
    ]);
    const { win, save } = coachEnglish.why;
    expect(win('Build', 1)).toBe('Build. This wins against every answer; the other move does not.');
    expect(win('Build', 2)).toBe('Build. This wins against every answer; none of the 2 other moves does.');
    expect(save('Build', 1)).toBe('Build. After the other move the game is lost by force.');
    expect(save('Build', 2)).toBe('Build. After each of the 2 other moves the game is lost by force.');
  });
});

describe('an explanation', () => {
  const item = (told: object): string => JSON.stringify(told);
  const language = {
    common: { fellAt: String, item, noted: (name: string, note: string) => `${name} (${note})` },
    reasons: { list: () => 'the list', is: ({ name }: { name: string }) => name },
    grounds: { is: ({ name }: { name: string }) => (name === 'because' ? ['R-2'] : []) },
    briefly: { is: () => 'An altar' },
    questions: { is: () => 'Which is dearest?' },
  };
  const is = (name: string) => ({ key: 'is', values: { name } });

  test('tells the list, the item and each candidate with its note, the kept ones apart', () => {
    const step = {
      rule: 'R-1',
      list: { key: 'list', values: {} },
      label: is('the dearest'),
      item: 2,
      met: null,
      after: 0,
      candidates: [
        { id: 'a', name: is('Altar'), note: is('3 coins'), score: 3, kept: true },
        { id: 'b', name: is('Baths'), note: null, score: 1, kept: false },
      ],
    };
    const explanation = { move: {}, headline: is('Altar'), reasons: [is('because')], steps: [step] };
    const { headline, brief, lines, reasons, steps, ladder } = describeExplanation(
      language as never,
      {} as never,
      explanation as never,
    );
    expect([headline, reasons]).toEqual(['Altar', [{ text: 'because', rules: ['R-2'] }]]);
    expect(steps[0]).toMatchObject({
      list: 'the list',
      label: 'the dearest',
      candidates: [
        { name: 'Altar', note: '3 coins' },
        { name: 'Baths', note: '' },
      ],
    });
    expect(JSON.parse(steps[0]?.line ?? '')).toMatchObject({
      list: 'the list',
      kept: 'Altar (3 coins)',
      dropped: 'Baths',
    });
    expect(lines).toEqual([{ text: steps[0]?.line, rules: ['R-1'] }, ...reasons]);
    expect([brief, steps[0]?.question]).toEqual(['An altar', 'Which is dearest?']);
    expect(ladder).toMatchObject([
      { question: 'Which is dearest?', steps: [0], opens: true, fell: [{ name: 'Baths' }], left: [{ name: 'Altar' }] },
    ]);
  });
});

test('what follows a move is told of the decision at hand, as if its seat had to take it', () => {
  interface Asked {
    readonly pending: readonly { readonly kind: string; readonly seat: number }[];
  }
  const told = (_: unknown, { pending }: Asked) =>
    pending.map(({ kind, seat }) => `${kind} of ${seat}`).join(', then ');
  const weights = { events: {}, draws: {}, notices: {}, ahead: {} };
  const words = wordsOf({ moves: { draw: told }, ahead: {}, weights, common: { legend: {} }, legend: {} } as never);
  const position = {
    viewer: null,
    pending: [
      { kind: 'build', seat: 0 },
      { kind: 'offer', seat: 1 },
    ],
  };
  const plies = [0, 2].map((seat) => ({ seat, move: { kind: 'draw' }, events: [] }));
  expect(words.describePreview(position as never, { plies, notices: [] } as never)).toMatchObject([
    { text: 'build of 0, then offer of 2', seat: 2, answer: true },
  ]);
});
