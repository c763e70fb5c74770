import type { Seat } from '@wonders/core';
import { CARDS, type Card } from '../src/components/cards.js';
import type { State } from '../src/index.js';
import type { Reason } from '../src/reasons/index.js';
import { wonderOf } from '../src/table/city.js';

// Recomputes, from the position, what a seat needs (DUEL-111 … DUEL-113).

/** DUEL-112. */
export function needOf(state: State, seat: Seat, resource: keyof typeof RAW): { most: number; owned: number } {
  const city = state.cities[seat as 0 | 1];
  const most = Math.max(0, ...city.wonders.map((id) => wonderOf(state, id)[resource]));
  return { most, owned: city[resource] + (RAW[resource] ? city.rawChoices : city.goodChoices) };
}
const RAW = { wood: true, clay: true, stone: true, glass: false, papyrus: false } as const;
export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'] as const;

export const needs = (state: State, seat: Seat, resource: keyof typeof RAW): number => {
  const { most, owned } = needOf(state, seat, resource);
  return most - owned;
};

/** The resources that a yellow card helps with: fixed prices, or a choice. */
function helps({ fixed, choice }: Card, by: 'discount' | 'choice'): readonly (keyof typeof RAW)[] {
  if (by === 'discount') return RESOURCES.filter((_, i) => (fixed & (1 << i)) !== 0);
  return choice === null ? [] : RESOURCES.filter((each) => RAW[each] === (choice === 'raw'));
}

/** DUEL-113: how much a yellow card helps a seat; null where it does not count. Without wonders to construct, every card that helps does. */
function help(state: State, seat: Seat, resources: readonly (keyof typeof RAW)[]): number | null {
  if (resources.length === 0) return null;
  const most = Math.max(...resources.map((each) => needs(state, seat, each)));
  return hasWonders(state, seat) && most <= 0 ? null : most;
}
const hasWonders = (state: State, seat: Seat): boolean => state.cities[seat as 0 | 1].wonders.length > 0;

/** DUEL-112: whether a label about needs speaks to a seat with wonders to construct, and one about what is scarce to a seat without. */
export function branch(state: State, { key, values }: Reason): readonly string[] {
  if (!/-needed|-scarcest|^scarcest/.test(key)) return [];
  const decision = state.pending.at(-1)?.kind;
  // DUEL-152, DUEL-157: what the player loses is what it has least of, with and without wonders.
  if (key === 'scarcest-resource' && ['destroy', 'baal'].includes(decision ?? '')) return [];
  return key.includes('needed') === hasWonders(state, (values as { readonly seat: Seat }).seat)
    ? []
    : [`${key} is not asked`];
}

/** DUEL-113: how much a candidate helps with what a label asks for. */
export function helping(state: State, { key, values }: Reason, id: string): number | null {
  const card = (CARDS as Readonly<Record<string, Card>>)[id];
  if (card === undefined) return null;
  return help(
    state,
    (values as { readonly seat: Seat }).seat,
    helps(card, key.startsWith('discount') ? 'discount' : 'choice'),
  );
}

/** The items that rank what meets them by need. */
export const RANKED = /^(discount|choice)-/;
