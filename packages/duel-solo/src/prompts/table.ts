import { chance } from '../chance.js';
import type { Mythology } from '../components/cards.js';
import { ALL_SLOTS, slotsOf } from '../components/layouts.js';
import type { WonderId } from '../components/wonders.js';
import { theaterChoices } from '../script/divinities.js';
import type { ChanceKind, Decision, Position, ProgressSource } from '../state/index.js';
import { isSolo } from '../state/index.js';
import { deckIndices, pantheonOf } from '../table/pantheon.js';
import { slotPlace, whereIs } from '../table/structure.js';
import type { Asked } from './values.js';

/** How many components may turn up. */
const left = (position: Position, decision: Decision): number =>
  chance.rules[decision.kind]?.size(position, decision) ?? 0;

/** A place in the structure. */
function spot(position: Position, decision: Decision) {
  const slot = decision.slot as number;
  return {
    values: { ...whereIs(position, slot), left: left(position, decision) },
    places: [slotPlace(position, slot)],
  };
}

/** The place of a divinity of a deck, from its top. */
function inDeck(position: Position, { mythology, deckPlace }: Decision): number {
  return 1 + deckIndices(pantheonOf(position), mythology as Mythology).indexOf(deckPlace as number);
}

/** The place of Enki: his space, or his deck. */
function placeOfEnki(position: Position): readonly string[] {
  const space = pantheonOf(position).spaces.findIndex((place) => place?.id === 'enki');
  return [space < 0 ? 'mythology-mesopotamian' : `space-${space + 1}`];
}

/** What the host of a real table is asked. */
export const TABLE: { readonly [K in ChanceKind]: Asked<K> } = {
  'first-player': (position, decision) => ({
    values: { left: left(position, decision) },
    places: ['seat-0', 'seat-1'],
  }),
  'draw-wonder': (position, decision) => {
    const { cities, offer } = position;
    const drawn = cities[0].wonders.length + cities[1].wonders.length + offer.length;
    const values = {
      batch: drawn < 4 ? (1 as const) : (2 as const),
      number: (drawn % 4) + 1,
      forScript: isSolo(position) && drawn === 0,
      left: left(position, decision),
    };
    return { values, places: [values.forScript ? 'seat-0' : 'next-wonder'] };
  },
  'draw-progress': (position, decision) => {
    const source = decision.source as ProgressSource;
    const { length } =
      source === 'board' ? position.board : source === 'box' ? position.drawn : pantheonOf(position).enki;
    const places = source === 'enki' ? placeOfEnki(position) : ['next-progress'];
    return { values: { source, number: length + 1, left: left(position, decision) }, places };
  },
  'purple-place': (position, decision) => {
    const number = 1 + slotsOf(position.purple).length;
    const places = slotsOf(ALL_SLOTS & ~position.purple).map((slot) => slotPlace(position, slot));
    return { values: { temple: position.pantheon !== null, number, left: left(position, decision) }, places };
  },
  reveal: (position, decision) => {
    const { values, places } = spot(position, decision);
    const purple = ((position.purple >> (decision.slot as number)) & 1) === 1;
    return { values: { ...values, purple, struck: decision.cause === 'zeus' }, places };
  },
  'mythology-token': spot,
  'offering-token': spot,
  'removed-card': (position, decision) => {
    const forScript = decision.cause === 'level';
    const places = [forScript ? 'seat-0' : 'removed'];
    return { values: { forScript, number: 1 + position.removed.length, left: left(position, decision) }, places };
  },
  'look-divinity': (position, decision) => {
    const mythology = decision.mythology as Mythology;
    return {
      values: { mythology, place: inDeck(position, decision), looks: position.seat },
      places: [`mythology-${mythology}`],
    };
  },
  'turn-divinity': (position, decision) => {
    const { space } = decision;
    const mythology = decision.mythology as Mythology;
    const place = space === null ? inDeck(position, decision) : null;
    return {
      values: { mythology, space, place },
      places: [space === null ? `mythology-${mythology}` : `space-${space}`],
    };
  },
  'theater-draw': (position, decision) => {
    const mythology = decision.mythology as Mythology;
    return { values: { divinities: theaterChoices(position, mythology) }, places: [`mythology-${mythology}`] };
  },
  'isis-card': (position, decision) => {
    const wonder = decision.wonder as WonderId;
    return { values: { wonder, left: left(position, decision) }, places: [`wonder-${wonder}`] };
  },
};
