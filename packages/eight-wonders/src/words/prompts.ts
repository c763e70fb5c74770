import { count, listed } from '@wonders/core/words';
import type { DiscId } from '../components/discs.js';
import type { WonderId } from '../components/wonders.js';
import type { Prompts } from '../prompts.js';
import type { Language } from './language.js';
import { nameOf, SPACE_NAMES, wonderName } from './names.js';
import { seatName } from './seats.js';

/** What a building card is drawn for. */
const DRAWN_FOR: Readonly<Record<Prompts['card']['reason'], string>> = {
  setup: 'for its first hand',
  'action-card': 'for an action card',
  pass: 'for the pass',
  'turn-end': 'at the end of the turn',
};

/** What a disc needs: `4 cranes needed for the Mausoleum`. */
const needed = (disc: DiscId, wonder: WonderId): string => `${nameOf(disc)} needed for ${wonderName(wonder)}`;

/** Action cards that can be played first: ` (3 action cards in hand)`. */
const inHand = (cards: number): string => (cards === 0 ? '' : ` (${count(cards, 'action card')} in hand)`);

/** What is asked, in a sentence with the one who is asked. */
export const prompts: Language['prompts'] = {
  turn: ({ actionCards }, position, seat) =>
    `${seatName(position, seat)}: pass, or build for a disc${inHand(actionCards)}`,
  offer({ builder, wonder, disc, cards, actionCards }, position, seat) {
    const to = seatName(position, builder);
    const task = cards ? `offer cards to ${to}, or nothing` : `offer ${to} nothing, because no card can be offered`;
    return `${seatName(position, seat)}: ${task}: ${needed(disc, wonder)}${inHand(actionCards)}`;
  },
  select({ wonder, disc, offers, alone, actionCards }, position, seat) {
    const from = offers.map((each) => seatName(position, each));
    const accept =
      offers.length === 0 ? [] : [`accept ${offers.length === 1 ? 'the offer' : 'offers'} of ${listed(from)}`];
    const deeds = [...accept, ...(alone ? ['complete the build alone'] : []), 'abandon the build'];
    return `${seatName(position, seat)}: ${listed(deeds, 'or')}: ${needed(disc, wonder)}${inHand(actionCards)}`;
  },
  triple: ({ points, tripled }, position, seat) =>
    tripled === null
      ? `${seatName(position, seat)}: take ${count(points, 'point')} for the offer that was turned down`
      : `${seatName(position, seat)}: play a Triple bonus for the offer that was turned down, ${count(tripled, 'point')} instead of ${points}, or none`,
  double: ({ can }, position, seat) =>
    `${seatName(position, seat)}: end the turn${can ? ', or play a Double turn and have another one' : ''}`,

  disc: ({ wonder, space, discs }) =>
    `Which ${discs === 1 ? 'disc, the last one,' : `of the ${discs} discs`} lies on the ${SPACE_NAMES[space]} space of ${wonderName(wonder)}?`,
  card: ({ seat, reason, left }, position) =>
    `Which building card does ${seatName(position, seat)} draw ${DRAWN_FOR[reason]}? ${left === 1 ? 'One is' : `${left} are`} due`,
  start: ({ seats }) => `Which of the ${seats} seats starts?`,
  action: ({ seat, wonder }, position) =>
    `Which action card does ${seatName(position, seat)} take for ${wonderName(wonder)}?`,
  'name-action': ({ seat, answer }, position) =>
    `Which unknown action card does ${seatName(position, seat)} show? (answer ${answer})`,
};
