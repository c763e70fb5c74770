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

const solo = (position: Position): CityState => position.cities[SCRIPT_SEAT];

/** DUEL-125: the tactical scale, and the steps before it. */
export function takeTurn(position: Position, trace?: Trace): SeatMove {
  const open = onSlots(position, position.open);
  return (
    win(position, open, trace) ??
    constructWonder(position, open, trace) ??
    counter(position, open, trace) ??
    activate(position, trace) ??
    construct(position, open, trace) ??
    discard(position, open, trace)
  );
}

/** The accessible cards that SOLO can afford. */
const payable = (position: Position, open: readonly Candidate[]): readonly Candidate[] =>
  open.filter((each) => isPayable(position, each));

/** DUEL-126: the wonders that SOLO can construct. */
const withinLimit = (position: Position): readonly WonderId[] =>
  solo(position).wonders.filter((id) => isWithinLimit(position, id));

const isPayable = (position: Position, { card }: Candidate): boolean =>
  cardPrice(position, SCRIPT_SEAT, card) <= solo(position).coins;

/** DUEL-126: whether SOLO can afford a wonder within its limit. */
const isWithinLimit = (position: Position, id: WonderId): boolean =>
  wonderPrice(position, SCRIPT_SEAT, wonderOf(position, id)) <= Math.min(solo(position).coins, wonderLimit(position));

const AT_ONCE = { rule: 'DUEL-145', list: plain('win-on-the-table'), item: 1, label: plain('wins') } as const;

/** DUEL-145: a move that wins. The check comes before the price, because few cards win. */
function win(position: Position, open: readonly Candidate[], trace?: Trace): SeatMove | undefined {
  if (!isNearWin(position, SCRIPT_SEAT)) return undefined;
  const reach = reachOf(position);
  const winsByCard = ({ card }: Candidate) => cardWins(position, SCRIPT_SEAT, card, reach);
  const cards = open.filter((each) => winsByCard(each) && isPayable(position, each));
  if (cards.length > 0) {
    trace?.reasons.push(plain('structure-wins'));
    tellSieve(trace, { ...AT_ONCE, keeps: winsByCard }, payable(position, open), BY_CARD);
    return { kind: 'construct', slot: only(firstOf(position, cards, CHOICE, trace)).slot };
  }
  if (position.options.soloWinsWithWonder) {
    const under = [cardUnder(position, open).card.id];
    const winsByWonder = (id: WonderId) => wonderWins(position, SCRIPT_SEAT, id, reach, under);
    const wonders = withinLimit(position).filter(winsByWonder);
    if (wonders.length > 0) {
      trace?.reasons.push(plain('wonder-wins'));
      tellSieve(trace, { ...AT_ONCE, keeps: winsByWonder }, withinLimit(position), BY_WONDER);
      return withCard(position, cheapestWonder(position, wonders, trace), open, trace);
    }
  }
  const winsByDivinity = ({ id }: Altar) => divinityWins(position, SCRIPT_SEAT, id, reach);
  const winning = allAltars(position).filter((altar) => winsByDivinity(altar) && isWorthwhile(position, altar));
  if (winning.length === 0) return undefined;
  trace?.reasons.push(plain('divinity-wins'));
  tellSieve(trace, { ...AT_ONCE, keeps: winsByDivinity }, altars(position), BY_ALTAR);
  return activateAt(position, winning, trace);
}

/** DUEL-126. */
function constructWonder(position: Position, open: readonly Candidate[], trace?: Trace): SeatMove | undefined {
  tellWonders(position, trace);
  const wonders = withinLimit(position);
  if (wonders.length === 0) return undefined;
  return withCard(position, cheapestWonder(position, wonders, trace), open, trace);
}

function tellWonders(position: Position, trace?: Trace): void {
  if (trace === undefined) return;
  const limit = wonderLimit(position);
  const all = solo(position).wonders;
  trace.reasons.push(all.length === 0 ? plain('no-wonder-left') : reason('wonder-limit', { coins: limit }));
  tellSieve(
    trace,
    {
      rule: 'DUEL-126',
      list: plain('tactical-scale'),
      item: 1,
      label: plain('wonders-in-reach'),
      keeps: (id) => isWithinLimit(position, id),
      reach: {
        none: 'no-wonder-in-reach',
        note: (wonder) =>
          priceNote(priceOf(position, SCRIPT_SEAT, { kind: 'wonder', wonder }), solo(position).coins, limit),
      },
    },
    all,
    BY_WONDER,
  );
}

/** DUEL-126: the age card that goes under a wonder is the one SOLO wants least. */
const cardUnder = (position: Position, open: readonly Candidate[], trace?: Trace): Candidate =>
  only(lastOf(position, open, DISCARD, trace));

function withCard(position: Position, wonder: WonderId, open: readonly Candidate[], trace?: Trace): SeatMove {
  trace?.reasons.push(plain('card-under-wonder'));
  return { kind: 'construct-wonder', slot: cardUnder(position, open, trace).slot, wonder };
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
  score: ({ candidate, altar }, x) =>
    altar === null ? rung.score(candidate, x) : altarScore(x.position, altar, rung.rule),
  note: ({ candidate, altar }, x) =>
    altar === null ? (rung.note?.(candidate, x) ?? null) : altarNote(x.position, altar),
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
      when: (x) => when(x) && !byActualPrice(x.position),
      note: ({ candidate, altar }, x) =>
        altar === null ? (rung.note?.(candidate, x) ?? null) : spaceNote(altar.space),
    },
    { ...answering(rung), label: plain('lowest-cost'), when: (x) => when(x) && byActualPrice(x.position) },
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
function altarScore(position: Position, altar: Altar, rule: string): number {
  if (rule === 'DUEL-142.1') return divinityWins(position, PLAYER_SEAT, altar.id, 'next') ? 1 : 0;
  if (rule !== 'DUEL-142.4') return 0;
  if (!byActualPrice(position)) return least(spacePrice(altar.space, SCRIPT_SEAT));
  const price = activationPrice(position, SCRIPT_SEAT, altar.space, altar.id);
  return least(withOfferings(price, offeringsFor(position, altar)));
}

/** DUEL-144: under both threats, SOLO takes the card that would give the human the win. */
function counter(position: Position, open: readonly Candidate[], trace?: Trace): SeatMove | undefined {
  if (!threatenedByForce(position) || !threatenedByScience(position)) return undefined;
  const answers: readonly Answer[] = [
    ...payable(position, open)
      .filter(({ card }) => card.colour === 'green' || card.colour === 'red')
      .map((candidate) => ({ candidate, altar: null }) as const),
    ...altars(position)
      .filter(({ id }) => id !== 'gate')
      .map((altar) => ({ candidate: null, altar }) as const),
  ];
  const threat = ({ candidate, altar }: Answer) =>
    altar === null
      ? cardWins(position, PLAYER_SEAT, candidate.card, 'next')
      : divinityWins(position, PLAYER_SEAT, altar.id, 'next');
  if (!answers.some(threat)) return undefined;
  trace?.reasons.push(plain('player-near-win'));
  const x: Scene = { position, type: 'green-red', inStructure: true, pantheon: wantsPantheon(position) };
  const left = choose(answers, ANSWERS(), x, trace, BY_ANSWER);
  const cards = left.flatMap(({ candidate }) => (candidate === null ? [] : [candidate]));
  if (cards.length === 0)
    return activateAt(
      position,
      left.flatMap(({ altar }) => (altar === null ? [] : [altar])),
      trace,
    );
  const told = cards.length > 1 ? trace : undefined;
  return { kind: 'construct', slot: only(choose(cards, TIES_IN_STRUCTURE(), x, told, BY_CARD)).slot };
}

/** DUEL-127. */
function activate(position: Position, trace?: Trace): SeatMove | undefined {
  if (position.age < 2) return undefined;
  if (trace !== undefined) {
    const all = allAltars(position);
    if (all.length === 0) trace.reasons.push(plain('no-altar-left'));
    tellSieve(
      trace,
      {
        rule: 'DUEL-127',
        list: plain('tactical-scale'),
        item: 2,
        label: plain('altars-in-reach'),
        keeps: (altar) => isWorthwhile(position, altar),
        reach: { none: 'no-altar-in-reach', note: (altar) => altarNote(position, altar) },
      },
      all,
      BY_ALTAR,
    );
  }
  const possible = altars(position);
  return possible.length === 0 ? undefined : activateAt(position, possible, trace);
}

function activateAt(position: Position, possible: readonly Altar[], trace?: Trace): SeatMove {
  const altar = only(choose(possible, PANTHEON_SCALE(), position, trace, BY_ALTAR));
  return { kind: 'activate', space: altar.space, offerings: offeringsFor(position, altar, trace) };
}

/** DUEL-128. */
function construct(position: Position, open: readonly Candidate[], trace?: Trace): SeatMove | undefined {
  tellStructures(position, open, trace);
  const cards = payable(position, open);
  if (cards.length === 0) return undefined;
  return { kind: 'construct', slot: only(firstOf(position, cards, CHOICE, trace)).slot };
}

function tellStructures(position: Position, open: readonly Candidate[], trace?: Trace): void {
  if (trace === undefined) return;
  tellSieve(
    trace,
    {
      rule: 'DUEL-128',
      list: plain('tactical-scale'),
      item: 3,
      label: plain('structures-in-reach'),
      keeps: (each) => isPayable(position, each),
      reach: {
        none: 'no-structure-in-reach',
        note: ({ card }) =>
          priceNote(priceOf(position, SCRIPT_SEAT, { kind: 'card', card: card.id }), solo(position).coins),
      },
    },
    open,
    BY_CARD,
  );
}

/** DUEL-129. */
function discard(position: Position, open: readonly Candidate[], trace?: Trace): SeatMove {
  trace?.reasons.push(plain('only-discard-left'));
  return { kind: 'discard', slot: only(lastOf(position, open, DISCARD, trace)).slot };
}
