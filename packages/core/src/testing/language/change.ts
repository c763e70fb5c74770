import { whatWouldChange } from '../../coach/index.js';
import { isOther } from '../../coach/what-would-change.js';
import type { AnyGame, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import { CHANCE } from '../../contract/position.js';
import type { AnyWords } from '../../words/words-of.js';
import { anyMove } from '../laws/random.js';
import { fail, same } from '../laws/same.js';
import { whole } from './sentences.js';

/** How many moves are tried: each takes as long as a preview. */
const TRIES = 30;

/** What would have changed a script's answer to some move: once it is played, the script does choose otherwise, for the reasons told. */
export function checkChange<G extends AnyGame>(
  { game, plain, pseudo: other, rng }: { game: G; plain: AnyWords; pseudo: AnyWords; rng: Rng },
  state: StateOf<G>,
): void {
  const [seat = CHANCE, ...others] = game.activeSeats(state);
  const infos = game.seats(state);
  if (seat === CHANCE || others.length > 0 || infos[seat]?.role !== 'player') return;
  const next: StateOf<G> = game.applyMove(state, anyMove(game, state, rng), seat);
  const [script = CHANCE] = game.activeSeats(next);
  if (infos[script]?.role !== 'script') return;
  const view: ViewOf<G> = game.view(state, seat);
  const why = game.explainBotMove(next, script);
  const change = whatWouldChange(game, view, why, { tries: TRIES });
  whole(plain.describeChange(change), other.describeChange(change), 'what would change an answer');
  if (change === undefined) return;
  let now = state;
  for (const step of change.line) {
    same(step.view, game.view(now, seat), 'what the seat sees on the way to a change');
    now = game.applyMove(now, step.move as MoveOf<G>, seat);
  }
  same(change.after, game.view(now, seat), 'what the seat sees after a change');
  const answer = game.explainBotMove(now, game.activeSeats(now)[0]);
  same(change.explanation, answer, 'what a script answers after a change');
  if (!isOther(answer, why))
    fail(`the script chooses the same after what should change it: ${JSON.stringify(answer.move)}`);
}
