import { box, label, moved, NOTHING, type Part, type Room } from '@wonders/core/board';
import { STAGES, type Stage } from '../components/wonders.js';
import { type StageCost, stagePrice } from '../costs.js';
import { isScript } from '../state/index.js';
import { areaAt } from '../table/area.js';
import { stagePlace } from '../table/places.js';
import type { Table } from './table.js';

/** Below this width a stage has the short words of a phone. */
const NARROW = 66;

/** A stage on the board. */
interface DrawnStage extends Omit<StageCost, 'payments'> {
  /** From the bottom, from 1. */
  readonly number: number;
  readonly stage: Stage;
  /** Whether its owner builds at all. */
  readonly builds: boolean;
}

/** The sign of the rulebook for different and identical resources. */
const SIGNS = { different: '≠', identical: '=' } as const;

/** The five stages as steps: the higher the level, the higher the step. */
export function stages(table: Table, seat: number, { x, y, width }: Room): Part {
  const { view, board, phone } = table;
  const { wonder } = areaAt(view, seat);
  if (wonder === null) return NOTHING;
  const rise = phone ? 6 : 14;
  const height = phone ? 76 : 98;
  const step = width / 5;
  const builds = !isScript(view, seat) || view.options.opponentBuilds;
  const tiles = STAGES[wonder].map((stage: Stage, i) => {
    const top = y + (5 - stage.level) * rise;
    const place = { x: x + i * step, y: top, width: step - 4, height };
    const drawn = { number: i + 1, stage, builds, ...stagePrice(view, seat, i) };
    return board.place(stagePlace(seat, i), place, tile(table, drawn, step - 4, height));
  });
  return { svg: tiles.join(''), height: height + 4 * rise };
}

function tile(
  { board, phone, words }: Table,
  { number, stage: { cost, vp, effect }, status, lacking, builds }: DrawnStage,
  width: number,
  height: number,
): string {
  const built = status === 'built';
  const next = status === 'available' && builds;
  const tone = built ? 'on-green' : next ? 'ink' : 'muted';
  const small = { size: 11, tone, anchor: 'middle' as const };
  const middle = width / 2;
  const ground = built ? 'green edge' : next ? 'panel outline' : 'panel';
  const price = `${cost.count} ${SIGNS[cost.kind]}`;
  return [
    box(0, 0, width, height, ground, 6),
    label(6, 13, number, { size: 12, tone, bold: true }),
    board.icon('points', width - 24, 13, 12, tone),
    label(width - 5, 13, vp, { size: 14, bold: true, anchor: 'end', tone }),
    built
      ? board.icon('check', middle, height * 0.46, phone ? 20 : 26, tone)
      : label(middle, height * 0.46, price, { size: phone ? 19 : 23, bold: true, anchor: 'middle', tone }),
    next
      ? label(middle, height * 0.46 + (phone ? 17 : 21), words.board.lacking(lacking), {
          ...small,
          bold: lacking === 0,
        })
      : '',
    effect === null ? '' : label(middle, height - 9, words.board.effect(effect, phone || width < NARROW), small),
  ].join('');
}

/** The Wonder of a seat on one line, for tables of many: its name and five small tiles. */
export function smallWonder({ view, board, words }: Table, seat: number, x: number, y: number): string {
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
  const name = wonder === null ? words.board.noWonder : words.name(wonder);
  return tiles.join('') + label(x + 128, y, name, { size: 12, tone: 'muted' });
}
