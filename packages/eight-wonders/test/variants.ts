import { measured } from '../manifest.js';
import { TABLES } from '../src/components/tables.js';

/** The games that the laws are checked on: those that the bench measures. */
export const variants = Object.entries(measured).map(([name, options]) => ({ name, options }));

const { scoringTable } = TABLES;

/** Options that the others leave at their defaults. */
export const corners = [
  {
    name: 'high numbers from the top',
    options: { players: 4, discSet: 'published-3-6', discChoice: 'top', startSeat: 1, stallRounds: 2 },
  },
  {
    name: 'any disc of low numbers',
    options: { players: 3, discSet: 'manual-1-5', discChoice: 'any', startSeat: 2, stallRounds: 20 },
  },
  {
    name: 'another scoring table',
    options: { players: 5, startSeat: 3, tables: { scoringTable: { ...scoringTable, others: 1 } } },
  },
  { name: 'the fifth seat begins', options: { players: 5, startSeat: 4 } },
  { name: 'the first seat begins', options: { players: 3, startSeat: 0 } },
] as const;
