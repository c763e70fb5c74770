import { expect, test } from 'vitest';
import { edited, legal, play, START, scene } from '../test/scene.js';
import { COLOURS } from './components/cubes.js';
import { freeStepsLeft } from './costs/sailing.js';
import { centuryAi } from './game/index.js';
import { decisions } from './moves.js';
import type { Move } from './notation.js';
import type { Decision, State } from './state/index.js';
import { hexOf, neighboursOf } from './table/places.js';
import { boatOf } from './table/seats.js';

/** Seat 0 of three is about to sail, beside two boats. */
function besideBoats(extra: boolean, cubes = 1): State {
  const seats = [0, 1, 2].map(() => ({ cargo: 'Y', boat: '0,4' as const }));
  const options = { mode: 'versus', players: 3, seaTiles: 'included', start: { ...START, seats } } as const;
  return edited(scene({ cargo: [cubes, 0, 0, 0], bonuses: extra ? ['bonus-extra-move'] : [], options }), (draft) => {
    for (const side of draft.seats.slice(1)) side.boat = draft.map.hexes.indexOf('1,3');
  });
}

const sailing = scene({ cargo: [2, 0, 1, 0] });

// Lists and draws go by places, checks by hexes.
test.each<[what: string, state: State]>([
  ['a free step', sailing],
  ['a paid step', play(sailing, 'sail 1,3 -')],
  ['a paid step with the last cube', play(scene({ cargo: [0, 0, 0, 1] }), 'sail 1,3 -')],
  ['a free step without cubes', scene()],
  ['no cube left', play(scene(), 'sail 1,3 -')],
  ['a free step beside boats', besideBoats(false)],
  ['a toll that is too high', play(besideBoats(false), 'sail 1,3 -')],
  ['a toll that takes all', play(besideBoats(false, 2), 'sail 1,3 -')],
  ['a second free step', play(besideBoats(true), 'sail 1,3 -')],
])('CENT-35 to CENT-42: what is listed and drawn is what is allowed: %s', (_, state) => {
  const decision = state.pending.at(-1) as Decision;
  const { forbids, list, random } = decisions['sail'] ?? expect.fail();
  const drops = freeStepsLeft(state, 0) > 0 ? [null] : COLOURS;
  const candidates = [
    ...neighboursOf(state, boatOf(state, 0)).flatMap((place) =>
      drops.map((drop): Move => ({ kind: 'sail', to: hexOf(state, place), drop })),
    ),
    { kind: state.path.length === 1 ? 'stay' : 'dock' } as const,
  ];
  const allowed = candidates.filter((move) => forbids(state, decision, move) === '');
  expect(list(state, decision, 0)).toEqual(allowed);
  expect(new Set(candidates.map(centuryAi.encodeMove)).size).toBe(candidates.length);
  for (const [i, move] of candidates.entries()) {
    const at = i / candidates.length;
    // A draw that never hits on a move that is allowed is made from the list.
    const drawn = allowed.includes(move) ? move : allowed[Math.floor(at * allowed.length)];
    expect(random?.(state, decision, () => at)).toEqual(drawn);
    const draws = [at];
    const next = random?.(state, decision, () => draws.pop() ?? 0);
    expect(next).toEqual(allowed.includes(move) ? move : allowed[0]);
  }
});

test('CENT-45, CENT-52: no payment is offered off a market tile, and no number of trades that is too high', () => {
  const offered = (state: State) => legal(state).length;
  expect(legal(play(scene({ boat: '2,0' }), 'stay')).filter((code) => code.startsWith('market'))).toEqual([]);
  expect(offered(play(sailing, 'stay', 'market -'))).toBe(2);
  expect(offered(play(scene({ cargo: [4, 0, 0, 0], outposts: { '0,4': [0] } }), 'stay', 'market -'))).toBe(2);
});

test('CENT-71, CENT-56: the AI reacts in one way, and the first port is a port like the others', () => {
  expect(legal(play(scene(), 'stay', 'harvest'))).toEqual(['react']);
  expect(legal(play(scene({ boat: '-2,1', cargo: [0, 0, 2, 2] }), 'stay'))).toEqual(['harvest', 'port']);
});

test.each<[rule: string, code: string, state: State]>([
  ['CENT-27', 'place-boat 2,0', centuryAi.newGame({ start: { ...START, seats: [{ cargo: 'Y', boat: null }] } })],
  ['CENT-35', 'sail 2,2 -', sailing],
  ['CENT-36', 'sail 2,2 -', play(sailing, 'sail 1,3 -')],
  ['CENT-37', 'sail 2,2 brown', play(sailing, 'sail 1,3 -')],
  ['CENT-38', 'dock', sailing],
  ['CENT-38', 'pay-toll red', tolled()],
  ['CENT-47', 'market Y', play(sailing, 'stay')],
  ['CENT-48', 'market RR', play(scene({ cargo: [2, 0, 0, 0], outposts: { '0,4': [1] } }), 'stay')],
  ['CENT-50', 'upgrade brown', upgrading()],
  ['CENT-50', 'upgrade red', upgrading()],
  ['CENT-52', 'trade 2', play(sailing, 'stay', 'market -')],
  ['CENT-53', 'trade 0', play(scene({ cargo: [2, 0, 0, 0], outposts: { '0,4': [0] } }), 'stay', 'market -')],
  ['CENT-56', 'port', play(scene({ boat: '2,-1' }), 'stay')],
  ['CENT-68', 'discard red', play(scene({ boat: '2,0', cargo: [11, 0, 0, 0] }), 'stay', 'harvest', 'react')],
])('%s stands behind the refusal of %s', (rule, code, state) => {
  const move = centuryAi.decodeMove(code) ?? expect.fail();
  expect(centuryAi.check(state, move)).toMatchObject({ rule });
});

function upgrading(): State {
  return play(scene({ cargo: [2, 0, 0, 1], bonuses: ['bonus-upgrade'] }), 'stay', 'market -');
}

function tolled(): State {
  return play(besideBoats(false, 3), 'sail 1,3 -', 'dock');
}
