import { computed, type Ref, ref, type ShallowRef, shallowRef } from 'vue';
import { tongue } from '../theme/tongue.js';
import { type Changed, changeOf, turnBefore } from './changing.js';
import { advice, type Reasons, reasons, type Session, seen } from './session.js';
import type { Thought } from './thinker.js';
import { think } from './thinking.js';

/**
 * Why a move was made, or should be.
 *
 * @param plies - How many moves were made.
 * @param stand - Shows the position after a move.
 * @param skip - Shows the last position.
 */
export function useReasoning(
  session: Readonly<ShallowRef<Session | undefined>>,
  plies: Readonly<Ref<number>>,
  stand: (ply: number) => void,
  skip: () => void,
) {
  const why = shallowRef<Reasons>();
  const thought = shallowRef<Thought>();
  /** The move that a hint advises. */
  const advised = ref<string>();
  /** The rung of the ladder in sight. */
  const rung = ref(0);
  /** What would change the move that is explained, once it is asked. */
  const changed = shallowRef<Changed>();
  /** Asks that; `undefined` where no move of the reader came before. */
  const askChange = shallowRef<() => Promise<void>>();
  let cease = () => {};

  /** Drops all thoughts. The worker answers one question at a time. */
  function drop() {
    cease();
    cease = () => {};
    why.value = undefined;
    advised.value = undefined;
    rung.value = 0;
    thought.value = undefined;
    changed.value = undefined;
    askChange.value = undefined;
  }

  /** Marks what the house bot advises. */
  function advise(now: Session) {
    const told = advice(now);
    why.value = told;
    advised.value = now.playable.game.encodeMove(told.move);
  }

  function hint() {
    const now = session.value;
    if (now === undefined) return;
    drop();
    advise(now);
    const question = {
      game: now.playable.name,
      view: seen(now, plies.value),
      seat: now.me,
      iterations: 600,
      language: tongue.value,
    };
    cease = think(question, (next) => {
      thought.value = next;
    });
  }

  function explain(number: number) {
    const now = session.value;
    if (now === undefined) return;
    drop();
    stand(number - 1);
    const explained = reasons(now, number);
    why.value = explained;
    const from = turnBefore(now, number);
    if (from === undefined) return;
    askChange.value = async () => {
      const told = await changeOf(now, number, from);
      if (why.value === explained) changed.value = told;
    };
  }

  /** What the board shows of the reasons: a rung of what a script has asked, and only the end of what the house bot advises. */
  const shown = computed(() => {
    const told = why.value;
    return told === undefined || told.ladder.length === 0 || advised.value !== undefined
      ? told?.marks
      : told.onRung(rung.value);
  });

  function shut() {
    drop();
    skip();
  }

  return { why, rung, shown, thought, advised, changed, askChange, advise, hint, explain, shut, drop };
}
