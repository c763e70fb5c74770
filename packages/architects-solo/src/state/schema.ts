import {
  CHANCE,
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
import { KINDS, SYMBOLS } from '../components/cards.js';
import { DIE_TABLES } from '../components/die.js';
import { TOKEN_IDS, TOKENS } from '../components/tokens.js';
import { MOST_SEATS, WONDER_IDS } from '../components/wonders.js';
import { BACKS, DECK_NAMES, type PassMove, type SelectMove } from '../notation.js';
import { options, type Settings } from '../options.js';
import type { Area, Cards, Central, Decision, DeckChoice, HiddenCard, State } from './index.js';
import { CHANCES, DECISIONS, ENDINGS, ID, OWED_EFFECTS, PHASES, RULES } from './index.js';

/** More than any game has of anything that is counted. */
const MANY = 999;
const count = integer(0, MANY);
const flag = oneOf(true, false);
const seat = integer(0, MOST_SEATS - 1);
const face = oneOf(...KINDS, null);
const token = oneOf(...TOKEN_IDS);
const tokens = list(
  token,
  0,
  TOKENS.reduce((sum, { copies }) => sum + copies, 0),
);
const cards = list(count, KINDS.length, KINDS.length) as Schema<Frozen<Cards>>;
const back = integer(-2, MOST_SEATS);
const hidden = () => object<HiddenCard>({ card: face, back });
const place = () => list(hidden(), 0, MANY);

const area = () =>
  object<Frozen<Area>>({
    wonder: oneOf(...WONDER_IDS, null),
    built: list(flag, 5, 5),
    cards,
    tokens,
    military: count,
    defeats: count,
    coins: count,
    matched: list(count, SYMBOLS.length, SYMBOLS.length),
    tokensOwed: count,
  });

/** What `newGame` has chosen of the options; `null` where the structure or the mode leaves nothing to choose. */
function settings(): Schema<Settings> {
  const { military, battleVsZero, centralSupply } = settled(options, 'military', 'battleVsZero', 'centralSupply');
  return object<Settings>({
    ...settled(options, 'mode', 'structure'),
    difficulty: oneOf('easy', 'normal', 'hard', null),
    ...settled(options, 'firstSeat', 'openingTokens', 'scoreFactor', 'opponentBuilds', 'centralPick', 'catPower'),
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
    object<Decision>({
      kind: oneOf(...DECISIONS, ...CHANCES),
      seat: integer(CHANCE, MOST_SEATS - 1),
      receiver: orNull(seat),
      deck: orNull(integer(0, MOST_SEATS)),
      slot: orNull(integer(0, MANY)),
      table: oneOf(...DIE_TABLES, null),
    }),
    {
      options: settings(),
      phase: oneOf(...PHASES),
      seat,
      turn: count,
      age: integer(0, 3),
      passes: integer(0, MOST_SEATS),
      denied: flag,
      areas: list(area(), 2, MOST_SEATS),
      pools: list(cards, 3, MOST_SEATS + 1),
      faceUp: list(orNull(hidden()), 2, MOST_SEATS),
      hands: list(place(), 0, 2),
      central: object<Frozen<Central>>({
        cards: place(),
        top: orNull(
          object<NonNullable<Central['top']>>({
            card: face,
            back,
            seenBy: either(oneOf('all'), list<Seat>(seat, 0, MOST_SEATS)),
          }),
        ),
        discard: place(),
      }),
      discard: cards,
      tokenStack: tokens,
      tokenSlots: list(oneOf(...TOKEN_IDS, null), 3, 3),
      cat: orNull(seat),
      conflictsTurned: integer(0, MOST_SEATS),
      used: tokens,
      triggers: list(token, 0, MANY),
      owed: list(oneOf(...OWED_EFFECTS), 0, MANY),
      taken: face,
      looked: orNull(object<NonNullable<State['looked']>>({ deck: integer(0, MOST_SEATS), cards: place() })),
      die: integer(0, 6),
      selection: orNull(either(select(), object<PassMove>({ kind: oneOf('pass') }))),
      opponentChoice: orNull(deckChoice()),
      selectedCards: list(face, 0, 2),
      ending: oneOf(...ENDINGS, null),
    },
    ({ areas, pools, faceUp, hands, selectedCards, options }) => {
      const inAges = options.structure === 'three-ages' ? 2 : 0;
      return [
        ['pools/length', pools.length, areas.length + 1],
        ['faceUp/length', faceUp.length, areas.length],
        ['hands/length', hands.length, inAges],
        ['selectedCards/length', selectedCards.length, inAges],
      ];
    },
  );
