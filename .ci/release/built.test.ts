import { expect, test } from 'vitest';
import { packages } from '../lib/packages.js';
import { notice } from './built.js';

test('every package publishes what is built, and a game the picture of its README', () => {
  for (const { id, manifest } of packages())
    expect(manifest, manifest.name).toMatchObject({
      files: ['dist', ...(id === 'core' ? [] : ['board.svg']), '*/package.json', '*/*/package.json'],
    });
});

test('the notice names the authors of what core bundles, with their licences', () => {
  for (const words of ['Johannes Baagøe', 'Paul Miller']) expect(notice()).toContain(words);
  expect(notice().match(/Permission is hereby granted/g)).toHaveLength(2);
  expect(notice()).not.toMatch(/^\/\//m);
});
