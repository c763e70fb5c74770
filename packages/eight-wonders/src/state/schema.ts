import {
  either,
  integer,
  list,
  object,
  oneOf,
  orNull,
  type Schema,
  schema,
  settled,
  stateSchema,
  type TableSchemas,
} from '@wonders/core';
import { ACTION_CARDS, type ActionCard } from '../components/actions.js';
import type { Cards } from '../components/cards.js';
import { DISC_IDS, type DiscId, isDisc } from '../components/discs.js';
import type { Tables } from '../components/tables.js';
import { BUILDING_TYPES, CARDS_PER_TYPE, PARTS } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { BOT_EFFORTS, options, type Settings } from '../options.js';
import type { Decision, DiscStack, Offer, State } from './index.js';
import { CATEGORIES, type Category, CHANCES, DECISIONS, ENDINGS, ID, PHASES, RULES } from './index.js';

const ALL_SPACES = WONDERS.length * SPACES;
/** EIGHT-03: the building cards in the box. */
const CARDS = BUILDING_TYPES.length * CARDS_PER_TYPE;
/** The action cards of the largest table: an option may bring nine of each. */
const ACTIONS = ACTION_CARDS.length * 9;
/** More turns and points than any game brings. They are counted, and nothing loops up to them. */
const tally = integer(0, 9999);
const drawn = integer(0, CARDS);
const held = integer(0, ACTIONS);
const flag = oneOf(true, false);
const action = oneOf(...ACTION_CARDS);
const disc: Schema<DiscId> = schema("a disc like 'crane-4' or 'camel-3-crane-2'", isDisc, { enum: DISC_IDS });
const cards = list(
  integer(0, CARDS_PER_TYPE),
  BUILDING_TYPES.length,
  BUILDING_TYPES.length,
) as unknown as Schema<Cards>;
const byName = <K extends string, T>(names: readonly K[], each: Schema<T>): Schema<Readonly<Record<K, T>>> =>
  object(Object.fromEntries(names.map((name) => [name, each])) as never);

/** What `newGame` has chosen of the options of EIGHT-06. */
const settings = ({ seat, bySeat }: TableSchemas): Schema<Settings> =>
  object<Settings>({
    ...settled(options, 'players', 'discSet', 'discChoice', 'twoColoured', 'actionCards'),
    startSeat: either(oneOf('random'), seat),
    ...settled(options, 'stallRounds'),
    bots: bySeat(oneOf(...BOT_EFFORTS)),
    tables: orNull(settled(options, 'tables').tables as Schema<Tables>),
  });

/** The states of the game, by what each key can hold. Made when somebody asks: no page waits for it while it loads. */
export const states = () =>
  stateSchema<State>(ID, RULES, { least: 3, most: 5, of: ({ options }) => options.players }, (table) => {
    const { seats, seat, mover, bySeat } = table;
    return {
      decision: object<Decision>({ kind: oneOf(...DECISIONS, ...CHANCES), seat: mover, owner: seat }),
      keys: {
        options: settings(table),
        phase: oneOf(...PHASES),
        active: seat,
        turns: tally,
        idle: tally,
        row: oneOf<State['row']>(1, 2, 3, 4, 5, 6, 7, 'light'),
        spaces: list(orNull(disc), ALL_SPACES, ALL_SPACES),
        parts: list(bySeat(integer(0, PARTS)), WONDERS.length, WONDERS.length),
        site: orNull(integer(0, ALL_SPACES - 1)),
        offers: bySeat(orNull(object<Offer>({ cards, trade: flag }))),
        triples: list(seat, 0, seats),
        hands: bySeat(cards),
        hidden: bySeat(drawn),
        shown: bySeat(cards),
        owed: bySeat(drawn),
        pile: cards,
        discard: cards,
        actions: bySeat(list(action, 0, ACTIONS)),
        hiddenActions: bySeat(held),
        actionPile: byName<ActionCard, number>(ACTION_CARDS, held),
        played: list(action, 0, ACTIONS),
        discs: bySeat(list(disc, 0, ALL_SPACES)),
        box: list(object<DiscStack>({ disc, count: integer(0, ALL_SPACES) }), 0, ALL_SPACES),
        scores: bySeat(byName<Category, number>(CATEGORIES, tally)),
        ending: oneOf(...ENDINGS, null),
      },
    };
  });
