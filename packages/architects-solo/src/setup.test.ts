import { fieldsUnder, InvalidOptionsError } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import {
  chances,
  decisionOf,
  events,
  faceUp,
  game,
  now,
  opponentToMove,
  play,
  pool,
  scene,
  settled,
} from '../test/scene.js';
import { CARDS, PACKS } from './components/cards.js';
import { TOKENS } from './components/tokens.js';
import { type Stage, WONDER_IDS, WONDERS } from './components/wonders.js';
import type { State } from './state/index.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const refused = (options: object): string => {
  try {
    game.newGame(options);
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error.message;
    throw error;
  }
  return 'taken';
};

describe('the components', () => {
  test('ARCH-15: seven decks of 25 cards and a central deck of 60, 235 cards in all', () => {
    const sizes = Object.values(PACKS).map(sum);
    expect(sizes).toEqual([25, 25, 25, 25, 25, 25, 25, 60]);
    const counts = CARDS.map((_, kind) => sum(Object.values(PACKS).map((pack) => pack[kind] ?? 0)));
    expect(counts).toEqual([17, 17, 17, 17, 17, 27, 16, 24, 14, 14, 14, 18, 15, 8]);
  });

  test('ARCH-40: five stages for every Wonder at the same five costs, whose points add up', () => {
    const points = Object.values(WONDERS).map(({ stages }) => sum(stages.map(({ vp }) => vp)));
    expect(points).toEqual([25, 20, 22, 30, 24, 22, 26]);
    for (const { stages } of Object.values(WONDERS))
      expect(stages.map(({ cost }) => `${cost.count} ${cost.kind}`)).toEqual([
        '2 different',
        '2 identical',
        '3 different',
        '3 identical',
        '4 different',
      ]);
    expect(WONDERS.olympia.stages.map(({ requires }) => requires.length)).toEqual([0, 1, 1, 3, 4]);
    expect(WONDERS.rhodes.stages.map(({ requires }) => requires.length)).toEqual([0, 0, 2, 3, 4]);
    expect(WONDERS.ephesus.stages.map(({ effect }) => effect !== null)).toEqual([false, true, true, true, false]);
  });

  test('ARCH-15: what each deck holds, in the order of the kinds', () => {
    expect(PACKS).toEqual({
      alexandria: [2, 2, 2, 2, 1, 4, 2, 2, 1, 2, 1, 2, 1, 1],
      babylon: [2, 1, 2, 2, 2, 3, 2, 2, 2, 2, 1, 2, 1, 1],
      ephesus: [2, 2, 2, 2, 2, 3, 1, 2, 2, 1, 2, 2, 1, 1],
      giza: [2, 2, 1, 2, 2, 3, 2, 3, 2, 1, 1, 2, 2, 0],
      halicarnassus: [2, 2, 2, 1, 2, 3, 2, 2, 1, 1, 2, 2, 2, 1],
      olympia: [1, 2, 2, 2, 2, 3, 1, 3, 1, 1, 2, 2, 2, 1],
      rhodes: [2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 1],
      central: [4, 4, 4, 4, 4, 6, 4, 8, 4, 4, 4, 4, 4, 2],
    });
  });

  test('ARCH-40, ARCH-44: level, cost and points of every stage, and which bear the effect', () => {
    const stage = ({ level, cost, vp, effect }: Stage): string =>
      `${level}: ${cost.count}${cost.kind === 'different' ? '≠' : '='} ${vp}${effect === null ? '' : ' *'}`;
    const found = WONDER_IDS.map((id) => [id, WONDERS[id].stages.map(stage).join(', ')]);
    expect(Object.fromEntries(found)).toEqual({
      alexandria: '1: 2≠ 4, 2: 2= 3 *, 3: 3≠ 6, 4: 3= 5 *, 5: 4≠ 7',
      babylon: '1: 2≠ 3, 2: 2= 0 *, 3: 3≠ 5, 4: 3= 5 *, 4: 4≠ 7',
      ephesus: '1: 2≠ 3, 2: 2= 3 *, 2: 3≠ 4 *, 2: 3= 5 *, 3: 4≠ 7',
      giza: '1: 2≠ 4, 2: 2= 5, 3: 3≠ 6, 4: 3= 7, 5: 4≠ 8',
      halicarnassus: '1: 2≠ 3, 2: 2= 3 *, 3: 3≠ 6, 3: 3= 5 *, 4: 4≠ 7',
      olympia: '1: 2≠ 3, 2: 2= 2 *, 2: 3≠ 5, 3: 3= 5 *, 4: 4≠ 7',
      rhodes: '1: 2≠ 4, 1: 2= 4 *, 2: 3≠ 5, 3: 3= 6 *, 4: 4≠ 7',
    });
    const effects = WONDER_IDS.map((id) => [
      id,
      WONDERS[id].stages.find(({ effect }) => effect !== null)?.effect ?? null,
    ]);
    expect(Object.fromEntries(effects)).toEqual({
      alexandria: 'any',
      babylon: 'token',
      ephesus: 'central',
      giza: null,
      halicarnassus: 'look',
      olympia: 'left-and-right',
      rhodes: 'shield',
    });
  });

  test('ARCH-13, ARCH-65: the names of the opening tokens by Wonder, and the tokens with a printed value', () => {
    expect(Object.fromEntries(WONDER_IDS.map((id) => [id, WONDERS[id].opening.join(' ')]))).toEqual({
      alexandria: 'economy jewellery urbanism',
      babylon: 'crafts science urbanism',
      ephesus: 'crafts jewellery science',
      giza: 'architecture crafts jewellery',
      halicarnassus: 'architecture jewellery urbanism',
      olympia: 'crafts jewellery propaganda',
      rhodes: 'crafts propaganda urbanism',
    });
    const worth = TOKENS.filter(({ worth }) => worth > 0).map(({ id, worth }) => [id, worth]);
    expect(Object.fromEntries(worth)).toEqual({ decor: 6, politics: 1, strategy: 1, education: 2, culture: 12 });
  });

  test('ARCH-47: fifteen Progress tokens under fourteen names', () => {
    expect(sum(TOKENS.map(({ copies }) => copies))).toBe(15);
    expect(TOKENS).toHaveLength(14);
  });
});

describe('options', () => {
  test('ARCH-01: defaults by structure and mode', () => {
    const { options } = game.newGame();
    expect(options).toEqual({
      mode: 'solo',
      structure: 'architects',
      difficulty: 'normal',
      firstSeat: 0,
      openingTokens: 1,
      scoreFactor: 1,
      opponentBuilds: false,
      centralPick: 'face-up-only',
      catPower: 'flip',
      opponentSeesCentral: false,
      denial: true,
      coinVp: true,
      politics: 'per-cat',
      military: 'published',
      battleVsZero: 'needs-two',
      centralSupply: null,
    });
    expect(game.newGame({ structure: 'three-ages' }).options).toMatchObject({
      politics: 'per-four',
      military: null,
      battleVsZero: null,
      centralSupply: 'leftovers',
      coinVp: true,
      denial: true,
    });
    expect(game.newGame({ mode: 'versus' }).options).toMatchObject({
      difficulty: null,
      centralPick: 'always',
      catPower: 'peek',
      coinVp: false,
      openingTokens: 0,
    });
  });

  /** What each option may be beside those given; `–` where it has to be absent. */
  const allowed = (given: object): Readonly<Record<string, string>> =>
    Object.fromEntries(
      fieldsUnder(game.options.fields, given).map(({ name, values, min, max }) => {
        const named = values.filter((value) => value !== null && !WONDER_IDS.some((id) => id === value));
        return [name, [...named, ...(min === undefined ? [] : [`${min} to ${max}`])].join(', ') || '–'];
      }),
    );

  test('ARCH-01: what each option may be, by structure and mode', () => {
    const columns = [{}, { structure: 'three-ages' }, { mode: 'versus' }].map(allowed);
    const rows = {
      structure: ['architects, three-ages', 'architects, three-ages', 'architects'],
      difficulty: ['easy, normal, medium, hard', 'easy, normal, medium, hard', '–'],
      playerWonder: ['random', 'random', '–'],
      opponentWonder: ['random', 'random', '–'],
      players: ['–', '–', '2 to 7'],
      openingTokens: ['0 to 2', '0 to 2', '–'],
      scoreFactor: ['0 to 2', '0 to 2', '–'],
      opponentBuilds: ['true, false', 'true, false', '–'],
      centralPick: ['face-up-only, always', 'face-up-only, always', 'always'],
      catPower: ['flip, peek', 'flip, peek', 'peek'],
      opponentSeesCentral: ['true, false', 'true, false', '–'],
      denial: ['true, false', 'true, false', '–'],
      coinVp: ['true, false', 'true, false', 'false'],
      politics: ['per-cat, per-four', 'per-cat, per-four', 'per-cat, per-four'],
      military: ['published, source', '–', '–'],
      battleVsZero: ['needs-two, literal', '–', 'needs-two, literal'],
      centralSupply: ['–', 'leftovers, neutral-deck', '–'],
      preset: ['published', '–', '–'],
    };
    for (const [name, row] of Object.entries(rows))
      expect([name, ...columns.map((each) => each[name])]).toEqual([name, ...row]);
  });

  test('ARCH-01, ARCH-122: a seat of versus may begin, has a Wonder and a name; a solo game has two seats', () => {
    for (const players of [2, 3, 4, 5, 6, 7])
      expect(allowed({ mode: 'versus', players })).toMatchObject({
        firstSeat: `0 to ${players - 1}`,
        wonders: `random, ${players} to ${players}`,
        names: `0 to ${players}`,
      });
    expect(allowed({ mode: 'versus' })).toEqual(allowed({ mode: 'versus', players: 2 }));
    expect(allowed({})).toMatchObject({ firstSeat: '–', wonders: '–', names: '0 to 2' });
    const ranges = game.options.fields.map(({ name, min, max }) => [name, min, max]);
    expect(ranges).toContainEqual(['firstSeat', 0, 6]);
    expect(ranges).toContainEqual(['wonders', 2, 7]);
  });

  test('ARCH-01: the published preset, which an option beside it overrides', () => {
    const preset = { centralPick: 'always', catPower: 'peek', denial: false, coinVp: false };
    expect(game.newGame({ preset: 'published' }).options).toEqual({ ...game.newGame().options, ...preset });
    expect(game.newGame({ preset: 'published', denial: true }).options).toMatchObject({ ...preset, denial: true });
  });

  test('ARCH-01: what does not go together is refused by name', () => {
    expect(refused({ playerWonder: 'giza', opponentWonder: 'giza' })).toContain(
      '/opponentWonder should be one of alexandria, babylon, ephesus, halicarnassus, olympia, rhodes, random',
    );
    expect(refused({ players: 3 })).toContain('/players should be absent in solo');
    expect(refused({ mode: 'versus', difficulty: 'hard' })).toContain('/difficulty should be absent in versus');
    expect(refused({ mode: 'versus', structure: 'three-ages' })).toContain('/structure should be architects in versus');
    expect(refused({ mode: 'versus', catPower: 'flip' })).toContain('/catPower should be peek in versus');
    expect(refused({ mode: 'versus', coinVp: true })).toContain('/coinVp should be false in versus');
    expect(refused({ mode: 'versus', centralPick: 'face-up-only' })).toContain('/centralPick should be always');
    expect(refused({ mode: 'versus', firstSeat: 2 })).toContain('/firstSeat should be a whole number from 0 to 1');
    expect(refused({ mode: 'versus', players: 3, wonders: ['giza', 'rhodes'] })).toContain('a list of 3');
    expect(refused({ mode: 'versus', wonders: ['giza', 'rhodes', 'babylon'] })).toContain('a list of 2');
    expect(refused({ mode: 'versus', wonders: ['giza', 'giza'] })).toContain('different Wonders');
    expect(refused({ mode: 'versus', preset: 'published' })).toContain('/preset should be absent in versus');
    expect(refused({ centralSupply: 'leftovers' })).toContain(
      '/centralSupply should be absent in structure architects',
    );
    expect(refused({ structure: 'three-ages', battleVsZero: 'literal' })).toContain('/battleVsZero should be absent');
    expect(refused({ structure: 'three-ages', preset: 'published' })).toContain('/preset should be absent');
    expect(refused({ openingTokens: 3 })).toContain('/openingTokens');
    expect(refused({ playerWonder: 'atlantis' })).toContain('/playerWonder');
    expect(refused({ evil: 1 })).toContain('/evil');
    expect(refused({ mode: 'versus', wonders: ['random', 'random'] })).toBe('taken');
    expect(refused({ playerWonder: 'random', opponentWonder: 'random' })).toBe('taken');
  });

  test('ARCH-02: the difficulty sets the opening tokens and the factor; medium is normal; both can be overridden', () => {
    const of = (options: object) => {
      const { openingTokens, scoreFactor, difficulty } = game.newGame(options).options;
      return [difficulty, openingTokens, scoreFactor];
    };
    expect(of({ difficulty: 'easy' })).toEqual(['easy', 0, 0]);
    expect(of({ difficulty: 'medium' })).toEqual(['normal', 1, 1]);
    expect(of({ difficulty: 'hard' })).toEqual(['hard', 2, 2]);
    expect(of({ difficulty: 'hard', openingTokens: 0, scoreFactor: 1 })).toEqual(['hard', 0, 1]);
  });
});

describe('setup', () => {
  test('ARCH-10, ARCH-11: Wonders chosen, or drawn one after the other, never the same', () => {
    const state = game.newGame({ chance: 'manual' });
    expect(Object.values(chances(state))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(state.pending.at(-1)).toMatchObject({ kind: 'wonder', receiver: 0 });
    const given = (start: State, deck: number) =>
      expect(events(start, 'wonder giza')).toContainEqual({ kind: 'wonder-given', seat: 0, wonder: 'giza', deck });
    given(state, 25);
    given(game.newGame({ structure: 'three-ages', chance: 'manual' }), 0);
    const second = play(state, 'wonder giza');
    expect(second.areas.map(({ wonder }) => wonder)).toEqual(['giza', null]);
    expect(Object.keys(chances(second))).toEqual(WONDER_IDS.filter((id) => id !== 'giza').map((id) => `wonder ${id}`));
    expect(game.check(second, { kind: 'wonder', wonder: 'giza' })?.code).toBe('impossible');
    const chosen = game.newGame({ chance: 'manual', opponentWonder: 'rhodes' });
    expect(Object.keys(chances(chosen))).not.toContain('wonder rhodes');
    expect(play(chosen, 'wonder babylon').areas.map(({ wonder }) => wonder)).toEqual(['babylon', 'rhodes']);
    expect(play(chosen, 'wonder babylon').pools[1]).toEqual(PACKS.rhodes);
  });

  test('ARCH-12: the slots are filled in order from all fifteen tokens, Culture twice as likely', () => {
    const state = game.newGame({ chance: 'manual', playerWonder: 'giza', opponentWonder: 'rhodes' });
    expect(state.pending.at(-1)).toMatchObject({ kind: 'slot', slot: 0 });
    expect(chances(state)['slot culture']).toBe(2);
    expect(chances(state)['slot decor']).toBe(1);
    const two = play(state, 'slot culture', 'slot decor');
    expect(two.tokenSlots).toEqual(['culture', 'decor', null]);
    expect(two.pending.at(-1)).toMatchObject({ kind: 'slot', slot: 2 });
    expect(chances(two)['slot culture']).toBe(1);
    const games = Array.from({ length: 900 }, (_, i) => game.newGame({ seed: String(i), difficulty: 'easy' }));
    const cultures = games.filter(({ tokenSlots }) => tokenSlots[0] === 'culture').length;
    // Two of fifteen of 900 are 120; were all fourteen names alike, 64.
    expect(Math.abs(cultures - 120)).toBeLessThan(35);
  });

  test('ARCH-13: example 1, opening tokens on hard: one from a slot, one from the stack', () => {
    const state = game.newGame({
      chance: 'manual',
      difficulty: 'hard',
      playerWonder: 'rhodes',
      opponentWonder: 'giza',
    });
    const up = play(state, 'slot crafts', 'slot tactics', 'slot culture');
    expect(chances(up)).toEqual({
      'opening-token architecture': 1,
      'opening-token crafts': 1,
      'opening-token jewellery': 1,
    });
    const token = (state: State, text: string) => events(state, text).find(({ kind }) => kind === 'token');
    expect(token(up, 'opening-token crafts')).toEqual({ kind: 'token', seat: 1, token: 'crafts', from: 0 });
    expect(token(up, 'opening-token jewellery')).toMatchObject({ token: 'jewellery', from: 'stack' });
    const first = play(up, 'opening-token crafts');
    expect(first.pending.at(-1)).toMatchObject({ kind: 'slot', slot: 0 });
    const second = play(first, 'slot economy');
    expect(chances(second)).toEqual({ 'opening-token architecture': 1, 'opening-token jewellery': 1 });
    const done = play(second, 'opening-token jewellery');
    expect(done.tokenSlots).toEqual(['economy', 'tactics', 'culture']);
    expect(done.tokenStack).toHaveLength(10);
    expect(done.areas[1]?.tokens).toEqual(['crafts', 'jewellery']);
    expect(now(done)).toBe('top');
  });

  test('ARCH-14, ARCH-16, ARCH-17, ARCH-18: the Cat has no holder, three Conflict tokens are at peace, the player begins', () => {
    const start = game.newGame({ chance: 'manual' });
    expect(start).toMatchObject({ phase: 'setup', ply: 0, turn: 0, age: 0, passes: 0, denied: false, die: 0 });
    expect(start).toMatchObject({ cat: null, conflictsTurned: 0, used: [], triggers: [], owed: [], selectedCards: [] });
    for (const area of start.areas)
      expect(area).toEqual({
        wonder: null,
        built: [false, false, false, false, false],
        cards: CARDS.map(() => 0),
        tokens: [],
        military: 0,
        defeats: 0,
        coins: 0,
        matched: [0, 0, 0],
        tokensOwed: 0,
      });
    const state = scene();
    expect(state.pending).toEqual([decisionOf('pick', 0)]);
    expect(game.seats(state)).toEqual([
      { name: 'You', role: 'player' },
      { name: 'Opponent', role: 'script' },
    ]);
  });

  test('ARCH-15: first the top of the player’s deck, then of the Opponent’s; the central deck stays face down', () => {
    const state = game.newGame({
      chance: 'manual',
      difficulty: 'easy',
      playerWonder: 'giza',
      opponentWonder: 'rhodes',
    });
    const up = play(state, 'slot crafts', 'slot tactics', 'slot culture');
    expect(up.pending.at(-1)).toMatchObject({ kind: 'top', deck: 0 });
    expect(chances(up)['top blue-2-cat']).toBe(3);
    expect(chances(up)['top shield-2']).toBeUndefined();
    const one = play(up, 'top wood');
    expect(one.faceUp).toEqual(faceUp('wood', null));
    expect(one.pending.at(-1)).toMatchObject({ kind: 'top', deck: 1 });
    const two = play(one, 'top coin');
    expect(two.faceUp).toEqual(faceUp('wood', 'coin'));
    expect(two.central).toEqual({ cards: [], top: null, discard: [] });
    expect(two.pools[2]).toEqual(PACKS.central);
  });

  test('ARCH-80: of the three Ages only those with the neutral deck take the central cards out of the box', () => {
    const pools = (options: object): readonly number[] => game.newGame({ ...options, chance: 'manual' }).pools.map(sum);
    const ages = { structure: 'three-ages', playerWonder: 'giza' } as const;
    expect(pools({ playerWonder: 'giza' })).toEqual([25, 0, 60]);
    expect(pools(ages)).toEqual([25, 0, 0]);
    expect(pools({ ...ages, centralSupply: 'neutral-deck' })).toEqual([25, 0, 60]);
    expect(game.newGame({ ...ages, chance: 'manual' }).selectedCards).toEqual([null, null]);
  });

  test('ARCH-03: nothing hidden is in a state, and a draw follows the numbers of its pool', () => {
    const state = scene();
    expect(sum(state.pools[0] ?? [])).toBe(24);
    const picked = play(state, 'pick player');
    expect(Object.values(chances(picked)).reduce((a, b) => a + b)).toBe(24);
    expect(JSON.stringify(settled(state))).toBe(JSON.stringify(state));
  });
});

describe('companion mode', () => {
  const impossible = (state: State, text: string): unknown => game.check(state, game.decodeMove(text));

  test('ARCH-03: what the box cannot show now is refused by name', () => {
    const state = game.newGame({
      chance: 'manual',
      difficulty: 'normal',
      playerWonder: 'giza',
      opponentWonder: 'rhodes',
    });
    const up = play(state, 'slot crafts', 'slot decor', 'slot tactics');
    expect(impossible(play(state, 'slot decor'), 'slot decor')).toEqual({ code: 'impossible', answer: 'decor' });
    expect(impossible(up, 'opening-token jewellery')).toEqual({ code: 'impossible', answer: 'jewellery' });
    expect(impossible(up, 'opening-token crafts')).toBeUndefined();
    const tops = settled(play(up, 'opening-token propaganda'));
    const picked = play(tops, 'pick player');
    // No card with two horns is in the deck of Giza.
    expect(impossible(picked, 'top shield-2')).toEqual({ code: 'impossible', answer: 'shield-2' });
    expect(impossible(picked, 'flip wood central')).toMatchObject({ code: 'not-now', expected: ['top'] });
  });

  test('ARCH-03, ARCH-60: a central card has a central back and has not been seen; a die may be short of faces', () => {
    const blind = play(scene({ centralPick: 'always' }), 'pick central');
    expect(impossible(blind, 'blind wood giza')).toEqual({ code: 'impossible', answer: 'wood giza' });
    expect(impossible(blind, 'blind wood central-seen')).toMatchObject({ code: 'impossible' });
    expect(impossible(blind, 'blind wood drawn-central')).toMatchObject({ code: 'impossible' });
    expect(impossible(blind, 'blind wood babylon')).toMatchObject({ code: 'impossible' });
    expect(impossible(blind, 'blind wood central')).toBeUndefined();
    const rolling = play(
      opponentToMove({}, (d) => {
        d.faceUp = faceUp('blue-3', 'blue-3');
        d.pools[2] = pool({});
      }),
      'opponent-turn',
    );
    expect(impossible(rolling, 'die 3')).toEqual({ code: 'impossible', answer: '3' });
    expect(impossible(rolling, 'die 2')).toBeUndefined();
  });
});
