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
const left = (s: Position, decision: Decision): number => chance.rules[decision.kind]?.size(s, decision) ?? 0;

/** A place in the structure. */
function spot(s: Position, decision: Decision) {
  const slot = decision.slot as number;
  return { values: { ...whereIs(s, slot), left: left(s, decision) }, places: [slotPlace(s, slot)] };
}

/** The place of a divinity of a deck, from its top. */
function inDeck(s: Position, { mythology, deckPlace }: Decision): number {
  return 1 + deckIndices(pantheonOf(s), mythology as Mythology).indexOf(deckPlace as number);
}

/** The place of Enki: his space, or his deck. */
function placeOfEnki(s: Position): readonly string[] {
  const space = pantheonOf(s).spaces.findIndex((place) => place?.id === 'enki');
  return [space < 0 ? 'mythology-mesopotamian' : `space-${space + 1}`];
}

/** What the host of a real table is asked. */
export const TABLE: { readonly [K in ChanceKind]: Asked<K> } = {
  'first-player': (s, decision) => ({ values: { left: left(s, decision) }, places: ['seat-0', 'seat-1'] }),
  'draw-wonder': (s, decision) => {
    const { cities, offer } = s;
    const drawn = cities[0].wonders.length + cities[1].wonders.length + offer.length;
    const values = {
      batch: drawn < 4 ? (1 as const) : (2 as const),
      number: (drawn % 4) + 1,
      forScript: isSolo(s) && drawn === 0,
      left: left(s, decision),
    };
    return { values, places: [values.forScript ? 'seat-0' : 'next-wonder'] };
  },
  'draw-progress': (s, decision) => {
    const source = decision.source as ProgressSource;
    const { length } = source === 'board' ? s.board : source === 'box' ? s.drawn : pantheonOf(s).enki;
    const places = source === 'enki' ? placeOfEnki(s) : ['next-progress'];
    return { values: { source, number: length + 1, left: left(s, decision) }, places };
  },
  'purple-place': (s, decision) => {
    const number = 1 + slotsOf(s.purple).length;
    const places = slotsOf(ALL_SLOTS & ~s.purple).map((slot) => slotPlace(s, slot));
    return { values: { temple: s.pantheon !== null, number, left: left(s, decision) }, places };
  },
  reveal: (s, decision) => {
    const { values, places } = spot(s, decision);
    const purple = ((s.purple >> (decision.slot as number)) & 1) === 1;
    return { values: { ...values, purple, struck: decision.cause === 'zeus' }, places };
  },
  'mythology-token': spot,
  'offering-token': spot,
  'removed-card': (s, decision) => {
    const forScript = decision.cause === 'level';
    const places = [forScript ? 'seat-0' : 'removed'];
    return { values: { forScript, number: 1 + s.removed.length, left: left(s, decision) }, places };
  },
  'look-divinity': (s, decision) => {
    const mythology = decision.mythology as Mythology;
    return { values: { mythology, place: inDeck(s, decision), looks: s.seat }, places: [`mythology-${mythology}`] };
  },
  'turn-divinity': (s, decision) => {
    const { space } = decision;
    const mythology = decision.mythology as Mythology;
    const place = space === null ? inDeck(s, decision) : null;
    return {
      values: { mythology, space, place },
      places: [space === null ? `mythology-${mythology}` : `space-${space}`],
    };
  },
  'theater-draw': (s, decision) => {
    const mythology = decision.mythology as Mythology;
    return { values: { divinities: theaterChoices(s, mythology) }, places: [`mythology-${mythology}`] };
  },
  'isis-card': (s, decision) => {
    const wonder = decision.wonder as WonderId;
    return { values: { wonder, left: left(s, decision) }, places: [`wonder-${wonder}`] };
  },
};
