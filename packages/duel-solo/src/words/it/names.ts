import type { ScienceSymbol } from '../../components/cards.js';
import type { Direction } from '../../components/directions.js';
import type { ComponentId, ResourceNames } from '../language.js';

// Names that the Italian variant prints are its own, the others are our translations; with the article, which sentences need.
const NAMES: Readonly<Record<ComponentId, string>> = {
  'lumber-yard': 'il Deposito di Legname',
  'stone-pit': 'la Cava di Pietra',
  'clay-pool': "il Bacino d'Argilla",
  'logging-camp': 'il Campo di Taglialegna',
  quarry: 'la Cava',
  'clay-pit': "la Fossa d'argilla",
  glassworks: 'la Vetreria',
  press: 'la Pressa',
  stable: 'le Scuderie',
  garrison: 'la Guarnigione',
  palisade: 'la Palizzata',
  'guard-tower': 'la Torre di Guardia',
  scriptorium: 'lo Scriptorium',
  workshop: 'la Bottega',
  pharmacist: "l'Erborista",
  apothecary: 'lo Speziale',
  tavern: 'la Taverna',
  'stone-reserve': 'la Riserva di Pietra',
  'clay-reserve': "la Riserva d'Argilla",
  'wood-reserve': 'la Riserva di Legno',
  theater: 'il Teatro',
  altar: "l'Altare",
  baths: 'i Bagni',
  sawmill: 'la Segheria',
  'shelf-quarry': 'il Tagliapietre',
  brickyard: 'il Mattonificio',
  glassblower: 'il Soffiatore di Vetro',
  'drying-room': "l'Essiccatoio",
  'horse-breeders': 'gli Allevatori di Cavalli',
  barracks: 'la Caserma',
  walls: 'le Mura',
  'archery-range': 'il Campo di Tiro',
  'parade-ground': "la Piazza d'Armi",
  school: 'la Scuola',
  laboratory: 'il Laboratorio',
  dispensary: 'il Dispensario',
  library: 'la Biblioteca',
  brewery: 'il Birrificio',
  forum: 'il Foro',
  caravansery: 'il Caravanserraglio',
  'customs-house': 'la Dogana',
  temple: 'il Tempio',
  statue: 'la Statua',
  courthouse: 'il Tribunale',
  aqueduct: "l'Acquedotto",
  rostrum: 'i Rostri',
  circus: 'il Circo',
  arsenal: "l'Arsenale",
  'siege-workshop': "l'Officina d'Assedio",
  fortifications: 'le Fortificazioni',
  pretorium: 'il Pretorio',
  academy: "l'Accademia",
  university: "l'Università",
  study: 'lo Studio',
  observatory: "l'Osservatorio",
  arena: "l'Arena",
  'chamber-of-commerce': 'la Camera di Commercio',
  port: 'il Porto',
  lighthouse: 'il Faro',
  armory: "l'Armeria",
  palace: 'il Palazzo',
  gardens: 'i Giardini',
  pantheon: 'il Pantheon',
  'town-hall': 'il Municipio',
  senate: 'il Senato',
  obelisk: "l'Obelisco",
  'merchants-guild': 'la Gilda dei Mercanti',
  'shipowners-guild': 'la Gilda degli Armatori',
  'builders-guild': 'la Gilda dei Costruttori',
  'magistrates-guild': 'la Gilda dei Magistrati',
  'scientists-guild': 'la Gilda degli Scienziati',
  'moneylenders-guild': 'la Gilda degli Usurai',
  'tacticians-guild': 'la Gilda degli Strateghi',
  'mesopotamian-grand-temple': 'il Grande Tempio mesopotamico',
  'phoenician-grand-temple': 'il Grande Tempio fenicio',
  'greek-grand-temple': 'il Grande Tempio greco',
  'egyptian-grand-temple': 'il Grande Tempio egizio',
  'roman-grand-temple': 'il Grande Tempio romano',
  pyramids: 'le Piramidi',
  colossus: 'il Colosso',
  'great-lighthouse': 'il Grande Faro',
  'temple-of-artemis': 'il Tempio di Artemide',
  mausoleum: 'il Mausoleo',
  'great-library': 'la Grande Biblioteca',
  piraeus: 'il Pireo',
  'hanging-gardens': 'i Giardini Pensili',
  'statue-of-zeus': 'la Statua di Zeus',
  sphinx: 'la Sfinge',
  'appian-way': 'la Via Appia',
  'circus-maximus': 'il Circo Massimo',
  sanctuary: 'il Santuario',
  'divine-theater': 'il Teatro Divino',
  messe: 'la Messe',
  'statue-of-liberty': 'la Statua della Libertà',
  agriculture: 'agricoltura',
  architecture: 'architettura',
  economy: 'economia',
  law: 'legge',
  masonry: 'edilizia',
  mathematics: 'matematica',
  philosophy: 'filosofia',
  strategy: 'strategia',
  theology: 'teologia',
  urbanism: 'urbanistica',
  mysticism: 'misticismo',
  poliorcetics: 'poliorcetica',
  engineering: 'ingegneria',
  enki: 'Enki',
  ishtar: 'Ishtar',
  nisaba: 'Nisaba',
  astarte: 'Astarte',
  baal: 'Baal',
  tanit: 'Tanit',
  aphrodite: 'Afrodite',
  hades: 'Ade',
  zeus: 'Zeus',
  anubis: 'Anubi',
  isis: 'Iside',
  ra: 'Ra',
  mars: 'Marte',
  minerva: 'Minerva',
  neptune: 'Nettuno',
  gate: 'il Portale',
  mesopotamian: 'mesopotamica',
  phoenician: 'fenicia',
  greek: 'greca',
  egyptian: 'egizia',
  roman: 'romana',
  'seat0-5': 'segnalino Esercito 5 del posto 0',
  'seat0-2': 'segnalino Esercito 2 del posto 0',
  'seat1-2': 'segnalino Esercito 2 del posto 1',
  'seat1-5': 'segnalino Esercito 5 del posto 1',
};

/**
 * The Italian name of a component, by its id.
 *
 * @param id - The id of a card, wonder, divinity, mythology, Progress token or Military token.
 * @example
 * ```ts
 * import { nameOf } from '@wonders/duel-solo/words/it';
 * console.log(nameOf('hanging-gardens')); // Giardini Pensili
 * ```
 * @category Words
 */
export const nameOf = (id: ComponentId): string => NAMES[id].replace(ARTICLE, '');

/** Whether a verb that goes with a name takes its plural: that of `i Bagni`. */
export const isPlural = (named: string): boolean => /^(i|gli|le) /.test(named);

/** Places in a row, a deck or a series, from 1 to 6, without their last letter: `prima`, `primo`. */
const ORDINALS = ['prim', 'second', 'terz', 'quart', 'quint', 'sest'];

/** A place in a series: `la terza carta`, `il terzo posto`. */
export const ordinal = (n: number, ending: 'a' | 'o'): string => `${ORDINALS[n - 1]}${ending}`;

const ARTICLE = /^(?:(il|lo|la|i|gli|le) |(l'))/;

/** The name with its article: `il Grande Faro`, `le Piramidi`; names of divinities have none. */
export const theName = (id: ComponentId): string => NAMES[id];

const JOINED: Readonly<Record<string, string>> = {
  il: 'l ',
  lo: 'llo ',
  la: 'lla ',
  i: 'i ',
  gli: 'gli ',
  le: 'lle ',
  "l'": "ll'",
};
const STEMS = { di: 'de', a: 'a', da: 'da', su: 'su' } as const;

/** The name after a preposition: `del Grande Faro`, `alle Piramidi`, `su Enki`. */
export function nameAfter(preposition: keyof typeof STEMS, id: ComponentId): string {
  const [article = '', long, short] = ARTICLE.exec(NAMES[id]) ?? [];
  const joined = JOINED[long ?? short ?? ''];
  return joined === undefined
    ? `${preposition} ${NAMES[id]}`
    : STEMS[preposition] + joined + NAMES[id].slice(article.length);
}

/** The Italian name with its article where a text is the id of a component, else the text. */
export const nameIn = (text: string): string => (Object.hasOwn(NAMES, text) ? theName(text as ComponentId) : text);

export const RESOURCE_NAMES: ResourceNames = {
  wood: ['legno', 'legni'],
  clay: ['argilla', 'argille'],
  stone: ['pietra', 'pietre'],
  glass: ['vetro', 'vetri'],
  papyrus: ['papiro', 'papiri'],
};

export const SYMBOL_NAMES: Readonly<Record<ScienceSymbol, string>> = {
  wheel: 'ruota',
  mortar: 'mortaio',
  inkwell: 'calamaio',
  pendulum: 'pendolo',
  astrolabe: 'astrolabio',
  sundial: 'meridiana',
  law: 'legge',
};

const FIELDS: Readonly<Record<string, string>> = { M: 'Militare', S: 'Scienza', C: 'Costruzione' };

/** SOLO's direction in words. */
export const fields = (direction: Direction): string => [...direction].map((letter) => FIELDS[letter]).join('/');
