import { type Field, integer, type Notation, nullable, oneOf, schema } from '@wonders/core';
import { CARD_IDS, MYTHOLOGIES } from './components/cards.js';
import { SLOTS } from './components/layouts.js';
import { MILITARY } from './components/military.js';
import { DIVINITIES, OFFERINGS, type Offering, subsets } from './components/pantheon.js';
import { PROGRESS } from './components/progress.js';
import { DIRECTIONS } from './components/solo.js';
import { WONDER_IDS } from './components/wonders.js';
import { nameOf } from './names.js';
import type { Move, Position, Refusal } from './state.js';

const slot = integer(0, SLOTS - 1);
const wonder = oneOf(...WONDER_IDS);
const card = oneOf(...CARD_IDS);
const space = integer(1, 6);
const mythology = oneOf(...MYTHOLOGIES);
const divinity = oneOf(...DIVINITIES);
const token = oneOf(...PROGRESS);
const military = oneOf(...MILITARY);
const first = integer(0, 1);
const offering = oneOf(...OFFERINGS);

const SETS = subsets(OFFERINGS);
const isSet = (value: unknown): value is readonly Offering[] =>
  Array.isArray(value) && SETS.some((set) => set.length === value.length && set.every((each, i) => each === value[i]));

/** Offering tokens, each at most once, in ascending order: `2,4`, or `-` for none. */
const offerings: Field<readonly Offering[]> = {
  ...schema('a list of Offering tokens 2, 3, 4, each at most once, ascending', isSet),
  is: isSet,
  count: SETS.length,
  nth: (i) => SETS[i] as readonly Offering[],
  write: (set) => set.join() || '-',
  read: (text) => SETS.find((set) => (set.join() || '-') === text),
};

/** The parameters of each kind of move, in the order in which they are written. */
export const NOTATION: Notation<Move> = {
  construct: { slot },
  discard: { slot },
  'construct-wonder': { slot, wonder },
  activate: { space, offerings: offerings },
  'draft-wonder': { wonder },
  'choose-direction': { direction: oneOf(...DIRECTIONS) },
  'choose-first-player': { first },
  'place-divinity': { divinity: nullable(divinity), space },
  'take-progress': { token },
  'build-discarded': { card },
  'destroy-card': { card },
  'build-top-row': { slot },
  'liberty-own': { card },
  'liberty-give': { card },
  'theater-deck': { mythology },
  'theater-choose': { divinity },
  'theater-order': { divinity },
  'gate-choose': { divinity },
  'nisaba-card': { card },
  'baal-card': { card },
  'zeus-card': { slot },
  'anubis-wonder': { wonder },
  'ra-wonder': { wonder },
  'isis-build': { wonder, card: nullable(card) },
  'minerva-space': { space: integer(-9, 9) },
  'neptune-remove': { military },
  'neptune-apply': { military },
  'first-player': { first },
  'draw-wonder': { wonder },
  'draw-progress': { token },
  'purple-place': { slot },
  reveal: { card },
  'removed-card': { card },
  'isis-card': { card },
  'mythology-token': { mythology },
  'offering-token': { offering },
  'look-divinity': { divinity },
  'turn-divinity': { divinity },
  'theater-draw': { divinity },
};

/** Whether two well-formed moves are the same. */
export function equal(one: Move, two: Move): boolean {
  const [a, b] = [one, two] as unknown as Readonly<Record<string, unknown>>[];
  for (const key in a) if (String(a[key]) !== String(b?.[key])) return false;
  return true;
}

/** What lies on a slot, in words. */
function cardAt(s: Position, at: number): string {
  const id = s.structure[at] ?? 'face-down';
  return id === 'face-down' ? `the face-down card on slot ${at}` : nameOf(id);
}

/** What SOLO's direction stands for. */
const FIELDS: Readonly<Record<string, string>> = { M: 'military', S: 'science', C: 'construction' };

function begins({ options }: Position, first: number): string {
  if (options.mode === 'versus') return `Seat ${first} begins`;
  return first === 0 ? 'SOLO begins' : 'You begin';
}

/** Sentences by kind of move; `#` is the card on the slot, `$` the first parameter, `%` the second, `@` who begins. */
const SENTENCES: Readonly<Partial<Record<Move['kind'], string>>> = {
  construct: 'Construct #',
  discard: 'Discard # for coins',
  'construct-wonder': 'Construct the % with #',
  activate: 'Activate ! on space $',
  'draft-wonder': 'Take the $',
  'choose-direction': 'SOLO plays for $',
  'choose-first-player': '@ the Age',
  'place-divinity': 'Place $ on space %',
  'take-progress': 'Take $',
  'build-discarded': 'Construct $ from the discard pile, free',
  'destroy-card': 'Discard $ of the opponent',
  'build-top-row': 'Construct # from the top row, free',
  'liberty-own': 'Construct $, free',
  'liberty-give': 'Give $ to the opponent',
  'theater-deck': 'Open the $ deck',
  'theater-choose': 'Choose $',
  'theater-order': 'Put $ back on top',
  'gate-choose': 'Choose $',
  'nisaba-card': 'Put the snake on $',
  'baal-card': 'Take $ from the opponent',
  'zeus-card': 'Discard # from the structure',
  'anubis-wonder': 'Discard the card under the $',
  'ra-wonder': 'Take the $ from the opponent',
  'isis-build': 'Construct the $ with % from the discard pile, free',
  'minerva-space': 'Put the Minerva pawn on space $',
  'neptune-remove': 'Remove the $ without effect',
  'neptune-apply': 'Remove the $: the opponent loses its coins',
  'first-player': '@ the game',
  'purple-place': 'Slot $ has another back',
  'mythology-token': 'Mythology token $',
  'offering-token': 'Offering token $',
};

/** A parameter in words. */
function valueWords(kind: Move['kind'], value: unknown): string {
  if (value === null) return kind === 'place-divinity' ? 'an unseen divinity' : 'a card left to chance';
  if (kind === 'choose-direction') return [...String(value)].map((letter) => FIELDS[letter]).join(', then ');
  return typeof value === 'string' ? nameOf(value) : String(value);
}

/** A move as a sentence. */
export function describeMove(s: Position, move: Move): string {
  const { kind, ...params } = move;
  const values = Object.values(params).filter((_, i) => !(kind === 'construct-wonder' && i === 0));
  const [one, two] = values.map((value) => valueWords(kind, value));
  const at = 'slot' in move ? cardAt(s, move.slot) : '';
  // What chance shows, and what is chosen of a few, is named alone.
  let text = (SENTENCES[kind] ?? '$').replace('#', at).replace('$', one ?? '');
  text = text.replace('%', (kind === 'construct-wonder' ? one : two) ?? '');
  if ('first' in move) text = text.replace('@', begins(s, move.first));
  if (move.kind !== 'activate') return text;
  const id = s.pantheon?.spaces[move.space - 1]?.id ?? 'nothing';
  const paid = move.offerings.length > 0 ? ` with Offering ${move.offerings.join(' and ')}` : '';
  return text.replace('!', nameOf(id)) + paid;
}

/** A refusal as a sentence. */
export function describeRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'empty':
      return `no card lies on slot ${refusal.slot}`;
    case 'covered':
      return `the card on slot ${refusal.slot} is covered by slot ${refusal.by.join(' and ')}`;
    case 'too-expensive':
      return `it costs ${refusal.need} coins, there are ${refusal.have}`;
    case 'no-such-wonder':
      return `the wonders to construct are ${refusal.wonders.map(nameOf).join(', ') || 'none'}`;
    case 'no-divinity':
      return refusal.spaces.length === 0
        ? 'no card of the Pantheon can be activated'
        : `the spaces with a card are ${refusal.spaces.join(', ')}`;
    case 'no-such-token':
      return `the Offering tokens are ${refusal.offerings.join(', ') || 'none'}, and no others`;
    case 'not-offered':
      return `the choice is between ${refusal.moves.length} others`;
    case 'scripted':
      return `SOLO's scales dictate another move: ${refusal.move.kind} ${Object.values(refusal.move).slice(1).join(' ')}`;
    default: {
      const unknown: never = refusal;
      return unknown;
    }
  }
}
