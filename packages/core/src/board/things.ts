/*
 * The things of the games, each in a square of 24 units: in the colour of its use, with lights (from the upper left) and shades. A thing has
 * one drawing wherever it lies.
 */
const path = (d: string, tone?: string): string =>
  tone === undefined ? `<path d="${d}"/>` : `<path class="w-${tone}" d="${d}"/>`;
const circle = (x: number, y: number, r: number, tone?: string): string =>
  `<circle${tone === undefined ? '' : ` class="w-${tone}"`} cx="${x}" cy="${y}" r="${r}"/>`;

const SHIELD = 'M12 2L21 5v7c0 5-3.700 8-9 10.200C6.700 20 3 17 3 12V5Z';

/** The tone of each thing, and its drawing. */
const THINGS = {
  coin: [
    'yellow',
    circle(12, 12.8, 11, 'deep') +
      circle(12, 12, 10.6) +
      path(
        'M12 3.200a8.800 8.800 0 1 1 0 17.600a8.800 8.800 0 1 1 0-17.600ZM12 4.400a7.600 7.600 0 1 0 0 15.200a7.600 7.600 0 1 0 0-15.200Z',
        'deep',
      ),
  ],
  laurel: [
    'white',
    circle(12, 11.6, 8.7) +
      path(
        'M4.500 3.500A4 4 0 0 1 5.500 8.500A4 4 0 0 1 4.500 3.500ZM1.800 8A4 4 0 0 1 5 12.500A4 4 0 0 1 1.800 8ZM1.500 13.500A4 4 0 0 1 6.200 16A4 4 0 0 1 1.500 13.500ZM3.800 18.800A4 4 0 0 1 9.200 19.600A4 4 0 0 1 3.800 18.800ZM19.500 3.500A4 4 0 0 0 18.500 8.500A4 4 0 0 0 19.500 3.500ZM22.200 8A4 4 0 0 0 19 12.500A4 4 0 0 0 22.200 8ZM22.500 13.500A4 4 0 0 0 17.800 16A4 4 0 0 0 22.500 13.500ZM20.200 18.800A4 4 0 0 0 14.800 19.600A4 4 0 0 0 20.200 18.800Z',
      ),
  ],
  shield: [
    'white',
    path(SHIELD) +
      path('M12 2L21 5v7c0 5-3.700 8-9 10.200Z', 'deep') +
      path('M10.900 6h2.200v4h4v2.200h-4v6h-2.200v-6h-4v-2.200h4Z', 'red'),
  ],
  wood: [
    'brown',
    path('M5 7h13v10H5a3 5 0 0 1 0-10Z') +
      path('M5 7h13v3.300H2.400A3 5 0 0 1 5 7Z', 'light') +
      path('M18 7a3.600 5 0 0 1 0 10a3.600 5 0 0 1 0-10Z', 'yellow') +
      path('M18 9.500a1.800 2.500 0 0 1 0 5a1.800 2.500 0 0 1 0-5Z', 'deep'),
  ],
  clay: [
    'orange',
    path('M2 11L7 6h15v7l-5 5H2Z') +
      path('M2 11L7 6h15l-5 5Z', 'light') +
      path('M22 6v7l-5 5v-7Z', 'deep') +
      path('M4 14h6v1.400H4ZM11 14h5v1.400h-5Z', 'deep'),
  ],
  stone: [
    'grey',
    path('M3 19L5 8.500L12 4.500l6.500 3L22 15l-3 4.500Z') +
      path('M5 8.500L12 4.500l6.500 3L12.500 12Z', 'sky') +
      path('M3 19L5 8.500l7.500 3.500l-1 7.200Z', 'light') +
      path('M18.500 7.500L22 15l-3 4.500l-6.500-7.500Z', 'deep'),
  ],
  glass: [
    'blue',
    path('M9 3h6v5.500l5 9.500a2.600 2.600 0 0 1-2.200 4H6.200A2.600 2.600 0 0 1 4 18L9 8.500Z', 'blue') +
      path('M9 3h6v5.500l5 9.500a2.600 2.600 0 0 1-2.200 4H6.200A2.600 2.600 0 0 1 4 18L9 8.500Z', 'sky') +
      path('M6.600 14h10.800l2.600 4a2.600 2.600 0 0 1-2.200 4H6.200A2.600 2.600 0 0 1 4 18Z') +
      path('M8 2h8v2.400H8Z'),
  ],
  papyrus: [
    'yellow',
    path('M5 5h14v14H5Z') +
      path('M5 5h14v14H5Z', 'sky') +
      path('M3 3h3.600v18H3ZM17.400 3H21v18h-3.600Z', 'brown') +
      path('M3 3h1.600v18H3ZM17.400 3H19v18h-1.600Z', 'light') +
      path('M9 8h6v1.500H9ZM9 11.200h6v1.500H9ZM9 14.400h4v1.500H9Z', 'deep'),
  ],
  cube: [
    'red',
    path('M12 1.500L22 6.800v10.400L12 22.500L2 17.200V6.800Z') +
      path('M12 1.500L22 6.800L12 12L2 6.800Z', 'light') +
      path('M22 6.800v10.400L12 22.500V12Z', 'deep'),
  ],
  short: [
    'red',
    circle(12, 12, 12) +
      path(
        'M6.500 4.500L12 10l5.500-5.500l2 2L14 12l5.500 5.500l-2 2L12 14l-5.500 5.500l-2-2L10 12L4.500 6.500Z',
        'white',
      ),
  ],
  roofs: [
    'white',
    path(
      'M12 5L24 13v2.600L12 7.600L0 15.600V13ZM12 10L20 15.400V18l-8-5.400L4 18v-2.600ZM12 15l4.500 3v2.600L12 17.600l-4.500 3V18Z',
      'light',
    ),
  ],
} as const;

/**
 * A thing that lies on tables: it has lights and shades, where an icon is flat.
 *
 * @category Board
 */
export type ThingName = keyof typeof THINGS;

/** The tone of a thing, and its drawing. */
export const thingOf = (name: ThingName): readonly [tone: string, markup: string] => THINGS[name];
