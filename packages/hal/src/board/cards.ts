import { box, cardBack, GAP, label, moved, NOTHING, type Part, type Room, wrapped } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { type Action, type CardId, isLetter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { PRODUCES, TILES } from '../components/tiles.js';
import { floorResources, resourcesBack } from '../costs.js';
import type { HalTurn } from '../reasons/hal-turn.js';
import { gifts } from '../script/forecast.js';
import { isSolo, type View } from '../state/index.js';
import { floorsAround, indexShowing } from '../table/city.js';
import { characterCard, keptBonus } from '../table/tableau.js';
import { actionSign, field, leaf, onLeaf, skyline } from './art.js';
import { portrait } from './portraits.js';
import { GINKGO, type Ground, groundOf, SIGNS } from './signs.js';
import type { Table } from './table.js';

/** What can be done with a card, in a few words, with the sign of the action. */
type Use = readonly [sign: Action | 'keep', text: string];

/** What can be done with a card: alone, with a tile, kept. */
function usesOf({ view, below, words }: Table, card: CardId): readonly Use[] {
  if (isLetter(card)) {
    const cell = view.tokens[card];
    return [
      ['exploit', words.letterAlone],
      ['urbanize', words.urbanize(cell === null ? null : floorsAround(view, cell))],
    ];
  }
  const kept: Use = ['keep', words.kept(keptBonus(view.options, card))];
  const building = view.city[indexShowing(view.city, card)];
  if (building === undefined) return [kept];
  const resources = floorResources(building) - resourcesBack(building, below);
  return [
    ['exploit', words.alone(building.tiles.length, PRODUCES[TILES[card].colour])],
    ['construct', words.floor(resources)],
    kept,
  ];
}

interface Face {
  readonly id: string;
  readonly ground: Ground;
  /** What it does. */
  readonly uses: readonly Use[];
  /** A line at the foot; `''` for none. */
  readonly foot: string;
  /** Whose portrait it bears. */
  readonly person?: CharacterId;
}

/** How high a card is, and its coloured field. */
const CARD = { height: 136, short: 116, field: 38 } as const;

/** Against Hal a card has room for what giving it to him would mean. */
export const cardHeight = (view: View): number => (isSolo(view) ? CARD.height : CARD.short);

/** The foot of a card: what giving it to Hal would mean. */
function footOf(text: string, width: number, bottom: number): readonly [svg: string, height: number] {
  if (text === '') return ['', 0];
  const lines = wrapped(text, (width - 14) * 0.97, 11, 2);
  const height = lines.length * 12.5 + 6;
  const upper = bottom - height - 4;
  return [
    box(4, upper, width - 8, height, 'black', 5) +
      lines
        .map((line, i) =>
          label(width / 2, upper + height / 2 + (i - (lines.length - 1) / 2) * 12.5, line, {
            size: 11,
            anchor: 'middle',
            bold: true,
            tone: 'on-black',
            room: width - 12,
          }),
        )
        .join(''),
    height + 4,
  ];
}

/** The field of a character: the sign of its colour, its portrait and its number. */
function fieldOf(table: Table, person: CharacterId, ground: Ground, width: number): string {
  const middle = CARD.field / 2;
  return (
    (ground === 'green' ? '' : table.board.icon(SIGNS[ground], 14, middle, 14, `on-${ground}`)) +
    portrait(table, person, width / 2, middle, 34, `on-${ground}`) +
    label(width - 16, middle, Number(person.slice(-2)), {
      size: 16,
      anchor: 'middle',
      bold: true,
      tone: `on-${ground} serif`,
    })
  );
}

/** The field of a card: the sign of its colour and its number, or a leaf with its letter, before what is built there. */
function fieldWith(table: Table, id: CardId, width: number): string {
  const { board } = table;
  const high = CARD.field - 1.6;
  const [x, y] = [width - 21, high - 17];
  const whole = { anchor: 'middle', bold: true } as const;
  if (isLetter(id))
    return (
      board.emblem('ginkgo', GINKGO, x, y, 34, 'light') +
      leaf(table, 24, high / 2, 34) +
      label(24, high / 2, table.nameOf(id), { ...whole, size: 16, tone: `${onLeaf()} serif` })
    );
  const { colour, number } = TILES[id];
  return (
    skyline(table, colour, x, y, 34) +
    board.icon(SIGNS[colour], 17, high / 2, 16, `on-${colour}`) +
    label(44, high / 2, number, { ...whole, size: 22, tone: `on-${colour} serif` })
  );
}

/** What a card does, each use beside its sign. */
function told(table: Table, uses: readonly Use[], width: number, most: number): string {
  const narrow = width < 130;
  const room = width - 26;
  let line = 0;
  return uses
    .map(([sign, text]) => {
      const lines = wrapped(narrow ? table.words.shortened(text) : text, room * 0.97, 11, 3).slice(0, most - line);
      const y = CARD.field + 11 + line * LINE;
      line += lines.length;
      if (lines.length === 0) return '';
      const mark = sign === 'keep' ? table.board.icon('card', 11, y, 12, 'muted') : actionSign(table, sign, 11, y, 12);
      return mark + lines.map((each, i) => label(21, y + i * LINE, each, { size: 11, room })).join('');
    })
    .join('');
}

/** A readable card: its number on its colour, what it does, and what giving it to Hal would mean. */
function card(table: Table, { id, ground, uses, foot, person }: Face, { x, y, width }: Room): string {
  const height = cardHeight(table.view);
  const [below, taken] = footOf(foot, width, height);
  const most = Math.floor((height - CARD.field - 5 - taken) / LINE);
  return table.board.place(
    `card-${id}`,
    { x, y, width, height, raised: true },
    box(0, 0, width, height, 'stock'),
    field(width, CARD.field, ground),
    person === undefined ? fieldWith(table, id as CardId, width) : fieldOf(table, person, ground, width),
    told(table, uses, width, most),
    below,
  );
}

/** From one line of a card to the next. */
const LINE = 13;

function faceOf(table: Table, id: CardId, turn: HalTurn | undefined): Face {
  return { id, ground: groundOf(id), uses: usesOf(table, id), foot: turn === undefined ? '' : table.words.gift(turn) };
}

/** Cards side by side, in rows where there are many. */
function spread(table: Table, faces: readonly Face[], hidden: number, { x, y, width }: Room): Part {
  const { board } = table;
  const n = faces.length + hidden;
  const full = isSolo(table.view) ? 3 : 4;
  if (n === 0 && !board.still) return NOTHING;
  const most = width > 440 ? 4 : full > 3 ? 2 : 3;
  const across = board.still ? most : Math.max(2, Math.min(n, most));
  const wide = Math.min((width - (across - 1) * GAP) / across, 170);
  const height = cardHeight(table.view);
  const step = height + GAP + 2;
  const at = (i: number) => ({ x: x + (i % across) * (wide + GAP), y: y + Math.floor(i / across) * step, width: wide });
  const backs = Array.from({ length: hidden }, (_, i) => {
    const room = at(faces.length + i);
    return moved(room.x, room.y, back(table, wide, height));
  });
  const unseen = hidden === 0 ? '' : board.place(`hand-${table.below}`, { x: 0, y: 0, width: 0, height: 0 }, ...backs);
  const kept = board.still ? Math.max(n, full) : n;
  return {
    svg: [...faces.map((face, i) => card(table, face, at(i))), unseen].join(''),
    height: Math.ceil(kept / across) * step - GAP,
  };
}

/** A card that lies face down. */
export const back = ({ board }: Table, width: number, height: number): string =>
  cardBack(board, { width, height, shown: height, tone: 'green', text: '' });

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
    .map((each): Face => {
      const character = characterCard(view.options, each);
      return {
        id: each,
        ground: character.colour,
        uses: [[character.bonus.action, capital(words.character(character))]],
        foot: player.pick === each ? words.chosen : '',
        person: each,
      };
    });
  const shown = [...faces, ...characters];
  const hidden = player.hand.length + player.dealt.length - shown.length;
  return spread(table, shown, hidden, room);
}
