import type { DiscId, View } from '../../src/index.js';
import { CARDS, DISC_BONUS, LIGHT, PARTS, REST, ROWS } from './printed.js';

// What a seat sees of the table, counted each time. It shares the ids of the components with the package, and no code.

const TYPES = ['camel', 'crane', 'ship', 'stone-mason'] as const;
export const KINDS = [0, 1, 2, 3] as const;
export const WONDERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const SPACES = 3;

export type Four = readonly [number, number, number, number];
export const NONE: Four = [0, 0, 0, 0];
export const four = (count: (kind: 0 | 1 | 2 | 3) => number): Four => [count(0), count(1), count(2), count(3)];
export const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** The needs of a disc by its name: `crane-4`, `camel-3-crane-2`. */
export const needs = (disc: DiscId): Four =>
  four((kind) => Number(new RegExp(`(?:^|-)${TYPES[kind]}-(\\d)`).exec(disc)?.[1] ?? 0));

const kindsOf = (disc: DiscId): readonly (0 | 1 | 2 | 3)[] => KINDS.filter((kind) => needs(disc)[kind] > 0);

export const seats = (view: View): readonly number[] => view.hands.map((_, seat) => seat);
export const others = (view: View, seat: number): readonly number[] => seats(view).filter((each) => each !== seat);

/** The spaces of a wonder that still have a disc. */
export const left = (view: View, wonder: number): readonly number[] =>
  [0, 1, 2].map((i) => wonder * SPACES + i).filter((space) => view.spaces[space] !== null);

export const disc = (view: View, space: number): DiscId => view.spaces[space] as DiscId;
export const wonderOf = (space: number): number => Math.floor(space / SPACES);

/** EIGHT-200: how many discs show a type, without the one on a space. */
const shown = (view: View, kind: 0 | 1 | 2 | 3, gone: number | null = null): number =>
  view.spaces.filter((each, space) => each !== null && space !== gone && needs(each)[kind] > 0).length;

export const fewest = (view: View, gone: number | null = null): number =>
  Math.min(...KINDS.map((kind) => shown(view, kind, gone)));

/** EIGHT-200: what a building card is worth. */
export const cardValue = (view: View): number => [0, 20, 50, 80, 100][Math.min(4, fewest(view))] ?? 0;

export const handSize = (view: View, seat: number): number => sum(view.hands[seat] ?? NONE) + (view.hidden[seat] ?? 0);

/** EIGHT-201: how many cards of a type another seat is thought to hold. */
export function estimate(view: View, me: number, seat: number, kind: 0 | 1 | 2 | 3): number {
  const own = view.hands[me] ?? NONE;
  const known = (k: 0 | 1 | 2 | 3) => sum(others(view, me).map((each) => view.shown[each]?.[k] ?? 0));
  const unseen = four((k) => CARDS - own[k] - view.discard[k] - known(k));
  const mine = view.shown[seat] ?? NONE;
  const hidden = handSize(view, seat) - sum(mine);
  const hundredths = 100 * mine[kind] + Math.floor((100 * hidden * unseen[kind]) / Math.max(1, sum(unseen)));
  return Math.floor((hundredths + 50) / 100);
}

/** EIGHT-202, shifted by some cards for each needed type. */
export const predicted = (view: View, me: number, seat: number, space: number, shift = 0): Four => {
  const wanted = needs(disc(view, space));
  return four((kind) => {
    if (wanted[kind] === 0) return 0;
    const expected = Math.min(wanted[kind], estimate(view, me, seat, kind));
    return Math.max(0, Math.min(expected + shift, wanted[kind], handSize(view, seat)));
  });
};

/** EIGHT-101 to EIGHT-105: what seats score by their parts. */
export function ranked(parts: readonly number[], first: number, second: number, rest: number): readonly number[] {
  const most = Math.max(...parts);
  const leaders = parts.filter((each) => each === most).length;
  const below = Math.max(0, ...parts.filter((each) => each < most));
  const seconds = parts.filter((each) => each === below).length;
  return parts.map((each) => {
    if (each === 0) return 0;
    if (each === most) return leaders === 1 ? first : second;
    return leaders === 1 && seconds === 1 && each === below ? second : rest;
  });
}

export const row = (view: View): { readonly first: number; readonly second: number } =>
  view.row === 'light' ? LIGHT : (ROWS[view.row - 1] ?? LIGHT);

/** EIGHT-205, with these parts and without the disc on a space. */
export function wonderValue(
  view: View,
  wonder: number,
  parts: readonly number[],
  gone: number | null,
): readonly number[] {
  const spaces = left(view, wonder).filter((space) => space !== gone);
  const [now, late] = [row(view), LIGHT];
  const first = [0, 100 * now.first, 50 * (now.first + late.first), 100 * late.first][spaces.length] ?? 0;
  const second = [0, 100 * now.second, 50 * (now.second + late.second), 100 * late.second][spaces.length] ?? 0;
  const [all, numbers] = [sum(parts), sum(spaces.map((space) => sum(needs(disc(view, space)))))];
  const exact = ranked(parts, first, second, 100 * REST);
  return parts.map((own, seat) => {
    const share = all === 0 ? 0 : Math.min(first, Math.floor(((first + second) * own) / all));
    return Math.floor(((exact[seat] ?? 0) * all + share * numbers) / (all + numbers));
  });
}

export const partsOn = (view: View, wonder: number): readonly number[] => view.parts[wonder] ?? [];

/** EIGHT-78: what a seat can still place. */
export const supply = (view: View, seat: number): number =>
  PARTS - sum(WONDERS.map((wonder) => partsOn(view, wonder)[seat] ?? 0));

const bonus = (count: number): number => DISC_BONUS[Math.min(6, count)] ?? 0;

/** EIGHT-206: what a disc is worth to a seat. */
export function discValue(view: View, seat: number, space: number): number {
  const kinds = kindsOf(disc(view, space));
  const values = kinds.map((kind) => {
    const count = (view.discs[seat] ?? []).filter((each) => kindsOf(each)[0] === kind).length;
    const step = (from: number) => bonus(from + 1) - bonus(from);
    return 100 * step(count) + (shown(view, kind) >= 2 ? 50 * step(count + 1) : 0);
  });
  return Math.max(...values) + (kinds.length > 1 ? 30 : 0);
}

/** EIGHT-138, EIGHT-139: the disc bonus, every two-coloured disc counted for the type that brings most. */
export function discBonus(discs: readonly DiscId[]): number {
  const count = ([first, ...later]: readonly DiscId[], counts: Four): number =>
    first === undefined
      ? sum(counts.map(bonus))
      : Math.max(
          ...kindsOf(first).map((kind) =>
            count(
              later,
              four((k) => counts[k] + Number(k === kind)),
            ),
          ),
        );
  return count(discs, NONE);
}

export const points = (view: View, seat: number): number => sum(Object.values(view.scores[seat] ?? {}));

export const holds = (view: View, seat: number, card: string): number =>
  (view.actions[seat] ?? []).filter((each) => each === card).length;
