import { CHANCE } from '@wonders/core';
import { droppedBy, keptBy } from '@wonders/core/words';
import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '../src/components/layouts.js';
import { CARD_IDS, DIVINITIES, duelSolo, MILITARY, MYTHOLOGIES, PROGRESS, WONDER_IDS } from '../src/index.js';
import { ASK } from '../src/state/decisions.js';
import type { State } from '../src/state/index.js';
import { nameOf, translateExplanation } from '../src/words/it/index.js';
import { after, codes, scene } from './scene.js';

describe('companion mode', () => {
  test('the table’s cards are typed in one by one, and SOLO answers', () => {
    let s: State = duelSolo.newGame({ chance: 'manual' });
    expect(duelSolo.activeSeats(s)).toEqual([CHANCE]);
    expect(duelSolo.chances(s)).toHaveLength(13);
    s = after(
      s,
      'draw-progress law',
      'draw-progress theology',
      'draw-progress economy',
      'draw-progress strategy',
      'draw-progress masonry',
    );
    s = after(s, 'draw-wonder sphinx', 'draw-wonder piraeus', 'draw-wonder colossus', 'draw-wonder mausoleum');
    expect(s.direction).toBe('SM');
    s = after(s, 'draft-wonder piraeus', 'draft-wonder colossus');
    s = after(
      s,
      'draw-wonder pyramids',
      'draw-wonder sanctuary',
      'draw-wonder appian-way',
      'draw-wonder great-library',
    );
    s = after(s, 'draft-wonder pyramids', 'draft-wonder great-library', 'draft-wonder appian-way');
    for (const card of [
      'altar',
      'theater',
      'baths',
      'tavern',
      'stable',
      'garrison',
      'palisade',
      'workshop',
      'press',
      'quarry',
      'stone-pit',
      'clay-pit',
    ])
      s = after(s, `reveal ${card}`);
    for (const mythology of ['roman', 'roman', 'greek', 'greek', 'egyptian'])
      s = after(s, `mythology-token ${mythology}`);
    expect(s.pending.at(-1)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(codes(s)).toEqual(['construct 17']);
    expect(s.structure[17]).toBe('quarry');
    expect(LAYOUTS[1].places[17]?.column).toBe(7);
    expect(duelSolo.explainBotMove(s).steps.map(({ rule }) => rule)).toContain('DUEL-119');
  });

  test('a card that has been seen is refused by name', () => {
    const s = scene({ options: { chance: 'manual' }, structure: { 9: 'face-down', 14: 'altar', 15: 'theater' } });
    const asked = after(s, codes(s)[0] ?? '');
    const hidden = asked.pending.at(-1)?.kind === 'reveal' ? asked : after(asked, 'construct 15');
    expect(duelSolo.activeSeats(hidden)).toEqual([CHANCE]);
    const refusal = duelSolo.check(hidden, { kind: 'reveal', card: 'altar' });
    expect(refusal).toEqual({ code: 'impossible', answer: 'altar' });
    expect(() => duelSolo.applyMove(hidden, { kind: 'reveal', card: 'altar' })).toThrow(
      /"reveal altar" refused: altar cannot turn up/,
    );
    expect(duelSolo.check(hidden, { kind: 'reveal', card: 'palace' })).toEqual({
      code: 'impossible',
      answer: 'palace',
    });
    expect(duelSolo.check(hidden, { kind: 'discard', slot: 1 })).toMatchObject({
      code: 'not-now',
      expected: ['reveal'],
    });
  });
});

describe('languages', () => {
  const s = scene({ age: 2, structure: { 18: 'baths', 19: 'altar' }, zero: { coins: 3 } });

  test('explanations come in Italian, sentence by sentence', () => {
    const explanation = translateExplanation(duelSolo.explainBotMove(s));
    expect(explanation.reasons).toEqual([
      'SOLO decide secondo: scala tattica',
      'Meraviglia: nessuna che SOLO possa pagare con al massimo 4 monete',
      'Pantheon: nessuna carta che SOLO possa pagare e che sia applicabile',
      'Struttura: SOLO può costruirne una',
    ]);
    expect(explanation.steps.at(-1)).toMatchObject({
      rule: 'DUEL-128.6',
      label: 'la meno costosa',
      candidates: [
        { name: 'Bagni', kept: false },
        { name: 'Altare', kept: true },
      ],
    });
    expect(duelSolo.explainBotMove(s).steps.at(-1)).toMatchObject({
      label: 'lowest cost',
      candidates: [{ name: 'baths' }, { name: 'altar' }],
    });
  });

  test('DUEL-164: the tokens that Neptune weighs are named in Italian', () => {
    const neptune = scene({ pending: [ASK.turn[0], ASK['neptune-remove'][0]] });
    const explanation = duelSolo.explainBotMove(neptune);
    const [step] = explanation.steps;
    if (step === undefined) throw new Error('no step');
    expect(step.rule).toBe('DUEL-164');
    expect(keptBy(step)).toEqual(['seat0-5']);
    expect(droppedBy(step)).toEqual(['seat0-2', 'seat1-2', 'seat1-5']);
    const italian = translateExplanation(explanation).steps[0];
    expect(italian?.label).toBe('primo della scala');
    expect(italian?.candidates.find(({ kept }) => kept)?.name).toBe('segnalino Esercito di SOLO da 5 monete');
    expect(duelSolo.describeMove(neptune, explanation.move)).toBe(
      'Remove the Military token 5 of seat 0 without effect',
    );
  });

  test('DUEL-163: the sentence of a move keeps the sign of a space', () => {
    const minerva = scene({ pawn: -5, pending: [ASK.turn[0], ASK.minerva[0]] });
    expect(duelSolo.describeMove(minerva, duelSolo.botMove(minerva))).toBe('Put the Minerva pawn on space -6');
  });

  test('the house bot explains itself in Italian, and names the moves it weighs', () => {
    const turn = scene({
      options: { mode: 'versus', pantheon: false },
      seat: 1,
      structure: { 18: 'baths' },
      one: { coins: 20, wonders: ['sphinx'] },
    });
    const { reasons, steps } = translateExplanation(duelSolo.explainBotMove(turn));
    expect(reasons).toEqual(['Uno sguardo avanti di una mossa su 3 mosse']);
    expect(steps).toHaveLength(1);
    const [step] = steps;
    expect(step?.label).toBe('posizione più promettente');
    const names = step?.candidates.map(({ name }) => name).sort();
    expect(names).toEqual(['costruisci con la carta 18 Sfinge', 'costruisci la carta 18', 'scarta la carta 18']);
  });

  test('the Italian words know every component, and every sentence that SOLO says', () => {
    const ids = [...CARD_IDS, ...WONDER_IDS, ...PROGRESS, ...DIVINITIES, ...MYTHOLOGIES, ...MILITARY, 'gate'];
    expect(ids.filter((id) => nameOf(id) === id)).toEqual([]);
    const english = new Set<string>();
    for (let i = 0; i < 60; i++) {
      let now: State = duelSolo.newGame({ seed: `it ${i}`, promos: ['messe', 'statue-of-liberty'] });
      while (now.pending.length > 0) {
        const told = duelSolo.explainBotMove(now);
        const { reasons, steps } = translateExplanation(told);
        for (const [i, sentence] of reasons.entries()) if (sentence === told.reasons[i]) english.add(sentence);
        for (const [i, { label }] of steps.entries()) if (label === told.steps[i]?.label) english.add(label);
        now = duelSolo.applyMove(now, told.move);
      }
    }
    expect([...english]).toEqual([]);
  });
});
