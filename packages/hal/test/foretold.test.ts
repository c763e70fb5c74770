import { draw, seedRng } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../.ci/runs.js';
import { type Draft, hal, halTurn, type Notice, type State } from '../src/index.js';
import { describeNotice, describePreview, describePrompt } from '../src/words/index.js';
import { acting, build, edit, halActing, play, seat } from './scene.js';
import { variants } from './variants.js';

const { games: GAMES } = runs();

/** What says that the game ends with the round, without an if. */
const CERTAIN: readonly Notice['key'][] = ['last-tile', 'hal-ends', 'round-ends', 'last-round'];

const isCertain = ({ key, values }: Notice): boolean => CERTAIN.includes(key) || ('sure' in values && values.sure);

test.each(variants)('$name: a last round that is announced is the last one', ({ options }) => {
  const wrong = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const rng = seedRng(`foretold ${game}`);
    let state: State = hal.newGame({ ...options, seed: `foretold ${game}` });
    let last: { readonly round: number; readonly keys: readonly string[] } | undefined;
    while (state.pending.length > 0) {
      const found = hal.notices(state);
      if (last === undefined && found.some(isCertain)) last = { round: state.round, keys: found.map(({ key }) => key) };
      state = hal.applyMove(
        state,
        hal.fast.randomMove(state, () => draw(rng)),
      );
    }
    if (last !== undefined && last.round !== state.round)
      wrong.add(`game ${game}: ${last.keys} in round ${last.round}, over in ${state.round}`);
  }
  expect([...wrong]).toEqual([]);
});

describe('what may end on Hal’s turn', () => {
  const told = (state: State) => hal.notices(state).map((notice) => describeNotice(state, notice).text);
  /** Hal has few resources, and one of two cards may be drawn for him. */
  const expert = (resources: number) =>
    edit(halActing('f', { level: 'expert' }), (draft) => {
      draft.deck = ['red-2', 'b'];
      Object.assign(draft.players[0] ?? {}, { hand: [] });
      Object.assign(draft.players[1] ?? {}, { resources });
    });

  test('HAL-55, HAL-59: a building card that takes exactly his last resource', () => {
    const state = expert(2);
    expect(halTurn(state, 'f')).toMatchObject({
      ends: 'perhaps',
      ending: null,
      exchange: { endings: [{ card: 'red-2', ending: 'hal-resources-exhausted' }] },
    });
    expect(told(state)).toEqual([
      "The game may end with Hal's turn: with red 2 all of Hal's resources stand on buildings",
    ]);
    expect(play(state, 'hal-turn', 'expert-card red-2', 'hal-tile blue-20').ending).toBe('hal-resources-exhausted');
  });

  test('HAL-54, HAL-58, HAL-59: with one resource every card ends the game', () => {
    const state = expert(1);
    expect(halTurn(state, 'f').ends).toBe('surely');
    expect(told(state)).toEqual(["The game ends with Hal's turn, whichever card he uses", 'Equal totals are a draw']);
    const prompt = hal.promptOf(state);
    expect(prompt && describePrompt(state, prompt)).toBe("Hal's turn with F: 1 point, and the game ends");
  });

  test('HAL-55, HAL-58: the cards that he cannot pay for are those that end the game because he cannot build', () => {
    expect(halTurn(expert(1), 'f').exchange).toMatchObject({ buildings: ['red-2'], unaffordable: ['red-2'] });
    // His last two resources pay for it, even though the game ends with them.
    expect(halTurn(expert(2), 'f').exchange).toMatchObject({ buildings: ['red-2'], unaffordable: [] });
    expect(halTurn(expert(9), 'f').exchange).toMatchObject({ buildings: ['red-2'], unaffordable: [] });
  });

  test('HAL-54: with many resources none of them does', () => {
    expect(halTurn(expert(9), 'f').ends).toBe('no');
    expect(told(expert(9))).toEqual([]);
  });

  test('HAL-57, HAL-86: a building card that gives the human his resources back does not keep the game going', () => {
    const state = edit(expert(9), (draft) => {
      build(draft, { x: 1, y: 1, tiles: ['red-2'], owner: 0 });
      Object.assign(draft.players[0] ?? {}, { resources: 0, supply: 0 });
    });
    expect(halTurn(state, 'f')).toMatchObject({ ends: 'surely', ending: 'human-resources-placed' });
    expect(seat(play(state, 'hal-turn', 'expert-card red-2', 'hal-tile blue-20'), 0).resources).toBe(1);
  });
});

describe('what your action makes certain, while tiles are still to be drawn', () => {
  const foretold = (change: (draft: Draft) => void, code: string): readonly string[] => {
    const state = edit(acting(['a', 'f'], 'yellow-3'), change);
    const [move] = hal.legalMoves(state).filter((each) => hal.encodeMove(each) === code);
    if (move === undefined) throw new Error(`not legal: ${code}`);
    const { until } = hal.preview(state, move);
    const items = describePreview(state, hal.preview(state, move));
    // The end stands first, and what it means last.
    return [until, items[0]?.text ?? '', items.at(-1)?.text ?? ''];
  };

  test('HAL-56: the tiles that you draw leave one for Hal', () => {
    const two = (draft: Draft) => {
      draft.unseen = draft.unseen.slice(0, draft.removed + 2);
    };
    expect(foretold(two, 'exploit a tile')).toEqual([
      'chance',
      "The game ends with Hal's turn with yellow 3: the tile supply is exhausted",
      'Equal totals are a draw',
    ]);
  });

  test('HAL-58: Hal gets nothing back for his last resource', () => {
    const one = (draft: Draft) => void Object.assign(draft.players[1] ?? {}, { resources: 1 });
    expect(foretold(one, 'exploit a tile')).toEqual([
      'chance',
      "The game ends with Hal's turn with yellow 3: Hal lacks the resources for his floor",
      'Equal totals are a draw',
    ]);
  });
});

test('HAL-78: a seat without tiles is not asked for any', () => {
  const state = hal.newGame({ mode: 'versus', seed: 'tiles' });
  let now = state;
  while (now.pending.at(-1)?.kind !== 'commit') now = hal.applyMove(now, hal.botMove(now));
  const bare = edit(now, (draft) => {
    draft.unseen = draft.unseen.slice(0, draft.removed);
    Object.assign(draft.players[1] ?? {}, { tiles: [] });
  });
  const [first] = hal.legalMoves(bare, 0);
  const [second] = hal.legalMoves(bare, 1);
  if (first === undefined || second === undefined) throw new Error('no commitment');
  const asked = hal.applyMove(hal.applyMove(bare, first, 0), second, 1);
  expect(asked.pending.at(-1)?.kind).toBe('return-tiles');
  expect(hal.activeSeats(asked)).toEqual([0]);
  expect(hal.notices(asked).map(({ key }) => key)).toContain('supply-returned');
});

test('HAL-58, HAL-60: the preview of your action says that the game ends with Hal’s turn', () => {
  const state = edit(acting(['red-1', 'f'], 'yellow-3'), (draft) => {
    build(draft, { x: 0, y: 1, tiles: ['red-4', 'yellow-3'] });
    Object.assign(draft.players[1] ?? {}, { resources: 2 });
  });
  const [exploit] = hal.legalMoves(state).filter((move) => move.kind === 'exploit' && move.card === 'red-1');
  expect(exploit && describePreview(state, hal.preview(state, exploit))[0]?.text).toBe(
    "The game ends with Hal's turn with yellow 3: Hal lacks the resources for his floor",
  );
});

/** What your action makes certain, while the card that you gave to Hal lies face down. */
test('HAL-56, HAL-58, HAL-59: the preview of an action announces how the game ends on Hal’s turn, and nothing untrue', () => {
  const wrong = new Set<string>();
  const announced = { 'hal-ends': 0, others: 0 };
  const certainIn = (found: readonly { readonly key: string }[]) => (found as readonly Notice[]).filter(isCertain);
  for (const { name, options } of variants.filter((each) => each.options.mode !== 'versus'))
    for (let game = 0; game < GAMES + 1; game++) {
      const rng = seedRng(`certain ${game}`);
      const random = (from: State): State =>
        hal.applyMove(
          from,
          hal.fast.randomMove(from, () => draw(rng)),
        );
      let state: State = hal.newGame({ ...options, seed: `certain ${game}` });
      while (state.pending.length > 0) {
        const asked = state.pending.at(-1)?.kind === 'act';
        for (const move of asked ? hal.legalMoves(state).filter((_, i) => (i + state.ply) % 4 === 0) : []) {
          const where = `${name} ${game}, round ${state.round}, ${hal.encodeMove(move)}`;
          const view = hal.view(state, 0);
          const { until, notices } = hal.preview(view, move);
          const foretold = certainIn([...notices, ...hal.notices(view)]);
          let next = hal.applyMove(state, move);
          while (next.pending.length > 0 && hal.activeSeats(next)[0] !== 1) next = random(next);
          const then = certainIn(hal.notices(hal.view(next, 0)));
          const unknown = until === 'over' || options.giftToHal === 'blind';
          if (!unknown && then.length > 0 && foretold.length === 0) wrong.add(`${where} is silent`);
          if (foretold.length === 0) continue;
          while (next.pending.length > 0 && next.round === state.round) next = random(next);
          if (next.pending.length > 0) wrong.add(`${where} announces ${foretold[0]?.key}, and the game goes on`);
          for (const { key, values } of foretold) {
            announced[key === 'hal-ends' ? key : 'others']++;
            if (key === 'hal-ends' && values.ending !== null && values.ending !== next.ending)
              wrong.add(`${where} announces ${values.ending}, and it was ${next.ending}`);
          }
        }
        state = random(state);
      }
    }
  expect([...wrong]).toEqual([]);
  expect(Math.min(announced['hal-ends'], announced.others)).toBeGreaterThan(0);
});
