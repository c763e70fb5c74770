/* The colours of boards: on paper, which the games leave one by one, and on cloth. */

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
 * The cloth on the table of a game, by the name of its colour. Without one a board lies on paper.
 *
 * @category Board
 */
export type Cloth = 'lapis' | 'leaf' | 'sea' | 'sandstone' | 'brick' | 'slate';

export type Palette = Readonly<Record<BoardColour, string>>;

const COMPONENTS = {
  red: '#b3372f',
  orange: '#e88b2e',
  yellow: '#f2c94c',
  green: '#2f7d4f',
  blue: '#2f67b2',
  purple: '#76509f',
  brown: '#7d5a3c',
  grey: '#b4b4b0',
  white: '#fbfaf6',
  black: '#2a2a2c',
};

export const LIGHT: Palette = {
  paper: '#f6f1e6',
  panel: '#fffdf8',
  ink: '#26231e',
  muted: '#655f54',
  soft: '#655f54',
  line: '#d8cfbd',
  accent: '#0a6187',
  hint: '#a35c00',
  last: '#6a4fa3',
  kept: '#1a7f37',
  dropped: '#b3261e',
  ...COMPONENTS,
};

export const USES = Object.keys(LIGHT) as readonly BoardColour[];

export const DARK: Palette = {
  paper: '#15181d',
  panel: '#1f242c',
  ink: '#f2eee5',
  muted: '#aca79c',
  soft: '#aca79c',
  line: '#3d4552',
  accent: '#5ec4ee',
  hint: '#f5b942',
  last: '#c3a6f7',
  kept: '#5bd172',
  dropped: '#ff8278',
  ...COMPONENTS,
  black: '#0b0c0e',
};

export const CONTRAST: Palette = {
  paper: '#000000',
  panel: '#000000',
  ink: '#ffffff',
  muted: '#ffffff',
  soft: '#ffffff',
  line: '#ffffff',
  accent: '#00e5ff',
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
  grey: '#c8c8c8',
  white: '#ffffff',
  black: '#000000',
};

/** On cloth, cards are as light in the dark as in the light: it is the table that grows dark. */
export const ON_CLOTH: Palette = {
  ...LIGHT,
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
};

export const CONTRAST_CLOTH: Palette = {
  ...CONTRAST,
  panel: '#ffffff',
  ink: '#000000',
  muted: '#000000',
  line: '#c8c8c8',
  accent: '#ffe600',
};

export const CLOTHS: Readonly<Record<Cloth, Readonly<Record<'light' | 'dark', string>>>> = {
  lapis: { light: '#26466b', dark: '#182d47' },
  leaf: { light: '#2c6149', dark: '#1c4030' },
  sea: { light: '#0e5f6b', dark: '#0a3f48' },
  sandstone: { light: '#7f531d', dark: '#4c3212' },
  brick: { light: '#86392c', dark: '#4e221a' },
  slate: { light: '#3f4754', dark: '#272d37' },
};
