import { movesOn } from '@wonders/core/board';
import { load, save } from '@wonders/core/records';
import * as tables from '@wonders/core/table';
import { type SyntheticEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { GAMES, type Playable } from './games.js';

const width = matchMedia('(max-width: 640px)').matches ? 'phone' : 'desk';
const worker = new Worker(new URL('./bot.ts', import.meta.url), { type: 'module' });

// #region store
/** The game in the address, or a new one: you among bots, which answer from their worker. */
function storeOf(game: Playable['game']) {
  const shared = load(game, decodeURIComponent(location.hash.slice(1)));
  const from = shared.ok ? { record: shared.playthrough.record } : { options: { seed: String(Date.now()) } };
  return tables.createStore(tables.createTable(game, { ...from, others: 'script' }), (table) => table);
}
// #endregion store

export function App({ game, board, words }: Playable) {
  // #region snapshot
  const [store] = useState(() => storeOf(game));
  const table = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const me = table.players.indexOf('human');
  const now = useMemo(() => tables.positionOf(table, me), [table, me]);
  const { view, moves } = now;
  const svg = useMemo(() => board.drawBoard(view, { moves, theme: 'auto', width }), [board, view, moves]);
  // #endregion snapshot

  // #region bots
  const bot = game.activeSeats(view).find((seat) => seat !== me);
  useEffect(() => {
    if (bot !== undefined) worker.postMessage([tables.turnMessage(table, bot), 'house']);
  }, [table, bot]);
  useEffect(() => {
    worker.onmessage = ({ data }: MessageEvent<tables.MoveMessage>) => {
      const played = tables.playAnswer(store.getSnapshot(), data);
      if (played.ok && data.seat === me) setOffered([data.move]);
      else if (played.ok) store.replace(played.table);
    };
  }, [store, me]);
  const advise = () => worker.postMessage([tables.turnMessage(table, me), 'search']);
  // #endregion bots

  // #region choose
  const [offered, setOffered] = useState<readonly string[]>([]);
  const close = () => setOffered([]);

  /** A place on the board carries a move, or several to choose from. */
  function choose(event: SyntheticEvent) {
    const codes = movesOn((event.target as Element).closest<SVGElement>('[role=button]')?.dataset);
    const [only] = codes;
    if (only !== undefined && codes.length === 1) play(only);
    else setOffered(codes);
  }

  function play(code: string) {
    const played = store.dispatch(game.decodeMove(code), { seat: me });
    close();
    if (!played.ok) alert(played.message);
  }
  // #endregion choose

  // #region share
  const text = encodeURIComponent(JSON.stringify(save(game, tables.playthroughOf(table))));
  useEffect(() => history.replaceState(null, '', `#${text}`), [text]);
  // #endregion share

  return (
    <>
      <header>
        <nav>
          {Object.keys(GAMES).map((id) => (
            <a key={id} href={`?game=${id}`} aria-current={id === game.id}>
              {id}
            </a>
          ))}
        </nav>
        <output data-over={now.outcome?.ending}>{words.describeTurn(now).headline}</output>
        <button type="button" disabled={bot !== undefined || table.played.length === 0} onClick={store.undo}>
          Undo
        </button>
        <button type="button" disabled={moves.length === 0} onClick={advise}>
          Advice
        </button>
        <button type="button" onClick={() => navigator.clipboard.writeText(location.href)}>
          Copy link
        </button>
        <a download={`${game.id}.json`} href={`data:application/json,${text}`}>
          Save
        </a>
      </header>
      <section>
        <div
          className="board"
          onClick={choose}
          onKeyDown={(event) => event.key === 'Enter' && choose(event)}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
        <ol>
          {[...tables.log(table, me, words)].reverse().map(({ ply, who, says, events }) => (
            <li key={ply}>
              <b>{says.startsWith(who) ? '' : who}</b> {says} <small>{events.join('. ')}</small>
            </li>
          ))}
        </ol>
      </section>
      {offered.length > 0 && (
        <dialog ref={(dialog) => dialog?.showModal()} onClose={close} onClick={close}>
          {moves
            .filter((move) => offered.includes(game.encodeMove(move)))
            .map((move) => (
              <button type="button" key={game.encodeMove(move)} onClick={() => play(game.encodeMove(move))}>
                {game.describeMove(view, move)}
              </button>
            ))}
        </dialog>
      )}
    </>
  );
}
