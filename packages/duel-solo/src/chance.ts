import { type ChanceEvent, type ChanceRules, defineChance, drawInt, replaced } from '@wonders/core';
import { type CardId, GUILDS, MYTHOLOGIES, type Mythology, TEMPLES } from './components/cards.js';
import { ALL_SLOTS, count, lowest, nth } from './components/layouts.js';
import { OFFERINGS, type Offering } from './components/pantheon.js';
import { PROGRESS, type ProgressId, tokenAt } from './components/progress.js';
import type { WonderId } from './components/wonders.js';
import type { OwnEvent, Sink } from './events.js';
import type { Move, MoveOf } from './notation.js';
import { standing, tellChanges } from './play/changes.js';
import { buildCard, buildFromDiscard, discardCard } from './play/construct.js';
import { pickFromDecks, strikeToken, welcome } from './play/pantheon.js';
import { isisCards, theaterChoices } from './script/divinities.js';
import { reveal } from './state/decisions.js';
import type { ChanceKind, Decision, Draft, Position } from './state/index.js';
import { isScript, SCRIPT_SEAT, takeAt, takeOut } from './state/index.js';
import { addWonder } from './table/city.js';
import { EVERYBODY, ONLY, pantheonOf, unsettled } from './table/pantheon.js';
import { inBox } from './table/science.js';
import { removeSlot } from './table/structure.js';

type Rules = ChanceRules<Position, Draft, Decision, Move, OwnEvent | ChanceEvent<Move>>;

/** A chance decision between equally likely values. If only one is left, the decision is skipped. */
function oneOf<T>(
  values: (position: Position, decision: Decision) => readonly T[],
  move: (value: T, decision: Decision) => Move,
  value: (move: never) => T,
  apply: (draft: Draft, decision: Decision, value: T, emit: Parameters<Rules['apply']>[3]) => void,
  to: Rules['to'] = () => 'all',
): Rules {
  return {
    size: (position, decision) => values(position, decision).length,
    outcome: (position, decision, i) => move(values(position, decision)[i] as T, decision),
    find: (position, decision, given) => values(position, decision).indexOf(value(given as never)),
    to,
    apply: (draft, decision, i, emit) => apply(draft, decision, values(draft, decision)[i] as T, emit),
    sure: 'applied',
  };
}

/** The same for the bits of a mask. */
function oneBit(
  mask: (position: Position) => number,
  move: (bit: number) => Move,
  bit: (move: never) => number,
  apply: (draft: Draft, decision: Decision, bit: number) => void,
): Rules {
  return {
    size: (position) => count(mask(position)),
    outcome: (position, _, i) => move(nth(mask(position), i)),
    find(position, _, given) {
      const left = mask(position);
      const one = 1 << bit(given as never);
      return (left & one) === 0 ? -1 : count(left & (one - 1));
    },
    to: () => 'all',
    apply: (draft, decision, i) => apply(draft, decision, nth(mask(draft), i)),
    sure: 'applied',
  };
}

/** The number of Mythology tokens left of each mythology, in the order of the mythologies. */
function tokensLeft(position: Position): readonly number[] {
  const left = MYTHOLOGIES.map(() => 2);
  for (const token of pantheonOf(position).tokens) {
    if (typeof token !== 'string') continue;
    const i = MYTHOLOGIES.indexOf(token);
    left[i] = (left[i] as number) - 1;
  }
  return left;
}

function mythologiesLeft(position: Position): readonly Mythology[] {
  const left = tokensLeft(position);
  return MYTHOLOGIES.filter((_, i) => left[i] !== 0);
}

const weightsLeft = (position: Position): readonly number[] => tokensLeft(position).filter((left) => left !== 0);

/** The number of guilds or Grand Temples among the unseen cards, where they come last in canonical order. */
function purples({ age, pantheon, purple, hidden }: Position | Draft): number {
  if (age !== 3) return 0;
  return (pantheon === null ? GUILDS : TEMPLES) - count(purple & ~hidden);
}

/** DUEL-037: an unseen card lies face up on a slot. */
function layFaceUp(draft: Draft, slot: number, index: number, emit?: Sink): void {
  const card = takeAt(draft.deck, index);
  draft.structure[slot] = card;
  draft.hidden &= ~(1 << slot);
  emit?.({ kind: 'revealed', slot, card });
}

/**
 * Turns up the cards of some slots, or leaves the first on the stack for the host. With a generator and without a listener it draws from
 * the deck at once: as ordinary chance decisions these draws would take a sixth of a playout.
 *
 * @returns Whether all have turned up.
 */
export function turnUpSlots(draft: Draft, slots: number, emit?: Sink): boolean {
  const { rng } = draft;
  if (rng === null || emit !== undefined) {
    for (let left = slots; left !== 0; left &= left - 1) {
      chance.ask(draft, reveal(lowest(left)), emit);
      if (draft.pending.length > 0) return false;
    }
    return true;
  }
  const { deck, purple, structure } = draft;
  let last = purples(draft);
  for (let left = slots; left !== 0; left &= left - 1) {
    const slot = lowest(left);
    const others = deck.length - last;
    const isLast = (purple & (1 << slot)) !== 0;
    const size = isLast ? last-- : others;
    structure[slot] = takeAt(deck, (isLast ? others : 0) + (size === 1 ? 0 : drawInt(rng, size)));
  }
  draft.hidden &= ~slots;
  return true;
}

/** The cards that can lie on a slot. The back shows whether it is a guild or Grand Temple. */
const REVEAL: Rules = {
  size(position, decision) {
    const n = purples(position);
    return (position.purple & (1 << (decision.slot as number))) !== 0 ? n : position.deck.length - n;
  },
  outcome: (position, decision, i) => ({
    kind: 'reveal',
    card: position.deck[start(position, decision) + i] as CardId,
  }),
  find(position, decision, move) {
    const i = position.deck.indexOf((move as MoveOf<'reveal'>).card) - start(position, decision);
    return i >= 0 && i < REVEAL.size(position, decision) ? i : -1;
  },
  to: () => 'all',
  apply(draft, decision, i, emit) {
    const slot = decision.slot as number;
    const index = start(draft, decision) + i;
    if (decision.cause === null) return layFaceUp(draft, slot, index, emit);
    const card = takeAt(draft.deck, index);
    removeSlot(draft, slot);
    emit?.({ kind: 'revealed', slot, card });
    discardCard(draft, card, emit);
    strikeToken(draft, draft.seat, slot, emit);
  },
  sure: 'applied',
};

/** The index of the first unseen card that can lie on a slot. */
const start = (position: Position, decision: Decision): number =>
  (position.purple & (1 << (decision.slot as number))) !== 0 ? position.deck.length - purples(position) : 0;

/** Puts a Progress token on the board, on Enki, or among the tokens drawn from the box. */
function putProgress(draft: Draft, decision: Decision, token: ProgressId): void {
  if (decision.source === 'board') draft.board = [...draft.board, token];
  else if (decision.source === 'box') draft.drawn = [...draft.drawn, token];
  else {
    const pantheon = pantheonOf(draft);
    pantheon.enki = [...pantheon.enki, token];
  }
}

function putToken(draft: Draft, slot: number, token: Mythology | Offering, emit?: Sink): void {
  const pantheon = pantheonOf(draft);
  pantheon.tokens = replaced(pantheon.tokens, slot, token);
  emit?.({ kind: 'token-laid', slot, token });
}

const divinityAt = (kind: 'look-divinity' | 'turn-divinity', seen: (draft: Draft) => readonly number[]) =>
  oneOf(
    (position, decision) => unsettled(position, decision.mythology as Mythology),
    (divinity) => ({ kind, divinity }) as Move,
    (move: MoveOf<'look-divinity'>) => move.divinity,
    (draft, { mythology, deckPlace, space }, id) => {
      const pantheon = pantheonOf(draft);
      const place = { mythology, id, seenBy: seen(draft) };
      if (space !== null) pantheon.spaces = replaced(pantheon.spaces, space - 1, place);
      else if (deckPlace !== null) pantheon.decks = replaced(pantheon.decks, deckPlace, place);
    },
    (position) => (kind === 'turn-divinity' ? 'all' : position.seat),
  );

/** Draws that change a city or the structure: they tell points and accessible cards, as moves of a seat do. */
const telling = (rules: Rules): Rules => ({
  ...rules,
  apply(draft, decision, i, emit) {
    const before = standing(draft, emit);
    rules.apply(draft, decision, i, emit);
    tellChanges(draft, before, emit);
  },
});

const BY_KIND: Readonly<Record<ChanceKind, Rules>> = {
  'first-player': oneOf(
    () => [0, 1],
    (first) => ({ kind: 'first-player', first }),
    (move: MoveOf<'first-player'>) => move.first,
    (draft, _, first) => {
      draft.first = first;
      draft.seat = first;
      draft.phase = 'draft';
    },
  ),
  'draw-wonder': oneOf(
    (position) => position.pool,
    (wonder) => ({ kind: 'draw-wonder', wonder }),
    (move: MoveOf<'draw-wonder'>) => move.wonder,
    (draft, _, wonder) => {
      takeOut(draft.pool, wonder);
      // DUEL-011: the first wonder of all is SOLO's.
      if (isScript(draft, SCRIPT_SEAT) && draft.cities[0].wonders.length === 0) addWonder(draft, SCRIPT_SEAT, wonder);
      else draft.offer.push(wonder);
    },
  ),
  'draw-progress': oneBit(
    inBox,
    (bit) => ({ kind: 'draw-progress', token: tokenAt(bit) }),
    (move: MoveOf<'draw-progress'>) => PROGRESS.indexOf(move.token),
    (draft, decision, bit) => putProgress(draft, decision, tokenAt(bit)),
  ),
  'purple-place': oneBit(
    (position) => ALL_SLOTS & ~position.purple,
    (slot) => ({ kind: 'purple-place', slot }),
    (move: MoveOf<'purple-place'>) => move.slot,
    (draft, _, slot) => {
      draft.purple |= 1 << slot;
    },
  ),
  reveal: telling(REVEAL),
  'mythology-token': {
    ...oneOf(
      mythologiesLeft,
      (mythology) => ({ kind: 'mythology-token', mythology }),
      (move: MoveOf<'mythology-token'>) => move.mythology,
      (draft, { slot }, mythology, emit) => {
        putToken(draft, slot as number, mythology, emit);
      },
    ),
    weight: (position, _, i) => weightsLeft(position)[i] as number,
    random(position, _, random) {
      const weights = weightsLeft(position);
      let left = Math.floor(random() * weights.reduce((sum, weight) => sum + weight, 0));
      return weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
    },
  },
  'offering-token': oneOf(
    (position) => OFFERINGS.filter((offering) => !pantheonOf(position).tokens.includes(offering)),
    (offering) => ({ kind: 'offering-token', offering }),
    (move: MoveOf<'offering-token'>) => move.offering,
    (draft, { slot }, offering, emit) => {
      putToken(draft, slot as number, offering, emit);
    },
  ),
  'removed-card': telling(
    oneOf(
      (position) => position.deck.slice(0, position.deck.length - purples(position)),
      (card) => ({ kind: 'removed-card', card }),
      (move: MoveOf<'removed-card'>) => move.card,
      (draft, { cause }, card, emit) => {
        takeOut(draft.deck, card);
        draft.outside--;
        if (cause === 'statue-of-liberty') {
          draft.removed = [...draft.removed, card];
          emit?.({ kind: 'removed', card });
        } else buildCard(draft, SCRIPT_SEAT, card, emit);
      },
    ),
  ),
  'look-divinity': divinityAt('look-divinity', (draft) => ONLY[draft.seat as 0 | 1]),
  'turn-divinity': divinityAt('turn-divinity', () => EVERYBODY),
  'theater-draw': telling(
    oneOf(
      (position, decision) => theaterChoices(position, decision.mythology as Mythology),
      (divinity) => ({ kind: 'theater-draw', divinity }),
      (move: MoveOf<'theater-draw'>) => move.divinity,
      (draft, _, id, emit) => {
        pickFromDecks(draft, id);
        welcome(draft, SCRIPT_SEAT, id, emit);
      },
    ),
  ),
  'isis-card': telling(
    oneOf(
      isisCards,
      (card) => ({ kind: 'isis-card', card }),
      (move: MoveOf<'isis-card'>) => move.card,
      (draft, { wonder }, card, emit) => buildFromDiscard(draft, SCRIPT_SEAT, wonder as WonderId, card, emit),
    ),
  ),
};

/** The chance decisions (§4.3 of the ledger). Each draws one unseen component. */
export const chance = defineChance<Position, Draft, Decision, Move, OwnEvent>(BY_KIND);
