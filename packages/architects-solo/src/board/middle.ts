import { box, label, NOTHING, type Part, wrapped } from '@wonders/core/board';
import { capital, count } from '@wonders/core/words';
import { type CardKind, cardName, total } from '../components/cards.js';
import { tokenName } from '../components/tokens.js';
import { TOKEN_PLACES } from '../notation.js';
import { PRIORITIES } from '../opponent/priorities.js';
import { deckChoice } from '../opponent/script.js';
import type { View } from '../state/index.js';
import { conflictTokens } from '../table/area.js';
import { centralOf, centralSize, deckName, deckNames, isAges, isSolo, topOf } from '../table/decks.js';
import { deckWords, nameOf, tokenText } from '../words/names.js';
import { back, face, lookOf, toneOf } from './cards.js';
import type { Table } from './parts.js';
import { deckPlace } from './places.js';

// What lies between the seats: decks, Progress tokens, the Conflict tokens, and what the Opponent goes by.

/** How many cards a deck has besides the one that is seen. */
function cardsBelow({ view }: Table, deck: number): number {
  if (deck !== centralOf(view)) {
    const looked = view.looked?.deck === deck ? view.looked.cards.filter(({ card }) => card === null).length : 0;
    return view.hands[deck]?.length ?? total(view.pools[deck]) - looked;
  }
  const { top } = view.central;
  if (top === null) return centralSize(view);
  // A top card that the viewer does not know lies in the pool too, and face down like the others.
  return top.card === null && isAges(view) ? centralSize(view) : centralSize(view) - 1;
}

function deckTitle({ view }: Table, deck: number): string {
  if (deck === centralOf(view)) return 'Central deck';
  return capital(deckWords(view, deckName(view, deck)).replace(/^the (deck of )?/, ''));
}

/** Who has looked at the top central card: `you have`. */
const seer = (view: View): string =>
  typeof view.viewer === 'number' ? nameOf(view, view.viewer).doing('have') : 'some have';

/** A deck: its title, its top card, and how many lie below. */
function deckPart(table: Table, deck: number, x: number, y: number, width: number, height: number): string {
  const { view, board } = table;
  const central = deck === centralOf(view);
  const known = central ? (view.central.top?.card ?? null) : topOf(view, deck);
  const peeked = central && view.central.top !== null && view.central.top.seenBy !== 'all' && known !== null;
  const below = cardsBelow(table, deck);
  const open =
    known === null ? '' : peeked ? `${cardName(known)}, which only ${seer(view)} seen` : `${cardName(known)}, face up`;
  const place = isAges(view) && !central ? 'in the hand' : known === null ? 'face down' : 'below';
  const name = `${deckTitle(table, deck)}: ${open === '' ? '' : `${open}, `}${count(below, 'card')} ${place}`;
  const cardHeight = height - 40;
  const lying =
    known !== null
      ? face(board, known, width, cardHeight)
      : below > 0
        ? back(board, width, cardHeight, 'face down')
        : box(0, 0, width, cardHeight, 'empty', 8) +
          label(width / 2, cardHeight / 2, 'empty', { size: 12, anchor: 'middle', tone: 'muted' });
  return (
    label(x + width / 2, y + 9, deckTitle(table, deck), { size: 12, bold: true, anchor: 'middle', room: width + 4 }) +
    board.place(deckPlace(deckName(view, deck)), { x, y: y + 19, width, height: cardHeight, name, radius: 8 }, lying) +
    label(
      x + width / 2,
      y + height - 9,
      peeked ? 'seen in secret' : `${below} ${isAges(view) && !central ? 'in hand' : 'more'}`,
      { size: 12, anchor: 'middle', tone: 'muted' },
    )
  );
}

/** All decks, in a row or, where there are many, in several. */
export function decks(table: Table, x: number, y: number, width: number): Part {
  const all = deckNames(table.view).map((_, deck) => deck);
  // The central deck lies between those of a solo game.
  const order = isSolo(table.view) ? [1 - table.below, 2, table.below] : all;
  const perRow = table.phone ? Math.min(all.length, all.length > 3 ? 4 : 3) : all.length;
  const step = Math.min(width / perRow, 124);
  const height = table.phone && perRow === 4 ? 132 : 168;
  const left = x + (width - step * perRow) / 2;
  const svg = order.map((deck, i) =>
    deckPart(table, deck, left + (i % perRow) * step + 6, y + Math.floor(i / perRow) * (height + 6), step - 12, height),
  );
  return { svg: svg.join(''), height: Math.ceil(all.length / perRow) * (height + 6) - 6 };
}

/** The Progress tokens that lie face up, and the stack. */
export function tokens(table: Table, x: number, y: number, width: number): Part {
  const { view, board } = table;
  const half = width / 2;
  const height = 76;
  const svg = TOKEN_PLACES.map((slot, i) => {
    const at = { x: x + (i % 2) * half, y: y + 20 + Math.floor(i / 2) * (height + 6), width: half - 6, height };
    const id = slot === 'stack' ? null : (view.tokenSlots[slot] ?? null);
    const left = view.tokenStack.length;
    const name = id !== null ? tokenName(id) : slot === 'stack' && left > 0 ? 'The stack' : 'No token';
    const text =
      id !== null
        ? tokenText(view, id)
        : slot === 'stack' && left > 0
          ? `${count(left, 'token')}, the top one unseen`
          : '';
    const lines = wrapped(text, (at.width - 16) * 0.92, 12, 3);
    return board.place(
      `token-${slot}`,
      { ...at, name: text === '' ? name : `${name}: ${text}`, radius: 10 },
      box(0, 0, at.width, height, text === '' ? 'empty' : 'panel', 10),
      label(8, 15, name, { size: 13, bold: true, tone: text === '' ? 'muted' : 'ink' }),
      ...lines.map((line, row) => label(8, 33 + row * 15, line, { size: 12, tone: 'muted' })),
    );
  });
  return {
    svg: label(x, y + 9, 'Progress tokens', { size: 12, bold: true }) + svg.join(''),
    height: 20 + 2 * height + 6,
  };
}

/** The Conflict tokens, and who has the Cat. */
export function war({ view, board }: Table, x: number, y: number, width: number): Part {
  const cat = view.cat === null ? 'The Cat: nobody' : `The Cat: ${nameOf(view, view.cat).within}`;
  const at = isAges(view) ? y + 12 : y + 58;
  const line = board.icon('cat', x + 9, at, 18) + label(x + 24, at, cat, { size: 12, room: width - 24 });
  if (isAges(view)) return { svg: line, height: 24 };
  const number = conflictTokens(view);
  const svg = Array.from({ length: number }, (_, i) => {
    const turned = i < view.conflictsTurned;
    const left = x + i * 28;
    return (
      box(left, y + 18, 24, 24, turned ? 'red edge' : 'panel', 12) +
      board.icon(turned ? 'sword' : 'balance', left + 12, y + 30, 14, turned ? 'on-red' : 'muted')
    );
  });
  const title = `Battle: ${view.conflictsTurned} of ${number} turned`;
  return { svg: label(x, y + 9, title, { size: 12, bold: true }) + svg.join('') + line, height: 70 };
}

/** The sign of a card that matches a priority. */
const matching = ({ board }: Table, card: CardKind, x: number, y: number): string =>
  box(x, y - 9, 22, 18, `${toneOf(card)} edge`, 4) + board.icon(lookOf(card).icon, x + 11, y, 13, `on-${toneOf(card)}`);

const DIE = { none: 'None matches: the die decides', tie: 'Equal cards: the die decides', priority: '', denial: '' };

const ROW = 19;

/** The Opponent's priorities, with the cards that match them now (ARCH-61). */
export function priorities(table: Table, x: number, y: number, width: number): Part {
  const { view } = table;
  if (!isSolo(view) || view.phase === 'over') return NOTHING;
  const choice = deckChoice(view);
  const best = Math.min(...choice.priorities.filter((each) => each > 0));
  const rows = PRIORITIES.map(({ name }, i) => {
    const at = y + 29 + i * ROW;
    const cards = choice.cards.flatMap((card, deck) => (choice.priorities[deck] === i + 1 ? (card ?? []) : []));
    return [
      label(x + 6, at, i + 1, { size: 12, tone: 'muted' }),
      label(x + 20, at, capital(name), { size: 12, bold: i + 1 === best, tone: cards.length > 0 ? 'ink' : 'muted' }),
      ...cards.map((card, column) => matching(table, card, x + width - 24 - column * 26, at)),
    ].join('');
  });
  const title = label(x + 6, y + 9, "The Opponent's priorities", { size: 12, bold: true });
  const decided = label(x + 6, y + 29 + PRIORITIES.length * ROW, DIE[choice.by], { size: 12, tone: 'muted' });
  return { svg: title + rows.join('') + decided, height: 29 + (PRIORITIES.length + 1) * ROW - 8 };
}
