import { canPay } from '../src/costs.js';
import { applyMove, explainBotMove, hal, type Move, type State, TILES, type TileId } from '../src/index.js';
import { ahead, halKeeps, halPlays, humanActs, type Step, type Why } from './claims.js';

type Lead = Extract<Why['reasons'][number], { key: 'choice' }>['values']['lead'];

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

const VICTORY = 30;

/** The middle tile of each colour that Hal may draw, with the colour's share. */
function tilesOfHal({ unseen }: State): readonly { readonly tile: TileId; readonly part: number }[] {
  return (['red', 'blue', 'yellow'] as const).flatMap((colour) => {
    const all = unseen.filter((tile) => TILES[tile].colour === colour);
    const tile = all[Math.floor(all.length / 2)];
    return tile === undefined ? [] : [{ tile, part: all.length / unseen.length }];
  });
}

/** The lead after an action of the human and Hal's turn, by playing both: points, cards, districts, victory. */
function playedLead(position: State, move: Move): readonly number[] | undefined {
  const acted = humanActs(position, move);
  if (position.options.giftToHal === 'blind') return undefined;
  const before: State = { ...acted, options: { ...acted.options, level: 'normal' } };
  if (before.pending.at(-1)?.kind !== 'hal') return undefined;
  const tiles = tilesOfHal(before);
  const noTile = before.unseen.length === before.removed || tiles.length === 0;
  const ends = noTile
    ? [{ state: halKeeps(before).state, part: 1 }]
    : tiles.map(({ tile, part }) => ({ state: halPlays(before, undefined, tile).state, part }));
  const sums = [0, 0, 0, 0];
  for (const { state, part } of ends) {
    const parts = ahead(state);
    const won = parts.reduce((sum, points) => sum + points, 0) > 0 ? VICTORY : -VICTORY;
    [...parts, state.ending === null ? 0 : won].forEach((points, i) => {
      sums[i] = (sums[i] ?? 0) + part * points;
    });
  }
  return sums;
}

const noteOf = ({ note }: Step['candidates'][number]): Lead | undefined =>
  note?.key === 'lead' ? note.values.lead : undefined;

/** What is wrong with the rating of an action: the lead is recomputed by playing. */
function falseRating(state: State, code: string, lead: Lead): readonly string[] {
  const move = hal.decodeMove(code);
  if (move === undefined) return [`${code} is no move`];
  if (state.pending.at(-1)?.kind === 'give') {
    const next = explainBotMove(applyMove(state, move)).steps[0]?.candidates ?? [];
    const best = Math.max(...next.map(({ score }) => score));
    return next.length === 0 || near(best, lead.total) ? [] : [`${code}: ${lead.total}, in truth ${best}`];
  }
  if (state.pending.at(-1)?.kind !== 'act') return [];
  const played = playedLead(state, move);
  const told = [lead.points, lead.cards, lead.districts, lead.victory];
  return played === undefined || told.every((points, i) => near(points, played[i] ?? 0))
    ? []
    : [`${code}: ${told}, in truth ${played}`];
}

/** HAL-33: the floors around a cell. */
const floorsAround = ({ city }: State, x: number, y: number): number =>
  city.reduce((sum, each) => sum + (Math.abs(each.x - x) + Math.abs(each.y - y) === 1 ? each.tiles.length : 0), 0);

function floorsAt(state: State, code: string): number {
  const move = hal.decodeMove(code);
  return move?.kind === 'move-token' ? floorsAround(state, move.x, move.y) : Number.NaN;
}

/** What is wrong with the items of the house bot. */
function falseItems(state: State, steps: readonly Step[], legal: readonly string[]): readonly string[] {
  const found: string[] = [];
  let from = legal;
  for (const { label, candidates, met } of steps) {
    const told = candidates.map(({ id }) => id);
    if (told.join() !== from.join()) found.push(`${label.key}: ${told} come from nowhere`);
    const amounts = candidates.map((each) =>
      label.key === 'best-lead' ? (noteOf(each)?.total ?? Number.NaN) : -floorsAt(state, each.id),
    );
    const best = Math.max(...amounts);
    from = told.filter((_, i) => amounts[i] === best);
    const kept = candidates.filter((each) => each.kept).map(({ id }) => id);
    if (kept.join() !== from.join()) found.push(`${label.key}: keeps ${kept}, in truth ${from}`);
    if (met !== null) found.push(`${label.key} asks for no yes or no`);
    for (const { id, note } of candidates)
      if (note?.key === 'floors-around' && note.values.floors !== floorsAt(state, id))
        found.push(`${id}: floors around`);
  }
  return found;
}

/** What the house bot cannot see, or does not look at. */
function leftOut({ pending, options, halCard, running }: State): string {
  const { kind } = pending.at(-1) ?? { kind: 'over' };
  const letter = halCard !== null && /^[a-l]$/.test(halCard);
  switch (kind) {
    case 'give':
      return options.level === 'expert' ? 'card-drawn-for-hal' : '';
    case 'act':
      return halCard === 'face-down' ? 'card-unseen' : letter && options.level === 'expert' ? 'card-drawn-for-hal' : '';
    case 'move-token':
      return options.mode === 'solo' && running?.seat === 0 ? 'turn-of-hal' : '';
    case 'new-hand':
      return 'hand-unseen';
    default:
      return kind === 'commit' || kind === 'take' ? 'moves-of-others' : '';
  }
}

/** What is wrong with what the house bot says of its move. */
export function falseLeads(state: State, seat: number, { move, reasons, steps, headline }: Why): readonly string[] {
  const legal = hal.legalMoves(state, seat).map(hal.encodeMove);
  const found = [...falseItems(state, steps, legal)];
  const rated = steps[0]?.candidates ?? [];
  for (const each of rated) {
    const lead = noteOf(each);
    if (lead === undefined) return [...found, `${each.id} without a lead`];
    const { points, cards, districts, prospects, victory, total } = lead;
    if (!near(points + cards + districts + prospects + victory, total)) found.push(`${each.id} does not add up`);
  }
  // The move that is chosen, and one more.
  const code = hal.encodeMove(move);
  for (const { id, ...each } of rated.filter(({ id: of }, i) => of === code || i === state.ply % rated.length)) {
    const lead = noteOf({ id, ...each });
    if (lead !== undefined) found.push(...falseRating(state, id, lead));
  }
  const told = reasons.flatMap(({ key, values }) => (key === 'not-weighed' ? [values.what] : []));
  if (told.join() !== leftOut(state)) found.push(`leaves out ${told}, in truth ${leftOut(state)}`);
  const [choice] = reasons;
  if (choice?.key !== 'choice' || headline !== choice) return [...found, 'no choice'];
  const { lead, next, floors } = choice.values;
  // HAL-85: with a tile that it cannot pay for, a card is played alone, which is a move of its own.
  const others = rated.filter(({ id }) => {
    const other = hal.decodeMove(id);
    return (
      id !== code && (other?.kind !== 'commit' || other.tile === null || canPay(state, seat, other.card, other.tile))
    );
  });
  const best = Math.max(...others.map(({ score }) => score));
  if (!steps.at(-1)?.candidates.some(({ id, kept }) => kept && id === code)) found.push('chooses what was dropped');
  if (lead.total !== rated.find(({ id }) => id === code)?.score) found.push('another lead');
  if ((next === null) !== (others.length === 0) || (next !== null && next.lead.total !== best))
    found.push('another next choice');
  if (floors !== null && next !== null)
    if (floors.chosen !== floorsAt(state, code) || floors.next !== floorsAt(state, hal.encodeMove(next.move)))
      found.push('other floors');
  return found;
}
