import type { Language as LanguageOf, Seat } from '@wonders/core';
import type { Bonus, CardId } from '../components/cards.js';
import type { Character, CharacterId } from '../components/characters.js';
import type { Colour, Item, TileId } from '../components/tiles.js';
import type { OwnEvent } from '../events.js';
import type { Move } from '../notation.js';
import type { Notices } from '../notices.js';
import type { HalTurn } from '../opponent/hal-turn.js';
import type { Reasons } from '../opponent/reasons.js';
import type { Options } from '../options.js';
import type { Prompts } from '../prompts.js';
import type { Refusal } from '../refusals.js';
import type { Category } from '../scoring.js';
import type { ChanceKind, Ending, Hidden, Position } from '../state/index.js';

/**
 * The ids of all components: tiles, the cards that name them, urbanization cards and characters.
 *
 * @category Words
 */
export type ComponentId = CardId | CharacterId;

/**
 * The types that a {@link Language} of this game is made of.
 *
 * @category Words
 */
export interface Terms {
  readonly position: Position;
  readonly move: Move;
  readonly chance: ChanceKind;
  readonly event: OwnEvent;
  readonly refusal: Refusal;
  readonly reasons: Reasons;
  readonly prompts: Prompts;
  readonly notices: Notices;
  readonly options: Options;
  readonly category: Category;
  readonly component: ComponentId;
  readonly board: BoardWords;
}

/**
 * A language of this game.
 *
 * @category Words
 */
export type Language = LanguageOf<Terms>;

/**
 * The part of a {@link Language} that boards speak.
 *
 * @category Words
 */
export type BoardLanguage = Pick<
  Language,
  'tag' | 'common' | 'name' | 'seat' | 'moves' | 'prompts' | 'piece' | 'categories' | 'total' | 'board'
>;

/**
 * What a seat has, for a line of the text board.
 *
 * @category Words
 */
export interface Assets {
  readonly points: number | Hidden;
  readonly resources: number | Hidden;
  /** Its resources in the general supply, `null` for Hal, who has none there. */
  readonly supply: number | null;
  readonly cards: number;
  readonly districts: number;
}

/**
 * What boards say besides moves and names.
 *
 * @category Words
 */
export interface BoardWords {
  /** The name of the game. */
  readonly game: string;
  /** The moment: the round, or that the table is being set up (`round` is 0). */
  readonly moment: (round: number) => string;
  /** Who has won, and by how much. */
  readonly result: (position: Position) => string;
  readonly ended: (position: Position, ending: Ending) => string;
  /**
   * Who is ahead.
   *
   * @param seats - The one with the most points, or those who share the lead.
   * @param totals - The points of all seats, the most first.
   * @param open - Whether these are all points: `false` while some are hidden behind screens.
   */
  readonly ahead: (position: Position, seats: readonly Seat[], totals: readonly number[], open: boolean) => string;
  /** Two sentences, one after the other. */
  readonly both: (first: string, second: string) => string;
  /** What is left in the piles. */
  readonly tilesLeft: (n: number) => string;
  readonly inDeck: (n: number) => string;
  readonly discarded: (n: number) => string;
  /** A letter for each colour, for tiles that are too small for a sign. */
  readonly colours: { readonly [C in Colour]: string };
  /** A seat in two or three characters. */
  readonly seatSign: (seat: Seat) => string;
  /** What an urbanization card gives alone. */
  readonly itemToChoose: string;
  /** The lines on a card: what it brings alone, with a new building, with a floor, and when it is kept. */
  readonly letterAlone: string;
  /** How many items a new building brings; `null` while its token is lifted. */
  readonly urbanize: (items: number | null) => string;
  readonly alone: (n: number, item: Item) => string;
  readonly floor: (resources: number) => string;
  readonly kept: (bonus: Bonus) => string;
  readonly bonus: (bonus: Bonus) => string;
  /** What a character does, and what its owner starts with. */
  readonly character: (character: Pick<Character, 'bonus' | 'start'>) => string;
  /** A character to choose from, in full. */
  readonly candidate: (position: Position, id: CharacterId) => string;
  /** The character to be kept. */
  readonly chosen: string;
  /** HAL-19: what a gift would mean, in a few words. */
  readonly gift: (turn: HalTurn) => string;
  /** What a card comes to on Hal's turn, in a few words. */
  readonly turn: (turn: HalTurn) => string;
  /** A shorter form of a text of this language, for small cards; the text itself if it has none. */
  readonly shortened: (text: string) => string;
  readonly hisCard: (faceDown: boolean) => string;
  readonly stash: (tiles: number) => string;
  readonly hiddenTiles: (tiles: number) => string;
  readonly cardsKept: (withCharacters: boolean) => string;
  /** What a seat has, each with a sign beside it. */
  readonly points: (n: number | Hidden) => string;
  readonly resources: (n: number | Hidden, supply: number | null) => string;
  readonly forCards: (n: number) => string;
  readonly forDistricts: (n: number) => string;
  readonly newHands: (n: number) => string;
  /** Buttons for moves that nothing on the table answers. */
  readonly buttons: {
    readonly 'hal-turn': string;
    readonly 'new-hand': (use: boolean) => string;
    readonly take: (item: 'resource' | 'tile') => string;
    readonly 'return-tiles': string;
  };
  /** Above the pictures of what may have turned up. */
  readonly choose: string;
  readonly begins: (position: Position, seat: Seat) => string;
  readonly starterSet: (set: number) => string;
  /** The lines of the text board. */
  readonly lines: {
    readonly piles: (tiles: number, deck: number, discard: number) => string;
    readonly assets: (assets: Assets) => string;
    readonly hand: (position: Position, cards: readonly (CardId | Hidden)[]) => string;
    readonly tiles: (tiles: readonly (TileId | Hidden)[]) => string;
    readonly kept: (position: Position, cards: readonly TileId[]) => string;
    readonly characters: (characters: readonly (CharacterId | Hidden)[]) => string;
    /** Hal's card, `null` where the viewer may not see it. */
    readonly halCard: (position: Position, card: CardId | null, faceDown: boolean) => string;
  };
}
