import { languageLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { runs } from '../../runs.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { architectsSolo } from '../src/game/index.js';
import { english } from '../src/words/index.js';
import { VARIANTS } from './variants.js';

const variants = VARIANTS.map((options) => ({ name: JSON.stringify(options), options }));
const { games } = runs(1 / 3);

languageLaws(architectsSolo, { language: english, drawBoard, drawText, variants, games }, test);
