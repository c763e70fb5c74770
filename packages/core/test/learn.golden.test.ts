/** What learners see and do in the small game, number by number, as kept: `npm run golden` writes the file. */
import { expect, test } from 'vitest';
import { houseBot, randomBot, searchBot } from '../src/bots/index.js';
import { draw, seedRng } from '../src/index.js';
import {
  clockwise,
  counts,
  createEnvironment,
  defineLearn,
  each,
  flag,
  multiHot,
  numbersIn,
  oneHot,
  part,
  plane,
  returnsOf,
  type Seen,
  scalar,
  secret,
  selfPlay,
} from '../src/learn/index.js';
import { learnLayout, sealed, type View } from '../src/testing/index.js';

const CARDS = Array.from({ length: 24 }, (_, i) => i + 1);

const learn = defineLearn<typeof sealed>(sealed, {
  kinds: ['bid'],
  features: [
    scalar('round', 4, ({ view }) => view.round),
    scalar('lead', 40, ({ view, seat }) => (view.won[seat] ?? 0) - (view.won[1 - seat] ?? 0), { signed: true }),
    flag('for sale', ({ view }) => view.prize !== null),
    oneHot('prize', CARDS, ({ view }) => view.prize),
    multiHot('pool', CARDS, ({ view }) => view.pool, 2),
    counts('won', [0, 1], 96, ({ view, seat }) => clockwise(view.won, seat)),
    secret('bid', 24, ({ view, seat }) => view.bids[1 - seat] ?? 0),
    plane('grid', { rows: 4, columns: 6, most: 3 }, ({ view, seat }) =>
      (view.hands[seat] ?? []).map((card, i) => ({
        row: Math.floor(Number(card) / 6),
        column: Number(card) % 6,
        value: i + 1,
      })),
    ),
    part<Seen<View>, { readonly hand: View['hands'][number] }>(
      'own',
      ({ view, seat }) => ({ hand: view.hands[seat] ?? [] }),
      scalar('cards', 2, ({ hand }) => hand.length),
    ),
    each<Seen<View>, { readonly hand: View['hands'][number] }>(
      'seat',
      [0, 1, 2],
      ({ view }) => view.hands.map((hand) => ({ hand })),
      multiHot('hand', CARDS, ({ hand }) => hand),
    ),
  ],
});

const told = (numbers: Iterable<number>): string =>
  Array.from(numbers, (value, at) => (value === 0 ? '' : `${at}:${Math.round(value * 1e4) / 1e4}`))
    .filter(Boolean)
    .join(' ');

const short = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? Math.round(each * 1e4) / 1e4 : each));

/** Two games at once, in which seat 1 is played by a bot or asked, too; reset on the way. */
function environments(): readonly string[] {
  return [[], [undefined, houseBot(sealed)]].flatMap((bots) => {
    const options = { seats: 2, seed: 'environment' };
    const all = createEnvironment(sealed, learn, { games: 2, options, bots, victory: 0.5 });
    const lines = [short([all.games, all.seats, all.maskBytes])];
    for (let i = 0; i < 12; i++) {
      const legal = [0, 1].map((game) =>
        numbersIn(all.masks.subarray(game * all.maskBytes, (game + 1) * all.maskBytes)),
      );
      const ends = all.outcomes.map((outcome) => outcome?.winners ?? null);
      lines.push(short({ agents: [...all.agents], legal, rewards: [...all.rewards], dones: [...all.dones], ends }));
      lines.push(told(all.observations.subarray(0, learn.observation.length)));
      if (i === 5) all.reset();
      else all.step(legal.map((each) => each[i % each.length] as number));
    }
    return lines;
  });
}

test('the small game is numbered, observed and played as kept', async () => {
  const lines = [
    learnLayout(learn),
    learn.actions.digest,
    learn.observation.digest,
    `${learn.observation.length} ${learn.actions.longest}`,
  ];
  const rng = seedRng('learn');
  for (let state = sealed.newGame({ seats: 2, seed: 'learn' }); state.pending.length > 0; ) {
    const [seat = 0] = sealed.activeSeats(state);
    const legal = sealed.legalMoves(state, seat);
    const view = sealed.view(state, seat);
    lines.push(`${seat}: ${told(learn.observe(view, seat))}; ${numbersIn(learn.actions.legalMask(legal)).join(' ')}`);
    state = sealed.applyMove(
      state,
      sealed.fast.randomMove(state, () => draw(rng)),
    );
  }
  const outcomes = ['a', 'b', 'c'].map((seed) => {
    let state = sealed.newGame({ seats: 3, seed });
    while (state.pending.length > 0) state = sealed.applyMove(state, sealed.botMove(state));
    return sealed.outcome(state);
  });
  for (const outcome of outcomes)
    if (outcome !== undefined)
      lines.push(
        short([
          returnsOf(outcome),
          returnsOf(outcome, { victory: 0.5 }),
          returnsOf(outcome, { victory: 0, margin: 30 }),
        ]),
      );
  const searching = searchBot(sealed, { iterations: 12 });
  const samples = selfPlay(sealed, learn, [searching, randomBot()], 1, {
    options: { seats: 2, seed: 'self' },
    from: 3,
    victory: 0.5,
  });
  for (const { observation, mask, ...sample } of samples)
    lines.push(short({ ...sample, observation: told(observation), mask: numbersIn(mask) }));
  lines.push(...environments());
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/learn.txt');
});
