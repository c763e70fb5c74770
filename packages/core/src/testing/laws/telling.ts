import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import type { Preview } from '../../contract/preview.js';
import type { Reason } from '../../contract/reason.js';
import { guessAt } from '../../engine/hidden.js';
import { copy } from '../../engine/state-form.js';
import { drawInt } from '../../rng/rng.js';
import { offersWhatIsLegal } from './offers.js';
import type { Law } from './ply.js';
import { anyOf, anyViewer } from './random.js';
import { fail, plainJson, same } from './same.js';

/** Laws of one ply about what a game says before a move: questions, notices, sentences, previews. */
export const TELLING: readonly Law[] = [
  {
    law: 16,
    says: 'each seat that decides is asked, the same from a state and from a view',
    every: 4,
    check({ game, contract, state, rng }) {
      const active = game.activeSeats(state);
      for (const whose of [CHANCE, ...game.seats(state).keys()]) {
        const prompt = game.promptOf(state, whose);
        if (!active.includes(whose)) {
          if (prompt !== undefined) fail(`seat ${whose} is asked "${prompt.key}" and does not decide`);
          continue;
        }
        if (prompt === undefined) fail(`seat ${whose} decides and is not asked: look at prompt of the rules`);
        if (prompt.seat !== whose) fail(`the prompt of seat ${whose} says that seat ${prompt.seat} is asked`);
        plainJson(prompt, 'prompt ');
        const view = game.view(state, whose === CHANCE ? anyViewer(game, state, rng) : whose);
        same(game.promptOf(view, whose), prompt, `the prompt "${prompt.key}" from the view of ${view.viewer}`);
        offersWhatIsLegal(game, contract, state, whose);
      }
      const notices = game.notices(state);
      plainJson(notices, 'notices ');
      same(game.notices(game.view(state, 'spectator')), notices, 'the notices from the view of a spectator');
      const seat = drawInt(rng, game.seats(state).length);
      same(game.notices(game.view(state, seat)), game.notices(state, seat), `the notices from the view of ${seat}`);
    },
  },
  {
    law: 17,
    says: 'what a preview announces happens, and it depends only on the view',
    every: 8,
    check({ game, state, before, rng }) {
      const seat = anyOf(rng, game.activeSeats(state));
      if (seat === CHANCE) return;
      const moves: readonly MoveOf<typeof game>[] = game.legalMoves(state, seat);
      const move = anyOf(rng, moves);
      const view = game.view(state, seat);
      const preview: Preview<MoveOf<typeof game>, EventOf<typeof game>> = game.preview(view, move);
      plainJson(preview, 'preview ');
      same(game.preview(state, move), preview, `the preview of ${game.encodeMove(move)} from the state`);
      const other = game.determinize(view, { ...rng });
      same(game.preview(other, move), preview, 'the preview in another state with the same view');
      staysUnseen(game, view, other);
      happens(game, state, seat, move, preview);
      same(state, before, 'the state after a preview');
    },
  },
  {
    law: 18,
    says: 'the sentence of a move from the state, told to the seat that may make it, is the one from its view',
    every: 8,
    check({ game, state, rng }) {
      const seat = anyOf(rng, game.activeSeats(state));
      if (seat === CHANCE) return;
      const view = game.view(state, seat);
      const moves: readonly MoveOf<typeof game>[] = game.legalMoves(state, seat);
      for (const move of moves)
        same(
          game.describeMove({ ...state, viewer: seat }, move),
          game.describeMove(view, move),
          `the sentence of ${game.encodeMove(move)}, from the state and from the view of seat ${seat}`,
        );
    },
  },
  {
    law: 19,
    says: 'no game ends unannounced',
    every: 1,
    check({ game, state, move, next }) {
      const [seat] = game.activeSeats(state);
      if (next.pending.length > 0 || seat === CHANCE) return;
      if (game.notices(state).length > 0 || game.preview(state, move).until === 'over') return;
      fail(`${game.encodeMove(move)} ends the game. Neither the notices nor the preview of the move say so`);
    },
  },
];

/** Fails where a state that agrees with a view holds something that a preview from the view takes for certain, and is wrong about. */
function staysUnseen<G extends AnyGame>(game: G, view: ViewOf<G>, other: StateOf<G>): void {
  const { guess, places } = guessAt((rng) => game.determinize(view, rng), view);
  function compare(known: unknown, found: unknown, path: string): void {
    if (typeof known !== 'object' || known === null) {
      same(found, known, `the state at ${path}, which a preview takes for certain`);
      return;
    }
    const unseen = places.get(known);
    for (const [key, value] of Object.entries(known))
      if (unseen?.has(key) !== true) compare(value, Reflect.get(Object(found), key), `${path}/${key}`);
  }
  compare(guess, { ...other, rng: null }, '');
}

/** Plays a preview in the true state, without a generator, and fails where it announced something else. */
function happens<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  seat: Seat,
  first: MoveOf<G>,
  { plies, until, notices }: Preview<MoveOf<G>, EventOf<G>>,
): void {
  const draft = game.fast.clone(state);
  draft.rng = null;
  const announced = (): readonly string[] => game.notices(draft, seat).map((notice: Reason) => JSON.stringify(notice));
  let stand: readonly string[] = [];
  for (const [i, ply] of plies.entries()) {
    if (i > 0) stand = announced();
    const last = i === plies.length - 1;
    const move = i === 0 ? first : game.botMove(draft, ply.seat);
    same(ply.seat, i === 0 ? seat : game.activeSeats(draft)[0], `the seat of ply ${i + 1} of the preview`);
    same(ply.move, copy(game.viewMove(draft, move, seat)), `the move of ply ${i + 1} of the preview`);
    const events: EventOf<G>[] = [];
    game.fast.play(draft, move, (event: EventOf<G>) => events.push(copy(game.viewEvent(event, seat)) as EventOf<G>));
    const what = `the events that the preview of ${game.encodeMove(first)} announces at ply ${i + 1}`;
    same(ply.events, last && until === 'hidden' ? events.slice(0, ply.events.length) : events, what);
  }
  const [next] = game.activeSeats(draft);
  const found = next === undefined ? 'over' : next === CHANCE ? 'chance' : 'seat';
  if (until !== 'hidden') same(until, found, 'why the preview ends');
  // A ply that something hidden cuts short may be whole: then it is the next answer that is hidden.
  stand = until === 'hidden' ? [...stand, ...announced()] : announced();
  for (const notice of notices)
    if (!stand.includes(JSON.stringify(notice)))
      fail(`the preview of ${game.encodeMove(first)} announces "${notice.key}", which then does not stand`);
}
