import { expect, test } from 'vitest';
import { few, runs } from '../../../.ci/runs.js';
import { figures, previewed } from '../../core/src/testing/laws/previews.js';
import { architectsSolo as game, type State } from '../src/index.js';
import { outcome } from '../src/scoring/index.js';
import { isAges } from '../src/state/index.js';
import { shieldsOf } from '../src/table/area.js';
import { english } from '../src/words/index.js';
import { variants } from './variants.js';

const GAMES = few(runs(1 / 20).games);

const area = (state: State, seat: number): State['areas'][number] => state.areas[seat] as State['areas'][number];
const cards = (state: State, seat: number): number => area(state, seat).cards.reduce((all, n) => all + n, 0);
const points = (state: State, seat: number): number => outcome(state).scores[seat]?.order[0] ?? 0;

test.each(variants.map((options) => [JSON.stringify(options), options] as const))(
  'ARCH-21, ARCH-45, ARCH-47: %s: previews say what then happens',
  (_, options) => {
    for (const { state, seat, move, line } of previewed(game, english.ahead, options, GAMES)) {
      const after = () => game.applyMove({ ...state, rng: null }, move);
      if (move.kind === 'science') {
        const then = after();
        const spent = cards(state, seat) - cards(then, seat);
        expect(line).toContain(spent === 0 ? 'count for no further token' : `${spent} cards are discarded`);
        const open = then.tokenSlots.flatMap((token) => (token === null ? [] : [english.name(token)]));
        for (const name of open) expect(line).toContain(name);
        expect(/top of the stack/.test(line)).toBe(
          game.legalMoves(then).some((each) => each.kind === 'take-token' && each.slot === 'stack'),
        );
      }
      if (move.kind === 'take-token' && move.slot !== 'stack') {
        const then = after();
        const [had, has] = [shieldsOf(area(state, seat)), shieldsOf(area(then, seat))];
        const said = [
          area(then, seat).tokens.length,
          points(then, seat) - points(state, seat),
          ...(had === has ? [] : [has]),
        ];
        expect(figures(line.replace(/^Seat \d+/, '')).slice(0, said.length), line).toEqual(said);
      }
      if (move.kind === 'select' && move.use === 'discard') {
        const coins = game.transition(state, move).events.find((event) => event.kind === 'coins');
        if (coins?.kind === 'coins') expect(figures(line)[0], line).toBe(area(state, seat).coins + coins.by);
      }
      if (/of the \d+ cards of the central deck/.test(line)) {
        const then = after();
        // In three Ages the cards of this deck come from a pool that other decks share. A card that was looked at is not asked for.
        if (!isAges(state) && then.pending.at(-1)?.kind === 'blind')
          expect(figures(line)[0], line).toBeGreaterThanOrEqual(game.legalMoves(then).length);
      }
    }
  },
);
