import type { OptionsOf } from '@wonders/core';
import { variants as all, manifest } from '../manifest.js';
import type { hal } from '../src/index.js';

/** The variants that are measured, and of which golden games are kept. */
export const variants: Readonly<Record<string, OptionsOf<typeof hal>>> = Object.fromEntries(
  manifest.measured.map((name) => [name, all[name]]),
);
