import type { Seat } from '@wonders/core';
import { type Active, inputBlocks } from '@wonders/core/learn';
import { type CardKind, INDEX, KINDS } from '../components/cards.js';
import { TOKEN_IDS, TOKEN_INDEX, type TokenId } from '../components/tokens.js';
import { WONDER_IDS } from '../components/wonders.js';
import { bestValue, costOf, readyAids } from '../costs.js';
import { DECISIONS, type Draft, OWED_EFFECTS, type Position } from '../state/index.js';
import { isAvailable, type ReadArea, shieldsOf } from '../table/area.js';

/** The highest number that an input tells apart; larger ones count as this one. */
const MOST = {
  cards: 6,
  stages: 5,
  tokens: 2,
  victories: 8,
  shields: 7,
  lacks: 4,
  payable: 2,
  turned: 6,
  pack: 24,
} as const;

const WONDER_STAGES = 5;

/** The inputs for an area. */
const AREA = inputBlocks({
  wonder: WONDER_IDS.length,
  built: WONDER_IDS.length * WONDER_STAGES,
  stages: MOST.stages + 1,
  cards: KINDS.length * (MOST.cards + 1),
  tokens: TOKEN_IDS.length * MOST.tokens,
  victories: MOST.victories + 1,
  shields: MOST.shields + 1,
  // By how many cards the nearest stage is away, and how many stages can be built.
  lacks: MOST.lacks + 1,
  payable: MOST.payable + 1,
  open: KINDS.length,
  pack: MOST.pack + 1,
});

/** The inputs for the table. The areas come first, that of the seat to move before the other. */
const TABLE = inputBlocks({
  areas: 2 * AREA.length,
  cat: 3,
  turned: MOST.turned + 1,
  slots: TOKEN_IDS.length * MOST.tokens,
  decision: DECISIONS.length,
  turn: 1,
  taken: KINDS.length,
  top: KINDS.length,
  owed: OWED_EFFECTS.length,
  triggers: TOKEN_IDS.length,
  used: TOKEN_IDS.length,
  lead: 2 * MOST.stages + 1,
});

/**
 * The number of inputs of a net.
 *
 * @category Net
 */
export const INPUTS = TABLE.length;

const placesIn = (ids: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(ids.map((id, i) => [id, i]));

const WONDER = placesIn(WONDER_IDS);
const DECISION = placesIn(DECISIONS);
const OWED = placesIn(OWED_EFFECTS);

function add(active: Active, input: number): void {
  active.numbers[active.length++] = input;
}

const upTo = (most: number, value: number): number => Math.min(most, value);

/**
 * Writes what a net sees of a position: the inputs that are 1, from the side of the seat that decides.
 *
 * @param own - The seat that decides.
 * @param active - Where they are written; what it held before is gone.
 * @category Net
 */
export function see(position: Position | Draft, own: Seat, active: Active): void {
  active.length = 0;
  const known = position as Position;
  const lead = seeArea(known, own, 0, active) - seeArea(known, 1 - own, AREA.length, active);
  add(active, TABLE.lead + MOST.stages + lead);
  add(active, TABLE.cat + (known.cat === null ? 0 : known.cat === own ? 1 : 2));
  add(active, TABLE.turned + upTo(MOST.turned, known.conflictsTurned));
  seeTokens(known.tokenSlots, TABLE.slots, active);
  const decision = DECISION[known.pending[known.pending.length - 1]?.kind ?? ''];
  if (decision !== undefined) add(active, TABLE.decision + decision);
  if (known.seat === own) add(active, TABLE.turn);
  if (known.taken !== null) add(active, TABLE.taken + INDEX[known.taken]);
  const { top } = known.central;
  if (top !== null && top.card !== null && (top.seenBy === 'all' || top.seenBy.includes(own)))
    add(active, TABLE.top + INDEX[top.card]);
  seeEach(TABLE.owed, known.owed, OWED, active);
  seeEach(TABLE.triggers, known.triggers, TOKEN_INDEX, active);
  seeEach(TABLE.used, known.used, TOKEN_INDEX, active);
}

/** Each of some ids, once. */
function seeEach(at: number, ids: readonly string[], places: Readonly<Record<string, number>>, active: Active): void {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as string;
    if (ids.indexOf(id) === i) add(active, at + (places[id] as number));
  }
}

/** Gives the number of stages that are built. */
function seeArea(position: Position, seat: Seat, at: number, active: Active): number {
  const area = position.areas[seat] as ReadArea;
  const wonder = area.wonder === null ? undefined : WONDER[area.wonder];
  let built = 0;
  if (wonder !== undefined) {
    add(active, at + AREA.wonder + wonder);
    for (let stage = 0; stage < area.built.length; stage++) {
      if (!area.built[stage]) continue;
      built++;
      add(active, at + AREA.built + WONDER_STAGES * wonder + stage);
    }
    seeStages(position, area, at, active);
  }
  add(active, at + AREA.stages + built);
  for (let kind = 0; kind < KINDS.length; kind++)
    add(active, at + AREA.cards + kind * (MOST.cards + 1) + upTo(MOST.cards, area.cards[kind] as number));
  seeTokens(area.tokens, at + AREA.tokens, active);
  add(active, at + AREA.victories + upTo(MOST.victories, area.military));
  add(active, at + AREA.shields + upTo(MOST.shields, shieldsOf(area)));
  const open = position.faceUp[seat]?.card;
  if (open !== undefined && open !== null) add(active, at + AREA.open + INDEX[open as CardKind]);
  const pool = position.pools[seat] ?? [];
  let left = 0;
  for (let kind = 0; kind < pool.length; kind++) left += pool[kind] as number;
  add(active, at + AREA.pack + upTo(MOST.pack, left));
  return built;
}

/** How near the stages are. */
function seeStages(position: Position, area: ReadArea, at: number, active: Active): void {
  const aids = readyAids(position, area);
  const [same, different] = [bestValue(area, true, aids), bestValue(area, false, aids)];
  let [nearest, payable]: [number, number] = [MOST.lacks, 0];
  for (let stage = 0; stage < area.built.length; stage++) {
    if (!isAvailable(area, stage)) continue;
    const { count, kind } = costOf(area, stage);
    const lacks = Math.max(0, count - (kind === 'identical' ? same : different));
    if (lacks === 0) payable++;
    if (lacks < nearest) nearest = lacks;
  }
  add(active, at + AREA.lacks + nearest);
  add(active, at + AREA.payable + upTo(MOST.payable, payable));
}

/** Of two equal tokens the second has an input of its own. */
function seeTokens(tokens: readonly (TokenId | null)[], at: number, active: Active): void {
  for (let i = 0; i < tokens.length; i++) {
    const id = tokens[i] as TokenId | null;
    if (id !== null) add(active, at + MOST.tokens * TOKEN_INDEX[id] + (tokens.indexOf(id) < i ? 1 : 0));
  }
}
