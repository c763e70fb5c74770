import { describe, expect, test } from 'vitest';
import { bot, decidedBy, legal, play, type Scene, scene } from '../../test/scene.js';
import type { CardId } from '../components/cards.js';
import { DIVINITIES, MYTHOLOGY_OF } from '../components/pantheon.js';
import { ASK, DISCARDED, PROGRESS_FROM } from '../state/decisions.js';
import { applicable } from './metrics.js';

const NARROW = { soloSeeksWin: 'on-turn' } as const;
/** Five different symbols, none of them the law. */
const FIVE: readonly CardId[] = ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'university'];
const turn = (given: Scene = {}) =>
  scene({ age: 2, structure: { 18: 'altar', 19: 'theater' }, ...given, zero: { coins: 20, ...given.zero } });
/** A decision of SOLO in the middle of its turn. */
const deciding = (decision: NonNullable<Scene['pending']>[number], given: Scene = {}) =>
  scene({ age: 3, pending: [ASK.turn[0], decision], ...given });
const both = (given: Scene, decision: NonNullable<Scene['pending']>[number]) => [
  bot(deciding(decision, given)),
  bot(deciding(decision, { ...given, options: { ...given.options, ...NARROW } })),
];

describe('DUEL-145: the win on the table', () => {
  test('Mausoleum, Hades and the Statue of Liberty: the card that wins, whatever the scales say', () => {
    const cards: Scene = { pawn: 7, discard: ['palace', 'greek-grand-temple', 'arsenal'] };
    expect(both(cards, DISCARDED.mausoleum[0])).toEqual([
      'build-discarded arsenal',
      'build-discarded greek-grand-temple',
    ]);
    expect(both(cards, DISCARDED.hades[0])).toEqual(['build-discarded arsenal', 'build-discarded greek-grand-temple']);
    const liberty: Scene = { pawn: 7, removed: ['palace', 'press', 'arsenal'], outside: 0 };
    expect(both(liberty, ASK['liberty-own'][0])).toEqual(['liberty-own arsenal', 'liberty-own press']);
    const won = play(deciding(DISCARDED.mausoleum[0], cards), 'build-discarded arsenal');
    expect(won).toMatchObject({ ending: 'military', winner: 0 });
  });

  test('the Messe: the card of the top row that wins', () => {
    const row: Scene = { structure: { 0: 'greek-grand-temple', 1: 'study' }, zero: { cards: FIVE } };
    expect(both(row, ASK['top-row'][0])).toEqual(['build-top-row 1', 'build-top-row 0']);
  });

  test('the Gate: Mars before Ra, when two shields reach the capital', () => {
    const gate: Scene = { pawn: 7, one: { wonders: ['sphinx'] }, tops: ['ra', 'mars', 'enki', 'astarte', 'aphrodite'] };
    expect(both(gate, ASK.gate[0])).toEqual(['gate-choose mars', 'gate-choose ra']);
    expect(bot(deciding(ASK.gate[0], { ...gate, pawn: 6 }))).toBe('gate-choose ra');
  });

  test('the Divine Theater: the divinity of the open deck that wins, not one at random', () => {
    const divinities = DIVINITIES.filter((id) => MYTHOLOGY_OF[id] !== 'roman');
    const open = (options: Scene['options'], pawn = 7) =>
      play(
        deciding(ASK['theater-deck'][0], {
          options: { chance: 'manual', ...options },
          pawn,
          tops: ['minerva', 'mars', 'neptune'],
          zero: { divinities },
        }),
        'theater-deck roman',
      );
    expect(open({})).toMatchObject({ ending: 'military', winner: 0 });
    for (const state of [open(NARROW), open({}, 5)])
      expect(legal(state)).toEqual(expect.arrayContaining(['theater-draw minerva', 'theater-draw mars']));
  });

  test('the token: Law as the sixth symbol, before the progress scale', () => {
    const board: Scene = { board: ['architecture', 'law', 'strategy'], zero: { cards: FIVE } };
    expect(both(board, PROGRESS_FROM.board[0])).toEqual(['take-progress law', 'take-progress architecture']);
    const four: Scene = { ...board, zero: { cards: FIVE.slice(1) } };
    expect(bot(deciding(PROGRESS_FROM.board[0], four))).toBe('take-progress architecture');
    expect(decidedBy(deciding(PROGRESS_FROM.board[0], board))).toBe('DUEL-145');
  });

  test('through one decision of its own: a pair that lets it take Law', () => {
    const given: Scene = {
      structure: { 18: 'greek-grand-temple', 19: 'school' },
      age: 3,
      board: ['masonry', 'law'],
      zero: { cards: FIVE },
    };
    expect(bot(turn(given))).toBe('construct 19');
    expect(bot(turn({ ...given, options: NARROW }))).toBe('construct 18');
    expect(bot(turn({ ...given, board: ['masonry'] }))).toBe('construct 18');
    expect(play(turn(given), 'construct 19', 'take-progress law')).toMatchObject({ ending: 'science', winner: 0 });
  });

  test('through one decision of its own: Enki, Hades and Isis', () => {
    const enki: Scene = { spaces: { 1: 'tanit', 5: 'enki' }, enki: ['masonry', 'law'], zero: { cards: FIVE } };
    expect(bot(turn(enki))).toBe('activate 5 -');
    expect(bot(turn({ ...enki, options: NARROW }))).toBe('activate 1 -');
    expect(bot(turn({ ...enki, enki: ['masonry', 'strategy'] }))).toBe('activate 1 -');
    const hades: Scene = { pawn: 7, spaces: { 1: 'tanit', 5: 'hades' }, discard: ['walls'] };
    expect(bot(turn(hades))).toBe('activate 5 -');
    expect(bot(turn({ ...hades, options: NARROW }))).toBe('activate 1 -');
    expect(bot(turn({ ...hades, discard: ['palisade'] }))).toBe('activate 1 -');
    // The Colossus is too dear to be paid for, and Isis constructs it free.
    const isis: Scene = {
      pawn: 7,
      spaces: { 1: 'ra', 5: 'isis' },
      discard: ['altar'],
      zero: { coins: 8, wonders: ['appian-way', 'colossus'] },
      one: { wonders: ['sphinx'], cards: ['clay-pool', 'clay-pit', 'glassworks', 'quarry'] },
    };
    expect(bot(turn(isis))).toBe('activate 5 -');
    expect(bot(turn({ ...isis, discard: [] }))).toBe('activate 1 -');
    const open = play(turn(isis), 'activate 5 -');
    expect(bot(open)).toBe('isis-build colossus altar');
    expect(play(open, 'isis-build colossus altar')).toMatchObject({ ending: 'military', winner: 0 });
  });

  test('no further than one decision: Nisaba’s pair that would lead to Law does not count', () => {
    const given: Scene = {
      spaces: { 1: 'tanit', 5: 'nisaba' },
      board: ['law'],
      zero: { cards: FIVE },
      one: { cards: ['school'] },
    };
    expect(bot(turn(given))).toBe('activate 1 -');
  });

  test('with soloWinsWithWonder: the Mausoleum over a discarded card that wins, and the Messe over its row', () => {
    const rich: readonly CardId[] = ['brickyard', 'sawmill', 'shelf-quarry', 'glassworks', 'glassblower', 'press'];
    const zero: Scene['zero'] = { cards: rich, wonders: ['mausoleum', 'messe', 'sphinx'] };
    const options = { soloWinsWithWonder: true } as const;
    const pile: Scene = { age: 3, pawn: 7, discard: ['walls'], zero, options };
    expect(bot(turn(pile))).toContain('mausoleum');
    expect(bot(turn({ ...pile, discard: ['stable'] }))).toContain('sphinx');
    const row: Scene = { ...pile, discard: [], structure: { 0: 'pretorium', 2: 'altar', 3: 'baths' } };
    expect(bot(turn(row))).toContain('messe');
    expect(bot(turn({ ...row, pawn: 5 }))).toContain('sphinx');
  });
});

describe('DUEL-145: the card under the wonder does not count', () => {
  const pile = (discard: readonly CardId[], pawn = 8): Scene => ({
    pawn,
    discard,
    zero: { wonders: ['mausoleum', 'great-library'] },
  });
  const isis = (given: Scene) => bot(deciding(ASK.isis[0], given));

  test('Isis: a Mausoleum whose only winning card lies under it wins nothing', () => {
    const alone = pile(['horse-breeders']);
    expect(isis(alone)).toBe('isis-build great-library horse-breeders');
    expect(decidedBy(deciding(ASK.isis[0], alone))).not.toBe('DUEL-145');
  });

  test('Isis: the Mausoleum wins with a card that stays in the pile', () => {
    // Red is before blue for SM, so the Courthouse goes under the wonder.
    const red = deciding(ASK.isis[0], pile(['horse-breeders', 'courthouse']));
    expect(bot(red)).toBe('isis-build mausoleum courthouse');
    const open = play(red, 'isis-build mausoleum courthouse');
    expect(play(open, bot(open))).toMatchObject({ ending: 'military', winner: 0 });
    // The latest Age goes under it first, whatever its type.
    expect(isis(pile(['walls', 'arsenal'], 7))).toBe('isis-build mausoleum arsenal');
    expect(isis(pile(['altar', 'arsenal'], 7))).toBe('isis-build great-library arsenal');
  });

  test('Isis: when chance picks the card under it, the Mausoleum has to win with either', () => {
    // Two red cards of Age II at the same cost, without points or a later chain. Only the Walls have two shields.
    expect(isis(pile(['walls', 'horse-breeders'], 8))).toMatch(/^isis-build mausoleum/);
    expect(isis(pile(['walls', 'horse-breeders'], 7))).toMatch(/^isis-build great-library/);
  });

  test('with soloWinsWithWonder: a card of the top row under the Messe wins nothing', () => {
    const rich: readonly CardId[] = ['brickyard', 'sawmill', 'shelf-quarry', 'glassworks', 'glassblower', 'press'];
    const row = (structure: NonNullable<Scene['structure']>): Scene => ({
      age: 3,
      pawn: 7,
      structure,
      direction: 'SC',
      // Without coins it can pay for the wonders, and for neither of the red cards.
      zero: { cards: rich, coins: 0, wonders: ['messe', 'sphinx'] },
      options: { soloWinsWithWonder: true },
    });
    expect(bot(turn(row({ 0: 'pretorium', 1: 'palace' })))).toContain('sphinx');
    expect(bot(turn(row({ 0: 'pretorium', 1: 'arsenal' })))).toContain('messe');
  });
});

const BOTH = { pawn: -7, age: 3, one: { cards: FIVE } } as const;

test('DUEL-143: every divinity that can end the game is a threat', () => {
  const given = (spaces: Scene['spaces'], more: Scene = {}): Scene => ({
    ...BOTH,
    structure: { 18: 'school', 19: 'altar' },
    ...more,
    spaces: { 1: 'tanit', ...spaces },
  });
  const taken = 'activate 4 -';
  expect(bot(turn(given({ 4: 'enki' }, { enki: ['law', 'masonry'] })))).toBe(taken);
  expect(bot(turn(given({ 4: 'enki' }, { enki: ['strategy', 'masonry'] })))).toBe('activate 1 -');
  expect(bot(turn(given({ 4: 'hades' }, { discard: ['walls'] })))).toBe(taken);
  expect(bot(turn(given({ 4: 'hades' }, { discard: ['altar'] })))).toBe('activate 1 -');
  const colossus: Scene = { discard: ['altar'], zero: { wonders: ['appian-way'] } };
  expect(bot(turn(given({ 4: 'isis' }, { ...colossus, one: { cards: FIVE, wonders: ['colossus'] } })))).toBe(taken);
  expect(bot(turn(given({ 4: 'mars' })))).toBe(taken);
  expect(bot(turn(given({ 4: 'ishtar' })))).toBe(taken);
  expect(bot(turn(given({ 4: 'nisaba' }, { zero: { cards: ['study'] } })))).toBe(taken);
  expect(bot(turn(given({ 4: 'nisaba' }, { zero: { cards: ['school'] } })))).toBe('activate 1 -');
});

test('DUEL-144: a structure comes before a divinity that costs the same', () => {
  const same: Scene = { ...BOTH, structure: { 18: 'fortifications', 19: 'altar' }, spaces: { 6: 'mars' } };
  expect([bot(turn(same)), decidedBy(turn(same))]).toEqual(['construct 18', 'DUEL-144']);
});

test('DUEL-144: a divinity costs the price of its space, or with divinityCost the price to pay', () => {
  const given: Scene = {
    ...BOTH,
    age: 2,
    structure: { 18: 'walls', 19: 'altar' },
    spaces: { 4: 'mars' },
    zero: { built: ['sanctuary'], offerings: [4] },
  };
  const actual: Scene = { ...given, options: { divinityCost: 'actual' } };
  // Mars lies at 6 coins, of which the Sanctuary and the Offering token leave none. The Walls are printed at 4.
  expect(bot(turn(given))).toBe('construct 18');
  expect(decidedBy(turn(given))).toBe('DUEL-142.4');
  expect(bot(turn(actual))).toBe('activate 4 4');
  // A price to pay for cards is one for divinities, too.
  expect(bot(turn({ ...given, options: { costReading: 'actual' } }))).toBe('activate 4 4');
});

test('DUEL-141: the Messe takes the green card that the player lacks', () => {
  const row = deciding(ASK['top-row'][0], {
    structure: { 0: 'study', 1: 'observatory' },
    one: { cards: FIVE.slice(0, 4).concat('study') },
  });
  expect([bot(row), decidedBy(row)]).toEqual(['build-top-row 1', 'DUEL-141']);
});

describe('DUEL-132: divinities that do nothing for SOLO', () => {
  test('Ishtar and Nisaba, when SOLO has the symbol and no token can follow', () => {
    const law: Scene = { zero: { progress: ['law'] } };
    expect(applicable(turn(law), 'ishtar')).toBe(false);
    expect(applicable(turn({ ...law, board: ['masonry'] }), 'ishtar')).toBe(true);
    expect(applicable(turn(), 'ishtar')).toBe(true);
    const wheel: Scene = { zero: { cards: ['apothecary'] }, one: { cards: ['school'] } };
    expect(applicable(turn(wheel), 'nisaba')).toBe(false);
    expect(applicable(turn({ ...wheel, board: ['masonry'] }), 'nisaba')).toBe(true);
    expect(applicable(turn({ ...wheel, one: { cards: ['school', 'study'] } }), 'nisaba')).toBe(true);
    expect(bot(turn({ ...law, spaces: { 1: 'ishtar', 6: 'aphrodite' } }))).toBe('activate 6 -');
  });

  test('Neptune, when no token of SOLO is left and none takes coins of the player', () => {
    const neptune = (given: Scene) => applicable(turn(given), 'neptune');
    expect(neptune({ military: [] })).toBe(false);
    expect(neptune({ military: ['seat1-2'] })).toBe(false);
    expect(neptune({ military: ['seat0-2'], one: { coins: 0 } })).toBe(true);
    expect(neptune({ military: ['seat1-2', 'seat1-5'], one: { coins: 0 } })).toBe(false);
    expect(neptune({ military: ['seat1-2', 'seat1-5'], one: { coins: 1 } })).toBe(true);
  });
});

test('DUEL-162: Ra steals the wonder that is cheapest for the player now, or cheapest by printed cost', () => {
  const given: Scene = {
    zero: { cards: ['quarry', 'stone-pit', 'shelf-quarry'] },
    one: { wonders: ['appian-way', 'pyramids'], cards: ['brickyard', 'shelf-quarry', 'press'] },
  };
  // The Appian Way costs the player nothing, the Pyramids a stone at 6 coins; printed they cost 10 and 8.
  expect(bot(deciding(ASK.ra[0], given))).toBe('ra-wonder appian-way');
  expect(bot(deciding(ASK.ra[0], { ...given, options: { raReading: 'printed' } }))).toBe('ra-wonder pyramids');
});
