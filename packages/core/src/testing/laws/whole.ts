import type { BaseEvent, ChanceEvent } from '../../contract/event.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../../contract/game.js';
import { CHANCE } from '../../contract/position.js';
import { isChance } from '../../engine/events.js';
import { compact } from '../../records/compact.js';
import { digest } from '../../records/digest.js';
import { load } from '../../records/load.js';
import { begin, pop, push } from '../../records/record.js';
import { save } from '../../records/save.js';
import { fail, plainJson, same } from './same.js';

export function checkOutcome(game: AnyGame, state: StateOf<AnyGame>): void {
  const outcome = game.outcome(state);
  if (outcome === undefined) fail('a finished game has no outcome');
  if (game.activeSeats(state).length > 0 || game.legalMoves(state).length > 0)
    fail('a finished game has active seats or legal moves');
  if (game.check(state, {})?.code !== 'over') fail('a finished game does not refuse moves as over');
  if (outcome.ending === '') fail('the outcome does not say why the game ended');
  same(game.standing(state), outcome, 'the standing at the end');
  same(
    outcome.scores.map((score) => score.seat),
    [...game.seats(state).keys()],
    'the seats of the outcome',
  );
  plainJson(outcome, 'outcome ');
  for (const { seat, total, categories } of outcome.scores) {
    same(Object.keys(categories), Object.keys(outcome.scores[0]?.categories ?? {}), `the categories of seat ${seat}`);
    same(
      Object.values(categories).reduce((sum, points) => sum + points, 0),
      total,
      `the categories of seat ${seat}`,
    );
  }
  for (const a of outcome.scores) {
    for (const b of outcome.scores) {
      const i = a.order.findIndex((value, at) => value !== b.order[at]);
      const ahead = i >= 0 && (a.order[i] ?? 0) > (b.order[i] ?? 0);
      if (ahead !== (outcome.ranks[a.seat] ?? 0) < (outcome.ranks[b.seat] ?? 0))
        fail(`the ranks ${outcome.ranks.join(' ')} do not follow the order of the scores`);
    }
  }
  same(
    outcome.winners,
    outcome.ranks.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    'the winners',
  );
  if (outcome.margin !== null && (outcome.winners.length !== 1 || !(outcome.margin.by > 0)))
    fail(
      `a margin of ${outcome.margin.by} with ${outcome.winners.length} winners: it is null for a shared victory, else above 0`,
    );
  for (const viewer of [...outcome.scores.keys(), 'spectator'] as const)
    same(game.outcome(game.view(state, viewer)), outcome, `the outcome from the view of ${viewer}`);
}

/**
 * At the end `evaluate` agrees with the outcome: the winner is not behind, no loser is ahead, and a seat with a better rank than
 * another is judged no worse.
 */
export function checkEvaluation(
  game: AnyGame,
  state: StateOf<AnyGame>,
  unjudged: Readonly<Record<string, string>> = {},
): void {
  const outcome = game.outcome(state);
  if (game.evaluate === undefined || outcome === undefined || Object.hasOwn(unjudged, outcome.ending)) return;
  const judged = outcome.ranks.map((_, seat) => game.evaluate?.(state, seat) ?? 0);
  const told = `after "${outcome.ending}" evaluate gives ${judged.join(' ')}, the ranks are ${outcome.ranks.join(' ')}`;
  for (const [a, rank] of outcome.ranks.entries()) {
    const value = judged[a] ?? 0;
    if (outcome.winners.length === 1 && (rank === 1 ? value < 0 : value > 0))
      fail(`${told}: seat ${a} ${rank === 1 ? 'has won' : 'has lost'}. Correct evaluate in house/evaluation.ts`);
    for (const [b, other] of outcome.ranks.entries())
      if (rank < other && value < (judged[b] ?? 0))
        fail(`${told}: seat ${a} is ranked before seat ${b}. Correct evaluate in house/evaluation.ts`);
  }
}

/** Whether a list stands right in another one. */
function hasListInList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: readonly unknown[] = Object.values(value);
  return (Array.isArray(value) && parts.some(Array.isArray)) || parts.some(hasListInList);
}

export function checkRecord<G extends AnyGame>(
  game: G,
  options: OptionsOf<G>,
  moves: readonly MoveOf<G>[],
  end: StateOf<G>,
): void {
  let playthrough = begin(game, options);
  for (const move of moves) playthrough = push(game, playthrough, move);
  const text = JSON.stringify(save(game, playthrough));
  const loaded = load(game, text);
  if (!loaded.ok) fail(loaded.issue.message);
  same(loaded.playthrough.state, end, 'the state of a loaded save');
  const back = pop(game, loaded.playthrough, moves.length);
  same(back.state, game.newGame(options), 'the state after undoing all');
  const forged = load(game, text.replace(digest(end), '00000000000000'));
  if (forged.ok || forged.issue.code !== 'digest-differs') fail('load does not notice another digest');
  const cut = load(game, text.replace(/"moves":\["[^"]*"/, '"moves":["no such move"'));
  if (moves.length > 0 && (cut.ok || cut.issue.code !== 'unreadable-move')) fail('load does not notice a broken move');
  const short = compact(game, playthrough);
  const expanded = load(game, JSON.stringify(short));
  if (!expanded.ok) fail(`a compact save: ${expanded.issue.message}`);
  same(save(game, expanded.playthrough), save(game, playthrough), 'the save of a loaded compact save');
  for (const kept of [JSON.parse(text), short])
    if (hasListInList(kept))
      fail('a save has a list in a list, which document stores refuse: give the option another form');
  const longer = load(game, { ...short, moves: `${short.moves}0` });
  if (longer.ok || longer.issue.code !== 'unreadable-move')
    fail('load does not notice a compact save that is too long');
}

export function checkManualChance<G extends AnyGame>(
  game: G,
  options: OptionsOf<G>,
  moves: readonly MoveOf<G>[],
): void {
  const drawn: ChanceEvent<MoveOf<G>>[] = [];
  const typed: ChanceEvent<MoveOf<G>>[] = [];
  const listen = (into: ChanceEvent<MoveOf<G>>[]) => (event: BaseEvent) => {
    if (isChance<MoveOf<G>>(event)) into.push(event);
  };
  const sampled = game.fast.clone(game.newGame(options, listen(drawn)));
  const manual = game.fast.clone(game.newGame({ ...options, chance: 'manual' }, listen(typed)));
  const answer = () => {
    while (game.activeSeats(manual)[0] === CHANCE) {
      const event = drawn[typed.length];
      if (event === undefined) fail('manual chance asks for more than sampled chance drew');
      const refusal = game.check(manual, event.move);
      if (refusal !== undefined)
        fail(`manual chance refuses ${JSON.stringify(event.move)}, which sampled chance drew: ${refusal.code}`);
      game.fast.play(manual, event.move as MoveOf<G>, listen(typed));
    }
    same(typed, drawn, 'the chance events');
    same({ ...manual, rng: null }, { ...sampled, rng: null, ply: manual.ply }, 'the state under manual chance');
  };
  answer();
  for (const move of moves) {
    game.fast.play(sampled, move, listen(drawn));
    game.fast.play(manual, move, listen(typed));
    answer();
  }
}
