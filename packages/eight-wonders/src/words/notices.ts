import { count, inBrief, listed, plural, verbFor } from '@wonders/core/words';
import { noDiscTaken, whyEnded } from './endings.js';
import type { Language } from './language.js';
import { nameOf, SPACE_NAMES, wonderName } from './names.js';
import { does, who } from './seats.js';

/** What is about to end, in a sentence. */
export const notices: Language['notices'] = {
  'last-of-type'({ type, disc, wonder, space, above, building }) {
    const others = `no other disc shows ${plural(nameOf(type))}`;
    if (building)
      return inBrief(
        `The game ends at once if this build succeeds: ${others}`,
        'The game ends at once if this build succeeds',
      );
    const first = above === 0 ? '' : `, below ${count(above, 'other disc')},`;
    return inBrief(
      `The game ends when the disc of ${nameOf(disc)} on the ${SPACE_NAMES[space]} space of ${wonderName(wonder)}${first} is taken: ${others}`,
      `The game ends when the last disc with ${plural(nameOf(type))} is taken`,
    );
  },
  'type-gone': ({ type, wonder }) =>
    inBrief(
      `The game ends after the scoring of ${wonderName(wonder)}: no disc shows ${plural(nameOf(type))} any more`,
      `The game ends: no disc shows ${plural(nameOf(type))} any more`,
    ),
  'last-disc'({ wonders, first, second, others }) {
    const each = wonders.length === 1 ? '' : 'each of ';
    return inBrief(
      `One disc is left on ${each}${listed(wonders.map(wonderName))}: the next wonder that is finished brings ${first} points for the most parts, ${second} for the second most, ${others} for others`,
      `${count(wonders.length, 'wonder')} with one disc left: ${first}, ${second} or ${others} points`,
    );
  },
  stall({ turns, now }, position) {
    if (turns === 0)
      return inBrief(`The game ends with this turn: ${noDiscTaken(position)}`, 'The game ends with this turn');
    if (turns === 1) return `The game ends if ${now ? 'this' : 'the next'} turn brings no disc`;
    const next = now && turns === 2 ? 'the next' : `the next ${now ? turns - 1 : turns}`;
    const which = now ? `this turn and ${next}` : next;
    return `The game ends if ${which} bring no disc`;
  },
  tie: () =>
    inBrief(
      'Most points win, and seats with equal points share the victory',
      'Seats with equal points share the victory',
    ),
  ended: (_, position) =>
    inBrief(
      `The game has ended: ${whyEnded(position)}; only the final scoring is left`,
      'The game has ended: only the final scoring is left',
    ),
  'draw-pile'({ cards, discard }) {
    const left = cards === 0 ? 'The draw pile is empty' : `The draw pile has only ${count(cards, 'card')} left`;
    const then = cards === 0 ? 'for the next draw' : `once ${cards === 1 ? 'it is' : 'they are'} drawn,`;
    return discard === 0
      ? inBrief(
          `${left}, and the discard pile has none: what cannot be drawn is skipped`,
          `${left}, the discard pile none`,
        )
      : inBrief(`${left}: ${then} the discard pile of ${count(discard, 'card')} is shuffled`, left);
  },
  parts({ seat, parts }, position) {
    const brief = does(position, seat, 'have', `${parts === 0 ? 'no parts' : `only ${count(parts, 'part')}`} left`);
    return inBrief(
      `${brief} and ${verbFor(who(position, seat).isYou, 'place')} ${parts === 0 ? 'none' : 'no more'}, until a wonder gives some back`,
      brief,
    );
  },
};
