import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import type { DeckChoice, View } from '../state/index.js';
import { isScript } from '../table/decks.js';
import { type HouseWords, houseMove } from './house.js';
import { scriptMove } from './script.js';

/** How reasons are told: choices are made here, sentences elsewhere. */
export interface BotWords extends HouseWords {
  /** The Opponent's choice of a deck, into a trace. */
  choice(view: View, choice: DeckChoice, trace: Trace): void;
}

/** The scripted Opponent has one move; what it will do is explained. Any other seat is played by the house bot. */
export const bot = (view: View, seat: Seat, trace: Trace | undefined, words: BotWords): Move =>
  isScript(view, seat)
    ? scriptMove(view, trace === undefined ? undefined : (choice) => words.choice(view, choice, trace))
    : houseMove(view, seat, trace, words);
