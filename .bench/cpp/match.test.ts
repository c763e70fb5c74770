import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { matchSteps } from '../../packages/core/src/arena/index.js';
import { duelSolo, type Move, type NewGameOptions, type Result } from '../../packages/duel-solo/src/index.js';
import { type Decision, Difference, follow, wordsOf } from './follow.js';
import type { Played } from './kept-games.js';
import { ENGINE, figuresOf, lineOf, withMatches } from './match-figures.js';
import { answerTo } from './own.js';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

interface Transcript {
  readonly options: NewGameOptions;
  /** What the engine was asked, and what it answered, in turns. */
  readonly said: readonly string[];
}

/** Games as `npm run strength -- match … --transcripts` keeps them. */
function transcriptOf(name: string): Transcript {
  const [head = '', ...said] = read(`transcripts/${name}.txt`).trimEnd().split('\n');
  return { options: JSON.parse(head), said };
}

const SCIENCE = transcriptOf('science');

/** Plays a game again: the engine is asked the same, and gives the answers that were changed. */
async function playAgain(
  { options, said }: Transcript,
  changed = (answer: string, _number: number): string => answer,
): Promise<Result> {
  let at = 0;
  const ask = async (question: string): Promise<string> => {
    expect(question).toBe(said[at]);
    at += 2;
    return changed(said[at - 1] as string, at / 2 - 1);
  };
  const engine = await follow(ask, Number(said[0]?.split(' ')[1]));
  const match = matchSteps(duelSolo, options);
  let step = match.next();
  while (!step.done) {
    const { view, seat, legal } = step.value.turn;
    await engine.catchUp(view, seat, legal);
    const { move } = said[at]?.startsWith('think')
      ? await engine.think(view, legal, Number(said[at]?.split(' ')[1]))
      : { move: legal.find((each) => `play ${wordsOf(view, each)}` === said[at]) as Move };
    await engine.play(view, move);
    step = match.next({ move, candidates: [] });
  }
  const outcome = step.value.outcome as Result;
  engine.compareEnds(outcome);
  expect(at).toBe(said.length);
  return outcome;
}

test.each(['points', 'science'])(
  'a game that ended by %s has the same decisions and the same end on both sides',
  async (name) => {
    expect((await playAgain(transcriptOf(name))).ending).toBe(name);
  },
);

test('the transcripts have every kind of decision', () => {
  const played = SCIENCE.said.filter((line) => line.startsWith('play ')).map((line) => line.split(' ')[1]);
  expect([...new Set(played)].sort()).toEqual([
    'build-discarded',
    'choose-first-player',
    'construct',
    'construct-wonder',
    'destroy-card',
    'discard',
    'draft-wonder',
    'draw-progress',
    'draw-wonder',
    'first-player',
    'purple-place',
    'reveal',
    'take-progress',
  ]);
});

const answers: readonly object[] = SCIENCE.said.filter((_, i) => i % 2 === 1).map((line) => JSON.parse(line));

/** The first turn of the first Age. */
const TURN = answers.findIndex((answer) => 'structure' in answer && (answer as Decision).structure.length > 0);

test.each<[string, (turn: Decision) => object, RegExp]>([
  ['a legal move less', (turn) => ({ ...turn, moves: turn.moves.slice(1) }), /legal moves/],
  ['a legal move more', (turn) => ({ ...turn, moves: [...turn.moves, 'discard palace'] }), /legal moves/],
  ['other coins', (turn) => ({ ...turn, coins: turn.coins.map((coins) => coins + 1) }), /coins/],
  ['the other seat', (turn) => ({ ...turn, seat: 1 - turn.seat }), /seat to move/],
  ['another place of the pawn', (turn) => ({ ...turn, lead: turn.lead + 1 }), /conflict track/],
  ['another card on a slot', (turn) => ({ ...turn, structure: turn.structure.with(0, 'palace') }), /structure/],
  ['a card that has not turned up', () => ({ chance: 'reveal', slot: 2 }), /waits for/],
  ['the end', () => ({ ending: 'shared', winner: null, points: [0, 0] }), /has ended/],
  ['a refusal', () => ({ fault: 'no such card' }), /refuses/],
])('a difference stops the game: %s', async (_, change, says) => {
  const broken = playAgain(SCIENCE, (answer, i) => (i === TURN ? JSON.stringify(change(JSON.parse(answer))) : answer));
  const error: unknown = await broken.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Difference);
  expect((error as Difference).message).toMatch(says);
});

test('other points at the end stop the match', async () => {
  const last = answers.length - 1;
  const broken = playAgain(SCIENCE, (answer, i) =>
    i === last ? JSON.stringify({ ...JSON.parse(answer), points: [0, 0] }) : answer,
  );
  await expect(broken).rejects.toThrow(/the end/);
});

test.each(['net', 'search', 'house', 'house:thorough', 'level:master'])('%s answers the turns of a game', (bot) => {
  const match = matchSteps(duelSolo, SCIENCE.options);
  let asked = 0;
  for (let step = match.next(); !step.done; asked++) {
    // A view comes to the bot as text: none of its parts is an object of the game.
    const turn = JSON.parse(JSON.stringify(step.value.turn));
    const answer = asked % 12 === 0 ? answerTo({ ...turn, bot, game: bot, seconds: 0.001 }) : { move: 0 };
    expect(answer).toHaveProperty('move');
    step = match.next({ move: turn.legal['move' in answer ? answer.move : 0], candidates: [] });
  }
  expect(asked).toBeGreaterThan(20);
});

test('a bot that nobody knows is a fault', () => {
  const step = matchSteps(duelSolo, SCIENCE.options).next();
  const { view, seat, legal } = step.done ? expect.unreachable() : step.value.turn;
  expect(answerTo({ bot: 'nobody', game: 'nobody', view, seat, legal, seconds: 1 })).toEqual({
    fault: expect.stringContaining('no bot is called "nobody"'),
  });
});

/** A game with a winner and points on one line of the score sheet. */
function played(
  lineUp: number,
  ending: Result['ending'],
  winner: number | null,
  blue: readonly [number, number],
): Played {
  const spent = [
    { thread: 10, process: 20, iterations: 1000, moves: 10 },
    { thread: 10, process: 10, iterations: 4000, moves: 10 },
  ];
  const scores = blue.map((total, seat) => ({ seat, total, categories: { blue: total }, order: [] }));
  const winners = winner === null ? [0, 1] : [winner];
  const outcome = { ending, scores, winners, ranks: [], margin: null } as unknown as Result;
  const line = lineUp === 0 ? ['net', ENGINE] : [ENGINE, 'net'];
  return { deal: 0, lineUp, line, outcome, spent: lineUp === 0 ? spent : spent.toReversed() };
}

const GAMES = [
  played(0, 'points', 0, [30, 20]),
  played(1, 'points', 0, [25, 15]),
  played(0, 'military', 0, [5, 10]),
  played(1, 'shared', null, [12, 12]),
];

test('figures tell for each side what it has won by, its points and its time, wherever it sat', () => {
  const { won, games, victories, points, perMove } = figuresOf('net', 0.1, GAMES);
  expect([games, won]).toEqual([4, 0.625]);
  expect(victories).toEqual({
    military: { ours: 1, engine: 0 },
    points: { ours: 1, engine: 1 },
    shared: { ours: 1, engine: 1 },
  });
  expect(points).toEqual({ blue: { ours: 15.5, engine: 16.75 }, total: { ours: 15.5, engine: 16.75 } });
  expect(perMove.ours).toEqual({ thread: 1, process: 2, iterations: 100 });
  expect(perMove.engine).toEqual({ thread: 1, process: 1, iterations: 400 });
});

test('a line tells the score, with the interval in games and in Elo', () => {
  expect(lineOf(figuresOf('net', 0.1, GAMES))).toBe(
    'net at 0.1 s: 4 games, 62.5 % (21.9 % to 90.8 %), Elo 89 (−220 to 398), points 15.5 : 16.8',
  );
  expect(lineOf(figuresOf('net', 0.1, GAMES.slice(1, 2)))).toContain('Elo −∞ (−∞ to');
});

test('the page has a place for the tables, and all else stays', () => {
  const page = read('../../docs/strength.md');
  const written = withMatches(page, 'some machine', [figuresOf('net', 0.1, GAMES)]);
  expect(written).toContain('| net | 0.1 s | 4 | 62.5 % |');
  const outside = (text: string): readonly string[] =>
    text.split(/<!-- match:.*-->|<!-- end of match -->/).toSpliced(1, 1);
  expect(outside(written)).toEqual(outside(page));
  expect(withMatches(written, 'some machine', [figuresOf('net', 0.1, GAMES)])).toBe(written);
});
