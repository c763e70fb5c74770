import type { ChanceEvent, Viewer } from '@wonders/core';
import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { few, MORE } from '../../../../.ci/runs.js';
import { type Scene, scene } from '../../test/scene.js';
import type { Event } from '../events.js';
import {
  decodeMove,
  describeMove,
  fast,
  type Move,
  newGame,
  type Options,
  type State,
  transition,
  viewEvent,
} from '../index.js';
import { ASK, placing } from '../state/decisions.js';
import { CHANCES } from '../state/index.js';
import { describeEvent, nameOf } from './index.js';
import { describeEvent as racconta } from './it/index.js';

const PROMOS = ['messe', 'statue-of-liberty'] as const;
const VARIANTS: readonly (Partial<Options> & { readonly chance?: 'manual' })[] = [
  { level: 'legendary', promos: PROMOS },
  { level: 'easy', promos: PROMOS, tiedAgeStart: 'last-active-begins' },
  { chance: 'manual', level: 'demanding' },
  { mode: 'versus', promos: PROMOS },
  { mode: 'versus', pantheon: false },
];

/** From this seed on, few games have every kind of event. */
const FIRST = 40;

/** Passes on all events of random games, each with the positions before and after the move. */
function hear(listen: (event: Event, before: State, after: State) => void): void {
  const rng = seedRng('narration');
  for (const options of VARIANTS)
    for (let seed = FIRST; seed < FIRST + few(30); seed++) {
      const opening: Event[] = [];
      let state = newGame({ ...options, seed: String(seed) }, (event) => opening.push(event as Event));
      for (const event of opening) listen(event, state, state);
      while (state.pending.length > 0) {
        const move = fast.randomMove(state, () => draw(rng));
        const { state: next, events } = transition(state, move);
        for (const event of events) listen(event as Event, state, next);
        state = next;
      }
    }
}

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Kinds of events that the text of a move or a draw always covers. */
const SILENT = [
  'card-left',
  'lost-card',
  'progress',
  'removed',
  'revealed',
  'token-laid',
  'wonder-built',
  'wonder-taken',
];
const KINDS = [
  'coins',
  'astarte-coins',
  'built',
  'discarded',
  'wonder-unbuilt',
  'wonder-left',
  'last-wonder',
  'pawn',
  'minerva',
  'points',
  'uncovered',
  'military-token',
  'symbol',
  'token',
  'token-left',
  'placed',
  'activated',
  'age',
  'turn',
  'over',
];

/** Begins with a capital or a figure, ends without a stop. */
const WHOLE = /^[A-Z0-9].*[^.,;:\s]$/;
/** Values without words, and verbs that do not agree. */
const BROKEN =
  /undefined|null|NaN|object|hidden|\s\s|-\d|[Yy]ou (has|\w+s\b)|(SOLO|Player \d) (have|take|pay|lose|get|look)\b/;

test.runIf(MORE).each([
  ['English', describeEvent],
  ['Italian', racconta],
])('every event of random games is a whole %s sentence, for every viewer', (_, tell) => {
  const heard = new Set<string>();
  const told = new Set<string>();
  const wrong = new Set<string>();
  hear((event, before, after) => {
    const kind = event.kind === 'chance' ? event.decision : event.kind;
    heard.add(kind);
    for (const viewer of VIEWERS) {
      const seen = viewEvent(event as never, viewer) as Event;
      for (const sentence of [tell(before, event), tell(before, seen), tell(after, seen)].flatMap(
        (told) => told?.text ?? [],
      )) {
        told.add(kind);
        if (!WHOLE.test(sentence) || BROKEN.test(sentence)) wrong.add(sentence);
      }
    }
  });
  expect([...wrong]).toEqual([]);
  expect([...heard].sort()).toEqual([...KINDS, ...CHANCES, ...SILENT].sort());
  expect([...told].sort()).toEqual([...KINDS, ...CHANCES].sort());
});

test('DUEL-080: a viewer never reads the name of a divinity that it may not see', () => {
  let hidden = 0;
  hear((event, before, after) => {
    if (event.kind !== 'chance' || event.to === 'all') return;
    const { divinity } = event.move as Extract<Move, { kind: 'look-divinity' }>;
    for (const viewer of VIEWERS.filter((each) => each !== event.to)) {
      const seen = viewEvent(event as never, viewer) as Event;
      for (const position of [before, after]) {
        hidden++;
        expect(describeEvent(position, seen)?.text).toMatch(/ look(s)? at a divinity$/);
        expect(racconta(position, seen)?.text).not.toContain(nameOf(divinity));
        expect(describeEvent(position, event)?.text).toContain(nameOf(divinity));
      }
    }
  });
  expect(hidden).toBeGreaterThan(100);
});

/** The sentences of a move in both languages. */
function told(state: State, code: string): readonly (readonly [string, string])[] {
  const { events } = transition(state, decodeMove(code) as Move);
  return events.flatMap((event) => {
    const [english, italian] = [describeEvent(state, event as Event), racconta(state, event as Event)];
    return english && italian ? [[english.text, italian.text] as const] : [];
  });
}

test.each<readonly [string, Scene, string, readonly (readonly [english: string, italian: string])[]]>([
  [
    'DUEL-046: Urbanism, for a card that a chain made free',
    {
      age: 2,
      seat: 1,
      structure: { 19: 'library', 18: 'altar' },
      one: { cards: ['scriptorium'], progress: ['urbanism'] },
    },
    'construct 19',
    [['You get 4 coins through Urbanism', 'Ottieni 4 monete con urbanistica']],
  ],
  [
    'DUEL-047: a price, of which Economy takes what is paid for resources, and the effect of what it pays for',
    { seat: 1, one: { coins: 30, wonders: ['hanging-gardens'] }, zero: { coins: 0, progress: ['economy'] } },
    'construct-wonder 18 hanging-gardens',
    [
      ['You pay 8 coins', 'Paghi 8 monete'],
      ['SOLO gets 8 coins through Economy', 'SOLO ottiene 8 monete con economia'],
      ['You get 6 coins', 'Ottieni 6 monete'],
    ],
  ],
  [
    'DUEL-051: Poliorcetics, for each space',
    { age: 2, seat: 1, structure: { 19: 'walls', 18: 'altar' }, one: { coins: 30, progress: ['poliorcetics'] } },
    'construct 19',
    [
      ['You pay 4 coins', 'Paghi 4 monete'],
      ['SOLO loses 1 coin to Poliorcetics', 'SOLO perde 1 moneta per poliorcetica'],
      ['SOLO loses 1 coin to Poliorcetics', 'SOLO perde 1 moneta per poliorcetica'],
    ],
  ],
  [
    'DUEL-053: the fine of a wonder, of what there is',
    { seat: 1, one: { coins: 30, wonders: ['appian-way'] }, zero: { coins: 2 } },
    'construct-wonder 18 appian-way',
    [
      ['You pay 10 coins', 'Paghi 10 monete'],
      ['You get 3 coins', 'Ottieni 3 monete'],
      ['SOLO loses 2 coins', 'SOLO perde 2 monete'],
    ],
  ],
])('%s', (_, position, code, sentences) => {
  const coins = told(scene(position), code).filter(([english]) => /coins?\b/.test(english));
  expect(coins).toEqual(sentences);
});

test('DUEL-050, DUEL-052: the Conflict pawn, the token that it removes and the coins lost', () => {
  const structure = { 18: 'siege-workshop', 19: 'altar' } as const;
  const state = scene({ age: 3, seat: 1, pawn: -2, structure, zero: { coins: 9 }, one: { coins: 30 } });
  expect(told(state, 'construct 18')).toEqual([
    ['You pay 8 coins', 'Paghi 8 monete'],
    [
      "The 2-coin Military token on SOLO's side is removed",
      'Il segnalino Esercito da 2 monete dal lato di SOLO viene rimosso',
    ],
    ['SOLO loses 2 coins', 'SOLO perde 2 monete'],
    [
      "The Conflict pawn moves towards SOLO, to space 4 on SOLO's side",
      'La pedina Conflitto avanza verso SOLO ed è ora sulla casella 4 dal lato di SOLO',
    ],
    ['You gain 3 points', 'Ottieni 3 punti'],
  ]);
});

test('DUEL-050, DUEL-074: the pawn ends the game when it enters a capital', () => {
  const state = scene();
  const say = (event: Event) => [describeEvent(state, event)?.text, racconta(state, event)?.text];
  expect(say({ kind: 'pawn', by: 0, to: 9 })).toEqual([
    'The Conflict pawn moves towards you, to your capital',
    'La pedina Conflitto entra nella tua capitale',
  ]);
  expect(say({ kind: 'pawn', by: 1, to: 0 })).toEqual([
    'The Conflict pawn moves towards SOLO, to the middle',
    'La pedina Conflitto avanza verso SOLO ed è ora al centro',
  ]);
  expect(say({ kind: 'over', ending: 'military', winner: 1 })).toEqual([
    'The game is over: you win by military supremacy',
    'La partita è finita: hai vinto per Supremazia Militare',
  ]);
  expect(say({ kind: 'over', ending: 'science', winner: 0 })).toEqual([
    'The game is over: SOLO wins by scientific supremacy',
    'La partita è finita: SOLO ha vinto per Scienza e Progresso',
  ]);
});

test('DUEL-097: the events say what Anubis undoes, and do not repeat his move', () => {
  const pending = [ASK.turn[0], ASK.anubis[0]];
  const state = scene({ one: { built: ['sphinx'] }, pending });
  expect(
    told(state, 'anubis-wonder sphinx').map(([english]) => english.replace(/card .* goes/, 'card … goes')),
  ).toEqual(['The card … goes to the discard pile', 'You can construct the Sphinx again', 'You lose 6 points']);
});

test('DUEL-032, DUEL-171: the move names a face-up card, and the event names a card that chance draws', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'theater' } });
  const [altar, baths] = (['altar', 'baths'] as const).map((card): Event => ({ kind: 'built', seat: 0, card }));
  expect(describeEvent(state, altar as Event)).toBeUndefined();
  expect(describeEvent(state, baths as Event)?.text).toBe('SOLO constructs Baths');
  expect(racconta(state, baths as Event)?.text).toBe('SOLO costruisce i Bagni');
  expect(told(state, 'discard 18')).toEqual([
    ['You get 2 coins for the discarded card', 'Ottieni 2 monete per la carta scartata'],
  ]);
});

test('the events of versus name the seats, and which seat looks at a divinity', () => {
  const state = newGame({ mode: 'versus' });
  const look: ChanceEvent<Move> = {
    kind: 'chance',
    decision: 'look-divinity',
    move: { kind: 'look-divinity', divinity: 'anubis' },
    to: 1,
  };
  expect(describeEvent(state, look)?.text).toBe('Player 2 looks at Anubis');
  expect(describeEvent(state, viewEvent(look as never, 0) as Event)?.text).toBe('Player 2 looks at a divinity');
  expect(racconta(state, viewEvent(look as never, 0) as Event)?.text).toBe('Giocatore 2 guarda una divinità');
  expect(describeEvent(state, { kind: 'placed', seat: 1, mythology: 'egyptian', space: 2 })?.text).toBe(
    'A divinity of the Egyptian deck lies on the space that costs 7 coins for Player 2',
  );
  expect(describeEvent(state, { kind: 'symbol', seat: 0, symbols: 0b1000101 })?.text).toBe(
    'Player 1 has 3 different science symbols: wheel, inkwell and law',
  );
});

test('moves say which seat begins, SOLO’s direction, and that SOLO places divinities unseen', () => {
  const [solo, versus] = [newGame(), newGame({ mode: 'versus' })];
  expect(describeMove(solo, { kind: 'choose-first-player', first: 1 })).toBe('You begin the Age');
  expect(describeMove(solo, { kind: 'choose-first-player', first: 0 })).toBe('SOLO begins the Age');
  expect(describeMove(versus, { kind: 'first-player', first: 1 })).toBe('Player 2 begins the game');
  expect(describeMove(solo, { kind: 'choose-direction', direction: 'MS' })).toBe(
    'SOLO plays for military, then science',
  );
  expect(
    describeMove(scene({ pending: [placing('roman')[0]] }), { kind: 'place-divinity', divinity: null, space: 2 }),
  ).toBe('SOLO places an unseen divinity on the space that costs 4 coins for SOLO');
});

test.each([
  [true, 'A Grand Temple lies'],
  [false, 'A guild lies'],
])('with the Pantheon (%j) the purple cards are Grand Temples, without it guilds', (pantheon, said) => {
  const state = newGame({ mode: 'versus', pantheon, seed: 'purple' });
  const event: ChanceEvent<Move> = {
    kind: 'chance',
    decision: 'purple-place',
    move: { kind: 'purple-place', slot: 19 },
    to: 'all',
  };
  expect(describeEvent(state, event)?.text).toMatch(new RegExp(`^${said}`));
});
