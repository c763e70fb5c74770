import { CHANCE, draw, seedRng, type Viewer } from '@wonders/core';
import { expect, test } from 'vitest';
import { few, MORE } from '../../../../.ci/runs.js';
import { changed, explained, play, scene } from '../../test/scene.js';
import { TABLES } from '../components/tables.js';
import type { Event } from '../events.js';
import {
  activeSeats,
  applyMove,
  botMove,
  fast,
  legalMoves,
  newGame,
  seats,
  transition,
  view,
  viewEvent,
} from '../game/index.js';
import type { Move } from '../notation.js';
import type { Options } from '../options.js';
import type { State } from '../state/index.js';
import { boardWords } from './board.js';
import { describeEvent, describePiece, describePosition } from './index.js';
import { cardsName } from './names.js';

const rng = seedRng('narration');

/** Every event of a random game, told. */
function* told(options: Partial<Options> & { readonly seed: string; readonly chance?: 'manual' }) {
  let state = newGame(options);
  while (activeSeats(state).length > 0) {
    const after = transition(
      state,
      fast.randomMove(state, () => draw(rng)),
    );
    state = after.state;
    for (const event of after.events) yield { event, says: describeEvent(state, event)?.text, state };
  }
}

test.runIf(MORE)('tells every kind of event of random games in whole sentences', () => {
  const kinds = new Set<Event['kind']>();
  for (let seed = 0; seed < few(30); seed++)
    for (const chance of ['sampled', 'manual'] as const)
      for (const { event, says } of told({ seed: String(seed), players: 5, stallRounds: 3, chance } as never)) {
        if (says === undefined) continue;
        kinds.add(event.kind);
        if (/undefined|null|NaN|object|\s\s|^[a-z]/.test(says)) expect.fail(`game ${seed}: ${says}`);
      }
  expect([...kinds].sort()).toEqual([
    'action-played',
    'cards-spent',
    'chance',
    'completed',
    'disc-taken',
    'discard-reshuffled',
    'ended',
    'next-turn',
    'offers-revealed',
    'parts-placed',
    'parts-returned',
    'points',
    'row-changed',
  ]);
});

test('tells a spectator that a card was drawn, not which', () => {
  const drawn: Event = { kind: 'chance', decision: 'card', move: { kind: 'card', card: 'crane' } as never, to: 1 };
  const state = newGame({ seed: 'words' });
  expect(describeEvent(state, viewEvent(drawn, 1))?.text).toMatch(/^Blue draws a /);
  expect(describeEvent(state, viewEvent(drawn, 'spectator'))?.text).toBe('Blue draws a card');
  const action: Event = { kind: 'chance', decision: 'action', move: { kind: 'action', card: 'joker' }, to: 0 };
  expect(describeEvent(state, action)?.text).toBe('Red takes the action card Joker');
  expect(describeEvent(state, viewEvent(action, 2))?.text).toBe('Red takes an action card');
});

test('tells offers with the trading card, and what points are for', () => {
  const state = newGame({ seed: 'words' });
  const offers = [null, { cards: [1, 0, 2, 0], trade: true }, { cards: [0, 0, 0, 0], trade: false }] as const;
  expect(describeEvent(state, { kind: 'offers-revealed', offers })?.text).toBe(
    'The offers are turned up: Blue 1 camel and 2 ships with the trading card; Green nothing',
  );
  expect(describeEvent(state, { kind: 'points', seat: 1, category: 'rejected', points: 2 })?.text).toBe(
    'Blue scores 2 points for correct cards that were not accepted',
  );
  expect(describeEvent(state, { kind: 'ended', ending: 'stall' })?.text).toBe(
    'The game ends: no disc has been taken for too long',
  );
  expect(describeEvent(state, { kind: 'ended', ending: 'type-gone' })?.text).toBe(
    'The game ends: one of the types is no longer shown by any disc',
  );
});

test.runIf(MORE)('tells every position of random games, to every viewer', () => {
  const labels = new Set<string>();
  const wrong = new Set<string>();
  const seen = new Set<State>();
  for (let seed = 0; seed < 6; seed++)
    for (const { state } of told({ seed: String(seed), players: 4, stallRounds: 3 })) {
      if (seen.has(state)) continue;
      seen.add(state);
      for (const position of [state, view(state, seed % 4), view(state, 'spectator')]) {
        const paragraphs = describePosition(position);
        const headings = paragraphs.map(({ heading }) => heading);
        const names = seats(state).map(({ name }, seat) =>
          seat === position.viewer ? `You (${name.toLowerCase()})` : name,
        );
        if (headings.join() !== `The board,The wonders,${names}`) wrong.add(headings.join());
        for (const line of paragraphs.flatMap(({ lines }) => lines)) {
          labels.add(line.replace(/:.*/, ''));
          if (!/^[A-Z][^:]*: .*[^.:;,\s]$/.test(line) || /undefined|null|NaN|object|\s\s/.test(line)) wrong.add(line);
        }
      }
    }
  expect([...wrong]).toEqual([]);
  const wonders = [...labels].filter((label) => label.startsWith('The '));
  expect(wonders).toHaveLength(8);
  expect([...labels].filter((label) => !wonders.includes(label)).sort()).toEqual([
    'Action cards',
    'Action cards played',
    'Cards',
    'Discard pile',
    'Discs',
    'Discs on the wonders',
    'Draw pile',
    'Known to all',
    'Offer',
    'Parts left',
    'Points',
    'Scoring',
    'Turn order',
    'Under construction',
  ]);
});

test('EIGHT-125: while offers are turned down, it is told who has played a Triple bonus', () => {
  const asked = play(
    scene({
      options: { players: 3 },
      wonders: { mausoleum: ['camel-3'] },
      hands: [
        [3, 0, 0, 0],
        [1, 0, 0, 0],
        [1, 0, 0, 0],
      ],
      actions: [[], ['triple-bonus'], ['joker']],
    }),
    'build 0 mausoleum 0',
    'offer 1 c1 false',
    'offer 2 c1 false',
    'abandon 0',
  );
  const lines = (state: State) => describePosition(state).flatMap((section) => section.lines);
  expect(lines(asked).some((line) => line.startsWith('Triple bonus'))).toBe(false);
  const played = play(asked, 'triple 1 true');
  expect(lines(played)).toContain('Triple bonus: Blue');
  const offer = (state: State, seat: number) => describePiece(state, `offered-${seat}`)?.effect;
  expect([1, 2].map((seat) => offer(played, seat))).toEqual([
    'turned down, it brings Blue 3 points',
    'turned down, it brings Green 1 point',
  ]);
});

test('tells a seat its own cards and counts those of others', () => {
  const start = scene({
    options: { players: 3 },
    wonders: {
      'pyramids-of-giza': [null, 'ship-3', 'crane-4'],
      mausoleum: [null, null, null],
      'tower-of-babel': ['camel-2', 'camel-1', 'ship-5'],
    },
    others: false,
    hands: [
      [2, 0, 1, 0],
      [0, 3, 0, 1],
      [1, 1, 1, 1],
    ],
    discard: [0, 2, 0, 0],
    actions: [['joker', 'five-vp'], ['double-turn'], []],
    parts: { 'pyramids-of-giza': [3, 0, 1] },
    discs: [['ship-5'], [], ['crane-1', 'crane-2']],
    active: 1,
    row: 4,
  });
  const build = applyMove(start, { kind: 'build', seat: 1, wonder: 'tower-of-babel', space: 0 });
  const offered = applyMove(build, { kind: 'offer', seat: 0, cards: [2, 0, 0, 0], trade: true });
  const text = (position: Parameters<typeof describePosition>[0]): readonly string[] =>
    describePosition(position).flatMap(({ heading, lines }) => [heading.toUpperCase(), ...lines]);
  const common = (red: string, blue: string) => [
    'THE BOARD',
    `Turn order: ${blue}, Green, ${red}`,
    'Scoring: row 4 of 7, 14 points for the most parts, 7 for the second most, 3 for others',
    'Discs on the wonders: 2 with camels, 1 with cranes, 2 with ships and 0 with stone masons',
    `Under construction: the Tower of Babel, 2 camels needed, by ${blue}`,
    'Draw pile: 87 cards',
    'Discard pile: 2 cranes',
    'Action cards played: none',
    'THE WONDERS',
    `The Pyramids of Giza: discs 3 ships, 4 cranes; parts ${red} 3, Green 1`,
    'The Hanging Gardens: finished',
    'The Statue of Zeus: finished',
    'The Temple of Artemis: finished',
    'The Mausoleum: finished',
    'The Colossus of Rhodes: finished',
    'The Lighthouse of Alexandria: finished',
    'The Tower of Babel: discs 2 camels, 1 camel, 5 ships',
  ];
  const green = ['GREEN', 'Points: 0', 'Cards: 4 hidden cards', 'Action cards: none', 'Discs: 1 crane, 2 cranes'];
  expect(text(view(offered, 0))).toEqual([
    ...common('you', 'Blue'),
    'YOU (RED)',
    'Points: 0',
    'Cards: 2 camels and 1 ship',
    'Action cards: Joker, 5 victory points',
    'Offer: 2 camels with the trading card',
    'Discs: 5 ships',
    'Parts left: 26',
    'BLUE',
    'Points: 0',
    'Cards: 4 hidden cards',
    'Action cards: 1 hidden card',
    'Discs: none',
    'Parts left: 29',
    ...green,
    'Parts left: 28',
  ]);
  expect(text(view(offered, 1))).toEqual([
    ...common('Red', 'you'),
    'RED',
    'Points: 0',
    'Cards: 3 hidden cards',
    'Action cards: 2 hidden cards',
    'Offer: made',
    'Discs: 5 ships',
    'Parts left: 26',
    'YOU (BLUE)',
    'Points: 0',
    'Cards: 3 cranes and 1 stone mason',
    'Action cards: Double turn',
    'Discs: none',
    'Parts left: 29',
    ...green,
    'Parts left: 28',
  ]);
});

test('what turned up unseen is told without what it is', () => {
  const state = newGame({ seed: 'unseen' });
  const unseen = (decision: string, to: Viewer | 'all') =>
    describeEvent(state, { kind: 'chance', decision, to, move: 'hidden' } as Event)?.text;
  expect(['disc', 'card', 'start', 'action', 'name-action'].map((decision) => unseen(decision, 'all'))).toEqual([
    'The next disc is laid',
    'A seat draws a card',
    'The starting seat is drawn',
    'A seat takes an action card',
    'A hidden action card is named',
  ]);
  expect(unseen('card', 1)).toBe('Blue draws a card');
  expect(unseen('action', 1)).toBe('Blue takes an action card');
});

test('a piece is told of what lies on the table, and a hand to its seat alone', () => {
  const state = scene({ hands: [[0, 3, 0, 0]] });
  const told = (viewer: Viewer, place: string) => describePiece(view(state, viewer), place)?.text;
  expect(told(0, 'hand-crane')).toBe('3 cranes: for discs that need cranes, own ones or by an offer; in your hand');
  expect(told('spectator', 'hand-crane')).toBeUndefined();
  const nowhere = ['wonder-none', 'disc-none-0', 'disc-mausoleum-9', 'offered-9', 'seat-9', 'hand-none', 'action-none'];
  // The score sheet lies there at the end only.
  for (const place of [...nowhere, 'track-x', 'scoring-x', 'discs-x', 'piles-x', 'score-sheet'])
    expect([place, told(0, place)]).toEqual([place, undefined]);
});

test('EIGHT-30: nobody reads a turn order before the starting seat is known', () => {
  let state: State = newGame({ chance: 'manual' });
  const told = new Set<string>();
  while (state.turns === 0 && activeSeats(state)[0] === CHANCE) {
    const order = describePosition(state)[0]?.lines.find((line) => line.startsWith('Turn order'));
    told.add(`${state.phase}: ${order}, ${describePiece(state, 'track')?.status}`);
    state = applyMove(state, legalMoves(state, CHANCE).at(-1) ?? expect.fail());
  }
  expect([...told]).toEqual([
    'discs: undefined, not yet known',
    'hands: undefined, not yet known',
    'order: undefined, not yet known',
  ]);
  expect(describePosition(state)[0]?.lines[0]).toBe('Turn order: Yellow, Red, Blue, Green');
  expect(describePiece(state, 'track')?.status).toBe('Yellow, then Red, then Blue, then Green');
});

test('EIGHT-08: of a hand it is told what is known of it', () => {
  const state = changed(
    scene({
      hands: [
        [0, 2, 0, 0],
        [1, 0, 0, 0],
      ],
    }),
    (draft) => {
      draft.hidden = [1, 0, 3, 0];
    },
  );
  const hands = [0, 1, 2, 3].map((seat) => /hand: [^;]*/.exec(describePiece(state, `seat-${seat}`)?.status ?? '')?.[0]);
  expect(hands).toEqual(['hand: 3 cards, of which known: 2 cranes', 'hand: 1 camel', 'hand: 3 cards', 'hand: nothing']);
});

test('EIGHT-121, EIGHT-126: an action card says what it does by the tables in use', () => {
  const table = { ...TABLES.actionCards, 'card-trade': { count: 2, max: 3 } };
  const trade = (options: object) => describePiece(scene({ options }), 'action-card-trade')?.effect;
  expect(trade({})).toMatch(/^discard one or more building cards, 5 at most, and draw as many; /);
  expect(trade({ tables: { actionCards: table } })).toMatch(
    /^discard one or more building cards, 3 at most, and draw as many; /,
  );
  expect(describePiece(scene({ actions: [['double-turn', 'double-turn']] }), 'action-double-turn')).toMatchObject({
    effect: 'another full turn, played at the end of your turn; columns move and all draw only after the last one',
    status: '',
  });
  const own = view(scene({ actions: [['double-turn', 'double-turn']] }), 0);
  expect(describePiece(own, 'action-double-turn')?.status).toBe('2 in your hand');
});

test('EIGHT-78: the board tells the last part in the singular', () => {
  expect([0, 1, 2].map((parts) => boardWords.partsLeft(parts).long)).toEqual([
    '0 parts left',
    '1 part left',
    '2 parts left',
  ]);
  expect([1, 2].map((parts) => boardWords.partsLeft(parts).short)).toEqual(['1 part', '2 parts']);
});

test('EIGHT-221: a Card trade says what it gives', () => {
  const state = scene({
    hands: [[0, 1, 1, 2]],
    actions: [['card-trade']],
    wonders: { mausoleum: ['camel-4'] },
    others: false,
  });
  const { headline } = explained(state, 0);
  const move = botMove(view(state, 0), 0) as Extract<Move, { kind: 'card-trade' }>;
  expect(move.kind).toBe('card-trade');
  expect(headline).toBe(
    `Red plays Card trade and gives ${cardsName(move.give)}: no build is worth more than to pass, and new cards may open one (EIGHT-221)`,
  );
});
