import type { CardKind, ChanceMove, State } from '../../src/index.js';

// What lies in the decks, and what chance turns up.

export type Deck = 'player' | 'opponent' | 'central';
export const HANDS = ['player', 'opponent'] as const;
const OPPONENT = 1;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The decks, or the hands in the three Ages. They say what is taken from them. */
export class Decks {
  readonly #answers: ChanceMove[];
  readonly #tops: (CardKind | null)[];
  /** How many cards lie below the tops; in the three Ages, how many more a hand has. */
  readonly #below: number[];
  #central: { readonly card: CardKind | null; readonly isUp: boolean } | null;
  #inCentral: number;
  #discarded: number;
  readonly #ages: boolean;
  readonly #did: string[];

  constructor(state: State, answers: readonly ChanceMove[], did: string[]) {
    this.#did = did;
    this.#answers = [...answers];
    const ages = state.options.structure === 'three-ages';
    this.#ages = ages;
    this.#tops = state.faceUp.map((each) => each?.card ?? null);
    this.#below = [0, 1].map((i) => (ages ? (state.hands[i]?.length ?? 0) : sum(state.pools[i] ?? [])));
    const { top, cards, discard } = state.central;
    this.#central = top === null ? null : { card: top.card, isUp: top.seenBy === 'all' };
    // A card that the Opponent has drawn and nobody has seen is still counted among the central cards.
    const drawn = state.hands[OPPONENT]?.filter(({ back }) => back === -1).length ?? 0;
    this.#inCentral = ages ? cards.length - drawn : sum(state.pools[2] ?? []);
    this.#discarded = discard.length;
  }

  /** The card that lies on top. */
  top(deck: Deck): CardKind | null {
    return this.#tops[HANDS.indexOf(deck as 'player')] ?? null;
  }

  /** The central card that all see. */
  get faceUp(): CardKind | null {
    return this.#central?.isUp === true ? this.#central.card : null;
  }

  /** How many cards lie below the top of a hand. */
  below(deck: Deck): number {
    return this.#below[HANDS.indexOf(deck as 'player')] ?? 0;
  }

  /** How many central cards there are, the discarded ones among them (ARCH-28). */
  get central(): number {
    return this.#inCentral + Number(this.#central !== null) + this.#discarded;
  }

  /** The card that chance shows next. */
  shown(kind: ChanceMove['kind']): CardKind {
    const answer = this.#answers.shift();
    if (answer?.kind === kind && 'card' in answer) return answer.card;
    this.#did.push(`${kind} expected, not ${answer?.kind}`);
    return 'wood';
  }

  /** The token that turns up next. */
  token(): string | null {
    const answer = this.#answers.shift();
    return answer !== undefined && 'token' in answer ? answer.token : null;
  }

  /** The face of the next die. */
  rolled(): number {
    // What lies between belongs to the rest of the turn.
    const at = this.#answers.findIndex(({ kind }) => kind === 'die');
    const [answer] = at < 0 ? [] : this.#answers.splice(0, at + 1).slice(-1);
    return answer?.kind === 'die' ? answer.face : 0;
  }

  /** Whether a deck has a card, the central one also after ARCH-28. */
  has(deck: Deck): boolean {
    if (deck !== 'central') return this.#tops[HANDS.indexOf(deck)] !== null;
    return this.#central !== null || this.#inCentral + this.#discarded > 0;
  }

  isEmpty(): boolean {
    return !(['player', 'opponent', 'central'] as const).some((deck) => this.has(deck));
  }

  /** The top card leaves a deck, and the next one is seen. */
  take(deck: Deck): CardKind {
    if (deck === 'central') return this.#takeCentral();
    const i = HANDS.indexOf(deck);
    const card = this.#tops[i] ?? 'wood';
    this.uncover(i);
    this.#did.push(`taken ${deck} ${card}`);
    return card;
  }

  /** The next card of a deck is seen. */
  uncover(i: number): void {
    const left = this.#below[i] ?? 0;
    const kind = this.#ages ? 'reveal' : 'top';
    this.#tops[i] = left > 0 ? this.shown(kind) : null;
    this.#below[i] = Math.max(0, left - 1);
  }

  #takeCentral(): CardKind {
    const known = this.#central;
    this.#central = null;
    if (known === null && this.#inCentral === 0) {
      this.#inCentral = this.#discarded;
      this.#discarded = 0;
    }
    if (known === null) this.#inCentral--;
    const card = known?.card ?? this.shown('blind');
    this.#did.push(`taken central ${card}`);
    return card;
  }
}
