import { COIN, GREENS, total } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import { PLAYER_SEAT, type Position, SCRIPT_SEAT } from '../state/index.js';
import { areaAt, owns, type ReadArea, shieldsOf } from '../table/area.js';
import { centralSize, faceDown } from '../table/decks.js';

// What the rest of the game promises the player against an Opponent that builds nothing. There is no hurry: the game lasts until
// the player has to complete the Wonder or the Wonder decks are empty, and every round brings points. So built stages cost points,
// and so do resources in the decks, because they force building: both bring the end nearer. The numbers are fitted to the results
// of the house bot's games, with some of its moves drawn at random.

/** For each green card of the player, and for each symbol that the player has. */
const GREEN_CARD = 2.5;
const SYMBOL = -1.3;
/** For each shield of the player and each card of the Wonder decks, and for being ahead in shields. */
const SHIELD_FOR_CARD = 0.066;
const AHEAD_IN_SHIELDS = 1.9;
/** For each Progress token of the player: for each token that is left, and for each card of the Wonder decks. */
const TOKEN_FOR_TOKEN = 0.26;
const TOKEN_FOR_CARD = 0.063;
/** For the token Science and each card of the Wonder decks, for the other tokens that give extra cards, for Architecture. */
const SCIENCE_FOR_CARD = 0.33;
const EXTRA = 1;
const ARCHITECTURE = 1;
/** For each stage of the player's Wonder. */
const STAGE = -5.3;
/** For each green card of the Opponent, each shield, each token that gives extra cards. */
const ITS_GREEN_CARD = -1.6;
const ITS_SHIELD = -0.74;
const ITS_EXTRA = -1.2;
/** For each card of the Wonder decks: by itself, for each token that is left, and if it is a resource. */
const CARD = -0.8;
const CARD_FOR_TOKEN = 0.12;
const RESOURCE = -0.62;
const CENTRAL_CARD = 0.11;
/** For the turn. */
const TURN = 1.6;
const CAT = -0.8;
const BASE = 21;

const EXTRA_TOKENS: readonly TokenId[] = ['urbanism', 'crafts', 'jewellery', 'propaganda'];

const greenCards = ({ cards }: ReadArea): number => total(GREENS.map((kind) => cards[kind] as number));

const extraTokens = ({ tokens }: ReadArea): number => tokens.filter((token) => EXTRA_TOKENS.includes(token)).length;

/** The grey and yellow cards that lie face down in a Wonder deck: the first kinds, up to the coin. */
const resourcesIn = (position: Position, deck: number): number =>
  total((position.pools[deck] as readonly number[]).slice(0, COIN + 1));

/** How many points the player will gain on an Opponent that builds nothing, from now to the end. */
export function calmPromise(position: Position): number {
  const [mine, its] = [areaAt(position, PLAYER_SEAT), areaAt(position, SCRIPT_SEAT)];
  let [cards, resources] = [0, 0];
  for (const deck of [PLAYER_SEAT, SCRIPT_SEAT]) {
    cards += faceDown(position, deck) + (position.faceUp[deck] === null ? 0 : 1);
    resources += resourcesIn(position, deck);
  }
  let tokensLeft = position.tokenStack.length;
  for (const token of position.tokenSlots) if (token !== null) tokensLeft++;
  const [shields, itsShields] = [shieldsOf(mine), shieldsOf(its)];
  let sum = BASE;
  sum += GREEN_CARD * greenCards(mine) + SHIELD_FOR_CARD * shields * cards;
  for (const kind of GREENS) if ((mine.cards[kind] as number) > 0) sum += SYMBOL;
  sum += AHEAD_IN_SHIELDS * Math.sign(shields - itsShields);
  sum += mine.tokens.length * (TOKEN_FOR_TOKEN * tokensLeft + TOKEN_FOR_CARD * cards) + EXTRA * extraTokens(mine);
  if (owns(mine, 'science')) sum += SCIENCE_FOR_CARD * cards;
  if (owns(mine, 'architecture')) sum += ARCHITECTURE;
  for (const built of mine.built) if (built) sum += STAGE;
  sum += ITS_GREEN_CARD * greenCards(its) + ITS_SHIELD * itsShields + ITS_EXTRA * extraTokens(its);
  sum += cards * (CARD + CARD_FOR_TOKEN * tokensLeft) + RESOURCE * resources + CENTRAL_CARD * centralSize(position);
  if (position.seat === PLAYER_SEAT) sum += TURN;
  if (position.cat !== null) sum += position.cat === PLAYER_SEAT ? CAT : -CAT;
  return sum;
}
