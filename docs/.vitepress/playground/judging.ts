import { onUnmounted, type Ref, ref, type ShallowRef, shallowRef } from 'vue';
import type { Homework, Review } from './reviewer.js';
import { type Session, saved } from './session.js';

/** The coach's review of the game on the table: the reader's chances before each decision, and what cost most. */
export function useJudging(session: Readonly<ShallowRef<Session | undefined>>, language: Readonly<Ref<string>>) {
  const review = shallowRef<Review>();
  /** The part of the game that is judged; `undefined` while nothing is. */
  const judging = ref<number>();
  let worker: Worker | undefined;

  function stopJudging() {
    worker?.terminate();
    worker = undefined;
    judging.value = undefined;
  }

  /** Asks the coach about every decision of the reader, in a worker of its own. */
  function judge() {
    const now = session.value;
    if (now === undefined) return;
    dropReview();
    judging.value = 0;
    worker = new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Review>) => {
      review.value = data;
      judging.value = data.part;
      if (data.part === 1) stopJudging();
    };
    worker.onerror = stopJudging;
    const { name } = now.playable;
    const save = JSON.stringify(saved(now));
    worker.postMessage({ game: name, language: language.value, save, seat: now.me } satisfies Homework);
  }

  /** Another position makes a review out of date. */
  function dropReview() {
    stopJudging();
    review.value = undefined;
  }

  onUnmounted(stopJudging);
  return { review, judging, judge, stopJudging, dropReview };
}
