import { CHANCE } from '@wonders/core';
import { boardLaws } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { every, few, fewOf, paints } from '../../../../.ci/runs.js';
import { built, decisionOf, faceUp, game, give, scene } from '../../test/scene.js';
import { shown } from '../../test/shown.js';
import { KINDS } from '../components/cards.js';
import type { State } from '../state/index.js';
import { hiddenCard } from '../table/hidden.js';
import { drawBoard, drawText } from './index.js';
import { placeOf } from './places.js';

boardLaws(
  game,
  {
    drawBoard,
    drawText,
    games: few(2),
    every,
    paints,
    numbers: shown,
    variants: fewOf([
      { name: 'against the Opponent', options: {} },
      { name: 'a builder, with a Cat that peeks', options: { opponentBuilds: true, preset: 'published' } },
      { name: 'Halicarnassus, answered by the host', options: { playerWonder: 'halicarnassus', chance: 'manual' } },
      { name: 'three Ages', options: { structure: 'three-ages', playerWonder: 'halicarnassus' } },
      { name: 'three Ages, answered by the host', options: { structure: 'three-ages', chance: 'manual' } },
      ...[2, 3, 7].map((players) => ({ name: `versus ${players}`, options: { mode: 'versus' as const, players } })),
    ]),
  },
  test,
);

const draw = (state: State, seat = 0): string => {
  const view = game.view(state, seat);
  return drawBoard(view, { moves: game.legalMoves(view) });
};

/** The place with an id, up to the next place. */
const place = (svg: string, id: string): string => svg.split('<g id="').find((part) => part.startsWith(`${id}"`)) ?? '';

describe('title and description', () => {
  const [title, description] = [/<title>(.*)<\/title>/, /<desc>(.*)<\/desc>/];
  const told = (state: State): readonly unknown[] => [title, description].map((tag) => tag.exec(draw(state))?.[1]);

  test('name the game and the moment, who is ahead and what is asked', () => {
    expect(told(scene())).toEqual([
      '7 Wonders: Architects, Turn 1',
      "You and the Opponent are level with 0 points. Your turn: take the top card of your deck or the Opponent's deck",
    ]);
    const ahead = scene({ structure: 'three-ages' }, (d) => give(d, 0, { 'blue-3': 1 }));
    expect(told(ahead)).toEqual([
      '7 Wonders: Architects, Age 1, turn 1 of 7',
      "You are ahead by 3 points. Your turn: play, or discard for 3 coins, your revealed card, the Opponent's revealed card or another card of your hand",
    ]);
    const dealing = scene({ structure: 'three-ages' }, (d) => Object.assign(d, { age: 2, turn: 0 }));
    expect(told(dealing)[0]).toBe('7 Wonders: Architects, Age 2');
    const behind = scene({ mode: 'versus', players: 3 }, (d) => give(d, 1, { 'blue-3': 2 }));
    expect(told(behind)[1]).toMatch(/^Seat 2 is ahead by 6 points. Your turn: take the top card of /);
  });

  test('of a finished game say who has won', () => {
    const state = scene({}, (d) => {
      d.phase = 'over';
      d.ending = 'decks-empty';
      d.pending = [];
    });
    expect(told(state)).toEqual([
      '7 Wonders: Architects, The game is over',
      'A draw between you and the Opponent: you 0, the Opponent 0; final score 0, no medal; no deck has a card left',
    ]);
  });
});

describe('parts of the board', () => {
  test('ARCH-40: a stage is built, to be built next and how much it lacks, or later', () => {
    const svg = draw(
      scene({}, (d) => {
        built(d, 0, 0);
        give(d, 0, { wood: 1 });
      }),
    );
    expect(place(svg, 'stage-0-0')).toContain('Stage 1 of Giza, the Great Pyramid: 4 points; built');
    expect(place(svg, 'stage-0-1')).toContain(
      'Stage 2 of Giza, the Great Pyramid: 5 points; to be built next; costs two identical resources, 1 of them lacking',
    );
    expect(place(svg, 'stage-0-4')).toContain(
      '8 points; to be built later; costs four different resources, 3 of them lacking',
    );
    expect(place(svg, 'stage-1-0')).toContain('never built');
  });

  test('ARCH-15, ARCH-22: the decks show their top cards, and a hotspot where one may be taken', () => {
    const svg = draw(
      scene({}, (d) => {
        d.faceUp = faceUp('gear', 'shield-2');
      }),
    );
    expect(place(svg, 'deck-player')).toContain('data-move="pick player"');
    expect(place(svg, 'deck-player')).toContain('24 cards below. Take Gear from your deck"');
    expect(place(svg, 'deck-central')).not.toContain('data-move');
    expect(place(svg, 'deck-central')).toContain('60 cards face down');
  });

  test('ARCH-21: a card that the Cat showed one seat is drawn for that seat alone', () => {
    const state = scene({ mode: 'versus', players: 2 }, (d) => {
      d.central.top = { card: 'gear', back: 2, seenBy: [1] };
    });
    expect(place(draw(state, 1), 'deck-central')).toContain('Gear, which only you have seen');
    const other = drawBoard(game.view(state, 0));
    expect(place(other, 'deck-central')).not.toContain('Gear');
    expect(place(other, 'deck-central')).toContain('61 cards face down');
  });

  test('ARCH-61: the priorities show which cards match them', () => {
    const svg = draw(
      scene({}, (d) => {
        d.faceUp = faceUp('coin', 'blue-3');
      }),
    );
    expect(svg).toContain('>Yellow</text>');
    const row = svg.slice(svg.indexOf('>Yellow</text>'), svg.indexOf('>Useful grey</text>'));
    expect(row).toContain('#thing-coin');
  });

  test('ARCH-26: a token that its owner has used in this turn is drawn empty and called used', () => {
    const withUsed = (used: State['used']) =>
      scene({}, (d) => {
        give(d, 0, {}, ['economy', 'engineering']);
        give(d, 1, {}, ['engineering']);
        d.used = used;
      });
    const [unused, used] = [withUsed([]), withUsed(['engineering'])];
    expect(place(draw(used), 'seat-0')).toContain('>Engineering (used)</text>');
    expect(place(draw(used), 'seat-0')).toContain('>Economy</text>');
    expect(place(draw(used), 'seat-1')).toContain('>Engineering</text>');
    expect(place(draw(unused), 'seat-0')).not.toContain('used');
    expect(drawText(game.view(used, 0))).toContain('Economy, Engineering (used)');
    const three = scene({ mode: 'versus', players: 3 }, (d) => {
      give(d, 1, {}, ['economy']);
      d.seat = 1;
      d.used = ['economy'];
    });
    expect(place(draw(three), 'seat-1')).toContain('Economy (used)');
  });

  test('several payments of a stage are one hotspot', () => {
    const state: State = scene({}, (d) => {
      d.phase = 'act';
      give(d, 0, { wood: 1, stone: 1, coin: 1 });
      d.pending = d.pending.map((each) => ({ ...each, kind: 'act' as const }));
    });
    expect(place(draw(state), 'stage-0-0')).toMatch(/data-moves="\[&quot;build 0 /);
  });

  test('ARCH-110, ARCH-112: at the end the score sheet, the final score and the medal', () => {
    const state = scene({}, (d) => {
      d.phase = 'over';
      d.ending = 'wonder-complete';
      d.pending = [];
      give(d, 0, { 'blue-3': 20 });
    });
    const svg = draw(state);
    expect(svg).toContain(
      '>You win by 60 points: you 60, the Opponent 0; final score 60, bronze medal; a Wonder is complete</text>',
    );
    expect(svg).toContain('>Blue cards</text>');
    // Categories that brought nobody a point have no row; the winner's name is bold, and no other.
    expect(svg.match(/id="score-[a-z]+"/g)).toEqual(['id="score-blue"', 'id="score-total"']);
    const heads = [
      ...svg.matchAll(/<text class="([^"]*)"[^>]*>(You|Opponent|The Opponent)<\/text>(?=<text|<g id="score-)/g),
    ];
    expect(heads.map(([, look = '', name]) => [name, look.includes('w-bold')])).toEqual([
      ['You', true],
      ['Opponent', false],
    ]);
  });

  test('ARCH-111: points that the difficulty takes away have a minus sign on the sheet', () => {
    const state = scene({ difficulty: 'hard' } as never, (d) => {
      d.phase = 'over';
      d.ending = 'wonder-complete';
      d.pending = [];
      give(d, 0, { 'blue-3': 20 });
      give(d, 1, { 'blue-3': 2 });
    });
    const row = place(draw(state), 'score-adjustment');
    expect(row).toMatch(/>−\d+</);
    expect(row).not.toMatch(/>-\d/);
  });

  test('the text board names the hand of the viewer alone', () => {
    const state = scene({ structure: 'three-ages' }, (d) => {
      d.hands = [[hiddenCard('tablet', 0)], [hiddenCard('glass', 1)]];
      d.faceUp = faceUp('wood', 'coin');
    });
    expect(drawText(game.view(state, 0))).toContain('In hand: Tablet');
    expect(drawText(game.view(state, 'spectator'))).not.toContain('Tablet');
  });
});

test('a face of the die has as many pips as its number, each opposite another or in the middle', () => {
  const state = scene({}, (d) => {
    d.pending = [{ ...decisionOf('die', CHANCE), table: 'tie' }];
  });
  const svg = drawBoard(game.view(state, 0), { moves: game.chances(state).map(({ move }) => move) });
  const pipsOf = (face: number) =>
    [
      ...place(svg, placeOf(state, { kind: 'die', face })).matchAll(
        /<circle class="w-on-white" cx="([\d.]+)" cy="([\d.]+)"/g,
      ),
    ].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [[middle, height] = [0, 0]] = pipsOf(1);
  for (let face = 1; face <= 6; face++) {
    const pips = pipsOf(face);
    expect(new Set(pips.map(String)).size).toBe(face);
    const opposite = pips.map(([x, y]) => [2 * middle - x, 2 * height - y]);
    expect(opposite.map(String).sort()).toEqual(pips.map(String).sort());
  }
});

test('as text, a deck tells how many cards lie below the one on top', () => {
  const lineOf = (top: State['central']['top']) => {
    const state = scene({}, (d) => {
      d.pools = d.pools.map((pool, deck) => (deck < 2 ? pool : (pool.map((_, kind) => (kind < 3 ? 2 : 0)) as never)));
      d.central = { ...d.central, top };
    });
    return drawText(game.view(state, 0))
      .split('\n')
      .find((line) => /central/i.test(line) && /\b\d+ /.test(line));
  };
  expect(lineOf(null)).toContain('6 ');
  expect(lineOf({ card: 'gear', back: 2, seenBy: 'all' })).toContain('6 ');
});

test('the cards of a hand lie in rows of four on a phone and of eight on a desk, in one row where the picture keeps its places', () => {
  const holding = (count: number) =>
    scene({ structure: 'three-ages' }, (d) => {
      d.hands = [KINDS.slice(0, count).map((card) => hiddenCard(card, 0)), []];
      d.faceUp = faceUp('wood', 'coin');
    });
  const drawn = (count: number, width: 'desk' | 'phone', still: boolean) =>
    drawBoard(game.view(holding(count), 0), { width, still });
  const rows = (...how: Parameters<typeof drawn>): readonly number[] => {
    const found = [...drawn(...how).matchAll(/<g id="hand-[^"]*"[^>]* transform="translate\([\d.]+ ([\d.]+)\)/g)].map(
      ([, y]) => y,
    );
    return [...new Set(found)].map((y) => found.filter((each) => each === y).length);
  };
  expect(rows(9, 'phone', false)).toEqual([4, 4, 1]);
  expect(rows(9, 'desk', false)).toEqual([8, 1]);
  expect(rows(9, 'phone', true)).toEqual([9]);
  const highs = [0, 1, 6, 9].map((count) => / viewBox="([^"]*)"/.exec(drawn(count, 'phone', true))?.[1]);
  expect(new Set(highs).size).toBe(1);
});

describe('on a phone', () => {
  const phone = (state: State, still: boolean) => drawBoard(game.view(state, 0), { width: 'phone', still });
  const highOf = (svg: string): number => Number(/ viewBox="0 0 \S+ (\S+)"/.exec(svg)?.[1]);
  const spotsOf = (svg: string, ids: RegExp) =>
    [...svg.matchAll(/<g id="([^"]*)"[^>]* transform="translate\((\S+) (\S+)\)/g)].flatMap(([, id = '', x, y]) =>
      ids.test(id) ? [{ x: Number(x), y: Number(y) }] : [],
    );
  const cards = (held: Parameters<typeof give>[2]): State => scene({}, (d) => give(d, 0, held));
  const one = cards({ 'blue-3': 1 });
  const many = cards(Object.fromEntries(KINDS.map((card) => [card, 1])));

  test('the cards of a seat lie in one row without holes, however many kinds there are', () => {
    for (const [state, kinds] of [
      [one, 1],
      [cards({ wood: 1, coin: 1, 'blue-3': 2, 'shield-0': 1 }), 4],
      [many, KINDS.length],
    ] as const) {
      const row = spotsOf(phone(state, false), /^cards-0-/);
      expect(row).toHaveLength(kinds);
      expect(new Set(row.map(({ y }) => y)).size).toBe(1);
      const steps = row.slice(1).map(({ x }, i) => x - (row[i]?.x ?? 0));
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 0);
      expect(row[0]?.x).toBeLessThan(24);
      expect(row.at(-1)?.x).toBeLessThan(345);
    }
  });

  test('a seat without cards ends below its Wonder; a picture that keeps its places has free ones, as high as a full row', () => {
    const none = scene({});
    expect(highOf(phone(none, false))).toBeLessThan(highOf(phone(one, false)));
    expect(highOf(phone(many, false))).toBe(highOf(phone(one, false)));
    expect(highOf(phone(many, true))).toBe(highOf(phone(none, true)));
    expect(place(phone(none, true), 'stage-0-4')).toContain('w-empty');
  });

  test('at the end a picture that keeps its places has the scores where the decks lay, and nothing else moves', () => {
    for (const options of [
      {},
      { structure: 'three-ages' },
      { mode: 'versus', players: 3 },
      { mode: 'versus', players: 7 },
    ] as const) {
      const state = scene(options);
      const over = scene(options, (d) => {
        d.phase = 'over';
        d.ending = 'decks-empty';
        d.pending = [];
      });
      const [now, then] = [phone(state, true), phone(over, true)];
      expect(then).toContain('id="score-total"');
      expect(then).not.toContain('id="deck-');
      expect(highOf(then)).toBe(highOf(now));
      const rest = /^(seat|stage|token|cat|conflicts|priority)/;
      expect(spotsOf(then, rest)).toEqual(spotsOf(now, rest));
    }
  });

  test('decks that need two rows share them, and a shorter row lies in the middle', () => {
    const rowsOf = (players: number) => {
      const decks = spotsOf(phone(scene({ mode: 'versus', players }), false), /^deck-/);
      const rows = [...new Set(decks.map(({ y }) => y))].map((y) => decks.filter((deck) => deck.y === y));
      const middles = rows.map((row) => ((row[0]?.x ?? 0) + (row.at(-1)?.x ?? 0)) / 2);
      for (const middle of middles) expect(middle).toBeCloseTo(middles[0] ?? 0, 0);
      return rows.map((row) => row.length);
    };
    expect([2, 3, 4, 5, 6, 7].map(rowsOf)).toEqual([[3], [4], [3, 2], [3, 3], [4, 3], [4, 4]]);
  });
});
