import { framed, type Ink, inked, type TextOptions, tabled } from '@wonders/core/board';
import { title } from '@wonders/core/words';
import { type Cards, total } from '../components/cards.js';
import { type DiscId, discOf } from '../components/discs.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { writeCards } from '../notation.js';
import { entry, tablesOf, type View } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { partsLeft } from '../table/parts.js';
import { drawPileSize } from '../table/piles.js';
import { pointsOf } from '../table/points.js';
import { seatName } from '../table/seats.js';
import { turnOrderTrack } from '../table/track.js';
import { discsShowing } from '../table/wonders.js';
import { ACTION_NAMES } from '../words/names.js';
import { headline } from './headline.js';
import { seatLetter } from './scene.js';

const INKS: readonly Ink[] = ['red', 'blue', 'green', 'yellow', 'white'];
const SHORT = ['camel', 'crane', 'ship', 'mason'] as const;
/** What each letter of {@link brief} stands for. */
const LEGEND = 'c camel, k crane, s ship, m stone mason';

/** Cards in letters and numbers, as moves are written: `k2s1`. */
const brief = (cards: Cards): string => writeCards(cards);

/** A disc in words, in letters where it has two types. */
const discText = (id: DiscId): string =>
  discOf(id).types.length > 1
    ? brief(discOf(id).needs)
    : discOf(id)
        .types.map((type) => `${discOf(id).number} ${SHORT[type]}`)
        .join('');

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
export function drawText(view: View, { colour = false, columns = 80 }: TextOptions = {}): string {
  const { title: head, line } = headline(view);
  const lines = [
    inked(head, 'bold', colour),
    inked(line, 'faint', colour),
    '',
    ...framed('Wonders', wonderLines(view, colour)),
    ...tableLines(view),
    ...framed('Seats', seatLines(view, colour)),
    ...own(view),
  ];
  return lines.map((each) => cut(each, columns, colour)).join('\n');
}

/** Never wider than the terminal; colours are not counted, so coloured lines are left alone where they fit without. */
function cut(line: string, columns: number, colour: boolean): string {
  const signs = [...line];
  return colour || signs.length <= columns ? line : `${signs.slice(0, columns - 1).join('')}…`;
}

const seatInk = (seat: number, text: string, colour: boolean): string => inked(text, INKS[seat] ?? 'white', colour);

function wonderLines(view: View, colour: boolean): readonly string[] {
  return tabled(
    WONDERS.map((wonder, i) => {
      const discs = Array.from({ length: SPACES }, (_, space) => {
        const at = i * SPACES + space;
        const id = entry(view.spaces, at);
        if (id === null) return '·';
        const text = discText(id);
        return view.site === at ? inked(`[${text}]`, 'inverse', colour) : text;
      });
      const parts = entry(view.parts, i).flatMap((count, seat) =>
        count > 0 ? [seatInk(seat, `${seatLetter(seat)}${count}`, colour)] : [],
      );
      return [title(wonder), ...discs, parts.join(' ')];
    }),
    1,
  );
}

function tableLines(view: View): readonly string[] {
  const { rows, light, others } = tablesOf(view).scoringTable;
  const { first, second } = view.row === 'light' ? light : entry(rows, view.row - 1);
  const row = view.row === 'light' ? 'light row' : `row ${view.row} of ${rows.length}`;
  const track = turnOrderTrack(view).map(seatLetter).join(' > ');
  const left = discsShowing(view)
    .map((discs, type) => `${SHORT[type]} ${discs}`)
    .join('  ');
  return [
    ` Scoring ${row}: ${first} / ${second} / ${others}   Turn order ${track}`,
    ` Discs left: ${left}   Draw pile ${drawPileSize(view)}`,
    ` Discard pile: ${brief(view.discard)}   (${LEGEND})`,
  ];
}

function seatLines(view: View, colour: boolean): readonly string[] {
  const offering = view.phase === 'offer' || view.phase === 'select';
  const head = ['', 'points', 'cards', 'shown', 'action', 'parts', 'discs', ...(offering ? ['offer'] : [])];
  const rows = view.hands.map((_, seat) => {
    const discs = brief(typesOf(view, seat));
    return [
      seatInk(seat, `${seatLetter(seat)} ${seatName(view, seat)}`, colour),
      String(pointsOf(view, seat)),
      String(handSize(view, seat)),
      brief(entry<Cards>(view.shown, seat)),
      String(actionsHeld(view, seat)),
      String(partsLeft(view, seat)),
      discs,
      ...(offering ? [offerText(view, seat)] : []),
    ];
  });
  return tabled([head, ...rows], 1);
}

/** How many discs of each type a seat has taken; a two-coloured one counts for both. */
function typesOf(view: View, seat: number): Cards {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const id of entry(view.discs, seat)) for (const type of discOf(id).types) counts[type]++;
  return counts;
}

function offerText(view: View, seat: number): string {
  const offer = entry<View['offers'][number]>(view.offers, seat);
  if (seat === view.active) return 'builds';
  if (offer === null) return '-';
  return offer === 'hidden' ? 'face down' : `${brief(offer.cards)}${offer.trade ? ' + trading card' : ''}`;
}

/** The own hand and action cards by name. */
function own(view: View): readonly string[] {
  const { viewer } = view;
  if (typeof viewer !== 'number') return [];
  const hand = entry<Cards>(view.hands, viewer);
  const actions = entry(view.actions, viewer).map((card) => ACTION_NAMES[card]);
  return [
    ` ${seatName(view, viewer)}'s hand: ${
      total(hand) === 0
        ? '-'
        : TYPES.filter((type) => hand[type] > 0)
            .map((type) => `${hand[type]} ${BUILDING_TYPES[type].replace('-', ' ')}`)
            .join(', ')
    }`,
    ...(actions.length > 0 ? [` ${seatName(view, viewer)}'s action cards: ${actions.join(', ')}`] : []),
  ];
}
