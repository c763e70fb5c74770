import type { Rung, Seat, Trace } from '@wonders/core';
import { verbFor } from '@wonders/core/words';
import { fineOf, halfOf } from '../components/military.js';
import { nameOf } from '../components/names.js';
import { spacePrice } from '../components/pantheon.js';
import type { Move } from '../notation.js';
import type { Position } from '../state/index.js';
import { SCRIPT_SEAT } from '../state/index.js';
import { DEEDS } from './deeds.js';

/** Adds a sentence to an explanation; without one it costs nothing. `{0}` and `{1}` stand for what is put in. */
export function say(trace: Trace | undefined, sentence: string, ...values: readonly (string | number)[]): void {
  trace?.reasons.push(filled(sentence, ...values));
}

/** A sentence with what is put in. */
export const filled = (sentence: string, ...values: readonly (string | number)[]): string =>
  sentence.replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)]));

/** One item that lets candidates through or not. */
type Sieve<C> = Required<Pick<Rung<C, Position>, 'rule' | 'list' | 'item' | 'label'>> & {
  /** The sentence when it lets none through; `{0}` lists them with what is said of each. */
  readonly none?: string;
  readonly keeps: (candidate: C) => boolean;
  readonly says?: (candidate: C) => string;
};

/** Tells which candidates an item lets through; when it lets none through, a sentence says why. */
export function tellSieve<C>(
  trace: Trace | undefined,
  { rule, list, item, label, none = '', keeps, says }: Sieve<C>,
  all: readonly C[],
  name: (candidate: C) => string,
  id: (candidate: C) => string,
): void {
  if (trace === undefined || all.length === 0) return;
  const candidates = all.map((each) => {
    const kept = keeps(each);
    return { id: id(each), name: name(each), score: kept ? 1 : 0, kept, note: says?.(each) ?? '' };
  });
  if (candidates.some(({ kept }) => kept)) trace.steps.push({ rule, list, item, label, candidates });
  else say(trace, none, candidates.map((each) => `${each.name} (${each.note})`).join('; '));
}

/** What a price says: `pays 3 coins`, `cannot pay: 7, has 5`. */
export function priceNote(price: number, have: number, most = have): string {
  if (price > have) return filled('cannot pay: {0}, has {1}', price, have);
  if (price > most) return filled('would pay {0}, at most {1}', price, most);
  return price === 1 ? 'pays 1 coin' : filled('pays {0} coins', price);
}

/** The lists by which a card is put under a wonder: they do not tell why the wonder was chosen. */
const UNDER_WONDER: readonly string[] = ['operational scale, backwards', 'discard scale', 'Isis scale'];

/** What a move chooses, by name. */
function chosen(s: Position, move: Move): readonly string[] {
  const at = 'slot' in move ? (s.structure[move.slot] ?? null) : null;
  const card = at === null ? '' : at === 'face-down' ? 'a face-down card' : nameOf(at);
  switch (move.kind) {
    case 'construct-wonder':
      return [nameOf(move.wonder), card];
    case 'activate':
      return [nameOf(s.pantheon?.spaces[move.space - 1]?.id ?? 'gate')];
    case 'choose-direction':
      return [move.direction];
    case 'isis-build':
      return [nameOf(move.wonder), move.card === null ? 'a card' : nameOf(move.card)];
    case 'place-divinity':
      return [move.divinity === null ? 'a divinity' : nameOf(move.divinity), String(move.space)];
    default:
      return 'slot' in move
        ? [card]
        : Object.values(move)
            .slice(1)
            .map((value) => nameOf(String(value)));
  }
}

/** What a move chooses, seen from its seat. */
function values(s: Position, seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'choose-first-player':
      return [move.first === seat ? 'this seat' : 'the opponent'];
    case 'place-divinity':
      return [chosen(s, move)[0] ?? '', String(spacePrice(move.space, seat))];
    case 'minerva-space': {
      const ahead = (move.space - s.pawn) * (seat === 0 ? 1 : -1);
      const to = ahead > 0 ? 'ahead of the Conflict pawn' : 'behind the Conflict pawn';
      return [filled(Math.abs(ahead) === 1 ? '{0} space {1}' : '{0} spaces {1}', Math.abs(ahead), to)];
    }
    case 'neptune-remove':
    case 'neptune-apply': {
      const side =
        halfOf(move.military) === seat ? 'the own {0}-coin Military token' : "the opponent's {0}-coin Military token";
      return [filled(side, fineOf(move.military))];
    }
    default:
      return chosen(s, move);
  }
}

/** A move of a seat in a few words. */
export const deedOf = (s: Position, seat: Seat, move: Move): string =>
  filled(DEEDS[move.kind] ?? '{0}', ...values(s, seat, move));

/** A military token by the side on which it lies. */
export const militaryName = (token: string): string =>
  filled(
    Number(token[4]) === SCRIPT_SEAT ? "SOLO's {0}-coin Military token" : "the player's {0}-coin Military token",
    token.slice(6),
  );

/** The headline of an explanation: what SOLO does, and the item or the reason that decided it. */
export function conclude(trace: Trace | undefined, s: Position, move: Move): void {
  if (trace === undefined) return;
  const deed = deedOf(s, SCRIPT_SEAT, move);
  const head = `SOLO ${verbFor(false, deed.charAt(0).toLowerCase() + deed.slice(1))}`;
  const steps =
    move.kind === 'construct-wonder' || move.kind === 'isis-build'
      ? trace.steps.filter(({ list }) => !UNDER_WONDER.includes(list))
      : trace.steps;
  const decisive = [...steps].reverse().find(({ candidates }) => candidates.some(({ kept }) => !kept));
  const last = trace.reasons[trace.reasons.length - 1] ?? 'nothing else is possible';
  const why =
    decisive === undefined
      ? steps.some(({ candidates }) => candidates.length === 1)
        ? 'nothing else is possible'
        : last
      : filled('{0} ({1}, item {2})', decisive.label, decisive.list, decisive.item);
  trace.says = `${head}: ${why}`;
}
