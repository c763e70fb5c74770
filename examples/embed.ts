/** A game in an app: state in, legal moves out, a move applied, the opponent's answer, and events for the animations. */
import type { StateOf } from '@wonders/core';
import { sealed } from '@wonders/core/testing';

const YOU = 0;
let state: StateOf<typeof sealed> = sealed.newGame({ seed: 'monday', seats: 2 });

for (let seat = sealed.activeSeats(state)[0]; seat !== undefined; seat = sealed.activeSeats(state)[0]) {
  // A user interface would show these and wait for a click; here "you" always take the last one.
  const choices = sealed.legalMoves(sealed.view(state, seat), seat);
  const move = seat === YOU ? choices.at(-1) : sealed.botMove(state, seat);
  if (move === undefined) break;
  console.log(sealed.describeMove(state, move));

  const after = sealed.transition(state, move, seat);
  // Each client is sent what its seat may see, and nothing else.
  for (const event of after.events) console.log('   ', JSON.stringify(sealed.viewEvent(event, YOU)));
  // Plain JSON: this might be a database, a worker or another machine.
  state = JSON.parse(JSON.stringify(after.state));
}

console.table(sealed.outcome(state)?.scores.map(({ seat, total }) => ({ seat, total })));
