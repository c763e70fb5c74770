import { choose, once } from '@wonders/core';
import type { Mythology } from '../components/cards.js';
import type { MilitaryId } from '../components/military.js';
import type { DivinityId } from '../components/pantheon.js';
import { positions } from '../components/solo.js';
import type { SeatMove } from '../notation.js';
import type { Reason } from '../reasons/index.js';
import { least, type Naming, plain, type Rung, reason, scale, type Trace } from '../reasons/trace.js';
import type { Decision, DivinityPlace, Position, ProgressSource } from '../state/index.js';
import { SCRIPT_SEAT } from '../state/index.js';
import { pantheonOf, topIndices } from '../table/pantheon.js';
import { layoutOf } from '../table/structure.js';
import { type Altar, BY_ALTAR, isisCards, nextTheaterDeck, PANTHEON_SCALE } from './divinities.js';
import { conclude } from './headline.js';
import { BY_CARD, type Candidate, candidates, onSlots } from './items.js';
import { applicable, directionOf } from './metrics.js';
import { listedNote } from './notes.js';
import { BY_TOKEN, PROGRESS_SCALE } from './progress.js';
import { DISCARD, FREE_CHOICE, FREE_CHOICE_AS_PRINTED, firstOf, lastOf, only, type Scale } from './scales.js';
import { tellSieve } from './sieve.js';
import { takeTurn } from './tactics.js';
import { copiedCard, destroyedCard, stolenCard, struckSlot } from './targets.js';
import { cardWins, divinityWins, seeksEverywhere } from './wins.js';
import { draftedWonder, undoneWonder, wonderOfIsis, wonderOfRa } from './wonders.js';

/** SOLO's move (DUEL-125 … DUEL-163). It uses public knowledge only, so a state and its views give the same move. */
export function scriptMove(position: Position, decision: Decision, trace?: Trace): SeatMove {
  const move = decide(position, decision, trace);
  conclude(trace, move);
  return move;
}

function decide(position: Position, decision: Decision, trace?: Trace): SeatMove {
  switch (decision.kind) {
    case 'turn':
      return takeTurn(position, trace);
    case 'draft':
      return { kind: 'draft-wonder', wonder: draftedWonder(position, trace) };
    case 'place-divinity':
      return placeDivinity(position, decision.mythology as Mythology, trace);
    case 'progress':
      return takeProgress(position, decision.source, trace);
    case 'discarded': {
      const asPrinted = decision.cause === 'hades' && position.options.scaleVersion === 'as-printed';
      const ofScale = asPrinted ? FREE_CHOICE_AS_PRINTED : FREE_CHOICE;
      return { kind: 'build-discarded', card: free(position, candidates(position.discard), ofScale, trace).card.id };
    }
    case 'top-row': {
      const row = onSlots(position, position.present & layoutOf(position).top);
      return { kind: 'build-top-row', slot: free(position, row, FREE_CHOICE, trace).slot };
    }
    case 'liberty-own':
      return { kind: 'liberty-own', card: free(position, candidates(position.removed), FREE_CHOICE, trace).card.id };
    case 'liberty-give':
      trace?.reasons.push(plain('gives-last-type'));
      return {
        kind: 'liberty-give',
        card: only(lastOf(position, candidates(position.removed), DISCARD, trace)).card.id,
      };
    case 'destroy':
      return { kind: 'destroy-card', card: destroyedCard(position, decision.colour ?? 'brown', trace) };
    case 'theater-deck': {
      const mythology = nextTheaterDeck(position) as Mythology;
      trace?.reasons.push(reason('theater-deck', { mythology }));
      return { kind: 'theater-deck', mythology };
    }
    case 'gate':
      return chooseAtGate(position, trace);
    case 'nisaba':
      return { kind: 'nisaba-card', card: copiedCard(position, trace) };
    case 'baal':
      return { kind: 'baal-card', card: stolenCard(position, trace) };
    case 'zeus':
      return { kind: 'zeus-card', slot: struckSlot(position, trace) };
    case 'anubis':
      return { kind: 'anubis-wonder', wonder: undoneWonder(position, trace) };
    case 'ra':
      return { kind: 'ra-wonder', wonder: wonderOfRa(position, trace) };
    case 'isis': {
      const wonder = wonderOfIsis(position, trace);
      const cards = isisCards(position, decision, trace);
      if (cards.length > 1) trace?.reasons.push(reason('chance-decides', { cards: cards.length }));
      return { kind: 'isis-build', wonder, card: cards.length === 1 ? only(cards) : null };
    }
    case 'minerva':
      trace?.reasons.push(plain('minerva-beside-pawn'));
      return { kind: 'minerva-space', space: position.pawn - 1 };
    case 'neptune-remove':
      return { kind: 'neptune-remove', military: struckToken(position, FIRST_NEPTUNE(), trace) };
    case 'neptune-apply':
      return { kind: 'neptune-apply', military: struckToken(position, SECOND_NEPTUNE(), trace) };
    default:
      throw new TypeError(`SOLO decides no ${decision.kind}`);
  }
}

/** DUEL-151, DUEL-145: chooses a free structure: one that wins, or else by the operational and free-choice scales. */
function free(position: Position, cards: readonly Candidate[], ofScale: Scale, trace?: Trace): Candidate {
  if (seeksEverywhere(position)) {
    const keeps = ({ card }: Candidate) => cardWins(position, SCRIPT_SEAT, card, 'next');
    const winning = cards.filter(keeps);
    if (winning.length > 0) {
      trace?.reasons.push(plain('structure-wins'));
      const item = { rule: 'DUEL-145', list: plain('win-on-the-table'), item: 1, label: plain('wins') };
      tellSieve(trace, { ...item, keeps }, cards, BY_CARD);
      return only(firstOf(position, winning, ofScale, trace));
    }
  }
  return only(firstOf(position, cards, ofScale, trace));
}

/** DUEL-130: the first empty space. SOLO does not look at the divinity. */
function placeDivinity(position: Position, mythology: Mythology, trace?: Trace): SeatMove {
  const { spaces } = pantheonOf(position);
  const order = positions(directionOf(position), mythology);
  const at = order.findIndex((space) => spaces[space - 1] === null);
  const space = order[at] ?? 1;
  trace?.reasons.push(
    reason('positioning-scale', { mythology, direction: directionOf(position), spaces: order }),
    reason('first-empty-space', { space }),
  );
  return { kind: 'place-divinity', divinity: null, space };
}

/** DUEL-150. */
function takeProgress(position: Position, source: ProgressSource | null, trace?: Trace): SeatMove {
  const offered = source === 'board' ? position.board : source === 'box' ? position.drawn : pantheonOf(position).enki;
  const tokens = offered.map((token, index) => ({ token, index }));
  const { token } = only(choose(tokens, PROGRESS_SCALE(), position, trace, BY_TOKEN));
  return { kind: 'take-progress', token };
}

const BY_MILITARY: Naming<MilitaryId> = { id: String, name: (military) => reason('military-token', { military }) };

/** DUEL-164. */
const neptune = (list: Reason, order: readonly MilitaryId[]): readonly Rung<MilitaryId, null>[] =>
  scale(list, [
    {
      rule: 'DUEL-164',
      label: plain('first-of-scale'),
      score: (token) => least(order.indexOf(token)),
      note: (token) => listedNote(order.indexOf(token)),
    },
  ]);
const FIRST_NEPTUNE = once(() => neptune(plain('first-neptune-scale'), ['seat0-5', 'seat0-2', 'seat1-2', 'seat1-5']));
const SECOND_NEPTUNE = once(() => neptune(plain('second-neptune-scale'), ['seat0-5', 'seat1-5', 'seat0-2', 'seat1-2']));

const struckToken = (position: Position, rungs: readonly Rung<MilitaryId, null>[], trace?: Trace): MilitaryId =>
  only(choose(position.military, rungs, null, trace, BY_MILITARY));

/** DUEL-133, DUEL-145: of the divinities at the Gate, one that wins, or the first that does something, or else the first. */
const GATE = once((): readonly Rung<Altar, Position>[] => [
  ...scale<Altar, Position>(plain('win-on-the-table'), [
    {
      rule: 'DUEL-145',
      label: plain('wins'),
      yesNo: true,
      when: seeksEverywhere,
      score: ({ id }, position) => (divinityWins(position, SCRIPT_SEAT, id, 'next') ? 1 : 0),
    },
  ]),
  ...scale<Altar, Position>(plain('pantheon-scale-note'), [
    {
      rule: 'DUEL-133',
      label: plain('does-something'),
      yesNo: true,
      score: ({ id }, position) => (applicable(position, id) ? 1 : 0),
      note: ({ id }, position) => (applicable(position, id) ? null : plain('does-nothing')),
    },
  ]),
  ...PANTHEON_SCALE().slice(0, 1),
]);

function chooseAtGate(position: Position, trace?: Trace): SeatMove {
  const shown = gateChoices(position).map((id): Altar => ({ id, space: 0 }));
  const { id } = only(choose(shown, GATE(), position, trace, BY_ALTAR));
  return { kind: 'gate-choose', divinity: id as DivinityId };
}

/** DUEL-086: the top of each deck, in the order of the mythologies. */
export const gateChoices = (position: Position): readonly DivinityPlace['id'][] => {
  const { decks } = pantheonOf(position);
  return topIndices({ decks }).map((i) => (decks[i] as DivinityPlace).id);
};
