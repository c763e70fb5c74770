import type { Piece, Seat } from '@wonders/core';
import { count, listed } from '@wonders/core/words';
import { CARDS_LOOKED_AT, type Effect, STAGES, type Stage } from '../components/wonders.js';
import { aidsOf, type StageCost, stagePrice } from '../costs.js';
import { isScript, type Position } from '../state/index.js';
import { areaAt, stagesOf } from '../table/area.js';
import { costWords } from './costs.js';
import { monumentOf, nameOf } from './names.js';

// Wonders and their stages.

/** What the marked stages do (ARCH-44). */
const EFFECTS: Readonly<Record<Effect, string>> = {
  any: 'take the top card of any deck',
  token: 'take a Progress token',
  central: 'take the top central card',
  look: `look at ${count(CARDS_LOOKED_AT, 'card')} and take one`,
  'left-and-right': 'take the top cards on the left and on the right',
  shield: 'a shield',
};

/** The stage of the Wonder of a seat that is built, by its number from 0. */
export const stageOf = (position: Position, seat: Seat, stage: number): Stage =>
  stagesOf(areaAt(position, seat))[stage] as Stage;

/** What a stage gives: `5 points, take a Progress token`. */
export const givenBy = ({ vp, effect }: Stage): string =>
  [count(vp, 'point'), ...(effect === null ? [] : [EFFECTS[effect]])].join(', ');

/** A Wonder with what is built of it: `Giza, stages 1 and 2 of 5 built`. */
export function wonderInWords({ wonder, built }: Position['areas'][number]): string {
  if (wonder === null) return 'not drawn yet';
  const stages = built.flatMap((each, i) => (each ? [String(i + 1)] : []));
  if (stages.length === 0) return `${nameOf(wonder)}, no stage built`;
  return `${nameOf(wonder)}, ${stages.length === 1 ? 'stage' : 'stages'} ${listed(stages)} of ${built.length} built`;
}

/** ARCH-63: whether a seat builds at all. */
export const builds = (position: Position, seat: Seat): boolean =>
  !isScript(position, seat) || position.options.opponentBuilds;

/** ARCH-40 to ARCH-43: what a stage costs its owner, in parts. */
function priceParts(position: Position, seat: Seat, { cost, lacking }: Omit<StageCost, 'payments'>): readonly string[] {
  const { economy, engineering } = aidsOf(position, seat);
  const any = engineering ? [`of any kind with ${nameOf('engineering')}`] : [];
  const doubled = economy ? [`one coin counting two with ${nameOf('economy')}`] : [];
  const lacks = lacking === 0 ? 'ready to be paid with the cards there' : `${lacking} of them lacking`;
  return [costWords(cost), ...any, ...doubled, lacks];
}

const STATUS: Readonly<Record<StageCost['status'], string>> = {
  built: 'built',
  available: 'to be built next',
  later: 'to be built later',
};

/** A stage of the Wonder of a seat. */
export function stagePiece(position: Position, seat: Seat, number: number): Piece | undefined {
  const wonder = position.areas[seat]?.wonder ?? null;
  const stage = wonder === null ? undefined : STAGES[wonder][number];
  if (wonder === null || stage === undefined) return undefined;
  const price = stagePrice(position, seat, number);
  const will = builds(position, seat) && price.status !== 'built';
  return {
    name: `Stage ${number + 1} of ${nameOf(wonder)}, the ${monumentOf(wonder)}`,
    effect: givenBy(stage),
    status: will || price.status === 'built' ? STATUS[price.status] : 'never built',
    price: will ? priceParts(position, seat, price) : [],
    rules: ['ARCH-40', 'ARCH-41', ...(stage.effect === null ? [] : ['ARCH-44'])],
  };
}
