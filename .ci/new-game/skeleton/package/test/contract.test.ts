import '@wonders/core/sealed';
import {
  boardLaws,
  contract,
  dealLaws,
  forgeryLaws,
  guessLaws,
  languageLaws,
  optionLaws,
  windowLaws,
} from '@wonders/core/testing';
import { test } from 'vitest';
import { forgeries, runs } from '../../../.ci/runs.js';
import { watched } from '../../../.ci/watched.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { CARDS, type Move, type State, tinyGame } from '../src/index.js';
import * as words from '../src/words/index.js';
import { variants } from './variants.js';

/** No card is lost or doubled. */
function invariants({ pool, card, cards }: State): void {
  const all = [...pool, ...cards.flat(), ...(card === null ? [] : [card])].sort((a, b) => a - b);
  if (all.join() !== CARDS.join()) throw new Error(`the cards are ${all.join()}`);
}

contract(
  tinyGame,
  {
    variants,
    bound: 20,
    ...runs(),
    offers: {
      choose: { card: 'told', mayLeave: ({ kind }: Move) => (kind === 'leave' ? [kind] : []) },
      card: { turn: 'told', left: (move: Move) => [move] },
    },
    invariants,
    fold: {
      numbers: ({ cards }) => Object.fromEntries(cards.map((own, seat) => [`cards ${seat}`, own.length])),
      apply(numbers, event) {
        if (event.kind !== 'taken' && event.kind !== 'left') return numbers;
        const to = `cards ${event.kind === 'taken' ? event.seat : 1 - event.seat}`;
        return { ...numbers, [to]: (numbers[to] ?? 0) + 1 };
      },
    },
  },
  test,
);
optionLaws(tinyGame, { variants }, test);
dealLaws(tinyGame, { variants }, test);
guessLaws(tinyGame, { variants, games: 100 }, test);
boardLaws(tinyGame, { drawBoard, drawText, variants }, test);
windowLaws(tinyGame, { drawBoard, whole: variants }, test);
languageLaws(tinyGame, { language: words.english, drawBoard, drawText, variants }, test);
forgeryLaws(tinyGame, { variants, tries: forgeries, watch: watched, drawBoard, drawText, words }, test);
