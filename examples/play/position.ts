import type { AnyGame, ViewOf } from '@wonders/core';
import colors from 'picocolors';
import { text } from './story.js';
import { table, textWidth, words, wrap } from './text.js';

/** What every view carries and no player looks at. */
const FRAME = ['game', 'rules', 'viewer', 'rng', 'pending', 'options'];
/** Longer lists are counted. */
const LONG = 14;

/**
 * What lies on the table, for any game: what each seat has in a table with a column per seat, everything else as facts
 * line by line.
 */
export function positionText(game: AnyGame, view: ViewOf<AnyGame>): string {
  const seats = game.seats(view);
  const entries = Object.entries(view as Readonly<Record<string, unknown>>).filter(([key]) => !FRAME.includes(key));
  const perSeat = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length === seats.length && seats.length > 1;
  const rows = entries.flatMap(([key, value]) => (perSeat(value) ? seatRows(key, value) : []));
  const facts = entries
    .filter(([, value]) => !perSeat(value) && !empty(value))
    .map(([key, value]) => `${colors.dim(words(key))} ${wrap(short(value), words(key).length + 1)}`);
  const own = rows.length === 0 ? [] : [table(['', ...seats.map(({ name }) => name)], rows)];
  return [...facts, ...own].join('\n');
}

/** A row for a value of each seat; a row per key where the values are objects. */
function seatRows(key: string, values: readonly unknown[]): readonly (readonly (string | number)[])[] {
  if (!values.every(isObject)) return [row(key, values)].filter(() => !values.every(empty));
  return Object.keys(values[0] ?? {})
    .map((name) => ({ name, each: values.map((value) => value[name]) }))
    .filter(({ each }) => !each.every(empty))
    .map(({ name, each }) => row(name, each));
}

function row(name: string, values: readonly unknown[]): readonly (string | number)[] {
  const room = Math.floor((textWidth() - NAMES) / values.length);
  return [words(name), ...values.map((value) => (typeof value === 'number' ? value : wrap(short(value), 0, room)))];
}

/** The room that the first column takes, more or less. */
const NAMES = 20;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function empty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function short(value: unknown): string {
  if (!Array.isArray(value) || value.length <= LONG) return text(value);
  return `${value.length}: ${text(value.slice(0, LONG))} …`;
}
