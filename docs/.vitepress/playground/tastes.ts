/// <reference lib="dom" />
import { LEVELS, type LevelName } from '@wonders/core/bots';

/** The key under which the reader's browser keeps that moves are played at the first tap. */
const UNCONFIRMED = 'wonders/play-at-once';
/** The key under which it keeps how strong the other players are. */
const LEVEL = 'wonders/level';

/** The key under which it keeps that every question comes with advice. */
const HINTS = 'wonders/hints';

/** A browser may forbid storage: then a taste holds until the page is left. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the taste.
  }
}

/** Whether the reader plays moves at the first tap. */
export const isUnconfirmed = (): boolean => stored(UNCONFIRMED) === 'yes';
export const keepConfirming = (confirming: boolean): void => store(UNCONFIRMED, confirming ? 'no' : 'yes');

/** Whether every question comes with advice: a first game goes on with it after a reload. */
export const keptHints = (): boolean => stored(HINTS) === 'yes';
export const keepHints = (hints: boolean): void => store(HINTS, hints ? 'yes' : 'no');

/** How strong the other players are; `''` for the house bots. */
export const keptLevel = (): LevelName | '' => LEVELS.find((name) => name === stored(LEVEL)) ?? '';
export const keepLevel = (level: LevelName | ''): void => store(LEVEL, level);
