import { expect, test } from 'vitest';
import { DEEP, few, runs } from '../../../.ci/runs.js';
import { figures, previewed } from '../../core/src/testing/laws/previews.js';
import { NO_CARDS, total } from '../src/components/cards.js';
import { WONDERS } from '../src/components/wonders.js';
import { eightWonders as game, type Move, type State } from '../src/index.js';
import { entry } from '../src/state/index.js';
import { handSize } from '../src/table/hands.js';
import { partsLeft } from '../src/table/parts.js';
import { english } from '../src/words/index.js';
import { corners, variants } from './variants.js';

const GAMES = few(runs(1 / 150).games);

/** All at the gates; in `npm test` one in twelve, since every offer is played to its end. */
const PLAYED = [...variants, ...corners].filter((_, i) => DEEP || i % 12 === 0);

type Kind<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

const partsOf = (state: State, wonder: number): number => entry(state.parts, wonder).reduce((all, n) => all + n, 0);

/** The offers of the seats that have yet to commit: nothing. */
function allOthersPass(from: State): State {
  let state = from;
  while (state.phase === 'offer') {
    const [seat = 0] = game.activeSeats(state);
    state = game.applyMove(state, { kind: 'offer', seat, cards: NO_CARDS, trade: false });
  }
  return state;
}

function checkBuild(line: string, state: State, move: Kind<'build'>): void {
  const wonder = WONDERS.indexOf(move.wonder);
  const there = entry(entry(state.parts, wonder), move.seat);
  expect(line).toContain(`has ${there} part`);
  const select = allOthersPass(game.applyMove(state, move));
  const alone = game
    .legalMoves(select)
    .find((each): each is Kind<'complete'> => each.kind === 'complete' && total(each.jokers) === 0);
  const all = / holds (?:the card|all (\d+) cards) /.exec(line);
  expect(all !== null, line).toBe(alone !== undefined);
  if (all === null || alone === undefined) return;
  const needed = Number(all[1] ?? 1);
  const done = game.applyMove({ ...select, rng: null }, alone);
  // At the end of the game all parts go back.
  if (done.phase === 'over') return;
  if (/finishes/.test(line)) expect(done.spaces.slice(wonder * 3, wonder * 3 + 3)).toEqual([null, null, null]);
  else if (partsLeft(state, move.seat) >= needed) expect(partsOf(done, wonder) - partsOf(state, wonder)).toBe(needed);
}

function checkOffer(line: string, state: State, move: Kind<'offer'>): void {
  const scored = (then: State) => entry(then.scores, move.seat).rejected - entry(state.scores, move.seat).rejected;
  const select = allOthersPass(game.applyMove(state, move));
  let refused = game.applyMove(select, { kind: 'abandon', seat: state.active });
  while (refused.phase === 'triple') refused = game.applyMove(refused, entry(game.legalMoves(refused), 0));
  if (state.offers.every((offer, seat) => seat === move.seat || offer === null || total(offer as never) >= 0))
    expect(/scores (\d+) point/.exec(line)?.[1] ?? '0', line).toBe(String(scored(refused)));
  const taken = game
    .legalMoves(select)
    .find(
      (each): each is Kind<'complete'> =>
        each.kind === 'complete' && each.accept.length === 1 && each.accept[0] === move.seat,
    );
  if (taken === undefined) return;
  const done = game.applyMove({ ...select, rng: null }, taken);
  expect(entry(done.discs, move.seat).length > entry(state.discs, move.seat).length, line).toBe(
    /takes the disc/.test(line),
  );
  const spent = handSize(state, move.seat) - handSize(done, move.seat);
  const wonder = Math.floor((state.site ?? 0) / 3);
  const placed = partsLeft(state, move.seat) - partsLeft(done, move.seat);
  if (done.site === null || done.pending.at(-1)?.kind !== 'action') {
    const said = /spends (.*?) and (takes|places)/.exec(line)?.[1] ?? '';
    if (done.pending.at(-1)?.kind !== 'card')
      expect(
        figures(said).reduce((all, n) => all + n, 0),
        line,
      ).toBe(spent);
    if (partsOf(done, wonder) > 0) expect(/places (\d+) part/.exec(line)?.[1] ?? '0', line).toBe(String(placed));
  }
}

test.each(PLAYED)('EIGHT-40, EIGHT-76, EIGHT-80: $name: previews say what then happens', ({ options }) => {
  for (const { state, seat, move, line } of previewed(game, english.ahead, options, GAMES)) {
    if (move.kind === 'build') checkBuild(line, state, move);
    if (move.kind === 'offer') checkOffer(line, state, move);
    if (move.kind === 'abandon') {
      const turns = /a row/.test(line) ? (figures(line)[0] ?? 0) : 1;
      expect(turns, line).toBe(game.applyMove(state, move).idle);
    }
    const then = () => handSize(game.applyMove(state, move), seat);
    if (move.kind === 'pass' && / has \d+ then/.test(line)) expect(figures(line)[0], line).toBe(then());
    if (move.kind === 'card-draw' && /draws/.test(line)) expect(figures(line)[0]).toBe(then() - handSize(state, seat));
    if (move.kind === 'triple') {
      let after = game.applyMove({ ...state, rng: null }, move);
      while (after.phase === 'triple') after = game.applyMove(after, entry(game.legalMoves(after), 0));
      expect(figures(line)[0], line).toBe(entry(after.scores, seat).rejected - entry(state.scores, seat).rejected);
    }
  }
});
