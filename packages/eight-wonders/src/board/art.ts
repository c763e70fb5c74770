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
    ['M0 24L4 16.3H20L24 24Z', 'M14.7 16.3H20L24 24H16.2Z'],
    ['M4.3 15.7L8.2 8.3H15.8L19.7 15.7Z', 'M13.2 8.3H15.8L19.7 15.7H14.6Z'],
    ['M8.5 7.7L12 1L15.5 7.7Z', 'M12 1L15.5 7.7H13.1Z'],
  ],
  'hanging-gardens': [
    'green',
    [
      'M1 24V18H23V24H19.5V22.5a1.750 1.750 0 0 0-3.5 0V24H13.750V22.5a1.750 1.750 0 0 0-3.5 0V24H8V22.5a1.750 1.750 0 0 0-3.5 0V24ZM.5 17.4c.5-2.6 3-2.6 3.5 0ZM20 17.4c.5-2.6 3-2.6 3.5 0Z',
      'M13.750 18H23V24H19.5V22.5a1.750 1.750 0 0 0-3.5 0V24H13.750ZM20 17.4c.5-2.6 3-2.6 3.5 0Z',
    ],
    [
      'M4.5 17.4V12.4H19.5V17.4ZM4 11.8c.5-2.6 3-2.6 3.5 0ZM16.5 11.8c.5-2.6 3-2.6 3.5 0Z',
      'M13.750 12.4H19.5V17.4H13.750ZM16.5 11.8c.5-2.6 3-2.6 3.5 0Z',
    ],
    [
      'M7.5 11.8V8H16.5V11.8ZM12 .5c3.5 0 5 2.5 5 5H13V7.4H11V5.5H7C7 3 8.5.5 12 .5Z',
      'M13.750 8H16.5V11.8H13.750ZM12 .5c3.5 0 5 2.5 5 5H13V7.4H12Z',
    ],
  ],
  'statue-of-zeus': [
    'orange',
    ['M1 24V21.8H23V24ZM3 21.2V19.2H21V21.2Z', 'M13 21.8H23V24H13ZM13 19.2H21V21.2H13Z'],
    [
      'M4 18.6V9H6.5V18.6ZM7.5 18.6V10.5H14.5L15.3 13.5H19.5V18.6H16.3V16.7H11V18.6Z',
      'M11.5 10.5H14.5L15.3 13.5H19.5V18.6H16.3V16.7H11.5Z',
    ],
    [
      'M11 1.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5ZM7.5 9.9V8.6L9.5 7H12.5L14.5 8.6V9.9ZM18.5 1H20V12.9H18.5Z',
      'M11.5 9.9V7H12.5L14.5 8.6V9.9ZM18.5 1H20V12.9H18.5Z',
    ],
  ],
  'temple-of-artemis': [
    'blue',
    ['M0 24V21.7H24V24ZM1.5 21.1V18.9H22.5V21.1Z', 'M12 21.7H24V24H12ZM12 18.9H22.5V21.1H12Z'],
    [
      'M3 18.3V10.9H5.8V18.3ZM8.1 18.3V10.9H10.9V18.3ZM13.1 18.3V10.9H15.9V18.3ZM18.2 18.3V10.9H21V18.3Z',
      'M13.1 18.3V10.9H15.9V18.3ZM18.2 18.3V10.9H21V18.3Z',
    ],
    ['M12 2.5L23 8V10.3H1V8Z', 'M12 2.5L23 8V10.3H12Z'],
  ],
  mausoleum: [
    'grey',
    ['M2 24V17.5H22V24H13.7V20.5H10.3V24Z', 'M13.7 17.5H22V24H13.7Z'],
    [
      'M4 16.9V11H6.4V16.9ZM8.2 16.9V11H10.6V16.9ZM13.4 16.9V11H15.8V16.9ZM17.6 16.9V11H20V16.9ZM3 8.6H21V10.4H3Z',
      'M13.4 16.9V11H15.8V16.9ZM17.6 16.9V11H20V16.9ZM12 8.6H21V10.4H12Z',
    ],
    [
      'M5 8L7 5.8H17L19 8ZM8 5.2L9.5 3.4H14.5L16 5.2ZM10.8 2.8V.5H13.2V2.8Z',
      'M12 8V5.8H17L19 8ZM12 5.2V3.4H14.5L16 5.2Z',
    ],
  ],
  'colossus-of-rhodes': [
    'brown',
    [
      'M1 24V21H23V24ZM4.5 20.4L7.9 14.8H11.3L8.7 20.4ZM12.7 14.8H16L19.5 20.4H15.3Z',
      'M12 21H23V24H12ZM12.7 14.8H16L19.5 20.4H15.3Z',
    ],
    ['M8.1 14.2L7.8 9H15.8L15.8 14.2Z', 'M12 9H15.8L15.8 14.2H12Z'],
    [
      'M11.8 3.2a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM13.6 8.4L17.6 3.2L19.4 4.3L16.6 8.4ZM17.3 2.7L16.8 .3H21.2L20.2 2.7Z',
      'M13.6 8.4L17.6 3.2L19.4 4.3L16.6 8.4Z',
    ],
  ],
  'lighthouse-of-alexandria': [
    'red',
    ['M3.5 24L5 17.2H19L20.5 24H13.5V20.5H10.5V24Z', 'M13.5 17.2H19L20.5 24H13.5Z'],
    ['M8 16.6L9.3 8.3H14.7L16 16.6Z', 'M12.5 8.3H14.7L16 16.6H12.5Z'],
    [
      'M8.5 7.7V6.1H15.5V7.7ZM10 5.5V2.7H14V5.5ZM9 2.1L12 .2L15 2.1ZM16.5 2.7L23.5 .7V7L16.5 5ZM7.5 2.7L.5 .7V7L7.5 5Z',
      'M12.5 7.7V6.1H15.5V7.7ZM12.5 5.5V2.7H14V5.5ZM12 .2L15 2.1H12Z',
    ],
  ],
  'tower-of-babel': [
    'purple',
    [
      'M1.5 24L3 17.3L20.8 18.8L22.5 24H18.5V22.7a1.5 1.5 0 0 0-3 0V24H11.5V22.3a1.5 1.5 0 0 0-3 0V24Z',
      'M14.5 18.3L20.8 18.8L22.5 24H18.5V22.7a1.5 1.5 0 0 0-3 0V24H14.5Z',
    ],
    [
      'M3.3 16.7L5.2 10.3L18.4 11.5L20.5 18.1ZM8.5 13a1.2 1.2 0 0 0-1.2 1.2V15.2H9.7V14.2A1.2 1.2 0 0 0 8.5 13Z',
      'M13.8 11.1L18.4 11.5L20.5 18.1L14.3 17.6Z',
    ],
    [
      'M5.6 9.7L7.3 5L15.8 5.8L18 10.9ZM8.6 4.5L9.7 .8L13.4 1.2L15.3 5.1Z',
      'M12.8 5.5L15.8 5.8L18 10.9L13.3 10.4ZM12.2 1.1L13.4 1.2L15.3 5.1L12.6 4.9Z',
    ],
  ],
};

/** The tone of a wonder that is finished. */
export const wonderTone = (id: WonderId): string => WONDERS[id][0];

/** A stage that is built, with its part in the shade. */
const standing = ([outline, shade]: Stage): string => `<path d="${outline}"/><path class="w-deep" d="${shade}"/>`;

/** A stage that is still to come: its outline, a little smaller, so that the edge of the drawing cuts off no line. */
const planned = ([outline]: Stage): string =>
  `<path d="${outline}" transform="translate(.4 .4)scale(.967)" stroke-opacity=".6" stroke-width=".55"/>`;

/** A wonder around a point: the stages that are built are solid, those still to come are a plan in thin lines. */
export function wonderArt(board: Drawing, id: WonderId, built: number, x: number, y: number, size: number): string {
  const [tone, ...stages] = WONDERS[id];
  return stages
    .map((stage, i) =>
      i < built
        ? board.stamp(`stage-${id}-${i}`, () => standing(stage), x, y, size, tone)
        : board.stamp(`plan-${id}-${i}`, () => planned(stage), x, y, size, 'clear edge'),
    )
    .join('');
}

/** All stages of a wonder. */
export const WHOLE = SPACES;

/** The sign of each colour, so that none is known by its colour alone. */
const SIGNS: Readonly<Record<Colour, string>> = {
  red: 'M12 2L23 21.5H1Z',
  blue: 'M1 6c4-4 7-4 11 0s7 4 11 0v5c-4 4-7 4-11 0s-7-4-11 0ZM1 15c4-4 7-4 11 0s7 4 11 0v5c-4 4-7 4-11 0s-7-4-11 0Z',
  green: 'M22 2C23 13 17 20 9 19.5L4 23.5L1.5 21L6 16.5C4.5 8 11 2 22 2Z',
  yellow:
    'M12 1L14.2 6.8L20 4L17.2 9.8L23 12L17.2 14.2L20 20L14.2 17.2L12 23L9.8 17.2L4 20L6.8 14.2L1 12L6.8 9.8L4 4L9.8 6.8Z',
  black: 'M16 1.5A11 11 0 1 0 22.5 16A9.5 9.5 0 0 1 16 1.5Z',
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
