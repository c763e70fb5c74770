import type { Seat } from '@wonders/core';
import { sum } from '../components/cards.js';
import { type Disc, discOf } from '../components/discs.js';
import type { ScoringRow } from '../components/tables.js';
import type { TypeIndex } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { bonusOf, discPoints, scoresOf } from '../scoring.js';
import { entry, type Position, type View } from '../state/index.js';
import { pointsOf } from '../table/points.js';
import { wonderOf } from '../table/wonders.js';
import { quotient } from './hundredths.js';
import type { Knowledge } from './knowledge.js';

/** EIGHT-206: what a second type is worth on a disc. */
const CHOICE_OF_TYPE = 30;

/** A disc that can be built, and what that means for its wonder. */
export interface Site {
  readonly space: number;
  readonly wonder: number;
  readonly disc: Disc;
  /** Discs left on the wonder, this one included, and the sum of their numbers. */
  readonly left: number;
  readonly numbers: number;
  /** EIGHT-205: what the wonder is worth to each seat now. */
  readonly before: readonly number[];
  /** EIGHT-206: what the disc is worth to each seat. */
  readonly discValues: readonly number[];
  /** Points elsewhere if the build ends the game (EIGHT-130); null if it does not. */
  readonly rest: Rest | null;
}

/** EIGHT-208: what the seats have besides the wonder of a site. */
export interface Rest {
  /** What their points and discs are worth now, in hundredths of a point. */
  readonly now: readonly number[];
  /** What the other unfinished wonders are worth now. */
  readonly wonders: readonly number[];
  /** Their points at the end, without discs. */
  readonly final: readonly number[];
}

/** The discs left on a wonder: how many, and the sum of their numbers. */
function discsLeft({ discs }: Knowledge, wonder: number): { readonly left: number; readonly numbers: number } {
  let left = 0;
  let numbers = 0;
  for (let space = wonder * SPACES; space < (wonder + 1) * SPACES; space++) {
    const disc = discs[space];
    if (disc === null || disc === undefined) continue;
    left++;
    numbers += disc.number;
  }
  return { left, numbers };
}

/** What the value of a wonder depends on. */
type Scales = Pick<Knowledge, 'tables'> & { readonly view: Pick<Position, 'row'> };

/** The row by which a finished wonder scores. */
export const currentRow = ({ view, tables: { scoringTable } }: Scales): ScoringRow =>
  scoringTable.rows[Number(view.row) - 1] ?? scoringTable.light;

/** EIGHT-205: what a wonder with discs is worth to each seat, in hundredths of a point. */
export function wonderValue(k: Scales, parts: readonly number[], left: number, numbers: number): number[] {
  const { light, others } = k.tables.scoringTable;
  const row = currentRow(k);
  const weigh = (now: number, later: number): number =>
    left === 1 ? 100 * now : left === 2 ? 50 * (now + later) : 100 * later;
  const first = weigh(row.first, light.first);
  const second = weigh(row.second, light.second);
  const placed = sum(parts);
  const values = scoresOf(parts, first, second, 100 * others);
  for (let seat = 0; seat < values.length; seat++) {
    const count = parts[seat] as number;
    if (count === 0) continue;
    const share = Math.min(first, quotient((first + second) * count, placed));
    values[seat] = quotient((values[seat] as number) * placed + share * numbers, placed + numbers);
  }
  return values;
}

/** EIGHT-206: what a disc is worth to a seat. */
export function discValue({ view, tables, showing }: Knowledge, seat: Seat, { types }: Disc): number {
  const [type, other] = types as readonly [TypeIndex, TypeIndex?];
  const value = typeValue(view, tables, showing, seat, type);
  if (other === undefined) return value;
  return Math.max(value, typeValue(view, tables, showing, seat, other)) + CHOICE_OF_TYPE;
}

/** What one more disc of a type is worth to a seat, by the first types of those that it has. */
function typeValue(
  view: View,
  tables: Knowledge['tables'],
  showing: Knowledge['showing'],
  seat: Seat,
  type: TypeIndex,
): number {
  let held = 0;
  for (const id of entry(view.discs, seat)) if (discOf(id).types[0] === type) held++;
  const more = bonusOf(tables, held + 1);
  const next = showing[type] >= 2 ? 50 * (bonusOf(tables, held + 2) - more) : 0;
  return 100 * (more - bonusOf(tables, held)) + next;
}

/** The disc on a space, if there is one. */
export function siteAt(k: Knowledge, space: number): Site | undefined {
  const disc = k.discs[space];
  if (disc === null || disc === undefined) return undefined;
  const wonder = wonderOf(space);
  const { left, numbers } = discsLeft(k, wonder);
  const before = wonderValue(k, entry(k.view.parts, wonder), left, numbers);
  const discValues = k.view.hands.map((_, seat) => discValue(k, seat, disc));
  const ends = disc.types.some((type) => k.showing[type] === 1);
  return { space, wonder, disc, left, numbers, before, discValues, rest: ends ? restOf(k, wonder) : null };
}

/** EIGHT-208: the points, discs and other wonders of all seats, worked out once for a site and not for each selection. */
function restOf(k: Knowledge, site: number): Rest {
  const { view, tables } = k;
  const { light, others } = tables.scoringTable;
  const final = view.hands.map((_, seat) => pointsOf(view, seat));
  const now = final.map((points, seat) => 100 * (points + discPoints(entry(view.discs, seat), tables)));
  const wonders = final.map(() => 0);
  for (const wonder of WONDERS.keys()) {
    const { left, numbers } = discsLeft(k, wonder);
    if (left === 0 || wonder === site) continue;
    const parts = entry(view.parts, wonder);
    const scores = scoresOf(parts, light.first, light.second, others);
    const values = wonderValue(k, parts, left, numbers);
    for (const seat of final.keys()) {
      final[seat] = entry(final, seat) + entry(scores, seat);
      wonders[seat] = entry(wonders, seat) + entry(values, seat);
    }
  }
  return { now, wonders, final };
}
