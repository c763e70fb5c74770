import { CARDS } from '../src/components/cards.js';
import { slotsOf } from '../src/components/layouts.js';
import type { State } from '../src/index.js';
import type { Reason } from '../src/reasons/index.js';
import { limitOf, meets, payable, placeOfType, type Why } from './claims.js';

// Recomputes, from the position, the reasons outside SOLO's lists.

const count = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const altars = (s: State): readonly string[] =>
  s.age < 2 ? [] : (s.pantheon?.spaces.flatMap((place) => (place === null ? [] : [place.id])) ?? []);
const open = (s: State): readonly string[] => slotsOf(s.open).flatMap((slot) => s.structure[slot] ?? []);

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
const noneOf = (s: State, set: readonly string[], candidates: readonly { readonly name: Reason }[]): boolean =>
  candidates.map(({ name }) => (name.values as { readonly component?: string }).component).join() === set.join() &&
  !set.some((id) => payable(s, id));

function isTrue(s: State, reason: Reason, { steps }: Why): boolean {
  const { wonders, built } = s.cities[0];
  const both = s.pawn <= -6 && count(s.cities[1].symbols) === 5;
  const wins = steps.find(({ label }) => label.key === 'wins');
  const bearing = slotsOf(s.hidden).some((slot) => (s.pantheon?.tokens[slot] ?? null) !== null);
  const own: readonly string[] = [...wonders, ...built.map(({ wonder }) => wonder)];
  const wants = own.includes('sanctuary') || own.includes('divine-theater');
  const faceUp = s.structure.some((card) => card !== null && card !== 'face-down');
  switch (reason.key) {
    case 'wonder-limit':
      return reason.values.coins === limitOf(s) && wonders.length > 0;
    case 'no-wonder-left':
      return wonders.length === 0;
    case 'no-altar-left':
      return altars(s).length === 0;
    case 'no-wonder-in-reach':
      return noneOf(s, wonders, reason.values.candidates);
    case 'no-altar-in-reach':
      return noneOf(s, altars(s), reason.values.candidates);
    case 'no-structure-in-reach':
      return noneOf(s, open(s), reason.values.candidates);
    case 'only-discard-left':
      return ![...wonders, ...altars(s), ...open(s)].some((id) => payable(s, id));
    case 'force-threatens':
      return s.pawn <= -6;
    case 'science-threatens':
      return count(s.cities[1].symbols) === 5;
    case 'green-and-red-as-one':
    case 'player-near-win':
      return both;
    case 'scale-of-direction': {
      const places = reason.values.types.map((type) => placeOfType(s, OF_TYPE[type]));
      return reason.values.direction === s.direction && places.every((place, i) => place === i + 1);
    }
    case 'structure-wins':
    case 'wonder-wins':
    case 'divinity-wins':
      return wins?.candidates.some(({ id, kept }) => kept && meets(s, wins.label, id) === true) ?? false;
    case 'latest-age':
      return s.discard.every((id) => CARDS[id].age <= reason.values.age);
    case 'first-empty-space':
      return s.pantheon?.spaces[reason.values.space - 1] === null;
    case 'anubis-turns-to-player':
      return s.cities[1].built.length > 0;
    case 'anubis-turns-to-solo':
      return s.cities[1].built.length === 0;
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
export const falseReasons = (s: State, why: Why): readonly string[] =>
  why.reasons.filter((reason) => !isTrue(s, reason, why)).map(({ key, values }) => `${key} ${JSON.stringify(values)}`);
