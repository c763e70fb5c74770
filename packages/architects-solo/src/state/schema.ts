import {
  either,
  type Frozen,
  integer,
  list,
  object,
  oneOf,
  orNull,
  type Schema,
  type Seat,
  settled,
  stateSchema,
} from '@wonders/core';
import { KINDS, PACKS, SYMBOLS, total } from '../components/cards.js';
import { DIE_TABLES } from '../components/die.js';
import { TOKEN_IDS, TOKENS } from '../components/tokens.js';
import { MOST_SEATS, WONDER_IDS } from '../components/wonders.js';
import { BACKS, DECK_NAMES, type PassMove, type SelectMove } from '../notation.js';
import { options, type Settings } from '../options.js';
import type { Area, Cards, Central, Decision, DeckChoice, HiddenCard, State } from './index.js';
import { CHANCES, DECISIONS, ENDINGS, ID, isSolo, OWED_EFFECTS, PHASES, RULES } from './index.js';

/** More turns and points than any game brings. They are counted, and nothing loops up to them. */
const tally = integer(0, 999);
/** The cards of each kind in the box. */
const COPIES = KINDS.map((_, kind) => Object.values(PACKS).reduce((sum, pack) => sum + (pack[kind] ?? 0), 0));
const CARDS = total(COPIES);
const copies = integer(0, Math.max(...COPIES));
/** The effects of a turn that wait, of stages and tokens together. */
const MOST_OWED = 99;
const flag = oneOf(true, false);
const face = oneOf(...KINDS, null);
const token = oneOf(...TOKEN_IDS);
const ALL_TOKENS = TOKENS.reduce((sum, { copies }) => sum + copies, 0);
const tokens = list(token, 0, ALL_TOKENS);
const cards = list(copies, KINDS.length, KINDS.length) as Schema<Frozen<Cards>>;
/** The back of a card: a seat, the number of seats for a neutral one, or −1 and −2 for cards unseen. */
const back = (seats: number) => integer(-2, seats);
const hidden = (seats: number) => object<HiddenCard>({ card: face, back: back(seats) });
const place = (seats: number) => list(hidden(seats), 0, CARDS);

const area = () =>
  object<Frozen<Area>>({
    wonder: oneOf(...WONDER_IDS, null),
    built: list(flag, 5, 5),
    cards,
    tokens,
    military: tally,
    defeats: tally,
    coins: tally,
    matched: list(copies, SYMBOLS.length, SYMBOLS.length),
    tokensOwed: integer(0, ALL_TOKENS),
  });

/** What `newGame` has chosen of the options; `null` where the structure or the mode leaves nothing to choose. */
function settings(seat: Schema<Seat>): Schema<Settings> {
  const { military, battleVsZero, centralSupply } = settled(options, 'military', 'battleVsZero', 'centralSupply');
  return object<Settings>({
    ...settled(options, 'mode', 'structure'),
    difficulty: oneOf('easy', 'normal', 'hard', null),
    firstSeat: seat,
    ...settled(options, 'openingTokens', 'scoreFactor', 'opponentBuilds', 'centralPick', 'catPower'),
    ...settled(options, 'opponentSeesCentral', 'denial', 'coinVp', 'politics'),
    military: orNull(military),
    battleVsZero: orNull(battleVsZero),
    centralSupply: orNull(centralSupply),
  });
}

const select = () =>
  object<SelectMove>({
    kind: oneOf('select'),
    source: oneOf('revealed', 'hand', 'opponent', 'central'),
    card: face,
    back: oneOf(...BACKS, null),
    use: oneOf('play', 'discard'),
  });

const deckChoice = () =>
  object<DeckChoice>({
    cards: list(face, 3, 3),
    priorities: list(integer(0, 8), 3, 3),
    by: oneOf('priority', 'tie', 'none', 'denial'),
    die: integer(0, 6),
    helped: list(list(integer(0, 4), 0, 5), 3, 3),
    deck: oneOf(...DECK_NAMES, null),
    taken: oneOf(...DECK_NAMES, null),
  });

/** The states of the game, by what each key can hold. Made when somebody asks: no page waits for it while it loads. */
export const states = () =>
  stateSchema<State>(
    ID,
    RULES,
    { least: 2, most: MOST_SEATS, of: (state) => (isSolo(state) ? 2 : state.areas.length) },
    ({ seats, seat, mover, bySeat }) => ({
      decision: object<Decision>({
        kind: oneOf(...DECISIONS, ...CHANCES),
        seat: mover,
        receiver: orNull(seat),
        deck: orNull(integer(0, seats)),
        slot: orNull(integer(0, CARDS)),
        table: oneOf(...DIE_TABLES, null),
      }),
      keys: {
        options: settings(seat),
        phase: oneOf(...PHASES),
        seat,
        turn: tally,
        age: integer(0, 3),
        passes: integer(0, seats),
        denied: flag,
        areas: bySeat(area()),
        pools: list(cards, seats + 1, seats + 1),
        faceUp: bySeat(orNull(hidden(seats))),
        hands: list(place(seats), 0, 2),
        central: object<Frozen<Central>>({
          cards: place(seats),
          top: orNull(
            object<NonNullable<Central['top']>>({
              card: face,
              back: back(seats),
              seenBy: either(oneOf('all'), list<Seat>(seat, 0, seats)),
            }),
          ),
          discard: place(seats),
        }),
        discard: cards,
        tokenStack: tokens,
        tokenSlots: list(oneOf(...TOKEN_IDS, null), 3, 3),
        cat: orNull(seat),
        conflictsTurned: integer(0, MOST_SEATS),
        used: tokens,
        triggers: tokens,
        owed: list(oneOf(...OWED_EFFECTS), 0, MOST_OWED),
        taken: face,
        looked: orNull(object<NonNullable<State['looked']>>({ deck: integer(0, seats), cards: place(seats) })),
        die: integer(0, 6),
        selection: orNull(either(select(), object<PassMove>({ kind: oneOf('pass') }))),
        opponentChoice: orNull(deckChoice()),
        selectedCards: list(face, 0, 2),
        ending: oneOf(...ENDINGS, null),
      },
    }),
    ({ hands, selectedCards, options }) => {
      const inAges = options.structure === 'three-ages' ? 2 : 0;
      return [
        ['hands/length', hands.length, inAges],
        ['selectedCards/length', selectedCards.length, inAges],
      ];
    },
  );
