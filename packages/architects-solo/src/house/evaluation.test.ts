import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { INDEX } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { Options } from '../options.js';
import type { Draft } from '../state/index.js';
import { edit } from '../table/area.js';
import { evaluate } from './evaluation.js';

type Change = (d: Draft) => void;

/** Adds cards to what a seat has. */
const cards =
  (seat: number, ...kinds: readonly (keyof typeof INDEX)[]): Change =>
  (d) => {
    const area = edit(d, seat);
    for (const kind of kinds) area.cards[INDEX[kind]] = (area.cards[INDEX[kind]] ?? 0) + 1;
  };

const tokens =
  (seat: number, ...ids: readonly TokenId[]): Change =>
  (d) => {
    edit(d, seat).tokens = ids;
  };

const built =
  (seat: number, ...stages: readonly number[]): Change =>
  (d) => {
    edit(d, seat).built = [0, 1, 2, 3, 4].map((stage) => stages.includes(stage));
  };

/** What changes are worth to the player, one after the other. */
function worth(options: Partial<Options>, ...changes: readonly Change[]): readonly number[] {
  const values = changes.map((_, i) =>
    evaluate(
      scene(options, (d) => {
        for (const change of changes.slice(0, i + 1)) change(d);
      }),
      0,
    ),
  );
  const bare = evaluate(scene(options), 0);
  return values.map((value, i) => value - (values[i - 1] ?? bare));
}

/** Nothing is left in the Wonder decks. */
const emptied: Change = (d) => {
  d.pools = d.pools.map((pool, deck) => (deck < 2 ? (pool.map(() => 0) as unknown as typeof pool) : pool));
  d.faceUp = d.faceUp.map(() => null);
};

/** What the last of some changes is worth. */
const last = (options: Partial<Options>, ...changes: readonly Change[]): number =>
  worth(options, ...changes).at(-1) ?? 0;

describe('evaluate, against an Opponent that builds nothing', () => {
  test('a green card promises more where its symbol is there already', () => {
    const [first = 0, same = 0, other = 0] = worth({}, cards(0, 'gear'), cards(0, 'gear'), cards(0, 'tablet'));
    expect(first).toBeGreaterThan(0);
    expect(same).toBeGreaterThan(first + 1);
    expect(other).toBeCloseTo(first);
  });

  test('being ahead in shields counts, and each shield as long as cards are left', () => {
    const further = last({}, cards(0, 'shield-0'), cards(0, 'shield-0'));
    expect(further).toBeGreaterThan(0);
    expect(last({}, cards(0, 'shield-0'))).toBeGreaterThan(further + 1);
    // From behind to a draw, from a draw to the lead: the same twice.
    const [behind = 0, level = 0, ahead = 0] = worth(
      {},
      cards(1, 'shield-0'),
      cards(0, 'shield-0'),
      cards(0, 'shield-0'),
    );
    expect(behind).toBeLessThan(0);
    expect(level).toBeCloseTo(ahead);
    expect(last({}, emptied, cards(0, 'shield-0'), cards(0, 'shield-0'))).toBeCloseTo(0);
  });

  test('tokens that bring cards promise more than others', () => {
    const [plain = 0, extra = 0, architecture = 0, science = 0] = (
      ['engineering', 'crafts', 'architecture', 'science'] as const
    ).map((id) => last({}, tokens(0, id)));
    expect(plain).toBeGreaterThan(0);
    expect(extra).toBeGreaterThan(plain);
    expect(architecture).toBeGreaterThan(plain);
    expect(science).toBeGreaterThan(extra);
    expect(last({}, emptied, tokens(0, 'science'))).toBeCloseTo(last({}, emptied, tokens(0, 'engineering')));
    // A second token is worth as much as the first.
    expect(last({}, tokens(0, 'engineering'), tokens(0, 'engineering', 'engineering'))).toBeCloseTo(plain);
  });

  test('a token promises more while more tokens are left', () => {
    const fewer: Change = (d) => {
      d.tokenStack = d.tokenStack.slice(5);
    };
    const taken: Change = (d) => {
      d.tokenSlots = [null, ...d.tokenSlots.slice(1)];
    };
    const plain = last({}, tokens(0, 'engineering'));
    expect(last({}, fewer, tokens(0, 'engineering'))).toBeLessThan(plain);
    expect(plain - last({}, taken, tokens(0, 'engineering'))).toBeCloseTo(
      (plain - last({}, fewer, tokens(0, 'engineering'))) / 5,
    );
  });

  test('what the Opponent has is feared: green cards, shields, tokens that bring cards', () => {
    for (const change of [cards(1, 'gear'), cards(1, 'shield-0'), tokens(1, 'crafts')])
      expect(last({}, change)).toBeLessThan(0);
    expect(last({}, tokens(1, 'engineering'))).toBe(0);
    expect(last({}, cards(1, 'gear'), cards(1, 'gear'))).toBeCloseTo(last({}, cards(1, 'gear')));
  });

  test('a stage brings the end nearer, and so do resources in the Wonder decks', () => {
    expect(last({}, built(0, 0))).toBeLessThan(last({ opponentBuilds: true }, built(0, 0)));
    expect(last({}, built(0, 0, 1)) - last({}, built(0, 0))).toBeLessThan(
      last({ opponentBuilds: true }, built(0, 0, 1)) - last({ opponentBuilds: true }, built(0, 0)),
    );
    const exchanged =
      (from: keyof typeof INDEX, to: keyof typeof INDEX): Change =>
      (d) => {
        d.pools = d.pools.map((pool, deck) => {
          const counts: number[] = [...pool];
          if (deck === 0) {
            counts[INDEX[from]] = (counts[INDEX[from]] ?? 0) - 1;
            counts[INDEX[to]] = (counts[INDEX[to]] ?? 0) + 1;
          }
          return counts as unknown as typeof pool;
        });
      };
    expect(last({}, exchanged('blue-3', 'coin'))).toBeLessThan(0);
    expect(last({}, exchanged('wood', 'coin'))).toBeCloseTo(0);
    expect(last({}, exchanged('blue-3', 'gear'))).toBeCloseTo(0);
  });

  test('the turn is worth something, and the Cat counts for one seat what it counts against the other', () => {
    const turn: Change = (d) => {
      d.seat = 1;
    };
    expect(last({}, turn)).toBeLessThan(0);
    const [mine = 0, its = 0] = [0, 1].map((seat) =>
      last({}, (d) => {
        d.cat = seat;
      }),
    );
    expect(mine).not.toBe(0);
    expect(mine).toBeCloseTo(-its);
  });
});

describe.each([{ opponentBuilds: true }, { structure: 'three-ages' }, { mode: 'versus', players: 2 }] as const)(
  'evaluate, %j',
  (options) => {
    test('tokens, shields, yellow cards and symbols promise points', () => {
      for (const change of [tokens(0, 'engineering'), cards(0, 'shield-0'), cards(0, 'coin'), cards(0, 'gear')])
        expect(last(options, change)).toBeGreaterThan(0);
      for (const kind of ['shield-0', 'coin'] as const)
        expect(last(options, cards(0, kind), cards(0, kind))).toBeGreaterThan(0);
      // Only the first card of a symbol is a new symbol; in three Ages two cards score 4 points, one scores 1.
      expect(last(options, cards(0, 'gear'), cards(0, 'gear'))).toBeCloseTo('structure' in options ? 3 : 0);
      expect(last(options, cards(0, 'gear'), cards(0, 'tablet'))).toBeCloseTo(last(options, cards(0, 'gear')));
    });

    test('what is worth something to one seat is feared by the other', () => {
      for (const change of [tokens(1, 'engineering'), cards(1, 'shield-0'), cards(1, 'gear')])
        expect(last(options, change)).toBeLessThan(0);
    });

    test('resources for a stage promise some of its points, less the further they are from enough', () => {
      const [first = 0, second = 0] = worth(options, cards(0, 'wood'), cards(0, 'clay'));
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThan(3);
      expect(second).toBeGreaterThan(0);
    });
  },
);
