import { defineConfig } from 'vitest/config';
import shared from '../packages/vitest.config.js';

/** The laws of all packages together, and what the gates are made of: beside `npm test`, so that that stays quick. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['.ci/*/*.test.ts'] } });
