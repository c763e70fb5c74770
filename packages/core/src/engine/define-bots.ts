import type { BotsDefinition } from '../contract/definition.js';
import type { DefinedTypes, GameBots, PositionIn } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import type { Trace } from '../contract/priority.js';
import type { CoreRefusal } from '../contract/refusal.js';
import { seedRng } from '../rng/rng.js';
import { deepFreeze } from '../schema/freeze.js';
import { explanationOf, newTrace } from '../script/priority.js';
import { IllegalMoveError, refusalInCode, seatOrThrow } from './errors.js';
import { previewOf } from './preview.js';
import { internalsOf, type Rules } from './rules.js';
import { played, withEvents } from './unchecked.js';

/**
 * Makes the part of a game that chooses: its scripted opponent or house bot, and what guides a search.
 *
 * @param rules - What {@link defineRules} has made.
 * @category Writing a game
 */
export function defineBots<G extends DefinedTypes<G>>(rules: Rules<G>, definition: BotsDefinition<G>): GameBots<G> {
  const { evaluate, candidates, search, efforts, ladder, traits, odds, bot } = definition;
  const { guarded, view: viewOf } = internalsOf(rules);
  const choose = guarded(bot);
  const seen = guarded(viewOf);
  const lane = { clone: rules.fast.clone, play: guarded(rules.fast.play) };

  function ask(
    position: PositionIn<G>,
    seat: Seat | undefined,
    trace?: Trace<G['reason']>,
    effort?: string,
  ): G['move'] {
    const active = rules.activeSeats(position);
    const { viewer } = position;
    const infos = rules.seats(position);
    const mover = seat ?? (typeof viewer === 'number' ? viewer : active[0]);
    const refuse = (refusal: CoreRefusal): never => {
      throw new IllegalMoveError(refusal, `${rules.id}: ${refusalInCode(refusal)}`);
    };
    if (seat !== undefined && seat !== CHANCE) seatOrThrow(rules.id, seat, infos.length);
    if (active.length === 0) return refuse({ code: 'over' });
    if (mover === undefined || mover === CHANCE || !active.includes(mover))
      return refuse({ code: 'not-your-turn', active });
    if (viewer !== null && viewer !== mover) return refuse({ code: 'view', seat: viewer });
    const view = viewer === null ? seen(position as G['state'], mover) : (position as G['view']);
    // An error of a bot means that the position is at fault, unless the effort is unknown.
    const isKnown = effort === undefined || efforts?.includes(effort) === true;
    return (isKnown ? choose : bot)(view, mover, trace, effort);
  }

  return deepFreeze({
    preview: guarded((position: PositionIn<G>, move: G['move']) => {
      const { viewer } = position;
      const active = rules.activeSeats(position);
      const { seat: named = active[0] } = move as { readonly seat?: Seat };
      const seat = typeof viewer === 'number' ? viewer : named;
      const refuse = (refusal: CoreRefusal | G['refusal']): never => {
        throw new IllegalMoveError(refusal, `${rules.id}: move refused: ${refusalInCode(refusal)}`, move);
      };
      if (viewer === 'spectator') return refuse({ code: 'view', seat: viewer });
      if (seat === undefined) return refuse({ code: 'over' });
      if (seat === CHANCE || !active.includes(seat)) return refuse({ code: 'not-your-turn', active });
      const view = viewer === null ? rules.view(position as G['state'], seat) : (position as G['view']);
      const refusal = rules.check(rules.determinize(view, seedRng('preview')), move, seat);
      if (refusal !== undefined) return refuse(refusal);
      return previewOf(rules, view, seat, move, ask);
    }),
    botMove: (position, seat, effort) => ask(position, seat, undefined, effort),
    explainBotMove(position, seat, effort) {
      const trace = newTrace<G['reason']>();
      return explanationOf(ask(position, seat, trace, effort), trace);
    },
    playUntil(state, seat, watch) {
      seatOrThrow(rules.id, seat, rules.seats(state).length);
      let now = state;
      for (;;) {
        const active = rules.activeSeats(now);
        const [mover] = active;
        if (mover === undefined || mover === CHANCE || active.includes(seat)) return now;
        const move = ask(now, mover);
        // The game's own bot chooses legal moves, so nothing is checked again: a script would have to think twice.
        if (watch === undefined) now = played(lane, now, move);
        else {
          const after = withEvents<G['state'], G['event']>((emit) => played(lane, now, move, emit));
          watch({ before: now, seat: mover, move, ...after });
          now = after.state;
        }
      }
    },
    ...(evaluate && { evaluate }),
    ...(candidates && { candidates }),
    ...(search && { search }),
    ...(efforts && { efforts }),
    ...(ladder && { ladder }),
    ...(traits && { traits }),
    ...(odds && { odds }),
  });
}
