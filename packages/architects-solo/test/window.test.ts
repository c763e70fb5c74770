import { windowLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { architectsSolo } from '../src/game/index.js';

const WHOLE = [
  { name: 'one', options: { difficulty: 'normal' } },
  { name: 'seven', options: { mode: 'versus', players: 7 } },
] as const;

windowLaws(architectsSolo, { drawBoard, whole: WHOLE }, test);
