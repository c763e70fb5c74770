import { box, label, moved, type Part } from '@wonders/core/board';
import { type Effect, type Stage, WONDERS } from '../components/wonders.js';
import { type StageCost, stageCosts } from '../costs.js';
import { areaAt } from '../table/area.js';
import { costWords } from '../words/names.js';
import type { Table } from './parts.js';
import { stagePlace } from './places.js';

/** What the marked stages give, in as few words as a tile has room for. */
const EFFECTS: Readonly<Record<Effect, readonly [desk: string, phone: string, told: string]>> = {
  any: ['any card', 'any card', 'the top card of any deck'],
  token: ['a token', 'token', 'a Progress token'],
  central: ['central card', 'central', 'the top central card'],
  look: ['one of five', '1 of 5', 'one of five cards looked at'],
  'left-and-right': ['left, right', 'left, right', 'the top cards on the left and on the right'],
  shield: ['a shield', 'shield', 'a shield'],
};

/** The sign of the rulebook for different and identical resources. */
const SIGNS = { different: '≠', identical: '=' } as const;

const STATUS = { built: 'built', available: 'to be built next', later: 'later' } as const;

/** The five stages as steps that rise with their levels. */
export function stages(table: Table, seat: number, x: number, y: number, width: number): Part {
  const { view, board, phone } = table;
  const { wonder } = areaAt(view, seat);
  if (wonder === null) return { svg: '', height: 0 };
  const rise = phone ? 6 : 11;
  const height = phone ? 76 : 78;
  const step = width / 5;
  const costs = stageCosts(view, seat);
  const builds = seat !== 1 || view.config.mode === 'versus' || view.config.opponentBuilds;
  const tiles = WONDERS[wonder].stages.map((stage, i) => {
    const cost = costs[i] as StageCost;
    const top = y + (5 - stage.level) * rise;
    const place = { x: x + i * step, y: top, width: step - 4, height, name: stageName(stage, i, cost, builds) };
    return board.place(stagePlace(seat, i), place, tile(table, stage, i, cost, step - 4, height, builds));
  });
  return { svg: tiles.join(''), height: height + 4 * rise };
}

function stageName({ cost, vp, effect }: Stage, i: number, { status, lacking }: StageCost, builds: boolean): string {
  const gives = effect === null ? '' : `, ${EFFECTS[effect][2]}`;
  const lacks = status === 'available' && builds ? (lacking === 0 ? ', can be paid' : `, ${lacking} lacking`) : '';
  const points = `${vp} ${vp === 1 ? 'point' : 'points'}`;
  return `Stage ${i + 1}, ${costWords(cost)}, ${points}${gives}: ${builds || status === 'built' ? STATUS[status] : 'never built'}${lacks}`;
}

function tile(
  { board, phone }: Table,
  { cost, vp, effect }: Stage,
  i: number,
  { status, lacking }: StageCost,
  width: number,
  height: number,
  builds: boolean,
): string {
  const built = status === 'built';
  const next = status === 'available' && builds;
  const tone = built ? 'on-green' : next ? 'ink' : 'muted';
  const small = { size: 11, tone, anchor: 'middle' as const };
  const middle = width / 2;
  const ground = built ? 'green edge' : next ? 'panel outline' : 'panel';
  const state = built ? '' : next ? (lacking === 0 ? 'ready' : `lacks ${lacking}`) : '';
  return [
    box(0, 0, width, height, ground, 6),
    label(6, 13, i + 1, { size: 12, tone, bold: true }),
    board.icon('points', width - 24, 13, 12, tone),
    label(width - 5, 13, vp, { size: 14, bold: true, anchor: 'end', tone }),
    built
      ? board.icon('check', middle, height * 0.46, 20, tone)
      : label(middle, height * 0.46, `${cost.count} ${SIGNS[cost.kind]}`, {
          size: 19,
          bold: true,
          anchor: 'middle',
          tone,
        }),
    state === '' ? '' : label(middle, height * 0.46 + 17, state, { ...small, bold: lacking === 0 }),
    effect === null ? '' : label(middle, height - 9, EFFECTS[effect][phone ? 1 : 0], small),
  ].join('');
}

/** The Wonder of a seat on one line, for tables of many: its name and five small tiles. */
export function smallWonder({ view, board }: Table, seat: number, x: number, y: number): string {
  const { wonder, built } = areaAt(view, seat);
  const tiles = built.map((each, i) =>
    moved(
      x + i * 24,
      y - 10,
      box(0, 0, 20, 20, each ? 'green edge' : 'panel', 4),
      each
        ? board.icon('check', 10, 10, 12, 'on-green')
        : label(10, 10, i + 1, { size: 11, anchor: 'middle', tone: 'muted' }),
    ),
  );
  const name = wonder === null ? 'no Wonder yet' : WONDERS[wonder].name;
  return tiles.join('') + label(x + 128, y, name, { size: 12, tone: 'muted' });
}
