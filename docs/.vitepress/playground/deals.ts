/// <reference lib="dom" />
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A short text that differs every time. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('');

const AGAIN = 'again-';

/** What a game is kept under that is not the first try at its deal. */
export const anotherTry = (): string => AGAIN + freshSeed();

export const isAnotherTry = (id: string): boolean => id.startsWith(AGAIN);

/** The reader's day, as `2026-02-03`. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Everyone who plays the daily deal of a game gets this seed. */
export const dailySeed = (game: string, day: string): string => `${game} ${day}`;

/** The day of a daily deal; `undefined` for other seeds. */
export function dayOf(game: string, seed: unknown): string | undefined {
  const day = typeof seed === 'string' && seed.startsWith(`${game} `) ? seed.slice(game.length + 1) : '';
  return isDay(day) ? day : undefined;
}

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** `3 February 2026`, or the same in another language. */
export const spelledDay = (day: string, tag = 'en'): string =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
