import { forgeryLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { fewOf, forgeries } from '../../../.ci/runs.js';
import { watched } from '../../../.ci/watched.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { duelSolo } from '../src/index.js';
import * as words from '../src/words/index.js';
import { variants } from './variants.js';

const CONTRACT = { variants: fewOf(variants), tries: forgeries, watch: watched, drawBoard, drawText, words };

forgeryLaws(duelSolo, CONTRACT, test);
