import { architectsSolo } from '@wonders/architects-solo';
import * as architectsSoloWords from '@wonders/architects-solo/words';
import { centuryAi } from '@wonders/century-ai';
import * as centuryAiWords from '@wonders/century-ai/words';
import type { AnyGame } from '@wonders/core';
import type { AnyWords } from '@wonders/core/words';
import { duelSolo } from '@wonders/duel-solo';
import * as duelSoloWords from '@wonders/duel-solo/words';
import { hal } from '@wonders/hal';
import * as halWords from '@wonders/hal/words';

/** A box on the table: the game, and what its package says of it. */
export interface Box extends Pick<AnyWords, 'describeExplanation' | 'describePosition'> {
  readonly title: string;
  readonly game: AnyGame;
}

/** Written by `npm run docs -- lists`. */
export const BOXES: readonly Box[] = [
  { title: '7 Wonders Duel, against SOLO', game: duelSolo, ...duelSoloWords },
  { title: 'Ginkgopolis, against Hal', game: hal, ...halWords },
  { title: 'Century: Eastern Wonders, against the AI', game: centuryAi, ...centuryAiWords },
  { title: '7 Wonders: Architects, against the Opponent', game: architectsSolo, ...architectsSoloWords },
];
