import type { RankedCandidate, Seat, Trace } from '@wonders/core';
import { capital, listed } from '@wonders/core/words';
import { type CardKind, cardName } from '../components/cards.js';
import { DECK_NAMES, type DeckName } from '../notation.js';
import { PRIORITIES } from '../opponent/priorities.js';
import type { DeckChoice, Position } from '../state/index.js';
import { isAges, PLAYER_SEAT, SCRIPT_SEAT } from '../table/decks.js';
import { deckWords, nameOf } from './names.js';
import { priorityWords } from './priorities.js';

// Why the Opponent takes the card that it takes.

const LIST = "the Opponent's priorities";

/** `your deck`, or in the three Ages `your revealed card`. */
export function sourceWords(s: Position, deck: DeckName, speaker: Seat | null = SCRIPT_SEAT): string {
  const words = deckWords(s, deck, speaker);
  return isAges(s) && deck !== 'central' ? words.replace(/hand$/, 'revealed card') : words;
}

/** Denial: the player took what the Opponent wants. */
const tookIts = (s: Position, card: string): string => `${nameOf(s, PLAYER_SEAT).within} took ${card}`;

/** The decks whose cards were looked at. */
const lookedAt = ({ cards }: DeckChoice): readonly number[] =>
  cards.flatMap((card, deck) => (card === null ? [] : deck));

const cardOf = ({ cards }: DeckChoice, deck: number): string => cardName(cards[deck] as CardKind);

const candidateName = (s: Position, choice: DeckChoice, deck: number): string =>
  `${cardOf(choice, deck)}, ${sourceWords(s, DECK_NAMES[deck] as DeckName, null)}`;

/** No card was looked at: the central deck is all there is to turn to. */
function explainCentral(s: Position, { by }: DeckChoice, trace: Trace): void {
  const denied = by === 'denial';
  const candidate: RankedCandidate = {
    id: 'central',
    name: 'The top card of the central deck',
    score: 1,
    kept: true,
    note: denied ? tookIts(s, "the Opponent's card") : 'no other deck shows a card',
  };
  trace.steps.push({
    rule: denied ? 'ARCH-34' : 'ARCH-60',
    list: LIST,
    item: 1,
    label: denied
      ? `the central deck, after ${nameOf(s, PLAYER_SEAT).whose} pick of the Opponent's card`
      : 'a deck that has a card',
    candidates: [candidate],
  });
}

/** ARCH-61, item by item down to the one that decides: which cards match it, and what the others match. */
function explainPriorities(s: Position, choice: DeckChoice, trace: Trace): void {
  const decks = lookedAt(choice);
  if (decks.length === 0) {
    explainCentral(s, choice, trace);
    return;
  }
  const best = Math.min(...decks.map((deck) => choice.priorities[deck] as number));
  for (const [i, { name }] of PRIORITIES.slice(0, best).entries()) {
    const item = i + 1;
    const candidates = decks.map((deck): RankedCandidate => {
      const matches = choice.priorities[deck] === item;
      return {
        id: DECK_NAMES[deck] as DeckName,
        name: candidateName(s, choice, deck),
        score: matches ? 1 : 0,
        kept: item < best || matches,
        note: priorityWords(s, choice, deck),
      };
    });
    trace.steps.push({ rule: 'ARCH-61', list: LIST, item, label: name, candidates });
  }
}

/** What decides: the first priority that a card matches, the die, or your own pick. */
function decided(s: Position, choice: DeckChoice): string {
  const { by, deck, die } = choice;
  const decks = lookedAt(choice);
  const fell = die > 0 ? `; it shows ${die}` : '';
  switch (by) {
    case 'denial':
      return `${tookIts(s, "the Opponent's card")}, so it turns to the central deck (ARCH-34)`;
    case 'priority': {
      const chosen = DECK_NAMES.indexOf(deck ?? 'central');
      return `${cardOf(choice, chosen)} matches ${priorityWords(s, choice, chosen)} (ARCH-60)`;
    }
    case 'tie': {
      const cards = listed(decks.slice(0, 2).map((each) => cardOf(choice, each)));
      const number = choice.priorities[0] as number;
      const both = `${cards} both match priority ${number}, ${PRIORITIES[number - 1]?.name}`;
      const faces = `1 to 3 for ${sourceWords(s, 'player')}, 4 to 6 for ${sourceWords(s, 'opponent')}`;
      return `${both}, so the die decides: ${faces}${fell} (ARCH-60)`;
    }
    case 'none': {
      const faces = `1 for ${sourceWords(s, 'player')}, 2 for ${sourceWords(s, 'opponent')}, 3 to 6 for the central deck`;
      return `no card matches a priority, so the die decides: ${faces}, a face without a card is rolled again${fell} (ARCH-60)`;
    }
  }
}

/** Whether it wants the central card that lies open, and you have selected that. */
const isGone = ({ selection }: Position, { deck, cards }: DeckChoice): boolean =>
  deck === 'central' && cards[2] !== null && selection?.kind === 'select' && selection.source === 'central';

/** Where the card came from when it was not where it was wanted (ARCH-34, ARCH-90 c). */
function collided(s: Position, choice: DeckChoice): string {
  const { by, deck, taken } = choice;
  if (taken === null) return isAges(s) ? 'it finds no card, and passes (ARCH-90)' : '';
  if (taken === deck && !isGone(s, choice)) return '';
  if (taken === deck)
    return `${tookIts(s, 'the card that it wants')}, so it takes the next one of the central deck (ARCH-90)`;
  const where = taken === 'central' ? 'the top card of the central deck' : 'a random card of its own hand';
  const why =
    by === 'denial' || deck === 'central' ? 'the central deck has no card' : tookIts(s, 'the card that it wants');
  return `${why}, so it takes ${where} (ARCH-90)`;
}

/** The headline, the reasons and the priorities of a choice, as it stands when the Opponent takes its turn. */
export function explainChoice(s: Position, choice: DeckChoice, trace: Trace): void {
  for (const deck of lookedAt(choice)) {
    const source = capital(sourceWords(s, DECK_NAMES[deck] as DeckName, null));
    const verb = isAges(s) && deck < 2 ? 'is' : 'shows';
    trace.reasons.push(`${source} ${verb} ${cardOf(choice, deck)}: ${priorityWords(s, choice, deck)} (ARCH-61)`);
  }
  explainPriorities(s, choice, trace);
  const why = decided(s, choice);
  trace.reasons.push(capital(why));
  const otherwise = choice.deck === null && choice.taken === null ? '' : collided(s, choice);
  if (otherwise !== '') trace.reasons.push(capital(otherwise));
  const from = choice.taken ?? choice.deck;
  const what = from === null ? 'The Opponent takes its turn' : `The Opponent takes ${fromWords(s, choice, from)}`;
  trace.says = `${what}: ${otherwise === '' ? why : otherwise}`;
}

/** The card that is taken, where it was seen, and where it comes from. */
function fromWords(s: Position, choice: DeckChoice, from: DeckName): string {
  const deck = DECK_NAMES.indexOf(from);
  const wanted = choice.deck === from && choice.cards[deck] != null && !isGone(s, choice);
  if (wanted) return `${cardOf(choice, deck)} from ${deckWords(s, from, SCRIPT_SEAT)}`;
  return from === 'central' ? 'the top card of the central deck' : `a card from ${deckWords(s, from, SCRIPT_SEAT)}`;
}
