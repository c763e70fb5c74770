/** How a board looks in each theme, however it is painted. */
import { type BoardOptions, boardCss } from '../../board/index.js';
import { named } from '../laws/named.js';
import { fail, same } from '../laws/same.js';
import { standsOut } from './colours.js';
import { type Tag, wellFormed } from './tags.js';

type Draw = (how: BoardOptions<never>) => string;

/** How long a board may be; a quarter longer where each shape says its colours. */
export const MOST_BYTES = 88_000;

/** How long the board of a new game may be. */
export const FIRST_BYTES = 60_000;

/** What colours can be written with. Each class of the theme says one of these, but those of places, which are groups. */
const PAINTED = ['fill', 'stroke', 'opacity', 'stroke-opacity', 'text-anchor', 'font-weight', 'font-family'];

/** Fails unless the ways to paint a board give the same picture, on which letters stand out in every theme. */
export function paintings(draw: Draw): void {
  for (const theme of ['light', 'dark', 'contrast'] as const)
    for (const width of ['desk', 'phone'] as const) {
      const attributes = draw({ theme, width, paint: 'attributes' });
      if (theme !== 'contrast' && width === 'desk') painted((how) => draw({ theme, width, ...how }), theme, attributes);
      named(`${theme} on ${width}`, () => standsOut(attributes));
    }
}

/**
 * Fails unless the three ways to paint a board give the same picture.
 *
 * @param attributes - The board that is painted by attributes.
 */
function painted(draw: Draw, theme: 'light' | 'dark', attributes: string): void {
  const styled = draw({ nonce: 'n-1' });
  const classes = draw({ paint: 'classes' });
  same(styled.replace('<style nonce="n-1">', '<style>'), draw({ paint: 'style' }), 'boards with and without a nonce');
  same(
    styled,
    classes.replace('</desc>', `</desc><style nonce="n-1">${boardCss(theme)}</style>`),
    'a board and the same with a sheet of its own',
  );
  const left = /<style| style=| class=|var\(.{0,20}/.exec(attributes);
  if (left !== null) fail(`a board in attributes still has "${left[0]}"`);
  if (attributes.length > 1.25 * MOST_BYTES) fail(`${attributes.length} bytes in attributes`);
  const inside = wellFormed(attributes);
  const [first, ...plain] = wellFormed(classes);
  const themed = new Set(boardCss(theme).match(/#[0-9a-f]{6}/g));
  if (inside.length !== plain.length + 1) fail('a board in attributes has other elements');
  for (const [i, tag] of [first as Tag, ...plain].entries()) {
    const { class: named, ...attributes } = tag.attributes;
    const { fill = '', stroke = '', ...other } = inside[i]?.attributes ?? {};
    if (inside[i]?.name !== tag.name) fail(`a board in attributes has <${inside[i]?.name}> for <${tag.name}>`);
    if (named !== undefined && tag.name !== 'g' && !PAINTED.some((key) => key in (inside[i]?.attributes ?? {})))
      fail(`<${tag.name} class="${named}"> has lost its colour`);
    for (const colour of [fill, stroke])
      if (colour.startsWith('#') && !themed.has(colour)) fail(`${colour} is no colour of the theme ${theme}`);
    for (const key of Object.keys(attributes))
      if (!PAINTED.includes(key) && other[key] !== attributes[key] && !(named === 'w-paper' && key === 'rx'))
        fail(`a board in attributes has ${key}="${other[key]}" for "${attributes[key]}"`);
  }
}
