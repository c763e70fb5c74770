import type { CardId } from '../components/cards.js';
import type { ProgressId } from '../components/progress.js';
import type { WonderId } from '../components/wonders.js';

/** A constructed wonder with the age card under it. @category Position */
export interface Built {
  /** The wonder. */
  readonly wonder: WonderId;
  /** The age card under it. */
  readonly card: CardId;
}

/**
 * The city of a seat. All keys from `wood` on follow from its cards and wonders. The state keeps them because prices depend on them.
 *
 * @category Position
 */
export interface City {
  /** The coins that it can spend, those on Astarte not counted; 0 or more. */
  coins: number;
  /** The coins on Astarte. */
  astarte: number;
  /** Buildings in the order of construction. */
  cards: CardId[];
  /** Unconstructed wonders. */
  wonders: WonderId[];

  /** The constructed wonders. */
  built: readonly Built[];

  /** The progress tokens that it has. */
  progress: readonly ProgressId[];
  /** Units on brown and grey cards. */
  wood: number;
  /** Units of clay on brown cards. */
  clay: number;
  /** Units of stone on brown cards. */
  stone: number;
  /** Units of glass on grey cards. */
  glass: number;
  /** Units of papyrus on grey cards. */
  papyrus: number;
  /** The number of cards and constructed wonders that give any one raw material, and any one manufactured good. */
  rawChoices: number;
  /** How many cards and constructed wonders give any one manufactured good. */
  goodChoices: number;
  /** A mask: bit r is set if the resource with index r costs 1 coin. */
  fixed: number;
  /** A bit for each chain symbol and Mythology token that makes something free. */
  chains: number;
  /** A bit for each symbol of science. */
  symbols: number;
  /** A bit for each progress token. */
  arts: number;
  /** How many brown cards it has. */
  brown: number;
  /** How many grey cards it has. */
  grey: number;
  /** How many yellow cards it has. */
  yellow: number;
  /** How many green cards it has. */
  green: number;
  /** How many red cards it has. */
  red: number;
  /** How many blue cards it has. */
  blue: number;
  /** How many guilds it has. */
  guild: number;
  /** How many Grand Temples it has. */
  temple: number;
}

/** An empty city with these coins. */
export const emptyCity = (coins: number): City => ({
  coins,
  astarte: 0,
  cards: [],
  wonders: [],
  built: [],
  progress: [],
  wood: 0,
  clay: 0,
  stone: 0,
  glass: 0,
  papyrus: 0,
  rawChoices: 0,
  goodChoices: 0,
  fixed: 0,
  chains: 0,
  symbols: 0,
  arts: 0,
  brown: 0,
  grey: 0,
  yellow: 0,
  green: 0,
  red: 0,
  blue: 0,
  guild: 0,
  temple: 0,
});
