import type { Rung, Trace } from '@wonders/core';
import { choose, priorityList } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { slotsOf } from '../components/layouts.js';
import { nameOf } from '../components/names.js';
import type { CityState, Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { symbolBit } from '../table/science.js';
import { layoutOf, tokenOn } from '../table/structure.js';
import { onSlots } from './items.js';
import { need, owned, wantsPantheon } from './metrics.js';
import { filled, say } from './reasons.js';
import { DISCARD, DISCARD_AS_PRINTED, lastOf, only } from './scales.js';
import { divinityWins } from './wins.js';

type CityRung = Rung<CardId, Position>;

const human = (s: Position): CityState => s.cities[PLAYER_SEAT as 1];

const latest = (rule: string): CityRung => ({
  rule,
  label: 'last constructed',
  score: (id, s) => human(s).cards.indexOf(id),
});

/** DUEL-152, DUEL-157: the resource of which the human has least, then the card constructed last. */
const scarce = (rule: string): readonly CityRung[] => [
  {
    rule,
    label: 'resource of which the player has least',
    score(id, s) {
      const { gives } = CARDS[id];
      return gives === null ? 0 : -owned(s, PLAYER_SEAT, gives);
    },
    says(id, s) {
      const { gives } = CARDS[id];
      return gives === null ? '' : filled('the player has {0} of {1}', owned(s, PLAYER_SEAT, gives), gives);
    },
  },
  latest(rule),
];

const DESTROYED = priorityList('choosing a card to discard', scarce('DUEL-152'));
const STOLEN_WITHOUT_WONDERS = priorityList('SOLO and Baal', scarce('DUEL-157'));
const STOLEN = priorityList<CardId, Position>('SOLO and Baal', [
  {
    rule: 'DUEL-157',
    label: 'resource that SOLO needs most',
    score(id, s) {
      const { gives } = CARDS[id];
      return gives === null ? 0 : need(s, SCRIPT_SEAT, gives);
    },
    says(id, s) {
      const { gives } = CARDS[id];
      return gives === null ? '' : filled('need of {0}: {1}', gives, need(s, SCRIPT_SEAT, gives));
    },
  },
  latest('DUEL-157'),
]);

const producers = (s: Position, colours: readonly string[]): readonly CardId[] =>
  human(s).cards.filter((id) => colours.includes(CARDS[id].colour));

/** DUEL-152: the card that Circus Maximus or the Statue of Zeus discards. */
export const destroyedCard = (s: Position, colour: string, trace?: Trace): CardId =>
  only(choose(producers(s, [colour]), DESTROYED, s, trace, nameOf, String));

/** DUEL-157: what SOLO needs most; without wonders to construct, what the human has least of. */
export function stolenCard(s: Position, trace?: Trace): CardId {
  const done = s.cities[SCRIPT_SEAT as 0].wonders.length === 0;
  if (done) say(trace, 'SOLO has no wonder left to construct: Baal steals what the player has least of');
  return only(
    choose(producers(s, ['brown', 'grey']), done ? STOLEN_WITHOUT_WONDERS : STOLEN, s, trace, nameOf, String),
  );
}

const isNew = (id: CardId, s: Position): boolean => {
  const { symbol } = CARDS[id];
  return symbol === null || (s.cities[SCRIPT_SEAT as 0].symbols & symbolBit(symbol)) === 0;
};

const symbolNote = (id: CardId): string => {
  const { symbol } = CARDS[id];
  return symbol === null ? '' : filled('symbol: {0}', symbol);
};

/** DUEL-155. */
const NISABA = priorityList<CardId, Position>('SOLO and Nisaba', [
  {
    rule: 'DUEL-155.1',
    label: "symbol that is SOLO's sixth",
    when: (s) => divinityWins(s, SCRIPT_SEAT, 'nisaba', 'here'),
    score: (id, s) => (isNew(id, s) ? 1 : 0),
    says: symbolNote,
  },
  {
    rule: 'DUEL-155.2',
    label: 'symbol that SOLO has',
    item: 2,
    score: (id, s) => (isNew(id, s) ? 0 : 1),
    says: symbolNote,
  },
  {
    rule: 'DUEL-155.3',
    label: 'symbol of a discarded card',
    item: 3,
    score: (id, s) => (s.discard.some((card) => CARDS[card].symbol === CARDS[id].symbol) ? 1 : 0),
    says: symbolNote,
  },
  { rule: 'DUEL-155', label: 'first constructed', item: 4, score: (id, s) => -human(s).cards.indexOf(id) },
]);

/** DUEL-155: the green card whose symbol Nisaba copies. */
export const copiedCard = (s: Position, trace?: Trace): CardId =>
  only(
    choose(
      human(s).cards.filter((id) => CARDS[id].symbol !== null),
      NISABA,
      s,
      trace,
      nameOf,
      String,
    ),
  );

/** DUEL-159. */
const FACE_DOWN = priorityList<number, Position>('SOLO and Zeus', [
  {
    rule: 'DUEL-159',
    label: 'highest discount of an Offering token',
    score(slot, s) {
      const token = tokenOn(s, slot);
      return typeof token === 'number' ? token : 0;
    },
    says(slot, s) {
      const token = tokenOn(s, slot);
      return typeof token === 'number' ? filled('discount: {0}', token) : 'no discount';
    },
  },
  { rule: 'DUEL-159', label: "first from SOLO's side", score: (slot, s) => -(layoutOf(s).places[slot]?.column ?? 0) },
  { rule: 'DUEL-120', label: 'row nearest to the bottom', score: (slot) => slot },
]);

/** A face-down card by what lies on it. */
function faceDownName(s: Position, slot: number): string {
  const token = tokenOn(s, slot);
  if (token === null) return 'a face-down card';
  if (typeof token === 'number') return filled('the face-down card with Offering {0}', token);
  return filled('the face-down card with the {0} Mythology token', nameOf(token));
}

/** DUEL-159: the slot that Zeus strikes. */
export function struckSlot(s: Position, trace?: Trace): number {
  const name = (slot: number) => faceDownName(s, slot);
  const id = (slot: number) => `slot-${slot}`;
  const bearing = slotsOf(s.hidden).filter((slot) => tokenOn(s, slot) !== null);
  if (!wantsPantheon(s) && bearing.length > 0) {
    say(trace, 'SOLO has neither the Sanctuary nor the Divine Theater: Zeus takes a face-down card with a token');
    return only(choose(bearing, FACE_DOWN, s, trace, name, id));
  }
  const shown = onSlots(s, s.present & ~s.hidden);
  if (shown.length === 0) {
    say(trace, 'No card lies face up');
    return only(choose(slotsOf(s.hidden), FACE_DOWN, s, trace, name, id));
  }
  say(trace, 'Zeus strikes a card that lies face up: the last type of the operational scale');
  const scale = s.options.scaleVersion === 'as-printed' ? DISCARD_AS_PRINTED : DISCARD;
  return only(lastOf(s, shown, scale, trace)).slot;
}
