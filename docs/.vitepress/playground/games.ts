import type { AnyGame, MoveOf, Seat, ViewOf } from '@wonders/core';
import type { BoardOptions } from '@wonders/core/board';
import type { AnyWords } from '@wonders/core/words';

/** A game with its words and its board. */
export interface Playable extends AnyWords {
  readonly game: AnyGame;
  readonly drawBoard: (view: ViewOf<AnyGame>, options?: BoardOptions<MoveOf<AnyGame>>) => string;
  /** The moves worth offering first, where there are many that differ in nothing a player would mind. */
  readonly foremost?: (view: ViewOf<AnyGame>, seat: Seat) => readonly MoveOf<AnyGame>[];
}

/** What the page offers: a game is loaded only when it is chosen. */
export interface Offer {
  readonly title: string;
  /** Options by what the page calls them. */
  readonly variants: Readonly<Record<string, object>>;
  readonly load: () => Promise<Playable>;
}

/** With the cards of the box: the page asks what turned up. */
const COMPANION = 'on your own table,';

/** The games by the names of their packages. */
export const offers: Readonly<Record<string, Offer>> = {
  'duel-solo': {
    title: '7 Wonders Duel',
    variants: {
      'against SOLO': { level: 'normal' },
      'against SOLO, without its bonuses': {},
      'against SOLO, legendary': { level: 'legendary' },
      'Pantheon, two players': { mode: 'versus' },
      'two players': { mode: 'versus', pantheon: false },
      [`${COMPANION} against SOLO`]: { level: 'normal', chance: 'manual' },
    },
    load: async () => {
      const [{ duelSolo: game }, words, board] = await Promise.all([
        import('@wonders/duel-solo'),
        import('@wonders/duel-solo/words'),
        import('@wonders/duel-solo/board'),
      ]);
      return { game, ...words, ...board };
    },
  },
  hal: {
    title: 'Ginkgopolis',
    variants: {
      'against Hal': {},
      'against Hal, expert': { level: 'expert' },
      'three players': { mode: 'versus', players: 3 },
      [`${COMPANION} against Hal`]: { chance: 'manual' },
    },
    load: async () => {
      const [{ hal: game }, words, board] = await Promise.all([
        import('@wonders/hal'),
        import('@wonders/hal/words'),
        import('@wonders/hal/board'),
      ]);
      return { game, ...words, ...board };
    },
  },
  'century-ai': {
    title: 'Century: Eastern Wonders',
    variants: {
      'against the AI': {},
      'against the AI, on a random map': { map: 'random' },
      'two players': { mode: 'versus' },
      [`${COMPANION} against the AI`]: { chance: 'manual' },
    },
    load: async () => {
      const [{ centuryAi: game }, words, board] = await Promise.all([
        import('@wonders/century-ai'),
        import('@wonders/century-ai/words'),
        import('@wonders/century-ai/board'),
      ]);
      return { game, ...words, ...board };
    },
  },
  'architects-solo': {
    title: '7 Wonders: Architects',
    variants: {
      'against the Opponent, who builds': { opponentBuilds: true },
      'against the Opponent': {},
      'against the Opponent, in three Ages': { structure: 'three-ages' },
      'four players': { mode: 'versus', players: 4 },
      [`${COMPANION} against the Opponent`]: { opponentBuilds: true, chance: 'manual' },
    },
    load: async () => {
      const [{ architectsSolo: game }, words, board] = await Promise.all([
        import('@wonders/architects-solo'),
        import('@wonders/architects-solo/words'),
        import('@wonders/architects-solo/board'),
      ]);
      return { game, ...words, ...board };
    },
  },
  'eight-wonders': {
    title: 'Tower of Babel',
    variants: {
      'four players': {},
      'three players, published rules': { players: 3, ruleset: 'published' },
      'five players, against architects': { players: 5, bots: 'architect' },
      'three players, against masters': { players: 3, bots: 'master' },
      [`${COMPANION} four players`]: { chance: 'manual' },
    },
    load: async () => {
      const [{ canonicalOffers, eightWonders: game }, words, board] = await Promise.all([
        import('@wonders/eight-wonders'),
        import('@wonders/eight-wonders/words'),
        import('@wonders/eight-wonders/board'),
      ]);
      return { game, ...words, ...board, foremost: canonicalOffers };
    },
  },
};
