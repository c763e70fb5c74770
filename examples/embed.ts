/** A game in an app: list the legal moves, apply one, let the opponent answer, and use the events for animations. */
import { hal, type State } from '@wonders/hal';
import { describeEvent } from '@wonders/hal/words';

const YOU = 0;
let state: State = hal.newGame({ level: 'expert', seed: 'monday' });

for (let seat = hal.activeSeats(state)[0]; seat !== undefined; seat = hal.activeSeats(state)[0]) {
  // An app would show these and wait for a click. Here "you" always take the last one.
  const choices = hal.legalMoves(hal.view(state, seat), seat);
  const move = seat === YOU ? choices.at(-1) : hal.botMove(state, seat);
  if (move === undefined) break;
  console.log(hal.describeMove(state, move));

  const after = hal.transition(state, move, seat);
  // Send each client what its seat may see, and nothing else.
  for (const event of after.events) console.log('   ', describeEvent(state, hal.viewEvent(event, YOU))?.text);
  // Plain JSON: this could be a database, a worker or another machine.
  state = JSON.parse(JSON.stringify(after.state));
}

console.table(hal.outcome(state)?.scores.map(({ categories, total }) => ({ ...categories, total })));
