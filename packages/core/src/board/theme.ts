/**
 * The colours of a board. `auto` follows the reader's system; the others are fixed.
 *
 * @category Board
 */
export type Theme = 'light' | 'dark' | 'contrast' | 'auto';

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
 * Colours and a font of your own, in place of the name of a theme. What it does not name, it takes from `base`.
 *
 * @example
 * ```ts
 * import { boardCss, type Skin } from '@wonders/core/board';
 * const chalk: Skin = { name: 'chalk', base: 'dark', colours: { paper: '#20322b', panel: '#28403a' }, font: 'cursive' };
 * console.log(boardCss(chalk).startsWith('.wonders-chalk{')); // true
 * ```
 * @category Board
 */
export interface Skin {
  /** Its class is `wonders-<name>`: small letters, digits and hyphens. */
  readonly name: string;
  /** The theme that has the other colours. Default `light`. */
  readonly base?: 'light' | 'dark' | 'contrast';
  /** Colours by their use, best as `#rrggbb`: then the letters on them are light or dark, whichever stands out. */
  readonly colours?: Readonly<Partial<Record<BoardColour, string>>>;
  /** A font family or a list of them. Choose one that is no wider than Arial: lines are measured by it. */
  readonly font?: string;
}

type Palette = Readonly<Record<BoardColour, string>>;

/** The dark colours of components, which take light letters; the others take dark letters. */
const DARK_GROUNDS: readonly string[] = ['red', 'green', 'blue', 'purple', 'brown', 'black', 'accent'];

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

const LIGHT: Palette = {
  paper: '#f6f1e6',
  panel: '#fffdf8',
  ink: '#26231e',
  muted: '#655f54',
  line: '#d8cfbd',
  accent: '#0a6187',
  hint: '#a35c00',
  last: '#6a4fa3',
  kept: '#1a7f37',
  dropped: '#b3261e',
  ...COMPONENTS,
};

const USES = Object.keys(LIGHT) as readonly BoardColour[];

const DARK: Palette = {
  paper: '#15181d',
  panel: '#1f242c',
  ink: '#f2eee5',
  muted: '#aca79c',
  line: '#3d4552',
  accent: '#5ec4ee',
  hint: '#f5b942',
  last: '#c3a6f7',
  kept: '#5bd172',
  dropped: '#ff8278',
  ...COMPONENTS,
  black: '#0b0c0e',
};

const CONTRAST: Palette = {
  paper: '#000000',
  panel: '#000000',
  ink: '#ffffff',
  muted: '#ffffff',
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

const ON_DARK = '#fffdf8';
const ON_LIGHT = '#211e19';

/** Letters on a coloured ground. The accent of the dark themes is light. */
const onGround = (dark: boolean, use: string): string =>
  (use === 'accent' ? !dark : DARK_GROUNDS.includes(use)) ? ON_DARK : ON_LIGHT;

const FONT = 'ui-sans-serif,system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

const SHAPES = [
  '.wonders-board{background:var(--paper);fill:var(--ink);font-family:var(--font)}',
  '.w-paper{fill:var(--paper)}.w-panel{fill:var(--panel);stroke:var(--line)}.w-ink{fill:var(--ink)}.w-muted{fill:var(--muted)}',
  '.w-middle{text-anchor:middle}.w-end{text-anchor:end}.w-bold{font-weight:700}',
  '.w-rule{stroke:var(--line);fill:none}.w-outline{stroke:var(--ink);fill:none}.w-edge{stroke:var(--ink);stroke-opacity:.35}',
  '.w-empty{fill:none;stroke:var(--line);stroke-dasharray:4 3}.w-faded{opacity:.45}.w-clear{fill:none}',
  '.w-frame{fill:transparent;stroke:none}',
  '.w-hot{cursor:pointer;outline:none}.w-hot>.w-frame{stroke:var(--accent);stroke-width:2.5}',
  '.w-hot:hover>.w-frame,.w-hot:focus-visible>.w-frame{stroke-width:4.5}.w-hot:focus-visible>.w-frame{stroke:var(--ink)}',
  '.w-mark-hint>.w-frame{stroke:var(--hint);stroke-width:4}',
  '.w-mark-asked>.w-frame{stroke:var(--hint);stroke-width:4;stroke-dasharray:4 3}',
  '.w-mark-chosen>.w-frame{stroke:var(--accent);stroke-width:6}',
  '.w-mark-last>.w-frame{stroke:var(--last);stroke-width:3;stroke-dasharray:7 4}',
  '.w-mark-kept>.w-frame{stroke:var(--kept);stroke-width:3}',
  '.w-mark-dropped>.w-frame{stroke:var(--dropped);stroke-width:2;stroke-dasharray:2 4}',
  '.w-button{fill:var(--accent)}.w-button-off{fill:var(--line)}',
].join('');

/** The grounds and the letters on them; the letters on the accent and on lines depend on the theme. */
const GROUNDS = USES.slice(USES.indexOf('line'))
  .map((use) => {
    const letters =
      use === 'accent' || use === 'line' ? `var(--on-${use})` : `var(--on-${use},${onGround(false, use)})`;
    return `.w-${use}{fill:var(--${use})}.w-on-${use}{fill:${letters}}`;
  })
  .join('');

const RULES = SHAPES + GROUNDS;

const PALETTES = { light: LIGHT, dark: DARK, contrast: CONTRAST };

/** A theme whose colours do not depend on the reader. */
type FixedTheme = keyof typeof PALETTES;

/** Whether the colours of a theme are known when a board is drawn. */
const isFixed = (theme: string): theme is FixedTheme => Object.hasOwn(PALETTES, theme);

/** The colours, the letters on the accent and on lines, and the font of a theme or skin, by the names of their custom properties. */
export type Look = Readonly<Record<string, string>>;

/** The letters on the accent, which is light in the dark themes. */
const onAccent = (theme: FixedTheme): string => onGround(theme !== 'light', 'accent');

const ofTheme = (theme: FixedTheme): Look => ({
  ...PALETTES[theme],
  'on-accent': onAccent(theme),
  'on-line': theme === 'dark' ? ON_DARK : ON_LIGHT,
  font: FONT,
});

/** The look of a skin: its base, with what it names itself. */
function ofSkin({ name, base = 'light', colours = {}, font }: Skin): Look {
  if (!/^[a-z][a-z\d-]*$/.test(name) || name === 'auto' || name === 'board' || isFixed(name))
    throw new RangeError(`board: a skin has a name of its own in small letters, not '${name}'`);
  if (!isFixed(base)) throw new RangeError(`board: the base of a skin is 'light', 'dark' or 'contrast', not '${base}'`);
  const own = { ...colours, ...(font === undefined ? {} : { font }) };
  for (const [use, value] of Object.entries(own)) {
    if (use !== 'font' && !(USES as readonly string[]).includes(use))
      throw new RangeError(`board: a skin has no colour '${use}'. There are: ${USES.join(', ')}`);
    if (/[<>{};]/.test(value)) throw new RangeError(`board: '${value}' is no value for '${use}'`);
  }
  const letters = Object.entries(colours).map(([use, colour]) => [
    `on-${use}`,
    lettersOn(colour) ?? onGround(base !== 'light', use),
  ]);
  return { ...ofTheme(base), ...own, ...Object.fromEntries(letters) };
}

/** The letters that stand out on a colour that is written as `#rrggbb`. */
function lettersOn(colour: string): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < MIDDLE ? ON_DARK : ON_LIGHT;
}

/** The luminance on which white and black letters stand out equally. */
const MIDDLE = 0.179;

/** The name of a theme or skin, which its class bears. */
export const nameOf = (theme: Theme | Skin): string => (typeof theme === 'string' ? theme : theme.name);

/** How a theme or skin looks; `undefined` where that depends on the reader. */
export function lookOf(theme: Theme | Skin): Look | undefined {
  if (typeof theme !== 'string') return ofSkin(theme);
  if (theme === 'auto') return undefined;
  if (isFixed(theme)) return ofTheme(theme);
  throw new RangeError(`board: the theme is 'light', 'dark', 'contrast' or 'auto', or a skin, not '${theme}'`);
}

/** The custom properties of a look. A page may set `--wonders-<name>` on an element around the board. */
const scope = (look: Look): string =>
  Object.entries(look)
    .map(([use, value]) => (use.startsWith('on-') ? `--${use}:${value}` : `--${use}:var(--wonders-${use},${value})`))
    .join(';');

/**
 * The style sheet of the boards of a theme, for a page that serves it by itself: draw with `paint: 'classes'`. Each theme has a class
 * of its own, so that sheets of several themes can be joined in one file.
 *
 * @param theme - The name of a theme, or a skin. Default `light`.
 * @throws RangeError if there is no such theme, or if the skin has a colour that boards do not use.
 * @example
 * ```ts
 * import { boardCss } from '@wonders/core/board';
 * const css = boardCss('light') + boardCss('dark');
 * console.log(css.startsWith('.wonders-light{'), css.includes('.wonders-dark{')); // true true
 * ```
 * @category Board
 */
export function boardCss(theme: Theme | Skin = 'light'): string {
  const look = lookOf(theme);
  const own =
    look === undefined
      ? `.wonders-auto{${scope(ofTheme('light'))}}@media(prefers-color-scheme:dark){.wonders-auto{${scope(ofTheme('dark'))}}}`
      : `.wonders-${nameOf(theme)}{${scope(look)}}`;
  return own + RULES;
}

/** A rule of the style sheet, for elements of a class. */
interface Rule {
  readonly name: string;
  /** The class of the parent, in a rule for children. */
  readonly above: string | undefined;
  /** Properties that SVG also has as attributes, with their values. */
  readonly declarations: readonly (readonly [string, string])[];
}

/** Properties that only a style sheet can set, not an attribute. */
const CSS_ONLY: readonly string[] = ['background', 'outline'];

/** The rules with the colours of a look, in their order. Those for the pointer and the focus are left out. */
export function rulesOf(look: Look): readonly Rule[] {
  const sheet = RULES.replace(
    /var\(--([\w-]+)(?:,(#\w+))?\)/g,
    (_, use: string, other?: string) => look[use] ?? other ?? '',
  );
  return sheet.split('}').flatMap((rule) => {
    const [selector = '', body = ''] = rule.split('{');
    const [, above, name] = /^(?:\.([\w-]+)>)?\.([\w-]+)$/.exec(selector) ?? [];
    if (name === undefined) return [];
    const declarations = body.split(';').map((declaration): readonly [string, string] => {
      const [property = '', value = ''] = declaration.split(':');
      return [property, value];
    });
    return [{ name, above, declarations: declarations.filter(([property]) => !CSS_ONLY.includes(property)) }];
  });
}
