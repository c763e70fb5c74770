import type { OptionsOf } from '@wonders/core';
import type { tinyGame } from '../src/index.js';

/** The games that the laws are checked on: every value of every option. */
export const variants: readonly { readonly name: string; readonly options: OptionsOf<typeof tinyGame> }[] = [
  { name: 'solo', options: {} },
  { name: 'solo, one leave', options: { leaves: 1 } },
  { name: 'versus', options: { mode: 'versus', leaves: 8 } },
  { name: 'on the table', options: { chance: 'manual' } },
];
