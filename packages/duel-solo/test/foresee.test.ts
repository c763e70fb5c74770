import '@wonders/core/sealed';
import { foresightLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP } from '../../../.ci/runs.js';
import { duelSolo } from '../src/index.js';

// Without the Pantheon all draws are open.
foresightLaws(duelSolo, { options: { mode: 'versus', pantheon: false }, within: 60 }, DEEP ? test : test.skip);
