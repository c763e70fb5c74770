import { CARDS, type CardId, type View, WONDERS, type WonderId } from '../../src/index.js';
import {
  HUMAN,
  isSixth,
  need,
  ofColour,
  owned,
  printedCost,
  SOLO,
  standing,
  symbols,
  unbuilt,
  wonderPrice,
  wonderPrint,
} from './cities.js';
import { best, type Candidate, hasPantheonWonder, letters, toStrike } from './scales.js';
import { distance, lying, token } from './structure.js';

// DUEL-015, DUEL-150 to DUEL-162: what SOLO aims at with tokens, wonders and divinities.

const GROUPS: Readonly<Record<'M' | 'S' | 'C', readonly WonderId[]>> = {
  M: ['colossus', 'circus-maximus', 'statue-of-zeus', 'appian-way'],
  S: ['great-library', 'mausoleum', 'sphinx', 'pyramids'],
  C: ['temple-of-artemis', 'hanging-gardens', 'piraeus', 'great-lighthouse'],
};

const SPECIAL: readonly WonderId[] = ['divine-theater', 'sanctuary', 'statue-of-liberty', 'messe'];

/** DUEL-015: the place of a wonder in SOLO's strategic scale. */
export const strategic = (view: View, id: WonderId): number =>
  [...letters(view).flatMap((letter) => GROUPS[letter]), ...SPECIAL].indexOf(id);

export const everywhere = ({ options }: View): boolean => options.soloSeeksWin === 'everywhere';

const TOKENS = { M: ['strategy', 'poliorcetics'], S: ['mathematics', 'law'], C: ['masonry', 'engineering'] } as const;

const glory = (view: View, side: 0 | 1): number =>
  standing(view, side).reduce((all, id) => all + wonderPrint(view, id).points, 0);

/** DUEL-150. */
export function progress(view: View, offered: readonly string[]): string | undefined {
  if (everywhere(view) && offered.includes('law') && isSixth(view, SOLO, 'law')) return 'law';
  const steps: readonly (readonly [boolean, readonly string[]])[] = [
    [standing(view, SOLO).length <= 1, ['architecture', 'theology']],
    [view.cities[SOLO].coins <= 3, ['agriculture', 'urbanism', 'economy']],
    [glory(view, SOLO) <= glory(view, HUMAN), ['philosophy', 'mysticism']],
    [
      true,
      letters(view)
        .slice(0, 2)
        .flatMap((letter) => [...TOKENS[letter]]),
    ],
    [true, offered],
  ];
  return steps.flatMap(([holds, tokens]) => (holds ? tokens.filter((each) => offered.includes(each)) : []))[0];
}

/** The resource of a brown or grey card. */
const resource = (id: CardId) => CARDS[id].gives as Parameters<typeof owned>[2];

/** DUEL-152: what the human has least of; the card constructed last. */
export const scarcest = (view: View, cards: readonly CardId[]): CardId | undefined =>
  best([...cards].reverse(), [(id) => -owned(view, HUMAN, resource(id))])[0];

/** DUEL-157. */
export function baal(view: View): CardId | undefined {
  const cards = ofColour(view, HUMAN, 'brown', 'grey');
  if (unbuilt(view, SOLO).length === 0) return scarcest(view, cards);
  return best([...cards].reverse(), [(id) => need(view, SOLO, resource(id))])[0];
}

/** DUEL-155. */
export function nisaba(view: View): CardId | undefined {
  const symbol = (id: CardId): string => CARDS[id].symbol ?? '';
  return best(ofColour(view, HUMAN, 'green'), [
    (id) => isSixth(view, SOLO, symbol(id)),
    (id) => symbols(view, SOLO).includes(symbol(id)),
    (id) => view.discard.some((other) => CARDS[other].symbol === symbol(id)),
  ])[0];
}

/** DUEL-159. */
export function zeus(view: View): number | undefined {
  const all = lying(view);
  const up = all.flatMap(({ slot, card }): Candidate[] => (card === 'face-down' ? [] : [{ slot, card }]));
  const down = all.filter(({ card }) => card === 'face-down');
  const marked = down.filter(({ slot }) => token(view, slot) !== null);
  if (!hasPantheonWonder(view) && marked.length > 0) {
    const worth = (slot: number): number => Number(token(view, slot)) || 0;
    return best(marked, [({ slot }) => worth(slot), ({ slot }) => -distance(view, SOLO, slot)])[0]?.slot;
  }
  return toStrike(view, up)?.slot ?? best(down, [({ slot }) => -distance(view, HUMAN, slot)])[0]?.slot;
}

/** DUEL-160. */
export function anubis(view: View): WonderId | undefined {
  const theirs = best(standing(view, HUMAN), [
    (id) => printedCost(wonderPrint(view, id)),
    (id) => wonderPrint(view, id).points,
    (id) => -strategic(view, id),
  ]);
  const own = best(standing(view, SOLO), [
    (id) => -printedCost(wonderPrint(view, id)),
    (id) => WONDERS[id].gain,
    (id) => -strategic(view, id),
  ]);
  return theirs[0] ?? own[0];
}

/** DUEL-162. */
export const ra = (view: View): WonderId | undefined => {
  const now = (id: WonderId): number => -wonderPrice(view, HUMAN, id);
  const print = (id: WonderId): number => -printedCost(wonderPrint(view, id));
  const two = view.options.raReading === 'actual' ? [now, print] : [print, now];
  return best(unbuilt(view, HUMAN), [...two, (id) => -strategic(view, id)])[0];
};
