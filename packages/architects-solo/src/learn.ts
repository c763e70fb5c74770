/**
 * 7 Wonders: Architects for training: moves as numbers, views as observations.
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
import { type CardKind, KINDS, SYMBOLS } from './components/cards.js';
import { DIE_TABLES } from './components/die.js';
import { TOKEN_IDS } from './components/tokens.js';
import { WONDER_IDS } from './components/wonders.js';
import type { ArchitectsSolo } from './game/index.js';
import { rules } from './game/rules.js';
import {
  BACKS,
  DECK_NAMES,
  type Move,
  notation,
  PAYMENT_CARDS,
  type PassMove,
  type SeatMove,
  type SelectMove,
} from './notation.js';
import {
  type Cards,
  CHANCES,
  type ChanceKind,
  DECISIONS,
  type Decision,
  type DeckChoice,
  ENDINGS,
  type HiddenCard,
  OWED_EFFECTS,
  PHASES,
  type View,
} from './state/index.js';
import { HIDDEN_CARDS, keyOf } from './table/hidden.js';

type Table = Seen<View>;
type AreaView = View['areas'][number];

const SEATS = [0, 1, 2, 3, 4, 5, 6] as const;
const STAGES = [0, 1, 2, 3, 4] as const;
/** A card of the central pack, or with a neutral back. */
const CENTRAL = 'central' as const;
const PACKS = [...SEATS, CENTRAL] as const;
/** The kinds of moves of seats, in the order of the notation. */
const SEAT_MOVES = (Object.keys(notation) as Move['kind'][]).filter(
  (kind): kind is SeatMove['kind'] => !CHANCES.includes(kind as ChanceKind),
);

/** Hidden cards, as far as a viewer may know them: by back and kind. */
const HIDDEN_NAMES = HIDDEN_CARDS.map(({ card, back }) => `${card ?? 'unknown'} of pack ${back}`);

const hidden = <T>(name: string, read: (subject: T) => readonly HiddenCard[]): Feature<T> =>
  multiHot<T, string>(
    name,
    HIDDEN_NAMES,
    (subject) => read(subject).map((card) => HIDDEN_NAMES[keyOf(card)] as string),
    10,
  );

/** Values by pack, beginning with the observer's; the central pack comes last. */
const byPack = <T>({ view, seat }: Table, packs: readonly T[]): readonly (T | null)[] => {
  const seats = view.areas.length;
  const own = clockwise(packs.slice(0, seats), seat);
  return [...own, ...Array<null>(SEATS.length - seats).fill(null), packs[seats] ?? null];
};

const AREA: Feature<AreaView>[] = [
  flag('there', () => true),
  oneHot('wonder', WONDER_IDS, ({ wonder }) => wonder),
  counts('stages', STAGES, 1, ({ built }) => built.map(Number)),
  counts('cards', KINDS, 20, ({ cards }) => cards),
  multiHot('tokens', TOKEN_IDS, ({ tokens }) => tokens, 2),
  scalar('military victories', 20, ({ military }) => military),
  scalar('defeats', 20, ({ defeats }) => defeats),
  scalar('coins', 30, ({ coins }) => coins),
  counts('green cards in sets', SYMBOLS, 8, ({ matched }) => matched),
  scalar('tokens owed', 4, ({ tokensOwed }) => tokensOwed),
];

const SELECTION: Feature<SelectMove | PassMove>[] = [
  flag('made', () => true),
  flag('passes', ({ kind }) => kind === 'pass'),
  part<SelectMove | PassMove, SelectMove>(
    'select',
    (move) => (move.kind === 'select' ? move : null),
    oneHot('source', ['revealed', 'hand', 'opponent', 'central'], ({ source }) => source),
    oneHot('card', KINDS, ({ card }) => card),
    oneHot('back', BACKS, ({ back }) => back),
    flag('discards', ({ use }) => use === 'discard'),
  ),
];

const CHOICE: Feature<View['opponentChoice'] & object>[] = [
  flag('made', () => true),
  ...DECK_NAMES.map((deck, i) => oneHot<DeckChoice, CardKind>(`card of ${deck}`, KINDS, ({ cards }) => cards[i])),
  counts('priorities', DECK_NAMES, 8, ({ priorities }) => priorities),
  oneHot('by', ['priority', 'tie', 'none', 'denial'], ({ by }) => by),
  scalar('die', 6, ({ die }) => die),
  counts('stages helped', DECK_NAMES, 5, ({ helped }) => helped.map((stages) => stages.length)),
  oneHot('deck', DECK_NAMES, ({ deck }) => deck),
  oneHot('taken', DECK_NAMES, ({ taken }) => taken),
];

const OPTIONS: Feature<View['options']>[] = [
  flag('solo', ({ mode }) => mode === 'solo'),
  flag('three ages', ({ structure }) => structure === 'three-ages'),
  scalar('score factor', 2, ({ scoreFactor }) => scoreFactor),
  flag('the Opponent builds', ({ opponentBuilds }) => opponentBuilds),
  flag('central pick always', ({ centralPick }) => centralPick === 'always'),
  flag('the Cat peeks', ({ catPower }) => catPower === 'peek'),
  flag('the Opponent sees central', ({ opponentSeesCentral }) => opponentSeesCentral),
  flag('denial', ({ denial }) => denial),
  flag('coins are points', ({ coinVp }) => coinVp),
  flag('politics per Cat', ({ politics }) => politics === 'per-cat'),
  flag('military by source', ({ military }) => military === 'source'),
  flag('literal battles', ({ battleVsZero }) => battleVsZero === 'literal'),
  flag('neutral deck', ({ centralSupply }) => centralSupply === 'neutral-deck'),
];

/**
 * Moves as numbers and views as observations, for `@wonders/core/learn`. The payment of a stage is chosen card by card.
 *
 * @example
 * ```ts
 * import { architectsSolo } from '@wonders/architects-solo';
 * import { learn } from '@wonders/architects-solo/learn';
 * const view = architectsSolo.view(architectsSolo.newGame({ seed: 'monday' }), 0);
 * console.log(learn.observe(view, 0).length === learn.observation.length, learn.actions.longest); // true 9
 * ```
 * @category Learning
 */
export const learn: Learn<ArchitectsSolo> = /* @__PURE__ */ defineLearn(rules, {
  kinds: SEAT_MOVES,
  // A stage costs four at most.
  composed: { build: { payment: { ...Object.fromEntries(PAYMENT_CARDS.map((card) => [card, 5])), doubled: 2 } } },
  features: [
    part<Table, View['options']>('option', ({ view }) => view.options, ...OPTIONS),
    scalar('seats', 7, ({ view }) => view.areas.length),
    oneHot('seat', SEATS, ({ seat }) => seat),
    part<Table, Decision>(
      'decision',
      ({ view }) => view.pending.at(-1),
      oneHot('kind', DECISIONS, ({ kind }) => DECISIONS.find((known) => known === kind)),
      oneHot('receiver', SEATS, ({ receiver }) => receiver),
      oneHot('deck', [0, 1, 2, 3, 4, 5, 6, 7], ({ deck }) => deck),
      oneHot('slot', [0, 1, 2], ({ slot }) => slot),
      oneHot('table', DIE_TABLES, ({ table }) => table),
    ),
    scalar('decisions pending', 6, ({ view }) => view.pending.length),
    oneHot('phase', PHASES, ({ view }) => view.phase),
    oneHot('turn of', SEATS, ({ view, seat }) => (view.seat - seat + view.areas.length) % view.areas.length),
    scalar('turn', 300, ({ view }) => view.turn),
    scalar('age', 3, ({ view }) => view.age),
    scalar('passes', 7, ({ view }) => view.passes),
    flag('took the card of the Opponent', ({ view }) => view.denied),
    each<Table, AreaView>('area', SEATS, ({ view, seat }) => clockwise(view.areas, seat), ...AREA),
    each<Table, { readonly cards: Readonly<Cards> }>(
      'unseen of pack',
      PACKS,
      (table) =>
        byPack(
          table,
          table.view.pools.map((cards) => ({ cards })),
        ),
      counts('cards', KINDS, 20, ({ cards }) => cards),
    ),
    each<Table, HiddenCard>(
      'face up',
      PACKS,
      (table) => byPack(table, table.view.faceUp),
      oneHot('card', KINDS, ({ card }) => card),
      oneHot('back', [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7], ({ back }) => back),
    ),
    each<Table, { readonly hand: readonly HiddenCard[] }>(
      'hand',
      [0, 1],
      ({ view, seat }) => (view.hands.length > 2 ? [] : clockwise(view.hands, seat).map((hand) => ({ hand }))),
      hidden('cards', ({ hand }) => hand),
    ),
    hidden('central deck', ({ view }) => view.central.cards),
    part<Table, View['central']['top'] & object>(
      'top of the central deck',
      ({ view }) => view.central.top,
      flag('known to somebody', () => true),
      flag('face up', ({ seenBy }) => seenBy === 'all'),
      multiHot('seen by', SEATS, ({ seenBy }) => (seenBy === 'all' ? [] : seenBy)),
      oneHot('card', KINDS, ({ card }) => card),
      oneHot('back', [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7], ({ back }) => back),
    ),
    hidden('central discard', ({ view }) => view.central.discard),
    counts('out of the game', KINDS, 20, ({ view }) => view.discard),
    multiHot('tokens of the stack', TOKEN_IDS, ({ view }) => view.tokenStack, 2),
    each<Table, { readonly token: (typeof TOKEN_IDS)[number] }>(
      'token',
      [0, 1, 2],
      ({ view }) => view.tokenSlots.map((token) => (token === null ? null : { token })),
      oneHot('id', TOKEN_IDS, ({ token }) => token),
    ),
    oneHot('cat', SEATS, ({ view, seat }) =>
      view.cat === null ? null : (view.cat - seat + view.areas.length) % view.areas.length,
    ),
    scalar('conflicts turned', 6, ({ view }) => view.conflictsTurned),
    multiHot('tokens used', TOKEN_IDS, ({ view }) => view.used, 2),
    multiHot('extra cards by', TOKEN_IDS, ({ view }) => view.triggers, 2),
    multiHot('owed', OWED_EFFECTS, ({ view }) => view.owed, 3),
    oneHot('owed first', OWED_EFFECTS, ({ view }) => view.owed[0]),
    oneHot('taken', KINDS, ({ view }) => view.taken),
    part<Table, View['looked'] & object>(
      'looked at',
      ({ view }) => view.looked,
      oneHot('deck', [0, 1, 2, 3, 4, 5, 6, 7], ({ deck }) => deck),
      hidden('cards', ({ cards }) => cards),
    ),
    scalar('die', 6, ({ view }) => view.die),
    part<Table, SelectMove | PassMove>('selection', ({ view }) => view.selection, ...SELECTION),
    part<Table, View['opponentChoice'] & object>(
      'choice of the Opponent',
      ({ view }) => view.opponentChoice,
      ...CHOICE,
    ),
    each<Table, { readonly card: CardKind }>(
      'selected card',
      SEATS,
      ({ view, seat }) => clockwise(view.selectedCards, seat).map((card) => (card === null ? null : { card })),
      oneHot('kind', KINDS, ({ card }) => card),
    ),
    oneHot('ending', ENDINGS, ({ view }) => view.ending),
  ],
});
