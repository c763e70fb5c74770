import { describe, expect, test } from 'vitest';
import { events, legal, play, refused, type Scene, scene } from '../../test/scene.js';
import { CARDS } from '../components/cards.js';
import { DIVINITIES } from '../components/pantheon.js';
import { cardPrice } from '../costs/index.js';
import { settle } from '../flow/index.js';
import { duelSolo } from '../index.js';
import { pointsOf } from '../scoring.js';
import { ASK, DISCARDED, PROGRESS_FROM, placing } from '../state/decisions.js';
import type { State } from '../state/index.js';

const base = { mode: 'versus', pantheon: false, firstPlayer: 0 } as const;
const both = { mode: 'versus', firstPlayer: 0 } as const;
const at = (given: Scene) => scene({ options: base, ...given });
const withPantheon = (given: Scene) =>
  scene({ options: both, age: 2, structure: { 17: 'baths', 18: 'altar', 19: 'theater' }, ...given });
/** The tokens that a pending draw may show. */
const codesOfChance = (state: State) => duelSolo.chances(state).map(({ move }) => Object.values(move)[1]);
const eventKinds = (state: State, ...moves: readonly string[]) => events(state, ...moves).map(({ kind }) => kind);
const coins = (state: State) => state.cities.map((city) => city.coins);

/** Activates a divinity on space 1 for seat 0, which can afford it. */
const activated = (divinity: string, given: Scene = {}, ...moves: readonly string[]) =>
  play(
    withPantheon({ ...given, spaces: { ...given.spaces, 1: divinity as never }, zero: { coins: 20, ...given.zero } }),
    'activate 1 -',
    ...moves,
  );

describe('military', () => {
  test('DUEL-050: shields move the pawn; Strategy adds one to red cards alone', () => {
    const red = (given: Scene) =>
      play(at({ age: 3, structure: { 18: 'altar', 19: 'pretorium' }, ...given }), 'construct 19').pawn;
    expect(red({ zero: { coins: 8 } })).toBe(3);
    expect(red({ zero: { coins: 8, progress: ['strategy'] } })).toBe(4);
    expect(red({ seat: 1, one: { coins: 8, progress: ['strategy'] } })).toBe(-4);
    const wonder = at({ zero: { coins: 30, wonders: ['colossus'], progress: ['strategy'] } });
    expect(play(wonder, 'construct-wonder 18 colossus').pawn).toBe(2);
    const free = at({ zero: { coins: 30, wonders: ['mausoleum'], progress: ['strategy'] }, discard: ['walls'] });
    expect(play(free, 'construct-wonder 18 mausoleum', 'build-discarded walls').pawn).toBe(3);
    expect(activated('mars', { zero: { coins: 20, progress: ['strategy'] } }).pawn).toBe(2);
  });

  test('DUEL-051: Minerva stops the pawn, Poliorcetics takes a coin per space, capitals win', () => {
    // E13 of the worked examples.
    const guarded = withPantheon({
      seat: 1,
      age: 3,
      pawn: -5,
      minerva: -6,
      structure: { 18: 'altar', 19: 'pretorium' },
      one: { coins: 8 },
    });
    expect(play(guarded, 'construct 19')).toMatchObject({ pawn: -5, pantheon: { minerva: null } });
    expect(events(guarded, 'construct 19')).toContainEqual({ kind: 'minerva', space: null });
    expect(eventKinds(guarded, 'construct 19')).not.toContain('pawn');
    const later = play(
      withPantheon({
        age: 3,
        pawn: 0,
        minerva: 2,
        structure: { 18: 'altar', 19: 'pretorium' },
        zero: { coins: 8, progress: ['poliorcetics'] },
      }),
      'construct 19',
    );
    expect(later.pawn).toBe(1);
    expect(coins(later)).toEqual([0, 6]);
    const won = play(at({ age: 3, pawn: 6, structure: { 19: 'pretorium' }, zero: { coins: 8 } }), 'construct 19');
    expect(won).toMatchObject({ pawn: 9, ending: 'military', winner: 0, pending: [] });
  });

  test('DUEL-052: a token takes coins, once, from the seat on whose half it lies', () => {
    // E12 of the worked examples.
    const walls = play(
      at({ seat: 1, age: 2, pawn: -2, structure: { 18: 'altar', 19: 'walls' }, zero: { coins: 1 }, one: { coins: 9 } }),
      'construct 19',
    );
    expect(walls).toMatchObject({ pawn: -4, military: ['seat0-5', 'seat1-2', 'seat1-5'] });
    expect(walls.cities[0].coins).toBe(0);
    const circus = play(
      at({ seat: 1, pawn: -4, military: ['seat0-5'], one: { coins: 30, wonders: ['circus-maximus'] } }),
      'construct-wonder 18 circus-maximus',
    );
    expect(circus.pawn).toBe(-5);
    expect(circus.cities[0].coins).toBe(7);
    const arsenal = play(
      at({
        seat: 1,
        age: 3,
        pawn: -5,
        military: ['seat0-5'],
        structure: { 18: 'altar', 19: 'pretorium' },
        one: { coins: 8 },
      }),
      'construct 19',
    );
    expect(arsenal).toMatchObject({ pawn: -8, military: [] });
    expect(arsenal.cities[0].coins).toBe(2);
    // The pawn that comes back through a zone of its own half takes nothing.
    const back = play(
      at({ age: 3, pawn: -8, structure: { 18: 'altar', 19: 'pretorium' }, zero: { coins: 8 } }),
      'construct 19',
    );
    expect(back.military).toHaveLength(4);
    expect([0, 1, 2, 3, 5, 6, 8].map((pawn) => pointsOf(at({ pawn }), 0).military)).toEqual([0, 2, 2, 5, 5, 10, 10]);
    expect([0, 1].map((seat) => pointsOf(at({ pawn: 0 }), seat).military)).toEqual([0, 0]);
    expect([0, 1].map((seat) => pointsOf(at({ pawn: -3 }), seat).military)).toEqual([0, 5]);
  });

  test('DUEL-052: each space of a zone of the opponent’s half takes the token of that zone, if it is still there', () => {
    const fines = [0, 0, 0, 2, 2, 2, 5, 5, 5, 0];
    for (const seat of [0, 1] as const)
      for (let to = -8; to <= 9; to++) {
        const state = at({
          seat,
          pawn: (seat === 0 ? 1 : -1) * (to - 1),
          structure: { 18: 'altar', 19: 'guard-tower' },
        });
        const next = play(state, 'construct 19');
        const fine = fines[Math.max(to, 0)] ?? 0;
        expect([to, next.cities[1 - seat]?.coins]).toEqual([to, 7 - fine]);
        expect(next.military).toEqual(state.military.filter((id) => id !== `seat${1 - seat}-${fine}`));
      }
  });

  test('DUEL-053: a treasury never falls below 0, and Astarte’s coins are never lost', () => {
    const state = withPantheon({
      zero: { coins: 30, wonders: ['appian-way'] },
      one: { coins: 1, astarte: 7, divinities: ['astarte'] },
    });
    expect(play(state, 'construct-wonder 18 appian-way').cities[1]).toMatchObject({ coins: 0, astarte: 7 });
  });
});

describe('science', () => {
  const greens = ['workshop', 'apothecary', 'scriptorium', 'pharmacist'] as const;

  test('DUEL-060: a sixth symbol wins, a second copy takes a token of the board', () => {
    const pair = play(
      at({
        age: 2,
        structure: { 18: 'altar', 19: 'library' },
        board: ['law', 'theology'],
        zero: { cards: ['scriptorium'] },
      }),
      'construct 19',
    );
    expect(legal(pair)).toEqual(['take-progress law', 'take-progress theology']);
    const none = play(
      at({ age: 2, structure: { 18: 'altar', 19: 'library' }, zero: { cards: ['scriptorium'] } }),
      'construct 19',
    );
    expect(none.pending.at(-1)?.kind).toBe('turn');
    const sixth = play(
      at({ age: 3, structure: { 18: 'altar', 19: 'study' }, zero: { coins: 30, cards: [...greens, 'university'] } }),
      'construct 19',
    );
    expect(sixth).toMatchObject({ ending: 'science', winner: 0 });
    const law = play(
      at({
        age: 2,
        structure: { 18: 'altar', 19: 'library' },
        board: ['law'],
        zero: { cards: [...greens, 'university'] },
      }),
      'construct 19',
      'take-progress law',
    );
    expect(law).toMatchObject({ ending: 'science', winner: 0, pending: [] });
  });

  test('DUEL-061: what each progress token gives', () => {
    const taken = (token: string) =>
      play(
        withPantheon({ board: [token as never], pending: [ASK.turn[0], PROGRESS_FROM.board[0]] }),
        `take-progress ${token}`,
      );
    expect(taken('agriculture').cities[0].coins).toBe(13);
    expect(taken('urbanism').cities[0].coins).toBe(13);
    expect(taken('law').cities[0].symbols).not.toBe(0);
    for (const token of ['economy', 'strategy', 'theology', 'engineering'])
      expect(taken(token).cities[0].coins).toBe(7);
    const points = (zero: NonNullable<Scene['zero']>) => pointsOf(withPantheon({ zero }), 0).progress;
    expect(points({ progress: ['agriculture'] })).toBe(4);
    expect(points({ progress: ['philosophy'] })).toBe(7);
    expect(points({ progress: ['mathematics', 'law'] })).toBe(6);
    expect(points({ progress: ['mysticism'], mythologies: ['greek', 'roman'], offerings: [3] })).toBe(6);
  });

  test('DUEL-062: the Great Library shows three tokens of the box, and two go back', () => {
    const state = at({
      zero: { coins: 30, wonders: ['great-library'] },
      board: ['law', 'theology', 'masonry', 'economy', 'strategy'],
    });
    const open = play(state, 'construct-wonder 18 great-library');
    expect(open.drawn).toHaveLength(3);
    expect(new Set([...open.drawn, ...open.board]).size).toBe(8);
    const [first] = legal(open);
    const next = play(open, first ?? '');
    expect(next.drawn).toEqual([]);
    expect(next.cities[0].progress).toHaveLength(1);
    const few = at({
      zero: {
        coins: 30,
        wonders: ['great-library'],
        progress: ['agriculture', 'architecture', 'mathematics', 'philosophy'],
      },
      board: ['law', 'theology', 'masonry', 'economy', 'strategy'],
    });
    expect(legal(play(few, 'construct-wonder 18 great-library'))).toEqual(['take-progress urbanism']);
    // Tokens on Enki are not in the box.
    const enki = withPantheon({ zero: { coins: 30, wonders: ['great-library'] }, enki: ['law', 'theology'] });
    for (let i = 0; i < 20; i++) expect(play(enki, 'construct-wonder 18 great-library').drawn).not.toContain('law');
  });

  test('DUEL-063: the card with the snake still counts for its owner', () => {
    const state = activated('nisaba', { one: { cards: ['workshop'] } }, 'nisaba-card workshop');
    expect(state.cities[1].symbols).toBe(state.cities[0].symbols);
    expect(state.cities[1].cards).toEqual(['workshop']);
    expect(state.pantheon?.snake).toBe('workshop');
  });
});

describe('the end', () => {
  const last = (given: Scene) => play(at({ structure: { 19: 'altar' }, ...given }), 'discard 19');

  test('DUEL-070: the seat with the weaker military decides who begins', () => {
    const state = last({ pawn: 3 });
    expect(state.pending.at(-1)).toMatchObject({ kind: 'start', seat: 1 });
    expect(play(state, 'choose-first-player 0').seat).toBe(0);
    expect(last({ pawn: -1 }).pending.at(-1)).toMatchObject({ kind: 'start', seat: 0 });
  });

  test('DUEL-071: with the pawn in the middle the last active seat chooses who begins, or begins in the first printing', () => {
    expect(last({}).pending.at(-1)).toMatchObject({ kind: 'start', seat: 0 });
    expect(play(last({}), 'choose-first-player 1').pending.at(-1)).toMatchObject({ kind: 'turn', seat: 1 });
    const printed = { ...base, tiedAgeStart: 'last-active-begins' } as const;
    expect(last({ options: printed }).pending.at(-1)).toMatchObject({ kind: 'turn', seat: 0 });
  });

  test('DUEL-072: SOLO picks itself when it is the weaker; E16 of the worked examples', () => {
    const solo = (given: Scene) => last({ options: {}, seat: 1, ...given });
    expect(solo({ pawn: -2 }).pending.at(-1)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(solo({ pawn: 4 }).pending.at(-1)).toMatchObject({ kind: 'start', seat: 1 });
    // After a tie the human decides, or begins unasked in the first printing.
    expect(solo({}).pending.at(-1)).toMatchObject({ kind: 'start', seat: 1 });
    const printed = { tiedAgeStart: 'last-active-begins' } as const;
    expect(solo({ options: printed }).pending.at(-1)).toMatchObject({ kind: 'turn', seat: 1 });
    const script = scene({ structure: { 19: 'altar' } });
    expect(duelSolo.applyMove(script, duelSolo.botMove(script)).seat).toBe(0);
  });

  test('DUEL-073: supremacy ends the game in the middle of an effect', () => {
    const state = play(
      at({ pawn: 8, zero: { coins: 30, wonders: ['circus-maximus'] }, one: { cards: ['press'] } }),
      'construct-wonder 18 circus-maximus',
    );
    expect(state).toMatchObject({ ending: 'military', winner: 0, pending: [] });
    expect(duelSolo.outcome(state)).toMatchObject({ ending: 'military', winners: [0] });
    // The seat that owns the effect wins, not the seat that owned the card.
    const own = play(
      at({ seat: 1, pawn: -8, discard: ['walls'], one: { coins: 30, wonders: ['mausoleum'] } }),
      'construct-wonder 18 mausoleum',
      'build-discarded walls',
    );
    expect(own.winner).toBe(1);
  });

  test('DUEL-074: the scoring sheet', () => {
    const state = withPantheon({
      pawn: 4,
      zero: {
        coins: 8,
        cards: ['altar', 'workshop', 'arena'],
        built: ['pyramids'],
        progress: ['philosophy'],
        divinities: ['aphrodite', 'astarte'],
        astarte: 5,
      },
    });
    expect(pointsOf(state, 0)).toEqual({
      military: 5,
      blue: 3,
      green: 1,
      yellow: 3,
      guilds: 0,
      temples: 0,
      wonders: 9,
      progress: 7,
      divinities: 14,
      coins: 2,
    });
  });

  test('DUEL-075: Grand Temples by number, guilds by the city that has more; E23 of the worked examples', () => {
    const temples = (n: number) =>
      pointsOf(
        withPantheon({
          zero: { cards: (['roman-grand-temple', 'greek-grand-temple', 'egyptian-grand-temple'] as const).slice(0, n) },
        }),
        0,
      ).temples;
    expect([0, 1, 2, 3].map(temples)).toEqual([0, 5, 12, 21]);
    const money = pointsOf(at({ zero: { coins: 8, cards: ['moneylenders-guild'] }, one: { coins: 14 } }), 0);
    expect([money.guilds, money.coins]).toEqual([4, 2]);
    const ships: Scene = {
      age: 3,
      structure: { 18: 'altar', 19: 'shipowners-guild' },
      zero: { coins: 20, cards: ['lumber-yard', 'logging-camp', 'clay-pool', 'glassworks'] },
      one: { cards: ['quarry', 'stone-pit', 'press', 'drying-room', 'glassblower'] },
    };
    const built = play(at(ships), 'construct 19');
    expect(pointsOf(built, 0).guilds).toBe(5);
    expect(built.cities[0].coins).toBe(20 - (4 + 4) + 5);
    const guild = (id: keyof typeof CARDS, one: NonNullable<Scene['zero']>) =>
      pointsOf(at({ zero: { coins: 0, cards: [id] }, one: { coins: 0, ...one } }), 0).guilds;
    expect(guild('builders-guild', { built: ['sphinx', 'piraeus'] })).toBe(4);
    expect(guild('magistrates-guild', { cards: ['altar', 'baths'] })).toBe(2);
    expect(guild('scientists-guild', { cards: ['workshop'] })).toBe(1);
    expect(guild('tacticians-guild', { cards: ['stable', 'walls'] })).toBe(2);
    expect(guild('merchants-guild', { cards: ['tavern'] })).toBe(1);
    const none = play(
      at({ age: 3, structure: { 18: 'altar', 19: 'builders-guild' }, zero: { coins: 30, built: ['sphinx'] } }),
      'construct 19',
    );
    expect(none.cities[0].coins).toBe(30 - 10);
  });

  test('DUEL-076: most points win, then most on blue cards, then the victory is shared', () => {
    const over = (zero: Scene['zero'], one: Scene['zero']) =>
      duelSolo.outcome(
        play(
          at({ age: 3, structure: { 19: 'garrison' }, zero: { coins: 0, ...zero }, one: { coins: 0, ...one } }),
          'discard 19',
        ),
      );
    const [blue, wonder] = [{ cards: ['altar'] }, { built: ['colossus'] }] as const;
    for (const [zero, one, ending, winners] of [
      [blue, {}, 'points', [0]],
      [{}, blue, 'points', [1]],
      [blue, wonder, 'blue-cards', [0]],
      [wonder, blue, 'blue-cards', [1]],
      [blue, { cards: ['theater'] }, 'shared', [0, 1]],
    ] as const)
      expect(over(zero, one)).toMatchObject({ ending, winners });
  });
});

describe('Pantheon', () => {
  test('DUEL-080: a Mythology token shows its seat two divinities: one is placed, the other goes back on top', () => {
    const state = withPantheon({
      age: 1,
      structure: { 13: 'face-down', 19: 'altar', 0: 'baths' },
      tokens: { 13: 'greek' },
    });
    const open = play(state, 'discard 19');
    expect(open.pantheon?.holdings[0].mythologies).toEqual(['greek']);
    // DUEL-044: from now on the Grand Temple of the token is free, and no other.
    expect(cardPrice(open, 0, CARDS['greek-grand-temple'])).toBe(0);
    expect(cardPrice(open, 1, CARDS['greek-grand-temple'])).toBeGreaterThan(0);
    expect(cardPrice(open, 0, CARDS['roman-grand-temple'])).toBeGreaterThan(0);
    expect(open.hidden).not.toBe(0);
    expect(legal(open)).toHaveLength(12);
    const [move] = duelSolo.legalMoves(open);
    const next = move === undefined ? open : duelSolo.applyMove(open, move);
    expect(next.pantheon?.spaces[0]).toMatchObject({ mythology: 'greek', seenBy: [0] });
    const greek = next.pantheon?.decks.filter((place) => place.mythology === 'greek') ?? [];
    expect(greek.map(({ seenBy }) => seenBy)).toEqual([[0], []]);
    expect(duelSolo.view(next, 1).pantheon?.spaces[0]?.id).toBe('hidden');
    if (move === undefined) throw new Error('nothing can be placed');
    expect(duelSolo.viewMove(open, move, 0)).toEqual(move);
    for (const viewer of [1, 'spectator'] as const)
      expect(duelSolo.viewMove(open, move, viewer)).toEqual({ ...move, divinity: null });
    expect(duelSolo.view(next, 0).pantheon?.spaces[0]?.id).toBe(next.pantheon?.spaces[0]?.id);
  });

  test('DUEL-081: a deck of one card places it, an empty one places nothing', () => {
    const one = withPantheon({
      pending: [ASK.turn[0], placing('roman')[0]],
      zero: { divinities: ['mars', 'neptune'] },
      tops: ['minerva'],
    });
    expect(legal(one)[0]).toBe('place-divinity minerva 1');
    expect(play(one, 'place-divinity minerva 2').pantheon?.decks.some(({ mythology }) => mythology === 'roman')).toBe(
      false,
    );
    const none = withPantheon({
      age: 1,
      structure: { 13: 'face-down', 19: 'altar', 0: 'baths' },
      tokens: { 13: 'roman' },
      zero: { divinities: ['mars', 'neptune', 'minerva'] },
    });
    expect(play(none, 'discard 19').pending.at(-1)?.kind).toBe('turn');
  });

  test('DUEL-082: space k costs the seats k + 2 and 9 − k coins', () => {
    for (let space = 1; space <= 6; space++) {
      for (const seat of [0, 1] as const) {
        const state = withPantheon({ seat, spaces: { [space]: 'aphrodite' }, zero: { coins: 20 }, one: { coins: 20 } });
        expect(20 - (play(state, `activate ${space} -`).cities[seat].coins ?? 0)).toBe(
          seat === 0 ? space + 2 : 9 - space,
        );
      }
    }
  });

  test('DUEL-083: the Gate takes the lowest empty space', () => {
    const state = withPantheon({ age: 1, structure: { 19: 'altar' }, spaces: { 1: 'mars', 3: 'ra' } });
    expect(play(state, 'discard 19').pantheon?.spaces.findIndex((place) => place?.id === 'gate')).toBe(1);
  });

  test('DUEL-084: the Gate costs twice, the Sanctuary takes off 2, Offering tokens give no change', () => {
    // E11 of the worked examples.
    const gate = withPantheon({ seat: 1, spaces: { 5: 'gate' }, one: { coins: 8, offerings: [3] } });
    expect(legal(gate).filter((code) => code.startsWith('activate'))).toEqual(['activate 5 -', 'activate 5 3']);
    expect(play(gate, 'activate 5 3').cities[1].coins).toBe(3);
    const shrine = withPantheon({
      spaces: { 1: 'tanit' },
      zero: { coins: 1, built: ['sanctuary'], offerings: [2, 4] },
    });
    expect(play(shrine, 'activate 1 -').cities[0].coins).toBe(12);
    const spent = play(shrine, 'activate 1 2,4');
    expect(spent.cities[0].coins).toBe(13);
    expect(spent.pantheon?.holdings[0].offerings).toEqual([]);
    expect(refused(shrine, 'activate 1 3')?.code).toBe('no-such-token');
    expect(duelSolo.decodeMove('activate 1 4,2')).toBeUndefined();
    expect(refused(withPantheon({ spaces: { 6: 'tanit' } }), 'activate 6 -')?.code).toBe('too-expensive');
  });

  test('DUEL-085: an activated card stays before its seat, even without an effect', () => {
    const state = activated('nisaba');
    expect(state.pantheon?.spaces[0]).toBeNull();
    expect(state.pantheon?.holdings[0].divinities).toEqual(['nisaba']);
    expect(state.seat).toBe(1);
  });

  test('DUEL-086: the Gate shows the top of each deck, and one takes effect free', () => {
    const state = activated('gate', { tops: ['ishtar', 'tanit', 'hades', 'ra', 'mars'], zero: { coins: 6 } });
    expect(legal(state)).toEqual([
      'gate-choose ishtar',
      'gate-choose tanit',
      'gate-choose hades',
      'gate-choose ra',
      'gate-choose mars',
    ]);
    const next = play(state, 'gate-choose tanit');
    expect(next.cities[0].coins).toBe(12);
    expect(next.pantheon?.decks.filter(({ id }) => id === 'mars')).toMatchObject([{ seenBy: [0, 1] }]);
    expect(next.pantheon?.decks).toHaveLength(14);
  });

  test('DUEL-087: the Divine Theater opens a deck, one takes effect, two go back in a secret order', () => {
    const state = withPantheon({
      age: 1,
      structure: { 17: 'baths', 18: 'altar', 19: 'theater' },
      zero: { coins: 30, wonders: ['divine-theater'] },
    });
    const deck = play(state, 'construct-wonder 18 divine-theater');
    expect(legal(deck)).toHaveLength(5);
    const open = play(deck, 'theater-deck phoenician');
    expect([...legal(open)].sort()).toEqual(['theater-choose astarte', 'theater-choose baal', 'theater-choose tanit']);
    const order = play(open, 'theater-choose tanit');
    expect([...legal(order)].sort()).toEqual(['theater-order astarte', 'theater-order baal']);
    const next = play(order, 'theater-order baal');
    const secret = { kind: 'theater-order', divinity: 'baal' } as const;
    expect(duelSolo.viewMove(order, secret, 0)).toEqual(secret);
    expect(duelSolo.viewMove(order, secret, 1)).toEqual({ kind: 'sealed', seat: 0 });
    expect(next.cities[0].coins).toBe(30 - 10 + 12);
    const places = next.pantheon?.decks.filter(({ mythology }) => mythology === 'phoenician') ?? [];
    expect(places.map(({ id }) => id)).toEqual(['baal', 'astarte']);
    expect(duelSolo.view(next, 1).pantheon?.decks.filter(({ id }) => id === 'hidden')).toHaveLength(2);
  });

  test('DUEL-088: a divinity from the Gate or the Theater costs nothing and uses no token', () => {
    const state = activated(
      'gate',
      { tops: ['ishtar', 'tanit'], zero: { coins: 6, offerings: [4] } },
      'gate-choose tanit',
    );
    expect(state.cities[0].coins).toBe(12);
    expect(state.pantheon?.holdings[0].offerings).toEqual([4]);
  });

  test('DUEL-090: Aphrodite, Tanit, Mars and Ishtar', () => {
    expect(pointsOf(activated('aphrodite'), 0).divinities).toBe(9);
    expect(activated('tanit').cities[0].coins).toBe(20 - 3 + 12);
    expect(activated('mars').pawn).toBe(2);
    const law = activated('ishtar', { board: ['theology'] });
    expect(law.cities[0].symbols).not.toBe(0);
    expect(legal(activated('ishtar', { board: ['theology'], zero: { coins: 20, progress: ['law'] } }))).toEqual([
      'take-progress theology',
    ]);
  });

  test('DUEL-091: Astarte brings seven coins of her own', () => {
    const state = activated('astarte');
    expect(state.cities[0]).toMatchObject({ coins: 17, astarte: 7 });
    expect(pointsOf(state, 0).divinities).toBe(7);
  });

  test('DUEL-092: Baal takes a brown or grey card into the city of the seat that uses him', () => {
    const given: Scene = { zero: { coins: 20, cards: ['altar'] }, one: { cards: ['quarry', 'press', 'theater'] } };
    expect(legal(activated('baal', given))).toEqual(['baal-card quarry', 'baal-card press']);
    const state = activated('baal', given, 'baal-card quarry');
    expect(state.cities[0].cards).toEqual(['altar', 'quarry']);
    expect([state.cities[0].stone, state.cities[1].stone]).toEqual([1, 0]);
  });

  test('DUEL-093: a revealed Enki gets two tokens of the box; one is taken, the other goes back', () => {
    const state = activated('gate', { tops: ['enki'] });
    expect(state.pantheon?.enki).toHaveLength(2);
    const offered = activated('gate', { tops: ['enki'] }, 'gate-choose enki');
    expect(legal(offered)).toHaveLength(2);
    const next = play(offered, legal(offered)[0] ?? '');
    expect(next.cities[0].progress).toHaveLength(1);
    expect(next.pantheon?.enki).toEqual([]);
    const back = activated('gate', { tops: ['enki', 'tanit'] }, 'gate-choose tanit');
    expect(back.pantheon?.enki).toEqual([]);
    expect(back.pantheon?.decks.some(({ id }) => id === 'enki')).toBe(true);
    const age = play(withPantheon({ age: 1, structure: { 19: 'altar' }, spaces: { 2: 'enki' } }), 'discard 19');
    expect(age.pantheon?.enki).toHaveLength(2);
    // A seat that looks at Enki does not reveal it.
    const look = withPantheon({ pending: [ASK.turn[0], placing('mesopotamian')[0]], tops: ['enki', 'ishtar'] });
    expect(play(look, 'place-divinity enki 1').pantheon?.enki).toEqual([]);
  });

  test('DUEL-094: Nisaba copies a symbol of a green card', () => {
    const state = activated(
      'nisaba',
      { zero: { coins: 20, cards: ['school'] }, one: { cards: ['apothecary', 'workshop'] }, board: ['law'] },
      'nisaba-card apothecary',
    );
    expect(legal(state)).toEqual(['take-progress law']);
  });

  test('DUEL-095: Hades builds from the discard pile; two wonders discard a card of the opponent', () => {
    const state = activated(
      'hades',
      { discard: ['altar', 'palace'], structure: { 18: 'baths', 19: 'theater' } },
      'build-discarded palace',
    );
    expect(state.cities[0].cards).toEqual(['palace']);
    expect(state.cities[0].coins).toBe(17);
    const zeus = at({
      zero: { coins: 30, wonders: ['statue-of-zeus'] },
      one: { cards: ['quarry', 'press', 'sawmill'] },
    });
    const target = play(zeus, 'construct-wonder 18 statue-of-zeus');
    expect(legal(target)).toEqual(['destroy-card quarry', 'destroy-card sawmill']);
    const next = play(target, 'destroy-card sawmill');
    expect(next.cities[1]).toMatchObject({ cards: ['quarry', 'press'], wood: 0, brown: 1 });
    expect(next.discard).toEqual(['sawmill']);
  });

  test('DUEL-096: Zeus discards any card of the structure, and its token with it', () => {
    const structure = {
      7: 'face-down',
      11: 'altar',
      15: 'face-down',
      16: 'baths',
      18: 'theater',
      19: 'garrison',
    } as const;
    const state = activated('zeus', { structure, tokens: { 7: 2 } });
    expect(legal(state)).toEqual([
      'zeus-card 7',
      'zeus-card 11',
      'zeus-card 15',
      'zeus-card 16',
      'zeus-card 18',
      'zeus-card 19',
    ]);
    const covered = play(state, 'zeus-card 16');
    expect(covered.discard).toEqual(['baths']);
    const hidden = play(state, 'zeus-card 7');
    expect(hidden.discard).toHaveLength(1);
    expect(hidden.structure[7]).toBeNull();
    expect(hidden.pantheon?.tokens[7]).toBeNull();
    expect(hidden.pantheon?.holdings.flatMap(({ offerings }) => offerings)).toEqual([]);
    const myth = activated('zeus', { age: 2, structure, tokens: { 7: 'roman' } }, 'zeus-card 7');
    expect(myth.pending.at(-1)?.kind).not.toBe('place-divinity');
    expect(myth.pantheon?.holdings.flatMap(({ mythologies }) => mythologies)).toEqual([]);
    const { events } = duelSolo.transition(state, { kind: 'zeus-card', slot: 7 });
    expect(events).toContainEqual({ kind: 'token-left', slot: 7, token: 2 });
    expect(eventKinds(state, 'zeus-card 19')).not.toContain('token-left');
    expect(events).toContainEqual({ kind: 'revealed', slot: 7, card: hidden.discard[0] });
    // In the other reading the token goes to the seat.
    const taken = { options: { ...both, zeusToken: 'taken' } } as const;
    const own = activated('zeus', { ...taken, structure, tokens: { 7: 2 } }, 'zeus-card 7');
    expect(own.pantheon?.holdings[0].offerings).toEqual([2]);
    const without = activated('zeus', { ...taken, structure, tokens: { 7: 2 } }, 'zeus-card 19');
    expect(without.pantheon?.holdings[0]).toEqual({ divinities: ['zeus'], mythologies: [], offerings: [] });
    const placing = activated('zeus', { ...taken, age: 2, structure, tokens: { 7: 'roman' } }, 'zeus-card 7');
    expect(placing.pending.at(-1)).toMatchObject({ kind: 'place-divinity', seat: 0 });
  });

  test('DUEL-097: Anubis takes the card from under a wonder of either seat, which may be built again', () => {
    const given: Scene = { zero: { coins: 20, built: ['sphinx'] }, one: { built: ['piraeus', 'pyramids'] } };
    const state = activated('anubis', given);
    expect(legal(state)).toEqual(['anubis-wonder sphinx', 'anubis-wonder piraeus', 'anubis-wonder pyramids']);
    const next = play(state, 'anubis-wonder piraeus');
    expect(next.cities[1]).toMatchObject({ goodChoices: 0, wonders: ['piraeus'] });
    expect(next.discard).toEqual(['guard-tower']);
    const again = activated(
      'anubis',
      { zero: { coins: 60, built: ['appian-way'] }, one: { coins: 10 } },
      'anubis-wonder appian-way',
    );
    expect(again.cities[1].coins).toBe(10);
    const rebuilt = play(play(again, 'discard 19'), 'construct-wonder 18 appian-way');
    expect(rebuilt.cities[1].coins).toBe(10 + 2 - 3);
  });

  test('DUEL-098: Isis builds a wonder free with a discarded card, Ra takes one of the opponent', () => {
    const state = activated('isis', {
      discard: ['baths', 'altar'],
      zero: { coins: 20, wonders: ['pyramids', 'sphinx'] },
      structure: { 18: 'theater', 19: 'garrison' },
    });
    expect(legal(state)).toHaveLength(4);
    for (const code of ['isis-build piraeus altar', 'isis-build sphinx palace', 'isis-build sphinx -'])
      expect([code, refused(state, code)?.code]).toEqual([code, 'not-offered']);
    const next = play(state, 'isis-build sphinx altar');
    expect(next.cities[0].built).toEqual([{ wonder: 'sphinx', card: 'altar' }]);
    expect(next.cities[0].coins).toBe(17);
    expect(next.seat).toBe(0);
    expect(next.discard).toEqual(['baths']);
    const ra = activated('ra', { one: { wonders: ['colossus', 'piraeus'] } }, 'ra-wonder piraeus');
    expect(ra.cities[0].wonders).toEqual(['piraeus']);
    expect(ra.cities[1].wonders).toEqual(['colossus']);
  });

  test('DUEL-099: Minerva stands anywhere but on the pawn; Neptune removes one token, then another with its effect', () => {
    const minerva = activated('minerva', { pawn: 2 });
    expect(legal(minerva)).toHaveLength(18);
    expect(legal(minerva)).not.toContain('minerva-space 2');
    expect(play(minerva, 'minerva-space -9').pantheon?.minerva).toBe(-9);
    const neptune = activated('neptune', {}, 'neptune-remove seat1-5');
    expect(coins(neptune)).toEqual([17, 7]);
    const applied = play(neptune, 'neptune-apply seat0-5');
    expect(coins(applied)).toEqual([17, 2]);
    expect(applied.military).toEqual(['seat0-2', 'seat1-2']);
    const half = activated('neptune', { military: ['seat1-5'] }, 'neptune-remove seat1-5');
    expect(half.pending.at(-1)?.kind).toBe('turn');
    expect(activated('neptune', { military: [] }).pending.at(-1)?.kind).toBe('turn');
  });

  test('DUEL-100: effects without a target are skipped', () => {
    const emptyDecks = { zero: { coins: 30, wonders: ['divine-theater'], divinities: DIVINITIES } } as const;
    for (const divinity of ['baal', 'nisaba', 'hades', 'isis', 'ra', 'anubis', 'enki'])
      expect(activated(divinity).pending.at(-1)).toMatchObject({ kind: 'turn', seat: 1 });
    expect(activated('gate', emptyDecks).pending.at(-1)).toMatchObject({ kind: 'turn', seat: 1 });
    expect(activated('zeus', { age: 3, structure: {} }).ending).toBe('points');
    const theater = play(withPantheon(emptyDecks), 'construct-wonder 18 divine-theater');
    expect(theater.pending.at(-1)).toMatchObject({ kind: 'turn', seat: 1 });
    for (const wonder of ['mausoleum', 'circus-maximus', 'statue-of-zeus'] as const) {
      const state = at({ zero: { coins: 30, wonders: [wonder] } });
      expect(play(state, `construct-wonder 18 ${wonder}`).pending.at(-1)?.kind).toBe('turn');
    }
  });

  test('DUEL-101: The Messe builds a card of the top row free, covered or not', () => {
    const state = withPantheon({
      structure: { 0: 'palace', 6: 'face-down', 11: 'altar', 18: 'baths' },
      zero: { coins: 30, wonders: ['messe'] },
    });
    const open = play(state, 'construct-wonder 18 messe');
    expect(legal(open)).toEqual(['build-top-row 0']);
    const next = play(open, 'build-top-row 0');
    expect(next.cities[0].cards).toEqual(['palace']);
    expect(next.structure[6]).toBe('face-down');
    const none = withPantheon({ structure: { 11: 'altar', 18: 'baths' }, zero: { coins: 30, wonders: ['messe'] } });
    expect(play(none, 'construct-wonder 18 messe').pending.at(-1)?.kind).toBe('turn');
  });

  test('DUEL-101, DUEL-049: any card of the top row, and of no other row, free', () => {
    const state = withPantheon({
      structure: { 0: 'palace', 1: 'pretorium', 2: 'obelisk', 12: 'altar', 18: 'baths', 19: 'theater' },
      zero: { coins: 30, wonders: ['messe'] },
    });
    const open = play(state, 'construct-wonder 18 messe');
    expect(legal(open)).toEqual(['build-top-row 0', 'build-top-row 1', 'build-top-row 2']);
    const next = play(open, 'build-top-row 1');
    expect(next.cities[0]).toMatchObject({ coins: open.cities[0].coins, cards: ['pretorium'] });
    expect(next).toMatchObject({ pawn: 3, structure: expect.arrayContaining(['palace', 'obelisk']) });
  });

  test('DUEL-049: Hades, the Statue of Liberty and Isis take no coins, and Urbanism gives none', () => {
    const rich = { coins: 10, progress: ['urbanism', 'economy'] as const };
    const hades = withPantheon({
      zero: { ...rich, cards: ['altar'] },
      one: { progress: [] },
      discard: ['temple'],
      pending: [ASK.turn[0], DISCARDED.hades[0]],
    });
    expect(play(hades, 'build-discarded temple').cities[0].coins).toBe(10);
    const liberty = withPantheon({
      zero: { ...rich, cards: ['altar'] },
      removed: ['temple', 'forum'],
      outside: 0,
      pending: [ASK.turn[0], ASK['liberty-own'][0]],
    });
    const given = play(liberty, 'liberty-own temple', 'liberty-give forum');
    expect(given.cities.map(({ coins }) => coins)).toEqual([10, 7]);
    const isis = withPantheon({
      zero: { ...rich, wonders: ['pyramids'] },
      discard: ['forum'],
      pending: [ASK.turn[0], ASK.isis[0]],
    });
    expect(play(isis, 'isis-build pyramids forum').cities[0]).toMatchObject({ coins: 10, wonders: [] });
  });

  test('DUEL-062: tokens on the board, in cities and on Enki are not in the box', () => {
    const state = withPantheon({
      options: { mode: 'versus', chance: 'manual' },
      zero: { coins: 30, wonders: ['great-library'], progress: ['agriculture'] },
      one: { progress: ['urbanism'] },
      board: ['law', 'theology', 'masonry', 'economy', 'strategy'],
      enki: ['mysticism', 'engineering'],
    });
    const asked = play(state, 'construct-wonder 18 great-library');
    const first = codesOfChance(asked);
    expect(first).toEqual(['architecture', 'mathematics', 'philosophy', 'poliorcetics']);
    const second = play(asked, 'draw-progress philosophy');
    expect(codesOfChance(second)).toEqual(['architecture', 'mathematics', 'poliorcetics']);
    const third = play(second, 'draw-progress architecture', 'draw-progress mathematics');
    expect(legal(third)).toEqual([
      'take-progress philosophy',
      'take-progress architecture',
      'take-progress mathematics',
    ]);
    const taken = play(third, 'take-progress architecture');
    expect(taken.cities[0].progress).toEqual(['agriculture', 'architecture']);
    // The other two are back in the box for the next draw.
    const again = duelSolo.fast.clone(taken);
    again.pending.push(PROGRESS_FROM.box[1]);
    settle(again);
    expect(codesOfChance(again as State)).toEqual(['mathematics', 'philosophy', 'poliorcetics']);
  });

  test('DUEL-102: the Statue of Liberty builds one removed card and gives another away', () => {
    const state = withPantheon({
      zero: { coins: 30, wonders: ['statue-of-liberty'] },
      removed: ['walls', 'brewery', 'statue'],
      outside: 0,
    });
    const own = play(state, 'construct-wonder 18 statue-of-liberty');
    expect(legal(own)).toEqual(['liberty-own walls', 'liberty-own brewery', 'liberty-own statue']);
    const give = play(own, 'liberty-own statue');
    expect(give.cities[0].cards).toEqual(['statue']);
    expect(legal(give)).toEqual(['liberty-give walls', 'liberty-give brewery']);
    const next = play(give, 'liberty-give brewery');
    expect(next.cities[1]).toMatchObject({ cards: ['brewery'], coins: 13 });
    expect(next.removed).toEqual(['walls']);
    const one = play(
      withPantheon({ zero: { coins: 30, wonders: ['statue-of-liberty'] }, removed: ['walls'], outside: 0 }),
      'construct-wonder 18 statue-of-liberty',
      'liberty-own walls',
    );
    expect(one.pending.at(-1)?.kind).toBe('turn');
    const none = withPantheon({ zero: { coins: 30, wonders: ['statue-of-liberty'] }, outside: 0 });
    expect(play(none, 'construct-wonder 18 statue-of-liberty').pending.at(-1)?.kind).toBe('turn');
    const unseen = play(
      withPantheon({ zero: { coins: 30, wonders: ['statue-of-liberty'] } }),
      'construct-wonder 18 statue-of-liberty',
    );
    expect(unseen.removed).toHaveLength(3);
    expect(unseen.outside).toBe(0);
    // The seat's own card has all its effects, here a pair of symbols, before the seat gives another one away.
    const pair = play(
      withPantheon({
        zero: { coins: 30, wonders: ['statue-of-liberty'], cards: ['scriptorium'] },
        board: ['economy'],
        removed: ['library', 'walls'],
        outside: 0,
      }),
      'construct-wonder 18 statue-of-liberty',
      'liberty-own library',
    );
    expect(legal(pair)).toEqual(['take-progress economy']);
    expect(legal(play(pair, 'take-progress economy'))).toEqual(['liberty-give walls']);
    // DUEL-007: an unseen Grand Temple is not a removed card.
    const third = play(
      withPantheon({
        age: 3,
        options: { ...both, chance: 'manual' },
        zero: { coins: 30, wonders: ['statue-of-liberty'] },
      }),
      'construct-wonder 18 statue-of-liberty',
    );
    expect(legal(third)).toHaveLength(20);
    expect(legal(third).some((code) => code.includes('temple'))).toBe(false);
    expect(refused(third, 'removed-card roman-grand-temple')?.code).toBe('impossible');
  });
});

test('DUEL-180: the plain base game has its own tables', () => {
  const state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'plain' });
  expect(state.pantheon).toBeNull();
  const tokens = new Set<string>();
  for (let i = 0; i < 60; i++)
    for (const id of duelSolo.newGame({ mode: 'versus', pantheon: false, seed: `${i}` }).board) tokens.add(id);
  for (const id of ['mysticism', 'poliorcetics', 'engineering']) expect(tokens.has(id)).toBe(false);
  const third = play(at({ age: 2, structure: { 19: 'altar' } }), 'discard 19');
  expect(third.deck.some((card) => CARDS[card].colour === 'guild')).toBe(true);
  expect(third.deck.some((card) => CARDS[card].colour === 'temple')).toBe(false);
});

test('DUEL-181: the last active seat decides after a tie, as in other programs', () => {
  const state = play(at({ structure: { 19: 'altar' } }), 'discard 19');
  expect(legal(state)).toEqual(['choose-first-player 0', 'choose-first-player 1']);
  expect(play(state, 'choose-first-player 1').pending.at(-1)).toMatchObject({ kind: 'turn', seat: 1 });
});

test('DUEL-182: two players with Pantheon have Grand Temples and no guilds', () => {
  const third = play(withPantheon({ age: 2, structure: { 19: 'altar' } }), 'discard 19');
  expect(third.deck.some((card) => CARDS[card].colour === 'guild')).toBe(false);
  expect(third.deck.some((card) => CARDS[card].colour === 'temple')).toBe(true);
  expect(legal(withPantheon({ seat: 1, spaces: { 6: 'mars' } }))).toContain('activate 6 -');
});
