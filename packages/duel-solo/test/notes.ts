import { CARDS } from '../src/components/cards.js';
import { LAYOUTS } from '../src/components/layouts.js';
import { activationPrice, price } from '../src/costs/index.js';
import type { State } from '../src/index.js';
import type { Reason, Reasons } from '../src/reasons/index.js';
import { amount, type Move, placeOfType, type Step, spaceOf, tokensOf } from './claims.js';
import { needOf } from './needs.js';

// Recomputes, from the position, the notes on candidates.

type Paid = Reasons['pays']['price'];

/** The sum of the parts of a price. */
function sumOf({ printed, trade, reductions }: Paid): number {
  if (reductions.some(({ by }) => by === 'chain')) return 0;
  if (reductions.some(({ by }) => by === 'engineering')) return 1;
  const bought = trade.reduce((sum, { units, each }) => sum + units * each, 0);
  return reductions.reduce((sum, each) => sum - ('coins' in each ? each.coins : 0), printed + bought);
}

/** The price of a candidate for a seat. */
function costs(state: State, seat: 0 | 1, id: string): number {
  if (id in CARDS) return price(state, seat, { kind: 'card', card: id as 'altar' }).coins;
  const space = spaceOf(state, id);
  if (space === 0) return price(state, seat, { kind: 'wonder', wonder: id as 'sphinx' }).coins;
  return price(state, 0, { kind: 'space', space, offerings: state.pantheon?.holdings[0].offerings ?? [] }).coins;
}

/** The faults in the note on one candidate. */
function falseNote(state: State, step: Step, id: string, note: Reason, move: Move): boolean {
  const { label } = step;
  const counted = () => Math.abs(amount(state, step, id, move));
  const seat =
    label.key === 'lowest-price-for-player' || (label.key === 'lowest-price' && label.values.seat === 1) ? 1 : 0;
  switch (note.key) {
    case 'pays':
    case 'price-now':
      return sumOf(note.values.price) !== note.values.price.coins || note.values.price.coins !== costs(state, seat, id);
    case 'cannot-pay':
    case 'above-limit': {
      const { coins } = note.values.price;
      const most = note.key === 'cannot-pay' ? note.values.has : note.values.limit;
      return sumOf(note.values.price) !== coins || coins !== costs(state, 0, id) || coins <= most;
    }
    case 'printed-cost':
      return note.values.total !== note.values.coins + 2 * note.values.resources || note.values.total !== counted();
    case 'less-tokens': {
      const { price: full, tokens, coins, unused } = note.values;
      const given = id.split('+').reduce((sum, each) => sum + Number(each), 0);
      const before = activationPrice(
        state,
        0,
        move.space ?? 0,
        state.pantheon?.spaces[(move.space ?? 0) - 1]?.id ?? 'gate',
      );
      return (
        full !== before || tokens !== given || coins !== Math.max(0, full - tokens) || unused !== coins - full + tokens
      );
    }
    case 'needs':
      return note.values.resources.some(({ resource, need, most, owned }) => {
        const of = 'seat' in label.values && label.values.seat === 1 ? 1 : 0;
        const is = needOf(state, of, resource);
        return is.most !== most || is.owned !== owned || need !== most - owned;
      });
    case 'coins-for':
      return note.values.coins !== note.values.each * note.values.units || note.values.coins !== counted();
    case 'coins':
      return note.values.coins !== counted();
    case 'points':
      return note.values.points !== counted();
    case 'shields':
      return note.values.shields !== counted();
    case 'uncovers':
      return note.values.cards !== counted();
    case 'owns': {
      const { seat: whose, resources } = note.values;
      return (
        whose !== ('seat' in label.values ? label.values.seat : null) ||
        resources.some(({ resource, units }) => units !== needOf(state, whose, resource).owned)
      );
    }
    case 'discount':
      return note.values.offering !== counted();
    case 'type':
      return note.values.place !== placeOfType(state, id);
    case 'place-in-scale':
      return note.values.place !== 1 + counted();
    case 'place-in-pantheon-scale':
      return note.values.place !== (id === 'gate' ? 1 : 2 + counted());
    case 'place':
      return note.values.place !== 1 + (tokensOf(state, label)?.indexOf(id) ?? counted());
    case 'number':
      return note.values.number !== 1 + counted();
    case 'space':
      return note.values.space !== spaceOf(state, id) || note.values.coins !== note.values.space + 2;
    case 'lies': {
      const { column, row } = note.values;
      const slot = id.startsWith('slot-') ? Number(id.slice(5)) : state.structure.indexOf(id as 'altar');
      const place = LAYOUTS[state.age || 1].places[slot];
      return place?.column !== column || place.row !== row;
    }
    case 'symbol':
      return CARDS[id as 'altar'].symbol !== note.values.symbol;
    case 'frees':
      return CARDS[note.values.card].from !== id;
    default:
      return false;
  }
}

/** The faults in the notes of an item. */
export const falseNotes = (state: State, step: Step, move: Move): readonly string[] =>
  step.candidates.flatMap(({ id, note }) =>
    note !== null && falseNote(state, step, id, note, move)
      ? [`${id}: ${note.key} ${JSON.stringify(note.values)}`]
      : [],
  );
