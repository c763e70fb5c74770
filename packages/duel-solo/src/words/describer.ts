import type { Frozen, Seat, Section } from '@wonders/core';
import {
  CARDS,
  type Card,
  type CardId,
  COLOURS,
  type Colour,
  MYTHOLOGIES,
  type Mythology,
  TEMPLE_POINTS,
} from '../components/cards.js';
import { slotsOf } from '../components/layouts.js';
import { type Cost, RESOURCES } from '../components/resources.js';
import type { WonderId } from '../components/wonders.js';
import { activationPrice, cardPrice, wonderPrice } from '../costs/index.js';
import { type Category, outcome, pointsOf } from '../scoring.js';
import type { CityState, DivinityPlace, Pantheon, Position } from '../state/index.js';
import { cityOf } from '../state/index.js';
import { builtCount, wonderOf } from '../table/city.js';
import { tokenOn } from '../table/structure.js';
import { AGES, divinityOn, faceOf, figuresOf, slotsOver, symbolsIn } from './facts.js';
import { unitsOf } from './sums.js';
import type { Label, PositionWords } from './vocabulary.js';

/** The words of a language, and the position that they describe. */
export interface Told {
  readonly w: PositionWords;
  readonly position: Position;
}

const SEATS = [0, 1] as const;

export const fill = (text: string, value: string | number): string => text.replace('#', String(value));

/** A line with its label, or an empty text if there are no words for it. */
const line = ({ w }: Told, label: Label, words: string | number, of: string | number = ''): string =>
  words === '' ? '' : `${fill(w.labels[label], of)}: ${words}`;

/** Joins the parts that are not empty. */
export const list = (parts: readonly string[], between = ', '): string =>
  parts.filter((part) => part !== '').join(between);

type Noun = keyof PositionWords['nouns'];

const count = ({ w }: Told, n: number, noun: Noun): string => `${n} ${w.nouns[noun][n === 1 ? 0 : 1]}`;
export const some = (t: Told, n: number, noun: Noun): string => (n === 0 ? '' : count(t, n, noun));

/** Progress tokens and divinities with their effects: `Tanit (12 coins)`. */
const told = ({ w }: Told, ids: readonly (keyof PositionWords['effects'])[]): string =>
  ids.map((id) => `${w.name(id)} (${w.effects[id]})`).join(', ');

/** Units of resources: `2 wood, 1 glass`. */
export const units = ({ w }: Told, of: Omit<Cost, 'coins'>): string =>
  list(RESOURCES.map((resource) => (of[resource] === 0 ? '' : unitsOf(w.resources, of[resource], resource))));

function cost(t: Told, of: Cost): string {
  const parts = list([some(t, of.coins, 'coin'), units(t, of)]);
  return parts === '' ? t.w.plain.free : fill(t.w.around.costs, parts);
}

/** The current price for each seat: `now 2 for SOLO, 3 for you`. */
const pays = ({ w, position }: Told, price: (seat: Seat) => number): string =>
  fill(w.around.now, SEATS.map((seat) => w.for(position, seat, price(seat))).join(', '));

/** The resources of a mask that cost 1 coin (DUEL-041). */
const fixedIn = ({ w }: Told, mask: number): string =>
  RESOURCES.filter((_, i) => (mask & (1 << i)) !== 0)
    .map((resource) => w.resources[resource][0])
    .join(` ${w.plain.and} `);

/** What a card does: `2 shields, then Circus is free`. */
function effects(t: Told, card: Card): string {
  const { w, position } = t;
  const { per, majority } = card;
  const [counted, points, coins] = majority ?? [[], 0, 0];
  const gains = list([some(t, points, 'point'), some(t, coins, 'coin')], ` ${w.plain.and} `);
  const fixed = fixedIn(t, card.fixed);
  return list([
    units(t, card.produces),
    card.choice === null ? '' : some(t, 1, card.choice),
    fixed === '' ? '' : fill(w.around['fixed-price'], fixed),
    some(t, card.shields, 'shield'),
    card.symbol === null ? '' : w.symbols[card.symbol],
    some(t, card.points, 'point'),
    some(t, card.gain, 'coin'),
    per === null ? '' : `${some(t, per[1], 'coin')} ${fill(w.around.per, w.counted[per[0]])}`,
    gains === ''
      ? ''
      : `${gains} ${fill(w.around.majority, counted.map((each) => w.counted[each]).join(` ${w.plain.or} `))}`,
    card.mythology === null ? '' : fill(w.around.temples, list(TEMPLE_POINTS.slice(1).map(String))),
    card.to === null ? '' : fill(w.around.frees, w.the(card.to)),
    position.pantheon?.snake === card.id ? w.plain.snake : '',
  ]);
}

/** The colour and effects of a card: `red, 2 shields`. */
export const kindOf = (t: Told, id: CardId): string => list([t.w.colours[CARDS[id].colour], effects(t, CARDS[id])]);

/** DUEL-044: what makes a card free. */
function free({ w }: Told, { from, mythology }: Card): string {
  if (from !== null) return fill(w.around['free-with'], w.the(from));
  if (mythology === null) return '';
  return fill(w.around['free-with'], fill(w.around['mythology-token'], w.name(mythology)));
}

/** The card on a slot, its price for each seat, and the cards that cover it (DUEL-030). */
function slotWords(t: Told, slot: number): string {
  const { w, position } = t;
  const id = faceOf(position, slot);
  const onTop = slotsOver(position, slot);
  const covered =
    onTop.length === 0
      ? ''
      : fill(w.around[onTop.length === 1 ? 'under-slot' : 'under-slots'], onTop.join(` ${w.plain.and} `));
  if (id === null) {
    return list([w.plain['face-down'], backWords(t, slot), tokenWords(t, slot), covered]);
  }
  const card = CARDS[id];
  const price = covered === '' ? pays(t, (seat) => cardPrice(position, seat, card)) : covered;
  return list([`${w.name(id)}, ${kindOf(t, id)}`, list([cost(t, card), free(t, card)]), price], '; ');
}

/** The back of a face-down card, where it differs (DUEL-020, DUEL-180). */
export function backWords({ w, position }: Told, slot: number): string {
  if ((position.purple & (1 << slot)) === 0) return '';
  return w.plain[position.pantheon === null ? 'guild-back' : 'temple-back'];
}

/** The token on a face-down card. */
export function tokenWords({ w, position }: Told, slot: number): string {
  const token = tokenOn(position, slot);
  if (token === null) return '';
  const words =
    typeof token === 'number'
      ? fill(w.around['offering-token'], token)
      : fill(w.around['mythology-token'], w.name(token));
  return fill(w.around.bears, words);
}

/** What a wonder does. */
export function wonderEffects(t: Told, id: WonderId): string {
  const { points, shields, gain, fine, again, choice, special } = wonderOf(t.position, id);
  return list([
    choice === null ? '' : some(t, 1, choice),
    some(t, shields, 'shield'),
    some(t, points, 'point'),
    some(t, gain, 'coin'),
    fine === 0 ? '' : fill(t.w.around.fine, some(t, fine, 'coin')),
    special === null ? '' : t.w.specials[special],
    again ? t.w.plain['another-turn'] : '',
  ]);
}

function gameLines(t: Told): string[] {
  const { w, position } = t;
  const fields = [...(position.direction ?? '')].map((letter) => w.fields[letter as 'M' | 'S' | 'C']);
  const removed = position.removed.map((id) => `${w.name(id)} (${kindOf(t, id)})`);
  const deciding = position.pending.slice(-1).flatMap(({ seat }) => (seat >= 0 ? [seat] : []));
  return [
    line(t, 'age', AGES[position.age]),
    line(t, 'deciding', deciding.map((seat) => w.who(position, seat)).join(', ')),
    line(t, 'again', position.again ? w.who(position, position.seat) : ''),
    line(t, 'over', position.ending === null ? '' : w.ending(position, position.ending, position.winner)),
    line(t, 'direction', fields.join(w.plain.next)),
    // DUEL-034
    line(t, 'built', fill(w.around['of-most'], builtCount(position))),
    line(t, 'board', told(t, position.board) || w.plain.none),
    line(t, 'drawn', told(t, position.drawn)),
    line(
      t,
      'removed',
      position.age === 0 ? '' : list([...removed, some(t, position.outside, 'hidden-card')]) || w.plain.none,
    ),
  ];
}

function trackLines(t: Told): string[] {
  const { w, position } = t;
  const minerva = position.pantheon?.minerva ?? null;
  return [
    line(t, 'pawn', w.space(position, position.pawn)),
    line(t, 'military', position.military.map((token) => w.fine(position, token)).join(', ') || w.plain.none),
    line(t, 'minerva', minerva === null ? '' : w.space(position, minerva)),
  ];
}

/** DUEL-082, DUEL-084: a space with its card and the price for each seat, before Offering tokens. */
function spaceWords(t: Told, place: DivinityPlace | null, space: number): string {
  const { w, position } = t;
  const price = pays(t, (seat) => activationPrice(position, seat, space, place?.id ?? 'open'));
  if (place === null) return `${w.plain.empty}; ${price}`;
  const id = divinityOn(position, space);
  // The Gate alone has no mythology, and everybody knows it.
  const what = id === null ? fill(w.around.divinity, w.name(place.mythology as Mythology)) : told(t, [id]);
  // DUEL-022: divinities turn face up at the start of Age II.
  const down = id === null || position.age < 2 ? w.plain['face-down'] : '';
  return `${list([what, down])}; ${price}`;
}

/** A deck from its top. Runs of cards that the viewer does not know appear as a count. */
export function deckWords(t: Told, { decks }: Pick<Frozen<Pantheon>, 'decks'>, mythology: Mythology): string {
  const parts: string[] = [];
  let unknown = 0;
  const countUnknown = () => {
    parts.push(some(t, unknown, 'hidden-divinity'));
    unknown = 0;
  };
  for (const { id } of decks.filter((place) => place.mythology === mythology)) {
    if (id === 'open' || id === 'hidden') unknown++;
    else {
      countUnknown();
      parts.push(told(t, [id]));
    }
  }
  countUnknown();
  return list(parts) || t.w.plain.none;
}

function pantheonLines(t: Told): string[] {
  const { w, position } = t;
  const { pantheon } = position;
  if (pantheon === null) return [];
  return [
    ...pantheon.spaces.map((place, i) => line(t, 'space', spaceWords(t, place, i + 1), i + 1)),
    ...MYTHOLOGIES.map((mythology) => line(t, 'deck', deckWords(t, pantheon, mythology), w.name(mythology))),
    line(t, 'enki', told(t, pantheon.enki)),
  ];
}

/** The current points and their sources (DUEL-074). */
export function pointWords({ w, position }: Told, seat: Seat): string {
  const sheet = Object.entries(pointsOf(position, seat)) as [Category, number][];
  const { total } = figuresOf(position, seat);
  const from = list(sheet.map(([category, points]) => (points === 0 ? '' : `${w.categories[category]} ${points}`)));
  return from === '' ? `${total}` : `${total} (${from})`;
}

/** The cards of a colour in a city: `Stable (1 shield), Walls (2 shields)`. */
function cardsOf(t: Told, city: CityState, colour: Colour): string {
  const cards = city.cards.filter((id) => CARDS[id].colour === colour);
  return cards.map((id) => `${t.w.name(id)} (${effects(t, CARDS[id])})`).join(', ');
}

function seatLines(t: Told, seat: Seat): string[] {
  const { w, position } = t;
  const city = cityOf<CityState>(position, seat);
  const holding = position.pantheon === null ? null : cityOf({ cities: position.pantheon.holdings }, seat);
  const choices = [some(t, city.rawChoices, 'raw'), some(t, city.goodChoices, 'goods')];
  const symbols = symbolsIn(city.symbols).map((symbol) => w.symbols[symbol]);
  return [
    line(t, 'coins', city.coins),
    line(t, 'astarte', city.astarte === 0 ? '' : city.astarte),
    line(t, 'points', pointWords(t, seat)),
    line(t, 'place', position.ending === null ? '' : `${outcome(position).ranks[seat]}`),
    line(t, 'resources', list([units(t, city), ...choices]) || w.plain.none),
    line(t, 'fixed', fixedIn(t, city.fixed)),
    line(t, 'symbols', symbols.join(', ') || w.plain.none),
    ...COLOURS.map((colour) => line(t, colour, cardsOf(t, city, colour))),
    ...city.built.map(({ wonder, card }) => {
      const stands = fill(w.around['built-with'], w.the(card));
      return line(t, 'wonder', list([stands, wonderEffects(t, wonder)], '; '), w.name(wonder));
    }),
    ...city.wonders.map((id) => {
      const wonder = wonderOf(position, id);
      const price = fill(w.around.now, count(t, wonderPrice(position, seat, wonder), 'coin'));
      return line(t, 'wonder', list([wonderEffects(t, id), cost(t, wonder), price], '; '), w.name(id));
    }),
    line(t, 'progress', told(t, city.progress)),
    line(t, 'divinities', told(t, holding?.divinities ?? [])),
    line(t, 'mythologies', (holding?.mythologies ?? []).map(w.name).join(', ')),
    line(t, 'offerings', (holding?.offerings ?? []).join(', ')),
  ];
}

/** Makes the `describePosition` of a language. */
export const describer =
  (w: PositionWords) =>
  (position: Position): readonly Section[] => {
    const t: Told = { w, position };
    const offer = position.offer.map((id) =>
      line(t, 'wonder', list([wonderEffects(t, id), cost(t, wonderOf(position, id))], '; '), w.name(id)),
    );
    const structure = slotsOf(position.present).map((slot) => line(t, 'slot', slotWords(t, slot), slot));
    const discard = position.discard.map((id) => line(t, 'card', kindOf(t, id), w.name(id)));
    const paragraph = (heading: string, lines: readonly string[]): Section => ({
      heading,
      lines: lines.filter((each) => each !== ''),
    });
    return [
      paragraph(w.headings.game, gameLines(t)),
      paragraph(w.headings.draft, offer),
      paragraph(w.headings.structure, structure),
      paragraph(w.headings.track, trackLines(t)),
      paragraph(w.headings.pantheon, pantheonLines(t)),
      paragraph(w.headings.discard, discard),
      ...SEATS.map((seat) => paragraph(w.who(position, seat), seatLines(t, seat))),
    ].filter(({ lines }) => lines.length > 0);
  };
