import { CARDS, type CardId, type Move, type Mythology, type View, type WonderId } from '../../src/index.js';
import {
  cardPrice,
  HUMAN,
  ofColour,
  printedCost,
  SOLO,
  unbuilt,
  wonderCost,
  wonderPrice,
  wonderPrint,
} from './cities.js';
import {
  type Activation,
  activations,
  atGate,
  byPantheonScale,
  canHold,
  divinityCost,
  spaceFor,
} from './divinities.js';
import { best, type Candidate, flexibility, isBoth, toBuild, toDiscard, toTake, underWonder } from './scales.js';
import { accessible, isTop, lying } from './structure.js';
import { anubis, baal, everywhere, nisaba, progress, ra, scarcest, strategic, zeus } from './targets.js';
import { cardWins, divinityWins, humanWins, pairWins, wonderShieldsWin } from './threats.js';

// SOLO's choice, from the source and the ledger alone: what it would do at each of its decisions, given what everybody sees.

/** Cards of a list that lie nowhere in the structure. */
const away = (cards: readonly CardId[]): readonly Candidate[] => cards.map((card) => ({ card, slot: null }));

/** DUEL-145: the winning ones, on a turn or, by default, wherever SOLO chooses. */
const winning = (
  view: View,
  candidates: readonly Candidate[],
  onTurn: boolean,
  looksOn = true,
): readonly Candidate[] => {
  if (!onTurn && !everywhere(view)) return [];
  return candidates.filter(
    ({ card }) => cardWins(view, SOLO, card) || (looksOn && everywhere(view) && pairWins(view, SOLO, card)),
  );
};

/** A free building: one that wins, else by the scale. */
function free(view: View, candidates: readonly Candidate[], short = false): Candidate | undefined {
  const wins = winning(view, candidates, false);
  return wins.length > 0 ? toTake(view, wins, short) : toTake(view, candidates, short);
}

const LIMITS = [0, 3, 4, 5];

/** DUEL-126: the wonders within the coin limit, the best first. */
function wonders(view: View): readonly WonderId[] {
  const limit = view.options.level === 'legendary' ? 5 : (LIMITS[view.age] ?? 0);
  const left = unbuilt(view, SOLO).filter(
    (id) => wonderPrice(view, SOLO, id) <= Math.min(limit, view.cities[SOLO].coins),
  );
  return best(left, [
    (id) => -wonderCost(view, SOLO, id),
    (id) => -wonderPrice(view, SOLO, id),
    (id) => -strategic(view, id),
  ]);
}

const topRow = (view: View): readonly Candidate[] =>
  lying(view).flatMap(({ slot, card }) => (isTop(view, slot) && card !== 'face-down' ? [{ slot, card }] : []));

/** Whether a wonder wins by its shields, or by the building that it gives. */
const wonderWins = (view: View, id: WonderId, gone: { slot?: number; card?: CardId }, looksOn: boolean): boolean => {
  const wins = ({ card }: Candidate): boolean => cardWins(view, SOLO, card);
  if (wonderShieldsWin(view, SOLO, id)) return true;
  if (!looksOn) return false;
  if (id === 'mausoleum') return view.discard.some((card) => card !== gone.card && wins({ card, slot: null }));
  return id === 'messe' && topRow(view).some((each) => each.slot !== gone.slot && wins(each));
};

function wonderMove(view: View, id: WonderId): Move {
  const slot = toDiscard(view, accessible(view))?.slot ?? -1;
  return { kind: 'construct-wonder', slot, wonder: id };
}

const activation = ({ space, offerings }: Activation): Move => ({ kind: 'activate', space, offerings });

/** DUEL-125. */
function turn(view: View): Move {
  const open = accessible(view);
  const payable = open.filter(({ card }) => cardPrice(view, SOLO, card) <= view.cities[SOLO].coins);
  const built = toBuild(view, winning(view, payable, true));
  if (built !== undefined) return { kind: 'construct', slot: built.slot ?? -1 };
  const divinities = activations(view);
  const under = toDiscard(view, open);
  if (view.options.soloWinsWithWonder) {
    const wins = everywhere(view);
    const id = wonders(view).find((each) => wonderWins(view, each, { slot: under?.slot ?? -1 }, wins));
    if (id !== undefined) return wonderMove(view, id);
  }
  const god = divinities.find(({ id }) => divinityWins(view, SOLO, id, everywhere(view)));
  if (god !== undefined) return activation(god);
  const [wonder] = wonders(view);
  if (wonder !== undefined && under !== undefined) return wonderMove(view, wonder);
  const threat = isBoth(view) ? answer(view, payable, divinities) : undefined;
  if (threat !== undefined) return threat;
  if (divinities[0] !== undefined) return activation(divinities[0]);
  const structure = toBuild(view, payable);
  if (structure !== undefined) return { kind: 'construct', slot: structure.slot ?? -1 };
  return { kind: 'discard', slot: under?.slot ?? -1 };
}

/** DUEL-144: items 2 to 5 over both kinds; what is left equal goes to the structures, then by the Pantheon scale. */
function answer(view: View, payable: readonly Candidate[], divinities: readonly Activation[]): Move | undefined {
  const cards = payable.filter(({ card }) => humanWins.byCard(view, card));
  const gods = divinities.filter(({ id }) => humanWins.byDivinity(view, id));
  const steps = flexibility(view).slice(1, -1);
  const [, , cost] = steps;
  const left = best<Candidate | Activation>(
    [...cards, ...gods],
    steps.map((step) => (each: Candidate | Activation) => {
      if ('card' in each) return Number(step(each));
      return step === cost ? -divinityCost(view, each) : 0;
    }),
  );
  const [structure] = best(
    left.flatMap((each) => ('card' in each ? [each] : [])),
    flexibility(view),
  );
  if (structure !== undefined) return { kind: 'construct', slot: structure.slot ?? -1 };
  const god = left.find((each) => 'space' in each);
  return god === undefined ? undefined : activation(god);
}

/** DUEL-161. */
function isis(view: View): Move {
  const order = best(unbuilt(view, SOLO), []).sort(
    (a, b) =>
      printedCost(wonderPrint(view, b)) - printedCost(wonderPrint(view, a)) ||
      wonderPrint(view, b).points - wonderPrint(view, a).points ||
      strategic(view, a) - strategic(view, b),
  );
  const under = underWonder(view, view.discard);
  const wins = (id: WonderId): boolean => under.every((card) => wonderWins(view, id, { card }, true));
  const wonder = (everywhere(view) ? order.find(wins) : undefined) ?? order[0];
  return { kind: 'isis-build', wonder: wonder ?? 'pyramids', card: under.length === 1 ? (under[0] ?? null) : null };
}

/** What SOLO does at a decision of its own; `undefined` where nothing is said of it. */
export function soloMove(view: View): Move | undefined {
  // What a move has caused is decided last first.
  const decision = view.pending.at(-1);
  if (decision === undefined) return undefined;
  const card = (
    kind: 'build-discarded' | 'destroy-card' | 'liberty-own' | 'liberty-give' | 'nisaba-card' | 'baal-card',
    id: CardId | undefined,
  ) => (id === undefined ? undefined : ({ kind, card: id } as Move));
  const removed = away(view.removed.filter((id) => CARDS[id].age === view.age));
  const mythologies = decision.mythology;
  switch (decision.kind) {
    case 'draft':
      return { kind: 'draft-wonder', wonder: best(view.offer, [(id) => -strategic(view, id)])[0] ?? 'pyramids' };
    case 'start':
      return { kind: 'choose-first-player', first: SOLO };
    case 'turn':
      return turn(view);
    case 'place-divinity':
      return { kind: 'place-divinity', divinity: null, space: spaceFor(view, mythologies) };
    case 'progress': {
      const { board, drawn, pantheon } = view;
      const offered = { board, box: drawn, enki: pantheon?.enki ?? [] }[decision.source ?? 'board'];
      return { kind: 'take-progress', token: progress(view, offered) } as Move;
    }
    case 'discarded': {
      const short = decision.cause === 'hades' && view.options.scaleVersion === 'as-printed';
      return card('build-discarded', free(view, away(view.discard), short)?.card);
    }
    case 'top-row':
      return { kind: 'build-top-row', slot: free(view, topRow(view))?.slot ?? -1 };
    case 'liberty-own':
      return card('liberty-own', free(view, removed)?.card);
    case 'liberty-give':
      return card('liberty-give', toDiscard(view, removed)?.card);
    case 'destroy':
      return card('destroy-card', scarcest(view, ofColour(view, HUMAN, decision.colour ?? 'brown')));
    case 'theater-deck': {
      const id = byPantheonScale(view).find((each) => canHold(view, each));
      return id === undefined ? undefined : { kind: 'theater-deck', mythology: id as Mythology };
    }
    case 'gate':
      return { kind: 'gate-choose', divinity: atGate(view, everywhere(view)) } as Move;
    case 'nisaba':
      return card('nisaba-card', nisaba(view));
    case 'baal':
      return card('baal-card', baal(view));
    case 'zeus':
      return { kind: 'zeus-card', slot: zeus(view) ?? -1 };
    case 'anubis':
      return { kind: 'anubis-wonder', wonder: anubis(view) ?? 'pyramids' };
    case 'ra':
      return { kind: 'ra-wonder', wonder: ra(view) ?? 'pyramids' };
    case 'isis':
      return isis(view);
    case 'minerva':
      return { kind: 'minerva-space', space: view.pawn - 1 };
    case 'neptune-remove':
    case 'neptune-apply': {
      const two = {
        'neptune-remove': ['seat0-5', 'seat0-2', 'seat1-2', 'seat1-5'],
        'neptune-apply': ['seat0-5', 'seat1-5', 'seat0-2', 'seat1-2'],
      };
      const military = two[decision.kind].find((id) => (view.military as readonly string[]).includes(id));
      return { kind: decision.kind, military } as Move;
    }
    default:
      return undefined;
  }
}
