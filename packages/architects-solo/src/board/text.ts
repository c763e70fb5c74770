import { drawing, framed, type Ink, inked, type TextOptions } from '@wonders/core/board';
import { type Card, type CardKind, cardAt, INDEX, total } from '../components/cards.js';
import { stagePrice } from '../costs.js';
import { outcome } from '../scoring/index.js';
import { isAges, PLAYER_SEAT, type View } from '../state/index.js';
import { areaAt, stagesOf } from '../table/area.js';
import { centralOf, centralSize, deckName, deckNames, topOf } from '../table/decks.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { headline } from './headline.js';

/** How the lines of a text board are written. */
interface Style {
  readonly words: BoardLanguage;
  readonly colour: boolean;
  readonly columns: number;
}

const INKS: Readonly<Record<Card['colour'], Ink>> = {
  grey: 'grey',
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
};

const named = (card: CardKind, { words, colour }: Style): string =>
  inked(words.name(card), INKS[cardAt(INDEX[card]).colour], colour);

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

function deckLine(view: View, deck: number, style: Style): string {
  const central = deck === centralOf(view);
  const known = central ? (view.central.top?.card ?? null) : topOf(view, deck);
  const more = central
    ? centralSize(view) - (view.central.top === null ? 0 : 1)
    : (view.hands[deck]?.length ?? total(view.pools[deck]));
  const card = known === null ? null : named(known, style);
  return style.words.board.deckLine(view, deckName(view, deck), card, more);
}

/** `[✓]` is built, `[2≠]` can be built next, `(3=)` comes later. */
function stagesLine(view: View, seat: number): string {
  return stagesOf(areaAt(view, seat))
    .map((_, stage) => {
      const { cost, status } = stagePrice(view, seat, stage);
      const text = `${cost.count}${cost.kind === 'different' ? '≠' : '='}`;
      return status === 'built' ? '[✓]' : status === 'available' ? `[${text}]` : `(${text})`;
    })
    .join(' ');
}

function seatLines(view: View, seat: number, { words, colour, columns }: Style): readonly string[] {
  const area = areaAt(view, seat);
  const score = outcome(view).scores[seat];
  const points = (score?.total ?? 0) - (score?.categories.adjustment ?? 0);
  const owned = [
    ...words.board.belongings(view, seat),
    ...area.tokens.map((token) => words.board.ownToken(view, seat, token)),
  ];
  const wonder = area.wonder === null ? words.board.noWonder : words.name(area.wonder);
  const lines = [
    ...broken(`${wonder}  ${stagesLine(view, seat)}  ${words.board.points(points)}`, columns - 4),
    ...broken(words.board.cards(area.cards), columns - 4),
    ...broken(owned.join(', '), columns - 4),
  ];
  return framed(inked(words.board.seat(view, seat), 'bold', colour), lines, columns - 4);
}

/**
 * Draws the position for a terminal: the decks and Progress tokens, then each seat with its Wonder, its cards and its tokens.
 *
 * @param options - The language, whether there are colours, and how many columns.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/architects-solo';
 * import { drawText } from '@wonders/architects-solo/board';
 * const text = drawText(view(newGame({ playerWonder: 'giza', seed: 'monday' }), 0));
 * console.log(text.includes('Giza  [2≠] (2=) (3≠) (3=) (4≠)')); // true
 * ```
 * @category Board
 */
export const drawText = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, words, options: TextOptions<BoardLanguage>) => {
    const { colour = false, columns = 80 } = options;
    const style: Style = { words, colour, columns };
    const { title, line } = headline(view, words);
    const below = typeof view.viewer === 'number' ? view.viewer : PLAYER_SEAT;
    const seats = view.areas.map((_, seat) => seat).filter((seat) => seat !== below);
    const held = (view.hands[below] ?? []).flatMap(({ card }) => (card === null ? [] : named(card, style)));
    const looked = (view.looked?.cards ?? []).flatMap(({ card }) => (card === null ? [] : words.name(card)));
    return [
      inked(title, 'bold', colour),
      ...broken(line, columns),
      ...seats.flatMap((seat) => seatLines(view, seat, style)),
      ...deckNames(view).map((_, deck) => `  ${deckLine(view, deck, style)}`),
      ...broken(`  ${words.board.tokenLine(view)}`, columns),
      ...(isAges(view) ? [] : [`  ${words.board.conflicts(view)}`]),
      ...(held.length === 0 ? [] : broken(`  ${words.board.inHand(held)}`, columns)),
      ...(looked.length === 0 ? [] : broken(`  ${words.board.lookedAt(looked)}`, columns)),
      ...seatLines(view, below, style),
    ].join('\n');
  },
);
