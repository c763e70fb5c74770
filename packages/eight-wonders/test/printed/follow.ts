import { draw, type Rng, seedRng } from '@wonders/core';
import {
  type ActionCard,
  activeSeats,
  type Cards,
  canonicalOffers,
  type Event,
  eightWonders,
  encodeMove,
  type Move,
  type Options,
  type State,
  turnOrderTrack,
} from '../../src/index.js';
import { sum } from '../by-hand/table.js';
import { adopted, differences, type Kept, setupDiffers, type Topic, tableDiffers } from './kept.js';
import { isLegal, wellFormed } from './legal.js';
import { type Chance, play, possessions } from './play.js';

// Real games beside the kept ones. After a difference the kept table goes on from that of the package, so that each is found by itself.

/** What came of following games. */
export interface Followed {
  /** In words, and where. */
  readonly differs: Map<Topic, string[]>;
  /** How often something happened. */
  readonly seen: Map<string, number>;
}

export const nothing = (): Followed => ({ differs: new Map(), seen: new Map() });

/** What chance brought in a move, one after the other. */
class Turned implements Chance {
  readonly #drawn: (Extract<Event, { kind: 'chance' }> & { readonly move: Move })[] = [];
  differs: string | null = null;

  constructor(events: readonly Event[]) {
    for (const event of events)
      if (event.kind === 'chance' && event.move !== 'hidden') this.#drawn.push({ ...event, move: event.move });
  }

  card(seat: number) {
    const move = this.#next(seat);
    return move?.kind === 'card' && move.card !== 'hidden' ? move.card : 'camel';
  }

  action(seat: number) {
    const move = this.#next(seat);
    return move?.kind === 'action' && move.card !== 'hidden' ? move.card : 'five-vp';
  }

  #next(seat: number): Move | undefined {
    const next = this.#drawn.shift();
    if (next?.to !== seat) this.differs ??= `seat ${seat} draws, not ${next === undefined ? 'nobody' : next.to}`;
    return next?.move;
  }

  /** What the package lets others draw than the kept table does. */
  end(): readonly string[] {
    const [more] = this.#drawn;
    if (more !== undefined) this.differs ??= `nobody draws, not seat ${more.to}`;
    return this.differs === null ? [] : [this.differs];
  }
}

const pick = <T>(all: readonly T[], rng: Rng): T | undefined => all[Math.floor(draw(rng) * all.length)];

/** Plays so that much is built, and so that Jokers, Triple bonuses and double turns come up. */
function chosen(state: State, rng: Rng): Move {
  const byChance = (): Move => eightWonders.fast.randomMove(state, () => draw(rng));
  const one = <K extends Move['kind']>(kind: K, fits: (move: Extract<Move, { kind: K }>) => boolean) =>
    pick(
      eightWonders.legalMoves(state).filter((move) => move.kind === kind && fits(move as never)),
      rng,
    );
  const chance = draw(rng);
  switch (state.pending[0]?.kind) {
    case 'turn':
      return (chance < 3 / 4 ? one('build', () => true) : undefined) ?? byChance();
    case 'offer': {
      const seat = pick(activeSeats(state), rng) ?? 0;
      return (chance < 1 / 2 ? pick(canonicalOffers(state, seat), rng) : undefined) ?? byChance();
    }
    case 'select': {
      const isMixed = (cards: Cards) => cards.filter((each) => each > 0).length > 1;
      const withJokers = () =>
        one('complete', ({ jokers }) => isMixed(jokers)) ?? one('complete', ({ jokers }) => sum(jokers) > 0);
      return (
        (chance < 1 / 2 ? withJokers() : undefined) ??
        (chance < 7 / 8 ? one('complete', () => true) : undefined) ??
        byChance()
      );
    }
    case 'triple':
      return (chance < 3 / 4 ? one('triple', ({ use }) => use) : undefined) ?? byChance();
    case 'double':
      return (chance < 3 / 4 ? one('double', ({ use }) => use) : undefined) ?? byChance();
    default:
      return byChance();
  }
}

/** What part of the decisions is compared: all where Jokers or Card trades may be played, and few of the many offers. */
function partOf(kept: Kept, seat: number): number {
  const holds = (card: ActionCard) => kept.actions[seat]?.includes(card) ?? false;
  if (kept.asked === 'offer') return 1 / 16;
  return kept.asked === 'triple' || kept.asked === 'double' || holds('joker') || holds('card-trade') ? 1 : 1 / 4;
}

/** What a seat may do by the kept table alone, or by the package alone. */
function legalDiffers(kept: Kept, state: State, seat: number): readonly string[] {
  const own = new Set(
    wellFormed(kept, seat)
      .filter((move) => isLegal(kept, move))
      .map(encodeMove),
  );
  const theirs = new Set(eightWonders.legalMoves(state, seat).map(encodeMove));
  const missing = [...own].filter((move) => !theirs.has(move)).map((move) => `${move} is legal`);
  const wrong = [...theirs].filter((move) => !own.has(move)).map((move) => `${move} is not legal`);
  return [...missing, ...wrong];
}

/** EIGHT-138 to EIGHT-142: what is scored in the end, totals, ranks and winners. */
function outcomeDiffers(kept: Kept, state: State): readonly string[] {
  const found = eightWonders.outcome(state);
  const totals = kept.scores.map((each) => sum(Object.values(each)));
  const ranks = totals.map((own) => 1 + totals.filter((each) => each > own).length);
  const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  const behind = Math.max(...totals.filter((_, seat) => ranks[seat] !== 1));
  const by = Math.max(...totals) - behind;
  const possessed = [...kept.hands.keys()].map((seat) => possessions(kept, seat));
  return differences(
    { possessed, ending: kept.ending, totals, ranks, winners, by: winners.length > 1 ? null : by },
    {
      possessed: found?.scores.map(({ categories: { discs, actions } }) => ({ discs, actions })),
      ending: found?.ending,
      totals: found?.scores.map((each) => each.total),
      ranks: found?.ranks,
      winners: found?.winners,
      by: found?.margin === null ? null : found?.margin.by,
    },
  );
}

/** What to count, so that no rule is followed in words only. */
function noticed(kept: Kept, move: Move, events: readonly Event[]): readonly string[] {
  const happened: string[] = events.filter(({ kind }) => kind === 'discard-reshuffled').map(({ kind }) => kind);
  if (move.kind === 'complete' && sum(move.jokers) > 0) happened.push('joker');
  if (move.kind === 'complete' && move.jokers.filter((each) => each > 0).length > 1) happened.push('mixed joker');
  if ((move.kind === 'triple' || move.kind === 'double') && move.use) happened.push(move.kind);
  if (move.kind === 'triple' && move.use && kept.accepted === null) happened.push('triple of an abandoned build');
  if (move.kind === 'card-trade') happened.push('card-trade');
  return happened;
}

/** Plays a game by chance and keeps it by hand. */
export function follow(options: Partial<Options>, seed: string, { differs, seen }: Followed): void {
  const rng = seedRng(`choices of ${seed}`);
  let where = seed;
  const tell = (topic: Topic, what: readonly string[]): void => {
    if (what.length > 0)
      differs.set(topic, [...(differs.get(topic) ?? []), ...what.map((each) => `${where}: ${each}`)]);
  };
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const dealt: Event[] = [];
  let state: State = eightWonders.newGame({ ...options, seed }, (event) => dealt.push(event));
  const drawn = dealt.flatMap((event) =>
    event.kind === 'chance' && event.decision === 'card' && event.to !== 'all' ? [event.to] : [],
  );
  tell('setup', setupDiffers(state, drawn));
  let kept = adopted(state, null);
  while (state.pending.length > 0) {
    const move = chosen(state, rng);
    where = `${seed}, move ${state.ply + 1}, ${encodeMove(move)}`;
    if (!isLegal(kept, move)) tell('legal', ['it is not legal']);
    if ('seat' in move && draw(rng) < partOf(kept, move.seat)) tell('legal', legalDiffers(kept, state, move.seat));
    const { state: next, events } = eightWonders.transition(state, move);
    for (const each of noticed(kept, move, events)) count(each);
    const chance = new Turned(events);
    play(kept, move, chance);
    state = next;
    const found = tableDiffers(kept, state, turnOrderTrack(state));
    const others = chance.end();
    if (others.length > 0 && found[0]?.[0] !== 'windows') tell('draws', others);
    else for (const [topic, each] of found) tell(topic, [each]);
    if (others.length > 0 || found.length > 0) kept = adopted(state, kept);
  }
  if (kept.ending !== null) count(kept.ending);
  for (const [seat, cards] of kept.actions.entries())
    if (cards.includes('disc-bonus') && (kept.discs[seat]?.length ?? 0) > 0) count('disc-bonus');
  tell('end', outcomeDiffers(kept, state));
}
