import type { ChanceEvent, Seat } from '@wonders/core';
import { count } from '@wonders/core/words';
import { pieceName } from '../components/names.js';
import type { Event } from '../events.js';
import type { Move } from '../notation.js';
import { isSolo, type Position } from '../state/position.js';
import { describeEnding } from './endings.js';
import { describeMove } from './moves.js';
import { itemList, points, seatName } from './names.js';

function constructed(position: Position, event: Extract<Event, { kind: 'constructed' }>): string {
  const who = seatName(position, event.seat);
  /** The name in the middle of a sentence. */
  const within = (seat: Seat): string => seatName(position, seat).replace('You', 'you');
  const owner = event.back === null ? '' : within(event.back);
  const below = event.floors - 1;
  const back =
    event.back === null
      ? ''
      : event.back === event.seat
        ? `, taking back ${below} and`
        : `; ${owner} took back ${count(below, 'resource')} and gained ${points(below)}, and ${within(event.seat)}`;
  const paid = event.paid > 0 ? `, paying ${points(event.paid)} for the lower number` : '';
  const fee = event.fee > 0 ? ', and a resource for the other colour' : '';
  const put = `${back === '' ? ', putting' : back.startsWith(';') ? ' put' : ' putting'} ${event.floors} resources on it`;
  return `${who} constructed ${pieceName(event.tile)} on ${pieceName(event.card)}${back}${put}${paid}${fee}`;
}

function expert(event: Extract<Event, { kind: 'expert' }>): string {
  const { given, givenPoints, drawn, drawnPoints, used } = event;
  const why =
    drawnPoints === null
      ? 'a building card comes first'
      : `it is worth ${points(drawnPoints)}, ${pieceName(given)} ${points(givenPoints)}`;
  return used === drawn
    ? `${pieceName(drawn)} was drawn for Hal, and he used it instead of ${pieceName(given)}: ${why}`
    : `${pieceName(drawn)} was drawn for Hal, but he kept to ${pieceName(given)}: ${why}`;
}

function chance(position: Position, { move, to, decision }: ChanceEvent<Move>): string {
  if (move !== 'hidden' && to === 'all') return describeMove(position, move);
  const what = move === 'hidden' ? `a ${decision}` : pieceName(Object.values(move)[1]);
  return `${seatName(position, Number(to))} drew ${what}`;
}

/**
 * What happened as a sentence, for logs and narration: why Hal used one card and not the other, what his card and tile
 * forced, what everybody gained.
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
 * @category Events
 */
export function describeEvent(position: Position, event: Event | ChanceEvent<Move>): string {
  switch (event.kind) {
    case 'chance':
      return chance(position, event);
    case 'round': {
      const first = isSolo(position) ? '' : `; ${seatName(position, event.first)} is first player`;
      return `Round ${event.round} began${first}`;
    }
    case 'refilled':
      return `A new deck was made${event.cards.length === 0 ? '' : `, with the cards ${event.cards.map(pieceName).join(', ')}`}`;
    case 'given':
      return event.card === 'hidden' ? 'You gave Hal a card' : `You gave Hal ${pieceName(event.card)}`;
    case 'laid':
      return 'The third card was laid aside for Hal, unseen';
    case 'played': {
      const how = event.tile === null ? 'alone' : `with ${pieceName(event.tile)}`;
      return `${seatName(position, event.seat)} played ${pieceName(event.card)} ${how}`;
    }
    case 'revealed':
      return `Hal's card was ${pieceName(event.card)}`;
    case 'urbanized': {
      const token = `where token ${pieceName(event.card)} stood, (${event.x}, ${event.y})`;
      return `${seatName(position, event.seat)} urbanized with ${pieceName(event.tile)} ${token}, putting 1 resource on it`;
    }
    case 'constructed':
      return constructed(position, event);
    case 'gained':
      return `${seatName(position, event.seat)} gained ${itemList(event)}`;
    case 'token':
      return `Token ${pieceName(event.letter)} went to (${event.x}, ${event.y})`;
    case 'discarded':
      return `${event.cards.map(pieceName).join(', ')} went to the discard pile`;
    case 'expert':
      return expert(event);
    case 'idle':
      return `Hal had no tile to draw: ${pieceName(event.card)} did nothing`;
    case 'aborted': {
      const lack = `a floor on ${pieceName(event.card)} takes ${event.need} resources, he had ${event.have}`;
      return `Hal could not build with ${pieceName(event.tile)}: ${lack}`;
    }
    case 'picked':
      return `${seatName(position, event.seat)} kept ${event.character === 'hidden' ? 'a character' : pieceName(event.character)}`;
    case 'characters':
      return `${seatName(position, event.seat)} plays with ${event.characters.map(pieceName).join(', ')}`;
    case 'new-hand':
      return `${seatName(position, event.seat)} used a New Hand token`;
    case 'committed':
      return `${seatName(position, event.seat)} chose ${event.card === 'hidden' ? 'a card' : pieceName(event.card)}`;
    case 'passed':
      return 'The cards went to the left';
    case 'resupplied': {
      const told = event.returned.map((n, seat) => `${seatName(position, seat)} ${n}`).join(', ');
      return `Tiles were returned for the second supply, a point for each: ${told}`;
    }
    case 'over':
      return `The game is over: ${describeEnding(event.ending)}`;
  }
}
