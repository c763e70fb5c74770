import { defineConfig } from 'vitest/config';
import shared from '../packages/vitest.config.js';

/** Whole programs, which start processes, workers and servers of their own: beside `npm test`, so that that stays quick. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['examples/**/*.test.ts'] } });
