import type { AnyGame, MoveOf, ViewOf } from '@wonders/core';
import type { BoardOptions } from '@wonders/core/board';
import type { WordsOf } from '@wonders/core/words';

/** What the app asks of a board. */
type Drawing = Pick<BoardOptions<MoveOf<AnyGame>>, 'moves' | 'theme' | 'width'>;

/** What the app needs of a game: the game, its board, and the words for it. */
export interface Playable {
  readonly game: AnyGame;
  readonly board: { drawBoard(view: ViewOf<AnyGame>, options?: Drawing): string };
  readonly words: WordsOf<AnyGame>;
}

type Parts = { readonly [P in keyof Playable]: () => Promise<Playable[P]> };

/** The games by the names of their packages, in parts that are loaded when they are asked for. Written by `npm run docs -- lists`. */
export const GAMES: Readonly<Record<string, Parts>> = {
  'duel-solo': {
    game: async () => (await import('@wonders/duel-solo')).duelSolo,
    board: () => import('@wonders/duel-solo/board'),
    words: () => import('@wonders/duel-solo/words'),
  },
  hal: {
    game: async () => (await import('@wonders/hal')).hal,
    board: () => import('@wonders/hal/board'),
    words: () => import('@wonders/hal/words'),
  },
  'century-ai': {
    game: async () => (await import('@wonders/century-ai')).centuryAi,
    board: () => import('@wonders/century-ai/board'),
    words: () => import('@wonders/century-ai/words'),
  },
  'architects-solo': {
    game: async () => (await import('@wonders/architects-solo')).architectsSolo,
    board: () => import('@wonders/architects-solo/board'),
    words: () => import('@wonders/architects-solo/words'),
  },
  'eight-wonders': {
    game: async () => (await import('@wonders/eight-wonders')).eightWonders,
    board: () => import('@wonders/eight-wonders/board'),
    words: () => import('@wonders/eight-wonders/words'),
  },
};
