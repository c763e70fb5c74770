/** What holds of the places that items are about. */
import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import type { Foretold, Told } from '../../contract/told.js';
import { copy } from '../../engine/state-form.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import type { AnyWords } from '../../words/words-of.js';
import { anyOf } from '../laws/random.js';
import { fail } from '../laws/same.js';

/** So often the places of a kind of item are looked for at least. */
const OFTEN = 4;

/** How often the places of each kind of item have been looked for. */
export type Stood = Map<string, number>;

interface Placed<G extends AnyGame> {
  readonly game: G;
  readonly contract: {
    drawBoard(view: ViewOf<G>, options?: { readonly width: 'desk' | 'phone'; readonly still: boolean }): string;
    readonly elsewhere?: Readonly<Record<string, string>>;
    readonly every?: number;
  };
  readonly plain: AnyWords;
  /** Names the ply: what is looked at depends on it alone. */
  readonly at: string;
  readonly stood: Stood;
}

/** A move that is about to be made, and what a viewer is told of it. */
interface Deed<G extends AnyGame> {
  readonly now: StateOf<G>;
  readonly next: StateOf<G>;
  readonly viewer: Seat | 'spectator';
  readonly events: readonly EventOf<G>[];
  readonly items: readonly (Told | undefined)[];
}

const idsOf = (svg: string): ReadonlySet<string> =>
  new Set([...svg.matchAll(/<g id="([^"]+)"/g)].map(([, id = '']) => id));

/** What says which sentence it is, or why, and names no piece. */
const NAMELESS = ['kind', 'decision', 'ending'];

/** All texts in a value: what it names. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => (NAMELESS.includes(key) ? [] : textsIn(part)))
      : [];

/** Fails unless the places of an item stand on one of the boards. */
function stand({ places, text }: Told, boards: readonly ReadonlySet<string>[], what: string): void {
  for (const place of places)
    if (!boards.some((ids) => ids.has(place)))
      fail(`${what}, "${text}", is about the place ${place}, which its board does not draw`);
  if (new Set(places).size < places.length) fail(`${what}, "${text}", names a place twice: ${places.join(', ')}`);
}

/** Fails where an event names a piece that lies on the board, and its item is not about it. */
function namesPieces(event: object, { places, text }: Told, ids: ReadonlySet<string>, what: string): void {
  for (const named of textsIn(event)) {
    const lying = [...ids].filter((id) => id.slice(id.indexOf('-') + 1) === named);
    if (lying.length > 0 && !lying.some((id) => places.includes(id)))
      fail(`${what} names ${lying.join(', ')}, and the places of "${text}" are ${places.join(', ') || 'none'}`);
  }
}

/** Fails unless the places of what is told at a ply stand on the boards that it speaks of: for events that after the move, for notices the present one. */
export function placesStand<G extends AnyGame>(placed: Placed<G>, { now, next, viewer, events, items }: Deed<G>): void {
  const { game, contract, plain, at, stood } = placed;
  const rng = seedRng(`places/${at}`);
  const width = anyOf(rng, ['desk', 'phone'] as const);
  const still = drawInt(rng, 2) === 0;
  const board = (state: StateOf<G>, whose: Seat | 'spectator'): ReadonlySet<string> =>
    // A finished game may show its score sheet in place of the table, unless the picture keeps still.
    idsOf(contract.drawBoard(game.view(state, whose), { width, still: still || state.pending.length === 0 }));
  // Drawing takes long.
  const sampled = drawInt(rng, contract.every ?? 7) === 0;
  function looked(kind: string): boolean {
    const times = stood.get(kind) ?? 0;
    stood.set(kind, times + 1);
    return sampled || times < OFTEN;
  }
  const told = items.flatMap((item, i) => {
    const event = events[i] as EventOf<G> & { readonly decision?: string };
    const kind = event.decision ?? event.kind;
    return item !== undefined && looked(`event ${kind}`) ? [{ item, event, kind }] : [];
  });
  if (told.length > 0) {
    const ids = board(next, viewer);
    for (const { item, event, kind } of told) {
      stand(item, [ids], `the event ${kind}`);
      if (!Object.hasOwn(contract.elsewhere ?? {}, kind))
        namesPieces(game.viewEvent(event, viewer), item, ids, `the event ${kind}`);
    }
  }
  const notices = game.notices(game.view(now, viewer)).filter(({ key }) => looked(`notice ${key}`));
  if (notices.length > 0) {
    const ids = board(now, viewer);
    for (const notice of notices)
      stand(plain.describeNotice(game.view(now, viewer), notice), [ids], `the notice ${notice.key}`);
  }
  const seat = anyOf(rng, game.activeSeats(now));
  if (seat === CHANCE) return;
  const move = anyOf(rng, game.legalMoves(now, seat) as readonly MoveOf<G>[]);
  if (looked(`preview ${move.kind}`)) foretoldStand(placed, now, seat, move, (state) => board(state, seat));
}

/** Plays a preview and fails unless the places of its items stand on the boards after its plies. */
function foretoldStand<G extends AnyGame>(
  { game, plain }: Placed<G>,
  now: StateOf<G>,
  seat: Seat,
  move: MoveOf<G>,
  board: (state: StateOf<G>) => ReadonlySet<string>,
): void {
  const view = game.view(now, seat);
  const preview = game.preview(view, move);
  const items: readonly Foretold[] = plain.describePreview(view, preview);
  const draft = game.fast.clone(now);
  draft.rng = null;
  const boards = preview.plies.map((ply: { readonly seat: Seat }, i: number) => {
    game.fast.play(draft, i === 0 ? move : game.botMove(draft, ply.seat));
    return board(copy(draft) as StateOf<G>);
  });
  for (const item of items)
    stand(item, item.answer ? boards.slice(1) : boards.slice(0, 1), `the preview of ${game.encodeMove(move)}`);
}
