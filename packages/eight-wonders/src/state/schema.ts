import {
  CHANCE,
  type Follows,
  integer,
  list,
  object,
  oneOf,
  orNull,
  type Schema,
  schema,
  settled,
  stateSchema,
} from '@wonders/core';
import { ACTION_CARDS, type ActionCard } from '../components/actions.js';
import type { Cards } from '../components/cards.js';
import { type DiscId, isDisc } from '../components/discs.js';
import type { Tables } from '../components/tables.js';
import { BUILDING_TYPES, CARDS_PER_TYPE } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { BOT_EFFORTS, options, type Settings } from '../options.js';
import type { Decision, DiscStack, Offer, State } from './index.js';
import { CATEGORIES, type Category, CHANCES, DECISIONS, ENDINGS, ID, PHASES, RULES } from './index.js';

/** More than any game has of anything that is counted. */
const MANY = 9999;
const ALL_SPACES = WONDERS.length * SPACES;
const count = integer(0, MANY);
const flag = oneOf(true, false);
const seat = integer(0, 4);
const action = oneOf(...ACTION_CARDS);
const disc: Schema<DiscId> = schema("a disc like 'crane-4' or 'camel-3-crane-2'", isDisc);
const cards = list(
  integer(0, CARDS_PER_TYPE),
  BUILDING_TYPES.length,
  BUILDING_TYPES.length,
) as unknown as Schema<Cards>;
const bySeat = <T>(each: Schema<T>) => list(each, 3, 5);
const byName = <K extends string, T>(names: readonly K[], each: Schema<T>): Schema<Readonly<Record<K, T>>> =>
  object(Object.fromEntries(names.map((name) => [name, each])) as never);

/** What `newGame` has chosen of the options of EIGHT-06. */
const settings = (): Schema<Settings> =>
  object<Settings>({
    ...settled(options, 'players', 'discSet', 'discChoice', 'twoColoured', 'actionCards', 'startSeat', 'stallRounds'),
    bots: bySeat(oneOf(...BOT_EFFORTS)),
    tables: orNull(settled(options, 'tables').tables as Schema<Tables>),
  });

/** The states of the game, by what each key can hold. Made when somebody asks: no page waits for it while it loads. */
export const states = () =>
  stateSchema<State>(
    ID,
    RULES,
    object<Decision>({ kind: oneOf(...DECISIONS, ...CHANCES), seat: integer(CHANCE, 4), owner: seat }),
    {
      options: settings(),
      phase: oneOf(...PHASES),
      active: seat,
      turns: count,
      idle: count,
      row: oneOf<State['row']>(1, 2, 3, 4, 5, 6, 7, 'light'),
      spaces: list(orNull(disc), ALL_SPACES, ALL_SPACES),
      parts: list(bySeat(integer(0, MANY)), WONDERS.length, WONDERS.length),
      site: orNull(integer(0, ALL_SPACES - 1)),
      offers: bySeat(orNull(object<Offer>({ cards, trade: flag }))),
      triples: list(seat, 0, 5),
      hands: bySeat(cards),
      hidden: bySeat(count),
      shown: bySeat(cards),
      owed: bySeat(count),
      pile: cards,
      discard: cards,
      actions: bySeat(list(action, 0, MANY)),
      hiddenActions: bySeat(count),
      actionPile: byName<ActionCard, number>(ACTION_CARDS, count),
      played: list(action, 0, MANY),
      discs: bySeat(list(disc, 0, ALL_SPACES)),
      box: list(object<DiscStack>({ disc, count }), 0, ALL_SPACES),
      scores: bySeat(byName<Category, number>(CATEGORIES, count)),
      ending: oneOf(...ENDINGS, null),
    },
    (s) => {
      const { players } = s.options;
      const { offers, hands, hidden, shown, owed, actions, hiddenActions, discs, scores } = s;
      const bySeat = {
        bots: s.options.bots,
        offers,
        hands,
        hidden,
        shown,
        owed,
        actions,
        hiddenActions,
        discs,
        scores,
      };
      return [
        ...Object.entries(bySeat).map(([name, each]): Follows => [`${name}/length`, each.length, players]),
        ...s.parts.map((each, i): Follows => [`parts/${i}/length`, each.length, players]),
      ];
    },
  );
