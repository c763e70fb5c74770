import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packages } from '../lib/packages.js';
import { mapsIn, misplacedSources, notice, shareSources } from './built.js';

let dir = '';
const dist = () => join(dir, 'dist');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wonders-built-'));
  mkdirSync(dist());
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/own.ts'), 'own');
  const map = { version: 3, sources: ['../src/own.ts', '../lib/foreign.js'], sourcesContent: ['own', 'foreign'] };
  for (const name of ['a.js.map', 'a.cjs.map']) writeFileSync(join(dist(), name), JSON.stringify(map));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a source that is published as a file is in no map, any other is in each map', () => {
  expect(misplacedSources(dist())).toEqual([
    expect.stringMatching(/a\.\w+\.map carries \.\.\/src\/own\.ts$/),
    expect.stringMatching(/a\.\w+\.map carries \.\.\/src\/own\.ts$/),
  ]);
  shareSources(dist());
  expect(misplacedSources(dist())).toEqual([]);
  expect(mapsIn(dist()).map(({ map }) => map.sourcesContent)).toEqual([
    [null, 'foreign'],
    [null, 'foreign'],
  ]);
  rmSync(join(dir, 'src/own.ts'));
  expect(misplacedSources(dist())).toHaveLength(2);
});

test('every package publishes its sources, without their tests', () => {
  for (const { manifest } of packages())
    expect(manifest, manifest.name).toMatchObject({
      files: ['dist', 'src', '*/package.json', '*/*/package.json', '!src/**/*.test.ts', '!src/**/*.test-d.ts'],
    });
});

test('the notice names the authors of what core bundles, with their licences', () => {
  for (const words of ['Johannes Baagøe', 'Paul Miller']) expect(notice()).toContain(words);
  expect(notice().match(/Permission is hereby granted/g)).toHaveLength(2);
  expect(notice()).not.toMatch(/^\/\//m);
});
