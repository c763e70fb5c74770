import { architectsSolo } from '@wonders/architects-solo';
import * as architectsSoloInEnglish from '@wonders/architects-solo/words';
import { centuryAi } from '@wonders/century-ai';
import * as centuryAiInEnglish from '@wonders/century-ai/words';
import type { AnyGame } from '@wonders/core';
import type { AnyWords } from '@wonders/core/words';
import { duelSolo } from '@wonders/duel-solo';
import * as duelSoloInEnglish from '@wonders/duel-solo/words';
import * as duelSoloInItaliano from '@wonders/duel-solo/words/it';
import { hal } from '@wonders/hal';
import * as halInEnglish from '@wonders/hal/words';

/** A box on the table: the game, its words in each language, and what is asked before it begins. */
export interface Box {
  readonly title: string;
  readonly game: AnyGame;
  readonly languages: Readonly<Record<string, AnyWords>>;
  /** The answers to each question, with the options that they mean. */
  readonly questions: readonly { readonly question: string; readonly answers: Readonly<Record<string, object>> }[];
  /** The questions and answers in each further language, by what they are in English. */
  readonly translated: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Written by `npm run docs -- lists`. */
export const BOXES: readonly Box[] = [
  {
    title: '7 Wonders Duel, against SOLO',
    game: duelSolo,
    languages: { English: duelSoloInEnglish, Italiano: duelSoloInItaliano },
    questions: [
      {
        question: 'How strong is SOLO?',
        answers: {
          'Base: no bonus': {},
          Easy: { level: 'easy' },
          Normal: { level: 'normal' },
          Medium: { level: 'medium' },
          Demanding: { level: 'demanding' },
          Hard: { level: 'hard' },
          Extreme: { level: 'extreme' },
          Legendary: { level: 'legendary' },
        },
      },
      {
        question: 'Which promo wonders are in the game?',
        answers: {
          None: {},
          Messe: { promos: ['messe'] },
          'Statue of Liberty': { promos: ['statue-of-liberty'] },
          Both: { promos: ['messe', 'statue-of-liberty'] },
        },
      },
    ],
    translated: {
      Italiano: {
        'How strong is SOLO?': 'Quanto è forte SOLO?',
        'Base: no bonus': 'Base: nessun bonus',
        Easy: 'Facile',
        Normal: 'Normale',
        Medium: 'Medio',
        Demanding: 'Impegnativo',
        Hard: 'Difficile',
        Extreme: 'Estremo',
        Legendary: 'Leggendario',
        'Which promo wonders are in the game?': 'Quali Meraviglie promozionali sono in gioco?',
        None: 'Nessuna',
        Messe: 'Messe',
        'Statue of Liberty': 'Statua della Libertà',
        Both: 'Tutte e due',
      },
    },
  },
  {
    title: 'Ginkgopolis, against Hal',
    game: hal,
    languages: { English: halInEnglish },
    questions: [{ question: 'How strong is Hal?', answers: { Normal: {}, Expert: { level: 'expert' } } }],
    translated: {},
  },
  {
    title: 'Century: Eastern Wonders, against the AI',
    game: centuryAi,
    languages: { English: centuryAiInEnglish },
    questions: [
      {
        question: 'How much does the AI gain from your action?',
        answers: {
          'As printed: fierce': {},
          'As often as you trade: fair': { aiTradeGain: 'matched' },
          'Once, if you trade: gentle': { aiTradeGain: 'once' },
        },
      },
    ],
    translated: {},
  },
  {
    title: '7 Wonders: Architects, against the Opponent',
    game: architectsSolo,
    languages: { English: architectsSoloInEnglish },
    questions: [
      {
        question: 'How do you play?',
        answers: { 'By the rules of Architects': {}, 'In three Ages': { structure: 'three-ages' } },
      },
      {
        question: 'How strong is the Opponent?',
        answers: { Normal: {}, Easy: { difficulty: 'easy' }, Hard: { difficulty: 'hard' } },
      },
    ],
    translated: {},
  },
];
