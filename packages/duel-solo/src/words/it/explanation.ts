import type { Explanation } from '@wonders/core';
import { nameOf } from './names.js';

/** The sentences of explanations, by their English text; `{0}` and `{1}` stand for what is put in. */
const SENTENCES: Readonly<Record<string, string>> = {
  'SOLO decides by its {0}': 'SOLO decide secondo: {0}',
  'A structure wins the game at once': 'Una struttura dà la vittoria istantanea',
  'A wonder wins the game at once': 'Una meraviglia dà la vittoria istantanea',
  'A divinity wins the game at once': 'Una divinità dà la vittoria istantanea',
  'Wonder: none that SOLO can pay for with at most {0} coins':
    'Meraviglia: nessuna che SOLO possa pagare con al massimo {0} monete',
  'Wonder: SOLO can construct one with at most {0} coins':
    'Meraviglia: SOLO può costruirne una con al massimo {0} monete',
  'The card for the wonder comes from the end of the operational scale':
    "La carta per la meraviglia segue l'ordine inverso della scala operativa",
  'The player could win by force or by science: SOLO takes that away':
    'Il giocatore potrebbe vincere con la forza o con la scienza: SOLO glielo impedisce',
  'Pantheon: no card that SOLO can pay for and that does something':
    'Pantheon: nessuna carta che SOLO possa pagare e che sia applicabile',
  'Pantheon: SOLO can activate a card': 'Pantheon: SOLO può attivare una carta',
  'Structure: none that SOLO can pay for': 'Struttura: nessuna che SOLO possa pagare',
  'Structure: SOLO can construct one': 'Struttura: SOLO può costruirne una',
  'SOLO discards a card for coins': 'SOLO scarta una carta per ottenere monete',
  'A {0} divinity, unseen, goes to the first empty space of {1}':
    'Una divinità {0}, non vista, va nella prima casella libera di {1}',
  'The {0} deck is the first of the Pantheon scale that can hold an applicable divinity':
    'Il mazzo della mitologia {0} è il primo della scala del Pantheon che può contenere una divinità applicabile',
  "Minerva stands next to the conflict pawn, on SOLO's side":
    'La pedina Minerva va accanto alla pedina Conflitto, dal lato di SOLO',
  'SOLO has neither the Sanctuary nor the Divine Theater: Zeus takes a face-down card with a token':
    'SOLO non ha né il Santuario né il Teatro Divino: Zeus scarta una carta a faccia in giù con un segnalino',
  'The player has no constructed wonder: Anubis turns to one of SOLO':
    'Il giocatore non ha meraviglie costruite: Anubi si rivolge a una di SOLO',
  'Cards of Age {0} come first': "Prima le carte dell'Epoca {0}",
  'Chance decides between {0} cards': 'Il caso decide tra {0} carte',
  'Looking one move ahead at {0} moves': 'Uno sguardo avanti di una mossa su {0} mosse',
  'first type of the operational scale': 'primo tipo della scala operativa',
  'last type of the operational scale': 'ultimo tipo della scala operativa',
  'uncovers a token (SOLO has the Sanctuary or the Divine Theater)':
    'scopre un segnalino (SOLO ha il Santuario o il Teatro Divino)',
  'uncovers a token (SOLO has neither the Sanctuary nor the Divine Theater)':
    'scopre un segnalino (SOLO non ha né il Santuario né il Teatro Divino)',
  'closes a pair of symbols for SOLO': 'chiude una coppia di simboli per SOLO',
  'closes a pair of symbols for the player': 'chiude una coppia di simboli per il giocatore',
  'resource that SOLO needs most': 'risorsa di cui SOLO ha più bisogno',
  'resource that the player needs most': 'risorsa di cui il giocatore ha più bisogno',
  'discount on a resource that SOLO needs': 'sconto su una risorsa di cui SOLO ha bisogno',
  'discount on a resource that the player needs': 'sconto su una risorsa di cui il giocatore ha bisogno',
  'free choice of a resource that SOLO needs': 'risorsa a scelta gratuita di cui SOLO ha bisogno',
  'free choice of a resource that the player needs': 'risorsa a scelta gratuita di cui il giocatore ha bisogno',
  'lowest cost': 'la meno costosa',
  'can start a chain': 'può dare origine a una concatenazione',
  'highest value: points, coins or shields': 'valore più alto: punti, monete o potenza militare',
  'most printed victory points': 'più punti vittoria stampati',
  'uncovers fewest cards': 'scopre meno carte',
  "first from SOLO's side": 'la prima dal lato di SOLO',
  "first from the player's side": 'la prima dal lato del giocatore',
  'first to come there': 'la prima arrivata',
  'would give the player the win': 'darebbe la vittoria al giocatore',
  green: 'verde',
  'highest printed cost': 'costo stampato più alto',
  'lowest printed cost': 'costo stampato più basso',
  'symbol that the player lacks': 'simbolo che manca al giocatore',
  'highest in the strategic scale': 'più in alto nella scala strategica',
  'fewest coins to pay': 'meno monete da pagare',
  'structure before divinity': 'struttura prima di divinità',
  'first of the Pantheon scale': 'prima nella scala del Pantheon',
  'cheapest space': 'casella meno cara',
  'fewest coins paid': 'meno monete pagate',
  'least discount unused': 'meno sconto sprecato',
  'fewest Offering tokens': 'meno segnalini Offerta',
  'smallest Offering tokens': 'segnalini Offerta più piccoli',
  'SOLO has constructed at most one wonder: Architecture, Theology':
    'SOLO ha costruito al massimo una meraviglia: architettura, teologia',
  'SOLO has at most three coins: Agriculture, Urbanism, Economy':
    'SOLO ha al massimo tre monete: agricoltura, urbanistica, economia',
  "SOLO's wonders are worth no more points than the player's: Philosophy, Mysticism":
    'le meraviglie di SOLO non valgono più punti di quelle del giocatore: filosofia, misticismo',
  "tokens of SOLO's direction": "segnalini dell'indirizzo strategico di SOLO",
  'first token offered': 'primo segnalino offerto',
  'last constructed': "l'ultima costruita",
  'first constructed': 'la prima costruita',
  'resource of which the player has least': 'risorsa di cui il giocatore ha meno',
  "symbol that is SOLO's sixth": 'simbolo che è il sesto di SOLO',
  'symbol that SOLO has': 'simbolo che SOLO ha già',
  'symbol of a discarded card': 'simbolo di una carta scartata',
  'highest discount of an Offering token': 'sconto più alto di un segnalino Offerta',
  'most coins given': 'più monete fornite',
  'fewest coins that the player would pay': 'meno monete che il giocatore pagherebbe',
  'first of the scale': 'primo della scala',
  applicable: 'applicabile',
  'most promising position': 'posizione più promettente',
};

/** The name of a component, or of a move word by word. */
const named = (id: string): string => (nameOf(id) !== id ? nameOf(id) : id.split(' ').map(nameOf).join(' '));

/** An English sentence in Italian. */
function sentence(english: string): string {
  for (const [pattern, own] of Object.entries(SENTENCES)) {
    const values = match(pattern, english);
    if (values !== undefined) return own.replace(/\{(\d)\}/g, (_, i: string) => named(values[Number(i)] ?? ''));
  }
  return english;
}

/** What stands in a sentence for the places of its pattern. */
function match(pattern: string, sentence: string): readonly string[] | undefined {
  if (!pattern.includes('{')) return pattern === sentence ? [] : undefined;
  const parts = pattern.split(/\{\d\}/);
  const order = [...pattern.matchAll(/\{(\d)\}/g)].map((found) => Number(found[1]));
  const values: string[] = [];
  let at = 0;
  for (const [i, part] of parts.entries()) {
    if (i === 0 ? !sentence.startsWith(part) : sentence.indexOf(part, at) < 0) return undefined;
    const next = i === 0 ? 0 : part === '' ? sentence.length : sentence.indexOf(part, at);
    if (i > 0) values[order[i - 1] ?? 0] = sentence.slice(at, next);
    at = next + part.length;
  }
  return at === sentence.length ? values : undefined;
}

/**
 * An explanation of `explainBotMove` in Italian: sentences, items, and the names of what they kept and dropped.
 *
 * @example
 * ```ts
 * import { explainBotMove, newGame } from '@wonders/duel-solo';
 * import { translateExplanation } from '@wonders/duel-solo/words/it';
 * console.log(translateExplanation(explainBotMove(newGame())).reasons.length > 0); // true
 * ```
 * @category Words
 */
export function translateExplanation<M>({ move, says, reasons, steps }: Explanation<M>): Explanation<M> {
  return {
    move,
    says: sentence(says),
    reasons: reasons.map(sentence),
    steps: steps.map((step) => ({
      ...step,
      label: sentence(step.label),
      candidates: step.candidates.map((candidate) => ({ ...candidate, name: named(candidate.name) })),
    })),
  };
}
