/**
 * Tiny Game in numbers, for training: its moves as numbers, and the table as an observation.
 *
 * @packageDocumentation
 */
import {
  clockwise,
  counts,
  defineLearn,
  flag,
  type Learn,
  multiHot,
  oneHot,
  type Seen,
  scalar,
} from '@wonders/core/learn';
import { CARDS } from './components/cards.js';
import { TURNS } from './flow.js';
import type { TinyGame } from './game/index.js';
import { rules } from './game/rules.js';
import { CATEGORIES, outcome } from './scoring.js';
import { CHANCES, DECISIONS, ENDINGS, otherSeat, PHASES, type View } from './state/index.js';

type Table = Seen<View>;

const MOST_LEAVES = 8;
const MOST_POINTS = 78;

/**
 * The numbers of moves, and what is observed of a view.
 *
 * @category Learning
 */
export const learn: Learn<TinyGame> = /* @__PURE__ */ defineLearn(rules, {
  kinds: ['take', 'leave'],
  features: [
    oneHot<Table, string>('option mode', ['solo', 'versus'], ({ view }) => view.options.mode),
    scalar('option leaves', MOST_LEAVES, ({ view }) => view.options.leaves),
    oneHot('phase', PHASES, ({ view }) => view.phase),
    oneHot('ending', ENDINGS, ({ view }) => view.ending),
    oneHot('decision', [...DECISIONS, ...CHANCES], ({ view }) => view.pending.at(-1)?.kind),
    scalar('turn', TURNS, ({ view }) => view.turn),
    flag('first seat', ({ seat }) => seat === 0),
    flag('on turn', ({ view, seat }) => view.active === seat),
    oneHot('card', CARDS, ({ view }) => view.card),
    multiHot('pool', CARDS, ({ view }) => view.pool),
    multiHot('own cards', CARDS, ({ view, seat }) => view.cards[seat] ?? []),
    multiHot('cards of the other', CARDS, ({ view, seat }) => view.cards[otherSeat(seat)] ?? []),
    counts('left', ['own', 'other'], MOST_LEAVES, ({ view, seat }) => clockwise(view.left, seat)),
    counts('points', CATEGORIES, MOST_POINTS, ({ view, seat }) =>
      CATEGORIES.map((category) => Math.abs(outcome(view).scores[seat]?.categories[category] ?? 0)),
    ),
  ],
});
