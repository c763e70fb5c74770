import { box, columnWidth, element, gallery, hexagon, label, NOTHING, type Part, type Room } from '@wonders/core/board';
import { STARTING_SETS } from '../components/board.js';
import { cubesInWords } from '../components/cubes.js';
import type { OrderId } from '../components/orders.js';
import { isMarketTile, type LandTileId } from '../components/tiles.js';
import type { Move } from '../notation.js';
import { axial, type Hex } from '../table/hexes.js';
import { tablesOf } from '../table/places.js';
import { describeMove } from '../words/moves.js';
import { orderInWords, tileInWords } from '../words/names.js';
import { cubesAround, cubesWidth, LARGE, type Table } from './parts.js';
import { hexPlace, placeOf } from './places.js';

const HEIGHT = 56;

/** A picture of what may have turned up, and its name. */
interface Picture {
  readonly svg: string;
  readonly name: string;
}

/** A market tile: what is given, and what is got for it. */
function land(table: Table, tile: LandTileId, width: number): Picture {
  const { board, view } = table;
  const trade = isMarketTile(tile) ? tablesOf(view).market[tile] : undefined;
  if (!isMarketTile(tile) || trade === undefined)
    return {
      svg: box(0, 0, width, HEIGHT, 'blue edge') + board.icon('ship', width / 2, HEIGHT / 2, 26, 'on-blue'),
      name: 'A sea tile',
    };
  const { symbol, give, get } = trade;
  const left = cubesWidth(give, LARGE);
  const start = (width - left - 22 - cubesWidth(get, LARGE)) / 2;
  return {
    svg: [
      box(0, 0, width, HEIGHT),
      label(width / 2, 14, symbol, { size: 11, anchor: 'middle', tone: 'muted' }),
      cubesAround(table, give, start + left / 2, 36),
      label(start + left + 11, 36, '→', { size: 12, anchor: 'middle', bold: true }),
      cubesAround(table, get, start + left + 22 + cubesWidth(get, LARGE) / 2, 36),
    ].join(''),
    name: tileInWords(view, tile),
  };
}

/** An order: its points above its cubes. */
function order(table: Table, tile: OrderId | 'closed-port', width: number): Picture {
  const { board, view } = table;
  const ground = box(0, 0, width, HEIGHT, 'panel');
  const middle = width / 2;
  if (tile === 'closed-port') {
    const closed = label(middle, 42, 'closed', { size: 12, anchor: 'middle' });
    return { svg: ground + board.icon('anchor', middle, 20, 22, 'muted') + closed, name: 'The Closed Port' };
  }
  const { vp, cost } = tablesOf(view).orders[tile];
  return {
    svg:
      ground +
      board.icon('points', middle - 12, 17, 17) +
      label(middle, 17, vp, { size: 16, bold: true }) +
      cubesAround(table, cost, middle, 40),
    name: orderInWords(view, tile),
  };
}

function picture(table: Table, move: Move, width: number): Picture | undefined {
  switch (move.kind) {
    case 'remove':
    case 'tile':
      return land(table, move.tile, width);
    case 'order':
      return order(table, move.order, width);
    case 'draw':
      return order(table, move.tile, width);
    case 'lot': {
      const cubes = STARTING_SETS[move.colour];
      const ground = box(0, 0, width, HEIGHT) + label(width / 2, 15, move.colour, { anchor: 'middle', bold: true });
      return { svg: ground + cubesAround(table, cubes, width / 2, 38), name: cubesInWords(cubes) };
    }
    default:
      return undefined;
  }
}

/** What the host of a real table is asked, by the kind of what turned up; where it lies is told with it. */
const QUESTIONS: Partial<Readonly<Record<Move['kind'], string>>> = {
  remove: 'Which market tile was removed?',
  cell: 'Where does the map grow?',
  tile: 'Which tile lies on #?',
  order: 'Which order lies on #?',
  draw: 'What was drawn for #?',
  lot: 'Which lot was drawn?',
};

/** The question, with the hex or the port as the sentence of the move names it. */
const asked = ({ view }: Table, move: Move): string =>
  (QUESTIONS[move.kind] ?? '').replace(
    '#',
    describeMove(view, move)
      .split(/ (?:on|for) /)
      .at(-1) ?? '',
  );

/** Where the map may grow, around what there is of it. */
function growth({ view, board }: Table, moves: readonly Move[], { x, y, width }: Room): Part {
  const free = moves.flatMap((move) => (move.kind === 'cell' ? [move.hex] : []));
  const hexes = [...view.map.hexes, ...free].map((hex: Hex) => {
    const [q, r] = axial(hex);
    return { hex, across: 1.5 * q, down: Math.sqrt(3) * (r + q / 2) };
  });
  const left = Math.min(...hexes.map(({ across }) => across)) - 1;
  const top = Math.min(...hexes.map(({ down }) => down)) - 1;
  const [wide, high] = [
    Math.max(...hexes.map(({ across }) => across)) + 1 - left,
    Math.max(...hexes.map(({ down }) => down)) + 1 - top,
  ];
  const size = Math.min(width / wide, 34);
  const start = x + (width - size * wide) / 2;
  const drawn = hexes.map(({ hex, across, down }) => {
    const at = { x: start + (across - left - 1) * size, y: y + 26 + (down - top - 1) * size };
    const outline = hexagon(size, size, size - 1.5, false);
    const known = view.map.hexes.includes(hex);
    return board.place(
      hexPlace(hex),
      { ...at, width: 2 * size, height: 2 * size, name: known ? `${hex}, laid` : hex, outline },
      element('polygon', { class: known ? 'w-line' : 'w-panel', points: outline }),
      label(size, size, hex, { size: 11, anchor: 'middle', tone: 'muted' }),
    );
  });
  return {
    svg: label(x + 2, y + 10, QUESTIONS.cell ?? '', { size: 14, bold: true }) + drawn.join(''),
    height: 26 + high * size,
  };
}

/** What may have turned up on a real table, as pictures to choose from. */
export function outcomes(table: Table, moves: readonly Move[], room: Room): Part {
  const [first] = moves;
  if (first === undefined || QUESTIONS[first.kind] === undefined) return NOTHING;
  if (first.kind === 'cell') return growth(table, moves, room);
  const isTile = first.kind === 'tile' || first.kind === 'remove';
  const across = table.phone ? (isTile ? 2 : 3) : isTile ? 6 : 8;
  const width = columnWidth(room.width, across);
  const pictures = moves.flatMap((move) => {
    const drawn = picture(table, move, width);
    if (drawn === undefined) return [];
    return (x: number, y: number) =>
      table.board.place(placeOf(table.view, move), { x, y, width, height: HEIGHT, name: drawn.name }, drawn.svg);
  });
  return gallery(asked(table, first), pictures, { width, height: HEIGHT }, room);
}
