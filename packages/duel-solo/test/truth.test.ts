import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { botShare, fewOf, readings } from '../../../.ci/runs.js';
import { CARDS } from '../src/components/cards.js';
import { LAYOUTS, slotsOf } from '../src/components/layouts.js';
import { duelSolo, type Options, type State } from '../src/index.js';
import { describeExplanation } from '../src/words/index.js';
import { describeExplanation as spiega } from '../src/words/it/index.js';
import { amount, bestOf, isRanked, type Move, meets, offered, payable, type Step, type Why } from './claims.js';
import { branch } from './needs.js';
import { falseNotes } from './notes.js';
import { falseReasons } from './reasons.js';

/** A few games in `npm test`, thousands of decisions at the gates. */
const { games, part: PART } = readings(8);
const GAMES = Math.max(games, 8);
const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  'the usual game': {},
  'legendary, with the promos': { level: 'legendary', promos: ['messe', 'statue-of-liberty'], divinityCost: 'actual' },
  'the other readings': {
    level: 'hard',
    costReading: 'actual',
    scaleVersion: 'as-printed',
    soloSeeksWin: 'on-turn',
    zeusToken: 'taken',
    raReading: 'printed',
    soloWinsWithWonder: true,
  },
};

const ids = ({ candidates }: Step, only: 'kept' | 'all' = 'kept'): readonly string[] =>
  candidates.filter(({ kept }) => only === 'all' || kept).map(({ id }) => id);
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();
const drops = ({ candidates }: Step): boolean => candidates.some(({ kept }) => !kept);

/** The faults in what an item says about its candidates. */
function falseItem(state: State, step: Step, move: Move): readonly string[] {
  const { label, met, candidates } = step;
  const found: string[] = [...branch(state, label)];
  const best = Math.max(...candidates.map(({ score }) => score));
  if (candidates.some(({ score, kept }) => kept !== (score === best))) found.push('kept and scores disagree');
  if (candidates.length === 1 && met === null) return found;
  const yes = candidates.filter(({ id }) => meets(state, label, id) === true).map(({ id }) => id);
  if (meets(state, label, candidates[0]?.id ?? '') !== null) {
    const is = yes.length === candidates.length ? 'all' : yes.length === 0 ? 'none' : 'some';
    if (met !== is) found.push(`met by ${met}, in truth by ${is}`);
    // An item carries the candidates that have what it asks for: those that it scores above 0.
    const having = candidates.filter(({ score }) => score > 0).map(({ id }) => id);
    if (!same(having, yes)) found.push(`has ${having}, in truth ${yes}`);
    const kept = yes.length === 0 ? ids(step, 'all') : bestOf(state, label, yes);
    return same(ids(step), kept) ? found : [...found, `keeps ${ids(step)}, in truth ${kept}`];
  }
  if (met !== null) found.push(`met by ${met}, but it asks for no yes or no`);
  const amounts = candidates.map(({ id }) => amount(state, step, id, move));
  const kept = candidates.filter((_, i) => amounts[i] === Math.max(...amounts)).map(({ id }) => id);
  return same(ids(step), kept) ? found : [...found, `keeps ${ids(step)}, in truth ${kept}`];
}

/** The sets of candidates that the first list of a decision may start from. */
function beginnings(state: State, list: string): readonly (readonly string[])[] {
  const { wonders, built } = state.cities[0];
  const player = state.cities[1];
  const on = (slots: number) => slotsOf(slots).flatMap((slot) => state.structure[slot] ?? []);
  const altars =
    state.age < 2 ? [] : (state.pantheon?.spaces.flatMap((place) => (place === null ? [] : [place.id])) ?? []);
  const within = (set: readonly string[]) => set.filter((id) => payable(state, id));
  const open = on(state.open);
  switch (state.pending.at(-1)?.kind) {
    case 'turn':
      if (list === 'tactical-scale' || list === 'win-on-the-table')
        return [wonders, altars, open, within(wonders), within(altars), within(open)];
      if (list === 'flexibility-scale')
        return [
          within([
            ...open.filter((id) => ['green', 'red'].includes(CARDS[id as 'altar'].colour)),
            ...altars.filter((id) => id !== 'gate'),
          ]),
        ];
      return [open, within(open)];
    case 'draft':
      return [state.offer];
    case 'progress':
      return [offered(state)];
    case 'discarded':
      return [state.discard];
    case 'top-row':
      return [on(state.present & LAYOUTS[state.age || 1].top & ~state.hidden)];
    case 'liberty-own':
    case 'liberty-give':
      return [state.removed];
    case 'gate':
      return [
        state.pantheon?.decks.flatMap(({ id, mythology }, i, all) =>
          all[i - 1]?.mythology === mythology ? [] : [id],
        ) ?? [],
      ];
    case 'isis': {
      const latest = Math.max(...state.discard.map((id) => CARDS[id].age));
      return [wonders, state.discard.filter((id) => CARDS[id].age === latest)];
    }
    case 'zeus':
      return [on(state.present & ~state.hidden), slotsOf(state.hidden).map((slot) => `slot-${slot}`), bearing(state)];
    case 'anubis':
      return [(player.built.length > 0 ? player.built : built).map(({ wonder }) => wonder)];
    case 'ra':
      return [player.wonders];
    case 'neptune-remove':
    case 'neptune-apply':
      return [state.military];
    default: {
      const colours = state.pending.at(-1)?.kind === 'nisaba' ? ['green'] : ['brown', 'grey'];
      const { colour } = state.pending.at(-1) as { colour?: string };
      const of = colour == null ? colours : [colour];
      return [player.cards.filter((id) => of.includes(CARDS[id].colour))];
    }
  }
}
const bearing = (state: State): readonly string[] =>
  slotsOf(state.hidden)
    .filter((slot) => (state.pantheon?.tokens[slot] ?? null) !== null)
    .map((slot) => `slot-${slot}`);

/** The faults in the origin of candidates: they come from the item before, or from the decision itself. */
function falseOrigin(state: State, steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step, i) => {
    const { list } = step;
    const all = ids(step, 'all');
    if (list?.key === 'offering-tokens' || (i > 0 && same(all, ids(steps[i - 1] as Step)))) return [];
    return beginnings(state, list?.key ?? '').some((set) => same(all, set))
      ? []
      : [`${list?.key}: ${all} come from nowhere`];
  });
}

const BESIDE = ['tactical-scale', 'offering-tokens'];
const UNDER = ['operational-scale-backwards', 'discard-scale', 'isis-scale'];

/** The faults in a headline. */
function falseHeadline(state: State, { move, headline, reasons, steps }: Why): readonly string[] {
  if (headline?.key !== 'script-plays') return ['no headline'];
  const found: string[] = [];
  const { step, because, move: told } = headline.values;
  if (JSON.stringify(told) !== JSON.stringify(move)) found.push('another move');
  const { kind } = told;
  const wonder = kind === 'construct-wonder' || kind === 'isis-build';
  const winning = step?.key === 'step-win';
  const beside = [...BESIDE, ...(wonder ? UNDER : []), ...(winning ? ['win-on-the-table'] : [])];
  const asked = steps.filter(({ list }) => !beside.includes(list?.key ?? ''));
  const last = asked.filter(drops).at(-1);
  if (because?.key === 'decided-by') {
    const { label, list, item } = because.values;
    if (last?.label !== label || last.list !== list || last.item !== item) found.push('another item decided');
  } else if (last !== undefined) found.push(`${last.label.key} decided`);
  if (because?.key === 'only-left' && asked.at(-1)?.candidates.length !== 1) found.push('more than one was left');
  if (because?.key === 'nothing-else-possible')
    if (state.pending.at(-1)?.kind === 'turn' || beginnings(state, '').some(({ length }) => length !== 1))
      found.push('something else was possible');
  if (because === null && !winning) found.push('no reason');
  return [...found, ...falseTactics(state, step?.key ?? null, kind, reasons)];
}

/** DUEL-125: the faults in the tactical step. */
function falseTactics(state: State, step: string | null, kind: string, reasons: Why['reasons']): readonly string[] {
  if (state.pending.at(-1)?.kind !== 'turn') return step === null || step === 'step-win' ? [] : [`${step} on no turn`];
  const wins = reasons.some(({ key }) => /^(structure|wonder|divinity)-wins$/.test(key));
  const able = (set: readonly string[]) => set.some((id) => payable(state, id));
  const [wonders = [], altars = [], open = []] = beginnings(state, 'tactical-scale');
  const threat = state.pawn <= -6 && state.cities[1].symbols.toString(2).replaceAll('0', '').length === 5;
  const threatened =
    threat &&
    beginnings(state, 'flexibility-scale').some((set) =>
      set.some((id) => meets(state, { key: 'gives-player-the-win', values: {} }, id) === true),
    );
  const is = wins
    ? 'step-win'
    : able(wonders)
      ? 'step-wonder'
      : threatened
        ? 'step-threat'
        : able(altars)
          ? 'step-pantheon'
          : able(open)
            ? 'step-structure'
            : 'step-discard';
  return step === is ? [] : [`${kind} by ${step}, in truth by ${is}`];
}

/** The words of both languages for *all meet it*, *none meets it* and *all are equal*. */
const SAID = {
  all: [/\b(each|all) of\b/, /\b(ognuna|tutte)\b/],
  none: [/\bnone of\b/, /\bnessun[ao] (?!sconto)/],
  equal: [/, all equal\b/, /, alla pari\b/],
} as const;

/** Whether a sentence says some, all or none. */
function falseWords(state: State, why: Why): readonly string[] {
  const [told, detto] = [describeExplanation(state, why), spiega(state, why)];
  return why.steps.flatMap(({ met, candidates, label }, i) => {
    const lines = [told.steps[i]?.line ?? '', detto.steps[i]?.line ?? ''];
    const several = candidates.length > 1;
    const ordered = isRanked(state, label) && met === 'all';
    const equal = several && met === null && candidates.every(({ kept }) => kept);
    const meant = equal ? 'equal' : several && !ordered ? met : null;
    const wrong = (['all', 'none', 'equal'] as const).some((each) =>
      SAID[each].some((says, of) => says.test(lines[of] ?? '') !== (meant === each)),
    );
    const alone = !several && met === null;
    const left = [/: only .* is left$/, /: rest(a|ano) solo /].every(
      (says, of) => says.test(lines[of] ?? '') === alone,
    );
    return wrong || !left ? [`words: ${lines.join(' | ')}`] : [];
  });
}

function flaws(state: State): readonly string[] {
  const why = duelSolo.explainBotMove(state) as Why;
  const move = why.move as Move;
  const items = why.steps.flatMap((step) =>
    [...falseItem(state, step, move), ...falseNotes(state, step, move)].map((flaw) => `${step.label.key}: ${flaw}`),
  );
  const after = why.steps.map((step) => step.after);
  const ordered = after.every((n, i) => n >= (after[i - 1] ?? 0) && n <= why.reasons.length);
  return [
    ...items,
    ...falseOrigin(state, why.steps),
    ...falseHeadline(state, why),
    ...falseReasons(state, why),
    ...falseWords(state, why),
    ...(ordered ? [] : ['steps out of order']),
  ];
}

/** The same turn with both sides close to both victories, where SOLO answers a threat or wins. Random games rarely get there. */
function pressed(state: State): readonly State[] {
  if (state.pending.at(-1)?.kind !== 'turn') return [];
  const [solo, player] = state.cities;
  const symbols = 0b1111111 & ~(1 << (state.ply % 7)) & ~(1 << ((state.ply * 3 + 1) % 7));
  return [
    { ...state, pawn: -6 - (state.ply % 3), cities: [solo, { ...player, symbols }] },
    { ...state, pawn: 6 + (state.ply % 3), cities: [{ ...solo, symbols }, player] },
  ];
}

test.each(fewOf(Object.keys(VARIANTS)))('every line of an explanation is true: %s', (name) => {
  const [rng, looks] = [seedRng('truth'), seedRng('looks')];
  const found = new Map<string, string>();
  let decisions = 0;
  for (let game = 0; game < GAMES; game++) {
    const options = { ...VARIANTS[name], seed: `truth ${game}` };
    let state: State = duelSolo.newGame(options);
    while (state.pending.length > 0) {
      const scripted = state.pending.at(-1)?.seat === 0;
      if (scripted && draw(looks) < PART) {
        decisions++;
        for (const position of [state, ...pressed(state)])
          for (const flaw of flaws(position))
            if (!found.has(flaw)) found.set(flaw, `game ${game}, ply ${position.ply}: ${flaw}`);
      }
      const byBot = scripted || draw(rng) < botShare(game) / 4;
      state = duelSolo.applyMove(
        state,
        byBot ? duelSolo.botMove(state) : duelSolo.fast.randomMove(state, () => draw(rng)),
      );
    }
  }
  expect([...found.values()].slice(0, 20)).toEqual([]);
  expect(decisions).toBeGreaterThan(15 * PART * GAMES);
});
