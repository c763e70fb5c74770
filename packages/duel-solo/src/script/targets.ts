import { choose, once } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { slotsOf } from '../components/layouts.js';
import type { Reason } from '../reasons/index.js';
import { least, type Naming, plain, type Rung, reason, scale, type Trace } from '../reasons/trace.js';
import type { CityState, Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { symbolBit } from '../table/science.js';
import { layoutOf, tokenOn } from '../table/structure.js';
import { onSlots } from './items.js';
import { need, owned, wantsPantheon } from './metrics.js';
import { needNote, ownedNote, placeNote } from './notes.js';
import { DISCARD, DISCARD_AS_PRINTED, lastOf, only } from './scales.js';
import { BY_CARD_ID } from './sieve.js';
import { divinityWins } from './wins.js';

type CityRung = Rung<CardId, Position>;

const human = (s: Position): CityState => s.cities[PLAYER_SEAT];

const latest = (rule: string): CityRung => ({
  rule,
  label: plain('last-constructed'),
  score: (id, s) => human(s).cards.indexOf(id),
  note: (id, s) => numberOf(id, s),
});

/** The place among all cards of the player, in the order in which they were constructed. */
const numberOf = (id: CardId, s: Position): Reason => reason('number', { number: human(s).cards.indexOf(id) + 1 });

/** DUEL-152, DUEL-157: the resource of which the human has least, then the card constructed last. */
const scarce = (rule: string): readonly CityRung[] => [
  {
    rule,
    label: reason('scarcest-resource', { seat: PLAYER_SEAT }),
    score(id, s) {
      const { gives } = CARDS[id];
      return gives === null ? 0 : least(owned(s, PLAYER_SEAT, gives));
    },
    note(id, s) {
      const { gives } = CARDS[id];
      return ownedNote(s, PLAYER_SEAT, gives === null ? [] : [gives]);
    },
  },
  latest(rule),
];

const DESTROYED = once(() => scale(plain('discarding-a-card'), scarce('DUEL-152')));
const STOLEN_WITHOUT_WONDERS = once(() => scale(plain('solo-and-baal'), scarce('DUEL-157')));
const STOLEN = once(() =>
  scale<CardId, Position>(plain('solo-and-baal'), [
    {
      rule: 'DUEL-157',
      label: reason('resource-needed-most', { seat: SCRIPT_SEAT }),
      score(id, s) {
        const { gives } = CARDS[id];
        return gives === null ? 0 : need(s, SCRIPT_SEAT, gives);
      },
      note(id, s) {
        const { gives } = CARDS[id];
        return needNote(s, SCRIPT_SEAT, gives === null ? [] : [gives]);
      },
    },
    latest('DUEL-157'),
  ]),
);

const producers = (s: Position, colours: readonly string[]): readonly CardId[] =>
  human(s).cards.filter((id) => colours.includes(CARDS[id].colour));

/** DUEL-152: the card that Circus Maximus or the Statue of Zeus discards. */
export const destroyedCard = (s: Position, colour: string, trace?: Trace): CardId =>
  only(choose(producers(s, [colour]), DESTROYED(), s, trace, BY_CARD_ID));

/** DUEL-157: the resource that SOLO needs most. If SOLO has no wonders left, the resource that the human has least of. */
export function stolenCard(s: Position, trace?: Trace): CardId {
  const done = s.cities[SCRIPT_SEAT].wonders.length === 0;
  if (done) trace?.reasons.push(plain('baal-takes-scarcest'));
  const rungs = done ? STOLEN_WITHOUT_WONDERS : STOLEN;
  return only(choose(producers(s, ['brown', 'grey']), rungs(), s, trace, BY_CARD_ID));
}

const isNew = (id: CardId, s: Position): boolean => {
  const { symbol } = CARDS[id];
  return symbol === null || (s.cities[SCRIPT_SEAT].symbols & symbolBit(symbol)) === 0;
};

const symbolNote = (id: CardId): Reason | null => {
  const { symbol } = CARDS[id];
  return symbol === null ? null : reason('symbol', { symbol });
};

/** DUEL-155. */
const NISABA = once(() =>
  scale<CardId, Position>(plain('solo-and-nisaba'), [
    {
      rule: 'DUEL-155.1',
      label: plain('symbol-wins'),
      yesNo: true,
      when: (s) => divinityWins(s, SCRIPT_SEAT, 'nisaba', 'here'),
      score: (id, s) => (isNew(id, s) ? 1 : 0),
      note: symbolNote,
    },
    {
      rule: 'DUEL-155.2',
      label: plain('symbol-solo-has'),
      yesNo: true,
      item: 2,
      score: (id, s) => (isNew(id, s) ? 0 : 1),
      note: symbolNote,
    },
    {
      rule: 'DUEL-155.3',
      label: plain('symbol-of-discarded-card'),
      yesNo: true,
      item: 3,
      score: (id, s) => (s.discard.some((card) => CARDS[card].symbol === CARDS[id].symbol) ? 1 : 0),
      note: symbolNote,
    },
    {
      rule: 'DUEL-155',
      label: plain('first-constructed'),
      item: 4,
      score: (id, s) => least(human(s).cards.indexOf(id)),
      note: numberOf,
    },
  ]),
);

/** DUEL-155: the green card whose symbol Nisaba copies. */
export const copiedCard = (s: Position, trace?: Trace): CardId =>
  only(
    choose(
      human(s).cards.filter((id) => CARDS[id].symbol !== null),
      NISABA(),
      s,
      trace,
      BY_CARD_ID,
    ),
  );

/** DUEL-159. */
const FACE_DOWN = once(() =>
  scale<number, Position>(plain('solo-and-zeus'), [
    {
      rule: 'DUEL-159',
      label: plain('highest-offering'),
      score(slot, s) {
        const token = tokenOn(s, slot);
        return typeof token === 'number' ? token : 0;
      },
      note(slot, s) {
        const token = tokenOn(s, slot);
        return typeof token === 'number' ? reason('discount', { offering: token }) : plain('no-discount');
      },
    },
    {
      rule: 'DUEL-159',
      label: reason('first-from-side', { seat: SCRIPT_SEAT }),
      score: (slot, s) => least(layoutOf(s).places[slot]?.column ?? 0),
      note: (slot, s) => placeNote(s, slot),
    },
    { rule: 'DUEL-120', label: plain('lowest-row'), score: (slot) => slot, note: (slot, s) => placeNote(s, slot) },
  ]),
);

/** DUEL-159: the slot that Zeus strikes. */
export function struckSlot(s: Position, trace?: Trace): number {
  const bySlot: Naming<number> = {
    id: (slot) => `slot-${slot}`,
    name: (slot) => reason('face-down-card', { token: tokenOn(s, slot) }),
  };
  const bearing = slotsOf(s.hidden).filter((slot) => tokenOn(s, slot) !== null);
  if (!wantsPantheon(s) && bearing.length > 0) {
    trace?.reasons.push(plain('zeus-takes-token'));
    return only(choose(bearing, FACE_DOWN(), s, trace, bySlot));
  }
  const shown = onSlots(s, s.present & ~s.hidden);
  if (shown.length === 0) {
    trace?.reasons.push(plain('nothing-face-up'));
    return only(choose(slotsOf(s.hidden), FACE_DOWN(), s, trace, bySlot));
  }
  trace?.reasons.push(plain('zeus-takes-last-type'));
  const ofScale = s.options.scaleVersion === 'as-printed' ? DISCARD_AS_PRINTED : DISCARD;
  return only(lastOf(s, shown, ofScale, trace)).slot;
}
