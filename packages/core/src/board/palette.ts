/* The colours of boards: of the cloth on the table, and of what lies on it. */

/**
 * What a colour of a board is for: the ground and the letters, the marks of places, and the components. A page sets `--wonders-<name>` on an
 * element around the board to have its own.
 *
 * @category Board
 */
export type BoardColour =
  | 'paper'
  | 'panel'
  | 'ink'
  | 'muted'
  | 'soft'
  | 'line'
  | 'accent'
  | 'hint'
  | 'last'
  | 'kept'
  | 'dropped'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'brown'
  | 'grey'
  | 'white'
  | 'black';

/**
 * The cloth on the table of a game, by the name of its colour.
 *
 * @category Board
 */
export type Cloth = 'lapis' | 'leaf' | 'sea' | 'sandstone' | 'brick' | 'slate';

type Palette = Readonly<Record<BoardColour, string>>;

/** What lies on the table is as light in the dark as in the light: it is the table that grows dark. */
export const COLOURS: Palette = {
  paper: '#3f4754',
  panel: '#fbf5e6',
  ink: '#2a2318',
  muted: '#574d3c',
  soft: '#dbe3ea',
  line: '#d8cbb0',
  accent: '#ffce4a',
  hint: '#ffce4a',
  last: '#d3c2f7',
  kept: '#93e2ab',
  dropped: '#ffb3a8',
  red: '#b33b33',
  orange: '#cf7a4a',
  yellow: '#e4b03a',
  green: '#2c7a52',
  blue: '#2d62aa',
  purple: '#6d4a93',
  brown: '#7d5030',
  grey: '#646c76',
  white: '#fbfaf6',
  black: '#2a2a2c',
};

export const USES = Object.keys(COLOURS) as readonly BoardColour[];

export const CONTRAST: Palette = {
  paper: '#000000',
  panel: '#ffffff',
  ink: '#000000',
  muted: '#000000',
  soft: '#ffffff',
  line: '#c8c8c8',
  accent: '#ffe600',
  hint: '#ffe600',
  last: '#ff9cff',
  kept: '#5cff7a',
  dropped: '#ff8a80',
  red: '#c00000',
  orange: '#ffa033',
  yellow: '#ffe600',
  green: '#006b2d',
  blue: '#0040c0',
  purple: '#7a1fa2',
  brown: '#6b3f1d',
  grey: '#5c5c5c',
  white: '#ffffff',
  black: '#000000',
};

export const CLOTHS: Readonly<Record<Cloth, Readonly<Record<'light' | 'dark', string>>>> = {
  lapis: { light: '#26466b', dark: '#182d47' },
  leaf: { light: '#2c6149', dark: '#1c4030' },
  sea: { light: '#0e5f6b', dark: '#0a3f48' },
  sandstone: { light: '#7f531d', dark: '#4c3212' },
  brick: { light: '#86392c', dark: '#4e221a' },
  slate: { light: '#3f4754', dark: '#272d37' },
};
