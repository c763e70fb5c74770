import type { Card } from '../components/cards.js';
import type { WonderId } from '../components/wonders.js';
import type { Board } from './table.js';

const path = (d: string, tone?: string): string =>
  tone === undefined ? `<path d="${d}"/>` : `<path class="w-${tone}" d="${d}"/>`;

const SHOULDERS = 'M1.5 24C1.5 17 6 14 12 14S22.5 17 22.5 24Z';
const HEAD = 'M12 3.8a4.7 4.7 0 1 1 0 9.4a4.7 4.7 0 1 1 0-9.4Z';

const dressed = (...parts: readonly string[]): string => path(SHOULDERS, 'light') + path(HEAD, 'sky') + parts.join('');

/** Who stands on a card, by its colour: a mason, a merchant, a citizen, a scholar and a soldier. They are the signs of the colours, too. */
const PEOPLE: Readonly<Record<Card['colour'], string>> = {
  grey: dressed(
    path('M6.5 7.5C6.5 3 9 1.5 12 1.5S17.5 3 17.5 7.5H20v1.6H5.5V7.5Z', 'light'),
    path('M8 15.5h2.5V20h3V15.5H16V24H8Z', 'deep'),
  ),
  yellow: dressed(
    path('M5.5 8C4.5 3.5 8 .8 12 .8S19.5 3.5 18.5 8C15 5.5 9 5.5 5.5 8Z', 'light'),
    path('M12 .8C15 .8 19.5 3.5 18.5 8C17 7 15.5 6.4 14 6.2ZM9.5 14.2h5L12 20Z', 'deep'),
  ),
  blue: dressed(
    path('M7 7.5C6.5 3.5 9 2 12 2S17.5 3.5 17 7.5C15 6 9 6 7 7.5Z', 'light'),
    path(
      'M6.4 9.5C4.8 8.5 4.5 7 5 5.5C6.5 6.3 7 7.8 6.4 9.5ZM6.8 6C5.8 4.5 6.3 3 7.3 2C8.3 3.3 8 4.9 6.8 6ZM17.6 9.5C19.2 8.5 19.5 7 19 5.5C17.5 6.3 17 7.8 17.6 9.5ZM17.2 6C18.2 4.5 17.7 3 16.7 2C15.7 3.3 16 4.9 17.2 6Z',
      'sky',
    ),
    path('M6.5 15.2C10 16 17 19 19.5 24H13.5C12.5 20.5 9 18 4.5 16.8Z', 'deep'),
  ),
  green: dressed(
    path('M7 8C6.5 3.5 9 2 12 2S17.5 3.5 17 8C16 6 14.5 5.5 12 5.5S8 6 7 8Z', 'light'),
    path('M7.5 9.5C8.5 11.5 10 12 12 12S15.5 11.5 16.5 9.5C17 14 15 19 12 19S7 14 7.5 9.5Z', 'light'),
    path('M10.5 19.5h3V24h-3Z', 'deep'),
  ),
  red: dressed(
    path('M6.5 11V7.5C6.5 4 9 2.5 12 2.5S17.5 4 17.5 7.5V11H15V8H9v3Z', 'light'),
    path('M4.5 5C6 1 9 .2 12 .2S18 1 19.5 5C17 2.5 14.5 2 12 2S7 2.5 4.5 5Z', 'sky'),
    path('M12 14C18 14 22.5 17 22.5 24H12Z', 'deep'),
  ),
};

/** A person of a colour, around a point. */
export const person = (board: Board, colour: Card['colour'], x: number, y: number, size: number): string =>
  board.stamp(`person-${colour}`, () => PEOPLE[colour], x, y, size);

/** The Cat, which sits. */
const CAT =
  path(
    'M7 9.5L6 2.5L10 5h4L18 2.5L17 9.5C17 11 16.3 12 15.5 12.7C18 14.5 19 17.5 19 22.5H5C5 17.5 6 14.5 8.5 12.7C7.7 12 7 11 7 9.5Z',
  ) +
  path('M19 22.5C21.5 22 23 20 22.5 17C22.3 15.8 20.8 16 21 17.2C21.3 19 20.3 20 19 20.4Z') +
  path('M12 13.4C16 13.4 19 17 19 22.5H12ZM18 2.5L17 9.5L14 5Z', 'deep') +
  path('M8.8 8h1.9v1.5H8.8ZM13.3 8h1.9v1.5h-1.9ZM11.2 10.5h1.6l-.8 1.1Z', 'black');

export const cat = (board: Board, x: number, y: number, size: number): string =>
  board.stamp('the-cat', () => CAT, x, y, size, 'white');

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
      'M5 19H19L19.8 20.3H3.2Z',
    ],
    ['yellow', 'M6 12.5h12v6H6Z', 'M13 12.5h5v6H13ZM8 15h1.5v3.5H8Z', 'M6 12.5h12v1H6Z'],
    ['yellow', 'M8 7.7h8v4.3H8Z', 'M12.7 7.7H16v4.3h-3.3ZM9.5 9h1.2v1.8H9.5Z'],
    ['orange', 'M9 6.2L9.5 4.5h5l.5 1.7v1H9Z', 'M12.3 4.5h2.2l.5 1.7v1h-2.7Z'],
    [
      'red',
      'M12 .2C14.6 2.3 14.2 4 12 4S9.4 2.3 12 .2ZM16.5 2L23.5 .5v3.5ZM7.5 2L.5 .5v3.5Z',
      'M12 1.8C13.2 2.8 13 4 12 4Z',
    ],
  ],
  babylon: [
    'green',
    [
      'orange',
      'M.5 19h23v5H.5Z',
      'M14 19h9.5v5H14ZM3 24v-1.5a1.3 1.3 0 0 1 2.6 0V24ZM8 24v-1.5a1.3 1.3 0 0 1 2.6 0V24Z',
      'M.5 19h23v1H.5Z',
    ],
    ['orange', 'M4 14.3h16v4.2H4Z', 'M13.5 14.3H20v4.2h-6.5ZM6.5 18.5V17a1.2 1.2 0 0 1 2.4 0v1.5Z', 'M4 14.3h16v1H4Z'],
    ['orange', 'M7 10h10v3.8H7Z', 'M13 10h4v3.8h-4Z', 'M7 10h10v.9H7Z'],
    ['green', 'M8.2 9.6V7.3C4.5 7.3 4.5 2.6 8.5 1C12.3 2.6 12 7.3 9.3 7.3v2.3Z', 'M8.7 1C12.3 2.6 12 7.3 9.3 7.3Z'],
    [
      'green',
      'M14.7 9.6V6.3C11.5 6.3 11.3 1.6 15.3 0C19.5 1.6 19.3 6.3 15.8 6.3v3.3Z',
      'M15.5 0C19.5 1.6 19.3 6.3 15.8 6.3Z',
    ],
  ],
  ephesus: [
    'purple',
    ['grey', 'M0 22h24v2H0ZM1.5 19.8h21v1.9h-21Z', 'M14 19.8h8.5v1.9H24V24H14Z', 'M1.5 19.8h21v.8h-21Z'],
    ['white', 'M2.5 10h5.5v1.2H7.3v7.3H8v1H2.5v-1h.7v-7.3h-.7Z', 'M5.8 10H8v1.2H7.3v7.3H8v1H5.8Z'],
    ['white', 'M9.2 10h5.6v1.2h-.7v7.3h.7v1H9.2v-1h.7v-7.3h-.7Z', 'M12.6 10h2.2v1.2h-.7v7.3h.7v1h-2.2Z'],
    ['white', 'M16 10h5.5v1.2h-.7v7.3h.7v1H16v-1h.7v-7.3H16Z', 'M19.3 10h2.2v1.2h-.7v7.3h.7v1h-2.2Z'],
    ['red', 'M1 9.6V8.2L12 1L23 8.2v1.4Z', 'M12 1L23 8.2v1.4H12Z', 'M12 3.6L18 7.7H6Z'],
  ],
  giza: [
    'orange',
    ['yellow', 'M0 24l2.6-5h18.8L24 24Z', 'M14.5 24l-1-5h7.9L24 24ZM9 24v-3h2.2v3Z'],
    ['yellow', 'M2.9 18.5l2.3-4.3h13.6l2.3 4.3Z', 'M13.4 18.5l-.6-4.3h6l2.3 4.3Z'],
    ['yellow', 'M5.4 13.7l2.2-4.2h8.8l2.2 4.2Z', 'M12.8 13.7l-.4-4.2h4l2.2 4.2Z'],
    ['yellow', 'M7.9 9l2.1-3.9h4l2.1 3.9Z', 'M12.4 9l-.3-3.9H14l2.1 3.9Z'],
    ['white', 'M10.2 4.7L12 .8l1.8 3.9Z', 'M12 4.7V.8l1.8 3.9Z'],
  ],
  halicarnassus: [
    'grey',
    ['brown', 'M0 24v-4h24v4Z', 'M14 20h10v4H14Z', 'M0 20h24v.9H0Z'],
    ['orange', 'M2.5 15.5h19v4h-19Z', 'M13.5 15.5h8v4h-8ZM5 17h2v2.5H5ZM9 17h2v2.5H9Z', 'M2.5 15.5h19v.8h-19Z'],
    ['white', 'M4 9.3h7.6v5.8H10V11H8.7v4.1H7V11H5.6v4.1H4Z', 'M4 9.3h7.6v1.2H4Z'],
    ['white', 'M12.4 9.3H20v5.8h-1.6V11H17v4.1h-1.7V11H14v4.1h-1.6Z', 'M12.4 9.3H20v1.2h-7.6ZM18.4 11H20v4.1h-1.6Z'],
    [
      'red',
      'M10.8 0H13.2V2H15V3.7H16.8V5.4H18.6V7.1H20.4V8.8H3.6V7.1H5.4V5.4H7.2V3.7H9V2H10.8Z',
      'M12 0H13.2V2H15V3.7H16.8V5.4H18.6V7.1H20.4V8.8H12Z',
    ],
  ],
  olympia: [
    'yellow',
    ['brown', 'M0 24v-2.5h24V24ZM1.5 19.5h21v1.7h-21Z', 'M14 19.5h8.5v1.7H24V24H14Z'],
    ['red', 'M2 6h5v1.5H6.2V18H7v1.2H2V18h.8V7.5H2Z', 'M5 6h2v1.5H6.2V18H7v1.2H5Z'],
    ['brown', 'M8 12.8h11.5v6.4h-3.3v-2.8H11v2.8H8Z', 'M14 12.8h5.5v6.4h-3.3v-2.8H14Z', 'M8 12.8h11.5v1H8Z'],
    ['orange', 'M10 6.7h5.6L17 12.3h-1.6L14 16H8.6v-2.5h2Z', 'M13 6.7h2.6L17 12.3h-1.6L14.3 15Z'],
    [
      'orange',
      'M12.7 1a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2ZM19.6 3.5L20.5 1l.9 2.5V12.3h-1.8Z',
      'M12.7 1a2.6 2.6 0 0 1 0 5.2ZM20.5 3.5h.9v8.8h-.9Z',
    ],
  ],
  rhodes: [
    'red',
    ['grey', 'M0 24v-5h1V18h8.5v1H10.5v5Z', 'M6 18h3.5v1h1v5H6Z', 'M1 18h8.5v1H1Z'],
    ['grey', 'M13.5 24v-5h1V18H23v1h1v5Z', 'M19.5 18H23v1h1v5h-4.5Z', 'M14.5 18H23v1h-8.5Z'],
    [
      'green',
      'M8.5 11.5h7L20.5 17.5H16L12 13.7L8 17.5H3.5Z',
      'M12 11.5h3.5L20.5 17.5H16L12 13.7Z',
      'M8.5 11.5h7l.8 1H7.7Z',
    ],
    ['green', 'M7.5 6.3h9L15.3 11H8.7ZM5 6.8l2 .3L6 11.5L4.2 11Z', 'M12 6.3h4.5L15.3 11H12Z'],
    [
      'green',
      'M12 .8a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5ZM16.8 6.3L19.3 1.5h2L19 8ZM18.6 0h3.6l-.7 1.3h-2.2Z',
      'M12 .8a2.5 2.5 0 0 1 0 5ZM20.3 1.5h1L19 8l-1-.8Z',
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
      const markup = () => path(outline) + path(shade, 'deep') + (light === undefined ? '' : path(light, 'light'));
      return board.stamp(`${wonder}-${i + 1}`, markup, x, y, size, look === 'built' ? tone : CHALK[look]);
    })
    .join('');
