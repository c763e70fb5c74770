import {
  type BoardColour,
  CLOTHS,
  type Cloth,
  CONTRAST,
  CONTRAST_CLOTH,
  DARK,
  LIGHT,
  ON_CLOTH,
  USES,
} from './palette.js';

/**
 * The colours of a board. `auto` follows the reader's system; the others are fixed.
 *
 * @category Board
 */
export type Theme = 'light' | 'dark' | 'contrast' | 'auto';

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

/** The dark colours of components, which take light letters; the others take dark letters. */
const DARK_GROUNDS: readonly string[] = ['red', 'green', 'blue', 'purple', 'brown', 'black', 'accent'];

const ON_DARK = '#fffdf8';
const ON_LIGHT = '#211e19';

/** Letters on a coloured ground. The accent of the dark themes is light. */
const onGround = (dark: boolean, use: string): string =>
  (use === 'accent' ? !dark : DARK_GROUNDS.includes(use)) ? ON_DARK : ON_LIGHT;

const FONT = 'ui-sans-serif,system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

const SHAPES = [
  '.wonders-board{background:var(--paper);fill:var(--ink);font-family:var(--font)}',
  '.w-paper{fill:var(--paper)}.w-panel{fill:var(--panel);stroke:var(--line)}.w-ink{fill:var(--ink)}.w-muted{fill:var(--muted)}',
  '.w-on-paper{fill:var(--on-paper)}.w-soft{fill:var(--soft)}.w-stock{fill:var(--panel)}.w-badge{fill:var(--badge);stroke:var(--line)}',
  '.w-light{fill:#ffffff;opacity:.32}.w-sky{fill:#ffffff;opacity:.66}.w-deep{fill:#000000;opacity:.3}.w-veil{fill:#0d1b2b;opacity:.14}.w-tray{fill:var(--tray);opacity:.18}',
  '.w-serif{font-family:var(--display)}',
  '.w-middle{text-anchor:middle}.w-end{text-anchor:end}.w-bold{font-weight:700}',
  '.w-rule{stroke:var(--line);fill:none}.w-outline{stroke:var(--ink);fill:none}.w-edge{stroke:var(--ink);stroke-opacity:.35}',
  '.w-empty{fill:none;stroke:var(--line);stroke-dasharray:4 3}.w-faded{opacity:.45}.w-clear{fill:none}',
  '.w-frame{fill:transparent;stroke:none}',
  '.w-hot{cursor:pointer;outline:none}.w-hot>.w-frame{stroke:var(--lit);stroke-width:2}',
  '.w-hot:hover>.w-frame,.w-hot:focus-visible>.w-frame{stroke-width:4.5}.w-hot:focus-visible>.w-frame{stroke:var(--focus)}',
  '.w-mark-hint>.w-frame{stroke:var(--hint);stroke-width:4}',
  '.w-mark-asked>.w-frame{stroke:var(--hint);stroke-width:4;stroke-dasharray:4 3}',
  '.w-mark-chosen>.w-frame{stroke:var(--accent);stroke-width:4}',
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

/** The letters of names and Roman numerals. */
const DISPLAY = 'Young Serif,Georgia,serif';

/** A theme whose colours do not depend on the reader. */
type FixedTheme = keyof typeof PALETTES;

/** Whether the colours of a theme are known when a board is drawn. */
const isFixed = (theme: string): theme is FixedTheme => Object.hasOwn(PALETTES, theme);

const CLOTH_NAMES = Object.keys(CLOTHS) as readonly Cloth[];

/** The colours, the letters on the accent and on lines, and the font of a theme or skin, by the names of their custom properties. */
export type Look = Readonly<Record<string, string>>;

/** The letters on the accent, which is light in the dark themes. */
const onAccent = (theme: FixedTheme): string => onGround(theme !== 'light', 'accent');

const ofTheme = (theme: FixedTheme, cloth?: Cloth | 'cloth'): Look =>
  cloth === undefined ? onPaper(theme) : onCloth(theme, cloth);

function onPaper(theme: FixedTheme): Look {
  const { ink, panel, accent } = PALETTES[theme];
  return {
    ...PALETTES[theme],
    'on-accent': onAccent(theme),
    'on-line': theme === 'dark' ? ON_DARK : ON_LIGHT,
    'on-paper': ink,
    badge: panel,
    tray: '#000000',
    lit: accent,
    focus: ink,
    font: FONT,
    display: DISPLAY,
  };
}

/** A look without the colour of the cloth, or with it. */
function onCloth(theme: FixedTheme, cloth: Cloth | 'cloth'): Look {
  const palette = theme === 'contrast' ? CONTRAST_CLOTH : ON_CLOTH;
  const paper = cloth === 'cloth' || theme === 'contrast' ? PALETTES[theme].paper : CLOTHS[cloth][theme];
  return {
    ...palette,
    paper,
    'on-accent': ON_LIGHT,
    'on-line': ON_LIGHT,
    'on-paper': '#ffffff',
    ...(theme === 'contrast' ? {} : { 'on-grey': ON_DARK }),
    badge: '#16202c',
    tray: theme === 'contrast' ? '#ffffff' : '#000000',
    lit: '#ffffff',
    focus: palette.accent,
    font: FONT,
    display: DISPLAY,
  };
}

/** The look of a skin: its base, with what it names itself. */
function ofSkin({ name, base = 'light', colours = {}, font }: Skin, cloth?: Cloth | 'cloth'): Look {
  if (!/^[a-z][a-z\d-]*$/.test(name) || name === 'auto' || name === 'board' || isFixed(name))
    throw new RangeError(`board: a skin has a name of its own in small letters, not '${name}'`);
  if (!isFixed(base)) throw new RangeError(`board: the base of a skin is 'light', 'dark' or 'contrast', not '${base}'`);
  const own: Record<string, string> = { ...colours, ...(font === undefined ? {} : { font }) };
  for (const [use, value] of Object.entries(own)) {
    if (use !== 'font' && !(USES as readonly string[]).includes(use))
      throw new RangeError(`board: a skin has no colour '${use}'. There are: ${USES.join(', ')}`);
    if (/[<>{};]/.test(value)) throw new RangeError(`board: '${value}' is no value for '${use}'`);
  }
  const letters = Object.fromEntries(
    Object.entries(colours).map(([use, colour]) => [`on-${use}`, lettersOn(colour) ?? onGround(base !== 'light', use)]),
  );
  // The soft letters of a cloth would be lost on a light ground.
  const soft = letters['on-paper'] === undefined ? {} : { soft: letters['on-paper'] };
  return { ...ofTheme(base, cloth), ...soft, ...own, ...letters };
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
export function lookOf(theme: Theme | Skin, cloth?: Cloth | 'cloth'): Look | undefined {
  if (typeof theme !== 'string') return ofSkin(theme, cloth);
  if (theme === 'auto') return undefined;
  if (isFixed(theme)) return ofTheme(theme, cloth);
  throw new RangeError(`board: the theme is 'light', 'dark', 'contrast' or 'auto', or a skin, not '${theme}'`);
}

/** The custom properties of a look. A page may set `--wonders-<name>` on an element around the board. */
const scope = (look: Look): string =>
  Object.entries(look)
    .map(([use, value]) => (use.startsWith('on-') ? `--${use}:${value}` : `--${use}:var(--wonders-${use},${value})`))
    .join(';');

/** The rules that give a theme or skin its colours, on paper and on each cloth. */
function sheetOf(name: string, theme: Theme | Skin): string {
  const [paper, cloth] = [lookOf(theme) ?? {}, lookOf(theme, 'cloth') ?? {}];
  const changed = Object.fromEntries(Object.entries(cloth).filter(([use, value]) => value !== paper[use]));
  const grounds = CLOTH_NAMES.flatMap((each) => {
    const ground = lookOf(theme, each)?.['paper'] ?? '';
    return ground === cloth['paper'] ? [] : [`${name}.w-${each}{${scope({ paper: ground })}}`];
  });
  return [`${name}{${scope(paper)}}`, `${name}.w-cloth{${scope(changed)}}`, ...grounds].join('');
}

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
  return (typeof theme === 'string' && SHEETS.get(theme)) || sheet(theme);
}

/** The style sheet of a theme or skin. */
function sheet(theme: Theme | Skin): string {
  const name = `.wonders-${nameOf(theme)}`;
  const [light, dark] = [sheetOf(name, lookOf(theme) === undefined ? 'light' : theme), sheetOf(name, 'dark')];
  const own = lookOf(theme) === undefined ? `${light}@media(prefers-color-scheme:dark){${dark}}` : light;
  return own + RULES;
}

/** The style sheets of the themes: a board has one of them in most pictures. */
const SHEETS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ (['light', 'dark', 'contrast', 'auto'] as const).map((theme) => [theme, sheet(theme)]),
);

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
