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
 * @param picturesOf - How many pictures come before the position of a ply: what is turned up one after the other.
 */
export function useWalking(
  ply: Ref<number>,
  plies: Readonly<Ref<number>>,
  motion: Readonly<Ref<boolean>>,
  picturesOf: (ply: number) => number,
) {
  const walking = ref(false);
  /** How many pictures are in sight or still to come before the position of the ply. */
  const left = ref(0);
  let timer = 0;

  function stop() {
    clearTimeout(timer);
    walking.value = false;
  }

  /** Stands at a ply. */
  function stand(at: number) {
    stop();
    left.value = 0;
    ply.value = at;
  }

  /** Shows the last ply. */
  const skip = () => stand(plies.value);

  /** Walks from a ply to the last one; jumps where that is one step, or where motion is not wanted. */
  function walk(from: number) {
    const steps = plies.value - from;
    const still = !motion.value || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || steps > MOST || steps < 1 || (steps === 1 && picturesOf(plies.value) === 0)) {
      skip();
      return;
    }
    const step = () => {
      if (left.value > 0) left.value--;
      else left.value = picturesOf(++ply.value);
      if (left.value > 0 || ply.value < plies.value) timer = window.setTimeout(step, STEP);
      else stop();
    };
    stand(from);
    walking.value = true;
    step();
  }

  onUnmounted(stop);
  return { walking, left, walk, stand, skip };
}
