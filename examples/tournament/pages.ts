import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** A plot as an element of a page. */
export function figureOf(options: Plot.PlotOptions): ReturnType<typeof Plot.plot> {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  return Plot.plot({ ...options, document: document as unknown as NonNullable<Plot.PlotOptions['document']> });
}

/** A plot as SVG text that stands alone. `caption` says what it shows to those who hear it. */
export function pictureOf(caption: string, options: Plot.PlotOptions): string {
  const figure = figureOf(options);
  figure.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  figure.setAttribute('role', 'img');
  figure.setAttribute('aria-label', caption);
  figure.setAttribute('style', 'background: white; color: #222');
  // The library sets a height that browsers do not know.
  return `${figure.outerHTML.replace(/ *height: intrinsic;\n/, '')}\n`;
}

/**
 * A page with a new part between two marks; the text around them stays.
 *
 * @param what - The part, for the error.
 * @throws RangeError where the page lacks the marks.
 */
export function withPart(text: string, [start, end]: readonly [string, string], what: string, part: string): string {
  const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)];
  if (to < from) throw new RangeError(`the page has no place for the ${what}, from ${start} to ${end}`);
  return `${text.slice(0, from)}\n\n${part}\n${text.slice(to)}`;
}
