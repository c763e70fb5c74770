import { box, columnWidth, gallery, label, NOTHING, type Part, type Room, toned, wrapped } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { type CardId, isLetter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { pieceName } from '../components/names.js';
import { TILES } from '../components/tiles.js';
import type { Move } from '../notation.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { bonusWords, candidateWords } from '../words/cards.js';
import { placeOf } from './places.js';
import { chip, groundOf, roomFor, shortened, tileChip } from './signs.js';
import type { Table } from './table.js';

/** What the host of a real table is asked, by the kind of what turned up. */
const QUESTIONS: Partial<Readonly<Record<Move['kind'], string>>> = {
  'start-tile': 'Which tile comes next in the starting city?',
  tile: 'Which tile was drawn?',
  'hal-tile': 'Which tile did Hal draw?',
  burn: 'Which card was burnt?',
  card: 'Which card was drawn?',
  'hal-card': 'Which card is Hal’s?',
  'expert-card': 'Which card was drawn for Hal?',
  'first-player': 'Who begins?',
  'starter-set': 'Which starter set was dealt?',
  character: 'Which character was dealt?',
};

/** Whether it is a question to the host, which pictures answer. */
export const isOutcome = (move: Move): boolean => QUESTIONS[move.kind] !== undefined;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A card: what it names, and what it does when it is kept. */
function card(table: Table, id: CardId, { width, height }: Size): string {
  const ground = groundOf(id);
  const kept = isLetter(id) ? 'resource or tile' : shortened(bonusWords(keptBonus(table.view.options, id)));
  const head = isLetter(id)
    ? box(0, 0, width, 26, `${ground} edge`) +
      label(width / 2, 13, pieceName(id), { size: 15, anchor: 'middle', bold: true, tone: `on-${ground}` })
    : chip(table, TILES[id].color, TILES[id].number, width, 26);
  return box(0, 0, width, height) + head + text(kept, width, 40);
}

/** A character: its number and its bonus, and what it starts with. */
function character(table: Table, id: CharacterId, { width, height }: Size): string {
  const { color, bonus } = characterCard(table.view.options, id);
  return (
    box(0, 0, width, height) +
    box(0, 0, width, 26, `${color} edge`) +
    label(width / 2, 13, capital(pieceName(id)), {
      size: 13,
      anchor: 'middle',
      bold: true,
      tone: `on-${color}`,
      room: width - 8,
    }) +
    text(shortened(bonusWords(bonus)), width, 40)
  );
}

const text = (words: string, width: number, y: number): string =>
  toned(
    'ink',
    ...wrapped(words, roomFor(width - 10), 11, 2).map((line, i) => label(6, y + i * 13, line, { size: 11 })),
  );

function sizeOf({ phone }: Table, move: Move, width: number): Size {
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

function picture(table: Table, move: Move, size: Size): string {
  switch (move.kind) {
    case 'start-tile':
    case 'tile':
    case 'hal-tile':
      return tileChip(table, move.tile, size.width, size.height);
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
function nameOf({ view }: Table, move: Move): string {
  if ('tile' in move && move.tile !== null) return pieceName(move.tile);
  if ('character' in move) return candidateWords(view)(move.character);
  return 'card' in move ? pieceName(move.card) : '';
}

/** What may have turned up on a real table, as pictures to choose from. */
export function outcomes(table: Table, moves: readonly Move[], room: Room): Part {
  const [first] = moves;
  const question = first === undefined ? undefined : QUESTIONS[first.kind];
  if (first === undefined || question === undefined) return NOTHING;
  const size = sizeOf(table, first, room.width);
  const pictures = moves.map((move) => (x: number, y: number) => {
    const id = placeOf(move);
    const at = { x, y, ...size };
    if (move.kind === 'first-player') return table.board.button(id, at, `${table.name(move.player)} begins`);
    if (move.kind === 'starter-set') return table.board.button(id, at, `Set ${move.set}`);
    return table.board.place(id, { ...at, name: nameOf(table, move) }, picture(table, move, size));
  });
  return gallery(question, pictures, size, room);
}
