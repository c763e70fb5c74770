import { architectsSolo } from '@wonders/architects-solo';
import * as architectsSoloInEnglish from '@wonders/architects-solo/words';
import { centuryAi } from '@wonders/century-ai';
import * as centuryAiInEnglish from '@wonders/century-ai/words';
import type { AnyGame } from '@wonders/core';
import type { AnyWords } from '@wonders/core/words';
import { duelSolo } from '@wonders/duel-solo';
import * as duelSoloInEnglish from '@wonders/duel-solo/words';
import * as duelSoloInItaliano from '@wonders/duel-solo/words/it';
import { eightWonders } from '@wonders/eight-wonders';
import * as eightWondersInEnglish from '@wonders/eight-wonders/words';
import { hal } from '@wonders/hal';
import * as halInEnglish from '@wonders/hal/words';

/** A box on the table: the game, its words in each language, and what is asked before it begins. */
export interface Box {
  readonly title: string;
  readonly game: AnyGame;
  readonly languages: Readonly<Record<string, AnyWords>>;
  /** The options that are asked for, each with the values to choose from, the default first. */
  readonly asked: Readonly<Record<string, readonly unknown[]>>;
}

/** Written by `npm run docs -- lists`. */
export const BOXES: readonly Box[] = [
  {
    title: '7 Wonders Duel, against SOLO',
    game: duelSolo,
    languages: { English: duelSoloInEnglish, Italiano: duelSoloInItaliano },
    asked: {
      level: ['base', 'easy', 'normal', 'medium', 'demanding', 'hard', 'extreme', 'legendary'],
      promos: [[], ['messe'], ['statue-of-liberty'], ['messe', 'statue-of-liberty']],
    },
  },
  {
    title: 'Ginkgopolis, against Hal',
    game: hal,
    languages: { English: halInEnglish },
    asked: { level: ['normal', 'expert'] },
  },
  {
    title: 'Century: Eastern Wonders, against the AI',
    game: centuryAi,
    languages: { English: centuryAiInEnglish },
    asked: { aiTradeGain: ['printed', 'matched', 'once'] },
  },
  {
    title: '7 Wonders: Architects, against the Opponent',
    game: architectsSolo,
    languages: { English: architectsSoloInEnglish },
    asked: { structure: ['architects', 'three-ages'], difficulty: ['normal', 'easy', 'hard'] },
  },
  {
    title: 'Tower of Babel, among bots',
    game: eightWonders,
    languages: { English: eightWondersInEnglish },
    asked: { players: [4, 3, 5], bots: ['builder', 'architect', 'master'] },
  },
];
