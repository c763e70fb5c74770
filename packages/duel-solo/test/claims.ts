import type { Explanation, Seat } from '@wonders/core';
import { CARD_IDS, CARDS, type Card, type CardId, MYTHOLOGIES } from '../src/components/cards.js';
import { LAYOUTS } from '../src/components/layouts.js';
import { DECKS } from '../src/components/pantheon.js';
import type { ProgressId } from '../src/components/progress.js';
import { PANTHEON, PROGRESS_OF, STRATEGIC } from '../src/components/solo.js';
import { WONDER_IDS, type WonderId } from '../src/components/wonders.js';
import { activationPrice, price } from '../src/costs/index.js';
import { duelSolo, type State } from '../src/index.js';
import type { Reason } from '../src/reasons/index.js';
import { isisCards } from '../src/script/divinities.js';
import { applicable } from '../src/script/metrics.js';
import { cardWins, divinityWins, wonderWins } from '../src/script/wins.js';
import { wonderOf } from '../src/table/city.js';
import { symbolBit } from '../src/table/science.js';
import { helping, needOf, needs, RANKED, RESOURCES } from './needs.js';

// Recomputes, from the position, the claims that the items of SOLO's lists make.

export type Why = Explanation<unknown, Reason>;
export type Step = Why['steps'][number];

const cardOf = (id: string): Card | undefined => (CARD_IDS.includes(id as CardId) ? CARDS[id as CardId] : undefined);
const wonderIn = (state: State, id: string) =>
  WONDER_IDS.includes(id as WonderId) ? wonderOf(state, id as WonderId) : undefined;
const slotOf = (state: State, id: string): number =>
  id.startsWith('slot-') ? Number(id.slice(5)) : state.structure.indexOf(id as CardId);
export const spaceOf = (state: State, id: string): number =>
  1 + (state.pantheon?.spaces.findIndex((place) => place?.id === id) ?? -1);

/** The slots that only this card covers, from the layout alone. */
function freed(state: State, slot: number): readonly number[] {
  const { coveredBy } = LAYOUTS[state.age || 1];
  const there = (each: number) => state.structure[each] !== null;
  return coveredBy.flatMap((by, below) => {
    const on = Array.from({ length: 20 }, (_, i) => i).filter((i) => (by & (1 << i)) !== 0 && there(i));
    return there(below) && on.length === 1 && on[0] === slot ? [below] : [];
  });
}

const hasSymbol = (state: State, seat: Seat, { symbol }: Card): boolean =>
  symbol !== null && (state.cities[seat as 0 | 1].symbols & symbolBit(symbol)) !== 0;

const LEVEL_LIMIT = [3, 4, 5];
export const limitOf = (state: State): number =>
  state.options.level === 'legendary' ? 5 : (LEVEL_LIMIT[(state.age || 1) - 1] ?? 0);

export const payable = (state: State, id: string): boolean => {
  const { coins } = state.cities[0];
  const card = cardOf(id);
  if (card !== undefined) return price(state, 0, { kind: 'card', card: card.id }).coins <= coins;
  if (wonderIn(state, id) !== undefined)
    return price(state, 0, { kind: 'wonder', wonder: id as WonderId }).coins <= Math.min(coins, limitOf(state));
  return applicable(state, id as 'gate') && altarPrice(state, id) <= coins;
};

/** SOLO's price for a card of the Pantheon with all its tokens. */
function altarPrice(state: State, id: string): number {
  const tokens = state.pantheon?.holdings[0].offerings.reduce<number>((sum, each) => sum + each, 0) ?? 0;
  return Math.max(0, activationPrice(state, 0, spaceOf(state, id), id as 'gate') - tokens);
}

function wins(state: State, seat: Seat, id: string): boolean {
  const decision = state.pending.at(-1)?.kind;
  const reach = decision === 'turn' && state.options.soloSeeksWin !== 'everywhere' && seat === 0 ? 'here' : 'next';
  const card = cardOf(id);
  if (card !== undefined) return cardWins(state, seat, card, reach);
  if (wonderIn(state, id) !== undefined) return wonderWins(state, seat, id as WonderId, reach, underWonder(state));
  if (id === 'law') return sixth(state, 'law');
  return divinityWins(state, seat, id as 'gate', reach);
}
/** The cards one of which goes under SOLO's wonder. */
function underWonder(state: State): readonly CardId[] {
  const move = duelSolo.botMove(state);
  if (move.kind === 'isis-build') return isisCards(state);
  return 'slot' in move ? [state.structure[move.slot] as CardId] : [];
}

const sixth = (state: State, symbol: Parameters<typeof symbolBit>[0]): boolean =>
  (state.cities[0].symbols | symbolBit(symbol)).toString(2).replaceAll('0', '').length >= 6;

const ofDirection = (state: State): readonly ProgressId[] => PROGRESS_OF[state.direction ?? 'MS'];

/** The tokens that a label of the progress scale names. */
export const tokensOf = (state: State, label: Reason): readonly string[] | null => {
  if (label.key === 'tokens-of-direction') return ofDirection(state);
  return label.key === 'few-coins' || label.key === 'few-wonders' || label.key === 'few-wonder-points'
    ? label.values.tokens
    : null;
};

/** Of the candidates that meet a yes/no item, those that it likes best: the first token of a list, or what helps most. */
export function bestOf(state: State, label: Reason, yes: readonly string[]): readonly string[] {
  const first = tokensOf(state, label)?.find((token) => yes.includes(token));
  if (first !== undefined) return [first];
  if (!RANKED.test(label.key)) return yes;
  const most = Math.max(...yes.map((id) => helping(state, label, id) ?? Number.NaN));
  return yes.filter((id) => helping(state, label, id) === most);
}
/** Whether the words of an item that all meet say which is best, and not that all meet it. */
export const isRanked = (state: State, label: Reason): boolean =>
  tokensOf(state, label) !== null || RANKED.test(label.key);

/** Whether a candidate meets a yes/no item; `null` for an item that compares amounts. */
export function meets(state: State, label: Reason, id: string): boolean | null {
  const card = cardOf(id);
  switch (label.key) {
    case 'wonders-in-reach':
    case 'altars-in-reach':
    case 'structures-in-reach':
      return payable(state, id);
    case 'uncovers-token-wanted':
    case 'uncovers-token-unwanted': {
      const { wonders, built } = state.cities[0];
      const own = [...wonders, ...built.map(({ wonder }) => wonder)];
      const wanted = own.includes('sanctuary') || own.includes('divine-theater');
      if (wanted !== (label.key === 'uncovers-token-wanted')) throw new Error('SOLO has or lacks the two wonders');
      return freed(state, slotOf(state, id)).some((slot) => (state.pantheon?.tokens[slot] ?? null) !== null);
    }
    case 'closes-pair':
      return card !== undefined && hasSymbol(state, label.values.seat, card);
    case 'symbol-player-lacks':
      return card !== undefined && card.symbol !== null && !hasSymbol(state, 1, card);
    case 'symbol-solo-has':
      return card !== undefined && hasSymbol(state, 0, card);
    case 'symbol-wins':
      return card !== undefined && card.symbol !== null && sixth(state, card.symbol);
    case 'symbol-of-discarded-card':
      return state.discard.some((each) => CARDS[each].symbol === card?.symbol);
    case 'discount-needed':
    case 'discount-scarcest':
    case 'choice-needed':
    case 'choice-scarcest':
      return helping(state, label, id) !== null;
    case 'starts-chain':
      return CARD_IDS.some((each) => CARDS[each].from === id);
    case 'green':
      return card?.colour === 'green';
    case 'structure-before-divinity':
      return card !== undefined;
    case 'does-something':
      return applicable(state, id as 'gate');
    case 'wins':
    case 'wins-at-once':
      return wins(state, 0, id);
    case 'gives-player-the-win':
      return wins(state, 1, id);
    case 'few-coins':
    case 'few-wonders':
    case 'few-wonder-points':
    case 'tokens-of-direction':
      return tokensOf(state, label)?.includes(id) ?? false;
    default:
      return null;
  }
}

const LETTERS = { M: 'red', S: 'green', C: 'blue' } as const;

/** DUEL-119, DUEL-140 … DUEL-142: the place of a card in the operational scale, from 1. */
export function placeOfType(state: State, id: string): number {
  const colour = cardOf(id)?.colour ?? 'temple';
  const type = colour === 'grey' ? 'brown' : colour;
  const order = [...(state.direction ?? 'MS'), ...'MSC'].map((letter) => LETTERS[letter as 'M']);
  const first = [...(state.pawn <= -6 ? ['red'] : []), ...(symbolsOfPlayer(state) === 5 ? ['green'] : [])];
  const scale = [...new Set([...first, 'temple', 'brown', 'yellow', ...order])];
  const place = scale.indexOf(type) + 1;
  return first.length < 2 ? place : Math.max(1, place - 1);
}
const symbolsOfPlayer = (state: State): number => state.cities[1].symbols.toString(2).replaceAll('0', '').length;

const printed = (cost: Pick<Card, 'coins' | (typeof RESOURCES)[number]>): number =>
  cost.coins + 2 * RESOURCES.reduce((sum, each) => sum + cost[each], 0);

/** The pile that a card comes from. */
const pileOf = (state: State): readonly string[] =>
  state.pending.at(-1)?.kind.startsWith('liberty') === true ? state.removed : state.discard;

const NEPTUNE: Readonly<Record<string, readonly string[]>> = {
  'first-neptune-scale': ['seat0-5', 'seat0-2', 'seat1-2', 'seat1-5'],
  'second-neptune-scale': ['seat0-5', 'seat1-5', 'seat0-2', 'seat1-2'],
};

/** The amount that an item compares. Higher is better. */
export function amount(state: State, { label, list }: Pick<Step, 'label' | 'list'>, id: string, move: Move): number {
  const [card, wonder] = [cardOf(id), wonderIn(state, id)];
  const thing = card ?? wonder;
  const what =
    card === undefined
      ? ({ kind: 'wonder', wonder: id as WonderId } as const)
      : ({ kind: 'card', card: card.id } as const);
  const { row = 0, column = 0 } = LAYOUTS[state.age || 1].places[slotOf(state, id)] ?? {};
  const need = (resources: readonly Parameters<typeof needs>[2][], seat: Seat): number =>
    Math.max(...resources.map((each) => needs(state, seat, each)));
  switch (label.key) {
    case 'lowest-printed-cost':
      // DUEL-082, DUEL-144: SOLO's price of space k is k + 2.
      if (thing === undefined) return spaceOf(state, id) === 0 ? Number.NaN : -(spaceOf(state, id) + 2);
      return -printed(thing);
    case 'highest-printed-cost':
      return thing === undefined ? Number.NaN : printed(thing);
    case 'lowest-price':
      return -price(state, label.values.seat, what).coins;
    case 'lowest-cost':
      if (card === undefined) return -altarPrice(state, id);
      return -(state.options.costReading === 'printed' ? printed(card) : price(state, 0, what).coins);
    case 'fewest-coins-to-pay':
      return -price(state, 0, what).coins;
    case 'lowest-price-for-player':
      return -price(state, 1, what).coins;
    case 'most-points':
      return thing?.points ?? Number.NaN;
    case 'most-coins-given':
      return wonder?.gain ?? Number.NaN;
    case 'highest-value':
      return card === undefined ? Number.NaN : worthOf(state, card);
    case 'uncovers-fewest':
      return slotOf(state, id) < 0 ? 0 : -freed(state, slotOf(state, id)).length;
    case 'first-from-side': {
      const side = label.values.seat === 0 ? -100 * column : 100 * column;
      return id.startsWith('slot-') ? side : side + row;
    }
    case 'lowest-row':
      return row;
    case 'first-there':
      return -pileOf(state).indexOf(id);
    case 'first-type':
      return -placeOfType(state, id);
    case 'last-type':
      return placeOfType(state, id);
    case 'highest-in-strategic-scale':
      return -STRATEGIC[state.direction ?? 'MS'].indexOf(id as WonderId);
    case 'first-of-pantheon-scale': {
      const mythology = MYTHOLOGIES.find((each) => DECKS[each].includes(id as never));
      return mythology === undefined ? 1 : -PANTHEON[state.direction ?? 'MS'].indexOf(mythology);
    }
    case 'cheapest-space':
      return -spaceOf(state, id);
    case 'fewest-coins-paid':
    case 'least-discount-unused': {
      const tokens = id.split('+').reduce((sum, each) => sum + Number(each), 0);
      const left =
        activationPrice(state, 0, move.space ?? 0, state.pantheon?.spaces[(move.space ?? 0) - 1]?.id ?? 'gate') -
        tokens;
      return label.key === 'fewest-coins-paid' ? -Math.max(0, left) : Math.min(0, left);
    }
    case 'first-of-scale':
      return -(NEPTUNE[list?.key ?? ''] ?? []).indexOf(id);
    case 'first-token':
      return -offered(state).indexOf(id);
    case 'resource-needed-most':
      return card?.gives == null ? 0 : need([card.gives], label.values.seat);
    case 'scarcest-resource':
      return card?.gives == null ? 0 : -needOf(state, label.values.seat, card.gives).owned;
    case 'last-constructed':
      return state.cities[1].cards.indexOf(id as CardId);
    case 'first-constructed':
      return -state.cities[1].cards.indexOf(id as CardId);
    case 'highest-offering': {
      const token = state.pantheon?.tokens[slotOf(state, id)] ?? 0;
      return typeof token === 'number' ? token : 0;
    }
    default:
      throw new Error(`no amount for ${label.key}`);
  }
}

export interface Move {
  readonly kind: string;
  readonly space?: number;
}

export const offered = (state: State): readonly string[] => {
  const { source } = state.pending.at(-1) as { source?: string };
  return source === 'board' ? state.board : source === 'box' ? state.drawn : (state.pantheon?.enki ?? []);
};

function worthOf(state: State, card: Card): number {
  if (card.colour === 'red') return card.shields;
  if (card.colour !== 'yellow') return card.points;
  if (card.per === null) return card.gain;
  const [counted, each] = card.per;
  const { built, cards } = state.cities[0];
  const units = counted === 'wonder' ? built.length : cards.filter((id) => CARDS[id].colour === counted).length;
  return each * (units + (counted === 'yellow' ? 1 : 0));
}
