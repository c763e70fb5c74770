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
export const deckTitle = (s: Position, deck: number): string =>
  capital(deckWords(s, deckName(s, deck)).replace(/^the (deck of )?/, ''));

/** Who has looked at the top central card: `which only you have seen`. */
const seer = (s: Position): string =>
  `which only ${typeof s.viewer === 'number' ? who(s, s.viewer).doing('have') : 'some have'} seen`;

/** A deck or a hand with its open card (ARCH-15, ARCH-82). */
function deckPiece(s: Position, named: string): Piece | undefined {
  const deck = deckNames(s).findIndex((each) => String(each) === named);
  if (deck < 0) return undefined;
  const { card, peeked, more } = shownDeck(s, deck);
  const isHand = isAges(s) && named !== 'central';
  const rule = isHand ? 'ARCH-82' : 'ARCH-15';
  const below = isHand ? 'in the hand' : card === null ? 'face down' : 'below';
  const rest = more === 0 && card === null ? 'empty' : `${count(more, 'card')} ${below}`;
  if (card === null) return told(deckTitle(s, deck), '', rest, rule);
  const { effect, rules } = cardTelling(s, card);
  const state = peeked ? seer(s) : 'face up';
  return told(deckTitle(s, deck), `${nameOf(card)}, ${state}: ${effect}`, rest, rule, ...rules);
}

/** All that a seat has in front of it, with its points (ARCH-102). */
function seatPiece(s: Position, seat: Seat): Piece | undefined {
  const score = outcome(s).scores[seat];
  if (score === undefined) return undefined;
  const points = count(score.order[0] as number, 'point');
  const turn = s.phase !== 'over' && s.seat === seat ? ['whose turn it is'] : [];
  const { wonder, cards, owned } = areaTelling(s, seat);
  return told(who(s, seat).start, [points, ...turn].join(', '), [wonder, ...owned, cards].join('; '), 'ARCH-102');
}

/** The cards of one kind in front of a seat. */
function cardsPiece(s: Position, seat: Seat, id: string): Piece | undefined {
  const kind = kindOf(id);
  const number = kind && s.areas[seat]?.cards[KINDS.indexOf(kind)];
  if (kind === undefined || number === undefined) return undefined;
  return cardPiece(s, kind, `${number} in front of ${who(s, seat).within}`);
}

/** Three Ages: cards of a hand, those of a kind and a back together. */
function handPiece(s: Position, seat: Seat, card: string, back: string): Piece | undefined {
  const kind = kindOf(card);
  const hand: readonly HiddenCard[] = s.hands[seat] ?? [];
  const alike = hand.filter((each) => each.card === card && backName(s, each.back) === back);
  const [first] = alike;
  if (kind === undefined || first === undefined) return undefined;
  const where = `${backWords(backName(s, first.back))}, in ${who(s, seat).whose} hand`;
  return cardPiece(s, kind, alike.length === 1 ? where : `${alike.length} of them; ${where}`);
}

function unseenInHandPiece(s: Position, seat: Seat): Piece | undefined {
  const hidden = (s.hands[seat] ?? []).filter(({ card }) => card === null);
  if (hidden.length === 0) return undefined;
  return unseenPiece(`Unseen in ${who(s, seat).whose} hand`, hidden.length, 'ARCH-85');
}

/** Halicarnassus: a card that is being looked at. */
function lookedPiece(s: Position, id: string): Piece | undefined {
  const cards = s.looked?.cards ?? [];
  const kind = kindOf(id);
  const number = cards.filter(({ card }) => card === (kind ?? null)).length;
  if (number === 0) return undefined;
  if (id === 'unseen') return unseenPiece('Looked at, unseen', number, 'ARCH-44');
  return kind && cardPiece(s, kind, number > 1 ? `${number} looked at` : 'looked at');
}

/** A Progress token that lies face up, or the stack (ARCH-46). */
function tokenPiece(s: Position, named: string): Piece | undefined {
  const slot = TOKEN_PLACES.find((each) => String(each) === named);
  if (slot === undefined) return undefined;
  if (slot === 'stack')
    return told(
      'The stack',
      'Progress tokens: the top one is taken unseen',
      count(s.tokenStack.length, 'token'),
      'ARCH-46',
    );
  const token = s.tokenSlots[slot] ?? null;
  if (token === null) return told('No Progress token', '', 'an empty place', 'ARCH-46');
  return told(nameOf(token), tokenText(s, token), 'a Progress token, face up', 'ARCH-46', 'ARCH-47');
}

/** A Progress token that may turn up. */
function namedToken(s: Position, id: string): Piece | undefined {
  const token: TokenId | undefined = TOKEN_IDS.find((each) => each === id);
  return token && told(nameOf(token), tokenText(s, token), '', 'ARCH-47');
}

/** A Wonder that may be drawn. */
function wonderPiece(_: Position, id: string): Piece | undefined {
  const wonder = WONDER_IDS.find((each) => each === id);
  if (wonder === undefined) return undefined;
  const points = WONDERS[wonder].stages.map(({ vp }) => vp).join(', ');
  return told(`${nameOf(wonder)}, the ${monumentOf(wonder)}`, `stages of ${points} points`, '', 'ARCH-40');
}

/** ARCH-50, ARCH-52 */
function conflictsPiece(s: Position): Piece | undefined {
  if (isAges(s)) return undefined;
  const turned = `${s.conflictsTurned} of ${conflictTokens(s)} turned`;
  return told(
    'Conflict tokens',
    'when horns have turned all, the turn ends with a Battle',
    turned,
    'ARCH-50',
    'ARCH-52',
  );
}

/** ARCH-21 */
function catPiece(s: Position): Piece {
  const { cat } = s;
  const looks = s.options.catPower === 'flip' ? 'turns up the top central card' : 'looks at the top central card';
  const effect = `${count(CAT_VP, 'point')} at the end; at the beginning of a turn its holder ${looks}`;
  return told('The Cat', effect, cat === null ? 'with no seat' : `with ${who(s, cat).within}`, 'ARCH-21', 'ARCH-102');
}

/** A priority of the Opponent, with the cards that match it now (ARCH-61). */
function priorityPiece(s: Position, id: string): Piece | undefined {
  const at = PRIORITIES.findIndex((each) => each.id === id);
  const priority = PRIORITIES[at]?.id;
  if (priority === undefined || !isSolo(s)) return undefined;
  const { cards, priorities } = deckChoice(s);
  const matching = cards.flatMap((card, deck) =>
    card !== null && priorities[deck] === at + 1 ? `${nameOf(card)} of ${deckWords(s, deckName(s, deck))}` : [],
  );
  const now = matching.length === 0 ? 'no card now' : `now ${matching.join(', ')}`;
  return told(`Priority ${at + 1} of the Opponent`, `a card that ${preferenceWords(s, priority)}`, now, 'ARCH-61');
}

/** A line of the score sheet. */
function scorePiece(s: Position, id: string): Piece | undefined {
  const category = CATEGORIES.find((each) => each === id);
  if (category === undefined && id !== 'total') return undefined;
  const { scores } = outcome(s);
  const numbers = scores.map(({ seat, categories: own, total: sum }) => {
    return `${who(s, seat).within} ${numeral(category === undefined ? sum : own[category])}`;
  });
  const name = category === undefined ? total : categories[category];
  return told(
    name,
    numbers.join(', '),
    '',
    category === 'adjustment' || category === undefined ? 'ARCH-110' : 'ARCH-102',
  );
}

type Telling = (s: Position, ...parts: readonly string[]) => Piece | undefined;

const seatIn = (hand: string | undefined): Seat => (hand === 'hand' ? 0 : 1);

/** What stands at a place, by the form of its id. */
const TELLINGS: readonly (readonly [id: RegExp, tell: Telling])[] = [
  [/^cards-(\d)-(.+)$/, (s, seat, card = '') => cardsPiece(s, Number(seat), card)],
  [/^stage-(\d)-(\d)$/, (s, seat, stage) => stagePiece(s, Number(seat), Number(stage))],
  [/^deck-(.+)$/, (s, deck = '') => deckPiece(s, deck)],
  [/^seat-(\d)$/, (s, seat) => seatPiece(s, Number(seat))],
  [/^token-(.+)$/, (s, slot = '') => tokenPiece(s, slot)],
  [/^priority-(.+)$/, (s, id = '') => priorityPiece(s, id)],
  [/^(hand|other-hand)-unseen$/, (s, hand) => unseenInHandPiece(s, seatIn(hand))],
  [/^(hand|other-hand)-(.+)-([a-z]+)$/, (s, hand, card = '', back = '') => handPiece(s, seatIn(hand), card, back)],
  [/^looked-(.+)$/, (s, card = '') => lookedPiece(s, card)],
  [/^score-(.+)$/, (s, id = '') => scorePiece(s, id)],
  [/^conflicts$/, conflictsPiece],
  [/^cat$/, catPiece],
  [/^do-card-(.+)$/, (s, id) => (kindOf(id) === undefined ? undefined : cardPiece(s, kindOf(id) as CardKind, ''))],
  [/^do-token-(.+)$/, (s, id = '') => namedToken(s, id)],
  [/^do-wonder-(.+)$/, (s, id = '') => wonderPiece(s, id)],
  [/^do-die-([1-6])$/, (_, face) => told(`Face ${face} of the die`, '', '', 'ARCH-60')],
];

/** What stands at a place of the board. */
export function piece(s: Position, place: string): Piece | undefined {
  for (const [id, tell] of TELLINGS) {
    const found = id.exec(place);
    if (found !== null) return tell(s, ...found.slice(1));
  }
  return undefined;
}
