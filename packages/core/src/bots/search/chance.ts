import type { AnyGame, MoveOf } from '../../contract/game.js';
import { CHANCE } from '../../contract/position.js';

/** How often chance took this outcome, and the outcomes that followed. */
export interface Falls {
  count: number;
  readonly after: Map<string, Falls>;
}

export const noFalls = (): Falls => ({ count: 0, after: new Map() });

interface Outcome {
  readonly move: MoveOf<AnyGame>;
  readonly weight: number;
}

/** The outcome that is furthest behind its share of the tries. */
function overdue(game: AnyGame, outcomes: readonly Outcome[], falls: Falls): Outcome {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let [best, most] = [outcomes[0] as Outcome, Number.NEGATIVE_INFINITY];
  for (const each of outcomes) {
    const seen = falls.after.get(game.encodeMove(each.move))?.count ?? 0;
    const behind = (each.weight / total) * (falls.count + 1) - seen;
    if (each.weight > 0 && behind > most) [best, most] = [each, behind];
  }
  return best;
}

/**
 * Resolves chance after a move of the root: not at random, but each outcome as often as it is likely. Distinguishes the outcomes.
 * Where there are more than `most`, it draws, and does not distinguish them.
 *
 * @param draft - A draft without a generator, so that chance is a decision.
 * @returns The outcomes as text: equal texts lead to one node.
 */
export function letFall(
  game: AnyGame,
  draft: ReturnType<AnyGame['fast']['clone']>,
  falls: Falls,
  most: number,
  random: () => number,
): string {
  const codes: string[] = [];
  let at: Falls | undefined = falls;
  while (game.activeSeats(draft)[0] === CHANCE) {
    const outcomes: readonly Outcome[] = at === undefined ? [] : game.chances(draft);
    if (at === undefined || outcomes.length > most) {
      at = undefined;
      game.fast.play(draft, game.fast.randomMove(draft, random));
      continue;
    }
    const { move } = overdue(game, outcomes, at);
    const code: string = game.encodeMove(move);
    const next: Falls = at.after.get(code) ?? noFalls();
    at.after.set(code, next);
    at.count++;
    at = next;
    codes.push(code);
    game.fast.play(draft, move);
  }
  if (at !== undefined) at.count++;
  return codes.join('|');
}
