/*
 * The things of the games, each in a square of 24 units: in the colour of its use, with lights (from the upper left) and shades. A thing has
 * one drawing wherever it lies.
 */
const path = (d: string, tone?: string): string =>
  tone === undefined ? `<path d="${d}"/>` : `<path class="w-${tone}" d="${d}"/>`;
const circle = (x: number, y: number, r: number, tone?: string): string =>
  `<circle${tone === undefined ? '' : ` class="w-${tone}"`} cx="${x}" cy="${y}" r="${r}"/>`;

const SHIELD = 'M12 2L21 5v7c0 5-3.7 8-9 10.2C6.7 20 3 17 3 12V5Z';

/**
 * A thing that lies on tables: it has lights and shades, where an icon is flat.
 *
 * @category Board
 */
export type ThingName =
  | 'coin'
  | 'laurel'
  | 'shield'
  | 'wood'
  | 'clay'
  | 'stone'
  | 'glass'
  | 'papyrus'
  | 'cube'
  | 'short'
  | 'roofs';

/** The tone of each thing, and its drawing. */
const THINGS: Readonly<Record<ThingName, readonly [tone: string, markup: string]>> = {
  coin: [
    'yellow',
    circle(12, 12.8, 11, 'deep') +
      circle(12, 12, 10.6) +
      path(
        'M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6ZM12 4.4a7.6 7.6 0 1 0 0 15.2a7.6 7.6 0 1 0 0-15.2Z',
        'deep',
      ),
  ],
  laurel: [
    'white',
    circle(12, 11.6, 8.7) +
      path(
        'M4.5 3.5A4 4 0 0 1 5.5 8.5A4 4 0 0 1 4.5 3.5ZM1.8 8A4 4 0 0 1 5 12.5A4 4 0 0 1 1.8 8ZM1.5 13.5A4 4 0 0 1 6.2 16A4 4 0 0 1 1.5 13.5ZM3.8 18.8A4 4 0 0 1 9.2 19.6A4 4 0 0 1 3.8 18.8ZM19.5 3.5A4 4 0 0 0 18.5 8.5A4 4 0 0 0 19.5 3.5ZM22.2 8A4 4 0 0 0 19 12.5A4 4 0 0 0 22.2 8ZM22.5 13.5A4 4 0 0 0 17.8 16A4 4 0 0 0 22.5 13.5ZM20.2 18.8A4 4 0 0 0 14.8 19.6A4 4 0 0 0 20.2 18.8Z',
      ),
  ],
  shield: [
    'white',
    path(SHIELD) +
      path('M12 2L21 5v7c0 5-3.7 8-9 10.2Z', 'deep') +
      path('M10.9 6h2.2v4h4v2.2h-4v6h-2.2v-6h-4v-2.2h4Z', 'red'),
  ],
  wood: [
    'brown',
    path('M5 7h13v10H5a3 5 0 0 1 0-10Z') +
      path('M5 7h13v3.3H2.4A3 5 0 0 1 5 7Z', 'light') +
      path('M18 7a3.6 5 0 0 1 0 10a3.6 5 0 0 1 0-10Z', 'yellow') +
      path('M18 9.5a1.8 2.5 0 0 1 0 5a1.8 2.5 0 0 1 0-5Z', 'deep'),
  ],
  clay: [
    'orange',
    path('M2 11L7 6h15v7l-5 5H2Z') +
      path('M2 11L7 6h15l-5 5Z', 'light') +
      path('M22 6v7l-5 5v-7Z', 'deep') +
      path('M4 14h6v1.4H4ZM11 14h5v1.4h-5Z', 'deep'),
  ],
  stone: [
    'grey',
    path('M3 19L5 8.5L12 4.5l6.5 3L22 15l-3 4.5Z') +
      path('M5 8.5L12 4.5l6.5 3L12.5 12Z', 'sky') +
      path('M3 19L5 8.5l7.5 3.5l-1 7.2Z', 'light') +
      path('M18.5 7.5L22 15l-3 4.5l-6.5-7.5Z', 'deep'),
  ],
  glass: [
    'blue',
    path('M9 3h6v5.5l5 9.5a2.6 2.6 0 0 1-2.2 4H6.2A2.6 2.6 0 0 1 4 18L9 8.5Z', 'blue') +
      path('M9 3h6v5.5l5 9.5a2.6 2.6 0 0 1-2.2 4H6.2A2.6 2.6 0 0 1 4 18L9 8.5Z', 'sky') +
      path('M6.6 14h10.8l2.6 4a2.6 2.6 0 0 1-2.2 4H6.2A2.6 2.6 0 0 1 4 18Z') +
      path('M8 2h8v2.4H8Z'),
  ],
  papyrus: [
    'yellow',
    path('M5 5h14v14H5Z') +
      path('M5 5h14v14H5Z', 'sky') +
      path('M3 3h3.6v18H3ZM17.4 3H21v18h-3.6Z', 'brown') +
      path('M3 3h1.6v18H3ZM17.4 3H19v18h-1.6Z', 'light') +
      path('M9 8h6v1.5H9ZM9 11.2h6v1.5H9ZM9 14.4h4v1.5H9Z', 'deep'),
  ],
  // On a rim, for the cubes of a seat may be as dark as the table.
  cube: [
    'red',
    path('M12 0L23.4 6v12L12 24L.6 18V6Z', 'stock') +
      path('M12 1.5L22 6.8v10.4L12 22.5L2 17.2V6.8Z') +
      path('M12 1.5L22 6.8L12 12L2 6.8Z', 'light') +
      path('M22 6.8v10.4L12 22.5V12Z', 'deep'),
  ],
  short: [
    'red',
    circle(12, 12, 12) +
      path('M6.5 4.5L12 10l5.5-5.5l2 2L14 12l5.5 5.5l-2 2L12 14l-5.5 5.5l-2-2L10 12L4.5 6.5Z', 'white'),
  ],
  roofs: [
    'white',
    path(
      'M12 5L24 13v2.6L12 7.6L0 15.6V13ZM12 10L20 15.4V18l-8-5.4L4 18v-2.6ZM12 15l4.5 3v2.6L12 17.6l-4.5 3V18Z',
      'light',
    ),
  ],
};

/** The tone of a thing, and its drawing. */
export const thingOf = (name: ThingName): readonly [tone: string, markup: string] => THINGS[name];
