import type { BaseDraft, ChanceEvent, Decision as CoreDecision, Emit, Frozen, Rng, Seat, Viewer } from '@wonders/core';
import type { CardKind, ScienceSymbol } from './components/cards.js';
import type { TokenId } from './components/tokens.js';
import type { Effect, WonderId } from './components/wonders.js';
import type { Config } from './options.js';

/**
 * How many cards of each kind, in the order of `CARDS`.
 *
 * @category Position
 */
export type Cards = number[];

/**
 * A card of a hidden place. `card` is null while nobody has seen it, or, in a view, while its viewer has not. `back`: whose
 * Wonder is on its back, by seat; the number of seats stands for a neutral back.
 *
 * @category Position
 */
export interface Slip {
  readonly card: CardKind | null;
  /** −1: drawn from the central deck and not looked at, still counted in `central.cards`; −2: hidden from the viewer. */
  readonly back: number;
}

/**
 * What lies in front of a seat.
 *
 * @category Position
 */
export interface Area {
  wonder: WonderId | null;
  /** Which of the five stages are built. */
  built: readonly boolean[];
  cards: Cards;
  /** In the order of `TOKENS`. */
  tokens: readonly TokenId[];
  /** Military Victory tokens. */
  military: number;
  /** Three Ages: Defeat tokens. */
  defeats: number;
  /** Three Ages: coin tokens for discarded cards. */
  coins: number;
  /** Three Ages: green cards that have been part of a set, by symbol. */
  matched: readonly number[];
  /** Three Ages: token choices that Babylon owes this turn. */
  babylon: number;
}

/**
 * The central deck. Architects: what is face down is a pool, `cards` is empty. Three Ages: its cards by what is known of
 * them, cards that the Opponent drew unseen included.
 *
 * @category Position
 */
export interface Central {
  cards: Slip[];
  /** Its top card when somebody knows it: face up (`all`), or known to the seats that peeked. */
  top: { readonly card: CardKind | null; readonly back: number; readonly seenBy: 'all' | readonly Seat[] } | null;
  /** Central cards discarded face up: the next central deck (ARCH-28). */
  discard: readonly Slip[];
}

/**
 * What the acting seat is owed before it goes on: by the Cat, by a stage just built, by a science set, or the deck that the
 * Opponent is to choose.
 *
 * @category Position
 */
export type Due = 'cat' | 'left' | 'right' | 'choose' | Exclude<Effect, 'left-and-right'>;

/**
 * Where the turn stands.
 *
 * @category Position
 */
export type Phase =
  | 'setup'
  | 'start'
  | 'pick'
  | 'act'
  | 'end'
  | 'age'
  | 'select'
  | 'answer'
  | 'leave'
  | 'leave-opponent'
  | 'resolve'
  | 'opponent'
  | 'progress'
  | 'close'
  | 'draw'
  | 'refill'
  | 'conflict'
  | 'over';

/**
 * What the priority list says of the decks (ARCH-60).
 *
 * @category Opponent
 */
export interface Selection {
  /** The cards looked at, of the decks `player`, `opponent`, `central`. */
  readonly tops: readonly (CardKind | null)[];
  /** For each of these decks the priority that its card matches, 8 none, 0 not looked at. */
  readonly matched: readonly number[];
  /** The table of the die that decides, `denial` when you took the Opponent's card (ARCH-34). */
  readonly by: 'priority' | 'tie' | 'none' | 'denial';
  /** The die as it fell, 0 without. */
  readonly die: number;
  /** The deck taken; null while the die is to be rolled, or when no deck has a card. */
  readonly deck: DeckName | null;
}

/**
 * A deck of the solo game.
 *
 * @category Moves
 */
export type DeckName = 'player' | 'opponent' | 'central';

/**
 * A deck in a move: in versus the Wonder decks bear the number of their seat.
 *
 * @category Moves
 */
export type Deck = DeckName | Seat;

/**
 * Why the game ended.
 *
 * @category Position
 */
export type Ending = 'wonder-complete' | 'decks-empty' | 'all-passed' | 'third-age';

/**
 * A position of the game that the fast lane changes in place. Areas, pools, counts and readonly lists are shared with
 * other positions: they are replaced, never changed.
 *
 * @category Position
 */
export interface Draft extends BaseDraft {
  readonly game: 'architects-solo';
  readonly rules: number;
  readonly viewer: null;
  rng: Rng | null;
  pending: Decision[];
  readonly config: Config;
  phase: Phase;
  /** Whose turn it is; in the three Ages, who resolves. */
  seat: Seat;
  /** Turns begun. Three Ages: in this Age. */
  turn: number;
  /** Three Ages: 1 to 3. */
  age: number;
  /** Versus: seats in a row that had nothing to take. */
  passes: number;
  /** Whether your main pick of this round was the Opponent's card (ARCH-34). */
  denied: boolean;
  areas: Area[];
  /** The kinds of the cards of each pack that nobody has seen yet: the seats' Wonder decks, then the central pack. */
  pools: Cards[];
  /** The face-up card of each Wonder deck, the revealed card of each hand; the `card` of these slips is never null. */
  tops: (Slip | null)[];
  /** Three Ages: the other cards of each hand, in canonical order. */
  hands: Slip[][];
  central: Central;
  /** Cards out of the game. */
  discard: Cards;
  /** The Progress tokens of the face-down stack, in the order of `TOKENS`. */
  stack: readonly TokenId[];
  /** The three face-up Progress tokens. */
  slots: readonly (TokenId | null)[];
  /** Who has the Cat. */
  cat: Seat | null;
  /** Conflict tokens on their Battle side. */
  turned: number;
  /** Tokens that the acting seat has used this turn. */
  used: readonly TokenId[];
  /** Extra cards that the acting seat may take, by the token that gives them. */
  triggers: readonly TokenId[];
  /** What the acting seat is owed before anything else. */
  due: readonly Due[];
  /** A card taken, until the new top card has been seen and it is placed. */
  taken: CardKind | null;
  /** Halicarnassus: the cards being looked at, in the order they were seen; `deck` is their deck. */
  looked: { readonly deck: number; readonly cards: readonly Slip[] } | null;
  /** The die, once rolled. */
  die: number;
  /** Three Ages: your selection of this turn. */
  selected: SelectMove | PassMove | null;
  /** Three Ages: the Opponent's selection of this turn. */
  choice: Selection | null;
  /** Three Ages: cards selected by the seats and not yet resolved. */
  held: readonly (CardKind | null)[];
  ending: Ending | null;
}

/**
 * The state of a game: plain JSON, deeply readonly.
 *
 * @category Position
 */
export type State = Frozen<Draft>;

/**
 * What a seat, or a spectator, may see. It has the shape of a state; a pool holds everything that the viewer cannot place.
 *
 * @category Position
 */
export type View = Omit<State, 'viewer' | 'rng'> & { readonly viewer: Viewer; readonly rng: null };

/**
 * A state or a view.
 *
 * @category Position
 */
export type Position = State | View;

/**
 * How a stage is paid: grey cards by resource, yellow cards, and how many of these count two (0 or 1).
 *
 * @category Moves
 */
export interface Payment {
  readonly wood: number;
  readonly stone: number;
  readonly clay: number;
  readonly papyrus: number;
  readonly glass: number;
  readonly coin: number;
  readonly doubled: number;
}

/**
 * A set of green cards.
 *
 * @category Moves
 */
export type ScienceSet = `pair:${ScienceSymbol}` | 'triple';

/**
 * The back of a card: the Wonder on it.
 *
 * @category Moves
 */
export type Back = WonderId | 'central';

/**
 * Where a hidden card comes from: its back; `-seen` when it had been seen before it was hidden; `drawn-` when it had been
 * drawn from the central deck unseen.
 *
 * @category Moves
 */
export type From = `${'' | 'drawn-'}${Back}${'' | '-seen'}`;

/**
 * Three Ages: selects a card and says what it is for.
 *
 * @category Moves
 */
export interface SelectMove {
  readonly kind: 'select';
  readonly source: 'revealed' | 'hand' | 'opponent' | 'central';
  /** With `hand` only: a card that is not the revealed one. */
  readonly card: CardKind | null;
  /** With `hand` only. */
  readonly back: Back | null;
  readonly use: 'play' | 'discard';
}

/**
 * Made only when there is nothing to take.
 *
 * @category Moves
 */
export interface PassMove {
  readonly kind: 'pass';
}

/**
 * The answers to chance decisions that name a hidden card.
 *
 * @category Moves
 */
export type HiddenCard = 'flip' | 'blind' | 'look' | 'deal' | 'reveal' | 'ownCard' | 'discardHand';

/**
 * A move: what a seat does, or, from `wonder` on, what chance shows.
 *
 * @category Moves
 */
export type Move =
  | { readonly kind: 'pick'; readonly deck: Deck }
  | SelectMove
  | PassMove
  | { readonly kind: 'extra'; readonly token: TokenId; readonly deck: Deck }
  | { readonly kind: 'science'; readonly set: ScienceSet }
  | { readonly kind: 'build'; readonly stage: number; readonly payment: Payment }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'takeToken'; readonly slot: 0 | 1 | 2 | 'stack' }
  | { readonly kind: 'takeTop'; readonly deck: Deck }
  | { readonly kind: 'lookDeck'; readonly deck: Deck }
  | { readonly kind: 'takeLooked'; readonly card: CardKind }
  | { readonly kind: 'opponentTurn' }
  | { readonly kind: 'wonder'; readonly wonder: WonderId }
  | { readonly kind: 'slot'; readonly token: TokenId }
  | { readonly kind: 'openingToken'; readonly token: TokenId }
  | { readonly kind: 'stackToken'; readonly token: TokenId }
  | { readonly kind: 'top'; readonly card: CardKind }
  | { readonly kind: 'die'; readonly face: number }
  | { readonly [K in HiddenCard]: { readonly kind: K; readonly card: CardKind; readonly from: From } }[HiddenCard];

/** The move of one kind. */
export type MoveOfKind<K extends Move['kind']> = Extract<Move, { kind: K }>;

/**
 * The kinds of decisions: a seat's are answered by the moves of `moves.ts`, chance's by the move of the same kind.
 *
 * @category Position
 */
export type DecisionKind =
  | 'pick'
  | 'select'
  | 'act'
  | 'takeToken'
  | 'takeTop'
  | 'lookDeck'
  | 'takeLooked'
  | 'opponentTurn'
  | ChanceKind;
/**
 * The decisions that chance takes.
 *
 * @category Position
 */
export type ChanceKind = 'wonder' | 'slot' | 'openingToken' | 'stackToken' | 'top' | 'die' | HiddenCard;

/**
 * A decision. `at` is a deck, a hand, a slot or the seat concerned; of `blind` where the card goes: 0 it is taken, else
 * it is held for the seat `at` − 1; of `die` its table: 0 no priority, 1 a tie, 2 Halicarnassus.
 *
 * @category Position
 */
export interface Decision extends CoreDecision {
  readonly kind: DecisionKind;
  readonly seat: Seat;
  readonly at: number;
}

/**
 * What happened.
 *
 * @category Events
 */
export type Event =
  | { readonly kind: 'wonder-given'; readonly seat: Seat; readonly wonder: WonderId; readonly deck: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'age'; readonly age: number; readonly toCentral: number }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly card: CardKind | 'hidden' }
  | {
      readonly kind: 'selected';
      readonly seat: Seat;
      readonly from: DeckName | 'hand';
      readonly card: CardKind;
      readonly back: Back;
    }
  | { readonly kind: 'chose'; readonly selection: Selection }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly deck: Deck; readonly card: CardKind }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly card: CardKind }
  | { readonly kind: 'cat'; readonly seat: Seat }
  | { readonly kind: 'horns'; readonly turned: number }
  | { readonly kind: 'trigger'; readonly seat: Seat; readonly token: TokenId }
  | { readonly kind: 'extra'; readonly seat: Seat; readonly token: TokenId }
  | { readonly kind: 'science'; readonly seat: Seat; readonly set: ScienceSet }
  | { readonly kind: 'token'; readonly seat: Seat; readonly token: TokenId; readonly from: number | 'stack' }
  | { readonly kind: 'built'; readonly seat: Seat; readonly stage: number; readonly payment: Payment }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly deck: Deck }
  | { readonly kind: 'returned'; readonly deck: Deck; readonly cards: number }
  | { readonly kind: 'battle'; readonly shields: readonly number[]; readonly tokens: readonly number[] }
  | { readonly kind: 'conflict'; readonly shields: readonly number[]; readonly points: readonly number[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardKind; readonly number: number }
  | { readonly kind: 'central-discarded'; readonly from: DeckName; readonly card: CardKind }
  | { readonly kind: 'recycled'; readonly cards: number }
  | { readonly kind: 'coins'; readonly seat: Seat; readonly card: CardKind; readonly by: number }
  | { readonly kind: 'hands-passed' }
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly ending: Ending };

export type Sink = Emit<Event | ChanceEvent<Move>> | undefined;

/**
 * Why a move is refused, beside the refusals of core.
 *
 * @category Errors
 */
export type Refusal =
  | { readonly code: 'no-such-deck'; readonly rule: 'ARCH-120'; readonly decks: readonly Deck[] }
  | { readonly code: 'face-down'; readonly rule: 'ARCH-22' }
  | { readonly code: 'empty'; readonly rule: 'ARCH-24'; readonly deck: Deck }
  | { readonly code: 'out-of-reach'; readonly rule: 'ARCH-123'; readonly decks: readonly Deck[] }
  | { readonly code: 'cards-to-take'; readonly rule: 'ARCH-125' }
  | { readonly code: 'not-in-hand'; readonly rule: 'ARCH-90' }
  | { readonly code: 'no-extra-card'; readonly rule: 'ARCH-24'; readonly tokens: readonly TokenId[] }
  | { readonly code: 'not-this-step'; readonly rule: 'ARCH-90' }
  | { readonly code: 'no-set'; readonly rule: 'ARCH-45' }
  | { readonly code: 'no-token'; readonly rule: 'ARCH-46' }
  | { readonly code: 'already-built'; readonly rule: 'ARCH-40'; readonly stage: number }
  | { readonly code: 'lower-stages-first'; readonly rule: 'ARCH-40'; readonly stages: readonly number[] }
  | { readonly code: 'cards-missing'; readonly rule: 'ARCH-41' }
  | { readonly code: 'wrong-payment'; readonly rule: 'ARCH-41'; readonly need: number; readonly value: number }
  | { readonly code: 'not-different'; readonly rule: 'ARCH-41' }
  | { readonly code: 'not-identical'; readonly rule: 'ARCH-41' }
  | { readonly code: 'no-economy'; readonly rule: 'ARCH-42' }
  | { readonly code: 'must-go-on'; readonly rule: 'ARCH-24' }
  | { readonly code: 'not-looked-at'; readonly rule: 'ARCH-44' };

/**
 * A draft of the state. What states have in common they share: `copyOf` copies the lists that are changed in place, and
 * the areas, pools and counts in them are replaced, never changed.
 */
export function clone(s: State): Draft {
  const { rng } = s;
  // Field by field: a spread takes ten times as long.
  return copyOf(s, null, rng === null ? null : { c: rng.c, s0: rng.s0, s1: rng.s1, s2: rng.s2 });
}

/** A position with the same contents for another viewer. */
export const copyOf = <V, R>(s: Position, viewer: V, rng: R) => ({
  game: s.game,
  rules: s.rules,
  viewer,
  rng,
  pending: s.pending.slice(),
  config: s.config,
  phase: s.phase,
  seat: s.seat,
  turn: s.turn,
  age: s.age,
  passes: s.passes,
  denied: s.denied,
  areas: s.areas.slice() as Area[],
  pools: s.pools.slice() as Cards[],
  tops: s.tops.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  central: { cards: s.central.cards.slice(), top: s.central.top, discard: s.central.discard },
  discard: s.discard as Cards,
  stack: s.stack,
  slots: s.slots,
  cat: s.cat,
  turned: s.turned,
  used: s.used,
  triggers: s.triggers,
  due: s.due,
  taken: s.taken,
  looked: s.looked,
  die: s.die,
  selected: s.selected,
  choice: s.choice,
  held: s.held,
  ending: s.ending,
});
