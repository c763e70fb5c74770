import type { Rules } from './define-rules.js';
import type { WordsDefinition } from './definition.js';
import type { GameWords } from './game.js';
import type { BaseMove, SealedMove } from './notation.js';
import { type BaseDraft, type BaseState, type BaseView, CHANCE } from './position.js';
import { type CoreRefusal, describeCoreRefusal, type GameRefusal, isCoreRefusal } from './refusal.js';

/**
 * Makes the part of a game that speaks: moves and refusals as sentences. Where it is used, errors carry its sentences, too.
 *
 * @param rules - What {@link defineRules} has made.
 * @category Writing a game
 */
export function defineWords<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends { readonly kind: string },
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
>(rules: Rules<S, D, M, E, V, O, R>, definition: WordsDefinition<S, M, V, R>): GameWords<S, M, V, R> {
  const isSealed = (move: M | SealedMove): move is SealedMove => move.kind === 'sealed';

  function describeMove(position: S | V, move: M | SealedMove): string {
    const { viewer } = position;
    const shown = isSealed(move) || viewer === null ? move : rules.viewMove(position, move, viewer);
    if (!isSealed(shown)) return definition.describeMove(position, shown);
    if (shown.seat === CHANCE) return 'Something turns up that not everybody sees';
    const name = rules.seats(position)[shown.seat]?.name;
    return name === 'You' ? 'You have chosen in secret' : `${name} has chosen in secret`;
  }

  function describeRefusal(refusal: CoreRefusal | R, position?: S | V): string {
    if (isCoreRefusal(refusal))
      return describeCoreRefusal(refusal, position === undefined ? [] : rules.seats(position));
    return `${definition.describeRefusal(refusal, position)} (${refusal.rule})`;
  }

  rules.inside.refusal = describeRefusal as never;
  return { describeMove, describeRefusal };
}
