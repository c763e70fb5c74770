/// <reference lib="dom" />
import { load } from '@wonders/core/records';
import { outcomeOf } from '@wonders/core/table';
import { computed, onMounted, onUnmounted, type Ref, ref, type ShallowRef, shallowRef, watch } from 'vue';
import { keptTongue, speakTongue, tongue } from '../theme/tongue.js';
import { dailySeed, dayOf, freshSeed, isAnotherTry, isDay, today } from './deals.js';
import { offers, type Playable } from './games.js';
import { pause } from './playing-out.js';
import { again, against, begun, brief, type Session, sit, turnNow } from './session.js';
import { type Setup, setupOf, variantOf } from './setups.js';
import { fragmentOf, pack, unpack } from './share.js';
import { dropGame, type Kept, keepGame, kept, keptAs, onKept } from './shelf.js';
import { keepLevel, keptLevel } from './tastes.js';

/** The last game of this name that is not over; of any name for `''`. */
const unfinished = (name: string) => kept().find(({ game, over }) => !over && (name === '' || game === name));

/** The game in the address, else that of the last unfinished game, else the first one. */
function addressed(): string {
  const [first = ''] = Object.keys(offers);
  const [name = ''] = fragmentOf(location.hash).split('/');
  return [name, unfinished('')?.game ?? ''].find((each) => offers[each] !== undefined) ?? first;
}

// The packages of the game come while the page is still being built: on a phone that saves a second.
if (!import.meta.env.SSR) offers[addressed()]?.load(keptTongue()).catch(() => undefined);

/**
 * Puts a game on the table: a new one, the daily deal, a kept one, or one from a file or an address.
 *
 * @param fault - Gets what went wrong, in a sentence.
 * @param hints - Set for a first game.
 * @param shown - Called when another game is on the table, with the move to show.
 */
export function useOpenings(
  session: ShallowRef<Session | undefined>,
  fault: Ref<string>,
  hints: Ref<boolean>,
  shown: (next: Session, ply: number) => void,
) {
  const id = ref(Object.keys(offers)[0] ?? '');
  /** How strong the other players are. */
  const level = ref(keptLevel());
  const shelf = shallowRef<readonly Kept[]>([]);
  /** The game on the table, where another tab has played on in it. */
  const elsewhere = shallowRef<Kept>();
  /** The game on the table as this tab kept or found it last. */
  let last = '';
  /** Set while the latest request runs; it cancels an older one. */
  let wish = 0;

  const playable = computed(() => session.value?.playable);
  /** The options of the game on the table: a new game has the same. */
  const setup = computed((): Setup => {
    const now = session.value;
    return now === undefined ? {} : setupOf(now.playable.game, now.table.options);
  });
  const variant = computed(() =>
    playable.value === undefined ? '' : variantOf(playable.value.game, offers[id.value]?.variants ?? {}, setup.value),
  );
  const seed = computed(() => String(session.value?.table.options.seed ?? ''));
  /** The day of the daily deal on the table; `undefined` for other deals, and where the reader tries it again. */
  const day = computed(() => {
    const isDaily = variant.value === firstVariant(id.value) && !isAnotherTry(session.value?.id ?? '');
    return isDaily ? dayOf(id.value, seed.value) : undefined;
  });
  /** The game in which the reader has moved here. */
  const own = ref('');
  const inProgress = computed(() => {
    const now = session.value;
    return now !== undefined && now.id === own.value && begun(now) && outcomeOf(now.table) === undefined;
  });
  /** Whether the browser keeps the game on the table. */
  const isKept = computed(() => shelf.value.some(({ id: as }) => as === session.value?.id));

  watch(
    () => session.value?.id,
    () => {
      elsewhere.value = undefined;
      last = '';
    },
  );

  /** Runs a step that may fail; if it does, the running game does not change. */
  async function tried(what: () => Promise<void> | void) {
    fault.value = '';
    try {
      await what();
    } catch (error) {
      fault.value = error instanceof Error ? error.message : String(error);
    }
  }

  /** Puts a game on the table once its package has come, unless the reader has asked for another since. */
  async function lay(name: string, make: (playable: Playable) => readonly [next: Session, ply: number]) {
    const mine = ++wish;
    const loaded = await offers[name]?.load(tongue.value);
    // To evaluate a game, to deal it and to draw it would be one long task: the page answers its reader in between.
    await pause();
    if (loaded === undefined || mine !== wish) return;
    const [next, ply] = make({ ...loaded, level: level.value });
    await pause();
    if (mine !== wish) return;
    id.value = name;
    shown(next, ply);
    await address(next);
  }

  /** A new game. Without options, one like the game on the table; without a seed, one that no game had. */
  const begin = (wanted: Setup = setup.value, from = '', name = id.value) =>
    tried(() =>
      lay(name, (loaded) => {
        const next = sit(loaded, { ...wanted, seed: from || freshSeed() });
        return [next, next.table.played.length];
      }),
    );

  const firstVariant = (name: string): string => Object.keys(offers[name]?.variants ?? {})[0] ?? '';

  const beginVariant = (called: string, from = '', name = id.value) =>
    begin({ ...offers[name]?.variants[called] }, from, name);

  /** The daily deal of a game. If the reader has begun it, continues that game. */
  async function daily(on = today(), name = id.value) {
    const from = dailySeed(name, on);
    const begunThen = kept().find((each) => each.game === name && each.seed === from && each.setup === on);
    await (begunThen === undefined ? beginVariant(firstVariant(name), from, name) : resume(begunThen));
  }

  /** Goes back to a move to play on differently. The game that was played stays where it is kept. */
  const tryAgain = (ply: number) =>
    tried(async () => {
      const now = session.value;
      if (now === undefined) return;
      const next = again(now, ply);
      shown(next, next.table.played.length);
      await address(next);
    });

  /** Continues a save from its last move. Takes any text, and says what is wrong with it. */
  async function open(text: string, as?: string) {
    const name = /"game":\s*"([a-z-]+)"/.exec(text)?.[1] ?? '';
    if (offers[name] === undefined) throw new Error('This is a save of a game that is not on this page.');
    await lay(name, (loaded) => {
      const read = load(loaded.game, text);
      if (!read.ok) throw new Error(`This game cannot be opened: ${read.issue.message}.`);
      const { record } = read.playthrough;
      return [sit(loaded, record.options, record, as), record.moves.length];
    });
  }

  const openPacked = (packed: string, as?: string) =>
    tried(async () => {
      const text = await unpack(packed).catch(() => {
        throw new Error('The link to this game is incomplete: part of it may have been lost when it was copied.');
      });
      await open(text, as);
    });

  async function resume({ packed, id: as }: Kept) {
    await openPacked(packed, as);
    [own.value, last, elsewhere.value] = [as, packed, undefined];
  }

  /** The game stands in the address, so that it can be reloaded. */
  async function address(next: Session): Promise<string> {
    const packed = await pack(JSON.stringify(brief(next)));
    if (session.value === next) history.replaceState(history.state, '', `#${next.playable.name}/${packed}`);
    return packed;
  }

  /** A game in which the reader has moved also stands in the browser, so that it can be found again. */
  async function keep(next: Session) {
    own.value = next.id;
    // To write a game takes about as long as to draw it, and would be one long task with it.
    await pause();
    const packed = await address(next);
    if (session.value !== next || !(begun(next) || isKept.value)) return;
    lookElsewhere(next);
    if (elsewhere.value !== undefined) return;
    last = packed;
    keepGame({
      id: next.id,
      game: next.playable.name,
      setup: day.value ?? (variant.value || 'your own options'),
      seed: seed.value,
      at: Date.now(),
      plies: next.table.played.length,
      over: outcomeOf(next.table) !== undefined,
      says: turnNow(next),
      packed,
    });
    shelf.value = kept();
  }

  /** Finds out whether another tab has played on: neither overwrites what the other has played. */
  function lookElsewhere({ id: as }: Session) {
    const found = keptAs(as);
    elsewhere.value = found === undefined || last === '' || found.packed === last ? undefined : found;
  }

  /** Goes on with the game that the reader sees, beside that of the other tab. */
  const stayHere = () => tryAgain(session.value?.table.played.length ?? 0);

  let deafen = () => {};
  onMounted(() => {
    deafen = onKept((as) => session.value?.id === as && lookElsewhere(session.value));
  });
  onUnmounted(() => deafen());

  function forget(as: string) {
    dropGame(as);
    shelf.value = kept();
  }

  /** Another game: the unfinished one of the reader, or a new one. */
  async function chooseGame(name: string) {
    const left = unfinished(name);
    if (left !== undefined) await resume(left);
    if (left === undefined || fault.value !== '') await beginVariant(firstVariant(name), '', name);
  }

  /** Opens the game in the address (a packed game, a daily deal, a first game, a game by its name), else the unfinished one. */
  async function arrive() {
    shelf.value = kept();
    const [name = '', part, date = ''] = fragmentOf(location.hash).split('/');
    const known = offers[name] !== undefined;
    const isNew = name === '' && shelf.value.length === 0;
    if (isNew || (part === 'first' && known)) {
      hints.value ||= !isNew;
      const chosen = isNew ? addressed() : name;
      return beginVariant(offers[chosen]?.first ?? '', '', chosen);
    }
    if (part === undefined) return chooseGame(addressed());
    if (part === 'daily' && known) return daily(isDay(date) ? date : today(), name);
    const left = kept().find(({ packed }) => packed === part);
    await (left === undefined ? openPacked(part) : resume(left));
    const told = fault.value;
    const other = known ? name : id.value;
    if (session.value === undefined) await beginVariant(firstVariant(other), '', other);
    fault.value = told;
  }

  /** The same game in another language, as all pages then speak it. */
  watch(tongue, (wanted) =>
    tried(async () => {
      const now = session.value;
      const loaded = await offers[id.value]?.load(wanted);
      if (now !== undefined && loaded !== undefined && session.value === now)
        shown({ ...now, playable: { ...loaded, level: level.value } }, now.table.played.length);
    }),
  );

  /** The same game against other players of this strength. */
  const playAgainst = (wanted: Playable['level']) =>
    tried(() => {
      level.value = wanted;
      keepLevel(wanted);
      const now = session.value;
      if (now === undefined) return;
      const next = against(now, wanted);
      shown(next, next.table.played.length);
    });

  return {
    id,
    level,
    playAgainst,
    language: tongue,
    speak: speakTongue,
    playable,
    setup,
    variant,
    seed,
    day,
    inProgress,
    isKept,
    shelf,
    elsewhere,
    stayHere,
    tried,
    begin,
    beginVariant,
    tryAgain,
    daily,
    open,
    resume,
    keep,
    forget,
    chooseGame,
    arrive,
  };
}
