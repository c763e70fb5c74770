/** Sentences that random games seldom say. */
import type { Said } from '@wonders/core';
import { phrase } from '@wonders/core/words';
import { expect, test } from 'vitest';
import { STAGES } from '../src/components/wonders.js';
import { architectsSolo, decodeMove, type State } from '../src/index.js';
import { deckNames } from '../src/table/decks.js';
import { hiddenCard } from '../src/table/hidden.js';
import {
  describeEvent,
  describeMove,
  describeNotice,
  describeOutcome,
  describePiece,
  describePreview,
  describePrompt,
  english,
} from '../src/words/index.js';
import { built, decisionOf, faceUp, game, give, opponentToMove, play, pool, scene } from './scene.js';

const ahead = (state: State, code: string): string | undefined => {
  const move = decodeMove(code);
  return move && describePreview(state, game.preview(state, move))[0]?.text;
};

const asked = (state: State): string => {
  const prompt = game.promptOf(state);
  return prompt === undefined ? '' : describePrompt(state, prompt);
};

const told = (state: State, place: string): string | undefined => describePiece(state, place)?.text;

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
    const state = scene({ mode: 'versus', players: 2 }, (d) => {
      d.pools = d.pools.map(() => pool({}));
      d.faceUp = [cards > 0 ? hiddenCard('wood', 0) : null, cards > 1 ? hiddenCard('wood', 1) : null];
    });
    return game.notices(state).map((notice) => describeNotice(state, notice).text)[0];
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
    'looked-gear',
    'looked-unseen',
    'stage-9-0',
    'stage-0-9',
    'hand-unseen',
    'hand-wood-giza',
  ])
    expect([place, told(looking, place)]).toEqual([place, undefined]);
  for (const place of ['looked-wood', 'looked-unseen']) expect(told(scene(), place)).toBeUndefined();
  expect(told(scene({ structure: 'three-ages' }), 'conflicts')).toBeUndefined();
});

const solo = scene();
const versus = scene({ mode: 'versus', players: 3 });
const ages = scene({ structure: 'three-ages' });

type Tell = (...given: readonly unknown[]) => unknown;
type Table = 'ahead' | 'board' | 'draws' | 'events' | 'gains' | 'moves' | 'notices' | 'prompts' | 'reasons';

/** A sentence of the language, word by word. */
const said = (table: Table, key: string): Tell =>
  (english[table] as unknown as Readonly<Record<string, Tell>>)[key] ?? expect.fail(`no ${table} of ${key}`);

test.each<[table: Table, key: string, given: readonly unknown[], told: unknown]>([
  ['ahead', 'pass', [{}, ages], 'No card is taken'],
  ['ahead', 'select', [{ source: 'hand', card: null, use: 'play' }, ages], ''],
  ['board', 'lookedAt', [['Wood', 'Coin']], 'Looked at: Wood, Coin'],
  ['board', 'looked', [solo], 'The cards looked at'],
  ['board', 'looked', [versus], 'The cards looked at'],
  ['board', 'lacking', [0], 'ready'],
  ['board', 'lacking', [2], 'lacks 2'],
  ['board', 'effect', ['look', true], '1 of 5'],
  ['board', 'effect', ['look', false], 'one of 5'],
  ['draws', 'discard-hand', [null, ages, 1], ''],
  ['draws', 'slot', [null, solo, 0], ''],
  ['draws', 'top', [null, solo, 0], ''],
  ['draws', 'die', [null, solo, 0], ''],
  ['draws', 'look', [null, solo, 'all'], ''],
  ['draws', 'deal', [null, ages, 'all'], 'A card comes into a hand'],
  [
    'events',
    'conflict',
    [{ shields: [2, 1], points: [1, -1] }, solo],
    'A Battle: you have 2 shields and the Opponent has 1; you gain a Victory token and the Opponent gains a Defeat token',
  ],
  ['gains', 'coins', [{ seat: 0, by: 3 }, ages], [{ seat: 0, says: '+3 coins' }]],
  [
    'gains',
    'conflict',
    [{ points: [1, 0, -1] }, ages],
    [
      { seat: 0, says: '+1 Victory token' },
      { seat: 2, says: '+1 Defeat token' },
    ],
  ],
  ['moves', 'select', [{ source: 'hand', card: null, back: null, use: 'play' }, ages], 'Play a card from your hand'],
  [
    'notices',
    'passes',
    [{ passes: 1 }, versus],
    '1 seat of 3 found no card to take: when all have passed, the game ends',
  ],
  [
    'prompts',
    'discard-hand',
    [{ deck: 'opponent', cards: 2 }, ages],
    "Which card of the Opponent's hand is discarded at the end of the Age? 2 cards not yet seen",
  ],
  [
    'prompts',
    'flip',
    [{ receiver: 0, cards: 9 }, scene({ catPower: 'flip' })],
    'Which card does the Cat turn up on the central deck? It has 9 cards',
  ],
  [
    'prompts',
    'flip',
    [{ receiver: 0, cards: 9 }, scene({ catPower: 'peek' })],
    'Which card do you see on top of the central deck? It has 9 cards',
  ],
  [
    'prompts',
    'flip',
    [{ receiver: 1, cards: 9 }, scene({ catPower: 'peek' })],
    'Which card does the Opponent see on top of the central deck? It has 9 cards',
  ],
  ['reasons', 'look', [{ cards: 5 }, solo, 'all'], 'counts nothing now: one of 5 cards follows'],
])('%s: %s', (table, key, given, sentence) => {
  const told = said(table, key)(...given);
  expect(table === 'board' || table === 'gains' ? told : phrase(told as Said).text).toEqual(sentence);
});

test('ARCH-26, ARCH-27: what is certain of the top card of the central deck', () => {
  const central = (cards: number) =>
    scene({ mode: 'versus', players: 2 }, (d) => {
      d.pools = [...d.pools.slice(0, -1), pool({ wood: cards })];
      d.central = { ...d.central, discard: (['wood', 'wood', 'coin'] as const).map((card) => hiddenCard(card, 0)) };
    });
  for (const [cards, sentence] of [
    [0, 'The central deck is first made anew of 3 discarded cards'],
    [1, 'It is the last card of the central deck'],
    [2, 'It is one of the 2 cards of the central deck, unseen until it is taken'],
  ] as const)
    expect(phrase(said('ahead', 'pick')({ deck: 'central' }, central(cards)) as Said).text).toBe(sentence);
});

test('pieces that a face, an unseen card or a Wonder nobody has yet stands for', () => {
  expect(told(solo, 'do-die-3')).toBe('Face 3 of the die');
  const looking = scene({ playerWonder: 'halicarnassus' }, (d) => {
    const cards = [null, null, 'wood'].map((card) => hiddenCard(card as never, 0));
    Object.assign(d, { looked: { seat: 0, deck: 'player', cards } });
  });
  expect(told(looking, 'looked-unseen')).toMatch(/^Looked at, unseen/);
});

test('before Wonders are drawn, decks and stages have no names of their own', () => {
  const start = architectsSolo.newGame({ mode: 'versus', players: 3, chance: 'manual' });
  for (const deck of deckNames(start)) {
    const name = describePiece(start, `deck-${deck}`)?.name;
    expect(name).toBe(deck === 'central' ? 'Central deck' : 'A deck');
  }
  expect(told(start, 'stage-0-0')).toBeUndefined();
  const drawn = play(start, 'wonder rhodes');
  expect(describePiece(drawn, 'deck-0')?.name).toBe('Rhodes');
  expect(told(drawn, 'stage-0-0')).toMatch(/^Stage 1 of Rhodes/);
  expect(told(drawn, 'stage-1-0')).toBeUndefined();
});

test('ARCH-21: who has seen the top central card', () => {
  const peeked = scene({ catPower: 'peek' }, (d) => {
    d.central = { ...d.central, top: { card: 'wood', back: 2, seenBy: [0] } };
  });
  const seen = (position: Parameters<typeof describePiece>[0]) => describePiece(position, 'deck-central')?.effect;
  expect(seen(peeked)).toBe('Wood, which only some have seen: a resource for stages');
  expect(seen(game.view(peeked, 0))).toBe('Wood, which only you have seen: a resource for stages');
  expect(seen(game.view(peeked, 1))).toBe('');
});

test('ARCH-67: into which deck the Opponent looks by the die', () => {
  const equal = opponentToMove({ opponentBuilds: true, opponentWonder: 'halicarnassus', playerWonder: 'giza' }, (d) => {
    built(d, 1, 0);
    give(d, 1, { wood: 1, coin: 1 });
    give(d, 0, { 'shield-0': 9 });
    d.faceUp = faceUp('blue-3', 'shield-0');
    d.central = { ...d.central, top: { card: 'blue-3', back: 2, seenBy: 'all' } };
    d.pools[1] = pool({ 'blue-3': 9 });
  });
  const die = play(equal, 'opponent-turn');
  const looks = game.legalMoves(die).map((move) => {
    const event = game.transition(die, move).events.find(({ kind }) => kind === 'looked');
    return [describeMove(die, move), event?.kind === 'looked' ? event.deck : undefined];
  });
  expect(looks).toEqual(
    [1, 2, 3, 4, 5, 6].map((face) => [
      `The die shows ${face}: the Opponent looks into ${face < 4 ? 'your' : 'its own'} deck`,
      face < 4 ? 'player' : 'opponent',
    ]),
  );
  expect(asked(die)).toBe(
    'What does the die show (for the deck to look into)? 1 to 3 for your deck and 4 to 6 for its own deck',
  );
});

test('ARCH-45: the buttons of a set say which cards it takes', () => {
  const { science } = english.board;
  expect(science('pair:gear')).toBe('Use two Gears');
  expect(science('triple')).toBe('Use a Compass, a Gear and a Tablet');
});

test('ARCH-112: a final score earns a medal only where the levels are measured', () => {
  const ended = (options: Parameters<typeof scene>[0]) => {
    const state = scene(options, (d) => {
      Object.assign(d, { phase: 'over', ending: 'decks-empty', pending: [] });
      give(d, 0, { 'blue-3': 1 });
    });
    const result = game.standing(state);
    const score = String(result.scores[0]?.total).replace('-', '−');
    return [describeOutcome(state), `final score ${score}`, result.pars, result.medal] as const;
  };
  const [measured, score, pars, medal] = ended({});
  expect(pars).not.toBeNull();
  expect(measured).toContain(`; ${score}, ${medal ?? 'no'} medal; `);
  const [told, other, none] = ended({ scoreFactor: 2 });
  expect(none).toBeNull();
  expect(told).toContain(`; ${other}; no deck has a card left`);
});

test('ARCH-40: the points of the stage that is built, in the move and in what happened', () => {
  const state = play(
    scene({}, (d) => {
      built(d, 0, 0, 1);
      give(d, 0, { stone: 1, coin: 2 });
      d.faceUp = faceUp('wood', 'blue-3');
      d.pools[0] = pool({});
    }),
    'pick player',
  );
  const stages = STAGES.giza;
  const points = `${stages[2]?.vp} points`;
  expect(stages[2]?.vp).not.toBe(stages[0]?.vp);
  const [move] = game.legalMoves(state).filter(({ kind }) => kind === 'build');
  expect(move && describeMove(state, move)).toBe(`Build stage 3 (${points}) with 1 stone and 2 coins`);
  const told = move ? game.transition(state, move).events.map((event) => describeEvent(state, event)?.text) : [];
  expect(told).toContain(`You build stage 3 of Giza with 1 stone and 2 coins: ${points}`);
});
