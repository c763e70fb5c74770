import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of a directory on this machine, under a port of its own.
 *
 * @param pages - Texts by path that are served besides.
 * @param headers - What every answer bears, such as a content security policy.
 */
export async function serve(
  dir: string,
  pages: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(dir, path.endsWith('/') ? `${path}index.html` : path);
    const there = file.startsWith(dir) && existsSync(file) && statSync(file).isFile();
    const body = pages[path] ?? (there ? readFileSync(file) : undefined);
    if (body === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, {
          ...headers,
          'content-type': TYPES[extname(path.endsWith('/') ? '.html' : path)] ?? 'text/html',
        })
        .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. A place on a board is named by the sentence of its move, not by the words in the picture of it. */
const LOOK = `axe
  .run({ rules: { 'label-content-name-mismatch': { enabled: false } } })
  .then(({ violations }) => violations.map(({ id, help, nodes }) => id + ', ' + help + ' (' + nodes.length + '): ' + nodes[0].html.slice(0, 200)))`;

/** The faults that axe finds in a page for people who use a keyboard, a screen reader or large print. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate<string[]>(LOOK);
}
