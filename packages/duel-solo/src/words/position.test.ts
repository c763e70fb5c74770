import { draw, seedRng, type Viewer } from '@wonders/core';
import { expect, test } from 'vitest';
import { DEEP, MORE } from '../../../../.ci/runs.js';
import { play, scene } from '../../test/scene.js';
import { applyMove, fast, newGame, type Options, type Position, seats, view } from '../index.js';
import { describePosition } from './index.js';
import { describePosition as racconta } from './it/index.js';
import { vocabulary as italian } from './it/position.js';
import { vocabulary as english } from './position.js';

const PROMOS = ['messe', 'statue-of-liberty'] as const;
const VARIANTS: readonly (Partial<Options> & { readonly chance?: 'manual' })[] = [
  { level: 'legendary', promos: PROMOS },
  { level: 'demanding', promos: PROMOS, chance: 'manual' },
  { mode: 'versus', promos: PROMOS },
  { mode: 'versus', pantheon: false },
];
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** The positions of random games, in full and as each viewer sees them, or one of them after another in the short run. */
function* randomPositions(): Generator<Position> {
  const rng = seedRng('positions four');
  for (const options of VARIANTS) {
    for (let seed = 0; seed < 2; seed++) {
      let state = newGame({ ...options, seed: String(seed) });
      for (let ply = 0; ; ply++) {
        const viewers = VIEWERS.filter((_, i) => DEEP || ply % VIEWERS.length === i);
        yield* [state, ...viewers.map((viewer) => view(state, viewer))];
        if (state.pending.length === 0) break;
        state = applyMove(
          state,
          fast.randomMove(state, () => draw(rng)),
        );
      }
    }
  }
}

/** The paragraphs with the labels of their lines, in their order. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'The game': [
    'Age',
    'To decide',
    'Another turn for',
    'Game over',
    "SOLO's direction",
    'Wonders constructed',
    'Progress tokens on the board',
    'Progress tokens to choose from',
    'Removed cards',
  ],
  'The wonders to choose from': ['Wonder'],
  'The structure': ['Slot'],
  'The Conflict track': ['Conflict pawn', 'Military tokens', 'Minerva pawn'],
  'The Pantheon': ['Space', 'deck', 'Progress tokens on Enki'],
  'The discard pile': ['card'],
  seat: [
    'Coins',
    'Coins on Astarte',
    'Points',
    'Place',
    'Resources',
    'For 1 coin',
    'Science symbols',
    'Brown cards',
    'Grey cards',
    'Yellow cards',
    'Green cards',
    'Red cards',
    'Blue cards',
    'Guilds',
    'Grand Temples',
    'Wonder',
    'Progress tokens',
    'Divinities',
    'Mythology tokens',
    'Offering tokens',
  ],
};

/** The text before the colon, without names and numbers of components. */
function labelOf(heading: string, line: string): string {
  if (/discard|scarti/.test(heading)) return 'card';
  if (/ deck from the top: |^Mazzo della mitologia /.test(line)) return 'deck';
  return line.replace(/:.*/, '').replace(/^(Slot|Space|Posizione|Casella|Wonder|Meraviglia) .*/, '$1');
}

/** Begins with a capital or a figure, ends without a stop. */
const WHOLE = /^[A-ZÀ-Ü0-9][^:]*: .*[^.,;:\s]$/;
/** Ids, unfilled placeholders, and values without words. */
const BROKEN = /undefined|\bnull\b|NaN|\[object|\s\s|#|-\d|\(\)|, ,|; ;|[a-z]-[a-z]+-|face-down|seat\d/;

/** A turn of Age II. */
const ageTwo = scene({
  options: { level: 'hard', promos: PROMOS },
  age: 2,
  seat: 1,
  pawn: -4,
  military: ['seat0-5', 'seat1-2', 'seat1-5'],
  structure: {
    9: 'face-down',
    10: 'face-down',
    15: 'barracks',
    16: 'courthouse',
    18: 'dispensary',
    19: 'customs-house',
  },
  tokens: { 10: 3 },
  zero: {
    coins: 5,
    cards: ['garrison', 'glassworks', 'pharmacist', 'workshop'],
    wonders: ['sanctuary'],
    built: ['circus-maximus'],
    progress: ['law'],
    mythologies: ['greek', 'roman'],
    offerings: [2],
  },
  one: {
    coins: 12,
    cards: ['lumber-yard', 'sawmill', 'wood-reserve', 'caravansery', 'forum', 'altar', 'scriptorium'],
    built: ['piraeus', 'great-lighthouse'],
    wonders: ['appian-way'],
    divinities: ['astarte'],
    astarte: 7,
  },
  board: ['strategy', 'theology'],
  drawn: ['economy', 'masonry'],
  removed: ['brewery'],
  outside: 1,
  discard: ['quarry', 'tavern'],
  spaces: { 1: 'gate', 4: 'zeus', 6: 'enki' },
  tops: ['anubis'],
  enki: ['philosophy', 'urbanism'],
  minerva: 3,
  snake: 'workshop',
});

/** The base game, with a card that has the back of a guild. */
const base = {
  ...scene({
    options: { mode: 'versus', pantheon: false },
    age: 3,
    structure: { 0: 'moneylenders-guild', 2: 'face-down', 18: 'shipowners-guild', 19: 'port' },
    one: { coins: 1, cards: ['builders-guild', 'stone-pit'], progress: ['mathematics'] },
  }),
  purple: 1 << 2,
};

const positions = [ageTwo, base, ...randomPositions()].map((position) => ({
  position,
  english: describePosition(position),
  italian: racconta(position),
}));

test.runIf(MORE)('every position of random games becomes whole lines, in the same order for every viewer', () => {
  const wrong = new Set<string>();
  const found = new Set<string>();
  for (const { position, english } of positions) {
    const { viewer } = position;
    const called = seats(position as never).map(({ name }) => name);
    const names = called.includes('You') ? called : called.map((name, seat) => (seat === viewer ? 'You' : name));
    const order = [...Object.keys(LABELS), ...names];
    const ranks = english.map(({ heading }) => order.indexOf(heading));
    if (ranks.some((rank, i) => rank <= (ranks[i - 1] ?? -1))) wrong.add(ranks.join());
    if (names.some((name, i) => english.at(i - 2)?.heading !== name)) wrong.add(names.join());
    for (const { heading, lines } of english) {
      const kind = heading in LABELS ? heading : 'seat';
      const labels = lines.map((line) => labelOf(heading, line));
      const places = labels.map((label) => LABELS[kind]?.indexOf(label) ?? -1);
      if (places.some((place, i) => place < (places[i - 1] ?? 0))) wrong.add(`${heading}: ${labels}`);
      for (const label of labels) found.add(`${kind}: ${label}`);
    }
  }
  expect([...wrong]).toEqual([]);
  expect([...found].sort()).toEqual(
    Object.entries(LABELS)
      .flatMap(([kind, labels]) => labels.map((label) => `${kind}: ${label}`))
      .sort(),
  );
});

test('Italian says the same, line by line', () => {
  const wrong = new Set<string>();
  const translated = new Map<string, string>();
  for (const { english, italian } of positions) {
    expect(italian.length).toBe(english.length);
    for (const [i, { heading, lines }] of english.entries()) {
      const same = italian[i];
      if (same?.lines.length !== lines.length) wrong.add(heading);
      for (const [j, line] of lines.entries()) {
        const key = labelOf(heading, line);
        const label = labelOf(same?.heading ?? '', same?.lines[j] ?? '');
        if ((translated.get(key) ?? label) !== label) wrong.add(`${key}: ${label}`);
        translated.set(key, label);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(new Set(translated.values()).size).toBe(translated.size);
});

/** All texts of a vocabulary. */
const leaves = (words: object): string[] =>
  Object.values(words).flatMap((each) => (typeof each === 'string' ? [each] : leaves(each)));

test.each([
  ['english', english],
  ['italian', italian],
] as const)('%s lines are whole, and no word is idle', (language, vocabulary) => {
  const told = positions.flatMap((each) => each[language]);
  const lines = new Set(told.flatMap((paragraph) => paragraph.lines));
  expect([...lines].filter((line) => !WHOLE.test(line) || BROKEN.test(line))).toEqual([]);
  const text = [...lines, ...new Set(told.map(({ heading }) => heading))].join('\n');
  const parts = leaves(vocabulary).flatMap((words) => words.split('#').filter((part) => part !== ''));
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
});

/** The text of a position, or of some of its paragraphs. */
const text = (tell: typeof describePosition, position: Position, ...headings: readonly string[]): readonly string[] =>
  tell(position)
    .filter(({ heading }) => headings.length === 0 || headings.includes(heading))
    .flatMap(({ heading, lines }) => [heading, ...lines.map((line) => `  ${line}`)]);

test('DUEL-030, DUEL-041, DUEL-084: a turn of Age II, in English and Italian', () => {
  expect(text(describePosition, view(ageTwo, 1))).toEqual([
    'The game',
    '  Age: II',
    '  To decide: You',
    "  SOLO's direction: science, then military",
    '  Wonders constructed: 3 of 7',
    '  Progress tokens on the board: Strategy (1 extra shield on each later red card), Theology (another turn after each wonder)',
    '  Progress tokens to choose from: Economy (takes what the opponent pays for resources), Masonry (blue cards cost 2 fewer resources)',
    '  Removed cards: Brewery (yellow, 6 coins, then Arena is free), 1 hidden card',
    'The structure',
    '  Slot 9: face down',
    '  Slot 10: face down, with the Offering token 3',
    '  Slot 15: Barracks, red, 1 shield; costs 3 coins, free with Garrison; under slot 18',
    '  Slot 16: Courthouse, blue, 5 points; costs 2 wood, 1 glass; under slots 18 and 19',
    '  Slot 18: Dispensary, green, mortar, 2 points; costs 2 clay, 1 stone, free with Pharmacist; now 0 for SOLO, 2 for you',
    '  Slot 19: Customs House, yellow, glass and papyrus for 1 coin; costs 4 coins; now 4 for SOLO, 4 for you',
    'The Conflict track',
    "  Conflict pawn: space 4 on SOLO's side",
    "  Military tokens: 5 coins on SOLO's side, 2 coins on your side, 5 coins on your side",
    '  Minerva pawn: space 3 on your side',
    'The Pantheon',
    '  Space 1: Gate (a free divinity from the top of a deck); now 6 for SOLO, 16 for you',
    '  Space 2: empty; now 4 for SOLO, 7 for you',
    '  Space 3: empty; now 5 for SOLO, 6 for you',
    '  Space 4: Zeus (discards any card from the structure, with its token); now 6 for SOLO, 5 for you',
    '  Space 5: empty; now 7 for SOLO, 4 for you',
    '  Space 6: Enki (one of the Progress tokens on it); now 8 for SOLO, 3 for you',
    '  Mesopotamian deck from the top: 2 hidden divinities',
    '  Phoenician deck from the top: 2 hidden divinities',
    '  Greek deck from the top: 2 hidden divinities',
    '  Egyptian deck from the top: Anubis (discards the card under a wonder; the wonder can be constructed again), 2 hidden divinities',
    '  Roman deck from the top: 3 hidden divinities',
    '  Progress tokens on Enki: Philosophy (7 points), Urbanism (6 coins, and 4 whenever a chain makes a card free)',
    'The discard pile',
    '  Quarry: brown, 1 stone',
    '  Tavern: yellow, 4 coins, then Lighthouse is free',
    'SOLO',
    '  Coins: 5',
    '  Points: 5 (green 1, wonders 3, coins 1)',
    '  Resources: 1 glass',
    '  Science symbols: mortar, pendulum, law',
    '  Grey cards: Glassworks (1 glass)',
    '  Green cards: Pharmacist (mortar, then Dispensary is free), Workshop (pendulum, 1 point, snake token)',
    '  Red cards: Garrison (1 shield, then Barracks is free)',
    '  Wonder Circus Maximus: constructed with Guard Tower; 1 shield, 3 points, the opponent loses a grey card',
    '  Wonder Sanctuary: cards of the Pantheon cost 2 coins less, another turn; costs 2 stone, 1 glass, 1 papyrus; now 6 coins',
    '  Progress tokens: Law (law symbol)',
    '  Mythology tokens: Greek, Roman',
    '  Offering tokens: 2',
    'You',
    '  Coins: 12',
    '  Coins on Astarte: 7',
    '  Points: 25 (military 5, blue 3, wonders 6, divinities 7, coins 4)',
    '  Resources: 3 wood, 2 raw materials of choice, 2 manufactured goods of choice',
    '  For 1 coin: wood',
    '  Science symbols: inkwell',
    '  Brown cards: Lumber Yard (1 wood), Sawmill (2 wood)',
    '  Yellow cards: Wood Reserve (wood for 1 coin), Caravansery (1 raw material of choice), Forum (1 manufactured good of choice)',
    '  Green cards: Scriptorium (inkwell, then Library is free)',
    '  Blue cards: Altar (3 points, then Temple is free)',
    '  Wonder Piraeus: constructed with Guard Tower; 1 manufactured good of choice, 2 points, another turn',
    '  Wonder Great Lighthouse: constructed with Guard Tower; 1 raw material of choice, 4 points',
    '  Wonder Appian Way: 3 points, 3 coins, the opponent loses 3 coins, another turn; costs 2 clay, 2 stone, 1 papyrus; now 4 coins',
    '  Divinities: Astarte (7 coins on it, each worth a point at the end)',
  ]);
  expect(text(racconta, view(ageTwo, 1))).toEqual([
    'La partita',
    '  Epoca: II',
    '  Decide: Tu',
    '  Indirizzo strategico di SOLO: scienza, poi militare',
    '  Meraviglie costruite: 3 su 7',
    '  Segnalini Progresso sulla plancia: strategia (1 scudo in più per ogni carta rossa), teologia (un altro turno dopo ogni meraviglia)',
    "  Segnalini Progresso tra cui scegliere: economia (prende ciò che l'avversario paga per le risorse), edilizia (carte blu con 2 risorse in meno)",
    "  Carte tolte a inizio partita: Birrificio (gialla, 6 monete, rende gratis l'Arena), 1 carta coperta",
    "Lo schema dell'Epoca",
    '  Posizione 9: a faccia in giù',
    '  Posizione 10: a faccia in giù, con il segnalino Offerta 3',
    '  Posizione 15: Caserma, rossa, 1 scudo; costa 3 monete, gratis con la Guarnigione; sotto la posizione 18',
    '  Posizione 16: Tribunale, blu, 5 punti; costa 2 legni, 1 vetro; sotto le posizioni 18 e 19',
    "  Posizione 18: Dispensario, verde, mortaio, 2 punti; costa 2 argille, 1 pietra, gratis con l'Erborista; ora 0 per SOLO, 2 per te",
    '  Posizione 19: Dogana, gialla, vetro e papiro per 1 moneta; costa 4 monete; ora 4 per SOLO, 4 per te',
    'Il tracciato Conflitto',
    '  Pedina Conflitto: sulla casella 4 dal lato di SOLO',
    '  Segnalini Esercito: 5 monete dal lato di SOLO, 2 monete dal tuo lato, 5 monete dal tuo lato',
    '  Pedina Minerva: sulla casella 3 dal tuo lato',
    'Il Pantheon',
    '  Casella 1: Portale (una divinità dalla cima di un mazzo gratis); ora 6 per SOLO, 16 per te',
    '  Casella 2: vuota; ora 4 per SOLO, 7 per te',
    '  Casella 3: vuota; ora 5 per SOLO, 6 per te',
    "  Casella 4: Zeus (scarta una carta qualsiasi dello schema dell'Epoca, con il suo segnalino); ora 6 per SOLO, 5 per te",
    '  Casella 5: vuota; ora 7 per SOLO, 4 per te',
    '  Casella 6: Enki (uno dei segnalini Progresso che porta); ora 8 per SOLO, 3 per te',
    "  Mazzo della mitologia mesopotamica dall'alto: 2 divinità coperte",
    "  Mazzo della mitologia fenicia dall'alto: 2 divinità coperte",
    "  Mazzo della mitologia greca dall'alto: 2 divinità coperte",
    "  Mazzo della mitologia egizia dall'alto: Anubi (scarta la carta sotto una meraviglia, che si può ricostruire), 2 divinità coperte",
    "  Mazzo della mitologia romana dall'alto: 3 divinità coperte",
    '  Segnalini Progresso su Enki: filosofia (7 punti), urbanistica (6 monete, e 4 per ogni carta gratis per concatenazione)',
    'La pila degli scarti',
    '  Cava: marrone, 1 pietra',
    '  Taverna: gialla, 4 monete, rende gratis il Faro',
    'SOLO',
    '  Monete: 5',
    '  Punti: 5 (verdi 1, meraviglie 3, monete 1)',
    '  Risorse: 1 vetro',
    '  Simboli scientifici: mortaio, pendolo, legge',
    '  Carte grigie: Vetreria (1 vetro)',
    '  Carte verdi: Erborista (mortaio, rende gratis il Dispensario), Bottega (pendolo, 1 punto, segnalino serpente)',
    '  Carte rosse: Guarnigione (1 scudo, rende gratis la Caserma)',
    "  Meraviglia Circo Massimo: costruita con la Torre di Guardia; 1 scudo, 3 punti, l'avversario perde una carta grigia",
    '  Meraviglia Santuario: le carte del Pantheon per 2 monete in meno, un altro turno; costa 2 pietre, 1 vetro, 1 papiro; ora 6 monete',
    '  Segnalini Progresso: legge (simbolo legge)',
    '  Segnalini Mitologia: greca, romana',
    '  Segnalini Offerta: 2',
    'Tu',
    '  Monete: 12',
    '  Monete su Astarte: 7',
    '  Punti: 25 (militare 5, blu 3, meraviglie 6, divinità 7, monete 4)',
    '  Risorse: 3 legni, 2 materie prime a scelta, 2 manufatti a scelta',
    '  Per 1 moneta: legno',
    '  Simboli scientifici: calamaio',
    '  Carte marroni: Deposito di Legname (1 legno), Segheria (2 legni)',
    '  Carte gialle: Riserva di Legno (legno per 1 moneta), Caravanserraglio (1 materia prima a scelta), Foro (1 manufatto a scelta)',
    '  Carte verdi: Scriptorium (calamaio, rende gratis la Biblioteca)',
    '  Carte blu: Altare (3 punti, rende gratis il Tempio)',
    '  Meraviglia Pireo: costruita con la Torre di Guardia; 1 manufatto a scelta, 2 punti, un altro turno',
    '  Meraviglia Grande Faro: costruita con la Torre di Guardia; 1 materia prima a scelta, 4 punti',
    "  Meraviglia Via Appia: 3 punti, 3 monete, l'avversario perde 3 monete, un altro turno; costa 2 argille, 2 pietre, 1 papiro; ora 4 monete",
    '  Divinità: Astarte (7 monete su di sé, ciascuna 1 punto alla fine)',
  ]);
});

test('DUEL-075, DUEL-180: guilds, and cards with another back, in the base game', () => {
  expect(text(describePosition, base, 'The structure', 'The Conflict track', 'Player 1', 'Player 2')).toEqual([
    'The structure',
    '  Slot 0: Moneylenders Guild, guild, 1 point per 3 coins in the city with more; costs 2 wood, 2 stone; under slot 2',
    '  Slot 2: face down, with the back of a guild',
    '  Slot 18: Shipowners Guild, guild, 1 point and 1 coin per brown card or grey card in the city with more; costs 1 clay, 1 stone, 1 glass, 1 papyrus; now 9 for Player 1, 6 for Player 2',
    '  Slot 19: Port, yellow, 3 points, 2 coins per brown card; costs 1 wood, 1 glass, 1 papyrus; now 6 for Player 1, 6 for Player 2',
    'The Conflict track',
    '  Conflict pawn: the middle',
    "  Military tokens: 5 coins on Player 1's side, 2 coins on Player 1's side, 2 coins on Player 2's side, 5 coins on Player 2's side",
    'Player 1',
    '  Coins: 7',
    '  Points: 2 (coins 2)',
    '  Resources: none',
    '  Science symbols: none',
    'Player 2',
    '  Coins: 1',
    '  Points: 3 (progress 3)',
    '  Resources: 1 stone',
    '  Science symbols: none',
    '  Brown cards: Stone Pit (1 stone)',
    '  Guilds: Builders Guild (2 points per wonder in the city with more)',
    '  Progress tokens: Mathematics (3 points per Progress token)',
  ]);
});

test('DUEL-074: the end, with the points of each seat', () => {
  const over = {
    ...scene({ age: 3, structure: {}, pending: [], zero: { coins: 3 } }),
    ending: 'points',
    winner: 1,
  } as const;
  expect(text(describePosition, over, 'The game', 'SOLO', 'You')).toEqual([
    'The game',
    '  Age: III',
    '  Game over: you win by points',
    "  SOLO's direction: science, then military",
    '  Wonders constructed: 0 of 7',
    '  Progress tokens on the board: none',
    '  Removed cards: 3 hidden cards',
    'SOLO',
    '  Coins: 3',
    '  Points: 1 (coins 1)',
    '  Place: 2',
    '  Resources: none',
    '  Science symbols: none',
    'You',
    '  Coins: 7',
    '  Points: 2 (coins 2)',
    '  Place: 1',
    '  Resources: none',
    '  Science symbols: none',
  ]);
});

test('DUEL-011: the draft, and the questions to the table', () => {
  const tokens = ['law', 'strategy', 'economy', 'theology', 'masonry'].map((token) => `draw-progress ${token}`);
  const wonders = ['colossus', 'pyramids', 'mausoleum', 'messe'].map((wonder) => `draw-wonder ${wonder}`);
  const manual = newGame({ chance: 'manual', promos: ['messe'] });
  expect(text(describePosition, manual, 'The game')).toEqual([
    'The game',
    '  Wonders constructed: 0 of 7',
    '  Progress tokens on the board: none',
  ]);
  const draft = text(
    describePosition,
    play(manual, ...tokens, ...wonders),
    'The game',
    'The wonders to choose from',
    'SOLO',
  );
  expect(draft).toEqual([
    'The game',
    '  To decide: You',
    "  SOLO's direction: military, then science",
    '  Wonders constructed: 0 of 7',
    '  Progress tokens on the board: Law (law symbol), Strategy (1 extra shield on each later red card), Economy (takes what the opponent pays for resources), Theology (another turn after each wonder), Masonry (blue cards cost 2 fewer resources)',
    'The wonders to choose from',
    '  Wonder Pyramids: 9 points; costs 3 stone, 1 papyrus',
    '  Wonder Mausoleum: 2 points, a free card from the discard pile; costs 2 clay, 2 glass, 1 papyrus',
    '  Wonder Messe: 2 points, a free card from the top row; costs 1 wood, 2 clay, 1 glass, 1 papyrus',
    'SOLO',
    '  Coins: 7',
    '  Points: 2 (coins 2)',
    '  Resources: none',
    '  Science symbols: none',
    '  Wonder Colossus: 2 shields, 3 points; costs 3 clay, 1 glass; now 8 coins',
  ]);
});

test('DUEL-080: only the seat that knows a face-down divinity reads its name', () => {
  const pantheon = (viewer: Viewer) => {
    const state = newGame({ mode: 'versus' });
    const known = { mythology: 'greek', id: 'hades', seenBy: [0] } as const;
    const spaces = [known, null, null, null, null, null];
    const decks = state.pantheon?.decks.map((place, i) => (i === 6 ? { ...place, id: 'zeus', seenBy: [0] } : place));
    const seen = view({ ...state, age: 1, pantheon: { ...state.pantheon, spaces, decks } } as never, viewer);
    const lines = describePosition(seen).find(({ heading }) => heading === 'The Pantheon')?.lines ?? [];
    return [lines[0], lines[8]];
  };
  expect(pantheon(0)).toEqual([
    'Space 1: Hades (a free card from the discard pile), face down; now 3 for you, 8 for Player 2',
    'Greek deck from the top: Zeus (discards any card from the structure, with its token), 2 hidden divinities',
  ]);
  for (const [viewer, second] of [
    [1, 'you'],
    ['spectator', 'Player 2'],
  ] as const)
    expect(pantheon(viewer)).toEqual([
      `Space 1: Greek divinity, face down; now 3 for Player 1, 8 for ${second}`,
      'Greek deck from the top: 3 hidden divinities',
    ]);
});
