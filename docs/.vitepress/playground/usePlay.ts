/// <reference lib="dom" />
import { CHANCE } from '@wonders/core';
import type { Box, Mark } from '@wonders/core/board';
import { outcomeOf, undo } from '@wonders/core/table';
import { computed, nextTick, onMounted, onUnmounted, type Ref, ref, shallowRef, watch } from 'vue';
import { toldOn } from '../position/told.js';
import { answered, awaken } from './answering.js';
import { captionsIn } from './captions.js';
import { useChoosing } from './choosing.js';
import { offers } from './games.js';
import { useJudging } from './judging.js';
import { lineOf, told } from './lines.js';
import { useOpenings } from './openings.js';
import { par, pause, playedOut } from './playing-out.js';
import { useReasoning } from './reasoning.js';
import { resultOf } from './result.js';
import { useSealing } from './sealing.js';
import {
  announced,
  asked,
  choices,
  codesOn,
  hasRivals,
  houseMove,
  lastOn,
  legal,
  type Move,
  moveOn,
  type Session,
  seen,
  turnNow,
} from './session.js';
import { useSharing } from './sharing.js';
import { speechOf } from './speech.js';
import { keepHints, keptHints } from './tastes.js';
import { turnedUp } from './turning.js';
import { useWalking } from './walking.js';

/**
 * The game that the page plays: what is shown, and what can be done with it.
 *
 * @param dark - Whether the page is dark.
 * @param box - The shape that the board takes.
 * @param motion - Whether the reader wants to see things move.
 * @param confirming - Whether a move waits for a second tap.
 */
export function usePlay(
  dark: Readonly<Ref<boolean>>,
  box: Readonly<Ref<Box>>,
  motion: Readonly<Ref<boolean>>,
  confirming: Readonly<Ref<boolean>>,
) {
  const session = shallowRef<Session>();
  /** The move after which the board is shown; the last one while the game is played. */
  const ply = ref(0);
  const fault = ref('');
  const everything = ref(false);
  /** Whether every question comes with the house bot's advice. */
  const hints = ref(keptHints());
  watch(hints, keepHints);
  const openings = useOpenings(session, fault, hints, (next, at) => show(next, at));
  const sharing = useSharing(session, ply, openings.language);
  const { id, language, playable, day, keep, tried, arrive } = openings;
  const { review, judging, judge, stopJudging, dropReview } = useJudging(session, language);

  const offer = computed(() => offers[id.value]);
  const plies = computed(() => session.value?.table.played.length ?? 0);
  /** What the ply in sight turns up, one after the other. */
  const turned = (at: number) => (session.value === undefined ? [] : turnedUp(session.value, at));
  const { walking, left, walk, stand, skip } = useWalking(ply, plies, motion, (at) => turned(at).length);
  const turning = computed(() => (left.value > 0 ? turned(ply.value).at(-left.value) : undefined));
  const live = computed(() => ply.value === plies.value && left.value === 0);
  const reasoning = useReasoning(session, plies, stand, skip);
  const { why, shown: ofRung, advised } = reasoning;
  /** Whether there is a move of the reader to take back. */
  const undoable = computed(() => session.value !== undefined && undo(session.value.table) !== session.value.table);
  const moves = computed(() => (session.value === undefined || !live.value ? [] : legal(session.value)));
  const foremost = computed(() => {
    const now = session.value;
    const first = playable.value?.foremost;
    if (first === undefined || now === undefined || everything.value || !live.value) return moves.value;
    const some = first(seen(now, ply.value), now.me);
    return some.length > 0 ? some : moves.value;
  });
  /** Whether the page asks what turned up on the reader's own table. */
  const turnsUp = computed(() => session.value !== undefined && live.value && asked(session.value) === CHANCE);
  /** The reader's search text for moves. */
  const filter = ref('');
  const list = computed(() => (session.value === undefined ? [] : choices(session.value, foremost.value)));
  /** Whether the strength of others can be chosen: the opponents in a daily deal are the same for all. */
  const rivals = computed(() => session.value !== undefined && day.value === undefined && hasRivals(session.value));
  const lines = computed(() => (session.value === undefined ? [] : told(session.value)));
  const outcome = computed(() => session.value && outcomeOf(session.value.table));
  /** The game as it is told beside the board, in a task of its own, so that a slow phone answers in between. */
  const beside = shallowRef<Session>();
  watch(session, async (now) => {
    await pause();
    if (session.value !== now) return;
    beside.value = now;
    if (now !== undefined) awaken(now);
  });
  const log = computed(() => (beside.value === undefined ? [] : told(beside.value)));
  /** What the others have to say, with the question: later it would push the question down. */
  const speech = computed(() =>
    session.value === undefined || !live.value ? undefined : speechOf(session.value, lines.value),
  );
  /** How the game ended, once it is told. */
  const result = computed(() => {
    const now = beside.value;
    return now === undefined || now !== session.value || outcome.value === undefined ? undefined : resultOf(now);
  });
  /** How the house bot does with the daily deal, once the reader's game is over. */
  const parNow = ref('');
  watch([session, day], async ([now]) => {
    parNow.value = '';
    if (now === undefined || outcomeOf(now.table) === undefined || day.value === undefined) return;
    const said = await par(now, () => session.value === now);
    if (session.value === now) parNow.value = said;
  });
  /** What is about to end, briefly. */
  const announcements = computed(() => (session.value === undefined ? [] : announced(session.value, ply.value)));

  /** Who is to move in the game as it stands, or who has won. */
  const verdict = computed(() => (session.value === undefined ? '' : turnNow(session.value)));
  const choosing = useChoosing(session, ply, moves, confirming, (code) => play(code));
  const { chosen } = choosing;

  /** The question; while the game walks on, the ply in sight. */
  const turn = computed(() => {
    if (live.value) return verdict.value;
    if (turning.value !== undefined) return turning.value.says;
    const line = lines.value[ply.value - 1];
    if (!walking.value || line === undefined) return captionsIn(language.value).afterMove(ply.value, plies.value);
    return [lineOf(line), ...line.events.map(({ text }) => text)].join('. ');
  });

  /** The moves whose sentence contains the search text. */
  const sought = computed(() => {
    const words = filter.value.toLowerCase();
    return foremost.value.filter((_, i) => list.value[i]?.says.toLowerCase().includes(words));
  });
  /** The position in sight in words: a function, since few readers ask. */
  const spelled = computed(() => {
    const [now, to] = [session.value, ply.value];
    return () => (now === undefined ? [] : now.playable.describePosition(turning.value?.view ?? seen(now, to)));
  });

  /** Draws the position in sight. */
  function draw(marks: readonly Mark[]): string {
    const now = session.value;
    if (now === undefined) return '';
    // Under a reason, prices are those of the seat that thinks.
    const view = why.value?.view ?? turning.value?.view ?? seen(now, ply.value);
    return now.playable.drawBoard(view, {
      seat: now.me,
      moves: !live.value ? [] : turnsUp.value ? sought.value : foremost.value,
      marks,
      language: now.playable.language,
      theme: dark.value ? 'dark' : 'light',
      box: box.value,
      still: true,
    });
  }
  const marks = computed(() => ofRung.value ?? (session.value ? lastOn(session.value, ply.value) : []));
  /** The board before anything is chosen: a choice draws it once more, and not twice. */
  const plain = computed(() => draw(marks.value));
  const shown = computed(() =>
    [{ move: advised.value, as: 'hint' } as const, { move: chosen.value?.code, as: 'chosen' } as const].flatMap(
      ({ move, as }) => (move === undefined || !live.value ? [] : moveOn(plain.value, move, as)),
    ),
  );
  /** The board while no sentence is read that is about a place. */
  const unlit = computed(() => (shown.value.length === 0 ? plain.value : draw([...marks.value, ...shown.value])));
  const lit = ref('');
  const svg = computed(() =>
    lit.value === '' ? unlit.value : draw([...marks.value, ...shown.value, ...toldOn(lit.value)]),
  );
  /** The moves to choose from: those without a place on the board come first. */
  const toChoose = computed(() => {
    const placed = codesOn(plain.value);
    return [...list.value].sort((one, other) => Number(placed.has(one.code)) - Number(placed.has(other.code)));
  });

  /** Shows a game, and drops all thoughts about the old position. */
  function show(next: Session, at: number) {
    dropReview();
    sharing.hush();
    fault.value = '';
    session.value = next;
    stand(at);
    reasoning.drop();
    everything.value = false;
    choosing.forget();
    filter.value = '';
    lit.value = '';
  }

  /** Shows what has happened since the ply in sight. */
  function go(next: Session) {
    const from = plies.value;
    show(next, next.table.played.length);
    walk(from);
    keep(next);
  }

  const { busy, become } = useSealing(session, tried, go);

  const play = (code: string) => become((now) => answered(now, now.playable.game.decodeMove(code) as Move));

  const change = (next: (table: Session['table']) => Session['table']) =>
    become((now) => ({ ...now, table: next(now.table) }));

  const letHouseMove = () => become((now) => (asked(now) === undefined ? now : answered(now, houseMove(now))));

  /** The house bot plays the rest. The page goes on answering meanwhile, and another game ends it. */
  const playOut = () =>
    tried(async () => {
      const now = session.value;
      if (now === undefined) return;
      // The log is written on the way: at the end it would be long work.
      const next = await playedOut(now, () => session.value === now, told);
      if (next !== undefined && session.value === now) go(next);
    });

  /** Marks what the house bot advises, whenever the reader is asked: for a first game. */
  watch([session, walking, hints], async () => {
    await nextTick();
    const now = session.value;
    if (hints.value && !walking.value && now !== undefined && live.value && asked(now) === now.me)
      reasoning.advise(now);
  });

  watch(ply, () => {
    choosing.refuse();
    lit.value = '';
    if (live.value) why.value = undefined;
    sharing.hush();
  });
  // Another address may be written over this one while the page is open.
  onMounted(() => addEventListener('hashchange', arrive));
  onUnmounted(() => {
    reasoning.drop();
    removeEventListener('hashchange', arrive);
  });

  return {
    session,
    busy,
    ply,
    walking,
    stand,
    skip,
    fault,
    everything,
    hints,
    turnsUp,
    filter,
    sought,
    rivals,
    toChoose,
    speech,
    undoable,
    review,
    judging,
    offer,
    plies,
    live,
    moves,
    foremost,
    list,
    lines,
    beside,
    log,
    outcome,
    result,
    par: parNow,
    announcements,
    turn,
    verdict,
    spelled,
    svg,
    unlit,
    lit,
    play,
    change,
    letHouseMove,
    playOut,
    judge,
    stopJudging,
    ...choosing,
    ...reasoning,
    ...openings,
    ...sharing,
  };
}

/** The game that the page plays. */
export type Play = ReturnType<typeof usePlay>;
