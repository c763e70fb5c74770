import { draw, drawInt, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { DEEP, MORE } from '../../../../.ci/runs.js';
import { built, editArea, faceUp, give, play, pool, scene } from '../../test/scene.js';
import { variants, viewersOf } from '../../test/variants.js';
import { determinize, fast, newGame, type Position, type State, seats, view } from '../index.js';
import { hiddenCard } from '../table/hidden.js';
import { describePosition } from './index.js';

/** Headings and lines as they would be printed. */
const text = (position: Position): readonly string[] =>
  describePosition(position).flatMap(({ heading, lines }) => [`# ${heading}`, ...lines]);

/** A line under a heading, '' when it is left out. */
function told(position: Position, heading: string, label: string): string {
  const paragraph = describePosition(position).find((each) => each.heading === heading);
  return paragraph?.lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2) ?? '';
}

const LABELS = [
  'Age',
  'Card just taken',
  'Cards',
  'Cards looked at',
  'Cards out of the game',
  'Cat',
  'Central deck',
  'Central discard pile',
  'Coin tokens',
  'Conflict tokens turned',
  'Deck',
  'Defeat tokens',
  'Extra cards to take',
  'Green cards used for tokens',
  'Hand',
  'Later stages',
  'Next stages',
  'Points',
  'Progress tokens',
  'Progress tokens to take',
  'Revealed card',
  'Selected card',
  'Shields',
  'Stack',
  'To act',
  'Token 1',
  'Token 2',
  'Token 3',
  'Tokens used this turn',
  'Top central card',
  'Turn',
  'Victory tokens',
  'Winner',
  'Wonder',
];

const WELL_FORMED = /^[A-Z][^:]*: [^:]*[^.:;,\s]$|^[A-Z][^:]*: \d$/;
const SLIPS = /undefined|null|NaN|object|\s\s|\b(blue|shield|take|look)-|\(\)|\b0 [A-Z]/;

const rng = seedRng('words');

/** Looks at a position with all that lies on the table, and as one of its viewers sees it. */
function look(state: State, labels: Set<string>): void {
  const viewers = viewersOf(state);
  const viewer = viewers[drawInt(rng, viewers.length)] ?? 'spectator';
  const decks = decksOf(state);
  for (const position of [state, view(state, viewer)]) {
    const paragraphs = describePosition(position);
    const lines = paragraphs.flatMap((paragraph) => paragraph.lines);
    const names = seats(state).map(({ name, role }, seat) =>
      role === 'player' && seat === position.viewer ? 'You' : name,
    );
    const headings = ['The turn', 'The table', 'The Progress tokens', ...names];
    expect(paragraphs.map(({ heading }) => heading)).toEqual(headings);
    expect(lines.filter((line) => !WELL_FORMED.test(line) || SLIPS.test(line))).toEqual([]);
    expect(decksOf(position)).toEqual(decks);
    for (const line of lines) labels.add(line.slice(0, line.indexOf(':')));
  }
}

/** The same for every viewer: how many cards the decks have. */
const decksOf = (position: Position): readonly string[] =>
  text(position).filter((line) => /^(Central d|D)eck/.test(line));

test.runIf(MORE)('tells every position of random games in whole lines, for every viewer', () => {
  const labels = new Set<string>();
  for (const options of variants) {
    let state = newGame({ ...options, seed: 'words' });
    look(state, labels);
    while (state.pending.length > 0) {
      const draft = fast.clone(state);
      fast.play(
        draft,
        fast.randomMove(draft, () => draw(rng)),
      );
      state = draft;
      if (DEEP || drawInt(rng, 6) === 0 || state.pending.length === 0) look(state, labels);
    }
  }
  // Random players seldom build so much of Babylon.
  const owed = scene({ structure: 'three-ages', playerWonder: 'babylon' }, (d) => {
    editArea(d, 0).tokensOwed = 1;
  });
  look(owed, labels);
  expect([...labels].sort()).toEqual(LABELS);
});

describe('the whole table', () => {
  /** Your turn with an extra card to take; you have looked at the top central card. */
  const middle = scene({ difficulty: 'hard', catPower: 'peek' }, (d) => {
    give(d, 0, { wood: 2, coin: 1, 'blue-3': 1, 'blue-2-cat': 2, 'shield-1': 1 }, ['economy', 'science', 'tactics']);
    give(d, 1, { coin: 3, gear: 1, 'shield-0': 2 });
    built(d, 0, 0, 1);
    Object.assign(editArea(d, 0), { military: 1 });
    Object.assign(d, { phase: 'act', turn: 9, cat: 0, conflictsTurned: 2, triggers: ['science'], used: ['economy'] });
    d.tokenSlots = ['decor', null, 'culture'];
    d.tokenStack = d.tokenStack.slice(0, 5);
    d.faceUp = faceUp('gear', null);
    d.pools = [pool({ wood: 3, coin: 2 }), pool({}), pool({ clay: 4, gear: 1 })];
    const discard = [hiddenCard('wood', 2), hiddenCard('wood', 2), hiddenCard('gear', 2)];
    d.central = { cards: [], top: { card: 'tablet', back: 2, seenBy: [0] }, discard };
    d.discard = pool({ stone: 2, 'shield-2': 1 });
  });

  test('in the published structure', () => {
    expect(text(middle)).toEqual([
      '# The turn',
      'Turn: 9',
      'To act: You',
      'Extra cards to take: Science',
      'Tokens used this turn: Economy',
      '# The table',
      'Central deck: 6 cards',
      'Top central card: Tablet, seen by you',
      'Central discard pile: 2 Wood, 1 Gear',
      'Cards out of the game: 2 Stone, 1 Shield with two horns',
      'Conflict tokens turned: 2 of 3',
      'Cat: You',
      '# The Progress tokens',
      'Token 1: Decor (4 points, 6 with a complete Wonder)',
      'Token 2: none',
      'Token 3: Culture (4 points, or 12 with both Culture tokens)',
      'Stack: 5 tokens',
      '# You',
      'Wonder: Giza, stages 1 and 2 of 5 built',
      'Next stages: 3 (three different resources, 6 points)',
      'Later stages: 4 (three identical resources, 7 points); 5 (four different resources, 8 points)',
      'Deck: Gear on top, 5 cards below',
      'Cards: 2 Wood, 1 Coin, 1 Blue (3 points), 2 Blue (2 points, Cat), 1 Shield with a horn',
      'Shields: 3',
      'Victory tokens: 1',
      'Progress tokens: Economy (once a turn one coin counts two), Science (an extra card for a green card), Tactics (two shields)',
      "Points: 19 (Stages 9, Blue cards 7, The Cat 2, Military 3, For the Opponent's score -2)",
      '# Opponent',
      'Wonder: Rhodes, no stage built',
      'Deck: none',
      'Cards: 3 Coins, 1 Gear, 2 Shields',
      'Shields: 2',
      'Progress tokens: none',
      'Points: 1 (Coins 1)',
    ]);
  });

  test('ARCH-21: of a card that another has looked at, others know that and no more', () => {
    const hidden = (line: string) => line.replace('Tablet, seen by you', 'face down, seen by you');
    expect(text(view(middle, 1))).toEqual(text(middle).map(hidden));
    expect(text(view(middle, 0))).toEqual(text(middle));
  });

  /** Made up, to show every line of the three Ages at once. */
  const ages = scene(
    {
      structure: 'three-ages',
      playerWonder: 'ephesus',
      opponentWonder: 'halicarnassus',
      opponentBuilds: true,
      difficulty: 'normal',
    },
    (d) => {
      give(d, 0, { compass: 3, gear: 2 });
      give(d, 1, {});
      built(d, 0, 0);
      built(d, 1, 0, 1, 2, 3, 4);
      Object.assign(editArea(d, 0), { military: 1, coins: 6, matched: [2, 2, 0], tokensOwed: 1 });
      Object.assign(editArea(d, 1), { defeats: 1 });
      Object.assign(d, { age: 2, turn: 4, phase: 'act', cat: 1, selectedCards: [null, 'clay'], taken: 'glass' });
      d.faceUp = faceUp('coin', 'shield-2');
      d.hands = [
        [hiddenCard('wood', 0), hiddenCard('wood', 0), hiddenCard('tablet', 1)],
        [hiddenCard('gear', 0), hiddenCard(null, 1), hiddenCard(null, 1)],
      ];
      const cards = [hiddenCard(null, 1), hiddenCard('papyrus', 0)];
      d.central = { cards, top: { card: 'stone', back: 0, seenBy: 'all' }, discard: [] };
      d.looked = { deck: 1, cards: [hiddenCard('gear', 1), hiddenCard('wood', 1), hiddenCard('wood', 0)] };
    },
  );

  test('in the three Ages', () => {
    expect(text(view(ages, 0))).toEqual([
      '# The turn',
      'Age: 2',
      'Turn: 4 of 6',
      'To act: You',
      'Card just taken: Glass',
      'Cards looked at: 2 Wood, 1 Gear',
      '# The table',
      'Central deck: 3 cards',
      'Top central card: Stone, face up',
      'Cat: Opponent',
      '# The Progress tokens',
      'Token 1: Urbanism (an extra card for wood or clay)',
      'Token 2: Crafts (an extra card for papyrus or glass)',
      'Token 3: Jewellery (an extra card for stone or a coin)',
      'Stack: 11 tokens',
      '# You',
      'Wonder: Ephesus, stage 1 of 5 built',
      'Next stages: 2 (two identical resources, 3 points, take the top central card); 3 (three different resources, 4 points, take the top central card); 4 (three identical resources, 5 points, take the top central card)',
      'Later stages: 5 (four different resources, 7 points)',
      'Revealed card: Coin',
      'Hand: 2 Wood, 1 Tablet',
      'Cards: 3 Compasses, 2 Gears',
      'Green cards used for tokens: 2 Compasses, 2 Gears',
      'Coin tokens: 6',
      'Shields: 0',
      'Victory tokens: 1',
      'Progress tokens: none',
      'Progress tokens to take: 1',
      "Points: -6 (Stages 3, Military 1, Coins 2, Green cards 13, For the Opponent's score -25)",
      '# Opponent',
      'Wonder: Halicarnassus, stages 1, 2, 3, 4 and 5 of 5 built',
      'Revealed card: Shield with two horns',
      'Hand: 1 Gear, 2 hidden cards',
      'Selected card: Clay',
      'Cards: none',
      'Shields: 0',
      'Defeat tokens: 1',
      'Progress tokens: none',
      'Points: 25 (Stages 24, The Cat 2, Military -1)',
    ]);
  });

  test('ARCH-85: others count the hands and the cards looked at', () => {
    const changed = text(view(ages, 'spectator')).filter((line) => !text(ages).includes(line));
    expect(changed).toEqual([
      'Cards looked at: 1 Gear, 2 hidden cards',
      'Hand: 3 hidden cards',
      'Hand: 3 hidden cards',
    ]);
  });

  test('before anything has been drawn', () => {
    const start = newGame({ chance: 'manual', opponentWonder: 'rhodes' });
    expect(text(start)).toEqual([
      '# The turn',
      'Turn: setup',
      '# The table',
      'Central deck: 60 cards',
      'Top central card: face down',
      'Conflict tokens turned: 0 of 3',
      'Cat: no holder',
      '# The Progress tokens',
      'Token 1: none',
      'Token 2: none',
      'Token 3: none',
      'Stack: 15 tokens',
      '# You',
      'Wonder: not drawn yet',
      'Deck: none',
      'Cards: none',
      'Shields: 0',
      'Progress tokens: none',
      'Points: 0',
      '# Opponent',
      'Wonder: Rhodes, no stage built',
      'Deck: 25 cards',
      'Cards: none',
      'Shields: 0',
      'Progress tokens: none',
      'Points: 0',
    ]);
  });
});

describe('what a turn brings', () => {
  test('the end of the game names the winner, or all who share the win', () => {
    const over = (military: readonly number[]): State =>
      scene({ mode: 'versus', players: 3, wonders: ['giza', 'rhodes', 'babylon'] }, (d) => {
        Object.assign(d, { phase: 'over', pending: [], turn: 30, ending: 'decks-empty' });
        for (const [seat, tokens] of military.entries()) editArea(d, seat).military = tokens;
      });
    const turn = (state: State) => describePosition(state)[0]?.lines;
    expect(turn(over([0, 2, 1]))).toEqual(['Turn: 30, the game is over', 'Winner: Seat 2']);
    expect(turn(over([2, 1, 2]))).toEqual(['Turn: 30, the game is over', 'Winner: Seat 1, Seat 3']);
  });

  test('ARCH-44: what marked stages do is said of each Wonder, but not of an Opponent that does not build', () => {
    const effects = {
      alexandria: 'take the top card of any deck',
      babylon: 'take a Progress token',
      ephesus: 'take the top central card',
      halicarnassus: 'look at 5 cards and take one',
      olympia: 'take the top cards on the left and on the right',
      rhodes: 'a shield',
    } as const;
    for (const [wonder, effect] of Object.entries(effects)) {
      const state = scene({ playerWonder: wonder as keyof typeof effects, opponentWonder: 'giza' });
      const stages = told(state, 'You', 'Next stages') + told(state, 'You', 'Later stages');
      expect(stages).toMatch(new RegExp(`2 \\(two identical resources, \\d points?, ${effect}\\)`));
      expect(told(state, 'Opponent', 'Next stages')).toBe('');
    }
  });

  /** The Opponent's die is to fall after you have selected; its two cards match no priority. */
  const selecting = (code: string): State => {
    const state = scene({ structure: 'three-ages' }, (d) => {
      d.faceUp = faceUp('blue-3', 'blue-3');
      d.hands = [0, 1].map((back) => [hiddenCard('wood', back), hiddenCard('clay', back)]);
      d.central = { cards: [hiddenCard('clay', 0)], top: { card: 'stone', back: 0, seenBy: 'all' }, discard: [] };
    });
    const next = play(state, code);
    expect(next.pending.at(-1)?.kind).toBe('die');
    return next;
  };

  test('ARCH-90: its player sees a selected card, others only where it comes from', () => {
    const selected = (code: string, viewer: 0 | 1) => told(view(selecting(code), viewer), 'You', 'Selected card');
    expect(selected('select hand wood giza play', 0)).toBe('Wood');
    expect(selected('select hand wood giza play', 1)).toBe('a card of the hand');
    expect(selected('select hand wood giza discard', 1)).toBe('a card of the hand, for 3 coins');
    expect(selected('select revealed - - discard', 1)).toBe('the revealed card, for 3 coins');
    expect(selected('select central - - play', 1)).toBe('the top central card');
    expect(told(selecting('select hand wood giza play'), 'Opponent', 'Selected card')).toBe('');
  });

  test('once the cards have left their places, every viewer sees them', () => {
    const next = play(selecting('select revealed - - discard'), 'die 2');
    expect(next.pending.at(-1)?.kind).toBe('reveal');
    for (const viewer of viewersOf(next)) {
      expect(told(view(next, viewer), 'You', 'Selected card')).toBe('Blue (3 points), for 3 coins');
      expect(told(view(next, viewer), 'Opponent', 'Selected card')).toBe('Blue (3 points)');
    }
  });

  test('all states that agree with a view read the same to its viewer', () => {
    for (const options of [{ structure: 'three-ages' }, { mode: 'versus', players: 3 }] as const) {
      let state = newGame({ ...options, seed: 'agree' });
      for (let ply = 0; state.pending.length > 0; ply++) {
        const draft = fast.clone(state);
        fast.play(
          draft,
          fast.randomMove(draft, () => draw(rng)),
        );
        state = draft;
        if (ply % 5 > 0) continue;
        for (const viewer of viewersOf(state)) {
          const seen = view(state, viewer);
          expect(text(view(determinize(seen, rng), viewer))).toEqual(text(seen));
        }
      }
    }
  });
});
