import { box, columnWidth, gallery, label, NOTHING, type Part, type Room, toned, wrapped } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { type CardId, isLetter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { TILES } from '../components/tiles.js';
import type { ChanceMove, Move } from '../notation.js';
import { CHANCES } from '../state/index.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { cardSign, field, tileFace } from './art.js';
import { placeOf } from './places.js';
import { portrait } from './portraits.js';
import { groundOf, roomFor } from './signs.js';
import type { Table } from './table.js';

const KINDS: readonly string[] = CHANCES;

/** Whether a move answers chance: the host of a real table picks it from pictures. */
export const isOutcome = (move: Move): move is ChanceMove => KINDS.includes(move.kind);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How high the field of a card is. */
const FIELD = 26;

/** A card: what it names, and what it does when it is kept. */
function card(table: Table, id: CardId, { width, height }: Size): string {
  const { view, words } = table;
  const kept = isLetter(id) ? words.itemToChoose : words.shortened(words.bonus(keptBonus(view.options, id)));
  return (
    box(0, 0, width, height, 'stock') +
    field(width, FIELD, groundOf(id)) +
    cardSign(table, id, width, FIELD - 1.6) +
    text(kept, width, 38)
  );
}

/** A character: its portrait, its number and its bonus. */
function character(table: Table, id: CharacterId, { width, height }: Size): string {
  const { view, words, nameOf } = table;
  const { colour, bonus } = characterCard(view.options, id);
  return (
    box(0, 0, width, height, 'stock') +
    field(width, FIELD, colour) +
    portrait(table, id, 16, FIELD / 2, 22, `on-${colour}`) +
    label(32, FIELD / 2, capital(nameOf(id)), { size: 13, bold: true, tone: `on-${colour}`, room: width - 36 }) +
    text(words.shortened(words.bonus(bonus)), width, 38)
  );
}

const text = (words: string, width: number, y: number): string =>
  toned(
    'ink',
    ...wrapped(words, roomFor(width - 10), 11, 2).map((line, i) => label(6, y + i * 13, line, { size: 11 })),
  );

function sizeOf({ phone }: Table, move: ChanceMove, width: number): Size {
  switch (move.kind) {
    case 'start-tile':
    case 'tile':
    case 'hal-tile':
      return { width: columnWidth(width, phone ? 5 : 10), height: 44 };
    case 'first-player':
    case 'starter-set':
      return { width: columnWidth(width, phone ? 2 : 3), height: 44 };
    case 'character':
      return { width: columnWidth(width, phone ? 2 : 5), height: 62 };
    default:
      return { width: columnWidth(width, phone ? 3 : 6), height: 62 };
  }
}

function picture(table: Table, move: ChanceMove, size: Size): string {
  switch (move.kind) {
    case 'start-tile':
    case 'tile':
    case 'hal-tile':
      return tileFace(table, TILES[move.tile].colour, TILES[move.tile].number, size.width, size.height);
    case 'burn':
    case 'card':
    case 'hal-card':
    case 'expert-card':
      return card(table, move.card, size);
    case 'character':
      return character(table, move.character, size);
    default:
      return '';
  }
}

/** What a picture is called. */
function told({ view, words, nameOf }: Table, move: ChanceMove): string {
  if ('tile' in move) return nameOf(move.tile);
  if ('character' in move) return words.candidate(view, move.character);
  return 'card' in move ? nameOf(move.card) : '';
}

/** What may have turned up on a real table, as pictures to choose from. */
export function outcomes(table: Table, room: Room): Part {
  const { view, board, words } = table;
  const moves = table.moves.filter(isOutcome);
  const [first] = moves;
  if (first === undefined) return NOTHING;
  const size = sizeOf(table, first, room.width);
  const pictures = moves.map((move) => (x: number, y: number) => {
    const id = placeOf(move);
    const at = { x, y, ...size };
    if (move.kind === 'first-player') return board.button(id, at, words.begins(view, move.player));
    if (move.kind === 'starter-set') return board.button(id, at, words.starterSet(move.set));
    const radius = 'tile' in move ? 5 : 6;
    return board.place(id, { ...at, radius, raised: true, name: told(table, move) }, picture(table, move, size));
  });
  return gallery(words.choose, pictures, size, room);
}
