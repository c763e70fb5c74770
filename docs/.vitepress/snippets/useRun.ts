import { ref, shallowRef } from 'vue';
import { type Heard, type Printed, run } from './running.js';

/** How a run ended. */
export type Ending = Exclude<Heard, Printed> | { readonly kind: 'stopped' };

/** Runs code, one after the other, and keeps what the last run printed. */
export function useRun(emit: (event: 'running', now: boolean) => void) {
  const printed = shallowRef<readonly Printed[]>([]);
  const ending = shallowRef<Ending>();
  const running = ref(false);
  let halt = () => {};

  function mark(now: boolean) {
    running.value = now;
    emit('running', now);
  }

  function start(source: string, limit: number, theme: 'light' | 'dark') {
    printed.value = [];
    ending.value = undefined;
    mark(true);
    halt = run({ source, theme }, limit, (heard) => {
      if (heard.kind === 'printed') printed.value = [...printed.value, heard];
      else {
        ending.value = heard;
        mark(false);
      }
    });
  }

  function stop() {
    halt();
    if (!running.value) return;
    ending.value = { kind: 'stopped' };
    mark(false);
  }

  return { printed, ending, running, start, stop };
}
