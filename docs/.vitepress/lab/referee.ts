/// <reference lib="webworker" />
/** Plays the deals of a race: the reader's bot in a realm of its own, its opponent here. */
import '@wonders/core/sealed';
import type { AnyGame } from '@wonders/core';
import {
  type Answer,
  askBot,
  type GameResult,
  matchSteps,
  type PlannedGame,
  plannedGames,
  resultOf,
} from '@wonders/core/arena';
import { botNamed } from '@wonders/core/bots';
import { offers, type Playable } from '../playground/games.js';
import { lineUpsOf } from './line-ups.js';
import { type Call, MINE, type Opened, type Plan, type Report, type Why } from './messages.js';
import { ModuleProblem, openRealm, type Realm } from './realm.js';

const report = (message: Report): void => self.postMessage(message);

/** The most candidates that are shown. */
const TOLD = 6;

let realm: Realm | undefined;

/** Gets the port of the room that was asked for. */
let enter: (port: MessagePort) => void = () => undefined;

function askForRoom(): Promise<MessagePort> {
  report({ kind: 'room' });
  return new Promise((resolve) => {
    enter = resolve;
  });
}

/** The realm of the reader's bot; a new one where the last was stopped. */
async function realmFor(game: AnyGame, plan: Plan): Promise<Realm> {
  if (realm === undefined || !realm.alive()) realm = await openRealm(game, await askForRoom(), plan);
  return realm;
}

interface Played {
  readonly result: GameResult;
  /** What the bots answered, by ply. */
  readonly answers: ReadonlyMap<number, Answer<AnyGame>>;
}

async function play(game: AnyGame, plan: Plan, planned: PlannedGame<AnyGame>): Promise<Played> {
  const { line, options } = planned;
  const bots = line.map((name) => (name === MINE || name === 'script' ? undefined : botNamed(game, name)));
  const [asked, times] = [line.map(() => 0), line.map(() => 0)];
  const answers = new Map<number, Answer<AnyGame>>();
  const seen = new Set<number>();
  const match = matchSteps(game, options);
  let step = match.next();
  while (!step.done) {
    const { turn, ply } = step.value;
    const { seat } = turn;
    const bot = bots[seat];
    const began = performance.now();
    const own = bot === undefined ? await (await realmFor(game, plan)).ask(step.value, !seen.has(seat)) : undefined;
    const answer = own?.answer ?? askBot(bot as NonNullable<typeof bot>, turn);
    seen.add(seat);
    times[seat] = (times[seat] ?? 0) + (own?.time ?? performance.now() - began);
    asked[seat] = (asked[seat] ?? 0) + 1;
    answers.set(ply, answer);
    step = match.next(answer);
  }
  return { result: resultOf(game, planned, step.value, { asked, times }, true), answers };
}

/** Why each move was made: what its bot weighed, and how a house bot or a script explains itself. */
function whysOf(
  { game, describeExplanation, describeMove }: Playable,
  planned: PlannedGame<AnyGame>,
  played: Played,
): Why[] {
  const whys: Why[] = [];
  let state = game.newGame(planned.options);
  for (const [ply, code] of (played.result.moves ?? []).entries()) {
    const [seat = 0] = game.activeSeats(state);
    const name = planned.line[seat] ?? '';
    const explains = name === 'script' || name.startsWith('house');
    const { headline, lines } = explains
      ? describeExplanation(state, game.explainBotMove(state, seat))
      : { headline: '', lines: [] };
    const answer = played.answers.get(ply);
    const weighed = answer !== undefined && 'candidates' in answer ? answer.candidates : [];
    const candidates = [...weighed]
      .sort((a, b) => b.visits - a.visits || b.value - a.value)
      .slice(0, TOLD)
      .map(({ move, value, visits }) => ({ says: describeMove(state, move), value, visits }));
    whys.push({
      lines: [...new Set([headline, ...lines.map(({ text }) => text)])].filter((each) => each !== ''),
      candidates,
    });
    const move = game.decodeMove(code);
    if (move === undefined) break;
    state = game.applyMove(state, move, seat);
  }
  return whys;
}

async function answer({ plan, deal, told }: Call): Promise<void> {
  try {
    const playable = await offers[plan.game]?.load();
    if (playable === undefined) throw new Error(`There is no game ${plan.game}.`);
    const { game } = playable;
    await realmFor(game, plan);
    const results: GameResult[] = [];
    const among = { ...lineUpsOf(game, plan), from: deal, to: deal + 1 };
    for (const planned of plannedGames(game, [MINE, plan.opponent], plan.options, among)) {
      if (told !== undefined && planned.lineUp !== told) continue;
      const played = await play(game, plan, planned);
      if (told !== undefined) report({ kind: 'told', result: played.result, whys: whysOf(playable, planned, played) });
      results.push(played.result);
    }
    if (told === undefined) report({ kind: 'dealt', deal, results });
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    const line = error instanceof ModuleProblem ? error.line : undefined;
    report({ kind: 'failed', says, ...(line !== undefined && { line }) });
  }
}

self.onmessage = ({ data }: MessageEvent<Call | Opened>) => ('opened' in data ? enter(data.opened) : answer(data));
