import { eightWonders } from '@wonders/eight-wonders';
import { hal } from '@wonders/hal';
import { adapted } from './adapter.js';

/** Tower of Babel, for three to five. */
export const babel = adapted(eightWonders, { players: [3, 5], optionsFor: (players) => ({ players }) });

/** Ginkgopolis: one against Hal, or up to five among themselves. */
export const ginkgopolis = adapted(hal, {
  players: [1, 5],
  optionsFor: (players) => (players === 1 ? {} : { mode: 'versus', players }),
});
