import { onUnmounted, ref, type ShallowRef, shallowRef } from 'vue';
import { type Session, seen } from './session.js';
import { think } from './thinking.js';

/** The search's judgement of a whole game: the reader's chances before each decision. */
export function useJudging(session: Readonly<ShallowRef<Session | undefined>>) {
  const graph = shallowRef<readonly { readonly ply: number; readonly worth: number }[]>([]);
  /** The part of the game that is judged; `undefined` while nothing is. */
  const judging = ref<number>();
  let cease = () => {};

  /** Asks the search about every decision of the reader, one after the other. */
  function judge() {
    const now = session.value;
    if (now === undefined) return;
    const own = now.table.played.flatMap(({ seat }, i) => (seat === now.me ? [i] : []));
    graph.value = [];
    const next = (i: number) => {
      const number = own[i];
      judging.value = number === undefined ? undefined : i / own.length;
      if (number === undefined) return;
      const question = { game: now.playable.name, view: seen(now, number), seat: now.me, iterations: 120 };
      cease = think(question, (found) => {
        if (!found.done) return;
        if (found.worth !== null) graph.value = [...graph.value, { ply: number, worth: found.worth }];
        next(i + 1);
      });
    };
    cease();
    next(0);
  }

  function stopJudging() {
    cease();
    judging.value = undefined;
  }

  onUnmounted(() => cease());
  return { graph, judging, judge, stopJudging };
}
