/** What is learned here: the game for two without Pantheon, where nothing is hidden and random play is a real game. */
import { type Bot, randomBot, searchBot } from '@wonders/core/bots';
import { duelSolo, type Move, type View } from '@wonders/duel-solo';
import { learn } from '@wonders/duel-solo/learn';

export type { Move, View };
export { duelSolo as game, learn };

export type DuelBot = Bot<View, Move>;

/** The options of all games. */
export const OPTIONS = { mode: 'versus', pantheon: false } as const;

/** Knows nothing but the rules: it plays on at random to the end and counts wins. */
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

/** Plays what a bot weighs, each move as often as it was visited: so self-play sees more than one line. */
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
