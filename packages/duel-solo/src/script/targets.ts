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

const human = (position: Position): CityState => position.cities[PLAYER_SEAT];

const latest = (rule: string): CityRung => ({
  rule,
  label: plain('last-constructed'),
  score: (id, position) => human(position).cards.indexOf(id),
  note: (id, position) => numberOf(id, position),
});

/** The place among all cards of the player, in the order in which they were constructed. */
const numberOf = (id: CardId, position: Position): Reason =>
  reason('number', { number: human(position).cards.indexOf(id) + 1 });

/** DUEL-152, DUEL-157: the resource of which the human has least, then the card constructed last. */
const scarce = (rule: string): readonly CityRung[] => [
  {
    rule,
    label: reason('scarcest-resource', { seat: PLAYER_SEAT }),
    score(id, position) {
      const { gives } = CARDS[id];
      return gives === null ? 0 : least(owned(position, PLAYER_SEAT, gives));
    },
    note(id, position) {
      const { gives } = CARDS[id];
      return ownedNote(position, PLAYER_SEAT, gives === null ? [] : [gives]);
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
      score(id, position) {
        const { gives } = CARDS[id];
        return gives === null ? 0 : need(position, SCRIPT_SEAT, gives);
      },
      note(id, position) {
        const { gives } = CARDS[id];
        return needNote(position, SCRIPT_SEAT, gives === null ? [] : [gives]);
      },
    },
    latest('DUEL-157'),
  ]),
);

const producers = (position: Position, colours: readonly string[]): readonly CardId[] =>
  human(position).cards.filter((id) => colours.includes(CARDS[id].colour));

/** DUEL-152: the card that Circus Maximus or the Statue of Zeus discards. */
export const destroyedCard = (position: Position, colour: string, trace?: Trace): CardId =>
  only(choose(producers(position, [colour]), DESTROYED(), position, trace, BY_CARD_ID));

/** DUEL-157: the resource that SOLO needs most. If SOLO has no wonders left, the resource that the human has least of. */
export function stolenCard(position: Position, trace?: Trace): CardId {
  const done = position.cities[SCRIPT_SEAT].wonders.length === 0;
  if (done) trace?.reasons.push(plain('baal-takes-scarcest'));
  const rungs = done ? STOLEN_WITHOUT_WONDERS : STOLEN;
  return only(choose(producers(position, ['brown', 'grey']), rungs(), position, trace, BY_CARD_ID));
}

const isNew = (id: CardId, position: Position): boolean => {
  const { symbol } = CARDS[id];
  return symbol === null || (position.cities[SCRIPT_SEAT].symbols & symbolBit(symbol)) === 0;
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
      when: (position) => divinityWins(position, SCRIPT_SEAT, 'nisaba', 'here'),
      score: (id, position) => (isNew(id, position) ? 1 : 0),
      note: symbolNote,
    },
    {
      rule: 'DUEL-155.2',
      label: plain('symbol-solo-has'),
      yesNo: true,
      item: 2,
      score: (id, position) => (isNew(id, position) ? 0 : 1),
      note: symbolNote,
    },
    {
      rule: 'DUEL-155.3',
      label: plain('symbol-of-discarded-card'),
      yesNo: true,
      item: 3,
      score: (id, position) => (position.discard.some((card) => CARDS[card].symbol === CARDS[id].symbol) ? 1 : 0),
      note: symbolNote,
    },
    {
      rule: 'DUEL-155',
      label: plain('first-constructed'),
      item: 4,
      score: (id, position) => least(human(position).cards.indexOf(id)),
      note: numberOf,
    },
  ]),
);

/** DUEL-155: the green card whose symbol Nisaba copies. */
export const copiedCard = (position: Position, trace?: Trace): CardId =>
  only(
    choose(
      human(position).cards.filter((id) => CARDS[id].symbol !== null),
      NISABA(),
      position,
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
      score(slot, position) {
        const token = tokenOn(position, slot);
        return typeof token === 'number' ? token : 0;
      },
      note(slot, position) {
        const token = tokenOn(position, slot);
        return typeof token === 'number' ? reason('discount', { offering: token }) : plain('no-discount');
      },
    },
    {
      rule: 'DUEL-159',
      label: reason('first-from-side', { seat: SCRIPT_SEAT }),
      score: (slot, position) => least(layoutOf(position).places[slot]?.column ?? 0),
      note: (slot, position) => placeNote(position, slot),
    },
    {
      rule: 'DUEL-120',
      label: plain('lowest-row'),
      score: (slot) => slot,
      note: (slot, position) => placeNote(position, slot),
    },
  ]),
);

/** DUEL-159: the slot that Zeus strikes. */
export function struckSlot(position: Position, trace?: Trace): number {
  const bySlot: Naming<number> = {
    id: (slot) => `slot-${slot}`,
    name: (slot) => reason('face-down-card', { token: tokenOn(position, slot) }),
  };
  const bearing = slotsOf(position.hidden).filter((slot) => tokenOn(position, slot) !== null);
  if (!wantsPantheon(position) && bearing.length > 0) {
    trace?.reasons.push(plain('zeus-takes-token'));
    return only(choose(bearing, FACE_DOWN(), position, trace, bySlot));
  }
  const shown = onSlots(position, position.present & ~position.hidden);
  if (shown.length === 0) {
    trace?.reasons.push(plain('nothing-face-up'));
    return only(choose(slotsOf(position.hidden), FACE_DOWN(), position, trace, bySlot));
  }
  trace?.reasons.push(plain('zeus-takes-last-type'));
  const ofScale = position.options.scaleVersion === 'as-printed' ? DISCARD_AS_PRINTED : DISCARD;
  return only(lastOf(position, shown, ofScale, trace)).slot;
}
