import { readFileSync } from 'node:fs';
import type { MarkdownRenderer } from 'vitepress';

/** The size of a picture of the site, as attributes. */
function sizeOf(path: string): string {
  const svg = readFileSync(new URL(`../public${path}`, import.meta.url), 'utf8');
  const [, width, height] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error(`The picture ${path} does not say how large it is.`);
  return `width="${Math.round(Number(width))}" height="${Math.round(Number(height))}"`;
}

/** Gives each picture on a page its size, so that what stands below it stays in its place when the picture comes. */
export function sizedPictures(md: MarkdownRenderer): void {
  for (const rule of ['html_block', 'html_inline', 'image'] as const) {
    const plain = md.renderer.rules[rule];
    if (plain === undefined) throw new Error(`There is no rule for ${rule}.`);
    md.renderer.rules[rule] = (...given) =>
      plain(...given).replaceAll(/src="(\/[^"]+\.svg)"/g, (source, path) => `${source} ${sizeOf(path)}`);
  }
}
