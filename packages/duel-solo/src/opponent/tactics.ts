import type { Rung, Trace } from '@wonders/core';
import { choose } from '@wonders/core';
import type { WonderId } from '../components/wonders.js';
import { activationPrice, cardPrice, withOfferings, wonderPrice } from '../costs.js';
import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import type { Altar } from './divinities.js';
import { altars, offeringsFor, PANTHEON_SCALE, pantheonRank } from './divinities.js';
import {
  cardWins,
  costOfWonder,
  divinityWins,
  reaches,
  threatenedByForce,
  threatenedByScience,
  wantsPantheon,
  wonderLimit,
} from './metrics.js';
import { say } from './reasons.js';
import type { Candidate, Scene } from './scales.js';
import { CHOICE, DISCARD, FLEXIBILITY, firstOf, highestInScale, lastOf, only, onSlots } from './scales.js';

/** What SOLO can pay for on its turn. */
interface Means {
  /** The cards of the structure. */
  readonly cards: readonly Candidate[];
  /** The wonders, within SOLO's limit (DUEL-126). */
  readonly wonders: readonly WonderId[];
  /** The cards of the Pantheon that do something. */
  readonly altars: readonly Altar[];
}

/** DUEL-125: the tactical scale, with what comes before it. */
export function takeTurn(s: Position, trace?: Trace): Move {
  const means: Means = { cards: constructible(s), wonders: payableWonders(s), altars: altars(s) };
  return (
    win(s, means, trace) ??
    constructWonder(s, means, trace) ??
    counter(s, means, trace) ??
    activate(s, means, trace) ??
    construct(s, means, trace) ??
    discard(s, trace)
  );
}

/** The cards that SOLO can construct with all its coins. */
const constructible = (s: Position): readonly Candidate[] =>
  onSlots(s, s.open).filter(({ card }) => cardPrice(s, SCRIPT_SEAT, card) <= s.cities[SCRIPT_SEAT as 0].coins);

/** DUEL-145: what wins at once. */
function win(s: Position, means: Means, trace?: Trace): Move | undefined {
  const cards = means.cards.filter(({ card }) => cardWins(s, SCRIPT_SEAT, card));
  if (cards.length > 0) {
    say(trace, 'A structure wins the game at once');
    return { kind: 'construct', slot: only(firstOf(s, cards, CHOICE, trace)).slot };
  }
  if (s.options.soloWinsWithWonder) {
    const wonders = means.wonders.filter((id) => reaches(s, SCRIPT_SEAT, wonderOf(s, id).shields));
    if (wonders.length > 0) {
      say(trace, 'A wonder wins the game at once');
      return withCard(s, only(choose(wonders, WONDER_SCALE, s, trace)), trace);
    }
  }
  const winning = means.altars.filter(({ id }) => divinityWins(s, SCRIPT_SEAT, id));
  if (winning.length === 0) return undefined;
  say(trace, 'A divinity wins the game at once');
  return activateAt(s, winning, trace);
}

/** DUEL-126: the wonders that SOLO can pay for within its limit. */
function payableWonders(s: Position): readonly WonderId[] {
  const { coins, wonders } = s.cities[SCRIPT_SEAT as 0];
  const most = Math.min(coins, wonderLimit(s));
  return wonders.filter((id) => wonderPrice(s, SCRIPT_SEAT, wonderOf(s, id)) <= most);
}

/** DUEL-126. */
function constructWonder(s: Position, { wonders }: Means, trace?: Trace): Move | undefined {
  if (wonders.length === 0) {
    say(trace, 'Wonder: none that SOLO can pay for with at most {0} coins', wonderLimit(s));
    return undefined;
  }
  say(trace, 'Wonder: SOLO can construct one with at most {0} coins', wonderLimit(s));
  return withCard(s, only(choose(wonders, WONDER_SCALE, s, trace)), trace);
}

/** DUEL-126: the age card that goes under a wonder is the one SOLO wants least. */
function withCard(s: Position, wonder: WonderId, trace?: Trace): Move {
  say(trace, 'The card for the wonder comes from the end of the operational scale');
  return { kind: 'construct-wonder', slot: only(lastOf(s, onSlots(s, s.open), DISCARD, trace)).slot, wonder };
}

/** DUEL-126. */
const WONDER_SCALE: readonly Rung<WonderId, Position>[] = [
  { rule: 'DUEL-126', label: 'lowest cost', score: (id, s) => -costOfWonder(s, SCRIPT_SEAT, wonderOf(s, id)) },
  { rule: 'DUEL-126', label: 'fewest coins to pay', score: (id, s) => -wonderPrice(s, SCRIPT_SEAT, wonderOf(s, id)) },
  highestInScale('DUEL-126'),
];

/** DUEL-144: a card of the structure, or a divinity with its price. */
interface Answer {
  readonly candidate: Candidate | null;
  readonly altar: Altar | null;
}

const ANSWERS: readonly Rung<Answer, Scene>[] = [
  ...FLEXIBILITY.slice(0, 5).map(
    ({ says: _, ...rung }, item): Rung<Answer, Scene> => ({
      ...rung,
      score: ({ candidate, altar }, x) =>
        candidate !== null ? rung.score(candidate, x) : altar === null ? 0 : altarScore(x.s, altar, item),
    }),
  ),
  { rule: 'DUEL-144', label: 'structure before divinity', score: ({ candidate }) => (candidate === null ? 0 : 1) },
  {
    rule: 'DUEL-127',
    label: 'first of the Pantheon scale',
    score: ({ altar }, { s }) => (altar === null ? 0 : -pantheonRank(s, altar.id)),
  },
  { rule: 'DUEL-127', label: 'cheapest space', score: ({ altar }) => -(altar?.space ?? 0) },
  ...FLEXIBILITY.slice(5).map(
    ({ says: _, ...rung }): Rung<Answer, Scene> => ({
      ...rung,
      score: ({ candidate }, x) => (candidate === null ? 0 : rung.score(candidate, x)),
    }),
  ),
];

/** DUEL-144: a divinity starts no chain, uncovers nothing, costs its price, is not green. */
function altarScore(s: Position, altar: Altar, item: number): number {
  if (item === 0) return divinityWins(s, PLAYER_SEAT, altar.id) ? 1 : 0;
  if (item !== 3) return 0;
  const price = activationPrice(s, SCRIPT_SEAT, altar.space, altar.id);
  return -withOfferings(price, offeringsFor(s, altar));
}

/** DUEL-144: while both conditions hold, what would give the human the win is taken away from it. */
function counter(s: Position, means: Means, trace?: Trace): Move | undefined {
  if (!threatenedByForce(s) || !threatenedByScience(s)) return undefined;
  const answers: readonly Answer[] = [
    ...means.cards
      .filter(({ card }) => card.colour === 'green' || card.colour === 'red')
      .map((candidate) => ({ candidate, altar: null })),
    ...means.altars.filter(({ id }) => id !== 'gate').map((altar) => ({ candidate: null, altar })),
  ];
  const threat = ({ candidate, altar }: Answer) =>
    candidate !== null
      ? cardWins(s, PLAYER_SEAT, candidate.card)
      : altar !== null && divinityWins(s, PLAYER_SEAT, altar.id);
  if (!answers.some(threat)) return undefined;
  say(trace, 'The player could win by force or by science: SOLO takes that away');
  const x: Scene = { s, type: 'green-red', inStructure: true, pantheon: wantsPantheon(s) };
  const name = ({ candidate, altar }: Answer) => candidate?.card.id ?? altar?.id ?? '';
  const { candidate, altar } = only(choose(answers, ANSWERS, x, trace, name));
  if (candidate !== null) return { kind: 'construct', slot: candidate.slot };
  return activateAt(s, altar === null ? [] : [altar], trace);
}

/** DUEL-127. */
function activate(s: Position, means: Means, trace?: Trace): Move | undefined {
  if (s.age < 2) return undefined;
  if (means.altars.length === 0) {
    say(trace, 'Pantheon: no card that SOLO can pay for and that does something');
    return undefined;
  }
  say(trace, 'Pantheon: SOLO can activate a card');
  return activateAt(s, means.altars, trace);
}

function activateAt(s: Position, possible: readonly Altar[], trace?: Trace): Move {
  const altar = only(choose(possible, PANTHEON_SCALE, s, trace, ({ id }) => id));
  return { kind: 'activate', space: altar.space, offerings: offeringsFor(s, altar, trace) };
}

/** DUEL-128. */
function construct(s: Position, { cards }: Means, trace?: Trace): Move | undefined {
  if (cards.length === 0) {
    say(trace, 'Structure: none that SOLO can pay for');
    return undefined;
  }
  say(trace, 'Structure: SOLO can construct one');
  return { kind: 'construct', slot: only(firstOf(s, cards, CHOICE, trace)).slot };
}

/** DUEL-129. */
function discard(s: Position, trace?: Trace): Move {
  say(trace, 'SOLO discards a card for coins');
  return { kind: 'discard', slot: only(lastOf(s, onSlots(s, s.open), DISCARD, trace)).slot };
}
