import type { Colour } from '../components/cards.js';
import type { WonderId } from '../components/wonders.js';
import type { Board } from './emblems.js';

/** The place that stands in the field of a card, by its colour. It is the sign of the colour, too. */
const SCENES: Readonly<Record<Colour, string>> = {
  brown: 'M0 24V21L8 10L12.5 16L17 7L24 18V24Z',
  grey: 'M2 24c0-6 2.5-7 2.5-12h5c0 5 2.5 6 2.5 12ZM13.5 24c0-10 2-11 2-19h5c0 8 2 9 2 19Z',
  yellow:
    'M1 5h22v5a2.75 2.75 0 0 1-5.5 0a2.75 2.75 0 0 1-5.5 0a2.75 2.75 0 0 1-5.5 0a2.75 2.75 0 0 1-5.5 0ZM3 14h2v10H3ZM19 14h2v10h-2ZM6 18h12v6H6Z',
  green: 'M24 2A22 22 0 0 0 2 24h4.5A17.5 17.5 0 0 1 24 6.5ZM24 11A13 13 0 0 0 11 24h3.5A9.5 9.5 0 0 1 24 14.5Z',
  red: 'M0 24V11h4v3h3v-3h4V6h3v3h3V6h3v3h4v15Z',
  blue: 'M1 10L12 3L23 10V12H1ZM3 13.5h3.5V24H3ZM10.3 13.5h3.5V24h-3.5ZM17.5 13.5H21V24h-3.5Z',
  guild: 'M12 2L17 8V24H7V8ZM10.5 12v4h3v-4ZM1 18h5v6H1ZM18 18h5v6h-5Z',
  temple: 'M12 1L23 9.5V12H1V9.5ZM3 13h3v8H3ZM7.5 13h3v8h-3ZM13.5 13h3v8h-3ZM18 13h3v8h-3ZM1 22h22v2H1Z',
};

/** Draws a shape around a point. */
type Drawn = (x: number, y: number, size: number, tone: string) => string;

/** The scene of a colour. */
export const scene =
  (board: Board, colour: Colour): Drawn =>
  (x, y, size, tone) =>
    board.emblem(`scene-${colour}`, SCENES[colour], x, y, size, tone);

/** The tone of each wonder that stands, its outline, and its parts in the shade. */
const WONDERS: Readonly<Record<WonderId, readonly [tone: string, outline: string, shade: string]>> = {
  pyramids: ['yellow', 'M0 24L9 7L15 18L18 12L24 24Z', 'M9 7L18 24H9ZM18 12L24 24H18Z'],
  colossus: [
    'brown',
    'M11 3a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM8 8h6l4-5.5l1.8 1.2L15.5 10v5l3.5 9h-3.5l-4-7l-4 7H4l4-9ZM18 .5h3l-.8 3h-1.6ZM1 22h22v2H1Z',
    'M11.5 8H14l4-5.5l1.8 1.2L15.5 10v5l3.5 9h-3.5l-4-7Z',
  ],
  'great-lighthouse': [
    'red',
    'M10 4h4v3h1v2h-1l1.5 8H8.5L10 9H9V7h1ZM6.5 17h11l1.5 7H5ZM16 3l7-2v6l-7-2ZM8 3L1 1v6l7-2ZM9 2h6v1.5H9Z',
    'M12 4h2v3h1v2h-1l1.5 8h2l1.5 7h-7Z',
  ],
  'temple-of-artemis': [
    'blue',
    'M12 3L23 9.5V12H1V9.5ZM3 13h3v8H3ZM7.5 13h3v8h-3ZM13.5 13h3v8h-3ZM18 13h3v8h-3ZM1 22h22v2H1Z',
    'M12 3L23 9.5V12H12ZM18 13h3v8h-3ZM13.5 13h3v8h-3Z',
  ],
  mausoleum: [
    'grey',
    'M10.5 2h3v3h-3ZM12 4.5L19 11H5ZM4 12h16v2H4ZM5 15h2.5v5H5ZM9 15h2.5v5H9ZM12.5 15H15v5h-2.5ZM16.5 15H19v5h-2.5ZM3 21h18v3H3Z',
    'M12 4.5L19 11h-7ZM12 12h8v2h-8ZM16.5 15H19v5h-2.5ZM12 21h9v3h-9Z',
  ],
  'great-library': [
    'green',
    'M1 21h22v3H1ZM2 20V9h4v11ZM7 20V5h3.5v15ZM11.5 20V8h4v12ZM16.5 20L17.5 6l4 .4L20.5 20Z',
    'M4 20V9h2v11ZM9 20V5h1.5v15ZM13.5 20V8h2v12ZM19 20L20 6.2l1.5.2L20.5 20ZM12 21h11v3H12Z',
  ],
  piraeus: [
    'blue',
    'M11 2h1.5v3C17 7 19.5 10 20 14h-7.5v2H23c-1.5 5-4 7-6.5 8H7.5C5 23 2.5 21 1 16h10v-2H4.5C5 10 7.5 7 11 5Z',
    'M12.5 5C17 7 19.5 10 20 14h-7.5ZM12 16h11c-1.5 5-4 7-6.5 8H12Z',
  ],
  'hanging-gardens': [
    'green',
    'M2 24v-5h20v5ZM4.5 18v-4.5h15V18ZM7 12.5V9h10v3.5ZM12 1c3 0 5 2 5 4.5h-4V8h-2V5.5H7C7 3 9 1 12 1ZM1 18c.5-2.5 2.5-2.5 3 0ZM20 18c.5-2.5 2.5-2.5 3 0Z',
    'M12 19h10v5H12ZM12 13.5h7.5V18H12ZM12 9h5v3.5h-5Z',
  ],
  'statue-of-zeus': [
    'orange',
    'M11 2a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5ZM7.5 8h7l1 7h4v7h-3.5v-4H7.5ZM4 9h2.5v13H4ZM18.5 2H20v12h-1.5ZM2 22h20v2H2Z',
    'M11.5 8h3l1 7h4v7h-3.5v-4h-4.5ZM12 22h10v2H12Z',
  ],
  sphinx: [
    'orange',
    'M0 24v-4h4l2-5C5 9 6.5 3 11.5 3S17.5 7 17.5 10l1.5 3l-2.5 1.5l.5 3.5h7v6Z',
    'M11.5 3c5 0 6 4 6 7l1.5 3l-2.5 1.5l.5 3.5h-5ZM12 20h12v4H12Z',
  ],
  'appian-way': [
    'brown',
    'M10 5h4L21 24H3ZM0 8h6l-1.5 3H0ZM18 8h6v3h-4.5ZM2 2h2.5v6H2ZM19.5 2H22v6h-2.5Z',
    'M11.4 6.5h1.2v3h-1.2ZM11.1 11.5h1.8v4h-1.8ZM10.8 17.5h2.4v5h-2.4Z',
  ],
  'circus-maximus': [
    'orange',
    'M1 24V11C1 7 6 5 12 5S23 7 23 11V24H19v-6a1.8 1.8 0 0 0-3.6 0v6h-1.6v-6a1.8 1.8 0 0 0-3.6 0v6H8.6v-6a1.8 1.8 0 0 0-3.6 0v6Z',
    'M1 11C1 7 6 5 12 5S23 7 23 11C23 13 18 14 12 14S1 13 1 11Z',
  ],
  sanctuary: [
    'purple',
    'M0 5c8 2 16 2 24 0v4c-8 1.5-16 1.5-24 0ZM3.5 11H8v13H3.5ZM16 11h4.5v13H16ZM12 13a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM9.5 21h5v3h-5Z',
    'M12 6.5c4 0 8-.5 12-1.5v4c-4 .8-8 1.1-12 1.1ZM18.3 11h2.2v13h-2.2ZM5.8 11H8v13H5.8Z',
  ],
  'divine-theater': [
    'red',
    'M1 24V20C1 12 6 7 12 7s11 5 11 13v4h-4.5v-4c0-5-2.5-8.5-6.5-8.5S5.5 15 5.5 20v4ZM8 24v-3c0-3 1.5-5 4-5s4 2 4 5v3Z',
    'M12 7c6 0 11 5 11 13v4h-4.5v-4c0-5-2.5-8.5-6.5-8.5ZM12 16c2.5 0 4 2 4 5v3h-4Z',
  ],
  messe: [
    'purple',
    'M2 24V12L12 4l10 8V24h-4V14.5L12 10l-6 4.5V24ZM9 24v-7h6v7ZM4 2h2v7H4ZM18 2h2v7h-2Z',
    'M12 4l10 8V24h-4V14.5L12 10ZM12 17h3v7h-3Z',
  ],
  'statue-of-liberty': [
    'green',
    'M5 1c1.5 1.5 2 2.5 1 4H4C3 3.5 3.5 2.5 5 1ZM3.8 6h2.4l1 5.5L10 9.5V8L8 5.5l2.5 1L12 3l1.5 3.5l2.5-1L14 8v1.5l4 2.5l1 5l-2 .5L18 24H8l-.5-9L4.5 13.5Z',
    'M12 9.5h2l4 2.5l1 5l-2 .5L18 24h-6Z',
  ],
};

/** The tone of a wonder that stands. */
export const wonderTone = (id: WonderId): string => WONDERS[id][0];

/** The picture of a wonder. */
export const wonderArt =
  (board: Board, id: WonderId): Drawn =>
  (x, y, size, tone) => {
    const [, outline, shade] = WONDERS[id];
    const markup = () => `<path d="${outline}"/><path class="w-deep" d="${shade}"/>`;
    return board.stamp(`emblem-${id}`, markup, x, y, size, tone);
  };
