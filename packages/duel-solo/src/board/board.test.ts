import { boardLaws, testTable } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { every, few, fewOf, paints } from '../../../../.ci/runs.js';
import { bot, decidedBy, type Scene, scene } from '../../test/scene.js';
import { shown } from '../../test/shown.js';
import { deckOf, MYTHOLOGIES } from '../components/cards.js';
import { LAYOUTS } from '../components/layouts.js';
import { DIVINITIES, MYTHOLOGY_OF } from '../components/pantheon.js';
import { PROGRESS } from '../components/progress.js';
import { WONDER_IDS } from '../components/wonders.js';
import { duelSolo } from '../game/index.js';
import { ASK, PROGRESS_FROM } from '../state/decisions.js';
import { italian } from '../words/it/index.js';
import { drawBoard, drawText } from './index.js';

boardLaws(
  duelSolo,
  {
    drawBoard,
    drawText,
    games: few(2),
    every,
    paints,
    numbers: shown,
    variants: fewOf([
      { name: 'against SOLO', options: { level: 'normal' } },
      { name: 'base', options: { mode: 'versus', pantheon: false } },
      { name: 'Pantheon', options: { mode: 'versus' } },
      {
        name: 'promos, answered by the host',
        options: { mode: 'versus', promos: ['messe', 'statue-of-liberty'], chance: 'manual' },
      },
    ]),
  },
  test,
);

const boardOf = (state: ReturnType<typeof scene>): string => {
  const view = duelSolo.view(state, 1);
  return drawBoard(view, { moves: duelSolo.legalMoves(view) });
};

/** The place with an id, up to the next place. */
const place = (svg: string, id: string): string => svg.split('<g id="').find((part) => part.startsWith(`${id}"`)) ?? '';

test('many discarded cards on a phone that keeps their places still have room for their signs', () => {
  const cards = ([1, 2, 3] as const).flatMap((age) => deckOf(age, false));
  const view = duelSolo.view(scene({ discard: cards }), 0);
  const svg = drawBoard(view, { width: 'phone', still: true, paint: 'classes' });
  const heights = cards.map((id) => Number(/ height="([\d.]+)"/.exec(place(svg, `card-${id}`))?.[1]));
  expect(cards.length).toBeGreaterThan(40);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
});

describe('prices on the board', () => {
  const state = scene({ seat: 1, structure: { 17: 'altar', 18: 'press', 19: 'stone-pit' }, one: { coins: 1 } });

  test('a card without cost is free', () => {
    expect(place(boardOf(state), 'card-altar')).toContain('>free</text>');
  });

  test('the text of a card gives the price for its seat', () => {
    expect(place(boardOf(state), 'card-press')).toContain('>1</text>');
  });

  test('a card that the seat cannot afford bears a cross', () => {
    const poor = scene({ seat: 1, structure: { 19: 'press' }, one: { coins: 0 } });
    expect(place(boardOf(poor), 'card-press')).toContain('#thing-short');
    expect(place(boardOf(state), 'card-press')).not.toContain('#thing-short');
  });
});

test('an accessible card is a hotspot for each of its moves', () => {
  const state = scene({ seat: 1, structure: { 19: 'press' }, one: { coins: 20, wonders: ['pyramids', 'sphinx'] } });
  const card = place(boardOf(state), 'card-press');
  for (const code of testTable(duelSolo).legal(state)) expect(card).toContain(`&quot;${code}&quot;`);
});

test('the same card keeps its id when it moves from the structure to a city', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'press' } });
  const after = testTable(duelSolo).play(state, 'construct 19');
  expect(place(boardOf(after), 'card-press')).not.toBe('');
});

test('DUEL-098: on a phone five wonders lie side by side, each with its whole name', () => {
  const wonders = ['temple-of-artemis', 'great-lighthouse', 'hanging-gardens', 'circus-maximus', 'sphinx'] as const;
  const state = scene({ seat: 1, structure: { 19: 'press' }, one: { coins: 3, wonders } });
  const svg = drawBoard(duelSolo.view(state, 1), { width: 'phone', still: true, moves: duelSolo.legalMoves(state) });
  const names = ['Temple of Artemis', 'Great Lighthouse', 'Hanging Gardens', 'Circus Maximus', 'Sphinx'];
  for (const [i, id] of wonders.entries()) {
    const lines = [...place(svg, `wonder-${id}`).matchAll(/>([^<]+)<\/text>/g)].map(([, line]) => line);
    expect(lines.join(' ')).toContain(names[i]);
  }
});

test('a finished game shows who won and the score sheet', () => {
  const state = scene({ seat: 1, structure: { 19: 'guard-tower' }, pawn: -8 });
  const won = testTable(duelSolo).play(state, 'construct 19');
  const svg = drawBoard(duelSolo.view(won, 1));
  expect(svg).toContain('>You win by military supremacy: the Conflict pawn is in SOLO');
  expect(svg).toContain('>Total</text>');
});

test('the text board gives the prices of accessible cards', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'press' } });
  expect(drawText(duelSolo.view(state, 1))).toMatch(/Press +1/);
});

/** How far to the right a place is drawn. */
const across = (svg: string, id: string): number => Number(/translate\(([\d.]+)/.exec(place(svg, id))?.[1]);

describe('one side of the table', () => {
  const table: Scene = {
    age: 2,
    direction: 'MC',
    board: ['law', 'agriculture', 'mathematics'],
    spaces: { 1: 'tanit', 6: 'mars' },
    zero: { coins: 0, built: ['pyramids', 'appian-way'] },
  };
  const take = scene({ ...table, zero: { ...table.zero, coins: 9 }, pending: [ASK.turn[0], PROGRESS_FROM.board[0]] });
  const construct = scene({ ...table, structure: { 18: 'theater', 19: 'altar' } });
  const discard = scene({ ...table, structure: { 18: 'walls', 19: 'horse-breeders' } });
  const boards = (state: ReturnType<typeof scene>) =>
    ([0, 1] as const).map((seat) => drawBoard(duelSolo.view(state, 1), { seat }));
  /** Whether the first place is drawn at the end where SOLO's half of the track and the Pantheon space next to SOLO are. */
  function beginsAtSolo(svg: string, first: string, last: string): boolean {
    const left = across(svg, 'military-seat0-5') < across(svg, 'military-seat1-5');
    expect(across(svg, 'space-1') < across(svg, 'space-6')).toBe(left);
    return across(svg, first) < across(svg, last) === left;
  }

  test('DUEL-128: the first card from the side of SOLO lies at its end, whoever sits below', () => {
    expect([bot(construct), decidedBy(construct)]).toEqual(['construct 18', 'DUEL-128.11']);
    for (const svg of boards(construct)) expect(beginsAtSolo(svg, 'card-theater', 'card-altar')).toBe(true);
  });

  test('DUEL-129: the first card from the side of the human lies at the other end', () => {
    expect([bot(discard), decidedBy(discard)]).toEqual(['discard 19', 'DUEL-129.9']);
    for (const svg of boards(discard)) expect(beginsAtSolo(svg, 'card-horse-breeders', 'card-walls')).toBe(false);
  });

  test('DUEL-150: the first token from the side of SOLO lies at its end', () => {
    expect([bot(take), decidedBy(take)]).toEqual(['take-progress law', 'DUEL-150.5']);
    for (const svg of boards(take)) expect(beginsAtSolo(svg, 'progress-law', 'progress-mathematics')).toBe(true);
  });

  test('DUEL-020: every row of every Age begins at the end of seat 0, in pictures and as text', () => {
    const versus = scene({ options: { mode: 'versus' }, structure: { 18: 'theater', 19: 'altar' } });
    for (const age of [1, 2, 3] as const) {
      const places = LAYOUTS[age].places.map(({ row }, slot) => ({ row, id: `slot-${slot}` }));
      const hidden = Object.fromEntries(places.map((_, slot) => [slot, 'face-down' as const]));
      const [zero = '', one = ''] = boards(scene({ age, structure: hidden, pending: [ASK.start[1]] }));
      for (const [i, { row, id }] of places.entries()) {
        const next = places[i + 1];
        if (next?.row !== row) continue;
        expect(across(zero, id)).toBeLessThan(across(zero, next.id));
        expect(across(one, id)).toBeGreaterThan(across(one, next.id));
      }
    }
    expect(drawText(duelSolo.view(versus, 0))).toMatch(/Theater +0 Altar +0/);
    expect(drawText(duelSolo.view(versus, 1))).toMatch(/Altar +0 Theater +0/);
  });
});

describe('typing in what turned up on a real table', () => {
  /** A game of the host's answers, at the first question of a kind. */
  function asked(kind: string) {
    const game = duelSolo;
    let state = game.newGame({ seed: 'monday', level: 'normal', chance: 'manual' });
    while (game.legalMoves(state)[0]?.kind !== kind) state = game.applyMove(state, game.legalMoves(state)[0] as never);
    return state;
  }

  test('each possible card is a picture with its name, effects and cost', () => {
    const svg = boardOf(asked('reveal'));
    expect(svg).toContain(">Which card lies at the first place of row 1 from SOLO's side? (one of 23 cards)</text>");
    const clayPit = place(svg, 'card-clay-pit');
    expect(clayPit).toContain('data-move="reveal clay-pit"');
    expect(clayPit).toContain('>Clay Pit</text>');
    expect(clayPit).toContain('#thing-clay');
  });

  test('the card in question is marked in its place', () => {
    expect(place(boardOf(asked('reveal')), 'slot-0')).toContain('w-mark-asked');
  });
});

describe('the board in Italian', () => {
  const state = scene({ seat: 1, structure: { 18: 'altar', 19: 'press' }, one: { coins: 0 } });
  const view = duelSolo.view(state, 1);
  const svg = drawBoard(view, { moves: duelSolo.legalMoves(view), language: italian });

  test('says its words and its moves in Italian', () => {
    expect(svg).toContain('lang="it"');
    expect(svg).toContain('>Il Pantheon</text>');
    expect(svg).toContain('>Epoca I. Indirizzo di SOLO: Scienza/Militare</text>');
    expect(svg).toContain('>Tocca a te (restano 2 carte): costruisci o scarta una carta</text>');
    expect(place(svg, 'card-press')).toContain('Scarta la Pressa per ottenere monete');
    expect(place(svg, 'card-altar')).toContain('>gratis</text>');
  });

  test('is read aloud with the game, the moment, who is ahead and what is asked', () => {
    expect(svg).toContain('<title>7 Wonders Duel, Epoca I. Indirizzo di SOLO: Scienza/Militare</title>');
    expect(svg).toContain(
      '<desc>SOLO è in vantaggio, 2 punti a 0. Tocca a te (restano 2 carte): costruisci o scarta una carta</desc>',
    );
  });

  test('has no English word that the English board has', () => {
    const words = (picture: string) =>
      new Set([...picture.matchAll(/(?:aria-label="([^"]+)"|<text[^>]*>([^<]+)<)/g)].map(([, a, b]) => a ?? b ?? ''));
    const english = words(boardOf(state));
    const same = [...words(svg)].filter((text) => english.has(text) && /[a-z]{3}/.test(text));
    expect(same).toEqual([]);
  });

  test('is Italian in the terminal, too', () => {
    const text = drawText(view, { language: italian });
    expect(text).toContain('Tocca a te (restano 2 carte): costruisci o scarta una carta');
    expect(text).toMatch(/Pressa +1/);
    expect(text).not.toMatch(/\b(coins?|points?|Progress|You)\b/);
  });
});

test('a picture is read aloud with the game, the moment, who is ahead and what is asked', () => {
  const svg = boardOf(scene({ seat: 1, structure: { 18: 'altar', 19: 'press' }, one: { coins: 3 } }));
  expect(svg).toContain('<title>7 Wonders Duel, Age I. SOLO plays for science, then military</title>');
  expect(svg).toContain(
    '<desc>SOLO is ahead, 2 points to 1. Your turn (2 cards left): construct or discard a card</desc>',
  );
});

test('DUEL-050: the track has its capitals at both ends, and everything stands in the middle of its space', () => {
  for (const below of [0, 1] as const)
    for (const pawn of [-8, -3, 0, 5]) {
      const state = scene({ options: { mode: 'versus' }, pawn, structure: { 18: 'altar', 19: 'press' } });
      const svg = drawBoard(duelSolo.view(state, below), { seat: below });
      const track = place(svg, 'track');
      const [, left = 0, width = 0] = (/translate\(([\d.]+).*?<rect [^>]*?width="([\d.]+)"/.exec(track) ?? []).map(
        Number,
      );
      const step = width / 19;
      /** The middle of a space, seen from the track: the advantage of the seat at the bottom is to the right. */
      const middle = (space: number) => ((below === 0 ? space : -space) + 9.5) * step;
      const red = [...track.matchAll(/<rect class="w-red" x="([\d.]+)"/g)].map(([, x]) => Number(x));
      expect(red.sort((a, b) => a - b)).toEqual([1, expect.closeTo(18 * step + 1, 0)]);
      const points = [...track.matchAll(/<text [^>]*x="([\d.]+)"[^>]*>(\d+)</g)];
      expect(points.map(([, , value]) => value)).toEqual(['10', '5', '2', '2', '5', '10']);
      const spaces = points.map(([, x]) => Math.round(Number(x) / step - 9.5));
      expect(spaces.sort((a, b) => a - b)).toEqual([-7, -4, -1, 1, 4, 7]);
      const [, at = 0] = (/translate\(([\d.]+)/.exec(place(svg, 'pawn')) ?? []).map(Number);
      expect(at + 12 - left).toBeCloseTo(middle(pawn), 0);
      for (const [token, space] of [
        ['seat0-5', -7],
        ['seat0-2', -4],
        ['seat1-2', 4],
        ['seat1-5', 7],
      ] as const) {
        const [, corner = 0] = (/translate\(([\d.]+)/.exec(place(svg, `military-${token}`)) ?? []).map(Number);
        expect(corner + 14 - left).toBeCloseTo(middle(space), 0);
      }
    }
});

test('DUEL-042: two choices are one with its number', () => {
  const zero = { cards: ['forum', 'glassworks'], built: ['piraeus', 'appian-way'] } as const;
  const state = scene({ structure: { 19: 'altar' }, zero });
  const choices = (how: object) => place(drawBoard(duelSolo.view(state, 1), how), 'choice-0-goods').split('</g>')[0];
  expect(choices({ width: 'phone', still: true })).toMatch(/(<use [^>]*>[^u]*){2}>×2</);
  // The number is as large as that of a resource.
  const still = drawBoard(duelSolo.view(state, 1), { width: 'phone', still: true });
  const size = (id: string) => /font-size="([\d.]+)"[^>]*>×?\d</.exec(place(still, id))?.[1];
  expect(size('choice-0-goods')).toBe(size('goods-0-glass'));
  expect(size('choice-0-goods')).toBeDefined();
  expect(choices({ width: 'phone' })?.match(/<use /g)).toHaveLength(2);
});

const EMBLEM = /<(?:path|symbol) id="emblem-([\w-]+)"(?:><path)? d="([^"]*)"/g;

test('every wonder, divinity, mythology and Progress token that the board shows has its own emblem', () => {
  const emblems = new Map<string, string>();
  const shows = (given: Scene) => {
    for (const [, name = '', outline = ''] of boardOf(scene({ seat: 1, ...given })).matchAll(EMBLEM))
      emblems.set(name, outline);
  };
  shows({
    age: 2,
    options: { promos: ['messe', 'statue-of-liberty'] },
    one: { wonders: WONDER_IDS.slice(0, 8) },
    zero: { wonders: WONDER_IDS.slice(8) },
  });
  shows({ age: 2, one: { progress: PROGRESS } });
  for (const three of [0, 6, 12])
    shows({ age: 2, spaces: Object.fromEntries(DIVINITIES.slice(three, three + 6).map((id, i) => [i + 1, id])) });
  for (const id of [...WONDER_IDS, ...PROGRESS, ...DIVINITIES, ...MYTHOLOGIES])
    expect([id, emblems.get(id) ?? '']).not.toEqual([id, '']);
  expect(new Set(emblems.values()).size).toBe(emblems.size);
});

test('a deck of divinities that is empty is greyed out, and its number with it', () => {
  const divinities = DIVINITIES.filter((id) => MYTHOLOGY_OF[id] !== 'roman');
  const svg = boardOf(scene({ structure: { 18: 'altar', 19: 'press' }, zero: { divinities } }));
  for (const mythology of MYTHOLOGIES) {
    const [deck] = place(svg, `mythology-${mythology}`).split('</g>');
    const isEmpty = deck?.includes('>0</text>') === true;
    expect(isEmpty).toBe(mythology !== 'roman');
    expect(deck?.includes('w-tray')).toBe(isEmpty);
    expect(/<text class="[^"]*w-soft/.test(deck ?? '')).toBe(isEmpty);
  }
});
