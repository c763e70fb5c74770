import { element, type Sketch } from '@wonders/core/board';
import { COLOURS, type Colour, SPACES, type WonderId } from '../components/wonders.js';

type Drawing = Pick<Sketch<never>, 'stamp' | 'emblem'>;

/** A stage of a wonder: its outline, and its part in the shade. */
type Stage = readonly [outline: string, shade: string];

/** The tone of a wonder, and its stages from the ground up: it rises by one of them with each disc that is taken. */
type Art = readonly [tone: string, foot: Stage, body: Stage, crown: Stage];

const WONDERS: Readonly<Record<WonderId, Art>> = {
  'pyramids-of-giza': [
    'yellow',
    ['M0 24L4 16.300H20L24 24Z', 'M14.700 16.300H20L24 24H16.200Z'],
    ['M4.300 15.700L8.200 8.300H15.800L19.700 15.700Z', 'M13.200 8.300H15.800L19.700 15.700H14.600Z'],
    ['M8.500 7.700L12 1L15.500 7.700Z', 'M12 1L15.500 7.700H13.100Z'],
  ],
  'hanging-gardens': [
    'green',
    [
      'M1 24V18H23V24H19.500V22.500a1.750 1.750 0 0 0-3.500 0V24H13.750V22.500a1.750 1.750 0 0 0-3.500 0V24H8V22.500a1.750 1.750 0 0 0-3.500 0V24ZM.500 17.400c.5-2.600 3-2.600 3.500 0ZM20 17.400c.5-2.600 3-2.600 3.500 0Z',
      'M13.750 18H23V24H19.500V22.500a1.750 1.750 0 0 0-3.500 0V24H13.750ZM20 17.400c.5-2.600 3-2.600 3.500 0Z',
    ],
    [
      'M4.500 17.400V12.400H19.500V17.400ZM4 11.800c.5-2.600 3-2.600 3.500 0ZM16.500 11.800c.5-2.600 3-2.600 3.500 0Z',
      'M13.750 12.400H19.500V17.400H13.750ZM16.500 11.800c.5-2.600 3-2.600 3.500 0Z',
    ],
    [
      'M7.500 11.800V8H16.500V11.800ZM12 .5c3.500 0 5 2.500 5 5H13V7.400H11V5.500H7C7 3 8.500.5 12 .5Z',
      'M13.750 8H16.500V11.800H13.750ZM12 .5c3.500 0 5 2.500 5 5H13V7.400H12Z',
    ],
  ],
  'statue-of-zeus': [
    'orange',
    ['M1 24V21.800H23V24ZM3 21.200V19.200H21V21.200Z', 'M13 21.800H23V24H13ZM13 19.200H21V21.200H13Z'],
    [
      'M4 18.600V9H6.500V18.600ZM7.500 18.600V10.500H14.500L15.300 13.500H19.500V18.600H16.300V16.700H11V18.600Z',
      'M11.500 10.500H14.500L15.300 13.500H19.500V18.600H16.300V16.700H11.500Z',
    ],
    [
      'M11 1.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5ZM7.500 9.900V8.600L9.500 7H12.500L14.500 8.600V9.900ZM18.500 1H20V12.900H18.500Z',
      'M11.500 9.900V7H12.500L14.500 8.600V9.900ZM18.500 1H20V12.900H18.500Z',
    ],
  ],
  'temple-of-artemis': [
    'blue',
    ['M0 24V21.700H24V24ZM1.500 21.100V18.900H22.500V21.100Z', 'M12 21.700H24V24H12ZM12 18.900H22.500V21.100H12Z'],
    [
      'M3 18.300V10.900H5.800V18.300ZM8.100 18.300V10.900H10.900V18.300ZM13.100 18.300V10.900H15.900V18.300ZM18.200 18.300V10.900H21V18.300Z',
      'M13.100 18.300V10.900H15.900V18.300ZM18.200 18.300V10.900H21V18.300Z',
    ],
    ['M12 2.500L23 8V10.300H1V8Z', 'M12 2.500L23 8V10.300H12Z'],
  ],
  mausoleum: [
    'grey',
    ['M2 24V17.500H22V24H13.700V20.500H10.300V24Z', 'M13.700 17.500H22V24H13.700Z'],
    [
      'M4 16.900V11H6.400V16.900ZM8.200 16.900V11H10.600V16.900ZM13.400 16.900V11H15.800V16.900ZM17.600 16.900V11H20V16.900ZM3 8.600H21V10.400H3Z',
      'M13.400 16.900V11H15.800V16.900ZM17.600 16.900V11H20V16.900ZM12 8.600H21V10.400H12Z',
    ],
    [
      'M5 8L7 5.800H17L19 8ZM8 5.200L9.500 3.400H14.500L16 5.200ZM10.800 2.800V.500H13.200V2.800Z',
      'M12 8V5.800H17L19 8ZM12 5.200V3.400H14.500L16 5.200Z',
    ],
  ],
  'colossus-of-rhodes': [
    'brown',
    [
      'M1 24V21H23V24ZM4.500 20.400L7.900 14.800H11.300L8.700 20.400ZM12.700 14.800H16L19.500 20.400H15.300Z',
      'M12 21H23V24H12ZM12.700 14.800H16L19.500 20.400H15.300Z',
    ],
    ['M8.100 14.200L7.800 9H15.800L15.800 14.200Z', 'M12 9H15.800L15.800 14.200H12Z'],
    [
      'M11.800 3.200a2.300 2.300 0 1 1 0 4.600a2.300 2.300 0 1 1 0-4.600ZM13.600 8.400L17.600 3.200L19.400 4.300L16.600 8.400ZM17.300 2.700L16.800 .3H21.200L20.200 2.700Z',
      'M13.600 8.400L17.600 3.200L19.400 4.300L16.600 8.400Z',
    ],
  ],
  'lighthouse-of-alexandria': [
    'red',
    ['M3.500 24L5 17.200H19L20.500 24H13.500V20.500H10.500V24Z', 'M13.500 17.200H19L20.500 24H13.500Z'],
    ['M8 16.600L9.300 8.300H14.700L16 16.600Z', 'M12.500 8.300H14.700L16 16.600H12.500Z'],
    [
      'M8.500 7.700V6.100H15.500V7.700ZM10 5.500V2.700H14V5.500ZM9 2.100L12 .2L15 2.100ZM16.500 2.700L23.500 .7V7L16.500 5ZM7.500 2.700L.500 .7V7L7.500 5Z',
      'M12.500 7.700V6.100H15.500V7.700ZM12.500 5.500V2.700H14V5.500ZM12 .2L15 2.100H12Z',
    ],
  ],
  'tower-of-babel': [
    'purple',
    [
      'M1.500 24L3 17.300L20.800 18.800L22.500 24H18.500V22.700a1.500 1.500 0 0 0-3 0V24H11.500V22.300a1.500 1.500 0 0 0-3 0V24Z',
      'M14.500 18.300L20.800 18.800L22.500 24H18.500V22.700a1.500 1.500 0 0 0-3 0V24H14.500Z',
    ],
    [
      'M3.300 16.700L5.200 10.300L18.400 11.500L20.500 18.100ZM8.500 13a1.200 1.200 0 0 0-1.200 1.200V15.200H9.700V14.200A1.200 1.200 0 0 0 8.500 13Z',
      'M13.800 11.100L18.400 11.500L20.500 18.100L14.300 17.600Z',
    ],
    [
      'M5.600 9.700L7.300 5L15.800 5.800L18 10.900ZM8.600 4.500L9.700 .800L13.400 1.200L15.300 5.100Z',
      'M12.800 5.500L15.800 5.800L18 10.900L13.300 10.400ZM12.200 1.100L13.400 1.200L15.300 5.100L12.600 4.900Z',
    ],
  ],
};

/** The tone of a wonder that is finished. */
export const wonderTone = (id: WonderId): string => WONDERS[id][0];

/** A wonder around a point, as far as it is built; what is still to come is a drawing. */
export function wonderArt(board: Drawing, id: WonderId, built: number, x: number, y: number, size: number): string {
  const [tone, ...stages] = WONDERS[id];
  return stages
    .map(([outline, shade], stage) =>
      board.stamp(
        `stage-${id}-${stage}`,
        `<path d="${outline}"/><path class="w-deep" d="${shade}"/>`,
        x,
        y,
        size,
        stage < built ? tone : 'line faded',
      ),
    )
    .join('');
}

/** All stages of a wonder. */
export const WHOLE = SPACES;

/** The sign of each colour, so that none is known by its colour alone. */
const SIGNS: Readonly<Record<Colour, string>> = {
  red: 'M12 2L23 21.500H1Z',
  blue: 'M1 6c4-4 7-4 11 0s7 4 11 0v5c-4 4-7 4-11 0s-7-4-11 0ZM1 15c4-4 7-4 11 0s7 4 11 0v5c-4 4-7 4-11 0s-7-4-11 0Z',
  green: 'M22 2C23 13 17 20 9 19.500L4 23.500L1.500 21L6 16.500C4.500 8 11 2 22 2Z',
  yellow:
    'M12 1L14.200 6.800L20 4L17.200 9.800L23 12L17.200 14.200L20 20L14.200 17.200L12 23L9.800 17.200L4 20L6.800 14.200L1 12L6.800 9.800L4 4L9.800 6.800Z',
  black: 'M16 1.500A11 11 0 1 0 22.500 16A9.500 9.500 0 0 1 16 1.500Z',
};

/** The sign of the colour of a seat, around a point. */
export function seatSign(board: Drawing, seat: number, x: number, y: number, size: number): string {
  const colour = COLOURS[seat] ?? 'black';
  return board.emblem(`seat-${colour}`, SIGNS[colour], x, y, size, `on-${colour}`);
}

/** The side of a part of the wonders: a drum of a column, with light on its edge. */
export const drums = (x: number, top: number, width: number, count: number, high: number): string =>
  element('path', {
    class: 'w-sky',
    d: Array.from({ length: count }, (_, i) => `M${x} ${(top + i * high).toFixed(1)}h${width}v.8h-${width}Z`).join(''),
  });
