/// <reference lib="dom" />
import { onUnmounted, type Ref, ref } from 'vue';

/** How long a ply stays in sight while the game walks on, in milliseconds. */
const STEP = 450;
/** More plies than this are jumped: they are a game that was played out. */
const MOST = 16;

/**
 * Shows what has happened since the reader's move, ply by ply.
 *
 * @param ply - The ply in sight.
 * @param plies - How many there are.
 * @param motion - Whether the reader wants to see things move.
 */
export function useWalking(ply: Ref<number>, plies: Readonly<Ref<number>>, motion: Readonly<Ref<boolean>>) {
  const walking = ref(false);
  let timer = 0;

  function stop() {
    clearTimeout(timer);
    walking.value = false;
  }

  /** Stands at a ply. */
  function stand(at: number) {
    stop();
    ply.value = at;
  }

  /** Shows the last ply. */
  const skip = () => stand(plies.value);

  /** Walks from a ply to the last one; jumps where that is one step, or where motion is not wanted. */
  function walk(from: number) {
    const steps = plies.value - from;
    const still = !motion.value || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || steps < 2 || steps > MOST) {
      skip();
      return;
    }
    const step = () => {
      ply.value++;
      if (ply.value < plies.value) timer = window.setTimeout(step, STEP);
      else stop();
    };
    stand(from);
    walking.value = true;
    step();
  }

  onUnmounted(stop);
  return { walking, walk, stand, skip };
}
