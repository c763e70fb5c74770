import { count, listed, plural } from '@wonders/core/words';
import { noDiscTaken, whyEnded } from './endings.js';
import type { Language } from './language.js';
import { nameOf, SPACE_NAMES, wonderName } from './names.js';
import { seatName } from './seats.js';

/** What is about to end, in a sentence. */
export const notices: Language['notices'] = {
  'last-of-type'({ type, disc, wonder, space, above, building }) {
    const others = `no other disc shows ${plural(nameOf(type))}`;
    if (building) return `The game ends at once if this build succeeds: ${others}`;
    const first = above === 0 ? '' : `, below ${count(above, 'other disc')},`;
    return `The game ends when the disc of ${nameOf(disc)} on the ${SPACE_NAMES[space]} space of ${wonderName(wonder)}${first} is taken: ${others}`;
  },
  'type-gone': ({ type, wonder }) =>
    `The game ends after the scoring of ${wonderName(wonder)}: no disc shows ${plural(nameOf(type))} any more`,
  'last-disc'({ wonders, first, second, others }) {
    const each = wonders.length === 1 ? '' : 'each of ';
    return `One disc is left on ${each}${listed(wonders.map(wonderName))}: the next wonder that is finished brings ${first} points for the most parts, ${second} for the second most, ${others} for others`;
  },
  stall({ turns, now }, position) {
    if (turns === 0) return `The game ends with this turn: ${noDiscTaken(position)}`;
    if (turns === 1) return `The game ends if ${now ? 'this' : 'the next'} turn brings no disc`;
    const next = now && turns === 2 ? 'the next' : `the next ${now ? turns - 1 : turns}`;
    return `The game ends if ${now ? `this turn and ${next}` : next} bring no disc`;
  },
  tie: () => 'Most points win, and seats with equal points share the victory',
  ended: (_, position) => `The game has ended: ${whyEnded(position)}; only the final scoring is left`,
  'draw-pile'({ cards, discard }) {
    const left = cards === 0 ? 'The draw pile is empty' : `The draw pile has only ${count(cards, 'card')} left`;
    const then = cards === 0 ? 'for the next draw' : `once ${cards === 1 ? 'it is' : 'they are'} drawn,`;
    return discard === 0
      ? `${left}, and the discard pile has none: what cannot be drawn is skipped`
      : `${left}: ${then} the discard pile of ${count(discard, 'card')} is shuffled`;
  },
  parts: ({ seat, parts }, position) =>
    parts === 0
      ? `${seatName(position, seat)} has no parts left and places none, until a wonder gives some back`
      : `${seatName(position, seat)} has only ${count(parts, 'part')} left and places no more, until a wonder gives some back`,
};
