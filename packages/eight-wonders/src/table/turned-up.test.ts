import { expect, test } from 'vitest';
import { eightWonders } from '../game/index.js';
import { turnedUp } from './turned-up.js';

test('EIGHT-62: revealed offers are turned up one by one, from the seat after the active one on', () => {
  const game = eightWonders;
  for (const seed of ['monday', 'tuesday', 'friday']) {
    let state = game.newGame({ seed, players: 4 });
    let revealed = 0;
    while (game.activeSeats(state).length > 0) {
      const [seat = 0] = game.activeSeats(state);
      const before = game.view(state, 0);
      const move = game.botMove(state, seat);
      const { state: next, events } = game.transition(state, move, seat);
      const shown = turnedUp(
        before,
        events.map((event) => game.viewEvent(event, 0)),
      );
      const reveal = events.find((event) => event.kind === 'offers-revealed');
      if (reveal === undefined) expect(shown).toEqual([]);
      else {
        revealed++;
        const offering = reveal.offers.flatMap((offer, each) => (offer === null ? [] : [each]));
        expect(shown).toHaveLength(offering.length);
        for (const [i, { view, event }] of shown.entries()) {
          // One more is open, and the event tells of that one.
          const hidden = view.offers.filter((offer) => offer === 'hidden').length;
          expect(hidden).toBe(offering.length - 1 - i);
          const told = event.kind === 'offers-revealed' ? event.offers : [];
          const alone = told.flatMap((offer, each) => (offer === null ? [] : [each]));
          expect(alone).toHaveLength(1);
          const [turned = -1] = alone;
          expect(view.offers[turned]).toEqual(reveal.offers[turned]);
          expect(shown[i - 1]?.view.offers[turned] ?? 'hidden').toBe('hidden');
        }
        expect(shown.at(-1)?.view.offers).toEqual(reveal.offers);
        const first = (before.active + 1) % before.options.players;
        if (offering.includes(first)) expect(shown[0]?.view.offers[first]).not.toBe('hidden');
      }
      state = next;
    }
    expect(revealed).toBeGreaterThan(5);
  }
});
