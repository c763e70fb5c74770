import { byKind } from '@wonders/core';
import { listed, verbFor } from '@wonders/core/words';
import { total } from '../components/cards.js';
import type { DiscId } from '../components/discs.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import type { MoveOf, SeatMove } from '../notation.js';
import { entry, type Position } from '../state/index.js';
import { jokersFor } from '../table/action-cards.js';
import { hasTradingCard } from '../table/offers.js';
import type { Language } from './language.js';
import { cardsName, nameOf, offerName, SPACE_NAMES, wonderName } from './names.js';
import { offerOf, who, within } from './seats.js';

/** Verbs in the form that goes with a seat. */
type Verbs = (verb: string) => string;

const deeds = /* @__PURE__ */ byKind<SeatMove, [position: Position, verb: Verbs], string>({
  pass: (_move, _position, verb) => `${verb('pass')} and ${verb('draw')} a card`,
  build({ wonder, space }, position, verb) {
    const disc = entry(position.spaces, WONDERS.indexOf(wonder) * SPACES + space) as DiscId;
    const where = position.options.discChoice === 'any' ? `the ${SPACE_NAMES[space]} space of ` : '';
    return `${verb('build')} on ${where}${wonderName(wonder)}: ${nameOf(disc)} needed`;
  },
  offer: (move, _, verb) => `${verb('offer')} ${offerName(move)}`,
  complete: selection,
  abandon: (_move, _position, verb) => `${verb('abandon')} the build`,
  'card-draw': (_move, _position, verb) => `${verb('play')} Card draw`,
  'card-trade': ({ give }, _, verb) => `${verb('play')} Card trade and ${verb('give')} ${cardsName(give)}`,
  triple: ({ use }, _, verb) => `${verb('play')} ${use ? 'a' : 'no'} Triple bonus`,
  double: ({ use }, _, verb) => (use ? `${verb('play')} Double turn and ${verb('go')} on` : `${verb('end')} the turn`),
});

/** What a seat does, after its name: `pass and draw a card` for the reader, `passes and draws a card` for another seat. */
export const deed = (move: SeatMove, position: Position): string =>
  deeds(move, position, (verb) => verbFor(who(position, move.seat).isYou, verb));

/** A selection: whose offers, which Jokers, and who takes the disc if it is not the builder (EIGHT-77). */
function selection({ accept, jokers }: MoveOf<'complete'>, position: Position, verb: Verbs): string {
  const [only, ...more] = accept;
  const offers =
    only === undefined
      ? ''
      : `${verb('accept')} ${more.length === 0 ? offerOf(position, only) : `the offers from ${listed(accept.map((seat) => within(position, seat)))}`} and `;
  const used =
    total(jokers) === 0 ? '' : ` with ${jokersFor(jokers) === 1 ? 'a Joker' : 'Jokers'} for ${cardsName(jokers)}`;
  // Before the offers are turned up this is a forecast, which must not tell what they hold.
  const trader = position.phase === 'select' ? accept.find((seat) => hasTradingCard(position, seat)) : undefined;
  const taker = trader === undefined ? '' : `; ${who(position, trader).doing('take', 'the disc for the trading card')}`;
  return `${offers}${verb('complete')} the build${used}${taker}`;
}

const told = (move: SeatMove, position: Position): string =>
  `${who(position, move.seat).start} ${deed(move, position)}`;

/** What the seat does whose card chance decides. */
const drawer = (position: Position, verb: string, what: string): string =>
  who(position, entry(position.pending, position.pending.length - 1).owner).does(verb, what);

/** A move as a sentence. */
export const moves: Language['moves'] = {
  pass: told,
  build: told,
  offer: told,
  complete: told,
  abandon: told,
  'card-draw': told,
  'card-trade': told,
  triple: told,
  double: told,
  disc: ({ disc }) => `The next disc shows ${nameOf(disc)}`,
  card: ({ card }, position) => drawer(position, 'draw', `a ${card === 'hidden' ? 'hidden card' : nameOf(card)}`),
  start: ({ first }, position) => who(position, first).does('start'),
  action: ({ card }, position) =>
    drawer(position, 'take', card === 'hidden' ? 'a hidden action card' : `the action card ${nameOf(card)}`),
  'name-action': ({ card }, position) => drawer(position, 'show', `the action card ${nameOf(card)}`),
};
