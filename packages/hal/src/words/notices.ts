import { count, inBrief, listed, verbFor } from '@wonders/core/words';
import type { CardEnding } from '../reasons/hal-turn.js';
import { ENDINGS, isSolo, PLAYER_SEAT, type Position } from '../state/index.js';
import { endings } from './endings.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { seated } from './seats.js';

/** Cards that end the game, with the reason of each: `red 1 or red 2: Hal lacks the resources for his floor`. */
function endingWords(position: Position, found: readonly CardEnding[]): readonly string[] {
  return ENDINGS.flatMap((ending) => {
    const cards = found.filter((each) => each.ending === ending).map(({ card }) => nameOf(card));
    return cards.length === 0 ? [] : [`with ${listed(cards, 'or')} ${endings[ending](position)}`];
  });
}

/** What is about to end, as sentences. */
export const notices: Language['notices'] = {
  'last-tile': ({ tiles }) =>
    tiles === 0
      ? 'The tile supply is empty: the game ends with this round'
      : 'One tile is left: the game ends with this round',
  'rounds-left': ({ rounds }) =>
    inBrief(
      `The tile supply lasts for ${rounds} more rounds at most, for Hal draws a tile in each`,
      `The tile supply lasts for ${rounds} more rounds at most`,
    ),
  'human-placed': (_, position) =>
    inBrief(
      `All ${seated(position, PLAYER_SEAT).whose} resources stand on buildings: the game ends with this round, even if some come back`,
      `All ${seated(position, PLAYER_SEAT).whose} resources are placed: this round is the last`,
    ),
  'human-low'({ resources }, position) {
    const left = seated(position, PLAYER_SEAT).does('have', `${count(resources, 'resource')} left`);
    return inBrief(
      `${left}: the game ends with the round in which all stand on buildings`,
      `${left}: without any, the game ends`,
    );
  },
  'hal-last': ({ sure }, position) =>
    inBrief(
      `Hal has one resource left: the game ends with this round${sure ? '' : `, unless ${seated(position, PLAYER_SEAT).doing('cover', 'a building of his')}`}`,
      `Hal has one resource left: this round ${sure ? 'is' : 'may be'} the last`,
    ),
  'hal-low': ({ resources }) =>
    inBrief(
      `Hal has ${count(resources, 'resource')} left: a floor can take all of them, or more than he has, and end the game`,
      `Hal has ${count(resources, 'resource')} left: a floor can end the game`,
    ),
  'hal-ends': ({ card, ending }, position) =>
    inBrief(
      `The game ends with Hal's turn${ending === null ? ', whichever card he uses' : ` with ${nameOf(card)}: ${endings[ending](position)}`}`,
      `The game ends with Hal's turn with ${nameOf(card)}`,
    ),
  'hal-may-end'({ card, keeping, drawn }, position) {
    const own = keeping === null ? [] : [`with ${nameOf(card)}, if he keeps to it, ${endings[keeping](position)}`];
    return inBrief(
      `The game may end with Hal's turn: ${[...own, ...endingWords(position, drawn)].join('; or ')}`,
      "The game may end with Hal's turn",
    );
  },
  'round-ends': ({ ending }, position) =>
    inBrief(`The game ends with this round: ${endings[ending](position)}`, 'The game ends with this round'),
  'supply-low': ({ tiles }) =>
    inBrief(
      `${count(tiles, 'tile')} ${verbFor(tiles !== 1, 'are')} left: when the supply runs out, tiles can be returned for a point each`,
      `${count(tiles, 'tile')} ${verbFor(tiles !== 1, 'are')} left in this supply`,
    ),
  'last-supply': ({ tiles }) =>
    inBrief(
      `The last supply has ${count(tiles, 'tile')}: the game ends with the round in which it runs out`,
      `The last supply has ${count(tiles, 'tile')}, and ends the game`,
    ),
  'supply-returned': () =>
    inBrief(
      'The tiles that are returned make the last supply: without any the game ends with this round',
      'If no tile is returned, the game ends with this round',
    ),
  'last-round': () =>
    inBrief(
      'The last tile supply has run out: the game ends with this round',
      'The tiles have run out: the game ends with this round',
    ),
  'were-placed': () =>
    inBrief(
      'All resources of a player stood on buildings: the game ends with this round, although some have come back',
      'All resources of a player stood placed: the last round',
    ),
  'all-placed': ({ seat }, position) =>
    inBrief(
      `All ${seated(position, seat).whose} resources stand on buildings: the game ends with this round, even if some come back`,
      `${seated(position, seat).does('have', 'placed all resources')}: this round is the last`,
    ),
  'few-left'({ seat, resources }, position) {
    const left = seated(position, seat).does('have', `${count(resources, 'resource')} left`);
    return inBrief(
      `${left}: the game ends with the round in which all stand on buildings`,
      `${left}: without any, the game ends`,
    );
  },
  tie: (_, position) => (isSolo(position) ? 'Equal totals are a draw' : 'Equal totals share the victory'),
};
