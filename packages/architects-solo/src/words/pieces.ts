import type { Piece, Seat } from '@wonders/core';
import { capital, count, numeral } from '@wonders/core/words';
import { type CardKind, KINDS } from '../components/cards.js';
import { TOKEN_IDS, type TokenId } from '../components/tokens.js';
import { WONDER_IDS, WONDERS } from '../components/wonders.js';
import { TOKEN_PLACES } from '../notation.js';
import { CAT_VP, CATEGORIES, outcome } from '../scoring/index.js';
import { deckChoice } from '../script/index.js';
import { PRIORITIES } from '../script/priorities.js';
import { type HiddenCard, isAges, isSolo, type Position } from '../state/index.js';
import { conflictTokens } from '../table/area.js';
import { deckName, deckNames, shownDeck } from '../table/decks.js';
import { backName } from '../table/hidden.js';
import { areaTelling } from './areas.js';
import { cardPiece, cardTelling, unseenPiece } from './cards.js';
import { backWords, deckWords } from './decks.js';
import { monumentOf, nameOf, tokenText } from './names.js';
import { preferenceWords } from './priorities.js';
import { categories, total } from './scores.js';
import { who } from './seats.js';
import { stagePiece } from './stages.js';

export { legend } from './legend.js';

/** A piece without a price. */
const told = (name: string, effect: string, status: string, ...rules: readonly string[]): Piece => ({
  name,
  effect,
  status,
  price: [],
  rules,
});

const kindOf = (id: string | undefined): CardKind | undefined => KINDS.find((kind) => kind === id);

/** The title of a deck or a hand: `Your deck`, `Opponent's deck`. */
export const deckTitle = (position: Position, deck: number): string =>
  capital(deckWords(position, deckName(position, deck)).replace(/^the (deck of )?/, ''));

/** Who has looked at the top central card: `which only you have seen`. */
const seer = (position: Position): string =>
  `which only ${typeof position.viewer === 'number' ? who(position, position.viewer).doing('have') : 'some have'} seen`;

/** A deck or a hand with its open card (ARCH-15, ARCH-82). */
function deckPiece(position: Position, named: string): Piece | undefined {
  const deck = deckNames(position).findIndex((each) => String(each) === named);
  if (deck < 0) return undefined;
  const { card, peeked, more } = shownDeck(position, deck);
  const isHand = isAges(position) && named !== 'central';
  const rule = isHand ? 'ARCH-82' : 'ARCH-15';
  const below = isHand ? 'in the hand' : card === null ? 'face down' : 'below';
  const rest = more === 0 && card === null ? 'empty' : `${count(more, 'card')} ${below}`;
  if (card === null) return told(deckTitle(position, deck), '', rest, rule);
  const { effect, rules } = cardTelling(position, card);
  const state = peeked ? seer(position) : 'face up';
  return told(deckTitle(position, deck), `${nameOf(card)}, ${state}: ${effect}`, rest, rule, ...rules);
}

/** All that a seat has in front of it, with its points (ARCH-102). */
function seatPiece(position: Position, seat: Seat): Piece | undefined {
  const score = outcome(position).scores[seat];
  if (score === undefined) return undefined;
  const points = count(score.order[0] as number, 'point');
  const turn = position.phase !== 'over' && position.seat === seat ? ['whose turn it is'] : [];
  const { wonder, cards, owned } = areaTelling(position, seat);
  return told(
    who(position, seat).start,
    [points, ...turn].join(', '),
    [wonder, ...owned, cards].join('; '),
    'ARCH-102',
  );
}

/** The cards of one kind in front of a seat. */
function cardsPiece(position: Position, seat: Seat, id: string): Piece | undefined {
  const kind = kindOf(id);
  const number = kind && position.areas[seat]?.cards[KINDS.indexOf(kind)];
  if (kind === undefined || number === undefined) return undefined;
  return cardPiece(position, kind, `${number} in front of ${who(position, seat).within}`);
}

/** Three Ages: cards of a hand, those of a kind and a back together. */
function handPiece(position: Position, seat: Seat, card: string, back: string): Piece | undefined {
  const kind = kindOf(card);
  const hand: readonly HiddenCard[] = position.hands[seat] ?? [];
  const alike = hand.filter((each) => each.card === card && backName(position, each.back) === back);
  const [first] = alike;
  if (kind === undefined || first === undefined) return undefined;
  const where = `${backWords(backName(position, first.back))}, in ${who(position, seat).whose} hand`;
  return cardPiece(position, kind, alike.length === 1 ? where : `${alike.length} of them; ${where}`);
}

function unseenInHandPiece(position: Position, seat: Seat): Piece | undefined {
  const hidden = (position.hands[seat] ?? []).filter(({ card }) => card === null);
  if (hidden.length === 0) return undefined;
  return unseenPiece(`Unseen in ${who(position, seat).whose} hand`, hidden.length, 'ARCH-85');
}

/** Halicarnassus: a card that is being looked at. */
function lookedPiece(position: Position, id: string): Piece | undefined {
  const cards = position.looked?.cards ?? [];
  const kind = kindOf(id);
  const number = cards.filter(({ card }) => card === (kind ?? null)).length;
  if (number === 0) return undefined;
  if (id === 'unseen') return unseenPiece('Looked at, unseen', number, 'ARCH-44');
  return kind && cardPiece(position, kind, number > 1 ? `${number} looked at` : 'looked at');
}

/** A Progress token that lies face up, or the stack (ARCH-46). */
function tokenPiece(position: Position, named: string): Piece | undefined {
  const slot = TOKEN_PLACES.find((each) => String(each) === named);
  if (slot === undefined) return undefined;
  if (slot === 'stack')
    return told(
      'The stack',
      'Progress tokens: the top one is taken unseen',
      count(position.tokenStack.length, 'token'),
      'ARCH-46',
    );
  const token = position.tokenSlots[slot] ?? null;
  if (token === null) return told('No Progress token', '', 'an empty place', 'ARCH-46');
  return told(nameOf(token), tokenText(position, token), 'a Progress token, face up', 'ARCH-46', 'ARCH-47');
}

/** A Progress token that may turn up. */
function namedToken(position: Position, id: string): Piece | undefined {
  const token: TokenId | undefined = TOKEN_IDS.find((each) => each === id);
  return token && told(nameOf(token), tokenText(position, token), '', 'ARCH-47');
}

/** A Wonder that may be drawn. */
function wonderPiece(_: Position, id: string): Piece | undefined {
  const wonder = WONDER_IDS.find((each) => each === id);
  if (wonder === undefined) return undefined;
  const points = WONDERS[wonder].stages.map(({ vp }) => vp).join(', ');
  return told(`${nameOf(wonder)}, the ${monumentOf(wonder)}`, `stages of ${points} points`, '', 'ARCH-40');
}

/** ARCH-50, ARCH-52 */
function conflictsPiece(position: Position): Piece | undefined {
  if (isAges(position)) return undefined;
  const turned = `${position.conflictsTurned} of ${conflictTokens(position)} turned`;
  return told(
    'Conflict tokens',
    'when horns have turned all, the turn ends with a Battle',
    turned,
    'ARCH-50',
    'ARCH-52',
  );
}

/** ARCH-21 */
function catPiece(position: Position): Piece {
  const { cat } = position;
  const looks =
    position.options.catPower === 'flip' ? 'turns up the top central card' : 'looks at the top central card';
  const effect = `${count(CAT_VP, 'point')} at the end; at the beginning of a turn its holder ${looks}`;
  return told(
    'The Cat',
    effect,
    cat === null ? 'with no seat' : `with ${who(position, cat).within}`,
    'ARCH-21',
    'ARCH-102',
  );
}

/** A priority of the Opponent, with the cards that match it now (ARCH-61). */
function priorityPiece(position: Position, id: string): Piece | undefined {
  const at = PRIORITIES.findIndex((each) => each.id === id);
  const priority = PRIORITIES[at]?.id;
  if (priority === undefined || !isSolo(position)) return undefined;
  const { cards, priorities } = deckChoice(position);
  const matching = cards.flatMap((card, deck) =>
    card !== null && priorities[deck] === at + 1
      ? `${nameOf(card)} of ${deckWords(position, deckName(position, deck))}`
      : [],
  );
  const now = matching.length === 0 ? 'no card now' : `now ${matching.join(', ')}`;
  return told(
    `Priority ${at + 1} of the Opponent`,
    `a card that ${preferenceWords(position, priority)}`,
    now,
    'ARCH-61',
  );
}

/** A line of the score sheet. */
function scorePiece(position: Position, id: string): Piece | undefined {
  const category = CATEGORIES.find((each) => each === id);
  if (category === undefined && id !== 'total') return undefined;
  const { scores } = outcome(position);
  const numbers = scores.map(({ seat, categories: own, total: sum }) => {
    return `${who(position, seat).within} ${numeral(category === undefined ? sum : own[category])}`;
  });
  const name = category === undefined ? total : categories[category];
  return told(
    name,
    numbers.join(', '),
    '',
    category === 'adjustment' || category === undefined ? 'ARCH-110' : 'ARCH-102',
  );
}

type Telling = (position: Position, ...parts: readonly string[]) => Piece | undefined;

const seatIn = (hand: string | undefined): Seat => (hand === 'hand' ? 0 : 1);

/** What stands at a place, by the form of its id. */
const TELLINGS: readonly (readonly [id: RegExp, tell: Telling])[] = [
  [/^cards-(\d)-(.+)$/, (position, seat, card = '') => cardsPiece(position, Number(seat), card)],
  [/^stage-(\d)-(\d)$/, (position, seat, stage) => stagePiece(position, Number(seat), Number(stage))],
  [/^deck-(.+)$/, (position, deck = '') => deckPiece(position, deck)],
  [/^seat-(\d)$/, (position, seat) => seatPiece(position, Number(seat))],
  [/^token-(.+)$/, (position, slot = '') => tokenPiece(position, slot)],
  [/^priority-(.+)$/, (position, id = '') => priorityPiece(position, id)],
  [/^(hand|other-hand)-unseen$/, (position, hand) => unseenInHandPiece(position, seatIn(hand))],
  [
    /^(hand|other-hand)-(.+)-([a-z]+)$/,
    (position, hand, card = '', back = '') => handPiece(position, seatIn(hand), card, back),
  ],
  [/^looked-(.+)$/, (position, card = '') => lookedPiece(position, card)],
  [/^score-(.+)$/, (position, id = '') => scorePiece(position, id)],
  [/^conflicts$/, conflictsPiece],
  [/^cat$/, catPiece],
  [
    /^do-card-(.+)$/,
    (position, id) => (kindOf(id) === undefined ? undefined : cardPiece(position, kindOf(id) as CardKind, '')),
  ],
  [/^do-token-(.+)$/, (position, id = '') => namedToken(position, id)],
  [/^do-wonder-(.+)$/, (position, id = '') => wonderPiece(position, id)],
  [/^do-die-([1-6])$/, (_, face) => told(`Face ${face} of the die`, '', '', 'ARCH-60')],
];

/** What stands at a place of the board. */
export function piece(position: Position, place: string): Piece | undefined {
  for (const [id, tell] of TELLINGS) {
    const found = id.exec(place);
    if (found !== null) return tell(position, ...found.slice(1));
  }
  return undefined;
}
