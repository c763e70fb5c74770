import { type ActionCard, activeSeats, type Category, type DiscId, type Offer, type State } from '../../src/index.js';
import { ACTION_CARDS, CARDS, discsOf } from '../by-hand/printed.js';
import { needs, sum } from '../by-hand/table.js';

// A whole game kept by hand beside the package: the table. It knows the package only by its ids and by what comes up by chance.

/** What has to be decided. */
type Asked = 'turn' | 'offer' | 'select' | 'triple' | 'double' | 'over';

/** What a part of the rules says otherwise than the package. */
export type Topic = 'setup' | 'legal' | 'windows' | 'draws' | 'cards' | 'builds' | 'points' | 'rows' | 'end';

export interface Kept {
  readonly seats: number;
  /** EIGHT-51: whether only the top disc of a wonder may be taken. */
  readonly top: boolean;
  /** EIGHT-133: turns in a row without a disc that end the game. */
  readonly patience: number;
  readonly hasActionCards: boolean;
  hands: number[][];
  pile: number[];
  discard: number[];
  /** The building cards that each seat is known to hold. */
  shown: number[][];
  actions: ActionCard[][];
  played: ActionCard[];
  spaces: (DiscId | null)[];
  discs: DiscId[][];
  /** Value by wonder and seat. */
  parts: number[][];
  scores: Record<Category, number>[];
  row: number | 'light';
  /** The columns on the track, bottom first. */
  track: number[];
  turns: number;
  /** Turns since a disc was taken. */
  idle: number;
  asked: Asked;
  /** Who has still to answer: offers in any order, everything else one after the other. */
  waiting: number[];
  site: number | null;
  /** From the reveal on without decoys. */
  offers: (Offer | null)[];
  /** Whose offers have been accepted; null if the build has been abandoned. */
  accepted: readonly number[] | null;
  /** Who has played a Triple bonus on its offer. */
  tripled: number[];
  ending: 'type-gone' | 'stall' | null;
}

/** The table as the package has it: where a game begins, and where it goes on after a difference. */
export function adopted(state: State, before: Kept | null): Kept {
  const { options } = state;
  const [first] = state.pending;
  const seats = options.players;
  return {
    seats,
    top: options.discChoice === 'top',
    patience: options.stallRounds * seats,
    hasActionCards: options.actionCards,
    hands: state.hands.map((hand) => [...hand]),
    pile: [...state.pile],
    discard: [...state.discard],
    shown: state.shown.map((cards) => [...cards]),
    actions: state.actions.map((cards) => [...cards]),
    played: [...state.played],
    spaces: [...state.spaces],
    discs: state.discs.map((discs) => [...discs]),
    parts: state.parts.map((parts) => [...parts]),
    scores: state.scores.map((each) => ({ ...each })),
    row: state.row,
    track: Array.from({ length: seats }, (_, i) => (state.active + i) % seats),
    turns: state.turns,
    idle: state.idle,
    asked: first === undefined ? 'over' : (first.kind as Asked),
    waiting: [...activeSeats(state)],
    site: state.site,
    offers: [...state.offers],
    accepted: before?.accepted ?? null,
    tripled: before?.tripled ?? [],
    ending: state.ending,
  };
}

const sorted = (words: readonly string[]): readonly string[] => [...words].sort();

/** EIGHT-10 to EIGHT-18: what differs in a game that has just begun; `drawn` are the seats that have drawn a card, in order. */
export function setupDiffers(state: State, drawn: readonly number[]): readonly string[] {
  const { options } = state;
  const { players } = options;
  const inHands = (kind: number) => sum(state.hands.map((hand) => hand[kind as 0] ?? 0));
  const tables = options.tables?.actionCards;
  const counts = Object.entries(ACTION_CARDS).map(([card, printed]) => {
    const count = tables?.[card as ActionCard].count ?? printed;
    return [card, options.actionCards ? count : 0] as const;
  });
  const expected = {
    discs: sorted(discsOf(options.discSet, options.twoColoured)),
    drawn: Array.from({ length: 4 * players }, (_, i) => Math.floor(i / 4)),
    hands: Array.from({ length: players }, () => 4),
    pile: [0, 1, 2, 3].map((kind) => CARDS - inHands(kind)),
    discard: [0, 0, 0, 0],
    row: 1,
    parts: 0,
    points: 0,
    actionPile: Object.fromEntries(counts),
    pending: [{ kind: 'turn', seat: state.active, owner: state.active }],
  };
  const found = {
    discs: sorted(state.spaces.map(String)),
    drawn,
    hands: state.hands.map(sum),
    pile: state.pile,
    discard: state.discard,
    row: state.row,
    parts: sum(state.parts.map(sum)),
    points: sum(state.scores.map((each) => sum(Object.values(each)))),
    actionPile: state.actionPile,
    pending: state.pending,
  };
  return differences(expected, found);
}

/** `hands: [[1, 0, 0, 0]], not [[0, 1, 0, 0]]` for each entry in which they differ. */
export function differences(expected: object, found: object): readonly string[] {
  const theirs = new Map(Object.entries(found));
  return Object.entries(expected).flatMap(([name, each]) => {
    const [own, their] = [JSON.stringify(each), JSON.stringify(theirs.get(name))];
    return own === their ? [] : [`${name}: ${own}, not ${their}`];
  });
}

/** What the table shows, by the part of the rules that decides it. */
function faces(kept: Kept) {
  const { asked, waiting, hands, pile, discard, shown, actions, played, spaces, discs, parts, scores, row } = kept;
  return {
    windows: {
      asked,
      waiting: asked === 'offer' ? waiting : waiting.slice(0, 1),
      track: kept.track,
      turns: asked === 'turn' ? kept.turns : null,
    },
    cards: { hands, pile, discard, shown, actions: actions.map(sorted), played: sorted(played) },
    builds: { spaces, discs: discs.map(sorted), parts },
    points: { rejected: scores.map((each) => each.rejected), finished: scores.map((each) => each.finished) },
    rows: { row },
    end: { ending: kept.ending, ...lists(scores) },
  };
}

const lists = (scores: Kept['scores']) => ({
  unfinished: scores.map((each) => each.unfinished),
  discBonus: scores.map((each) => each.discs),
  actionCards: scores.map((each) => each.actions),
});

/** Where the kept table and that of the package differ. */
export function tableDiffers(
  kept: Kept,
  state: State,
  track: readonly number[],
): readonly (readonly [Topic, string])[] {
  const own = faces(kept);
  const theirs = faces({ ...adopted(state, kept), track: [...track] });
  const all = (Object.keys(own) as (keyof typeof own)[]).flatMap((topic) =>
    differences(own[topic], theirs[topic]).map((each) => [topic, each] as const),
  );
  // Who is in another window has other things to do first.
  const windows = all.filter(([topic]) => topic === 'windows');
  return windows.length > 0 ? windows : all;
}

/** The needs of the disc under construction. */
export const needed = ({ site, spaces }: Kept): readonly number[] => {
  const disc = site === null ? null : spaces[site];
  return disc === null || disc === undefined ? [0, 0, 0, 0] : needs(disc);
};

export const active = ({ track }: Kept): number => track[0] ?? 0;

/** The other seats, clockwise from the active one. */
export const opponents = ({ track }: Kept): readonly number[] => track.slice(1);
