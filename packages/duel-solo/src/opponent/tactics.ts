import type { Rung, Trace } from '@wonders/core';
import { choose, priorityList } from '@wonders/core';
import { nameOf } from '../components/names.js';
import type { WonderId } from '../components/wonders.js';
import { activationPrice, cardPrice, withOfferings, wonderPrice } from '../costs.js';
import type { Move } from '../notation.js';
import type { CityState, Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import {
  type Altar,
  allAltars,
  altarKey,
  altarName,
  altarNote,
  altars,
  isWorthwhile,
  offeringsFor,
  PANTHEON_SCALE,
  pantheonRank,
} from './divinities.js';
import { type Candidate, cardKey, cardName, onSlots, type Scene, side } from './items.js';
import { threatenedByForce, threatenedByScience, wantsPantheon, wonderLimit } from './metrics.js';
import { priceNote, say, tellSieve } from './reasons.js';
import { CHOICE, DISCARD, FLEXIBILITY_ITEMS, firstOf, lastOf, only } from './scales.js';
import { cardWins, divinityWins, isNearWin, reachOf, wonderWins } from './wins.js';
import { cheapestWonder } from './wonders.js';

const solo = (s: Position): CityState => s.cities[SCRIPT_SEAT as 0];

/** DUEL-125: the tactical scale, with what comes before it. */
export function takeTurn(s: Position, trace?: Trace): Move {
  const open = onSlots(s, s.open);
  return (
    win(s, open, trace) ??
    constructWonder(s, open, trace) ??
    counter(s, open, trace) ??
    activate(s, trace) ??
    construct(s, open, trace) ??
    discard(s, open, trace)
  );
}

/** The accessible cards that SOLO can pay for. */
const payable = (s: Position, open: readonly Candidate[]): readonly Candidate[] =>
  open.filter((each) => isPayable(s, each));

/** DUEL-126: the wonders that SOLO can construct. */
const withinLimit = (s: Position): readonly WonderId[] => solo(s).wonders.filter((id) => isWithinLimit(s, id));

const isPayable = (s: Position, { card }: Candidate): boolean => cardPrice(s, SCRIPT_SEAT, card) <= solo(s).coins;

/** DUEL-126: whether SOLO can pay for a wonder within its limit. */
const isWithinLimit = (s: Position, id: WonderId): boolean =>
  wonderPrice(s, SCRIPT_SEAT, wonderOf(s, id)) <= Math.min(solo(s).coins, wonderLimit(s));

const AT_ONCE = { rule: 'DUEL-145', list: 'win on the table', item: 1, label: 'wins the game' } as const;

/** DUEL-145: what wins; asked before the price, for what wins is rare. */
function win(s: Position, open: readonly Candidate[], trace?: Trace): Move | undefined {
  if (!isNearWin(s, SCRIPT_SEAT)) return undefined;
  const reach = reachOf(s);
  const winsByCard = ({ card }: Candidate) => cardWins(s, SCRIPT_SEAT, card, reach);
  const cards = open.filter((each) => winsByCard(each) && isPayable(s, each));
  if (cards.length > 0) {
    say(trace, 'A structure wins the game: SOLO passes over its scales');
    tellSieve(trace, { ...AT_ONCE, keeps: winsByCard }, payable(s, open), cardName, cardKey);
    return { kind: 'construct', slot: only(firstOf(s, cards, CHOICE, trace)).slot };
  }
  if (s.options.soloWinsWithWonder) {
    const winsByWonder = (id: WonderId) => wonderWins(s, SCRIPT_SEAT, id, reach);
    const wonders = withinLimit(s).filter(winsByWonder);
    if (wonders.length > 0) {
      say(trace, 'A wonder wins the game: SOLO passes over its scales');
      tellSieve(trace, { ...AT_ONCE, keeps: winsByWonder }, withinLimit(s), nameOf, String);
      return withCard(s, cheapestWonder(s, wonders, trace), open, trace);
    }
  }
  const winsByDivinity = ({ id }: Altar) => divinityWins(s, SCRIPT_SEAT, id, reach);
  const winning = allAltars(s).filter((altar) => winsByDivinity(altar) && isWorthwhile(s, altar));
  if (winning.length === 0) return undefined;
  say(trace, 'A divinity wins the game: SOLO passes over its scales');
  tellSieve(trace, { ...AT_ONCE, keeps: winsByDivinity }, altars(s), altarName, altarKey);
  return activateAt(s, winning, trace);
}

/** DUEL-126. */
function constructWonder(s: Position, open: readonly Candidate[], trace?: Trace): Move | undefined {
  tellWonders(s, trace);
  const wonders = withinLimit(s);
  if (wonders.length === 0) return undefined;
  return withCard(s, cheapestWonder(s, wonders, trace), open, trace);
}

function tellWonders(s: Position, trace?: Trace): void {
  if (trace === undefined) return;
  const limit = wonderLimit(s);
  const all = solo(s).wonders;
  if (all.length === 0) say(trace, 'Wonder: SOLO has none left to construct');
  else say(trace, 'Wonder: SOLO pays at most {0} coins for one in this Age', limit);
  tellSieve(
    trace,
    {
      rule: 'DUEL-126',
      list: 'tactical scale',
      item: 1,
      label: 'wonders that SOLO can construct',
      none: 'There is no wonder that SOLO can construct: {0}',
      keeps: (id) => isWithinLimit(s, id),
      says: (id) => priceNote(wonderPrice(s, SCRIPT_SEAT, wonderOf(s, id)), solo(s).coins, limit),
    },
    all,
    nameOf,
    String,
  );
}

/** DUEL-126: the age card that goes under a wonder is the one SOLO wants least. */
function withCard(s: Position, wonder: WonderId, open: readonly Candidate[], trace?: Trace): Move {
  say(trace, 'The card under the wonder: the last type of the operational scale, then the discard scale');
  return { kind: 'construct-wonder', slot: only(lastOf(s, open, DISCARD, trace)).slot, wonder };
}

/** DUEL-144: a card of the structure, or a divinity with its price. */
interface Answer {
  readonly candidate: Candidate | null;
  readonly altar: Altar | null;
}

const ofCard =
  (rung: Rung<Candidate, Scene>) =>
  ({ candidate }: Answer, x: Scene): number =>
    candidate === null ? 0 : rung.score(candidate, x);

const ANSWERS: readonly Rung<Answer, Scene>[] = [
  ...FLEXIBILITY_ITEMS.map((rung, i): Rung<Answer, Scene> => {
    const { rule, label, list = '', item = i + 1 } = rung;
    return {
      rule,
      label,
      list,
      item,
      score: (answer, x) => (answer.altar === null ? ofCard(rung)(answer, x) : altarScore(x.s, answer.altar, i)),
      says: ({ candidate, altar }, x) =>
        candidate !== null ? (rung.says?.(candidate, x) ?? '') : altar === null ? '' : altarNote(x.s, altar),
    };
  }),
  ...priorityList<Answer, Scene>('cards still equal', [
    { rule: 'DUEL-144', label: 'structure before divinity', score: ({ candidate }) => (candidate === null ? 0 : 1) },
    {
      rule: 'DUEL-127',
      label: 'first of the Pantheon scale',
      score: ({ altar }, { s }) => (altar === null ? 0 : -pantheonRank(s, altar.id)),
    },
    { rule: 'DUEL-127', label: 'cheapest space', score: ({ altar }) => -(altar?.space ?? 0) },
    { rule: 'DUEL-120', label: "first from SOLO's side", score: ofCard(side('DUEL-120', SCRIPT_SEAT)) },
  ]),
];

/** DUEL-144: a divinity starts no chain, uncovers nothing, costs its price, is not green. */
function altarScore(s: Position, altar: Altar, item: number): number {
  if (item === 0) return divinityWins(s, PLAYER_SEAT, altar.id, 'next') ? 1 : 0;
  if (item !== 3) return 0;
  const price = activationPrice(s, SCRIPT_SEAT, altar.space, altar.id);
  return -withOfferings(price, offeringsFor(s, altar));
}

/** DUEL-144: while both conditions hold, what would give the human the win is taken away from it. */
function counter(s: Position, open: readonly Candidate[], trace?: Trace): Move | undefined {
  if (!threatenedByForce(s) || !threatenedByScience(s)) return undefined;
  const answers: readonly Answer[] = [
    ...payable(s, open)
      .filter(({ card }) => card.colour === 'green' || card.colour === 'red')
      .map((candidate) => ({ candidate, altar: null })),
    ...altars(s)
      .filter(({ id }) => id !== 'gate')
      .map((altar) => ({ candidate: null, altar })),
  ];
  const threat = ({ candidate, altar }: Answer) =>
    candidate !== null
      ? cardWins(s, PLAYER_SEAT, candidate.card, 'next')
      : altar !== null && divinityWins(s, PLAYER_SEAT, altar.id, 'next');
  if (!answers.some(threat)) return undefined;
  say(trace, 'The player is one step from winning, by force and by science: SOLO takes away what would do it');
  const x: Scene = { s, type: 'green-red', inStructure: true, pantheon: wantsPantheon(s) };
  const key = ({ candidate, altar }: Answer) => candidate?.card.id ?? altar?.id ?? '';
  const { candidate, altar } = only(choose(answers, ANSWERS, x, trace, (answer) => nameOf(key(answer)), key));
  if (candidate !== null) return { kind: 'construct', slot: candidate.slot };
  return activateAt(s, altar === null ? [] : [altar], trace);
}

/** DUEL-127. */
function activate(s: Position, trace?: Trace): Move | undefined {
  if (s.age < 2) return undefined;
  if (trace !== undefined) {
    const all = allAltars(s);
    if (all.length === 0) say(trace, 'Pantheon: no card is left to activate');
    tellSieve(
      trace,
      {
        rule: 'DUEL-127',
        list: 'tactical scale',
        item: 2,
        label: 'cards of the Pantheon that SOLO can pay for and that do something',
        none: 'There is no card of the Pantheon that SOLO can pay for and that does something: {0}',
        keeps: (altar) => isWorthwhile(s, altar),
        says: (altar) => altarNote(s, altar),
      },
      all,
      altarName,
      altarKey,
    );
  }
  const possible = altars(s);
  return possible.length === 0 ? undefined : activateAt(s, possible, trace);
}

function activateAt(s: Position, possible: readonly Altar[], trace?: Trace): Move {
  const altar = only(choose(possible, PANTHEON_SCALE, s, trace, altarName, altarKey));
  return { kind: 'activate', space: altar.space, offerings: offeringsFor(s, altar, trace) };
}

/** DUEL-128. */
function construct(s: Position, open: readonly Candidate[], trace?: Trace): Move | undefined {
  tellStructures(s, open, trace);
  const cards = payable(s, open);
  if (cards.length === 0) return undefined;
  return { kind: 'construct', slot: only(firstOf(s, cards, CHOICE, trace)).slot };
}

function tellStructures(s: Position, open: readonly Candidate[], trace?: Trace): void {
  if (trace === undefined) return;
  tellSieve(
    trace,
    {
      rule: 'DUEL-128',
      list: 'tactical scale',
      item: 3,
      label: 'structures that SOLO can pay for',
      none: 'There is no structure that SOLO can pay for: {0}',
      keeps: (each) => isPayable(s, each),
      says: ({ card }) => priceNote(cardPrice(s, SCRIPT_SEAT, card), solo(s).coins),
    },
    open,
    cardName,
    cardKey,
  );
}

/** DUEL-129. */
function discard(s: Position, open: readonly Candidate[], trace?: Trace): Move {
  say(trace, 'Nothing else is left: SOLO discards a card for coins (tactical scale, item 4)');
  return { kind: 'discard', slot: only(lastOf(s, open, DISCARD, trace)).slot };
}
