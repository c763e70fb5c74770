import { type CardKind, type ChanceMove, type Resource, type State, WONDERS } from '../../src/index.js';
import { type Deck, Decks, HANDS, sum } from './decks.js';
import {
  available,
  chosen,
  costOf,
  extraFor,
  greyFor,
  helpsOf,
  isGrey,
  print,
  RESOURCES,
  type Side,
  SYMBOLS,
  setOf,
  shields,
  shortfall,
  sideOf,
  withCard,
} from './side.js';

const OPPONENT = 1;
const NO_PRIORITY = 8;

/** The Opponent at the table. It says what it does, in the order in which it does it. */
export class Opponent {
  readonly own: Side;
  readonly did: string[] = [];
  cat: number | null;
  ending: string | null = null;
  readonly #you: Side;
  readonly #options: State['options'];
  readonly #denied: boolean;
  readonly #decks: Decks;
  readonly #slots: (string | null)[];
  #stack: number;
  #turned: number;
  readonly #used = new Set<string>();
  readonly #triggers: string[] = [];
  readonly #sees: boolean;

  /** Looks at the table, and at what chance will answer from now on. */
  constructor(state: State, answers: readonly ChanceMove[]) {
    const [you, own] = state.areas;
    if (you === undefined || own === undefined) throw new Error('two seats');
    this.#you = sideOf(you);
    this.own = sideOf(own);
    this.cat = state.cat;
    this.#options = state.options;
    this.#denied = state.denied;
    this.#decks = new Decks(state, answers, this.did);
    this.#sees = state.options.opponentSeesCentral;
    this.#slots = [...state.tokenSlots];
    this.#stack = state.tokenStack.length;
    this.#turned = state.conflictsTurned;
  }

  #isOwned(token: string): boolean {
    return this.own.tokens.includes(token) && !this.#used.has(token);
  }

  /** Whether a token would still give an extra card: not if it has, nor if it is about to (ARCH-23). */
  #isReady(token: string): boolean {
    return this.#isOwned(token) && !this.#triggers.includes(token);
  }

  /** Whether a card makes a stage affordable that is not. */
  #completes(kind: CardKind): boolean {
    const helps = helpsOf(this.own, this.#used);
    const more = withCard(this.own, kind);
    return available(more).some((i) => shortfall(this.own, i, helps) > 0 && shortfall(more, i, helps) === 0);
  }

  /** ARCH-61: the first priority that a card matches. */
  #priority(kind: CardKind): number {
    const { own } = this;
    const you = this.#you;
    const { colour, horns, cat } = print(kind);
    const greens = SYMBOLS.filter((symbol) => own.cards[symbol] > 0);
    const builds = this.#options.opponentBuilds;
    const builder = builds ? own : you;
    const unused = helpsOf(builder);
    const helps = (i: number): boolean => shortfall(withCard(builder, kind), i, unused) < shortfall(builder, i, unused);
    if (own.tokens.some((token) => this.#isReady(token) && extraFor(token).includes(kind))) return 1;
    if (builds && this.#isReady('architecture') && this.#completes(kind)) return 1;
    if (colour === 'yellow') return 2;
    if (colour === 'grey' && available(builder).some(helps)) return 3;
    if (colour === 'green' && own.cards[kind] > 0) return 4;
    const isThird = greens.length === 2 && sum(SYMBOLS.map((symbol) => own.cards[symbol])) === 2;
    if (colour === 'green' && isThird) return 5;
    if (colour === 'red' && shields(own) >= shields(you) === horns > 0) return 6;
    return cat ? 7 : NO_PRIORITY;
  }

  /** ARCH-60: the deck whose card it takes. */
  #select(): Deck | undefined {
    const seen = HANDS.filter((deck) => this.#decks.has(deck)).map((deck) => ({
      deck: deck as Deck,
      priority: this.#priority(this.#decks.top(deck) ?? 'wood'),
    }));
    const { faceUp } = this.#decks;
    if (this.#sees && faceUp !== null) seen.push({ deck: 'central', priority: this.#priority(faceUp) });
    const best = Math.min(NO_PRIORITY, ...seen.map(({ priority }) => priority));
    const matching = seen.filter(({ priority }) => priority === best).map(({ deck }) => deck);
    if (best < NO_PRIORITY) {
      const outer = matching.filter((deck) => deck !== 'central');
      if (outer.length < 2) return outer[0] ?? 'central';
      return this.#decks.rolled() <= 3 ? 'player' : 'opponent';
    }
    if (this.#decks.isEmpty()) return undefined;
    return (['player', 'opponent'] as const)[this.#decks.rolled() - 1] ?? 'central';
  }

  /** ARCH-23, ARCH-63. */
  #place(card: CardKind): void {
    const { cat, horns } = print(card);
    if (cat) this.cat = OPPONENT;
    if (this.#options.structure === 'architects') this.#turned = Math.min(3, this.#turned + horns);
    this.#trigger(this.own.tokens.find((token) => extraFor(token).includes(card)));
    if (!isGrey(card) || this.#options.opponentBuilds) this.own.cards[card]++;
  }

  #trigger(token: string | undefined): void {
    if (token !== undefined && this.#isReady(token)) this.#triggers.push(token);
  }

  /** ARCH-64, ARCH-67: what it does once it has taken its card. */
  #act(): void {
    for (;;) {
      const token = this.#triggers.shift();
      if (token !== undefined) this.#extra(token);
      else if (!this.#science() && !this.#build()) return;
    }
  }

  #extra(token: string): void {
    this.#used.add(token);
    const deck = this.#select();
    if (deck === undefined) return;
    this.did.push(`extra ${token}`);
    this.#place(this.#decks.take(deck));
  }

  #science(): boolean {
    if (this.#options.structure === 'three-ages') return false;
    const set = setOf(SYMBOLS.map((symbol) => this.own.cards[symbol]));
    if (set === undefined || chosen(this.#slots, this.#stack) === undefined) return false;
    for (const symbol of SYMBOLS) this.own.cards[symbol] -= set === 'triple' ? 1 : set === `pair:${symbol}` ? 2 : 0;
    this.did.push(`science ${set}`);
    this.#token();
    return true;
  }

  #token(): void {
    const place = chosen(this.#slots, this.#stack);
    if (place === undefined) return;
    let token = place === 'stack' ? null : (this.#slots[place] ?? null);
    if (this.#stack > 0) {
      const next = this.#decks.token();
      this.#stack--;
      if (place === 'stack') token = next;
      else this.#slots[place] = next;
    } else if (place !== 'stack') this.#slots[place] = null;
    this.own.tokens.push(token ?? '');
    this.did.push(`token ${token} ${place}`);
  }

  /** ARCH-67: the stage with the lowest number, paid without Engineering if that is possible, then with the fewest yellow cards. */
  #build(): boolean {
    if (!this.#options.opponentBuilds) return false;
    const { own } = this;
    const helps = helpsOf(own, this.#used);
    const stage = available(own).find((i) => shortfall(own, i, helps) === 0);
    if (stage === undefined) return false;
    const { count, alike } = costOf(stage);
    // ARCH-43: a payment that is valid without Engineering does not use it.
    const engineering = shortfall(own, stage, { ...helps, engineering: false }) > 0;
    const grey = greyFor(own, stage, engineering);
    const coins = Array.from({ length: own.cards.coin + 1 }, (_, i) => i);
    const ways = coins.flatMap((coin) => [0, 1].map((doubled) => ({ coin, doubled, left: count - coin - doubled })));
    const way = ways.find(
      ({ coin, doubled, left }) => left >= 0 && left <= grey && (doubled === 0 || (helps.economy && coin > 0)),
    );
    if (way === undefined) throw new Error('a payment expected');
    const paid = this.#greys(way.left, alike, engineering);
    for (const resource of paid) own.cards[resource]--;
    own.cards.coin -= way.coin;
    if (way.doubled > 0) this.#used.add('economy');
    if (engineering) this.#used.add('engineering');
    own.built[stage] = true;
    const spent = [...RESOURCES.filter((each) => paid.includes(each)), ...Array<string>(way.coin).fill('coin')];
    const numbers = RESOURCES.map((each) => paid.filter((other) => other === each).length).filter((n) => n > 0);
    this.did.push(`built ${stage} ${spent.join('+')} ${numbers.join()} ${way.doubled}`);
    this.#trigger(own.tokens.find((token) => token === 'architecture'));
    this.#effect(WONDERS[own.wonder].stages[stage]?.effect ?? null);
    if (own.built.every(Boolean) && this.#options.structure === 'architects') this.ending = 'wonder-complete';
    return true;
  }

  #greys(count: number, alike: boolean, any: boolean): readonly Resource[] {
    const { cards } = this.own;
    const rank = [...RESOURCES].sort((a, b) => cards[b] - cards[a]);
    const each = rank.flatMap((resource) => Array<Resource>(any ? cards[resource] : 1).fill(resource));
    if (any) return each.slice(0, count);
    if (!alike) return rank.filter((resource) => cards[resource] > 0).slice(0, count);
    const one = rank.find((resource) => cards[resource] >= count) ?? 'wood';
    return Array<Resource>(count).fill(one);
  }

  /** ARCH-44, ARCH-67. */
  #effect(effect: string | null): void {
    const place = (deck: Deck | undefined): void => {
      if (deck !== undefined && this.#decks.has(deck)) this.#place(this.#decks.take(deck));
    };
    if (effect === 'any') place(this.#select());
    if (effect === 'central') place('central');
    // ARCH-16, ARCH-94: in the three Ages your hand comes first for both seats.
    const leftFirst = this.#options.structure === 'three-ages' ? HANDS : ([...HANDS].reverse() as Deck[]);
    if (effect === 'left-and-right') for (const deck of leftFirst) place(deck);
    if (effect === 'look') this.#look();
    // In the three Ages Babylon owes a token until the end of the turn.
    if (effect === 'token' && this.#options.structure === 'architects') this.#token();
  }

  #look(): void {
    const full = HANDS.filter((deck) => this.#decks.has(deck));
    const [first, second] = full;
    if (first === undefined) return;
    const of = (deck: Deck): number => this.#priority(this.#decks.top(deck) ?? 'wood');
    let deck = first;
    if (second !== undefined && of(second) < of(first)) deck = second;
    if (second !== undefined && of(second) === of(first)) deck = this.#decks.rolled() <= 3 ? first : second;
    const i = HANDS.indexOf(deck);
    const more = Math.min(4, this.#decks.below(deck));
    const seen = [this.#decks.top(deck) ?? 'wood', ...Array.from({ length: more }, () => this.#decks.shown('look'))];
    const best = Math.min(...seen.map((card) => this.#priority(card)));
    const card = seen.find((each) => this.#priority(each) === best) ?? 'wood';
    this.did.push(`taken ${deck} ${card}`);
    this.#decks.uncover(i);
    this.#place(card);
  }

  /** Its turn in `architects`, from the main pick to the Battle (ARCH-20). */
  turn(): void {
    const deck = this.#denied && this.#decks.has('central') ? 'central' : this.#select();
    if (deck !== undefined) this.#place(this.#decks.take(deck));
    this.#act();
    if (this.#turned === 3) this.#battle();
    // ARCH-30: you would find no card.
    if (this.ending === null && this.#decks.isEmpty()) this.ending = 'decks-empty';
  }

  /** ARCH-52. */
  #battle(): void {
    const [mine, yours] = [shields(this.own), shields(this.#you)];
    const { battleVsZero } = this.#options;
    const gain = (more: number, less: number): number => {
      if (more <= less) return 0;
      const isTwice = more >= 2 * less && (less > 0 || more > 1 || battleVsZero === 'literal');
      return isTwice ? 2 : 1;
    };
    this.did.push(`battle ${gain(yours, mine)} ${gain(mine, yours)}`);
    for (const kind of ['shield-1', 'shield-2'] as const) this.own.cards[kind] = 0;
  }

  /** ARCH-90 c: where its card of this turn comes from, when you have selected one. */
  selection(
    yours: 'revealed' | 'hand' | 'opponent' | 'central' | 'pass',
  ): 'player' | 'opponent' | 'central' | 'any' | 'pass' {
    const isDenied = yours === 'opponent' && this.#options.denial;
    const wanted = isDenied ? 'central' : this.#select();
    const isTaken = (wanted === 'player' && yours === 'revealed') || (wanted === 'opponent' && yours === 'opponent');
    if (wanted !== undefined && wanted !== 'central' && !isTaken) return wanted;
    const central = this.#decks.central - Number(yours === 'central');
    if (wanted !== undefined && central > 0) return 'central';
    const own = Number(this.#decks.has('opponent')) + this.#decks.below('opponent') - Number(yours === 'opponent');
    return own > 0 ? 'any' : 'pass';
  }

  /** Step f of a turn in the three Ages, with the card that it has selected. */
  resolve(card: CardKind | null): void {
    if (card !== null) this.#place(card);
    this.#act();
  }
}
