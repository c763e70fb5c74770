import type { DivinityId, Mythology, Offering, View } from '../../src/index.js';
import { CARDS, MYTHOLOGIES } from '../../src/index.js';
import { HUMAN, ofColour, SOLO, standing, symbols, unbuilt } from './cities.js';
import { best, letters } from './scales.js';
import { lying } from './structure.js';
import { divinityWins } from './threats.js';

// DUEL-127, DUEL-130 to DUEL-133: SOLO and the Pantheon.

const DIVINITIES: Readonly<Record<Mythology, readonly DivinityId[]>> = {
  mesopotamian: ['enki', 'ishtar', 'nisaba'],
  phoenician: ['astarte', 'baal', 'tanit'],
  greek: ['aphrodite', 'hades', 'zeus'],
  egyptian: ['anubis', 'isis', 'ra'],
  roman: ['mars', 'minerva', 'neptune'],
};

const OF_LETTER = { M: 'roman', S: 'mesopotamian', C: 'greek' } as const;

/** The Pantheon scale, without the Gate. */
export const byPantheonScale = (view: View): readonly Mythology[] => [
  'egyptian',
  'phoenician',
  ...letters(view).map((letter) => OF_LETTER[letter]),
];

const rankOf = (view: View, id: string): number =>
  id === 'gate' ? -1 : byPantheonScale(view).findIndex((each) => (DIVINITIES[each] as readonly string[]).includes(id));

/** DUEL-132. */
function isApplicable(view: View, id: string): boolean {
  const { pantheon, discard, military, board, cities } = view;
  const symbol = (name: string): boolean => !symbols(view, SOLO).includes(name) || board.length > 0;
  switch (id) {
    case 'enki':
      return (pantheon?.enki.length ?? 0) > 0;
    case 'ishtar':
      return symbol('law');
    case 'nisaba':
      return ofColour(view, HUMAN, 'green').some((card) => symbol(CARDS[card].symbol ?? ''));
    case 'baal':
      return ofColour(view, HUMAN, 'brown', 'grey').length > 0;
    case 'hades':
      return discard.length > 0;
    case 'anubis':
      return standing(view, SOLO).length + standing(view, HUMAN).length > 0;
    case 'isis':
      return unbuilt(view, SOLO).length > 0 && discard.length > 0;
    case 'ra':
      return unbuilt(view, HUMAN).length > 0;
    case 'zeus':
      return lying(view).length > 0;
    case 'neptune':
      return military.some((each) => each.startsWith('seat0')) || (military.length > 1 && cities[HUMAN].coins > 0);
    case 'gate':
      return (pantheon?.decks.length ?? 0) > 0;
    default:
      return true;
  }
}

/** A card of the Pantheon that SOLO can pay for, and how. */
export interface Activation {
  readonly id: string;
  readonly space: number;
  readonly offerings: readonly Offering[];
  readonly coins: number;
}

const REBATING = ['hard', 'extreme', 'legendary'];

/** DUEL-084, DUEL-131, DUEL-175: the price of a card without tokens. */
function priceOf(view: View, space: number, id: string): number {
  const printed = space + 2;
  const rebate = id !== 'gate' && view.age === 3 && REBATING.includes(view.options.level) ? 1 : 0;
  const sanctuary = standing(view, SOLO).includes('sanctuary') ? 2 : 0;
  return Math.max(0, (id === 'gate' ? 2 * printed : printed) - sanctuary - rebate);
}

function cheapest(view: View, price: number): { readonly offerings: readonly Offering[]; readonly coins: number } {
  const held = view.pantheon?.holdings[SOLO].offerings ?? [];
  const sets = Array.from({ length: 2 ** held.length }, (_, set) => held.filter((_, i) => (set >> i) % 2 === 1));
  const sum = (set: readonly Offering[]): number => set.reduce<number>((a, b) => a + b, 0);
  const [offerings = []] = best(sets, [(set) => -Math.max(0, price - sum(set)), (set) => -sum(set)]);
  return { offerings: [...offerings].sort((a, b) => a - b), coins: Math.max(0, price - sum(offerings)) };
}

/** DUEL-127: what SOLO can activate, the best first. */
export function activations(view: View): readonly Activation[] {
  if (view.age < 2) return [];
  const all = (view.pantheon?.spaces ?? []).flatMap((place, i): Activation[] => {
    if (place === null || place.id === 'open' || place.id === 'hidden') return [];
    const space = i + 1;
    return [{ id: place.id, space, ...cheapest(view, priceOf(view, space, place.id)) }];
  });
  return all
    .filter(({ id, coins }) => coins <= view.cities[SOLO].coins && isApplicable(view, id))
    .sort((a, b) => rankOf(view, a.id) - rankOf(view, b.id) || a.space - b.space);
}

/** DUEL-144: what the flexibility scale takes for the cost of a divinity. */
export function divinityCost({ options }: View, { space, coins }: Activation): number {
  return options.divinityCost === 'actual' || options.costReading === 'actual' ? coins : space + 2;
}

/** DUEL-133: the choice at the Gate. */
export function atGate(view: View, everywhere: boolean): string | undefined {
  const tops = MYTHOLOGIES.flatMap((mythology) => {
    const top = view.pantheon?.decks.find((place) => place.mythology === mythology);
    return top === undefined ? [] : [top.id];
  });
  const order = best(tops, []).sort((a, b) => rankOf(view, a) - rankOf(view, b));
  const wins = everywhere
    ? order.find((id) => divinityWins(view, SOLO, id, true) && isApplicable(view, id))
    : undefined;
  return wins ?? order.find((id) => isApplicable(view, id)) ?? order[0];
}

/** DUEL-154: whether a deck can hold a divinity that does something, by what everybody knows. */
export function canHold(view: View, mythology: Mythology): boolean {
  const { decks = [], spaces = [], holdings = [] } = view.pantheon ?? {};
  const deck = decks.filter((place) => place.mythology === mythology);
  if (deck.length === 0) return false;
  const lies = (places: readonly ({ readonly id: string } | null)[], id: string) =>
    places.some((place) => place?.id === id);
  const isClosed = deck.some(({ id }) => id === 'open' || id === 'hidden');
  const canBeIn = (id: DivinityId): boolean => {
    if (lies(deck, id)) return true;
    return isClosed && !lies(spaces, id) && !holdings.some(({ divinities }) => divinities.includes(id));
  };
  // Enki gets its tokens when the deck is opened.
  return DIVINITIES[mythology].some((id) => canBeIn(id) && (id === 'enki' || isApplicable(view, id)));
}

const SCALES = [
  [1, 2, 3, 4, 5, 6],
  [3, 4, 5, 6, 1, 2],
  [6, 5, 4, 3, 2, 1],
];

/** DUEL-130: the first empty space of the positioning scale. */
export function spaceFor(view: View, mythology: Mythology | null): number {
  const at = letters(view).findIndex((letter) => OF_LETTER[letter] === mythology);
  const scale = SCALES[Math.max(0, at)] ?? [];
  return scale.find((space) => (view.pantheon?.spaces[space - 1] ?? null) === null) ?? -1;
}
