import type { Cloth } from './palette.js';
import { escapeXml } from './svg.js';
import { type Look, lookOf, rulesOf, type Skin, type Theme } from './theme.js';

/**
 * Where the colours of a board stand.
 *
 * - `style`: in a `<style>` element of the picture. The page may change them by custom properties.
 * - `attributes`: in the attributes of each shape, as plain colours. The picture needs no style sheet: use it for renderers without
 *   CSS variables, such as resvg, librsvg and react-native-svg, and under a content security policy that forbids inline styles. It
 *   does not answer the pointer or the focus by itself.
 * - `classes`: nowhere in the picture. The page serves {@link boardCss} once for all boards.
 *
 * @category Board
 */
export type Paint = 'style' | 'attributes' | 'classes';

const PAINTS: readonly string[] = ['style', 'attributes', 'classes'] satisfies readonly Paint[];

/**
 * The look that is written into attributes; `undefined` where a style sheet has the colours.
 *
 * @throws {RangeError} There is no such paint, or the colours of the theme depend on the reader.
 */
export function themeInside(paint: Paint, theme: Theme | Skin, cloth: Cloth): Look | undefined {
  if (!PAINTS.includes(paint))
    throw new RangeError(`board: paint is 'style', 'attributes' or 'classes', not '${paint}'`);
  if (paint !== 'attributes') return undefined;
  const look = lookOf(theme, cloth);
  if (look === undefined)
    throw new RangeError(
      "board: with paint 'attributes' the theme is 'light', 'dark' or 'contrast', or a skin, not 'auto', which needs a style sheet",
    );
  return look;
}

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const CLASS = / class="([^"]*)"/;

/** Replaces the classes in a picture by the declarations of the style sheet. */
export function painted(svg: string, look: Look): string {
  const rules = rulesOf(look);
  const known = new Map<string, ReadonlyMap<string, string>>();
  const open: string[] = [];

  /** The declarations that the style sheet has for an element: later rules win, and rules with a parent win over the others. */
  function declared(classes: string, above: string): ReadonlyMap<string, string> {
    const key = `${above}>${classes}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [own, outer] = [classes.split(' '), above.split(' ')];
    const matching = rules.filter((rule) => own.includes(rule.name) && (!rule.above || outer.includes(rule.above)));
    const ranked = [...matching.filter((rule) => !rule.above), ...matching.filter((rule) => rule.above)];
    const result = new Map(ranked.flatMap((rule) => rule.declarations));
    known.set(key, result);
    return result;
  }

  return svg.replace(TAG, (tag, closing: string, name: string, attributes: string, alone: string) => {
    if (closing !== '') {
      open.pop();
      return tag;
    }
    const above = open.at(-1) ?? '';
    const classes = CLASS.exec(attributes)?.[1] ?? '';
    if (alone === '') open.push(classes);
    if (classes === '') return tag;
    const paint = declared(classes, above);
    const kept = attributes.replace(/ ([\w:-]+)="[^"]*"/g, (attribute, key: string) =>
      key === 'class' || paint.has(key) ? '' : attribute,
    );
    const added = [...paint].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
    return `<${name}${kept}${added}${alone}>`;
  });
}
