import { nameOf } from '../components/names.js';
import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';

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
