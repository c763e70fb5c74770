import type { Language as LanguageOf, Seat } from '@wonders/core';
import type { Bonus, CardId } from '../components/cards.js';
import type { Character, CharacterId } from '../components/characters.js';
import type { Colour, Item, TileId } from '../components/tiles.js';
import type { HalTurn } from '../reasons/hal-turn.js';
import type { ChanceKind, Ending, Hidden, Position } from '../state/index.js';
import type { HalTypes } from '../types.js';

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
export interface Terms extends HalTypes {
  /** The kinds of chance decisions. */
  readonly chance: ChanceKind;
  /** What items of priority lists ask. */
  readonly question:
    | 'best-lead'
    | 'best-lead-on-average'
    | 'building-card'
    | 'card-dictates'
    | 'card-given'
    | 'ends-the-game'
    | 'most-points'
    | 'resources-back'
    | 'token-worth-least'
    | 'used-if-drawn';
  /** The ids of all components. */
  readonly component: ComponentId;
  /** The kinds of moves that mean more than their events say. */
  readonly ahead: 'give' | 'urbanize' | 'new-hand' | 'commit' | 'return-tiles';
  /** What its levels for people have a weakness for. */
  readonly trait: 'hoards' | 'greedy' | 'builds';
  /** What boards say besides. */
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
  'tag' | 'common' | 'name' | 'seat' | 'moves' | 'prompts' | 'piece' | 'categories' | 'total' | 'placing' | 'board'
>;

/**
 * What a seat has, for a line of the text board.
 *
 * @category Words
 */
export interface Assets {
  /** Points in the stash. */
  readonly points: number | Hidden;
  /** Resources in the stash. */
  readonly resources: number | Hidden;
  /** Its resources in the general supply, `null` for Hal, who has none there. */
  readonly supply: number | null;
  /** The points that its kept cards would score now. */
  readonly cards: number;
  /** The points that its districts would score now. */
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
  /** Why the game is over, as a sentence. */
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
  /** How many tiles are left in the supply. */
  readonly tilesLeft: (n: number) => string;
  /** How many cards are left to be drawn. */
  readonly inDeck: (n: number) => string;
  /** How many cards lie on the discard pile. */
  readonly discarded: (n: number) => string;
  /** A letter for each colour, for tiles that are too small for a sign. */
  readonly colours: { readonly [C in Colour]: string };
  /** A seat in two or three characters. */
  readonly seatSign: (seat: Seat) => string;
  /** The same on a picture of the card. */
  readonly itemToChoose: string;
  /** An urbanization card: what it gives when it is played alone. */
  readonly letterAlone: string;
  /** An urbanization card: how many items a new building brings; `null` while its token is lifted. */
  readonly urbanize: (items: number | null) => string;
  /** A building card: how many items it gives when it is played alone. */
  readonly alone: (n: number, item: Item) => string;
  /** A building card: the resources that a floor takes. */
  readonly floor: (resources: number) => string;
  /** A building card: what it gives once it is kept. */
  readonly kept: (bonus: Bonus) => string;
  /** The same in the tableau, where the heading says that the cards are kept. */
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
  /** The heading above Hal's card, which may lie face down. */
  readonly hisCard: (faceDown: boolean) => string;
  /** The heading above the tiles of a stash that the viewer sees. */
  readonly stash: (tiles: number) => string;
  /** The heading in place of the tiles that the viewer may not see. */
  readonly hiddenTiles: (tiles: number) => string;
  /** The heading above a tableau, with or without characters beside the cards. */
  readonly cardsKept: (withCharacters: boolean) => string;
  /** The points in the stash, with a sign beside them. */
  readonly points: (n: number | Hidden) => string;
  /** The resources in the stash, and those left in the supply; `supply` is `null` for Hal. */
  readonly resources: (n: number | Hidden, supply: number | null) => string;
  /** The points that the kept cards would score now. */
  readonly forCards: (n: number) => string;
  /** The points that the districts would score now. */
  readonly forDistricts: (n: number) => string;
  /** How many New Hand tokens a seat has left. */
  readonly newHands: (n: number) => string;
  /** Buttons for moves that nothing on the table answers. */
  readonly buttons: {
    /** Hal takes his turn. */
    readonly 'hal-turn': string;
    /** To use a New Hand token, or to keep the hand. */
    readonly 'new-hand': (use: boolean) => string;
    /** To take a resource or a tile for an urbanization card. */
    readonly take: (item: 'resource' | 'tile') => string;
    /** To return no more tiles. */
    readonly 'return-tiles': string;
  };
  /** Above the pictures of what may have turned up. */
  readonly choose: string;
  /** A seat may turn up as the one that begins. */
  readonly begins: (position: Position, seat: Seat) => string;
  /** A starter set may turn up, 1 to 6. */
  readonly starterSet: (set: number) => string;
  /** The lines of the text board. */
  readonly lines: {
    /** What is left in the three piles. */
    readonly piles: (tiles: number, deck: number, discard: number) => string;
    /** What a seat has. */
    readonly assets: (assets: Assets) => string;
    /** The cards in hand, each with what it does. */
    readonly hand: (position: Position, cards: readonly (CardId | Hidden)[]) => string;
    /** The tiles in the stash. */
    readonly tiles: (tiles: readonly (TileId | Hidden)[]) => string;
    /** The cards of a tableau, each with what it does. */
    readonly kept: (position: Position, cards: readonly TileId[]) => string;
    /** The characters of a seat. */
    readonly characters: (characters: readonly (CharacterId | Hidden)[]) => string;
    /** Hal's card, `null` where the viewer may not see it. */
    readonly halCard: (position: Position, card: CardId | null, faceDown: boolean) => string;
  };
}
