import { box, GAP, label, NOTHING, type Part, type Room, slots, wrapped } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { type CardId, isLetter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { PRODUCES, TILES } from '../components/tiles.js';
import { floorResources, resourcesBack } from '../costs.js';
import type { HalTurn } from '../reasons/hal-turn.js';
import { gifts } from '../script/forecast.js';
import { isSolo } from '../state/index.js';
import { floorsAround, indexShowing } from '../table/city.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { portrait } from './portraits.js';
import { groundOf, roomFor, SIGNS } from './signs.js';
import type { Table } from './table.js';

/** What can be done with a card, in a few words each: alone, with a tile, kept. */
function cardTexts({ view, below, words }: Table, card: CardId): readonly string[] {
  if (isLetter(card)) {
    const cell = view.tokens[card];
    return [words.letterAlone, words.urbanize(cell === null ? null : floorsAround(view, cell))];
  }
  const kept = words.kept(keptBonus(view.options, card));
  const building = view.city[indexShowing(view.city, card)];
  if (building === undefined) return [kept];
  const resources = floorResources(building) - resourcesBack(building, below);
  return [words.alone(building.tiles.length, PRODUCES[TILES[card].colour]), words.floor(resources), kept];
}

interface Face {
  readonly id: string;
  readonly title: string;
  readonly ground: string;
  /** What it does, line by line. */
  readonly texts: readonly string[];
  /** A line at the foot; `''` for none. */
  readonly foot: string;
  /** Whose portrait it bears. */
  readonly person?: CharacterId;
}

/** How high the coloured head of a card is: that of a character has room for its portrait. */
const HEAD = { card: 28, person: 46 } as const;

/** A readable card: its name on its colour, what it does, and what giving it to Hal would mean. */
function card(
  table: Table,
  { id, title, ground, texts, foot, person }: Face,
  { x, y, width }: Room,
  height: number,
): string {
  const { board, words } = table;
  const head = person === undefined ? HEAD.card : HEAD.person;
  const narrow = width < 130;
  const size = narrow ? 11 : 12;
  const colour = ground === 'red' || ground === 'blue' || ground === 'yellow' ? ground : undefined;
  const lines = texts
    .flatMap((text) => wrapped(narrow ? words.shortened(text) : text, roomFor(width - 12), size, 3))
    .slice(0, (foot === '' ? 6 : 5) - (person === undefined ? 0 : 1));
  const before = (colour === undefined ? 9 : 28) + (person === undefined ? 0 : 40);
  const called = person === undefined ? title : `${Number(person.slice(-2))}`;
  const heading = label(before, head / 2, called, {
    room: width - before - 6,
    size: narrow ? 12 : 14,
    bold: true,
    tone: `on-${ground}`,
  });
  return board.place(
    `card-${id}`,
    { x, y, width, height, radius: 8 },
    box(0, 0, width, height, 'panel', 8),
    box(0, 0, width, head, `${ground} edge`, 8),
    colour === undefined ? '' : board.icon(SIGNS[colour], 16, head / 2, 14, `on-${colour}`),
    person === undefined ? '' : portrait(table, person, 46, head / 2, 38, `on-${ground}`),
    heading,
    ...lines.map((line, i) => label(8, head + 14 + i * 14, line, { size })),
    foot === '' ? '' : label(8, height - 12, foot, { size, bold: true, tone: 'hint', room: width - 14 }),
  );
}

function faceOf(table: Table, id: CardId, turn: HalTurn | undefined): Face {
  return {
    id,
    title: capital(table.nameOf(id)),
    ground: groundOf(id),
    texts: cardTexts(table, id),
    foot: turn === undefined ? '' : table.words.gift(turn),
  };
}

/** Cards side by side, in rows where there are many. */
function spread(table: Table, faces: readonly Face[], hidden: number, { x, y, width }: Room): Part {
  const { phone, board } = table;
  const n = faces.length + hidden;
  const full = isSolo(table.view) ? 3 : 4;
  if (n === 0 && !board.still) return NOTHING;
  const across = board.still ? (phone && full > 3 ? 2 : full) : Math.min(n, phone ? (faces.length > 3 ? 2 : 3) : 4);
  const wide = Math.min((width - (across - 1) * GAP) / across, 220);
  const height = 124;
  const at = (i: number) => ({
    x: x + (i % across) * (wide + GAP),
    y: y + Math.floor(i / across) * (height + GAP),
    width: wide,
  });
  const backs = Array.from({ length: hidden }, (_, i) => {
    const room = at(faces.length + i);
    return (
      box(room.x, room.y, wide, height, 'grey edge', 8) +
      board.icon('card', room.x + wide / 2, room.y + height / 2, 34, 'on-grey')
    );
  });
  const unseen = hidden === 0 ? '' : board.place(`hand-${table.below}`, { x: 0, y: 0, width: 0, height: 0 }, ...backs);
  const places = { wide, high: height, rows: Math.ceil(full / across), gap: GAP };
  const free = slots(board, { x, y, width: across * (wide + GAP) - GAP }, places);
  return {
    svg: [free, ...faces.map((face, i) => card(table, face, at(i), height)), unseen].join(''),
    height: Math.ceil((board.still ? Math.max(n, full) : n) / across) * (height + GAP) - GAP,
  };
}

const isHidden = (piece: string): piece is 'hidden' => piece === 'hidden';

/** HAL-18, HAL-19, HAL-71: the hand of the seat below, or the characters that it chooses from. */
export function hand(table: Table, room: Room): Part {
  const { view, below, words } = table;
  const player = view.players[below];
  if (player === undefined) return NOTHING;
  const turns = gifts(view);
  const faces = player.hand
    .filter((each): each is CardId => !isHidden(each))
    .map((each) =>
      faceOf(
        table,
        each,
        turns.find((turn) => turn.card === each),
      ),
    );
  const characters = player.dealt
    .filter((each): each is CharacterId => !isHidden(each))
    .map((each) => {
      const character = characterCard(view.options, each);
      return {
        id: each,
        title: capital(table.nameOf(each)),
        ground: character.colour,
        texts: [capital(words.character(character))],
        foot: player.pick === each ? words.chosen : '',
        person: each,
      };
    });
  const shown = [...faces, ...characters];
  const hidden = player.hand.length + player.dealt.length - shown.length;
  return spread(table, shown, hidden, room);
}

/** The width of the name on a card that lies on its side. */
const NAMED = 98;

/** A card lying on its side: its name, and as much of what it does as fits. */
export function strip(table: Table, id: CardId, text: string, { x, y, width }: Room, height = 40): string {
  const { board } = table;
  const ground = groundOf(id);
  const colour = isLetter(id) ? undefined : TILES[id].colour;
  const name = capital(table.nameOf(id));
  const lines = wrapped(text, roomFor(width - NAMED - 10), 12, 2);
  return board.place(
    `card-${id}`,
    { x, y, width, height },
    box(0, 0, width, height, 'panel'),
    box(0, 0, NAMED, height, `${ground} edge`),
    colour === undefined ? '' : board.icon(SIGNS[colour], 14, height / 2, 14, `on-${colour}`),
    label(colour === undefined ? NAMED / 2 : NAMED / 2 + 9, height / 2, name, {
      size: 14,
      anchor: 'middle',
      bold: true,
      tone: `on-${ground}`,
      room: NAMED - (colour === undefined ? 10 : 30),
    }),
    ...lines.map((line, i) => label(NAMED + 8, height / 2 + (i - (lines.length - 1) / 2) * 15, line, { size: 12 })),
  );
}
