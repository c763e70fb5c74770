import '@wonders/core/sealed';
import { foresightLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { DEEP } from '../../../.ci/runs.js';
import { centuryAi } from '../src/index.js';

foresightLaws(centuryAi, { options: {}, within: 150 }, DEEP ? test : test.skip);
