import { box, GAP, label, NOTHING, type Part } from '@wonders/core/board';
import { capital, listed } from '@wonders/core/words';
import { type Cards, handOf, total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';
import { discUnderConstruction, ownCards } from '../table/offers.js';
import { seatName } from '../table/seats.js';
import { describeMove } from '../words/moves.js';
import { cardsName } from '../words/names.js';
import { type Scene, SIGNS } from './scene.js';

/** Large enough for a finger. */
const HEIGHT = 44;

/** A button for each place that nothing on the table answers: to pass, to offer, to accept. */
export function choices(scene: Scene, x: number, y: number, width: number): Part {
  const { board, phone } = scene;
  const left = board.left();
  if (left.length === 0) return NOTHING;
  const most = phone ? 2 : 5;
  const columns = Math.min(most, Math.max(left.length, phone ? 1 : 4));
  const each = (width - (columns - 1) * GAP) / columns;
  const svg = left
    .map((id, i) =>
      drawChoice(scene, id, x + (i % columns) * (each + GAP), y + Math.floor(i / columns) * (HEIGHT + GAP), each),
    )
    .join('');
  return { svg, height: Math.ceil(left.length / columns) * (HEIGHT + GAP) - GAP };
}

/** What a button says: a headline, a smaller line, and the sign of a type. */
interface Choice {
  readonly title: string;
  readonly more?: string;
  readonly cards?: Cards;
}

function drawChoice(scene: Scene, id: string, x: number, y: number, width: number): string {
  const { view, board } = scene;
  const [move] = board.movesAt(id);
  if (move === undefined) return '';
  const { title, more = '', cards } = choiceOf(view, move);
  const type = cards === undefined ? undefined : TYPES.find((each) => cards[each] > 0);
  const middle = more === '' ? HEIGHT / 2 : HEIGHT / 2 - 8;
  const name = more === '' ? title : `${title}, ${more}`;
  const frame = box(0, 0, width, HEIGHT, 'button');
  if (type === undefined) {
    const style = { anchor: 'middle', tone: 'on-accent' } as const;
    return board.place(
      id,
      { x, y, width, height: HEIGHT, name },
      frame,
      label(width / 2, middle, title, { ...style, size: 13, bold: true, room: width - 12 }),
      more === '' ? '' : label(width / 2, HEIGHT / 2 + 10, more, { ...style, room: width - 12 }),
    );
  }
  const room = 0.9 * (width - 42);
  return board.place(
    id,
    { x, y, width, height: HEIGHT, name },
    frame,
    board.icon(SIGNS[BUILDING_TYPES[type]].icon, 21, HEIGHT / 2, 22, 'on-accent'),
    label(38, middle, title, { size: 13, bold: true, tone: 'on-accent', room }),
    more === '' ? '' : label(38, HEIGHT / 2 + 10, more, { tone: 'on-accent', room }),
  );
}

function choiceOf(view: Position, move: Move): Choice {
  switch (move.kind) {
    case 'pass':
      return { title: 'Pass', more: 'draw a building card' };
    case 'abandon':
      return { title: 'Abandon the build', more: 'all offers score' };
    case 'offer': {
      const correct = correctCards(view, move.cards);
      if (total(correct) > 0)
        return { title: capital(cardsName(correct)), ...(move.trade && { more: '+ trading card' }), cards: correct };
      return move.trade ? { title: 'Decoys alone', more: 'with the trading card' } : { title: 'Offer nothing' };
    }
    case 'complete': {
      const own = ownCards(view, move);
      const more = `adds ${total(own) > 0 || total(move.jokers) === 0 ? cardsName(own) : 'Jokers'}`;
      const names = move.accept.map((seat) => seatName(view, seat));
      return { title: names.length === 0 ? 'Build alone' : `Accept ${listed(names)}`, more };
    }
    case 'triple':
      return move.use ? { title: 'Play Triple bonus' } : { title: 'No Triple bonus' };
    case 'triple-final':
      return { title: 'No Triple bonus', more: 'on any wonder' };
    case 'double':
      return move.use ? { title: 'Play Double turn' } : { title: 'End the turn' };
    default:
      return { title: describeMove(view, move) };
  }
}

/** What an offer holds of the needed types. */
function correctCards(view: Position, cards: Cards): Cards {
  const { needs } = discUnderConstruction(view);
  return handOf((type) => (needs[type] > 0 ? cards[type] : 0));
}
