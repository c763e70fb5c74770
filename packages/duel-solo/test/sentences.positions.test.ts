import { CHANCE, draw, seedRng } from '@wonders/core';
import { createTable, log, playBots } from '@wonders/core/table';
import { expect, test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { duelSolo, type Event, type State } from '../src/index.js';
import { symbolsOf } from '../src/table/city.js';
import * as english from '../src/words/index.js';
import * as italian from '../src/words/it/index.js';
import { play, scene } from './scene.js';

/** An item of which one candidate is left. */
const ITEM = { list: 'scala di scelta', item: 3, label: '', dropped: '', rule: '', alone: true, equal: false } as const;

/** The question of a position, in both languages, and the places that it is about. */
function asked(state: State) {
  const seat = duelSolo.activeSeats(state)[0] ?? CHANCE;
  const prompt = duelSolo.promptOf(state, seat);
  if (prompt === undefined) throw new Error('nothing is asked');
  return [english.describePrompt(state, prompt), italian.describePrompt(state, prompt), ...prompt.places];
}

test('DUEL-022: with two Roman divinities face down, the question names the space, and the board marks it', () => {
  const rng = seedRng('roman');
  const hidden = ({ pantheon }: State) =>
    pantheon?.spaces.filter((place) => place?.mythology === 'roman' && place.id === 'open').length ?? 0;
  const ambiguous = (state: State) =>
    state.pending.at(-1)?.kind === 'turn-divinity' &&
    state.pending.at(-1)?.mythology === 'roman' &&
    hidden(state) === 2;
  let state = duelSolo.newGame({ chance: 'manual' });
  // SOLO places divinities unseen: the table names them at the start of Age II.
  while (!ambiguous(state)) {
    if (state.age > 1 || state.ending !== null) state = duelSolo.newGame({ chance: 'manual' });
    state = duelSolo.applyMove(
      state,
      duelSolo.fast.randomMove(state, () => draw(rng)),
    );
  }
  const space = state.pending.at(-1)?.space ?? 0;
  expect(asked(state)).toEqual([
    `Which Roman divinity lies face down on the space that costs ${9 - space} coins for you and ${space + 2} for SOLO?`,
    `Quale divinità romana è a faccia in giù nella casella che costa ${9 - space} monete a te e ${space + 2} a SOLO?`,
    `space-${space}`,
  ]);
  const svg = drawBoard(duelSolo.view(state, 1));
  expect(svg).toContain(`id="space-${space}" data-piece="space-${space}" class="w-mark-asked"`);
});

test('DUEL-011, DUEL-020: the table is asked about a place, and told to whom a wonder goes', () => {
  const progress = ['law', 'theology', 'economy', 'strategy', 'masonry'].map((token) => `draw-progress ${token}`);
  const first = play(duelSolo.newGame({ chance: 'manual' }), ...progress);
  expect(asked(first)[0]).toBe('Which wonder is drawn first, for SOLO? (one of 14 wonders)');
  const next = play(first, 'draw-wonder sphinx');
  expect(asked(next)[0]).toBe('Which is the second wonder of the first batch? (one of 13 wonders)');
});

test('DUEL-041, DUEL-110: a piece says the printed cost, the price in its parts, and what the viewer has', () => {
  const state = scene({
    seat: 1,
    structure: { 18: 'baths', 19: 'altar' },
    zero: { cards: ['quarry'] },
    one: { coins: 2 },
  });
  const view = duelSolo.view(state, 1);
  expect(english.describePiece(view, 'card-baths')).toMatchObject({
    name: 'Baths',
    effect: 'blue, 3 points, then Aqueduct is free',
    status: 'accessible; printed cost 1 stone',
    price: ['3 coins = 1 stone at 3', 'you have only 2'],
  });
  expect(italian.describePiece(view, 'card-baths')?.text).toBe(
    "Bagni: blu, 3 punti, rende gratis l'Acquedotto; accessibile; costo stampato 1 pietra; costa 3 monete = 1 pietra a 3, ma ne hai 2",
  );
  expect(english.describePiece(view, 'nowhere')).toBeUndefined();
});

test('DUEL-098: SOLO acts in the third person, and on you', () => {
  const state = scene({
    age: 2,
    structure: { 19: 'altar' },
    pending: [{ ...scene().pending[0], kind: 'ra', seat: 0 } as never],
    one: { wonders: ['circus-maximus', 'pyramids'] },
  });
  const move = { kind: 'ra-wonder', wonder: 'circus-maximus' } as const;
  expect(english.describeMove(state, move)).toBe('SOLO takes the Circus Maximus from you');
  expect(italian.describeMove(state, move)).toBe('SOLO ti ruba il Circo Massimo');
});

test('DUEL-076: the outcome says by how much; a supremacy has no margin', () => {
  const near = scene({ seat: 1, structure: { 19: 'guard-tower' }, pawn: -8 });
  expect(duelSolo.notices(near).map(({ key }) => key)).toContain('near-capital');
  const won = play(near, 'construct 19');
  // Nothing is about to end any more.
  expect(duelSolo.notices(won)).toEqual([]);
  expect(duelSolo.outcome(won)?.margin).toBeNull();
  expect(english.describeOutcome(won)).toBe("You win by military supremacy: the Conflict pawn is in SOLO's capital");
  const last = scene({ age: 3, seat: 1, structure: { 19: 'altar' }, one: { coins: 30 } });
  const over = play(last, 'discard 19');
  expect(duelSolo.outcome(over)?.margin).toEqual({ by: 8, tieBreak: 0 });
  expect(italian.describeOutcome(over)).toBe('Hai vinto di 8 punti, 10 a 2');
});

test('a state of another game, and one of other rules, are refused in words', () => {
  const none = { code: 'not-this-game', game: 'duel-solo', rules: 3 } as const;
  const older = { ...none, madeUnder: 2 };
  expect([none, older].map((refusal) => english.describeRefusal(refusal))).toEqual([
    'this is not a state of duel-solo with rules 3',
    expect.stringContaining('rules 2'),
  ]);
  expect([none, older].map((refusal) => italian.describeRefusal(refusal))).toEqual([
    'questa non è una partita di 7 Wonders Duel con le regole 3',
    'questa posizione viene dalle regole 2, queste sono le regole 3: carica il salvataggio, che rigioca la partita',
  ]);
});

test('DUEL-048, DUEL-091: the coins on Astarte are a piece, with what they are for', () => {
  const view = duelSolo.view(scene({ seat: 1, one: { divinities: ['astarte'], astarte: 3 } }), 1);
  expect(english.describePiece(view, 'astarte-1')).toMatchObject({
    name: '3 coins',
    effect: 'to pay with; a point each at the end',
    rules: ['DUEL-048', 'DUEL-091'],
  });
  expect(italian.describePiece(view, 'astarte-1')).toMatchObject({
    name: '3 monete',
    effect: 'per pagare; alla fine un punto ciascuna',
  });
});

test('DUEL-041: a piece and a board show a seat its own prices, whoever decides; to others those of who decides', () => {
  const versus = { mode: 'versus', pantheon: false } as const;
  const zero = { coins: 9, cards: ['quarry', 'clay-pit'] } as const;
  const state = scene({ seat: 0, options: versus, structure: { 18: 'baths', 19: 'altar' }, zero, one: { coins: 9 } });
  const viewers = [0, 1, 'spectator'] as const;
  const price = (viewer: (typeof viewers)[number]) =>
    english.describePiece(duelSolo.view(state, viewer), 'card-baths')?.price;
  const free = price(0);
  expect(price(1)).toEqual(['3 coins = 1 stone at 3']);
  expect(free).not.toEqual(price(1));
  expect(price('spectator')).toEqual(free);
  expect(english.describePiece(state, 'card-baths')?.price).toEqual(free);
  // The board draws it so, too.
  const drawnFree = viewers.map((viewer) =>
    /id="card-baths".*?(?=<g id=)/s.exec(drawBoard(duelSolo.view(state, viewer)))?.[0].includes('>free</text>'),
  );
  expect(drawnFree).toEqual([true, false, true]);
});

test('DUEL-060: a symbol says how many different ones a seat has, to itself and to the other one', () => {
  const state = scene({
    seat: 1,
    zero: { cards: ['workshop'] },
    one: { cards: ['apothecary', 'pharmacist', 'scriptorium'] },
  });
  const view = duelSolo.view(state, 1);
  const kinds = (seat: 0 | 1) => symbolsOf(state, seat).map((symbol) => `symbol-${seat}-${symbol}`);
  const told = ({ describePiece }: typeof english | typeof italian) =>
    ([0, 1] as const).map((seat) => describePiece(view, kinds(seat)[0] ?? '')?.effect);
  expect(kinds(1).length).toBeGreaterThan(1);
  expect(told(english)).toEqual([
    'SOLO has 1 of the 6 different symbols that win at once',
    `You have ${kinds(1).length} of the 6 different symbols that win at once`,
  ]);
  expect(told(italian)).toEqual([
    'SOLO ha 1 dei 6 simboli diversi che danno subito la vittoria',
    `hai ${kinds(1).length} dei 6 simboli diversi che danno subito la vittoria`,
  ]);
});

test('Italian: verbs, units and places agree with what they stand beside', () => {
  const covering = { 18: 'baths', 19: 'altar' } as const;
  const opened = scene({ seat: 1, structure: { 16: 'quarry', ...covering }, one: { coins: 9 } });
  const told = (state: State, event: Event) => italian.describeEvent(state, event)?.text;
  expect(told(opened, { kind: 'uncovered', slots: [18] })).toBe('Diventano accessibili i Bagni');
  expect(told(opened, { kind: 'uncovered', slots: [19] })).toBe("Diventa accessibile l'Altare");
  const reveal = { kind: 'chance', decision: 'isis-card', to: 'all' } as const;
  expect(told(opened, { ...reveal, move: { kind: 'isis-card', card: 'walls' } })).toBe('Dagli scarti escono le Mura');
  expect(italian.italian.common.item({ ...ITEM, kept: 'i Bagni' })).toBe('scala di scelta: restano solo i Bagni');
  expect(italian.italian.common.item({ ...ITEM, kept: 'la Cava' })).toBe('scala di scelta: resta solo la Cava');
  const dear = scene({ seat: 1, structure: { 19: 'aqueduct' }, age: 2, one: { coins: 1 } });
  expect(italian.describePiece(duelSolo.view(dear, 1), 'card-aqueduct')?.text).toContain('costo stampato 3 pietre');
  expect(italian.coachItalian.decidedAfter(3, 0.81, 0.08)).toContain("passata dall'81 % all'8 %");
  expect(italian.coachItalian.advice('Prendi', 0)).toContain('è dello 0 %');
  const third = play(duelSolo.newGame({ chance: 'manual' }), 'draw-progress law', 'draw-progress theology');
  expect(asked(third)[1]).toBe('Qual è il terzo segnalino Progresso sulla plancia? (uno di 11)');
});

test('DUEL-102: the log of a game says what SOLO builds besides its moves', () => {
  const seats = { 0: 'script', 1: 'script' } as const;
  const table = playBots(createTable(duelSolo, { options: { level: 'legendary', seed: 'besides' }, seats }));
  for (const words of [english, italian]) {
    const drawn = log(table, 1, words).flatMap(({ events }) =>
      events.filter((_, i) => /from the removed cards$|^Tra le carte tolte/.test(events[i - 1]?.text ?? '')),
    );
    expect(drawn.length).toBeGreaterThan(0);
    for (const next of drawn) expect(next.text).toMatch(/^SOLO (constructs|costruisce) /);
  }
});
