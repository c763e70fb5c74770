import type { HalTurn } from '../opponent/hal-turn.js';
import { points } from './phrases.js';

/** What a card comes to on Hal's turn, in a few words. */
export function turnWords({ action, points: gained, resources, kept, ends }: HalTurn): string {
  const end = { no: '', perhaps: ', perhaps the end', surely: ', the end' }[ends];
  switch (action) {
    case 'idle':
      return `nothing${end}`;
    case 'cannot-build':
      return 'Hal cannot build: the end';
    case 'urbanize':
      return `${points(gained)}${end}`;
    case 'construct':
      return `floor ${resources}${kept === null || kept === 0 ? '' : `, +${kept}`}${end}`;
  }
}
