// What a host of any game may write.
import type { AnyGame } from '../index.js';
import { log, positionOf, type Table } from '../table/index.js';
import type { WordsOf } from './index.js';

/** A page of any game, without a cast. */
export function said<G extends AnyGame>(table: Table<G>, words: WordsOf<G>): readonly string[] {
  const now = positionOf(table, 0);
  const { headline, notices } = words.describeTurn(now);
  const moves = now.moves.map((move) => words.describeMove(now.view, move));
  const [first] = now.moves;
  const ahead = first === undefined ? [] : words.describePreview(now.view, table.game.preview(now.view, first));
  const sheet = now.outcome === null ? [] : words.describeScores(now.outcome, now.view).lines.map(({ name }) => name);
  const told = [...notices, ...ahead].map(({ text, brief, weight }) => (weight === 'rest' ? brief : text));
  return [headline, ...moves, ...told, ...sheet, ...log(table, 0, words).map(({ says }) => says)];
}
