import { after, asked, houseMove, type Session, sit } from './session.js';

/** How long the page works at a time, in milliseconds: a slow phone takes four times as long as the machine of an author. */
const SLICE = 20;

/** Lets the browser answer its reader. */
export const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Longer than a picture takes to come, in milliseconds: a page that nobody sees paints none. */
const UNSEEN = 150;

/** Waits until what has just been chosen is painted. */
export const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN);
  });

/**
 * The house bot plays a game to its end, a slice at a time.
 *
 * @param wanted - Asked between slices: where it says no, the game stays unfinished.
 * @param each - Hears of the game after each slice.
 */
export async function playedOut(
  session: Session,
  wanted: () => boolean,
  each: (now: Session) => void = () => {},
): Promise<Session | undefined> {
  let now = session;
  while (asked(now) !== undefined) {
    // What came before is a task of its own, as what comes after.
    await pause();
    if (!wanted()) return undefined;
    const until = performance.now() + SLICE;
    while (asked(now) !== undefined && performance.now() < until) now = after(now, houseMove(now));
    await pause();
    if (!wanted()) return undefined;
    each(now);
  }
  await pause();
  return now;
}

/** How the house bot ends with the same deal in the reader's place, in the words of the game; empty where nobody waits for it. */
export async function par({ playable, table }: Session, wanted: () => boolean = () => true): Promise<string> {
  const end = await playedOut(sit(playable, table.options), wanted);
  return end === undefined
    ? ''
    : playable.describeOutcome(playable.game.view(end.table.played.at(-1)?.state ?? end.table.opening, end.me));
}
