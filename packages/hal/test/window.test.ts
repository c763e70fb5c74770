import { windowLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { hal } from '../src/index.js';

windowLaws(hal, { drawBoard, whole: [{ name: 'against Hal', options: { level: 'normal' } }] }, test);
