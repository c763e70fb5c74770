import type { Seat, Section } from '@wonders/core';
import { capital, count, line, listed } from '@wonders/core/words';
import type { ActionCard } from '../components/actions.js';
import { type Cards, total } from '../components/cards.js';
import { BUILDING_TYPES } from '../components/types.js';
import { SPACES, WONDERS, type WonderId } from '../components/wonders.js';
import { entry, type Position, tablesOf } from '../state/index.js';
import { partsLeft } from '../table/parts.js';
import { drawPileSize } from '../table/piles.js';
import { pointsOf } from '../table/points.js';
import { turnOrderTrack } from '../table/track.js';
import { discsShowing, wonderAt, wonderOf } from '../table/wonders.js';
import { cardsName, nameOf, offerName, wonderName } from './names.js';
import { inSetup } from './pieces.js';
import { titled, within } from './seats.js';

type Lines = readonly string[];

/** The lines that are not empty. */
const said = (lines: Lines): Lines => lines.filter((each) => each !== '');

/** The points for the next finished wonder (EIGHT-100). */
function rowWords(position: Position): string {
  const { rows, light, others } = tablesOf(position).scoringTable;
  const { row } = position;
  const { first, second } = row === 'light' ? light : entry(rows, row - 1);
  const name = row === 'light' ? 'the light row' : `row ${row} of ${rows.length}`;
  return `${name}, ${first} points for the most parts, ${second} for the second most, ${others} for others`;
}

/** EIGHT-153: the game ends when no disc shows one of the types. */
const showing = (position: Position): string =>
  listed(discsShowing(position).map((discs, type) => `${discs} with ${nameOf(entry(BUILDING_TYPES, type))}s`));

function siteWords(position: Position): string {
  const { site, spaces, active } = position;
  const disc = site === null ? null : entry(spaces, site);
  if (site === null || disc === null) return '';
  return `${wonderName(wonderAt(wonderOf(site)))}, ${nameOf(disc)} needed, by ${within(position, active)}`;
}

function board(position: Position): Lines {
  const { discard, played, triples, options } = position;
  return said([
    line(
      'Turn order',
      inSetup(position)
        ? ''
        : turnOrderTrack(position)
            .map((seat) => within(position, seat))
            .join(', '),
    ),
    line('Scoring', rowWords(position)),
    line('Discs on the wonders', showing(position)),
    line('Under construction', siteWords(position)),
    line('Draw pile', count(drawPileSize(position), 'card')),
    line('Discard pile', cardsName(discard)),
    line('Action cards played', options.actionCards ? actionWords(played) || 'none' : ''),
    line('Triple bonus', triples.map((seat) => within(position, seat)).join(', ')),
  ]);
}

/** The discs of a wonder from the top, and the parts on it by seat. */
function wonderWords(position: Position, wonder: WonderId, i: number): string {
  const discs = position.spaces.slice(i * SPACES, (i + 1) * SPACES).flatMap((id) => (id === null ? [] : nameOf(id)));
  const parts = entry(position.parts, i).flatMap((value, seat) =>
    value > 0 ? `${within(position, seat)} ${value}` : [],
  );
  const left =
    discs.length > 0 ? `discs ${discs.join(', ')}` : position.phase === 'discs' ? 'no discs yet' : 'finished';
  return `${capital(wonderName(wonder))}: ${left}${parts.length === 0 ? '' : `; parts ${parts.join(', ')}`}`;
}

const actionWords = (cards: readonly ActionCard[]): string => cards.map(nameOf).join(', ');

/** The known cards, and the number of hidden ones. */
const held = (known: string, hidden: number): string =>
  [known, hidden === 0 ? '' : count(hidden, 'hidden card')].filter((said) => said !== '').join(' and ') || 'none';

const cardWords = (cards: Cards): string => (total(cards) === 0 ? '' : cardsName(cards));

function offerWords(offer: Position['offers'][number]): string {
  if (offer === null) return '';
  return offer === 'hidden' ? 'made' : offerName(offer);
}

function seatLines(position: Position, seat: Seat): Lines {
  const { hands, hidden, shown, actions, hiddenActions, discs, options, offers } = position;
  return said([
    `Points: ${pointsOf(position, seat)}`,
    line('Cards', held(cardWords(entry(hands, seat)), entry(hidden, seat))),
    line('Known to all', cardWords(entry(shown, seat))),
    line(
      'Action cards',
      options.actionCards ? held(actionWords(entry(actions, seat)), entry(hiddenActions, seat)) : '',
    ),
    line('Offer', offerWords(entry<Position['offers'][number]>(offers, seat))),
    line('Discs', entry(discs, seat).map(nameOf).join(', ') || 'none'),
    `Parts left: ${partsLeft(position, seat)}`,
  ]);
}

/** The position: the board, the wonders, and what each seat has. */
export const describePosition = (position: Position): readonly Section[] => [
  { heading: 'The board', lines: board(position) },
  { heading: 'The wonders', lines: WONDERS.map((wonder, i) => wonderWords(position, wonder, i)) },
  ...position.hands.map((_, seat) => ({ heading: titled(position, seat), lines: seatLines(position, seat) })),
];
