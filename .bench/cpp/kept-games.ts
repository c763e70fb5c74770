import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameResult, Match } from '../../packages/core/src/arena/index.js';
import { load, save } from '../../packages/core/src/records/index.js';
import { duelSolo, type Result } from '../../packages/duel-solo/src/index.js';
import type { Spent } from './follow.js';

/** A game of a match. */
export interface Played extends Pick<GameResult, 'deal' | 'lineUp' | 'line'> {
  readonly outcome: Result;
  /** By seat: what its side has spent on the moves where it had a choice, and how many those were. */
  readonly spent: readonly (Spent & { readonly moves: number })[];
}

/** What a save does not tell by itself, kept with it. */
type Kept = Omit<Played, 'outcome'>;

/** The games of a match on disk, a save each: they open in the explorer, and a match goes on after those that are there. */
export interface KeptGames {
  readonly played: readonly Played[];
  /** @param transcript - Lines that are kept beside the save, if there are any. */
  keep(game: Kept, match: Match<typeof duelSolo>, transcript: readonly string[]): void;
  /** Keeps a game that was stopped; returns the file. */
  keepStopped(
    game: Pick<Kept, 'deal' | 'lineUp'>,
    match: Pick<Match<typeof duelSolo>, 'record' | 'state'>,
    why: string,
  ): string;
}

const PLAYED = /^\d+-\d\.json$/;

function readGame(file: string): Played {
  const loaded = load(duelSolo, readFileSync(file, 'utf8'));
  if (!loaded.ok) throw new RangeError(`${file}: ${loaded.issue.message}`);
  const { record, state } = loaded.playthrough;
  const outcome = duelSolo.outcome(state) as Result | undefined;
  const kept = record.meta?.['match'] as Kept | undefined;
  if (outcome === undefined || kept === undefined) throw new RangeError(`${file} is no game of a match`);
  return { ...kept, outcome };
}

/** Opens the games in a folder. */
export function openGames(folder: string): KeptGames {
  mkdirSync(folder, { recursive: true });
  const played = readdirSync(folder)
    .filter((name) => PLAYED.test(name))
    .map((name) => readGame(join(folder, name)));
  const write = (name: string, { record, state }: Pick<Match<typeof duelSolo>, 'record' | 'state'>, meta: object) => {
    const file = join(folder, name);
    const text = JSON.stringify(save(duelSolo, { record: { ...record, meta: { ...meta } }, state }), null, 2);
    writeFileSync(file, `${text}\n`);
    return file;
  };
  return {
    played,
    keep(game, match, transcript) {
      const file = write(`${game.deal}-${game.lineUp}.json`, match, { match: game });
      if (transcript.length > 0) writeFileSync(file.replace(/json$/, 'txt'), `${transcript.join('\n')}\n`);
      played.push({ ...game, outcome: match.outcome as Result });
    },
    keepStopped: ({ deal, lineUp }, match, why) => write(`stopped-${deal}-${lineUp}.json`, match, { why }),
  };
}

/** Whether a folder has the games of a pair. */
export const hasGame = ({ played }: KeptGames, deal: number, lineUp: number): boolean =>
  played.some((game) => game.deal === deal && game.lineUp === lineUp);
