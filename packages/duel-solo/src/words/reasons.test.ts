import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import { CARD_IDS, CARDS, SYMBOLS } from '../components/cards.js';
import { CAPITAL } from '../components/military.js';
import { DIRECTIONS, duelSolo, PROMOS, type State } from '../index.js';
import { ASK, PROGRESS_FROM } from '../state/decisions.js';
import { wonderOf } from '../table/city.js';
import * as english from './index.js';
import * as italian from './it/index.js';

const anna = { names: ['', 'Anna'] };

/** What the bot says of its choice, in both languages. */
function told(state: State, level?: string) {
  const explanation = duelSolo.explainBotMove(state, undefined, level);
  return [english, italian].map((words) => words.describeExplanation(state, explanation));
}

const headlines = (state: State): readonly string[] => told(state).map(({ headline }) => headline);

/** What the bot calls its moves, by their codes. */
function named(state: State): Readonly<Record<string, readonly string[]>> {
  const [one, other] = told(state).map(({ steps }) => steps[0]?.candidates ?? []);
  return Object.fromEntries((one ?? []).map(({ id, name }, i) => [id, [name, other?.[i]?.name ?? '']]));
}

test('DUEL-150: whose wonders are worth no more', () => {
  const choice = (options: object, built: readonly ('sphinx' | 'colossus' | 'appian-way')[]) =>
    scene({
      age: 2,
      pending: [PROGRESS_FROM.board[0]],
      board: ['economy', 'philosophy'],
      options,
      zero: { coins: 9, built },
      one: { built: ['pyramids'] },
    });
  const worth = (state: State, seat: 0 | 1) =>
    state.cities[seat].built.reduce((sum, { wonder }) => sum + wonderOf(state, wonder).points, 0);
  const lines = (state: State) => told(state).map((each) => each.lines.map(({ text }) => text).join('\n'));
  const same = choice(anna, ['sphinx', 'colossus']);
  expect([worth(same, 0), worth(same, 1)]).toEqual([9, 9]);
  expect(lines(same)[0]).toContain("SOLO's wonders are worth no more points than Anna's: the first of these");
  expect(lines(same)[1]).toContain('le meraviglie di SOLO non valgono più Punti Civiltà di quelle di Anna: il primo');
  const yours = lines(choice({}, ['sphinx', 'colossus']));
  expect(yours[0]).toContain("SOLO's wonders are worth no more points than yours: the first of these");
  expect(yours[1]).toContain('le meraviglie di SOLO non valgono più Punti Civiltà delle tue: il primo');
  const more = choice(anna, ['sphinx', 'colossus', 'appian-way']);
  expect(worth(more, 0)).toBeGreaterThan(worth(more, 1));
  for (const said of lines(more)) expect(said).not.toMatch(/no more points|non valgono più/);
});

describe('after any other move the opponent would win', () => {
  test('SOLO, whose answer is known', () => {
    // SOLO can take the Walls, whose two shields bring the pawn into the player's capital; the player cannot pay for them.
    const state = scene({
      seat: 1,
      age: 2,
      pawn: CAPITAL - 1,
      structure: { 18: 'walls', 19: 'altar' },
      zero: { coins: 9 },
      one: { coins: 0 },
    });
    for (const move of duelSolo.legalMoves(state)) {
      const after = duelSolo.applyMove(state, move);
      const answered = duelSolo.applyMove(after, duelSolo.botMove(after));
      expect(answered.winner).toBe('slot' in move && move.slot === 18 ? null : 0);
    }
    expect(headlines(state)[0]).toMatch(/^Discard Walls for coins: .*; after any other move SOLO would win$/);
    expect(headlines(state)[1]).toMatch(
      /^Scartare le Mura per ottenere monete: .*; dopo ogni altra mossa vincerebbe SOLO$/,
    );
  });

  test('the other player, who would be given the sixth symbol', () => {
    const green = SYMBOLS.flatMap((symbol) => CARD_IDS.find((id) => CARDS[id].symbol === symbol) ?? []);
    const [sixth, ...five] = green.slice(0, 6);
    const state = scene({
      options: { mode: 'versus', promos: PROMOS },
      pending: [ASK['liberty-give'][0]],
      removed: [sixth ?? expect.fail(), 'altar'],
      one: { cards: five },
    });
    const winners = duelSolo.legalMoves(state).map((move) => duelSolo.applyMove(state, move).winner);
    expect(winners).toEqual([1, null]);
    const [one, other] = headlines(state);
    expect(one).toMatch(/^Give Altar to Player 2: .*after any other move the opponent would win$/);
    expect(other).toMatch(/^Consegnare l'Altare a Giocatore 2: .*dopo ogni altra mossa vincerebbe l'avversario$/);
  });
});

test('a thorough bot says of each move how far it is ahead on average, as its scores say', () => {
  const said = new Set<string>();
  const positions = [
    { structure: { 16: 'port', 17: 'theater', 18: 'arsenal', 19: 'altar' }, one: { coins: 20 }, zero: { coins: 3 } },
    { structure: { 18: 'arsenal', 19: 'altar' }, one: { coins: 20 }, zero: { coins: 20 } },
    { structure: { 19: 'altar' }, one: { coins: 6 }, zero: { coins: 6, cards: ['theater'] } },
  ] as const;
  for (const position of positions) {
    const state = scene({ age: 3, seat: 1, options: { mode: 'versus', pantheon: false }, ...position });
    const [one, other] = told(state, 'thorough');
    expect([one?.steps[0]?.list, other?.steps[0]?.list]).toEqual(['house bot, thorough', 'bot della casa, accurato']);
    expect([one?.steps[0]?.label, other?.steps[0]?.label]).toEqual([
      'the best lead on average',
      'il miglior vantaggio in media',
    ]);
    const moves = one?.steps[0]?.candidates ?? [];
    expect([one, other].map((each) => each?.reasons.map(({ text }) => text))).toEqual([
      [
        `A thorough bot plays on after the ${moves.length} moves that the house bot likes best, for 6 decisions, in 4 guesses at what is hidden`,
      ],
      [
        `Un maestro continua la partita dopo le ${moves.length} mosse che il bot della casa preferisce, per 6 decisioni, in 4 ipotesi su ciò che è nascosto`,
      ],
    ]);
    for (const [i, { score, note }] of moves.entries()) {
      const points = Math.round(Math.abs(score));
      const [ahead, vantaggio] = score > 0 ? ['ahead', 'vantaggio'] : ['behind', 'svantaggio'];
      expect([note, other?.steps[0]?.candidates[i]?.note]).toEqual(
        points === 0
          ? ['level on average', 'in media alla pari']
          : [
              `${points} point${points === 1 ? '' : 's'} ${ahead} on average`,
              `in media ${points} punt${points === 1 ? 'o' : 'i'} di ${vantaggio}`,
            ],
      );
      said.add(points === 0 ? 'level' : `${points === 1 ? 'one' : 'several'} ${ahead}`);
    }
  }
  expect([...said].sort()).toEqual(['level', 'one ahead', 'one behind', 'several ahead', 'several behind']);
});

test('DUEL-131: the Offering tokens that SOLO compares', () => {
  const state = scene({
    age: 2,
    structure: { 18: 'walls', 19: 'forum' },
    spaces: { 3: 'tanit' },
    zero: { coins: 4, offerings: [2, 3] },
  });
  // The space costs SOLO 5 coins.
  const paid = (tokens: number) => 5 - tokens;
  const [one, other] = told(state).map(({ steps }) => steps.at(-1)?.candidates.map(({ name, note }) => [name, note]));
  expect(one).toEqual([
    ['Offering 2', `pays ${paid(2)} coins = 5 − 2`],
    ['Offering 3', `pays ${paid(3)} coins = 5 − 3`],
    ['Offering 2 + 3', `pays ${paid(5)} coins = 5 − 5`],
  ]);
  expect(other).toEqual([
    ['segnalino Offerta 2', `paga ${paid(2)} monete = 5 − 2`],
    ['segnalino Offerta 3', `paga ${paid(3)} monete = 5 − 3`],
    ['segnalini Offerta 2 + 3', `paga ${paid(5)} monete = 5 − 5`],
  ]);
});

test('DUEL-099: where the Minerva pawn goes, seen by the seat that pushes the Conflict pawn', () => {
  for (const seat of [0, 1] as const) {
    const state = scene({ seat, pawn: 3, options: { mode: 'versus' }, pending: [ASK.minerva[seat]] });
    const names = named(state);
    expect(Object.keys(names)).toHaveLength(2 * CAPITAL);
    for (const [code, said] of Object.entries(names)) {
      // Seat 0 pushes the pawn to the positive spaces, seat 1 to the negative ones.
      const ahead = (Number(code.replace('minerva-space ', '')) - 3) * (seat === 0 ? 1 : -1);
      const far = Math.abs(ahead);
      expect([code, ...said]).toEqual([
        code,
        `Place the Minerva pawn ${far} space${far === 1 ? '' : 's'} ${ahead > 0 ? 'ahead of' : 'behind'} the Conflict pawn`,
        `Collocare la pedina Minerva ${far} casell${far === 1 ? 'a' : 'e'} ${ahead > 0 ? 'davanti alla' : 'dietro la'} pedina Conflitto`,
      ]);
    }
  }
});

test("DUEL-013: SOLO's directions, in a few words and in full", () => {
  const state = scene({ seat: 1, pending: [ASK.direction[1]], zero: { wonders: ['sanctuary'] } });
  const names = named(state);
  const fields = {
    M: ['military', 'Militare'],
    S: ['science', 'Scienza'],
    C: ['construction', 'Costruzione'],
  } as const;
  for (const direction of DIRECTIONS) {
    const [[first, prima], [then, poi]] = [...direction].map((letter) => fields[letter as 'M']) as [
      readonly [string, string],
      readonly [string, string],
    ];
    const move = { kind: 'choose-direction', direction } as const;
    expect([english.describeMove(state, move), italian.describeMove(state, move)]).toEqual([
      `SOLO plays for ${first}, then ${then}`,
      `SOLO ha indirizzo strategico ${prima}/${poi}`,
    ]);
    expect(names[duelSolo.encodeMove(move)]).toEqual([
      `Let SOLO play for ${first}, then ${then}`,
      `Scegliere per SOLO l'indirizzo strategico ${prima}/${poi}`,
    ]);
  }
});

test('DUEL-099: whose Military token Neptune takes', () => {
  const neptune = (seat: 0 | 1, options: object, military: State['military']) =>
    scene({ seat, options, military, pending: [ASK['neptune-apply'][seat]] });
  const made = (state: State) =>
    duelSolo.legalMoves(state).map((move) => [english, italian].map((words) => words.describeMove(state, move)));
  expect(made(neptune(0, anna, ['seat1-5']))).toEqual([
    [
      "SOLO removes the 5-coin Military token on Anna's side with its effect",
      "SOLO scarta il segnalino Esercito da 5 monete di Anna e ne applica l'effetto",
    ],
  ]);
  expect(made(neptune(0, {}, ['seat1-2']))).toEqual([
    [
      'SOLO removes the 2-coin Military token on your side with its effect',
      "SOLO scarta il tuo segnalino Esercito da 2 monete e ne applica l'effetto",
    ],
  ]);
  expect(made(neptune(1, {}, ['seat0-5', 'seat1-2']))).toEqual([
    [
      "Remove the 5-coin Military token on SOLO's side: SOLO loses its coins",
      "Scarta il segnalino Esercito da 5 monete dal lato di SOLO e applicane l'effetto",
    ],
    [
      'Remove the 2-coin Military token on your side: SOLO loses its coins',
      "Scarta il segnalino Esercito da 2 monete dal tuo lato e applicane l'effetto",
    ],
  ]);
  expect(Object.values(named(neptune(1, {}, ['seat0-5', 'seat1-2'])))).toEqual([
    [
      "Remove the 5-coin Military token on SOLO's side with its effect",
      "Scartare il segnalino Esercito da 5 monete di SOLO e applicarne l'effetto",
    ],
    [
      'Remove the 2-coin Military token on your side with its effect',
      "Scartare il proprio segnalino Esercito da 2 monete e applicarne l'effetto",
    ],
  ]);
});
