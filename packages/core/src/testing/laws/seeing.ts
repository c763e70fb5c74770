import type { BaseEvent } from '../../contract/event.js';
import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import type { Outcome, ShownOutcome } from '../../contract/outcome.js';
import { CHANCE } from '../../contract/position.js';
import type { RungResult } from '../../contract/priority.js';
import { draw, drawInt, seedRng } from '../../rng/rng.js';
import { refusesNonStates, refusesStale, refusesStrangers, sharesNothing, tellsMoves } from './embedding.js';
import { JSON_ONLY, type Law } from './ply.js';
import { anyMove, anyOf, anyViewer } from './random.js';
import { equal, fail, plainJson, same } from './same.js';
import { commits, compareSecrets } from './secrets.js';

/** Laws of one ply about views, bots, events and simultaneous choices. */
export const SEEING: readonly Law[] = [
  {
    law: 6,
    says: 'a view shows nothing that its seat may not know, and determinize completes it to a state',
    every: 4,
    check({ game, contract, state, before, seed, rng }) {
      const viewer = anyViewer(game, state, rng);
      const view: ViewOf<typeof game> = game.view(state, viewer);
      plainJson(view, '');
      if (view.viewer !== viewer || view.rng !== null)
        fail(`the view of ${viewer} has the viewer ${view.viewer}, or a generator`);
      if (JSON.stringify(view).includes(seed)) fail(`the view of ${viewer} contains the seed`);
      if (state.rng !== null)
        same(game.view({ ...state, rng: seedRng('another') }, viewer), view, 'the view under another generator');
      if (game.check(view as object as StateOf<typeof game>, undefined)?.code !== 'view')
        fail('check accepts a view as a state');
      same(Object.keys(view), Object.keys(state), `the keys of the view of ${viewer}`);
      const untouched = { ...rng };
      const filled = game.determinize(view, rng);
      same(rng, untouched, 'the generator given to determinize');
      draw(rng);
      if (filled.viewer !== null || filled.rng === null)
        fail('determinize gives a value that is no state with a generator');
      plainJson(filled, '');
      contract.invariants?.(filled);
      same(game.view(filled, viewer), view, `the view of ${viewer} of a state that agrees with it`);
      same(game.activeSeats(view), game.activeSeats(state), 'activeSeats from the view');
      same(game.activeSeats(filled), game.activeSeats(state), 'activeSeats after determinize');
      same(game.outcome(view), game.outcome(state), 'outcome from the view');
      if (viewer !== 'spectator' && game.activeSeats(state).includes(viewer))
        same(game.legalMoves(view), game.legalMoves(state, viewer), `legal moves of seat ${viewer} from its view`);
      playOn(game, filled, rng);
      same(state, before, 'the state after views of it');
    },
  },
  {
    law: 6,
    says: 'hidden information makes no difference to what a seat sees',
    every: 2,
    check({ game, state, move, rng }) {
      compareSecrets(game, state, rng);
      if (state.rng === null) return;
      const manual = game.fast.clone(state);
      manual.rng = null;
      game.fast.play(manual, move);
      if (game.activeSeats(manual)[0] === CHANCE) compareSecrets(game, manual, rng);
    },
  },
  {
    law: 6,
    says: 'determinize draws what the view hides, from the generator it is given',
    every: 16,
    check({ game, state, rng }) {
      const view = game.view(state, anyViewer(game, state, rng));
      const draws = () => ({ ...game.determinize(view, seedRng(`${draw(rng)}`)), rng: null });
      const first = draws();
      // Two states agree with the view: the true one and the first draw. So it is no accident when all draws are alike.
      if (equal(first, { ...state, rng: null })) return;
      for (let i = 0; i < 20; i++) if (!equal(draws(), first)) return;
      fail(
        `several states agree with the view, but determinize gives the same one for every generator: ${JSON.stringify(first)}`,
      );
    },
  },
  {
    law: 8,
    says: 'botMove is legal with each effort, sees only its view, and explainBotMove ends at the same move',
    every: 12,
    check({ game, state, before, rng }) {
      const seat = anyOf(rng, game.activeSeats(state));
      if (seat === CHANCE) return;
      // The default effort is asked most: others may think for long.
      const effort = game.efforts === undefined || drawInt(rng, 4) > 0 ? undefined : anyOf(rng, game.efforts);
      const move = game.botMove(state, seat, effort);
      const refusal = game.check(state, move, seat);
      if (refusal !== undefined) fail(`botMove of seat ${seat} is refused: ${game.describeRefusal(refusal, state)}`);
      const explanation = game.explainBotMove(state, seat, effort);
      same(explanation.move, move, 'explainBotMove');
      if (explanation.headline === null) fail('the explanation has neither a headline nor a reason');
      plainJson(explanation, 'explanation ');
      for (const [i, step] of explanation.steps.entries()) claimsWhatHolds(step, explanation.steps[i - 1]);
      const view = game.view(state, seat);
      // Bots and their reasons take longest, so ask either with the view, or in another state with the same view.
      if (drawInt(rng, 2) === 0) {
        same(game.botMove(view, undefined, effort), move, 'botMove from the view');
        same(game.explainBotMove(view, undefined, effort), explanation, 'explainBotMove from the view');
      } else {
        const other = game.determinize(view, rng);
        same(game.botMove(other, seat, effort), move, 'botMove in another state with the same view');
        same(
          game.explainBotMove(other, seat, effort),
          explanation,
          'explainBotMove in another state with the same view',
        );
        draw(rng);
      }
      same(state, before, 'the state after asking the bot');
    },
  },
  {
    law: 9,
    says: 'standing has a score for every seat, and a view says what the state says, or null',
    every: 8,
    check({ game, state, rng }) {
      const seats = [...game.seats(state).keys()];
      const viewer = anyViewer(game, state, rng);
      const whole = game.standing(state);
      const shown = game.standing(game.view(state, viewer));
      const ofView = `the standing from the view of ${viewer}`;
      for (const { scores } of [whole, shown])
        same(
          scores.map((score) => score.seat),
          seats,
          `the seats of ${scores === whole.scores ? 'the standing' : ofView}`,
        );
      plainJson(whole, 'standing ');
      plainJson(shown, `${ofView} `);
      checkShown(whole, shown, ofView);
    },
  },
  {
    law: 11,
    says: 'folding the events over the old view gives every number of the new view',
    every: 4,
    check({ game, contract, state, move, next, rng }) {
      const { events } = game.transition(state, move);
      plainJson(events, 'events ');
      const heard: BaseEvent[] = [];
      game.fast.play(game.fast.clone(state), move, (event: BaseEvent) => heard.push(event));
      same(heard, events, 'the events of play');
      const { fold } = contract;
      if (fold === undefined) return;
      const viewer = anyViewer(game, state, rng);
      let numbers = fold.numbers(game.view(state, viewer));
      for (const event of events as readonly EventOf<typeof game>[])
        numbers = fold.apply(numbers, game.viewEvent(event, viewer), viewer);
      same(numbers, fold.numbers(game.view(next, viewer)), `the numbers of ${viewer} after ${game.encodeMove(move)}`);
    },
  },
  {
    law: 12,
    says: 'all orders of simultaneous commitments lead to equal states',
    every: 2,
    check({ game, state, rng }) {
      const active = game.activeSeats(state);
      if (active.length < 2) return;
      const commitments = active.flatMap((seat) => {
        const moves: readonly MoveOf<typeof game>[] = game.legalMoves(state, seat);
        const move = anyOf(rng, moves);
        return commits(game, state, move, seat) ? [move] : [];
      });
      const inOrder = (moves: readonly MoveOf<typeof game>[]) =>
        moves.reduce((now, move) => game.applyMove(now, move), state);
      const turned = [...commitments.slice(1), ...commitments.slice(0, 1)];
      same(inOrder(turned), inOrder(commitments), 'the state after the same commitments in another order');
      same(inOrder([...commitments].reverse()), inOrder(commitments), 'the state after the same commitments backwards');
    },
  },
  {
    law: 6,
    says: 'what viewMove and describeMove say to a viewer depends only on its view',
    every: 8,
    check({ game, state, move, rng }) {
      tellsMoves(game, state, move, rng);
    },
  },
  {
    law: 13,
    says: 'changing a view, a list of moves or an event changes no state',
    every: 16,
    check({ game, state, move, rng }) {
      sharesNothing(game, state, move, rng);
    },
  },
  {
    law: 14,
    says: 'a seat that the game does not have is refused',
    every: 8,
    check({ game, state, move, rng }) {
      refusesStrangers(game, state, move, rng);
    },
  },
  {
    law: 14,
    says: 'a move that was meant for another ply is refused',
    every: 8,
    check({ game, state, move }) {
      refusesStale(game, state, move);
    },
  },
  {
    law: 14,
    says: 'a value that is no state of the game is refused',
    every: 8,
    check({ game, state, move, rng }) {
      refusesNonStates(game, state, move, rng);
    },
  },
  {
    law: 15,
    says: 'evaluate is a number for every seat, from a state and from a view',
    every: 8,
    check({ game, state, rng }) {
      if (game.evaluate === undefined) return;
      const seat = anyOf(rng, [...game.seats(state).keys()]);
      for (const [position, what] of [
        [state, 'the state'],
        [game.view(state, seat), 'its view'],
      ] as const) {
        const value = game.evaluate(position, seat);
        if (!Number.isFinite(value))
          fail(`evaluate gives ${value} for seat ${seat} from ${what}. Correct evaluate in house/evaluation.ts`);
      }
    },
  },
];

function playOn(game: AnyGame, state: StateOf<AnyGame>, rng: Rng): void {
  let now = state;
  for (let i = 0; i < 3 && now.pending.length > 0; i++) {
    const move = anyMove(game, now, rng);
    const refusal = game.check(now, move);
    if (refusal !== undefined)
      fail(`in a determinized state randomMove gives ${game.encodeMove(move)}: ${game.describeRefusal(refusal, now)}`);
    now = game.applyMove(now, move);
    same(Object.keys(now), Object.keys(state), 'the keys of the state, in their order', JSON_ONLY);
  }
}

/** Fails unless a standing from a view agrees with that of the state, but for what it does not know, which is null. */
function checkShown(whole: Outcome, shown: ShownOutcome, what: string): void {
  for (const [i, { seat, total, categories, order }] of shown.scores.entries()) {
    const { [i]: known } = whole.scores;
    const hidden = Object.values(categories).includes(null);
    if (hidden !== (total === null)) fail(`${what} hides ${hidden ? 'a category' : 'the total'} of seat ${seat} alone`);
    const compared = { total, ...categories, ...order };
    for (const [name, points] of Object.entries({ total: known?.total, ...known?.categories, ...known?.order })) {
      const said = Reflect.get(compared, name);
      if (said !== null) same(said, points, `${name} of seat ${seat} in ${what}`);
    }
  }
  const unknown = shown.scores.some(({ total }) => total === null);
  same(shown.ranks, unknown ? null : whole.ranks, `the ranks of ${what}`);
  same(shown.winners, unknown ? null : whole.winners, `the winners of ${what}`);
}

/** Fails unless an item of a priority list keeps the best of its candidates, and says how many have what it asks for. */
function claimsWhatHolds(step: RungResult, before: RungResult | undefined): void {
  const { candidates, label, met, list, item } = step;
  if (!candidates.some(({ kept }) => kept)) fail(`"${label.key}" keeps no candidate`);
  const best = Math.max(...candidates.map(({ score }) => score));
  for (const { id, score, kept } of candidates)
    if (kept !== (score === best)) fail(`"${label.key}" ${kept ? 'keeps' : 'drops'} ${id}, of score ${score}`);
  const having = candidates.filter(({ score }) => score > 0).length;
  const is = having === candidates.length ? 'all' : having === 0 ? 'none' : 'some';
  if (met !== null && met !== is) fail(`"${label.key}" is met by ${met}, and by ${is} of its scores`);
  if (before?.met === 'none' && before.item === item && list !== null && equal(before.list, list))
    fail(`"${label.key}" asks again what "${before.label.key}" says that none meets`);
}
