import { count, listed, verbFor } from '@wonders/core/words';
import { type CardId, isLetter } from '../components/cards.js';
import { pieceName } from '../components/names.js';
import { TILES } from '../components/tiles.js';
import type { HalExchange, HalTurn } from '../opponent/forecast.js';
import { own, PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/position.js';
import { keptBonus } from '../table/tableau.js';
import { bonusWords } from './cards.js';
import { placeName, points, seated } from './names.js';

/** Which of several things, as many as one can keep in mind: `red 1, red 2 or one of 7 others`. */
function anyOf(cards: readonly CardId[]): string {
  const [shown, others] = cards.length > 5 ? [cards.slice(0, 4), cards.length - 4] : [cards, 0];
  const names = shown.map(pieceName);
  return listed(others > 0 ? [...names, `one of ${others} others`] : names, 'or');
}

/** HAL-47, HAL-48 */
function urbanizing(position: Position, { card, points: gained }: HalTurn): string[] {
  const cell = isLetter(card) ? position.tokens[card] : null;
  const where = cell === null ? '' : `, ${placeName(position, cell)}`;
  const letter = pieceName(card);
  return [
    `With ${letter} Hal urbanizes where token ${letter} stands${where}, and gains ${points(gained)} for the floors around it (HAL-47)`,
    `${seated(position, PLAYER_SEAT).does('move', `token ${letter} for him`)} (HAL-48)`,
  ];
}

/** HAL-54, HAL-55: what the card drawn for an expert Hal would have to be. */
function exchanging(card: CardId, gained: number, { buildings, unaffordable, better }: HalExchange): string[] {
  const drawn = `Before his tile a card is drawn for him, and he uses it in place of ${pieceName(card)}`;
  const more = `an urbanization card worth more than ${points(gained)}`;
  const which =
    better.length === 0 ? `${more}, of which there is none to be drawn` : `${more}, which ${anyOf(better)} would be`;
  const sentences = [
    buildings.length === 0
      ? `${drawn} if it is ${which} (HAL-54)`
      : `${drawn} if it is a building card, or ${which} (HAL-54)`,
  ];
  if (unaffordable.length > 0)
    sentences.push(
      `His resources have no say in this: drawn ${anyOf(unaffordable)}, he cannot afford the floor, and the game ends at once (HAL-55)`,
    );
  return sentences;
}

/** HAL-51, HAL-52: who takes resources back. */
function takingBack(position: Position, { back }: HalTurn): string[] {
  if (back === null) return [];
  const human = seated(position, PLAYER_SEAT);
  const resources = count(back.resources, 'resource');
  return back.seat === PLAYER_SEAT
    ? [
        `${human.does('take', `back ${resources} from the building`)} and ${verbFor(human.isYou, 'gain')} ${points(back.resources)} (HAL-51)`,
      ]
    : [`He takes back ${resources} from the building, which is his, and gains nothing for that (HAL-52)`];
}

/** HAL-49, HAL-61: that the card stays with him, and what it counts. */
function keeping(position: Position, { card, kept }: HalTurn): string[] {
  if (kept === null || isLetter(card)) return [];
  const bonus = keptBonus(position.options, card);
  const name = pieceName(card);
  if (bonus.kind !== 'on-action') {
    const counts = bonus.kind === 'flat' ? '' : `, which is ${points(kept)} as the table stands`;
    return [`He keeps ${name}, which counts ${bonusWords(bonus)} for him at the end${counts} (HAL-61)`];
  }
  const added = kept > 0 ? `, but adds ${points(kept)} to the cards that he has kept (HAL-62)` : ' (HAL-49)';
  return [`He keeps ${name}, whose arrow never gives him anything${added}`];
}

/** HAL-53 */
function paying(position: Position, { card }: HalTurn): string[] {
  const has = own(position, SCRIPT_SEAT).points;
  if (isLetter(card) || position.options.halPaysForLowerNumber === 'never' || has === 0) return [];
  const far = `as far as his ${points(has)} ${has === 1 ? 'goes' : 'go'}`;
  return [`For a number lower than ${TILES[card].number} he pays the difference, ${far} (HAL-53)`];
}

function constructing(position: Position, turn: HalTurn): string[] {
  const { card, resources } = turn;
  return [
    `With ${pieceName(card)} Hal constructs floor ${resources} on that building, whatever tile he draws, and puts ${resources} resources on it (HAL-45)`,
    ...takingBack(position, turn),
    ...paying(position, turn),
    ...keeping(position, turn),
  ];
}

/** HAL-56 to HAL-60: that the game ends with the round. */
function ending(position: Position, { ending: why, action, exchange }: HalTurn): string[] {
  const unless = exchange === null ? '' : ', if he keeps to his card';
  switch (why) {
    case 'tiles-exhausted':
      return action === 'idle'
        ? ['The game ends with this round, for there is no tile left (HAL-56)']
        : ['He draws the last tile: the game ends with this round (HAL-56)'];
    case 'human-resources-placed':
      return [
        `All ${seated(position, PLAYER_SEAT).whose} resources stand on buildings: the game ends with this round (HAL-57)`,
      ];
    case 'hal-resources-exhausted':
      return [`That is his last resource: the game ends with this round${unless} (HAL-59)`];
    default:
      return [];
  }
}

/**
 * What a turn of Hal comes to, in sentences with their rules: what he does, what it brings to whom, and whether the game
 * ends with it.
 *
 * @param position - The position in which `halTurn` or `gifts` looked ahead.
 * @example
 * ```ts
 * import { halTurn, newGame } from '@wonders/hal';
 * import { describeHalTurn } from '@wonders/hal/words';
 * const game = newGame();
 * for (const sentence of describeHalTurn(game, halTurn(game, 'red-1'))) console.log(sentence);
 * ```
 * @category Words
 */
export function describeHalTurn(position: Position, turn: HalTurn): readonly string[] {
  const { card, action, resources, funds, points: gained, exchange } = turn;
  const name = pieceName(card);
  switch (action) {
    case 'idle':
      return [
        `There is no tile for Hal to draw: he discards ${name} and does nothing (HAL-46)`,
        ...ending(position, turn),
      ];
    case 'cannot-build': {
      const lack = `it takes ${count(resources, 'resource')}, and he has ${funds}`;
      return [`Hal cannot construct floor ${resources} on ${name}: ${lack}; the game ends at once (HAL-58)`];
    }
    case 'urbanize': {
      const exchanged = exchange === null ? [] : exchanging(card, gained, exchange);
      return [...urbanizing(position, turn), ...exchanged, ...ending(position, turn)];
    }
    case 'construct':
      return [...constructing(position, turn), ...ending(position, turn)];
  }
}
