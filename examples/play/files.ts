import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyGame } from '@wonders/core';
import { load, type PlaythroughOf, type Save, save } from '@wonders/core/records';
import { Fault, reason } from './fault.js';
import { KIT, type Playable } from './games.js';

/** The full path of a file, seen from where npm was called: npm itself moves to the root of the repository. */
export function place(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** A saved game as text: `--json` prints it, and the menu saves it. */
export function printed(game: AnyGame, playthrough: PlaythroughOf<AnyGame>): string {
  return `${JSON.stringify(save(game, playthrough), null, 2)}\n`;
}

/** Writes a saved game. */
export function writeSave(file: string, game: AnyGame, playthrough: PlaythroughOf<AnyGame>): void {
  writeFileSync(place(file), printed(game, playthrough));
}

/** A saved game that has been replayed to its digest. */
export interface Opened {
  readonly playable: Playable;
  readonly playthrough: PlaythroughOf<AnyGame>;
}

/**
 * Reads a saved game and replays it.
 *
 * @param wanted - The game that the save must be of; default: any.
 * @throws {@link Fault} in one line that names the file and what is wrong with it.
 */
export function readSave(file: string, all: readonly Playable[], wanted?: Playable): Opened {
  const content = contentOf(file);
  const id = (content as Partial<Save> | null)?.game;
  const playable = wanted ?? [...all, KIT].find(({ game }) => game.id === id);
  if (playable === undefined && typeof id === 'string')
    throw new Fault(`${file}: there is no game ${JSON.stringify(id)}`);
  // Any game can say what is wrong with a file that names none.
  const { game } = playable ?? KIT;
  const result = load(game, content);
  if (!result.ok) throw new Fault(`${file}: ${result.issue.message}`);
  return { playable: playable ?? KIT, playthrough: result.playthrough };
}

/** The content of a file; if it is not JSON, its text, and `load` will say so. */
function contentOf(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(place(file), 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Fault(missing ? `there is no file ${file}` : `${file} cannot be read: ${reason(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
