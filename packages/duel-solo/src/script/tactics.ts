import { choose, once } from '@wonders/core';
import { type DivinityId, spacePrice } from '../components/pantheon.js';
import type { WonderId } from '../components/wonders.js';
import { activationPrice, cardPrice, withOfferings, wonderPrice } from '../costs/index.js';
import type { SeatMove } from '../notation.js';
import { least, type Naming, plain, type Rung, reason, scale, type Trace } from '../reasons/trace.js';
import type { CityState, Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import {
  type Altar,
  allAltars,
  altarNote,
  altars,
  BY_ALTAR,
  isWorthwhile,
  offeringsFor,
  PANTHEON_SCALE,
} from './divinities.js';
import { BY_CARD, type Candidate, type CardRung, onSlots, type Scene } from './items.js';
import { threatenedByForce, threatenedByScience, wantsPantheon, wonderLimit } from './metrics.js';
import { priceNote, priceOf, spaceNote } from './notes.js';
import { CHOICE, DISCARD, FLEXIBILITY_ITEMS, firstOf, lastOf, only, TIES_IN_STRUCTURE } from './scales.js';
import { BY_WONDER, tellSieve } from './sieve.js';
import { cardWins, divinityWins, isNearWin, reachOf, wonderWins } from './wins.js';
import { cheapestWonder } from './wonders.js';

const solo = (s: Position): CityState => s.cities[SCRIPT_SEAT];

/** DUEL-125: the tactical scale, and the steps before it. */
export function takeTurn(s: Position, trace?: Trace): SeatMove {
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

/** The accessible cards that SOLO can afford. */
const payable = (s: Position, open: readonly Candidate[]): readonly Candidate[] =>
  open.filter((each) => isPayable(s, each));

/** DUEL-126: the wonders that SOLO can construct. */
const withinLimit = (s: Position): readonly WonderId[] => solo(s).wonders.filter((id) => isWithinLimit(s, id));

const isPayable = (s: Position, { card }: Candidate): boolean => cardPrice(s, SCRIPT_SEAT, card) <= solo(s).coins;

/** DUEL-126: whether SOLO can afford a wonder within its limit. */
const isWithinLimit = (s: Position, id: WonderId): boolean =>
  wonderPrice(s, SCRIPT_SEAT, wonderOf(s, id)) <= Math.min(solo(s).coins, wonderLimit(s));

const AT_ONCE = { rule: 'DUEL-145', list: plain('win-on-the-table'), item: 1, label: plain('wins') } as const;

/** DUEL-145: a move that wins. The check comes before the price, because few cards win. */
function win(s: Position, open: readonly Candidate[], trace?: Trace): SeatMove | undefined {
  if (!isNearWin(s, SCRIPT_SEAT)) return undefined;
  const reach = reachOf(s);
  const winsByCard = ({ card }: Candidate) => cardWins(s, SCRIPT_SEAT, card, reach);
  const cards = open.filter((each) => winsByCard(each) && isPayable(s, each));
  if (cards.length > 0) {
    trace?.reasons.push(plain('structure-wins'));
    tellSieve(trace, { ...AT_ONCE, keeps: winsByCard }, payable(s, open), BY_CARD);
    return { kind: 'construct', slot: only(firstOf(s, cards, CHOICE, trace)).slot };
  }
  if (s.options.soloWinsWithWonder) {
    const under = [cardUnder(s, open).card.id];
    const winsByWonder = (id: WonderId) => wonderWins(s, SCRIPT_SEAT, id, reach, under);
    const wonders = withinLimit(s).filter(winsByWonder);
    if (wonders.length > 0) {
      trace?.reasons.push(plain('wonder-wins'));
      tellSieve(trace, { ...AT_ONCE, keeps: winsByWonder }, withinLimit(s), BY_WONDER);
      return withCard(s, cheapestWonder(s, wonders, trace), open, trace);
    }
  }
  const winsByDivinity = ({ id }: Altar) => divinityWins(s, SCRIPT_SEAT, id, reach);
  const winning = allAltars(s).filter((altar) => winsByDivinity(altar) && isWorthwhile(s, altar));
  if (winning.length === 0) return undefined;
  trace?.reasons.push(plain('divinity-wins'));
  tellSieve(trace, { ...AT_ONCE, keeps: winsByDivinity }, altars(s), BY_ALTAR);
  return activateAt(s, winning, trace);
}

/** DUEL-126. */
function constructWonder(s: Position, open: readonly Candidate[], trace?: Trace): SeatMove | undefined {
  tellWonders(s, trace);
  const wonders = withinLimit(s);
  if (wonders.length === 0) return undefined;
  return withCard(s, cheapestWonder(s, wonders, trace), open, trace);
}

function tellWonders(s: Position, trace?: Trace): void {
  if (trace === undefined) return;
  const limit = wonderLimit(s);
  const all = solo(s).wonders;
  trace.reasons.push(all.length === 0 ? plain('no-wonder-left') : reason('wonder-limit', { coins: limit }));
  tellSieve(
    trace,
    {
      rule: 'DUEL-126',
      list: plain('tactical-scale'),
      item: 1,
      label: plain('wonders-in-reach'),
      keeps: (id) => isWithinLimit(s, id),
      reach: {
        none: 'no-wonder-in-reach',
        note: (wonder) => priceNote(priceOf(s, SCRIPT_SEAT, { kind: 'wonder', wonder }), solo(s).coins, limit),
      },
    },
    all,
    BY_WONDER,
  );
}

/** DUEL-126: the age card that goes under a wonder is the one SOLO wants least. */
const cardUnder = (s: Position, open: readonly Candidate[], trace?: Trace): Candidate =>
  only(lastOf(s, open, DISCARD, trace));

function withCard(s: Position, wonder: WonderId, open: readonly Candidate[], trace?: Trace): SeatMove {
  trace?.reasons.push(plain('card-under-wonder'));
  return { kind: 'construct-wonder', slot: cardUnder(s, open, trace).slot, wonder };
}

/** DUEL-144: a card of the structure, or a divinity on its space. */
type Answer =
  | { readonly candidate: Candidate; readonly altar: null }
  | { readonly candidate: null; readonly altar: Altar };

const answerOf = ({ candidate, altar }: Answer) => (altar === null ? candidate.card.id : (altar.id as DivinityId));
const BY_ANSWER: Naming<Answer> = {
  id: answerOf,
  name: (answer) => reason('component', { component: answerOf(answer) }),
};

/** An item of the flexibility scale, for cards and divinities. */
const answering = (rung: CardRung): Rung<Answer, Scene> => ({
  ...rung,
  score: ({ candidate, altar }, x) => (altar === null ? rung.score(candidate, x) : altarScore(x.s, altar, rung.rule)),
  note: ({ candidate, altar }, x) => (altar === null ? (rung.note?.(candidate, x) ?? null) : altarNote(x.s, altar)),
});

/** DUEL-144: whether item 4 takes the price that SOLO would pay for the cost of a divinity. */
const byActualPrice = ({ options }: Position): boolean =>
  options.divinityCost === 'actual' || options.costReading === 'actual';

/** DUEL-144: item 4, by printed costs, or by the price to pay for divinities at least. */
const costing = (rung: CardRung): readonly Rung<Answer, Scene>[] => {
  const when = (x: Scene) => rung.when?.(x) !== false;
  return [
    {
      ...answering(rung),
      when: (x) => when(x) && !byActualPrice(x.s),
      note: ({ candidate, altar }, x) =>
        altar === null ? (rung.note?.(candidate, x) ?? null) : spaceNote(altar.space),
    },
    { ...answering(rung), label: plain('lowest-cost'), when: (x) => when(x) && byActualPrice(x.s) },
  ];
};

const ANSWERS = once((): readonly Rung<Answer, Scene>[] => [
  ...scale(
    plain('flexibility-scale'),
    FLEXIBILITY_ITEMS().flatMap((rung) => (rung.rule === 'DUEL-142.4' ? costing(rung) : [answering(rung)])),
  ),
  ...scale<Answer, Scene>(plain('cards-still-equal'), [
    {
      rule: 'DUEL-144',
      label: plain('structure-before-divinity'),
      yesNo: true,
      score: ({ candidate }) => (candidate === null ? 0 : 1),
    },
  ]),
]);

/** DUEL-144: scores a divinity, which starts no chain, uncovers nothing, costs the price of its space and is not green. */
function altarScore(s: Position, altar: Altar, rule: string): number {
  if (rule === 'DUEL-142.1') return divinityWins(s, PLAYER_SEAT, altar.id, 'next') ? 1 : 0;
  if (rule !== 'DUEL-142.4') return 0;
  if (!byActualPrice(s)) return least(spacePrice(altar.space, SCRIPT_SEAT));
  const price = activationPrice(s, SCRIPT_SEAT, altar.space, altar.id);
  return least(withOfferings(price, offeringsFor(s, altar)));
}

/** DUEL-144: under both threats, SOLO takes the card that would give the human the win. */
function counter(s: Position, open: readonly Candidate[], trace?: Trace): SeatMove | undefined {
  if (!threatenedByForce(s) || !threatenedByScience(s)) return undefined;
  const answers: readonly Answer[] = [
    ...payable(s, open)
      .filter(({ card }) => card.colour === 'green' || card.colour === 'red')
      .map((candidate) => ({ candidate, altar: null }) as const),
    ...altars(s)
      .filter(({ id }) => id !== 'gate')
      .map((altar) => ({ candidate: null, altar }) as const),
  ];
  const threat = ({ candidate, altar }: Answer) =>
    altar === null ? cardWins(s, PLAYER_SEAT, candidate.card, 'next') : divinityWins(s, PLAYER_SEAT, altar.id, 'next');
  if (!answers.some(threat)) return undefined;
  trace?.reasons.push(plain('player-near-win'));
  const x: Scene = { s, type: 'green-red', inStructure: true, pantheon: wantsPantheon(s) };
  const left = choose(answers, ANSWERS(), x, trace, BY_ANSWER);
  const cards = left.flatMap(({ candidate }) => (candidate === null ? [] : [candidate]));
  if (cards.length === 0)
    return activateAt(
      s,
      left.flatMap(({ altar }) => (altar === null ? [] : [altar])),
      trace,
    );
  const told = cards.length > 1 ? trace : undefined;
  return { kind: 'construct', slot: only(choose(cards, TIES_IN_STRUCTURE(), x, told, BY_CARD)).slot };
}

/** DUEL-127. */
function activate(s: Position, trace?: Trace): SeatMove | undefined {
  if (s.age < 2) return undefined;
  if (trace !== undefined) {
    const all = allAltars(s);
    if (all.length === 0) trace.reasons.push(plain('no-altar-left'));
    tellSieve(
      trace,
      {
        rule: 'DUEL-127',
        list: plain('tactical-scale'),
        item: 2,
        label: plain('altars-in-reach'),
        keeps: (altar) => isWorthwhile(s, altar),
        reach: { none: 'no-altar-in-reach', note: (altar) => altarNote(s, altar) },
      },
      all,
      BY_ALTAR,
    );
  }
  const possible = altars(s);
  return possible.length === 0 ? undefined : activateAt(s, possible, trace);
}

function activateAt(s: Position, possible: readonly Altar[], trace?: Trace): SeatMove {
  const altar = only(choose(possible, PANTHEON_SCALE(), s, trace, BY_ALTAR));
  return { kind: 'activate', space: altar.space, offerings: offeringsFor(s, altar, trace) };
}

/** DUEL-128. */
function construct(s: Position, open: readonly Candidate[], trace?: Trace): SeatMove | undefined {
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
      list: plain('tactical-scale'),
      item: 3,
      label: plain('structures-in-reach'),
      keeps: (each) => isPayable(s, each),
      reach: {
        none: 'no-structure-in-reach',
        note: ({ card }) => priceNote(priceOf(s, SCRIPT_SEAT, { kind: 'card', card: card.id }), solo(s).coins),
      },
    },
    open,
    BY_CARD,
  );
}

/** DUEL-129. */
function discard(s: Position, open: readonly Candidate[], trace?: Trace): SeatMove {
  trace?.reasons.push(plain('only-discard-left'));
  return { kind: 'discard', slot: only(lastOf(s, open, DISCARD, trace)).slot };
}
