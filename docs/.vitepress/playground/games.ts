/// <reference types="vite/client" />
import type { AnyGame, MoveOf, Seat, ViewOf } from '@wonders/core';
import type { BoardOptions } from '@wonders/core/board';
import type { AnyWords } from '@wonders/core/words';
import type { GameManifest } from '../../../.ci/manifest.js';

/** A game with its words and its board. */
export interface Playable extends AnyWords {
  /** The name of its package. */
  readonly name: string;
  readonly game: AnyGame;
  readonly drawBoard: (view: ViewOf<AnyGame>, options?: BoardOptions<MoveOf<AnyGame>>) => string;
  /** The moves to offer first, where many moves differ only in ways that do not matter to a player. */
  readonly foremost?: (view: ViewOf<AnyGame>, seat: Seat) => readonly MoveOf<AnyGame>[];
}

/** What the page offers: a game is loaded only when it is chosen. */
export interface Offer {
  readonly title: string;
  /** Options by their name on the page. With `chance: 'manual'` the page asks what turned up on the reader's table. */
  readonly variants: Readonly<Record<string, object>>;
  readonly load: () => Promise<Playable>;
}

const manifests = import.meta.glob<GameManifest>('../../../packages/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});

function offerOf(name: string, { title, offered, variants, load }: GameManifest): Offer {
  return {
    title,
    variants: Object.fromEntries(Object.entries(offered).map(([called, variant]) => [called, variants[variant] ?? {}])),
    async load() {
      const [game, words, board, foremost] = await Promise.all([
        load.game(),
        load.words(),
        load.board(),
        load.foremost?.(),
      ]);
      return { name, game, ...words, ...board, ...(foremost && { foremost }) };
    },
  };
}

/** The games by the names of their packages. */
export const offers: Readonly<Record<string, Offer>> = Object.fromEntries(
  Object.entries(manifests)
    .sort(([, a], [, b]) => a.place - b.place)
    .map(([file, manifest]) => [file.split('/').at(-2) ?? '', manifest] as const)
    .map(([name, manifest]) => [name, offerOf(name, manifest)]),
);
