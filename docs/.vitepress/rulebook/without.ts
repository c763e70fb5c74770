/// <reference types="vite/client" />
import type { AnyGame, MoveOf } from '@wonders/core';
import type { BoardOptions } from '@wonders/core/board';
import { positionOf } from '../../rules/scenes/scene.js';
import type { Effect, Matter } from '../../rules/without/difference.js';
import type { Playable } from '../playground/games.js';
import { sceneCaptionsIn } from './captions.js';
import { address, sideOf } from './show.js';

const files = import.meta.glob<{ readonly default: Readonly<Record<string, Matter>> }>('../../rules/without/*.json');

/** A position in which a rule matters, as the page shows it. */
export interface Without {
  readonly picture: string;
  readonly says: string;
  readonly sides: readonly { readonly caption: string; readonly lines: readonly string[] }[];
  /** How often the rule mattered, as a sentence. */
  readonly often: string;
  /** In how many games it first did in each fifth, with a caption. */
  readonly fifths: readonly { readonly count: number; readonly share: number; readonly says: string }[];
  readonly play: string | undefined;
}

/** What would be without a rule, where a change of it can be played. */
export async function withoutOf(
  playable: Playable,
  rule: string,
  look: Pick<BoardOptions<MoveOf<AnyGame>>, 'theme' | 'width'>,
  language: string,
): Promise<Without | undefined> {
  const { game, drawBoard, describeMove, name } = playable;
  const matter = (await files[`../../rules/without/${name}.json`]?.())?.default[rule];
  if (matter === undefined) return undefined;
  const say = sceneCaptionsIn(language);
  const { at, move, fifths, mattered, games } = matter;
  const state = positionOf(game, at);
  const seat = sideOf(game, state);
  const linesOf = (sides: Readonly<Record<string, Effect>>): readonly string[] => {
    const { refused, lines } = sides[language] ?? sides['English'] ?? { lines: [] };
    if (refused !== undefined) return [say.refused(refused)];
    return lines.length === 0 ? [say.nothing] : lines;
  };
  const most = Math.max(...fifths);
  return {
    picture: drawBoard(game.view(state, seat), { ...look, language: playable.language, seat }),
    says: move === undefined ? '' : say.tried(describeMove(state, game.decodeMove(move))),
    sides: [
      { caption: say.withIt, lines: linesOf(matter.with) },
      { caption: say.without, lines: linesOf(matter.without) },
    ],
    often: say.often(mattered, games),
    fifths: fifths.map((count, i) => ({ count, share: count / most, says: say.fifth(i, count) })),
    play: await address(game, at),
  };
}
