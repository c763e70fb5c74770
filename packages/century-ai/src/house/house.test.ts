import { describe, expect, test } from 'vitest';
import { few, fewOf } from '../../../../.ci/runs.js';
import { boatHex, decision, edited, play, START, scene } from '../../test/scene.js';
import type { BonusId } from '../components/bonuses.js';
import type { Cubes } from '../components/cubes.js';
import type { Hex } from '../components/hexes.js';
import { centuryAi } from '../game/index.js';
import type { Reason } from '../reasons/index.js';
import type { PlannedTurn } from '../reasons/told.js';
import { portsByLiking } from '../script.js';
import type { State } from '../state/index.js';
import { describeExplanation } from '../words/index.js';

const { applyMove, botMove, chances, encodeMove, explainBotMove, newGame, outcome } = centuryAi;

const explained = (state: State) => describeExplanation(state, explainBotMove(state));

function finish(state: State): State {
  let now = state;
  while (now.pending.length > 0) now = applyMove(now, botMove(now));
  return now;
}

/** The first turn of the route that the reasons tell. */
function firstTurn(reasons: readonly Reason[]): PlannedTurn | undefined {
  for (const { key, values } of reasons) if (key === 'route') return values.route[0];
  return undefined;
}

describe('the house bot', () => {
  test('beats the AI by the readings matched and once', () => {
    for (const aiTradeGain of ['matched', 'once'] as const) {
      const games = Array.from({ length: few(3) }, (_, i) => finish(newGame({ aiTradeGain, seed: `bot ${i}` })));
      for (const state of games) expect(outcome(state)?.winners).toEqual([0]);
    }
  }, 300_000);

  test('goes on delivering orders where it once turned in circles, and never drags a game to its limit', () => {
    for (const seed of fewOf(['strength 3', 'strength 6', 'strength 38'])) {
      const state = finish(newGame({ aiTradeGain: 'matched', seed }));
      expect(outcome(state)).toMatchObject({ ending: 'fourth-order', winners: [0] });
      expect(state.round).toBeLessThan(80);
    }
  }, 60_000);

  test('with a full hold it does not harvest where it lies', () => {
    const state = scene({ boat: '2,0', cargo: [8, 0, 1, 1], ports: ['vp-13', 'vp-22', 'vp-12', 'vp-04'] });
    expect(botMove(state).kind).toBe('sail');
  });

  test('CENT-72: foresees which of two equal orders the AI will take', () => {
    const ports = ['vp-26', 'vp-12', 'vp-13', 'vp-22'] as const;
    const state = scene({ boat: '2,4', cargo: [0, 0, 2, 2], ai: [0, 3, 2, 2], ports });
    expect(explained(state).headline).toContain(
      'the 14-point order (2 green and 2 brown) at the south-east port, this turn',
    );
    expect(portsByLiking(state)[0]).toBe(0);
    expect(portsByLiking(state).slice(-2)).toEqual([2, 1]);
  });

  test('CENT-121: collects what lies where it docks, unless it would only discard as many', () => {
    const start = { ...START, seats: [0, 1].map(() => ({ cargo: 'Y', boat: '0,4' as const })) };
    const options = { mode: 'versus', seaTiles: 'included', start } as const;
    const asked = (cargo: Cubes, loose: Cubes, boat: Hex = '2,1') =>
      play(scene({ boat, cargo, loose: { '2,0': loose }, options }), 'sail 2,0 -', 'dock');
    const room = asked([2, 0, 0, 0], [1, 0, 0, 1]);
    expect(explainBotMove(room)).toMatchObject({
      move: { kind: 'collect' },
      headline: { key: 'collects', values: { cargo: [3, 0, 0, 1] } },
    });
    // Full of brown cubes, and a yellow one lies there.
    const full = asked([0, 0, 0, 10], [1, 0, 0, 0]);
    expect(explainBotMove(full)).toMatchObject({
      move: { kind: 'leave' },
      headline: { key: 'leaves', values: { cargo: [0, 0, 0, 10] } },
    });
    expect(explained(full).headline).toBe(
      'Leave what lies here: the hold is full with 10 brown, and as many cubes would be discarded.',
    );
    // A dearer cube takes the place of a cheaper one.
    expect(botMove(asked([10, 0, 0, 0], [0, 0, 0, 1])).kind).toBe('collect');
  });

  test('CENT-60: takes a bonus tile of a kind that it has only where there is no other', () => {
    const asked = (bonuses: readonly BonusId[], left: readonly BonusId[]) =>
      edited(
        play(
          scene({
            boat: '0,3',
            outposts: { '-2,2': [0], '0,2': [0], '0,1': [0] },
            options: { bonusPool: 'published' },
          }),
          'stay',
          'market -',
        ),
        (draft) => {
          draft.bonusLeft = left;
          if (draft.seats[0]) draft.seats[0].bonuses = bonuses;
        },
      );
    const taken = (bonuses: readonly BonusId[], left: readonly BonusId[]) => encodeMove(botMove(asked(bonuses, left)));
    const left: readonly BonusId[] = ['bonus-extra-move', 'bonus-extra-move', 'bonus-harvest-red', 'bonus-vp-5'];
    expect(taken([], left)).toBe('bonus bonus-extra-move');
    expect(taken(['bonus-extra-move'], left)).toBe('bonus bonus-harvest-red');
    expect(taken(['bonus-extra-move', 'bonus-harvest-red'], left)).toBe('bonus bonus-vp-5');
    expect(taken(['bonus-extra-move'], ['bonus-extra-move'])).toBe('bonus bonus-extra-move');
  });

  test('CENT-120, CENT-121, CENT-37: a search weighs neither leaving out the action nor turning back, and leaves cubes only with a full hold', () => {
    const start = { ...START, seats: [0, 1].map(() => ({ cargo: 'Y', boat: '0,4' as const })) };
    const options = { mode: 'versus', seaTiles: 'included', start } as const;
    const kinds = (state: State) => [...new Set(centuryAi.candidates?.(state, 0).map(({ kind }) => kind))];
    const table = (cargo: Cubes) => scene({ boat: '2,1', cargo, loose: { '2,0': [1, 0, 0, 0] }, options });
    expect(kinds(play(table([9, 0, 0, 0]), 'sail 2,0 -', 'dock'))).toEqual(['collect']);
    expect(kinds(play(table([10, 0, 0, 0]), 'sail 2,0 -', 'dock'))).toEqual(['collect', 'leave']);
    expect(kinds(play(table([1, 0, 0, 0]), 'stay'))).toEqual(['harvest', 'market']);
    const under = play(table([1, 0, 0, 0]), 'sail 2,0 -');
    const codes = centuryAi.candidates?.(under, 0).map(encodeMove) ?? [];
    expect(codes).not.toContain('sail 2,1 yellow');
    expect(
      centuryAi
        .legalMoves(under)
        .map(encodeMove)
        .filter((code) => !codes.includes(code)),
    ).toEqual(['sail 2,1 yellow']);
  });

  test('delivers an order that lies before it', () => {
    const state = scene({ boat: '2,0', cargo: [0, 2, 1, 1] });
    const path = [];
    let now = state;
    while (now.phase === 'act' && decision(now) !== 'react') {
      const move = botMove(now);
      path.push(encodeMove(move));
      now = applyMove(now, move);
      if (move.kind === 'port') break;
    }
    expect(path).toEqual(['sail 2,-1 -', 'dock', 'port']);
  });

  test('looks one turn beyond the first plan, and no farther', () => {
    const plan = (boat: '2,2' | '0,4', cargo: readonly [number, number, number, number]) =>
      explainBotMove(scene({ boat, cargo })).headline;
    // Two turns would do, for four points. A third builds outposts on the way.
    expect(plan('2,2', [1, 2, 1, 1])).toMatchObject({
      key: 'head-for',
      values: { order: 'vp-06', turns: 3, points: 7, first: { hex: '1,1', action: 'market', builds: true } },
    });
    // Four turns would bring a point more.
    expect(plan('0,4', [3, 3, 1, 1])).toMatchObject({
      key: 'head-for',
      values: { order: 'vp-09', turns: 2, points: 5.5 },
    });
  });

  test('CENT-36: of cubes that it can spare alike it leaves the lowest behind', () => {
    const state = play(scene({ boat: '1,1', cargo: [2, 4, 2, 2] }), 'sail 1,0 -');
    expect(botMove(state)).toEqual({ kind: 'sail', to: '2,-1', drop: 'yellow' });
  });

  test('takes an order from under the AI that would take it next', () => {
    const state = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ai: [0, 2, 1, 1] }), 'stay');
    expect(botMove(state)).toEqual({ kind: 'port' });
  });

  test('explains which order it heads for and by which route', () => {
    const state = scene({ boat: '2,0', cargo: [0, 2, 1, 1] });
    const { headline, reasons } = explained(state);
    expect(explainBotMove(state).move).toEqual({ kind: 'sail', to: '2,-1', drop: null });
    expect(headline).toBe(
      'Head for the 12-point order (2 red, 1 green and 1 brown) at the north-east port, this turn: worth 8 points.',
    );
    expect(reasons.map(({ text }) => text)).toEqual([
      'The route: deliver at the north-east port.',
      'In points: 12 for the order, −3 for 1 turn and −1 for what the AI gains on the way; 8 in all.',
    ]);
  });

  test('explains its other choices too', () => {
    let state = newGame({ mode: 'versus', players: 3, seed: 'why' });
    const kinds = new Set<string>();
    while (state.pending.length > 0) {
      const { move } = explainBotMove(state);
      expect(explained(state).headline.length).toBeGreaterThan(10);
      kinds.add(decision(state));
      state = applyMove(state, move);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['choose-start', 'place-boat', 'sail', 'action', 'trade', 'bonus']),
    );
  }, 60_000);

  test('upgrades the cube and discards the one that bring it nearest to an order', () => {
    const building = scene({ boat: '1,0', cargo: [0, 2, 1, 1], bonuses: ['bonus-upgrade'] });
    expect(botMove(play(building, 'stay', 'market -'))).toEqual({ kind: 'skip-upgrade' });
    const over = edited(scene({ boat: '2,0', cargo: [9, 2, 1, 1] }), () => undefined);
    expect(botMove(play(over, 'stay', 'harvest', 'react'))).toEqual({ kind: 'discard', colour: 'yellow' });
  });

  test('builds where it planned to build: it does not turn to a harvest on arrival', () => {
    let [planned, kept] = [0, 0];
    for (const seed of [1, 2, 4, 6]) {
      let state = newGame({ seed: `plan ${seed}` });
      let plan: PlannedTurn | undefined;
      while (state.pending.length > 0) {
        const { move, reasons } = explainBotMove(state);
        if (decision(state) === 'sail') plan = firstTurn(reasons) ?? plan;
        if (decision(state) === 'action' && plan?.builds === true) {
          planned++;
          if (move.kind === 'market') kept++;
        }
        state = applyMove(state, move);
      }
    }
    expect(planned).toBeGreaterThan(15);
    expect(kept).toBe(planned);
  }, 60_000);

  test('is at home on any map and with any table', () => {
    const vpTiles = Array.from({ length: 20 }, (_, i) => ({ cost: 'YYYYYYYYYYYYY'.slice(0, 4 + (i % 9)), vp: 5 + i }));
    for (let i = 0; i < 5; i++) {
      const state = finish(newGame({ map: 'random', vpTiles, seed: `${i}`, roundLimit: 60 }));
      expect(boatHex(state)).toBeDefined();
      expect(outcome(state)?.scores[0]?.categories['vpTiles']).toBeGreaterThan(0);
    }
  }, 60_000);

  test('plays on to the limit when no order can ever be paid', () => {
    const vpTiles = Array.from({ length: 20 }, () => ({ cost: 'BBBBBBBBBBBBB', vp: 99 }));
    const marketTiles = (['ginger', 'chili', 'tea', 'cloves'] as const).flatMap((symbol) =>
      Array.from({ length: 6 }, (_, i) => ({ symbol, give: 'Y'.repeat(i + 2), get: 'R' })),
    );
    for (const options of fewOf([{}, { mode: 'versus', players: 4, seaTiles: 'included' } as const])) {
      const state = finish(newGame({ ...options, vpTiles, marketTiles, roundLimit: 20, seed: 'hopeless' }));
      expect(outcome(state)?.ending).toBe('round-limit');
    }
  }, 60_000);

  test('plays beside a real table, whatever is drawn there', () => {
    let state = newGame({ chance: 'manual', map: 'random', roundLimit: 30 });
    for (let i = 0; state.pending.length > 0; i++) {
      const outcomes = chances(state).filter(({ weight }) => weight > 0);
      state = applyMove(state, outcomes[(i * 7) % outcomes.length]?.move ?? botMove(state));
    }
    expect(outcome(state)?.scores[0]?.categories['vpTiles']).toBeGreaterThan(0);
  }, 60_000);
});
