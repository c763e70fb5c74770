import type { ChanceEvent, Seat } from '@wonders/core';
import { capital, count, listed, plural, verbFor } from '@wonders/core/words';
import { pieceName } from '../components/names.js';
import type { Event } from '../events.js';
import type { Move } from '../notation.js';
import { isSolo, PLAYER_SEAT, type Position } from '../state/position.js';
import { describeEnding } from './endings.js';
import { describeMove } from './moves.js';
import { cellName, itemList, placeName, points, seated, seatName } from './names.js';

type EventOfKind<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** A sentence about a seat: `You gain …`, `Hal gains …`. */
const does = (position: Position, seat: Seat, verb: string, what: string): string =>
  seated(position, seat).does(verb, what);

/** HAL-37 to HAL-42, HAL-51, HAL-52: what a floor takes, that its card is kept, and who takes resources back. */
function constructed(position: Position, event: EventOfKind<'constructed'>): string {
  const { seat, card, tile, floors, back, paid, fee } = event;
  const resources = count(floors - 1, 'resource');
  const payments = [
    paid > 0 ? `${points(paid)} for the lower number` : '',
    fee > 0 ? 'a resource for the other colour' : '',
  ].filter((payment) => payment !== '');
  const how = [
    back === seat ? `taking back ${resources}` : '',
    `putting ${floors} resources on it`,
    payments.length > 0 ? `paying ${listed(payments)}` : '',
    'keeping the card',
  ].filter((part) => part !== '');
  const built = does(position, seat, 'construct', `${pieceName(tile)} on ${pieceName(card)}, ${listed(how)}`);
  if (back === null || back === seat) return built;
  const owner = seated(position, back);
  return `${built}; ${owner.doing('take', `back ${resources}`)} and ${verbFor(owner.isYou, 'gain')} ${points(floors - 1)}`;
}

/** HAL-22: whose card goes to the discard pile, and whether it was played. */
function discarded(position: Position, { seat, cards, from }: EventOfKind<'discarded'>): string {
  const whose = capital(seated(position, seat).whose);
  const noun = isSolo(position) ? 'unplayed card' : plural('card');
  const what = from === 'hand' ? `${noun} ` : '';
  return `${whose} ${what}${listed(cards.map(pieceName))} ${verbFor(cards.length > 1, 'go')} to the discard pile`;
}

function expert(event: EventOfKind<'expert'>): string {
  const { given, givenPoints, drawn, drawnPoints, used } = event;
  const why =
    drawnPoints === null
      ? 'a building card comes first'
      : `${pieceName(drawn)} is worth ${points(drawnPoints)}, and ${pieceName(given)} ${points(givenPoints)}`;
  return used === drawn
    ? `Hal uses ${pieceName(drawn)} in place of ${pieceName(given)}: ${why}`
    : `Hal keeps to ${pieceName(given)}: ${why}`;
}

/** The tile, card or character that a seat draws. */
function drawn(move: Move): string {
  if ('tile' in move && move.tile !== null) return pieceName(move.tile);
  if ('card' in move) return pieceName(move.card);
  return 'character' in move ? pieceName(move.character) : 'a piece';
}

function chance(position: Position, { move, to, decision }: ChanceEvent<Move>): string {
  if (to === 'all') return move === 'hidden' ? 'Something is drawn' : describeMove(position, move);
  return does(position, to, 'draw', move === 'hidden' ? `a ${decision}` : drawn(move));
}

/**
 * What happened as a sentence, for logs and narration: why Hal used one card and not the other, what his card and tile
 * force, what everybody gains.
 *
 * @param position - Any position of the game: it tells whose seat is whose.
 * @param event - An event of `transition`, or what `viewEvent` left of it.
 * @example
 * ```ts
 * import { legalMoves, newGame, transition } from '@wonders/hal';
 * import { describeEvent } from '@wonders/hal/words';
 * const game = newGame({ seed: 'first' });
 * const [move] = legalMoves(game);
 * if (move === undefined) throw new Error('over');
 * const { state, events } = transition(game, move);
 * for (const event of events) console.log(describeEvent(state, event));
 * ```
 * @category Words
 */
export function describeEvent(position: Position, event: Event | ChanceEvent<Move>): string {
  switch (event.kind) {
    case 'chance':
      return chance(position, event);
    case 'round': {
      const first = isSolo(position) ? '' : `; ${seated(position, event.first).doing('are', 'first player')}`;
      return `Round ${event.round} begins${first}`;
    }
    case 'refilled':
      return `A new deck is made${event.cards.length === 0 ? '' : `, with the cards ${listed(event.cards.map(pieceName))}`}`;
    case 'given':
      return does(position, PLAYER_SEAT, 'give', `Hal ${event.card === 'hidden' ? 'a card' : pieceName(event.card)}`);
    case 'laid':
      return 'The third card is laid aside for Hal, unseen';
    case 'played': {
      const how = event.tile === null ? 'alone' : `with ${pieceName(event.tile)}`;
      return does(position, event.seat, 'play', `${pieceName(event.card)} ${how}`);
    }
    case 'revealed':
      return `Hal's card is ${pieceName(event.card)}`;
    case 'urbanized': {
      const where = `where token ${pieceName(event.card)} stood ${cellName(event)}`;
      return does(position, event.seat, 'urbanize', `with ${pieceName(event.tile)} ${where}, putting 1 resource on it`);
    }
    case 'constructed':
      return constructed(position, event);
    case 'gained':
      return does(position, event.seat, 'gain', itemList(event));
    case 'token':
      return `Token ${pieceName(event.letter)} goes to the cell ${placeName(position, event)}`;
    case 'discarded':
      return discarded(position, event);
    case 'expert':
      return expert(event);
    case 'idle':
      return `There is no tile for Hal to draw, so his card ${pieceName(event.card)} does nothing`;
    case 'aborted': {
      const lack = `a floor on ${pieceName(event.card)} takes ${count(event.need, 'resource')}, and he has ${event.have}`;
      return `Hal cannot build with ${pieceName(event.tile)}: ${lack}`;
    }
    case 'picked':
      return does(
        position,
        event.seat,
        'keep',
        event.character === 'hidden' ? 'a character' : pieceName(event.character),
      );
    case 'characters':
      return `The characters of ${seated(position, event.seat).within} are ${listed(event.characters.map(pieceName))}`;
    case 'new-hand':
      return does(position, event.seat, 'use', 'a New Hand token');
    case 'committed':
      return does(position, event.seat, 'choose', event.card === 'hidden' ? 'a card' : pieceName(event.card));
    case 'passed':
      return 'The cards go to the left';
    case 'resupplied': {
      const told = event.returned.map((n, seat) => `${seatName(position, seat)} ${n}`).join(', ');
      return `Tiles are returned for the second supply, a point for each: ${told}`;
    }
    case 'over':
      return `The game is over: ${describeEnding(position, event.ending)}`;
  }
}
