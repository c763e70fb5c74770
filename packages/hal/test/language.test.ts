import { languageLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { every, runs } from '../../runs.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { hal } from '../src/index.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

const { games } = runs(1 / 100);

languageLaws(hal, { language: english, drawBoard, drawText, variants, games, every }, test);
