import { drawing, framed, type Ink, inked, type TextOptions, tabled } from '@wonders/core/board';
import type { Cards } from '../components/cards.js';
import { type DiscId, discOf } from '../components/discs.js';
import { BUILDING_TYPES, type TypeIndex } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { entry, type View } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { isOffering } from '../table/offers.js';
import { partsLeft } from '../table/parts.js';
import { drawPileSize } from '../table/piles.js';
import { pointsOf } from '../table/points.js';
import { turnOrderTrack } from '../table/track.js';
import { discsShowing } from '../table/wonders.js';
import { boardEnglish } from '../words/board.js';
import type { BoardLanguage } from '../words/language.js';
import { headline } from './headline.js';
import { seatLetter } from './table.js';

const INKS: readonly Ink[] = ['red', 'blue', 'green', 'yellow', 'white'];

/** What every block of the text looks at. */
interface Sheet {
  readonly view: View;
  readonly language: BoardLanguage;
  readonly colour: boolean;
}

const typeName = ({ language }: Sheet, type: TypeIndex): string => language.board.text.types[BUILDING_TYPES[type]];

/** A disc in words, or in letters if it has two types. */
function discText(sheet: Sheet, id: DiscId): string {
  const { types, needs, number } = discOf(id);
  const [only, second] = types;
  if (only === undefined || second !== undefined) return sheet.language.board.text.brief(needs);
  return `${number} ${typeName(sheet, only)}`;
}

/**
 * Draws the position for a terminal: the wonders as a table, then what each seat has.
 *
 * @param view - Of a seat or of a spectator.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/eight-wonders';
 * import { drawText } from '@wonders/eight-wonders/board';
 * const text = drawText(view(newGame({ seed: 'monday' }), 0));
 * console.log(text.includes('Tower of Babel')); // true
 * ```
 * @category Board
 */
export const drawText = /* @__PURE__ */ drawing(
  boardEnglish,
  (view: View, language, options: TextOptions<BoardLanguage>) => {
    const { colour = false, columns = 80 } = options;
    const sheet = { view, language, colour };
    const { text } = language.board;
    const { title, line } = headline(view, language);
    const lines = [
      inked(title, 'bold', colour),
      ...folded(line, columns).map((each) => inked(each, 'faint', colour)),
      '',
      ...framed(text.wonders, wonderLines(sheet)),
      ...tableLines(sheet),
      ...framed(text.seats, seatLines(sheet)),
      ...own(sheet),
    ];
    return lines.map((each) => cut(each, columns, colour)).join('\n');
  },
);

/** A sentence in as many lines as it needs. */
function folded(line: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || longer.length > columns) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Cuts what is wider than the terminal. Lines in colour are left alone: their codes take no room. */
function cut(line: string, columns: number, colour: boolean): string {
  const signs = [...line];
  return colour || signs.length <= columns ? line : `${signs.slice(0, columns - 1).join('')}…`;
}

const seatInk = (seat: number, text: string, colour: boolean): string => inked(text, INKS[seat] ?? 'white', colour);

function wonderLines(sheet: Sheet): readonly string[] {
  const { view, language, colour } = sheet;
  return tabled(
    WONDERS.map((wonder, i) => {
      const discs = Array.from({ length: SPACES }, (_, space) => {
        const at = i * SPACES + space;
        const id = entry(view.spaces, at);
        if (id === null) return '·';
        const text = discText(sheet, id);
        return view.site === at ? inked(`[${text}]`, 'inverse', colour) : text;
      });
      const parts = entry(view.parts, i).flatMap((count, seat) =>
        count > 0 ? [seatInk(seat, `${seatLetter(language.board, seat)}${count}`, colour)] : [],
      );
      return [language.name(wonder), ...discs, parts.join(' ')];
    }),
    1,
  );
}

function tableLines(sheet: Sheet): readonly string[] {
  const { view, language } = sheet;
  const { text } = language.board;
  const track = turnOrderTrack(view)
    .map((seat) => seatLetter(language.board, seat))
    .join(' > ');
  const left = discsShowing(view)
    .map((discs, type) => `${typeName(sheet, type as TypeIndex)} ${discs}`)
    .join('  ');
  return [
    ` ${text.scoring(view)}   ${text.turnOrder} ${track}`,
    ` ${text.discsLeft}: ${left}   ${text.drawPile} ${drawPileSize(view)}`,
    ` ${text.discardPile}: ${text.brief(view.discard)}   (${text.legend})`,
  ];
}

function seatLines(sheet: Sheet): readonly string[] {
  const { view, language, colour } = sheet;
  const { brief, columns } = language.board.text;
  const offering = isOffering(view);
  const { points, cards, shown, actionCards, parts, discs, offer } = columns;
  const head = ['', points, cards, shown, actionCards, parts, discs, ...(offering ? [offer] : [])];
  const rows = view.hands.map((_, seat) => [
    seatInk(seat, `${seatLetter(language.board, seat)} ${language.seat(view, seat)}`, colour),
    String(pointsOf(view, seat)),
    String(handSize(view, seat)),
    brief(entry<Cards>(view.shown, seat)),
    String(actionsHeld(view, seat)),
    String(partsLeft(view, seat)),
    brief(typesOf(view, seat)),
    ...(offering ? [offerText(sheet, seat)] : []),
  ]);
  return tabled([head, ...rows], 1);
}

/** How many discs of each type a seat has taken; a two-coloured one counts for both. */
function typesOf(view: View, seat: number): Cards {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const id of entry(view.discs, seat)) for (const type of discOf(id).types) counts[type]++;
  return counts;
}

function offerText({ view, language }: Sheet, seat: number): string {
  const { text, faceDown } = language.board;
  const offer = entry<View['offers'][number]>(view.offers, seat);
  if (seat === view.active) return text.builds;
  if (offer === null) return '-';
  return offer === 'hidden' ? faceDown : `${text.brief(offer.cards)}${offer.trade ? ` ${text.tradingCard}` : ''}`;
}

/** The own hand and action cards by name. */
function own({ view, language }: Sheet): readonly string[] {
  const { viewer } = view;
  if (typeof viewer !== 'number') return [];
  const { hand, actionCards } = language.board.text;
  const actions = entry(view.actions, viewer).length > 0 ? [` ${actionCards(view, viewer)}`] : [];
  return [` ${hand(view, viewer)}`, ...actions];
}
