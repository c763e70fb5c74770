import type { Score, Seat, Section } from '@wonders/core';
import { capital, count, line, listed } from '@wonders/core/words';
import { type CardKind, GREEN, KINDS, total } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import type { Stage } from '../components/wonders.js';
import { COINS_FOR_CARD, turnsOf } from '../flow/ages.js';
import { type Category, outcome } from '../scoring/index.js';
import { type HiddenCard, isAges, PLAYER_SEAT, type Position } from '../state/index.js';
import { conflictTokens, isAvailable, shieldsOf, stagesOf } from '../table/area.js';
import { centralSize, topOf } from '../table/decks.js';
import { counted } from './cards.js';
import { costWords } from './costs.js';
import { nameOf, tokenText } from './names.js';
import { categories } from './scores.js';
import { seatName, seatsOf, who } from './seats.js';
import { builds, givenBy, wonderInWords } from './stages.js';

type Area = Position['areas'][number];
type Lying = { readonly card: CardKind | null };

const lineOf = (label: string, n: number): string => line(label, n === 0 ? '' : String(n));

/** The cards of a place by kind, and how many of them the viewer does not know. */
function cardsInWords(cards: readonly Lying[]): string {
  const known = counted(KINDS.map((kind) => cards.filter(({ card }) => card === kind).length));
  const hidden = cards.filter(({ card }) => card === null).length;
  return [known, hidden === 0 ? '' : count(hidden, 'hidden card')].filter((each) => each !== '').join(', ');
}

const tokenInWords = (position: Position, id: TokenId): string => `${nameOf(id)} (${tokenText(position, id)})`;

function turnInWords(position: Position): string {
  const { turn, age, phase } = position;
  if (turn === 0) return age === 0 ? 'setup' : 'the cards are dealt';
  return `${turn}${isAges(position) ? ` of ${turnsOf(position)}` : ''}${phase === 'over' ? ', the game is over' : ''}`;
}

const winners = (position: Position): string =>
  capital(
    outcome(position)
      .winners.map((seat) => who(position, seat).within)
      .join(', '),
  );

const turnLines = (position: Position): readonly string[] => [
  lineOf('Age', position.age),
  line('Turn', turnInWords(position)),
  line('To act', position.turn === 0 || position.phase === 'over' ? '' : seatName(position, position.seat)),
  line('Card just taken', position.taken === null ? '' : nameOf(position.taken)),
  line('Cards looked at', position.looked === null ? '' : cardsInWords(position.looked.cards)),
  line('Extra cards to take', position.triggers.map(nameOf).join(', ')),
  line('Tokens used this turn', position.used.map(nameOf).join(', ')),
  line('Winner', position.phase === 'over' ? winners(position) : ''),
];

/** The size of the central deck. A top card that a view hides lies in its pool, too, and counts once. */
const centralCards = (position: Position): number =>
  centralSize(position) - (!isAges(position) && isHidden(position.central.top) ? 1 : 0);

const isHidden = (each: Lying | null): boolean => each?.card === null;

function topInWords(position: Position): string {
  const { top } = position.central;
  if (top === null) return 'face down';
  const card = top.card === null ? 'face down' : nameOf(top.card);
  if (top.seenBy === 'all') return `${card}, face up`;
  return `${card}, seen by ${listed(top.seenBy.map((seat) => who(position, seat).within))}`;
}

const tableLines = (position: Position): readonly string[] => [
  line('Central deck', count(centralCards(position), 'card')),
  line('Top central card', centralCards(position) === 0 ? '' : topInWords(position)),
  line('Central discard pile', cardsInWords(position.central.discard)),
  line('Cards out of the game', counted(position.discard)),
  line('Conflict tokens turned', isAges(position) ? '' : `${position.conflictsTurned} of ${conflictTokens(position)}`),
  line('Cat', position.cat === null ? 'no holder' : seatName(position, position.cat)),
];

const tokenLines = (position: Position): readonly string[] => [
  ...position.tokenSlots.map(
    (token, slot) => `Token ${slot + 1}: ${token === null ? 'none' : tokenInWords(position, token)}`,
  ),
  line('Stack', count(position.tokenStack.length, 'token')),
];

const stageInWords = (stage: Stage, number: number): string =>
  `${number + 1} (${costWords(stage.cost)}, ${givenBy(stage)})`;

/** Stages that are not built: those that can be built next, or those above them (ARCH-40). */
const stagesLeft = (area: Area, next: boolean): string =>
  stagesOf(area)
    .flatMap((each, i) => (!area.built[i] && isAvailable(area, i) === next ? [stageInWords(each, i)] : []))
    .join('; ');

/** The Wonder deck of a seat. Hidden cards that are being looked at lie in its pool, too, and count once. */
function deckInWords(position: Position, seat: Seat): string {
  const top = topOf(position, seat);
  const looked = position.looked?.deck === seat ? position.looked.cards.filter(isHidden).length : 0;
  const below = total(position.pools[seat]) - looked;
  if (top === null) return below === 0 ? 'none' : count(below, 'card');
  return `${nameOf(top)} on top, ${count(below, 'card')} below`;
}

/** Three Ages: the hand of a seat, and its selected card until that is resolved. */
function handLines(position: Position, seat: Seat): readonly string[] {
  const revealed = topOf(position, seat);
  return [
    line('Revealed card', revealed === null ? '' : nameOf(revealed)),
    line('Hand', cardsInWords(position.hands[seat] as readonly HiddenCard[]) || 'none'),
    line('Selected card', selectedInWords(position, seat)),
  ];
}

const SOURCES = {
  revealed: 'the revealed card',
  hand: 'a card of the hand',
  opponent: "the Opponent's revealed card",
  central: 'the top central card',
} as const;

/** The phases after your selection in which the card is still in its place. */
const SELECTED: readonly Position['phase'][] = ['answer', 'leave', 'leave-opponent'];

function selectedInWords({ selection, selectedCards, phase }: Position, seat: Seat): string {
  const card = selectedCards[seat];
  if (seat !== PLAYER_SEAT || selection?.kind !== 'select') return card ? nameOf(card) : '';
  const known = card ?? selection.card;
  const named = known === null ? SOURCES[selection.source] : nameOf(known);
  return card || SELECTED.includes(phase)
    ? named + (selection.use === 'play' ? '' : `, for ${count(COINS_FOR_CARD, 'coin')}`)
    : '';
}

/** The current points (ARCH-102, ARCH-110). */
function pointsInWords(position: Position, seat: Seat): string {
  const score = outcome(position).scores[seat] as Score<Category>;
  const parts = Object.entries(score.categories).flatMap(([each, n]) =>
    n === 0 ? [] : [`${categories[each as Category]} ${n}`],
  );
  return `${score.total}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

function seatLines(position: Position, seat: Seat): readonly string[] {
  const area = position.areas[seat] as Area;
  const matched = area.matched.map((n, symbol) => (n === 0 ? '' : count(n, nameOf(KINDS[GREEN + symbol] as CardKind))));
  return [
    line('Wonder', wonderInWords(area)),
    line('Next stages', builds(position, seat) ? stagesLeft(area, true) : ''),
    line('Later stages', builds(position, seat) ? stagesLeft(area, false) : ''),
    ...(isAges(position) ? handLines(position, seat) : [line('Deck', deckInWords(position, seat))]),
    line('Cards', counted(area.cards) || 'none'),
    line('Green cards used for tokens', matched.filter((each) => each !== '').join(', ')),
    lineOf('Coin tokens', area.coins),
    line('Shields', String(shieldsOf(area))),
    lineOf('Victory tokens', area.military),
    lineOf('Defeat tokens', area.defeats),
    line('Progress tokens', area.tokens.map((id) => tokenInWords(position, id)).join(', ') || 'none'),
    lineOf('Progress tokens to take', area.tokensOwed),
    line('Points', pointsInWords(position, seat)),
  ];
}

/** The position in sections: the turn, the decks in the middle, the Progress tokens, and each seat. */
export function describePosition(position: Position): readonly Section[] {
  const paragraph = (heading: string, lines: readonly string[]): Section => ({
    heading,
    lines: lines.filter((each) => each !== ''),
  });
  return [
    paragraph('The turn', turnLines(position)),
    paragraph('The table', tableLines(position)),
    paragraph('The Progress tokens', tokenLines(position)),
    ...seatsOf(position).map(({ name }, seat) => paragraph(name, seatLines(position, seat))),
  ];
}
