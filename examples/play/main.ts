/** The program behind `npm start`: `npm start -- --help` says what it can do. */

import { begin } from '@wonders/core/records';
import { DEMO_SEED, type Request, readArguments } from './arguments.js';
import { FAULT, Fault, INTERRUPTED } from './fault.js';
import { printed, readSave } from './files.js';
import { type Playable, playables } from './games.js';
import { playWith } from './person.js';
import { type Terminal, terminal } from './prompts.js';
import { sayingsIn } from './sayings.js';
import { showGame, showRecord } from './show.js';
import { showSummaries } from './summary.js';

const print = (line: string): void => console.log(line);
const everyone = (why: boolean) => ({ print, viewer: 'everyone', why }) as const;

async function main(words: readonly string[]): Promise<void> {
  const all = await playables();
  const request = readArguments(words, all);
  if (request === undefined) return;
  if (request.replay !== undefined) replayFile(request.replay, request, all);
  else if (request.interactive) await play(request, all);
  else if (request.json) printRecords(request, all);
  else tellGames(request, all);
}

function replayFile(file: string, request: Request, all: readonly Playable[]): void {
  const { playable, playthrough } = readSave(file, all, request.playable);
  if (request.json) process.stdout.write(printed(playable.game, playthrough));
  else showRecord(playable, playthrough, everyone(request.why));
}

/** Tells one game move by move, or sums up all of them. */
function tellGames({ playable, options, why }: Request, all: readonly Playable[]): void {
  const seeded = { seed: DEMO_SEED, ...options };
  if (playable !== undefined) showGame(playable, seeded, everyone(why));
  else showSummaries(all, seeded, print);
}

/** Prints the record of one game, or a list of the records of all. */
function printRecords({ playable, options }: Request, all: readonly Playable[]): void {
  const record = (each: Playable) => printed(each.game, showGame(each, { seed: DEMO_SEED, ...options }));
  if (playable !== undefined) process.stdout.write(record(playable));
  else process.stdout.write(`[\n${all.map((each) => record(each).trimEnd()).join(',\n')}\n]\n`);
}

const anySeed = (): string => Math.random().toString(36).slice(2, 8);

async function play(request: Request, all: readonly Playable[]): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Fault('--interactive needs a terminal for its menus; without --interactive, the bots play');
  const io = terminal();
  const { resume, options, seat, against } = request;
  const wanted = { ...(seat === undefined ? {} : { seat }), ...(against === undefined ? {} : { against }) };
  if (resume !== undefined) {
    const { playable, playthrough } = readSave(resume, all, request.playable);
    return playWith(await chosen([playable], io), playthrough, io, wanted);
  }
  const playable = await chosen(request.playable === undefined ? all : [request.playable], io);
  await playWith(playable, begin(playable.game, { seed: anySeed(), ...options }), io, wanted);
}

/** One of the games, in a language that it speaks. The language is asked first, so that whatever follows is said in it. */
async function chosen(games: readonly Playable[], io: Terminal): Promise<Playable> {
  const names = [...new Set(games.flatMap(({ languages }) => Object.keys(languages ?? {})))];
  const [first = ''] = names;
  const items = names.map((name) => ({ name, value: name }));
  const language = names.length < 2 ? first : await io.choose('Which language? · Quale lingua?', items);
  const speaking =
    names.length < 2 ? games : games.filter(({ languages }) => languages !== undefined && language in languages);
  const [only] = speaking;
  const playable =
    speaking.length === 1 && only ? only : await io.choose(sayingsIn(language).whichGame, speaking.map(gameItem));
  return (await playable.languages?.[language]?.()) ?? playable;
}

const gameItem = (playable: Playable) => ({ value: playable, name: playable.game.id });

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader may stop early: `npm start | head`.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Fault) {
    console.error(error.message);
    process.exitCode = FAULT;
  } else if (error instanceof Error && error.name === 'ExitPromptError') {
    console.log('\nStopped.');
    process.exitCode = INTERRUPTED;
  } else throw error;
}
