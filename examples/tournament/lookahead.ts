/** What a bot that runs elsewhere may ask while it thinks, so that it can look ahead in any language without knowing the rules. */
import { type AnyGame, type MoveOf, type StateOf, seedRng, type ViewOf } from '@wonders/core';
import {
  checkedId,
  faultOf,
  optionalInteger,
  optionalText,
  type Parameters,
  RequestError,
  text,
  wrong,
} from '../protocol/requests.js';

/** How many positions it may keep during one turn. */
const MOST_POSITIONS = 10_000;

/** Answers the requests of one turn. Positions are forgotten when the turn is over. */
export function lookahead(game: AnyGame, view: ViewOf<AnyGame>): (request: Parameters) => object {
  const positions = new Map<string, StateOf<AnyGame>>();
  let count = 0;
  const keep = (state: StateOf<AnyGame>): object => {
    if (positions.size >= MOST_POSITIONS)
      throw new RequestError({
        code: 'bad-request',
        parameter: 'position',
        message: `${MOST_POSITIONS} positions are the most`,
      });
    const position = `p${++count}`;
    positions.set(position, state);
    return { position, ...status(state) };
  };
  const status = (state: StateOf<AnyGame>) => {
    const outcome = game.outcome(state);
    return { active: game.activeSeats(state), over: outcome !== undefined, ...(outcome && { outcome }) };
  };
  const stateOf = (request: Parameters): StateOf<AnyGame> => {
    const position = text(request, 'position');
    const state = positions.get(position);
    if (state === undefined) throw new RequestError({ code: 'no-such-table', message: `no position ${position}` });
    return state;
  };
  /** A guess of all that a seat cannot see. Its seed is the bot's own: it says nothing of what really happens. */
  const guessed = (seen: ViewOf<AnyGame>, request: Parameters) =>
    game.determinize(seen, seedRng(`guess/${optionalText(request, 'seed', '0')}`));
  const seat = Number(view.viewer);
  const methods: Readonly<Record<string, (request: Parameters) => object>> = {
    load: (request) => keep(guessed(view, request)),
    clone: (request) => keep(stateOf(request)),
    determinize: (request) => keep(guessed(game.view(stateOf(request), seat), request)),
    play(request) {
      const state = game.applyMove(stateOf(request), game.decodeMove(text(request, 'move')) as MoveOf<AnyGame>);
      positions.set(text(request, 'position'), state);
      return status(state);
    },
    legal: (request) => ({ moves: game.legalMoves(stateOf(request)).map((move) => game.encodeMove(move)) }),
    evaluate(request) {
      const state = stateOf(request);
      const asked = optionalInteger(request, 'seat') ?? seat;
      if (game.seats(state)[asked] === undefined) wrong('seat', 'a seat of the game');
      return { value: game.evaluate?.(state, asked) ?? null };
    },
  };
  return (request) => {
    let id: unknown = null;
    try {
      id = checkedId(request['id']);
      const name = text(request, 'method');
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
      if (method === undefined)
        throw new RequestError({
          code: 'no-such-method',
          message: `no method ${name}: there are ${Object.keys(methods).join(', ')}`,
        });
      return { id, result: method(request) };
    } catch (error) {
      return { id, error: faultOf(error) };
    }
  };
}
