import type { Seat } from '@wonders/core';
import { capital, count, listed, verbFor } from '@wonders/core/words';
import type { Mythology } from '../components/cards.js';
import { spacePrice } from '../components/pantheon.js';
import type { Prompts } from '../prompts/index.js';
import { isScript, type Position, type ProgressSource } from '../state/index.js';
import { AGES } from './facts.js';
import type { Language } from './language.js';
import { nameOf, nth } from './names.js';
import { isYou, seatName, verbed, whose, within } from './seats.js';

/** What a seat is asked to do: `Take a wonder`, `Anna: take a wonder`, `SOLO takes a wonder`. */
function ask(position: Position, seat: Seat, what: string): string {
  if (isYou(position, seat)) return capital(what);
  return isScript(position, seat)
    ? `${seatName(position, seat)} ${verbFor(false, what)}`
    : `${seatName(position, seat)}: ${what}`;
}

const rival = (position: Position, seat: Seat): string => within(position, 1 - seat);
const names = (ids: readonly Parameters<typeof nameOf>[0][]): string =>
  listed(
    ids.map((id) => (id === 'gate' ? 'the Gate' : nameOf(id))),
    'or',
  );
const whichOf = (left: number, noun: string, several?: string): string =>
  left === 1 ? `the only ${noun}` : `one of ${count(left, noun, several)}`;
/** The same as an object: `one of the 3 cards`. */
const anyOf = (left: number, noun: string): string =>
  left === 1 ? `the only ${noun}` : `one of the ${count(left, noun)}`;
/** A place in the structure, counted as the slots are: from the side of seat 0. */
const spotOf = (position: Position, { row, place }: { readonly row: number; readonly place: number }): string =>
  `${nth(place)} place of row ${row} from ${whose(position, 0)} side`;

/** What is legal on a turn: `construct or discard a card`, `activate Mars or the Gate`. */
function deeds({ can, divinities }: Prompts['turn']): readonly string[] {
  const withCard = (['construct', 'discard'] as const).filter((each) => can.includes(each));
  return [
    ...(withCard.length === 0 ? [] : [`${withCard.join(' or ')} a card`]),
    ...(can.includes('construct-wonder') ? ['construct a wonder'] : []),
    ...(divinities.length === 0 ? [] : [`activate ${names(divinities)}`]),
  ];
}

/** Where a Progress token comes to lie. */
const FROM: Readonly<Record<ProgressSource, string>> = {
  board: 'on the board',
  box: 'drawn from the box',
  enki: 'on Enki',
};

/** `a Greek divinity`, `an Egyptian divinity`. */
const divinityOf = (mythology: Mythology): string =>
  `${mythology === 'egyptian' ? 'an' : 'a'} ${nameOf(mythology)} divinity`;

/** A place in a deck, from 1. */
const inDeck = (place: number): string => (place === 1 ? 'on top of' : `${nth(place)} in`);

/** The prices of a space: `that costs 5 coins for you and 4 for SOLO`. */
const costs = (position: Position, space: number): string =>
  `costs ${spacePrice(space, 1)} coins for ${within(position, 1)} and ${spacePrice(space, 0)} for ${within(position, 0)}`;

/** A sentence for each question. */
export const prompts: Language['prompts'] = {
  draft: ({ wonders }, position, seat) =>
    ask(position, seat, `take one of the ${count(wonders.length, 'wonder')} on offer`),
  direction: ({ wonder }, position, seat) =>
    ask(position, seat, `choose SOLO's direction, which its first wonder, the ${nameOf(wonder)}, leaves open`),
  start: ({ age, tied }, position, seat) =>
    ask(
      position,
      seat,
      `choose who begins Age ${AGES[age]}: ${tied ? `the Conflict pawn is in the middle, and ${within(position, seat)} had the last turn` : `${within(position, seat)} ${verbed(position, seat, 'are')} the weaker in military`}`,
    ),
  turn(values, position, seat) {
    const all = deeds(values);
    // A deed may contain an "or" of its own.
    const several = all.length < 2 ? '' : `${all.slice(0, -1).join(', ')}, or `;
    return `${capital(whose(position, seat))} turn (${count(values.left, 'card')} left): ${several}${all.at(-1)}`;
  },
  'place-divinity': ({ mythology, divinities }, position, seat) =>
    ask(
      position,
      seat,
      `place ${divinities.length === 0 ? `${divinityOf(mythology)} unseen` : names(divinities)}: choose an empty space of the Pantheon`,
    ),
  progress: ({ source, tokens }, position, seat) =>
    ask(
      position,
      seat,
      {
        board: `take ${anyOf(tokens.length, 'Progress token')} on the board`,
        box: `take ${anyOf(tokens.length, 'Progress token')} from the box: ${names(tokens)}`,
        enki: `take a Progress token from Enki: ${names(tokens)}`,
      }[source],
    ),
  discarded: ({ cause, cards }, position, seat) =>
    ask(
      position,
      seat,
      `construct ${anyOf(cards, 'discarded card')} free, with ${cause === 'hades' ? nameOf(cause) : `the ${nameOf(cause)}`}`,
    ),
  destroy: ({ colour, cards }, position, seat) =>
    ask(
      position,
      seat,
      `choose the ${colour} card that ${rival(position, seat)} ${verbed(position, 1 - seat, 'lose')}, ${whichOf(cards.length, 'card')}`,
    ),
  'top-row': ({ cards }, position, seat) =>
    ask(position, seat, `construct ${anyOf(cards, 'card')} in the top row free`),
  'liberty-own': ({ cards }, position, seat) => ask(position, seat, `construct a removed card free: ${names(cards)}`),
  'liberty-give': ({ cards }, position, seat) =>
    ask(position, seat, `give ${rival(position, seat)} a removed card: ${names(cards)}`),
  'theater-deck': ({ mythologies }, position, seat) =>
    ask(position, seat, `open a deck of divinities in the Divine Theater: ${names(mythologies)}`),
  'theater-choose': ({ mythology, divinities }, position, seat) =>
    ask(position, seat, `take ${divinityOf(mythology)} in the Divine Theater: ${names(divinities)}`),
  'theater-order': ({ mythology, divinities }, position, seat) =>
    ask(
      position,
      seat,
      `choose the divinity that goes back on top of the ${nameOf(mythology)} deck: ${names(divinities)}`,
    ),
  gate: ({ divinities }, position, seat) => ask(position, seat, `take a divinity at the Gate: ${names(divinities)}`),
  nisaba: ({ cards }, position, seat) =>
    ask(
      position,
      seat,
      `choose the green card in ${whose(position, 1 - seat)} city whose symbol Nisaba copies, ${whichOf(cards.length, 'card')}`,
    ),
  baal: ({ cards }, position, seat) =>
    ask(
      position,
      seat,
      `choose the brown or grey card that Baal takes from ${rival(position, seat)}, ${whichOf(cards.length, 'card')}`,
    ),
  zeus: ({ cards }, position, seat) =>
    ask(position, seat, `choose the card of the structure that Zeus discards, ${whichOf(cards, 'card')}`),
  anubis: ({ wonders }, position, seat) =>
    ask(position, seat, `choose the wonder whose card Anubis discards, ${whichOf(wonders.length, 'wonder')}`),
  ra: ({ wonders }, position, seat) =>
    ask(
      position,
      seat,
      `choose the wonder that Ra takes from ${rival(position, seat)}, ${whichOf(wonders.length, 'wonder')}`,
    ),
  isis: ({ wonders, cards }, position, seat) =>
    ask(
      position,
      seat,
      `choose the wonder that Isis constructs, ${whichOf(wonders.length, 'wonder')}, and ${whichOf(cards, 'discarded card')} for it`,
    ),
  minerva: (_, position, seat) => ask(position, seat, 'choose a space of the Conflict track for the Minerva pawn'),
  'neptune-remove': ({ tokens }, position, seat) =>
    ask(position, seat, `choose the Military token that Neptune removes without effect, ${whichOf(tokens, 'token')}`),
  'neptune-apply': ({ tokens }, position, seat) =>
    ask(
      position,
      seat,
      `choose the Military token whose coins ${rival(position, seat)} ${verbed(position, 1 - seat, 'lose')} to Neptune, ${whichOf(tokens, 'token')}`,
    ),

  // On a real table: what turned up, and where.
  'first-player': () => 'Who begins the game?',
  'draw-wonder': ({ batch, number, forScript, left }) =>
    forScript
      ? `Which wonder is drawn first, for SOLO? (${whichOf(left, 'wonder')})`
      : `Which is the ${nth(number)} wonder of the ${nth(batch)} batch? (${whichOf(left, 'wonder')})`,
  'draw-progress': ({ source, number, left }) =>
    `Which is the ${nth(number)} Progress token ${FROM[source]}? (${whichOf(left, 'token')})`,
  'purple-place': ({ temple, number, left }) =>
    `Where does the ${nth(number)} ${temple ? 'Grand Temple' : 'guild'} lie? (${whichOf(left, 'place')})`,
  reveal: ({ purple, struck, left, ...spot }, position) =>
    `Which ${purple ? (position.pantheon === null ? 'guild' : 'Grand Temple') : 'card'} ${struck ? 'does Zeus discard' : 'lies'} at the ${spotOf(position, spot)}? (${whichOf(left, 'card')})`,
  'mythology-token': ({ left, ...spot }, position) =>
    `Which Mythology token lies on the card at the ${spotOf(position, spot)}? (${whichOf(left, 'mythology')})`,
  'offering-token': ({ left, ...spot }, position) =>
    `Which Offering token lies on the card at the ${spotOf(position, spot)}? (${whichOf(left, 'token')})`,
  'removed-card': ({ forScript, number, left }, position) =>
    forScript
      ? `Which removed card of Age ${AGES[position.age]} does SOLO draw? It constructs it free (${whichOf(left, 'card')})`
      : `Which is the ${nth(number)} removed card of Age ${AGES[position.age]}? (${whichOf(left, 'card')})`,
  'look-divinity': ({ mythology, place, looks }, position) =>
    `Which divinity is ${inDeck(place)} the ${nameOf(mythology)} deck? Only ${within(position, looks)} ${verbed(position, looks, 'look')}`,
  'turn-divinity': ({ mythology, space, place }, position) =>
    space !== null
      ? `Which ${nameOf(mythology)} divinity lies face down on the space that ${costs(position, space)}?`
      : `Which divinity is ${inDeck(place as number)} the ${nameOf(mythology)} deck?`,
  'theater-draw': ({ divinities }) => `Which divinity does SOLO draw in the Divine Theater: ${names(divinities)}?`,
  'isis-card': ({ wonder, left }) =>
    `Which discarded card does SOLO draw for the ${nameOf(wonder)}? (${whichOf(left, 'card')})`,
};
