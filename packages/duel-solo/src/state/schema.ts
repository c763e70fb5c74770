import { type Frozen, integer, list, object, oneOf, orNull, type Schema, settled, stateSchema } from '@wonders/core';
import { CARD_IDS, MYTHOLOGIES, type Mythology } from '../components/cards.js';
import { DIRECTIONS } from '../components/directions.js';
import {
  card,
  divinity,
  military,
  mythology,
  offering,
  progress,
  seat,
  slot,
  space,
  wonder,
} from '../components/fields.js';
import { ALL_SLOTS, SLOTS } from '../components/layouts.js';
import { CAPITAL, MILITARY } from '../components/military.js';
import { DIVINITIES, OFFERINGS, type Offering } from '../components/pantheon.js';
import { PROGRESS } from '../components/progress.js';
import { WONDER_IDS } from '../components/wonders.js';
import { type Override, options, type Settings } from '../options.js';
import type { Built, CityState, Decision, DivinityPlace, Holding, Pantheon, State } from './index.js';
import { CAUSES, CHANCES, DECISIONS, ENDINGS, ID, PHASES, RULES, SOURCES } from './index.js';

/** More coins than any game brings. They are counted, and nothing loops up to them. */
const coins = integer(0, 999);
/** What a city counts of its cards and wonders. */
const count = integer(0, CARD_IDS.length + WONDER_IDS.length);
const flag = oneOf(true, false);
const slots = integer(0, ALL_SLOTS);
const bits = integer(0, 2 ** 31 - 1);
const token = oneOf<Mythology | Offering | null>(...MYTHOLOGIES, ...OFFERINGS, null);
const some = <T>(each: Schema<T>, all: { readonly length: number }) => list(each, 0, all.length);
const cards = some(card, CARD_IDS);
const wonders = some(wonder, WONDER_IDS);
const tokens = some(progress, PROGRESS);
const amount = integer(0, 20);

const city = () =>
  object<CityState>({
    coins,
    astarte: coins,
    cards,
    wonders,
    built: some(object<Built>({ wonder, card }), WONDER_IDS),
    progress: tokens,
    wood: count,
    clay: count,
    stone: count,
    glass: count,
    papyrus: count,
    rawChoices: count,
    goodChoices: count,
    fixed: bits,
    chains: bits,
    symbols: bits,
    arts: bits,
    brown: count,
    grey: count,
    yellow: count,
    green: count,
    red: count,
    blue: count,
    guild: count,
    temple: count,
  });

const place = () =>
  object<DivinityPlace>({
    mythology: oneOf(...MYTHOLOGIES, null),
    id: oneOf(...DIVINITIES, 'gate', 'open', 'hidden'),
    seenBy: list(seat, 0, 2),
  });

const holding = () =>
  object<Frozen<Holding>>({
    divinities: some(divinity, DIVINITIES),
    mythologies: list(mythology, 0, SLOTS),
    offerings: list(offering, 0, SLOTS),
  });

const pantheon = () =>
  object<Frozen<Pantheon>>({
    decks: some(place(), DIVINITIES),
    spaces: list(orNull(place()), 6, 6),
    tokens: list(token, SLOTS, SLOTS),
    enki: tokens,
    minerva: orNull(integer(-CAPITAL, CAPITAL)),
    snake: orNull(card),
    holdings: list(holding(), 2, 2) as unknown as Schema<Frozen<Pantheon>['holdings']>,
  });

/** What `newGame` has chosen of the options. */
const settings = (): Schema<Settings> =>
  object<Settings>({
    ...settled(options, 'mode', 'pantheon', 'level', 'promos'),
    firstPlayer: orNull(settled(options, 'firstPlayer').firstPlayer),
    ...settled(options, 'costReading', 'tiedAgeStart', 'scaleVersion', 'soloSeeksWin', 'zeusToken', 'raReading'),
    ...settled(options, 'soloWinsWithWonder'),
    wonderOverrides: list(
      object<Override>({
        wonder,
        coins: amount,
        wood: amount,
        clay: amount,
        stone: amount,
        glass: amount,
        papyrus: amount,
        victoryPoints: amount,
      }),
      0,
      WONDER_IDS.length,
    ),
    ...settled(options, 'divinityCost', 'draft', 'pawnStart'),
  });

/** The states of the game, by what each key can hold. Made when somebody asks: no page waits for it while it loads. */
export const states = () =>
  stateSchema<State>(
    ID,
    RULES,
    { least: 2, most: 2, of: ({ cities }) => cities.length },
    ({ mover }) => ({
      decision: object<Decision>({
        kind: oneOf(...DECISIONS, ...CHANCES),
        seat: mover,
        slot: orNull(slot),
        mythology: oneOf(...MYTHOLOGIES, null),
        deckPlace: orNull(integer(0, DIVINITIES.length - 1)),
        space: orNull(space),
        divinity: oneOf(...DIVINITIES, null),
        wonder: oneOf(...WONDER_IDS, null),
        colour: oneOf('brown', 'grey', null),
        source: oneOf(...SOURCES, null),
        cause: oneOf(...CAUSES, null),
      }),
      keys: {
        options: settings(),
        phase: oneOf(...PHASES),
        age: oneOf(0, 1, 2, 3),
        seat,
        first: seat,
        again: flag,
        direction: oneOf(...DIRECTIONS, null),
        pawn: integer(-CAPITAL, CAPITAL),
        military: some(military, MILITARY),
        pool: wonders,
        offer: wonders,
        board: tokens,
        drawn: tokens,
        structure: list(oneOf(...CARD_IDS, 'face-down', null), SLOTS, SLOTS),
        present: slots,
        open: slots,
        hidden: slots,
        purple: slots,
        deck: cards,
        outside: integer(0, CARD_IDS.length),
        removed: cards,
        discard: cards,
        cities: list(city(), 2, 2) as unknown as Schema<State['cities']>,
        pantheon: orNull(pantheon()),
        ending: oneOf(...ENDINGS, null),
        winner: orNull(seat),
      },
    }),
    ({ structure, present, hidden, options, pantheon }) => [
      ['present', present, maskOf(structure, (card) => card !== null)],
      ['hidden', hidden, maskOf(structure, (card) => card === 'face-down')],
      ['pantheon', pantheon !== null, options.pantheon],
    ],
  );

/** A bit for each slot whose card passes a test. */
const maskOf = (structure: State['structure'], test: (card: State['structure'][number]) => boolean): number =>
  structure.reduce((mask, card, slot) => (test(card) ? mask | (1 << slot) : mask), 0);
