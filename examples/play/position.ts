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
  const common = entries.filter(([, value]) => !perSeat(value) && !empty(value));
  const single = common.filter(([, value]) => typeof value !== 'object').map(([key, value]) => fact(key, text(value)));
  const facts = common.flatMap(([key, value]) => {
    if (typeof value !== 'object') return [];
    return pieces(value)
      ? [colors.dim(words(key)), piecesTable(value)]
      : [fact(key, wrap(short(value), words(key).length + 1))];
  });
  const own = rows.length === 0 ? [] : [table(['', ...seats.map(({ name }) => name)], rows)];
  return [...(single.length === 0 ? [] : [single.join(colors.dim(' · '))]), ...facts, ...own].join('\n');
}

function fact(key: string, said: string): string {
  return `${colors.dim(words(key))} ${said}`;
}

/** Whether a value is a list of alike things, as the buildings of a city are. */
function pieces(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.every(isObject);
}

function piecesTable(list: readonly Readonly<Record<string, unknown>>[]): string {
  const keys = Object.keys(list[0] ?? {}).filter((key) => list.some((each) => !empty(each[key])));
  const room = Math.floor((textWidth() - 3 * keys.length) / keys.length);
  const rows = list.map((each) => keys.map((key) => wrap(short(each[key]), 0, room)));
  return table(keys.map(words), rows);
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

/** Nothing to look at: also a list of nothing but that. */
function empty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.every((each) => each === null));
}

function short(value: unknown): string {
  if (isObject(value)) {
    const counted = Object.entries(value).map(([key, each]) => [key, long(each) ? `${each.length} items` : each]);
    return text(Object.fromEntries(counted)).slice(1, -1);
  }
  return long(value) ? `${value.length}: ${text(value.slice(0, LONG))} …` : text(value);
}

function long(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > LONG;
}
