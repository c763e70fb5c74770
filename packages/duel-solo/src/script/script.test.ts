import { cited } from '@wonders/core/testing';
import { describe, expect, test } from 'vitest';
import { bot, decidedBy, explained, legal, play, type Scene, scene } from '../../test/scene.js';
import { CARDS, type CardId } from '../components/cards.js';
import { count } from '../components/layouts.js';
import { DIVINITIES } from '../components/pantheon.js';
import { printedCost, RESOURCES } from '../components/resources.js';
import { OPERATIONAL, PANTHEON } from '../components/solo.js';
import { WONDERS } from '../components/wonders.js';
import { duelSolo } from '../index.js';
import { ASK, DESTROY, DISCARDED, PROGRESS_FROM, placing, theaterChoice } from '../state/decisions.js';
import { uncovered } from '../table/structure.js';
import { applicable, need, owned, rankOf, uncoversToken } from './metrics.js';

/** A turn of SOLO in Age II; without wonders it can only construct or discard. */
const turn = (given: Scene = {}) => scene({ age: 2, structure: { 18: 'altar', 19: 'theater' }, ...given });
const two = (left: CardId, right: CardId) => ({ structure: { 18: left, 19: right } });
/** SOLO's move, and the item that decided it. */
const both = (state: ReturnType<typeof scene>) => [bot(state), decidedBy(state)];
const FIVE: readonly CardId[] = ['workshop', 'apothecary', 'scriptorium', 'pharmacist', 'university'];

describe('measures', () => {
  test('DUEL-110: printed cost counts coins and 2 for each resource; E1 of the worked examples', () => {
    expect(printedCost(CARDS.caravansery)).toBe(6);
    expect(printedCost(WONDERS.colossus)).toBe(8);
    expect(printedCost(WONDERS['appian-way'])).toBe(10);
    expect([CARDS.pretorium, CARDS.tavern, CARDS['roman-grand-temple']].map(printedCost)).toEqual([8, 0, 10]);
    // A chain makes the dearer card free. It is still the dearer one, unless cost means the actual price.
    const given: Scene = { ...two('aqueduct', 'rostrum'), zero: { cards: ['baths'], coins: 7 } };
    expect(both(turn(given))).toEqual(['construct 19', 'DUEL-128.6']);
    expect(bot(turn({ ...given, options: { costReading: 'actual' } }))).toBe('construct 18');
    // The same with wonders: the Appian Way would cost SOLO nothing, the Pyramids a stone.
    const zero: Scene['zero'] = {
      coins: 9,
      wonders: ['pyramids', 'appian-way'],
      cards: ['brickyard', 'shelf-quarry', 'press'],
    };
    expect(bot(turn({ zero }))).toContain('pyramids');
    expect(bot(turn({ zero, options: { costReading: 'actual' } }))).toContain('appian-way');
  });

  test('DUEL-111: every alternative of a choice is owned in full, a fixed price is not', () => {
    const state = turn({
      zero: { cards: ['shelf-quarry', 'caravansery', 'stone-reserve', 'forum'], built: ['great-lighthouse'] },
    });
    expect(RESOURCES.map((resource) => owned(state, 0, resource))).toEqual([2, 2, 4, 1, 1]);
  });

  test('DUEL-112: need is the most that one wonder asks for, less the units owned; E2 of the worked examples', () => {
    const state = turn({
      zero: { wonders: ['pyramids', 'statue-of-zeus'], cards: ['glassworks', 'shelf-quarry', 'clay-pit'] },
    });
    expect(RESOURCES.map((resource) => need(state, 0, resource))).toEqual([1, 0, 1, -1, 2]);
    const done = turn({ zero: { cards: ['quarry'] } });
    expect(RESOURCES.map((resource) => need(done, 0, resource)).map((n) => n + 0)).toEqual([0, 0, -1, 0, 0]);
    expect(need(turn({ zero: { cards: ['glassworks'] } }), 0, 'glass')).toBe(-1);
  });

  test('DUEL-113: a yellow card qualifies only for a resource that is needed', () => {
    const given: Scene = { ...two('clay-reserve', 'stone-reserve'), zero: { coins: 3, wonders: ['great-library'] } };
    // Neither clay nor stone is needed: the discounts do not count, the side decides.
    expect(both(turn(given))).toEqual(['construct 18', 'DUEL-128.11']);
    const done: Scene = { ...two('clay-reserve', 'stone-reserve'), zero: { coins: 3, cards: ['clay-pool'] } };
    // Without wonders to construct, SOLO needs most the resource that it has least of.
    expect(both(turn(done))).toEqual(['construct 19', 'DUEL-128.4']);
  });

  test('DUEL-114: a card uncovers the cards that only it covers', () => {
    const state = turn({ structure: { 6: 'face-down', 7: 'face-down', 11: 'altar', 12: 'baths' }, tokens: { 6: 2 } });
    expect(count(uncovered(state, 11))).toBe(1);
    expect(uncoversToken(state, 11)).toBe(true);
    expect(uncoversToken(state, 12)).toBe(false);
    // A card that lies face up counts like one that lies face down.
    expect(both(turn({ structure: { 15: 'altar', 17: 'theater', 11: 'baths' } }))).toEqual([
      'construct 17',
      'DUEL-128.10',
    ]);
  });

  test('DUEL-115: a symbol that SOLO has closes a pair, even if no token is left', () => {
    const given: Scene = { ...two('dispensary', 'library'), zero: { coins: 7, cards: ['scriptorium'] } };
    expect(both(turn(given))).toEqual(['construct 19', 'DUEL-128.2']);
    expect(turn(given).board).toEqual([]);
  });

  test('DUEL-116: a chain counts even if its later card is out of play', () => {
    const given: Scene = { ...two('dispensary', 'school'), zero: { coins: 8 }, discard: ['university'] };
    expect(both(turn(given))).toEqual(['construct 19', 'DUEL-128.7']);
  });

  test('DUEL-117: value is points, shields, or the coins that the card would give', () => {
    expect(both(turn({ age: 3, ...two('senate', 'gardens'), zero: { coins: 20 } }))).toEqual([
      'construct 19',
      'DUEL-128.8',
    ]);
    expect(both(turn({ age: 3, ...two('circus', 'pretorium'), zero: { coins: 20 } }))).toEqual([
      'construct 19',
      'DUEL-128.8',
    ]);
    // The Lighthouse counts itself: 2 coins against the Armory's 1.
    expect(
      both(turn({ age: 3, ...two('armory', 'lighthouse'), zero: { coins: 20, cards: ['stable', 'forum'] } })),
    ).toEqual(['construct 19', 'DUEL-128.8']);
  });

  test('DUEL-118: brown and grey are one type', () => {
    expect(both(turn({ ...two('brickyard', 'glassblower'), zero: { coins: 7, wonders: ['sphinx'] } }))).toEqual([
      'construct 19',
      'DUEL-128.3',
    ]);
  });

  test('DUEL-119: the operational scales of the six directions; E4 of the worked examples', () => {
    expect(OPERATIONAL.SM).toEqual(['temple', 'brown-grey', 'yellow', 'green', 'red', 'blue']);
    expect(Object.values(OPERATIONAL).map((scale) => scale.slice(3).join(' '))).toEqual([
      'red green blue',
      'red blue green',
      'green red blue',
      'green blue red',
      'blue red green',
      'blue green red',
    ]);
    for (const direction of ['MS', 'SM', 'CM'] as const) {
      const state = turn({ direction, structure: { 11: 'altar', 12: 'guard-tower', 13: 'apothecary' } });
      expect(bot(state)).toBe({ MS: 'construct 12', SM: 'construct 13', CM: 'construct 11' }[direction]);
      expect(decidedBy(state)).toBe('DUEL-119');
    }
    const discards = turn({ structure: { 11: 'baths', 12: 'walls', 13: 'library', 14: 'forum' }, zero: { coins: 0 } });
    expect(bot(discards)).toBe('discard 11');
  });

  test('DUEL-120: ties go to the card nearest to SOLO in the structure, and to the first to arrive elsewhere', () => {
    const pile = scene({ pending: [ASK.turn[0], DISCARDED.mausoleum[0]], discard: ['altar', 'theater'] });
    expect(both(pile)).toEqual(['build-discarded altar', 'DUEL-120']);
    const row = turn({
      structure: { 0: 'altar', 5: 'theater', 18: 'walls' },
      pending: [ASK.turn[0], ASK['top-row'][0]],
    });
    expect(both(row)).toEqual(['build-top-row 0', 'DUEL-120']);
    // Only Zeus leaves two accessible cards in one column: the lower row, whose number is higher, comes first.
    expect(bot(turn({ structure: { 2: 'altar', 12: 'theater' } }))).toBe('construct 12');
    expect(bot(turn({ structure: { 2: 'walls', 12: 'horse-breeders' }, zero: { coins: 0 } }))).toBe('discard 12');
  });
});

describe('the tactical scale', () => {
  test('DUEL-125: wonder, then Pantheon, then structure, then discard; nothing else is legal', () => {
    const full: Scene = {
      zero: { coins: 9, wonders: ['sphinx'], cards: ['clay-pool', 'quarry', 'glassworks'] },
      spaces: { 1: 'aphrodite' },
    };
    const wonder = turn(full);
    expect(bot(wonder)).toBe('construct-wonder 19 sphinx');
    expect(legal(wonder)).toEqual([bot(wonder)]);
    expect(duelSolo.check(wonder, { kind: 'discard', slot: 18 })).toMatchObject({
      code: 'scripted',
      move: { kind: 'construct-wonder' },
    });
    expect(bot(turn({ ...full, zero: { coins: 9 } }))).toBe('activate 1 -');
    expect(bot(turn({ zero: { coins: 9 } }))).toBe('construct 18');
    expect(bot(turn({ ...two('baths', 'walls'), zero: { coins: 0 } }))).toBe('discard 18');
    const { reasons } = explained(turn({ ...two('baths', 'walls'), zero: { coins: 0 } }));
    expect(reasons.map(cited)).toEqual([
      'Wonder: SOLO has none left to construct (DUEL-126)',
      'Pantheon: no card is left to activate (DUEL-127)',
      'SOLO can afford no structure: Baths (cannot pay 2 = 1 stone at 2; has 0); Walls (cannot pay 4 = 2 stone at 2; has 0) (DUEL-128)',
      'Nothing else is left: SOLO discards a card for coins (tactical scale, item 4) (DUEL-129)',
      'SOLO plays for science, then military; its operational scale: Grand Temples, brown and grey cards, yellow cards, green cards, red cards, blue cards (DUEL-119)',
    ]);
  });

  test('DUEL-126: the cheapest wonder within the coin limit, with the card that SOLO wants least under it; E6 of the worked examples', () => {
    const artemis = (age: 1 | 2 | 3, one: readonly CardId[], level: 'base' | 'legendary' = 'base') =>
      bot(
        scene({
          age,
          options: { level },
          structure: { 18: 'baths', 19: 'walls' },
          zero: { coins: 5, wonders: ['temple-of-artemis'], cards: ['quarry', 'glassworks', 'press'] },
          one: { cards: one },
        }),
      );
    expect(artemis(1, ['lumber-yard'])).toBe('construct-wonder 18 temple-of-artemis');
    expect(artemis(1, ['lumber-yard', 'logging-camp'])).not.toContain('wonder');
    expect(artemis(2, ['lumber-yard', 'logging-camp'])).toContain('wonder');
    expect(artemis(1, ['lumber-yard', 'logging-camp'], 'legendary')).toContain('wonder');
    expect(artemis(3, ['sawmill', 'lumber-yard'])).toContain('wonder');
    expect(artemis(3, ['sawmill', 'lumber-yard', 'logging-camp'])).not.toContain('wonder');
    const rich: readonly CardId[] = ['sawmill', 'brickyard', 'shelf-quarry', 'glassworks', 'glassblower', 'press'];
    const pick = (wonders: NonNullable<Scene['zero']>['wonders'] & {}, cards = rich) => {
      const state = turn({ zero: { coins: 9, wonders, cards } });
      const { move, steps } = duelSolo.explainBotMove(state);
      return [
        move.kind === 'construct-wonder' ? move.wonder : '',
        steps.find((step) => step.rule === 'DUEL-126' && step.candidates.some(({ kept }) => !kept))?.label.key,
      ];
    };
    expect(pick(['mausoleum', 'sphinx'])).toEqual(['sphinx', 'lowest-printed-cost']);
    expect(pick(['pyramids', 'sphinx'])).toEqual(['sphinx', 'fewest-coins-to-pay']);
    expect(pick(['hanging-gardens', 'sphinx'])).toEqual(['sphinx', 'highest-in-strategic-scale']);
    // The treasury limits, too.
    expect(bot(turn({ zero: { coins: 1, wonders: ['pyramids'], cards: rich } }))).not.toContain('wonder');
  });

  test('DUEL-127: the first affordable and applicable card of the Pantheon scale, and the cheapest of a mythology', () => {
    expect(PANTHEON.SM).toEqual(['egyptian', 'phoenician', 'mesopotamian', 'roman', 'greek']);
    expect(PANTHEON.CM.slice(2)).toEqual(['greek', 'roman', 'mesopotamian']);
    const spaces = { 1: 'aphrodite', 2: 'mars', 3: 'ishtar', 4: 'tanit', 5: 'astarte', 6: 'ra' } as const;
    const rich = { zero: { coins: 20 }, one: { wonders: ['sphinx'] as const } };
    expect(bot(turn({ ...rich, spaces }))).toBe('activate 6 -');
    expect(bot(turn({ ...rich, spaces: { ...spaces, 6: 'gate' } }))).toBe('activate 6 -');
    expect(bot(turn({ zero: { coins: 20 }, spaces }))).toBe('activate 4 -');
    expect(bot(turn({ zero: { coins: 5 }, spaces }))).toBe('activate 3 -');
    expect(bot(turn({ zero: { coins: 3 }, spaces }))).toBe('activate 1 -');
    expect(decidedBy(turn({ zero: { coins: 20 }, spaces }))).toBe('DUEL-127');
    expect(bot(scene({ age: 1, zero: { coins: 20 }, spaces }))).toBe('construct 18');
  });

  test('DUEL-128: each item of the choice scale decides alone', () => {
    const far = { 11: 'altar', 14: 'theater' } as const;
    expect(
      both(turn({ structure: { ...far, 10: 'face-down' }, tokens: { 10: 2 }, zero: { wonders: ['sanctuary'] } })),
    ).toEqual(['construct 14', 'DUEL-128.1']);
    expect(
      both(turn({ structure: { ...far, 10: 'face-down' }, tokens: { 10: 2 }, zero: { built: ['divine-theater'] } })),
    ).toEqual(['construct 14', 'DUEL-128.1']);
    expect(both(turn({ ...two('dispensary', 'library'), zero: { coins: 7, cards: ['scriptorium'] } }))).toEqual([
      'construct 19',
      'DUEL-128.2',
    ]);
    const E2: Scene = {
      zero: { coins: 2, wonders: ['pyramids', 'statue-of-zeus'], cards: ['glassworks', 'shelf-quarry', 'clay-pit'] },
    };
    expect(
      both(turn({ ...E2, structure: { 11: 'glassblower', 12: 'brickyard', 13: 'sawmill', 14: 'drying-room' } })),
    ).toEqual(['construct 14', 'DUEL-128.3']);
    expect(both(turn({ ...E2, structure: { 11: 'glassblower', 12: 'brickyard', 13: 'sawmill' } }))).toEqual([
      'construct 13',
      'DUEL-128.3',
    ]);
    expect(both(turn({ ...two('wood-reserve', 'stone-reserve'), zero: { coins: 5, wonders: ['pyramids'] } }))).toEqual([
      'construct 19',
      'DUEL-128.4',
    ]);
    expect(both(turn({ ...two('forum', 'caravansery'), zero: { coins: 7, wonders: ['pyramids'] } }))).toEqual([
      'construct 19',
      'DUEL-128.5',
    ]);
    expect(both(turn({ ...two('baths', 'altar') }))).toEqual(['construct 19', 'DUEL-128.6']);
    expect(both(turn({ ...two('dispensary', 'school'), zero: { coins: 8 } }))).toEqual(['construct 19', 'DUEL-128.7']);
    expect(both(turn({ age: 3, ...two('senate', 'gardens'), zero: { coins: 20 } }))).toEqual([
      'construct 19',
      'DUEL-128.8',
    ]);
    expect(both(turn({ structure: { ...far, 10: 'face-down' }, tokens: { 10: 2 } }))).toEqual([
      'construct 14',
      'DUEL-128.9',
    ]);
    expect(both(turn({ structure: { ...far, 6: 'face-down' } }))).toEqual(['construct 14', 'DUEL-128.10']);
    expect(both(turn())).toEqual(['construct 18', 'DUEL-128.11']);
  });

  test('DUEL-128: E19 of the worked examples, among green cards', () => {
    const science = (zero: Scene['zero']) =>
      both(turn({ ...two('scriptorium', 'pharmacist'), zero: { coins: 2, ...zero } }));
    expect(science({})).toEqual(['construct 18', 'DUEL-128.11']);
    const token: Scene = { structure: { 11: 'scriptorium', 14: 'pharmacist', 10: 'face-down' }, zero: { coins: 2 } };
    expect(both(turn({ ...token, tokens: { 10: 4 } }))).toEqual(['construct 14', 'DUEL-128.9']);
    expect(both(turn(token))).toEqual(['construct 11', 'DUEL-128.10']);
  });

  test('DUEL-129: each item of the discard scale decides alone', () => {
    const poor = (given: Scene) => both(turn({ ...given, zero: { coins: 0, ...given.zero } }));
    const far = { 11: 'walls', 14: 'horse-breeders' } as const;
    expect(poor({ structure: { ...far, 6: 'face-down' }, tokens: { 6: 2 }, zero: { wonders: ['sanctuary'] } })).toEqual(
      ['discard 11', 'DUEL-129.1'],
    );
    expect(poor({ ...two('sawmill', 'brickyard'), one: { wonders: ['great-library'] } })).toEqual([
      'discard 18',
      'DUEL-129.2',
    ]);
    expect(poor({ ...two('stone-reserve', 'wood-reserve'), one: { wonders: ['pyramids'] } })).toEqual([
      'discard 18',
      'DUEL-129.3',
    ]);
    expect(poor({ ...two('caravansery', 'forum'), one: { wonders: ['pyramids'] } })).toEqual([
      'discard 18',
      'DUEL-129.4',
    ]);
    expect(poor({ ...two('school', 'dispensary') })).toEqual(['discard 18', 'DUEL-129.5']);
    expect(poor({ ...two('barracks', 'walls') })).toEqual(['discard 18', 'DUEL-129.6']);
    expect(poor({ structure: { ...far, 6: 'face-down' }, tokens: { 6: 2 } })).toEqual(['discard 11', 'DUEL-129.7']);
    expect(poor({ structure: { ...far, 10: 'face-down' } })).toEqual(['discard 11', 'DUEL-129.8']);
    expect(poor({ structure: far })).toEqual(['discard 14', 'DUEL-129.9']);
  });

  test('DUEL-130: SOLO places a divinity unseen, by the positioning scale; E3 of the worked examples', () => {
    const state = scene({
      direction: 'SM',
      pending: [ASK.turn[0], placing('roman')[0]],
      spaces: { 1: 'ra', 3: 'isis', 6: 'anubis' },
    });
    expect(bot(state)).toBe('place-divinity - 4');
    const next = play(state, 'place-divinity - 4');
    expect(next.pantheon?.spaces[3]).toEqual({ mythology: 'roman', id: 'open', seenBy: [] });
    // Earlier knowledge of the two cards no longer counts.
    const known = scene({ pending: [ASK.turn[0], placing('roman')[0]], tops: ['mars', 'minerva', 'neptune'] });
    const blind = duelSolo.applyMove(known, duelSolo.botMove(known));
    expect(blind.pantheon?.decks.filter(({ mythology }) => mythology === 'roman').map(({ id }) => id)).toEqual([
      'open',
      'neptune',
    ]);
  });

  test('DUEL-131: SOLO pays the fewest coins, then wastes the least discount', () => {
    const pay = (coins: number, offerings: readonly (2 | 3 | 4)[], space: number) =>
      bot(turn({ zero: { coins, offerings }, spaces: { [space]: 'aphrodite' } }));
    expect(pay(9, [2, 3], 5)).toBe('activate 5 2,3');
    expect(pay(9, [2, 3, 4], 1)).toBe('activate 1 3');
    expect(pay(9, [2, 4], 1)).toBe('activate 1 4');
    expect(pay(9, [2, 3, 4], 3)).toBe('activate 3 2,3');
    expect(pay(0, [2, 3], 4)).not.toContain('activate');
    expect(pay(1, [2, 3], 4)).toBe('activate 4 2,3');
  });

  test('DUEL-132: SOLO activates no divinity that does nothing for it', () => {
    const can = (divinity: string, given: Scene = {}) =>
      bot(turn({ zero: { coins: 9, ...given.zero }, spaces: { 1: divinity as never }, ...given })).startsWith(
        'activate',
      );
    for (const divinity of ['enki', 'nisaba', 'baal', 'hades', 'anubis', 'isis', 'ra'])
      expect(can(divinity)).toBe(false);
    for (const divinity of ['ishtar', 'astarte', 'tanit', 'aphrodite', 'zeus', 'mars', 'minerva', 'neptune', 'gate'])
      expect(can(divinity)).toBe(true);
    expect(can('enki', { enki: ['law'] })).toBe(true);
    expect(can('nisaba', { one: { cards: ['school'] } })).toBe(true);
    expect(can('baal', { one: { cards: ['press'] } })).toBe(true);
    expect(can('hades', { discard: ['altar'] })).toBe(true);
    expect(can('anubis', { one: { built: ['sphinx'] } })).toBe(true);
    expect(can('ra', { one: { wonders: ['sphinx'] } })).toBe(true);
    expect(can('isis', { discard: ['altar'], zero: { coins: 9, wonders: ['pyramids'] } })).toBe(true);
    expect(can('neptune', { military: [] })).toBe(false);
    expect(can('gate', { one: { divinities: DIVINITIES } })).toBe(false);
    expect([applicable(turn(), 'zeus'), applicable(turn({ structure: {} }), 'zeus')]).toEqual([true, false]);
  });

  test('DUEL-133: at the Gate SOLO takes the first applicable divinity, or else the first', () => {
    const gate = (given: Scene) => bot(scene({ pending: [ASK.turn[0], ASK.gate[0]], ...given }));
    expect(gate({ tops: ['ishtar', 'tanit', 'hades', 'ra', 'mars'] })).toBe('gate-choose tanit');
    expect(gate({ tops: ['ishtar', 'tanit', 'hades', 'ra', 'mars'], one: { wonders: ['sphinx'] } })).toBe(
      'gate-choose ra',
    );
    const none = {
      divinities: [
        'aphrodite',
        'zeus',
        'ishtar',
        'nisaba',
        'enki',
        'astarte',
        'tanit',
        'mars',
        'minerva',
        'neptune',
      ] as const,
    };
    expect(gate({ tops: ['baal', 'hades', 'ra'], one: none })).toBe('gate-choose ra');
  });
});

describe('adaptive behaviour', () => {
  const threat: Scene = { pawn: -6, one: { cards: FIVE } };

  test('DUEL-140: with the pawn before SOLO’s capital red comes first', () => {
    expect([-9, -8, -7, -6, -5, 0].map((pawn) => rankOf(turn({ pawn }), 'red'))).toEqual([-1, -1, -1, -1, 4, 4]);
    const state = turn({ age: 3, pawn: -6, ...two('greek-grand-temple', 'circus'), zero: { coins: 20 } });
    expect(both(state)).toEqual(['construct 19', 'DUEL-119']);
    expect(bot(turn({ age: 3, pawn: -5, ...two('greek-grand-temple', 'circus'), zero: { coins: 20 } }))).toBe(
      'construct 18',
    );
    expect(bot(turn({ pawn: -7, ...two('walls', 'baths'), zero: { coins: 0 } }))).toBe('discard 19');
  });

  test('DUEL-141: against five symbols green comes first, and among green cards the symbols that the human lacks', () => {
    const one = { cards: FIVE };
    expect(bot(turn({ age: 3, ...two('greek-grand-temple', 'study'), zero: { coins: 20 }, one }))).toBe('construct 19');
    expect(both(turn({ age: 3, ...two('observatory', 'study'), zero: { coins: 20 }, one }))).toEqual([
      'construct 19',
      'DUEL-141',
    ]);
    expect(both(turn({ age: 3, ...two('observatory', 'study'), zero: { coins: 20 } }))[0]).toBe('construct 18');
    // A free structure follows the free-choice scale alone: the human lacks the wheel, and the Library is worth more.
    const free = scene({
      discard: ['apothecary', 'library'],
      one: { cards: ['workshop', 'scriptorium', 'pharmacist', 'university', 'academy'] },
      pending: [ASK.turn[0], DISCARDED.mausoleum[0]],
    });
    expect(both(free)).toEqual(['build-discarded library', 'DUEL-151.2']);
  });

  test('DUEL-142: under both threats green and red are one type, and each item of the flexibility scale decides alone', () => {
    expect(both(turn({ ...threat, ...two('guard-tower', 'scriptorium'), zero: { coins: 2 } }))).toEqual([
      'construct 19',
      'DUEL-142.2',
    ]);
    expect(
      both(turn({ ...threat, structure: { 11: 'stable', 14: 'pharmacist', 6: 'face-down' }, zero: { coins: 2 } })),
    ).toEqual(['construct 14', 'DUEL-142.3']);
    expect(both(turn({ ...threat, ...two('horse-breeders', 'guard-tower'), zero: { coins: 20 } }))).toEqual([
      'construct 19',
      'DUEL-142.4',
    ]);
    expect(both(turn({ ...threat, ...two('stable', 'pharmacist'), zero: { coins: 2 } }))).toEqual([
      'construct 19',
      'DUEL-142.5',
    ]);
    expect(both(turn({ ...threat, ...two('stable', 'garrison'), zero: { coins: 2 } }))).toEqual([
      'construct 18',
      'DUEL-120',
    ]);
    const free = scene({
      ...threat,
      pending: [ASK.turn[0], DISCARDED.mausoleum[0]],
      discard: ['greek-grand-temple', 'circus', 'pretorium'],
    });
    expect(both(free)).toEqual(['build-discarded pretorium', 'DUEL-142.1']);
    expect(bot(turn({ ...threat, ...two('walls', 'baths'), zero: { coins: 0 } }))).toBe('discard 19');
  });

  test('DUEL-143: the human would win by shields to the capital, unless Minerva stands in the way, or by a sixth symbol', () => {
    const red = (given: Scene) =>
      bot(turn({ age: 3, ...threat, ...two('circus', 'pretorium'), zero: { coins: 20 }, ...given }));
    expect(red({})).toBe('construct 19');
    expect(red({ pawn: -7 })).toBe('construct 18');
    expect(red({ minerva: -8 })).toBe('construct 18');
    expect(red({ one: { cards: FIVE, progress: ['strategy'] } })).toBe('construct 18');
    expect(bot(turn({ age: 3, ...threat, ...two('observatory', 'study'), zero: { coins: 20 } }))).toBe('construct 19');
  });

  test('DUEL-144: under both threats SOLO takes the card that would win for the human, before it turns to the Pantheon', () => {
    const given: Scene = { ...threat, age: 3, pawn: -7, ...two('school', 'altar'), zero: { coins: 20 } };
    expect(both(turn({ ...given, spaces: { 1: 'tanit', 4: 'mars' } }))).toEqual(['activate 4 -', 'DUEL-142.1']);
    expect(bot(turn({ ...given, pawn: -6, spaces: { 1: 'tanit', 4: 'mars' } }))).toBe('activate 1 -');
    expect(bot(turn({ ...given, spaces: { 1: 'tanit', 4: 'ishtar' } }))).toBe('activate 4 -');
    expect(bot(turn({ ...given, one: { cards: FIVE.slice(1) }, spaces: { 1: 'tanit', 4: 'mars' } }))).toBe(
      'activate 1 -',
    );
    // A green card can be the threat by itself: with the sixth symbol the human would win.
    expect(bot(turn({ ...given, ...two('study', 'altar'), spaces: { 1: 'tanit' } }))).toBe('construct 18');
    expect(bot(turn({ ...given, ...two('school', 'altar'), spaces: { 1: 'tanit' } }))).toBe('activate 1 -');
    // No chain, uncovers nothing, costs its price: the structure is cheaper or comes first.
    expect(bot(turn({ ...given, ...two('circus', 'altar'), spaces: { 6: 'mars' } }))).toBe('construct 18');
    expect(bot(turn({ ...given, ...two('circus', 'altar'), spaces: { 1: 'mars' } }))).toBe('activate 1 -');
    // The price of a space is compared as printed, without Offering tokens.
    const offering: Scene = { ...given, ...two('circus', 'altar'), spaces: { 6: 'mars' } };
    const paying: Scene = { ...offering, zero: { coins: 20, offerings: [2] } };
    expect(bot(turn(paying))).toBe('construct 18');
    expect(bot(turn({ ...paying, options: { divinityCost: 'actual' } }))).toBe('activate 6 2');
    // Of two winning cards with equal printed costs neither is cheaper, whatever SOLO would pay.
    const equal: Scene = { ...given, ...two('circus', 'siege-workshop'), zero: { coins: 20, cards: ['lumber-yard'] } };
    expect(both(turn(equal))).toEqual(['construct 18', 'DUEL-120']);
    expect(both(turn({ ...equal, options: { costReading: 'actual' } }))).toEqual(['construct 19', 'DUEL-142.4']);
    // A wonder still comes before.
    expect(
      bot(
        turn({
          ...given,
          zero: { coins: 20, wonders: ['sphinx'], cards: ['clay-pool', 'quarry', 'glassworks', 'glassblower'] },
          spaces: { 4: 'mars' },
        }),
      ),
    ).toContain('sphinx');
  });

  test('DUEL-145: SOLO wins when it can; E5 of the worked examples', () => {
    const state = turn({
      age: 3,
      pawn: 7,
      structure: { 11: 'greek-grand-temple', 12: 'study', 13: 'arsenal' },
      zero: { coins: 30 },
    });
    expect(bot(state)).toBe('construct 13');
    const science = turn({ age: 3, ...two('greek-grand-temple', 'study'), zero: { coins: 30, cards: FIVE } });
    expect(bot(science)).toBe('construct 19');
    expect(bot(turn({ pawn: 7, zero: { coins: 30 }, spaces: { 1: 'tanit', 6: 'mars' } }))).toBe('activate 6 -');
    expect(bot(turn({ pawn: 7, minerva: 9, zero: { coins: 30 }, spaces: { 1: 'tanit', 6: 'mars' } }))).toBe(
      'activate 1 -',
    );
    expect(bot(turn({ zero: { coins: 30, cards: FIVE }, spaces: { 1: 'tanit', 6: 'ishtar' } }))).toBe('activate 6 -');
    expect(
      bot(turn({ zero: { coins: 30, cards: FIVE }, one: { cards: ['study'] }, spaces: { 1: 'tanit', 6: 'nisaba' } })),
    ).toBe('activate 6 -');
    const rich: readonly CardId[] = [
      'sawmill',
      'brickyard',
      'shelf-quarry',
      'glassworks',
      'glassblower',
      'press',
      'clay-pool',
    ];
    const colossus: Scene = { pawn: 7, zero: { coins: 30, cards: rich, wonders: ['sphinx', 'colossus'] } };
    expect(bot(turn(colossus))).toContain('sphinx');
    expect(bot(turn({ ...colossus, options: { soloWinsWithWonder: true } }))).toContain('colossus');
  });
});

describe('special cases', () => {
  const progress = (board: readonly string[], given: Scene = {}) =>
    both(scene({ direction: 'MS', board: board as never, pending: [ASK.turn[0], PROGRESS_FROM.board[0]], ...given }));

  test('DUEL-150: each step of the progress scale decides alone; E9 of the worked examples', () => {
    const board = ['mathematics', 'theology', 'agriculture', 'law', 'philosophy'];
    expect(progress(board, { zero: { built: ['sphinx'] } })).toEqual(['take-progress theology', 'DUEL-150.1']);
    expect(progress(board, { zero: { coins: 3, built: ['sphinx', 'piraeus'] } })).toEqual([
      'take-progress agriculture',
      'DUEL-150.2',
    ]);
    const nine: Scene['zero'] = { coins: 5, built: ['pyramids', 'temple-of-artemis'] };
    expect(progress(board, { zero: nine, one: { built: ['colossus'] } })).toEqual([
      'take-progress mathematics',
      'DUEL-150.4',
    ]);
    const three: Scene['zero'] = { coins: 5, built: ['colossus', 'temple-of-artemis'] };
    expect(progress(board, { zero: three, one: { built: ['colossus'] } })).toEqual([
      'take-progress philosophy',
      'DUEL-150.3',
    ]);
    expect(progress(['economy', 'masonry'], { zero: nine })).toEqual(['take-progress economy', 'DUEL-150.5']);
    expect(progress(['theology', 'architecture'], { zero: {} })).toEqual(['take-progress architecture', 'DUEL-150.1']);
    const box = scene({
      drawn: ['masonry', 'engineering'],
      direction: 'CS',
      zero: { ...nine, wonders: [] },
      pending: [ASK.turn[0], PROGRESS_FROM.box[0]],
    });
    expect(bot({ ...box, drawn: ['engineering', 'masonry', 'law'] })).toBe('take-progress masonry');
    const enki = scene({
      enki: ['economy', 'law'],
      direction: 'SC',
      zero: nine,
      pending: [ASK.turn[0], PROGRESS_FROM.enki[0]],
    });
    expect(bot(enki)).toBe('take-progress law');
  });

  test('DUEL-151: each item of the free-choice scale decides alone', () => {
    const free = (discard: readonly CardId[], given: Scene = {}) =>
      both(scene({ discard, pending: [ASK.turn[0], DISCARDED.mausoleum[0]], ...given }));
    expect(free(['dispensary', 'library'], { zero: { cards: ['scriptorium'] } })).toEqual([
      'build-discarded library',
      'DUEL-151.1',
    ]);
    expect(free(['altar', 'palace'])).toEqual(['build-discarded palace', 'DUEL-151.2']);
    const E2: Scene = {
      zero: { wonders: ['pyramids', 'statue-of-zeus'], cards: ['glassworks', 'shelf-quarry', 'clay-pit'] },
    };
    expect(free(['lumber-yard', 'stone-pit', 'press'], E2)).toEqual(['build-discarded press', 'DUEL-151.3']);
    expect(free(['stone-pit', 'lumber-yard'], E2)).toEqual(['build-discarded stone-pit', 'DUEL-120']);
    expect(free(['workshop', 'school'])).toEqual(['build-discarded school', 'DUEL-151.4']);
    expect(free(['palace', 'press'])).toEqual(['build-discarded press', 'DUEL-119']);
    const row = scene({
      age: 2,
      structure: { 0: 'altar', 1: 'palace', 18: 'walls' },
      pending: [ASK.turn[0], ASK['top-row'][0]],
    });
    expect(both(row)).toEqual(['build-top-row 1', 'DUEL-151.2']);
    const own = scene({ removed: ['altar', 'palace'], outside: 0, pending: [ASK.turn[0], ASK['liberty-own'][0]] });
    expect(bot(own)).toBe('liberty-own palace');
  });

  test('DUEL-152: SOLO discards the resource that the human has least of; among equals, the card constructed last', () => {
    const destroy = (cards: readonly CardId[]) =>
      both(scene({ one: { cards }, pending: [ASK.turn[0], DESTROY.brown[0]] }));
    expect(destroy(['quarry', 'lumber-yard', 'logging-camp'])).toEqual(['destroy-card quarry', 'DUEL-152']);
    expect(destroy(['quarry', 'lumber-yard'])[0]).toBe('destroy-card lumber-yard');
    expect(destroy(['clay-pool', 'sawmill'])[0]).toBe('destroy-card clay-pool');
    const grey = scene({
      one: { cards: ['press', 'glassworks', 'glassblower'] },
      pending: [ASK.turn[0], DESTROY.grey[0]],
    });
    expect(bot(grey)).toBe('destroy-card press');
  });

  test('DUEL-153: the Statue of Liberty gives the human the card from the end of the scale', () => {
    const give = (removed: readonly CardId[], given: Scene = {}) =>
      both(scene({ age: 2, removed, outside: 0, pending: [ASK.turn[0], ASK['liberty-give'][0]], ...given }));
    expect(give(['walls', 'rostrum'])).toEqual(['liberty-give rostrum', 'DUEL-119']);
    expect(give(['walls', 'barracks'])).toEqual(['liberty-give barracks', 'DUEL-129.6']);
    expect(give(['walls', 'horse-breeders'])).toEqual(['liberty-give walls', 'DUEL-120']);
  });

  test('DUEL-154: SOLO opens the first deck that may help it, and takes one of the helpful divinities at random', () => {
    const theater: Scene = { age: 1, pending: [ASK.turn[0], ASK['theater-deck'][0]] };
    // Nothing is constructed or discarded, and no wonder can be taken: Egypt cannot help.
    expect(bot(scene(theater))).toBe('theater-deck phoenician');
    expect(bot(scene({ ...theater, one: { wonders: ['sphinx'] } }))).toBe('theater-deck egyptian');
    const open = scene({
      age: 1,
      options: { chance: 'manual' },
      pending: [ASK.turn[0], ASK['theater-deck'][0]],
      tops: ['baal', 'tanit', 'astarte'],
    });
    const drawn = play(open, 'theater-deck phoenician');
    expect(legal(drawn)).toEqual(['theater-draw tanit', 'theater-draw astarte']);
    expect(play(drawn, 'theater-draw tanit').cities[0].coins).toBe(19);
    const opens = (divinities: readonly (typeof DIVINITIES)[number][], given: Scene = {}) =>
      bot(scene({ ...theater, zero: { divinities }, ...given }));
    // Only Baal is left in the Phoenician deck, and the human has no card to take.
    expect(opens(['tanit', 'astarte'])).toBe('theater-deck mesopotamian');
    const placed = { age: 2, spaces: { 1: 'tanit', 2: 'astarte' } } as const;
    expect(opens([], placed)).toBe('theater-deck mesopotamian');
    expect(opens([], { ...placed, tops: ['baal'] })).toBe('theater-deck mesopotamian');
    // Enki finds his tokens in the box as soon as he is turned up.
    expect(opens(['tanit', 'astarte', 'ishtar'])).toBe('theater-deck mesopotamian');
    expect(opens(['tanit', 'astarte', 'ishtar', 'enki'])).toBe('theater-deck roman');
    // A deck without a helpful card is closed unchanged, and the next one follows.
    const next = scene({
      age: 1,
      options: { chance: 'manual' },
      pending: [ASK.turn[0], theaterChoice('egyptian')[0]],
      tops: ['ra', 'isis', 'anubis'],
    });
    const draft = duelSolo.fast.clone(next);
    draft.pending.push(ASK['theater-deck'][0]);
    duelSolo.fast.play(draft, { kind: 'theater-deck', mythology: 'egyptian' });
    expect(draft.pending.at(-1)?.kind).toBe('theater-deck');
    expect(bot(draft)).toBe('theater-deck phoenician');
    expect(draft.pantheon?.decks.filter(({ mythology }) => mythology === 'egyptian').map(({ id }) => id)).toEqual([
      'ra',
      'isis',
      'anubis',
    ]);
    // Where no deck can help, the Theater has no effect.
    const divinities = DIVINITIES.filter((id) => id !== 'ra');
    const cards = ['sawmill', 'glassworks', 'press'] as const;
    const none = scene({ zero: { wonders: ['divine-theater'], divinities, cards } });
    expect(bot(none)).toBe('construct-wonder 19 divine-theater');
    expect(play(none, bot(none)).pending).toEqual([ASK.turn[1]]);
  });

  test('DUEL-155: Nisaba copies a winning symbol, one that SOLO has, one that is discarded, or the first', () => {
    const nisaba = (cards: readonly CardId[], given: Scene = {}) =>
      both(scene({ one: { cards }, pending: [ASK.turn[0], ASK.nisaba[0]], ...given }));
    expect(nisaba(['workshop', 'study'], { zero: { cards: FIVE } })).toEqual(['nisaba-card study', 'DUEL-155.1']);
    expect(nisaba(['workshop', 'apothecary'], { zero: { cards: ['school'] } })).toEqual([
      'nisaba-card apothecary',
      'DUEL-155.2',
    ]);
    expect(nisaba(['workshop', 'apothecary'], { discard: ['school'] })).toEqual([
      'nisaba-card apothecary',
      'DUEL-155.3',
    ]);
    expect(nisaba(['workshop', 'apothecary'])).toEqual(['nisaba-card workshop', 'DUEL-155']);
  });

  test('DUEL-156: SOLO never spends the coins of Astarte', () => {
    const state = turn({ zero: { coins: 1, astarte: 7, divinities: ['astarte'] }, ...two('baths', 'walls') });
    expect(bot(state)).toContain('discard');
  });

  test('DUEL-157: Baal takes the resource that SOLO needs most, or the one that the human has least of', () => {
    const baal = (cards: readonly CardId[], zero: Scene['zero']) =>
      both(scene({ zero: zero ?? {}, one: { cards }, pending: [ASK.turn[0], ASK.baal[0]] }));
    expect(baal(['press', 'quarry', 'clay-pool'], { wonders: ['pyramids'] })).toEqual(['baal-card quarry', 'DUEL-157']);
    expect(baal(['quarry', 'stone-pit', 'press'], {})).toEqual(['baal-card press', 'DUEL-157']);
    expect(baal(['quarry', 'stone-pit'], { wonders: ['pyramids'] })).toEqual(['baal-card stone-pit', 'DUEL-157']);
  });

  test('DUEL-158: Hades follows the free-choice scale; the printed version leaves out need', () => {
    const hades = (options: Scene['options']) =>
      both(
        scene({
          ...(options && { options }),
          discard: ['clay-pool', 'quarry'],
          zero: { wonders: ['pyramids'] },
          pending: [ASK.turn[0], DISCARDED.hades[0]],
        }),
      );
    expect(hades({})).toEqual(['build-discarded quarry', 'DUEL-151.3']);
    expect(hades({ scaleVersion: 'as-printed' })).toEqual(['build-discarded clay-pool', 'DUEL-120']);
  });

  test('DUEL-159: Zeus takes the best token, or a face-up card by the discard scale', () => {
    const structure = {
      6: 'face-down',
      8: 'face-down',
      10: 'face-down',
      11: 'walls',
      13: 'horse-breeders',
      14: 'statue',
    } as const;
    const asked = (given: Scene) => scene({ age: 2, structure, pending: [ASK.turn[0], ASK.zeus[0]], ...given });
    const zeus = (given: Scene) => both(asked(given));
    expect(zeus({ tokens: { 6: 2, 8: 4 } })).toEqual(['zeus-card 8', 'DUEL-159']);
    expect(zeus({ tokens: { 6: 'roman', 10: 2 } })).toEqual(['zeus-card 10', 'DUEL-159']);
    expect(zeus({ tokens: { 6: 'roman', 10: 'greek' } })).toEqual(['zeus-card 6', 'DUEL-159']);
    expect(zeus({ tokens: { 6: 2, 8: 4 }, zero: { built: ['sanctuary'] } })).toEqual(['zeus-card 14', 'DUEL-119']);
    expect(zeus({})).toEqual(['zeus-card 14', 'DUEL-119']);
    const why = (given: Scene) => duelSolo.explainBotMove(asked(given)).reasons[0]?.key;
    expect(why({ tokens: { 6: 2 } })).toBe('zeus-takes-token');
    expect(why({})).toBe('zeus-takes-last-type');
    expect(why({ structure: { 6: 'face-down' } })).toBe('nothing-face-up');
    const red = { 6: 'face-down', 11: 'walls', 13: 'horse-breeders' } as const;
    expect(zeus({ structure: red, zero: { built: ['sanctuary'] }, tokens: { 6: 2 } })).toEqual([
      'zeus-card 11',
      'DUEL-129.1',
    ]);
    const printed = (given: Scene) =>
      zeus({ options: { scaleVersion: 'as-printed' }, zero: { built: ['sanctuary'] }, ...given });
    expect(printed({ structure: red, tokens: { 6: 2 } })).toEqual(['zeus-card 13', 'DUEL-159.3']);
    expect(printed({ structure: { 11: 'stable', 13: 'guard-tower' } })).toEqual(['zeus-card 11', 'DUEL-159.1']);
    expect(printed({ structure: { 11: 'barracks', 13: 'walls' } })).toEqual(['zeus-card 11', 'DUEL-159.2']);
    expect(printed({ structure: { 11: 'horse-breeders', 13: 'walls' } })).toEqual(['zeus-card 13', 'DUEL-159.4']);
  });

  test('DUEL-160: Anubis takes from the human’s dearest wonder, or SOLO’s cheapest; E17 of the worked examples', () => {
    const anubis = (given: Scene) => both(scene({ pending: [ASK.turn[0], ASK.anubis[0]], ...given }));
    expect(anubis({ one: { built: ['pyramids', 'appian-way'] } })).toEqual(['anubis-wonder appian-way', 'DUEL-160']);
    expect(anubis({ one: { built: ['sphinx', 'pyramids'] } })).toEqual(['anubis-wonder pyramids', 'DUEL-160']);
    expect(anubis({ direction: 'MS', one: { built: ['hanging-gardens', 'colossus'] } })[0]).toBe(
      'anubis-wonder colossus',
    );
    // The printed cost decides under any reading: SOLO could construct the Appian Way for nothing.
    const cards = ['brickyard', 'shelf-quarry', 'press'] as const;
    const actual: Scene = { options: { costReading: 'actual' }, zero: { cards } };
    expect(anubis({ ...actual, one: { built: ['pyramids', 'appian-way'] } })[0]).toBe('anubis-wonder appian-way');
    expect(anubis({ zero: { built: ['mausoleum', 'sphinx'] } })[0]).toBe('anubis-wonder sphinx');
    expect(anubis({ zero: { built: ['sphinx', 'hanging-gardens'] } })[0]).toBe('anubis-wonder hanging-gardens');
    expect(anubis({ zero: { built: ['pyramids', 'sphinx'] }, direction: 'SM' })[0]).toBe('anubis-wonder sphinx');
  });

  test('DUEL-161: Isis builds the dearest wonder; each item of the Isis scale decides alone, and then chance', () => {
    const isis = (discard: readonly CardId[], given: Scene = {}) =>
      both(scene({ discard, zero: { wonders: ['pyramids'] }, pending: [ASK.turn[0], ASK.isis[0]], ...given }));
    expect(isis(['altar'], { zero: { wonders: ['pyramids', 'mausoleum'] } })[0]).toBe('isis-build mausoleum altar');
    expect(isis(['altar'], { zero: { wonders: ['sphinx', 'pyramids'] } })[0]).toBe('isis-build pyramids altar');
    expect(isis(['altar', 'school'])[0]).toBe('isis-build pyramids school');
    expect(isis(['altar', 'roman-grand-temple'])[0]).toBe('isis-build pyramids roman-grand-temple');
    expect(isis(['school', 'library'], { one: { cards: ['scriptorium'] } })).toEqual([
      'isis-build pyramids library',
      'DUEL-161.1',
    ]);
    // Green and red as one type: the pair counts among them, too.
    expect(isis(['walls', 'library'], { pawn: -6, one: { cards: FIVE } })).toEqual([
      'isis-build pyramids library',
      'DUEL-161.1',
    ]);
    expect(isis(['statue', 'courthouse'])).toEqual(['isis-build pyramids courthouse', 'DUEL-161.2']);
    expect(isis(['walls', 'archery-range'])).toEqual(['isis-build pyramids archery-range', 'DUEL-161.3']);
    expect(isis(['barracks', 'walls'])).toEqual(['isis-build pyramids walls', 'DUEL-161.4']);
    // The printed cost decides under any reading: SOLO could construct the Walls and the Appian Way for nothing.
    const actual: Scene = {
      options: { costReading: 'actual' },
      zero: { wonders: ['pyramids', 'appian-way'], cards: ['shelf-quarry', 'brickyard', 'press'] },
    };
    expect(isis(['barracks', 'walls'], actual)).toEqual(['isis-build appian-way walls', 'DUEL-161.4']);
    const random = scene({
      discard: ['walls', 'horse-breeders'],
      zero: { wonders: ['pyramids'] },
      options: { chance: 'manual' },
      pending: [ASK.turn[0], ASK.isis[0]],
    });
    expect(bot(random)).toBe('isis-build pyramids -');
    const asked = play(random, 'isis-build pyramids -');
    expect(legal(asked)).toEqual(['isis-card walls', 'isis-card horse-breeders']);
    expect(play(asked, 'isis-card horse-breeders').cities[0].built).toEqual([
      { wonder: 'pyramids', card: 'horse-breeders' },
    ]);
  });

  test('DUEL-162: Ra takes the wonder that is cheapest for the human', () => {
    const ra = (wonders: readonly (keyof typeof WONDERS)[], cards: readonly CardId[] = []) =>
      both(scene({ one: { wonders, cards }, pending: [ASK.turn[0], ASK.ra[0]] }));
    expect(ra(['mausoleum', 'sphinx'])).toEqual(['ra-wonder sphinx', 'DUEL-162']);
    expect(ra(['pyramids', 'sphinx'], ['shelf-quarry'])[0]).toBe('ra-wonder pyramids');
    expect(ra(['hanging-gardens', 'colossus'])[0]).toBe('ra-wonder colossus');
  });

  test('DUEL-163: Minerva stands next to the pawn on SOLO’s side; E13 of the worked examples', () => {
    const minerva = (pawn: number) => bot(scene({ pawn, pending: [ASK.turn[0], ASK.minerva[0]] }));
    expect([minerva(-5), minerva(-8), minerva(3)]).toEqual(['minerva-space -6', 'minerva-space -9', 'minerva-space 2']);
  });

  test('DUEL-164: both scales of Neptune; E14 of the worked examples', () => {
    const state = scene({ pending: [ASK.turn[0], ASK['neptune-remove'][0]] });
    expect(bot(state)).toBe('neptune-remove seat0-5');
    const next = play(state, bot(state));
    expect(bot(next)).toBe('neptune-apply seat1-5');
    expect(play(next, bot(next)).cities[1].coins).toBe(2);
    const first = (military: Scene['military'] & {}) =>
      bot(scene({ military, pending: [ASK.turn[0], ASK['neptune-remove'][0]] }));
    expect(first(['seat0-2', 'seat1-2', 'seat1-5'])).toBe('neptune-remove seat0-2');
    expect(first(['seat1-2', 'seat1-5'])).toBe('neptune-remove seat1-2');
    const second = (military: Scene['military'] & {}) =>
      bot(scene({ military, pending: [ASK.turn[0], ASK['neptune-apply'][0]] }));
    expect(second(['seat0-5', 'seat1-5'])).toBe('neptune-apply seat0-5');
    expect(second(['seat0-2', 'seat1-2'])).toBe('neptune-apply seat0-2');
  });

  test('DUEL-165: SOLO constructs a card from the human at once, and makes the decisions that follow', () => {
    const state = scene({
      seat: 1,
      age: 2,
      removed: ['library', 'statue'],
      outside: 0,
      board: ['economy', 'law'],
      zero: { cards: ['scriptorium'], built: ['pyramids', 'sphinx'] },
      pending: [ASK.turn[1], ASK['liberty-give'][1]],
    });
    const draft = duelSolo.fast.clone(state);
    draft.pending.splice(0, 1);
    duelSolo.fast.play(draft, { kind: 'liberty-give', card: 'library' });
    expect(draft.pending.at(-1)).toMatchObject({ kind: 'progress', seat: 0 });
    expect(bot(draft)).toBe('take-progress law');
  });

  test('DUEL-166: SOLO builds a wonder whose effect has no target, and any colour', () => {
    const state = turn({
      zero: { coins: 9, wonders: ['circus-maximus'], cards: ['lumber-yard', 'shelf-quarry', 'glassworks'] },
    });
    expect(bot(state)).toContain('circus-maximus');
    expect(duelSolo.applyMove(state, duelSolo.botMove(state)).pending.at(-1)?.kind).toBe('turn');
  });
});
