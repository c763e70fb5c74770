import { once } from '../schema/lazy.js';
import { type BoardColour, CLOTHS, type Cloth, COLOURS, CONTRAST, USES } from './palette.js';

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
const DARK_GROUNDS: readonly string[] = ['red', 'green', 'blue', 'purple', 'brown', 'grey', 'black'];

const ON_DARK = '#fffdf8';
const ON_LIGHT = '#211e19';

/** Letters on a coloured ground. */
const onGround = (use: string): string => (DARK_GROUNDS.includes(use) ? ON_DARK : ON_LIGHT);

const FONT = 'ui-sans-serif,system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

const SHAPES = [
  '.wonders-board{background:var(--paper);fill:var(--ink);font-family:var(--font)}',
  '.w-paper{fill:var(--paper)}.w-panel{fill:var(--panel);stroke:var(--line)}.w-ink{fill:var(--ink)}.w-muted{fill:var(--muted)}',
  '.w-on-paper{fill:var(--on-paper)}.w-soft{fill:var(--soft)}.w-stock{fill:var(--panel)}.w-badge{fill:var(--badge);stroke:var(--line)}',
  '.w-light{fill:#ffffff;opacity:.32}.w-sky{fill:#ffffff;opacity:.66}.w-deep{fill:#000000;opacity:.3}.w-veil{fill:#0d1b2b;opacity:.14}.w-tray{fill:var(--tray);opacity:.18}',
  '.w-serif{font-family:var(--display)}',
  '.w-middle{text-anchor:middle}.w-end{text-anchor:end}.w-bold{font-weight:700}',
  '.w-rule{stroke:var(--line);fill:none}.w-edge{stroke:var(--ink);stroke-opacity:.35}',
  '.w-empty{fill:none;stroke:var(--line);stroke-dasharray:4 3}.w-faded{opacity:.45}.w-clear{fill:none}',
  '.w-frame{fill:transparent;stroke:none}',
  '.w-hot{cursor:pointer;outline:none}.w-hot>.w-frame{stroke:var(--lit);stroke-width:2}',
  '.w-hot:hover>.w-frame,.w-hot:focus-visible>.w-frame{stroke-width:4.5}.w-hot:focus-visible>.w-frame{stroke:var(--focus)}',
  '.w-mark-hint>.w-frame{stroke:var(--hint);stroke-width:4}',
  '.w-mark-asked>.w-frame{stroke:var(--hint);stroke-width:4;stroke-dasharray:4 3}',
  '.w-mark-chosen>.w-frame{stroke:var(--accent);stroke-width:4}',
  '.w-mark-told>.w-frame{stroke:var(--hint);stroke-width:6}',
  '.w-mark-last>.w-frame{stroke:var(--last);stroke-width:3;stroke-dasharray:7 4}',
  '.w-mark-kept>.w-frame{stroke:var(--kept);stroke-width:3}',
  '.w-mark-dropped>.w-frame{stroke:var(--dropped);stroke-width:2;stroke-dasharray:2 4}',
  '.w-button{fill:var(--accent)}',
].join('');

/** The grounds and the letters on them. */
const GROUNDS = USES.slice(USES.indexOf('line'))
  .map((use) => `.w-${use}{fill:var(--${use})}.w-on-${use}{fill:var(--on-${use},${onGround(use)})}`)
  .join('');

const RULES = SHAPES + GROUNDS;

/** The letters of names and Roman numerals. */
const DISPLAY = 'Young Serif,Georgia,serif';

/** A theme whose colours do not depend on the reader. */
type FixedTheme = Exclude<Theme, 'auto'>;

/** Whether the colours of a theme are known when a board is drawn. */
const isFixed = (theme: string): theme is FixedTheme => ['light', 'dark', 'contrast'].includes(theme);

const CLOTH_NAMES = Object.keys(CLOTHS) as readonly Cloth[];

/** The cloth where a game asks for none. */
export const PLAIN: Cloth = 'slate';

/** The colours, the letters on the table and on what has a colour of its own, and the fonts, by the names of their custom properties. */
export type Look = Readonly<Record<string, string>>;

function ofTheme(theme: FixedTheme, cloth: Cloth): Look {
  const strong = theme === 'contrast';
  const palette = strong ? CONTRAST : COLOURS;
  return {
    ...palette,
    paper: strong ? palette.paper : CLOTHS[cloth][theme],
    'on-paper': '#ffffff',
    badge: '#16202c',
    tray: strong ? '#ffffff' : '#000000',
    lit: '#ffffff',
    focus: palette.accent,
    font: FONT,
    display: DISPLAY,
  };
}

/** The look of a skin: its base, with what it names itself. */
function ofSkin({ name, base = 'light', colours = {}, font }: Skin, cloth: Cloth): Look {
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
    Object.entries(colours).map(([use, colour]) => [`on-${use}`, lettersOn(colour) ?? onGround(use)]),
  );
  // Soft letters would be lost on a light table, dark ones on dark cards.
  const [onTable, onCards] = [letters['on-paper'], letters['on-panel']];
  const soft = onTable === undefined ? {} : { soft: onTable };
  const inks = onCards === undefined ? {} : { ink: onCards, muted: onCards };
  return { ...ofTheme(base, cloth), ...soft, ...inks, ...own, ...letters };
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
export function lookOf(theme: Theme | Skin, cloth: Cloth = PLAIN): Look | undefined {
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

/** The rules that give the table its colour, on each cloth; a theme or skin may have one for all. */
function papersOf(name: string, theme: Theme | Skin): string {
  const papers = CLOTH_NAMES.map((cloth) => [cloth, lookOf(theme, cloth)?.['paper'] ?? ''] as const);
  const [, first = ''] = papers[0] ?? [];
  if (papers.every(([, paper]) => paper === first)) return `${name}{${scope({ paper: first })}}`;
  return papers.map(([cloth, paper]) => `${name}.w-${cloth}{${scope({ paper })}}`).join('');
}

/** The rules that give a theme or skin its colours. */
function sheetOf(name: string, theme: Theme | Skin): string {
  const { paper: _, ...look } = lookOf(theme) ?? {};
  return `${name}{${scope(look)}}${papersOf(name, theme)}`;
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
  return (typeof theme === 'string' && SHEETS.get(theme)?.()) || sheet(theme);
}

/** The style sheet of a theme or skin. */
function sheet(theme: Theme | Skin): string {
  const name = `.wonders-${nameOf(theme)}`;
  if (lookOf(theme) !== undefined) return sheetOf(name, theme) + RULES;
  return `${sheetOf(name, 'light')}@media(prefers-color-scheme:dark){${papersOf(name, 'dark')}}${RULES}`;
}

/** The style sheets of the themes: a board has one of them in most pictures. Made when a board asks: no page waits for them while it loads. */
const SHEETS: ReadonlyMap<string, () => string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ (['light', 'dark', 'contrast', 'auto'] as const).map((theme) => [theme, once(() => sheet(theme))]),
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
