import { expect, test } from 'vitest';
import { draws, play, type Scene, scene } from '../test/scene.js';
import { eightWonders } from './game/index.js';
import type { State } from './state/index.js';

const asked = (state: State) => eightWonders.promptOf(state);

test('EIGHT-12, EIGHT-16, EIGHT-18: the setup asks for discs by their spaces, then for hands, then for the starting seat', () => {
  let state = eightWonders.newGame({ chance: 'manual', players: 3 });
  state = play(state, 'disc camel-1', 'disc camel-2', 'disc camel-3', 'disc camel-3');
  expect(asked(state)).toEqual({
    key: 'disc',
    seat: -1,
    values: { wonder: 'hanging-gardens', space: 1, discs: 20, kinds: 17 },
    places: ['disc-hanging-gardens-1'],
  });
  const answer = () =>
    play(state, eightWonders.encodeMove(eightWonders.legalMoves(state)[0] ?? { kind: 'pass', seat: 0 }));
  while (asked(state)?.key === 'disc') state = answer();
  const card = { key: 'card', values: { seat: 0, reason: 'setup', left: 4, pile: 100 }, places: ['seat-0'] };
  expect(asked(state)).toMatchObject(card);
  while (asked(state)?.key === 'card') state = answer();
  expect(asked(state)).toMatchObject({ key: 'start', values: { seats: 3 }, places: ['track'] });
});

test('EIGHT-31, EIGHT-40, EIGHT-120: a card is drawn for a pass, for the end of a turn or for an action card', () => {
  const start = scene({ actions: [['card-draw']] });
  const played = play(start, 'card-draw 0');
  expect(asked(played)).toMatchObject({ values: { seat: 0, reason: 'action-card', left: 3, pile: 100 } });
  const passed = play(draws(played), 'pass 0');
  expect(asked(passed)).toMatchObject({ values: { seat: 0, reason: 'pass', left: 1, pile: 97 } });
  const ended = play(passed, 'card camel', 'card camel');
  expect(asked(ended)).toMatchObject({
    values: { seat: 1, reason: 'turn-end', left: 1, pile: 95 },
    places: ['seat-1'],
  });
});

/** Seat 0 builds the Mausoleum's last disc, a crane. */
const last: Scene = {
  wonders: { mausoleum: [null, 'crane-1', null] },
  hands: [
    [0, 1, 0, 0],
    [0, 1, 0, 0],
  ],
  actions: [['joker'], ['triple-bonus', 'joker']],
};

test('EIGHT-55, EIGHT-65, EIGHT-107, EIGHT-125: a build asks for offers, a selection, a Triple bonus and an action card', () => {
  const site = { wonder: 'mausoleum', disc: 'crane-1' };
  const offering = play(scene(last), 'build 0 mausoleum 1', 'offer 3 - false');
  expect(eightWonders.promptOf(offering, 1)).toMatchObject({
    key: 'offer',
    values: { ...site, builder: 0, others: [2], actionCards: 2 },
    places: ['disc-mausoleum-1'],
  });
  const select = play(offering, 'offer 1 k1 false', 'offer 2 - false');
  expect(asked(select)).toMatchObject({
    key: 'select',
    values: { ...site, offers: [1], actionCards: 1 },
    places: ['disc-mausoleum-1', 'offered-1'],
  });
  const triple = play(select, 'complete 0 - -');
  const values = { wonder: 'mausoleum', points: 1, tripled: 3 };
  expect(asked(triple)).toEqual({ key: 'triple', seat: 1, values, places: ['offered-1'] });
  const action = play(triple, 'triple 1 true');
  // Fifteen cards, of which one is played and two are held.
  expect(asked(action)).toMatchObject({
    key: 'action',
    values: { seat: 0, wonder: 'mausoleum', pile: 12 },
    places: ['seat-0'],
  });
  const double = play(action, 'action five-vp');
  expect(asked(double)).toEqual({ key: 'double', seat: 0, values: { can: false }, places: [] });
  expect(asked(draws(play(double, 'double 0 false')))).toMatchObject({
    key: 'turn',
    seat: 1,
    values: { actionCards: 1 },
  });
});
