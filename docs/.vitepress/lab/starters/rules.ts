import type { BotMaker } from '@wonders/core/bots';

/** The kinds of moves it likes, the best first. Those of other games do no harm. */
const LIKED = ['construct-wonder', 'wonder', 'construct', 'build', 'claim', 'acquire', 'exploit'];

/** A list of likes, and else the first move. */
export const mine: BotMaker =
  () =>
  ({ legal }) => {
    const liked = LIKED.map((kind) => legal.find((move) => move.kind === kind)).find((move) => move !== undefined);
    return { move: liked ?? (legal[0] as (typeof legal)[0]), candidates: [] };
  };
