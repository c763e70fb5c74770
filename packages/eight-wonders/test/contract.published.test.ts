/** The games by the published rules: a file of their own, since the contract of this game is the longest of all. */
import { contract } from '@wonders/core/testing';
import { test } from 'vitest';
import { fewOf, runs } from '../../../.ci/runs.js';
import { eightWonders } from '../src/game/index.js';
import { laws } from './laws.js';
import { variants } from './variants.js';

const published = variants.filter(({ options }) => options.ruleset === 'published');

// Fewer games: nearly all of the rules are those of the manual, which the other file checks.
contract(eightWonders, { ...laws, variants: fewOf(published, 6), ...runs(1 / 3) }, test);
