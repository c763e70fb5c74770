/** A host of any game in ninety lines, without a cast: a board to choose on, a log, saves, undo, and giving up. */
import type { AnyGame, MoveOf, Seat, SetupOf, ViewOf } from '@wonders/core';
import { type BoardOptions, movesOn, type PlaceData } from '@wonders/core/board';
import { load, save } from '@wonders/core/records';
import {
  createStore,
  createTable,
  endGame,
  log,
  playthroughOf,
  positionOf,
  type Table,
  type TablePosition,
} from '@wonders/core/table';
import type { WordsOf } from '@wonders/core/words';
import { duelSolo } from '@wonders/duel-solo';
import * as duelBoard from '@wonders/duel-solo/board';
import * as duelWords from '@wonders/duel-solo/words';
import { hal } from '@wonders/hal';
import * as halBoard from '@wonders/hal/board';
import * as halWords from '@wonders/hal/words';

/** A game with its board and its words. */
interface Hosted<G extends AnyGame> {
  readonly game: G;
  readonly board: { drawBoard(view: ViewOf<G>, options?: BoardOptions<MoveOf<G>>): string };
  readonly words: WordsOf<G>;
}

/** Where the host shows the game. */
interface Page {
  show(svg: string, headline: string, lines: readonly string[]): void;
  offer(sentences: readonly string[]): void;
}

/** Plays a game on a page: you among bots. */
export function host<G extends AnyGame>(
  { game, board, words }: Hosted<G>,
  setup: SetupOf<G>,
  page: Page,
  kept?: string,
) {
  const loaded = load(game, kept);
  const start = loaded.ok ? { record: loaded.playthrough.record } : { options: { ...setup, seed: 'monday' } };
  const store = createStore(createTable(game, { ...start, others: 'script' }));
  const me: Seat = store.getSnapshot().players.indexOf('human');
  const now = (): TablePosition<G> => positionOf(store.getSnapshot(), me);

  function show(): void {
    const { view, moves } = now();
    const { headline, notices } = words.describeTurn(now());
    const told = log(store.getSnapshot(), me, words).map(({ who, says }) => `${who}: ${says}`);
    page.show(board.drawBoard(view, { moves, theme: 'auto' }), headline, [...notices.map(({ text }) => text), ...told]);
  }

  /** A place of the board was chosen. */
  function choose(place: PlaceData): string {
    const chosen = movesOn(place).flatMap((code) => game.decodeMove(code) ?? []);
    const [only] = chosen;
    if (only === undefined || chosen.length > 1) {
      page.offer(chosen.map((move) => words.describeMove(now().view, move)));
      return '';
    }
    const played = store.dispatch(only, { seat: me });
    return played.ok ? '' : words.describeRefusal(played.refusal, now().view);
  }

  function resign(): void {
    const ended = endGame(store.getSnapshot(), 'resign', me);
    if (ended.ok) store.replace(ended.table);
  }

  store.subscribe(show);
  const keep = (): string => JSON.stringify(save(game, playthroughOf(store.getSnapshot())));
  return { show, choose, resign, keep, undo: store.undo, sheet: () => sheet(store.getSnapshot(), words) };
}

/** The score sheet of a game that is over. */
function sheet<G extends AnyGame>(table: Table<G>, words: WordsOf<G>): readonly string[] {
  const { outcome, view } = positionOf(table, 'spectator');
  return outcome === null
    ? []
    : words.describeScores(outcome, view).lines.map(({ name, points }) => `${name} ${points}`);
}

/** The same host for two games. */
export const tables = (page: Page) => [
  host({ game: hal, board: halBoard, words: halWords }, { level: 'expert' }, page),
  host({ game: duelSolo, board: duelBoard, words: duelWords }, { mode: 'versus' }, page),
];
