import { windowLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { WONDERS } from '../src/components/wonders.js';
import { eightWonders } from '../src/game/index.js';
import { scene } from './scene.js';

/** Five seats with many parts on every wonder, all kinds of action cards, and more discs than lie in a row. */
const crowded = scene({
  options: { players: 5, twoColoured: true },
  parts: Object.fromEntries(WONDERS.map((wonder, i) => [wonder, [1 + (i % 4), 3, 2, 3 - (i % 3), i % 5]])),
  hands: [[6, 5, 4, 3]],
  actions: [['card-trade', 'joker', 'joker', 'disc-bonus', 'card-draw', 'triple-bonus', 'double-turn', 'five-vp']],
  discs: [['crane-6', 'ship-5', 'camel-4'], Array.from({ length: 11 }, () => 'camel-3-crane-2' as const)],
});

const WHOLE = [{ name: 'four seats', options: { players: 4 } }] as const;

windowLaws(eightWonders, { drawBoard, whole: WHOLE, crowded: [eightWonders.view(crowded, 0)] }, test);
