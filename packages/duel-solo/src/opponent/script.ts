import type { Rung, Trace } from '@wonders/core';
import { choose } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { slotsOf } from '../components/layouts.js';
import type { MilitaryId } from '../components/military.js';
import type { DivinityId } from '../components/pantheon.js';
import { positions } from '../components/solo.js';
import type { WonderId } from '../components/wonders.js';
import { wonderPrice } from '../costs.js';
import type { Move } from '../notation.js';
import type { CityState, Decision, DivinityPlace, Position } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { deckIndices, pantheonOf } from '../table/pantheon.js';
import { symbolBit } from '../table/science.js';
import { layoutOf, tokenOn } from '../table/structure.js';
import type { Altar } from './divinities.js';
import { isisCards, nextTheaterDeck, PANTHEON_SCALE } from './divinities.js';
import { applicable, costOfWonder, directionOf, divinityWins, need, owned, wantsPantheon } from './metrics.js';
import { PROGRESS_SCALE } from './progress.js';
import { say } from './reasons.js';
import {
  candidates,
  DISCARD,
  DISCARD_AS_PRINTED,
  FREE_CHOICE,
  FREE_CHOICE_AS_PRINTED,
  firstOf,
  highestInScale,
  lastOf,
  only,
  onSlots,
} from './scales.js';
import { takeTurn } from './tactics.js';

const solo = (s: Position): CityState => s.cities[SCRIPT_SEAT as 0];
const human = (s: Position): CityState => s.cities[PLAYER_SEAT as 1];

/** What SOLO does (DUEL-125 … DUEL-163): from public knowledge alone, so states and views give the same. */
export function scriptMove(s: Position, decision: Decision, trace?: Trace): Move {
  say(trace, 'SOLO decides by its {0}', BY[decision.kind] ?? 'rule for this card');
  switch (decision.kind) {
    case 'turn':
      return takeTurn(s, trace);
    case 'draft':
      return { kind: 'draft-wonder', wonder: only(choose(s.offer, STRATEGIC_SCALE, s, trace)) };
    case 'place-divinity':
      return placeDivinity(s, decision.mythology as Mythology, trace);
    case 'progress':
      return takeProgress(s, decision.source, trace);
    case 'discarded': {
      const asPrinted = decision.cause === 'hades' && s.options.scaleVersion === 'as-printed';
      const scale = asPrinted ? FREE_CHOICE_AS_PRINTED : FREE_CHOICE;
      return { kind: 'build-discarded', card: only(firstOf(s, candidates(s.discard), scale, trace)).card.id };
    }
    case 'top-row': {
      const row = onSlots(s, s.present & layoutOf(s).top);
      return { kind: 'build-top-row', slot: only(firstOf(s, row, FREE_CHOICE, trace)).slot };
    }
    case 'liberty-own':
      return { kind: 'liberty-own', card: only(firstOf(s, candidates(s.removed), FREE_CHOICE, trace)).card.id };
    case 'liberty-give':
      return { kind: 'liberty-give', card: only(lastOf(s, candidates(s.removed), DISCARD, trace)).card.id };
    case 'destroy':
      return { kind: 'destroy-card', card: scarcest(s, [decision.colour as 'brown' | 'grey'], 'DUEL-152', trace) };
    case 'theater-deck': {
      const mythology = nextTheaterDeck(s) as Mythology;
      say(trace, 'The {0} deck is the first of the Pantheon scale that can hold an applicable divinity', mythology);
      return { kind: 'theater-deck', mythology };
    }
    case 'gate':
      return chooseAtGate(s, trace);
    case 'nisaba':
      return { kind: 'nisaba-card', card: only(choose(greens(s), NISABA_SCALE, s, trace)) };
    case 'baal':
      return { kind: 'baal-card', card: stolen(s, trace) };
    case 'zeus':
      return { kind: 'zeus-card', slot: zeusSlot(s, trace) };
    case 'anubis':
      return { kind: 'anubis-wonder', wonder: unbuilt(s, trace) };
    case 'ra':
      return { kind: 'ra-wonder', wonder: only(choose(human(s).wonders, RA_SCALE, s, trace)) };
    case 'isis': {
      const wonder = only(choose(solo(s).wonders, ISIS_WONDERS, s, trace));
      const cards = isisCards(s, decision, trace);
      if (cards.length > 1) say(trace, 'Chance decides between {0} cards', cards.length);
      return { kind: 'isis-build', wonder, card: cards.length === 1 ? only(cards) : null };
    }
    case 'minerva':
      say(trace, "Minerva stands next to the conflict pawn, on SOLO's side");
      return { kind: 'minerva-space', space: s.pawn - 1 };
    case 'neptune-remove':
      return {
        kind: 'neptune-remove',
        military: only(choose(s.military, neptune(FIRST_NEPTUNE), null, trace)),
      };
    case 'neptune-apply':
      return {
        kind: 'neptune-apply',
        military: only(choose(s.military, neptune(SECOND_NEPTUNE), null, trace)),
      };
    default:
      throw new TypeError(`SOLO decides no ${decision.kind}`);
  }
}

/** What decides, for explanations. */
const BY: Readonly<Partial<Record<Decision['kind'], string>>> = {
  turn: 'tactical scale',
  draft: 'strategic scale',
  'place-divinity': 'positioning scale',
  progress: 'progress scale',
  discarded: 'free-choice scale',
  'top-row': 'free-choice scale',
  'liberty-own': 'free-choice scale',
  'liberty-give': 'discard scale',
  gate: 'Pantheon scale',
  'theater-deck': 'Pantheon scale',
  isis: 'Isis scale',
  'neptune-remove': 'first Neptune scale',
  'neptune-apply': 'second Neptune scale',
};

const STRATEGIC_SCALE: readonly Rung<WonderId, Position>[] = [highestInScale('DUEL-015')];

/** DUEL-130: the first empty space; the divinity is drawn blindly. */
function placeDivinity(s: Position, mythology: Mythology, trace?: Trace): Move {
  const { spaces } = pantheonOf(s);
  const order = positions(directionOf(s), mythology);
  say(trace, 'A {0} divinity, unseen, goes to the first empty space of {1}', mythology, order.join('-'));
  return { kind: 'place-divinity', divinity: null, space: order.find((space) => spaces[space - 1] === null) ?? 1 };
}

/** DUEL-150. */
function takeProgress(s: Position, from: string | null, trace?: Trace): Move {
  const offered = from === 'board' ? s.board : from === 'box' ? s.drawn : pantheonOf(s).enki;
  const tokens = offered.map((token, index) => ({ token, index }));
  return { kind: 'take-progress', token: only(choose(tokens, PROGRESS_SCALE, s, trace, ({ token }) => token)).token };
}

const LATEST = (rule: string): Rung<CardId, Position> => ({
  rule,
  label: 'last constructed',
  score: (id, s) => human(s).cards.indexOf(id),
});

const producers = (s: Position, colours: readonly ('brown' | 'grey')[]): readonly CardId[] =>
  human(s).cards.filter((id) => (colours as readonly string[]).includes(CARDS[id].colour));

/** DUEL-152: what the human has least of. */
function scarcest(s: Position, colours: readonly ('brown' | 'grey')[], rule: string, trace?: Trace): CardId {
  const rungs: readonly Rung<CardId, Position>[] = [
    {
      rule,
      label: 'resource of which the player has least',
      score(id) {
        const { gives } = CARDS[id];
        return gives === null ? 0 : -owned(s, PLAYER_SEAT, gives);
      },
    },
    LATEST(rule),
  ];
  return only(choose(producers(s, colours), rungs, s, trace));
}

/** DUEL-157: what SOLO needs most; without wonders to construct, what the human has least of. */
function stolen(s: Position, trace?: Trace): CardId {
  if (solo(s).wonders.length === 0) return scarcest(s, ['brown', 'grey'], 'DUEL-157', trace);
  const rungs: readonly Rung<CardId, Position>[] = [
    {
      rule: 'DUEL-157',
      label: 'resource that SOLO needs most',
      score(id) {
        const { gives } = CARDS[id];
        return gives === null ? 0 : need(s, SCRIPT_SEAT, gives);
      },
    },
    LATEST('DUEL-157'),
  ];
  return only(choose(producers(s, ['brown', 'grey']), rungs, s, trace));
}

const greens = (s: Position): readonly CardId[] => human(s).cards.filter((id) => CARDS[id].symbol !== null);

/** How many symbols SOLO would have with that of a card, and whether it has it. */
const bitOf = (id: CardId): number => {
  const { symbol } = CARDS[id];
  return symbol === null ? 0 : symbolBit(symbol);
};

/** DUEL-155. */
const NISABA_SCALE: readonly Rung<CardId, Position>[] = [
  {
    rule: 'DUEL-155.1',
    label: `symbol that is SOLO's sixth`,
    when: (s) => divinityWins(s, SCRIPT_SEAT, 'nisaba'),
    score: (id, s) => ((solo(s).symbols & bitOf(id)) === 0 ? 1 : 0),
  },
  {
    rule: 'DUEL-155.2',
    label: 'symbol that SOLO has',
    score: (id, s) => ((solo(s).symbols & bitOf(id)) === 0 ? 0 : 1),
  },
  {
    rule: 'DUEL-155.3',
    label: 'symbol of a discarded card',
    score: (id, s) => (s.discard.some((card) => CARDS[card].symbol === CARDS[id].symbol) ? 1 : 0),
  },
  { rule: 'DUEL-155', label: 'first constructed', score: (id, s) => -human(s).cards.indexOf(id) },
];

/** DUEL-159. */
function zeusSlot(s: Position, trace?: Trace): number {
  const bearing = slotsOf(s.hidden).filter((slot) => tokenOn(s, slot) !== null);
  if (!wantsPantheon(s) && bearing.length > 0) {
    say(trace, 'SOLO has neither the Sanctuary nor the Divine Theater: Zeus takes a face-down card with a token');
    return only(choose(bearing, ZEUS_TOKENS, s, trace));
  }
  const shown = onSlots(s, s.present & ~s.hidden);
  if (shown.length === 0) return only(choose(slotsOf(s.hidden), ZEUS_TOKENS, s, trace));
  const scale = s.options.scaleVersion === 'as-printed' ? DISCARD_AS_PRINTED : DISCARD;
  return only(lastOf(s, shown, scale, trace)).slot;
}

const ZEUS_TOKENS: readonly Rung<number, Position>[] = [
  {
    rule: 'DUEL-159',
    label: 'highest discount of an Offering token',
    score(slot, s) {
      const token = tokenOn(s, slot);
      return typeof token === 'number' ? token : 0;
    },
  },
  { rule: 'DUEL-159', label: "first from SOLO's side", score: (slot, s) => -(layoutOf(s).places[slot]?.column ?? 0) },
  { rule: 'DUEL-120', label: "first from SOLO's side", score: (slot) => slot },
];

/** DUEL-160. */
function unbuilt(s: Position, trace?: Trace): WonderId {
  const theirs = human(s).built.map(({ wonder }) => wonder);
  if (theirs.length > 0) return only(choose(theirs, ANUBIS_THEIRS, s, trace));
  say(trace, 'The player has no constructed wonder: Anubis turns to one of SOLO');
  return only(
    choose(
      solo(s).built.map(({ wonder }) => wonder),
      ANUBIS_OWN,
      s,
      trace,
    ),
  );
}

const dear = (rule: string, sign: 1 | -1): Rung<WonderId, Position> => ({
  rule,
  label: sign > 0 ? 'highest printed cost' : 'lowest printed cost',
  score: (id, s) => sign * printed(s, id),
});

/** DUEL-110: for Anubis and Isis the printed cost decides under any reading. */
const printed = (s: Position, id: WonderId): number => {
  const { coins, wood, clay, stone, glass, papyrus } = wonderOf(s, id);
  return coins + 2 * (wood + clay + stone + glass + papyrus);
};

const worthy = (rule: string): Rung<WonderId, Position> => ({
  rule,
  label: 'most printed victory points',
  score: (id, s) => wonderOf(s, id).points,
});

const ANUBIS_THEIRS = [dear('DUEL-160', 1), worthy('DUEL-160'), highestInScale('DUEL-160')];
const ANUBIS_OWN: readonly Rung<WonderId, Position>[] = [
  dear('DUEL-160', -1),
  { rule: 'DUEL-160', label: 'most coins given', score: (id, s) => wonderOf(s, id).gain },
  highestInScale('DUEL-160'),
];
const ISIS_WONDERS = [dear('DUEL-161', 1), worthy('DUEL-161'), highestInScale('DUEL-161')];

/** DUEL-162. */
const RA_SCALE: readonly Rung<WonderId, Position>[] = [
  { rule: 'DUEL-162', label: 'lowest cost', score: (id, s) => -costOfWonder(s, PLAYER_SEAT, wonderOf(s, id)) },
  {
    rule: 'DUEL-162',
    label: 'fewest coins that the player would pay',
    score: (id, s) => -wonderPrice(s, PLAYER_SEAT, wonderOf(s, id)),
  },
  highestInScale('DUEL-162'),
];

/** DUEL-164. */
const FIRST_NEPTUNE: readonly MilitaryId[] = ['seat0-5', 'seat0-2', 'seat1-2', 'seat1-5'];
const SECOND_NEPTUNE: readonly MilitaryId[] = ['seat0-5', 'seat1-5', 'seat0-2', 'seat1-2'];

const neptune = (order: readonly MilitaryId[]): readonly Rung<MilitaryId, null>[] => [
  { rule: 'DUEL-164', label: 'first of the scale', score: (token) => -order.indexOf(token) },
];

/** DUEL-133: what the Gate shows: the first that does something, or else the first. */
function chooseAtGate(s: Position, trace?: Trace): Move {
  const shown = gateChoices(s).map((id): Altar => ({ id, space: 0 }));
  const rungs: readonly Rung<Altar, Position>[] = [
    { rule: 'DUEL-133', label: 'applicable', score: ({ id }) => (applicable(s, id) ? 1 : 0) },
    ...PANTHEON_SCALE,
  ];
  const { id } = only(choose(shown, rungs, s, trace, (altar) => altar.id));
  return { kind: 'gate-choose', divinity: id as DivinityId };
}

/** DUEL-086: the top of each deck, in the order of the mythologies. */
export const gateChoices = (s: Position): readonly DivinityPlace['id'][] => {
  const { decks } = pantheonOf(s);
  return decks.flatMap((place, i) => (deckIndices({ decks }, place.mythology as Mythology)[0] === i ? [place.id] : []));
};
