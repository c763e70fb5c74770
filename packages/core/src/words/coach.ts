import { deepFreeze } from '../schema/freeze.js';
import { count, listed } from './phrases.js';

/**
 * A loss of the chance to win, from 0 to 1, with its interval, and the points that went with it.
 *
 * @category Words
 */
export interface ToldLoss {
  /** The mean of what the search has tried. */
  readonly value: number;
  /** The lower end of the 95 % interval. */
  readonly low: number;
  /** The upper end of the 95 % interval. */
  readonly high: number;
  /** What the move cost of the lead, in points. */
  readonly points: number;
}

/**
 * The sentences of `@wonders/core/coach` in one language. Chances are numbers from 0 to 1; moves are numbered from 1.
 *
 * @category Words
 */
export interface CoachWords {
  /** What kinds of moves there were; the best ones first. */
  readonly counts: (counts: Readonly<Record<'best' | 'fine' | 'slip' | 'blunder', number>>) => string;
  /** A move that decided more than any other, with the chance to win before and after. */
  readonly decidedBy: (number: number, move: string, from: number, to: number) => string;
  /** What others and chance did after a move decided more than any other; 0: before the first one. */
  readonly decidedAfter: (number: number, from: number, to: number) => string;
  /** Nothing stands out. */
  readonly undecided: string;
  /** A slip or a blunder. */
  readonly mistake: (number: number, kind: 'slip' | 'blunder', move: string, better: string, loss: ToldLoss) => string;
  /** No move was a slip or a blunder: none is clearly worse than another by so much of the chance to win. */
  readonly clean: (least: number) => string;
  /** A move to which the search prefers another, although it cannot call it a mistake. */
  readonly closeCall: (number: number, move: string, other: string, loss: ToldLoss) => string;
  /** The first hint: where to look, of at least one place. */
  readonly lookAt: (places: readonly string[]) => string;
  /** The first hint where no place is named: how many of the legal moves to compare. */
  readonly weigh: (moves: number, legal: number) => string;
  /** The second hint: a few moves, the best one among them. */
  readonly among: (moves: readonly string[]) => string;
  /** The third hint: the move, and the chance to win with it. */
  readonly advice: (move: string, chance: number) => string;
  /** It wins whatever the others do. */
  readonly wins: (move: string) => string;
  /** The house bot's own move is another one, and by how much it is worse. */
  readonly against: (move: string, loss: ToldLoss) => string;
  /** Nothing tells the house bot's move from the one that the search prefers. */
  readonly level: (move: string) => string;
  /** What is asked of the solver of a puzzle, by its kind. */
  readonly task: Readonly<Record<'win' | 'save' | 'gain', string>>;
  /** Why a puzzle has this solution only. */
  readonly why: {
    /** It alone forces the win; the number of other moves. */
    readonly win: (move: string, others: number) => string;
    /** It alone does not lose by force; the number of other moves. */
    readonly save: (move: string, others: number) => string;
    /** How many points less the next best move brings on average. */
    readonly gain: (move: string, next: string, points: number) => string;
  };
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
/** What is lost is no 0 %: the sentence is about a loss. */
const lossOf = (value: number): string => (value < 0.005 ? 'less than 1 %' : percent(value));
const points = (n: number): string => count(Math.round(n * 10) / 10, 'point');
const range = ({ value, low, high }: ToldLoss): string =>
  `${lossOf(value)} of the chance to win (${percent(Math.max(0, low))} to ${percent(high)})`;

/**
 * The sentences of the coach, in English.
 *
 * @example
 * ```ts
 * import { coachEnglish } from '@wonders/core/words';
 * console.log(coachEnglish.counts({ best: 9, fine: 3, slip: 0, blunder: 1 })); // 9 best moves, 3 fine moves and 1 blunder.
 * ```
 * @category Words
 */
export const coachEnglish: CoachWords = /* @__PURE__ */ deepFreeze({
  counts({ best, fine, slip, blunder }) {
    const named = [count(best, 'best move'), count(fine, 'fine move'), count(slip, 'slip'), count(blunder, 'blunder')];
    return `${listed(named.filter((each) => !each.startsWith('0 '))) || 'No moves'}.`;
  },
  decidedBy: (number, move, from, to) =>
    `Move ${number} decided most: ${move}. The chance to win went from ${percent(from)} to ${percent(to)}.`,
  decidedAfter: (number, from, to) =>
    `${number === 0 ? 'What came before the first move' : `What followed move ${number}`} decided most: the chance to win went from ${percent(from)} to ${percent(to)}.`,
  undecided: 'No single moment decided the game.',
  mistake: (number, kind, move, better, loss) =>
    `Move ${number}, a ${kind}: ${move}. Better: ${better}. It cost ${range(loss)}, and ${points(loss.points)}.`,
  clean: (least) => `No move was a mistake: none clearly cost ${percent(least)} of the chance to win.`,
  closeCall: (number, move, other, loss) =>
    `Move ${number}, a close call: ${move}. The search leans to another: ${other}. The difference is ${range(loss)}.`,
  lookAt: (places) => `Look at ${listed(places, 'or')}.`,
  weigh: (moves, legal) =>
    legal === 1
      ? 'Only one move is legal.'
      : `${count(moves, 'move')} of ${legal} ${moves === 1 ? 'deserves' : 'deserve'} a closer look.`,
  among: (moves) => (moves.length === 1 ? `This one: ${moves[0]}.` : `One of these: ${moves.join('; ')}.`),
  advice: (move, chance) => `${move}. With it the chance to win is ${percent(chance)}.`,
  wins: (move) => `${move}. It wins whatever the others do.`,
  against: (move, loss) =>
    `The house bot would choose otherwise: ${move}. The search finds that this costs ${range(loss)}.`,
  level: (move) => `The search would also consider: ${move}. It finds no clear difference.`,
  task: {
    win: 'One move forces the win. Find it.',
    save: 'One move avoids a forced loss. Find it.',
    gain: 'One move is clearly the best. Find it.',
  },
  why: {
    win: (move, others) =>
      `${move}. This wins against every answer; ${others === 1 ? 'the other move does not' : `none of the ${others} other moves does`}.`,
    save: (move, others) =>
      `${move}. After ${others === 1 ? 'the other move' : `each of the ${others} other moves`} the game is lost by force.`,
    gain: (move, next, lost) => `${move}. The next best, ${next}, brings ${points(lost)} less on average.`,
  },
});
