import { CHANCE } from '@wonders/core';
import { type Ref, type ShallowRef, shallowRef } from 'vue';
import { asked, type Choice, choices, type Looked, looked, type Move, type Session } from './session.js';

/**
 * How the reader comes to a move: looks at places, touches one, and confirms.
 *
 * @param ply - The move after which the board is shown.
 * @param moves - The moves that are legal in the position in sight.
 * @param confirming - Whether a move waits for a second tap.
 * @param play - Plays a move.
 */
export function useChoosing(
  session: Readonly<ShallowRef<Session | undefined>>,
  ply: Readonly<Ref<number>>,
  moves: Readonly<Ref<readonly Move[]>>,
  confirming: Readonly<Ref<boolean>>,
  play: (code: string) => void,
) {
  /** The moves of the place that was touched, or the one that was chosen in the list. */
  const offered = shallowRef<readonly Choice[]>([]);
  /** The move that waits for a second tap, and what it will certainly do. */
  const chosen = shallowRef<Choice & Looked>();
  /** The place that the reader looks at, and what stands there. */
  const lookedAt = shallowRef<Looked>();
  /** The place of the moves that are offered; `''` for a move from the list. */
  let place = '';

  /** A tap on a move, of a place or of the list: plays it, or shows what it will do until a second tap. */
  function propose(code: string, at = '') {
    const now = session.value;
    if (now === undefined) return;
    if (!confirming.value || chosen.value?.code === code || asked(now) === CHANCE) {
      play(code);
      return;
    }
    const [choice] = choices(now, [now.playable.game.decodeMove(code) as Move]);
    if (choice === undefined) return;
    if (!offered.value.some((each) => each.code === code)) {
      offered.value = [choice];
      place = at;
    }
    chosen.value = { ...looked(now, place, [code], ply.value), ...choice };
  }

  /** Neither the chosen move nor any of those that a place offers. */
  function refuse() {
    chosen.value = undefined;
    offered.value = [];
  }

  /** The reader looks at a place of the board, or at a move in a list; `''` for nothing. */
  function look(at: string, codes: readonly string[]) {
    const now = session.value;
    lookedAt.value = now === undefined || at === '' ? undefined : looked(now, at, codes, ply.value);
  }

  /** A place on the board: proposes its first move, and offers the others; a second tap plays. */
  function choose(codes: readonly string[], at: string) {
    const now = session.value;
    const [first, other] = codes;
    if (now === undefined || first === undefined) return;
    if (chosen.value !== undefined && place === at && codes.includes(chosen.value.code)) {
      play(chosen.value.code);
      return;
    }
    refuse();
    if (other === undefined) propose(first, at);
    else {
      place = at;
      offered.value = choices(now, moves.value).filter(({ code }) => codes.includes(code));
      if (confirming.value && asked(now) !== CHANCE) propose(offered.value[0]?.code ?? first);
    }
  }

  /** Drops whatever was about another position. */
  function forget() {
    refuse();
    lookedAt.value = undefined;
  }

  return { offered, chosen, lookedAt, propose, refuse, look, choose, forget };
}
