import type { AnyGame, EventOf, Section, StateOf, ViewOf } from '@wonders/core';

/** A game with the words for what happens in it and for what lies on the table. */
export interface Playable {
  readonly game: AnyGame;
  readonly describePosition: (position: ViewOf<AnyGame>) => readonly Section[];
  readonly describeEvent: (position: StateOf<AnyGame>, event: EventOf<AnyGame>) => string;
}

/** What the page offers: a game is loaded only when it is chosen. */
export interface Offer {
  readonly title: string;
  /** Options by what the page calls them. */
  readonly variants: Readonly<Record<string, object>>;
  readonly load: () => Promise<Playable>;
}

/** The games by the names of their packages. */
export const offers: Readonly<Record<string, Offer>> = {
  hal: {
    title: 'Ginkgopolis',
    variants: {
      'against Hal': {},
      'against Hal, expert': { level: 'expert' },
      'against Hal, beside a real table': { chance: 'manual' },
      'three players': { mode: 'versus', players: 3 },
    },
    load: async () => {
      const [{ hal: game }, words] = await Promise.all([import('@wonders/hal'), import('@wonders/hal/words')]);
      return { game, ...words };
    },
  },
  'duel-solo': {
    title: '7 Wonders Duel',
    variants: {
      'with Pantheon, against SOLO': {},
      'with Pantheon, against SOLO, legendary': { level: 'legendary' },
      'with Pantheon, two players': { mode: 'versus' },
      'two players': { mode: 'versus', pantheon: false },
    },
    load: async () => {
      const [{ duelSolo: game }, words] = await Promise.all([
        import('@wonders/duel-solo'),
        import('@wonders/duel-solo/words'),
      ]);
      return { game, ...words };
    },
  },
  'architects-solo': {
    title: '7 Wonders: Architects',
    variants: {
      'against the Opponent': {},
      'against the Opponent, hard': { difficulty: 'hard' },
      'against the Opponent, in three Ages': { structure: 'three-ages' },
      'four players': { mode: 'versus', players: 4 },
    },
    load: async () => {
      const [{ architectsSolo }, { describeMove, ...words }] = await Promise.all([
        import('@wonders/architects-solo'),
        import('@wonders/architects-solo/words'),
      ]);
      return { game: { ...architectsSolo, describeMove }, ...words };
    },
  },
  'century-ai': {
    title: 'Century: Eastern Wonders',
    variants: {
      'against the AI': {},
      'against the AI, on a random map': { map: 'random' },
      'two players': { mode: 'versus' },
    },
    load: async () => {
      const [{ centuryAi: game }, words] = await Promise.all([
        import('@wonders/century-ai'),
        import('@wonders/century-ai/words'),
      ]);
      return { game, ...words };
    },
  },
  'eight-wonders': {
    title: 'Tower of Babel',
    variants: {
      'four players': {},
      'three players, published rules': { players: 3, ruleset: 'published' },
      'five players, against architects': { players: 5, bots: 'architect' },
    },
    load: async () => {
      const [{ eightWonders: game }, words] = await Promise.all([
        import('@wonders/eight-wonders'),
        import('@wonders/eight-wonders/words'),
      ]);
      return { game, ...words };
    },
  },
};
