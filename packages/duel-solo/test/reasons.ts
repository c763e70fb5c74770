import { CARDS } from '../src/components/cards.js';
import { slotsOf } from '../src/components/layouts.js';
import type { State } from '../src/index.js';
import type { Reason } from '../src/reasons/index.js';
import { limitOf, meets, payable, placeOfType, type Why } from './claims.js';

// Recomputes, from the position, the reasons outside SOLO's lists.

const count = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const altars = (state: State): readonly string[] =>
  state.age < 2 ? [] : (state.pantheon?.spaces.flatMap((place) => (place === null ? [] : [place.id])) ?? []);
const open = (state: State): readonly string[] => slotsOf(state.open).flatMap((slot) => state.structure[slot] ?? []);

/** One card of each type. */
const OF_TYPE = {
  temple: 'greek-grand-temple',
  'brown-grey': 'quarry',
  yellow: 'forum',
  green: 'school',
  red: 'walls',
  blue: 'altar',
  'green-red': 'school',
} as const;

/** Whether the candidates are exactly these, and none is affordable. */
const noneOf = (state: State, set: readonly string[], candidates: readonly { readonly name: Reason }[]): boolean =>
  candidates.map(({ name }) => (name.values as { readonly component?: string }).component).join() === set.join() &&
  !set.some((id) => payable(state, id));

function isTrue(state: State, reason: Reason, { steps }: Why): boolean {
  const { wonders, built } = state.cities[0];
  const both = state.pawn <= -6 && count(state.cities[1].symbols) === 5;
  const wins = steps.find(({ label }) => label.key === 'wins');
  const bearing = slotsOf(state.hidden).some((slot) => (state.pantheon?.tokens[slot] ?? null) !== null);
  const own: readonly string[] = [...wonders, ...built.map(({ wonder }) => wonder)];
  const wants = own.includes('sanctuary') || own.includes('divine-theater');
  const faceUp = state.structure.some((card) => card !== null && card !== 'face-down');
  switch (reason.key) {
    case 'wonder-limit':
      return reason.values.coins === limitOf(state) && wonders.length > 0;
    case 'no-wonder-left':
      return wonders.length === 0;
    case 'no-altar-left':
      return altars(state).length === 0;
    case 'no-wonder-in-reach':
      return noneOf(state, wonders, reason.values.candidates);
    case 'no-altar-in-reach':
      return noneOf(state, altars(state), reason.values.candidates);
    case 'no-structure-in-reach':
      return noneOf(state, open(state), reason.values.candidates);
    case 'only-discard-left':
      return ![...wonders, ...altars(state), ...open(state)].some((id) => payable(state, id));
    case 'force-threatens':
      return state.pawn <= -6;
    case 'science-threatens':
      return count(state.cities[1].symbols) === 5;
    case 'green-and-red-as-one':
    case 'player-near-win':
      return both;
    case 'scale-of-direction': {
      const places = reason.values.types.map((type) => placeOfType(state, OF_TYPE[type]));
      return reason.values.direction === state.direction && places.every((place, i) => place === i + 1);
    }
    case 'structure-wins':
    case 'wonder-wins':
    case 'divinity-wins':
      return wins?.candidates.some(({ id, kept }) => kept && meets(state, wins.label, id) === true) ?? false;
    case 'latest-age':
      return state.discard.every((id) => CARDS[id].age <= reason.values.age);
    case 'first-empty-space':
      return state.pantheon?.spaces[reason.values.space - 1] === null;
    case 'anubis-turns-to-player':
      return state.cities[1].built.length > 0;
    case 'anubis-turns-to-solo':
      return state.cities[1].built.length === 0;
    case 'baal-takes-scarcest':
      return wonders.length === 0;
    case 'zeus-takes-token':
      return !wants && bearing;
    case 'zeus-takes-last-type':
      return faceUp && (wants || !bearing);
    case 'nothing-face-up':
      return !faceUp;
    default:
      return true;
  }
}

/** The reasons that are untrue. */
export const falseReasons = (state: State, why: Why): readonly string[] =>
  why.reasons
    .filter((reason) => !isTrue(state, reason, why))
    .map(({ key, values }) => `${key} ${JSON.stringify(values)}`);
