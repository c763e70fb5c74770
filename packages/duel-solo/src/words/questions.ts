import { capital, count, fitting, verbFor } from '@wonders/core/words';
import { PLAYER_SEAT } from '../state/index.js';
import { becauseIn } from './because.js';
import { briefDeedOf, deedOf } from './deeds.js';
import type { Language } from './language.js';
import { reasons } from './reasons.js';
import { doing, isYou, whose, within } from './seats.js';

const because = /* @__PURE__ */ becauseIn(reasons);

/** Headlines in brief. */
export const briefly: Language['briefly'] = {
  'script-plays'({ move, because: why }, position) {
    const [whole = '', brief = ''] = [deedOf, briefDeedOf].map(
      (deed) => `SOLO ${verbFor(false, deed(move, position))}`,
    );
    return because(fitting(whole, brief), why, position);
  },
  'house-plays': ({ move, because: [why = null] }, position) =>
    because(capital(briefDeedOf(move, position)), why, position),
};

/** What the items of the lists ask. */
export const questions: Language['questions'] = {
  'altars-in-reach': () => 'Which cards of the Pantheon can SOLO pay for and use?',
  'best-lead-on-average': () => 'Which brings the best lead on average?',
  'cheapest-space': () => 'Which lies on the cheapest space?',
  'choice-needed': ({ seat }, position) => `Which gives a free choice of what ${doing(position, seat, 'need')} most?`,
  'choice-scarcest': ({ seat }, position) =>
    `Which gives a free choice of what ${doing(position, seat, 'have')} least of?`,
  'closes-pair': ({ seat }, position) => `Which completes a pair of symbols for ${within(position, seat)}?`,
  'discount-needed': ({ seat }, position) => `Which gives a discount on what ${doing(position, seat, 'need')} most?`,
  'discount-scarcest': ({ seat }, position) =>
    `Which gives a discount on what ${doing(position, seat, 'have')} least of?`,
  'does-something': () => 'Which does something for SOLO?',
  'few-coins': ({ coins }) => `Which token comes first while SOLO has at most ${count(coins, 'coin')}?`,
  'few-wonder-points': (_values, position) =>
    `Which token comes first while SOLO's wonders are worth no more points than ${isYou(position, PLAYER_SEAT) ? 'yours' : whose(position, PLAYER_SEAT)}?`,
  'few-wonders': ({ wonders }) => `Which token comes first with at most ${count(wonders, 'wonder')} constructed?`,
  'fewest-coins-paid': () => 'With which does SOLO pay the fewest coins?',
  'fewest-coins-to-pay': () => 'Which costs SOLO the fewest coins?',
  'first-constructed': () => 'Which was constructed first?',
  'first-from-side': ({ seat }, position) => `Which lies nearest to ${whose(position, seat)} side?`,
  'first-of-pantheon-scale': () => 'Which stands first on the Pantheon scale?',
  'first-of-scale': () => 'Which stands first on the scale?',
  'first-there': () => 'Which was there first?',
  'first-token': () => 'Which token is offered first?',
  'first-type': () => 'Which is of the type that SOLO wants most?',
  'gives-player-the-win': (_values, position) => `Which would give ${within(position, PLAYER_SEAT)} the win?`,
  green: () => 'Which is green?',
  'highest-in-strategic-scale': () => 'Which stands highest on the strategic scale?',
  'highest-offering': () => 'Which token gives the highest discount?',
  'highest-printed-cost': () => 'Which has the highest printed cost?',
  'highest-value': () => 'Which is worth most, in points, coins or shields?',
  'last-constructed': () => 'Which was constructed last?',
  'last-type': () => 'Which is of the type that SOLO wants least?',
  'least-discount-unused': () => 'Which wastes the least discount?',
  'lowest-cost': () => 'Which costs least?',
  'lowest-price': ({ seat }, position) => `Which costs ${within(position, seat)} least?`,
  'lowest-price-for-player': (_values, position) => `Which costs ${within(position, PLAYER_SEAT)} least?`,
  'lowest-printed-cost': () => 'Which has the lowest printed cost?',
  'lowest-row': () => 'Which lies nearest to the bottom?',
  'most-coins-given': () => 'Which gives the most coins?',
  'most-points': () => 'Which has the most printed points?',
  'most-promising': () => 'Which leads to the most promising position?',
  'move-keeps-from-losing': () => 'Which does not let the opponent win by supremacy?',
  'move-leads-to-win': () => 'Which leads to a win by supremacy?',
  'resource-needed-most': ({ seat }, position) =>
    `Which gives the resource that ${doing(position, seat, 'need')} most?`,
  'scarcest-resource': ({ seat }, position) =>
    `Which gives the resource that ${doing(position, seat, 'have')} least of?`,
  'starts-chain': () => 'Which can start a chain?',
  'structure-before-divinity': () => 'Which is a structure, and no divinity?',
  'structures-in-reach': () => 'Which structures can SOLO pay for?',
  'symbol-of-discarded-card': () => 'Which has the symbol of a discarded card?',
  'symbol-player-lacks': (_values, position) => `Which has a symbol that ${doing(position, PLAYER_SEAT, 'lack')}?`,
  'symbol-solo-has': () => 'Which has a symbol that SOLO has?',
  'symbol-wins': () => 'Which has the last symbol that SOLO needs to win?',
  'tokens-of-direction': () => "Which token comes first in SOLO's direction?",
  'uncovers-fewest': () => 'Which uncovers the fewest cards?',
  'uncovers-token-unwanted': () => 'Which uncovers a token, which SOLO does not want?',
  'uncovers-token-wanted': () => 'Which uncovers a token, which SOLO wants?',
  wins: () => 'Which wins the game?',
  'wins-at-once': () => 'Which wins the game at once?',
  'wonders-in-reach': () => 'Which wonders can SOLO construct?',
};
