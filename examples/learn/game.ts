/** The game to learn: Duel for two without Pantheon, where nothing is hidden and even random play makes a real game. */
import { type Bot, randomBot, searchBot } from '@wonders/core/bots';
import { duelSolo, type Move, type View } from '@wonders/duel-solo';
import { learn } from '@wonders/duel-solo/learn';

export type { Move, View };
export { duelSolo as game, learn };

export type DuelBot = Bot<View, Move>;

/** The options of all games. */
export const OPTIONS = { mode: 'versus', pantheon: false } as const;

/** A search that knows only the rules: it plays on at random to the end and counts wins. */
export const beginner = (iterations: number): DuelBot =>
  searchBot(duelSolo, {
    iterations,
    early: false,
    victory: 1,
    prior: 'none',
    playout: 'random',
    depth: Number.POSITIVE_INFINITY,
    evaluate: () => 0,
    others: 'tree',
  });

/** Draws a move in proportion to its visits, so that self-play sees more than one line. */
export const exploring =
  (bot: DuelBot): DuelBot =>
  (turn) => {
    const choice = bot(turn);
    const visits = choice.candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
    let left = turn.random() * visits;
    const drawn = choice.candidates.find((candidate) => {
      left -= candidate.visits;
      return left < 0;
    });
    return { ...choice, move: drawn?.move ?? choice.move };
  };

export const random: DuelBot = randomBot();
