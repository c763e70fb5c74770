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
const wonderIn = (s: State, id: string) =>
  WONDER_IDS.includes(id as WonderId) ? wonderOf(s, id as WonderId) : undefined;
const slotOf = (s: State, id: string): number =>
  id.startsWith('slot-') ? Number(id.slice(5)) : s.structure.indexOf(id as CardId);
export const spaceOf = (s: State, id: string): number =>
  1 + (s.pantheon?.spaces.findIndex((place) => place?.id === id) ?? -1);

/** The slots that only this card covers, from the layout alone. */
function freed(s: State, slot: number): readonly number[] {
  const { coveredBy } = LAYOUTS[s.age || 1];
  const there = (each: number) => s.structure[each] !== null;
  return coveredBy.flatMap((by, below) => {
    const on = Array.from({ length: 20 }, (_, i) => i).filter((i) => (by & (1 << i)) !== 0 && there(i));
    return there(below) && on.length === 1 && on[0] === slot ? [below] : [];
  });
}

const hasSymbol = (s: State, seat: Seat, { symbol }: Card): boolean =>
  symbol !== null && (s.cities[seat as 0 | 1].symbols & symbolBit(symbol)) !== 0;

const LEVEL_LIMIT = [3, 4, 5];
export const limitOf = (s: State): number =>
  s.options.level === 'legendary' ? 5 : (LEVEL_LIMIT[(s.age || 1) - 1] ?? 0);

export const payable = (s: State, id: string): boolean => {
  const { coins } = s.cities[0];
  const card = cardOf(id);
  if (card !== undefined) return price(s, 0, { kind: 'card', card: card.id }).coins <= coins;
  if (wonderIn(s, id) !== undefined)
    return price(s, 0, { kind: 'wonder', wonder: id as WonderId }).coins <= Math.min(coins, limitOf(s));
  return applicable(s, id as 'gate') && altarPrice(s, id) <= coins;
};

/** SOLO's price for a card of the Pantheon with all its tokens. */
function altarPrice(s: State, id: string): number {
  const tokens = s.pantheon?.holdings[0].offerings.reduce<number>((sum, each) => sum + each, 0) ?? 0;
  return Math.max(0, activationPrice(s, 0, spaceOf(s, id), id as 'gate') - tokens);
}

function wins(s: State, seat: Seat, id: string): boolean {
  const decision = s.pending.at(-1)?.kind;
  const reach = decision === 'turn' && s.options.soloSeeksWin !== 'everywhere' && seat === 0 ? 'here' : 'next';
  const card = cardOf(id);
  if (card !== undefined) return cardWins(s, seat, card, reach);
  if (wonderIn(s, id) !== undefined) return wonderWins(s, seat, id as WonderId, reach, underWonder(s));
  if (id === 'law') return sixth(s, 'law');
  return divinityWins(s, seat, id as 'gate', reach);
}
/** The cards one of which goes under SOLO's wonder. */
function underWonder(s: State): readonly CardId[] {
  const move = duelSolo.botMove(s);
  if (move.kind === 'isis-build') return isisCards(s);
  return 'slot' in move ? [s.structure[move.slot] as CardId] : [];
}

const sixth = (s: State, symbol: Parameters<typeof symbolBit>[0]): boolean =>
  (s.cities[0].symbols | symbolBit(symbol)).toString(2).replaceAll('0', '').length >= 6;

const ofDirection = (s: State): readonly ProgressId[] => PROGRESS_OF[s.direction ?? 'MS'];

/** The tokens that a label of the progress scale names. */
export const tokensOf = (s: State, label: Reason): readonly string[] | null => {
  if (label.key === 'tokens-of-direction') return ofDirection(s);
  return label.key === 'few-coins' || label.key === 'few-wonders' || label.key === 'few-wonder-points'
    ? label.values.tokens
    : null;
};

/** Of the candidates that meet a yes/no item, those that it likes best: the first token of a list, or what helps most. */
export function bestOf(s: State, label: Reason, yes: readonly string[]): readonly string[] {
  const first = tokensOf(s, label)?.find((token) => yes.includes(token));
  if (first !== undefined) return [first];
  if (!RANKED.test(label.key)) return yes;
  const most = Math.max(...yes.map((id) => helping(s, label, id) ?? Number.NaN));
  return yes.filter((id) => helping(s, label, id) === most);
}
/** Whether the words of an item that all meet say which is best, and not that all meet it. */
export const isRanked = (s: State, label: Reason): boolean => tokensOf(s, label) !== null || RANKED.test(label.key);

/** Whether a candidate meets a yes/no item; `null` for an item that compares amounts. */
export function meets(s: State, label: Reason, id: string): boolean | null {
  const card = cardOf(id);
  switch (label.key) {
    case 'wonders-in-reach':
    case 'altars-in-reach':
    case 'structures-in-reach':
      return payable(s, id);
    case 'uncovers-token-wanted':
    case 'uncovers-token-unwanted': {
      const { wonders, built } = s.cities[0];
      const own = [...wonders, ...built.map(({ wonder }) => wonder)];
      const wanted = own.includes('sanctuary') || own.includes('divine-theater');
      if (wanted !== (label.key === 'uncovers-token-wanted')) throw new Error('SOLO has or lacks the two wonders');
      return freed(s, slotOf(s, id)).some((slot) => (s.pantheon?.tokens[slot] ?? null) !== null);
    }
    case 'closes-pair':
      return card !== undefined && hasSymbol(s, label.values.seat, card);
    case 'symbol-player-lacks':
      return card !== undefined && card.symbol !== null && !hasSymbol(s, 1, card);
    case 'symbol-solo-has':
      return card !== undefined && hasSymbol(s, 0, card);
    case 'symbol-wins':
      return card !== undefined && card.symbol !== null && sixth(s, card.symbol);
    case 'symbol-of-discarded-card':
      return s.discard.some((each) => CARDS[each].symbol === card?.symbol);
    case 'discount-needed':
    case 'discount-scarcest':
    case 'choice-needed':
    case 'choice-scarcest':
      return helping(s, label, id) !== null;
    case 'starts-chain':
      return CARD_IDS.some((each) => CARDS[each].from === id);
    case 'green':
      return card?.colour === 'green';
    case 'structure-before-divinity':
      return card !== undefined;
    case 'does-something':
      return applicable(s, id as 'gate');
    case 'wins':
    case 'wins-at-once':
      return wins(s, 0, id);
    case 'gives-player-the-win':
      return wins(s, 1, id);
    case 'few-coins':
    case 'few-wonders':
    case 'few-wonder-points':
    case 'tokens-of-direction':
      return tokensOf(s, label)?.includes(id) ?? false;
    default:
      return null;
  }
}

const LETTERS = { M: 'red', S: 'green', C: 'blue' } as const;

/** DUEL-119, DUEL-140 … DUEL-142: the place of a card in the operational scale, from 1. */
export function placeOfType(s: State, id: string): number {
  const colour = cardOf(id)?.colour ?? 'temple';
  const type = colour === 'grey' ? 'brown' : colour;
  const order = [...(s.direction ?? 'MS'), ...'MSC'].map((letter) => LETTERS[letter as 'M']);
  const first = [...(s.pawn <= -6 ? ['red'] : []), ...(symbolsOfPlayer(s) === 5 ? ['green'] : [])];
  const scale = [...new Set([...first, 'temple', 'brown', 'yellow', ...order])];
  const place = scale.indexOf(type) + 1;
  return first.length < 2 ? place : Math.max(1, place - 1);
}
const symbolsOfPlayer = (s: State): number => s.cities[1].symbols.toString(2).replaceAll('0', '').length;

const printed = (cost: Pick<Card, 'coins' | (typeof RESOURCES)[number]>): number =>
  cost.coins + 2 * RESOURCES.reduce((sum, each) => sum + cost[each], 0);

/** The pile that a card comes from. */
const pileOf = (s: State): readonly string[] =>
  s.pending.at(-1)?.kind.startsWith('liberty') === true ? s.removed : s.discard;

const NEPTUNE: Readonly<Record<string, readonly string[]>> = {
  'first-neptune-scale': ['seat0-5', 'seat0-2', 'seat1-2', 'seat1-5'],
  'second-neptune-scale': ['seat0-5', 'seat1-5', 'seat0-2', 'seat1-2'],
};

/** The amount that an item compares. Higher is better. */
export function amount(s: State, { label, list }: Pick<Step, 'label' | 'list'>, id: string, move: Move): number {
  const [card, wonder] = [cardOf(id), wonderIn(s, id)];
  const thing = card ?? wonder;
  const what =
    card === undefined
      ? ({ kind: 'wonder', wonder: id as WonderId } as const)
      : ({ kind: 'card', card: card.id } as const);
  const { row = 0, column = 0 } = LAYOUTS[s.age || 1].places[slotOf(s, id)] ?? {};
  const need = (resources: readonly Parameters<typeof needs>[2][], seat: Seat): number =>
    Math.max(...resources.map((each) => needs(s, seat, each)));
  switch (label.key) {
    case 'lowest-printed-cost':
      // DUEL-082, DUEL-144: SOLO's price of space k is k + 2.
      if (thing === undefined) return spaceOf(s, id) === 0 ? Number.NaN : -(spaceOf(s, id) + 2);
      return -printed(thing);
    case 'highest-printed-cost':
      return thing === undefined ? Number.NaN : printed(thing);
    case 'lowest-price':
      return -price(s, label.values.seat, what).coins;
    case 'lowest-cost':
      if (card === undefined) return -altarPrice(s, id);
      return -(s.options.costReading === 'printed' ? printed(card) : price(s, 0, what).coins);
    case 'fewest-coins-to-pay':
      return -price(s, 0, what).coins;
    case 'lowest-price-for-player':
      return -price(s, 1, what).coins;
    case 'most-points':
      return thing?.points ?? Number.NaN;
    case 'most-coins-given':
      return wonder?.gain ?? Number.NaN;
    case 'highest-value':
      return card === undefined ? Number.NaN : worthOf(s, card);
    case 'uncovers-fewest':
      return slotOf(s, id) < 0 ? 0 : -freed(s, slotOf(s, id)).length;
    case 'first-from-side': {
      const side = label.values.seat === 0 ? -100 * column : 100 * column;
      return id.startsWith('slot-') ? side : side + row;
    }
    case 'lowest-row':
      return row;
    case 'first-there':
      return -pileOf(s).indexOf(id);
    case 'first-type':
      return -placeOfType(s, id);
    case 'last-type':
      return placeOfType(s, id);
    case 'highest-in-strategic-scale':
      return -STRATEGIC[s.direction ?? 'MS'].indexOf(id as WonderId);
    case 'first-of-pantheon-scale': {
      const mythology = MYTHOLOGIES.find((each) => DECKS[each].includes(id as never));
      return mythology === undefined ? 1 : -PANTHEON[s.direction ?? 'MS'].indexOf(mythology);
    }
    case 'cheapest-space':
      return -spaceOf(s, id);
    case 'fewest-coins-paid':
    case 'least-discount-unused': {
      const tokens = id.split('+').reduce((sum, each) => sum + Number(each), 0);
      const left =
        activationPrice(s, 0, move.space ?? 0, s.pantheon?.spaces[(move.space ?? 0) - 1]?.id ?? 'gate') - tokens;
      return label.key === 'fewest-coins-paid' ? -Math.max(0, left) : Math.min(0, left);
    }
    case 'first-of-scale':
      return -(NEPTUNE[list?.key ?? ''] ?? []).indexOf(id);
    case 'first-token':
      return -offered(s).indexOf(id);
    case 'resource-needed-most':
      return card?.gives == null ? 0 : need([card.gives], label.values.seat);
    case 'scarcest-resource':
      return card?.gives == null ? 0 : -needOf(s, label.values.seat, card.gives).owned;
    case 'last-constructed':
      return s.cities[1].cards.indexOf(id as CardId);
    case 'first-constructed':
      return -s.cities[1].cards.indexOf(id as CardId);
    case 'highest-offering': {
      const token = s.pantheon?.tokens[slotOf(s, id)] ?? 0;
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

export const offered = (s: State): readonly string[] => {
  const { source } = s.pending.at(-1) as { source?: string };
  return source === 'board' ? s.board : source === 'box' ? s.drawn : (s.pantheon?.enki ?? []);
};

function worthOf(s: State, card: Card): number {
  if (card.colour === 'red') return card.shields;
  if (card.colour !== 'yellow') return card.points;
  if (card.per === null) return card.gain;
  const [counted, each] = card.per;
  const { built, cards } = s.cities[0];
  const units = counted === 'wonder' ? built.length : cards.filter((id) => CARDS[id].colour === counted).length;
  return each * (units + (counted === 'yellow' ? 1 : 0));
}
