import type { HalTurn } from '../reasons/hal-turn.js';
import { points } from './phrases.js';

const IN_SENTENCES = { no: '', perhaps: ', and perhaps the game ends', surely: ', and the game ends' } as const;
const ON_LABELS = { no: '', perhaps: ', perhaps game ends', surely: ', game ends' } as const;

/** What a card comes to on Hal's turn, in a few words. */
export const turnWords = (turn: HalTurn): string => inWords(turn, IN_SENTENCES);

/** The same on the board, where room is short. */
export const turnLabel = (turn: HalTurn): string => inWords(turn, ON_LABELS);

function inWords(
  { action, points: gained, resources, kept, ends }: HalTurn,
  ending: Readonly<Record<HalTurn['ends'], string>>,
): string {
  const end = ending[ends];
  switch (action) {
    case 'idle':
      return `nothing${end}`;
    case 'cannot-build':
      return `Hal cannot build${ending.surely}`;
    case 'urbanize':
      return `${points(gained)}${end}`;
    case 'construct':
      return `floor ${resources}${kept === null || kept === 0 ? '' : `, +${kept}`}${end}`;
  }
}
