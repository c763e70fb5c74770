import { expect, test } from 'vitest';
import { drawBoard, drawText, game, language, type Terms } from '../../../test/words.js';
import type { Language } from '../../index.js';
import { type LanguageContract, languageLaws } from '../index.js';
import { agrees } from './agreement.js';

type Contract = LanguageContract<typeof game, Terms>;

const contract: Contract = {
  language,
  drawBoard,
  drawText,
  variants: [
    { name: 'three seats', options: { seats: 3 } },
    { name: 'manual chance', options: { seats: 2, chance: 'manual' } },
  ],
  placeless: { draw: 'it lies in no place' },
  every: 2,
};

languageLaws(game, contract, test);

const laws =
  (broken: Partial<Contract>, other = game) =>
  () =>
    languageLaws(other, { ...contract, ...broken }, (_, run) => run());

/** The contract with a language that differs in one part. */
const saying = (broken: Partial<Language<Terms>>): Partial<Contract> => ({ language: { ...language, ...broken } });

const { options, common, reasons, piece } = language;

const optionOf = (seats: Partial<typeof options.seats>) =>
  saying({ options: { ...options, seats: { ...options.seats, ...seats } } });

const pieceOf = (broken: Partial<NonNullable<ReturnType<typeof piece>>>) =>
  saying({
    piece(position, place) {
      const told = piece(position, place);
      return told && { ...told, ...broken };
    },
  });

/** The language, in which events mean something else, and who takes a prize gains points. */
const weighing = (events: Partial<Language<Terms>['weights']['events']>): Partial<Contract> =>
  saying({
    gains: { sold: ({ to, prize }) => [{ seat: to, says: `+${prize} in all` }] },
    weights: { ...language.weights, events: { ...language.weights.events, ...events } },
  });

/** The language, in which sentences happen somewhere else. */
const placing = (other: Partial<Language<Terms>['places']>): Partial<Contract> =>
  saying({ places: { ...language.places, ...other } });

/** Boards in which a text is replaced. */
const drawing = (from: string | RegExp, to: string): Partial<Contract> => ({
  drawBoard: (view, how) => drawBoard(view, how).replace(from, to),
});

/** The game, in which a question is about a place. */
const asking = (kind: string, place: string): typeof game => ({
  ...game,
  promptOf(position, seat) {
    const prompt = game.promptOf(position, seat);
    return prompt && { ...prompt, places: prompt.key === kind ? [place] : [] };
  },
});

type Step = ReturnType<typeof game.explainBotMove>['steps'][number];

/** The game, in which the items of an explanation are others, or are asked several times. */
const climbing = (changed: (step: Step) => Step, times = 1): typeof game => ({
  ...game,
  explainBotMove(position, seat) {
    const told = game.explainBotMove(position, seat);
    const steps = Array.from({ length: times }, (_, i) =>
      told.steps.map((step) => ({ ...changed(step), item: i + 1 })),
    );
    return { ...told, steps: steps.flat() };
  },
});

test.each<[what: string, message: RegExp | string, Partial<Contract>, typeof game?]>([
  [
    'an event at a place that is not drawn',
    /the event sold, "[^"]*", is about the place attic, which its board does not draw/,
    placing({ events: { bid: [], sold: ['attic'] } }),
  ],
  [
    'a notice at a place that is not drawn',
    'the notice last-round, "This is the last round", is about the place attic, which its board does not draw',
    placing({ notices: { 'last-round': ['attic'] } }),
  ],
  [
    'an event at a place that is only drawn before the move',
    /the event bid, "Seat \d bids", is about the place card-\w+, which its board does not draw/,
    saying({
      events: { ...language.events, bid: ({ seat }) => `Seat ${seat + 1} bids` },
      places: { ...language.places, events: { sold: [], bid: ({ card }) => [`card-${card}`] } },
    }),
  ],
  [
    'a preview at a place that is not drawn',
    /the preview of bid \d \d+, "A card is gone", is about the place attic, which its board does not draw/,
    saying({
      ahead: { bid: () => 'A card is gone' } as object as Language<Terms>['ahead'],
      places: { ...language.places, ahead: { bid: ['attic'] } as object as Language<Terms>['ahead'] },
    }),
  ],
  [
    'a place that is named twice',
    /the event sold, "[^"]*", names a place twice: pool, pool/,
    placing({ events: { bid: [], sold: ['pool', 'pool'] } }),
  ],
  [
    'a piece that an event names, and is not about',
    /the event draw names prize-all, and the places of "[^"]*" are pool/,
    {
      ...drawing('</svg>', '<g id="prize-all"></g></svg>'),
      variants: [{ name: 'manual chance', options: { seats: 2, chance: 'manual' } }],
    },
  ],
  [
    'one of a thing in the plural',
    'one of a thing in the plural: "Bid one of 1 cards"',
    saying({ prompts: { ...language.prompts, bid: () => 'Bid one of 1 cards' } }),
  ],
  [
    'two figures that collide',
    'two figures side by side: "It costs Player 1 3 coins"',
    saying({ prompts: { ...language.prompts, bid: () => 'It costs Player 1 3 coins' } }),
  ],
  [
    'a hyphen for a minus',
    'a hyphen for a minus: "Bid for -0.7 points"',
    saying({ prompts: { ...language.prompts, bid: () => 'Bid for -0.7 points' } }),
  ],
  [
    'a choice of one',
    'one of a thing told as several: "Bid one of 1 card"',
    saying({ prompts: { ...language.prompts, bid: () => 'Bid one of 1 card' } }),
  ],
  [
    'a verb that does not go with one',
    'one of a thing told as several: "Bid 3, of which 1 come back"',
    saying({ prompts: { ...language.prompts, bid: () => 'Bid 3, of which 1 come back' } }),
  ],
  [
    'a verb that does not go with the reader',
    'a verb that does not go with the reader: "You bids a card"',
    saying({
      prompts: { ...language.prompts, bid: (_, position, seat) => `${language.seat(position, seat)} bids a card` },
    }),
  ],
  [
    'a thing that is told twice',
    'one of a thing told as several: "Covered by a card and a card"',
    saying({ prompts: { ...language.prompts, bid: () => 'Covered by a card and a card' } }),
  ],
  [
    'an article that does not go with its noun',
    '"a" for "an", or the other way round: "Bid a amount"',
    saying({ prompts: { ...language.prompts, bid: () => 'Bid a amount' } }),
  ],
  [
    'one of a thing in the plural on the board',
    /one of a thing in the plural: "[^"]*, 1 points"/,
    drawing(/(?=<\/title>)/, ', 1 points'),
  ],
  ['an icon without a meaning', 'coin reads ""', saying({ legend: { coin: '' } })],
  ['a reason without words', 'nothing reads ""', saying({ reasons: { ...reasons, nothing: () => '' } as never })],
  ['an option without a label', 'the option seats has no sentence', optionOf({ label: '' })],
  ['an option without help', 'the help of the option seats has no sentence', optionOf({ help: '' })],
  ['two options of one name', 'two options read "Seed", one is seed', optionOf({ label: options.seed.label })],
  ['a number without words', '2 of the option seats has no sentence', optionOf({ number: () => '' })],
  ['two numbers that read alike', 'two values of the option seats read alike', optionOf({ number: () => 'some' })],
  [
    'what an option may be, left open',
    'what the option seats may be has no sentence',
    saying({ common: { ...common, allowed: ({ kind }) => (kind === 'number' ? '' : 'anything') } }),
  ],
  [
    'a question that is not put',
    'the question "bid" has no sentence',
    saying({ prompts: { ...language.prompts, bid: () => '' } }),
  ],
  [
    'two questions that read alike',
    'two questions one after the other, "draw" and "draw", read alike: "A card turns up"',
    saying({ prompts: { ...language.prompts, draw: () => 'A card turns up' } }),
  ],
  [
    'a question that offers what is not always legal',
    /"You: bid a card" was asked where one can bid (high|low)[^"]*, and "You: bid a card" where one can bid/,
    {
      ...saying({
        prompts: { ...language.prompts, bid: (_, position, seat) => `${language.seat(position, seat)}: bid a card` },
      }),
      deed: (move) => ('card' in move ? `bid ${move.card > 12 ? 'high' : 'low'}` : undefined),
    },
  ],
  [
    'a question of the table about no place',
    '"Card 1 of round 1 turns up" is about no place: mark one',
    { placeless: {} },
  ],
  [
    'a question without a place that has one',
    '"draw" is about a place, and "placeless" says that it is not',
    {},
    asking('draw', 'pool'),
  ],
  [
    'a question about a place that is not marked',
    /is about the place nowhere, which desk does not draw, or does not mark/,
    { every: 1 },
    asking('bid', 'nowhere'),
  ],
  [
    'a notice that is not said',
    'the notice "last-round" has no sentence',
    saying({ notices: { 'last-round': () => '' } }),
  ],
  [
    'a sentence too long for its brief form',
    /the brief form of the notice "last-round" has \d\d characters/,
    saying({ notices: { 'last-round': () => `This is the last round${', and it is the last one'.repeat(2)}` } }),
  ],
  [
    'a brief form that is not said',
    'the brief form of the notice "last-round" has no sentence',
    saying({ notices: { 'last-round': () => ({ text: 'This is the last round', brief: '' }) } }),
  ],
  [
    'a brief form that nobody needs',
    'is brief enough to need no brief form: "This is the last round"',
    saying({ notices: { 'last-round': () => ({ text: 'This is the last round', brief: 'The last round' }) } }),
  ],
  [
    'a gain that weighs as a price',
    'the event sold is a gain, and weighs as "pays"',
    weighing({ sold: ({ to }) => ({ weight: 'pays', seat: to }) }),
  ],
  [
    'a price that weighs as a gain',
    'the event sold costs something, and weighs as "gains"',
    {
      language: {
        ...language,
        gains: { sold: ({ to }) => [{ seat: to, says: '−1 card' }] },
        weights: { ...language.weights, events: { bid: 'rest', sold: ({ to }) => ({ weight: 'gains', seat: to }) } },
      },
    },
  ],
  [
    'an end that weighs nothing',
    'the game ends, and no event says so with the weight "ends"',
    weighing({ sold: ({ to }) => ({ weight: 'gains', seat: to }) }),
  ],
  [
    'a weight that there is not',
    'has a weight that there is not: "heavy"',
    {
      ...weighing({}),
      language: {
        ...language,
        events: { ...language.events, bid: () => 'A card is bid' },
        weights: { ...language.weights, events: { ...language.weights.events, bid: 'heavy' as never } },
      },
    },
  ],
  [
    'a move without a sentence',
    /the move bid \d \d+ has no sentence/,
    saying({ moves: { ...language.moves, bid: () => '' } }),
  ],
  [
    'a move with a hole',
    'has a hole: "undefined bids"',
    saying({ moves: { ...language.moves, bid: () => 'undefined bids' } }),
  ],
  [
    'coordinates that no board prints',
    'coordinates that no board prints, 2,-1: "Bids on 2,-1"',
    saying({ moves: { ...language.moves, bid: () => 'Bids on 2,-1' } }),
  ],
  [
    'a pair of numbers that no board prints',
    'coordinates that no board prints, (0, 1): "Bids on the cell (0, 1)"',
    saying({ moves: { ...language.moves, bid: () => 'Bids on the cell (0, 1)' } }),
  ],
  [
    'coordinates that are not printed where they should be',
    '(0, 1) is told, and pool prints no ',
    { ...saying({ position: () => [{ heading: 'The table', lines: ['A card on (0, 1)'] }] }), rim: 'pool' },
  ],
  [
    'coordinates in a sentence',
    'describeMove names a place by its coordinates, (0, 1): "Bids on the cell (0, 1)"',
    { ...saying({ moves: { ...language.moves, bid: () => 'Bids on the cell (0, 1)' } }), rim: 'pool' },
  ],
  [
    'the id of a rule',
    'a rule is named by its id: "The last round (KIT-7)"',
    saying({ notices: { 'last-round': () => 'The last round (KIT-7)' } }),
  ],
  [
    'an event with the id of a rule',
    'a rule is named by its id: "Sold (KIT-7)"',
    saying({ events: { ...language.events, sold: () => 'Sold (KIT-7)' } }),
  ],
  [
    'a refusal with the id of a rule',
    'a rule is named by its id: "Not held (KIT-7)"',
    saying({ refusals: { 'not-held': () => 'Not held (KIT-7)' } }),
  ],
  [
    'an abbreviation of a rulebook',
    'an abbreviation, VP: "Bids 3 VP"',
    saying({ moves: { ...language.moves, bid: () => 'Bids 3 VP' } }),
  ],
  [
    'a reason that rests on no rule of a ledger',
    'the reason "The prize counts',
    saying({ grounds: { prize: ['the fourth'] } }),
  ],
  [
    'a move with a gap',
    'has a gap, "  ": "Bids  a card"',
    saying({ moves: { ...language.moves, bid: () => 'Bids  a card' } }),
  ],
  [
    'an event with a gap',
    'the event sold has a gap',
    saying({ events: { ...language.events, sold: () => 'Sold to .' } }),
  ],
  ['a refusal with a gap', 'the refusal not-held of bid', saying({ refusals: { 'not-held': () => 'not  so' } })],
  [
    'a question that does not speak to its reader',
    'reads "Bid a card", which does not speak to it',
    saying({ prompts: { ...language.prompts, bid: () => 'Bid a card' } }),
  ],
  [
    'a seat that reads its own name',
    /seat \d reads its own name, Seat \d, in place of "You": "Seat \d bids/,
    saying({ moves: { ...language.moves, bid: ({ seat, card }) => `Seat ${seat + 1} bids ${card}` } }),
  ],
  [
    'a reader with the verb of another seat',
    'a verb that does not go with the reader: "You bids',
    saying({
      moves: { ...language.moves, bid: ({ seat, card }, position) => `${language.seat(position, seat)} bids ${card}` },
    }),
  ],
  [
    'a reader who is named within a sentence',
    'the reader named as another seat is: "Card',
    saying({
      moves: {
        ...language.moves,
        bid: ({ seat, card }, position) => `Card ${card} of ${language.seat(position, seat)}`,
      },
    }),
  ],
  [
    'an outcome that does not speak to its reader',
    'reads "All prizes are sold", which does not speak to it',
    saying({ outcome: () => 'All prizes are sold' }),
  ],
  [
    'an outcome without a sentence',
    /the outcome has (no sentence|a gap)/,
    saying({ outcome: ({ round }) => (round === 4 ? '' : 'x') }),
  ],
  [
    'an ending that tells its reader a wrong place',
    /seat \d has place \d with \d+ points, and reads "You (are|share) seventh/,
    saying({ placing: (position) => ({ ...language.placing(position), ranks: [7, 7, 7] }) }),
  ],
  [
    'an ending that tells its reader the points of another seat',
    /seat \d has place \d with \d+ points, and reads "You are/,
    saying({ placing: (position) => ({ ranks: language.placing(position).ranks, points: [-1, -1, -1] }) }),
  ],
  [
    'an ending that keeps the points of its reader to itself',
    /seat \d has place \d with \d+ points, and reads "You are/,
    saying({ placing: (position) => ({ ranks: language.placing(position).ranks, points: null }) }),
  ],
  [
    'a victory that does not tell its winner the points',
    /seat \d has place 1 with \d+ points, and reads "All prizes are sold: You"/,
    saying({ outcome: (position) => language.outcome(position).replace(/, \d+ points$/, '') }),
  ],
  [
    'a verdict without a sentence',
    'the ending by resign has a gap',
    saying({ common: { ...common, verdicts: { ...common.verdicts, resign: () => '' } } }),
  ],
  [
    'two verdicts that read alike',
    'two verdicts read alike: "The game is over',
    saying({
      common: {
        ...common,
        verdicts: { ...common.verdicts, resign: () => 'The game is over', host: () => 'The game is over' },
      },
    }),
  ],
  [
    'a board that offers moves after a verdict',
    'after a verdict the desk board has a button',
    { drawBoard: (view, how) => drawBoard(view, { ...how, moves: [{ kind: 'draw', card: 1 }] }) },
  ],
  [
    'a board that does not say why the game is over',
    /the desk board does not say "Seat 1 has resigned/,
    drawing(/resigned/g, ''),
  ],
  [
    'a text board that does not say why the game is over',
    /the text board does not say "Seat 1 has resigned/,
    { drawText: (view, how) => drawText(view, how).replace('resigned', '') },
  ],
  [
    'a game that goes on after a verdict',
    'the active seats in the view of 0 after a verdict',
    {},
    { ...game, activeSeats: (position) => ('judged' in position ? [0] : game.activeSeats(position)) } as typeof game,
  ],
  [
    'a view that does not know the verdict',
    'the outcome in the view of 0 after a verdict',
    {},
    {
      ...game,
      view(state, viewer) {
        const view = game.view(state, viewer);
        return Object.fromEntries(Object.entries(view).filter(([key]) => key !== 'judged')) as typeof view;
      },
    } as typeof game,
  ],
  [
    'a line of the score sheet without a name',
    'the line prizes of the score sheet has',
    saying({ categories: { prizes: '' } }),
  ],
  ['a total without a name', 'the line total of the score sheet has', saying({ total: '' })],
  [
    'a heading without words',
    'a heading of the position has',
    saying({ position: () => [{ heading: '', lines: [] }] }),
  ],
  [
    'a line of the position without words',
    'a line of the position below "The table" has',
    saying({ position: () => [{ heading: 'The table', lines: ['at , last'] }] }),
  ],
  [
    'an explanation without a headline',
    'the headline has',
    saying({ reasons: { ...reasons, high: () => '', low: () => '' } }),
  ],
  ['a reason without words', 'a reason has no sentence', saying({ reasons: { ...reasons, prize: () => '' } })],
  ['a list without a name', 'the name of a list has', saying({ reasons: { ...reasons, scale: () => '' } })],
  ['a candidate without a name', /the candidate \d+ has/, saying({ reasons: { ...reasons, card: () => '' } })],
  ['a note with a gap', /the note of \d+ has a gap/, saying({ reasons: { ...reasons, dear: () => 'it is  dear' } })],
  [
    'an item that asks nothing',
    'what the item SEALED-4 asks has no sentence',
    saying({ questions: { high: () => '', low: () => '' } }),
  ],
  [
    'an item that asks no question',
    'does not ask: "The highest card"',
    saying({ questions: { high: () => 'The highest card', low: () => 'The highest card' } }),
  ],
  [
    'a headline that is long in brief',
    'the headline in brief has 61 characters',
    saying({ briefly: { high: () => 'x'.repeat(61), low: () => 'x'.repeat(61) } }),
  ],
  [
    'a ladder at which another candidate falls than its figures say',
    'who is left, by the figures of SEALED-',
    {},
    climbing((step) => ({ ...step, candidates: step.candidates.map((each) => ({ ...each, kept: !each.kept })) })),
  ],
  [
    'an item of a list that asks others than the one before has left',
    'who is in before item 2 of scale',
    {},
    climbing((step) => step, 2),
  ],
  ['a piece without a name', 'the name of card-', pieceOf({ name: '' })],
  ['an effect with a gap', 'the effect of card-', pieceOf({ effect: 'bids ,' })],
  ['a status with a gap', 'the status of card-', pieceOf({ status: 'on  top' })],
  ['a price with a gap', 'the price of card-', pieceOf({ price: ['1 ,'] })],
  ['a rule that is no id', 'names the rule "bids", which is no id', pieceOf({ rules: ['bids'] })],
  ['a piece in one line with a gap', 'the piece card-', saying({ common: { ...common, piece: () => 'a ( ) card' } })],
  [
    'a piece that nobody describes',
    'the board draws the piece pool-1, which has no description',
    drawing('data-piece="pool"', 'data-piece="pool-1"'),
  ],
  [
    'a piece that is heard otherwise',
    /screen readers hear "[^"]*" at /,
    drawing(/aria-label="Card/g, 'aria-label="The card'),
  ],
  [
    'a word that stands in the board itself',
    'a text of the board is not said by the language: "Round"',
    drawing('</svg>', '<text>Round</text></svg>'),
  ],
  [
    'a word that stands in the text board itself',
    'a line of the text board is not said by the language: "Round"',
    { drawText: (view, how) => `${drawText(view, how)}\nRound` },
  ],
  [
    'an icon that the legend does not explain',
    'in the legend',
    drawing('</svg>', '<symbol id="icon-coin"></symbol></svg>'),
  ],
])('the laws refuse %s', (_, message, broken, other) => {
  expect(laws(broken, other)).toThrow(message);
});

test.each([
  '1 coin and 11 coins',
  'Seat 1 trades 2 cubes, round 1 turns',
  'it is worth 2.1 points',
  'an hour, a unit, a European, a one-off, a used card, an 8, an 11th card, a 7, a B, the letter A is',
  'such a card',
])('%s: the grammar is right', (text) => {
  expect(() => agrees(text, 'en')).not.toThrow();
});

test.each(['1 coins', 'gives 1 cards', '+1 points', 'a order', 'an card', 'take a 8', 'an 7 of clubs', '(a item)'])(
  '%s: the grammar is wrong',
  (text) => {
    expect(() => agrees(text, 'en')).toThrow(`"${text}"`);
    expect(() => agrees(text, 'qps-ploc')).not.toThrow();
  },
);

test('Italian counts in its own words', () => {
  for (const text of ['1 monete', 'paghi 1 risorse']) expect(() => agrees(text, 'it')).toThrow(`"${text}"`);
  for (const text of ['1 moneta', '11 monete', 'a ogni turno']) expect(() => agrees(text, 'it')).not.toThrow();
});
