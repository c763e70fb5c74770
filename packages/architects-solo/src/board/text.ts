import { framed, type Ink, inked, type TextOptions } from '@wonders/core/board';
import { count } from '@wonders/core/words';
import { type CardKind, cardName, INDEX, KINDS, total } from '../components/cards.js';
import { tokenName } from '../components/tokens.js';
import { WONDERS } from '../components/wonders.js';
import { stageCosts } from '../costs.js';
import { TOKEN_PLACES } from '../notation.js';
import { outcome } from '../scoring/index.js';
import type { View } from '../state/index.js';
import { areaAt, conflictTokens, shieldsOf } from '../table/area.js';
import { centralOf, centralSize, deckName, deckNames, isAges, PLAYER_SEAT, topOf } from '../table/decks.js';
import { deckWords, nameOf } from '../words/names.js';
import { toneOf } from './cards.js';
import { headline } from './headline.js';

const INKS: Readonly<Record<string, Ink>> = {
  grey: 'grey',
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
};

const named = (card: CardKind, colour: boolean): string => inked(cardName(card), INKS[toneOf(card)] ?? 'white', colour);

/** A text broken so that no line is wider than the columns. */
function broken(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > columns) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function decksLine(view: View, deck: number, colour: boolean): string {
  const central = deck === centralOf(view);
  const known = central ? (view.central.top?.card ?? null) : topOf(view, deck);
  const hidden = central
    ? centralSize(view) - (view.central.top === null ? 0 : 1)
    : (view.hands[deck]?.length ?? total(view.pools[deck]));
  const where = isAges(view) && !central ? 'in hand' : 'more';
  return `${deckWords(view, deckName(view, deck))}: ${known === null ? 'face down' : named(known, colour)}, ${hidden} ${where}`;
}

/** `[x]` built, `[2≠]` to be built next, `(3=)` later. */
function stagesLine(view: View, seat: number): string {
  return stageCosts(view, seat)
    .map(({ cost, status }) => {
      const text = `${cost.count}${cost.kind === 'different' ? '≠' : '='}`;
      return status === 'built' ? '[x]' : status === 'available' ? `[${text}]` : `(${text})`;
    })
    .join(' ');
}

function seatLines(view: View, seat: number, colour: boolean, columns: number): readonly string[] {
  const area = areaAt(view, seat);
  const score = outcome(view).scores[seat];
  const points = (score?.total ?? 0) - (score?.categories.adjustment ?? 0);
  const cards = KINDS.flatMap((card) => {
    const number = area.cards[INDEX[card]] ?? 0;
    return number === 0 ? [] : [`${number} ${cardName(card)}`];
  });
  const owned = [
    count(shieldsOf(area), 'shield'),
    ...(area.military > 0 ? [count(area.military, 'Victory token')] : []),
    ...(area.defeats > 0 ? [count(area.defeats, 'Defeat token')] : []),
    ...(area.coins > 0 ? [count(area.coins, 'coin token')] : []),
    ...(view.cat === seat ? ['the Cat'] : []),
    ...area.tokens.map(tokenName),
  ];
  const wonder = area.wonder === null ? 'no Wonder yet' : WONDERS[area.wonder].name;
  const lines = [
    ...broken(`${wonder}  ${stagesLine(view, seat)}  ${count(points, 'point')}`, columns - 4),
    ...broken(cards.join(', ') || 'no cards', columns - 4),
    ...broken(owned.join(', '), columns - 4),
  ];
  return framed(inked(nameOf(view, seat).start, 'bold', colour), lines, columns - 4);
}

/**
 * Draws the position for a terminal: the decks and Progress tokens, then each seat with its Wonder, its cards and its tokens.
 *
 * @param options - Colours, and the columns there are.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/architects-solo';
 * import { drawText } from '@wonders/architects-solo/board';
 * const text = drawText(view(newGame({ playerWonder: 'giza', seed: 'monday' }), 0));
 * console.log(text.includes('Giza  [2≠] (2=) (3≠) (3=) (4≠)')); // true
 * ```
 * @category Board
 */
export function drawText(view: View, { colour = false, columns = 80 }: TextOptions = {}): string {
  const { title, line } = headline(view);
  const below = typeof view.viewer === 'number' ? view.viewer : PLAYER_SEAT;
  const seats = view.areas.map((_, seat) => seat).filter((seat) => seat !== below);
  const tokens = TOKEN_PLACES.flatMap((slot) => (slot === 'stack' ? [] : (view.tokenSlots[slot] ?? []))).map(tokenName);
  const battle = isAges(view) ? [] : [`Conflict tokens turned: ${view.conflictsTurned} of ${conflictTokens(view)}`];
  const held = (view.hands[below] ?? []).flatMap(({ card }) => (card === null ? [] : named(card, colour)));
  const looked = (view.looked?.cards ?? []).flatMap(({ card }) => (card === null ? [] : cardName(card)));
  return [
    inked(title, 'bold', colour),
    ...broken(line, columns),
    ...seats.flatMap((seat) => seatLines(view, seat, colour, columns)),
    ...deckNames(view).map((_, deck) => `  ${decksLine(view, deck, colour)}`),
    ...broken(
      `  Progress tokens: ${[...tokens, count(view.tokenStack.length, 'token')].join(', ')} in the stack`,
      columns,
    ),
    ...battle.map((each) => `  ${each}`),
    ...(held.length === 0 ? [] : broken(`  In hand: ${held.join(', ')}`, columns)),
    ...(looked.length === 0 ? [] : broken(`  Looked at: ${looked.join(', ')}`, columns)),
    ...seatLines(view, below, colour, columns),
  ].join('\n');
}
