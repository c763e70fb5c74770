import type { AnyGame, EventOf, StateOf } from '@wonders/core';

/** A game with the words for what happens in it. */
export interface Playable {
  readonly game: AnyGame;
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
      const [{ hal: game }, { describeEvent }] = await Promise.all([
        import('@wonders/hal'),
        import('@wonders/hal/narration'),
      ]);
      return { game, describeEvent };
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
      const [{ duelSolo: game }, { describeEvent }] = await Promise.all([
        import('@wonders/duel-solo'),
        import('@wonders/duel-solo/narration'),
      ]);
      return { game, describeEvent };
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
      const [{ architectsSolo: game }, { describeEvent }] = await Promise.all([
        import('@wonders/architects-solo'),
        import('@wonders/architects-solo/narration'),
      ]);
      return { game, describeEvent };
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
      const [{ centuryAi: game }, { describeEvent }] = await Promise.all([
        import('@wonders/century-ai'),
        import('@wonders/century-ai/narration'),
      ]);
      return { game, describeEvent };
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
      const [{ eightWonders: game }, { describeEvent }] = await Promise.all([
        import('@wonders/eight-wonders'),
        import('@wonders/eight-wonders/narration'),
      ]);
      return { game, describeEvent };
    },
  },
};
