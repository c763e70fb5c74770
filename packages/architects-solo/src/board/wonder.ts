import type { Seat } from '@wonders/core';
import { box, label, laurel, pill, type Room, tileFace } from '@wonders/core/board';
import { STAGES, type Stage } from '../components/wonders.js';
import { type StageCost, stagePrice } from '../costs.js';
import { isScript } from '../state/index.js';
import { areaAt } from '../table/area.js';
import { stagePlace } from '../table/places.js';
import { rising, type StageLook, wonderTone } from './art.js';
import { effectSign } from './emblems.js';
import type { Board, Table } from './table.js';

/** A stage on the board. */
interface DrawnStage extends Omit<StageCost, 'payments'> {
  /** From the bottom, from 1. */
  readonly number: number;
  readonly stage: Stage;
  readonly look: StageLook;
  /** The tone of the Wonder. */
  readonly tone: string;
}

/** The room of a part that is as high as it is told. */
type Field = Room & { readonly height: number };

/** How each stage of a seat's Wonder is drawn. One that its owner will not build is none of the next. */
function looksOf({ view }: Table, seat: Seat): readonly StageLook[] {
  const builds = !isScript(view, seat) || view.options.opponentBuilds;
  return areaAt(view, seat).built.map((_, i): StageLook => {
    const { status } = stagePrice(view, seat, i);
    return status === 'built' ? 'built' : status === 'available' && builds ? 'next' : 'later';
  });
}

/** The picture of a seat's Wonder, as far as it is built, from its corner; a free place before there is one. */
export function picture(table: Table, seat: Seat, width: number, height: number): string {
  const { board, view, words } = table;
  const { wonder } = areaAt(view, seat);
  if (wonder === null)
    return (
      box(0, 0, width, height, 'tray') +
      label(width / 2, height / 2, words.board.noWonder, { size: 11, anchor: 'middle', tone: 'soft', room: width - 8 })
    );
  return tileFace({
    width,
    height,
    tone: wonderTone(wonder),
    art: (_, y, size) => rising(board, wonder, looksOf(table, seat), width / 2, y, size),
    name: words.board.wonder(wonder),
  });
}

/** The same where many seats share the table: without its name. */
export function smallPicture(table: Table, seat: Seat, { x, y, width, height }: Field): string {
  const { wonder } = areaAt(table.view, seat);
  if (wonder === null) return box(x, y, width, height, 'tray');
  const size = Math.min(width, height) - 4;
  const rises = rising(table.board, wonder, looksOf(table, seat), x + width / 2, y + height - size / 2 - 3, size);
  return box(x, y, width, height, wonderTone(wonder)) + box(x, y, width, height, 'sky') + rises;
}

/** Between two stages. */
const BETWEEN = 3;

/** The stages of a seat's Wonder from the bottom up, those of one level side by side. */
export function stages(table: Table, seat: Seat, { x, y, width, height }: Field): string {
  const { wonder } = areaAt(table.view, seat);
  if (wonder === null) return '';
  const all = STAGES[wonder];
  const looks = looksOf(table, seat);
  const levels = Math.max(...all.map(({ level }) => level));
  const high = (height - (levels - 1) * BETWEEN) / levels;
  return all
    .map((stage, i) => {
      const beside = all.flatMap(({ level }, at) => (level === stage.level ? [at] : []));
      const wide = (width - (beside.length - 1) * BETWEEN) / beside.length;
      const at = {
        x: x + beside.indexOf(i) * (wide + BETWEEN),
        y: y + (levels - stage.level) * (high + BETWEEN),
        width: wide,
        height: high,
      };
      const look = looks[i] ?? 'later';
      const drawn = { ...stagePrice(table.view, seat, i), number: i + 1, stage, look, tone: wonderTone(wonder) };
      const raised = look === 'next';
      return table.board.place(stagePlace(seat, i), { ...at, raised, radius: 5 }, tile(table, drawn, wide, high));
    })
    .join('');
}

/** From this width on, all that a stage has to say stands in one line; below the other, it takes three. */
const ONE_LINE = 150;
const THREE_LINES = 80;

/** A stage: its number, its points, its cost, and what it does. */
function tile({ board, words }: Table, drawn: DrawnStage, width: number, height: number): string {
  const { number, stage, look, tone: own, cost, lacking } = drawn;
  const ground = look === 'built' ? own : look === 'next' ? 'stock' : 'tray';
  const letters = look === 'next' ? 'ink' : look === 'built' ? `on-${ground}` : 'soft';
  const lines = width >= ONE_LINE ? 1 : width >= THREE_LINES ? 2 : 3;
  const middle = height / 2;
  const step = Math.min(16, height * 0.3);
  const [first, second, third] =
    lines === 1
      ? [middle, middle, middle]
      : lines === 2
        ? [middle - step + 4, middle + step - 2, middle + step - 2]
        : [middle - step, middle, middle + step];
  const size = lines === 1 ? 22 : 18;
  const end = width - 6;
  const lacks = look === 'next' ? words.board.lacking(lacking) : '';
  const price = look === 'built' ? '' : costSign(board, cost, look === 'next' ? lacking : 0, letters);
  const { effect } = stage;
  const costX = lines === 1 ? 50 : lines === 2 ? 38 : 5;
  const afterCost = costX + (look === 'built' ? 0 : COST);
  const [wordsX, wordsY] = lines === 1 ? [afterCost + 22, middle] : [22, second];
  const wordsRoom = end - wordsX - (lacks === '' ? (look === 'built' ? 18 : 0) : 50);
  return [
    box(0, 0, width, height, ground, 5),
    label(lines === 1 ? 8 : 5, first, number, { size: 12, tone: letters }),
    laurel(board, lines === 1 ? 33 : 26, first, size, stage.vp, look === 'built' ? 'white' : 'line'),
    price === '' ? '' : shift(costX, lines === 3 ? second : first, price),
    effect === null
      ? ''
      : effectSign(
          board,
          effect,
          lines === 1 ? afterCost + 10 : lines === 2 ? 12 : end - 6,
          lines === 3 ? first : wordsY,
          lines === 1 ? 15 : 13,
          letters,
        ) +
        (lines === 3 || wordsRoom < 40
          ? ''
          : label(wordsX, wordsY, words.board.effect(effect, width < 230), {
              size: 11,
              tone: letters,
              room: wordsRoom,
            })),
    look === 'built' ? board.icon('check', end - 6, lines === 1 ? middle : third, 13, letters) : '',
    lacks === ''
      ? ''
      : lacking === 0
        ? pill(end + 2, third, lacks, Math.min(52, width - 24))
        : label(end, third, lacks, { size: 11, anchor: 'end', tone: letters, room: Math.min(52, width - 24) }),
  ].join('');
}

const shift = (x: number, y: number, draw: (x: number, y: number) => string): string => draw(x, y);

/** The room of a cost. */
const COST = 58;

/** The shades of different resources. */
const SHADES = ['', 'light', 'deep', 'sky'];

/** A cost: as many goods as it takes, all of one shade or each of another, with the sign of the rulebook. Those that are lacking are pale. */
const costSign =
  (board: Board, { count, kind }: StageCost['cost'], lacking: number, tone: string) =>
  (x: number, y: number): string =>
    Array.from({ length: count }, (_, i) => {
      const missing = i >= count - lacking;
      const shade = kind === 'different' ? (SHADES[i] ?? '') : '';
      const left = x + i * 10;
      return (
        box(left, y - 6, 8.5, 12, 'grey', 2) +
        (shade === '' ? '' : box(left, y - 6, 8.5, 12, shade, 2)) +
        (missing ? box(left + 1.5, y - 4.5, 5.5, 9, 'stock', 1) : '')
      );
    }).join('') + board.emblem(`cost-${kind}`, KINDS_OF_COST[kind], x + count * 10 + 6, y, 12, tone);

/** The signs of different and of identical resources. */
const KINDS_OF_COST = {
  different: 'M2 7h11.2L16 2.5h3.5L16.7 7H22v3.2h-7.2L12.7 14H22v3.2H10.8L8 21.5H4.5L7.3 17.2H2V14h7.2l2.1-3.8H2Z',
  identical: 'M2 6.5h20v3.7H2ZM2 14h20v3.7H2Z',
} as const;
