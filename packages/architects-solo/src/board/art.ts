import type { Card } from '../components/cards.js';
import type { WonderId } from '../components/wonders.js';
import type { Board } from './table.js';

const path = (d: string, tone?: string): string =>
  tone === undefined ? `<path d="${d}"/>` : `<path class="w-${tone}" d="${d}"/>`;

const SHOULDERS = 'M1.500 24C1.500 17 6 14 12 14S22.500 17 22.500 24Z';
const HEAD = 'M12 3.800a4.700 4.700 0 1 1 0 9.400a4.700 4.700 0 1 1 0-9.400Z';

const dressed = (...parts: readonly string[]): string => path(SHOULDERS, 'light') + path(HEAD, 'sky') + parts.join('');

/** Who stands on a card, by its colour: a mason, a merchant, a citizen, a scholar and a soldier. They are the signs of the colours, too. */
const PEOPLE: Readonly<Record<Card['colour'], string>> = {
  grey: dressed(
    path('M6.500 7.500C6.500 3 9 1.500 12 1.500S17.500 3 17.500 7.500H20v1.600H5.500V7.500Z', 'light'),
    path('M8 15.500h2.500V20h3V15.500H16V24H8Z', 'deep'),
  ),
  yellow: dressed(
    path('M5.500 8C4.500 3.500 8 .8 12 .8S19.500 3.500 18.500 8C15 5.500 9 5.500 5.500 8Z', 'light'),
    path('M12 .8C15 .8 19.500 3.500 18.500 8C17 7 15.500 6.400 14 6.200ZM9.500 14.200h5L12 20Z', 'deep'),
  ),
  blue: dressed(
    path('M7 7.500C6.500 3.500 9 2 12 2S17.500 3.500 17 7.500C15 6 9 6 7 7.500Z', 'light'),
    path(
      'M6.400 9.500C4.800 8.500 4.500 7 5 5.500C6.500 6.300 7 7.800 6.400 9.500ZM6.800 6C5.800 4.500 6.300 3 7.300 2C8.300 3.300 8 4.900 6.800 6ZM17.600 9.500C19.200 8.500 19.500 7 19 5.500C17.500 6.300 17 7.800 17.600 9.500ZM17.200 6C18.200 4.500 17.700 3 16.700 2C15.700 3.300 16 4.900 17.200 6Z',
      'sky',
    ),
    path('M6.500 15.200C10 16 17 19 19.500 24H13.500C12.500 20.500 9 18 4.500 16.800Z', 'deep'),
  ),
  green: dressed(
    path('M7 8C6.500 3.500 9 2 12 2S17.500 3.500 17 8C16 6 14.500 5.500 12 5.500S8 6 7 8Z', 'light'),
    path(
      'M7.500 9.500C8.500 11.500 10 12 12 12S15.500 11.500 16.500 9.500C17 14 15 19 12 19S7 14 7.500 9.500Z',
      'light',
    ),
    path('M10.500 19.500h3V24h-3Z', 'deep'),
  ),
  red: dressed(
    path('M6.500 11V7.500C6.500 4 9 2.500 12 2.500S17.500 4 17.500 7.500V11H15V8H9v3Z', 'light'),
    path('M4.500 5C6 1 9 .2 12 .2S18 1 19.500 5C17 2.500 14.500 2 12 2S7 2.500 4.500 5Z', 'sky'),
    path('M12 14C18 14 22.500 17 22.500 24H12Z', 'deep'),
  ),
};

/** A person of a colour, around a point. */
export const person = (board: Board, colour: Card['colour'], x: number, y: number, size: number): string =>
  board.stamp(`person-${colour}`, PEOPLE[colour], x, y, size);

/** The Cat, which sits. */
const CAT =
  path(
    'M7 9.500L6 2.500L10 5h4L18 2.500L17 9.500C17 11 16.300 12 15.500 12.700C18 14.500 19 17.500 19 22.500H5C5 17.500 6 14.500 8.500 12.700C7.700 12 7 11 7 9.500Z',
  ) +
  path('M19 22.500C21.500 22 23 20 22.500 17C22.300 15.800 20.800 16 21 17.200C21.300 19 20.300 20 19 20.400Z') +
  path('M12 13.400C16 13.400 19 17 19 22.500H12ZM18 2.500L17 9.500L14 5Z', 'deep') +
  path('M8.800 8h1.900v1.500H8.800ZM13.300 8h1.900v1.500h-1.900ZM11.200 10.500h1.600l-.8 1.100Z', 'black');

export const cat = (board: Board, x: number, y: number, size: number): string =>
  board.stamp('the-cat', CAT, x, y, size, 'white');

/** A stage of a Wonder: its tone, its outline, and its parts in the shade and in the light. */
type StageArt = readonly [tone: string, outline: string, shade: string, light?: string];

/** The tone of each Wonder, of its tile and of the backs of its deck; and its stages, which together make its picture. */
const WONDER_ART: Readonly<Record<WonderId, readonly [tone: string, ...stages: readonly StageArt[]]>> = {
  alexandria: [
    'blue',
    [
      'brown',
      'M0 24C1 21 3 20 5 19H19C21 20 23 21 24 24Z',
      'M14 19h5C21 20 23 21 24 24H15Z',
      'M5 19H19L19.800 20.300H3.200Z',
    ],
    ['yellow', 'M6 12.500h12v6H6Z', 'M13 12.500h5v6H13ZM8 15h1.500v3.500H8Z', 'M6 12.500h12v1H6Z'],
    ['yellow', 'M8 7.700h8v4.300H8Z', 'M12.700 7.700H16v4.300h-3.300ZM9.500 9h1.200v1.800H9.500Z'],
    ['orange', 'M9 6.200L9.500 4.500h5l.5 1.700v1H9Z', 'M12.300 4.500h2.200l.5 1.700v1h-2.700Z'],
    [
      'red',
      'M12 .2C14.600 2.300 14.200 4 12 4S9.400 2.300 12 .2ZM16.500 2L23.500 .5v3.500ZM7.500 2L.5 .5v3.500Z',
      'M12 1.800C13.200 2.800 13 4 12 4Z',
    ],
  ],
  babylon: [
    'green',
    [
      'orange',
      'M.500 19h23v5H.500Z',
      'M14 19h9.500v5H14ZM3 24v-1.500a1.300 1.300 0 0 1 2.600 0V24ZM8 24v-1.500a1.300 1.300 0 0 1 2.600 0V24Z',
      'M.500 19h23v1H.500Z',
    ],
    [
      'orange',
      'M4 14.300h16v4.200H4Z',
      'M13.500 14.300H20v4.200h-6.500ZM6.500 18.500V17a1.200 1.200 0 0 1 2.400 0v1.500Z',
      'M4 14.300h16v1H4Z',
    ],
    ['orange', 'M7 10h10v3.800H7Z', 'M13 10h4v3.800h-4Z', 'M7 10h10v.9H7Z'],
    [
      'green',
      'M8.200 9.600V7.300C4.500 7.300 4.500 2.600 8.500 1C12.300 2.600 12 7.300 9.300 7.300v2.300Z',
      'M8.700 1C12.300 2.600 12 7.300 9.300 7.300Z',
    ],
    [
      'green',
      'M14.700 9.600V6.300C11.500 6.300 11.300 1.600 15.300 0C19.500 1.600 19.300 6.300 15.800 6.300v3.300Z',
      'M15.500 0C19.500 1.600 19.300 6.300 15.800 6.300Z',
    ],
  ],
  ephesus: [
    'purple',
    [
      'grey',
      'M0 22h24v2H0ZM1.500 19.800h21v1.900h-21Z',
      'M14 19.800h8.500v1.900H24V24H14Z',
      'M1.500 19.800h21v.8h-21Z',
    ],
    [
      'white',
      'M2.500 10h5.500v1.200H7.300v7.300H8v1H2.500v-1h.7v-7.300h-.7Z',
      'M5.800 10H8v1.200H7.300v7.300H8v1H5.800Z',
    ],
    [
      'white',
      'M9.200 10h5.600v1.200h-.7v7.300h.7v1H9.200v-1h.7v-7.300h-.7Z',
      'M12.600 10h2.200v1.200h-.7v7.300h.7v1h-2.200Z',
    ],
    ['white', 'M16 10h5.500v1.200h-.7v7.300h.7v1H16v-1h.7v-7.300H16Z', 'M19.300 10h2.200v1.200h-.7v7.300h.7v1h-2.200Z'],
    ['red', 'M1 9.600V8.200L12 1L23 8.200v1.400Z', 'M12 1L23 8.200v1.400H12Z', 'M12 3.600L18 7.700H6Z'],
  ],
  giza: [
    'orange',
    ['yellow', 'M0 24l2.600-5h18.800L24 24Z', 'M14.500 24l-1-5h7.900L24 24ZM9 24v-3h2.200v3Z'],
    ['yellow', 'M2.900 18.500l2.300-4.300h13.600l2.300 4.300Z', 'M13.400 18.500l-.6-4.300h6l2.300 4.300Z'],
    ['yellow', 'M5.400 13.700l2.200-4.200h8.800l2.200 4.200Z', 'M12.800 13.700l-.4-4.200h4l2.200 4.200Z'],
    ['yellow', 'M7.900 9l2.100-3.900h4l2.100 3.900Z', 'M12.400 9l-.3-3.900H14l2.100 3.900Z'],
    ['white', 'M10.200 4.700L12 .8l1.800 3.900Z', 'M12 4.700V.8l1.800 3.900Z'],
  ],
  halicarnassus: [
    'grey',
    ['brown', 'M0 24v-4h24v4Z', 'M14 20h10v4H14Z', 'M0 20h24v.9H0Z'],
    [
      'orange',
      'M2.500 15.500h19v4h-19Z',
      'M13.500 15.500h8v4h-8ZM5 17h2v2.500H5ZM9 17h2v2.500H9Z',
      'M2.500 15.500h19v.8h-19Z',
    ],
    ['white', 'M4 9.300h7.600v5.800H10V11H8.700v4.100H7V11H5.600v4.100H4Z', 'M4 9.300h7.600v1.200H4Z'],
    [
      'white',
      'M12.400 9.300H20v5.800h-1.600V11H17v4.100h-1.700V11H14v4.100h-1.600Z',
      'M12.400 9.300H20v1.200h-7.600ZM18.400 11H20v4.100h-1.600Z',
    ],
    [
      'red',
      'M10.800 0H13.200V2H15V3.700H16.800V5.400H18.600V7.100H20.400V8.800H3.600V7.100H5.400V5.400H7.200V3.700H9V2H10.800Z',
      'M12 0H13.200V2H15V3.700H16.800V5.400H18.600V7.100H20.400V8.800H12Z',
    ],
  ],
  olympia: [
    'yellow',
    ['brown', 'M0 24v-2.500h24V24ZM1.500 19.500h21v1.700h-21Z', 'M14 19.500h8.500v1.700H24V24H14Z'],
    ['red', 'M2 6h5v1.500H6.200V18H7v1.200H2V18h.8V7.500H2Z', 'M5 6h2v1.500H6.200V18H7v1.200H5Z'],
    [
      'brown',
      'M8 12.800h11.500v6.400h-3.300v-2.800H11v2.800H8Z',
      'M14 12.800h5.500v6.400h-3.300v-2.800H14Z',
      'M8 12.800h11.500v1H8Z',
    ],
    ['orange', 'M10 6.700h5.600L17 12.300h-1.600L14 16H8.600v-2.500h2Z', 'M13 6.700h2.600L17 12.300h-1.600L14.300 15Z'],
    [
      'orange',
      'M12.700 1a2.600 2.600 0 1 1 0 5.200a2.600 2.600 0 1 1 0-5.200ZM19.600 3.500L20.500 1l.9 2.500V12.300h-1.800Z',
      'M12.700 1a2.600 2.600 0 0 1 0 5.200ZM20.500 3.500h.9v8.800h-.9Z',
    ],
  ],
  rhodes: [
    'red',
    ['grey', 'M0 24v-5h1V18h8.500v1H10.500v5Z', 'M6 18h3.500v1h1v5H6Z', 'M1 18h8.500v1H1Z'],
    ['grey', 'M13.500 24v-5h1V18H23v1h1v5Z', 'M19.500 18H23v1h1v5h-4.500Z', 'M14.500 18H23v1h-8.500Z'],
    [
      'green',
      'M8.500 11.500h7L20.500 17.500H16L12 13.700L8 17.500H3.500Z',
      'M12 11.500h3.500L20.500 17.500H16L12 13.700Z',
      'M8.500 11.500h7l.8 1H7.700Z',
    ],
    ['green', 'M7.500 6.300h9L15.300 11H8.700ZM5 6.800l2 .3L6 11.500L4.200 11Z', 'M12 6.300h4.500L15.300 11H12Z'],
    [
      'green',
      'M12 .8a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5ZM16.800 6.300L19.300 1.500h2L19 8ZM18.600 0h3.600l-.7 1.300h-2.200Z',
      'M12 .8a2.500 2.500 0 0 1 0 5ZM20.300 1.500h1L19 8l-1-.8Z',
    ],
  ],
};

/** The tone of a Wonder. */
export const wonderTone = (wonder: WonderId): string => WONDER_ART[wonder][0];

/** How a stage is drawn: in its colours, or as chalk on the rock, brighter where it can be built next. */
export type StageLook = 'built' | 'next' | 'later';

const CHALK = { next: 'line', later: 'line faded' } as const;

/** A Wonder that rises, around a point: the stages that are built have their colours. */
export const rising = (
  board: Board,
  wonder: WonderId,
  looks: readonly StageLook[],
  x: number,
  y: number,
  size: number,
): string =>
  WONDER_ART[wonder]
    .slice(1)
    .map((each, i) => {
      const [tone, outline, shade, light] = each as StageArt;
      const look = looks[i] ?? 'later';
      const markup = path(outline) + path(shade, 'deep') + (light === undefined ? '' : path(light, 'light'));
      return board.stamp(`${wonder}-${i + 1}`, markup, x, y, size, look === 'built' ? tone : CHALK[look]);
    })
    .join('');
