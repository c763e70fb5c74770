import { forgeryLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { fewOf, forgeries } from '../../../.ci/runs.js';
import { watched } from '../../../.ci/watched.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { architectsSolo } from '../src/index.js';
import * as words from '../src/words/index.js';
import { variants } from './variants.js';

const named = variants.map((options) => ({ name: JSON.stringify(options), options }));
const CONTRACT = { variants: fewOf(named), tries: forgeries, watch: watched, drawBoard, drawText, words };

forgeryLaws(architectsSolo, CONTRACT, test);
