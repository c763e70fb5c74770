import type { Rung, Trace } from '@wonders/core';
import { choose, priorityList } from '@wonders/core';
import type { Mythology } from '../components/cards.js';
import type { MilitaryId } from '../components/military.js';
import { nameOf } from '../components/names.js';
import { type DivinityId, spacePrice } from '../components/pantheon.js';
import { positions } from '../components/solo.js';
import type { Move } from '../notation.js';
import type { Decision, DivinityPlace, Position, ProgressSource } from '../state/index.js';
import { PLAYER_SEAT, SCRIPT_SEAT } from '../state/index.js';
import { pantheonOf, topIndices } from '../table/pantheon.js';
import { layoutOf } from '../table/structure.js';
import { type Altar, altarKey, altarName, isisCards, nextTheaterDeck, PANTHEON_SCALE } from './divinities.js';
import { type Candidate, type CardRung, candidates, cardKey, cardName, onSlots } from './items.js';
import { applicable, directionOf } from './metrics.js';
import { PROGRESS_SCALE } from './progress.js';
import { conclude, militaryName, say, tellSieve } from './reasons.js';
import { DISCARD, FREE_CHOICE, FREE_CHOICE_AS_PRINTED, firstOf, lastOf, only } from './scales.js';
import { takeTurn } from './tactics.js';
import { copiedCard, destroyedCard, stolenCard, struckSlot } from './targets.js';
import { cardWins, divinityWins, seeksEverywhere } from './wins.js';
import { draftedWonder, undoneWonder, wonderOfIsis, wonderOfRa } from './wonders.js';

/** What SOLO does (DUEL-125 … DUEL-163): from public knowledge alone, so states and views give the same. */
export function scriptMove(s: Position, decision: Decision, trace?: Trace): Move {
  const move = decide(s, decision, trace);
  conclude(trace, s, move);
  return move;
}

function decide(s: Position, decision: Decision, trace?: Trace): Move {
  switch (decision.kind) {
    case 'turn':
      return takeTurn(s, trace);
    case 'draft':
      return { kind: 'draft-wonder', wonder: draftedWonder(s, trace) };
    case 'place-divinity':
      return placeDivinity(s, decision.mythology as Mythology, trace);
    case 'progress':
      return takeProgress(s, decision.source, trace);
    case 'discarded': {
      const asPrinted = decision.cause === 'hades' && s.options.scaleVersion === 'as-printed';
      const scale = asPrinted ? FREE_CHOICE_AS_PRINTED : FREE_CHOICE;
      return { kind: 'build-discarded', card: free(s, candidates(s.discard), scale, trace).card.id };
    }
    case 'top-row': {
      const row = onSlots(s, s.present & layoutOf(s).top);
      return { kind: 'build-top-row', slot: free(s, row, FREE_CHOICE, trace).slot };
    }
    case 'liberty-own':
      return { kind: 'liberty-own', card: free(s, candidates(s.removed), FREE_CHOICE, trace).card.id };
    case 'liberty-give':
      say(trace, 'SOLO gives away the last type of its operational scale');
      return { kind: 'liberty-give', card: only(lastOf(s, candidates(s.removed), DISCARD, trace)).card.id };
    case 'destroy':
      return { kind: 'destroy-card', card: destroyedCard(s, decision.colour ?? 'brown', trace) };
    case 'theater-deck': {
      const mythology = nextTheaterDeck(s) as Mythology;
      const scale = 'The {0} deck is the first of the Pantheon scale that can hold a divinity of use to SOLO';
      if (trace !== undefined) say(trace, scale, nameOf(mythology));
      return { kind: 'theater-deck', mythology };
    }
    case 'gate':
      return chooseAtGate(s, trace);
    case 'nisaba':
      return { kind: 'nisaba-card', card: copiedCard(s, trace) };
    case 'baal':
      return { kind: 'baal-card', card: stolenCard(s, trace) };
    case 'zeus':
      return { kind: 'zeus-card', slot: struckSlot(s, trace) };
    case 'anubis':
      return { kind: 'anubis-wonder', wonder: undoneWonder(s, trace) };
    case 'ra':
      return { kind: 'ra-wonder', wonder: wonderOfRa(s, trace) };
    case 'isis': {
      const wonder = wonderOfIsis(s, trace);
      const cards = isisCards(s, decision, trace);
      if (cards.length > 1) say(trace, 'Chance decides which of {0} cards goes under it', cards.length);
      return { kind: 'isis-build', wonder, card: cards.length === 1 ? only(cards) : null };
    }
    case 'minerva':
      say(trace, "Minerva stands next to the Conflict pawn, on SOLO's side");
      return { kind: 'minerva-space', space: s.pawn - 1 };
    case 'neptune-remove':
      return { kind: 'neptune-remove', military: struckToken(s, FIRST_NEPTUNE, trace) };
    case 'neptune-apply':
      return { kind: 'neptune-apply', military: struckToken(s, SECOND_NEPTUNE, trace) };
    default:
      throw new TypeError(`SOLO decides no ${decision.kind}`);
  }
}

/** DUEL-151, DUEL-145: a structure that costs nothing: one that wins, else by the operational and free-choice scales. */
function free(s: Position, cards: readonly Candidate[], scale: readonly CardRung[], trace?: Trace): Candidate {
  if (seeksEverywhere(s)) {
    const keeps = ({ card }: Candidate) => cardWins(s, SCRIPT_SEAT, card, 'next');
    const winning = cards.filter(keeps);
    if (winning.length > 0) {
      say(trace, 'A structure wins the game: SOLO passes over its scales');
      const item = { rule: 'DUEL-145', list: 'win on the table', item: 1, label: 'wins the game' };
      tellSieve(trace, { ...item, keeps }, cards, cardName, cardKey);
      return only(firstOf(s, winning, scale, trace));
    }
  }
  return only(firstOf(s, cards, scale, trace));
}

/** DUEL-130: the first empty space; the divinity is drawn blindly. */
function placeDivinity(s: Position, mythology: Mythology, trace?: Trace): Move {
  const { spaces } = pantheonOf(s);
  const order = positions(directionOf(s), mythology);
  const at = order.findIndex((space) => spaces[space - 1] === null);
  const space = order[at] ?? 1;
  if (trace !== undefined) tellSpace(s, mythology, order, space, trace);
  return { kind: 'place-divinity', divinity: null, space };
}

function tellSpace(s: Position, mythology: Mythology, order: readonly number[], space: number, trace: Trace): void {
  say(
    trace,
    'Positioning scale for {0} divinities and direction {1}: spaces {2}',
    nameOf(mythology),
    directionOf(s),
    order.join('-'),
  );
  const first =
    'The first of these that is empty is space {0}, which costs SOLO {1} coins and the player {2}; nobody has seen the divinity';
  say(trace, first, space, spacePrice(space, SCRIPT_SEAT), spacePrice(space, PLAYER_SEAT));
}

/** DUEL-150. */
function takeProgress(s: Position, source: ProgressSource | null, trace?: Trace): Move {
  const offered = source === 'board' ? s.board : source === 'box' ? s.drawn : pantheonOf(s).enki;
  const tokens = offered.map((token, index) => ({ token, index }));
  const { token } = only(
    choose(
      tokens,
      PROGRESS_SCALE,
      s,
      trace,
      (each) => nameOf(each.token),
      (each) => each.token,
    ),
  );
  return { kind: 'take-progress', token };
}

/** DUEL-164. */
const neptune = (list: string, order: readonly MilitaryId[]): readonly Rung<MilitaryId, null>[] =>
  priorityList(list, [{ rule: 'DUEL-164', label: 'first of the scale', score: (token) => -order.indexOf(token) }]);
const FIRST_NEPTUNE = neptune('first Neptune scale', ['seat0-5', 'seat0-2', 'seat1-2', 'seat1-5']);
const SECOND_NEPTUNE = neptune('second Neptune scale', ['seat0-5', 'seat1-5', 'seat0-2', 'seat1-2']);

const struckToken = (s: Position, scale: readonly Rung<MilitaryId, null>[], trace?: Trace): MilitaryId =>
  only(choose(s.military, scale, null, trace, militaryName, String));

/** DUEL-133, DUEL-145: of what the Gate shows one that wins, the first that does something, or else the first. */
const GATE: readonly Rung<Altar, Position>[] = [
  ...priorityList<Altar, Position>('win on the table', [
    {
      rule: 'DUEL-145',
      label: 'wins the game',
      when: seeksEverywhere,
      score: ({ id }, s) => (divinityWins(s, SCRIPT_SEAT, id, 'next') ? 1 : 0),
    },
  ]),
  ...priorityList<Altar, Position>('Pantheon scale, note 3', [
    {
      rule: 'DUEL-133',
      label: 'does something for SOLO',
      score: ({ id }, s) => (applicable(s, id) ? 1 : 0),
      says: ({ id }, s) => (applicable(s, id) ? '' : 'does nothing for SOLO'),
    },
  ]),
  ...PANTHEON_SCALE.slice(0, 1),
];

function chooseAtGate(s: Position, trace?: Trace): Move {
  const shown = gateChoices(s).map((id): Altar => ({ id, space: 0 }));
  const { id } = only(choose(shown, GATE, s, trace, altarName, altarKey));
  return { kind: 'gate-choose', divinity: id as DivinityId };
}

/** DUEL-086: the top of each deck, in the order of the mythologies. */
export const gateChoices = (s: Position): readonly DivinityPlace['id'][] => {
  const { decks } = pantheonOf(s);
  return topIndices({ decks }).map((i) => (decks[i] as DivinityPlace).id);
};
