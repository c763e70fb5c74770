import { computed, type ShallowRef, shallowRef } from 'vue';
import { painted, pause } from './playing-out.js';
import type { Session } from './session.js';

/**
 * How a game goes on: what was chosen is painted first, and then its answers come, each step in a task of its own.
 *
 * @param tried - Runs a step that may fail.
 * @param go - Shows what the game has become.
 */
export function useSealing(
  session: Readonly<ShallowRef<Session | undefined>>,
  tried: (what: () => Promise<void>) => Promise<void>,
  go: (next: Session) => void,
) {
  /** The game in which a move has been made whose answers are still to come. */
  const sealed = shallowRef<Session>();
  const busy = computed(() => sealed.value !== undefined && sealed.value === session.value);

  /** Continues with the next session, or shows why the rules refuse it. Until it comes, nothing else is played. */
  async function become(next: (now: Session) => Session | Promise<Session>) {
    const now = session.value;
    if (now === undefined || busy.value) return;
    sealed.value = now;
    await tried(async () => {
      await painted();
      const then = await next(now);
      await pause();
      if (session.value === now) go(then);
    });
    if (sealed.value === now) sealed.value = undefined;
  }

  return { busy, become };
}
