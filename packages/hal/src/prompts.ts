import { CHANCE, type PromptOf, type Seat } from '@wonders/core';
import type { CardId, Letter } from './components/cards.js';
import { type Cell, START_CELLS } from './components/grid.js';
import { VERSUS } from './components/supplies.js';
import { decisions } from './moves.js';
import {
  type ChanceKind,
  type Decision,
  isScript,
  own,
  type Position,
  type Running,
  type SeatDecisionKind,
} from './state/index.js';
import { deckSize, supplySize } from './table/piles.js';
import { type TokenChoice, tokenCells, tokenChoice } from './table/tokens.js';

/**
 * How many pieces may turn up.
 *
 * @category Position
 */
export interface Possible {
  /** A number from 1. */
  readonly possible: number;
}

/**
 * A choice among the cards of the hand.
 *
 * @category Position
 */
export interface InHand {
  /** How many cards the seat has to choose from. */
  readonly cards: number;
}

/**
 * A token that is to be put down, the new building, and why it cannot go beside it.
 *
 * @category Position
 */
export interface Lifted {
  /** The token. */
  readonly letter: Letter;
  /** The cell of the building. */
  readonly site: Cell;
  /** The letters between which the token belongs (HAL-32); `null` while it may go beside the building (HAL-31). */
  readonly between: readonly [before: Letter, after: Letter] | null;
  /** Where no empty cell keeps the order, the tokens of which one gives way (HAL-84); else none. */
  readonly giveWay: readonly Letter[];
  /** The token that has taken its cell, so that this one gives way; `null` for the token of the card. */
  readonly gaveWayTo: Letter | null;
}

/**
 * What the game asks, by key: the values that each question needs.
 *
 * @category Contract
 */
export interface Prompts {
  /** HAL-19: which card goes to Hal. */
  readonly give: InHand;
  /** HAL-20: which card to play, alone or with a tile. */
  readonly act: InHand & {
    /** Whether a card can be played with a tile; `null` where the position does not show the hand. */
    readonly withTile: boolean | null;
  };
  /** HAL-45: Hal's turn with the card that lies open. */
  readonly hal: {
    /** The card that lies open. */
    readonly card: CardId;
  };
  /** HAL-31: where a token goes after the own building. */
  readonly 'move-token': Lifted;
  /** HAL-48: where the human puts the token after Hal's building. */
  readonly 'move-token-for-hal': Lifted;
  /** HAL-71: which character to keep: the first, second or third one, from four, three or two. */
  readonly draft: {
    /** Which of the three picks it is, 1 to 3. */
    readonly pick: number;
    /** How many characters there are to choose from, 4 to 2. */
    readonly from: number;
  };
  /** HAL-75: whether to use one of the New Hand tokens. */
  readonly 'new-hand': InHand & {
    /** The New Hand tokens that the seat has left, 1 or 2. */
    readonly tokens: number;
  };
  /** HAL-74: which card to commit. */
  readonly commit: {
    /** The number of the round, from 1. */
    readonly round: number;
    /** Whether the seat has a tile to commit with a card. */
    readonly withTile: boolean;
  };
  /** HAL-24: what an exploited urbanization card gives. */
  readonly take: {
    /** The card; `null` if the position does not say. */
    readonly card: Letter | null;
  };
  /** HAL-78: which tile to return. */
  readonly 'return-tiles': {
    /** How many tiles the seat has chosen to return so far. */
    readonly returned: number;
    /** How many tiles it can return now; `null` where the position does not show them. */
    readonly more: number | null;
  };
  /** HAL-06: which tile lies on a cell of the starting city. */
  readonly 'start-tile': Possible & {
    /** The cell; they are asked row by row, from the top left. */
    readonly cell: Cell;
  };
  /** HAL-09, HAL-50: which card is burnt; `left` are to be burnt, this one included. */
  readonly burn: Possible & {
    /** How many cards are to be burnt, this one included. */
    readonly left: number;
  };
  /** HAL-28: which tile a seat draws; `left` are to be drawn, this one included. */
  readonly tile: Possible & {
    /** Who draws. */
    readonly to: Seat;
    /** How many tiles the seat is to draw, this one included. */
    readonly left: number;
  };
  /** HAL-18, HAL-74: which card a seat draws; `place` is 1 for the first of its hand. */
  readonly card: Possible & {
    /** Who draws. */
    readonly to: Seat;
    /** Which card of the hand it is, from 1. */
    readonly place: number;
  };
  /** HAL-21: which card Hal was given unseen. */
  readonly 'hal-card': Possible;
  /** HAL-54: which card is drawn for Hal besides the one he was given. */
  readonly 'expert-card': Possible & {
    /** The urbanization card that he was given. */
    readonly given: CardId;
  };
  /** HAL-45: which tile Hal draws for his card. */
  readonly 'hal-tile': Possible & {
    /** The card that he uses. */
    readonly card: CardId;
  };
  /** HAL-73: who begins. */
  readonly 'first-player': Possible;
  /** HAL-71: which starter set a seat gets. */
  readonly 'starter-set': Possible & {
    /** Who gets the set. */
    readonly to: Seat;
  };
  /** HAL-71: which character a seat gets to draft from. */
  readonly character: Possible & {
    /** Who gets the character. */
    readonly to: Seat;
    /** Which of the four it is, from 1. */
    readonly place: number;
  };
}

/**
 * What is asked of a seat or of the table, as data.
 *
 * @category Contract
 */
export type Prompt = PromptOf<Prompts>;

/** What each kind of decision asks, and about which places on the board. */
type Asked = Readonly<Record<SeatDecisionKind | ChanceKind, (position: Position, decision: Decision) => Bare>>;
type Bare = {
  readonly [K in keyof Prompts]: { readonly key: K; readonly values: Prompts[K]; readonly places: Places };
}[keyof Prompts];
type Places = readonly string[];

const NONE: Places = [];

const seatPlace = (seat: Seat): Places => [`seat-${seat}`];

/** How many cards may turn up: Hal's face-down card is still one of them. */
const cards = (position: Position): number => deckSize(position) + (position.halCard === 'face-down' ? 1 : 0);

/** How many tiles may turn up: those that were removed are unknown. */
const tiles = (position: Position): number => supplySize(position) + position.removed;

const hidden = (pieces: readonly string[]): number => pieces.filter((piece) => piece === 'hidden').length;

/** How many characters may turn up: a view keeps hidden ones in the pool. */
const characters = ({ characters: pool, players }: Position): number =>
  players.reduce((left, each) => left - hidden(each.dealt), pool.length);

/** HAL-31, HAL-32, HAL-84: the token that is lifted, and where it may go. */
function lifted(position: Position): Bare {
  const { seat, site } = position.running as Running;
  const key = isScript(position, seat) ? 'move-token-for-hal' : 'move-token';
  const { letter, between, giveWay, gaveWayTo } = tokenChoice(position) as TokenChoice;
  const values = { letter, site: site as Cell, between, giveWay, gaveWayTo };
  return { key, values, places: tokenCells(position).map(({ x, y }) => `cell-${x}-${y}`) };
}

const ASKED: Asked = {
  give: (position, { whose }) => ({ key: 'give', values: { cards: own(position, whose).hand.length }, places: NONE }),
  act(position, decision) {
    const legal = decisions.act.list(position, decision, decision.whose);
    const withTile = legal.length === 0 ? null : legal.some(({ kind }) => kind !== 'exploit');
    const cards = own(position, decision.whose).hand.length;
    return { key: 'act', values: { cards, withTile }, places: NONE };
  },
  hal({ halCard }) {
    const card = halCard as CardId;
    return { key: 'hal', values: { card }, places: [`card-${card}`] };
  },
  'move-token': lifted,
  draft(position, { whose }) {
    const from = own(position, whose).dealt.length;
    return { key: 'draft', values: { pick: VERSUS.dealt - from + 1, from }, places: NONE };
  },
  'new-hand'(position, { whose }) {
    const { newHands: tokens, hand } = own(position, whose);
    return { key: 'new-hand', values: { cards: hand.length, tokens }, places: seatPlace(whose) };
  },
  commit(position, { whose }) {
    const withTile = own(position, whose).tiles.length > 0;
    return { key: 'commit', values: { round: position.round, withTile }, places: NONE };
  },
  take({ running }) {
    return { key: 'take', values: { card: running?.card ?? null }, places: NONE };
  },
  'return-tiles'(position, decision) {
    const legal = decisions['return-tiles'].list(position, decision, decision.whose);
    const returned = own(position, decision.whose).returned.length;
    // To end it is always legal.
    const more = legal.length === 0 ? null : legal.length - 1;
    return { key: 'return-tiles', values: { returned, more }, places: ['supply'] };
  },
  'start-tile'({ city }) {
    const cell = START_CELLS[city.length] as Cell;
    const values = { cell, possible: START_CELLS.length - city.length };
    return { key: 'start-tile', values, places: [`cell-${cell.x}-${cell.y}`] };
  },
  burn: (position) => ({
    key: 'burn',
    values: { left: position.burning, possible: cards(position) },
    places: ['discard'],
  }),
  tile(position, { whose }) {
    // One seat draws at a time.
    const left = position.pending.length;
    return { key: 'tile', values: { to: whose, left, possible: tiles(position) }, places: seatPlace(whose) };
  },
  card(position, { whose }) {
    const place = own(position, whose).hand.length + 1;
    return { key: 'card', values: { to: whose, place, possible: cards(position) }, places: seatPlace(whose) };
  },
  'hal-card': (position) => ({ key: 'hal-card', values: { possible: cards(position) }, places: ['card-of-hal'] }),
  'expert-card'(position) {
    const given = position.halCard as CardId;
    return { key: 'expert-card', values: { given, possible: cards(position) }, places: [`card-${given}`] };
  },
  'hal-tile'(position, { whose }) {
    const card = position.halCard as CardId;
    return { key: 'hal-tile', values: { card, possible: tiles(position) }, places: seatPlace(whose) };
  },
  'first-player': ({ players }) => ({
    key: 'first-player',
    values: { possible: players.length },
    places: players.flatMap((_, seat) => seatPlace(seat)),
  }),
  'starter-set'(position, { whose }) {
    const taken = position.players.filter(({ characters: kept }) => kept.length > 0).length;
    return { key: 'starter-set', values: { to: whose, possible: 6 - taken }, places: seatPlace(whose) };
  },
  character(position, { whose }) {
    const place = own(position, whose).dealt.length + 1;
    return { key: 'character', values: { to: whose, place, possible: characters(position) }, places: seatPlace(whose) };
  },
};

/** What a decision asks of a seat, or of the table. It reads nothing that is hidden from anyone. */
export function prompt(position: Position, decision: Decision, seat: Seat): Prompt {
  // Of a decision that all take at once each seat is asked for itself.
  const whose = decision.seat === CHANCE ? decision.whose : seat;
  return { ...ASKED[decision.kind](position, { ...decision, whose }), seat };
}
