import { CHANCE } from '@wonders/core';
import { expect, test } from 'vitest';
import { built, decisionOf, faceUp, game, give, pool, scene } from '../test/scene.js';
import type { Decision, Draft } from './state/index.js';
import { hiddenCard } from './table/hidden.js';
import { describeNotice, describeOutcome, describePiece, describePrompt } from './words/index.js';

test('ARCH-21: the sentence of a move does not name a card that the acting seat has not seen', () => {
  const state = scene({ mode: 'versus', players: 2 }, (d) => {
    d.central.top = { card: 'gear', back: 2, seenBy: [1] };
  });
  const take = { kind: 'pick', deck: 'central' } as const;
  expect(game.describeMove(state, take)).toBe('Take the unseen top card of the central deck');
  const own = { ...state, seat: 1, pending: [decisionOf('pick', 1)] };
  expect(game.describeMove(own, take)).toBe('Take Gear from the central deck');
});

test('ARCH-24: the question says what can be done', () => {
  const state = scene({}, (d) => {
    d.phase = 'act';
    d.pending = [decisionOf('act', 0)];
    d.triggers = ['urbanism'];
    give(d, 0, { wood: 1, stone: 1, gear: 2 });
  });
  const prompt = game.promptOf(state);
  expect(prompt?.values).toEqual({ stages: [0], sets: ['pair:gear'], tokens: ['urbanism'], mayEnd: false });
  expect(prompt && describePrompt(state, prompt)).toBe(
    'Your turn: build stage 1, use two Gears for a Progress token or take the extra card of Urbanism',
  );
});

test('ARCH-60: the question for the die says why it is rolled, and which deck each face stands for', () => {
  const asked = (table: 'no-priority' | 'tie' | 'halicarnassus') => {
    const state = scene({}, (d) => {
      d.pending = [{ ...decisionOf('die', CHANCE), table }];
    });
    const prompt = game.promptOf(state);
    return prompt && describePrompt(state, prompt);
  };
  expect(asked('tie')).toContain('two cards are equally good');
  expect(asked('no-priority')).toContain('no card matches a priority');
  expect(asked('halicarnassus')).toContain('for the deck to look into');
});

test('ARCH-100: a Wonder that is nearly complete is announced', () => {
  const state = scene({}, (d) => {
    built(d, 0, 0, 1, 2, 3);
    give(d, 0, { wood: 1, stone: 1 });
  });
  expect(game.notices(state).map((notice) => describeNotice(state, notice).text)).toContain(
    'You end the game with one more stage (2 resources lacking for the next one)',
  );
});

test('ARCH-15: a deck says what its top card does', () => {
  const state = scene({}, (d) => {
    d.faceUp = faceUp('shield-2', 'gear');
  });
  expect(describePiece(state, 'deck-player')).toMatchObject({
    name: 'Your deck',
    effect: 'Shield with two horns, face up: 1 shield, turns 2 Conflict tokens, is discarded after a Battle',
    rules: ['ARCH-15', 'ARCH-51', 'ARCH-50', 'ARCH-52'],
  });
  expect(describePiece(state, 'deck-none')).toBeUndefined();
});

test('ARCH-110, ARCH-111: the margin is that of the scores that decide, beside the final score', () => {
  const state = scene({ difficulty: 'hard' }, (d) => {
    d.phase = 'over';
    d.ending = 'decks-empty';
    d.pending = [];
    give(d, 0, { 'blue-3': 6 });
    give(d, 1, { 'blue-2-cat': 7 });
  });
  expect(game.outcome(state)?.margin).toEqual({ by: 4, tieBreak: 0 });
  expect(describeOutcome(state)).toBe(
    'You win by 4 points: you 18, the Opponent 14; final score −10, bronze medal; no deck has a card left',
  );
});

type Asked = Partial<Decision> & Pick<Decision, 'kind'>;

/** What a decision asks, without the seat that is asked. */
function asked(about: Asked, given: Parameters<typeof scene>[0] = {}, edit: (d: Draft) => void = () => undefined) {
  const state = scene(given, (d) => {
    d.pending = [{ ...decisionOf(about.kind, CHANCE), ...about }];
    edit(d);
  });
  const { key, values, places } = game.promptOf(state) ?? expect.fail();
  return [key, values, places];
}

const T = { structure: 'three-ages' } as const;

test('ARCH-03: a question to the table counts what can turn up, and names the places that it is about', () => {
  const start = game.newGame({ mode: 'versus', players: 3, chance: 'manual' });
  const wonders = [start, game.applyMove(start, { kind: 'wonder', wonder: 'rhodes' })].map((state) =>
    game.promptOf(state),
  );
  expect(wonders).toMatchObject([
    { values: { receiver: 0, wonders: 7 }, places: ['seat-0'] },
    { values: { receiver: 1, wonders: 6 }, places: ['seat-1'] },
  ]);
  for (const slot of [0, 1, 2])
    expect(asked({ kind: 'slot', slot })).toEqual(['slot', { slot, tokens: 12 }, [`token-${slot}`]]);
  expect(asked({ kind: 'opening-token' })).toEqual(['opening-token', { number: 1, tokens: 3 }, ['seat-1']]);
  expect(asked({ kind: 'opening-token' }, {}, (d) => give(d, 1, {}, ['crafts']))).toEqual([
    'opening-token',
    { number: 2, tokens: 2 },
    ['seat-1'],
  ]);
  expect(asked({ kind: 'stack-token', receiver: 1 })).toEqual([
    'stack-token',
    { receiver: 1, tokens: 12 },
    ['token-stack'],
  ]);
  expect(asked({ kind: 'top', deck: 1 })).toEqual(['top', { deck: 'opponent', cards: 24 }, ['deck-opponent']]);
});

test('ARCH-21, ARCH-22: the top central card is asked for the holder of the Cat, or for the seat that takes it', () => {
  const central = ['deck-central'];
  expect(asked({ kind: 'flip', receiver: 1 })).toEqual(['flip', { receiver: 1, cards: 60 }, central]);
  expect(asked({ kind: 'blind' })).toEqual(['blind', { receiver: 0, cards: 60 }, central]);
  expect(asked({ kind: 'blind', receiver: 1 }, T)).toEqual(['blind', { receiver: 1, cards: 2 }, central]);
});

test('ARCH-60: the die is asked with the faces that count, the token of an extra card and a central card face up', () => {
  const die = (table: 'no-priority' | 'tie', edit?: (d: Draft) => void) => asked({ kind: 'die', table }, {}, edit);
  const [player, opponent, central] = ['deck-player', 'deck-opponent', 'deck-central'];
  expect(die('no-priority')).toEqual([
    'die',
    { table: 'no-priority', faces: [1, 2, 3, 4, 5, 6], token: null, central: null },
    [player, opponent, central],
  ]);
  expect(die('tie')[2]).toEqual([player, opponent]);
  expect(
    die('no-priority', (d) => {
      d.pools[2] = pool({});
      d.used = ['crafts', 'urbanism', 'science', 'economy', 'engineering'];
    }),
  ).toEqual(['die', { table: 'no-priority', faces: [1, 2], token: 'science', central: null }, [player, opponent]]);
  for (const [seenBy, card] of [
    ['all', 'gear'],
    [[0], null],
  ] as const) {
    const top = die('tie', (d) => Object.assign(d.central, { top: { card: 'gear', back: 2, seenBy } }));
    expect(top[1]).toMatchObject({ central: card });
  }
});

test('ARCH-44, ARCH-81, ARCH-82, ARCH-92: a hidden card is asked with its number and its place', () => {
  const looking = asked({ kind: 'look', deck: 1 }, { playerWonder: 'halicarnassus' }, (d) => {
    d.looked = { deck: 1, cards: [hiddenCard('wood', 1), hiddenCard('clay', 1)] };
    d.faceUp[1] = null;
  });
  expect(looking).toEqual(['look', { deck: 'opponent', number: 3, cards: 24 }, ['deck-opponent']]);
  expect(asked({ kind: 'deal', deck: 0, slot: 2 }, T)).toEqual(['deal', { number: 3, cards: 6 }, ['hand-unseen']]);
  expect(asked({ kind: 'reveal', deck: 1 }, T)).toEqual(['reveal', { deck: 'opponent', cards: 6 }, ['deck-opponent']]);
  const own = (edit?: (d: Draft) => void) => asked({ kind: 'own-card', deck: 1 }, T, edit);
  expect(own()).toEqual(['own-card', { cards: 7 }, ['deck-opponent']]);
  expect(own((d) => Object.assign(d, { faceUp: [d.faceUp[0], null] }))[1]).toEqual({ cards: 6 });
  expect(asked({ kind: 'discard-hand', deck: 1 }, T)).toEqual([
    'discard-hand',
    { deck: 'opponent', cards: 6 },
    ['other-hand-unseen'],
  ]);
});

test('ARCH-22, ARCH-46, ARCH-90, ARCH-125: a seat is asked for what it can choose from', () => {
  const seat = 0;
  const values = (about: Asked, given?: Parameters<typeof scene>[0], edit?: (d: Draft) => void) => {
    const [key, found, places] = asked({ seat, ...about }, given, edit);
    expect(places).toEqual([]);
    return [key, found];
  };
  const empty = (d: Draft): void => {
    d.pools = d.pools.map(() => pool({}));
    d.faceUp = [null, null];
    d.hands = d.hands.map(() => []);
    d.central = { cards: [], top: null, discard: [] };
  };
  expect(values({ kind: 'pick' })).toEqual(['pick', { decks: ['player', 'opponent'] }]);
  expect(values({ kind: 'pick' }, { mode: 'versus' }, empty)).toEqual(['pass', {}]);
  expect(values({ kind: 'select' }, T)).toEqual(['select', { sources: ['revealed', 'opponent', 'hand'] }]);
  expect(values({ kind: 'select' }, T, empty)).toEqual(['pass', {}]);
  expect(values({ kind: 'act' })).toEqual(['act', { stages: [], sets: [], tokens: [], mayEnd: true }]);
  expect(
    values({ kind: 'take-token' }, {}, (d) => Object.assign(d, { tokenSlots: ['decor', null, 'tactics'] })),
  ).toEqual(['take-token', { tokens: ['decor', 'tactics'], stack: true }]);
  expect(values({ kind: 'take-token' }, {}, (d) => Object.assign(d, { tokenStack: [] }))[1]).toMatchObject({
    stack: false,
  });
  expect(values({ kind: 'take-top' })).toEqual(['take-top', { decks: ['player', 'opponent', 'central'] }]);
  expect(values({ kind: 'look-deck' })).toEqual(['look-deck', { decks: ['player', 'opponent'] }]);
  const looked = { deck: 1, cards: [hiddenCard('wood', 1), hiddenCard('wood', 1)] };
  expect(values({ kind: 'take-looked' }, {}, (d) => Object.assign(d, { looked }))).toEqual([
    'take-looked',
    { deck: 'opponent', cards: 2 },
  ]);
  const theirs = { selectedCards: [null, 'gear'] };
  expect(values({ kind: 'opponent-turn' }, {}, (d) => Object.assign(d, theirs))).toEqual([
    'opponent-turn',
    { card: null },
  ]);
  expect(values({ kind: 'opponent-turn' }, T, (d) => Object.assign(d, theirs))[1]).toEqual({ card: 'gear' });
});
