/**
 * Beside a real table: people draw real cards and tell the program what turned up, and it plays a seat that nobody sits
 * on. Here the table is a list of cards that somebody might have drawn.
 */
import { CHANCE } from '@wonders/core';
import { begin, push, save, undo } from '@wonders/core/records';
import { sealed } from '@wonders/core/testing';

const cards = [20, 3, 11, 8, 14, 9, 23, 1, 17, 5, 2, 12, 24, 6, 10, 7, 18];
let play = begin(sealed, { chance: 'manual', seats: 2 });

for (let seat = sealed.activeSeats(play.state)[0]; seat !== undefined; seat = sealed.activeSeats(play.state)[0]) {
  if (seat !== CHANCE) {
    const move = sealed.botMove(play.state, seat);
    console.log(sealed.describeMove(play.state, move));
    play = push(sealed, play, move, seat);
    continue;
  }
  // What may still turn up, with the weights that a menu would show as odds.
  const outcomes = sealed.chances(play.state);
  const card = cards.find((each) => outcomes.some(({ move }) => 'card' in move && move.card === each));
  const turned = outcomes.find(({ move }) => 'card' in move && move.card === card) ?? outcomes[0];
  if (turned === undefined) break;
  console.log(`  one of ${outcomes.length}: ${sealed.describeMove(play.state, turned.move)}`);
  play = push(sealed, play, turned.move);
}

// Somebody misread a card: the last answers are taken back and given anew. The record keeps the game as it was.
const corrected = undo(sealed, play, 2);
console.log(`${save(sealed, corrected).moves.length} moves after two were taken back`);
console.log(JSON.stringify(save(sealed, play)));
