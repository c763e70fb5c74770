import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { botShare, fewOf, readings } from '../../../.ci/runs.js';
import { type CardId, hal, halTurn, type Options, type State, type TileId } from '../src/index.js';
import { describeExplanation } from '../src/words/index.js';
import { endingOf, floorOfHal, halKeeps, halPlays, left, type Step, type Why, worthKeeping } from './claims.js';
import { falseLeads } from './leads.js';

const { games: GAMES, part: PART } = readings(3);

const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  normal: {},
  expert: { level: 'expert' },
  'the other rulings': { level: 'expert', giftToHal: 'blind', halPaysForLowerNumber: 'down-to-zero' },
  'two players': { mode: 'versus' },
};

const ids = ({ candidates }: Step, only: 'kept' | 'all'): readonly string[] =>
  candidates.filter(({ kept }) => only === 'all' || kept).map(({ id }) => id);
const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();
const isLetter = (card: string): boolean => card.length === 1;

const ENDS = ['tiles-exhausted', 'human-resources-placed', 'hal-resources-exhausted'];

/** Which candidates meet an item of Hal's list, by playing his turn. */
function meeting(state: State, step: Step): readonly string[] {
  const all = ids(step, 'all');
  switch (step.label.key) {
    case 'card-dictates': {
      const kinds = halKeeps(state).events.map(({ kind }) => kind);
      return all.filter((id) =>
        id === 'urbanize'
          ? kinds.includes('urbanized')
          : id === 'construct' && /constructed|aborted/.test(kinds.join()),
      );
    }
    case 'used-if-drawn':
      return all.filter((id) => uses(state, id as CardId));
    case 'resources-back': {
      const built = halKeeps(state).events.find((event) => event.kind === 'constructed');
      return [String(built?.kind === 'constructed' ? built.back : 'nothing built')];
    }
    case 'ends-the-game': {
      const counts = left(state, halKeeps(state).state);
      return ENDS.filter((_, i) => counts[i] === 0);
    }
    default:
      throw new Error(`no claim for ${step.label.key}`);
  }
}

/** Whether Hal uses a card that is drawn for him. */
const uses = (state: State, drawn: CardId): boolean =>
  halPlays(state, drawn).events.some((event) => event.kind === 'expert' && event.used === drawn);

/** What is wrong with an item of Hal's list. */
function falseItem(state: State, step: Step): readonly string[] {
  const all = ids(step, 'all');
  const yes = meeting(state, step);
  const is = yes.length === all.length ? 'all' : yes.length === 0 ? 'none' : 'some';
  const found = step.met === is ? [] : [`met by ${step.met}, in truth by ${is}`];
  const kept = yes.length === 0 ? all : yes;
  if (!same(ids(step, 'kept'), kept)) found.push(`keeps ${ids(step, 'kept')}, in truth ${kept}`);
  for (const { id, note } of step.candidates) {
    if (note?.key === 'ending-left') {
      const truth = left(state, halKeeps(state).state)[ENDS.indexOf(id)];
      if (note.values.left !== truth) found.push(`${id}: ${note.values.left} left, in truth ${truth}`);
    } else if (note?.key === 'drawn-turn' && yes.includes(id)) {
      const { ends, points } = note.values.turn;
      const played = halPlays(state, id as CardId);
      if ((endingOf(played) !== null) !== (ends === 'surely')) found.push(`${id}: the end is ${ends}`);
      if (isLetter(id) && points !== gained(state, played.state)) found.push(`${id}: ${points} points`);
    }
  }
  return found.map((flaw) => `${step.label.key}: ${flaw}`);
}

const gained = (before: State, after: State, seat = 1): number =>
  (after.players[seat]?.points ?? 0) - (before.players[seat]?.points ?? 0);

/** Whether a reason of Hal is true, by playing his turn. */
function holds(state: State, { key, values }: Why['reasons'][number]): boolean {
  const card = state.halCard as TileId;
  const kept = halKeeps(state);
  const floors = (tile: string) => state.city.find(({ tiles }) => tiles.at(-1) === tile)?.tiles.length;
  switch (key) {
    case 'hal-idle':
      return kept.events.some(({ kind }) => kind === 'idle');
    case 'hal-urbanizes': {
      const at = kept.events.find((event) => event.kind === 'urbanized');
      const sum = values.around.reduce((points, each) => points + each.floors, 0);
      return (
        at?.kind === 'urbanized' &&
        at.x === values.cell?.x &&
        at.y === values.cell.y &&
        values.points === gained(state, kept.state) &&
        values.points === sum &&
        values.around.every(({ tile, floors: n }) => floors(tile) === n) &&
        values.unlessExchanged === (state.options.level === 'expert')
      );
    }
    case 'token-for-hal':
      return kept.events.some((event) => event.kind === 'token' && event.letter === values.letter);
    case 'hal-constructs': {
      const { need, have } = floorOfHal(state, card);
      const event = kept.events.find(({ kind }) => kind === 'constructed');
      return (
        event?.kind === 'constructed' && event.floors === values.floor && need === values.floor && have === values.funds
      );
    }
    case 'hal-cannot-build': {
      const { need, have } = floorOfHal(state, card);
      return kept.state.ending === 'hal-cannot-build' && need === values.floor && have === values.resources;
    }
    case 'human-takes-back':
      return values.resources === floors(card) && gained(state, kept.state, 0) === values.resources;
    case 'hal-takes-back':
      return values.resources === floors(card) && gained(state, kept.state, 0) === 0;
    case 'hal-pays':
      return state.players[1]?.points === values.points && state.options.halPaysForLowerNumber === 'down-to-zero';
    case 'ends-without-tile':
    case 'ends-with-last-tile':
      return kept.state.ending === 'tiles-exhausted';
    case 'ends-with-human-resources':
      return kept.state.ending === 'human-resources-placed';
    case 'ends-with-hal-resources':
      return kept.state.ending === 'hal-resources-exhausted';
    case 'exchange-ends':
      return values.cards.every((drawn) => endingOf(halPlays(state, drawn)) === values.ending);
    case 'hal-exchanges':
      return (
        values.better.every((drawn) => uses(state, drawn)) &&
        values.anyBuilding === state.deck.concat(state.players[0]?.hand ?? []).some((drawn) => !isLetter(drawn))
      );
    case 'hal-exchanges-surely':
      return state.deck.every((drawn) => uses(state, drawn));
    case 'hal-keeps-arrow':
    case 'hal-keeps-equals':
    case 'kept-adds':
      return kept.state.players[1]?.tableau.includes(values.card) === true;
    default:
      return false;
  }
}

/** HAL-61: how much a card counts: resources lie on each floor of the buildings that it names, other cards count what they name. */
const counted = (state: State, kind: string, from: readonly string[]): number =>
  kind === 'per-resource-on-colour'
    ? state.city
        .filter(({ tiles }) => from.includes(tiles.at(-1) ?? ''))
        .reduce((sum, { tiles }) => sum + tiles.length, 0)
    : from.length;

/** HAL-61: what the kept card counts, all parts together. */
function falseKeeping(state: State, { reasons }: Why): readonly string[] {
  let told = 0;
  let keeps = false;
  for (const { key, values } of reasons) {
    if (key === 'hal-keeps-arrow') keeps = true;
    if (key === 'hal-keeps-equals') {
      keeps = true;
      told += values.points;
      if (
        'points' in values.bonus &&
        values.bonus.kind !== 'flat' &&
        values.points !== counted(state, values.bonus.kind, values.from) * values.bonus.points
      )
        return [`${values.card} counts ${values.points} for ${values.from}`];
    }
    if (key === 'kept-adds') {
      told += values.points;
      if (values.to.reduce((sum, { points }) => sum + points, 0) !== values.points) return ['parts that do not add up'];
    }
  }
  const truth = keeps ? worthKeeping(state, state.halCard as TileId) : 0;
  return told === truth ? [] : [`the kept card counts ${told}, in truth ${truth}`];
}

/** HAL-56 to HAL-60: whether the end is foretold by the turn, and by the notices. */
function falseEnds(state: State): readonly string[] {
  const { ends } = halTurn(state, state.halCard as CardId);
  const drawn =
    state.options.level === 'expert' && isLetter(state.halCard as string) && state.deck.length > 0 ? state.deck : [];
  const played = drawn.length === 0 ? [halKeeps(state)] : drawn.map((card) => halPlays(state, card));
  if (state.options.level === 'expert' && isLetter(state.halCard as string) && drawn.length === 0) return [];
  const over = played.filter((each) => endingOf(each) !== null).length;
  const is = over === 0 ? 'no' : over === played.length ? 'surely' : 'perhaps';
  const found = ends === is ? [] : [`the end: ${ends}, in truth ${is}`];
  const keys = hal.notices(state).map(({ key }) => key);
  if (is !== 'no' && !keys.includes('hal-ends') && !keys.includes('hal-may-end')) found.push('an end unannounced');
  if (keys.includes('hal-ends') && is !== 'surely') found.push('an end announced that does not come');
  return found;
}

/** What sentences say of some, all or none. */
function falseWords(state: State, why: Why): readonly string[] {
  return describeExplanation(state, why).steps.flatMap(({ line }, i) => {
    const { met, candidates } = why.steps[i] as Step;
    const said = /\bnone of\b/.test(line) ? 'none' : /\b(each|all) of\b/.test(line) ? 'all' : 'some';
    if (met !== null && (said !== met || line.includes(', all equal'))) return [`words for ${met}: ${line}`];
    return met === null && candidates.length > 1 && said !== 'some' ? [`words: ${line}`] : [];
  });
}

function flaws(state: State, seat: number): readonly string[] {
  const why = hal.explainBotMove(state, seat) as Why;
  const words = falseWords(state, why);
  if (state.pending.at(-1)?.kind !== 'hal') return [...words, ...falseLeads(state, seat, why)];
  const reasons = why.reasons.filter((reason) => !holds(state, reason)).map(({ key }) => `${key} is untrue`);
  const items = why.steps.flatMap((step) => falseItem(state, step));
  const headline = why.headline === why.reasons[0] ? [] : ['another headline'];
  return [...words, ...items, ...reasons, ...headline, ...falseKeeping(state, why), ...falseEnds(state)];
}

/** The same turn of Hal with few resources on either side, which games reach too seldom. */
function pressed(state: State): readonly State[] {
  if (state.pending.at(-1)?.kind !== 'hal') return [];
  return [1, 2, 3, 4].map((resources) => ({
    ...state,
    players: state.players.map((each, seat) =>
      seat === 1
        ? { ...each, resources }
        : {
            ...each,
            resources: each.resources + (state.ply % 2) * each.supply,
            supply: (1 - (state.ply % 2)) * each.supply,
          },
    ),
  }));
}

test.each(fewOf(Object.keys(VARIANTS)))('every line of an explanation is true: %s', (name) => {
  const [rng, looks] = [seedRng('truth'), seedRng('looks')];
  const found = new Map<string, string>();
  let decisions = 0;
  for (let game = 0; game < GAMES; game++) {
    const seed = `truth ${game}`;
    let state: State = hal.newGame({ ...VARIANTS[name], seed });
    while (state.pending.length > 0) {
      for (const seat of hal.activeSeats(state).slice(0, 1))
        if (seat >= 0 && draw(looks) < PART) {
          decisions++;
          for (const position of [state, ...pressed(state)])
            for (const flaw of flaws(position, seat))
              if (!found.has(flaw)) found.set(flaw, `${seed}, ply ${position.ply}: ${flaw}`);
        }
      const move = draw(rng) < botShare(game) / 2 ? hal.botMove(state) : hal.fast.randomMove(state, () => draw(rng));
      state = hal.applyMove(state, move);
    }
  }
  expect(decisions).toBeGreaterThan(20);
  expect([...found.values()].slice(0, 10)).toEqual([]);
});
