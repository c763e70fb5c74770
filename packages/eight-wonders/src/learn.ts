/**
 * Eight Wonders in numbers, to train bots: moves as numbers, and views as observations.
 *
 * @packageDocumentation
 */
import {
  clockwise,
  counts,
  defineLearn,
  each,
  type Feature,
  flag,
  type Learn,
  multiHot,
  oneHot,
  part,
  type Seen,
  scalar,
} from '@wonders/core/learn';
import { ACTION_CARDS, type ActionCard } from './components/actions.js';
import type { Cards } from './components/cards.js';
import { type DiscId, discOf } from './components/discs.js';
import { BUILDING_TYPES, CARDS_PER_TYPE, PARTS, TYPES } from './components/types.js';
import { SPACES, WONDERS } from './components/wonders.js';
import type { EightWonders } from './game/index.js';
import { rules } from './game/rules.js';
import { CATEGORIES } from './scoring.js';
import { DECISIONS, ENDINGS, type Offer, PHASES, type View } from './state/index.js';

type Table = Seen<View>;

const SEATS = [0, 1, 2, 3, 4] as const;
const SPACE_NAMES = WONDERS.flatMap((wonder) => Array.from({ length: SPACES }, (_, space) => `${wonder} ${space}`));

/** The seats from the observer on: 0 is the observer. */
const fromMe = ({ view, seat }: Table, whose: number): number => (whose - seat + view.hands.length) % view.hands.length;

/** How many numbers of cards each type can have. The last type comes first, as in the numbers of hand vectors. */
const cardsTo = (most: number): Readonly<Record<string, number>> =>
  Object.fromEntries([...BUILDING_TYPES].reverse().map((type) => [type, most + 1]));

/** How many of these discs show each type. */
const shownBy = (discs: readonly DiscId[]): readonly number[] =>
  TYPES.map((type) => discs.filter((disc) => discOf(disc).types.includes(type)).length);

/** A seat: its cards, its offer, its discs and its points. */
interface Place {
  readonly hand: Cards;
  readonly hidden: number;
  readonly shown: Cards;
  readonly owed: number;
  readonly offer: Offer | 'hidden' | null;
  readonly actions: readonly ActionCard[];
  readonly hiddenActions: number;
  readonly discs: readonly DiscId[];
  readonly scores: View['scores'][number];
}

const placesOf = ({ view, seat }: Table): readonly Place[] =>
  clockwise(
    view.hands.map((hand, i) => ({
      hand,
      hidden: view.hidden[i] ?? 0,
      shown: view.shown[i] ?? [0, 0, 0, 0],
      owed: view.owed[i] ?? 0,
      offer: view.offers[i] ?? null,
      actions: view.actions[i] ?? [],
      hiddenActions: view.hiddenActions[i] ?? 0,
      discs: view.discs[i] ?? [],
      scores: view.scores[i] as View['scores'][number],
    })),
    seat,
  );

const PLACE: Feature<Place>[] = [
  flag('there', () => true),
  counts('hand', BUILDING_TYPES, CARDS_PER_TYPE, ({ hand }) => hand),
  scalar('hidden cards', 100, ({ hidden }) => hidden),
  counts('cards known to all', BUILDING_TYPES, CARDS_PER_TYPE, ({ shown }) => shown),
  scalar('cards to draw', 20, ({ owed }) => owed),
  flag('has offered', ({ offer }) => offer !== null),
  part<Place, Offer>(
    'offer',
    ({ offer }) => (offer === 'hidden' ? null : offer),
    flag('known', () => true),
    counts('cards', BUILDING_TYPES, 9, ({ cards }) => cards),
    flag('trade', ({ trade }) => trade),
  ),
  multiHot('action cards', ACTION_CARDS, ({ actions }) => actions, 4),
  scalar('hidden action cards', 10, ({ hiddenActions }) => hiddenActions),
  scalar('discs', 24, ({ discs }) => discs.length),
  counts('discs by type', BUILDING_TYPES, 8, ({ discs }) => shownBy(discs)),
  counts('points', CATEGORIES, 200, ({ scores }) => CATEGORIES.map((category) => scores[category])),
];

const OPTIONS: Feature<View['options']>[] = [
  flag('published discs', ({ discSet }) => discSet === 'published-3-6'),
  flag('any disc may be built', ({ discChoice }) => discChoice === 'any'),
  flag('two-coloured discs', ({ twoColoured }) => twoColoured),
  flag('with action cards', ({ actionCards }) => actionCards),
];

/**
 * Moves as numbers and views as observations, for `@wonders/core/learn`. Offers, completions and trades are composed: first
 * the kind, then the number of cards of each type and the rest, each as a number of its own. Moves name seats as the table
 * does; observations count them from the observer. Replaced tables (`tables`) are not observed: a net learns the tables that
 * it plays with.
 *
 * @example
 * ```ts
 * import { eightWonders } from '@wonders/eight-wonders';
 * import { learn } from '@wonders/eight-wonders/learn';
 * const view = eightWonders.view(eightWonders.newGame({ seed: 'monday' }), 0);
 * console.log(learn.observe(view, 0).length === learn.observation.length, learn.actions.longest); // true 10
 * ```
 * @category Learning
 */
export const learn: Learn<EightWonders> = /* @__PURE__ */ defineLearn(rules, {
  kinds: ['pass', 'build', 'offer', 'complete', 'abandon', 'card-draw', 'card-trade', 'triple', 'double'],
  composed: {
    offer: { cards: cardsTo(9) },
    complete: { accept: Object.fromEntries(SEATS.map((seat) => [`seat ${seat}`, 2])), jokers: cardsTo(9) },
    'card-trade': { give: cardsTo(CARDS_PER_TYPE) },
  },
  features: [
    part<Table, View['options']>('option', ({ view }) => view.options, ...OPTIONS),
    scalar('seats', 5, ({ view }) => view.options.players),
    oneHot('seat', SEATS, ({ seat }) => seat),
    oneHot('decision', DECISIONS, ({ view }) => DECISIONS.find((kind) => kind === view.pending.at(-1)?.kind)),
    oneHot('decision of', SEATS, (table) => fromMe(table, table.view.pending.at(-1)?.owner ?? 0)),
    scalar('decisions pending', 5, ({ view }) => view.pending.length),
    oneHot('phase', PHASES, ({ view }) => view.phase),
    oneHot('active seat', SEATS, (table) => fromMe(table, table.view.active)),
    scalar('turns', 400, ({ view }) => view.turns),
    scalar('turns without a disc', 1, ({ view }) => view.idle / (view.options.stallRounds * view.hands.length)),
    oneHot('row', [1, 2, 3, 4, 5, 6, 7, 'light'], ({ view }) => view.row),
    each<Table, { readonly disc: DiscId }>(
      'space',
      SPACE_NAMES,
      ({ view }) => view.spaces.map((disc) => (disc === null ? null : { disc })),
      flag('disc', () => true),
      counts('needs', BUILDING_TYPES, 9, ({ disc }) => discOf(disc).needs),
    ),
    each<Table, { readonly parts: readonly number[] }>(
      'wonder',
      WONDERS,
      ({ view, seat }) => view.parts.map((parts) => ({ parts: clockwise(parts, seat) })),
      counts('parts', SEATS, PARTS, ({ parts }) => parts),
    ),
    multiHot('triple bonus of', SEATS, (table) => table.view.triples.map((seat) => fromMe(table, seat))),
    oneHot('site', SPACE_NAMES, ({ view }) => (view.site === null ? null : SPACE_NAMES[view.site])),
    each<Table, Place>('player', SEATS, placesOf, ...PLACE),
    counts('unplaced cards', BUILDING_TYPES, CARDS_PER_TYPE, ({ view }) => view.pile),
    counts('discarded cards', BUILDING_TYPES, CARDS_PER_TYPE, ({ view }) => view.discard),
    counts('unplaced action cards', ACTION_CARDS, 6, ({ view }) => ACTION_CARDS.map((card) => view.actionPile[card])),
    multiHot('action cards played', ACTION_CARDS, ({ view }) => view.played, 6),
    oneHot('ending', ENDINGS, ({ view }) => view.ending),
  ],
});
