/// <reference lib="dom" />
import { CHANCE } from '@wonders/core';
import type { Mark } from '@wonders/core/board';
import { load } from '@wonders/core/records';
import { dispatch, playUntil } from '@wonders/core/table';
import { computed, onMounted, onUnmounted, type Ref, ref, shallowRef, watch } from 'vue';
import { offers, type Playable } from './games.js';
import { useJudging } from './judging.js';
import {
  advice,
  adviceOn,
  asked,
  brief,
  type Choice,
  choices,
  houseMove,
  legal,
  names,
  outcomeOf,
  type Reasons,
  reasons,
  type Session,
  saved,
  seen,
  sinceOwn,
  sit,
  told,
  turnNow,
} from './session.js';
import { fragmentOf, offerFile, pack, unpack } from './share.js';
import type { Thought } from './thinker.js';
import { think } from './thinking.js';

/**
 * The game that the page plays: what is shown, and what can be done with it.
 *
 * @param dark - Whether the page is dark.
 * @param width - How wide the board may be.
 */
export function usePlay(dark: Readonly<Ref<boolean>>, width: Readonly<Ref<number>>) {
  const id = ref(Object.keys(offers)[0] ?? '');
  const variant = ref('');
  const options = ref<Record<string, unknown>>({});
  const seed = ref('monday');
  const playable = shallowRef<Playable>();
  const session = shallowRef<Session>();
  /** The move after which the board is shown; the last one while the game is played. */
  const ply = ref(0);
  const fault = ref('');
  const notice = ref('');
  const why = shallowRef<Reasons>();
  const thought = shallowRef<Thought>();
  /** The move that a hint advises. */
  const advised = ref<string>();
  const offered = shallowRef<readonly Choice[]>([]);
  const everything = ref(false);
  const { graph, judging, judge, stopJudging } = useJudging(id, session);
  let cease = () => {};

  const offer = computed(() => offers[id.value]);
  const plies = computed(() => session.value?.table.played.length ?? 0);
  const live = computed(() => ply.value === plies.value);
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
  /** What the reader looks for among the moves. */
  const filter = ref('');
  const list = computed(() => (session.value === undefined ? [] : choices(session.value, foremost.value)));
  const lines = computed(() => (session.value === undefined ? [] : told(session.value)));
  const outcome = computed(() => session.value && outcomeOf(session.value));
  const ours = computed(() => (session.value === undefined ? [] : names(session.value)));

  /** Who is to move in the game as it stands, or who has won. */
  const verdict = computed(() => (session.value === undefined ? '' : turnNow(session.value)));
  const turn = computed(() => (live.value ? verdict.value : `After move ${ply.value} of ${plies.value}`));

  /** The moves whose sentence has what is looked for. */
  const sought = computed(() => {
    const words = filter.value.toLowerCase();
    return foremost.value.filter((_, i) => list.value[i]?.says.toLowerCase().includes(words));
  });
  /** What the others have done since the reader was asked last. */
  const since = computed(() => (session.value && live.value ? sinceOwn(session.value.me, lines.value) : ''));

  const svg = computed(() => {
    const now = session.value;
    if (now === undefined) return '';
    const draw = (marks: readonly Mark[]): string =>
      now.playable.drawBoard(seen(now, ply.value), {
        moves: !live.value ? [] : turnsUp.value ? sought.value : foremost.value,
        marks,
        theme: dark.value ? 'dark' : 'light',
        width: width.value < 640 ? 'phone' : 'desk',
      });
    const marks = why.value?.marks ?? [];
    if (!live.value || advised.value === undefined) return draw(marks);
    const also = thought.value?.candidates.slice(0, 3).map(({ code }) => code) ?? [];
    return draw([...marks, ...adviceOn(draw(marks), advised.value, also)]);
  });

  /** Runs what may fail; the running game stays as it is. */
  async function tried(what: () => Promise<void> | void) {
    fault.value = '';
    try {
      await what();
    } catch (error) {
      fault.value = error instanceof Error ? error.message : String(error);
    }
  }

  const begin = () =>
    tried(async () => {
      const loaded = await offer.value?.load();
      if (loaded === undefined) return;
      const next = sit(loaded, { ...offer.value?.variants[variant.value], ...options.value, seed: seed.value });
      playable.value = loaded;
      graph.value = [];
      go(next);
    });

  /** Goes on with a game: what was thought about the old position is forgotten. */
  function go(next: Session) {
    cease();
    fault.value = '';
    notice.value = '';
    session.value = next;
    ply.value = next.table.played.length;
    why.value = undefined;
    advised.value = undefined;
    thought.value = undefined;
    everything.value = false;
    filter.value = '';
    stopJudging();
    keep(next);
  }

  /** The game stands in the address, so that it can be reloaded and shared. */
  async function keep(next: Session) {
    const packed = await pack(JSON.stringify(brief(next)));
    if (session.value === next) history.replaceState(history.state, '', `#${id.value}/${packed}`);
  }

  function play(code: string) {
    const now = session.value;
    if (now === undefined) return;
    const { game } = now.playable;
    const seat = asked(now);
    const done = dispatch(now.table, game.decodeMove(code), seat === undefined || seat === CHANCE ? {} : { seat });
    if (done.ok) go({ ...now, table: playUntil(done.table) });
    else fault.value = done.message;
  }

  /** A place on the board: plays its move, or asks which of its moves. */
  function choose(codes: readonly string[]) {
    const [only] = codes;
    if (codes.length === 1 && only !== undefined) {
      play(only);
      return;
    }
    const now = session.value;
    if (now === undefined) return;
    offered.value = choices(now, moves.value).filter(({ code }) => codes.includes(code));
  }

  function change(next: (table: Session['table']) => Session['table']) {
    const now = session.value;
    if (now !== undefined) go({ ...now, table: next(now.table) });
  }

  function letHouseMove() {
    if (session.value !== undefined && asked(session.value) !== undefined) play(houseMove(session.value));
  }

  function playOut() {
    fault.value = '';
    while (session.value !== undefined && asked(session.value) !== undefined && fault.value === '') letHouseMove();
  }

  function hint() {
    const now = session.value;
    if (now === undefined) return;
    const told = advice(now);
    why.value = told;
    advised.value = now.playable.game.encodeMove(told.move);
    // The worker answers one question at a time.
    stopJudging();
    cease();
    const question = { game: id.value, view: seen(now, plies.value), seat: now.me, iterations: 600 };
    cease = think(question, (next) => {
      thought.value = next;
    });
  }

  function explain(number: number) {
    const now = session.value;
    if (now === undefined) return;
    ply.value = number - 1;
    thought.value = undefined;
    why.value = reasons(now, number);
  }

  function download() {
    if (session.value !== undefined) offerFile(`${id.value}.json`, saved(session.value));
  }

  async function share() {
    await navigator.clipboard.writeText(location.href);
    notice.value = 'The link to this position is copied.';
  }

  /** Goes on with a save, whatever it is: what is wrong with it is told. */
  async function open(text: string) {
    const name = /"game":\s*"([a-z-]+)"/.exec(text)?.[1] ?? '';
    const other = offers[name];
    if (other === undefined) throw new Error('This is a save of a game that is not on this page.');
    const loaded = await other.load();
    const read = load(loaded.game, text);
    if (!read.ok) throw new Error(`This game cannot be opened: ${read.issue.message}.`);
    const { record } = read.playthrough;
    const next = sit(loaded, record.options, record);
    id.value = name;
    playable.value = loaded;
    graph.value = [];
    go(next);
  }

  const openAddress = (fragment: string) =>
    tried(async () => {
      const text = await unpack(fragment.slice(fragment.indexOf('/') + 1)).catch(() => {
        throw new Error('The link to this game is incomplete: part of it may have been lost when it was copied.');
      });
      await open(text);
    });

  async function chooseGame(name: string) {
    id.value = name;
    options.value = {};
    variant.value = Object.keys(offer.value?.variants ?? {})[0] ?? '';
    await begin();
  }

  /** Opens the game of the address: a packed one, one by its name, or the first. */
  async function arrive() {
    const fragment = fragmentOf(location.hash);
    const [name = ''] = fragment.split('/');
    variant.value = Object.keys(offer.value?.variants ?? {})[0] ?? '';
    if (!fragment.includes('/')) return chooseGame(offers[name] === undefined ? id.value : name);
    await openAddress(fragment);
    const told = fault.value;
    if (session.value === undefined) await begin();
    fault.value = told;
  }

  watch(ply, () => {
    if (live.value) why.value = undefined;
  });
  // Another address may be written over this one while the page is open.
  onMounted(() => addEventListener('hashchange', arrive));
  onUnmounted(() => {
    cease();
    removeEventListener('hashchange', arrive);
  });

  return {
    ...{ id, variant, options, seed, playable, session, ply, fault, notice, why, thought, offered, everything },
    ...{ turnsUp, filter, sought, since },
    ...{ graph, judging, offer, plies, live, moves, foremost, list, lines, outcome, ours, turn, verdict, svg },
    ...{ begin, play, choose, change, letHouseMove, playOut, hint, explain, judge, stopJudging },
    ...{ download, share, open, tried, chooseGame, arrive },
  };
}
