import type { Seat } from '@wonders/core';
import { count, listed } from '@wonders/core/words';
import type { DiscId } from '../components/discs.js';
import type { WonderId } from '../components/wonders.js';
import type { Prompts } from '../prompts.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { nameOf, SPACE_NAMES, wonderName } from './names.js';
import { offerOf, who, within } from './seats.js';

/** What a building card is drawn for. */
const DRAWN_FOR: Readonly<Record<Prompts['card']['reason'], string>> = {
  setup: 'for the first hand',
  'action-card': 'for an action card',
  pass: 'for the pass',
  'turn-end': 'at the end of the turn',
};

/** What a disc needs: `4 cranes needed for the Mausoleum`. */
const needed = (disc: DiscId, wonder: WonderId): string => `${nameOf(disc)} needed for ${wonderName(wonder)}`;

/** Action cards that can be played first: ` (3 action cards in hand)`. */
const inHand = (cards: number): string => (cards === 0 ? '' : ` (${count(cards, 'action card')} in hand)`);

/** A question to a seat: `Your turn: …`, `Red: …`. */
function asking(position: Position, seat: Seat, what: string): string {
  const { isYou, start } = who(position, seat);
  return `${isYou ? 'Your turn' : start}: ${what}`;
}

/** A seat as the subject of a question: `do you draw`, `does Red draw`. */
function doing(position: Position, seat: Seat, verb: string): string {
  const { isYou, within } = who(position, seat);
  return `${isYou ? 'do' : 'does'} ${within} ${verb}`;
}

/** What is asked, in a sentence with the one who is asked. */
export const prompts: Language['prompts'] = {
  turn: ({ actionCards }, position, seat) => asking(position, seat, `pass, or build for a disc${inHand(actionCards)}`),
  offer({ builder, wonder, disc, cards, actionCards }, position, seat) {
    const to = who(position, builder).within;
    const task = cards ? `offer cards to ${to}, or nothing` : `offer ${to} nothing, because no card can be offered`;
    return asking(position, seat, `${task}: ${needed(disc, wonder)}${inHand(actionCards)}`);
  },
  select({ wonder, disc, offers, alone, actionCards }, position, seat) {
    const [only, ...more] = offers;
    const from =
      only === undefined || more.length === 0
        ? offers.map((each) => offerOf(position, each))
        : [`offers from ${listed(offers.map((each) => within(position, each)))}`];
    const accept = from.map((each) => `accept ${each}`);
    const deeds = [...accept, ...(alone ? ['complete the build alone'] : []), 'abandon the build'];
    return asking(position, seat, `${listed(deeds, 'or')}: ${needed(disc, wonder)}${inHand(actionCards)}`);
  },
  triple: ({ points, tripled }, position, seat) =>
    tripled === null
      ? asking(position, seat, `take ${count(points, 'point')} for the offer that was turned down`)
      : asking(
          position,
          seat,
          `play a Triple bonus for the offer that was turned down, ${count(tripled, 'point')} instead of ${points}, or none`,
        ),
  double: ({ can }, position, seat) =>
    asking(position, seat, `end the turn${can ? ', or play a Double turn and have another one' : ''}`),

  disc: ({ wonder, space, discs }) =>
    `Which ${discs === 1 ? 'disc, the last one,' : `of the ${discs} discs`} lies on the ${SPACE_NAMES[space]} space of ${wonderName(wonder)}?`,
  card: ({ seat, reason, left }, position) =>
    `Which building card ${doing(position, seat, 'draw')} ${DRAWN_FOR[reason]}? ${left === 1 ? 'One is' : `${left} are`} due`,
  start: ({ seats }) => `Which of the ${seats} seats starts?`,
  action: ({ seat, wonder }, position) =>
    `Which action card ${doing(position, seat, 'take')} for ${wonderName(wonder)}?`,
  'name-action': ({ seat, answer }, position) =>
    `Which unknown action card ${doing(position, seat, 'show')}? (answer ${answer})`,
};
