import { expect, test } from 'vitest';
import { tables } from '../host/host.js';

/** What the host has shown last. */
function page() {
  const shown = { svg: '', headline: '', lines: [] as readonly string[], offered: [] as readonly string[] };
  return {
    shown,
    show: (svg: string, headline: string, lines: readonly string[]) =>
      void Object.assign(shown, { svg, headline, lines }),
    offer: (offered: readonly string[]) => void Object.assign(shown, { offered }),
  };
}

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The places of a board that carry moves. */
const placesOn = (svg: string) =>
  [...svg.matchAll(/ data-(moves?)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ [name]: unescaped(value) }));

test.each([0, 1])('a host of ninety lines plays any game, and says how it ended: game %i', (which) => {
  const seen = page();
  const hosted = tables(seen)[which] ?? expect.fail();
  hosted.show();
  expect(seen.shown.headline).not.toBe('');
  for (let i = 0; i < 5; i++) {
    const places = placesOn(seen.shown.svg);
    const [only] = places.filter(({ move }) => move !== undefined);
    if (only !== undefined) expect(hosted.choose(only)).toBe('');
    else {
      const [several] = places;
      hosted.choose(several ?? expect.fail('no place to choose'));
      expect(seen.shown.offered.length).toBeGreaterThan(1);
      const [code] = JSON.parse(several?.['moves'] ?? '[]');
      expect(hosted.choose({ move: code })).toBe('');
    }
  }
  expect(seen.shown.lines.length).toBeGreaterThan(5);
  expect(hosted.sheet()).toEqual([]);
  hosted.resign();
  expect(placesOn(seen.shown.svg)).toEqual([]);
  expect(seen.shown.headline).toMatch(/^You have resigned\. You lose\. Winner: /);
  expect(seen.shown.lines.at(-1)).toContain(seen.shown.headline);
  expect(hosted.sheet().length).toBeGreaterThan(2);
  expect(JSON.parse(hosted.keep()).verdict).toMatchObject({ by: 'resign' });
  hosted.undo();
  expect(placesOn(seen.shown.svg).length).toBeGreaterThan(0);
});
