import type { Said, Seat } from '@wonders/core';
import { count, inBrief, verbFor } from '@wonders/core/words';
import { sum, total } from '../components/cards.js';
import { type DiscId, discOf } from '../components/discs.js';
import { TYPES } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import type { MoveOf } from '../notation.js';
import { entry, type Position, tablesOf } from '../state/index.js';
import { handSize } from '../table/hands.js';
import { correctCards, rejectedPoints, shownCards } from '../table/offers.js';
import { partsLeft } from '../table/parts.js';
import { drawPileSize } from '../table/piles.js';
import { discsOn, wonderAt, wonderOf } from '../table/wonders.js';
import type { Language } from './language.js';
import { cardsName, wonderName } from './names.js';
import { who } from './seats.js';

/** The wonder of the disc that is being built. */
const siteWonder = ({ site }: Position) => wonderAt(wonderOf(site as number));

const drawable = (position: Position): number => drawPileSize(position) + total(position.discard);

/** EIGHT-133: a turn without a disc. */
function without({ idle, options: { players, stallRounds } }: Position): string {
  const turns = idle + 1;
  return `${turns === 1 ? 'one turn' : `${turns} turns in a row`} without a disc, and ${stallRounds * players} end the game`;
}

/** The same in a few words. */
function withoutInBrief({ idle, options: { players, stallRounds } }: Position): string {
  const [turns, most] = [idle + 1, stallRounds * players];
  if (turns >= most) return `The game ends: ${turns} turns in a row without a disc`;
  return `${turns === 1 ? 'One turn' : `${turns} turns in a row`} without a disc: ${most} end the game`;
}

/** EIGHT-101: what a wonder is worth once its last disc is taken. */
function finishing(position: Position, wonder: number): string {
  if (discsOn(position, wonder).length !== 1) return '';
  const { rows, others } = tablesOf(position).scoringTable;
  // EIGHT-135: the marker comes to the light row when all building is done.
  const { first, second } = entry(rows, (position.row as number) - 1);
  return `; this finishes the wonder, for ${first}, ${second} or ${others} points`;
}

function build({ seat, wonder, space }: MoveOf<'build'>, position: Position): Said {
  const index = WONDERS.indexOf(wonder);
  const { needs } = discOf(entry(position.spaces, index * SPACES + space) as DiscId);
  const hand = entry(position.hands, seat) as typeof needs;
  const held = sum(TYPES.map((type) => Math.min(hand[type], needs[type])));
  const { within, isYou, start } = who(position, seat);
  const needed = total(needs);
  const some =
    needed === 1
      ? `${verbFor(isYou, held === 1 ? 'hold' : 'lack')} the card`
      : `${verbFor(isYou, 'hold')} ${held === needed ? 'all' : `${held} of the`} ${needed} cards`;
  const own = entry(position.hidden, seat) > 0 ? '' : `${some} and `;
  const parts = count(entry(entry(position.parts, index), seat), 'part');
  const last = finishing(position, index);
  const has = `${verbFor(isYou, 'have')} ${parts} there`;
  const brief = `${start} ${own === '' ? has : some}${last === '' ? '' : ', and this finishes the wonder'}`;
  return inBrief(`Each card that is used is a part on ${wonderName(wonder)}: ${within} ${own}${has}${last}`, brief);
}

function offer({ seat, cards, trade }: MoveOf<'offer'>, position: Position): Said {
  const { start, within, isYou } = who(position, seat);
  const [keep, score, spend] = ['keep', 'score', 'spend'].map((verb) => verbFor(isYou, verb));
  if (total(cards) === 0)
    return inBrief(
      `${start} ${keep} all cards and ${score} nothing for this build`,
      `${start} ${keep} all cards and ${score} nothing`,
    );
  const correct = correctCards(position, cards);
  if (total(correct) === 0)
    return inBrief(
      `None of these cards is needed: ${within} ${keep} them and ${score} nothing`,
      `None is needed: ${within} ${keep} them and ${score} nothing`,
    );
  const builder = who(position, position.active);
  const placed = (whose: Seat): string => count(Math.min(total(correct), partsLeft(position, whose)), 'part');
  const place = `${verbFor(isYou, 'place')} ${placed(seat)}`;
  const take = `${verbFor(isYou, 'take')} the disc`;
  const gained = trade
    ? `${take}, while ${builder.doing('place', 'the parts')}`
    : `${place} on ${wonderName(siteWonder(position))}`;
  const points = count(total(correct), 'point');
  return inBrief(
    `If ${builder.doing('accept')}, ${within} ${spend} ${cardsName(correct)} and ${gained}; if not, ${within} ${keep} the ${total(cards) === 1 ? 'card' : 'cards'} and ${score} ${points}`,
    `If accepted, ${within} ${trade ? take : place}, else ${score} ${points}`,
  );
}

function pass({ seat }: MoveOf<'pass'>, position: Position): Said {
  const { players, stallRounds } = position.options;
  const { does, within, isYou } = who(position, seat);
  const last = position.idle + 1 >= stallRounds * players;
  const cards = handSize(position, seat) + (last ? 1 : 2);
  if (drawable(position) < (last ? 1 : 1 + players))
    return inBrief(`The turn brings no disc: ${without(position)}`, withoutInBrief(position));
  const others = last ? '' : ', and every seat draws one at the end of the turn';
  const draw = does('draw', 'a card');
  const has = `${within} then ${verbFor(isYou, 'have')} ${count(cards, 'card')}`;
  const draws = last ? withoutInBrief(position) : `${draw}: ${has}`;
  return inBrief(`${draw}${others}: ${has}; ${without(position)}`, draws);
}

const drawing = (position: Position, seat: Seat, cards: number): string =>
  drawable(position) < cards ? '' : who(position, seat).does('draw', count(cards, 'card'));

/** EIGHT-124: the points for an offer that is turned down, with a Triple bonus or without. */
function rejected({ seat, use }: MoveOf<'triple'>, position: Position): Said {
  const cards = cardsName(shownCards(position, seat));
  const scores = who(position, seat).does('score', count(rejectedPoints(position, seat, use), 'point'));
  return inBrief(`${scores} for ${cards}`, scores);
}

/** What moves certainly mean, where their events do not say it. */
export const ahead: Language['ahead'] = {
  pass,
  build,
  offer,
  abandon: (_, position) =>
    inBrief(`The disc stays and no card is spent: ${without(position)}`, withoutInBrief(position)),
  'card-draw': ({ seat }, position) => drawing(position, seat, tablesOf(position).actionCards['card-draw'].cards),
  'card-trade': ({ seat, give }, position) => drawing(position, seat, total(give)),
  triple: rejected,
};
