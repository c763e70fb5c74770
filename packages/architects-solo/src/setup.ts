import type { Rng } from '@wonders/core';
import { seatWonder } from './chance/index.js';
import { CARDS, PACKS } from './components/cards.js';
import { TOKENS } from './components/tokens.js';
import { chosenWonders, type Options, settingsOf } from './options.js';
import { type Area, type Cards, type Draft, ID, RULES } from './state/index.js';

const none = (): Cards => CARDS.map(() => 0);

const emptyArea = (): Area => ({
  wonder: null,
  built: Array(5).fill(false),
  cards: none(),
  tokens: [],
  military: 0,
  defeats: 0,
  coins: 0,
  matched: [0, 0, 0],
  tokensOwed: 0,
});

/** All Progress tokens, in the order of `TOKENS`. */
const TOKEN_STACK: Draft['tokenStack'] = TOKENS.flatMap(({ id, copies }) => Array<typeof id>(copies).fill(id));

/** The table before the first draw. */
export function setup(given: Options, rng: Rng | null): Draft {
  const options = settingsOf(given);
  const wonders = chosenWonders(given);
  const ages = options.structure === 'three-ages';
  // ARCH-80: the neutral cards stay in the box unless the option adds them.
  const central = ages && options.centralSupply === 'leftovers' ? none() : [...PACKS.central];
  const draft: Draft = {
    game: ID,
    rules: RULES,
    viewer: null,
    rng,
    pending: [],
    ply: 0,
    names: [],
    options,
    phase: 'setup',
    // ARCH-18, ARCH-122
    seat: options.firstSeat,
    turn: 0,
    age: 0,
    passes: 0,
    denied: false,
    areas: wonders.map(emptyArea),
    pools: [...wonders.map(none), central],
    faceUp: wonders.map(() => null),
    hands: ages ? [[], []] : [],
    central: { cards: [], top: null, discard: [] },
    discard: none(),
    tokenStack: TOKEN_STACK,
    tokenSlots: [null, null, null],
    cat: null,
    conflictsTurned: 0,
    used: [],
    triggers: [],
    owed: [],
    taken: null,
    looked: null,
    die: 0,
    selection: null,
    opponentChoice: null,
    selectedCards: ages ? [null, null] : [],
    ending: null,
  };
  for (const [seat, wonder] of wonders.entries()) if (wonder !== null) seatWonder(draft, seat, wonder);
  return draft;
}
