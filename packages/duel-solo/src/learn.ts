/**
 * 7 Wonders Duel for machine learning: moves as numbers, and the table as an observation.
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
import { CARD_IDS, type CardId, COLOURS, MYTHOLOGIES, type Mythology, SYMBOLS } from './components/cards.js';
import { DIRECTIONS } from './components/directions.js';
import { SLOTS } from './components/layouts.js';
import { CAPITAL, fineOf, halfOf } from './components/military.js';
import { DIVINITIES, OFFERINGS, type Offering } from './components/pantheon.js';
import { PROGRESS } from './components/progress.js';
import { keysOf, RESOURCES } from './components/resources.js';
import { LEVELS } from './components/solo.js';
import { PROMOS, WONDER_IDS } from './components/wonders.js';
import type { DuelSolo } from './game/index.js';
import { rules } from './game/rules.js';
import { notation } from './notation.js';
import {
  type Built,
  CAUSES,
  CHANCES,
  type CityState,
  DECISIONS,
  type Decision,
  type DivinityPlace,
  ENDINGS,
  PHASES,
  SOURCES,
  type View,
} from './state/index.js';

type Table = Seen<View>;
type PantheonView = NonNullable<View['pantheon']>;

const SIDES = ['own', 'other'] as const;
/** The kinds of moves that seats make. */
const KINDS = keysOf(notation).filter((kind) => !(CHANCES as readonly string[]).includes(kind));

const SPACES = [1, 2, 3, 4, 5, 6] as const;
const FACES = [...DIVINITIES, 'gate', 'open', 'hidden'] as const;
const MILITARY = ['own-5', 'own-2', 'other-2', 'other-5'] as const;
const SLOT_NUMBERS = Array.from({ length: SLOTS }, (_, slot) => slot);
const DECK_PLACES = DIVINITIES.map((_, place) => place);

const bits = (mask: number, length: number): readonly number[] => Array.from({ length }, (_, i) => (mask >> i) & 1);

const DECISION: Feature<Decision>[] = [
  oneHot('kind', DECISIONS, ({ kind }) => DECISIONS.find((known) => known === kind)),
  oneHot('mythology', MYTHOLOGIES, ({ mythology }) => mythology),
  oneHot('divinity', DIVINITIES, ({ divinity }) => divinity),
  oneHot('wonder', WONDER_IDS, ({ wonder }) => wonder),
  oneHot('colour', ['brown', 'grey'], ({ colour }) => colour),
  oneHot('source', SOURCES, ({ source }) => source),
  oneHot('cause', CAUSES, ({ cause }) => cause),
];

const CITY: Feature<CityState>[] = [
  scalar('coins', 60, ({ coins }) => coins),
  scalar('coins on Astarte', 7, ({ astarte }) => astarte),
  multiHot('cards', CARD_IDS, ({ cards }) => cards),
  multiHot('wonders to construct', WONDER_IDS, ({ wonders }) => wonders),
  each<CityState, Built>(
    'wonder',
    WONDER_IDS,
    ({ built }) => WONDER_IDS.map((wonder) => built.find((each) => each.wonder === wonder)),
    flag('constructed', () => true),
    oneHot('card under it', CARD_IDS, ({ card }) => card),
  ),
  multiHot('progress', PROGRESS, ({ progress }) => progress),
  counts('units', RESOURCES, 8, ({ wood, clay, stone, glass, papyrus }) => [wood, clay, stone, glass, papyrus]),
  counts('choices', ['raw', 'goods'], 4, ({ rawChoices, goodChoices }) => [rawChoices, goodChoices]),
  counts('fixed prices', RESOURCES, 1, ({ fixed }) => bits(fixed, RESOURCES.length)),
  counts('symbols', SYMBOLS, 1, ({ symbols }) => bits(symbols, SYMBOLS.length)),
  counts('cards by colour', COLOURS, 12, (city) => COLOURS.map((colour) => city[colour])),
];

/** A slot of the structure that bears a card. */
interface Slot {
  readonly card: CardId | null;
  readonly accessible: boolean;
  readonly purple: boolean;
  readonly token: Mythology | Offering | null;
}

function slots({ view }: Table): readonly (Slot | null)[] {
  return view.structure.map((card, slot) => {
    if (((view.present >> slot) & 1) === 0) return null;
    return {
      card: card === 'face-down' ? null : card,
      accessible: ((view.open >> slot) & 1) === 1,
      purple: ((view.purple >> slot) & 1) === 1,
      token: view.pantheon?.tokens[slot] ?? null,
    };
  });
}

const SLOT: Feature<Slot>[] = [
  flag('there', () => true),
  flag('accessible', ({ accessible }) => accessible),
  flag('purple back', ({ purple }) => purple),
  oneHot('card', CARD_IDS, ({ card }) => card),
  oneHot<Slot, Mythology | Offering>('token', [...MYTHOLOGIES, ...OFFERINGS], ({ token }) => token),
];

const DIVINITY: Feature<DivinityPlace>[] = [
  oneHot('mythology', MYTHOLOGIES, ({ mythology }) => mythology),
  oneHot('face', FACES, ({ id }) => id),
  scalar('seats that know it', 2, ({ seenBy }) => seenBy.length),
];

const PANTHEON: Feature<PantheonView>[] = [
  each<PantheonView, DivinityPlace>('place of the decks', DECK_PLACES, ({ decks }) => decks, ...DIVINITY),
  each<PantheonView, DivinityPlace>(
    'space',
    SPACES,
    ({ spaces }) => spaces,
    flag('taken', () => true),
    ...DIVINITY,
  ),
  multiHot('enki', PROGRESS, ({ enki }) => enki),
  flag('minerva stands', ({ minerva }) => minerva !== null),
  oneHot('snake', CARD_IDS, ({ snake }) => snake),
];

const HOLDING: Feature<PantheonView['holdings'][number]>[] = [
  multiHot('divinities', DIVINITIES, ({ divinities }) => divinities),
  multiHot('mythology tokens', MYTHOLOGIES, ({ mythologies }) => mythologies, 3),
  multiHot('offering tokens', OFFERINGS, ({ offerings }) => offerings),
];

const OPTIONS: Feature<View['options']>[] = [
  flag('solo', ({ mode }) => mode === 'solo'),
  flag('pantheon', ({ pantheon }) => pantheon),
  oneHot('level', LEVELS, ({ level }) => level),
  multiHot('promos', PROMOS, ({ promos }) => promos),
  flag('actual costs', ({ costReading }) => costReading === 'actual'),
  flag('tied ages: last active chooses', ({ tiedAgeStart }) => tiedAgeStart === 'last-active-chooses'),
  flag('scales as printed', ({ scaleVersion }) => scaleVersion === 'as-printed'),
  flag('SOLO seeks wins everywhere', ({ soloSeeksWin }) => soloSeeksWin === 'everywhere'),
  flag('Zeus takes tokens', ({ zeusToken }) => zeusToken === 'taken'),
  flag('Ra by printed cost', ({ raReading }) => raReading === 'printed'),
  flag('SOLO wins with wonders', ({ soloWinsWithWonder }) => soloWinsWithWonder),
  flag('the wonders of a first game', ({ draft }) => draft === 'first-game'),
  flag('divinities by actual price', ({ divinityCost }) => divinityCost === 'actual'),
];

/** A space of the conflict track from the observer's side: positive spaces are its advantage. */
const advantage = (place: number, seat: number): number => (seat === 0 ? place : -place);

/**
 * Moves as numbers and views as observations, for `@wonders/core/learn`. The observation leaves out two options: `wonderOverrides`, as a net
 * learns the prints that it plays with, and `pawnStart`, as it sees the pawn.
 *
 * @example
 * ```ts
 * import { duelSolo } from '@wonders/duel-solo';
 * import { learn } from '@wonders/duel-solo/learn';
 * const view = duelSolo.view(duelSolo.newGame({ seed: 'monday' }), 1);
 * console.log(learn.observe(view, 1).length === learn.observation.length, learn.actions.longest); // true 1
 * ```
 * @category Learning
 */
export const learn: Learn<DuelSolo> = /* @__PURE__ */ defineLearn(rules, {
  kinds: KINDS,
  features: [
    part<Table, View['options']>('option', ({ view }) => view.options, ...OPTIONS),
    oneHot('seat', [0, 1], ({ seat }) => seat),
    part<Table, Decision>('decision', ({ view }) => view.pending.at(-1), ...DECISION),
    scalar('decisions pending', 6, ({ view }) => view.pending.length),
    oneHot('phase', PHASES, ({ view }) => view.phase),
    oneHot('age', [0, 1, 2, 3], ({ view }) => view.age),
    flag('own turn', ({ view, seat }) => view.seat === seat),
    flag('began the game', ({ view, seat }) => view.first === seat),
    flag('another turn', ({ view }) => view.again),
    oneHot('direction of SOLO', DIRECTIONS, ({ view }) => view.direction),
    scalar('conflict pawn', CAPITAL, ({ view, seat }) => advantage(view.pawn, seat), { signed: true }),
    multiHot('military tokens', MILITARY, ({ view, seat }) =>
      view.military.map((id) => `${halfOf(id) === seat ? 'own' : 'other'}-${fineOf(id) === 5 ? 5 : 2}` as const),
    ),
    multiHot('wonders nobody has seen', WONDER_IDS, ({ view }) => view.pool),
    multiHot('wonders to choose from', WONDER_IDS, ({ view }) => view.offer),
    multiHot('progress on the board', PROGRESS, ({ view }) => view.board),
    multiHot('progress drawn', PROGRESS, ({ view }) => view.drawn),
    each<Table, Slot>('slot', SLOT_NUMBERS, slots, ...SLOT),
    multiHot('cards nobody has seen', CARD_IDS, ({ view }) => view.deck),
    scalar('of them outside of the structure', 20, ({ view }) => view.outside),
    multiHot('removed', CARD_IDS, ({ view }) => view.removed),
    multiHot('discard', CARD_IDS, ({ view }) => view.discard),
    each<Table, CityState>('city', SIDES, ({ view, seat }) => clockwise(view.cities, seat), ...CITY),
    flag('with pantheon', ({ view }) => view.pantheon !== null),
    part<Table, PantheonView>('pantheon', ({ view }) => view.pantheon, ...PANTHEON),
    scalar('minerva', CAPITAL, ({ view, seat }) => advantage(view.pantheon?.minerva ?? 0, seat), { signed: true }),
    each<Table, PantheonView['holdings'][number]>(
      'holding',
      SIDES,
      ({ view, seat }) => (view.pantheon === null ? [] : clockwise(view.pantheon.holdings, seat)),
      ...HOLDING,
    ),
    oneHot('ending', ENDINGS, ({ view }) => view.ending),
  ],
});
