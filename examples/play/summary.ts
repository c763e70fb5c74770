import { type AnyGame, CHANCE, type Outcome, type StateOf } from '@wonders/core';
import { capital, listed } from '@wonders/core/words';
import colors from 'picocolors';
import type { Playable } from './games.js';
import { advance, type Happening } from './happenings.js';
import { showGame } from './show.js';
import { seatIn, sentence, tellScores, tellTitle } from './story.js';
import { wrap } from './text.js';

type Options = Readonly<Record<string, unknown>>;
type Print = (line: string) => void;

/** Sums up one game per package: the final table, the scores, the highlights, and what to run next. */
export function showSummaries(all: readonly Playable[], options: Options, print: Print): void {
  for (const [i, playable] of all.entries()) {
    if (i > 0) print('');
    showSummary(playable, options, print);
  }
}

function showSummary(playable: Playable, options: Options, print: Print): void {
  const { game, drawText } = playable;
  const { record, state } = showGame(playable, options);
  const happenings: Happening[] = [];
  let before: StateOf<AnyGame> = game.newGame(record.options);
  tellTitle(playable, options, before, { print });
  for (const move of record.moves) {
    const seat = seatIn(move) ?? game.activeSeats(before)[0] ?? CHANCE;
    const step = advance(game, before, move, seat);
    happenings.push(...step.happenings);
    before = step.state;
  }
  const player = game.seats(state).findIndex(({ role }) => role === 'player');
  if (drawText !== undefined) {
    const board = drawText(game.view(state, player), { colour: colors.isColorSupported });
    for (const line of board.split('\n')) if (line.trim() !== '') print(line);
  }
  tellScores(playable, state, { print });
  const outcome = game.outcome(state);
  const special = [
    ...(outcome === undefined ? [] : decisive(playable, state, outcome)),
    ...rarest(happenings).flatMap((happening) => sentence(game, happening, 'everyone', playable.describeEvent)),
  ];
  for (const each of special) print(`  · ${wrap(capital(each), 4)}`);
  const command = (rest: string, what: string) => print(`  npm start -- ${`${game.id}${rest}`.padEnd(30)}${what}`);
  command('', `all ${record.moves.length} moves, one by one`);
  command(' --interactive', 'play it yourself');
  command(' --help', 'options, levels, saves');
}

/** The two categories in which the winner gained most on the runner-up, by the lines of the score sheet. */
function decisive({ describeScores }: Playable, state: StateOf<AnyGame>, outcome: Outcome): readonly string[] {
  const [winner] = outcome.winners;
  const [next] = outcome.scores.filter(({ seat }) => !outcome.winners.includes(seat)).sort((a, b) => b.total - a.total);
  if (describeScores === undefined || winner === undefined || next === undefined) return [];
  const gains = describeScores(outcome, state)
    .lines.filter(({ category }) => category in next.categories)
    .map(({ name, points }) => ({ name, by: (points[winner] ?? 0) - (points[next.seat] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .slice(0, 2);
  return gains.length === 0 ? [] : [`Most was gained in ${listed(gains.map(({ name, by }) => `${name} (+${by})`))}`];
}

/** The last event of each of the two rarest kinds. Draws do not count. */
function rarest(happenings: readonly Happening[]): readonly Happening[] {
  const last = happenings.at(-1)?.event.kind;
  const kinds = new Map<string, Happening[]>();
  for (const each of happenings) {
    const { kind } = each.event;
    if (kind !== 'chance' && kind !== last) kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds.values()]
    .sort((a, b) => a.length - b.length)
    .slice(0, 2)
    .flatMap((found) => found.slice(-1));
}
