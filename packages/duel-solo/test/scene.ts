import { replaced, seedRng } from '@wonders/core';
import { testTable } from '@wonders/core/testing';
import type { DescribedExplanation } from '@wonders/core/words';
import type { CardId, Mythology } from '../src/components/cards.js';
import { deckOf, MYTHOLOGIES } from '../src/components/cards.js';
import type { Direction } from '../src/components/directions.js';
import { LAYOUTS } from '../src/components/layouts.js';
import type { MilitaryId } from '../src/components/military.js';
import { DECKS, type DivinityId, MYTHOLOGY_OF, type Offering } from '../src/components/pantheon.js';
import type { ProgressId } from '../src/components/progress.js';
import type { WonderId } from '../src/components/wonders.js';
import { duelSolo } from '../src/game/index.js';
import type { Options } from '../src/options.js';
import { ASK } from '../src/state/decisions.js';
import { clone } from '../src/state/generated.js';
import type { Decision, DivinityPlace, Draft, State } from '../src/state/index.js';
import { recount } from '../src/table/city.js';
import { EVERYBODY, NOBODY } from '../src/table/pantheon.js';
import { describeExplanation } from '../src/words/index.js';

/** The contents of a city in a scene. */
interface Town {
  readonly coins?: number;
  readonly cards?: readonly CardId[];
  readonly wonders?: readonly WonderId[];
  readonly built?: readonly WonderId[];
  readonly progress?: readonly ProgressId[];
  readonly divinities?: readonly DivinityId[];
  readonly mythologies?: readonly Mythology[];
  readonly offerings?: readonly Offering[];
  readonly astarte?: number;
}

/** A position to test. Parts that you leave out are empty. */
export interface Scene {
  readonly options?: Partial<Options> & { readonly chance?: 'manual'; readonly names?: readonly string[] };
  readonly age?: 1 | 2 | 3;
  readonly seat?: 0 | 1;
  readonly direction?: Direction;
  readonly pawn?: number;
  readonly military?: readonly MilitaryId[];
  readonly structure?: Readonly<Record<number, CardId | 'face-down'>>;
  readonly tokens?: Readonly<Record<number, Mythology | Offering>>;
  readonly zero?: Town;
  readonly one?: Town;
  readonly board?: readonly ProgressId[];
  readonly drawn?: readonly ProgressId[];
  readonly discard?: readonly CardId[];
  readonly removed?: readonly CardId[];
  readonly outside?: number;
  readonly spaces?: Readonly<Record<number, DivinityId | 'gate' | 'open'>>;
  /** Divinities on top of their decks that both seats know. The first one of a mythology is on top. */
  readonly tops?: readonly DivinityId[];
  readonly enki?: readonly ProgressId[];
  readonly minerva?: number;
  readonly snake?: CardId;
  /** The decision to make; by default, a turn of `seat`. */
  readonly pending?: readonly Decision[];
}

/** The position of a scene, for tests. It is consistent in everything that prices and rules read. */
export function scene(given: Scene = {}): State {
  const { age = 1, seat = 0, structure = { 18: 'altar', 19: 'theater' }, zero = {}, one = {} } = given;
  const fresh: Draft = clone(duelSolo.newGame({ seed: 'scene', ...given.options }));
  const draft: Draft = {
    ...fresh,
    rng: given.options?.chance === 'manual' ? null : seedRng('scene'),
    pending: [...(given.pending ?? [ASK.turn[seat]])],
    phase: 'turn',
    age,
    seat,
    direction: fresh.options.mode === 'solo' ? (given.direction ?? 'SM') : null,
    pawn: given.pawn ?? 0,
    military: [...(given.military ?? fresh.military)],
    pool: [],
    offer: [],
    board: [...(given.board ?? [])],
    drawn: [...(given.drawn ?? [])],
    structure: Array.from({ length: 20 }, (_, slot) => structure[slot] ?? null),
    outside: given.outside ?? 3,
    removed: [...(given.removed ?? [])],
    discard: [...(given.discard ?? [])],
    cities: [town(fresh.cities[0], zero), town(fresh.cities[1], one)],
  };
  if (draft.pantheon !== null) {
    const places = Object.entries(given.spaces ?? {}).map(([space, id]) => [Number(space), id] as const);
    for (const [space, id] of places) draft.pantheon.spaces = replaced(draft.pantheon.spaces, space - 1, place(id));
    draft.pantheon.tokens = Array.from({ length: 20 }, (_, slot) => given.tokens?.[slot] ?? null);
    draft.pantheon.enki = [...(given.enki ?? [])];
    draft.pantheon.minerva = given.minerva ?? null;
    draft.pantheon.snake = given.snake ?? null;
    draft.pantheon.holdings = [holding(zero), holding(one)];
    const gone = [...places.map(([, id]) => id), ...(zero.divinities ?? []), ...(one.divinities ?? [])];
    draft.pantheon.decks = MYTHOLOGIES.flatMap((mythology) => {
      const tops = (given.tops ?? []).filter((id) => MYTHOLOGY_OF[id] === mythology);
      const size = DECKS[mythology].filter((id) => !gone.includes(id)).length;
      return Array.from({ length: size }, (_, i): DivinityPlace => {
        const id = tops[i] ?? 'open';
        return { mythology, id, seenBy: id === 'open' ? NOBODY : EVERYBODY };
      });
    });
  }
  const layout = LAYOUTS[age];
  draft.present = draft.structure.reduce((sum, card, i) => (card === null ? sum : sum | (1 << i)), 0);
  draft.hidden = draft.structure.reduce((sum, card, i) => (card === 'face-down' ? sum | (1 << i) : sum), 0);
  draft.open = 0;
  for (const [i, by] of layout.coveredBy.entries())
    if ((draft.present & (1 << i)) !== 0 && (by & draft.present) === 0) draft.open |= 1 << i;
  draft.cities = [recount(draft as State, 0), recount(draft as State, 1)];
  const seen: readonly unknown[] = [
    ...draft.structure,
    ...draft.discard,
    ...draft.removed,
    ...draft.cities.flatMap((city) => [...city.cards, ...city.built.map(({ card }) => card)]),
  ];
  draft.deck = deckOf(age, draft.options.pantheon).filter((card) => !seen.includes(card));
  return draft;
}

function town(empty: Draft['cities'][0], given: Town): Draft['cities'][0] {
  const { coins = 7, cards = [], wonders = [], built = [], progress = [], astarte = 0 } = given;
  return {
    ...empty,
    coins,
    astarte,
    cards: [...cards],
    wonders: [...wonders],
    built: built.map((wonder) => ({ wonder, card: 'guard-tower' as CardId })),
    progress: [...progress],
  };
}

const holding = ({ divinities = [], mythologies = [], offerings = [] }: Town) => ({
  divinities: [...divinities],
  mythologies: [...mythologies],
  offerings: [...offerings],
});

function place(id: DivinityId | 'gate' | 'open'): DivinityPlace {
  if (id === 'gate') return { mythology: null, id, seenBy: EVERYBODY };
  if (id === 'open') return { mythology: 'roman', id, seenBy: NOBODY };
  return { mythology: MYTHOLOGY_OF[id], id, seenBy: EVERYBODY };
}

/** Plays, lists, refuses and chooses moves given as text. */
export const { play, events, legal, refused, bot } = testTable(duelSolo);

/** Why the bot chooses its move, in sentences. */
export const explained = (state: State): DescribedExplanation =>
  describeExplanation(state, duelSolo.explainBotMove(state));

/** The rule of the last deciding item and the number of candidates that it kept, from the end of the explanation. */
export function decidedBy(state: State): string {
  const { steps } = duelSolo.explainBotMove(state);
  const decisive = steps.filter(({ candidates }) => candidates.some(({ kept }) => !kept));
  return decisive[decisive.length - 1]?.rule ?? 'none';
}
