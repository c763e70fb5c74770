import { describe, expect, test } from 'vitest';
import {
  built,
  chances,
  decisionOf,
  editArea,
  events,
  explained,
  faceUp,
  game,
  give,
  held,
  legal,
  now,
  pay,
  play,
  pool,
  refused,
  scene,
  settled,
  toOf,
} from '../../test/scene.js';
import type { CardKind } from '../components/cards.js';
import type { Draft, HiddenCard, State } from '../state/index.js';
import { HIDDEN, hiddenCard, insert } from '../table/hidden.js';

type Edit = (d: Draft) => void;
const T = { structure: 'three-ages' } as const;
const ages = (edit: Edit = () => undefined, options: object = {}): State => scene({ ...T, ...options }, edit);
const size = (state: State, seat: number): number => (state.hands[seat]?.length ?? 0) + (state.faceUp[seat] ? 1 : 0);
/** Two hands of known cards: the first of each is revealed. */
const hands =
  (player: readonly CardKind[], opponent: readonly CardKind[]): Edit =>
  (d) => {
    for (const [seat, cards] of [player, opponent].entries()) {
      const [first, ...rest] = cards;
      const list: HiddenCard[] = [];
      for (const card of rest) insert(list, hiddenCard(card, seat));
      d.faceUp[seat] = first === undefined ? null : hiddenCard(first, seat);
      d.hands[seat] = list;
    }
  };
const select = (source: string, use = 'play', card = '-'): string =>
  `select ${source} ${card} ${card === '-' ? '-' : 'giza'} ${use}`;
/** Plays on, by first outcomes, until a seat is to decide. */
const then = (state: State, ...texts: readonly string[]): State => settled(play(settled(state), ...texts));
const event = (state: State, text: string, kind: string): unknown =>
  events(state, text).find((each) => each.kind === kind);

describe('an Age', () => {
  test('ARCH-80, ARCH-81: seven cards of each Wonder deck are dealt, the rest of the Age decks goes to the central deck', () => {
    const state = game.newGame({
      ...T,
      difficulty: 'easy',
      playerWonder: 'giza',
      opponentWonder: 'rhodes',
      chance: 'manual',
    });
    const dealing = play(state, 'slot crafts', 'slot tactics', 'slot culture');
    expect(dealing.pending.at(-1)?.kind).toBe('deal');
    expect(toOf(dealing, 'deal gear giza')).toBe(0);
    expect(chances(dealing)['deal blue-2-cat giza']).toBe(3 * 7);
    expect(dealing.hands.map((hand) => hand.length)).toEqual([7, 7]);
    expect(dealing.central.cards).toEqual([hiddenCard(null, 0), hiddenCard(null, 1)]);
    const dealt = ages();
    expect(dealt.hands[0]?.every(({ card }) => card !== null)).toBe(true);
    expect(dealt.hands[1]).toEqual(Array(6).fill(hiddenCard(null, 1)));
    expect(dealt.pools[2]).toEqual(pool({}));
  });

  test('ARCH-80, ARCH-81: with the neutral deck twenty of its cards join in each Age', () => {
    const state = ages(() => undefined, { centralSupply: 'neutral-deck' });
    expect(state.central.cards).toHaveLength(22);
    expect(state.pools[2]?.reduce((a, b) => a + b)).toBe(60);
  });

  test('ARCH-80, ARCH-81: two, two and four cards of the three Ages go to the central deck, all hands are of seven', () => {
    for (const [centralSupply, cards] of [
      ['leftovers', [2, 2, 4]],
      ['neutral-deck', [22, 22, 24]],
    ] as const) {
      let position = game.newGame({ ...T, centralSupply, seed: 'rest', chance: 'manual' });
      const rest: number[] = [];
      while (position.pending.length > 0) {
        const move = game.chances(position)[0]?.move ?? game.legalMoves(position)[0];
        const { state, events } = game.transition(position, move as ReturnType<typeof game.botMove>);
        for (const each of events) if (each.kind === 'age') rest.push(each.toCentral);
        if (now(state) === 'select' && state.turn === 1) expect([size(state, 0), size(state, 1)]).toEqual([7, 7]);
        position = state;
      }
      expect(rest).toEqual(cards);
    }
  });

  test('ARCH-82: each hand reveals a card, the player’s first, all equally likely', () => {
    let state = game.newGame({
      ...T,
      difficulty: 'easy',
      playerWonder: 'giza',
      opponentWonder: 'rhodes',
      chance: 'manual',
    });
    while (now(state) !== 'reveal') state = play(state, Object.keys(chances(state))[0] as string);
    expect(state.pending.at(-1)).toMatchObject({ kind: 'reveal', deck: 0 });
    expect(Object.values(chances(state)).reduce((a, b) => a + b)).toBe(7);
    const next = play(state, Object.keys(chances(state))[0] as string);
    expect(next.pending.at(-1)).toMatchObject({ kind: 'reveal', deck: 1 });
  });

  test('ARCH-83: seven turns, then six, then six', () => {
    let state = game.newGame({ ...T, seed: 'turns' });
    const turns: string[] = [];
    while (state.pending.length > 0) {
      const [move] = game.legalMoves(state);
      if (move?.kind === 'select') turns.push(`${state.age}.${state.turn}`);
      state = game.applyMove(state, move as ReturnType<typeof game.botMove>);
    }
    expect(turns.filter((turn) => turn.startsWith('1.'))).toHaveLength(7);
    expect(turns.filter((turn) => turn.startsWith('2.'))).toHaveLength(6);
    expect(turns.filter((turn) => turn.startsWith('3.'))).toHaveLength(6);
    expect(game.outcome(state)?.ending).toBe('third-age');
  });

  test('ARCH-84: horns turn nothing and red cards stay, but Propaganda sees them', () => {
    const state = ages((d) => {
      hands(['shield-2', 'wood'], ['blue-3', 'wood'])(d);
      give(d, 0, {}, ['propaganda']);
    });
    const after = then(state, select('revealed'));
    expect(after.conflictsTurned).toBe(0);
    expect(held(after, 0, 'shield-2')).toBe(1);
    expect(after.triggers).toEqual(['propaganda']);
  });
});

describe('hidden cards', () => {
  test('ARCH-85: each card of a place weighs the same, an unseen one spread over its pool', () => {
    const state = ages(
      (d) => {
        hands(['wood'], ['blue-3'])(d);
        d.pools = [pool({ wood: 1, gear: 3 }), pool({ coin: 1, glass: 1 }), pool({})];
        d.central.cards = [hiddenCard(null, 0), hiddenCard(null, 0), hiddenCard(null, 1), hiddenCard('clay', 1)];
      },
      { centralPick: 'always' },
    );
    const taken = play(state, select('central'));
    expect(chances(taken)).toEqual({
      'blind wood giza': 4,
      'blind gear giza': 12,
      'blind coin rhodes': 4,
      'blind glass rhodes': 4,
      'blind clay rhodes-seen': 8,
    });
  });

  test('ARCH-85: a card that the Opponent drew unseen stays one of the central cards until it is seen', () => {
    const state = ages((d) => {
      d.pools = [pool({ wood: 2 }), pool({ coin: 1 }), pool({})];
      d.faceUp = faceUp('wood', null);
      d.hands = [[], [hiddenCard(null, -1), hiddenCard('glass', 1)]];
      d.central.cards = [hiddenCard(null, 0), hiddenCard('clay', 1)];
    });
    const reveal = { ...state, pending: [{ ...decisionOf('reveal', -1), deck: 1 }] } as State;
    expect(chances(reveal)).toEqual({
      'reveal wood drawn-giza': 2,
      'reveal clay drawn-rhodes-seen': 2,
      'reveal glass rhodes-seen': 4,
    });
    const seen = play(reveal, 'reveal clay drawn-rhodes-seen');
    expect(seen.central.cards).toEqual([hiddenCard(null, 0)]);
    expect([seen.faceUp[1], seen.hands[1]]).toEqual([hiddenCard('clay', 1), [hiddenCard('glass', 1)]]);
  });

  test('ARCH-85: others do not know the player’s cards, nor what it has seen of the Opponent’s hand', () => {
    const state = ages(hands(['wood', 'gear', 'coin'], ['blue-3', 'glass']));
    const view = game.view(state, 'spectator');
    expect(view.faceUp[0]).toEqual(hiddenCard('wood', 0));
    expect(view.hands[0]).toEqual([HIDDEN, HIDDEN]);
    expect(view.hands[1]).toEqual([HIDDEN]);
    expect(view.pools[0]?.[9]).toBe((state.pools[0]?.[9] ?? 0) + 1);
    expect(game.view(state, 0).hands).toEqual(state.hands);
  });

  test('ARCH-85: others see the card selected once it has left', () => {
    const state = ages((d) => {
      hands(['blue-3', 'gear', 'wood'], ['blue-3', 'wood'])(d);
      insert(d.hands[0] ?? [], hiddenCard('gear', 1));
    });
    const rolling = play(state, 'select hand gear giza play');
    expect(now(rolling)).toBe('die');
    expect(game.view(rolling, 'spectator').selection).toMatchObject({ source: 'hand', card: null, back: null });
    const left = play(rolling, 'die 1');
    expect(left.selection).toMatchObject({ card: 'gear', back: 'giza' });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(game.view(left, viewer).selection).toEqual(left.selection);
  });
});

describe('a turn', () => {
  test('ARCH-90 a: the Cat of either seat turns the top central card up', () => {
    for (const seat of [0, 1]) {
      const state = ages((d) => {
        hands(['blue-3', 'wood'], ['blue-3', 'wood'])(d);
        d.cat = seat;
        d.central.cards = Array<HiddenCard>(20).fill(hiddenCard(null, 0));
        d.pools[0] = pool({ gear: 20, wood: 20 });
      });
      let turn = play(state, select('revealed'), 'die 1');
      while (now(turn) !== 'flip' && turn.turn === 1)
        turn = game.applyMove(turn, game.legalMoves(turn)[0] as ReturnType<typeof game.botMove>);
      expect(turn.pending.at(-1)).toMatchObject({ kind: 'flip', receiver: seat });
    }
  });

  test('ARCH-90 b: own revealed card, another of the hand, the Opponent’s, the central one when face up; play or discard', () => {
    const state = ages(hands(['wood', 'gear', 'gear', 'coin'], ['blue-3', 'wood']));
    expect(legal(state)).toEqual([
      'select revealed - - play',
      'select revealed - - discard',
      'select opponent - - play',
      'select opponent - - discard',
      'select hand coin giza play',
      'select hand coin giza discard',
      'select hand gear giza play',
      'select hand gear giza discard',
    ]);
    expect(refused(state, 'select central - - play')?.code).toBe('face-down');
    expect(refused(state, 'select hand wood giza play')?.code).toBe('not-in-hand');
    expect(refused(state, 'select hand - - play')?.code).toBe('not-in-hand');
    expect(refused(state, 'select revealed gear - play')?.code).toBe('not-in-hand');
    expect(refused(state, 'pass')?.code).toBe('cards-to-take');
    const up = ages((d) => {
      hands(['wood'], ['blue-3'])(d);
      d.central.top = { card: 'gear', back: 0, seenBy: 'all' };
    });
    expect(legal(up)).toContain('select central - - play');
    const none = (centralPick: 'always' | 'face-up-only') =>
      ages(
        (d) => {
          hands(['wood'], ['blue-3'])(d);
          d.central.cards = [];
        },
        { centralPick },
      );
    const opponentOnly = ages(hands([], ['blue-3']));
    expect(legal(opponentOnly)).toEqual(['select opponent - - play', 'select opponent - - discard']);
    expect(refused(opponentOnly, 'select revealed - - play')?.code).toBe('empty');
    const playerOnly = ages(hands(['wood'], []));
    expect(legal(playerOnly)).toEqual(['select revealed - - play', 'select revealed - - discard']);
    expect(refused(playerOnly, 'select opponent - - play')?.code).toBe('empty');
    expect(refused(none('always'), 'select central - - play')?.code).toBe('empty');
    expect(legal(none('always')).join()).not.toContain('central');
  });

  test('ARCH-90 b: a card of the hand is named with its back; with nothing to take the player passes', () => {
    const state = ages((d) => {
      hands(['wood', 'gear'], ['blue-3'])(d);
      insert(d.hands[0] ?? [], hiddenCard('gear', 1));
    });
    expect(legal(state).filter((text) => text.includes('hand'))).toEqual([
      'select hand gear giza play',
      'select hand gear giza discard',
      'select hand gear rhodes play',
      'select hand gear rhodes discard',
    ]);
    expect(refused(state, 'select hand gear - play')?.code).toBe('not-in-hand');
    expect(refused(state, 'select hand gear babylon play')?.code).toBe('not-in-hand');
    // The Opponent takes the wood, so the other gear is revealed.
    expect(play(state, 'select hand gear giza play').faceUp[0]).toEqual(hiddenCard('gear', 1));
    expect(play(state, 'select hand gear rhodes play').faceUp[0]).toEqual(hiddenCard('gear', 0));
    const none = ages((d) => {
      hands([], [])(d);
      d.central.cards = [];
    });
    expect(legal(none)).toEqual(['pass']);
    expect(now(play(none, 'pass'))).toBe('opponent-turn');
    // A central card that lies face down is not for selecting, however little else there is.
    const unseen = ages(hands([], []));
    expect(legal(unseen)).toEqual(['pass']);
    expect(refused(unseen, 'select central - - play')?.code).toBe('face-down');
    expect(legal(ages(hands([], []), { centralPick: 'always' }))).toEqual([
      'select central - - play',
      'select central - - discard',
    ]);
  });

  const chosen = (state: State, text: string): unknown => {
    const found = events(state, text).find((each) => each.kind === 'chose');
    return found?.kind === 'chose' ? found.choice : undefined;
  };

  test('ARCH-90 c: the Opponent selects on the situation before, and takes the central card when its card is gone', () => {
    const state = ages(hands(['coin', 'wood'], ['blue-3', 'wood']));
    expect(chosen(state, select('hand', 'play', 'wood'))).toMatchObject({
      by: 'priority',
      deck: 'player',
      priorities: [2, 8, 0],
    });
    const clash = play(state, select('revealed'));
    expect(clash.opponentChoice).toMatchObject({ deck: 'player' });
    expect(clash.pending.at(-1)).toMatchObject({ kind: 'blind', receiver: 1 });
    const none = ages((d) => {
      hands(['coin', 'wood'], ['blue-3', 'wood'])(d);
      d.central.cards = [];
    });
    const own = play(none, select('revealed'));
    expect(chances(own)).toEqual({ 'own-card wood rhodes-seen': 1, 'own-card blue-3 rhodes-seen': 1 });
    const took = play(own, 'own-card blue-3 rhodes-seen');
    expect([took.faceUp[1], took.hands[1]]).toEqual([hiddenCard('wood', 1), []]);
    const kept = play(own, 'own-card wood rhodes-seen');
    expect([kept.faceUp[1], kept.hands[1]]).toEqual([hiddenCard('blue-3', 1), []]);
    expect(took.selectedCards[1]).toBe('blue-3');
  });

  test('ARCH-90 c, ARCH-60: the explanation names the place from which the card really came', () => {
    const told = (state: State) => {
      const { headline, reasons } = explained(state);
      return [headline, reasons.at(-1)];
    };
    const state = ages(hands(['coin', 'wood'], ['blue-3', 'wood']), { difficulty: 'easy' });
    expect(told(then(state, select('hand', 'play', 'wood')))).toEqual([
      'The Opponent takes Coin from your hand: Coin matches priority 2, yellow (ARCH-60)',
      'Coin matches priority 2, yellow (ARCH-60)',
    ]);
    const clash = 'ou took the card that it wants, so it takes the top card of the central deck (ARCH-90)';
    expect(told(then(state, select('revealed')))).toEqual([
      `The Opponent takes the top card of the central deck: y${clash}`,
      `Y${clash}`,
    ]);
    const bare = ages((d) => {
      hands(['coin', 'wood'], ['blue-3', 'wood'])(d);
      d.central.cards = [];
    });
    const own = 'ou took the card that it wants, so it takes a random card of its own hand (ARCH-90)';
    expect(told(then(bare, select('revealed')))).toEqual([
      `The Opponent takes a card from its own hand: y${own}`,
      `Y${own}`,
    ]);
    const denied = "ou took the Opponent's card, so it turns to the central deck (ARCH-34)";
    expect(told(then(state, select('opponent')))).toEqual([
      `The Opponent takes the top card of the central deck: y${denied}`,
      `Y${denied}`,
    ]);
    expect(told(then(bare, select('opponent')))[0]).toBe(
      'The Opponent takes a card from its own hand: the central deck has no card, so it takes a random card of its own hand (ARCH-90)',
    );
    const seen = ages(
      (d) => {
        hands(['blue-3', 'wood'], ['blue-3', 'wood'])(d);
        d.central.top = { card: 'coin', back: 1, seenBy: 'all' };
      },
      { opponentSeesCentral: true },
    );
    expect(told(then(seen, select('central')))[1]).toBe(
      'You took the card that it wants, so it takes the next one of the central deck (ARCH-90)',
    );
  });

  test('ARCH-34, ARCH-90 c: after the Opponent’s card was selected it takes the central card, or a card of its hand', () => {
    const state = ages(hands(['coin', 'wood'], ['blue-3', 'wood', 'gear']));
    expect(chosen(state, select('opponent'))).toMatchObject({ by: 'denial', deck: 'central' });
    expect(play(state, select('opponent')).pending.at(-1)).toMatchObject({ kind: 'blind', receiver: 1 });
    const none = ages((d) => {
      hands(['coin', 'wood'], ['blue-3', 'wood', 'gear'])(d);
      d.central.cards = [];
    });
    expect(now(play(none, select('opponent')))).toBe('own-card');
    const free = ages(hands(['coin', 'wood'], ['coin', 'wood']), { denial: false });
    expect(now(play(free, select('opponent')))).toBe('die');
    expect(play(free, select('opponent'), 'die 4').pending.at(-1)).toMatchObject({ kind: 'blind', receiver: 1 });
  });

  test('ARCH-90 c: the player took the face-up central card and the die says central: the next one', () => {
    const state = ages((d) => {
      hands(['blue-3', 'wood'], ['blue-3', 'wood'])(d);
      d.central.top = { card: 'gear', back: 1, seenBy: 'all' };
    });
    const rolled = play(state, select('central'), 'die 5');
    expect(rolled.selectedCards[0]).toBe('gear');
    expect(events(play(state, select('central')), 'die 5')).toContainEqual({
      kind: 'selected',
      seat: 0,
      from: 'central',
      card: 'gear',
      back: 'rhodes',
      use: 'play',
    });
    expect(rolled.pending.at(-1)).toMatchObject({ kind: 'blind', receiver: 1 });
  });

  test('ARCH-90 d: both cards leave, then the hands reveal another, the player’s first', () => {
    const state = ages(hands(['coin', 'wood', 'gear'], ['blue-3', 'wood', 'gear']));
    const happened = events(state, select('hand', 'play', 'gear'));
    expect(happened.filter(({ kind }) => kind === 'selected')).toEqual([
      { kind: 'selected', seat: 0, from: 'hand', card: 'gear', back: 'giza', use: 'play' },
      { kind: 'selected', seat: 1, from: 'player', card: 'coin', back: 'giza', use: 'play' },
    ]);
    const order = happened.map((each) => JSON.stringify(each)).filter((text) => /selected|reveal|placed/.test(text));
    expect(order.map((text) => /selected|reveal|placed/.exec(text)?.[0])).toEqual([
      'selected',
      'selected',
      'reveal',
      'placed',
    ]);
    expect(play(state, select('hand', 'play', 'gear')).faceUp[0]?.card).toBe('wood');
    const uses = events(state, select('hand', 'discard', 'gear')).flatMap((each) => ('use' in each ? each.use : []));
    expect(uses).toEqual(['discard', 'play']);
  });

  test('ARCH-90 e: played cards are placed; a discarded one brings three coin tokens and nothing else', () => {
    const state = ages((d) => {
      hands(['blue-3', 'gear'], ['coin', 'wood'])(d);
      give(d, 0, {}, ['science']);
    });
    const discarded = then(state, select('hand', 'discard', 'gear'));
    expect(discarded.areas[0]?.coins).toBe(3);
    expect(discarded.discard[9]).toBe(1);
    expect(held(discarded, 0, 'gear')).toBe(0);
    expect(discarded.triggers).toEqual([]);
    const played = then(state, select('hand', 'play', 'gear'));
    expect(legal(played)).toEqual([
      'extra science player',
      'extra science opponent',
      'extra science central',
      'end-turn',
    ]);
    expect(refused(played, 'science pair:gear')?.code).toBe('not-this-step');
  });

  test('ARCH-90 e: stages are built in this step, and an extra card waits for the next revealed one', () => {
    const state = ages((d) => {
      hands(['wood', 'gear'], ['blue-3', 'clay', 'clay'])(d);
      give(d, 0, { stone: 1 }, ['urbanism']);
    });
    const acting = then(state, select('revealed'));
    expect(legal(acting)).toContain(`build 0 ${pay({ wood: 1, stone: 1 })}`);
    expect(refused(acting, 'end-turn')?.code).toBe('must-go-on');
    const extra = play(acting, 'extra urbanism player');
    expect(held(extra, 0, 'gear')).toBe(1);
  });

  test('ARCH-90 f, ARCH-63: the Opponent plays its card, keeps no grey one, and extra cards follow', () => {
    const state = ages((d) => {
      hands(['blue-3', 'gear'], ['wood', 'coin', 'coin'])(d);
      give(d, 1, {}, ['urbanism']);
    });
    const turn = then(state, select('hand', 'play', 'gear'));
    expect(now(turn)).toBe('opponent-turn');
    expect(event(turn, 'opponent-turn', 'extra')).toEqual({ kind: 'extra', seat: 1, token: 'urbanism' });
    expect(explained(turn).reasons.join()).toContain('priority 1, extra card');
    const after = then(turn, 'opponent-turn');
    expect(held(after, 1, 'wood')).toBe(0);
    expect(after.discard[0]).toBeGreaterThan(0);
  });

  test('ARCH-26, ARCH-90 f: what the player has used this turn the Opponent may still use', () => {
    const state = ages((d) => {
      hands(['blue-3', 'stone', 'gear'], ['coin', 'blue-3', 'blue-3'])(d);
      give(d, 0, {}, ['jewellery']);
      give(d, 1, {}, ['jewellery']);
    });
    const turn = then(state, select('hand', 'play', 'stone'), 'extra jewellery player');
    expect(now(turn)).toBe('opponent-turn');
    expect(event(turn, 'opponent-turn', 'extra')).toEqual({ kind: 'extra', seat: 1, token: 'jewellery' });
  });

  test('ARCH-90 g, ARCH-91: sets give tokens after both have resolved, the player first, each card once', () => {
    const state = ages((d) => {
      hands(['gear', 'blue-3'], ['coin', 'wood'])(d);
      give(d, 0, { gear: 1 });
      give(d, 1, { compass: 2 });
      d.tokenSlots = ['decor', 'tactics', 'crafts'];
    });
    const turn = then(state, select('revealed'), 'opponent-turn');
    expect(legal(turn)).toEqual(['science pair:gear']);
    expect(refused(turn, 'end-turn')?.code).toBe('must-go-on');
    expect(turn.areas[1]?.tokens).toEqual([]);
    expect(refused(turn, `build 0 ${pay({ coin: 2 })}`)?.code).toBe('not-this-step');
    const taken = play(turn, 'science pair:gear', 'take-token 1');
    expect(taken.areas[0]?.tokens).toEqual(['tactics']);
    expect(taken.areas[0]?.matched).toEqual([0, 2, 0]);
    expect(held(taken, 0, 'gear')).toBe(2);
    expect(taken.areas[1]?.tokens).toEqual(['decor']);
    expect(taken.areas[1]?.matched).toEqual([2, 0, 0]);
  });

  test('ARCH-91, ARCH-46: without a token left no set is made, and Babylon owes nothing', () => {
    const state = ages(
      (d) => {
        hands(['wood', 'blue-3'], ['coin', 'wood'])(d);
        built(d, 0, 0);
        give(d, 0, { wood: 1, gear: 2 });
        give(d, 1, { gear: 2 });
        d.tokenStack = [];
        d.tokenSlots = [null, null, null];
      },
      { playerWonder: 'babylon' },
    );
    const turn = then(then(state, select('revealed')), `build 1 ${pay({ wood: 2 })}`, 'opponent-turn');
    expect([now(turn), turn.turn]).toEqual(['select', 2]);
    expect(turn.areas.map(({ matched, tokensOwed }) => [matched, tokensOwed])).toEqual([
      [[0, 0, 0], 0],
      [[0, 0, 0], 0],
    ]);
  });

  test('ARCH-46: with all slots empty until the end of the turn a token comes from the stack', () => {
    const state = ages((d) => {
      hands(['gear', 'blue-3'], ['coin', 'wood'])(d);
      give(d, 0, { gear: 1 });
      d.tokenSlots = [null, null, null];
    });
    const turn = then(state, select('revealed'), 'opponent-turn');
    expect(legal(turn)).toEqual(['science pair:gear']);
    expect(legal(play(turn, 'science pair:gear'))).toEqual(['take-token stack']);
  });

  test('ARCH-46, ARCH-90 j: slots are not refilled before the end of the turn', () => {
    const state = ages((d) => {
      hands(['gear', 'blue-3'], ['coin', 'wood'])(d);
      give(d, 0, { gear: 3 });
      d.tokenSlots = ['decor', 'tactics', 'crafts'];
    });
    const turn = then(state, select('revealed'), 'opponent-turn', 'science pair:gear');
    const one = play(turn, 'take-token 0');
    expect(one.tokenSlots).toEqual([null, 'tactics', 'crafts']);
    expect(legal(one)).toEqual(['science pair:gear']);
    const two = settled(play(one, 'science pair:gear', 'take-token 1'));
    expect(two.tokenSlots.every((token) => token !== null)).toBe(true);
  });

  test('ARCH-90 h: a central card still face up is discarded, with its back', () => {
    const state = ages((d) => {
      hands(['blue-3', 'gear'], ['coin', 'wood'])(d);
      d.central.top = { card: 'gear', back: 1, seenBy: 'all' };
    });
    const turn = then(state, select('hand', 'play', 'gear'));
    expect(event(turn, 'opponent-turn', 'central-discarded')).toEqual({
      kind: 'central-discarded',
      from: 'central',
      card: 'gear',
    });
    const last = { ...turn, turn: 7, age: 1 } as State;
    expect(settled(play(last, 'opponent-turn')).central.discard).toContainEqual(hiddenCard('gear', 1));
  });

  test('ARCH-90 i: the hands change places, the player sees its new one, revealed cards stay', () => {
    const state = ages();
    const turn = then(state, select('revealed'));
    const before = turn.faceUp;
    const passing = play(turn, 'opponent-turn');
    const dealt = settled(passing);
    expect(dealt.faceUp[0]).toEqual(before[1]);
    expect([dealt.turn, dealt.selection, dealt.opponentChoice]).toEqual([2, null, null]);
    expect(dealt.hands[1]?.filter(({ card }) => card !== null).length).toBeGreaterThan(0);
    expect(dealt.hands[0]?.every(({ card }) => card !== null)).toBe(true);
  });

  test('ARCH-90 j: hands draw up to the turns left, one more in Ages II and III; larger hands keep their cards', () => {
    const drawn = (age: number) => {
      const state = ages((d) => {
        hands(['blue-3', 'gear'], ['coin', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood'])(d);
        d.age = age;
        d.turn = 3;
        d.central.cards = Array<HiddenCard>(20).fill(hiddenCard(null, 0));
        d.pools[0] = pool({ gear: 30 });
      });
      return then(state, select('hand', 'play', 'gear'), 'opponent-turn');
    };
    // The hands have changed places: the player's is the large one now.
    expect([size(drawn(1), 0), size(drawn(1), 1)]).toEqual([7, 4]);
    expect([size(drawn(2), 0), size(drawn(2), 1)]).toEqual([7, 4]);
  });

  test('ARCH-90 j: the player’s hand draws first, card by card, and the player sees each', () => {
    const after = (age: number, central: number) => {
      const state = ages((d) => {
        hands(['blue-3', 'gear', 'wood'], ['coin', 'wood'])(d);
        d.age = age;
        d.turn = 3;
        d.central.cards = Array<HiddenCard>(central).fill(hiddenCard(null, 0));
        d.pools[0] = pool({ gear: 30 });
      });
      return then(state, select('hand', 'play', 'gear'), 'opponent-turn');
    };
    // Four turns are left in Age I, three in Age II; the hands have one and two cards before they draw.
    expect([size(after(1, 20), 0), size(after(1, 20), 1)]).toEqual([4, 4]);
    expect([size(after(2, 20), 0), size(after(2, 20), 1)]).toEqual([4, 4]);
    expect([size(after(2, 4), 0), size(after(2, 4), 1)]).toEqual([4, 3]);
    expect([size(after(2, 2), 0), size(after(2, 2), 1)]).toEqual([3, 2]);
    expect(after(2, 20).hands[0]?.every(({ card }) => card !== null)).toBe(true);
  });

  test('ARCH-90 j, ARCH-21: a card that the player has peeked at is drawn as the card it is', () => {
    const state = ages(
      (d) => {
        hands(['blue-3', 'gear'], ['coin', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood'])(d);
        d.turn = 4;
        d.central.top = { card: 'tablet', back: 1, seenBy: [0] };
        d.central.cards = [hiddenCard(null, 0), hiddenCard(null, 0)];
      },
      { catPower: 'peek' },
    );
    // The Opponent takes the coin and gets the smaller hand: a blue card, of which three are to be drawn.
    const after = then(state, select('hand', 'play', 'gear'), 'opponent-turn');
    expect(after.hands[1]).toContainEqual(hiddenCard('tablet', 1));
    expect(after.central.top).toBeNull();
  });

  test('ARCH-90 j, ARCH-82: a hand that was empty reveals one of its cards when it has drawn them all', () => {
    const state = ages((d) => {
      hands(['blue-3'], ['coin', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood'])(d);
      d.turn = 4;
      d.central.cards = Array<HiddenCard>(9).fill(hiddenCard(null, 0));
    });
    let after = play(state, select('revealed'));
    while (now(after) !== 'reveal' || (after.pending.at(-1)?.deck === 1 && size(after, 1) === 0 && after.turn === 4))
      after = play(after, legal(after)[0] as string);
    expect([after.turn, after.phase, size(after, 1)]).toEqual([4, 'refill', 3]);
    expect(after.faceUp[1]).toBeNull();
  });

  test('ARCH-28, ARCH-85: a central deck used up settles what was drawn from it unseen, and is made anew', () => {
    const state = ages((d) => {
      hands(['blue-3', 'gear'], ['coin', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood'])(d);
      d.turn = 4;
      for (let i = 0; i < 2; i++) insert(d.hands[1] ?? [], hiddenCard('clay', 0));
      d.pools = [pool({ gear: 9 }), pool({ glass: 9 }), pool({})];
      d.central.cards = [hiddenCard(null, 1)];
      d.central.discard = [hiddenCard('clay', 0), hiddenCard('stone', 0)];
    });
    let after = play(state, select('hand', 'play', 'gear'));
    while (now(after) !== 'select') after = settled(play(after, legal(after)[0] as string));
    // One glass drawn as the last card of the deck, then the discarded cards, of which one is left at the most.
    const hand = [after.faceUp[1], ...(after.hands[1] ?? [])];
    expect(hand).toHaveLength(3);
    expect(hand).toContainEqual(hiddenCard(null, 1));
    expect(after.central.discard).toEqual([]);
    expect(after.central.cards).toHaveLength(2);
    expect(size(after, 0)).toBe(9);
  });

  test('ARCH-94: Ephesus, Olympia and Alexandria in this structure', () => {
    const building = (wonder: string): State => {
      const state = ages(
        (d) => {
          hands(['wood', 'gear', 'compass'], ['blue-3', 'glass'])(d);
          built(d, 0, 0);
          give(d, 0, { wood: 1 });
        },
        { playerWonder: wonder },
      );
      return then(state, select('revealed'));
    };
    const build = `build 1 ${pay({ wood: 2 })}`;
    expect(now(play(building('ephesus'), build))).toBe('blind');
    const olympia = events(building('olympia'), build).filter(({ kind }) => kind === 'taken');
    expect(olympia).toMatchObject([{ deck: 'player' }, { deck: 'opponent' }]);
    expect(legal(play(building('alexandria'), build))).toEqual([
      'take-top player',
      'take-top opponent',
      'take-top central',
    ]);
  });

  test('ARCH-94: Halicarnassus looks at the revealed card and four more, which stay in that hand unrevealed', () => {
    const state = ages(
      (d) => {
        hands(['wood', 'gear'], ['blue-3', 'glass', 'clay', 'coin', 'stone', 'wood'])(d);
        built(d, 0, 0);
        give(d, 0, { wood: 1 });
      },
      { playerWonder: 'halicarnassus' },
    );
    const looking = play(then(state, select('revealed')), `build 1 ${pay({ wood: 2 })}`, 'look-deck opponent');
    let seen = looking;
    while (now(seen) === 'look')
      seen = game.applyMove(seen, game.legalMoves(seen)[0] as ReturnType<typeof game.botMove>);
    expect(seen.looked?.cards).toHaveLength(5);
    const before = seen.hands[1]?.length ?? 0;
    const [take] = legal(seen);
    const taken = play(seen, take as string);
    expect(taken.looked).toBeNull();
    expect(now(taken)).toBe('reveal');
    expect(taken.hands[1]?.length).toBe(before + 4);
  });

  test('ARCH-94, ARCH-90 g: Babylon owes a choice at the end of the turn', () => {
    const state = ages(
      (d) => {
        hands(['wood', 'gear'], ['coin', 'glass'])(d);
        built(d, 0, 0);
        give(d, 0, { wood: 1 });
      },
      { playerWonder: 'babylon' },
    );
    const turn = then(then(state, select('revealed')), `build 1 ${pay({ wood: 2 })}`);
    expect(now(turn)).toBe('opponent-turn');
    const after = then(turn, 'opponent-turn');
    expect(now(after)).toBe('take-token');
    expect(after.pending.at(-1)?.seat).toBe(0);
  });

  test('ARCH-94, ARCH-90 g: two stages of Babylon in one turn are two choices', () => {
    const state = ages(
      (d) => {
        hands(['wood', 'gear'], ['blue-3', 'glass'])(d);
        built(d, 0, 0, 2);
        give(d, 0, { wood: 1, coin: 3 });
      },
      { playerWonder: 'babylon' },
    );
    const built2 = play(then(state, select('revealed')), `build 1 ${pay({ wood: 2 })}`, `build 3 ${pay({ coin: 3 })}`);
    const owed = then(built2, 'opponent-turn');
    expect(legal(owed)).toContain('take-token 0');
    const one = play(owed, 'take-token 0');
    expect([now(one), one.pending.at(-1)?.seat]).toEqual(['take-token', 0]);
    expect(settled(play(one, 'take-token 1')).areas[0]?.tokens).toHaveLength(2);
  });

  test('ARCH-94, ARCH-85: the player alone sees what the Opponent looks at with Halicarnassus', () => {
    const state = ages(
      (d) => {
        hands(['blue-3', 'gear', 'gear', 'tablet'], ['wood', 'glass', 'clay', 'stone', 'papyrus', 'gear'])(d);
        built(d, 1, 0);
        give(d, 1, { wood: 1, compass: 1 });
      },
      { playerWonder: 'giza', opponentWonder: 'halicarnassus', opponentBuilds: true },
    );
    let looking = then(state, select('hand', 'play', 'gear'));
    looking = play(looking, 'opponent-turn');
    while (now(looking) !== 'look') looking = play(looking, legal(looking)[0] as string);
    expect(looking.looked?.deck).toBe(1);
    expect(toOf(looking, legal(looking)[0] as string)).toBe(0);
    const seen = play(looking, legal(looking)[0] as string);
    const lookedAt = (viewer: 0 | 1 | 'spectator') => game.view(seen, viewer).looked?.cards.map(({ card }) => card);
    expect(seen.looked?.cards).toHaveLength(2);
    expect(lookedAt(0)?.every((card) => card !== null)).toBe(true);
    for (const viewer of [1, 'spectator'] as const) expect(lookedAt(viewer)?.slice(1)).toEqual([null]);
  });

  test('ARCH-85: a card that the player has peeked at is for others a central card like any other', () => {
    const state = ages(
      (d) => {
        d.central.top = { card: 'tablet', back: 1, seenBy: [0] };
        d.central.cards = [hiddenCard(null, 0), hiddenCard('wood', 1)];
      },
      { catPower: 'peek' },
    );
    const { central, pools } = game.view(state, 'spectator');
    expect(central.top).toMatchObject({ card: null });
    expect(central.cards).toEqual([HIDDEN, HIDDEN]);
    expect(pools[1]?.[10]).toBe((state.pools[1]?.[10] ?? 0) + 1);
    expect(game.view(state, 0).central).toEqual(state.central);
  });

  test('ARCH-94, ARCH-67: the Opponent’s Olympia takes the revealed card of the player’s hand first', () => {
    const state = ages(
      (d) => {
        hands(['blue-3', 'gear', 'gear'], ['wood', 'glass', 'glass'])(d);
        built(d, 1, 0);
        give(d, 1, { wood: 1 });
      },
      { playerWonder: 'giza', opponentWonder: 'olympia', opponentBuilds: true },
    );
    const turn = then(state, select('hand', 'play', 'gear'));
    const taken = events(turn, 'opponent-turn').filter(({ kind }) => kind === 'taken');
    expect(taken[0]).toMatchObject({ seat: 1, deck: 'player' });
    const end = settled(play(turn, 'opponent-turn'));
    expect(end.areas[1]?.built[1]).toBe(true);
  });

  test('ARCH-93: coin tokens pay for nothing', () => {
    const state = ages((d) => {
      hands(['blue-3', 'gear'], ['coin', 'wood'])(d);
      editArea(d, 0).coins = 9;
    });
    expect(now(then(state, select('hand', 'play', 'gear')))).toBe('opponent-turn');
  });

  test('ARCH-95: a complete Wonder does not end the game', () => {
    const state = ages((d) => {
      hands(['blue-3', 'gear'], ['coin', 'wood'])(d);
      built(d, 0, 0, 1, 2, 3, 4);
    });
    expect(then(state, select('hand', 'play', 'gear'), 'opponent-turn').phase).not.toBe('over');
  });
});

describe('the end of an Age', () => {
  const last = (age: number, edit: Edit = () => undefined): State => {
    const state = ages((d) => {
      hands(['blue-3', 'gear', 'wood'], ['coin', 'glass'])(d);
      d.age = age;
      d.turn = age === 1 ? 7 : 6;
      edit(d);
    });
    return then(state, select('hand', 'play', 'gear'));
  };

  test('ARCH-92: what is left in the hands is discarded face up, unseen cards of the Opponent are seen first', () => {
    const state = last(1, (d) => {
      d.pools[1] = pool({ clay: 9 });
      insert(d.hands[1] ?? [], hiddenCard(null, 1));
    });
    const discards = events(state, 'opponent-turn').filter(({ kind }) => kind === 'central-discarded');
    expect(discards.map((each) => ('from' in each ? each.from : ''))).toEqual([
      'player',
      'player',
      'opponent',
      'opponent',
    ]);
    const next = settled(play(state, 'opponent-turn'));
    expect([next.age, size(next, 0), size(next, 1)]).toEqual([2, 7, 7]);
  });

  test('ARCH-92: the cards left are discarded one by one, and none of them is revealed first', () => {
    const state = last(1, (d) => {
      d.pools[1] = pool({ clay: 5, glass: 5 });
      // One of the three is revealed when the coin leaves.
      for (let i = 0; i < 3; i++) insert(d.hands[1] ?? [], hiddenCard(null, 1));
    });
    const asked = play(state, 'opponent-turn');
    expect(now(asked)).toBe('discard-hand');
    const next = play(asked, 'discard-hand clay rhodes');
    expect(now(next)).toBe('discard-hand');
    const happened = events(next, 'discard-hand glass rhodes').map((each) => JSON.stringify(each));
    expect(happened.findIndex((text) => text.includes('reveal'))).toBe(-1);
    expect(play(next, 'discard-hand glass rhodes').central.discard).toEqual(
      expect.arrayContaining([hiddenCard('clay', 1), hiddenCard('glass', 1)]),
    );
  });

  test('ARCH-81: a card that the player has peeked at is shuffled into the central deck of the next Age', () => {
    const state = ages(
      (d) => {
        hands(['blue-3', 'gear'], ['coin', 'glass'])(d);
        d.turn = 7;
        d.central.top = { card: 'tablet', back: 1, seenBy: [0] };
      },
      { catPower: 'peek' },
    );
    const next = settled(play(then(state, select('hand', 'play', 'gear')), 'opponent-turn'));
    expect(next.age).toBe(2);
    expect(next.central.top).toBeNull();
    expect(next.central.cards).toContainEqual(hiddenCard('tablet', 1));
  });

  test('ARCH-92, ARCH-104: more shields win a token worth one point, fewer cost one, a tie gives nothing', () => {
    const fought = (mine: number, theirs: number) => {
      const state = settled(
        play(
          last(2, (d) => {
            give(d, 0, { 'shield-0': mine });
            give(d, 1, { 'shield-2': theirs });
          }),
          'opponent-turn',
        ),
      );
      return state.areas.map(({ military, defeats }) => military - defeats);
    };
    expect(fought(2, 1)).toEqual([1, -1]);
    expect(fought(0, 1)).toEqual([-1, 1]);
    expect(fought(1, 1)).toEqual([0, 0]);
  });

  test('ARCH-90 i, j: after the last turn of an Age nothing is passed or drawn, but the slots are filled', () => {
    for (const age of [1, 2, 3]) {
      const state = last(age, (d) => {
        d.tokenSlots = ['decor', null, 'culture'];
        d.faceUp[1] = hiddenCard('coin', 1);
        d.hands[1] = [];
        d.central.cards = Array<HiddenCard>(9).fill(hiddenCard(null, 0));
      });
      const happened = events(state, 'opponent-turn').map(({ kind }) => kind as string);
      expect(happened).not.toContain('hands-passed');
      expect(happened).not.toContain('drew');
      const after = settled(play(state, 'opponent-turn'));
      expect(after.tokenSlots.every((token) => token !== null)).toBe(true);
      expect([after.tokenSlots[0], after.tokenSlots[2]]).toEqual(['decor', 'culture']);
    }
  });

  test('ARCH-101, ARCH-92: the third conflict ends the game, hands are left where they are', () => {
    const over = play(last(3), 'opponent-turn');
    const end = settled(over);
    expect(game.outcome(end)?.ending).toBe('third-age');
    expect(size(end, 0) + size(end, 1)).toBeGreaterThan(0);
  });
});
