import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { botShare, fewOf, readings } from '../../../.ci/runs.js';
import type { CardKind } from '../src/components/cards.js';
import { architectsSolo as game, type Move, type Options, type State, stageCosts, WONDERS } from '../src/index.js';
import { PRIORITIES } from '../src/script/priorities.js';
import { describeExplanation } from '../src/words/index.js';
import { givesExtra, held, helped, meets, type Step, type Why } from './claims.js';

const { games, part: PART } = readings(4);
const GAMES = Math.max(games, 4);
const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  'the usual game': {},
  'the Opponent builds and sees the central card': {
    opponentBuilds: true,
    opponentSeesCentral: true,
    difficulty: 'hard',
  },
  'three Ages': { structure: 'three-ages', difficulty: 'hard' },
  'three Ages, the Opponent builds': { structure: 'three-ages', opponentBuilds: true, opponentSeesCentral: true },
  'versus 3': { mode: 'versus', players: 3 },
};

const DECKS = ['player', 'opponent', 'central'] as const;

/** The first priority that a card matches, 8 for none. */
function rankOf(state: State, card: CardKind): number {
  const at = PRIORITIES.findIndex(({ id }) => meets(state, id, card));
  return at < 0 ? 8 : at + 1;
}

/** The cards that lie open before the Opponent chooses, by deck. */
function openCards(state: State): readonly (readonly [string, CardKind])[] {
  const { top } = state.central;
  const central = state.options.opponentSeesCentral && top?.seenBy === 'all' ? top.card : null;
  const cards = [state.faceUp[0]?.card, state.faceUp[1]?.card, central];
  return DECKS.flatMap((deck, i) => (cards[i] == null ? [] : ([[deck, cards[i] as CardKind]] as const)));
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is wrong with an item of the Opponent's priorities. */
function falseItem(state: State, step: Step, open: readonly (readonly [string, CardKind])[]): readonly string[] {
  const { label, met, candidates, item } = step;
  const priority = PRIORITIES[item - 1]?.id;
  if (label.key !== 'priority' || label.values.priority !== priority) return [`item ${item} is ${label.key}`];
  if (
    !same(
      candidates.map(({ id }) => id),
      open.map(([deck]) => deck),
    )
  )
    return ['other candidates'];
  const found: string[] = [];
  for (const { note, id } of candidates) {
    const rank = rankOf(state, open.find(([deck]) => deck === id)?.[1] ?? 'wood');
    const said = note?.key === 'matches' ? (note.values.match?.item ?? 8) : 0;
    if (said !== rank) found.push(`${id} matches ${said}, in truth ${rank}`);
  }
  if (open.length === 1) return met === null ? found : [...found, 'a single card is asked'];
  const yes = open.filter(([, card]) => meets(state, priority, card)).map(([deck]) => deck);
  const is = yes.length === open.length ? 'all' : yes.length === 0 ? 'none' : 'some';
  if (met !== is) found.push(`item ${item} met by ${met}, in truth by ${is}`);
  const kept = candidates.filter((each) => each.kept).map(({ id }) => id);
  const stay = yes.length === 0 ? open.map(([deck]) => deck) : yes;
  return same(kept, stay) ? found : [...found, `item ${item} keeps ${kept}, in truth ${stay}`];
}

/** What is wrong with why the Opponent takes its card. `before`: where its choice was made. */
function falseScript(before: State, state: State, why: Why): readonly string[] {
  const open = openCards(before);
  const { reasons, steps, headline } = why;
  if (headline?.key !== 'opponent-takes') return ['no headline'];
  const found = headline.values.from !== null && reasons.every(({ key }) => key === 'no-card') ? ['takes no card'] : [];
  const denied = reasons.some(({ key }) => key === 'denied');
  const ages = state.options.structure === 'three-ages';
  if (
    denied !==
    (ages ? state.opponentChoice?.by === 'denial' : before.denied && !reasons.some(({ key }) => key === 'looked'))
  )
    found.push('denied without a reason');
  if (denied || reasons.some(({ key }) => key === 'no-card')) return found;
  const ranks = open.map(([, card]) => rankOf(before, card));
  const best = Math.min(8, ...ranks);
  const first = open.filter((_, i) => ranks[i] === best).map(([deck]) => deck);
  const tied = first.includes('player') && first.includes('opponent');
  const is = best === 8 ? 'no-match' : tied ? 'tie' : 'best-card';
  const cause = reasons.find(({ key }) => ['no-match', 'tie', 'best-card'].includes(key));
  if (cause?.key !== is) found.push(`decided by ${cause?.key}, in truth by ${is}`);
  if (open.length === 0) return found;
  const items = open.length === 1 ? 1 : Math.min(best, 7);
  if (steps.length !== items) found.push(`${steps.length} items, in truth ${items}`);
  if (steps.some(({ after }) => after !== open.length)) found.push('items out of order');
  return [...found, ...steps.flatMap((step) => falseItem(before, step, open))];
}

const vpOf = (state: State, seat: number, stage: number): number => {
  const wonder = state.areas[seat]?.wonder;
  return wonder == null ? 0 : (WONDERS[wonder].stages[stage]?.vp ?? 0);
};

/** The points that a card is worth for the stages that it brings nearer. */
const towards = (state: State, seat: number, card: CardKind): number =>
  helped(state, seat, card).reduce((sum, by, i) => sum + 0.75 * by * vpOf(state, seat, i), 0);

/** What is wrong with the worth of a move: its parts, and their sum. */
function falseWorth(state: State, seat: number, { note, score, id }: Step['candidates'][number]): readonly string[] {
  const solo = state.options.mode === 'solo';
  const race = state.options.structure === 'architects' && (state.options.opponentBuilds || !solo);
  const found: string[] = [];
  const check = (what: string, is: number, should: number): void => {
    if (Math.abs(is - should) > 0.005) found.push(`${id}: ${what} ${is}, in truth ${should}`);
  };
  if (note?.key === 'known-card') {
    const { card, value, denial } = note.values;
    check('the sum', score, Object.values(value).reduce((a, b) => a + b, 0) + denial);
    check('stages', value.stages, race ? towards(state, seat, card) : 0);
    check('denied', value.denied, race && solo ? towards(state, 1 - seat, card) : 0);
    check('pair', value.pair, ['compass', 'gear', 'tablet'].includes(card) ? 2 * held(state, seat, card) : 0);
    check('extra', value.extra, givesExtra(state, seat, card) ? 3 : 0);
    check('denial', denial, race && / opponent\b/.test(id) ? 0.5 : 0);
  } else if (note?.key === 'unseen-card') check('unseen', score, note.values.points + note.values.denial);
  else if (note?.key === 'token' || note?.key === 'unseen-token') check('token', score, note.values.points);
  else check(note?.key ?? 'nothing', score, 0);
  if (note?.key === 'stage') {
    const move = game.decodeMove(id) as Extract<Move, { kind: 'build' }>;
    check('the stage', note.values.points, vpOf(state, seat, move.stage));
    if (stageCosts(state, seat)[move.stage]?.payments.length === 0) found.push('an unpayable stage');
  }
  return found;
}

/** What is wrong with why the house bot plays. */
function falseHouse(state: State, seat: number, { move, headline, steps }: Why): readonly string[] {
  const [step, ...more] = steps;
  if (step === undefined || more.length > 0 || headline?.key !== 'plays') return ['no headline, or not one item'];
  const best = Math.max(...step.candidates.map(({ score }) => score));
  const kept = step.candidates.filter((each) => each.kept);
  const found = step.candidates.flatMap((each) => [
    ...falseWorth(state, seat, each),
    ...(each.kept === (each.score === best) ? [] : ['kept and scores disagree']),
  ]);
  if (headline.values.best !== kept.length) found.push('another number of equally good moves');
  if ((headline.values.worth === null) !== (step.candidates.length === 1)) found.push('no other move');
  return kept[0]?.id === game.encodeMove(move) ? found : [...found, 'another move'];
}

/** What a sentence says of all or none. */
const falseWords = (state: State, why: Why): readonly string[] =>
  describeExplanation(state, why).steps.flatMap(({ line, met, candidates }) => {
    const several = candidates.length > 1;
    const right =
      /\bnone of them\b/.test(line) === (met === 'none') &&
      /\beach of them\b/.test(line) === (met === 'all' && several) &&
      / is left$/.test(line) === (!several && met === null) &&
      !(met !== null && line.includes(', all equal'));
    return right ? [] : [`words: ${line}`];
  });

test.each(fewOf(Object.keys(VARIANTS)))(
  'ARCH-61, ARCH-62, ARCH-127: every line of an explanation is true: %s',
  (name) => {
    const [rng, looks] = [seedRng('truth'), seedRng('looks')];
    const found = new Map<string, string>();
    let decisions = 0;
    for (let i = 0; i < GAMES; i++) {
      let state: State = game.newGame({ ...VARIANTS[name], seed: `truth ${i}` });
      let before = state;
      while (state.pending.length > 0) {
        const decision = state.pending.at(-1);
        const scripted = decision?.kind === 'opponent-turn';
        if (decision?.kind === 'select' || state.options.structure === 'architects') before = state;
        if (draw(looks) < PART) {
          decisions++;
          const why = game.explainBotMove(state) as Why;
          const flaws = scripted ? falseScript(before, state, why) : falseHouse(state, decision?.seat ?? 0, why);
          for (const flaw of [...flaws, ...falseWords(state, why)])
            if (!found.has(flaw)) found.set(flaw, `game ${i}, ply ${state.ply}: ${flaw}`);
        }
        const byBot = scripted || draw(rng) < botShare(i);
        state = game.applyMove(state, byBot ? game.botMove(state) : game.fast.randomMove(state, () => draw(rng)));
      }
    }
    expect([...found.values()].slice(0, 20)).toEqual([]);
    expect(decisions).toBeGreaterThan(10 * PART * GAMES);
  },
);
