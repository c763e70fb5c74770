/**
 * At a real table: you play Ginkgopolis with the box, draw real cards and tiles, type in what turns up, and the program plays Hal. Here
 * the program also plays the table: a generator of its own stands in for the shuffled deck.
 */
import { CHANCE, draw, seedRng } from '@wonders/core';
import { begin, pop, push, save } from '@wonders/core/records';
import { hal } from '@wonders/hal';
import { describeExplanation } from '@wonders/hal/words';

const table = seedRng('the shuffled deck on the table');
let play = begin(hal, { chance: 'manual' });

for (let seat = hal.activeSeats(play.state)[0]; seat !== undefined; seat = hal.activeSeats(play.state)[0]) {
  const before = play.state;
  if (seat === CHANCE) {
    // What can turn up, with its weights, which a menu would show as odds.
    const outcomes = hal.chances(before);
    const turned = hal.fast.randomMove(before, () => draw(table));
    console.log(`  one of ${outcomes.length}: ${hal.describeMove(before, turned)}`);
    play = push(hal, play, turned);
    continue;
  }
  // The bot stands in for you. On Hal's turn it plays the only move that his rules allow, and says why.
  const why = hal.explainBotMove(before, seat);
  const { move } = why;
  const who = hal.seats(before)[seat]?.name;
  console.log(who === 'Hal' ? hal.describeMove(before, move) : `${who}: ${hal.describeMove(before, move)}`);
  if (who === 'Hal') for (const { text } of describeExplanation(before, why).reasons) console.log(`  ${text}`);
  play = push(hal, play, move, seat);
}

const result = hal.outcome(play.state);
console.log(result?.scores.map(({ seat, total }) => `${hal.seats(play.state)[seat]?.name} ${total}`).join(', '));

// You misread a card? Take back the last answers and give them again. The record of the game itself does not change.
const corrected = pop(hal, play, 2);
console.log(`${save(hal, corrected).moves.length} moves after taking back two`);
console.log(JSON.stringify(save(hal, play)));
