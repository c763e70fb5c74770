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
  /** The moves of the place that was touched, where it answers several. */
  const offered = shallowRef<readonly Choice[]>([]);
  /** The move that waits for a second tap, and what it will certainly do. */
  const chosen = shallowRef<Choice & Looked>();
  /** The place or move that the reader looks at. */
  const lookedAt = shallowRef<Looked>();

  /** A tap on a move: plays it, or shows what it will do until a second tap. */
  function propose(code: string) {
    const now = session.value;
    if (now === undefined) return;
    if (!confirming.value || chosen.value?.code === code || asked(now) === CHANCE) {
      play(code);
      return;
    }
    const [choice] = choices(now, [now.playable.game.decodeMove(code) as Move]);
    chosen.value = choice && { ...looked(now, '', [code], ply.value), ...choice };
  }

  /** Neither the chosen move nor any of those that a place offers. */
  function refuse() {
    chosen.value = undefined;
    offered.value = [];
  }

  /** The reader looks at a place of the board, or at a move in a list; `''` for nothing. */
  function look(place: string, codes: readonly string[]) {
    const now = session.value;
    lookedAt.value = now === undefined || place === '' ? undefined : looked(now, place, codes, ply.value);
  }

  /** A place on the board: proposes its move, or asks which of its moves. */
  function choose(codes: readonly string[]) {
    const [only] = codes;
    const now = session.value;
    if (now === undefined) return;
    if (codes.length === 1 && only !== undefined) {
      offered.value = [];
      propose(only);
      return;
    }
    chosen.value = undefined;
    offered.value = choices(now, moves.value).filter(({ code }) => codes.includes(code));
  }

  /** Drops whatever was about another position. */
  function forget() {
    refuse();
    lookedAt.value = undefined;
  }

  return { offered, chosen, lookedAt, propose, refuse, look, choose, forget };
}
