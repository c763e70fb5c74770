import '@wonders/core/sealed';
import { boardLaws, contract, dealLaws, forgeryLaws, optionLaws, windowLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { forgeries, runs } from '../../../.ci/runs.js';
import { watched } from '../../../.ci/watched.js';
import { CARDS, drawBoard, type State, tinyGame } from '../src/index.js';
import { variants } from './variants.js';

/** No card is lost or doubled. */
function invariants({ pool, card, cards }: State): void {
  const all = [...pool, ...cards.flat(), ...(card === null ? [] : [card])].sort((a, b) => a - b);
  if (all.join() !== CARDS.join()) throw new Error(`the cards are ${all.join()}`);
}

contract(tinyGame, { variants, bound: 20, ...runs(), invariants }, test);
optionLaws(tinyGame, { variants }, test);
dealLaws(tinyGame, { variants }, test);
boardLaws(tinyGame, { drawBoard, variants }, test);
windowLaws(tinyGame, { drawBoard, whole: variants }, test);
forgeryLaws(tinyGame, { variants, tries: forgeries, watch: watched, drawBoard }, test);
