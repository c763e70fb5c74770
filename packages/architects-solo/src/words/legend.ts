import type { Legend } from '@wonders/core';
import { nameOf } from './names.js';

/** What each icon of the board means. */
export const legend: Legend = {
  wood: nameOf('wood'),
  stone: nameOf('stone'),
  clay: nameOf('clay'),
  papyrus: nameOf('papyrus'),
  glass: nameOf('glass'),
  coin: 'Coin: any resource',
  points: 'Points',
  cat: 'The Cat',
  compass: nameOf('compass'),
  gear: nameOf('gear'),
  tablet: nameOf('tablet'),
  shield: 'A shield',
  horn: 'A horn: it turns a Conflict token',
  floors: 'A card that lies face down',
  sword: 'A Conflict token that is turned',
  balance: 'A Conflict token at peace',
  check: 'A stage that is built; among marks, a candidate that stays',
  turn: 'Whose turn it is; among marks, the last move',
  hint: 'A hint',
  cross: 'Among marks, a candidate that is dropped',
  asked: 'What the question is about',
};
