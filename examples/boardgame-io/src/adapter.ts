import {
  type AnyGame,
  CHANCE,
  type MoveOf,
  type OptionsOf,
  type Refusal,
  type Seat,
  type StateOf,
  type ViewOf,
} from '@wonders/core';
import type { Game, State, StorageAPI } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import { original } from 'immer';

// #region shape
/** What boardgame.io calls G. On the server `state` is the state; on a client it is the view of its player. */
export interface G {
  readonly state: StateOf<AnyGame> | ViewOf<AnyGame>;
  /** The ply at which the current decision began: secret choices of others do not make a move late. */
  readonly since: number;
  /** Why the last move of each seat was refused. */
  readonly refused: Readonly<Record<Seat, { readonly refusal: Refusal; readonly message: string } | undefined>>;
}

export interface Setting {
  /** The smallest and the largest number of people at a table. */
  readonly players: readonly [fewest: number, most: number];
  /** The options for a number of people. */
  readonly optionsFor: (players: number) => object;
  /** Makes the seed of a game. Default: one that cannot be guessed. */
  readonly seed?: () => string;
}
// #endregion shape

// #region adapter
/** One of our games as a game of boardgame.io, with one move: `play(code, ply)`. */
export function adapted(game: AnyGame, { players, optionsFor, seed = () => crypto.randomUUID() }: Setting): Game<G> {
  /** Lets scripted opponents move; they are not players on boardgame.io. */
  const settled = (state: StateOf<AnyGame>): StateOf<AnyGame> => {
    const [seat] = game.activeSeats(state);
    const scripted = seat !== undefined && seat !== CHANCE && game.seats(state)[seat]?.role === 'script';
    return scripted ? settled(game.applyMove(state, game.botMove(state, seat), seat)) : state;
  };
  const activate = ({ G: { state }, events }: { G: G; events: { setActivePlayers(arg: object): void } }) =>
    events.setActivePlayers({ value: Object.fromEntries(game.activeSeats(state).map((seat) => [seat, null])) });
  return {
    name: game.id,
    minPlayers: players[0],
    maxPlayers: players[1],
    disableUndo: true,
    setup({ ctx }, setupData?: object) {
      const options = { ...optionsFor(ctx.numPlayers), ...setupData, seed: seed(), chance: 'sampled' };
      const state = settled(game.newGame(options as OptionsOf<AnyGame>));
      return { state, since: state.ply, refused: {} };
    },
    validateSetupData(setupData, numPlayers) {
      const result = game.options['~standard'].validate({ ...optionsFor(numPlayers), ...(setupData ?? {}) });
      return 'issues' in result ? result.issues.map(({ message }) => message).join('; ') : undefined;
    },
    moves: {
      play: {
        client: false,
        // The log must not show what others may not see.
        redact: true,
        // Two players who choose at the same time both send moves from the same position.
        ignoreStaleStateID: true,
        move({ G: draft, playerID }, code: unknown, ply: unknown) {
          // On a client it is a view, which `check` refuses: the server decides.
          const { state, since, refused } = original(draft) as G & { readonly state: StateOf<AnyGame> };
          const seat = Number(playerID);
          const move = typeof code === 'string' ? game.decodeMove(code) : undefined;
          const meant = Number(ply) >= since && Number(ply) <= state.ply ? state.ply : Number(ply);
          const refusal = game.check(state, move, { seat, ply: meant });
          if (refusal !== undefined) {
            const message = game.describeRefusal(refusal, state);
            return { state, since, refused: { ...refused, [seat]: { refusal, message } } };
          }
          const next = settled(game.applyMove(state, move as MoveOf<AnyGame>, seat));
          const together = game.activeSeats(state).length > 1;
          const waits = together && JSON.stringify(next.pending) === JSON.stringify(state.pending);
          return { state: next, since: waits ? since : next.ply, refused: { ...refused, [seat]: undefined } };
        },
      },
    },
    turn: { onBegin: activate, onMove: activate },
    endIf: ({ G: { state } }) => game.outcome(state),
    playerView({ G: { state, since, refused }, playerID }) {
      // Without a seat, the id is null, undefined, or either of them as text, depending on the transport.
      const seat = /^\d+$/.test(String(playerID)) ? Number(playerID) : 'spectator';
      const own = seat === 'spectator' ? {} : { [seat]: refused[seat] };
      return { state: game.view(state as StateOf<AnyGame>, seat), since, refused: own };
    },
    ai: {
      enumerate: ({ state }, _, playerID) =>
        game
          .legalMoves(state, Number(playerID))
          .map((move) => ({ move: 'play', args: [game.encodeMove(move), state.ply] })),
    },
  };
}
// #endregion adapter

// #region veil
/**
 * boardgame.io sends the stored opening of a match to every client, past `playerView`. This makes the storage return only what everyone
 * may see: `veil(server.db, games)`.
 */
export function veil(db: StorageAPI.Sync | StorageAPI.Async, games: readonly Game<G>[]): void {
  const fetch = db.fetch.bind(db) as StorageAPI.Sync['fetch'];
  const veiled = ({ initialState, ...rest }: { readonly initialState?: State<G> }) => {
    if (initialState === undefined) return rest;
    const { G, ctx } = initialState;
    const game = games.find(({ name }) => name === G.state.game);
    return {
      ...rest,
      initialState: { ...initialState, G: game?.playerView?.({ G, ctx, playerID: null }), plugins: {} },
    };
  };
  db.fetch = ((id: string, what: StorageAPI.FetchOpts) => {
    const found: unknown = fetch(id, what);
    return found instanceof Promise ? found.then(veiled) : veiled(found as { readonly initialState?: State<G> });
  }) as typeof db.fetch;
}
// #endregion veil

// #region bot
/** The house bot of a game as a bot of boardgame.io: `Local({ bots: { 1: houseBotOf(hal) } })`. */
export function houseBotOf(game: AnyGame) {
  return class HouseBot extends Bot {
    override async play({ G: { state } }: { G: G }, playerID: string) {
      const code = game.encodeMove(game.botMove(state, Number(playerID)));
      const payload = { type: 'play', args: [code, state.ply], playerID };
      return { action: { type: 'MAKE_MOVE' as const, payload } };
    }
  };
}
// #endregion bot
