import { describe, expect, test } from 'vitest';
import { few } from '../../../../.ci/runs.js';
import { acting, build, edit, halActing, scene } from '../../test/scene.js';
import { applyMove, botMove, type Draft, encodeMove, explainBotMove, hal, newGame, outcome } from '../index.js';
import { describeExplanation } from '../words/index.js';

const human = (draft: Draft) => draft.players[0] as Draft['players'][number];

describe('the house bot', () => {
  test('takes a victory that the next move brings', () => {
    // With his last resource on the table the human ends the game; he leads.
    const state = edit(acting(['e', 'd'], 'yellow-1'), (draft) => {
      human(draft).resources = 1;
      human(draft).supply = 0;
      human(draft).points = 40;
      build(draft, { x: 9, y: 9, tiles: ['red-4'], owner: 0 });
    });
    expect(encodeMove(botMove(state))).toMatch(/^urbanize/);
  });

  test('gives Hal the card that helps him least', () => {
    const state = edit(scene(['a', 'yellow-1', 'blue-2']), (draft) => {
      // Token A stands beside a tower: Hal would gain ten points.
      build(draft, { x: -1, y: -1, tiles: Array.from({ length: 10 }, (_, i) => `red-${i + 4}` as never), owner: null });
    });
    expect(encodeMove(botMove(state))).not.toBe('give a');
  });

  test('explains itself by the rating of every move', () => {
    const state = scene(['a', 'yellow-1', 'blue-2']);
    const explanation = explainBotMove(state);
    const { steps } = describeExplanation(state, explanation);
    expect(explanation.steps[0]).toMatchObject({ rule: '', label: { key: 'best-lead' } });
    expect(steps[0]).toMatchObject({ rule: '', label: 'the best lead that may be expected' });
    expect(steps[0]?.candidates).toHaveLength(3);
    expect(steps.at(-1)?.candidates.find(({ kept }) => kept)?.name).toBe(hal.describeMove(state, explanation.move));
  });

  test('says how many floors are around a token only where the next choice is as good', () => {
    const said = new Set<boolean>();
    for (let seed = 0; said.size < 2 && seed < 6; seed++) {
      let state = newGame({ seed: `tied ${seed}` });
      while (outcome(state) === undefined) {
        if (state.pending.at(-1)?.kind === 'move-token') {
          const choice = explainBotMove(state).reasons.find(({ key }) => key === 'choice');
          if (choice?.key !== 'choice') throw new Error('no choice');
          const { lead, next, floors } = choice.values;
          expect(floors !== null).toBe(next !== null && next.lead.total === lead.total);
          said.add(floors !== null);
        }
        state = applyMove(state, botMove(state));
      }
    }
    expect(said.size).toBe(2);
  });

  test('says what each move leads to, in points', () => {
    const state = acting(['red-1', 'b'], 'yellow-3');
    const explanation = explainBotMove(state);
    const { headline, steps } = describeExplanation(state, explanation);
    expect(headline).toMatch(
      /: then you should be \d+(\.\d)? points? (ahead|behind): .* in hand.*; \d+(\.\d)? points? better than the next choice, /,
    );
    expect(headline.startsWith(hal.describeMove(state, explanation.move))).toBe(true);
    for (const { note } of steps[0]?.candidates ?? [])
      expect(note).toMatch(/^(\d+(\.\d)? points? (ahead|behind)|level)/);
  });

  test('HAL-45: Hal’s seat is Hal’s, not the house bot’s', () => {
    expect(botMove(halActing('f'))).toEqual({ kind: 'hal-turn' });
  });

  test('wins most of its games against the normal Hal', () => {
    const games = few(20, 3);
    let won = 0;
    for (let i = 0; i < games; i++) {
      const draft = hal.fast.clone(newGame({ seed: `house ${i}` }));
      for (let [seat] = hal.activeSeats(draft); seat !== undefined; [seat] = hal.activeSeats(draft))
        hal.fast.play(draft, botMove(draft, seat));
      if (outcome(draft)?.ranks[1] === 2) won++;
    }
    expect(won).toBeGreaterThan(0.6 * games);
  });

  test('plays games of two to five to their end', () => {
    for (const players of [2, 3, 4, 5]) {
      const draft = hal.fast.clone(newGame({ mode: 'versus', players, seed: 'house' }));
      let moves = 0;
      for (let [seat] = hal.activeSeats(draft); seat !== undefined; [seat] = hal.activeSeats(draft)) {
        hal.fast.play(draft, botMove(draft, seat));
        expect(++moves).toBeLessThan(1000);
      }
      expect(draft.ending).not.toBeNull();
    }
  });
});
