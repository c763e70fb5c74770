import type { Seat } from '@wonders/core';
import { type CardKind, GREENS, INDEX } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import { progressBy } from '../costs.js';
import type { Deck, Move, SelectMove, TokenPlace } from '../notation.js';
import type { CardValue } from '../reasons.js';
import { isAges, isSolo, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { areaAt, stagesOf } from '../table/area.js';
import { deckNamed, topOf } from '../table/decks.js';
import { triggerFor } from '../table/extras.js';

// What moves are worth to the house bot, roughly in points. The numbers are those that scored best in seeded games.

type CardValues = Readonly<Record<CardKind, number>>;

/** What cards are worth while the player alone can end the game: then it pays to build late. */
const CALM: CardValues = {
  wood: 0,
  stone: 0,
  clay: 0,
  papyrus: 0,
  glass: 0,
  coin: 1,
  'blue-3': 5,
  'blue-2-cat': 4,
  compass: 6,
  gear: 6,
  tablet: 6,
  'shield-0': 3,
  'shield-1': 3,
  'shield-2': 1,
};
/** The same in a race to the first complete Wonder. The stages that a card helps to build come on top. */
const RACE: CardValues = {
  wood: 2,
  stone: 2,
  clay: 2,
  papyrus: 2,
  glass: 2,
  coin: 3,
  'blue-3': 5,
  'blue-2-cat': 3.5,
  compass: 1,
  gear: 1,
  tablet: 1,
  'shield-0': 2,
  'shield-1': 1,
  'shield-2': 1.5,
};
/** For each point of a stage that a card brings nearer. */
const STAGE = 0.75;
/** For each green card of the same symbol: pairs bring tokens. */
const PAIR = 2;
/** For a card that gives an extra card. */
const EXTRA = 3;
/** For an unknown card. */
export const UNKNOWN = 2.5;
/** In a race, for the Opponent's card: the Opponent has to take a central one instead (ARCH-34). */
const DENIAL = 0.5;
/** What Progress tokens are worth. */
const TOKEN_VALUES: Readonly<Record<TokenId, number>> = {
  urbanism: 3,
  crafts: 2,
  jewellery: 5,
  science: 7,
  propaganda: 3,
  architecture: 1,
  economy: 1,
  engineering: 3,
  tactics: 5,
  decor: 9,
  politics: 3,
  strategy: 4,
  education: 7,
  culture: 5,
};
/** What the unseen token on the stack is worth. */
const STACK = 5;

/** The parameters of moves that take something. */
type Taking = Partial<Pick<SelectMove, 'card' | 'use'>> & {
  readonly source?: SelectMove['source'];
  readonly deck?: Deck;
  readonly slot?: TokenPlace;
};

const isRace = (position: Position): boolean =>
  !isAges(position) && (position.options.opponentBuilds || !isSolo(position));

const towardsStages = (position: Position, builder: Seat, kind: number): number => {
  const area = areaAt(position, builder);
  let value = 0;
  for (const [i, { vp }] of stagesOf(area).entries()) value += STAGE * vp * progressBy(area, i, kind);
  return value;
};

export function cardValue(position: Position, seat: Seat, card: CardKind): CardValue {
  const kind = INDEX[card];
  const race = isRace(position);
  return {
    kind: (race ? RACE : CALM)[card],
    stages: race ? towardsStages(position, seat, kind) : 0,
    denied:
      race && isSolo(position) ? towardsStages(position, seat === SCRIPT_SEAT ? PLAYER_SEAT : SCRIPT_SEAT, kind) : 0,
    pair: GREENS.includes(kind) ? PAIR * (areaAt(position, seat).cards[kind] as number) : 0,
    extra: triggerFor(position, seat, kind) === null ? 0 : EXTRA,
  };
}

const sumOf = ({ kind, stages, denied, pair, extra }: CardValue): number => kind + stages + denied + pair + extra;

/** What a move takes: a card, a token, or nothing. Null stands for an unknown one. */
export type Taken =
  | { readonly what: 'card'; readonly card: CardKind | null; readonly fromOpponent: boolean }
  | { readonly what: 'token'; readonly token: TokenId | null }
  | { readonly what: 'nothing' };

export function takenBy(position: Position, move: Move): Taken {
  const { card, use, source, deck, slot } = move as Taking;
  if (slot !== undefined)
    return { what: 'token', token: slot === 'stack' ? null : (position.tokenSlots[slot] ?? null) };
  const from = source === 'revealed' ? 'player' : (source ?? deck);
  if (use === 'discard' || (card ?? from) === undefined) return { what: 'nothing' };
  // Only the central deck may show no card; a view has its top card if the viewer knows it.
  const taken = card ?? topOf(position, deckNamed(position, from as Deck)) ?? position.central.top?.card ?? null;
  return { what: 'card', card: taken, fromOpponent: from === 'opponent' };
}

/** What it is worth that the Opponent loses its card. */
export const denialOf = (position: Position, { fromOpponent }: { readonly fromOpponent: boolean }): number =>
  fromOpponent && isRace(position) ? DENIAL : 0;

/** What a move is worth in points; 0 when it takes nothing. */
export function moveValue(position: Position, seat: Seat, move: Move): number {
  const taken = takenBy(position, move);
  if (taken.what === 'nothing') return 0;
  if (taken.what === 'token') return taken.token === null ? STACK : TOKEN_VALUES[taken.token];
  return denialOf(position, taken) + (taken.card === null ? UNKNOWN : sumOf(cardValue(position, seat, taken.card)));
}
